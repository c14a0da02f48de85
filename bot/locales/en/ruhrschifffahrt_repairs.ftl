# Ruhrschifffahrt 1769-1890: what the table may set right, what conflicts with a reading, and pieces that do not add up.

ru-event-table_repaired = The table sets right: { $changes }.
ru-changed = { $name }, { $before } → { $after }
ru-nobody = nobody
ru-value-no = no
ru-value-yes = yes
ru-value-lock = lock
ru-value-tile-none = not there
ru-value-tile-held = there
ru-value-tile-used = used up
ru-value-tile-blank = blank tile
ru-quantity-the-turn = whose turn it is
ru-quantity-the-export = cell of the export marker
ru-quantity-the-pilot_ban = pilot ban in this round
ru-quantity-the-forced_lock = locks forced in this round
ru-quantity-the-locks = obstacles and locks
ru-quantity-own-coins = { $who }’s coins
ru-quantity-own-supply = { $who }’s warehouses in supply
ru-quantity-own-with_lock = { $who }’s warehouses waiting for the first lock
ru-quantity-own-with_mark = { $who }’s warehouses waiting for the County of Mark
ru-quantity-own-debts = { $who }’s debts
ru-quantity-own-locks = locks that { $who } has built
ru-quantity-own-option = { $who }’s special option
ru-quantity-own-barge = { $who }’s barge
ru-quantity-own-points = { $who }’s points
ru-quantity-own-warehouses = { $who }’s warehouses
ru-quantity-own-in_port = { $who }’s warehouses in Ruhrort
ru-quantity-points-of = { $who }’s points, { $source }
ru-quantity-calendar = { $who }’s warehouse of round { $round }
ru-quantity-cubes = { $who }’s cubes, { $area }
ru-quantity-tile = { $who }’s progress tile { $tile }
ru-quantity-track = transport track, { $colour }, cell { $number }
ru-quantity-of-removed = dice out of the game, { $colour }
ru-quantity-of-dice = dice, { $colour }
ru-quantity-white = white tiles left, { $tile }
ru-quantity-country = country tiles, { $country }
ru-quantity-demand-tile = obstacle/demand tile ({ $tile })
ru-quantity-at-die = die at { $place }
ru-quantity-at-obstacle = obstacle or lock, { $place }
ru-quantity-at-demand = coins of demand at { $place }
ru-quantity-at-city = warehouses in { $place }
ru-quantity-at-depot = warehouses in the coal depot { $place }
ru-quantity-at-port = warehouses in Ruhrort, { $place }
ru-quantity-number = { $what }, number { $number }
ru-violation-repair-unknown = Nothing that could be set right is called `{ $word }`.
ru-violation-repair-value-unknown = It cannot be set to `{ $word }`.
ru-violation-repair-changes-nothing = That changes nothing: everything is so already.
ru-violation-repair-in-the-way = That does not fit beside the rest: `{ $word }`. Set what lies there as well.
ru-violation-repair-not-playable = From there nobody could play on.
ru-violation-too-many-pieces = Too many of { $piece }: { $have } in all, in the box { $box }.
ru-violation-too-few-pieces = Too few of { $piece }: { $have } in all, in the box { $box }.
ru-violation-less-than-none = Less than none: { $piece }, { $have }.
ru-violation-no-room = No room for so much: { $piece }, { $have } of at most { $most }.
ru-violation-dice-placed-otherwise = { $count ->
    [one] 1 die is
   *[other] { $count } dice are
} waiting to be placed: by the other reading somebody else may place them.
ru-violation-reach-otherwise = { $storage }: { $other } lies loaded there, and by the other reading other sales are within reach.
ru-violation-export-marker-otherwise = Sales in Ruhrort after the first of this round ({ $count }) were counted by the other reading.
ru-violation-tow-in-round-1-chosen = { $other } has chosen { $option } in round 1.
ru-violation-locks-are-forced = Locks are forced in round { $round } already, and stay so in it.
ru-violation-locks-were-not-forced = { $count ->
    [0] No tile is
    [one] Only 1 tile is
   *[other] Only { $count } tiles are
} left in the bag: locks would have been forced already.
ru-violation-coal-hauler-used = { $other } has used the coal hauler by the other reading.
