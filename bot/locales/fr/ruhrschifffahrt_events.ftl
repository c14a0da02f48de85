# Ruhrschifffahrt 1769-1890 : ce qui arrive, ce qui est refusé, et selon quelle règle.

## Events

ru-event-game_began = Ordre de la manche 1 : { $seats }. **{ $who }** commence.
ru-event-share_received = **{ $who }** commence avec { $count ->
    [one] { $count } entrepôt
   *[other] { $count } entrepôts
} en réserve.
ru-event-round_began = La manche { $round } commence ({ $year }). Retour des dés noirs : { $dominion }.
ru-event-locks_allowed = Dès maintenant, on peut construire des écluses, pour { $coins } chacune.
ru-event-locks_dearer = Dès maintenant, une écluse coûte { $coins }.
ru-event-options_dearer = Dès maintenant, chaque option spéciale payante coûte 1 thaler de plus.
ru-event-track_dice_rose = Les dés des pistes de transport augmentent de 1 : { $count } en tout.
ru-event-tracks_moved = Les dés passent à la piste suivante : { $era }.
ru-event-country_revealed = Le charbon s’exporte désormais vers ce pays : { $country }.
ru-event-warehouse_received = **{ $who }** reçoit l’entrepôt de la manche { $round }.
ru-event-warehouse_missing = **{ $who }** ne reçoit pas d’entrepôt à la manche { $round } : le sien sert déjà à une dette.
ru-event-good_chosen = Vous avez choisi { $what }.
ru-event-fund_paid_coins = **{ $who }** verse { $coins } à la caisse de la navigation.
ru-event-fund_paid_points = **{ $who }** perd { $points } au profit de la caisse de la navigation.
ru-event-payment_forced = **{ $who }** ne peut pas tout payer et perd { $gone }.
ru-event-gained_coins = **{ $who }** prend { $coins }.
ru-event-gained_points = **{ $who }** prend { $points }.
ru-event-die_removed = **{ $who }** retire du { $colour } (valeur { $value }) : case { $storage }.
ru-event-no_draw = À la manche { $round }, aucun jeton n’est pioché.
ru-event-bag_empty = Le sac est vide : aucun jeton n’est pioché.
ru-event-flood = La Ruhr en { $tile } : pas de pilote dans cette manche.
ru-event-low_water = La Ruhr en { $tile } : pas de pilote dans cette manche.
ru-digest-round_began = La manche { $round } commence ({ $year }).
ru-digest-water = Niveau d’eau : { $tile }.
ru-event-storage_dice_rose = Les dés des stockages augmentent de { $amount } : { $count } en tout.
ru-event-storage_dice_fell = Les dés des stockages diminuent de { $amount } : { $count } en tout.
ru-event-demand_drawn = Demande ({ $tile }), { $count ->
    [0] mais chaque case porte déjà 2 thalers.
    [1] 1 thaler sur 1 case : { $spaces }.
   *[other] 1 thaler sur chacune de ces { $count } cases : { $spaces }.
}
ru-event-forced_lock_due = Il reste dans le sac { $count ->
    [0] zéro jeton
    [1] un seul jeton
   *[other] { $count } jetons
} : en phase 6, qui a Construction d’écluses doit construire une écluse.
ru-event-option_chosen = **{ $who }** choisit l’option { $option } pour { $coins }.
ru-event-option_chosen_by_tile = **{ $who }** choisit l’option { $option } par l’Action remorquage.
ru-event-option_chosen_unpaid = **{ $who }** choisit l’option { $option } sans pouvoir tout payer et perd { $gone }.
ru-event-wage_paid = **{ $who }** reçoit { $coins } de salaire.
ru-event-die_transported = **{ $who }** transporte du { $colour } (valeur { $value }) vers la case { $storage }.
ru-event-die_replenished = **{ $who }** ravitaille la case { $storage } : de { $value_before } à { $value }.
ru-event-coal_hauled = **{ $who }** utilise le remorqueur de charbon, case { $storage } : de { $value_before } à { $value }.
ru-event-barge_started = **{ $who }** charge du { $colour } (valeur { $value }) et part de la case { $storage }.
ru-event-sale_planned = Vous prévoyez une vente qui rapporte { $coins } : case { $space }.
ru-event-inn_used = **{ $who }** utilise l’auberge : { $gain }.
ru-event-debt_made = **{ $who }** contracte une dette pour { $coins } (à présent { $debts }{ $points ->
    [0] {""}
   *[other] , perd { $points }
}).
ru-event-debt_made_from_calendar = **{ $who }** contracte une dette pour { $coins } avec le prochain entrepôt du calendrier (à présent { $debts }{ $points ->
    [0] {""}
   *[other] , perd { $points } PV
}).
ru-event-coal_sold = **{ $who }** expédie du { $colour } de la case { $storage }, à la case { $space } : il arrive à { $value }{ $lost ->
    [0] {""}
   *[other] {" "}(un obstacle lui coûte 1)
} et rapporte { $coins }{ $demand ->
    [0] {""}
   *[other] , dont { $demand } de demande
} ; { $cube ->
    [0] pas de cube, déjà complet : { $area }
   *[other] cube { $area }
}.
ru-event-coal_sold_alone = **{ $who }** expédie du { $colour } de la case { $storage }, à la case { $space }, seule vente possible : il arrive à { $value }{ $lost ->
    [0] {""}
   *[other] {" "}(un obstacle lui coûte 1)
} et rapporte { $coins }{ $demand ->
    [0] {""}
   *[other] , dont { $demand } de demande
} ; { $cube ->
    [0] pas de cube, déjà complet : { $area }
   *[other] cube { $area }
}.
ru-event-coal_sold_as_planned = **{ $who }** expédie comme prévu du { $colour } de la case { $storage }, à la case { $space } : il arrive à { $value }{ $lost ->
    [0] {""}
   *[other] {" "}(un obstacle lui coûte 1)
} et rapporte { $coins }{ $demand ->
    [0] {""}
   *[other] , dont { $demand } de demande
} ; { $cube ->
    [0] pas de cube, déjà complet : { $area }
   *[other] cube { $area }
}.
ru-event-warehouse_earned = **{ $who }** reçoit { $coins } pour son entrepôt, case { $city }.
ru-event-export_marker_rose = La vente d’un dé de { $value } avance le pion export { $cell_before ->
    [0] à la case { $cell }
   *[other] de la case { $cell_before } à la case { $cell }
} : { $points } par entrepôt.
ru-event-die_left = Du { $colour } (valeur { $value }) sort de la piste de transport.
ru-event-die_placed = **{ $who }** place du { $colour } (valeur { $value }) : case { $storage }.
ru-event-die_placed_alone = Une seule case est possible pour le { $colour } (valeur { $value }) : { $storage } (**{ $who }** l’aurait placé).
ru-event-die_placed_ahead = Selon le classement de **{ $who }**, le { $colour } (valeur { $value }) va à la case { $storage }.
ru-event-tile_received = **{ $who }** reçoit le jeton progrès { $tile }.
ru-event-tile_sold_out = **{ $who }** a les cubes pour { $tile }, mais ce jeton est épuisé : une place sans jeton.
ru-event-warehouses_freed = **{ $who }** prend { $count ->
    [one] { $count } entrepôt
   *[other] { $count } entrepôts
} pour { $reason ->
    [mark] le comté de la Marck
   *[lock] la première écluse
}.
ru-event-lock_built = **{ $who }** construit pour { $coins } une écluse à la case { $obstacle } : { $points }.
ru-event-second_lock_built = **{ $who }** construit en plus, gratuitement ({ $coins }), une deuxième écluse à la case { $obstacle } : { $points }.
ru-event-city_warehouse_built = **{ $who }** construit pour { $coins } ({ $tile }) l’entrepôt numéro { $position } à la case { $city } : { $points }.
ru-event-depot_warehouse_built = **{ $who }** construit l’entrepôt numéro { $position } dans le dépôt de charbon ({ $dominion }) pour { $coins } : { $points }.
ru-event-port_warehouse_built = **{ $who }** construit un entrepôt à Ruhrort, { $country }, position { $position }, pour { $coins } ({ $tile }) : { $points }.
ru-event-port_warehouse_moved = **{ $who }** déplace un entrepôt à Ruhrort, de { $source } vers { $country }, position { $position }, pour { $coins }.
ru-event-debt_repaid = **{ $who }** rembourse une dette pour { $coins } (reste { $debts }).
ru-event-purchases_made_ahead = **{ $who }** fait les achats laissés à l’avance ({ $count }) pour { $coins }.
ru-event-nothing_bought = **{ $who }** n’achète rien.
ru-event-nothing_bought_ahead = **{ $who }** n’achète rien, selon la réponse laissée à l’avance.
ru-event-purchases_skipped_ahead = **{ $who }** passe son tour, selon la réponse laissée à l’avance : il aurait fallu une dette pour acheter.
ru-event-purchases_left_undone = Vos achats laissés à l’avance ({ $count }) ne sont pas tous possibles ; choisissez de nouveau.
ru-event-exported = **{ $who }** exporte, { $country }, position { $position } : { $points }.
ru-event-nothing_exported = Personne n’exporte vers ce pays : { $country }.
ru-event-export_marker_fell = Le pion export recule { $cell_before ->
    [0] à la case { $cell }
   *[other] de la case { $cell_before } à la case { $cell }
} : { $points } par entrepôt.
ru-event-surplus_returned = **{ $who }** rend { $coins } ; on n’en garde que { $most }.
ru-event-inn_coins_at_end = **{ $who }** utilise l’auberge : { $coins }.
ru-event-inn_points_at_end = **{ $who }** utilise l’auberge : { $points }.
ru-event-export_marker_stayed = Le pion export reste sur la case { $cell } : { $points } par entrepôt.
ru-event-no_die_to_remove = Aucun dé de ce type n’est sur un stockage, aucun n’est donc retiré (encore dû : { $count }).
ru-event-sets_missed = Groupes d’entrepôts incomplets, donc sans PV : { $counts }.
ru-event-majorities_missed = Personne n’a la majorité dans le dépôt de charbon de : { $dominions }.
ru-event-essen_set_scored = **{ $who }** a toutes les cités d’Essen : { $points }.
ru-event-mark_set_scored = **{ $who }** a toutes les cités de la Marck : { $points }.
ru-event-city_set_scored = **{ $who }** a les sept cités : { $points }.
ru-event-depot_set_scored = **{ $who }** a tous les dépôts de charbon : { $points }.
ru-event-depot_majority_scored = **{ $who }** a la majorité dans le dépôt de charbon ({ $dominion }) : { $points }.
ru-event-mayor_scored = **{ $who }** compte le maire avec { $coins } : { $points }.
ru-event-mayor_in_debt = **{ $who }** ne compte pas le maire : { $debts }.
ru-event-railway_scored = **{ $who }** compte le train de la vallée de la Ruhr, avec un entrepôt dans { $count } cités : { $points }.
ru-event-barge_scored = **{ $who }** compte la barge de la Ruhr, qui se trouve à la case { $space } : { $points }.
ru-event-debts_scored = **{ $who }** a { $debts } : { $points }.
ru-event-game_won = **{ $who }** gagne avec { $points } ({ $coins }, { $debts }).
ru-event-victory_shared = **{ $who }** partage la victoire avec { $points } ({ $coins }, { $debts }).
ru-event-answer_left = Laissé à l’avance : { $answer }{ $round ->
    [0] {""}
   *[other] , manche { $round }
}.
ru-event-answer_withdrawn = Retiré : { $answer }{ $round ->
    [0] {""}
   *[other] , manche { $round }
}.

