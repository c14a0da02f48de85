## Ce que les ordinateurs comptent dans Kohle & Kolonie : ce qui vaut des points à un joueur, comme raison d’un coup

kk-worth-points = PV marqués
kk-worth-points-count = { $number ->
    [one] { $count } PV
   *[other] { $count } PV
}
kk-worth-coins = les thunes en main
kk-worth-coins-count = { $number ->
    [one] { $count } thune
   *[other] { $count } thunes
}
kk-worth-workers = les travailleurs en main
kk-worth-workers-count = { $number ->
    [one] { $count } travailleur
   *[other] { $count } travailleurs
}
kk-worth-engines = machines à vapeur
kk-worth-engines-count = { $number ->
    [one] { $count } machine à vapeur
   *[other] { $count } machines à vapeur
}
kk-worth-cokery = gain de la Cokerie
kk-worth-cokery-count = { $number ->
    [one] { $count } thune par manche à la Cokerie
   *[other] { $count } thunes par manche à la Cokerie
}
kk-worth-ironworks = gain de la Ferronnerie
kk-worth-ironworks-count = { $number ->
    [one] { $count } PV par manche à la Ferronnerie
   *[other] { $count } PV par manche à la Ferronnerie
}
kk-worth-loading = gain du Chargement
kk-worth-loading-count = { $number ->
    [one] { $count } wagonnet pour le Chargement
   *[other] { $count } wagonnets pour le Chargement
}
kk-worth-flips = cartes technologie encore à retourner
kk-worth-stations = gares
kk-worth-stations-count = { $number ->
    [one] { $count } PV pour des gares
   *[other] { $count } PV pour des gares
}
kk-worth-lines = lignes de chemin de fer
kk-worth-settlers = gueules noires dans les cités
kk-worth-settlers-count = { $number ->
    [one] { $count } gueule noire dans les cités
   *[other] { $count } gueules noires dans les cités
}
kk-worth-pool = gueules noires en réserve
kk-worth-pool-count = { $number ->
    [one] { $count } gueule noire en réserve
   *[other] { $count } gueules noires en réserve
}
kk-worth-markers = jetons chemin de fer
kk-worth-markers-count = { $number ->
    [one] { $count } jeton chemin de fer
   *[other] { $count } jetons chemin de fer
}
kk-worth-engineers = ingénieurs pas encore placés
kk-worth-engineers-count = { $number ->
    [one] { $count } ingénieur à placer
   *[other] { $count } ingénieurs à placer
}
kk-worth-disasters = danger des catastrophes minières
kk-worth-extra = jetons action supplémentaire
kk-worth-extra-count = { $number ->
    [one] { $count } jeton action supplémentaire
   *[other] { $count } jetons action supplémentaire
}
kk-worth-bonus = le jeton bonus en main
kk-worth-board = décompte du plan de jeu : { $name }
kk-worth-income = revenus : { $name }
kk-worth-merger = consolidation : { $name }
kk-worth-spaces = cases libres du plateau
kk-worth-spaces-count = { $number ->
    [one] { $count } case libre du plateau
   *[other] { $count } cases libres du plateau
}
kk-worth-homes = cités près de champs sans mine à soi
kk-worth-actions = actions à venir
kk-worth-actions-count = { $number ->
    [one] { $count } action à venir
   *[other] { $count } actions à venir
}
