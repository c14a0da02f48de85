# Kohle & Kolonie: Namen, Tafeln, Ereignisse, Ablehnungen. Alle Schlüssel außer dem Namen des Spiels beginnen mit kk-.

game-kohle_kolonie = Kohle & Kolonie

## Namen

kk-nothing = nichts
kk-nobody = niemand
kk-none = keine
kk-item = • { $text }
kk-numbered = { $number }) { $text }
kk-times = { $count } × { $name }
kk-card = { $name } (Nr. { $number })
kk-card-heard = { $name } { $number }
kk-card-and-ground = { $card }, { $ground }
kk-card-in-full = { $card }: { $what }
kk-large-mine = Großzeche
kk-card-large = Großzeche { $name }
kk-same-name = { $name } ({ $id })
kk-station = { $name } ({ $id })
kk-spot-pool = Vorrat
kk-spot-rescue = Grubenwehr { $space }
kk-spot-pithead = { $card }, { $place }
kk-spot-space = Feld { $space }
kk-spot-settlement = Siedlung in { $village }
kk-spot-station = Bahnhof { $station }
kk-slot-engineer = Ingenieurplatz { $number }
kk-slot-miner = Kumpelplatz { $number }
kk-slot-engine = Dampfmaschinenplatz
kk-earns-a-round = { $what } je Runde
kk-earns-consolidation = { $count ->
    [one] 1 Konsolidierungspunkt
   *[other] { $count } Konsolidierungspunkte
}
kk-earns-wagons = { $coins } für { $wagons ->
    [one] 1 Lore
   *[other] { $wagons } Loren
}
kk-earns-with-two = { $earned }, mit 2 Kumpeln

kk-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
kk-points = { $count ->
    [1] 1 Punkt
    [-1] −1 Punkt
   *[other] { $count } Punkte
}
kk-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
kk-workers-marked = { $workers } (+{ $marked } auf Eisenbahnmarkern)
kk-miners = { $count ->
    [one] 1 Kumpel
   *[other] { $count } Kumpel
}
kk-engineers = { $count ->
    [one] 1 Bergingenieur
   *[other] { $count } Bergingenieure
}

kk-bonus-wagon = Lore
kk-bonus-aid = Konsolidierungshilfe
kk-bonus-rescue = Grubenwehr
kk-bonus-miners = Kumpel
kk-bonus-engineer = Bergingenieur
kk-bonus-settlement = Siedlungsbau
kk-bonus-engine = Dampfmaschine
kk-bonus-effect-wagon = 1 Lore mehr für die Verladung, ohne Arbeiter
kk-bonus-effect-aid = einmal 2 Konsolidierungspunkte oder 1 Münze
kk-bonus-effect-rescue = sichert 2 Zechen beim Grubenunglück
kk-bonus-effect-miners = 2 Kumpel einsetzen, 2 versetzen, kostenlos
kk-bonus-effect-engineer = 1 Bergingenieur für 1 Münze einsetzen
kk-bonus-effect-settlement = 1 Siedlung für 2 Münzen aufstellen
kk-bonus-effect-engine = 1 Dampfmaschine für 1 Münze

kk-marker-points = Siegpunkte (2)
kk-marker-coin = Münze (1)
kk-marker-worker = Arbeiter
kk-marker-wagon = Lore
kk-marker-unification = Konsolidierung

kk-disaster-highest_number = Höchste Nummer
kk-disaster-extra_coin = 1 zusätzliche Münze
kk-disaster-buying_power = Kaufkrafterhöhung
kk-disaster-subsidence = Bergschäden

kk-pithead-workforce = Belegschaft
kk-pithead-cokery = Kokerei
kk-pithead-ironworks = Eisenhütte
kk-pithead-loading = Verladung
kk-pithead-administration = Verwaltung
kk-pithead-back-workforce = Belegschaft (gedreht)
kk-pithead-back-cokery = Kokerei & Brikettfabrik
kk-pithead-back-ironworks = Stahlwerk
kk-pithead-back-loading = Verladung II
kk-pithead-turned = { $back } (Rückseite von { $front })

kk-price-settlement = Siedlung
kk-price-engineer = Bergingenieur
kk-price-engine = Dampfmaschine

kk-colour-orange = Orange
kk-colour-blue = Blau
kk-colour-red = Rot
kk-colour-yellow = Gelb
kk-colour-green = Grün

kk-score-start = Startpunkte
kk-score-single_mines = Einzelzechen
kk-score-large_mines = Großzechen
kk-score-lost_mines = abgegebene Kleinzechen
kk-score-board = Spielplan-Wertung
kk-score-settlements = Siedlungen
kk-score-flips = gedrehte Übertagekarten
kk-score-cokery = Kokerei & Brikettfabrik
kk-score-ironworks = Eisenhütte
kk-score-loading = Verladung
kk-score-markers = Eisenbahnmarker
kk-score-disasters = Grubenunglücke
kk-score-subsidence = Bergschäden
kk-score-engines = Dampfmaschinen
kk-score-coins = Münzen
kk-score-stations = Bahnhofsfelder
kk-score-lines = Eisenbahnlinien
kk-score-extra_markers = Extraaktionsmarker

kk-stage-begin = warten
kk-stage-choose = Bonusmarker wählen
kk-stage-act = handeln
kk-stage-worker = wählen, woher der Kumpel kommt
kk-stage-place_card = Zechenkarte auf das Tableau legen
kk-stage-place_large = Großzeche auf das Tableau legen
kk-stage-second_worker = zweiten Arbeiter nehmen oder nicht
kk-stage-second_miner = zweiten Kumpel einsetzen oder nicht
kk-stage-settlement_miners = Siedlung besetzen
kk-stage-miners = Kumpel einsetzen und versetzen
kk-stage-arrange = gedrehte Karte umordnen
kk-stage-secure = Zechen sichern
kk-stage-lose_miner = einen Kumpel abgeben
kk-stage-subsidence = für Bergschäden bezahlen
kk-stage-declare = für die Konsolidierung ansagen
kk-stage-bid = bieten oder passen
kk-stage-load = Verladung nutzen oder nicht
kk-stage-done = Zug beenden

## Was gefragt ist

kk-asked-begin = warten
kk-asked-choose = Bonusmarker wählen
kk-asked-act = { $phase }
kk-asked-worker = für { $card } wählen, woher der Kumpel kommt
kk-asked-place_card = { $card } legen
kk-asked-place_large = die { $card } legen
kk-asked-second_worker = für { $card } zweiten Arbeiter nehmen oder nicht
kk-asked-second_miner = für { $card } zweiten Kumpel einsetzen oder nicht
kk-asked-settlement_miners = Siedlung in { $village } besetzen
kk-asked-miners = Kumpel einsetzen und versetzen
kk-asked-arrange = gedrehte Karte { $pithead } umordnen
kk-asked-secure = Zechen sichern oder nicht
kk-asked-lose_miner = einen Kumpel abgeben
kk-asked-subsidence = 1 Münze für Bergschäden zahlen oder 2 Punkte verlieren
kk-asked-declare = für { $ground } ansagen
kk-asked-bid = { $ground }: { $lead }; { $bid } für { $coins } oder passen
kk-asked-load = Verladung nutzen oder nicht
kk-asked-done = Zug beenden
kk-decides-choose = { $left } Marker zur Wahl
kk-decides-means = { $coins }, { $workers }
kk-decides-miners = { $insert ->
    [0] { $redeploy } versetzen
   *[other] { $insert } einsetzen{ $redeploy ->
        [0] {""}
       *[other] , { $redeploy } versetzen
    }
}
kk-decides-lose_miner = noch { $count }
kk-decides-subsidence = { $coins }, { $points }
kk-decides-declare = Zechen zählen { $value }{ $administration ->
    [0] {""}
   *[other] , Verwaltung { $administration }
}
kk-decides-load = { $count ->
    [one] 1 Lore
   *[other] { $count } Loren
}
kk-lead-nobody = noch kein Gebot
kk-lead-trust = Syndikat führt mit { $value }
kk-lead-player = { $who } führt mit { $value }

## Fassungen und Regelschalter

kk-preset-steiger = Steiger
kk-preset-german = Deutsch
kk-preset-english = Englisch
kk-preset-french = Französisch
kk-preset-about-steiger = Folgt allen Ausgaben, wo sie einig sind, sonst der Lesart, die am besten zum Rest passt.
kk-preset-about-german = Kokerei-Bonus für ein Stück, dann für beide; Verladung nutzt alle Lorenmarker oder keinen.
kk-preset-about-english = 5 Münzen zum Start; Grubenwehrmarker sichert zwei; Verwaltung nach Wahl; beim Drehen nur Kumpel umordnen; 2. Kumpel von überall.
kk-preset-about-french = Wer handeln kann, muss; Siedlungen leichter; Bahnhöfe zählen je Kumpel; Eisenbahnmarker erst nächste Runde; Kumpel zurück in Siedlungen.

kk-group-setup = Aufbau
kk-group-actions = Aktionen
kk-group-miners = Kumpel und Eisenbahn
kk-group-disasters_and_trust = Unglücke und Kohlen-Syndikat
kk-group-consolidations = Konsolidierungen
kk-group-pithead_cards = Übertagekarten
kk-group-final_scoring = Schlusswertung

