# Coal Baron : noms, panneaux, évènements, refus. Toutes les clés commencent par cb-.

## Noms

cb-nothing = rien
cb-times = { $count ->
    [one] { $count } { $name }
   *[other] { $count } { $name ->
        [jaune] jaunes
        [noir] noirs
       *[other] { $name }
    }
}
cb-semicolon = { " ; " }
cb-item = • { $text }
cb-numbered = { $number }) { $text }
cb-and-more = … et { $count } de plus

cb-coal-yellow = jaune
cb-coal-brown = marron
cb-coal-grey = gris
cb-coal-black = noir
cb-cube-yellow = un cube jaune
cb-cube-brown = un cube marron
cb-cube-grey = un cube gris
cb-cube-black = un cube noir
cb-cube-from = { $coal } ({ $source })
cb-source-cage = cage
cb-source-storage = stock

cb-vehicle-handcart = charrette à bras
cb-vehicle-horse_cart = chariot à cheval
cb-vehicle-truck = camion
cb-vehicle-locomotive = locomotive

cb-side-light = éclairé
cb-side-dark = sombre
cb-tile = { $carts } ({ $side })

cb-order = { $vehicle } { $points } ({ $coals })
cb-order-bare = { $vehicle } { $points }
cb-order-in-full = { $vehicle }, { $points } points ({ $coals })
cb-order-needs = il manque : { $coals }
cb-order-complete = complète
cb-order-state = { $order }, { $state }

cb-space-factory = usine, case { $number }
cb-space-factory_draw = usine, piocher cinq
cb-space-mining = extraction, { $number } déplacements
cb-space-delivery = livraison par { $vehicle }
cb-space-money = capitaux, { $number } francs
cb-space-orders = commandes, case { $number }
cb-space-order_draw = commandes, piocher cinq
cb-space-bank = banque

cb-area-factory = Usine de berlines
cb-area-mining = Extraction
cb-area-delivery = Livraison
cb-area-money = Capitaux
cb-area-orders = Commandes
cb-area-bank = Banque

cb-level-surface = surface
cb-level = niveau { $number } ({ $coal })
cb-cage-line = { $number ->
    [0] à la surface
   *[other] au { $level }
}, { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} sur { $room } : { $held }

cb-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
cb-francs = { $count ->
    [one] { $count } franc
   *[other] { $count } francs
}
cb-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cb-steps = { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
}

cb-colour-orange = orange
cb-colour-blue = bleu
cb-colour-yellow = jaune
cb-colour-green = vert

cb-stage-draft = prendre une carte commande
cb-stage-place = placer des ouvriers
cb-stage-substitute = choisir un cube d’une autre couleur
cb-stage-keep = garder une tuile ou carte piochée, ou rien
cb-stage-return_to = reposer les tuiles ou cartes piochées
cb-stage-put_next = choisir l’ordre des tuiles ou cartes piochées
cb-stage-mining = extraire du charbon
cb-stage-done = terminer le tour

cb-phase-draft = Choix des commandes
cb-phase-shift_1 = Quart 1
cb-phase-shift_2 = Quart 2
cb-phase-shift_3 = Quart 3
cb-phase-game = Fin de la partie

cb-element-coal_yellow = cases jaunes livrées
cb-element-coal_brown = cases marron livrées
cb-element-coal_grey = cases grises livrées
cb-element-coal_black = cases noires livrées
cb-element-vehicle_handcart = cases livrées par charrette à bras
cb-element-vehicle_horse_cart = cases livrées par chariot à cheval
cb-element-vehicle_truck = cases livrées par camion
cb-element-vehicle_locomotive = cases livrées par locomotive
cb-element-empty_yellow = berlines jaunes vides
cb-element-empty_brown = berlines marron vides
cb-element-empty_grey = berlines grises vides
cb-element-empty_black = berlines noires vides

cb-score-deliveries = commandes livrées
cb-score-francs = argent restant
cb-score-cubes = cubes de charbon restants
cb-score-undelivered = commandes non livrées
cb-score-balance = équilibre de la mine

## Ce qui est demandé

