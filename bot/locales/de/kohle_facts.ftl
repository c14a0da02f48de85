## Worauf die Zahlen von Ereignissen beruhen, als kurze Sätze darunter

kk-fact-start_coins = Alle beginnen an diesem Tisch mit { $coins }.
kk-fact-start_points = Startguthaben auf der Wertungsleiste: { $points }.
kk-fact-start_pieces = Dazu im Vorrat: { $miners }, { $engineers }, { $settlements } Siedlungen.

# Phase 1
kk-fact-disc_on_space = { $seat }: Stein auf Feld { $space }, dort lag { $bonus }.

# Phasen 2 bis 4
kk-fact-extra_left = Verbleibende Extraaktionsmarker: { $count }.
kk-fact-card_price = Preis auf { $card }: { $coins }.
kk-fact-card_points = { $card } bringt einmalig { $points }.
kk-fact-price_printed = Aufgedruckter Preis ({ $price }): { $coins }.
kk-fact-price_raised = { $coins } mehr, seit zum ersten Mal { $pithead } gedreht wurde; gedreht haben: { $seats }.
kk-fact-price_by_bonus = Mit dem Bonusmarker { $bonus } ist der Preis immer { $coins }; die Aktion selbst kostet { $price_else }.
kk-fact-settlement_reward = Siedlung Nummer { $count } bringt { $points }.
kk-fact-worker_markers_spent = Mit Arbeitermarkern der Eisenbahn bezahlt: { $count }.
kk-fact-flip_printed = Umdrehen von { $pithead }: { $workers } und { $coins } für { $points }.
kk-fact-flip_for_workers = { $pithead } zu drehen bringt für { $workers } { $points }.
kk-fact-flip_for_coins = { $pithead } zu drehen bringt für { $coins } { $points }.
kk-fact-flip_for_either = Verlangt sind entweder { $workers_asked } Arbeiter oder { $coins_asked } Münzen.
kk-fact-price_up_already = Teurer ist das schon seit einem früheren Umdrehen: { $price }.
kk-fact-engineer_there_before = Der Bergingenieur stand schon vor dem Umdrehen dort und bringt darum keine Punkte.
kk-fact-cokery_bonus = { $points }, einmal im Spiel, für { $reason ->
    [engineer] den Bergingenieur
    [engine] die Dampfmaschine
    [one] den ersten Stein
   *[both] beide Steine
}.
kk-fact-marker_points = Dieser Marker bringt sofort { $points }.
kk-fact-marker_coins = Dieser Marker bringt sofort { $coins }.
kk-fact-marker_kept = Wird aufgehoben, bis er gebraucht wird: { $marker }.
kk-fact-marker_for_later = Wird aufgehoben und gilt erst ab der nächsten Runde: { $marker }.
kk-fact-no_marker_there = Am Bahnhof { $station } lag kein Eisenbahnmarker.

# Phase 5
kk-fact-mine_on_space = Auf Feld { $space }: { $card }.
kk-fact-no_mine = { $seat } hat keine Zeche.
kk-fact-all_manned = { $seat } hat bei jeder Zeche eine Grubenwehr.
kk-fact-cannot_secure = { $seat } kann { $spaces } nicht sichern: { $coins_have ->
    [0] keine Münze
   *[other] kein Münzsymbol dort
}.
kk-fact-left_unsecured = Ungesichert bleiben: { $spaces }.
kk-fact-discs_laid = { $seat }: { $discs ->
    [one] 1 Stein
    [3] 3 Steine, mehr gibt es nicht
   *[other] { $discs } Steine
}; ungesichert { $unsecured_spaces }, sicher { $safe_spaces }.
kk-fact-miner_for_each_disc = Ein Kumpel je gezogenem Stein ({ $discs }); vorher im Vorrat: { $pool }.
kk-fact-pool_empty = Der Vorrat war leer.
kk-fact-discs_drawn = { $seat }: { $discs ->
    [one] 1 Stein gezogen
   *[other] { $discs } Steine gezogen
}.
kk-fact-disaster_space = Das Unglücksfeld der Runde { $round } kostet { $points }.
kk-fact-lost_only_once = { $discs } Steine wurden gezogen; Punkte gehen nur einmal verloren.
kk-fact-never_below_nothing = Niemand fällt unter 0; Punkte vorher: { $points_have }.
kk-fact-buying_power = 1 Zeche und 1 mehr für jede Kaufkrafterhöhung ({ $markers }), höchstens 3.
kk-fact-subsidence_coin = Bergschäden kosten { $coins } oder 2 Punkte.
kk-fact-subsidence_points = Bergschäden kosten 1 Münze oder { $points }.
kk-fact-no_coin = Zum Zahlen war keine Münze da.