kk-option-start_coins = Startkapital
kk-option-start_coins-4 = alle beginnen mit 4 Münzen
kk-option-start_coins-5 = alle beginnen mit 5 Münzen
kk-option-three_player_entry_ban = Unbenutzte Orte im Spiel zu dritt
kk-option-three_player_entry_ban-yes = unbenutzte Dörfer und Bahnhöfe dürfen nicht betreten werden
kk-option-three_player_entry_ban-no = unbenutzte Dörfer und Bahnhöfe sind leer, dürfen aber betreten werden
kk-option-bonus_marker_phases = Wann Bonusmarker genutzt werden
kk-option-bonus_marker_phases-phases_2_4 = in den Phasen 2 bis 4
kk-option-bonus_marker_phases-phases_2_3 = nur in den Phasen 2 und 3
kk-option-action_mandatory = Auf eine Aktion verzichten
kk-option-action_mandatory-may = auf eine Aktion darf verzichtet werden
kk-option-action_mandatory-must = wer eine Aktion ausführen kann, muss es tun
kk-option-exchange_timing = Tausch von Münzen und Arbeitern
kk-option-exchange_timing-own_turn = in Phase 4 nur mit einem Extraaktionsmarker
kk-option-exchange_timing-any_time = in Phase 4 auch ohne Extraaktionsmarker
kk-option-second_miner_source = Der 2. Kumpel
kk-option-second_miner_source-pool = kommt aus dem Vorrat
kk-option-second_miner_source-anywhere = darf auch einer sein, der anderswo steht
kk-option-settlement_village_condition = Siedlung ohne Arbeiter
kk-option-settlement_village_condition-that_village = im Dorf selbst darf kein Arbeiter mehr sein
kk-option-settlement_village_condition-any_village = auf dem Spielplan muss irgendein Dorf ohne Arbeiter sein
kk-option-bonus_miners_may_move_new = Kumpel, eben durch Bonusmarker eingesetzt
kk-option-bonus_miners_may_move_new-yes = dürfen gleich versetzt werden
kk-option-bonus_miners_may_move_new-no = dürfen nicht gleich versetzt werden
kk-option-miner_moves_board = Kumpel zurück in Siedlungen
kk-option-miner_moves_board-on_board = nicht möglich
kk-option-miner_moves_board-to_board = Kumpel dürfen von Tableau und Übertagekarten in eigene Siedlungen
kk-option-station_to_pool = Kumpel auf Bahnhöfen
kk-option-station_to_pool-yes = dürfen zurück in den Vorrat
kk-option-station_to_pool-no = dürfen nur zum Nachbarbahnhof
kk-option-railway_marker_same_turn = Eben genommene Eisenbahnmarker
kk-option-railway_marker_same_turn-yes = dürfen in derselben Runde genutzt werden
kk-option-railway_marker_same_turn-no = dürfen ab der nächsten Runde genutzt werden
kk-option-rescue_marker_mines = Bonusmarker Grubenwehr
kk-option-rescue_marker_mines-up_to_two = sichert bis zu zwei Zechen
kk-option-rescue_marker_mines-two = sichert zwei Zechen, wenn zwei ungesichert sind
kk-option-numbering = Nummern der Einzelzechen
kk-option-numbering-one_row = Klein- und Einzelzechen haben eine gemeinsame Reihe
kk-option-numbering-singles_apart = Einzelzechen zählen erst, wenn keine Kleinzeche ausliegt
kk-option-highest_number_counts_as_purchase = Zeche mit der höchsten Nummer
kk-option-highest_number_counts_as_purchase-no = nimmt das Syndikat zusätzlich
kk-option-highest_number_counts_as_purchase-yes = zählt zu den Käufen des Syndikats in der Runde
kk-option-trust_removal = Welche Münze das Syndikat zuerst verliert
kk-option-trust_removal-from_six = die auf Feld 6, ganz unten
kk-option-trust_removal-from_one = die auf Feld 1, ganz oben
kk-option-administration_points_optional = Punkte der Verwaltung
kk-option-administration_points_optional-added = zählen in Konsolidierungen immer
kk-option-administration_points_optional-chosen = zählen, wie ihr Besitzer ansagt
kk-option-bid_tie_players = Wer einen Gleichstand der Gebote gewinnt
kk-option-bid_tie_players-last_in = wer als Letzter nicht gepasst hat
kk-option-bid_tie_players-highest_number = wer die Zeche mit der höchsten Nummer hat
kk-option-flip_redistribute = Umordnen beim Drehen
kk-option-flip_redistribute-pieces = alle eigenen Steine der Karte dürfen umgeordnet werden
kk-option-flip_redistribute-miners = nur Kumpel der Karte dürfen umgeordnet werden
kk-option-cokery_bonus = Punkte der Kokerei & Brikettfabrik
kk-option-cokery_bonus-each_once = 2 für Bergingenieur und 2 für Dampfmaschine, je einmal
kk-option-cokery_bonus-one_then_both = 2 für das erste der beiden, 2 weitere, wenn beide stehen
kk-option-cokery_bonus_present = Bergingenieur, der schon in der Kokerei steht
kk-option-cokery_bonus_present-placed_after = bringt nur Punkte, wenn er nach dem Drehen kommt
kk-option-cokery_bonus_present-counts = bringt seine Punkte beim Drehen
kk-option-loading_flip_cost = Verladung drehen
kk-option-loading_flip_cost-printed = kostet 2 Arbeiter und 2 Münzen und bringt 4 Punkte
kk-option-loading_flip_cost-free = kostet nichts und bringt nichts
kk-option-ironworks_engineer_points = Bergingenieur in der Eisenhütte
kk-option-ironworks_engineer_points-1 = bringt 1 Punkt
kk-option-ironworks_engineer_points-2 = bringt 2 Punkte
kk-option-loading_markers_optional = Lorenmarker bei der Verladung
kk-option-loading_markers_optional-chosen = werden nach Wahl genutzt
kk-option-loading_markers_optional-all = werden alle zusammen genutzt oder gar nicht
kk-option-loading_back_engineer = Bergingenieur in Verladung II
kk-option-loading_back_engineer-one_coin = bringt 1 Münze für 1 Lore
kk-option-loading_back_engineer-each_wagon = bringt 1 Münze für jede übrige Lore
kk-option-station_points = Bahnhofsfelder am Ende
kk-option-station_points-station = 1 Punkt für jedes Feld mit eigenen Kumpeln
kk-option-station_points-miner = 1 Punkt für jeden eigenen Kumpel auf einem Feld
kk-option-tie_break_2 = Zechenwerte, wenn noch Gleichstand ist
kk-option-tie_break_2-sum = Groß- und Einzelzechen, zusammengezählt
kk-option-tie_break_2-highest = nur die wertvollste Groß- oder Einzelzeche
kk-option-tie_break_large_value = Wert einer Großzeche bei Gleichstand
kk-option-tie_break_large_value-small_mines = die Summe ihrer Kleinzechen
kk-option-tie_break_large_value-points = ihre aufgedruckten Punkte
kk-option-tie_break_large_value-nothing = nichts

## Tafeln

kk-own-head = **Runde { $round }, { $phase }** · { $means }
kk-own-means = { $points } · { $coins } · { $workers }
kk-own-supplies = Im Vorrat { $miners }, { $engineers } · Siedlungen im Vorrat: { $settlements } · Dampfmaschinen: { $engines }
kk-own-income = Ertrag je Runde: { $income } · Loren auf Karten: { $wagons }
kk-own-bonus = Bonusmarker: { $bonus } ({ $effect })
kk-own-markers = Eisenbahnmarker: { $markers }
kk-own-fresh = Eisenbahnmarker für die nächste Runde: { $markers }
kk-own-extra = Extraaktionsmarker: { $count }
kk-own-administration = Verwaltung: { $points } jedes Mal
kk-deciding-player = { $who }: { $points }, { $coins }, { $workers }
kk-deciding-active = ➤ { $means }

