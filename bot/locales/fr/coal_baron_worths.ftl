## Ce que les ordinateurs comptent dans Coal Baron : ce qui vaut des points à un joueur, comme raison d’un coup

cb-worth-points-count = { $number ->
    [one] { $count } point { $how }
   *[other] { $count } points { $how }
}
cb-worth-workers = ouvriers dont aucune commande n’a besoin
cb-worth-workers-count = { $number ->
    [one] { $count } ouvrier { $how } dont aucune commande n’a besoin
   *[other] { $count } ouvriers { $how } dont aucune commande n’a besoin
}
cb-worth-francs-count = { $number ->
    [one] { $count } franc { $how }
   *[other] { $count } francs { $how }
}
cb-worth-cubes = cubes dont aucune commande n’a besoin
cb-worth-cubes-count = { $number ->
    [one] { $count } cube { $how } dont aucune commande n’a besoin
   *[other] { $count } cubes { $how } dont aucune commande n’a besoin
}
cb-worth-balance = écart entre les côtés éclairé et sombre de la mine
cb-worth-balance-count = { $number ->
    [one] écart entre côtés éclairé et sombre : { $count } tuile { $how }
   *[other] écart entre côtés éclairé et sombre : { $count } tuiles { $how }
}
cb-worth-orders = commandes, livrées ou en cours
cb-worth-majorities = majorités, décomptées ou à venir
cb-worth-money = francs, en main et nécessaires au charbon
