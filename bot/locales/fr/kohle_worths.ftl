## Ce que les ordinateurs comptent dans Kohle & Kolonie : ce qui vaut des points à un joueur, comme raison d’un coup

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
kk-worth-homes = cités près de champs sans mine à soi
kk-worth-actions = actions à venir
kk-worth-actions-count = { $number ->
    [one] { $count } action à venir
   *[other] { $count } actions à venir
}
kk-worth-grounds = PV, décomptes du plateau et consolidations
kk-worth-incomes = revenus des mines
kk-worth-pitheads = cartes technologie
kk-worth-miners = gueules noires et chemin de fer
