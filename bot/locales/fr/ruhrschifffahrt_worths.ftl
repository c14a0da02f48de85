## Ce que les ordinateurs comptent dans Ruhrschifffahrt : ce qui vaut des points à un joueur, comme raison d’un coup

ru-worth-points = PV marqués
ru-worth-points-count = { $number ->
    [one] { $count } PV { $how }
   *[other] { $count } PV { $how }
}
ru-worth-coins = les thalers en main
ru-worth-coins-count = { $number ->
    [one] { $count } thaler { $how }
   *[other] { $count } thalers { $how }
}
ru-worth-debts = dettes
ru-worth-debts-count = { $number ->
    [one] { $count } dette { $how }
   *[other] { $count } dettes { $how }
}
ru-worth-warehouses = entrepôts en réserve
ru-worth-warehouses-count = { $number ->
    [one] { $count } entrepôt en réserve { $how }
   *[other] { $count } entrepôts en réserve { $how }
}
ru-worth-depots = entrepôts et majorités dans les dépôts de charbon
ru-worth-port = exportation de Ruhrort
ru-worth-berth = la place de la barge, et dés à portée
ru-worth-ahead = ce que l’on pourra encore acheter et gagner
ru-worth-tiles = jetons, et cubes pour les obtenir
ru-worth-towns = entrepôts dans les cités
ru-worth-sets = séries de cités et de dépôts de charbon
ru-hint-locks = Toutes les écluses comparées : { $groups }
ru-hint-locks-of = { $points }, { $use } : { $locks }
ru-hint-lock-now = +1 à l’arrivée
ru-hint-lock-pilot = +1 à l’arrivée avec un pilote
ru-hint-lock-mark = +1 à l’arrivée, mais seulement avec { $tile }
ru-hint-lock-none = n’aide encore aucun départ
ru-worth-tile-named = { $tile } ({ $brings })
ru-worth-tile-received = jeton { $tile }
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
ru-worth-tile-ruhr_valley_railway = des points pour les entrepôts des cités à la fin
ru-worth-tile-ruhr_barge = des points à la fin, plus à Ruhrort
