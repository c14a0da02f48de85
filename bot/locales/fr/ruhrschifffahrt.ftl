# Ruhrschifffahrt 1769-1890 : noms, panneaux, le plateau en mots. Toutes les clés sauf le nom du jeu commencent par ru-.

game-ruhrschifffahrt = Ruhrschifffahrt 1769–1890

## Names

ru-nothing = rien
ru-none = aucun
ru-empty = vide
ru-free = gratuit
ru-free-lock = gratuite
ru-item = • { $text }
ru-numbered = { $number }) { $text }
ru-times = { $count } × { $name }
ru-count = { $who } { $what }
ru-with = { $what } ({ $more })
ru-semicolon = {" ; "}
ru-offer = { $what } : { $price }
ru-by-tile = { $what } (par jeton { $tile })
ru-sold-out = { $tile } (épuisé)
ru-space = { $number } { $name }, { $kind }
ru-lock-space = { $number } { $name }
ru-kind-storage = stockage
ru-kind-obstacle = obstacle
ru-kind-lock = écluse
ru-kind-city = cité
ru-kind-port = port
ru-industry-forge = forge
ru-industry-hammer_mill = moulin à marteaux
ru-industry-arms_factory = usine d’armement
ru-dominion-mark = comté de la Marck
ru-dominion-essen = abbaye d’Essen
ru-dominion-werden = abbaye de Werden
ru-dominion-berg_broich = Berg et seigneurie de Broich
ru-dominion-ruhrort = port de Ruhrort
ru-dominion-none = tout dominion sauf la Marck
ru-country-belgium = Belgique
ru-country-netherlands = Pays-Bas
ru-country-rhineland = Rhénanie
ru-coal-black = charbon noir
ru-coal-white = charbon blanc
ru-die = { $colour } { $value }
ru-die-black = noir
ru-die-white = blanc
ru-die-to = { $die } vers { $storage }
ru-die-raised = { $storage } : de { $value } à { $raised }
ru-area-BI = noir à l’industrie
ru-area-BC = noir à une cité
ru-area-BR = noir à Ruhrort
ru-area-WI = blanc à l’industrie
ru-area-WC = blanc à une cité
ru-area-WR = blanc à Ruhrort
ru-cubes-of = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} { $area }
ru-cubes-in = { $area } { $count } sur { $most }
ru-cubes-full = complet : { $areas }
ru-cubes-empty = encore aucun ({ $areas })
ru-era-clay = chemin d’argile
ru-era-paved = route pavée
ru-era-rail = voie ferrée
ru-good-coin = un thaler
ru-good-point = un PV
ru-good-pay-coin = payer 1 thaler
ru-good-pay-point = perdre 1 PV
ru-good-gain-coin = prendre 1 thaler
ru-good-gain-point = prendre 1 PV

ru-coins = { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
}
ru-points = { $count ->
    [-1] −1 PV
   *[other] { $count } PV
}
ru-debts = { $count ->
    [one] { $count } dette
   *[other] { $count } dettes
}
ru-lock-brings = Votre première écluse apporte aussi { $count } entrepôts dans votre réserve.
ru-lock-in = dominion : { $dominion }
ru-lock-saves = +1 à l’arrivée depuis { $starts }
ru-lock-saves-pilot = avec un pilote, +1 à l’arrivée depuis { $starts }
ru-lock-saves-none = n’aide encore aucun départ
ru-lock-starts = { $count } stockages
ru-lock-needs-mark = il y faut le jeton { $tile }
ru-warehouses = { $count ->
    [one] { $count } entrepôt
   *[other] { $count } entrepôts
}
ru-supply = { $warehouses } en réserve
ru-price-with-debts = { $coins }, soit { $debts }
ru-price-unpaid = tous vos thalers et { $points }
ru-price-or-tile = { $price }, ou par jeton { $tile }
ru-price-or-a-tile = { $price }, ou par jeton
ru-tile-for-nothing = par jeton { $tile }, gratuit
ru-price-with-forfeit = { $coins }, { $debts } (−{ $points })
ru-points-in-all = en tout { $points }

