## Ce que les ordinateurs comptent dans Coal Baron : ce qui vaut des points à un joueur, comme raison d’un coup

cb-worth-points-count = { $number ->
    [one] { $count } point { $how }
   *[other] { $count } points { $how }
}
cb-worth-workers = ouvriers pour de nouvelles commandes
cb-worth-workers-count = { $number ->
    [one] { $count } ouvrier { $how } pour de nouvelles commandes
   *[other] { $count } ouvriers { $how } pour de nouvelles commandes
}
cb-worth-francs-count = { $number ->
    [one] { $count } franc { $how }
   *[other] { $count } francs { $how }
}
cb-worth-cubes = cubes pour de nouvelles commandes
cb-worth-cubes-count = { $number ->
    [one] { $count } cube { $how } pour de nouvelles commandes
   *[other] { $count } cubes { $how } pour de nouvelles commandes
}
cb-worth-balance = écart entre les côtés éclairé et sombre de la mine
cb-worth-balance-count = { $number ->
    [one] écart entre côtés éclairé et sombre : { $count } tuile { $how }
   *[other] écart entre côtés éclairé et sombre : { $count } tuiles { $how }
}
cb-worth-orders = points de commandes, livrées ou à livrer
cb-worth-prospects = points de commandes, aussi nouvelles (ouvriers et cubes restants)
cb-worth-majorities = points de majorités, décomptés ou à venir
cb-worth-money = francs, en main et nécessaires au charbon
cb-hint-plan = Une extraction se joue aussi d’un seul coup : { $stage ->
    [mining] *{ $button }*
   *[other] placez les ouvriers, puis *{ $button }*
}.
cb-hint-free = Ouvriers et cubes pour de nouvelles commandes : ceux que vos commandes en cours ne prendront pas.
