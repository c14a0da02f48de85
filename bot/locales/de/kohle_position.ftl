# The position in words, part by part.

kk-part-round = Runde und Zug
kk-part-villages = Dörfer
kk-part-villages-of = Dörfer in { $city }
kk-part-lines = Eisenbahn
kk-part-places = Plätze leerer Übertagekarten
kk-part-options = Optionen am Tisch
kk-part-pitheads = Übertagekarten von { $name }
kk-part-ground = Grubenfeld { $ground }
kk-part-village = Dorf { $village }
kk-part-station = Bahnhof { $station }
kk-text-raised = Schon verteuert: { $items }.
kk-text-line-held = • { $line }, { $count ->
    [one] 1 Bahnhof
   *[other] { $count } Bahnhöfe
}, vollständig { $points }; mit Kumpeln: { $stations }
kk-text-mine-in-full = • { $mine }; { $where }
kk-text-in-trust-engine = beim Syndikat, mit Dampfmaschine
kk-text-in-trust-coin = beim Syndikat, mit Münze
kk-text-in-trust-none = beim Syndikat
kk-text-for-sale = liegt aus
kk-text-from-round = ab Runde { $round }
kk-text-on-space = auf Feld { $space }
kk-text-of-player = gehört { $who }: { $what }
kk-turn-used = In diesem Zug verbraucht: { $items }.
kk-turn-used-action = die Aktion
kk-turn-used-extra = ein Extraaktionsmarker
kk-turn-card = Es geht um { $card }.
kk-turn-village = Die neue Siedlung steht in { $village }.
kk-turn-arrange = Eben gedreht: { $card }.
kk-turn-rescued = In diesem Zug durch die Grubenwehr gesichert: { $count }.
kk-turn-lose = Abzugeben: { $miners }.
kk-turn-decided = Schon entschieden: { $stage }.
kk-turn-by-action = Kumpelaktion
kk-turn-by-bonus = Bonusmarker Kumpel
kk-turn-left = { $by }: noch { $insert } Kumpel einsetzen, { $redeploy } versetzen, dazu { $engineer ->
    [one] 1 Bergingenieur
   *[other] { $engineer } Bergingenieure
}.
kk-turn-inserted = Eben eingesetzt: { $spots }.
kk-turn-moved = Ein Teil davon ist schon getan.
kk-text-closed-city = Zu dritt ist hier nichts im Spiel.
kk-text-disaster-hit = Unglück dieser Runde: { $marker }; ein Stein eines Spielers wurde gezogen.
kk-text-disaster-spared = Unglück dieser Runde: { $marker }; kein Stein eines Spielers wurde gezogen.
kk-text-beside = Dampfmaschinen neben dem Tableau: { $count }
kk-auction-engine = Eine Dampfmaschine wartet darauf, auf die Großzeche gesetzt zu werden.