## Events in one line

ru-digest-seat = **{ $who }** : { $items }
ru-digest-calendar = Entrepôts de la manche : { $items }
ru-digest-goods = Thaler ou PV : { $items }
ru-digest-export = Exportation : { $items }
ru-digest-option_chosen = { $option } ({ $coins })
ru-digest-option_chosen_by_tile = { $option } (Action remorquage)
ru-digest-option_chosen_unpaid = { $option }, sans pouvoir tout payer : perd { $gone }
ru-digest-wage_paid = reçoit { $coins }
ru-digest-die_transported = { $colour } (valeur { $value }) vers { $storage }
ru-digest-die_replenished = { $storage } : de { $value_before } à { $value }
ru-digest-coal_hauled = remorqueur de charbon, { $storage } : de { $value_before } à { $value }
ru-digest-barge_started = charge du { $colour } (valeur { $value }) et part de la case { $storage }
ru-digest-inn_used = auberge : { $gain }
ru-digest-debt_made = contracte une dette (+{ $coins }, à présent { $debts })
ru-digest-debt_made_from_calendar = contracte une dette avec l’entrepôt du calendrier (+{ $coins }, à présent { $debts }{ $points ->
    [0] {""}
   *[other] , perd { $points } PV
})
ru-digest-lock_built = écluse pour { $coins } à la case { $obstacle } : { $points }
ru-digest-second_lock_built = deuxième écluse à la case { $obstacle } : { $points }
ru-digest-warehouses_freed = { $count ->
    [one] { $count } entrepôt
   *[other] { $count } entrepôts
} en réserve
ru-digest-city_warehouse_built = entrepôt pour { $coins } à la case { $city } : { $points }
ru-digest-depot_warehouse_built = entrepôt dans le dépôt de charbon ({ $dominion }) pour { $coins } : { $points }
ru-digest-port_warehouse_built = entrepôt à Ruhrort, { $country }, position { $position }, pour { $coins } : { $points }
ru-digest-port_warehouse_moved = à Ruhrort, de { $source } vers { $country } pour { $coins }
ru-digest-debt_repaid = rembourse une dette ({ $coins }, reste { $debts })
ru-digest-purchases_made_ahead = réponse laissée à l’avance
ru-digest-nothing_bought = n’achète rien
ru-digest-nothing_bought_ahead = n’achète rien, selon la réponse laissée à l’avance
ru-digest-purchases_skipped_ahead = passe son tour, selon la réponse laissée à l’avance
ru-digest-coal_sold = { $colour } de { $storage }, à { $space }, arrive à { $value } et rapporte { $coins }{ $demand ->
    [0] {""}
   *[other] , dont { $demand } de demande
}{ $cube ->
    [0] , pas de cube
   *[other] , cube { $area }
}
ru-digest-coal_sold_alone = { $colour } de { $storage }, à { $space }, arrive à { $value } et rapporte { $coins }{ $demand ->
    [0] {""}
   *[other] , dont { $demand } de demande
}{ $cube ->
    [0] , pas de cube
   *[other] , cube { $area }
}
ru-digest-coal_sold_as_planned = comme prévu, { $colour } de { $storage }, à { $space }, arrive à { $value } et rapporte { $coins }{ $demand ->
    [0] {""}
   *[other] , dont { $demand } de demande
}{ $cube ->
    [0] , pas de cube
   *[other] , cube { $area }
}
ru-digest-warehouse_earned = { $who } +{ $coins } ({ $city })
ru-digest-export_marker_rose = pion export à { $points }
ru-digest-die_left = un dé de { $colour } (valeur { $value }) sort de la piste
ru-digest-die_placed = { $who } le place à la case { $storage }
ru-digest-die_placed_alone = il va à la case { $storage }
ru-digest-die_placed_ahead = selon le classement { DE($who) }, il va à la case { $storage }
ru-digest-die_placed_named = { $who } place le dé de { $colour } (valeur { $value }) à la case { $storage }
ru-digest-die_placed_ahead_named = selon le classement { DE($who) }, le dé de { $colour } (valeur { $value }) va à la case { $storage }
ru-digest-die_to = dé de { $colour } (valeur { $value }) vers { $storage }
ru-digest-tile_received = jeton progrès { $tile }
ru-digest-tile_sold_out = { $tile } (épuisé)
ru-digest-warehouse_received = { $who } un
ru-digest-warehouse_missing = { $who } aucun
ru-digest-fund_paid_coins = { $who } paie { $coins }
ru-digest-fund_paid_points = { $who } perd { $points }
ru-digest-gained_coins = { $who } { $coins }
ru-digest-gained_points = { $who } { $points }
ru-digest-exported = { $who } { $points } ({ $country }, position { $position })

