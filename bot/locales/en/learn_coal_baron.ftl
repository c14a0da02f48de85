# The guide through Coal Baron: what is new, what is asked, what a good turn looks like. All keys begin with learn-cb-.

## What is new

learn-cb-new-begin = You run a coal mine. Minecarts with coal stand below ground, a cage lifts the coal to the surface, and order cards say who wants which coal. Orders that you deliver bring points. After { $shifts } shifts the most points win. You begin with { $workers } workers, { $francs } francs and one cube each of yellow, brown, grey and black coal.
learn-cb-new-draft = Before the first shift everybody takes { $drafted } order cards, one at a time. A card shows a vehicle and 1 to 4 spaces, each for a cube of its colour. Once delivered it brings the points printed on it.
learn-cb-new-shift = Now the shift begins. On your turn you do one thing: you choose a space on the board, place workers there and do what it offers. *Factory* sells coal, *Mining* brings it up and onto your orders, *Delivery* turns complete orders into points, *Money* and *Orders* bring what their names say. When nobody has workers left, the shift is scored.
learn-cb-new-placing = An empty space takes 1 worker from your reserve.
learn-cb-new-displaced = A space where workers stand is not closed. It takes exactly 1 worker more than stand there, no matter whose they are; those who stood there go to the canteen, out of play until the shift is over. So what everybody wants gets dearer: be early.
learn-cb-new-money = Francs buy tunnel tiles and nothing else. The *bank* is always open: 1 worker for 1 franc. Nobody may pass: whoever finds nothing else to do goes there.
learn-cb-new-tile = A tunnel tile costs for each of its 1 or 2 minecarts: yellow { $price_yellow }, brown { $price_brown }, grey { $price_grey }, black { $price_black } francs. Every cart comes with a cube of its colour, and the tile goes to the level of that colour, on the side that it shows (light or dark). Carts are never refilled: new coal means new tiles.
learn-cb-new-substitute = The supply had no cube of the tile’s colour left. Such a cart gets a cube of another colour, which then fills orders as that colour.
learn-cb-new-order = A new order costs nothing but the workers, and you may have any number. One that is still undelivered when the game ends costs { $undelivered } point.
learn-cb-new-drawn = *Draw five*: whoever goes there looks at { $drawn } from the pile in secret, may keep one (a tile is paid as usual) and puts the rest back, on the pile or under it.
learn-cb-new-mining = A mining space gives steps. One step is: move the cage to any level or to the surface, however far; or load one cube of the level where it stands; or, at the surface, take one cube out of the cage. It holds { $room }. Steps left over are lost; cubes in the cage stay there. At the surface a cube may also go into *storage*, your own stock outside the cage; and where a colour is missing, any two cubes fill the space.
learn-cb-new-filled = At the surface a cube goes from the cage onto a space of its own colour on an order: 1 step.
learn-cb-new-pair = Any two cubes together may fill one space whose colour is missing. That takes 2 steps.
learn-cb-new-stored = At the surface cubes can also go into *storage* (1 step each), which frees the cage. From there they fill orders later, for 1 step each and wherever the cage is.
learn-cb-new-delivered = A delivery hands in all complete orders with that vehicle and brings their points at once, and only once. The cards stay with their owner: whenever a shift is scored, their spaces are counted again.
learn-cb-new-empty-pile = The pile is used up. Empty slots stay empty from now on.
learn-cb-new-used-up = Whoever has no workers left sits out until the shift is over. The others go on, perhaps several turns in a row.
learn-cb-new-scored = After each shift players compare the spaces on all orders that they have delivered, colour by colour. Most and second most get points: yellow { $coal_yellow_1 } and { $coal_yellow_2 }, brown { $coal_brown_1 } and { $coal_brown_2 }, grey { $coal_grey_1 } and { $coal_grey_2 }, black { $coal_black_1 } and { $coal_black_2 }.{ $seats ->
    [2] {" "}With 2 players only the first number counts.
   *[other] {""}
} Whoever has delivered none gets none. All who tie for the most get the full points, and the second place falls away.
learn-cb-new-marker = The next shift begins with whoever has most workers standing in the factory. On a tie it is the one of them who comes first clockwise after the last start player.
learn-cb-new-returned = All workers come back, also from the canteen. Coal, cage, francs and orders stay as they are.
learn-cb-new-last-shift = The last shift. At its end empty minecarts count as well (yellow { $empty_yellow_1 } and { $empty_yellow_2 } up to black { $empty_black_1 } and { $empty_black_2 } points), so emptying carts is worth something by itself.{ $seats ->
    [2] {" "}With 2 players only the first number counts.
   *[other] {""}
} Take only orders that you can still deliver.

