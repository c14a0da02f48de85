## Ce que les ordinateurs comptent dans Coal Baron : ce qui vaut des points à un joueur, comme raison d’un coup

cb-worth-scored = points marqués
cb-worth-scored-count = { $number ->
    [one] { $count } point
   *[other] { $count } points
}
cb-worth-delivered-count = { $number ->
    [one] { $count } point de livraison
   *[other] { $count } points de livraison
}, déjà compté avant
cb-worth-order-taken = nouvelle commande : { $name }
cb-worth-order = chance de livrer { $name }
cb-worth-workers = ouvriers libres
cb-worth-workers-count = { $number ->
    [one] { $count } ouvrier libre
   *[other] { $count } ouvriers libres
}
cb-worth-francs = les francs en main
cb-worth-francs-count = { $number ->
    [one] { $count } franc
   *[other] { $count } francs
}
cb-worth-costs = coûts à venir pour les commandes
cb-worth-costs-count = { $number ->
    [one] { $count } franc à payer pour les commandes
   *[other] { $count } francs à payer pour les commandes
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
cb-worth-majority = majorité : { $name }