cb-asked-draft = prendre une carte commande
cb-asked-place = placer des ouvriers
cb-asked-substitute = choisir un cube d’une autre couleur
cb-asked-keep = { $drawn ->
    [tiles] garder une tuile piochée, ou aucune
   *[orders] garder une carte piochée, ou aucune
}
cb-asked-return_to = { $drawn ->
    [tiles] reposer les tuiles piochées
   *[orders] reposer les cartes piochées
}
cb-asked-put_next = { $drawn ->
    [tiles] choisir l’ordre des tuiles piochées
   *[orders] choisir l’ordre des cartes piochées
}
cb-asked-mining = poursuivre l’extraction
cb-asked-done = terminer le tour
cb-decides-draft = { $number } sur 3, { $open } visibles
cb-decides-substitute = { $count ->
    [one] { $count } berline à remplir
   *[other] { $count } berlines à remplir
}
cb-decides-mining = reste { $steps }
cb-deciding-player = { $who } : { $points }, { $francs }, { $workers }
cb-deciding-active = ➤ { $means }
cb-unused-steps = { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
}
cb-unused-goal = { $goal }

## Panneaux

cb-own-means = **Quart { $shift } sur 3** · { $workers } en réserve · { $francs } · { $points }
cb-own-coal = Cage { $cage } · stock privé : { $storage }
cb-own-orders = Commandes en cours :
cb-own-orders-none = Aucune commande en cours.
cb-own-delivered = Vos cases livrées : { $items } (celles des autres sont { $shift ->
    [1] cachées jusqu’au décompte du quart
   *[other] de nouveau cachées jusqu’au prochain décompte
})
cb-all-delivered = Cases livrées (vous/{ $others }) : { $items }{ $closing ->
    [0] {""}
   *[other] {" "}(telles que décomptées ; au prochain coup, celles des autres seront de nouveau cachées)
}
cb-mine-level = { $level } : { $cubes } à charger
cb-balance-line = Tuiles galerie : { $light } côté éclairé, { $dark } côté sombre
cb-supply-line = Dans la réserve générale : { $coals }

cb-menu-factory = Usine : acheter une tuile
cb-menu-mining = Extraction et livraison
cb-menu-money = Capitaux et banque
cb-menu-orders = Commandes : prendre une carte
cb-workers-of = { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
} sur { $have }
cb-displaces = { $count } { DE($who) } au réfectoire
cb-cost-for-good = { $cost } · définitif
cb-cost-and-effect = { $cost } · { $effect }
cb-choice-tile = Usine, case { $slot } : { $tile }, { $price }
cb-effect-tile = reste { $left } · tuiles ensuite : { $light } côté éclairé, { $dark } côté sombre
cb-effect-tile-brief = reste { $left } · éclairé { $light }, sombre { $dark }
cb-effect-left = reste { $left }
cb-choice-tiles-draw = { $left ->
    [five] Usine, piocher cinq tuiles sur { $count }, en garder une (payée) ou aucune
   *[fewer] Usine, piocher les { $count } dernières tuiles, en garder une (payée) ou aucune
}
cb-effect-for-good = définitif
cb-choice-order = Commandes, case { $slot } : { $order }
cb-effect-order = { $count ->
    [one] votre seule commande en cours
   *[other] vous en aurez { $count } en cours
}
cb-choice-orders-draw = { $left ->
    [five] Commandes, piocher cinq cartes sur { $count }, en garder une ou aucune
   *[fewer] Commandes, piocher les { $count } dernières cartes, en garder une ou aucune
}
cb-effect-delivery = { $orders ->
    [one] { $orders } commande
   *[other] { $orders } commandes
}, { $points }, soit { $total } au total
cb-effect-money = soit { $total } en tout
cb-choice-bank = Banque : 1 franc pour 1 ouvrier
cb-effect-goal = par exemple : { $goal }
cb-area-none = { $area } : rien de possible, { $reason }
cb-none-workers = la case la moins chère demande { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
}, vous en avez { $have }
cb-none-factory = aucune tuile à votre portée avec { $francs } et vos ouvriers
cb-none-delivery-orders = vous n’avez aucune commande
cb-none-delivery-complete = { $count ->
    [1] votre commande n’est pas complète
   *[other] aucune de vos { $count } commandes n’est complète
}
cb-none-delivery-workers = il y faut { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
}, vous en avez { $have }
cb-none-orders = aucune carte à la portée de vos ouvriers