## What is asked

learn-cb-ask-draft = Press *{ button-act }*: every open card is a button. Take one, then *{ button-finish }*.
learn-cb-ask-place = Press *{ button-act }* and pick a space in one of the menus. Each entry says how many workers it takes and what you get.
learn-cb-ask-mining = A button with an order on it plays all the steps for that order at once. Or go step by step: cage, load, fill. *{ button-finish }* ends the mining.
learn-cb-ask-mining-again = A whole goal by one button, or step by step.
learn-cb-ask-mining-steps = Go step by step: move the cage, load, or at the surface take a cube out. *{ button-finish }* ends the mining.
learn-cb-ask-keep-tiles = Only you see these tiles. Keep one and pay for it, or keep none.
learn-cb-ask-keep-orders = Only you see these cards. Keep one, or keep none.
learn-cb-ask-return = What you did not keep goes back: all of it on top of the pile, or all of it under it.
learn-cb-ask-next = You chose to set the order yourself. Press what comes next, from the top.
learn-cb-ask-substitute = The supply lacks cubes of the tile’s colour. Choose which colour goes into the cart instead.
learn-cb-ask-done = Everything in this turn is decided. *{ button-finish }* passes it on; *{ button-back }* takes your last move back.

## A good turn

learn-cb-good-draft-first = You own one cube of each colour, so orders with 1 space are filled soon; 2 equal spaces need one more cube, and a card with all four colours takes every cube you own. Black brings the most points, yellow the fewest. Leave cards with 3 equal spaces alone in your first game: their coal must be bought first.
learn-cb-good-draft-again = Take what goes with the cards you have: the same vehicle, because one delivery hands in all complete orders with it, or a colour that you will load anyway.
learn-cb-good-place-first = Go where it will be dear soon. *Mining* with many steps, up to { $most_steps }, costs 1 worker as long as nobody stands there, and { $most_steps } steps are enough to bring up 3 cubes from 3 levels and put them on orders. If your orders lack coal that the factory sells, a tile first is just as good.
learn-cb-good-place-deliver = { $complete ->
    [1] You have a complete order, which counts for nothing until it is delivered.
   *[other] You have { $complete } complete orders, which count for nothing until they are delivered.
}{ $rivals ->
    [0] {""}
   *[other] {" "}Each time somebody goes there, the delivery takes one worker more: rather be early.
} It takes all your complete orders with that vehicle.
learn-cb-good-place-mine = You can complete an order now: the entries of *Mining* in the menu say which. Take a space with steps enough for it; steps beyond that load cubes for the next one. More cubes on one ride save steps.
learn-cb-good-place-pair = You can complete an order now, but only with two cubes on a space whose colour is missing (2 steps). Do that with cubes that no other order needs. Otherwise it is mostly better to wait for the right coal: each of the two fills a space of its own elsewhere.
learn-cb-good-place-search = Your orders want coal that you do not have, and no open tile brings it. *Draw five* of the factory looks for one; any two cubes together fill one space of any colour (2 steps){ $orders ->
    [0] {""}
   *[other] { $coal ->
        [0] {""}
       *[other] ; or take an order for the coal that you have
    }
}.
learn-cb-good-place-prepare = The coal for your orders lies in your mine, but no mining space that you can pay for has steps enough to complete one now. { $mining ->
    [0] Do
   *[other] Bring up part of it (coal in the cage and on orders stays), or do
} what will be dear soon: { $orders ->
    [0] francs
   *[other] a new order, francs
}.
learn-cb-good-place-wait = { $complete ->
    [1] You have a complete order, and mining
   *[other] You have { $complete } complete orders, and mining
} can complete another with the same vehicle: mine first, then one delivery takes them together.{ $rivals ->
    [0] {""}
   *[other] {" "}But each time somebody goes there, the delivery takes one worker more. If that worries you, deliver at once.
}
learn-cb-good-place-tiles = Your orders want coal that you do not have. Buy a tile in such a colour; with 2 carts you save a worker. Keep the sides even: at the end each tile too many on one side costs { $excess } points.
learn-cb-good-place-orders = You have no orders left. { $coal ->
    [0] Your mine is empty too, so take one whose coal the factory sells now,
   *[other] Take one for coal that you have,
} best with a vehicle by which you have delivered before.{ $last ->
    [0] {""}
   *[other] {" "}It must still be filled and delivered in this shift.
}
learn-cb-good-place-money = You lack coal, and francs for it. Take the most francs that one worker brings, then buy.
learn-cb-good-place-finish = Few workers are left, but they suffice: one can complete an order by mining, and the next can deliver it. The entries of *Mining* in the menu say which order.
learn-cb-good-place-last = Few workers are left. Prepare the next shift: { $mining ->
    [0] francs, tunnel tiles with coal, orders
   *[other] francs, coal in the cage, cubes on orders
}, all of that stays. A worker in the factory helps to begin the next shift.
learn-cb-good-place-final = No shift comes after this one, and your workers do not suffice for a new order: it would cost { $undelivered } point. What still brings points: { $carts ->
    [0] {""}
   *[other] minecarts that you empty (if that puts you ahead in their colour);{" "}
}francs or cubes that complete { $per_francs } or { $per_cubes }{ $tile ->
    [0] {""}
   *[other] ; a tile on the side that has fewer (each tile too many on the other costs { $excess })
}.
learn-cb-good-mining = A ride costs 1 step however far, so load all you need on one trip. Fill first what this turn can complete; what stays in the cage waits there for the next time. A step left over is not lost if it brings the cage to where your next mining begins: down to coal that you will load, or up with cubes for your orders.
learn-cb-good-mining-again = Fill first what this turn can complete. A step left over can bring the cage to where your next mining begins.
learn-cb-good-mining-steps = No order can be completed with the steps left. Use them for later: coal in the cage stays there, cubes already on an order stay there too, and *storage* (the supply of your own at the surface) empties the cage.
learn-cb-good-keep-tiles = Keep a tile whose coal your orders want and whose side needs one. If none fits, keep none and save the francs.
learn-cb-good-keep-orders = Keep an order for coal that { $coal ->
    [0] the factory sells now
   *[other] you have
}, with a vehicle that you use. A card that you do not deliver costs { $undelivered } point at the end.
learn-cb-good-return = Under the pile lies what nobody will see for a long time. What lies on top comes next for everybody, in your order: put it there only if you do not mind others taking it.
learn-cb-good-next = What lies on top of the pile is turned up next, where others may take it: put what helps them least there. Under the pile the order hardly matters.
learn-cb-good-substitute = Take the colour that your orders want most.
learn-cb-good-done = Look once more at what the panel says is left unused, then finish.