kk-cost-and-effect = { $cost } · { $effect }
kk-cost-left = { $coins }, { $left } übrig
kk-effect-income = Ertrag { $income }
kk-effect-worker = bringt einen Arbeiter, bindet einen Kumpel
kk-effect-settler = bindet einen Kumpel aus einer Siedlung
kk-effect-half = erst mit { $needs } Kumpeln { $earns }
kk-effect-same = ändert nichts
kk-effect-arranged = { $then } statt { $now }
kk-effect-arranged-more = bringt { $what } je Runde mehr
kk-effect-arranged-less = bringt { $what } je Runde weniger
kk-effect-arranged-even = bringt so viel wie jetzt
kk-arranged-best = Sie bringen schon so viel wie möglich: Keine andere Ordnung bringt mehr.
kk-stands-earns = bringt { $earns }
kk-stands-half = bringt allein nichts
kk-stands-rescue = sichert die Zeche dort
kk-effect-pool = dann { $count } im Vorrat
kk-effect-rescue = die Zeche dort ist sicher
kk-effect-rescue-empty = dort liegt noch keine Zeche
kk-effect-workers-left = dann noch { $count } dort
kk-effect-village-empty = dann leer
kk-effect-village-free = dann leer: Siedlung +{ $count }
kk-effect-settlement-none = keine eigene Zeche daneben
kk-effect-settlement-station = { $text }, am Bahnhof
kk-effect-space-bare = nur Grubenwehr sichert dort
kk-effect-home = kann dort Zechen besetzen oder zum Bahnhof
kk-differ-worker = Der Arbeiter ist aus jedem Dorf derselbe. { $same ->
    [1] Auch sonst macht es für dich gerade keinen Unterschied.
   *[other] Der Unterschied ist, was dort bleibt: Arbeiter für weitere Zechen oder, ist das Dorf leer, Raum für eine Siedlung (+ Punkte je Runde).
}
kk-differ-space = { $same ->
    [1] Kein Unterschied: Auf jedem dieser Felder bringt die Zeche gleich viel und ist gleich zu sichern.
   *[other] Auf jedem Feld bringt die Zeche gleich viel. Der Unterschied ist nur, wie sie beim Grubenunglück zu sichern ist.
}
kk-no-difference = Für dich gerade kein Unterschied: Alle bringen dasselbe.
kk-no-difference-heard = Kein Unterschied.
kk-effect-engine = Ertrag +1
kk-effect-engine-until = Ertrag +1, { $merged }
kk-merged-in = zusammengelegt in { $round }
kk-merged-heard = bis { $round }
kk-merged-never = nie zusammengelegt
kk-mine-until = { $mine } · { $merged } · Wertung +{ $points }
kk-values-head = Zusammengelegt wird in dieser Runde (Werte vor Markern und Geboten):
kk-values-heard = Zusammengelegt wird: { $values }; vorher noch { $coins }.
kk-values = { $ground }: { $values }
kk-values-of = { $who } { $value }
kk-values-you = du
kk-values-trust = Syndikat
kk-income-first = Vor dem Bieten nimmst du noch { $coins } ein.
kk-no-mine-affordable = Die billigste Zeche kostet { $price }; du hast { $coins }.
kk-not-for-sale = Nicht zu kaufen: { $mines }
kk-not-for-sale-too-few-coins-for-mine = { $card } (zu wenig Münzen)
kk-not-for-sale-no-worker-adjacent = { $card } (kein Arbeiter daneben)
kk-not-for-sale-pool-empty = { $card } (kein Kumpel im Vorrat)
kk-secure-more = { $text } · hilft erst mit { $more } weiteren
kk-secure-then = { $text } · dann { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
}
kk-mine-bonus-no-worker = 2. Kumpel: kein Arbeiter
kk-mine-bonus-no-pool = 2. Kumpel: Vorrat leer
kk-mine-bonus-no-place = 2. Kumpel: kein Platz
kk-second-only-pool = Ein 2. Kumpel kommt nicht: Dein Vorrat ist leer. Zu haben ist nur der Arbeiter.
kk-second-only-place = Ein 2. Kumpel kommt nicht: Auf Tableau und Übertagekarten ist kein Platz frei. Zu haben ist nur der Arbeiter.
kk-second-none-worker = { $card } hat keinen 2. Kumpel gebracht: In keinem Dorf daneben war noch ein Arbeiter.
kk-second-none-pool = { $card } hat keinen 2. Kumpel gebracht: Dein Vorrat ist leer.
kk-second-none-place = { $card } hat keinen 2. Kumpel gebracht: Auf Tableau und Übertagekarten ist kein Platz frei.
kk-effect-at-once = sofort { $points }
kk-effect-extra = Extraaktionsmarker
kk-effect-settlement = +{ $count } je Runde
kk-effect-station = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
kk-effect-station-marker = { $text }, ein Marker liegt dort
kk-mine-bonus-wagon = Lore
kk-mine-bonus-miner = 2. Kumpel
kk-card-price = { $coins }, Ertrag { $income }
kk-standing = { $place }: { $count }

kk-menu-mines = Zeche kaufen
kk-choice-target = { $label } · { $cost } · { $effect }
kk-menu-mines-city = Zeche kaufen: in welcher Stadt?
kk-ask-settlement = In welchem Dorf?
kk-ask-engineer = Auf welchem Platz?
kk-ask-engine = Für welche Zeche?
kk-ask-extra = Ein Extraaktionsmarker eröffnet eine dritte Aktion, Bonusmarker, Drehen und Tausch. Bis zum Ende behalten ist er 4 Punkte wert.
kk-action-taken = Deine Aktion ist ausgeführt. Bonusmarker, Drehen und Tauschen sind noch möglich, soweit Knöpfe dafür da sind.
kk-button-settlement = Siedlung, { $coins } ({ $count } Dörfer)…
kk-button-engineer = Bergingenieur, { $coins } ({ $count } Plätze)…
kk-button-engine = Dampfmaschine, { $coins } ({ $count } Plätze)…
kk-button-one-target = { $action }, { $target }
kk-button-miners = 2 Kumpel einsetzen, danach versetzen
kk-button-miners-bonus = 2 Kumpel einsetzen, 2 versetzen
kk-button-by-bonus = Mit Bonusmarker: { $label }
kk-button-extra = Extraaktionsmarker einsetzen ({ $count })
kk-button-coin = 1 Münze nehmen, Konsolidierungshilfe abgeben
kk-button-flips = Karte drehen: { $count } möglich…
kk-button-exchanges = Tauschen…
kk-button-means = Meine Zechen und Steine…
kk-button-give-coins = 2 Münzen gegen 3 Arbeiter
kk-button-give-workers = 2 Arbeiter gegen 1 Münze
kk-button-flip = { $card } drehen: { $cost }, { $points }
kk-button-flip-raises = { $flip }; { $price } auf { $coins }
kk-button-flip-extra = { $flip }, { kk-effect-extra }
kk-flip-raises = Nach dem Drehen von { $card }: { $price } { $coins } für alle
kk-flip-now = { $card }: { $cost }, { $points }
kk-hint-flips = Drehen geht jetzt, neben der Aktion: { $flips }.
kk-hint-arranged = Kein anderer Platz bringt jetzt mehr: *{ kk-button-stop-arrange }* ist so gut wie alles andere.

kk-left = **{ $insert ->
    [0] Noch { $redeploy } versetzen
   *[other] Noch { $insert } einsetzen{ $redeploy ->
        [0] {""}
       *[other] , { $redeploy } versetzen
    }
}**
kk-left-none = **Nichts mehr einzusetzen oder zu versetzen**
kk-left-engineer-only = **Noch 1 Bergingenieur versetzen**
kk-left-engineer = { $text } · 1 Bergingenieur versetzen
kk-menu-insert = Kumpel einsetzen (noch { $count })
kk-menu-sources = Kumpel versetzen (noch { $count })
kk-menu-targets-home = Auf Tableau, Übertagekarte oder in den Vorrat
kk-menu-targets-city = Nach { $city }
kk-menu-targets = { $targets } · von { $spot } · noch { $count }
kk-menu-from = Von { $spot } wohin? · noch { $count }
kk-menu-to = Wohin?
kk-menu-steps = Wähle aus
kk-ask-target = Von { $spot } wohin?
kk-choice-insert = Einsetzen: { $spot }
kk-choice-shift = { $source } nach { $spot }
kk-button-stop-miners = Fertig mit den Kumpeln
kk-button-shift = Bergingenieur versetzen…
kk-button-plan = Plan schreiben…

kk-ask-choose = Wähle einen Bonusmarker; sein Feld bestimmt die Reihenfolge.
kk-button-choose = { $space }: { $bonus }, { $effect }
kk-button-ranking = Wunschliste hinterlegen…
kk-ask-worker = Woher kommt der Arbeiter oder Kumpel für { $card }?
kk-ask-place_card = Auf welches Feld kommt { $card }?
kk-ask-place_large = Auf welches Feld kommt die { $card }?
kk-ask-second_worker = { $card } bringt einen 2. Kumpel: Aus welchem Dorf kommt ein zweiter Arbeiter?
kk-ask-second_miner = Wohin kommt der 2. Kumpel von { $card }?
kk-ask-settlement_miners = Wie viele Kumpel ziehen in die neue Siedlung in { $village }?
kk-ask-arrange = Die Karte ist gedreht, darum dürfen ihre Steine auf { $card } kostenlos die Plätze wechseln (5.2.1):
kk-ask-secure = Welche Zechen sollen sicher sein? { $at_risk ->
    [one] Eine von dir ist
   *[other] { $at_risk } von dir sind
} in Gefahr: { $discs ->
    [one] 1 Stein kommt
   *[other] { $discs } Steine kommen
} in den Beutel. Wird einer gezogen, verlierst du einmal { $loss ->
    [one] 1 Punkt
   *[other] { $loss } Punkte
} und für jeden einen Kumpel.{ $vain ->
    [0] {""}
   *[other] {" "}Erst mit { $needed ->
        [one] 1 sicheren Zeche
       *[other] { $needed } sicheren Zechen
    } mehr wäre es ein Stein weniger, und du kannst { $reach ->
        [0] keine
       *[other] höchstens { $reach }
    } sichern.
}
kk-ask-lose_miner = Dein Vorrat ist leer: { $count ->
    [one] 1 Kumpel ist
   *[other] { $count } Kumpel sind
} abzugeben. Woher?
kk-ask-subsidence = Bergschäden: Womit bezahlst du?
kk-ask-load = Verladung nutzen? Auf deinen Zechenkarten { $wagons ->
    [one] liegt 1 Lore
   *[other] liegen { $wagons } Loren
}. Mit *{ button-finish }* verzichtest du auf die Verladung.
kk-ask-done = In diesem Zug gibt es nichts mehr zu entscheiden. *{ button-finish }* schließt ihn ab.
kk-choice-worker = Arbeiter aus { $village } ({ $count } dort)
kk-choice-worker-brief = { $village }: { $count } Arbeiter
kk-choice-settler = Kumpel aus der Siedlung in { $village }
kk-choice-put = { $miners }; { $left } bleiben im Vorrat
kk-choice-space = Feld { $space }
kk-choice-space-coin = Feld { $space }, mit einer Münze zu sichern
kk-choice-space-rescue = Feld { $space }, dort steht eine Grubenwehr
kk-choice-secure = Feld { $space }, { $card } sichern: 1 Münze, { $left } übrig
kk-choice-rescue = Mit Bonusmarker: Feld { $space }, { $card }
kk-choice-secure-brief = Feld { $space } sichern: 1 Münze, { $left } übrig
kk-choice-pay-coin = 1 Münze, { $left } übrig
kk-choice-pay-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} abgeben, { $left } übrig
kk-choice-load = { $wagons ->
    [one] 1 Lore
   *[other] { $wagons } Loren
}{ $markers ->
    [0] {""}
    [one] {" "}(mit 1 Eisenbahnmarker)
   *[other] {" "}(mit { $markers } Eisenbahnmarkern)
}: { $points }, { $coins }
kk-choice-load-bonus = { $text }, mit dem Bonusmarker
kk-choice-load-worker = { $text }, kostet 1 Arbeiter
kk-button-stop = Darauf verzichten
kk-button-stop-arrange = Alles stehen lassen

