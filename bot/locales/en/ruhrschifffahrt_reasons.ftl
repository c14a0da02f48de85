# Ruhrschifffahrt 1769-1890: on what the numbers of an event rest, a short sentence each.

ru-counted = { $who } { $count }
ru-fact-printed_price = Printed price: { $coins }.
ru-fact-option_dearer = From round { $round } on it costs 1 coin more.
ru-fact-could_not_pay = Due: { $coins_needed }; at hand: { $coins_have }; possible: { $debts_possible }.
ru-fact-debt_for = Due: { $coins_needed }; at hand: { $coins_have }.
ru-fact-warehouse_from_supply = A warehouse of the supply went into the debt.
ru-fact-warehouse_from_calendar = No warehouse was in supply: that of round { $round } went into the debt, which costs up to { $points }.
ru-fact-second_for_nothing = At this table it is the second lock for the price of one.
ru-fact-lock_price = Price of a lock in round { $round }: { $coins }.
ru-fact-lock_in_mark = A lock in the County of Mark brings { $points }.
ru-fact-lock_elsewhere = A lock outside the County of Mark brings { $points }.
ru-fact-price_by_tile = By the tile Warehouse it costs { $coins }.
ru-fact-price_of_space = Printed price of space number { $position }: { $coins }.
ru-fact-price_in_port = In Ruhrort { $count ->
    [0] no warehouse
    [one] 1 warehouse
   *[other] { $count } warehouses
} stood before: { $coins }.
ru-fact-obstacles_crossed = The die of { $value } crossed { $count ->
    [one] 1 obstacle
   *[other] { $count } obstacles
}: it loses 1, but stays 1 at least.
ru-fact-coin_for_cube = 1 coin less is paid for the development cube.
ru-fact-area_full = All { $count } cubes of { $area } were there: no coin goes off for a cube.
ru-fact-port_pays = Ruhrort adds { $coins }.
ru-fact-owners_in_city = Owners of a warehouse there: { $seats }.
ru-fact-export_marker_at = The export marker stands at cell { $cell }: { $points }.
ru-fact-position_adds = Position { $position } adds { $points }; the sum is never below 0.
ru-fact-marker_at_end = The export marker reaches the end of its track.
ru-fact-marker_at_start = It goes back a cell for each warehouse that took part ({ $count }), but never beyond the first.
ru-fact-sold_before = The first sale of the round has moved it; sales in Ruhrort before this one: { $count }.
ru-fact-cubes_needed = It takes { $areas }.
ru-fact-cities_had = Warehouses in: { $spaces }.
ru-fact-dominions_had = Warehouses in the coal depots of: { $dominions }.
ru-fact-set_counts = { $set }, warehouses in { $needed } needed: { $counts }.
ru-fact-depot_counts = Coal depot, { $dominion }: { $counts }.
ru-fact-points_before = { $loss } points a debt; before there were { $points }, and never fewer than 0 are left.
ru-fact-points_were = Points: { $counts }.
ru-fact-coins_decide = Of those with the most points, most coins decide: { $counts }.
ru-fact-debts_decide = Then fewest debts decide: { $counts }.
ru-fact-coins_were = Before there were { $coins }.
