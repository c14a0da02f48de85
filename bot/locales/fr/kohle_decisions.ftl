# Kohle & Kolonie : images pour décider.

kk-question-choose = Quel jeton bonus ?
kk-question-act = Que faites-vous ?
kk-question-mines = Acheter une mine
kk-question-settlement = Cité pour { $price } : où ?
kk-question-engineer = Ingénieur pour { $price } : où ?
kk-question-engine = Machine à vapeur pour { $price } : où ?
kk-question-worker = { $card } : travailleur ou gueule noire, d’où ?
kk-question-place_card = { $card } : sur quelle case ?
kk-question-second_worker = { $card } : un second travailleur ?
kk-question-second_miner = { $card } : où va la 2e gueule noire ?
kk-question-settlement_miners = { $village } : combien de gueules noires ?
kk-question-miners = { $insert ->
    [0] À déplacer : { $redeploy }
   *[other] À placer : { $insert }{ $redeploy ->
        [0] {""}
       *[other] , à déplacer : { $redeploy }
    }
}
kk-question-from = Depuis : { $spot }. Vers où ?
kk-question-shift = Déplacer un ingénieur
kk-question-flips = Quelle carte retourner ?
kk-question-exchanges = Que voulez-vous échanger ?
kk-question-arrange = Réarranger : { $card }
kk-question-secure = Quelles mines protéger ?
kk-question-lose_miner = Céder { $count ->
    [one] { $count } gueule noire
   *[other] { $count } gueules noires
} : d’où ?
kk-question-subsidence = Dégâts miniers : payer comment ?
kk-question-declare = Qu’annoncez-vous ?
kk-question-bid = Quelle enchère ?
kk-question-load = Utiliser le Chargement ?
kk-question-loaders = Qui utilise le Chargement ?
kk-question-ceilings = Plafond : quel terrain ?
kk-question-ceiling = { $ground } : jusqu’à…
kk-question-protect = Quelles mines protéger ?
kk-question-places = Cases des grandes mines
kk-question-done = Plus rien à choisir
kk-question-ranking = Classer les jetons bonus

kk-decision-pool = Réserve
kk-decision-rescue = Défense
kk-decision-mine = Mine { $number }
kk-decision-miners = Gueules noires
kk-decision-extra = Action suppl.
kk-decision-left = reste { $count }
kk-decision-bids = { $needed ->
    [0] { $least }–{ $most } : inutile
   *[other] { $least }–{ $most }
}
kk-decision-value = Valeur { $value }
kk-decision-wagons = { $count ->
    [one] { $count } wagonnet
   *[other] { $count } wagonnets
}

kk-figure-coin = { $n ->
    [one] { $count } thune
   *[other] { $count } thunes
}
kk-figure-star = { $n ->
    [one] { $count } PV
   *[other] { $count } PV
}
kk-figure-worker = { $n ->
    [one] { $count } travailleur
   *[other] { $count } travailleurs
}
kk-figure-miner = { $n ->
    [one] { $count } gueule noire
   *[other] { $count } gueules noires
}
kk-figure-engineer = { $n ->
    [one] { $count } ingénieur
   *[other] { $count } ingénieurs
}
kk-figure-engine = { $n ->
    [one] { $count } machine à vapeur
   *[other] { $count } machines à vapeur
}
kk-figure-wagon = { $n ->
    [one] { $count } wagonnet
   *[other] { $count } wagonnets
}
kk-figure-marker = { $n ->
    [one] { $count } jeton wagonnet
   *[other] { $count } jetons wagonnet
}
kk-figure-bolt = { $n ->
    [one] { $count } jeton action supplémentaire
   *[other] { $count } jetons action supplémentaire
}
kk-figure-move = { $n ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
}
kk-figure-mine = valeur des mines : { $count }
kk-figure-steps = points de consolidation : { $count }
kk-figure-station = jetons d’unification : { $count }
kk-figure-settlement = cité { $count }
kk-figure-space = case { $count }
kk-figure-empty = pas encore de mine en { $count }
kk-figure-rank = numéro { $count }
kk-figure-coin-one = une thune
kk-figure-star-one = un PV
kk-figure-miner-one = une gueule noire
kk-figure-engineer-one = un ingénieur
kk-figure-engine-one = machine à vapeur
kk-figure-settlement-one = cité
kk-figure-hidden-one = un jeton chemin de fer
kk-figure-arrow-one = puis
kk-figure-flip-one = retournée

kk-alt-asked = { $who } : { $question }
kk-alt-choice = { $choice } : { $figures }