## Konsolidierungen

kk-large-brings = { $points }, Ertrag { $income }
kk-auction-head = **Konsolidierung des Grubenfelds { $ground }** ({ $what })
kk-auction-value = { $who } **{ $value }** = { $parts }; hat { $coins }
kk-auction-passed = { $text }; hat gepasst
kk-auction-undeclared = { $text }; noch nicht angesagt{ $administration ->
    [0] {""}
   *[other] , Verwaltung dazu { $administration }
}
kk-auction-trust = Kohlen-Syndikat **{ $value }** = Zechen { $mines } und { $coins }
kk-auction-won = { $who } hat gewonnen.
kk-auction-leader = { $who } führt.
kk-auction-next = { $who } bietet mindestens { $value } ({ $coins }) oder passt.
kk-value-mines = Zechen { $points }
kk-value-administration = Verwaltung { $points }
kk-value-aid = Konsolidierungshilfe { $points }
kk-value-unification = Konsolidierungsmarker { $points }
kk-value-coins = Münzen { $points }
kk-nothing-declared = nichts
kk-ask-declare = Was sagst du an? Angesagte Marker sind auch bei einer Niederlage weg{ $administration ->
    [0] .
   *[other] ; die Verwaltung ({ $administration }) zählt von selbst und bleibt.
}
kk-choice-declare = Ansagen: { $declared }, Wert { $value }
kk-declare-finish = *{ button-finish }* sagt an: { $declared }, Wert { $value }.
kk-ask-bid = Was bietest du? Nur wer gewinnt, bezahlt.
kk-choice-bid = Wert { $value }: { $coins }, { $left } übrig
kk-choice-bid-wins = Wert { $value } gewinnt: { $coins }, { $left } übrig
kk-button-pass = Passen
kk-button-pass-brings = Passen: { $points } für deine Zechen dort
kk-button-pass-heard = Passen: { $points }
kk-bid-enough = { $rivals ->
    [0] Wert { $value } reicht: Niemand kann ihn mehr überbieten, und das Syndikat erhöht nie.
   *[other] Wert { $value } kann niemand überbieten: Mehr braucht es nie.
}

## Hinterlegte Antworten

kk-waiting = Du hast jetzt nichts zu entscheiden; am Zug: { $who }.
kk-waiting-over = Das Spiel ist zu Ende.
kk-ahead-at-turn = Antworten für später, obwohl du gerade am Zug bist:
kk-ahead = **Hinterlegt**, nur für dich zu sehen:
kk-ahead-none = nichts; du wirst jedes Mal gefragt
kk-button-ahead = Antworten hinterlegen…
kk-button-ahead-ranking = Wunschliste der Bonusmarker…
kk-button-ahead-ceiling = Höchstgebote…
kk-button-ahead-protect = Zechen schützen…
kk-button-ahead-subsidence = Bergschäden…
kk-button-ahead-loading = Verladung…
kk-button-ahead-places = Felder für Großzechen…
kk-button-ask-live = Frag mich
kk-left-ranking = Bonusmarker: { $markers }
kk-left-ceiling = { $ground }: bis { $value }, angesagt { $declared }
kk-left-ceiling-plain = { $ground }: bis { $value }
kk-left-protection = Schutz mit Münzen: { $coins }; mit Bonusmarker: { $marker }
kk-left-subsidence-coin = Bergschäden: mit 1 Münze bezahlen
kk-left-subsidence-points = Bergschäden: mit Punkten bezahlen
kk-left-loading-never = Verladung: nie
kk-left-loading-cards = Verladung: nur mit Zechenkarten
kk-left-loading-all = Verladung: mit allen Lorenmarkern
kk-left-places = Felder für Großzechen: { $spaces }
kk-ask-ranking = Deine Wunschliste der Bonusmarker: Bei deiner nächsten Wahl bekommst du den ersten daraus, der noch liegt. Niemand sonst sieht sie.
kk-ranking-none = Noch keine Wunschliste.
kk-places-none = Noch keine Reihenfolge: Du wirst jedes Mal gefragt, wenn eine Großzeche ein Feld braucht.
kk-menu-ranking-add = Als Nummer { $place } anfügen
kk-menu-ranking-first = An die erste Stelle setzen
kk-menu-ranking-remove = Aus der Wunschliste nehmen
kk-button-ranking-withdraw = Wunschliste zurückziehen
kk-ask-places = Felder für Großzechen, die du gewinnst: Das erste davon, das offen ist, wird genommen.
kk-button-places-in-order = Immer das erste offene Feld
kk-ask-ahead-protect = Welche Zechen sollen beim nächsten Grubenunglück sicher sein?
kk-menu-protect = Schützen
kk-choice-protect-none = Nichts schützen
kk-choice-protect-coins = { $spaces } für { $coins }
kk-choice-protect-marker = { $spaces } mit dem Marker
kk-ask-ahead-subsidence = Womit bezahlst du Bergschäden?
kk-later-subsidence = Bergschäden kosten alle 1 Münze oder 2 Punkte, wenn beim Unglück die Niete gezogen wird, solange ihr Marker ausliegt. Du kannst jetzt schon wählen, oder du wirst dann gefragt.
kk-button-subsidence-coin = Bergschäden mit 1 Münze bezahlen
kk-button-subsidence-points = Bergschäden mit 2 Punkten bezahlen
kk-button-subsidence-ask = Bei Bergschäden mich fragen
kk-ask-loading = Wie soll die Verladung in jeder Runde genutzt werden?
kk-button-loading-all = Mit allen Lorenmarkern
kk-button-loading-cards = Nur mit Zechenkarten
kk-button-loading-never = Nie
kk-ask-ceilings = Für welches Grubenfeld hinterlegst du ein Höchstgebot? Bis dorthin wird um je eins erhöht, darüber gepasst.
kk-no-ceilings = Du hast keine Kleinzeche in einem Grubenfeld, das noch konsolidiert wird.
kk-ask-ceiling = **{ $ground }**, { $points }: Deine Zechen dort sind { $value } wert.
kk-ceiling-none = Noch kein Höchstgebot: Du wirst gefragt.
kk-ceiling-from-next-bid = Dieses Mal bietest du noch selbst; ab dem nächsten Gebot bietet das Höchstgebot für dich.
kk-ceiling-from-first-bid = Sag jetzt an; danach bietet das Höchstgebot für dich.
kk-menu-ceiling = Höchstgebot: bieten bis…
kk-menu-bids = Gebote von { $least } bis { $most }
kk-choice-ceiling = bis { $value }
kk-aid-on = Konsolidierungshilfe ansagen
kk-aid-off = Ohne Konsolidierungshilfe
kk-unification-of = { $count ->
    [0] Kein Konsolidierungsmarker
    [one] 1 Konsolidierungsmarker
   *[other] { $count } Konsolidierungsmarker
}
kk-administration-of = Verwaltung { $count }
kk-button-declare-type = Im Formular ansagen …
kk-button-exchange-type = Mehrmals tauschen …
kk-button-ceiling-type = Höchstgebot schreiben…
kk-form-ceiling-title = Höchstgebot
kk-form-declare-title = Ansage
kk-form-exchange-title = Tausch
kk-form-field-value = Höchster Wert
kk-form-field-aid = Konsolidierungshilfe (ja oder nein)
kk-form-field-unification = Konsolidierungsmarker (Anzahl)
kk-form-field-administration = Punkte der Verwaltung (Anzahl)
kk-form-field-coins = Wie oft: 2 Münzen für 3 Arbeiter
kk-form-field-workers = Wie oft: 2 Arbeiter für 1 Münze
kk-form-yes = ja
kk-form-no = nein
kk-say-yes = ja j 1 hilfe x
kk-say-no = nein n 0 keine
kk-form-plan-title = Plan für Kumpel
kk-form-plan-label = Schritte, mit Kommas getrennt
kk-word-buy = kaufe
kk-word-engine = Dampfmaschine
kk-word-settle = besiedle
kk-word-engineer = Bergingenieur
kk-word-miners = Kumpel
kk-word-coin = Münze
kk-word-worker = Arbeiter
kk-word-settler = Siedler
kk-word-place = lege
kk-word-put = stelle
kk-word-insert = setze
kk-word-move = versetze
kk-word-shift = verlege
kk-word-arrange = ordne
kk-word-flip = drehe
kk-word-give = gib
kk-word-extra = Extraaktion
kk-word-stop = fertig
kk-word-end = Ende
kk-word-bonus = Bonusmarker
kk-word-workers = Arbeiter
kk-word-coins = Münzen
kk-word-to = nach
kk-say-aid = Hilfe Konsolidierungshilfe
kk-say-unification = Konsolidierung Konsolidierungsmarker Marker
kk-say-administration = Verwaltung

## Was ungenutzt bleibt

kk-unused-action = deine Aktion
kk-unused-mine = eine bezahlbare Zeche
kk-unused-miners = Kumpel ({ $insert ->
    [0] { $redeploy } zu versetzen
   *[other] { $insert } einzusetzen{ $redeploy ->
        [0] {""}
       *[other] , { $redeploy } zu versetzen
    }
})
kk-unused-second = der zweite Kumpel für die Zeche
kk-unused-bonus = dein Bonusmarker { $bonus }
kk-unused-extra = ein Extraaktionsmarker
kk-unused-flip = Drehen von { $card }
kk-unused-secure = Sichern von Zechen

