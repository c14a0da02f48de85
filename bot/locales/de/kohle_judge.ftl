# Was nicht aufgeht, worauf ein geänderter Schalter trifft, was eine Korrektur setzen kann.

## Arten von Spielmaterial, und was ein Platz hat

kk-piece-coins = Münzen
kk-piece-points = Punkte
kk-piece-workers = Arbeiter
kk-piece-miners = Kumpel
kk-piece-pool = Kumpel im Vorrat
kk-piece-engineers = Bergingenieure
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

## Worauf ein geänderter Schalter trifft

kk-violation-switch-turn-open = Der Zug von { $seat } läuft noch und würde nach der neuen Lesart enden ({ $stage }).
kk-violation-switch-consolidation-open = Die Konsolidierung von { $ground } läuft noch und würde nach der neuen Lesart enden.
kk-violation-switch-action-due = { $seat } ist am Zug und könnte ihn nicht mehr ohne Aktion beenden.
kk-violation-switch-card-taken = { $card } ging nach der jetzigen Lesart an das Kohlen-Syndikat, das in dieser Runde noch einkauft.
kk-violation-switch-pieces-there = { $seat } hat etwas stehen, wo es nicht hätte hinkommen können: { $spot }.
kk-violation-switch-markers-taken = { $seat } hat in dieser Runde genommene Eisenbahnmarker: { $count }.
kk-violation-switch-trust-track = Die Münzen des Kohlen-Syndikats liegen so, wie sie nur die jetzige Lesart zurücklässt: { $count }.
kk-violation-switch-scored-before = Punkte von { $seat } nach der jetzigen Lesart bleiben: { $points } ({ $source }).
kk-violation-switch-flipped-before = { $seat } hat { $pithead } nach der jetzigen Lesart gedreht; das bleibt so.

## Was eine Korrektur setzen kann

kk-quantity-of-seat = { $who }, { $what }
kk-quantity-points = Punkte ({ $source })
kk-quantity-engineers = nicht eingesetzte Bergingenieure
kk-quantity-secured = Zeche auf { $space } gesichert
kk-quantity-side = Seite von { $card }, die oben liegt
kk-quantity-cokery = Bonus der Kokerei & Brikettfabrik erhalten ({ $reason })
kk-quantity-station = Kumpel auf Bahnhof { $station }
kk-quantity-lost = in Runde { $round } verlorene Kumpel
kk-quantity-gained = Extraaktionsmarker bekommen ({ $reason })
kk-quantity-markers = Eisenbahnmarker ({ $marker })
kk-quantity-fresh = Eisenbahnmarker dieser Runde ({ $marker })
kk-quantity-reason-engineer = Bergingenieur
kk-quantity-reason-engine = Dampfmaschine
kk-quantity-reason-one = erstes Stück
kk-quantity-reason-both = beide Stücke
kk-quantity-reason-settlements = dritte Siedlung
kk-quantity-reason-engineers = dritter Bergingenieur
kk-quantity-reason-ironworks = Eisenhütte gedreht
kk-quantity-turn = wer am Zug ist
kk-quantity-bank = Münzen in der Bank
kk-quantity-worker_pool = Arbeiter im Vorrat
kk-quantity-engine_pool = Dampfmaschinen im Vorrat
kk-quantity-extra_coin = zusätzliche Münze des Kohlen-Syndikats
kk-quantity-buying_power = Kaufkraftmarker des Kohlen-Syndikats
kk-quantity-subsidence = Bergschädenmarker auf dem Spielplan
kk-quantity-owner = Besitzer von { $card }
kk-quantity-place = Feld von { $card }
kk-quantity-engine = Dampfmaschine auf { $card }
kk-quantity-mark = Marker des Kohlen-Syndikats auf { $card }
kk-quantity-village = Arbeiter in { $village }
kk-quantity-track = Münze des Kohlen-Syndikats auf Feld { $space }
kk-quantity-raised = Preis erhöht ({ $price })
kk-quantity-bonus = Bonusmarker { $bonus }
kk-quantity-order = Zugreihenfolge, Platz { $place }
kk-quantity-settled = { $count ->
    [0] ohne Kumpel
   *[other] mit { $count } Kumpel
}
kk-quantity-on-track = Feld { $space } der Leiste
kk-quantity-value-yes = ja
kk-quantity-value-no = nein
kk-quantity-value-none = nicht da
kk-quantity-value-front = Vorderseite
kk-quantity-value-back = Rückseite
kk-quantity-value-engine = Dampfmaschine
kk-quantity-value-coin = Münze
kk-quantity-value-trust = Kohlen-Syndikat
kk-quantity-value-display = in der Auslage
kk-quantity-change = { $what }: { $after } statt { $before }
kk-quantity-changes = { $rest }; { $last }
kk-event-table_repaired = Der Tisch hat richtiggestellt: { $changes }.
kk-violation-repair-unknown = Unter dem Namen `{ $word }` gibt es nichts richtigzustellen.
kk-violation-repair-value-unknown = Das lässt sich nicht auf `{ $word }` setzen: { $quantity }.
kk-violation-repair-contradicts = Mit den übrigen Änderungen bliebe das nicht bei `{ $word }`: { $quantity }.
kk-violation-repair-changes-nothing = Das alles ist schon so.
kk-violation-consolidation-runs = Die Konsolidierung von { $ground } beruht auf dem, womit sie begann. Stellt das vorher oder nachher richtig.
kk-violation-turn-cannot-go-on = Der Zug von { $seat } könnte so nicht weitergehen ({ $stage }).
