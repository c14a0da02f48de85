# Züge von Kohle & Kolonie in je einer Zeile.

kk-semicolon = { "; " }
kk-digest-seat = **{ $who }** { $items }.
kk-digest-by-marker = { $marker }: { $deed }
kk-digest-ahead = wie hinterlegt
kk-digest-line-ahead = { $line }, wie hinterlegt.

## Aktionsphasen

kk-digest-bonus_used = nutzt den Bonusmarker { $bonus }
kk-digest-coin_taken = nimmt { $coins }
kk-digest-extra_spent = setzt einen Extraaktionsmarker ein
kk-digest-mine_bought = kauft { $card } für { $coins }{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-worker_taken = Arbeiter aus { $village }
kk-digest-settler_moved = Kumpel aus der Siedlung in { $village }
kk-digest-second_worker_taken = zweiter Arbeiter aus { $village }
kk-digest-card_placed = Karte auf Feld { $space }
kk-digest-engine_bought = kauft eine Dampfmaschine für { $coins } ({ $spot })
kk-digest-settlement_placed = stellt für { $coins } Siedlung Nummer { $count } in { $village } auf{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-miners_put = darin { $miners }
kk-digest-engineer_inserted = setzt für { $coins } einen Bergingenieur ein ({ $spot })
kk-digest-extra_gained = erhält einen Extraaktionsmarker
kk-digest-pithead_flipped = dreht die Karte { $pithead } für { $cost } ({ $points })
kk-digest-price_raised = ab jetzt für alle teurer: { $price } für { $coins }
kk-digest-pieces_arranged = ordnet die Steine darauf um
kk-digest-cokery_scored = erhält { $points } für die Kokerei & Brikettfabrik
kk-digest-workers_bought = tauscht { $coins } gegen { $workers }
kk-digest-workers_sold = tauscht { $workers } gegen { $coins }
kk-digest-action_passed = verzichtet auf die Aktion
kk-digest-miner_inserted = { $spot }
kk-digest-miner_redeployed = { $source } nach { $spot }
kk-digest-engineer_redeployed = { $source } nach { $spot }
kk-digest-marker_taken = { $marker }, { $station }
kk-digest-all-miner_inserted = setzt { $count ->
    [one] einen Kumpel
   *[other] { $count } Kumpel
} ein: { $spots }
kk-digest-all-miner_redeployed = versetzt Kumpel: { $spots }
kk-digest-all-engineer_redeployed = versetzt einen Bergingenieur: { $spots }
kk-digest-all-marker_taken = nimmt { $count ->
    [one] einen Eisenbahnmarker
   *[other] { $count } Eisenbahnmarker
}: { $spots }

## Unglücke

kk-digest-mines-secured = sichert { $spaces } für { $coins }
kk-digest-mines-rescued = sichert { $spaces } mit dem Marker Grubenwehr
kk-digest-miners_lost = verliert { $miners } aus dem Vorrat
kk-digest-miner_given_up = gibt einen Kumpel ab ({ $spot })
kk-digest-no_miner_to_lose = hat keinen Kumpel mehr zu verlieren ({ $count })
kk-digest-disaster_suffered = verliert durch das Unglück { $scored ->
    [0] keinen Punkt
   *[other] { $points }
}
kk-digest-subsidence_ahead = hat die Bergschäden im Voraus geregelt
kk-digest-subsidence_paid = zahlt { $coins }
kk-digest-subsidence_suffered = verliert { $scored ->
    [0] keinen Punkt
   *[other] { $points }
}
kk-digest-discs = Gezogene Steine: { $items }.
kk-digest-disc_drawn = **{ $who }**
kk-digest-black_drawn = schwarz
kk-digest-blank_drawn = Niete
kk-digest-trust_weakened = das Kohlen-Syndikat verliert die Münze auf Feld { $space }, { $count } übrig
kk-digest-disc-and = { $disc } ({ $effect })

## Erträge, Wertung, Konsolidierungen

kk-digest-income = Ertrag der Zechenkarten: { $items }.
kk-digest-income_earned = **{ $who }** { $coins }
kk-digest-grounds = **{ $who }** erhält { $points } auf dem Spielplan: { $items }.
kk-digest-cokery_earned = nimmt { $coins } durch die Kokerei ein
kk-digest-ironworks_earned = erhält { $points } durch die Eisenhütte
kk-digest-values = Werte für { $ground }: { $items }.
kk-digest-value_set = **{ $who }** { $value } ({ $parts })
kk-digest-value_set_ahead = **{ $who }** { $value } ({ $parts }; wie hinterlegt)
kk-digest-bids = Gebote für { $ground }: { $items }.
kk-digest-bid_made = **{ $who }** { $value } ({ $coins })
kk-digest-bid_ahead = **{ $who }** { $value } ({ $coins }; nach dem hinterlegten Höchstgebot)
kk-digest-bid_passed = **{ $who }** passt
kk-digest-passed_ahead = **{ $who }** passt (hinterlegtes Höchstgebot unter { $least })
kk-digest-passed_unable = **{ $who }** passt (für { $least } fehlen die Münzen)