ru-special-pilot = Pilote
ru-special-transport = Transport
ru-special-wage = Salaire
ru-special-replenishment = Ravitaillement
ru-special-tow = Remorquage
ru-special-transport_pilot = Transport et pilote
ru-special-tow_pilot = Remorquage et pilote
ru-special-tow_transport = Remorquage et transport
ru-special-effect-pilot = la barge descend aussi loin qu’on veut, jusqu’à Ruhrort
ru-special-effect-transport = le dé de la flèche va sur un stockage vide
ru-special-effect-wage = 2 thalers tout de suite
ru-special-effect-replenishment = un dé sur un stockage augmente de 2, jusqu’à 6
ru-special-effect-tow = départ en amont
ru-special-effect-transport_pilot = le dé de la flèche va sur un stockage vide ; la barge descend aussi loin qu’on veut
ru-special-effect-tow_pilot = départ en amont ; la barge descend aussi loin qu’on veut
ru-special-effect-tow_transport = le dé de la flèche va sur un stockage vide en amont, d’où part la barge

ru-tile-lock_construction = Construction d’écluses
ru-tile-coal_depot = Dépôt de charbon
ru-tile-essen_warehouses = Entrepôt d’Essen
ru-tile-county_mark = Comté de la Marck
ru-tile-wage = Salaire
ru-tile-ruhrort_port = Port de Ruhrort
ru-tile-replenishment = Ravitaillement
ru-tile-mark_warehouses = Entrepôt de la Marck
ru-tile-inn = Auberge
ru-tile-coal_hauler = Remorqueur de charbon
ru-tile-warehouse = Entrepôt
ru-tile-tow_action = Action remorquage
ru-tile-mayor = Maire
ru-tile-ruhr_valley_railway = Train de la vallée de la Ruhr
ru-tile-ruhr_barge = Barge de la Ruhr
ru-at-end-mayor = à la fin, 1 PV par thaler gardé, { $most } au plus, seulement sans dette
ru-at-end-ruhr_valley_railway = à la fin, 1 PV par cité où vous avez un entrepôt
ru-at-end-ruhr_barge = à la fin, { $port } PV à Ruhrort, sinon { $points }

ru-demand-forge = forges
ru-demand-hammer_mill = moulins à marteaux
ru-demand-arms_factory = usines d’armement
ru-demand-cities = cités
ru-demand-dominion = petites industries – { $dominion }
ru-water-flood = crue
ru-water-low_water = basses eaux
ru-water-dice = { $water }, dés { $change }

## Phases and stages

ru-phase-1 = événement historique
ru-phase-2 = niveau d’eau et demande
ru-phase-3 = départ et option spéciale
ru-phase-4 = voyage et vente
ru-phase-5 = jetons progrès
ru-phase-6 = achats
ru-phase-7 = exportation
ru-phase-8 = fin de partie
ru-phase-game = Décompte final
ru-phase-of-round = Manche { $round }, { $phase }
ru-stage-begin = attendre
ru-stage-choose = choisir un thaler ou un PV
ru-stage-remove_die = retirer un dé
ru-stage-place_dice = placer un dé sorti de la piste
ru-stage-option = choisir une option spéciale ou un départ
ru-stage-transport = placer le dé transporté
ru-stage-replenish = choisir le dé à ravitailler
ru-stage-start = choisir le départ de la barge
ru-stage-plan = prévoir la vente ou terminer
ru-stage-sell = choisir où vendre
ru-stage-purchase = acheter ou terminer
ru-stage-done = terminer le tour
ru-asked-begin = rien à décider
ru-asked-choose = { $side ->
    [pay] payer 1 thaler ou perdre 1 PV
   *[gain] prendre 1 thaler ou 1 PV
}
ru-asked-remove_die = retirer un dé de la partie
ru-asked-place_dice = placer les dés sortis de la piste
ru-asked-option = option, départ et vente
ru-asked-transport = placer le dé transporté
ru-asked-replenish = augmenter un dé de 2
ru-asked-start = choisir le départ
ru-asked-plan = prévoir la vente
ru-asked-sell = vendre le charbon
ru-asked-purchase = acheter ou terminer
ru-asked-done = terminer le tour
ru-answer-choice = un thaler ou un PV
ru-answer-purchases = achats de cette manche
ru-answer-skip = tour passé si seule une dette permet d’acheter
ru-answer-storages = classement des stockages