## Refusals

ru-refused = { $reason } ({ $rule })

ru-violation-game-over = La partie est terminée.
ru-violation-not-your-turn = Ce n’est pas votre tour ; c’est à { $other } de jouer.
ru-violation-decision-open = Décidez d’abord ce que le tour attend : { $stage }.
ru-violation-turn-done = Il n’y a plus rien à décider dans votre tour ; terminez-le.
ru-violation-reveal-inside-plan = Un plan s’arrête là où quelque chose de nouveau apparaît ; regardez-le d’abord.
ru-violation-unknown-good = `{ $word }` n’est ni un thaler ni un PV.
ru-violation-no-point-to-pay = Vous n’avez pas de PV à perdre ; payez le thaler.
ru-violation-colour-not-owed = { $storage } : il n’y a plus de { $colour } à retirer ; retirez un dé de l’autre couleur.
ru-violation-storage-not-empty = `{ $word }` n’est pas un stockage vide pour ce dé, mais celui-ci l’est : { $instead_storage }.
ru-violation-wrong-dominion = { $storage } : hors du dominion de cette manche, où il reste de la place, par exemple ici : { $instead_storage }.
ru-violation-unknown-option = Il n’y a pas d’option spéciale `{ $word }`.
ru-violation-option-not-in-last-round = L’option { $option } ne se choisit pas à la dernière manche.
ru-violation-pilot-banned = L’option { $option } est bloquée : pas de pilote dans cette manche.
ru-violation-no-tow-in-round-1 = L’option { $option } ne se choisit pas à la manche 1 ; partez d’où vous voulez.
ru-violation-wage-taken = { $other } a déjà le salaire de cette manche.
ru-violation-tow-action-only-tows = L’Action remorquage paie les trois options de remorquage, et non l’option { $option }.
ru-violation-ruhrort-needs-tow = Votre barge est à Ruhrort ; seules les options de remorquage l’en font repartir.
ru-violation-nothing-to-replenish = Chaque dé sur un stockage montre déjà { $most }.
ru-violation-tracks-empty = Aucun dé n’attend sur les pistes de transport pour l’option { $option }.
ru-violation-no-storage-empty = Pour l’option { $option }, aucun stockage de la bonne couleur n’est vide.
ru-violation-no-start-upstream = Avec l’option { $option }, vous ne trouveriez en amont aucun départ d’où vendre.
ru-violation-no-start-downstream = Avec l’option { $option }, vous ne trouveriez en aval aucun départ d’où vendre.
ru-violation-unknown-storage = Il n’y a pas de stockage `{ $word }`.
ru-violation-storage-empty = { $storage } : il n’y a pas de dé ici.
ru-violation-storage-filled = { $storage } : il y a déjà un dé ici.
ru-violation-track-empty = Sur la piste de transport, il n’y a pas de { $colour } à prendre.
ru-violation-colour-not-there = { $storage } : pas de { $colour } ici ; les dés blancs vont dans le comté de la Marck, les noirs ailleurs.
ru-violation-mark-tile-needed = { $storage } : il vous faut le jeton Comté de la Marck.
ru-violation-storage-taken = { $storage } : la barge { DE($other) } est ici.
ru-violation-start-only-downstream = { $storage } : c’est en amont de votre barge ; seules les options de remorquage y mènent.
ru-violation-tow-goes-upstream = { $storage } : c’est en aval de votre barge ; on remorque vers l’amont.
ru-violation-start-needs-pilot = { $storage } : c’est un stockage à gouvernail ; une barge n’en part qu’avec un pilote.
ru-violation-start-where-filled = Après l’option Remorquage et transport, vous partez de la case où le dé est allé : { $instead_storage }.
ru-violation-no-sale-space = `{ $word }` n’est pas un lieu de vente.
ru-violation-only-downstream = { $space } : c’est en amont de { $storage } ; les barges descendent.
ru-violation-ruhrort-needs-pilot = On n’atteint Ruhrort qu’avec un pilote.
ru-violation-too-far-without-pilot = { $space } : c’est à { $distance } cases de { $storage } ; sans pilote, { $most } au plus.
ru-violation-tile-needed = Vous n’avez pas le jeton progrès { $tile }.
ru-violation-tile-used-this-round = Le jeton progrès { $tile } a déjà servi dans cette manche.
ru-violation-white-tile-used = Le jeton progrès { $tile } a déjà servi.
ru-violation-value-out-of-range = { $value } n’est pas possible ; la valeur de ce dé peut aller de { $least } à { $most }.
ru-violation-only-this-value = { $value } n’est pas possible ; ce dé ne peut passer qu’à { $most }.
ru-violation-die-at-highest = { $storage } : le dé montre déjà { $most }.
ru-violation-too-few-coins = Cela coûte { $coins_needed } ; avec { $coins_have }, il vous faudrait { $debts }, et le maximum possible est { $debts_possible }.
ru-violation-no-warehouse = Vous n’avez pas d’entrepôt en réserve.
ru-violation-warehouse-needed-for-debt = Cela coûte { $coins_needed } ; avec { $coins_have }, il vous faut { $debts }, et il ne vous reste alors plus d’entrepôt à construire.
ru-violation-lock-first = Construisez d’abord une écluse : le sac n’avait plus qu’un jeton au plus.
ru-violation-locks-not-yet = Les écluses se construisent à partir de la manche { $round }.
ru-violation-unknown-obstacle = Il n’y a pas d’obstacle `{ $word }`.
ru-violation-lock-already-there = { $obstacle } : il y a déjà une écluse.
ru-violation-unknown-city = Il n’y a pas de cité `{ $word }`.
ru-violation-own-warehouse-there = { $city } : vous y avez déjà un entrepôt.
ru-violation-city-full = { $city } : la cité est complète, avec { $count } entrepôts.
ru-violation-only-by-white-tile = { $city } : on n’y construit qu’avec le jeton blanc Entrepôt.
ru-violation-unknown-depot = Il n’y a pas de dépôt de charbon `{ $word }`.
ru-violation-depot-full = Ce dépôt de charbon ({ $dominion }) est complet, avec { $count } entrepôts.
ru-violation-unknown-country = Il n’y a pas de colonne d’exportation `{ $word }`.
ru-violation-own-warehouse-in-column = Vous avez déjà un entrepôt dans cette colonne : { $country }.
ru-violation-column-full = Cette colonne est complète : { $country }, { $count } entrepôts.
ru-violation-port-warehouses-built = Vous avez déjà { $count } entrepôts à Ruhrort, le maximum.
ru-violation-no-warehouse-in-column = Vous n’avez pas d’entrepôt dans cette colonne : { $country }.
ru-violation-already-moved = Vous avez déjà déplacé un entrepôt dans cette phase.
ru-violation-no-debt = Vous n’avez pas de dette.
ru-violation-too-few-coins-to-repay = Rembourser une dette coûte { $coins_needed } ; vous avez { $coins_have }.
ru-violation-no-such-seat = Il n’y a pas de place { $other } à cette table.
ru-violation-no-choice-in-round = À la manche { $round }, il n’y a rien à choisir ; c’est aux manches 3, 6 et 10.
ru-violation-choice-round-past = La manche { $round } a déjà commencé.
ru-violation-purchases-reached = C’est déjà à vous en phase 6 ; achetez directement.
ru-violation-purchases-over = Vos achats de cette manche sont faits ; laissez ceux de la suivante quand elle aura commencé.
ru-violation-limit-out-of-range = La limite doit être entre 0 et { $most }.
ru-violation-too-many-purchases = { $count } achats, c’est trop ; on peut en laisser { $most } à l’avance.
ru-violation-ranking-empty = Un classement demande au moins un stockage.
ru-violation-ranking-repeats = { $storage } : ce stockage figure deux fois dans le classement.
ru-violation-unknown-answer = On ne peut pas laisser de réponse `{ $word }` à l’avance.
ru-violation-no-answer = Vous n’avez pas laissé cette réponse : { $answer }.

