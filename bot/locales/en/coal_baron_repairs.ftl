# Coal Baron: what the table may set right, what conflicts with a reading, and pieces that do not add up.

cb-event-table_repaired = The table sets right: { $changes }.
cb-changed = { $name }, { $before } → { $after }
cb-quantity-turn = whose turn it is
cb-quantity-start = the start player
cb-quantity-francs = { $who }’s francs
cb-quantity-workers = { $who }’s workers in reserve
cb-quantity-bank = { $who }’s workers in the bank
cb-quantity-canteen = { $who }’s workers in the canteen
cb-quantity-space = workers on { $space }
cb-quantity-points = { $who }’s points, { $source }
cb-quantity-cage_level = where { $who }’s pit cage is
cb-quantity-cage = { $who }’s pit cage
cb-quantity-cage-cubes = { $coal } in { $who }’s pit cage
cb-quantity-storage-cubes = { $coal } in { $who }’s storage
cb-quantity-carts = cubes in { $who }’s section number { $number }
cb-quantity-tiles = { $who }’s tunnel tiles { $tile }
cb-quantity-supply = { $coal } in the supply
cb-quantity-filled = space { $number } of { $order }
cb-quantity-cubes = cubes in { $coal }
cb-order-of-seat = outstanding with { $who }
cb-order-of-delivered = delivered by { $who }
cb-order-in-draft = open in the draft
cb-order-in-pile = on top of the pile
cb-violation-repair-unknown = Nothing that could be set right is called `{ $word }`.
cb-violation-repair-value-unknown = It cannot be set to `{ $word }`.
cb-violation-repair-changes-nothing = That changes nothing: everything is so already.
cb-violation-repair-in-the-way = Something else lies there: `{ $word }`. Move that as well.
cb-violation-repair-not-playable = From there nobody could play on.
cb-violation-too-many-pieces = Too many of { $piece }: { $have } in all, in the box { $box }.
cb-violation-too-few-pieces = Too few of { $piece }: { $have } in all, in the box { $box }.
cb-violation-less-than-none = Less than none: { $piece }, { $have }.
cb-violation-no-room = No room for so much: { $piece }, { $have } of at most { $most }.
cb-violation-delivered-would-show = Of { $other } { $count ->
    [one] 1 order was
   *[other] { $count } orders were
} delivered face down, and would lie open.
cb-violation-delivered-was-seen = Of { $other } everybody has seen { $count ->
    [one] 1 delivered order
   *[other] { $count } delivered orders
} that would lie face down.
cb-violation-stored-though-wanted = { $other } has { $coal } in storage although it fits { $order }.
cb-violation-filled-otherwise = { $other } is filling { $count ->
    [one] 1 minecart
   *[other] { $count } minecarts
} now: the other reading would hold at once.
cb-violation-storage-out-of-reach = { $other } is mining with the cage at { $level }: storage would be out of reach at once.