## A player's side

ru-own-head = Manche { $round } ({ $year }), { $phase }. Vous avez { $means }.
ru-own-cubes = Cubes : { $items }
ru-own-tiles = Progrès : { $tiles }
ru-own-turned = Déjà utilisés : { $tiles }
ru-own-blanks = Épuisés : { $tiles }
ru-own-plan = Vente prévue : { $space }, { $coins }
ru-own-plan-then = Vente prévue : { $space } ({ $coins } au moment du plan)
ru-round-pilot-ban = Pas de pilote dans cette manche.
ru-round-country = Exportation : { $country }, { $points } par entrepôt.
ru-round-dominion = Les dés noirs qui sortent de la piste vont à ce dominion : { $dominion }.
ru-round-dominion-full = Les dés noirs qui sortent de la piste vont à ce dominion : { $dominion } (tant qu’il est plein, comme à présent : à tout autre sauf la Marck).
ru-round-forced-lock = Le sac n’avait plus qu’un jeton au plus : en phase 6, qui a Construction d’écluses doit construire une écluse.
ru-tile-needs = { $tile } : { $cubes }
ru-barge-ashore = barge pas encore partie
ru-barge-at = barge : { $space }
ru-barge-loaded = barge chargée : { $space }
ru-barge-in-port = barge : { $space }, position { $position }
ru-waiting-lock = { $count } avec la première écluse
ru-waiting-mark = { $count } avec Comté de la Marck
ru-waiting-calendar = 1 à chacune des manches { $rounds }
ru-deciding = { $who } : { $means } ; { $where }
ru-deciding-active = ▶ { $means }

## Panels