cb-steps-left = **Extraction : reste { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
}**
cb-goal-complete = Remplir { $vehicle }, { $points } ({ $coals })
cb-goal-complete-brief = Remplir { $vehicle }, { $points }
cb-goal-several = Remplir { $count } commandes, { $points }
cb-goal-paired = { $goal }, { $cubes } cubes pour { $spaces ->
    [one] 1 case
   *[other] { $spaces } cases
}
cb-goal-prepare = Avancer { $order } : { $coals }
cb-goal-prepare-brief = Avancer { $order }
cb-goal-prepare-load = Charger ({ $order }) : { $coals }
cb-goal-empty = Vider la cage
cb-goal-unload = { $count ->
    [one] Décharger 1 cube
   *[other] Décharger { $count } cubes
}
cb-goal-completing = { $goal } : { $count ->
    [one] 1 commande remplie
   *[other] { $count } commandes remplies
}, { $points }
cb-goal-bringing = { $goal } : { $brought }
cb-goal-filling = { $count ->
    [one] 1 case remplie
   *[other] { $count } cases remplies
}
cb-goal-storing = { $count ->
    [one] 1 cube en stock
   *[other] { $count } cubes en stock
}
cb-goal-of-steps = { $goal }, { $needed } sur { $steps } dépl.
cb-button-edit-goal = Modifier le premier plan en texte
cb-button-plan = Écrire un plan…
cb-button-pair = Deux cubes pour une case
cb-step-cage = Cage au { $level }
cb-step-cage-in-vain = Cage au { $level } : rien à charger
cb-step-cage-surface = Cage à la surface
cb-step-load = Charger du { $coal } ({ $count } ici)
cb-step-store = Mettre du { $coal } en stock
cb-step-fill-cage = Du { $coal } sur { $order }
cb-step-fill-storage = Du { $coal } du stock sur { $order }
cb-menu-fills = { $count ->
    [one] Remplir une case ({ $count } possibilité)
   *[other] Remplir une case ({ $count } possibilités)
}
cb-menu-fill-order = Remplir une case : de quelle commande ?
cb-menu-pairs = Deux cubes pour une case, 2 déplacements
cb-menu-pairs-for = Deux cubes, 2 déplacements : { $space }
cb-menu-pair-space = Deux cubes : pour quelle case ?
cb-menu-pair-cube = { $space } : quel cube d’abord ?
cb-pair = { $order }, { $space } : { $first } et { $second }
cb-pair-space = { $order }, case de charbon { $space }

cb-ask-substitute = La réserve manque de cubes pour la tuile galerie { $tile }. Choisissez un cube d’une autre couleur ; { $count ->
    [one] { $count } berline est
   *[other] { $count } berlines sont
} à remplir.
cb-button-substitute = { $coal } ({ $count } dans la réserve)
cb-button-leave-empty = Laisser la berline vide
cb-drawn-line = Vous avez pioché :
cb-drawn-tile = { $tile }, { $price }
cb-drawn-tile-too-dear = { $tile }, { $price } : trop cher
cb-button-keep = Garder { $card }
cb-button-keep-none = Ne rien garder
cb-ask-return = { $count ->
    [one] { $count } retourne à la pile :
   *[other] { $count } retournent à la pile, dans cet ordre depuis le dessus :
}
cb-button-rest-top = Sur la pile, dans cet ordre
cb-button-rest-bottom = Sous la pile, dans cet ordre
cb-button-return-top = Sur la pile, choisir l’ordre
cb-button-return-bottom = Sous la pile, choisir l’ordre
cb-ask-next = Laquelle reposer en position { $number } depuis le dessus ? Encore en main :
cb-button-rest = Reposer le reste dans cet ordre

cb-ask-draft = Prenez une des cartes commande visibles ; vous en aurez alors { $number } sur 3.
cb-button-ranking = Classer les commandes…
cb-ask-ranking = Votre classement pour le choix des commandes : à votre tour, vous recevez la première de ces cartes encore disponible. Personne d’autre ne le voit.
cb-ranking-none = Pas encore de classement.
cb-menu-ranking-add = Ajouter en position { $place }
cb-menu-ranking-first = Placer en tête
cb-menu-ranking-remove = Retirer du classement
cb-button-ranking-type = Écrire le classement…
cb-button-ranking-withdraw = Annuler le classement

cb-ask-done = Il n’y a plus rien à décider dans ce tour. Appuyez sur *{ button-finish }*.
cb-waiting = Vous n’avez rien à décider pour l’instant : c’est à { $who } de jouer.
cb-waiting-over = La partie est terminée.
cb-button-mine = { button-mine }