# Phasen 6 bis 8
kk-fact-numbers_for_sale = Zum Verkauf standen die Nummern { $numbers }.
kk-fact-singles_apart = Einzelzechen zählen an diesem Tisch nur, wenn keine Kleinzeche zum Verkauf steht.
kk-fact-no_engine_in_pool = Es war keine Dampfmaschine mehr da, darum markiert eine Münze die Zeche.
kk-fact-trust_purchase = Kauf { $number } von { $due }, { $markers ->
    [0] ohne Kaufkrafterhöhung
    [one] mit 1 Kaufkrafterhöhung
   *[other] mit { $markers } Kaufkrafterhöhungen
}.
kk-fact-taken_by_event = In dieser Runde durch die höchste Nummer genommen und mitgezählt: { $count }.
kk-fact-spaces_refilled = Leere Felder aufgefüllt: { $spaces }.
kk-fact-card_income = { $card }: { $coins }{ $engine ->
    [0] .
   *[other] , davon 1 durch die Dampfmaschine.
}
kk-fact-mines_owned = { $mines ->
    [one] 1 Zeche
   *[other] { $mines } Zechen
} mit Besitzer in { $ground }: { $counts }{ $trust ->
    [0] { "" }
   *[other] , Kohlen-Syndikat { $trust }
}.
kk-fact-unsold_not_counted = Noch zu kaufen und darum nicht gezählt: { $cards }.
kk-fact-large_mine_is_one = Eine Großzeche zählt als 1 Zeche.
kk-fact-settlements_beside = Eigene Siedlungen daneben: { $villages } ({ $points }).
kk-fact-settlements_alone = { $seat } hat keine Zeche; ohne sie bringen Siedlungen nichts: { $villages }.

# Phase 9
kk-fact-mine_of_player = { $card }, Wert { $value }: { $seat }.
kk-fact-mine_of_trust = { $card }, Wert { $value }: Kohlen-Syndikat.
kk-fact-mine_unbought = { $card }, Wert { $value }: nicht gekauft, zählt darum für das Kohlen-Syndikat.
kk-fact-bidding_order = Bietreihenfolge nach der jeweils höchsten Nummer ({ $numbers }): { $seats }.
kk-fact-trust_track = Münzen auf der Leiste des Kohlen-Syndikats: { $value }.
kk-fact-trust_extra_coin = Zusätzliche Münze durch ein Grubenunglück: { $value }.
kk-fact-place_value = { $spot }: { $value }.
kk-fact-administration_chosen = Von der Verwaltung angesagt: { $value } von { $most }.
kk-fact-aid_declared = Konsolidierungshilfe: { $value }.
kk-fact-unification_declared = Konsolidierungsmarker: { $value }.
kk-fact-highest_before = Höchster Wert vorher: { $highest } ({ $seats }).
kk-fact-highest_is_trust = Höchster Wert vorher: { $highest } (Kohlen-Syndikat).
kk-fact-highest_with_trust = Höchster Wert vorher: { $highest } ({ $seats }, Kohlen-Syndikat).
kk-fact-coins_on_top = Wert ohne Münzen { $base }, dazu { $coins }.
kk-fact-next_bid_takes = Münzen für das nächste Gebot: { $coins_needed }; vorhanden: { $coins_have }.
kk-fact-stood_at = { $seat } stand bei { $total }, davon Münzen: { $bid }.
kk-fact-trust_stood_at = Das Kohlen-Syndikat stand bei { $total }.
kk-fact-engine_of_player = Dampfmaschine auf { $card }, von { $seat }.
kk-fact-engine_of_trust = Dampfmaschine auf { $card }, vom Kohlen-Syndikat.
kk-fact-mine_lost = Abgegeben: { $card }, { $points }.
kk-fact-bid_kept = Vergeblich gebotene Münzen werden behalten: { $count }.
kk-fact-bid_paid = Die gebotenen Münzen werden bezahlt: { $coins }.
kk-fact-handed_in = Ohne Punkte abgegebene Zechen: { $cards }.