ru-ask-choose = Que choisissez-vous ? Votre choix s’applique quand tout le monde a choisi.
ru-chosen = Votre choix : { $what }. Terminez votre tour, ou annulez pour changer.
ru-ask-remove = Quel dé quitte la partie ? À retirer encore : { $owed }
ru-owed = { $count } { $coal }
ru-ask-place = { $count ->
    [one] Où placez-vous ce dé sorti de la piste : { $dice } ?
   *[other] Où placez-vous ces dés sortis de la piste : { $dice } ?
}
ru-ask-option = D’où partez-vous, avec ou sans option spéciale ?
ru-ask-transport = Sur quel stockage va le dé ?
ru-ask-replenish = Quel dé augmente de 2 ?
ru-ask-start = D’où partez-vous ?
ru-ask-plan = Où vendrez-vous ? Sans plan, on vous le demande en phase 4.
ru-ask-haul = Quel dé le remorqueur de charbon augmente-t-il, et jusqu’où ?
ru-ask-sell = Où vendez-vous ?
ru-ask-purchase = Qu’achetez-vous ?
ru-ask-forced-lock = Vous devez d’abord construire une écluse : le sac n’avait plus qu’un jeton au plus.
ru-ask-second-lock = Vous pouvez construire encore une écluse gratuitement.
ru-ask-two-for-one = L’écluse achetée en apporte une seconde gratuitement.
ru-port-most = Ruhrort : { $most } entrepôts au plus par joueur, jamais deux dans une colonne ; vous en avez { $built }.
ru-port-move-useless = Déplacer un entrepôt à Ruhrort ne change plus rien : il n’y a plus d’exportation.
ru-port-left = Exportations à venir, celle de cette manche comprise : { $countries }. Entre parenthèses : ce qu’un déplacement change à celle de cette manche.
ru-port-left-before = Exportations à venir : { $countries }.
ru-port-left-of = { $country } { $count }
ru-what-exports = { $what } (exportation { $change })
ru-what-no-export = { $what } (n’exporte plus)
ru-port-scores-now = { $points } à l’exportation de cette manche
ru-ask-done = Il n’y a plus rien à décider ; terminez votre tour.
ru-ask-done-before = Plus rien à décider pour l’instant ; terminez votre tour. Les achats viendront ensuite, en phase 6.
ru-forbidden = ✗ { $options } : { $reason }
ru-forbidden-option-not-in-last-round = pas à la dernière manche
ru-forbidden-pilot-banned = pas de pilote dans cette manche
ru-forbidden-tile-needed = il vous manque ce jeton progrès
ru-forbidden-no-tow-in-round-1 = pas à la manche 1
ru-forbidden-tracks-empty = aucun dé sur les pistes de transport
ru-forbidden-no-storage-empty = aucun stockage de la bonne couleur n’est vide
ru-forbidden-no-start-upstream = en amont, aucun départ ne mène à une vente
ru-forbidden-no-start-downstream = en aval, aucun départ ne mène à une vente
ru-forbidden-no-place = partout, c’est complet ou vous avez déjà un entrepôt
ru-forbidden-no-obstacle = il ne reste aucun obstacle
ru-option-told = **{ $option }** ({ $price }) : { $effect }.
ru-start = { $storage } ({ $die })
ru-start-to = { $start }, vers { $sale }
ru-trip-pays = { $space } : { $coins }
ru-sale-and-way = { $sale }, { $way }
ru-trip-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
ru-trip-obstacles = { $count ->
    [one] { $count } obstacle
   *[other] { $count } obstacles
}
ru-trip-locks = { $count ->
    [one] { $count } écluse
   *[other] { $count } écluses
}
ru-trip-helm = depuis un gouvernail
ru-trip-value = arrive à { $value }
ru-trip-value-lost = arrive à { $value } (perd 1)
ru-trip-cube = cube { $area }
ru-trip-no-cube = pas de cube (déjà complet : { $area })
ru-trip-demand = dont { $coins } de demande
ru-trip-warehouse = dont { $coins } pour votre entrepôt
ru-trip-others = 1 thaler à { $who }
ru-trip-export = pion export +{ $steps }
ru-trip-completes = donne { $tiles }
ru-trip-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
ru-trip-more-paying = { $count ->
    [one] { $count } autre, ≤ { $coins }
   *[other] { $count } autres, ≤ { $coins }
}
ru-trip-completes-count = { $count ->
    [one] donne { $count } jeton progrès
   *[other] donne { $count } jetons progrès
}
ru-no-start-there = votre barge ne peut pas en partir à présent
ru-barges-there = { $count ->
    [one] Une barge est là où vous pouvez vendre : { $there }. Elle ne vous gêne pas : elle repart avant les ventes.
   *[other] Des barges sont là où vous pouvez vendre : { $there }. Elles ne vous gênent pas : elles repartent avant les ventes.
} De plusieurs barges sur une même case, la dernière arrivée joue d’abord.
ru-barges-there-now = { $count ->
    [one] Une barge est déjà là où vous pouvez vendre : { $there }. La vôtre y a place aussi, et vous jouerez ensuite avant elle.
   *[other] Des barges sont déjà là où vous pouvez vendre : { $there }. La vôtre y a place aussi, et vous jouerez ensuite avant elles.
}
ru-barge-lies = { $who } ({ $space })
ru-loaded = Chargé à la case { $storage } : { $die }.
ru-only-sale = Seule vente possible : { $sale }.
ru-plan-changed = Vous aviez prévu une vente qui rapporte { $coins } ({ $space }) ; elle rapporte autre chose à présent.
ru-coins-left = reste { $coins }
ru-position = position { $position }
ru-port-exports = { $count ->
    [0] n’exportera plus
   *[other] exportera encore { $count } fois
}
ru-port-exports-now = exportera encore { $count } fois, dont celle-ci
ru-city-earns = 1 thaler par vente
ru-at-end = fin : { $changes }
ru-set-begun = { $set } { $count } sur { $of } (à la fin +{ $points })
ru-depot-lead = à la fin, { $points } pour la majorité
ru-depot-lead-had = majorité déjà à vous
ru-depot-lead-open = pas encore la majorité
ru-depot-set = { $lead ->
    [0] à la fin, { $points } pour les quatre dépôts
   *[other] { $points } pour les quatre dépôts
}
ru-button-option = { $option } : { $price }
ru-button-haul = { $tile } : augmenter un dé
ru-button-inn-coin = Auberge : prendre 3 thalers
ru-button-inn-point = Auberge : prendre 2 PV
ru-button-purchases = Achats de cette manche
ru-button-choice = Thaler ou PV à la manche { $round }
ru-button-storages = Stockages pour mes dés
ru-button-withdraw-storages = Retirer tout le classement
ru-button-nothing = Ne rien acheter
ru-button-take-out = Retirer : { $what }
ru-button-limit = Limite : { $most } thalers
ru-button-ask-me = Me demander
ru-button-skip = Passer mon tour s’il fallait une dette pour acheter
ru-button-no-skip = Ne pas passer mon tour
ru-menu-start = Départ et vente
ru-menu-transport = Dé et stockage
ru-menu-replenish = Dé à augmenter de 2
ru-menu-haul = Dé et nouvelle valeur
ru-menu-haul-die = Quel dé ? Sa nouvelle valeur est demandée ensuite
ru-menu-place = Stockages pour les dés
ru-menu-plan = Prévoir la vente
ru-menu-sell = Vendre
ru-menu-locks = Construire une écluse
ru-menu-warehouses = Construire un entrepôt
ru-menu-storages-add = Position { $place } du classement
ru-menu-store-first = Mettre en tête
ru-menu-store-remove = Retirer du classement
ru-waiting = Vous n’avez rien à décider pour l’instant : c’est à { $who } de jouer.
ru-waiting-over = La partie est terminée.
ru-ahead = Vos réponses laissées à l’avance :
ru-ahead-none = aucune
ru-ahead-at-turn = C’est votre tour ; voici ce que vous laissez à l’avance pour plus tard.
ru-ahead-bought = Vos achats de cette manche sont faits.
ru-ask-purchases = Qu’achèterez-vous dans cette manche ? D’après ce qu’on sait, il vous resterait { $coins }. Les achats sont faits pour vous si tous sont alors possibles et ne coûtent pas plus qu’à présent (vous pouvez relever cette limite) ; sinon on vous demandera.
ru-ask-purchases-none = D’après ce qu’on sait, vous ne pourriez rien acheter dans cette manche : il vous manque un jeton progrès qui construit, ou des thalers, ou un entrepôt en réserve.
ru-ahead-purchases-told = C’est facultatif : sans réponse, on vous demandera en phase 6. *{ ru-button-nothing }* ne vaut que pour cette manche ; *{ ru-button-skip }* vaut pour toutes, jusqu’à ce que vous le retiriez, et seulement quand tout achat demanderait une dette.
ru-ask-ahead-choice = Que choisirez-vous à la manche { $round } ? C’est facultatif : sans réponse, on vous demandera à ce moment-là.
ru-ahead-choice-pay = Chacun paiera alors 1 thaler ou perdra 1 PV. Qui n’a pas le thaler contracte une dette pour le payer ; qui n’a pas de PV paie le thaler.
ru-ahead-choice-gain = Chacun prendra alors 1 thaler ou 1 PV.
ru-ask-storages = Où vont les dés que vous devez placer ? Le premier stockage libre et permis de ce classement est pris.
ru-ranking-none = Pas encore de classement : on vous demandera chaque fois.
ru-counted-in = Déjà compté : { $sale } ; progrès : { $tiles }.
ru-counted-in-progress = Déjà compté, ce qu’apporte la phase 5 : { $tiles }.
ru-cost-now = Aux prix actuels, cela coûte { $coins }.
ru-limit-raised = Vous avez relevé la limite. Dès qu’un achat s’ajoute ou disparaît, c’est de nouveau le prix du moment qui compte ; relevez-la donc en dernier.
ru-left-choice = Manche { $round } : { $what }
ru-left-purchases = À acheter : { $items }, pour { $coins } au plus
ru-left-nothing = Ne rien acheter dans cette manche
ru-left-skip = Votre tour de la phase 6 est passé si seule une dette permet d’acheter
ru-left-storages = Stockages : { $storages }
ru-unused-plan = prévoir une vente (sinon on vous demandera en phase 4)
ru-unused-lock = construire une écluse
ru-unused-city = construire un entrepôt dans une cité
ru-unused-depot = construire un entrepôt dans un dépôt
ru-unused-port = construire un entrepôt à Ruhrort
ru-unused-repay = rembourser une dette
ru-unused-coins = { $coins } à rendre en fin de manche (on n’en garde pas plus de { $kept })