## Spielzüge des offenen Zuges

kk-move-choose = Bonusmarker { $marker }
kk-move-buy = { $card } kaufen
kk-move-worker = Arbeiter aus { $village }
kk-move-settler = Kumpel aus { $village }
kk-move-place = auf Feld { $space }
kk-move-put = { $miners } in die Siedlung
kk-move-engine = Dampfmaschine auf { $to }
kk-move-settle = Siedlung in { $village }
kk-move-engineer = Bergingenieur auf { $to }
kk-move-miners = Kumpel einsetzen und versetzen
kk-move-by-bonus = mit Bonusmarker { $text }
kk-move-insert = Kumpel auf { $to }
kk-move-move = Kumpel von { $source } nach { $to }
kk-move-shift = Bergingenieur von { $source } nach { $to }
kk-move-arrange = umordnen: { $places }
kk-move-coin = 1 Münze nehmen, Konsolidierungshilfe abgeben
kk-move-flip = { $card } drehen
kk-move-give-coins = 2 Münzen gegen 3 Arbeiter
kk-move-give-workers = 2 Arbeiter gegen 1 Münze
kk-move-extra = Extraaktionsmarker
kk-move-stop = auf den Rest verzichten
kk-move-secure = Feld { $space } sichern
kk-move-rescue = Feld { $space } mit dem Marker Grubenwehr
kk-move-lose = einen Kumpel abgeben: { $source }
kk-move-pay-coin = eine Münze zahlen
kk-move-pay-points = Punkte abgeben
kk-move-declare = ansagen: { $declared }
kk-move-bid = { $value } bieten
kk-move-pass = passen
kk-move-load = Verladung { $bonus ->
    [0] { $count ->
        [0] nur mit Zechenkarten
        [one] mit 1 Eisenbahnmarker
       *[other] mit { $count } Eisenbahnmarkern
    }
   *[other] { $count ->
        [0] mit dem Bonusmarker
        [one] mit 1 Eisenbahnmarker und dem Bonusmarker
       *[other] mit { $count } Eisenbahnmarkern und dem Bonusmarker
    }
}
kk-move-end = Zug beendet
kk-move-rank = { $markers ->
    [one] Wunschliste mit 1 Marker
   *[other] Wunschliste mit { $markers } Markern
}
kk-move-ceiling = Höchstgebot für { $ground }: { $value }
kk-move-protect = Schutz hinterlegt
kk-move-subsidence = Bergschäden geregelt
kk-move-loading = Verladung geregelt
kk-move-places = Felder geregelt
kk-move-withdraw = Antwort zurückgezogen

## Die Stellung in Worten

kk-phase-1 = Bonusmarker
kk-phase-2 = erste Aktion
kk-phase-3 = zweite Aktion
kk-phase-4 = Extraaktion
kk-phase-5 = Grubenunglück
kk-phase-6 = das Kohlen-Syndikat kauft
kk-phase-7 = Einnahmen
kk-phase-8 = Spielplan-Wertung
kk-phase-9 = Konsolidierungen
kk-phase-10 = Übertagekarten
kk-phase-11 = Spielende
kk-phase-game = Spielende
kk-phase-of-round = Runde { $round }, { $phase }

