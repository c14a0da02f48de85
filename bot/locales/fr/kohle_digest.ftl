# Les tours de Kohle & Kolonie en une ligne chacun.

kk-semicolon = { " ; " }
kk-digest-seat = **{ $who }** { $items }.
kk-digest-by-marker = { $marker } : { $deed }
kk-digest-ahead = comme laissé d’avance

## Phases d’action

kk-digest-bonus-used = utilise le jeton bonus { $bonus }
kk-digest-coin-taken = prend { $coins }
kk-digest-extra-spent = dépense un jeton action supplémentaire
kk-digest-mine-bought = achète { $card } pour { $coins }{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-worker-taken = travailleur de { $village }
kk-digest-settler-moved = gueule noire de la cité à { $village }
kk-digest-second-worker-taken = second travailleur de { $village }
kk-digest-card-placed = carte en { $space }
kk-digest-engine-bought = achète une machine à vapeur pour { $coins } ({ $spot })
kk-digest-settlement-placed = place sa cité numéro { $count } à { $village } pour { $coins }{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-miners-put = dedans { $miners }
kk-digest-engineer-inserted = place un ingénieur pour { $coins } ({ $spot })
kk-digest-extra-gained = reçoit un jeton action supplémentaire
kk-digest-pithead-flipped = retourne { $pithead } pour { $cost } ({ $points })
kk-digest-price-raised = plus cher pour tous désormais : { $price }, { $coins }
kk-digest-pieces-arranged = y réarrange les pièces
kk-digest-cokery-scored = gagne { $points } pour la Cokerie & usine de briquettes
kk-digest-workers-bought = donne { $coins } pour { $workers }
kk-digest-workers-sold = donne { $workers } pour { $coins }
kk-digest-action-passed = renonce à son action
kk-digest-miner-inserted = { $spot }
kk-digest-miner-redeployed = { $source } → { $spot }
kk-digest-engineer-redeployed = { $source } → { $spot }
kk-digest-marker-taken = { $marker }, { $station }
kk-digest-all-miner-inserted = place { $count ->
    [one] une gueule noire
   *[other] { $count } gueules noires
} : { $spots }
kk-digest-all-miner-redeployed = déplace : { $spots }
kk-digest-all-engineer-redeployed = déplace un ingénieur : { $spots }
kk-digest-all-marker-taken = prend { $count ->
    [one] un jeton chemin de fer
   *[other] des jetons chemin de fer
} : { $spots }

## Catastrophes

kk-digest-mines-secured = protège { $spaces } pour { $coins }
kk-digest-mines-rescued = protège { $spaces } par le jeton défense des mines
kk-digest-miners-lost = perd { $miners } de la réserve
kk-digest-miner-given-up = cède une gueule noire ({ $spot })
kk-digest-no-miner-to-lose = n’a plus de gueule noire à perdre ({ $count })
kk-digest-disaster-suffered = { $scored ->
    [0] ne perd aucun PV
   *[other] perd { $points }
} dans la catastrophe
kk-digest-subsidence-ahead = a réglé d’avance les dégâts miniers
kk-digest-subsidence-paid = paie { $coins }
kk-digest-subsidence-suffered = { $scored ->
    [0] ne perd aucun PV
   *[other] perd { $points }
}
kk-digest-discs = Disques piochés : { $items }.
kk-digest-disc-drawn = **{ $who }**
kk-digest-black-drawn = noir
kk-digest-blank-drawn = Rien
kk-digest-trust-weakened = donc le Syndicat du charbon perd la thune de la case { $space } (reste { $count })

## Revenus, décompte, consolidations

kk-digest-income = Revenus des cartes mine : { $items }.
kk-digest-income-earned = **{ $who }** { $coins }
kk-digest-grounds = **{ $who }** gagne { $points } sur le plan : { $items }.
kk-digest-cokery-earned = gagne { $coins } par la Cokerie
kk-digest-ironworks-earned = gagne { $points } par la Ferronnerie
kk-digest-values = Valeurs pour { $ground } : { $items }.
kk-digest-value-set = **{ $who }** { $value } ({ $parts })
kk-digest-value-set-ahead = **{ $who }** { $value } ({ $parts } ; comme laissé d’avance)
kk-digest-bids = Enchères pour { $ground } : { $items }.
kk-digest-bid-made = **{ $who }** { $value } ({ $coins })
kk-digest-bid-ahead = **{ $who }** { $value } ({ $coins } ; selon le plafond laissé d’avance)
kk-digest-bid-passed = **{ $who }** passe
kk-digest-passed-ahead = **{ $who }** passe (le plafond laissé d’avance est sous { $least })
kk-digest-passed-unable = **{ $who }** passe (pas assez de thunes pour { $least })