## Moves

ru-move-remove = retirer le dé de { $storage }
ru-move-place = dé sur { $storage }
ru-move-transport = { $colour } vers { $storage }
ru-move-replenish = ravitailler { $storage }
ru-move-start = départ : { $storage }
ru-move-plan = prévu : { $space }
ru-move-haul = { ru-tile-coal_hauler } ({ $storage }) : à { $value }
ru-move-sell = vente : { $space }
ru-move-end = fin du tour
ru-move-lock = écluse, case { $obstacle }
ru-move-city = entrepôt, case { $city }
ru-move-depot = dépôt { $depot }
ru-move-port = Ruhrort, colonne { $country }
ru-move-shift = déplacer de { $source } vers { $country }
ru-move-repay = rembourser une dette
ru-move-inn-coin = auberge : prendre 3 thalers
ru-move-inn-point = auberge : prendre 2 PV
ru-move-answer = laisser à l’avance : { $answer }
ru-move-withdraw = retirer : { $answer }

## The board in words

ru-text-board = Plateau : { $board }
ru-text-round = Manche { $round } ({ $year }), { $phase }
ru-text-over = La partie est terminée.
ru-text-active = { $who } doit { $stage }.
ru-text-order = Barges vers l’aval : { $who }
ru-text-option = { $question } : { $meaning }
ru-text-calendar-round = manche { $round } : { $events }
ru-calendar-locks_allowed = on peut construire des écluses
ru-calendar-fund = 1 thaler ou 1 PV à payer
ru-calendar-tracks_move = nouvelles pistes de transport
ru-calendar-locks_dearer = les écluses coûtent 3 thalers
ru-calendar-warehouse = 1 entrepôt
ru-calendar-gain = 1 thaler ou 1 PV
ru-calendar-options_dearer = les options payantes coûtent 1 thaler de plus
ru-calendar-track_dice_rise = dés des pistes +1
ru-calendar-remove_dice = des dés sont retirés
ru-text-tracks = Piste de transport : { $era }, de la flèche vers le haut
ru-text-track = { $coal }, { $cells } cases : { $dice }
ru-text-leaving = À placer : { $dice }
ru-text-options = Options spéciales : { $items }
ru-text-options-chosen = Choisies : { $items }
ru-text-port = Port de Ruhrort, prochain entrepôt { $coins }
ru-text-column = { $country } ({ $spaces } cases) : { $owners }
ru-text-export = Échelle d’exportation : pion sur la case { $cell } parmi { $track }
ru-text-countries = Pays jusqu’ici : { $countries }
ru-text-depots = Dépôts de charbon
ru-text-warehouses = { $owners } ; prix restants : { $prices }
ru-text-white-tile = { $tile } : reste { $count } ({ $cubes })
ru-text-white-tiles = Jetons progrès blancs : { $items }
ru-text-bag = Jetons dans le sac : { $count }
ru-text-unseen = Pas encore piochés, dans le sac ou sur les obstacles : { $items }
ru-text-space = { $name } : { $parts }
ru-text-storage = { $die }
ru-text-lock-no-space = écluse, ne compte pas comme case
ru-text-helm = seulement avec un pilote
ru-text-demand = demande { $coins }
ru-text-barges = barge { DE($who) }
ru-text-dice = Dés : { $items }.
ru-text-player = **{ $who }** : { $means }
ru-text-special = option spéciale : { $option }
ru-text-built = sur le plateau : { $warehouses }, écluses construites : { $locks }
ru-text-waiting = entrepôts à venir : { $items }

