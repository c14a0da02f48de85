# Words drawn in the pictures of Coal Baron; keys are those of renderer.coal_baron.WORDS.

picture-factory = Minecart factory
picture-draw_tiles = Draw 5, keep 1 or none
picture-orders = Orders
picture-draw_orders = Draw 5, keep 1 or none
picture-mining = Mining steps
picture-delivery = Delivery
picture-money = Money
picture-bank = Bank
picture-canteen = Canteen
picture-canteen_note = back next shift
picture-supply = Supply
picture-scoring = Scores at the end of the shift
picture-scoring_note = 1st / 2nd place
picture-scoring_note_two = 1st place
picture-draft_heading = Open order cards
picture-draft_picks = Picks
picture-draft_taken = Orders taken
picture-workers = Workers
picture-storage = Storage
picture-storage_short = Storage
picture-storage_empty = empty
picture-light = light
picture-dark = dark
picture-at_end = at the end
picture-outstanding = Orders outstanding
picture-own_orders = Orders
picture-delivered = Delivered
picture-empty_carts = Empty carts
picture-one_step = step
picture-many_steps = steps
picture-draft = Draft
picture-shift_1 = Shift I
picture-shift_2 = Shift II
picture-shift_3 = Shift III
picture-over = Game over
picture-points_by_source = Points by source
picture-counted_note = in brackets: from how many
picture-total = Total
picture-tie_break = Tie-break: francs left
picture-source_deliveries = Delivered orders
picture-source_coal_yellow = Yellow coal delivered
picture-source_coal_brown = Brown coal delivered
picture-source_coal_grey = Grey coal delivered
picture-source_coal_black = Black coal delivered
picture-source_vehicle_handcart = Coal by handcart
picture-source_vehicle_horse_cart = Coal by horse cart
picture-source_vehicle_truck = Coal by truck
picture-source_vehicle_locomotive = Coal by locomotive
picture-source_empty_yellow = Empty yellow minecarts
picture-source_empty_brown = Empty brown minecarts
picture-source_empty_grey = Empty grey minecarts
picture-source_empty_black = Empty black minecarts
picture-source_francs = Francs, five for a point
picture-source_cubes = Cubes, three for a point
picture-source_undelivered = Orders not delivered
picture-source_balance = Mine out of balance
picture-see_news = see { button-news }
picture-colour_orange = Orange
picture-colour_blue = Blue
picture-colour_red = Red
picture-colour_yellow = Yellow
picture-colour_green = Green

## Head of a picture

picture-title = Coal Baron
picture-subtitle = { table-here } · { $players ->
    [2] two players
    [3] three players
   *[4] four players
}
picture-headline-draft = { $who } takes an order card
picture-headline-place = { $who } places workers
picture-headline-substitute = { $who } chooses a cube
picture-headline-keep = { $who } looks at drawn cards
picture-headline-return_to = { $who } puts cards back
picture-headline-put_next = { $who } puts cards back
picture-headline-mining = { $who } is mining
picture-headline-done = { $who } finishes the turn
picture-headline-over = Game over
picture-steps = { $steps ->
    [one] 1 mining step left
   *[other] { $steps } mining steps left
}
picture-piles = Piles: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}
