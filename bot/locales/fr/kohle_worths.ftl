## Ce que les ordinateurs comptent dans Kohle & Kolonie : ce qui vaut des points à un joueur, comme raison d’un coup

kk-worth-points-count = { $number ->
    [one] { $count } PV { $how }
   *[other] { $count } PV { $how }
}
kk-worth-coins = les thunes en main
kk-worth-coins-count = { $number ->
    [one] { $count } thune { $how }
   *[other] { $count } thunes { $how }
}
kk-worth-workers = les travailleurs en main
kk-worth-workers-count = { $number ->
    [one] { $count } travailleur { $how }
   *[other] { $count } travailleurs { $how }
}
kk-worth-engines = machines à vapeur
kk-worth-engines-count = { $number ->
    [one] { $count } machine à vapeur { $how }
   *[other] { $count } machines à vapeur { $how }
}
kk-worth-engineers = ingénieurs pas encore placés
kk-worth-engineers-count = { $number ->
    [one] { $count } ingénieur à placer { $how }
   *[other] { $count } ingénieurs à placer { $how }
}
kk-worth-disasters = danger des catastrophes minières
kk-worth-extra = jetons action supplémentaire
kk-worth-extra-count = { $number ->
    [one] { $count } jeton action supplémentaire { $how }
   *[other] { $count } jetons action supplémentaire { $how }
}
kk-worth-bonus = le jeton bonus en main
kk-worth-homes = cités près de champs sans mine à soi
kk-worth-actions = actions à venir
kk-worth-actions-count = { $number ->
    [one] { $count } action à venir { $how }
   *[other] { $count } actions à venir { $how }
}
kk-worth-grounds = PV, décomptes du plateau et consolidations
kk-worth-incomes = revenus des mines
kk-worth-pitheads = cartes technologie (places, Chargement, retournements à venir)
kk-worth-miners = gueules noires et chemin de fer
