# Züge von Kohle & Kolonie in je einer Zeile.

kk-semicolon = { "; " }
kk-digest-seat = **{ $who }** { $items }.
kk-digest-by-marker = { $marker }: { $deed }
kk-digest-ahead = wie hinterlegt

## Aktionsphasen

kk-digest-bonus-used = nutzt den Bonusmarker { $bonus }
kk-digest-coin-taken = nimmt { $coins }
kk-digest-extra-spent = setzt einen Extraaktionsmarker ein
kk-digest-mine-bought = kauft { $card } für { $coins }{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-worker-taken = Arbeiter aus { $village }
kk-digest-settler-moved = Kumpel aus der Siedlung in { $village }
kk-digest-second-worker-taken = zweiter Arbeiter aus { $village }
kk-digest-card-placed = Karte auf { $space }
kk-digest-engine-bought = kauft eine Dampfmaschine für { $coins } ({ $spot })
kk-digest-settlement-placed = stellt für { $coins } Siedlung Nummer { $count } in { $village } auf{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-miners-put = { $miners } darin
kk-digest-engineer-inserted = setzt für { $coins } einen Bergingenieur ein ({ $spot })
kk-digest-extra-gained = erhält einen Extraaktionsmarker
kk-digest-pithead-flipped = dreht { $pithead } für { $cost } ({ $points })
kk-digest-price-raised = ab jetzt teurer für alle: { $price }, { $coins }
kk-digest-pieces-arranged = ordnet die Steine darauf um
kk-digest-cokery-scored = erhält { $points } für die Kokerei & Brikettfabrik
kk-digest-workers-bought = gibt { $coins } für { $workers }
kk-digest-workers-sold = gibt { $workers } für { $coins }
kk-digest-action-passed = verzichtet auf die Aktion
kk-digest-miner-inserted = { $spot }
kk-digest-miner-redeployed = { $source } → { $spot }
kk-digest-engineer-redeployed = { $source } → { $spot }
kk-digest-marker-taken = { $marker }, { $station }
kk-digest-all-miner-inserted = setzt { $count ->
    [one] einen Kumpel
   *[other] { $count } Kumpel
} ein: { $spots }
kk-digest-all-miner-redeployed = versetzt: { $spots }
kk-digest-all-engineer-redeployed = versetzt einen Bergingenieur: { $spots }
kk-digest-all-marker-taken = nimmt { $count ->
    [one] einen Eisenbahnmarker
   *[other] { $count } Eisenbahnmarker
}: { $spots }

## Unglücke

kk-digest-mines-secured = sichert { $spaces } für { $coins }
kk-digest-mines-rescued = sichert { $spaces } mit dem Marker Grubenwehr
kk-digest-miners-lost = verliert { $miners } aus dem Vorrat
kk-digest-miner-given-up = gibt einen Kumpel ab ({ $spot })
kk-digest-no-miner-to-lose = hat keinen Kumpel mehr zu verlieren ({ $count })
kk-digest-disaster-suffered = verliert durch das Unglück { $scored ->
    [0] keinen Punkt
   *[other] { $points }
}
kk-digest-subsidence-ahead = hat die Bergschäden im Voraus geregelt
kk-digest-subsidence-paid = zahlt { $coins }
kk-digest-subsidence-suffered = verliert { $scored ->
    [0] keinen Punkt
   *[other] { $points }
}
kk-digest-discs = Gezogene Steine: { $items }.
kk-digest-disc-drawn = **{ $who }**
kk-digest-black-drawn = schwarz
kk-digest-blank-drawn = Niete
kk-digest-trust-weakened = damit verliert das Kohlen-Syndikat die Münze auf Feld { $space } ({ $count } übrig)

## Erträge, Wertung, Konsolidierungen

kk-digest-income = Ertrag der Zechenkarten: { $items }.
kk-digest-income-earned = **{ $who }** { $coins }
kk-digest-grounds = **{ $who }** erhält { $points } auf dem Spielplan: { $items }.
kk-digest-cokery-earned = nimmt { $coins } durch die Kokerei ein
kk-digest-ironworks-earned = erhält { $points } durch die Eisenhütte
kk-digest-values = Werte für { $ground }: { $items }.
kk-digest-value-set = **{ $who }** { $value } ({ $parts })
kk-digest-value-set-ahead = **{ $who }** { $value } ({ $parts }; wie hinterlegt)
kk-digest-bids = Gebote für { $ground }: { $items }.
kk-digest-bid-made = **{ $who }** { $value } ({ $coins })
kk-digest-bid-ahead = **{ $who }** { $value } ({ $coins }; nach dem hinterlegten Höchstgebot)
kk-digest-bid-passed = **{ $who }** passt
kk-digest-passed-ahead = **{ $who }** passt (hinterlegtes Höchstgebot unter { $least })
kk-digest-passed-unable = **{ $who }** passt (für { $least } fehlen die Münzen)
