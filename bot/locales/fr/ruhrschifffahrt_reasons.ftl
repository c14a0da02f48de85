# Ruhrschifffahrt 1769-1890 : sur quoi reposent les nombres d’un événement, une phrase courte chacun.

ru-counted = { $who } { $count }
ru-fact-printed_price = Prix imprimé : { $coins }.
ru-fact-option_dearer = À partir de la manche { $round }, elle coûte 1 thaler de plus.
ru-fact-could_not_pay = Dû : { $coins_needed }, disponible : { $coins_have } ; possible : { $debts_possible }.
ru-fact-debt_for = Dû : { $coins_needed }, disponible : { $coins_have }.
ru-fact-warehouse_from_supply = Un entrepôt de la réserve est passé dans la dette.
ru-fact-warehouse_from_calendar = Aucun entrepôt en réserve : celui de la manche { $round } est passé dans la dette, ce qui coûte jusqu’à { $points }.
ru-fact-second_for_nothing = À cette table, c’est la deuxième écluse pour le prix d’une.
ru-fact-lock_price = Prix d’une écluse à la manche { $round } : { $coins }.
ru-fact-lock_in_mark = Une écluse dans le comté de la Marck rapporte { $points }.
ru-fact-lock_elsewhere = Une écluse hors du comté de la Marck rapporte { $points }.
ru-fact-price_by_tile = Avec le jeton Entrepôt, il coûte { $coins }.
ru-fact-price_of_space = Prix imprimé de la place { $position } : { $coins }.
ru-fact-price_in_port = À Ruhrort, { $count ->
    [0] il n’y avait aucun entrepôt
    [one] il y avait déjà { $count } entrepôt
   *[other] il y avait déjà { $count } entrepôts
} : { $coins }.
ru-fact-obstacles_crossed = Le dé de { $value } a franchi { $count ->
    [one] { $count } obstacle
   *[other] { $count } obstacles
} : il perd 1, mais vaut au moins 1.
ru-fact-coin_for_cube = Pour le cube de développement, 1 thaler de moins est payé.
ru-fact-area_full = Les { $count } cubes étaient déjà là ({ $area }) : rien n’est retenu pour un cube.
ru-fact-port_pays = Ruhrort ajoute { $coins }.
ru-fact-owners_in_city = Ont un entrepôt ici : { $seats }.
ru-fact-export_marker_at = Le pion export est sur la case { $cell } : { $points }.
ru-fact-position_adds = La position { $position } y change { $points } ; la somme n’est jamais inférieure à 0.
ru-fact-marker_at_end = Le pion export est au bout de sa piste.
ru-fact-marker_at_start = Il recule d’une case par entrepôt participant ({ $count }), mais jamais au-delà de la première.
ru-fact-sold_before = La première vente de la manche l’a déjà avancé ; ventes précédentes à Ruhrort : { $count }.
ru-fact-cubes_needed = Il faut { $areas }.
ru-fact-cities_had = Entrepôts à : { $spaces }.
ru-fact-dominions_had = Entrepôts dans les dépôts de charbon de : { $dominions }.
ru-fact-set_counts = { $set }, il faut des entrepôts en { $needed } lieux : { $counts }.
ru-fact-depot_counts = Dépôt de charbon, { $dominion } : { $counts }.
ru-fact-points_before = Chaque dette coûte { $loss } points ; il y avait { $points }, et il n’en reste jamais moins de 0.
ru-fact-points_were = Points : { $counts }.
ru-fact-coins_decide = Parmi les meilleurs totaux, le plus de thalers l’emporte : { $counts }.
ru-fact-debts_decide = Ensuite, le moins de dettes l’emporte : { $counts }.
ru-fact-coins_were = Il y avait { $coins }.