cb-form-plan-title = Plan d’extraction
cb-form-plan-label = Déplacements (virgules) ; cage 0 : surface
cb-form-plan-placeholder = cage 3, charger gris, cage 0, remplir camion 8 gris, stocker gris, remplir camion 8 gris stock
cb-word-cage = cage
cb-word-load = charger
cb-word-store = stocker
cb-word-fill = remplir
cb-word-pair = paire
cb-word-end = fin
cb-form-ranking-title = Classement des commandes
cb-form-ranking-label = Cartes dans l’ordre, avec des virgules
cb-form-ranking-placeholder = chariot à cheval 9, camion 12, charrette à bras 3 jaune jaune

## Actions du tour ouvert

cb-move-draft = prendre la commande { $order }
cb-move-place = ouvriers : { $space }
cb-move-substitute = à la place, { $cube }
cb-move-leave-empty = laisser la berline vide
cb-move-keep = garder { $card }
cb-move-keep-none = ne rien garder
cb-move-two-of-tile = { $move } (deux de ces cubes remplissent une case de charbon { $coal })
cb-move-return-top = les autres sur la pile
cb-move-return-bottom = les autres sous la pile
cb-move-next = { $number ->
    [1] dans cet ordre : { $card }
   *[other] puis { $card }
}
cb-move-cage = { $number ->
    [0] cage à la surface
   *[other] cage au { $level }
}
cb-move-load = charger { $cube }
cb-move-store = mettre { $cube } en stock
cb-move-fill = { $cubes } sur { $order }
cb-move-pair = { $first } et { $second } sur { $order }, case de charbon { $space }
cb-move-rank = { $orders ->
    [one] classement de { $orders } carte
   *[other] classement de { $orders } cartes
}
cb-move-unrank = classement annulé
cb-move-end = fin du tour

## Évènements

