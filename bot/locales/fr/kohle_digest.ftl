# Les tours de Kohle & Kolonie en une ligne chacun.

kk-semicolon = { " ; " }
kk-digest-seat = **{ $who }** { $items }.
kk-digest-by-marker = { $marker } : { $deed }
kk-digest-ahead = selon la réponse laissée à l’avance
kk-digest-line-ahead = { $line }, selon la réponse laissée à l’avance.

## Phases d’action

kk-digest-bonus_used = utilise le jeton bonus { $bonus }
kk-digest-coin_taken = prend { $coins }
kk-digest-extra_spent = dépense un jeton action supplémentaire
kk-digest-mine_bought = achète { $card } pour { $coins }{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-worker_taken = travailleur { DE($village) }
kk-digest-settler_moved = gueule noire de la cité à { $village }
kk-digest-second_worker_taken = second travailleur { DE($village) }
kk-digest-card_placed = carte sur la case { $space }
kk-digest-engine_bought = achète une machine à vapeur pour { $coins } ({ $spot })
kk-digest-settlement_placed = place sa { $count ->
    [1] 1re
   *[other] { $count }e
} cité à { $village } pour { $coins }{ $scored ->
    [0] { "" }
   *[other] { " " }({ $points })
}
kk-digest-miners_put = avec { $miners }
kk-digest-engineer_inserted = place un ingénieur pour { $coins } ({ $spot })
kk-digest-extra_gained = reçoit un jeton action supplémentaire
kk-digest-pithead_flipped = retourne la carte { $pithead } pour { $cost } ({ $points })
kk-digest-price_raised = plus cher pour tous désormais : { $price }, { $coins }
kk-digest-pieces_arranged = y réarrange les pièces
kk-digest-cokery_scored = gagne { $points } pour la Cokerie & usine de briquettes
kk-digest-workers_bought = donne { $coins } pour { $workers }
kk-digest-workers_sold = donne { $workers } pour { $coins }
kk-digest-action_passed = renonce à son action
kk-digest-miner_inserted = { $spot }
kk-digest-miner_redeployed = { $source } vers { $spot }
kk-digest-engineer_redeployed = { $source } vers { $spot }
kk-digest-marker_taken = { $marker }, { $station }
kk-digest-all-miner_inserted = place { $count ->
    [one] une gueule noire
   *[other] { $count } gueules noires
} : { $spots }
kk-digest-all-miner_redeployed = déplace : { $spots }
kk-digest-all-engineer_redeployed = déplace un ingénieur : { $spots }
kk-digest-all-marker_taken = prend { $count ->
    [one] un jeton chemin de fer
   *[other] des jetons chemin de fer
} : { $spots }

## Catastrophes

kk-digest-mines-secured = protège { $spaces } pour { $coins }
kk-digest-mines-rescued = protège { $spaces } par le jeton défense des mines
kk-digest-miners_lost = perd { $miners } de la réserve
kk-digest-miner_given_up = cède une gueule noire ({ $spot })
kk-digest-no_miner_to_lose = n’a plus de gueule noire à perdre ({ $count })
kk-digest-disaster_suffered = { $scored ->
    [0] ne perd aucun PV
   *[other] perd { $points }
} dans la catastrophe
kk-digest-subsidence_ahead = a réglé les dégâts miniers à l’avance
kk-digest-subsidence_paid = paie { $coins }
kk-digest-subsidence_suffered = { $scored ->
    [0] ne perd aucun PV
   *[other] perd { $points }
}
kk-digest-discs = Disques piochés : { $items }.
kk-digest-disc_drawn = **{ $who }**
kk-digest-black_drawn = noir
kk-digest-blank_drawn = le disque Rien
kk-digest-trust_weakened = le Syndicat du charbon perd la thune de la case { $space }, reste { $count }
kk-digest-disc-and = { $disc } ({ $effect })

## Revenus, décompte, consolidations

kk-digest-income = Revenus des cartes mine : { $items }.
kk-digest-income_earned = **{ $who }** { $coins }
kk-digest-grounds = **{ $who }** gagne { $points } sur le plan : { $items }.
kk-digest-cokery_earned = gagne { $coins } par la Cokerie
kk-digest-ironworks_earned = gagne { $points } par la Ferronnerie
kk-digest-values = Valeurs pour { $ground } : { $items }.
kk-digest-value_set = **{ $who }** { $value } ({ $parts })
kk-digest-value_set_ahead = **{ $who }** { $value } ({ $parts } ; réponse laissée à l’avance)
kk-digest-bids = Enchères pour { $ground } : { $items }.
kk-digest-bid_made = **{ $who }** { $value } ({ $coins })
kk-digest-bid_ahead = **{ $who }** { $value } ({ $coins } ; plafond laissé à l’avance)
kk-digest-bid_passed = **{ $who }** passe
kk-digest-passed_ahead = **{ $who }** passe (le plafond laissé à l’avance est au-dessous de { $least })
kk-digest-passed_unable = **{ $who }** passe (pas assez de thunes pour { $least })
