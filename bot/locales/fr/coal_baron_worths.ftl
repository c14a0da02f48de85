## Ce que les ordinateurs comptent dans Coal Baron : ce qui vaut des points à un joueur, comme raison d’un coup

cb-worth-points-count = { $number ->
    [one] { $count } point
   *[other] { $count } points
}
cb-worth-workers = ouvriers libres
cb-worth-workers-count = { $number ->
    [one] { $count } ouvrier libre
   *[other] { $count } ouvriers libres
}
cb-worth-francs-count = { $number ->
    [one] { $count } franc
   *[other] { $count } francs
}
cb-worth-cubes = cubes dont aucune commande n’a besoin
cb-worth-cubes-count = { $number ->
    [one] { $count } cube disponible
   *[other] { $count } cubes disponibles
}
cb-worth-balance = équilibre de la mine
cb-worth-balance-count = { $number ->
    [one] { $count } tuile en déséquilibre
   *[other] { $count } tuiles en déséquilibre
}
cb-worth-orders = commandes, livrées ou en cours
cb-worth-majorities = majorités, décomptées ou à venir
cb-worth-money = francs, en main et nécessaires au charbon