cb-event-game_started = **{ $who }** reçoit le marqueur premier joueur.
cb-event-share_received = **{ $who }** reçoit { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} et { $count ->
    [one] { $count } cube de charbon
   *[other] { $count } cubes de charbon
}.
cb-event-draft_opened = Cartes à choisir : { $orders }. **{ $who }** choisit en premier.
cb-event-order_drafted = **{ $who }** choisit la commande { $order }.
cb-event-order_drafted_ahead = **{ $who }** reçoit la commande { $order }, selon le classement laissé à l’avance.
cb-event-ranking_left = **{ $who }** laisse un classement à l’avance : { $orders }.
cb-event-ranking_withdrawn = **{ $who }** annule le classement.
cb-event-order_left_over = La carte restante, { $order }, est posée ici : { $space }.
cb-event-workers_placed = **{ $who }** place { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} : { $space }.
cb-event-workers_displaced = **{ $who }** : { $workers ->
    [one] { $workers } ouvrier part
   *[other] { $workers } ouvriers partent
} au réfectoire ({ $space }).
cb-event-workers_used_up = **{ $who }** n’a plus d’ouvriers pour ce quart.
cb-event-francs_taken = **{ $who }** prend { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}.
cb-event-tile_bought = **{ $who }** achète la tuile galerie { $tile } pour { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} et y pose { $count ->
    [0] zéro cube
    [one] { $count } cube
   *[other] { $count } cubes
}.
cb-event-substitute_put = **{ $who }** pose { $cube } à la place sur la tuile galerie { $tile }.
cb-event-minecart_left_empty = **{ $who }** laisse { $count ->
    [one] { $count } berline vide
   *[other] { $count } berlines vides
} sur la tuile galerie { $tile }.
cb-event-order_taken = **{ $who }** prend la commande { $order }.
cb-event-tiles_drawn = **{ $who }** pioche { $count ->
    [one] { $count } tuile galerie
   *[other] { $count } tuiles galerie
}.
cb-event-tiles_seen = **{ $who }** voit : { $tiles }.
cb-event-tiles_returned = **{ $who }** repose { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} { $place }.
cb-event-orders_drawn = **{ $who }** pioche { $count ->
    [one] { $count } carte commande
   *[other] { $count } cartes commande
}.
cb-event-orders_seen = **{ $who }** voit : { $orders }.
cb-event-orders_returned = **{ $who }** repose { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} { $place }.
cb-place-top = sur la pile
cb-place-bottom = sous la pile
cb-event-nothing_kept = **{ $who }** ne garde rien ({ $space }).
cb-event-cage_moved = { $number ->
    [0] **{ $who }** remonte la cage à la surface.
   *[other] **{ $who }** envoie la cage au { $level }.
}
cb-event-cube_loaded = **{ $who }** charge { $cube } au { $level }.
cb-event-space_filled = **{ $who }** pose { $cube } ({ $source }) sur la commande { $order }.
cb-event-space_filled_with_two = **{ $who }** pose deux cubes ({ $coals }) sur une case de charbon { $coal } de la commande { $order }.
cb-event-cube_stored = **{ $who }** met { $cube } en stock.
cb-event-steps_unused = **{ $who }** renonce à { $steps ->
    [one] { $steps } déplacement
   *[other] { $steps } déplacements
}.
cb-digest-draft-opened = { $count } cartes commande sont visibles. **{ $who }** prend en premier.
cb-digest-mining = **{ $who }** extrait avec { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} ({ $steps }) : { $items }.
cb-digest-filled = { $coals } sur { $order }
cb-digest-completed = { $coals } sur { $order } (complète)
cb-digest-stored = { $coals } en stock
cb-digest-loaded = { $coals } en cage
cb-digest-unused = { $steps } sans emploi
cb-digest-scored-total = **{ $who }** marque { $points }, soit { $total } en tout :
cb-digest-scored = **{ $who }** marque { $points } :
cb-digest-scored-coal = – charbon livré : { $items }
cb-digest-scored-vehicle = – livraison par véhicule : { $items }
cb-digest-scored-empty = – berlines vides : { $items }
cb-digest-scored-item = { $name } { $points } ({ $rank ->
    [1] 1er
   *[other] 2e
}{ $tied ->
    [1] {" "}ex æquo
   *[other] {""}
} avec { $count })
cb-digest-returned = Tous reprennent leurs ouvriers : { $items }.
cb-digest-item = { $name } { $number }
cb-event-order_delivered = **{ $who }** livre la commande { $order } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } cube rendu
   *[other] { $count } cubes rendus
} à la réserve.
cb-event-tile_turned_up = Nouvelle tuile galerie, { $space } : { $tile }.
cb-event-order_turned_up = Nouvelle commande, { $space } : { $order }.
cb-event-slot_stays_empty = La pile est vide, cette case reste donc vide : { $space }.
cb-booked-coal = Comparaison des couleurs
cb-booked-vehicle = Comparaison des véhicules
cb-booked-empty = Comparaison des berlines vides
cb-booked-francs = Francs à la fin
cb-booked-cubes = Cubes à la fin
cb-booked-undelivered = Commandes non livrées
cb-booked-balance = Côtés de la mine
cb-event-shift_started = Le quart { $shift } commence avec **{ $who }**.
cb-event-shift_ended = Le quart { $shift } s’achève.
cb-event-element_scored = { $rank ->
    [1] **{ $who }** a le plus de { $element } ({ $count }) : { $points } points.
   *[other] **{ $who }** est deuxième pour les { $element } ({ $count }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
cb-tied-event = { $event } (à égalité).
cb-event-nothing_scored = Éléments du décompte sans points : { $counts }.
cb-event-start_marker_given = **{ $who }** reçoit le marqueur premier joueur, avec { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
} à l’usine.
cb-event-workers_returned = **{ $who }** récupère { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}.
cb-event-francs_converted = **{ $who }** convertit { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} en { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cb-event-cubes_converted = **{ $who }** possède encore { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} de charbon : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cb-event-undelivered_counted = **{ $who }** garde { $count ->
    [one] { $count } commande non livrée
   *[other] { $count } commandes non livrées
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cb-event-balance_counted = **{ $who }** compte { $light ->
    [one] { $light } tuile galerie
   *[other] { $light } tuiles galerie
} côté éclairé et { $dark } côté sombre : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cb-event-game_won = **{ $who }** gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cb-event-victory_shared = **{ $who }** partage la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Renvois aux règles


## Refus

cb-refused = { $reason } ({ $rule })
cb-violation-game-over = La partie est terminée.
cb-violation-not-your-turn = Ce n’est pas votre tour ; c’est à { $other } de jouer.
cb-violation-decision-open = Décidez d’abord ce que le tour attend : { $stage }.
cb-violation-turn-done = Il n’y a plus rien à décider dans votre tour ; terminez-le.
cb-violation-reveal-inside-plan = Un plan s’arrête là où quelque chose de nouveau apparaît ; regardez-le d’abord.
cb-violation-draft-over = Le choix des commandes est terminé.
cb-violation-already-drafted = Vous avez déjà pris votre carte ; terminez le tour.
cb-violation-nothing-drafted = Prenez une carte commande avant de terminer.
cb-violation-not-in-draft = La commande { $order } n’est pas disponible ; { $count ->
    [one] { $count } autre carte l’est
   *[other] { $count } autres cartes le sont
}.
cb-violation-no-such-seat = Il n’y a pas de place { $other } à cette table.
cb-violation-no-ranking = Vous n’avez laissé aucun classement.
cb-violation-ranking-empty = Un classement contient au moins une carte.
cb-violation-ranking-repeats = La commande { $order } figure deux fois dans le classement.
cb-violation-nothing-placed = Vous avez des ouvriers et ne pouvez pas passer ; cette case est toujours possible : { $instead_space }.
cb-violation-unknown-space = Il n’y a pas de case ouvrier `{ $word }`.
cb-violation-space-covered = À { $count } joueurs, une tuile stop couvre cette case : { $space }.
cb-violation-too-few-workers = Cette case demande { $workers_needed ->
    [one] { $workers_needed } ouvrier
   *[other] { $workers_needed } ouvriers
} : { $space }. Vous en avez { $workers_have }. Possible à la place : { $instead_space }.
cb-violation-slot-empty = Il n’y a rien ici : { $space }.
cb-violation-pile-empty = La pile est vide : { $space }.
cb-violation-no-order-of-vehicle = Aucune de vos commandes en cours ne se livre par { $vehicle }.
cb-violation-no-complete-order = Aucune commande à livrer par { $vehicle } n’est complète. La plus avancée, { $order }, attend encore { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
cb-violation-too-few-francs = La tuile galerie { $tile } coûte { $francs_needed ->
    [one] { $francs_needed } franc
   *[other] { $francs_needed } francs
}, vous en avez { $francs_have }.
cb-violation-none-in-supply = La réserve n’a plus de cube { $coal } ; il y reste par exemple du { $instead_coal }.
cb-violation-substitute-required = Tant que la réserve a des cubes, { $count ->
    [one] { $count } berline doit être remplie
   *[other] { $count } berlines doivent être remplies
}.
cb-violation-tile-not-drawn = La tuile galerie { $tile } n’est pas parmi celles que vous avez en main.
cb-violation-order-not-drawn = La commande { $order } n’est pas parmi celles que vous avez en main.
cb-violation-unknown-tile = Il n’y a pas de tuile galerie `{ $word }`.
cb-violation-unknown-order = Il n’y a pas de carte commande `{ $word }`.
cb-violation-unknown-place = Tuiles et cartes vont sur la pile ou sous la pile, pas vers `{ $word }`.
cb-violation-no-steps-left = Vous avez utilisé tous les déplacements de cette case : { $space }.
cb-violation-too-few-steps = Deux cubes coûtent { $steps_needed } déplacements, il vous en reste { $steps_have }.
cb-violation-unknown-level = Il n’y a pas de niveau { $level } ; les niveaux vont de 0 (surface) à 4.
cb-violation-unknown-coal = Il n’y a pas de charbon `{ $word }` ; les couleurs sont jaune, marron, gris et noir.
cb-violation-unknown-source = Les cubes viennent de la cage ou du stock, pas de `{ $word }`.
cb-violation-cage-already-there = La cage y est déjà : { $level }.
cb-violation-cage-at-surface = La cage est à la surface ; envoyez-la d’abord à un niveau avec du charbon { $coal }.
cb-violation-cage-below = La cage est au { $level } ; remontez-la d’abord à la surface.
cb-violation-cage-full = La cage est pleine avec { $count } cubes ; videz-la à la surface.
cb-violation-none-on-level = Il n’y a pas de cube { $coal } au { $level }, mais il y en a au { $instead_level }.
cb-violation-none-in-minecarts = Il n’y a pas de cube { $coal } dans vos berlines ; seules de nouvelles tuiles galerie en apportent.
cb-violation-none-in-cage = Il n’y a pas de cube { $coal } dans la cage.
cb-violation-none-in-storage = Il n’y a pas de cube { $coal } dans le stock.
cb-violation-one-in-cage = Il n’y a qu’un cube { $coal } dans la cage.
cb-violation-one-in-storage = Il n’y a qu’un cube { $coal } dans le stock.
cb-violation-storage-needs-surface = À cette table, le stock ne sert que si la cage est à la surface ; elle est au { $level }.
cb-violation-coal-wanted = À cette table, un cube utile à une commande ne se stocke pas : un cube { $coal } convient à la commande { $order }.
cb-violation-not-outstanding = La commande { $order } n’est pas parmi vos commandes en cours.
cb-violation-no-such-space = La commande { $order } n’a pas de case de charbon { $coal }.
cb-violation-space-occupied = Les cases de charbon { $coal } de la commande { $order } sont déjà remplies.

## Ce qui est illisible

cb-malformed-line-too-long = Le texte compte { $length } caractères ; { $longest } au plus sont possibles.
cb-malformed-line-empty = Rien n’est écrit.
cb-malformed-wrong-number-of-words = `{ $verb }` ne peut pas être suivi de { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}. Exemple : { $example }
cb-malformed-plan-step-unreadable = L’étape { $step } n’est pas comprise : `{ $word }`. Exemple : { $example }
cb-malformed-unknown-verb = `{ $word }` ne dit pas ce qu’il faut faire. Exemple : { $example }
cb-malformed-name-ambiguous = `{ $word }` peut désigner plusieurs choses : { $names }. Écrivez-en davantage.
cb-malformed-not-now = `{ $word }` n’est pas compris. Le tour attend autre chose : { $stage }.
cb-malformed-not-a-card = `{ $word }` n’est pas une carte.
cb-malformed-not-a-coal = `{ $word }` n’est pas un charbon ; écrivez jaune, marron, gris ou noir.
cb-malformed-not-a-level = `{ $word }` n’est pas un niveau ; écrivez de 0 (surface) à 4.
cb-malformed-not-a-place = `{ $word }` n’est pas un emplacement ; écrivez top (sur la pile) ou bottom (sous la pile).
cb-malformed-not-a-source = Aucun cube ne vient de `{ $word }` ; écrivez cage ou stock.
cb-malformed-not-a-space = `{ $word }` n’est pas une case ouvrier.
cb-malformed-not-an-order = `{ $word }` n’est pas une carte commande.
cb-malformed-goal-unknown = Il n’y a pas de but `{ $word }` ; pour l’instant, { $count ->
    [0] il n’y en a aucun
    [one] il y en a { $count }
   *[other] il y en a { $count }
}.
cb-malformed-card-ambiguous = `{ $word }` peut désigner { $count } cartes visibles ; ajoutez le charbon, par exemple « charrette à bras 3 jaune jaune ».
cb-malformed-card-not-open = `{ $word }` n’est pas parmi les cartes visibles.

## La position en mots

cb-nobody = personne
cb-text-shift = **Quart { $shift } sur 3**, marqueur premier joueur : { $start }.
cb-text-over = La partie est terminée.
cb-text-active = C’est à { $who } : { $stage }.
cb-text-space = Case choisie : { $space }. { $steps ->
    [0] { "" }
    [one] Reste { $steps } déplacement.
   *[other] Reste { $steps } déplacements.
}
cb-text-piles = Piles : { $tiles ->
    [one] { $tiles } tuile galerie
   *[other] { $tiles } tuiles galerie
}, { $orders ->
    [one] { $orders } carte commande
   *[other] { $orders } cartes commande
}.
cb-text-supply = Cubes de la réserve générale : { $coals }.
cb-text-canteen = Réfectoire : { $workers }.
cb-text-count = { $who } { $count }
cb-text-drawn = **Dans votre main :**
cb-text-space-closed = • { $space } : tuile stop
cb-text-bank = • { $space } : toujours 1 ouvrier ; présents : { $workers }
cb-text-space-free = • { $space } ; libre, demande { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
}
cb-text-space-taken = • { $space } ; occupée par { $who } avec { $count }, demande { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
}
cb-text-offer = { $space } : { $offer }
cb-text-slot-empty = vide
cb-text-tile = { $tile }, { $price }
cb-text-player = **{ $who }** ({ $colour }) : { $points }, { $francs }, { $workers } en réserve
cb-text-level = { $level } : côté éclairé, { $light } ; côté sombre, { $dark }
cb-text-no-section = rien
cb-text-section = [{ $carts }]
cb-text-printed = imprimé [{ $carts }]
cb-cart-empty = vide
cb-text-orders = Commandes en cours :
cb-text-orders-none = Aucune commande en cours.
cb-text-order-filled = { $state } ; dessus : { $cubes }
cb-text-two-for-one = { $first } et { $second } pour { $coal }
cb-text-delivered-count = { $count ->
    [one] { $count } commande livrée
   *[other] { $count } commandes livrées
}
cb-text-delivered = Livrées ({ $count }) : { $orders }
cb-text-delivered-sums = Cases des commandes livrées : { $items }
cb-text-score = Points par origine : { $items }
cb-text-score-item = { $source } { $points }
cb-text-ranking = Classement des commandes : { $orders }
cb-text-element = • { $element } : { $items }
cb-text-standing = { $who } { $count } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

## Le résultat

cb-final-rank = { $rank }. **{ $who }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cb-final-tie = Égalité de points : le plus grand nombre de francs l’emporte ({ $francs }).
cb-final-tie-below = Égalité de points à la place { $rank } : le plus grand nombre de francs l’emporte ({ $francs }).
cb-final-shared = Égalité de francs aussi : la victoire est partagée.

## Textes alternatifs

cb-alt-board = Plateau { table-of }, quart { $shift }.
cb-alt-player = Plateau { DE($who) }, { table-named }.
cb-alt-area = { $area }, { table-named }.
cb-alt-sentence = { $text }.
cb-alt-orders = Commandes en cours : { $count }.
cb-alt-tiles = Tuiles de l’usine : { $tiles }.
cb-alt-cards = Cartes commande : { $orders }.
cb-alt-taken = { $who } occupe : { $items }.
cb-alt-standing = { $space } avec { $count }
cb-alt-score-sheet = Feuille de score { table-of } : { $totals }.
cb-picture-area-factory = Usine de berlines
cb-picture-area-mining_delivery = Extraction et livraison
cb-picture-area-money_bank = Capitaux et banque
cb-picture-area-orders = Commandes
cb-picture-area-draft = Cartes commande disponibles
cb-picture-area-mine = Plateau

## Options de table

cb-option-delivered = Commandes livrées
cb-option-delivered-hidden = les commandes livrées restent face cachée jusqu’au décompte du quart
cb-option-delivered-open = les commandes livrées et les majorités sont visibles
cb-option-storing = Mise en stock
cb-option-storing-always = tout cube peut être stocké
cb-option-storing-unneeded_only = seuls les cubes inutiles aux commandes en cours peuvent être stockés
cb-option-substitutes = Cubes de remplacement
cb-option-substitutes-required = tant que la réserve a des cubes, il faut en prendre un d’une autre couleur
cb-option-substitutes-optional = une berline privée de sa couleur peut rester vide
cb-option-storage_use = Emploi du stock
cb-option-storage_use-any_level = le stock sert où que soit la cage
cb-option-storage_use-surface = le stock ne sert que si la cage est à la surface

## Saisie assistée

cb-find-factory = usine berlines acheter tuile galerie
cb-find-mining = extraction extraire mine
cb-find-delivery = livraison livrer
cb-find-money = capitaux argent francs
cb-find-orders = commandes commande carte nouvelle
cb-find-bank = banque
cb-find-draw = piocher cinq
cb-suggest-no-goal = aucun but n’est à portée
cb-choice-with-cost = { $label } · { $cost }
cb-choice-none = aucune

## Images pour décider

cb-decide-draft = Carte { $number } sur 3 : quelle commande ?
cb-decide-ranking = Classer les commandes
cb-decide-place = Placer des ouvriers
cb-decide-elsewhere = Autres menus : { $letters }
cb-decide-no-tile = aucune tuile abordable
cb-decide-and = { $line } ; { $note }
cb-decide-part = { $letters } : { $part }
cb-decide-mining = { $steps ->
    [one] { $steps } déplacement : quel but ?
   *[other] { $steps } déplacements : quel but ?
}
cb-decide-fill = Remplir quelle commande ?
cb-decide-fill-cubes = Avec quel cube ?
cb-decide-pair-cubes = Avec quels cubes ?
cb-decide-beyond = Hors de portée ({ $steps ->
    [one] { $steps } déplacement
   *[other] { $steps } déplacements
})
cb-decide-others = Autres commandes
cb-decide-prepare = pour plus tard
cb-decide-pairs = { $cubes } cubes pour { $spaces }
cb-decide-keep-tiles = Garder quelle tuile ?
cb-decide-keep-orders = Garder quelle commande ?
cb-decide-return = Les remettre où ?
cb-decide-next = Laquelle en position { $number } ?
cb-decide-substitute = Quel cube à la place ?
cb-decide-leave-empty = Laisser vide
cb-common-tiles = Garder une tuile piochée ?
cb-common-orders = Garder une commande piochée ?
cb-alt-decision = { table-here }, { $who } : { $question }
cb-alt-spend = { $workers }, { $francs }.
