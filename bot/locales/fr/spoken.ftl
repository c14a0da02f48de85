# Panels and choices for whoever reads words in place of pictures.

spoken-asked = { table-here }. { $asked }
spoken-question = { $asked }.
spoken-more = { $count ->
    [one] Avant, 1 changement.
   *[other] Avant, { $count } changements.
}
spoken-choices = { $choices }.
spoken-menu = { $title } ({ $count })
spoken-buttons = { $count ->
    [one] 1 bouton
   *[other] { $count } boutons
}
button-board-words = Plateau en mots

## Words in place of marks

mark-to = vers
mark-complete = (complète)
mark-not = Impossible :
mark-at-turn = À jouer :

## Coal Baron

cb-spoken-means = Quart { $shift } : { $means }.
cb-spoken-balance = tuiles éclairées { $light }, sombres { $dark }
cb-spoken-orders = Il manque : { $orders }
cb-spoken-lacks = { $coals } pour { $order }
cb-spoken-complete = { $count ->
    [one] { $count } commande est complète.
   *[other] { $count } commandes sont complètes.
}
cb-spoken-tile = Case { $slot } : { $tile }, { $price }
cb-spoken-order = Case { $slot } : { $order }
cb-spoken-draw = Tirer cinq (sur { $count }) : une ou aucune
cb-spoken-delivery = { $orders ->
    [one] 1 commande
   *[other] { $orders } commandes
}, { $points }
cb-spoken-displaces = déloge { $who } ({ $count })

## Kohle & Kolonie

kk-spoken-head = Manche { $round } : { $means }.
kk-spoken-pool = { $miners } en réserve
kk-spoken-settlements = { $count ->
    [one] { $count } cité
   *[other] { $count } cités
}
kk-spoken-bonus = jeton { $bonus }

## Ruhrschifffahrt

ru-spoken-head = Manche { $round } : { $means }.

# What is said once of a turn, in its message and in the alt text of its picture.

cb-digest-there-workers_displaced = **{ $who }** : { $workers ->
    [one] 1 ouvrier part
   *[other] { $workers } ouvriers partent
} au réfectoire.
cb-digest-there-tile_turned_up = Nouveau là : tuile galerie { $tile }.
cb-digest-there-order_turned_up = Nouveau là : { $order }.
alt-news = Nouveau : { $who }.
cb-deciding-points = { $who } : { $points }
ru-deciding-means = { $who } : { $means }