## What stands beside it

learn-cb-note-delivery = **The delivery takes now:** { $prices }.
learn-cb-note-pairs = **Two cubes on one space:** { $pairs }.
learn-cb-pair = { $order }: { $cubes } for { $coal }
learn-cb-price = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} by { $vehicle }

## The end of the first shift

learn-cb-end-scored = **The first shift is over.** So far two things brought points: the orders delivered, and the comparison by colours. The points on a card were paid once and for all; its spaces are compared again in the next two scorings, so early deliveries help up to three times.
learn-cb-end-later = **New after the second shift:** vehicles are compared as well, by the spaces on the orders delivered with each. Most and second most get: handcart { $vehicle_handcart_1 } and { $vehicle_handcart_2 }, horse cart { $vehicle_horse_cart_1 } and { $vehicle_horse_cart_2 }, truck { $vehicle_truck_1 } and { $vehicle_truck_2 }, locomotive { $vehicle_locomotive_1 } and { $vehicle_locomotive_2 }.{ $seats ->
    [2] {" "}With 2 players only the first number counts.
   *[other] {""}
} So stick to few vehicles. **After the third:** empty minecarts by colour, those printed in the mine too, { $empty_yellow_1 } to { $empty_black_1 } points for the most.
learn-cb-end-last = **At the very end** every { $per_francs } francs and every { $per_cubes } cubes left bring 1 point. Each undelivered order costs { $undelivered }, each tunnel tile too many on one side of your mine { $excess }.

## What decided

learn-cb-source-coal = Delivered coal by colour
learn-cb-source-vehicle = Delivered coal by vehicle
learn-cb-source-empty = Empty minecarts
