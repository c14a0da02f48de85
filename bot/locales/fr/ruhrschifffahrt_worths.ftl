## Ce que les ordinateurs comptent dans Ruhrschifffahrt : ce qui vaut des points à un joueur, comme raison d’un coup

ru-worth-points = PV marqués
ru-worth-points-count = { $number ->
    [one] { $count } PV
   *[other] { $count } PV
}
ru-worth-coins = les thalers en main
ru-worth-coins-count = { $number ->
    [one] { $count } thaler
   *[other] { $count } thalers
}
ru-worth-debts = dettes
ru-worth-debts-count = { $number ->
    [one] { $count } dette
   *[other] { $count } dettes
}
ru-worth-warehouses = entrepôts en réserve
ru-worth-warehouses-count = { $number ->
    [one] { $count } entrepôt en réserve
   *[other] { $count } entrepôts en réserve
}
ru-worth-calendar = entrepôts sur le calendrier
ru-worth-calendar-count = { $number ->
    [one] { $count } entrepôt sur le calendrier
   *[other] { $count } entrepôts sur le calendrier
}
ru-worth-tile = jeton { $name }
ru-worth-tile-named = { $tile } ({ $brings })
ru-worth-tile-lock_construction = une écluse par manche
ru-worth-tile-coal_depot = un entrepôt par manche dans un dépôt
ru-worth-tile-essen_warehouses = un entrepôt par manche à Essen
ru-worth-tile-county_mark = charbon blanc, et des entrepôts
ru-worth-tile-wage = des thalers au lieu d’une autre option
ru-worth-tile-ruhrort_port = un entrepôt par manche là-bas
ru-worth-tile-replenishment = un dé plus fort au lieu d’une autre option
ru-worth-tile-mark_warehouses = un entrepôt par manche dans la Marck
ru-worth-tile-inn = une fois des thalers ou des points
ru-worth-tile-coal_hauler = une fois un dé plus fort
ru-worth-tile-warehouse = une fois un entrepôt à prix fixe
ru-worth-tile-tow_action = un remorquage gratuit
ru-worth-tile-mayor = des points pour les thalers à la fin
ru-worth-tile-ruhr_valley_railway = des points pour les villes à la fin
ru-worth-tile-ruhr_barge = des points à la fin, plus à Ruhrort
ru-worth-cubes = cubes : { $name }
ru-worth-cubes-count = { $number ->
    [one] { $count } cube ({ $name })
   *[other] { $count } cubes ({ $name })
}
ru-worth-cities = entrepôts : { $name }
ru-worth-cities-count = { $number ->
    [one] { $count } entrepôt ({ $name })
   *[other] { $count } entrepôts ({ $name })
}
ru-worth-sets = séries de cités et de dépôts
ru-worth-depots = majorités dans les dépôts
ru-worth-depots-count = { $number ->
    [one] { $count } entrepôt dans les dépôts
   *[other] { $count } entrepôts dans les dépôts
}
ru-worth-port = exportation de Ruhrort
ru-worth-port-count = { $number ->
    [one] { $count } entrepôt à Ruhrort
   *[other] { $count } entrepôts à Ruhrort
}
ru-worth-berth = la place de la barge
ru-worth-dice = dés à portée à la manche suivante
ru-worth-ahead = ce que l’on pourra encore acheter et gagner
ru-worth-group-essen = cités d’Essen
ru-worth-group-mark = cités de la Marck
ru-worth-group-muelheim = Mülheim