kk-text-board = Spielplan: **{ $board }-Plan**.
kk-text-round = **Runde { $round } von V**, { $phase }.
kk-text-over = Das Spiel ist zu Ende.
kk-text-active = { $who } ist dran: { $stage }.
kk-text-order = Spielreihenfolge: { $who }.
kk-text-bonus-track = Bonusmarker nach Feldern: { $markers }.
kk-text-shut = { $name } (erst ab Runde II)
kk-text-preset = Ausgabe: { $preset }.
kk-text-option = { $question }: { $meaning }
kk-text-prices = Preise: { $prices }.
kk-text-price = { $what } { $coins }
kk-text-pools = Bank: { $coins }. Vorrat: { $workers }, Dampfmaschinen { $engines }.
kk-text-trust = Kohlen-Syndikat: { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
} auf der Leiste (Felder { $spaces }).
kk-text-trust-coins = Kohlen-Syndikat: { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}.
kk-text-trust-buys = Es nimmt { $count ->
    [one] 1 Zeche
   *[other] { $count } Zechen
} je Runde.
kk-text-trust-extra = Eine zusätzliche Münze wartet auf seine nächste Konsolidierung.
kk-text-trust-mines = Seine Zechen: { $mines }.
kk-text-of-round = { $round } { $what }
kk-text-losses = Punktverlust bei einem Unglück, je Runde: { $losses }.
kk-text-disasters = Unglücksmarker: { $markers }.
kk-text-discs = Gezogene Steine: { $discs }.
kk-text-subsidence = Der Marker Bergschäden liegt aus: Jede gezogene Niete kostet alle 1 Münze oder 2 Punkte.
kk-text-merged = Konsolidiert: { $grounds }.
kk-text-to-consolidate = In dieser Runde noch zu konsolidieren: { $grounds }.
kk-disc-black = schwarz
kk-disc-blank = Niete
kk-disc-of = Stein von { $who }
kk-text-ground = • { $ground }: { $mines }. Dörfer: { $villages }
kk-text-mine-owned = { $mine } von **{ $who }**
kk-text-mine-trust-engine = { $mine } beim Syndikat, mit Dampfmaschine
kk-text-mine-trust-coin = { $mine } beim Syndikat, mit Münze
kk-text-mine-trust-none = { $mine } beim Syndikat
kk-text-mine-displayed = { $mine } liegt aus, { $coins }
kk-text-mine-large = Großzeche in Runde { $round }, { $points } Punkte, Ertrag { $income }
kk-text-mine-later = { $mine } ab Runde { $round }
kk-text-village = • { $village }: { $workers }; Siedlungen: { $settlements }; { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
kk-text-settled = { $who } ({ $count ->
    [one] 1 Kumpel
   *[other] { $count } Kumpel
})
kk-text-markers-hidden = Verdeckte Eisenbahnmarker: { $markers }.
kk-text-station = • { $station }, bei { $villages }: { $miners }
kk-text-station-marker = { $station }; Marker
kk-text-count = { $who } { $count }
kk-text-player = **{ $who }** ({ $colour })
kk-text-space = { $space }: { $what }
kk-text-card-income = { $card } Ertrag { $income }
kk-text-rescue = Grubenwehr
kk-text-secured = gesichert
kk-text-no-mines = Keine Zechen auf dem Tableau
kk-text-pithead = { $card }: { $places }
kk-text-pitheads-empty = Ohne Figuren: { $cards }
kk-text-pitheads-free = **Übertagekarten ohne Figuren:** was ihre Plätze einbringen
kk-text-place-free = { $place } ({ $earns })
kk-text-place = { $place } mit { $count } von { $needs } ({ $earns })
kk-text-own-settlements = Siedlungen und Kumpel darin: { $items }
kk-text-own-stations = Kumpel auf Bahnhöfen: { $items }
kk-text-own-lost = Bei Unglücken verloren: { $items }
kk-text-score = Punkte aus: { $items }

## Das Ergebnis

kk-final-rank = { $rank }. **{ $who }**: { $points }
kk-final-tie = Gleich viele Punkte: Die meisten Dampfmaschinen entscheiden ({ $compared }).
kk-final-tie-values = Auch gleich viele Dampfmaschinen: Die Zechenwerte entscheiden ({ $compared }).
kk-final-shared = In allem gleich: Der Sieg ist geteilt.

## Alternativtexte

kk-alt-board = { $board }-Plan { table-of }, Runde { $round }.
kk-alt-player = Tableau von { $who } { table-at }.
kk-alt-area = { $area } { table-at }.
kk-alt-auction = Konsolidierung { table-at }.
kk-alt-sentence = { $text }.
kk-alt-means = { $who }: { $means }.
kk-alt-display = Ausliegend: { $cards }.
kk-alt-score-sheet = Wertungsblatt { table-of }: { $totals }.

## Regelverweise

kk-refused = { $reason } ({ $rule })

## Ereignisse

kk-event-game_started = **{ $who }** wählt zuerst; gewählt wird in dieser Reihenfolge: { $seats }.
kk-event-share_received = **{ $who }** erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
kk-event-round_began = Runde { $round } beginnt. Neu ausliegend: { $cards }.
kk-event-bonus_chosen = **{ $who }** nimmt den Bonusmarker { $bonus } (Feld { $space }).
kk-event-bonus_chosen_ahead = **{ $who }** bekommt durch die hinterlegte Wunschliste den Bonusmarker { $bonus } (Feld { $space }).
kk-event-order_set = Spielreihenfolge: { $seats }.
kk-event-bonus_used = **{ $who }** nutzt den Bonusmarker { $bonus }; er kommt zurück auf die Leiste.
kk-event-bonus_returned = **{ $who }** gibt den ungenutzten Bonusmarker { $bonus } zurück.
kk-event-coin_taken = **{ $who }** nimmt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für die Konsolidierungshilfe.
kk-event-extra_spent = **{ $who }** setzt einen Extraaktionsmarker ein.
kk-event-extra_gained = **{ $who }** erhält einen Extraaktionsmarker für { $reason ->
    [settlements] die dritte Siedlung
    [engineers] den dritten Bergingenieur
   *[ironworks] das Drehen der Eisenhütte
}.
kk-event-action_passed = **{ $who }** verzichtet auf die Aktion.
kk-event-passed_over = **{ $who }** kann nichts tun und wird übergangen.
kk-event-nobody_acts = Niemand kann eine Extraaktion ausführen.
kk-event-mine_bought = **{ $who }** kauft { $card } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $points ->
    [0] .
    [one] , 1 Punkt.
   *[other] , { $points } Punkte.
}
kk-event-worker_taken = **{ $who }** nimmt für { $card } einen Arbeiter aus { $village }; ein Kumpel aus dem Vorrat markiert die Zeche.
kk-event-settler_moved = **{ $who }** versetzt einen Kumpel aus { $village } auf { $card }.
kk-event-second_worker_taken = **{ $who }** nimmt einen zweiten Arbeiter aus { $village }.
kk-event-card_placed = **{ $who }** belegt Feld { $space } mit { $card }.
kk-event-engine_bought = **{ $who }** kauft für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} eine Dampfmaschine ({ $spot }).
kk-event-settlement_placed = **{ $who }** stellt für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} die { $count }. Siedlung in { $village } auf{ $points ->
    [0] .
   *[other] {" "}und erhält { $points } Punkte.
}
kk-event-miners_put = **{ $who }** besetzt die Siedlung in { $village } mit { $count ->
    [0] keinem Kumpel
    [one] 1 Kumpel
   *[other] { $count } Kumpeln
}.
kk-event-engineer_inserted = **{ $who }** setzt für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} einen Bergingenieur ein ({ $spot }).
kk-event-engineer_redeployed = **{ $who }** versetzt einen Bergingenieur von { $source } nach { $spot }.
kk-event-miner_inserted = **{ $who }** setzt einen Kumpel ein ({ $spot }).
kk-event-miner_redeployed = **{ $who }** versetzt einen Kumpel von { $source } nach { $spot }.
kk-event-marker_taken = **{ $who }** nimmt am Bahnhof { $station } den Eisenbahnmarker { $marker }.
kk-event-pithead_flipped = **{ $who }** dreht die Karte { $pithead } ({ $cost }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
kk-event-price_raised = Ab jetzt für alle teurer: { $price } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
kk-event-pieces_arranged = **{ $who }** ordnet die Steine auf { $pithead } um.
kk-event-cokery_scored = **{ $who }** erhält { $points } Punkte für die Kokerei & Brikettfabrik ({ $reason ->
    [engineer] Bergingenieur
    [engine] Dampfmaschine
    [one] erstes Stück
   *[both] beide Stücke
}).
kk-event-workers_bought = **{ $who }** tauscht { $coins } Münzen gegen { $workers } Arbeiter.
kk-event-workers_sold = **{ $who }** tauscht { $workers } Arbeiter gegen { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
kk-event-mine_secured = **{ $who }** sichert die Zeche auf Feld { $space } mit { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
kk-event-mine_rescued = **{ $who }** sichert die Zeche auf Feld { $space } mit dem Marker Grubenwehr.
kk-event-protected_ahead = **{ $who }** sichert wie hinterlegt { $count ->
    [0] keine Zeche
    [one] 1 Zeche
   *[other] { $count } Zechen
}.
kk-event-none_to_secure = Keine weitere Zeche sichern können: { $seats }.
kk-event-bag_filled = Steine im Beutel: { $counts }, dazu 3 schwarze und 1 Niete.
kk-event-disaster_revealed = Unglücksmarker der Runde: { $disaster }.
kk-event-no_disaster = Von niemandem wurde ein Stein gezogen: kein Unglück, { $disaster } bleibt ohne Wirkung.
kk-event-black_drawn = Ein schwarzer Stein wird gezogen.
kk-event-blank_drawn = Die Niete wird gezogen.
kk-event-disc_drawn = Ein Stein von **{ $who }** wird gezogen.
kk-event-miners_lost = **{ $who }** verliert { $count ->
    [one] 1 Kumpel
   *[other] { $count } Kumpel
} aus dem Vorrat.
kk-event-miner_given_up = **{ $who }** gibt einen Kumpel ab ({ $spot }).
kk-event-no_miner_to_lose = **{ $who }** hat keinen Kumpel mehr zu verlieren ({ $count }).
kk-event-disaster_suffered = **{ $who }** verliert durch das Unglück { $points ->
    [0] keinen Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
kk-event-extra_coin_waits = Das Kohlen-Syndikat hat in seiner nächsten Konsolidierung 1 zusätzliche Münze.
kk-event-buying_power_raised = Das Kohlen-Syndikat nimmt ab jetzt { $count ->
    [one] 1 Zeche
   *[other] { $count } Zechen
} je Runde.
kk-event-subsidence_stays = Der Marker Bergschäden bleibt auf dem Spielplan: Von nun an kostet jede gezogene Niete alle 1 Münze oder 2 Punkte.
kk-event-subsidence_strikes = Bergschäden: Alle zahlen 1 Münze oder verlieren 2 Punkte.
kk-event-subsidence_ahead = **{ $who }** begleicht die Bergschäden wie hinterlegt: { $payment ->
    [coin] mit einer Münze
   *[points] mit Punkten
}.
kk-event-subsidence_paid = **{ $who }** zahlt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für Bergschäden.
kk-event-subsidence_suffered = **{ $who }** verliert durch Bergschäden { $points ->
    [0] keinen Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
kk-event-trust_took_highest = Das Kohlen-Syndikat nimmt die höchste Nummer: { $card }.
kk-event-trust_bought = Das Kohlen-Syndikat nimmt { $card }.
kk-event-trust_found_nothing = Für das Kohlen-Syndikat liegt keine Zeche aus.
kk-event-trust_bought_already = Das Kohlen-Syndikat hat seine Zeche der Runde schon genommen.
kk-event-trust_has_no_coin = Das Kohlen-Syndikat hat keine Münze mehr zu verlieren.
kk-event-trust_weakened = Das Kohlen-Syndikat verliert die Münze auf Feld { $space }; { $count ->
    [one] 1 Münze bleibt
   *[other] { $count } Münzen bleiben
}.
kk-event-trust_refilled = Das Kohlen-Syndikat erhält { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
} und hat { $coins }.
kk-event-income_earned = **{ $who }** nimmt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} aus { $count ->
    [one] 1 Zechenkarte
   *[other] { $count } Zechenkarten
} ein.
kk-event-ground_scored = **{ $who }** erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $ground }: dort { $count ->
    [one] 1 Zeche
   *[other] { $count } Zechen
} in Besitz{ $settlements ->
    [0] .
    [one] , daneben 1 eigene Siedlung.
   *[other] , daneben { $settlements } eigene Siedlungen.
}
kk-event-ground_revealed = Konsolidiert wird: **{ $ground }** ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Ertrag { $coins }).
kk-event-sole_owner = **{ $who }** besitzt alle Zechen in { $ground } und erhält die Großzeche ohne Gebote.
kk-event-trust_value_set = Das Kohlen-Syndikat hat den Wert { $value }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} auf der Leiste{ $extra ->
    [0] { "" }
   *[other] {" "}und 1 zusätzliche Münze
}, der Rest Zechen.
kk-event-value_set = **{ $who }** hat für { $ground } den Wert { $value }: { $parts }.
kk-event-value_set_ahead = **{ $who }** sagt wie hinterlegt an und hat für { $ground } den Wert { $value }: { $parts }.
kk-event-bid_made = **{ $who }** bietet { $value } für { $ground } ({ $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}).
kk-event-bid_ahead = **{ $who }** bietet nach dem hinterlegten Höchstgebot { $value } für { $ground } ({ $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}).
kk-event-bid_passed = **{ $who }** passt bei { $ground }; mindestens { $least } war gefragt.
kk-event-passed_ahead = **{ $who }** passt bei { $ground }: Das hinterlegte Höchstgebot liegt unter { $least }.
kk-event-passed_unable = **{ $who }** passt bei { $ground }: Für { $least } fehlen die Münzen.
kk-event-mines_lost = **{ $who }** gibt in { $ground } { $count ->
    [one] 1 Kleinzeche
   *[other] { $count } Kleinzechen
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ab{ $engines ->
    [0] .
    [one] , dazu 1 Dampfmaschine.
   *[other] , dazu { $engines } Dampfmaschinen.
}
kk-event-trust_won = Das Kohlen-Syndikat erhält die Großzeche { $ground }; { $engines ->
    [0] keine Dampfmaschine kommt
    [one] 1 Dampfmaschine kommt
   *[other] { $engines } Dampfmaschinen kommen
} zurück in den Vorrat.
kk-event-consolidation_won = **{ $who }** erhält die Großzeche { $ground } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $engines ->
    [0] .
    [one] , 1 Dampfmaschine.
   *[other] , { $engines } Dampfmaschinen.
}
kk-event-placed_ahead = **{ $who }** legt die Großzeche wie hinterlegt auf Feld { $space }.
kk-event-cokery_earned = **{ $who }** nimmt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} durch die Kokerei ein.
kk-event-ironworks_earned = **{ $who }** erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} durch die Eisenhütte.
kk-event-loading_used = **{ $who }** nutzt die Verladung mit { $wagons ->
    [one] 1 Lore
   *[other] { $wagons } Loren
} ({ $count ->
    [0] kein Eisenbahnmarker
    [one] 1 Eisenbahnmarker
   *[other] { $count } Eisenbahnmarker
}{ $bonus_used ->
    [0] { "" }
   *[other] , der Bonusmarker
}{ $workers ->
    [0] { "" }
   *[other] , 1 Arbeiter
}): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
kk-event-loading_ran = Die Verladung von **{ $who }** läuft von selbst mit { $wagons ->
    [one] 1 Lore
   *[other] { $wagons } Loren
} ({ $count ->
    [0] kein Eisenbahnmarker
    [one] 1 Eisenbahnmarker
   *[other] { $count } Eisenbahnmarker
}{ $bonus_used ->
    [0] { "" }
   *[other] , der Bonusmarker
}{ $workers ->
    [0] { "" }
   *[other] , 1 Arbeiter
}): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
kk-event-loading_used_ahead = **{ $who }** nutzt die Verladung wie hinterlegt mit { $wagons ->
    [one] 1 Lore
   *[other] { $wagons } Loren
} ({ $count ->
    [0] kein Eisenbahnmarker
    [one] 1 Eisenbahnmarker
   *[other] { $count } Eisenbahnmarker
}{ $bonus_used ->
    [0] { "" }
   *[other] , der Bonusmarker
}{ $workers ->
    [0] { "" }
   *[other] , 1 Arbeiter
}): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
kk-event-loading_left_out = **{ $who }** nutzt die Verladung nicht.
kk-event-loading_left_out_ahead = **{ $who }** nutzt die Verladung wie hinterlegt nicht.
kk-event-engines_scored = **{ $who }** hat { $count ->
    [one] 1 Dampfmaschine
   *[other] { $count } Dampfmaschinen
}: { $points } Punkte.
kk-event-coins_scored = **{ $who }** hat { $coins } Münzen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
kk-event-stations_scored = **{ $who }** erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Bahnhofsfelder ({ $count }).
kk-event-line_scored = **{ $who }** hat die ganze Linie { $line }: { $points } Punkte.
kk-event-extra_scored = **{ $who }** hat noch { $count } Extraaktionsmarker: { $points } Punkte.
kk-event-game_won = **{ $who }** gewinnt mit { $points } Punkten und { $engines ->
    [one] 1 Dampfmaschine
   *[other] { $engines } Dampfmaschinen
}.
kk-event-victory_shared = **{ $who }** teilt den Sieg mit { $points } Punkten und { $engines ->
    [one] 1 Dampfmaschine
   *[other] { $engines } Dampfmaschinen
}.
kk-event-no_bonus_returned = Niemand hat einen unbenutzten Bonusmarker zurückzugeben.
kk-event-cokery_scored_before = **{ $who }** punktet nicht mit der Kokerei & Brikettfabrik; das ist schon gewertet ({ $reason ->
    [engineer] Bergingenieur
    [engine] Dampfmaschine
    [one] erster Stein
   *[both] beide Steine
}).
kk-event-secured_nothing = **{ $who }** sichert keine Zeche.
kk-event-disaster_spared = Das Unglück verschont { $seats }.
kk-event-blank_without_effect = Die Niete hat keine Wirkung, denn der Bergschädenmarker liegt nicht auf dem Spielplan.
kk-event-subsidence_rests = Keine Niete wurde gezogen, also zahlt niemand für Bergschäden.
kk-event-trust_not_refilled = Das Kohlen-Syndikat erhält keine Münze, denn die Felder 1 bis 3 seiner Leiste sind belegt; es hat { $coins }.
kk-event-no_income = Kein Ertrag ohne Zechenkarte: { $seats }.
kk-event-board_scored_nothing = Keine Punkte aus der Spielplan-Wertung: { $seats }.
kk-event-trust_not_there = Das Kohlen-Syndikat ist an { $ground } nicht beteiligt: Alle Zechen dort gehören Spielern.
kk-event-nobody_bid = Niemand bietet auf { $ground }.
kk-event-cokery_earned_nothing = Keine Münzen aus der Kokerei: { $seats }.
kk-event-ironworks_earned_nothing = Keine Punkte aus der Eisenhütte: { $seats }.
kk-event-loading_not_possible = Die Verladung nicht nutzen können: { $seats }.
kk-event-scored_nothing = Keine Punkte in der Schlusswertung für { $source }: { $seats }.
kk-event-answer_left = **{ $who }** hinterlegt eine Antwort: { $answer } { $ground }
kk-event-answer_withdrawn = **{ $who }** zieht eine hinterlegte Antwort zurück: { $answer } { $ground }
kk-event-answer_lapsed = **{ $who }** verliert durch die Konsolidierung des Grubenfelds { $ground } eine hinterlegte Antwort ({ $answer }). Sie lässt sich neu hinterlegen.
kk-answer-ranking = Wunschliste der Bonusmarker
kk-answer-ceiling = Höchstgebot
kk-answer-protection = Schutz
kk-answer-subsidence = Bergschäden
kk-answer-loading = Verladung
kk-answer-places = Felder für Großzechen

