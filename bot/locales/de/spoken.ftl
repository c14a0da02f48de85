# Panels and choices for whoever reads words in place of pictures.

spoken-asked = { table-here }. { $asked }
spoken-question = { $asked }.
spoken-more = { $count ->
    [one] Davor 1 Änderung.
   *[other] Davor { $count } Änderungen.
}
spoken-choices = { $choices }.
spoken-menu = { $title } ({ $count })
spoken-buttons = { $count ->
    [one] 1 Knopf
   *[other] { $count } Knöpfe
}
button-board-words = Spielplan in Worten

## Words in place of marks

mark-to = nach
mark-complete = (vollständig)
mark-not = Nicht möglich:
mark-at-turn = Am Zug:

## Coal Baron

cb-spoken-means = Schicht { $shift }: { $means }.
cb-spoken-balance = Plättchen beleuchtet { $light }, unbeleuchtet { $dark }
cb-spoken-orders = Zu füllen: { $orders }
cb-spoken-lacks = { $coals } für { $order }
cb-spoken-complete = { $count ->
    [one] 1 Auftrag ist vollständig.
   *[other] { $count } Aufträge sind vollständig.
}
cb-spoken-tile = Feld { $slot }: { $tile }, { $price }
cb-spoken-order = Feld { $slot }: { $order }
cb-spoken-draw = Fünf ziehen (von { $count }): eines oder keines
cb-spoken-delivery = { $orders ->
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
}, { $points }
cb-spoken-displaces = verdrängt { $who } ({ $count })

## Kohle & Kolonie

kk-spoken-head = Runde { $round }: { $means }.
kk-spoken-pool = { $miners } im Vorrat
kk-spoken-settlements = Siedlungen: { $count }
kk-spoken-bonus = Marker { $bonus }

## Ruhrschifffahrt

ru-spoken-head = Runde { $round }: { $means }.

# What is said once of a turn, in its message and in the alt text of its picture.

cb-digest-there-workers_displaced = **{ $who }**: { $workers ->
    [one] 1 Arbeiter geht
   *[other] { $workers } Arbeiter gehen
} in die Kantine.
cb-digest-there-tile_turned_up = Neu dort: Tunnelplättchen { $tile }.
cb-digest-there-order_turned_up = Neu dort: { $order }.
alt-news = Neues von { $who }.
cb-deciding-points = { $who }: { $points }
ru-deciding-means = { $who }: { $means }
