# Coal Baron: on what the numbers of an event rest, a short sentence each.

cb-fact-share_of_players = That is a starting share with { $count } players.
cb-fact-space_was_free = Nobody stood on the space: it takes 1 worker.
cb-fact-bank_takes_one = The bank always takes 1 worker.
cb-fact-workers_stood = { $other } stood on the space with { $workers }: it takes one more.
cb-fact-space_pays = { $francs ->
    [one] The space pays 1 franc: { $space }.
   *[other] The space pays { $francs } francs: { $space }.
}
cb-fact-tile_price = { $count ->
    [one] 1 minecart
   *[other] { $count } minecarts
} at { $francs ->
    [one] 1 franc
   *[other] { $francs } francs
} each.
cb-fact-supply_had = { $count ->
    [0] The supply had no cube of this colour: { $coal }.
    [one] The supply had only 1 cube of this colour: { $coal }.
   *[other] The supply had only { $count } cubes of this colour: { $coal }.
}
cb-fact-order_held = On the card lay { $coals }.
cb-fact-element_counts = { $element }: { $counts }.
cb-fact-element_places = The most bring { $points } points, the second most { $second ->
    [one] 1 point
   *[other] { $second } points
}.
cb-fact-first_shared = Several have the most: each gets all points for the most, and nobody those for the second most.
cb-fact-second_shared = Several have the second most: each gets all points for it.
cb-fact-second_unpaid = With 2 players the second most bring nothing.
cb-fact-factory_workers = Workers in the factory: { $counts }.
cb-fact-start_clockwise = Among equals, whoever comes first clockwise after the old start player.
cb-fact-workers_were = On worker spaces { $count }, in the bank { $bank }, in the canteen { $canteen }.
cb-fact-francs_had = Of { $francs ->
    [one] 1 franc
   *[other] { $francs } francs
}, every { $needed } make a point; { $left } left over.
cb-fact-cubes_were = In minecarts { $mine }, in the pit cage { $cage }, in storage { $storage }, on orders { $on_orders }; every { $needed } make a point.
cb-fact-orders_left = Not delivered, { $points } point each: { $orders }.
cb-fact-tiles_in_excess = { $count ->
    [0] Both sides are equal.
    [one] 1 tile too many on one side, { $points } points.
   *[other] { $count } tiles too many on one side, { $points } points each.
}
cb-fact-points_were = Points: { $counts }.
cb-fact-francs_decide = Of those with the most points, most francs decide: { $counts }.