## Ablehnungen

kk-violation-game-over = Das Spiel ist zu Ende.
kk-violation-not-your-turn = Du bist nicht am Zug; { $other } ist dran.
kk-violation-no-such-seat = An diesem Tisch gibt es keinen Platz { $other }.
kk-violation-wrong-phase = Das gehört nicht zur jetzigen Phase: { $phase }.
kk-violation-turn-done = In deinem Zug ist nichts mehr zu entscheiden; beende ihn.
kk-violation-decision-open = Entscheide zuerst, worauf der Zug wartet: { $stage }.
kk-violation-reveal-inside-plan = Ein Plan muss dort enden, wo etwas Neues zu sehen ist; sieh es dir zuerst an.
kk-violation-nothing-chosen = Wähle einen Bonusmarker, bevor du beendest.
kk-violation-nothing-to-stop = Jetzt gibt es nichts, worauf zu verzichten wäre: { $stage }.
kk-violation-unknown-bonus = Es gibt keinen Bonusmarker `{ $word }`.
kk-violation-bonus-taken = Der Bonusmarker { $bonus } ist vergeben.
kk-violation-bonus-shut = Der Bonusmarker { $bonus } ist ab Runde II wählbar.
kk-violation-bonus-not-held = Du hast den Bonusmarker { $bonus } nicht.
kk-violation-bonus-not-in-extra-phase = An diesem Tisch gelten Bonusmarker nur in den Phasen 2 und 3.
kk-violation-extra-not-spent = Setze zuerst einen Extraaktionsmarker ein.
kk-violation-extra-only-in-phase-4 = Extraaktionsmarker werden in Phase 4 eingesetzt.
kk-violation-extra-spent = Du hast deinen Extraaktionsmarker dieser Runde eingesetzt.
kk-violation-no-extra-marker = Du hast keinen Extraaktionsmarker.
kk-violation-action-taken = Deine Aktion dieser Phase ist ausgeführt.
kk-violation-action-mandatory = An diesem Tisch muss eine Aktion ausführen, wer es kann.
kk-violation-unknown-card = Es gibt keine Zeche `{ $word }`.
kk-violation-card-unused = Die Zeche `{ $word }` ist zu dritt nicht im Spiel.
kk-violation-large-not-for-sale = { $card } ist nicht zu kaufen, sondern nur durch Konsolidierung zu haben.
kk-violation-card-not-yet = { $card } kommt in Runde { $round } ins Spiel.
kk-violation-card-not-displayed = { $card } liegt nicht mehr aus.
kk-violation-too-few-coins-for-mine = { $card } kostet { $coins_needed ->
    [one] 1 Münze
   *[other] { $coins_needed } Münzen
}, du hast { $coins_have }.
kk-violation-tableau-full = Auf deinem Tableau ist kein Feld frei für { $card }.
kk-violation-pool-empty = In deinem Vorrat ist kein Kumpel mehr.
kk-violation-no-worker-adjacent = An { $ground } grenzt kein Dorf mit einem Arbeiter oder mit einem Kumpel von dir in einer Siedlung; { $card } ist nicht zu kaufen.
kk-violation-unknown-village = Es gibt kein Dorf `{ $word }`.
kk-violation-village-not-adjacent = { $village } grenzt nicht an { $ground }.
kk-violation-no-worker-in-village = { $village } hat keinen Arbeiter.
kk-violation-worker-first = Arbeiter gehen eigenen Kumpeln vor; in { $instead_village } ist noch einer.
kk-violation-no-settler-there = In { $village } steht kein Kumpel von dir.
kk-violation-unknown-space = Es gibt kein Feld `{ $word }`; die Felder sind A1 bis B3.
kk-violation-space-occupied = Auf Feld { $space } liegt eine Karte.
kk-violation-against-the-arrows = Feld { $space } darf noch nicht belegt werden, aber Feld { $instead_space }.
kk-violation-space-empty = Auf Feld { $space } liegt keine Zeche.
kk-violation-too-few-coins = Das kostet { $coins_needed ->
    [one] 1 Münze
   *[other] { $coins_needed } Münzen
}, du hast { $coins_have }.
kk-violation-engines-not-yet = Dampfmaschinen gibt es ab Runde { $round }.
kk-violation-no-engine-left = Im Vorrat ist keine Dampfmaschine mehr.
kk-violation-engine-already-there = Auf Feld { $space } steht schon eine Dampfmaschine.
kk-violation-cokery-has-no-place = Dort kann keine Dampfmaschine stehen: { $spot }.
kk-violation-no-settlement-left = Du hast alle Siedlungen aufgestellt.
kk-violation-village-unused = { $village } ist zu dritt nicht im Spiel.
kk-violation-own-settlement-there = Du hast schon eine Siedlung in { $village }.
kk-violation-village-full = { $village } hat keinen Platz für eine Siedlung.
kk-violation-workers-in-village = { $village } hat noch { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}.
kk-violation-wrong-number-of-miners = { $count } Kumpel passen dort nicht hin, höchstens { $most }.
kk-violation-no-engineer-left = Du hast alle Bergingenieure eingesetzt.
kk-violation-no-place-for-engineer = Dort kann kein Bergingenieur stehen: { $spot }.
kk-violation-no-engineer-move-left = Jetzt ist kein Bergingenieur zu versetzen; das geht nur mit gedrehter Belegschaft, in der Aktion mit Kumpeln.
kk-violation-no-engineer-there = Dort steht kein Bergingenieur von dir: { $spot }.
kk-violation-unknown-spot = Es gibt keinen Ort `{ $word }`.
kk-violation-spot-taken = Dieser Platz ist besetzt, für andere Steine gedacht oder nicht auf der Seite, die oben liegt: { $spot }.
kk-violation-same-spot = Der Stein steht schon dort: { $spot }.
kk-violation-no-miner-to-move = Du hast keinen Kumpel zum Einsetzen oder Versetzen.
kk-violation-no-inserts-left = Du hast { $count } Kumpel eingesetzt; mehr gehen in dieser Aktion nicht.
kk-violation-no-insert-at-station = Nur durch Versetzen kommen Kumpel zum Bahnhof { $station }.
kk-violation-no-second-miner-there = Der 2. Kumpel kommt zur Grubenwehr oder auf eine Übertagekarte, nicht nach { $village }.
kk-violation-settlement-full = Die Siedlung in { $village } ist voll.
kk-violation-no-own-settlement = Du hast keine Siedlung in { $village }.
kk-violation-no-moves-left = In dieser Aktion ist kein Versetzen mehr übrig.
kk-violation-no-miner-there = Dort steht kein Kumpel von dir: { $spot }.
kk-violation-just-inserted = An diesem Tisch darf ein eben eingesetzter Kumpel nicht versetzt werden: { $spot }.
kk-violation-too-few-moves = Bis zum Bahnhof { $station } { $count ->
    [one] braucht es 1 Schritt; der ist nicht mehr übrig
   *[other] braucht es { $count } Schritte; so viele sind nicht mehr übrig
}.
kk-violation-station-not-to-pool = An diesem Tisch kommt kein Kumpel vom Bahnhof { $station } zurück in den Vorrat.
kk-violation-only-along-the-line = Vom Bahnhof { $station } geht ein Kumpel nur zum Nachbarbahnhof der Linie.
kk-violation-station-out-of-reach = Der Bahnhof { $station } ist von dort nicht erreichbar: { $spot }.
kk-violation-station-unused = { $station } ist zu dritt nicht im Spiel.
kk-violation-no-move-to-settlement = In die Siedlung in { $village } kann kein Kumpel versetzt werden.
kk-violation-second-miner-from-pool = Der 2. Kumpel kommt aus dem Vorrat.
kk-violation-not-flippable = Es gibt keine Karte `{ $word }`, die sich drehen lässt.
kk-violation-already-flipped = { $pithead } ist schon gedreht.
kk-violation-pay-by-what = { $pithead } dreht man für Arbeiter oder für Münzen; sag, wofür.
kk-violation-pay-no-choice = { $pithead } dreht man zum ganzen aufgedruckten Preis; da gibt es nichts zu wählen.
kk-violation-too-few-workers = { $pithead } zu drehen kostet { $workers_needed } Arbeiter, du hast { $workers_have }.
kk-violation-too-few-coins-to-flip = { $pithead } zu drehen kostet { $coins_needed ->
    [one] 1 Münze
   *[other] { $coins_needed } Münzen
}, du hast { $coins_have }.
kk-violation-no-such-arrangement = Auf { $pithead } können die Steine so nicht stehen.
kk-violation-unknown-exchange = Getauscht werden Münzen oder Arbeiter, nicht `{ $word }`.
kk-violation-worker-pool-short = Im Vorrat { $workers_have ->
    [one] ist 1 Arbeiter
   *[other] sind { $workers_have } Arbeiter
}; der Tausch braucht 3.
kk-violation-too-few-workers-to-give = Der Tausch kostet { $workers_needed } Arbeiter, du hast { $workers_have }.
kk-violation-bank-empty = Die Bank hat nur noch { $coins_have ->
    [one] 1 Münze
   *[other] { $coins_have } Münzen
}.
kk-violation-no-coin-symbol = Keine Münze kann Feld { $space } sichern.
kk-violation-already-secured = Feld { $space } ist schon sicher.
kk-violation-rescue-used-up = Der Marker Grubenwehr sichert { $count } Zechen, nicht mehr.
kk-violation-rescue-a-second = An diesem Tisch sichert der Marker Grubenwehr noch eine zweite Zeche.
kk-violation-unknown-payment = Bergschäden kosten eine Münze oder Punkte, nicht `{ $word }`.
kk-violation-too-few-unification-markers = Du hast { $count_have } Konsolidierungsmarker, nicht { $count }.
kk-violation-administration-always-added = An diesem Tisch zählen Punkte der Verwaltung immer.
kk-violation-administration-points = { $count ->
    [0] Du hast keine Punkte der Verwaltung anzusagen.
    [one] Du kannst höchstens 1 Punkt der Verwaltung ansagen.
   *[other] Du kannst höchstens { $count } Punkte der Verwaltung ansagen.
}
kk-violation-negative-declaration = Weniger als nichts lässt sich nicht ansagen.
kk-violation-bid-too-low = { $bid } ist zu wenig; mindestens { $least }.
kk-violation-bid-too-high = Das kostet { $coins_needed ->
    [one] 1 Münze
   *[other] { $coins_needed } Münzen
}, du hast { $coins_have }; { $most } ist dein höchster Wert.
kk-violation-unknown-ground = Es gibt kein Grubenfeld `{ $word }` mit Großzeche.
kk-violation-already-merged = { $ground } ist schon konsolidiert.
kk-violation-ceiling-value-only = In der laufenden Konsolidierung des Grubenfelds { $ground } werden Marker und Punkte angesagt, nicht hinterlegt: Ein Höchstgebot nennt jetzt nur den Wert.
kk-violation-ceiling-out-of-range = Ein Höchstgebot liegt zwischen 0 und { $most }.
kk-violation-too-few-wagon-markers = Du hast { $count_have } Lorenmarker, nicht { $count }.
kk-violation-all-wagon-markers = An diesem Tisch werden Lorenmarker alle zusammen genutzt oder gar nicht: { $count } der Eisenbahn{ $bonus_held ->
    [0] {""}
   *[other] {" "}und der Bonusmarker
}.
kk-violation-no-wagon = Du hast keine Lore.
kk-violation-no-worker-to-load = Die Verladung kostet { $workers_needed } Arbeiter, und du hast keinen.
kk-violation-unknown-loading = Die Verladung läuft nie, ohne Marker oder mit allen; `{ $word }` gibt es nicht.
kk-violation-ranking-empty = Eine Wunschliste braucht mindestens einen Eintrag.
kk-violation-ranking-repeats = `{ $word }` steht zweimal da.
kk-violation-unknown-in-ranking = `{ $word }` gehört in keine Wunschliste hier.
kk-violation-no-answer = Du hast keine solche Antwort hinterlegt: { $answer }.
kk-violation-unknown-answer = Es gibt keine Antwort `{ $word }`.