ru-malformed-line-too-long = Le texte compte { $length } caractères ; { $longest } au plus sont possibles.
ru-malformed-line-empty = Rien n’est écrit.
ru-malformed-wrong-number-of-words = `{ $verb }` ne peut pas être suivi de { $words } mots. Exemple : { $example }
ru-malformed-plan-step-unreadable = L’étape { $step } n’est pas comprise : `{ $word }`. Exemple : { $example }
ru-malformed-unknown-verb = `{ $word }` ne dit pas ce qu’il faut faire. Exemple : { $example }
ru-malformed-not-an-id = `{ $word }` n’est pas un lieu.
ru-malformed-not-a-number = `{ $word }` n’est pas un nombre.
ru-malformed-not-a-good = `{ $word }` n’est ni coin ni point.
ru-malformed-not-an-option = Il n’y a pas d’option spéciale `{ $word }`.
ru-malformed-not-free = Au lieu de `{ $word }`, écrivez `free`.
ru-malformed-not-a-colour = `{ $word }` n’est ni black ni white.
ru-malformed-not-white = Au lieu de `{ $word }`, écrivez `white`.
ru-malformed-not-a-depot = Il n’y a pas de dépôt de charbon `{ $word }`.
ru-malformed-not-a-country = Il n’y a pas de colonne d’exportation `{ $word }`.
ru-malformed-not-a-purchase = `{ $word }` ne s’achète pas.
ru-malformed-not-an-answer = On ne peut pas laisser de réponse `{ $word }` à l’avance.
ru-malformed-not-a-storage = Il n’y a pas de stockage `{ $word }`.
ru-malformed-name-ambiguous = `{ $word }` peut désigner plusieurs choses : { $names }. Écrivez-en davantage.
ru-malformed-name-unknown = Rien ici ne s’appelle `{ $word }`. Possible : { $names }.
