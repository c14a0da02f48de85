# Kohle & Kolonie: Bilder zum Entscheiden.

kk-question-choose = Welcher Bonusmarker?
kk-question-act = Was tust du?
kk-question-mines = Zeche kaufen
kk-question-settlement = Siedlung für { $price }: wo?
kk-question-engineer = Ingenieur für { $price }: wo?
kk-question-engine = Dampfmaschine für { $price }: wo?
kk-question-worker = { $card }: Arbeiter oder Kumpel woher?
kk-question-place_card = { $card }: auf welches Feld?
kk-question-second_worker = { $card }: ein zweiter Arbeiter?
kk-question-second_miner = { $card }: wohin der 2. Kumpel?
kk-question-settlement_miners = { $village }: wie viele Kumpel?
kk-question-miners = { $insert ->
    [0] { $redeploy } versetzen
   *[other] { $insert } einsetzen{ $redeploy ->
        [0] {""}
       *[other] , { $redeploy } versetzen
    }
}
kk-question-from = Von { $spot } nach…
kk-question-shift = Ingenieur versetzen
kk-question-flips = Welche Karte drehen?
kk-question-exchanges = Was tauschen?
kk-question-arrange = Umordnen: { $card }
kk-question-secure = Welche Zechen sichern?
kk-question-lose_miner = { $count ->
    [one] 1 Kumpel
   *[other] { $count } Kumpel
} abgeben: woher?
kk-question-subsidence = Bergschäden: womit zahlst du?
kk-question-declare = Was sagst du an?
kk-question-bid = Was bietest du?
kk-question-load = Verladung nutzen?
kk-question-loaders = Wer nutzt die Verladung?
kk-question-ceilings = Bieten bis…: welches Feld?
kk-question-ceiling = { $ground }: bieten bis…
kk-question-protect = Welche Zechen schützen?
kk-question-places = Felder für Großzechen
kk-question-done = Nichts mehr zu wählen
kk-question-ranking = Bonusmarker reihen

kk-decision-pool = Vorrat
kk-decision-rescue = Wehr
kk-decision-mine = Zeche { $number }
kk-decision-miners = Kumpel
kk-decision-extra = Extraaktion
kk-decision-left = noch { $count }
kk-decision-bids = { $needed ->
    [0] { $least }–{ $most }: unnötig
   *[other] { $least }–{ $most }
}
kk-decision-value = Wert { $value }
kk-decision-wagons = { $count ->
    [one] 1 Lore
   *[other] { $count } Loren
}

kk-figure-coin = { $n ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
kk-figure-star = { $n ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
kk-figure-worker = { $n ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
}
kk-figure-miner = { $n ->
    [one] { $count } Kumpel
   *[other] { $count } Kumpel
}
kk-figure-engineer = { $n ->
    [one] { $count } Bergingenieur
   *[other] { $count } Bergingenieure
}
kk-figure-engine = { $n ->
    [one] { $count } Dampfmaschine
   *[other] { $count } Dampfmaschinen
}
kk-figure-wagon = { $n ->
    [one] { $count } Lore
   *[other] { $count } Loren
}
kk-figure-marker = { $n ->
    [one] { $count } Lorenmarker
   *[other] { $count } Lorenmarker
}
kk-figure-bolt = { $n ->
    [one] { $count } Extraaktionsmarker
   *[other] { $count } Extraaktionsmarker
}
kk-figure-move = { $n ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
kk-figure-mine = Zechen { $count }
kk-figure-steps = Konsolidierung { $count }
kk-figure-station = Vereinigung { $count }
kk-figure-settlement = Siedlung { $count }
kk-figure-space = Feld { $count }
kk-figure-empty = noch keine Zeche auf { $count }
kk-figure-rank = Nummer { $count }
kk-figure-coin-one = eine Münze
kk-figure-star-one = ein Punkt
kk-figure-miner-one = ein Kumpel
kk-figure-engineer-one = ein Bergingenieur
kk-figure-engine-one = Dampfmaschine
kk-figure-settlement-one = Siedlung
kk-figure-hidden-one = ein Eisenbahnmarker
kk-figure-arrow-one = dann
kk-figure-flip-one = gedreht

kk-alt-asked = { $who }: { $question }
kk-alt-choice = { $choice }: { $figures }
