## Sur quoi reposent les nombres des événements, en phrases courtes au-dessous

kk-fact-start_coins = À cette table, chacun commence avec { $coins }.
kk-fact-start_points = Chacun commence avec { $points }.
kk-fact-start_pieces = En réserve : { $miners }, { $engineers }, { $settlements } cités.

# Phase 1
kk-fact-disc_on_space = { $seat } : disque sur la case { $space }, où se trouvait { $bonus }.

# Phases 2 à 4
kk-fact-extra_left = Jetons action supplémentaire restants : { $count }.
kk-fact-card_price = Prix indiqué sur { $card } : { $coins }.
kk-fact-card_points = { $card } rapporte une fois { $points }.
kk-fact-price_printed = Prix imprimé ({ $price }) : { $coins }.
kk-fact-price_raised = { $coins } de plus depuis qu’une première carte { $pithead } est retournée ; retournée par { $seats }.
kk-fact-price_by_bonus = Avec le jeton bonus { $bonus }, le prix est toujours de { $coins } ; l’action elle-même coûte { $price_else }.
kk-fact-settlement_reward = La cité numéro { $count } rapporte { $points }.
kk-fact-worker_markers_spent = Payé en jetons travailleur du chemin de fer : { $count }.
kk-fact-flip_printed = Retourner la carte { $pithead } demande { $workers } et { $coins } et rapporte { $points }.
kk-fact-flip_for_workers = Retourner la carte { $pithead } pour { $workers } rapporte { $points }.
kk-fact-flip_for_coins = Retourner la carte { $pithead } pour { $coins } rapporte { $points }.
kk-fact-flip_for_either = Il faut { $workers_asked } travailleurs ou { $coins_asked } thunes.
kk-fact-price_up_already = Une carte retournée avant a déjà renchéri cette action : { $price }.
kk-fact-engineer_there_before = L’ingénieur s’y trouvait avant que la carte soit retournée : il ne rapporte pas de PV.
kk-fact-cokery_bonus = { $points }, une fois par partie, pour { $reason ->
    [engineer] l’ingénieur
    [engine] la machine à vapeur
    [one] la première pièce
   *[both] les deux pièces
}.
kk-fact-marker_points = Ce jeton rapporte aussitôt { $points }.
kk-fact-marker_coins = Ce jeton rapporte aussitôt { $coins }.
kk-fact-marker_kept = Gardé jusqu’à son emploi : { $marker }.
kk-fact-marker_for_later = Gardé, utilisable dès la manche suivante : { $marker }.
kk-fact-no_marker_there = Aucun jeton chemin de fer à la gare { $station }.

# Phase 5
kk-fact-mine_on_space = Sur la case { $space } : { $card }.
kk-fact-no_mine = { $seat } n’a pas de mine.
kk-fact-all_manned = { $seat } a une défense des mines à chaque mine.
kk-fact-cannot_secure = { $seat } ne peut pas protéger { $spaces } : { $coins_have ->
    [0] pas de thune
   *[other] pas de symbole de thune
}.
kk-fact-left_unsecured = Restent sans protection : { $spaces }.
kk-fact-discs_laid = { $seat } : { $discs ->
    [one] { $discs } disque
    [3] 3 disques, le maximum
   *[other] { $discs } disques
} ; sans protection : { $unsecured_spaces } ; protégé : { $safe_spaces }.
kk-fact-miner_for_each_disc = Une gueule noire par disque pioché ({ $discs }) ; en réserve auparavant : { $pool }.
kk-fact-pool_empty = La réserve était vide.
kk-fact-discs_drawn = { $seat } : { $discs ->
    [one] 1 disque pioché
   *[other] { $discs } disques piochés
}.
kk-fact-disaster_space = La case catastrophe de la manche { $round } coûte { $points }.
kk-fact-lost_only_once = { $discs } disques sont sortis ; les PV ne se perdent qu’une fois.
kk-fact-never_below_nothing = Personne ne tombe au-dessous de 0 ; PV auparavant : { $points_have }.
kk-fact-buying_power = 1 mine, et 1 de plus par coup de pouce au pouvoir d’achat ({ $markers }), 3 au plus.
kk-fact-subsidence_coin = Les dégâts miniers coûtent { $coins } ou 2 PV.
kk-fact-subsidence_points = Les dégâts miniers coûtent 1 thune ou { $points }.
kk-fact-no_coin = Il n’y avait pas de thune pour payer.

# Phases 6 à 8
kk-fact-numbers_for_sale = En vente, les numéros { $numbers }.
kk-fact-singles_apart = À cette table, les simples mines ne comptent que si aucune petite mine n’est en vente.
kk-fact-no_engine_in_pool = Il ne restait pas de machine à vapeur : une thune marque la mine.
kk-fact-trust_purchase = Achat { $number } sur { $due }, { $markers ->
    [0] sans coup de pouce
    [one] avec { $markers } coup de pouce
   *[other] avec { $markers } coups de pouce
} au pouvoir d’achat.
kk-fact-taken_by_event = Pris dans cette manche par le plus grand numéro, et compté : { $count }.
kk-fact-spaces_refilled = Cases vides remplies : { $spaces }.
kk-fact-card_income = { $card } : { $coins }{ $engine ->
    [0] .
   *[other] , dont 1 par la machine à vapeur.
}
kk-fact-mines_owned = { $mines ->
    [one] { $mines } mine possédée
   *[other] { $mines } mines possédées
} dans { $ground } : { $counts }{ $trust ->
    [0] { "" }
   *[other] , Syndicat du charbon { $trust }
}.
kk-fact-unsold_not_counted = Encore en vente, donc non compté : { $cards }.
kk-fact-large_mine_is_one = Une grande mine compte pour 1 mine.
kk-fact-settlements_beside = Cités à soi juste à côté : { $villages } ({ $points }).
kk-fact-settlements_alone = { $seat } n’a pas de mine ; sans elle, les cités ne rapportent rien : { $villages }.

