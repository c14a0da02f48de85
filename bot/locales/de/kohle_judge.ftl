# Was nicht aufgeht, worauf ein geänderter Schalter trifft, was eine Korrektur setzen kann.

## Arten von Spielmaterial, und was ein Platz hat

kk-piece-coins = Münzen
kk-piece-points = Punkte
kk-piece-workers = Arbeiter
kk-piece-miners = Kumpel
kk-piece-pool = Kumpel im Vorrat
kk-piece-engineers = Ingenieure
kk-piece-settlements = Siedlungen
kk-piece-engines = Dampfmaschinen
kk-piece-mines = Zechen
kk-piece-extra = Extraaktionsmarker
kk-piece-markers = Eisenbahnmarker
kk-piece-beside = Dampfmaschinen neben dem Tableau
kk-piece-lost = Kumpel auf Unglücksfeldern

## Was nicht aufgeht

kk-violation-pieces-miscounted = Das geht nicht auf: { $piece } { $count }, in der Schachtel sind aber { $box }.
kk-violation-seat-pieces-miscounted = Das geht bei { $seat } nicht auf: { $piece } { $count }, in der Schachtel sind aber { $box }.
kk-violation-card-miscounted = { $count ->
    [0] { $card } wäre nirgends.
   *[other] { $card } wäre an { $count } Stellen zugleich.
}
kk-violation-bonus-miscounted = { $count ->
    [0] Der Bonusmarker { $bonus } wäre nirgends.
   *[other] Der Bonusmarker { $bonus } wäre an { $count } Stellen zugleich.
}
kk-violation-disaster-miscounted = Das geht nicht auf: Unglücksmarker { $disaster } { $count }, in der Schachtel sind aber { $box }.
kk-violation-markers-miscounted = Das geht nicht auf: Eisenbahnmarker { $marker } { $count }, in der Schachtel sind aber { $box }.
kk-violation-below-zero = Weniger als nichts gibt es nicht: { $piece } { $count }.
kk-violation-seat-below-zero = { $seat } kann nicht weniger als nichts haben: { $piece } { $count }.
kk-violation-spot-overfilled = Hier stünden von { $seat }: { $count }; Platz ist für { $most } ({ $spot }).
kk-violation-settlement-twice = { $seat } hätte zwei Siedlungen in { $village }.
kk-violation-no-such-miner = Dort können keine Kumpel von { $seat } stehen: { $spot } { $count }.
kk-violation-extra-overcounted = { $seat } hätte { $count } Extraaktionsmarker, hat aber nur { $most } bekommen.
kk-violation-village-overfilled = { $village } hätte { $count } Siedlungen; Platz ist für { $most }.
kk-violation-village-workers-miscounted = { $village } hätte { $count } Arbeiter; möglich sind { $most }.
