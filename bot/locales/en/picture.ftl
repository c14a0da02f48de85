# Words drawn in the pictures of Coal Baron; keys are those of renderer.coal_baron.WORDS.

picture-factory = Minecart factory
picture-draw-tiles = Draw 5 tiles, keep 1
picture-orders = Orders
picture-draw-orders = Draw 5 orders, keep 1
picture-mining = Mining steps
picture-delivery = Delivery
picture-money = Money
picture-bank = Bank
picture-canteen = Canteen
picture-canteen-note = back next shift
picture-supply = Supply
picture-scoring = Scores at the end of the shift
picture-scoring-note = 1st / 2nd place
picture-scoring-note-two = 1st place
picture-draft-heading = Open order cards
picture-draft-picks = Picks
picture-draft-taken = Orders taken
picture-workers = Workers
picture-storage = Storage
picture-light = light
picture-dark = dark
picture-outstanding = Orders outstanding
picture-complete = complete
picture-delivered = Delivered
picture-empty-carts = Empty carts
picture-draft = Draft
picture-shift-1 = Shift I
picture-shift-2 = Shift II
picture-shift-3 = Shift III
picture-over = Game over
picture-points-by-source = Points by source
picture-total = Total
picture-tie-break = Tie-break: francs left
picture-source-deliveries = Delivered orders
picture-source-coal-yellow = Yellow coal delivered
picture-source-coal-brown = Brown coal delivered
picture-source-coal-grey = Grey coal delivered
picture-source-coal-black = Black coal delivered
picture-source-vehicle-handcart = Coal by handcart
picture-source-vehicle-horse-cart = Coal by horse cart
picture-source-vehicle-truck = Coal by truck
picture-source-vehicle-locomotive = Coal by locomotive
picture-source-empty-yellow = Empty yellow minecarts
picture-source-empty-brown = Empty brown minecarts
picture-source-empty-grey = Empty grey minecarts
picture-source-empty-black = Empty black minecarts
picture-source-francs = Francs, five for a point
picture-source-cubes = Cubes, three for a point
picture-source-undelivered = Orders not delivered
picture-source-balance = Mine out of balance
picture-colour-orange = Orange
picture-colour-blue = Blue
picture-colour-red = Red
picture-colour-yellow = Yellow
picture-colour-green = Green

## Head of a picture

picture-title = Coal Baron
picture-subtitle = Table { $table } · { $players ->
    [2] two players
    [3] three players
   *[4] four players
}
picture-headline-draft = { $who } takes an order card
picture-headline-place = { $who } places workers
picture-headline-substitute = { $who } chooses a cube
picture-headline-keep = { $who } looks at drawn cards
picture-headline-return-to = { $who } puts cards back
picture-headline-put-next = { $who } puts cards back
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