# Phase 10
kk-fact-place_coins = { $spot }: { $coins }.
kk-fact-place_points = { $spot }: { $points }.
kk-fact-place_waits = { $spot }: { $count } von { $needs } Kumpeln, also nichts.
kk-fact-place_of_waits = { $seat }, { $spot }: { $count } von { $needs } Kumpeln, also nichts.
kk-fact-wagon_on_card = Lore auf { $card }: { $points }.
kk-fact-wagon_markers = Eisenbahnmarker mit Lore ({ $count }): { $points }.
kk-fact-wagon_bonus = Bonusmarker Lore: { $points }.
kk-fact-place_loads = { $spot }: { $coins } für { $wagons ->
    [one] 1 Lore
   *[other] { $wagons } Loren
}.
kk-fact-place_lacks_wagons = { $spot }: nichts, denn es { $wagons_needed ->
    [one] war keine Lore
   *[other] waren keine { $wagons_needed } Loren
} mehr übrig.
kk-fact-loading_flipped = Die Verladung ist gedreht und braucht darum keinen Arbeiter.
kk-fact-loading_takes_worker = Weder gedreht noch mit dem Bonusmarker: Es braucht 1 Arbeiter.
kk-fact-no_wagon = { $seat } hat keine Lore.
kk-fact-no_worker_to_load = { $seat } hat keinen Arbeiter dafür; Loren: { $wagons }.
kk-fact-wagons_unused = Loren auf Zechenkarten: { $wagons }; auf Eisenbahnmarkern: { $markers }{ $bonus_held ->
    [0] .
   *[other] ; dazu der Bonusmarker.
}

# Das Ende
kk-fact-engine_on_card = Dampfmaschine auf { $card }.
kk-fact-engine_on_cokery = Dampfmaschine auf der Kokerei & Brikettfabrik.
kk-fact-engines_beside = Dampfmaschinen neben dem Tableau: { $count }.
kk-fact-engine_table = Nach der Tabelle { $count ->
    [one] bringt 1 Dampfmaschine
   *[other] bringen { $count } Dampfmaschinen
} { $points }; mehr als 6 bringen nicht mehr.
kk-fact-coins_per_point = 1 Punkt je 2 Münzen: { $points }{ $left_over ->
    [0] .
   *[other] , 1 Münze bleibt übrig.
}
kk-fact-station_occupied = { $station }: { $points }, eigene Kumpel dort: { $miners }.
kk-fact-line_incomplete = { $line } ist nicht vollständig; es fehlen: { $stations }.
kk-fact-line_complete = Zu { $players ->
    [3] dritt
    [4] viert
   *[5] fünft
} bringt die Linie { $points }: { $stations }.
kk-fact-points_for_each = Je { $each } Punkte: { $points }.
kk-fact-source_total = { $source }: { $points }.
kk-fact-final_total = { $seat }: insgesamt { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.
kk-fact-tie_engines = Bei gleichen Punkten hat { $seat } { $engines ->
    [one] 1 Dampfmaschine
   *[other] { $engines } Dampfmaschinen
}.
kk-fact-tie_mine = { $seat }, Zechenwert von { $card }: { $mine_value }.
kk-fact-tie_value = Auch bei gleich vielen Dampfmaschinen hat { $seat } den Zechenwert { $mine_value }.