# Phase 9
kk-fact-mine_of_player = { $card }, valeur { $value } : { $seat }.
kk-fact-mine_of_trust = { $card }, valeur { $value } : Syndicat du charbon.
kk-fact-mine_unbought = { $card }, valeur { $value } : non achetée, donc au Syndicat du charbon.
kk-fact-bidding_order = Ordre des enchères d’après le plus grand numéro de chacun ({ $numbers }) : { $seats }.
kk-fact-trust_track = Thunes sur la piste du Syndicat du charbon : { $value }.
kk-fact-trust_extra_coin = Thune supplémentaire d’une catastrophe : { $value }.
kk-fact-place_value = { $spot } : { $value }.
kk-fact-administration_chosen = Annoncé de l’Administration : { $value } sur { $most }.
kk-fact-aid_declared = Aide à la consolidation : { $value }.
kk-fact-unification_declared = Jetons consolidation : { $value }.
kk-fact-highest_before = Plus haute valeur auparavant : { $highest } ({ $seats }).
kk-fact-highest_is_trust = Plus haute valeur auparavant : { $highest } (Syndicat du charbon).
kk-fact-highest_with_trust = Plus haute valeur auparavant : { $highest } ({ $seats }, Syndicat du charbon).
kk-fact-coins_on_top = Valeur sans thunes { $base }, et { $coins } en plus.
kk-fact-next_bid_takes = Thunes pour l’enchère suivante : { $coins_needed } ; disponibles : { $coins_have }.
kk-fact-stood_at = { $seat } en était à { $total }, dont en thunes : { $bid }.
kk-fact-trust_stood_at = Le Syndicat du charbon en était à { $total }.
kk-fact-engine_of_player = Machine à vapeur sur { $card }, à { $seat }.
kk-fact-engine_of_trust = Machine à vapeur sur { $card }, au Syndicat du charbon.
kk-fact-mine_lost = Cédé : { $card }, { $points }.
kk-fact-bid_kept = Les thunes misées en vain sont gardées : { $count }.
kk-fact-bid_paid = Les thunes misées sont payées : { $coins }.
kk-fact-handed_in = Mines remises sans PV : { $cards }.

# Phase 10
kk-fact-place_coins = { $spot } : { $coins }.
kk-fact-place_points = { $spot } : { $points }.
kk-fact-place_waits = { $spot } : { $count } gueule noire sur { $needs }, donc rien.
kk-fact-place_of_waits = { $seat }, { $spot } : { $count } gueule noire sur { $needs }, donc rien.
kk-fact-wagon_on_card = Wagonnet sur { $card } : { $points }.
kk-fact-wagon_markers = Jetons chemin de fer avec wagonnet ({ $count }) : { $points }.
kk-fact-wagon_bonus = Jeton bonus wagonnet : { $points }.
kk-fact-place_loads = { $spot } : { $coins } pour { $wagons ->
    [one] { $wagons } wagonnet
   *[other] { $wagons } wagonnets
}.
kk-fact-place_lacks_wagons = { $spot } : rien, car il ne restait pas { $wagons_needed ->
    [one] de wagonnet
   *[other] { $wagons_needed } wagonnets
}.
kk-fact-loading_flipped = Le Chargement est retourné : il ne demande pas de travailleur.
kk-fact-loading_takes_worker = Ni retourné, ni avec le jeton bonus : il faut 1 travailleur.
kk-fact-no_wagon = { $seat } n’a pas de wagonnet.
kk-fact-no_worker_to_load = { $seat } n’a pas de travailleur à donner ; wagonnets : { $wagons }.
kk-fact-wagons_unused = Wagonnets sur les cartes mine : { $wagons } ; sur les jetons chemin de fer : { $markers }{ $bonus_held ->
    [0] .
   *[other] ; et le jeton bonus.
}

# La fin
kk-fact-engine_on_card = Machine à vapeur sur { $card }.
kk-fact-engine_on_cokery = Machine à vapeur sur la Cokerie & usine de briquettes.
kk-fact-engines_beside = Machines à vapeur à côté du plateau : { $count }.
kk-fact-engine_table = D’après le tableau, { $count ->
    [one] { $count } machine à vapeur rapporte
   *[other] { $count } machines à vapeur rapportent
} { $points } ; au-delà de 6, rien de plus.
kk-fact-coins_per_point = 1 PV pour 2 thunes : { $points }{ $left_over ->
    [0] .
   *[other] , il reste 1 thune.
}
kk-fact-station_occupied = { $station } : { $points }, gueules noires à soi : { $miners }.
kk-fact-line_incomplete = { $line } n’est pas complète ; il manque { $stations }.
kk-fact-line_complete = À { $players } joueurs, la ligne rapporte { $points } : { $stations }.
kk-fact-points_for_each = { $each } PV chacun : { $points }.
kk-fact-source_total = { $source } : { $points }.
kk-fact-final_total = { $seat } : { $total } PV en tout.
kk-fact-tie_engines = À égalité de PV, { $seat } a { $engines ->
    [one] { $engines } machine à vapeur
   *[other] { $engines } machines à vapeur
}.
kk-fact-tie_mine = { $seat }, valeur de { $card } : { $mine_value }.
kk-fact-tie_value = Encore à égalité de machines, { $seat } a une valeur de mines de { $mine_value }.
