## Ce que les ordinateurs comptent dans Coal Baron : ce qui vaut des points à un joueur, comme raison d’un coup

cb-worth-points-count = { $number ->
    [one] { $count } point { $how }
   *[other] { $count } points { $how }
}
cb-worth-workers = ouvriers libres pour d’autres commandes
cb-worth-workers-count = { $number ->
    [one] { $count } ouvrier { $how }, libre pour d’autres commandes
   *[other] { $count } ouvriers { $how }, libres pour d’autres commandes
}
cb-worth-francs-count = { $number ->
    [one] { $count } franc { $how }
   *[other] { $count } francs { $how }
}
cb-worth-cubes = cubes libres pour d’autres commandes
cb-worth-cubes-count = { $number ->
    [one] { $count } cube { $how }, libre pour d’autres commandes
   *[other] { $count } cubes { $how }, libres pour d’autres commandes
}
cb-worth-balance = écart entre les côtés éclairé et sombre de la mine
cb-worth-balance-count = { $number ->
    [one] écart entre côtés éclairé et sombre : { $count } tuile { $how }
   *[other] écart entre côtés éclairé et sombre : { $count } tuiles { $how }
}
cb-worth-orders = commandes, livrées ou en cours
cb-worth-majorities = majorités, décomptées ou à venir
cb-worth-money = francs, en main et nécessaires au charbon