## Was nicht zu lesen ist

kk-malformed-line-too-long = Der Text hat { $length } Zeichen; höchstens { $longest } sind möglich.
kk-malformed-line-empty = Da steht nichts.
kk-malformed-wrong-number-of-words = Nach `{ $verb }` { $words ->
    [one] kann nicht 1 Wort
   *[other] können nicht { $words } Wörter
} stehen. Beispiel: { $example }
kk-malformed-plan-step-unreadable = Schritt { $step } ist nicht zu lesen: `{ $word }`. Beispiel: { $example }
kk-malformed-unknown-verb = `{ $word }` ist keine Aktion. Beispiel: { $example }
kk-malformed-not-an-id = `{ $word }` ist kein Name eines Ortes oder einer Karte.
kk-malformed-not-a-number = `{ $word }` ist keine Zahl.
kk-malformed-not-bonus = `{ $word }` kann dort nicht stehen, nur bonus.
kk-malformed-not-a-bonus = `{ $word }` ist kein Bonusmarker.
kk-malformed-not-a-pithead = `{ $word }` ist keine Übertagekarte.
kk-malformed-not-a-payment = `{ $word }` ist keine Art zu bezahlen.
kk-malformed-not-an-exchange = `{ $word }` lässt sich nicht tauschen; schreib coins oder workers.
kk-malformed-not-aid = `{ $word }` kann dort nicht stehen; schreib aid oder none.
kk-malformed-not-a-way-to-load = `{ $word }` ist keine Art der Verladung; schreib never, cards oder all.
kk-malformed-not-an-answer = `{ $word }` ist keine Antwort zum Hinterlegen.
kk-malformed-not-a-space = `{ $word }` ist kein Feld des Tableaus.
kk-malformed-not-a-ground = `{ $word }` ist kein Grubenfeld mit Großzeche.
kk-malformed-ground-ambiguous = `{ $word }` kann { $count } Grubenfelder meinen; schreib mehr vom Namen.
kk-malformed-ceiling-unreadable = `{ $word }` ist nicht zu lesen. Beispiel: Vereinigter General: 9, Hilfe, 1 Marker
kk-malformed-name-ambiguous = `{ $word }` kann mehreres heißen: { $names }. Schreib mehr vom Namen.
kk-malformed-name-unknown = Nichts hier heißt `{ $word }`. Möglich: { $names }.
kk-malformed-form-unreadable = { $count ->
    [one] `{ $entries }` ist nicht lesbar
   *[other] { $count } Angaben sind nicht lesbar (`{ $entries }`)
}. Schreib ganze Zahlen, bei der Hilfe ja oder nein; ein leeres Feld heißt 0 oder nein.
kk-malformed-too-many-exchanges = Auf einmal lässt sich nicht { $count }-mal tauschen, nur { $most }-mal.
kk-malformed-ceiling-without-value = Für `{ $word }` fehlt der höchste Wert. Beispiel: Vereinigter General: 9

## Vorschläge

kk-suggest-by-bonus = mit dem Bonusmarker
kk-suggest-by-action = als Aktion der Phase
kk-suggest-by-workers = gegen Arbeiter
kk-suggest-by-coins = gegen Münzen
