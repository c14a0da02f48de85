# The position in words, part by part.

cb-part-round = Shift, piles and supply
cb-part-drawn = In your hand
cb-part-majorities = Majorities
cb-part-options = Options of the table
cb-text-order = Clockwise from the start player: { $who }.
cb-text-filling = Being filled: { $tile }; { $count ->
    [one] 1 minecart is
   *[other] { $count } minecarts are
} still empty.
cb-text-returned-top = Put back on top of the pile, topmost first: { $cards }.
cb-text-returned-bottom = Put back under the pile, topmost first: { $cards }.
cb-text-touches = • { $who }: { $what }
cb-text-touches-factory = { $francs }; tunnel tiles: { $light } light, { $dark } dark
cb-text-touches-order = in minecarts { $carts }; in the pit cage { $cage }; in storage { $storage }
