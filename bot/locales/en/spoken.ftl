# Panels and choices for whoever reads words in place of pictures.

spoken-asked = { table-here }. { $asked }
spoken-question = { $asked }.
spoken-more = { $count ->
    [one] Before that 1 change.
   *[other] Before that { $count } changes.
}
spoken-choices = { $choices }.
spoken-menu = { $title } ({ $count })
spoken-buttons = { $count ->
    [one] 1 button
   *[other] { $count } buttons
}
button-board-words = Board in words

## Words in place of marks

mark-to = to
mark-complete = (complete)
mark-not = Not possible:
mark-at-turn = To act:

## Coal Baron

cb-spoken-means = Shift { $shift }: { $means }.
cb-spoken-balance = tiles light { $light }, dark { $dark }
cb-spoken-orders = Orders still need: { $orders }
cb-spoken-lacks = { $coals } for { $order }
cb-spoken-complete = { $count ->
    [one] 1 order is complete.
   *[other] { $count } orders are complete.
}
cb-spoken-tile = Slot { $slot }: { $tile }, { $price }
cb-spoken-order = Slot { $slot }: { $order }
cb-spoken-draw = Draw five (of { $count }): one or none
cb-spoken-delivery = { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}, { $points }
cb-spoken-displaces = ousts { $who } ({ $count })

## Kohle & Kolonie

kk-spoken-head = Round { $round }: { $means }.
kk-spoken-pool = { $miners } in the pool
kk-spoken-settlements = settlements: { $count }
kk-spoken-bonus = marker { $bonus }

## Ruhrschifffahrt

ru-spoken-head = Round { $round }: { $means }.

# What is said once of a turn, in its message and in the alt text of its picture.

cb-digest-there-workers_displaced = **{ $who }**: { $workers ->
    [one] 1 worker goes
   *[other] { $workers } workers go
} to the canteen.
cb-digest-there-tile_turned_up = New there: tunnel tile { $tile }.
cb-digest-there-order_turned_up = New there: { $order }.
alt-news = New from { $who }.
cb-deciding-points = { $who }: { $points }
ru-deciding-means = { $who }: { $means }
