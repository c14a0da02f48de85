# Coal Baron : sur quoi reposent les nombres d’un événement, une phrase courte chacun.

cb-fact-share_of_players = C’est la part de départ à { $count } joueurs.
cb-fact-space_was_free = Personne n’occupait la case : elle demande 1 ouvrier.
cb-fact-bank_takes_one = La banque demande toujours 1 ouvrier.
cb-fact-workers_stood = { $other } occupait la case avec { $workers } : elle en demande un de plus.
cb-fact-space_pays = { $francs ->
    [one] La case rapporte { $francs } franc : { $space }.
   *[other] La case rapporte { $francs } francs : { $space }.
}
cb-fact-tile_price = { $count ->
    [one] { $count } berline
   *[other] { $count } berlines
} à { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} chacune.
cb-fact-supply_had = { $count ->
    [0] La réserve générale n’avait aucun cube de cette couleur : { $coal }.
    [one] La réserve générale n’avait que { $count } cube de cette couleur : { $coal }.
   *[other] La réserve générale n’avait que { $count } cubes de cette couleur : { $coal }.
}
cb-fact-order_held = Sur la carte : { $coals }.
cb-fact-element_counts = { $element } : { $counts }.
cb-fact-element_places = La première place vaut { $points } points, la deuxième { $second ->
    [one] { $second } point
   *[other] { $second } points
}.
cb-fact-first_shared = Égalité à la première place : chacun en reçoit tous les points, et personne ceux de la deuxième.
cb-fact-second_shared = Égalité à la deuxième place : chacun en reçoit tous les points.
cb-fact-second_unpaid = À 2 joueurs, la deuxième place ne rapporte rien.
cb-fact-factory_workers = Ouvriers à l’usine : { $counts }.
cb-fact-start_clockwise = À égalité, le premier dans le sens horaire après l’ancien premier joueur.
cb-fact-workers_were = Sur les cases { $count }, à la banque { $bank }, au réfectoire { $canteen }.
cb-fact-francs_had = De { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}, chaque lot de { $needed } fait un point ; reste { $left }.
cb-fact-cubes_were = Dans les berlines { $mine }, dans la cage { $cage }, en stock { $storage }, sur des commandes { $on_orders } ; chaque lot de { $needed } fait un point.
cb-fact-orders_left = Non livrées, { $points } point chacune : { $orders }.
cb-fact-tiles_in_excess = { $count ->
    [0] Les deux côtés sont égaux.
    [one] { $count } tuile de trop d’un côté, { $points } points.
   *[other] { $count } tuiles de trop d’un côté, { $points } points chacune.
}
cb-fact-points_were = Points : { $counts }.
cb-fact-francs_decide = Parmi les meilleurs totaux, le plus de francs l’emporte : { $counts }.