ru-final-rank = { $rank }. **{ $who }** : { $points }
ru-final-tie = Égalité à { $points } ; le plus de thalers l’emporte : { $compared }.
ru-final-tie-debts = Égalité de thalers aussi ; le moins de dettes l’emporte : { $compared }.
ru-final-shared = La victoire est partagée.

ru-alt-board = Ruhrschifffahrt, { table-named }, plateau { $board }, manche { $round } ({ $year }).
ru-alt-player = Plateau { DE($who) }, { table-named }.
ru-alt-area = { table-here } : { $area }.
ru-alt-means = { $who } : { $means }.
ru-alt-sentence = { $text }.
ru-alt-score-sheet = Scores finaux { table-of } : { $totals }.

## Autocomplete

ru-suggest-not-now = ce n’est pas possible maintenant
ru-suggest-long = Trop long pour cette liste : tapez la suite, des virgules entre les noms
ru-suggest-by-coins = avec des thalers
ru-suggest-by-tile = avec le jeton progrès blanc

## Options of the table

ru-option-demand_tiles = Jetons obstacle/demande en jeu
ru-option-demand_tiles-20 = Les 20.
ru-option-demand_tiles-18 = 18 : les deux jetons à étoile restent dans la boîte.
ru-option-leaving_dice = Qui place un dé sorti de la piste en phase 4
ru-option-leaving_dice-most_upstream = La barge la plus en amont à cet instant.
ru-option-leaving_dice-first_of_phase = Le premier joueur de la phase.
ru-option-lock_spaces = Écluses comptées comme cases
ru-option-lock_spaces-count = Oui : les flèches imprimées restent justes.
ru-option-lock_spaces-vanish = Non : les barges vont plus loin ; d’un gouvernail, toujours avec un pilote.
ru-option-export_marker = Quand avance le pion export
ru-option-export_marker-every_sale = À chaque vente à Ruhrort.
ru-option-export_marker-first_only = Seulement à la première de la manche.
ru-option-tow_in_round_1 = Remorquage dès la manche 1
ru-option-tow_in_round_1-no = Non.
ru-option-tow_in_round_1-yes = Oui, comme le dit le livret à la lettre.
ru-option-forced_lock = Écluse obligatoire si le sac est presque vide
ru-option-forced_lock-yes = Oui : qui a Construction d’écluses en construit une ; aussi si le sac était déjà vide.
ru-option-forced_lock-no = Non : cela n’a pas d’effet.
ru-option-coal_hauler = Portée du remorqueur de charbon
ru-option-coal_hauler-to_six = À toute valeur jusqu’à 6.
ru-option-coal_hauler-by_one = De 1.

## Heads of pictures

ru-picture-title = Ruhrschifffahrt
ru-picture-subtitle = { table-here } · plan { $board } · { $players } joueurs
ru-picture-subline = Manche { $round } ({ $year }) : { $phase }
ru-picture-headline-begin = { $who } attend
ru-picture-headline-choose = { $who } choisit
ru-picture-headline-remove_die = { $who } retire un dé
ru-picture-headline-place_dice = { $who } place des dés
ru-picture-headline-option = { $who } choisit un départ
ru-picture-headline-transport = { $who } transporte un dé
ru-picture-headline-replenish = { $who } ravitaille un dé
ru-picture-headline-start = { $who } choisit un départ
ru-picture-headline-plan = { $who } prévoit une vente
ru-picture-headline-sell = { $who } vend son charbon
ru-picture-headline-purchase = { $who } achète
ru-picture-headline-done = { $who } termine
ru-picture-headline-over = Fin de la partie
