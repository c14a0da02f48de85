# Kohle & Kolonie : noms, panneaux, évènements, refus. Toutes les clés sauf le nom du jeu commencent par kk-.

game-kohle_kolonie = Kohle & Kolonie

## Noms

kk-nothing = rien
kk-nobody = personne
kk-none = aucune
kk-item = • { $text }
kk-numbered = { $number }) { $text }
kk-times = { $count } × { $name }
kk-card = { $name } (n° { $number })
kk-card-heard = { $name } { $number }
kk-card-and-ground = { $card }, { $ground }
kk-card-in-full = { $card } : { $what }
kk-large-mine = grande mine
kk-card-large = la grande mine { $name }
kk-same-name = { $name } ({ $id })
kk-station = { $name } ({ $id })
kk-spot-pool = réserve
kk-spot-rescue = défense des mines { $space }
kk-spot-pithead = { $card }, { $place }
kk-spot-space = case { $space }
kk-spot-settlement = cité à { $village }
kk-spot-station = gare { $station }
kk-slot-engineer = ingénieur { $number }
kk-slot-miner = gueule noire { $number }
kk-slot-engine = machine à vapeur
kk-earns-a-round = { $what } par manche
kk-earns-consolidation = { $count ->
    [one] { $count } point de consolidation
   *[other] { $count } points de consolidation
}
kk-earns-wagons = { $coins } pour { $wagons ->
    [one] { $wagons } wagonnet
   *[other] { $wagons } wagonnets
}
kk-earns-with-two = { $earned }, avec 2 gueules noires

kk-coins = { $count ->
    [one] { $count } thune
   *[other] { $count } thunes
}
kk-points = { $count ->
    [one] { $count } PV
   *[other] { $count } PV
}
kk-workers = { $count ->
    [one] { $count } travailleur
   *[other] { $count } travailleurs
}
kk-workers-marked = { $workers } (+{ $marked } en jetons)
kk-miners = { $count ->
    [one] { $count } gueule noire
   *[other] { $count } gueules noires
}
kk-engineers = { $count ->
    [one] { $count } ingénieur
   *[other] { $count } ingénieurs
}

kk-bonus-wagon = Wagonnet
kk-bonus-aid = Aide à la consolidation
kk-bonus-rescue = Défense des mines
kk-bonus-miners = Gueules noires
kk-bonus-engineer = Ingénieur des mines
kk-bonus-settlement = Construction de cité
kk-bonus-engine = Machine à vapeur
kk-bonus-effect-wagon = 1 wagonnet de plus au Chargement, sans travailleur
kk-bonus-effect-aid = 2 points de consolidation, ou 1 thune
kk-bonus-effect-rescue = protège 2 mines de la catastrophe
kk-bonus-effect-miners = placer 2 gueules noires, en déplacer 2, gratuit
kk-bonus-effect-engineer = placer 1 ingénieur pour 1 thune
kk-bonus-effect-settlement = placer 1 cité pour 2 thunes
kk-bonus-effect-engine = 1 machine à vapeur pour 1 thune

kk-marker-points = PV (2)
kk-marker-coin = thune (1)
kk-marker-worker = travailleur
kk-marker-wagon = wagonnet
kk-marker-unification = consolidation

kk-disaster-highest_number = plus grand numéro
kk-disaster-extra_coin = 1 thune supplémentaire
kk-disaster-buying_power = coup de pouce au pouvoir d’achat
kk-disaster-subsidence = dégâts miniers

kk-pithead-workforce = Main d’œuvre
kk-pithead-cokery = Cokerie
kk-pithead-ironworks = Ferronnerie
kk-pithead-loading = Chargement
kk-pithead-administration = Administration
kk-pithead-back-workforce = Main d’œuvre (retournée)
kk-pithead-back-cokery = Cokerie & usine de briquettes
kk-pithead-back-ironworks = Aciérie
kk-pithead-back-loading = Chargement II
kk-pithead-turned = { $back } (verso de { $front })

kk-price-settlement = cité
kk-price-engineer = ingénieur des mines
kk-price-engine = machine à vapeur

kk-colour-orange = orange
kk-colour-blue = bleu
kk-colour-red = rouge
kk-colour-yellow = jaune
kk-colour-green = vert

kk-score-start = départ
kk-score-single_mines = simples mines
kk-score-large_mines = grandes mines
kk-score-lost_mines = petites mines cédées
kk-score-board = décompte du plan de jeu
kk-score-settlements = cités
kk-score-flips = cartes technologie retournées
kk-score-cokery = Cokerie & usine de briquettes
kk-score-ironworks = Ferronnerie
kk-score-loading = Chargement
kk-score-markers = jetons chemin de fer
kk-score-disasters = catastrophes minières
kk-score-subsidence = dégâts miniers
kk-score-engines = machines à vapeur
kk-score-coins = thunes
kk-score-stations = cases gare
kk-score-lines = lignes de chemin de fer
kk-score-extra_markers = jetons action supplémentaire

kk-stage-begin = attendre
kk-stage-choose = choisir un jeton bonus
kk-stage-act = agir
kk-stage-worker = choisir d’où vient la gueule noire
kk-stage-place_card = poser la carte mine sur le plateau
kk-stage-place_large = poser la grande mine sur le plateau
kk-stage-second_worker = prendre un second travailleur ou non
kk-stage-second_miner = placer la seconde gueule noire ou non
kk-stage-settlement_miners = peupler la cité
kk-stage-miners = placer et déplacer des gueules noires
kk-stage-arrange = réarranger la carte retournée
kk-stage-secure = protéger des mines
kk-stage-lose_miner = céder une gueule noire
kk-stage-subsidence = payer les dégâts miniers
kk-stage-declare = annoncer pour la consolidation
kk-stage-bid = enchérir ou passer
kk-stage-load = utiliser le Chargement ou non
kk-stage-done = terminer le tour

## Ce qui est demandé

kk-asked-begin = attendre
kk-asked-choose = choisir un jeton bonus
kk-asked-act = { $phase }
kk-asked-worker = { $card } : choisir d’où vient la gueule noire
kk-asked-place_card = poser { $card }
kk-asked-place_large = poser { $card }
kk-asked-second_worker = { $card } : prendre un second travailleur ou non
kk-asked-second_miner = { $card } : placer la seconde gueule noire ou non
kk-asked-settlement_miners = peupler la cité à { $village }
kk-asked-miners = placer et déplacer des gueules noires
kk-asked-arrange = réarranger la carte retournée { $pithead }
kk-asked-secure = protéger des mines ou non
kk-asked-lose_miner = céder une gueule noire
kk-asked-subsidence = payer 1 thune pour les dégâts ou perdre 2 PV
kk-asked-declare = annoncer pour { $ground }
kk-asked-bid = { $ground } : { $lead }, { $bid } pour { $coins } ou passer
kk-asked-load = utiliser le Chargement ou non
kk-asked-done = terminer le tour
kk-decides-choose = { $left } jetons au choix
kk-decides-means = { $coins }, { $workers }
kk-decides-miners = { $insert ->
    [0] { $redeploy } à déplacer
   *[other] { $insert } à placer{ $redeploy ->
        [0] {""}
       *[other] , { $redeploy } à déplacer
    }
}
kk-decides-lose_miner = encore { $count }
kk-decides-subsidence = { $coins }, { $points }
kk-decides-declare = les mines valent { $value }{ $administration ->
    [0] {""}
   *[other] , l’Administration { $administration }
}
kk-decides-load = { $count ->
    [one] { $count } wagonnet
   *[other] { $count } wagonnets
}
kk-lead-nobody = pas d’enchère
kk-lead-trust = le Syndicat mène à { $value }
kk-lead-player = { $who } mène à { $value }

## Versions et options

kk-preset-steiger = Steiger
kk-preset-german = Allemande
kk-preset-english = Anglaise
kk-preset-french = Française
kk-preset-about-steiger = Ce sur quoi les éditions s’accordent et, là où elles diffèrent, la lecture qui va le mieux avec le reste.
kk-preset-about-german = Bonus de la Cokerie pour une pièce puis pour les deux ; le Chargement emploie tous les jetons wagonnet ou aucun.
kk-preset-about-english = 5 thunes au départ ; la défense protège deux mines ; Administration au choix ; retourner ne bouge que les gueules noires ; 2e gueule noire de partout.
kk-preset-about-french = Qui peut agir le doit ; cités plus libres ; gares comptées par gueule noire ; jetons chemin de fer la manche suivante ; retour possible aux cités.

kk-group-setup = Préparation
kk-group-actions = Actions
kk-group-miners = Gueules noires et chemins de fer
kk-group-disasters_and_trust = Catastrophes et Syndicat
kk-group-consolidations = Consolidations
kk-group-pithead_cards = Cartes technologie
kk-group-final_scoring = Décompte final

kk-option-start_coins = Capital de départ
kk-option-start_coins-4 = chacun commence avec 4 thunes
kk-option-start_coins-5 = chacun commence avec 5 thunes
kk-option-three_player_entry_ban = Lieux hors jeu à trois
kk-option-three_player_entry_ban-yes = on n’entre pas dans les villages et gares hors jeu
kk-option-three_player_entry_ban-no = villages et gares hors jeu sont vides, mais on peut y entrer
kk-option-bonus_marker_phases = Quand utiliser les jetons bonus
kk-option-bonus_marker_phases-phases_2_4 = dans les phases 2 à 4
kk-option-bonus_marker_phases-phases_2_3 = dans les phases 2 et 3 seulement
kk-option-action_mandatory = Renoncer à une action
kk-option-action_mandatory-may = on peut renoncer à une action
kk-option-action_mandatory-must = qui peut faire une action doit en faire une
kk-option-exchange_timing = Échange de thunes et travailleurs
kk-option-exchange_timing-own_turn = en phase 4 seulement avec un jeton action supplémentaire
kk-option-exchange_timing-any_time = en phase 4 aussi sans jeton action supplémentaire
kk-option-second_miner_source = La 2e gueule noire
kk-option-second_miner_source-pool = vient de la réserve
kk-option-second_miner_source-anywhere = peut être une de celles qui sont placées ailleurs
kk-option-settlement_village_condition = Cité sans travailleurs
kk-option-settlement_village_condition-that_village = le village lui-même doit être sans travailleur
kk-option-settlement_village_condition-any_village = il suffit qu’un village du plan soit sans travailleur
kk-option-bonus_miners_may_move_new = Jeton Gueules noires : celles qu’il place
kk-option-bonus_miners_may_move_new-yes = peuvent être déplacées aussitôt
kk-option-bonus_miners_may_move_new-no = ne peuvent pas être déplacées aussitôt
kk-option-miner_moves_board = Retour vers les cités
kk-option-miner_moves_board-on_board = impossible
kk-option-miner_moves_board-to_board = du plateau et des cartes technologie vers ses propres cités
kk-option-station_to_pool = Gueules noires dans les gares
kk-option-station_to_pool-yes = peuvent revenir à la réserve
kk-option-station_to_pool-no = ne peuvent aller que vers une gare voisine
kk-option-railway_marker_same_turn = Jetons chemin de fer tout juste pris
kk-option-railway_marker_same_turn-yes = peuvent servir dans la même manche
kk-option-railway_marker_same_turn-no = peuvent servir à partir de la manche suivante
kk-option-rescue_marker_mines = Jeton défense des mines
kk-option-rescue_marker_mines-up_to_two = protège jusqu’à deux mines
kk-option-rescue_marker_mines-two = protège deux mines si deux sont sans protection
kk-option-numbering = Numéros des simples mines
kk-option-numbering-one_row = petites et simples mines forment une seule suite
kk-option-numbering-singles_apart = les simples mines ne comptent que sans petite mine en vente
kk-option-highest_number_counts_as_purchase = Mine prise par le plus grand numéro
kk-option-highest_number_counts_as_purchase-no = le Syndicat la prend en plus
kk-option-highest_number_counts_as_purchase-yes = compte parmi les achats du Syndicat de la manche
kk-option-trust_removal = Quelle thune du Syndicat part d’abord
kk-option-trust_removal-from_six = celle de la case 6, tout en bas
kk-option-trust_removal-from_one = celle de la case 1, tout en haut
kk-option-administration_points_optional = Points de l’Administration
kk-option-administration_points_optional-added = comptent toujours dans une consolidation
kk-option-administration_points_optional-chosen = comptent comme leur propriétaire l’annonce
kk-option-bid_tie_players = Égalité que personne ne dépasse
kk-option-bid_tie_players-last_in = va au dernier qui n’a pas passé
kk-option-bid_tie_players-highest_number = va à la mine au plus grand numéro
kk-option-flip_redistribute = Réarranger en retournant
kk-option-flip_redistribute-pieces = toutes ses pièces de la carte
kk-option-flip_redistribute-miners = seulement les gueules noires de la carte
kk-option-cokery_bonus = PV de la Cokerie & usine de briquettes
kk-option-cokery_bonus-each_once = 2 pour un ingénieur et 2 pour une machine, une fois chacun
kk-option-cokery_bonus-one_then_both = 2 pour l’un des deux, 2 de plus quand les deux y sont
kk-option-cokery_bonus_present = Ingénieur déjà à la Cokerie
kk-option-cokery_bonus_present-placed_after = ne rapporte que s’il arrive après
kk-option-cokery_bonus_present-counts = rapporte ses PV quand la carte est retournée
kk-option-loading_flip_cost = Retourner le Chargement
kk-option-loading_flip_cost-printed = coûte 2 travailleurs et 2 thunes et rapporte 4 PV
kk-option-loading_flip_cost-free = ne coûte rien et ne rapporte rien
kk-option-ironworks_engineer_points = Ingénieur à la Ferronnerie
kk-option-ironworks_engineer_points-1 = rapporte 1 PV
kk-option-ironworks_engineer_points-2 = rapporte 2 PV
kk-option-loading_markers_optional = Jetons wagonnet au Chargement
kk-option-loading_markers_optional-chosen = au choix de leur propriétaire
kk-option-loading_markers_optional-all = servent tous ensemble ou pas du tout
kk-option-loading_back_engineer = Ingénieur au Chargement II
kk-option-loading_back_engineer-one_coin = rapporte 1 thune pour 1 wagonnet
kk-option-loading_back_engineer-each_wagon = rapporte 1 thune par wagonnet restant
kk-option-station_points = Cases gare à la fin
kk-option-station_points-station = 1 PV par gare où l’on a une gueule noire
kk-option-station_points-miner = 1 PV par gueule noire dans une gare
kk-option-tie_break_2 = Second départage : valeurs des mines
kk-option-tie_break_2-sum = grandes et simples mines additionnées
kk-option-tie_break_2-highest = la grande ou simple mine la plus chère
kk-option-tie_break_large_value = Valeur d’une grande mine pour départager
kk-option-tie_break_large_value-small_mines = la somme de ses petites mines
kk-option-tie_break_large_value-points = ses PV imprimés
kk-option-tie_break_large_value-nothing = aucune

## Panneaux

kk-own-head = **Manche { $round }, { $phase }** · { $means }
kk-own-means = { $points } · { $coins } · { $workers }
kk-own-supplies = En réserve { $miners }, { $engineers } · cités restantes : { $settlements } · machines à vapeur : { $engines }
kk-own-income = Revenu par manche : { $income } · wagonnets sur les cartes : { $wagons }
kk-own-bonus = Jeton bonus : { $bonus } ({ $effect })
kk-own-markers = Jetons chemin de fer : { $markers }
kk-own-fresh = Jetons chemin de fer pour la manche suivante : { $markers }
kk-own-extra = Jetons action supplémentaire : { $count }
kk-own-administration = Administration : { $points } à chaque fois
kk-deciding-player = { $who } : { $points }, { $coins }, { $workers }
kk-deciding-active = ➤ { $means }

kk-cost-and-effect = { $cost } · { $effect }
kk-cost-left = { $coins }, reste { $left }
kk-effect-income = revenu { $income }
kk-effect-worker = travailleur, gueule noire de réserve
kk-effect-settler = par une gueule noire d’une cité
kk-effect-half = rien seule, { $earns } à { $needs }
kk-effect-same = ne change rien
kk-effect-arranged = { $then } au lieu de { $now }
kk-effect-arranged-more = rapporte { $what } de plus par manche
kk-effect-arranged-less = rapporte { $what } de moins par manche
kk-effect-arranged-even = rapporte autant
kk-arranged-best = Elles rapportent déjà le plus possible : aucune autre disposition ne rapporte davantage.
kk-stands-earns = rapporte { $earns }
kk-stands-half = seule, ne rapporte rien
kk-stands-rescue = protège la mine
kk-effect-pool = { $count } en réserve ensuite
kk-effect-rescue = la mine y sera protégée
kk-effect-rescue-empty = pas encore de mine ici
kk-effect-workers-left = il en reste { $count }
kk-effect-village-empty = village alors vide
kk-effect-village-free = alors vide : cité +{ $count }
kk-effect-settlement-none = aucune mine à vous à côté
kk-effect-settlement-station = { $text }, près d’une gare
kk-effect-space-bare = défense des mines seulement
kk-effect-home = pour une mine voisine ou une gare
kk-differ-worker = Le travailleur est le même dans chaque village. { $same ->
    [1] Pour le reste non plus, aucune différence pour vous maintenant.
   *[other] La différence est ce qui reste au village : des travailleurs pour d’autres mines ou, une fois vide, la place d’une cité (+ PV par manche).
}
kk-differ-space = { $same ->
    [1] Aucune différence : sur chacune de ces cases, la mine rapporte autant et se protège de même.
   *[other] Sur chaque case, la mine rapporte autant. Seule diffère la façon de la protéger en cas de catastrophe.
}
kk-no-difference = Aucune différence pour vous maintenant : tout apporte la même chose.
kk-no-difference-heard = C’est égal.
kk-effect-engine = revenu +1
kk-effect-engine-until = revenu +1, { $merged }
kk-merged-in = fusion en { $round }
kk-merged-heard = fusion { $round }
kk-merged-never = ne fusionne jamais
kk-mine-until = { $mine } · { $merged } · décompte +{ $points }
kk-values-head = Fusions de cette manche (valeurs avant jetons et mises) :
kk-values-heard = Fusions : { $values } ; d’ici là { $coins }.
kk-values = { $ground } : { $values }
kk-values-of = { $who } { $value }
kk-values-you = vous
kk-values-trust = Syndicat
kk-income-first = Avant les enchères, vous recevez encore { $coins }.
kk-no-mine-affordable = Une mine coûte au moins { $price } ; vous en avez { $coins }.
kk-not-for-sale = Pas à vendre pour vous : { $mines }
kk-not-for-sale-too-few-coins-for-mine = { $card } (trop peu de thunes)
kk-not-for-sale-no-worker-adjacent = { $card } (aucun travailleur à côté)
kk-not-for-sale-pool-empty = { $card } (réserve vide)
kk-secure-more = { $text } · n’aide qu’avec { $more } autre{ $more ->
    [one] {""}
   *[other] s
}
kk-secure-then = { $text } · puis { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}
kk-mine-bonus-no-worker = pas de 2e travailleur
kk-mine-bonus-no-pool = pas de 2e (réserve vide)
kk-mine-bonus-no-place = pas de 2e (plus de place)
kk-second-only-pool = Aucune 2e gueule noire ne viendra : votre réserve est vide. Il n’y a que le travailleur à prendre.
kk-second-only-place = Aucune 2e gueule noire ne viendra : plus de place libre sur le plateau ni sur les cartes technologie. Il n’y a que le travailleur à prendre.
kk-second-none-worker = Pas de 2e gueule noire par { $card } : plus de travailleur dans les villages voisins.
kk-second-none-pool = Pas de 2e gueule noire par { $card } : votre réserve est vide.
kk-second-none-place = Pas de 2e gueule noire par { $card } : plus de place libre sur le plateau ni sur les cartes technologie.
kk-effect-settlement = +{ $count } par manche
kk-effect-at-once = { $points } aussitôt
kk-effect-extra = action supplémentaire
kk-effect-station = { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
}
kk-effect-station-marker = { $text }, un jeton y attend
kk-mine-bonus-wagon = wagonnet
kk-mine-bonus-miner = 2e gueule noire
kk-card-price = { $coins }, revenu { $income }
kk-standing = { $place } : { $count }

kk-menu-mines = Acheter une mine
kk-choice-target = { $label }, { $cost } · { $effect }
kk-menu-mines-city = Acheter une mine : dans quelle ville ?
kk-ask-settlement = Dans quel village ?
kk-ask-engineer = À quelle place ?
kk-ask-engine = Pour quelle mine ?
kk-ask-extra = Un jeton action supplémentaire ouvre une troisième action, le jeton bonus, retournements et échanges. Gardé jusqu’à la fin, il vaut 4 PV.
kk-action-taken = Votre action est faite. Jeton bonus, retournements et échanges restent possibles tant que leurs boutons sont là.
kk-button-settlement = Placer une cité, { $coins } ({ $count } villages)…
kk-button-engineer = Placer un ingénieur, { $coins } ({ $count } places)…
kk-button-engine = Acheter une machine à vapeur, { $coins } ({ $count } places)…
kk-button-one-target = { $action }, { $target }
kk-button-miners = Placer/déplacer des gueules noires
kk-button-miners-bonus = Placer 2 gueules noires, en déplacer 2
kk-button-by-bonus = Par le jeton bonus : { $label }
kk-button-extra = Dépenser un jeton action supplémentaire ({ $count })
kk-button-coin = Prendre 1 thune, rendre l’aide à la consolidation
kk-button-flips = Retourner une carte : { $count } choix…
kk-button-exchanges = Échanger…
kk-button-means = Mes mines et mes pièces…
kk-button-give-coins = Donner 2 thunes pour 3 travailleurs
kk-button-give-workers = Donner 2 travailleurs pour 1 thune
kk-button-flip = Retourner { $card } : { $cost }, { $points }
kk-button-flip-raises = { $flip } ; puis { $price } à { $coins }
kk-button-flip-extra = { $flip }, { kk-effect-extra }
kk-flip-raises = Après le retournement de { $card } : { $price } { $coins } pour tous
kk-flip-now = { $card } : { $cost }, { $points }
kk-hint-flips = À retourner maintenant, en plus de l’action : { $flips }.
kk-hint-arranged = Aucune autre place ne rapporte plus pour l’instant : *{ kk-button-stop-arrange }* vaut tout le reste.

kk-left = **Reste { $insert ->
    [0] à déplacer : { $redeploy }
   *[other] à placer : { $insert }{ $redeploy ->
        [0] {""}
       *[other] , à déplacer : { $redeploy }
    }
}**
kk-left-none = **Plus rien à placer ni à déplacer**
kk-left-engineer-only = **Reste à déplacer : 1 ingénieur**
kk-left-engineer = { $text } · et 1 ingénieur
kk-menu-insert = Placer une gueule noire (reste { $count })
kk-menu-sources = Déplacer (reste { $count })
kk-menu-targets-home = Vers le plateau, une carte technologie ou la réserve
kk-menu-targets-city = Vers { $city }
kk-menu-targets = { $targets } · depuis : { $spot } · reste { $count }
kk-menu-from = Depuis : { $spot } · vers… · reste { $count }
kk-menu-to = Vers où ?
kk-menu-steps = Choisissez
kk-ask-target = Depuis : { $spot }. Vers où ?
kk-choice-insert = Placer : { $spot }
kk-choice-shift = { $source } vers { $spot }
kk-button-stop-miners = Arrêter de placer et déplacer
kk-button-shift = Déplacer un ingénieur…
kk-button-plan = Écrire un plan…

kk-ask-choose = Choisissez un jeton bonus ; sa case fixe l’ordre du tour.
kk-button-choose = { $space } : { $bonus }, { $effect }
kk-button-ranking = Classer les jetons bonus…
kk-ask-worker = D’où vient le travailleur ou la gueule noire pour { $card } ?
kk-ask-place_card = Sur quelle case poser { $card } ?
kk-ask-place_large = Sur quelle case poser { $card } ?
kk-ask-second_worker = { $card } apporte une 2e gueule noire : de quel village vient un second travailleur ?
kk-ask-second_miner = Où va la 2e gueule noire { DE($card) } ?
kk-ask-settlement_miners = Combien de gueules noires dans la nouvelle cité à { $village } ?
kk-ask-arrange = La carte est retournée : ses pièces peuvent changer de place sur { $card }, gratuitement (5.2.1) :
kk-ask-secure = Quelles mines protéger ? { $at_risk ->
    [one] Une des vôtres est menacée
   *[other] { $at_risk } des vôtres sont menacées
} : { $discs ->
    [one] { $discs } disque va
   *[other] { $discs } disques vont
} dans le sac. Si l’un est pioché, vous perdez { $loss } PV, une seule fois, et une gueule noire par disque.{ $vain ->
    [0] {""}
   *[other] {" "}Il faudrait protéger { $needed ->
        [one] { $needed } mine
       *[other] { $needed } mines
    } de plus pour un disque de moins, et vous { $reach ->
        [0] ne pouvez en protéger aucune
       *[other] ne pouvez en protéger que { $reach }
    }.
}
kk-ask-lose_miner = Votre réserve est vide : vous devez céder { $count ->
    [one] { $count } gueule noire
   *[other] { $count } gueules noires
}. D’où ?
kk-ask-subsidence = Dégâts miniers : comment payez-vous ?
kk-ask-load = Utiliser le Chargement ? Vos cartes mine ont { $wagons ->
    [one] { $wagons } wagonnet
   *[other] { $wagons } wagonnets
}. *{ button-finish }* le laisse de côté.
kk-ask-done = Il n’y a plus rien à décider dans ce tour. Appuyez sur *{ button-finish }*.
kk-choice-worker = Travailleur à { $village } ({ $count } sur place)
kk-choice-worker-brief = { $village } : { $count ->
    [one] { $count } travailleur
   *[other] { $count } travailleurs
}
kk-choice-settler = Gueule noire de la cité à { $village }
kk-choice-put = { $miners }, il en reste { $left } en réserve
kk-choice-space = Case { $space }
kk-choice-space-coin = Case { $space }, protégeable par une thune
kk-choice-space-rescue = Case { $space }, défense des mines déjà en place
kk-choice-secure = Protéger la case { $space }, { $card } : 1 thune, reste { $left }
kk-choice-rescue = Par le jeton : case { $space }, { $card }
kk-choice-secure-brief = Protéger la case { $space } : 1 thune, reste { $left }
kk-choice-pay-coin = 1 thune, reste { $left }
kk-choice-pay-points = Perdre { $points } PV, reste { $left }
kk-choice-load = { $wagons ->
    [one] { $wagons } wagonnet
   *[other] { $wagons } wagonnets
}{ $markers ->
    [0] {""}
    [one] {" "}(avec { $markers } jeton chemin de fer)
   *[other] {" "}(avec { $markers } jetons chemin de fer)
} : { $points }, { $coins }
kk-choice-load-bonus = { $text }, avec le jeton bonus
kk-choice-load-worker = { $text }, coûte 1 travailleur
kk-button-stop = Y renoncer
kk-button-stop-arrange = Laisser les pièces en place

## Consolidations

kk-large-brings = { $points }, revenu { $income }
kk-auction-head = **Consolidation : { $ground }** ({ $what })
kk-auction-value = { $who } **{ $value }** ({ $parts }), possède { $coins }
kk-auction-passed = { $text }, a passé
kk-auction-undeclared = { $text }, n’a pas encore annoncé{ $administration ->
    [0] {""}
   *[other] , l’Administration ajoute { $administration }
}
kk-auction-trust = Syndicat du charbon **{ $value }** (mines { $mines } et { $coins })
kk-auction-won = { $who } a gagné.
kk-auction-leader = { $who } mène.
kk-auction-next = { $who } enchérit à { $value } au moins ({ $coins }) ou passe.
kk-value-mines = mines { $points }
kk-value-administration = Administration { $points }
kk-value-aid = aide { $points }
kk-value-unification = jetons { $points }
kk-value-coins = thunes { $points }
kk-nothing-declared = rien
kk-ask-declare = Qu’annoncez-vous ? Les jetons annoncés sont perdus, même si vous perdez l’enchère{ $administration ->
    [0] .
   *[other]  ; l’Administration ({ $administration }) compte d’elle-même et reste.
}
kk-choice-declare = Annoncer : { $declared } ; valeur { $value }
kk-declare-finish = *{ button-finish }* annonce : { $declared } ; valeur { $value }.
kk-ask-bid = Quelle est votre enchère ? Seul le gagnant paie.
kk-choice-bid = Enchérir à { $value } : { $coins }, reste { $left }
kk-choice-bid-wins = Enchérir à { $value } gagne : { $coins }, reste { $left }
kk-button-pass = Passer
kk-button-pass-brings = Passer : { $points } pour vos mines du champ
kk-button-pass-heard = Passer : { $points }
kk-bid-enough = { $rivals ->
    [0] La valeur { $value } suffit : plus personne ne peut la dépasser, et le Syndicat ne surenchérit jamais.
   *[other] Personne ne peut dépasser la valeur { $value } : il n’en faut jamais plus.
}

## Réponses laissées d’avance

kk-waiting = Vous n’avez rien à décider pour l’instant : c’est à { $who } de jouer.
kk-waiting-over = La partie est terminée.
kk-ahead-at-turn = Réponses à laisser pour plus tard, pendant votre tour :
kk-ahead = **Laissé à l’avance**, personne d’autre ne le voit :
kk-ahead-none = rien, on vous demandera chaque fois
kk-button-ahead = Autres réponses…
kk-button-ahead-ranking = Classement des jetons bonus…
kk-button-ahead-ceiling = Plafonds d’enchère…
kk-button-ahead-protect = Protéger des mines…
kk-button-ahead-subsidence = Dégâts miniers…
kk-button-ahead-loading = Chargement…
kk-button-ahead-places = Cases pour grandes mines…
kk-button-ask-live = Me demander
kk-left-ranking = Jetons bonus : { $markers }
kk-left-ceiling = { $ground } : jusqu’à { $value }, en annonçant : { $declared }
kk-left-ceiling-plain = { $ground } : jusqu’à { $value }
kk-left-protection = Protéger par des thunes : { $coins } ; par le jeton : { $marker }
kk-left-subsidence-coin = Dégâts miniers : payer une thune
kk-left-subsidence-points = Dégâts miniers : perdre des PV
kk-left-loading-never = Chargement : jamais
kk-left-loading-cards = Chargement : avec les seules cartes mine
kk-left-loading-all = Chargement : avec tous les jetons wagonnet
kk-left-places = Cases pour grandes mines : { $spaces }
kk-ask-ranking = Votre classement des jetons bonus : à votre prochain choix, vous recevez le premier qui est encore là. Personne d’autre ne le voit.
kk-ranking-none = Pas encore de classement.
kk-places-none = Pas encore d’ordre : on vous demande la case chaque fois qu’une grande mine arrive.
kk-menu-ranking-add = Ajouter en position { $place }
kk-menu-ranking-first = Mettre en tête
kk-menu-ranking-remove = Retirer du classement
kk-button-ranking-withdraw = Retirer tout le classement
kk-ask-places = Cases pour les grandes mines que vous gagnez : la première possible est prise.
kk-button-places-in-order = Toujours la première case possible
kk-ask-ahead-protect = Quelles mines protéger à la prochaine catastrophe minière ?
kk-menu-protect = Protéger
kk-choice-protect-none = Ne rien protéger
kk-choice-protect-coins = { $spaces } pour { $coins }
kk-choice-protect-marker = { $spaces } par le jeton
kk-ask-ahead-subsidence = Comment payez-vous les dégâts miniers ?
kk-later-subsidence = Les dégâts miniers coûtent à tous 1 thune ou 2 PV si le Rien est pioché tant que leur jeton est en jeu. Choisissez dès maintenant, ou la question vous sera posée alors.
kk-button-subsidence-coin = Dégâts miniers : 1 thune
kk-button-subsidence-points = Dégâts miniers : 2 PV
kk-button-subsidence-ask = Dégâts miniers : me demander
kk-ask-loading = Comment utiliser le Chargement à chaque manche ?
kk-button-loading-all = Avec tous les jetons wagonnet
kk-button-loading-cards = Avec les seules cartes mine
kk-button-loading-never = Jamais
kk-ask-ceilings = Pour quel champ de mines laissez-vous un plafond ? Jusque-là, on enchérit pour vous de un en un ; au-delà, on passe.
kk-no-ceilings = Vous n’avez aucune petite mine dans un champ encore à consolider.
kk-ask-ceiling = **{ $ground }**, { $points } : vos mines y valent { $value }.
kk-ceiling-none = Pas encore de plafond : on vous demandera.
kk-ceiling-from-next-bid = Cette enchère-ci reste à vous ; dès la suivante, le plafond enchérit pour vous.
kk-ceiling-from-first-bid = Annoncez maintenant ; ensuite, le plafond enchérit pour vous.
kk-menu-ceiling = Plafond : enchérir jusqu’à…
kk-menu-bids = Enchères de { $least } à { $most }
kk-choice-ceiling = jusqu’à { $value }
kk-aid-on = Annoncer l’aide à la consolidation
kk-aid-off = Sans l’aide à la consolidation
kk-unification-of = { $count ->
    [0] Aucun jeton consolidation
    [one] { $count } jeton consolidation
   *[other] { $count } jetons consolidation
}
kk-administration-of = Administration { $count }
kk-button-declare-type = Annoncer par formulaire…
kk-button-exchange-type = Échanger plusieurs fois…
kk-button-ceiling-type = Écrire un plafond…
kk-form-ceiling-title = Plafond d’enchère
kk-form-declare-title = Annonce
kk-form-exchange-title = Échanges
kk-form-field-value = Valeur maximale
kk-form-field-aid = Aide à la consolidation (oui ou non)
kk-form-field-unification = Jetons consolidation (nombre)
kk-form-field-administration = Points de l’Administration (nombre)
kk-form-field-coins = Nombre de fois : 2 thunes, 3 travailleurs
kk-form-field-workers = Nombre de fois : 2 travailleurs, 1 thune
kk-form-yes = oui
kk-form-no = non
kk-say-yes = oui o 1 aide x
kk-say-no = non n 0 aucun
kk-form-plan-title = Plan pour les gueules noires
kk-form-plan-label = Étapes, séparées par des virgules
kk-word-buy = acheter
kk-word-engine = machine
kk-word-settle = peupler
kk-word-engineer = ingénieur
kk-word-miners = mineurs
kk-word-coin = thune
kk-word-worker = travailleur
kk-word-settler = colon
kk-word-place = poser
kk-word-put = mettre
kk-word-insert = placer
kk-word-move = déplacer
kk-word-shift = muter
kk-word-arrange = disposer
kk-word-flip = retourner
kk-word-give = donner
kk-word-extra = supplément
kk-word-stop = arrêter
kk-word-end = fin
kk-word-bonus = jeton
kk-word-workers = travailleurs
kk-word-coins = thunes
kk-word-to = vers
kk-say-aid = aide
kk-say-unification = consolidation jeton jetons
kk-say-administration = administration

## Ce qui reste inutilisé

kk-unused-action = faire votre action
kk-unused-mine = acheter une mine dans vos moyens
kk-unused-miners = { $insert ->
    [0] déplacer { $redeploy }
   *[other] placer { $insert }{ $redeploy ->
        [0] {""}
       *[other] {" "}et déplacer { $redeploy }
    }
} gueules noires
kk-unused-second = la seconde gueule noire pour la mine
kk-unused-bonus = utiliser le jeton bonus { $bonus }
kk-unused-extra = utiliser un jeton action supplémentaire
kk-unused-flip = retourner { $card }
kk-unused-secure = protéger des mines

## Coups du tour en cours

kk-move-choose = jeton bonus { $marker }
kk-move-buy = acheter { $card }
kk-move-worker = travailleur à { $village }
kk-move-settler = gueule noire à { $village }
kk-move-place = sur la case { $space }
kk-move-put = { $miners } dans la cité
kk-move-engine = machine à vapeur : { $to }
kk-move-settle = cité à { $village }
kk-move-engineer = ingénieur : { $to }
kk-move-miners = gueules noires
kk-move-by-bonus = par le jeton bonus : { $text }
kk-move-insert = placer : { $to }
kk-move-move = { $source } vers { $to }
kk-move-shift = ingénieur, { $source } vers { $to }
kk-move-arrange = réarranger : { $places }
kk-move-coin = prendre 1 thune, rendre l’aide à la consolidation
kk-move-flip = retourner { $card }
kk-move-give-coins = 2 thunes contre 3 travailleurs
kk-move-give-workers = 2 travailleurs contre 1 thune
kk-move-extra = jeton action supplémentaire
kk-move-stop = renoncer au reste
kk-move-secure = protéger la case { $space }
kk-move-rescue = protéger la case { $space } par le jeton défense
kk-move-lose = céder une gueule noire : { $source }
kk-move-pay-coin = payer une thune
kk-move-pay-points = perdre des PV
kk-move-declare = annoncer : { $declared }
kk-move-bid = enchérir à { $value }
kk-move-pass = passer
kk-move-load = Chargement avec { $bonus ->
    [0] { $count ->
        [0] les seules cartes mine
        [one] { $count } jeton chemin de fer
       *[other] { $count } jetons chemin de fer
    }
   *[other] { $count ->
        [0] le jeton bonus
        [one] { $count } jeton chemin de fer et le jeton bonus
       *[other] { $count } jetons chemin de fer et le jeton bonus
    }
}
kk-move-end = fin du tour
kk-move-rank = { $markers ->
    [one] classement de { $markers } jeton
   *[other] classement de { $markers } jetons
}
kk-move-ceiling = plafond pour { $ground } : { $value }
kk-move-protect = protection laissée à l’avance
kk-move-subsidence = dégâts miniers réglés à l’avance
kk-move-loading = Chargement réglé à l’avance
kk-move-places = cases réglées à l’avance
kk-move-withdraw = réponse retirée

## La position en mots

kk-phase-1 = jetons bonus
kk-phase-2 = première action
kk-phase-3 = deuxième action
kk-phase-4 = action supplémentaire
kk-phase-5 = catastrophe minière
kk-phase-6 = achats du Syndicat
kk-phase-7 = revenus
kk-phase-8 = décompte du plan de jeu
kk-phase-9 = consolidations
kk-phase-10 = cartes technologie
kk-phase-11 = fin de la partie
kk-phase-game = Fin de la partie
kk-phase-of-round = Manche { $round }, { $phase }

kk-text-board = Plan de jeu : **{ $board }**.
kk-text-round = **Manche { $round } sur V**, { $phase }.
kk-text-over = La partie est terminée.
kk-text-active = C’est à { $who } : { $stage }.
kk-text-order = Ordre du tour : { $who }.
kk-text-bonus-track = Jetons bonus : { $markers }.
kk-text-shut = { $name } (à partir de la manche II)
kk-text-preset = Édition : { $preset }.
kk-text-option = { $question } : { $meaning }
kk-text-prices = Prix : { $prices }.
kk-text-price = { $what } { $coins }
kk-text-pools = Banque : { $coins }. Réserve : { $workers }, { $engines ->
    [one] { $engines } machine à vapeur
   *[other] { $engines } machines à vapeur
}.
kk-text-trust = Syndicat du charbon : { $count ->
    [one] { $count } thune
   *[other] { $count } thunes
} sur sa piste (cases { $spaces }).
kk-text-trust-coins = Syndicat du charbon : { $count ->
    [one] { $count } thune
   *[other] { $count } thunes
}.
kk-text-trust-buys = Il prend { $count ->
    [one] { $count } mine
   *[other] { $count } mines
} par manche.
kk-text-trust-extra = Une thune supplémentaire attend sa prochaine consolidation.
kk-text-trust-mines = Ses mines : { $mines }.
kk-text-of-round = { $what } (manche { $round })
kk-text-losses = PV perdus en cas de catastrophe, par manche : { $losses }.
kk-text-disasters = Jetons catastrophe : { $markers }.
kk-text-discs = Disques piochés : { $discs }.
kk-text-subsidence = Le jeton dégâts miniers est en jeu : chaque Rien pioché coûte à tous 1 thune ou 2 PV.
kk-text-merged = Consolidés : { $grounds }.
kk-text-to-consolidate = Encore à consolider dans cette manche : { $grounds }.
kk-disc-black = noir
kk-disc-blank = Rien
kk-disc-of = disque { DE($who) }
kk-text-ground = • { $ground } : { $mines }. Villages : { $villages }
kk-text-mine-owned = { $mine } **{ $who }**
kk-text-mine-trust-engine = { $mine } Syndicat, machine à vapeur
kk-text-mine-trust-coin = { $mine } Syndicat, thune
kk-text-mine-trust-none = { $mine } Syndicat
kk-text-mine-displayed = { $mine } en vente, { $coins }
kk-text-mine-large = grande mine manche { $round }, { $points } PV, revenu { $income }
kk-text-mine-later = { $mine } manche { $round }
kk-text-village = • { $village } : { $workers }, cités : { $settlements }, { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
kk-text-settled = { $who } ({ $count ->
    [one] { $count } gueule noire
   *[other] { $count } gueules noires
})
kk-text-markers-hidden = Jetons chemin de fer cachés : { $markers }.
kk-text-station = • { $station }, près { DE($villages) } : { $miners }
kk-text-station-marker = { $station } ; un jeton y attend
kk-text-count = { $who } { $count }
kk-text-player = **{ $who }** ({ $colour })
kk-text-space = { $space } : { $what }
kk-text-card-income = { $card }, revenu { $income }
kk-text-rescue = défense des mines
kk-text-secured = protégée
kk-text-no-mines = Aucune mine sur le plateau
kk-text-pithead = { $card } : { $places }
kk-text-pitheads-empty = Sans pièces : { $cards }
kk-text-pitheads-free = **Cartes technologie sans pièces :** ce que rapportent leurs places
kk-text-place-free = { $place } ({ $earns })
kk-text-place = { $place } : { $count } sur { $needs } ({ $earns })
kk-text-own-settlements = Cités et leurs gueules noires : { $items }
kk-text-own-stations = Gueules noires dans les gares : { $items }
kk-text-own-lost = Perdues dans les catastrophes : { $items }
kk-text-score = PV venus de : { $items }

## Le résultat

kk-final-rank = { $rank }. **{ $who }** : { $points }
kk-final-tie = Égalité de PV : le plus de machines à vapeur l’emporte ({ $compared }).
kk-final-tie-values = Égalité de machines aussi : les valeurs des mines décident ({ $compared }).
kk-final-shared = Égalité en tout : la victoire est partagée.

## Textes de remplacement

kk-alt-board = Plan { $board } { table-of }, manche { $round }.
kk-alt-player = Plateau { DE($who) }, { table-named }.
kk-alt-area = { $area }, { table-named }.
kk-alt-auction = Consolidation { table-at }.
kk-alt-sentence = { $text }.
kk-alt-means = { $who } : { $means }.
kk-alt-display = En vente : { $cards }.
kk-alt-score-sheet = Feuille de score { table-of } : { $totals }.

## Références aux règles

kk-refused = { $reason } ({ $rule })

## Évènements

kk-event-game_started = **{ $who }** choisit en premier ; ordre : { $seats }.
kk-event-share_received = **{ $who }** reçoit { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
} et { $points } PV.
kk-event-round_began = La manche { $round } commence. Nouvelles mines en vente : { $cards }.
kk-event-bonus_chosen = **{ $who }** prend le jeton bonus { $bonus } (case { $space }).
kk-event-bonus_chosen_ahead = **{ $who }** reçoit le jeton bonus { $bonus } (case { $space }), selon le classement laissé à l’avance.
kk-event-order_set = Ordre du tour : { $seats }.
kk-event-bonus_used = **{ $who }** utilise le jeton bonus { $bonus } ; il retourne sur la piste.
kk-event-bonus_returned = **{ $who }** rend le jeton bonus { $bonus } sans l’avoir utilisé.
kk-event-coin_taken = **{ $who }** prend { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
} pour l’aide à la consolidation.
kk-event-extra_spent = **{ $who }** dépense un jeton action supplémentaire.
kk-event-extra_gained = **{ $who }** reçoit un jeton action supplémentaire pour { $reason ->
    [settlements] la troisième cité
    [engineers] le troisième ingénieur
   *[ironworks] la Ferronnerie retournée
}.
kk-event-action_passed = **{ $who }** renonce à son action.
kk-event-passed_over = **{ $who }** ne peut rien faire et passe son tour.
kk-event-nobody_acts = Personne ne peut faire d’action supplémentaire.
kk-event-mine_bought = **{ $who }** achète { $card } pour { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
}{ $points ->
    [0] .
   *[other] , { $points } PV.
}
kk-event-worker_taken = **{ $who }** prend un travailleur à { $village } pour { $card } ; une gueule noire de la réserve marque la mine.
kk-event-settler_moved = **{ $who }** déplace sur { $card } une gueule noire de la cité à { $village }.
kk-event-second_worker_taken = **{ $who }** prend un second travailleur à { $village }.
kk-event-card_placed = **{ $who }** pose { $card } sur la case { $space }.
kk-event-engine_bought = **{ $who }** achète une machine à vapeur pour { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
} : { $spot }.
kk-event-settlement_placed = **{ $who }** place sa { $count ->
    [1] 1re
   *[other] { $count }e
} cité à { $village } pour { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
}{ $points ->
    [0] .
   *[other] , { $points } PV.
}
kk-event-miners_put = Nouvelles gueules noires de **{ $who }** dans la cité à { $village } : { $count }.
kk-event-engineer_inserted = **{ $who }** place un ingénieur pour { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
} : { $spot }.
kk-event-engineer_redeployed = **{ $who }** déplace un ingénieur : { $source } vers { $spot }.
kk-event-miner_inserted = **{ $who }** place une gueule noire : { $spot }.
kk-event-miner_redeployed = **{ $who }** déplace une gueule noire : { $source } vers { $spot }.
kk-event-marker_taken = **{ $who }** prend le jeton chemin de fer de la gare { $station } : { $marker }.
kk-event-pithead_flipped = **{ $who }** retourne la carte { $pithead } ({ $cost }) : { $points } PV.
kk-event-price_raised = Plus cher pour tous désormais : { $price }, { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
}.
kk-event-pieces_arranged = **{ $who }** réarrange les pièces sur la carte { $pithead }.
kk-event-cokery_scored = **{ $who }** gagne { $points } PV pour la Cokerie & usine de briquettes ({ $reason ->
    [engineer] ingénieur
    [engine] machine à vapeur
    [one] première pièce
   *[both] les deux pièces
}).
kk-event-workers_bought = **{ $who }** donne { $coins } thunes pour { $workers } travailleurs.
kk-event-workers_sold = **{ $who }** donne { $workers } travailleurs pour { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
}.
kk-event-mine_secured = **{ $who }** protège la mine de la case { $space } avec { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
}.
kk-event-mine_rescued = **{ $who }** protège la mine de la case { $space } par le jeton défense des mines.
kk-event-protected_ahead = **{ $who }** protège { $count ->
    [0] zéro mine
    [one] { $count } mine
   *[other] { $count } mines
}, selon la réponse laissée à l’avance.
kk-event-none_to_secure = Aucune autre mine ne peut être protégée par { $seats }.
kk-event-bag_filled = Disques dans le sac : { $counts }, 3 noirs et 1 Rien.
kk-event-disaster_revealed = Jeton catastrophe de la manche : { $disaster }.
kk-event-no_disaster = Aucun disque de joueur n’est sorti : pas de catastrophe, { $disaster } reste sans effet.
kk-event-black_drawn = Un disque noir est pioché.
kk-event-blank_drawn = Le disque Rien est pioché.
kk-event-disc_drawn = Un disque de **{ $who }** est pioché.
kk-event-miners_lost = **{ $who }** perd { $count ->
    [one] { $count } gueule noire
   *[other] { $count } gueules noires
} de la réserve.
kk-event-miner_given_up = **{ $who }** cède une gueule noire : { $spot }.
kk-event-no_miner_to_lose = **{ $who }** n’a plus de gueule noire à perdre ({ $count }).
kk-event-disaster_suffered = **{ $who }** perd { $points } PV dans la catastrophe.
kk-event-extra_coin_waits = Le Syndicat du charbon aura 1 thune supplémentaire à sa prochaine consolidation.
kk-event-buying_power_raised = Le Syndicat du charbon prend désormais { $count ->
    [one] { $count } mine
   *[other] { $count } mines
} par manche.
kk-event-subsidence_stays = Le jeton dégâts miniers reste sur le plan de jeu : désormais, chaque Rien pioché coûte à tous 1 thune ou 2 PV.
kk-event-subsidence_strikes = Dégâts miniers : chacun paie 1 thune ou perd 2 PV.
kk-event-subsidence_ahead = **{ $who }** règle les dégâts miniers selon la réponse laissée à l’avance : { $payment ->
    [coin] une thune
   *[points] des PV
}.
kk-event-subsidence_paid = **{ $who }** paie { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
} pour les dégâts miniers.
kk-event-subsidence_suffered = **{ $who }** perd { $points } PV par les dégâts miniers.
kk-event-trust_took_highest = Le Syndicat du charbon prend le plus grand numéro : { $card }.
kk-event-trust_bought = Le Syndicat du charbon prend { $card }.
kk-event-trust_found_nothing = Le Syndicat du charbon ne trouve aucune mine en vente.
kk-event-trust_bought_already = Le Syndicat du charbon a déjà pris sa mine de la manche.
kk-event-trust_has_no_coin = Le Syndicat du charbon n’a plus de thune à perdre.
kk-event-trust_weakened = Le Syndicat du charbon perd la thune de la case { $space } ; il en reste { $count }.
kk-event-trust_refilled = Le Syndicat du charbon reçoit { $count ->
    [one] { $count } thune
   *[other] { $count } thunes
} et en a { $coins }.
kk-event-income_earned = **{ $who }** gagne { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
} avec { $count ->
    [one] { $count } carte mine
   *[other] { $count } cartes mine
}.
kk-event-ground_scored = **{ $who }** gagne { $points } PV pour { $ground } : { $count ->
    [one] { $count } mine exploitée
   *[other] { $count } mines exploitées
}{ $settlements ->
    [0] .
    [one] , { $settlements } cité à côté.
   *[other] , { $settlements } cités à côté.
}
kk-event-ground_revealed = À consolider : **{ $ground }** ({ $points } PV, revenu { $coins }).
kk-event-sole_owner = **{ $who }** possède toutes les mines du champ { $ground } et reçoit la grande mine sans enchère.
kk-event-trust_value_set = Le Syndicat du charbon a une valeur de { $value } : { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
} sur sa piste{ $extra ->
    [0] { "" }
   *[other] {" "}et 1 thune supplémentaire
}, le reste en mines.
kk-event-value_set = **{ $who }** a une valeur de { $value } pour { $ground } : { $parts }.
kk-event-value_set_ahead = **{ $who }** annonce selon la réponse laissée à l’avance et a une valeur de { $value } pour { $ground } : { $parts }.
kk-event-bid_made = **{ $who }** enchérit à { $value } pour { $ground } ({ $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
}).
kk-event-bid_ahead = **{ $who }** enchérit à { $value } pour { $ground } ({ $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
}), selon le plafond laissé à l’avance.
kk-event-bid_passed = **{ $who }** passe pour { $ground } (il fallait au moins { $least }).
kk-event-passed_ahead = **{ $who }** passe pour { $ground } : le plafond laissé à l’avance est au-dessous de { $least }.
kk-event-passed_unable = **{ $who }** passe pour { $ground }, faute de thunes pour { $least }.
kk-event-mines_lost = **{ $who }** cède { $count ->
    [one] { $count } petite mine
   *[other] { $count } petites mines
} du champ { $ground } pour { $points } PV{ $engines ->
    [0] .
    [one] , avec { $engines } machine à vapeur.
   *[other] , avec { $engines } machines à vapeur.
}
kk-event-trust_won = Le Syndicat du charbon reçoit la grande mine { $ground } ; { $engines ->
    [0] aucune machine à vapeur ne retourne
    [one] { $engines } machine à vapeur retourne
   *[other] { $engines } machines à vapeur retournent
} à la réserve.
kk-event-consolidation_won = **{ $who }** reçoit la grande mine { $ground } pour { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
} : { $points } PV{ $engines ->
    [0] .
    [one] , { $engines } machine à vapeur.
   *[other] , { $engines } machines à vapeur.
}
kk-event-placed_ahead = **{ $who }** pose la grande mine sur la case { $space }, selon la réponse laissée à l’avance.
kk-event-cokery_earned = **{ $who }** gagne { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
} par la Cokerie.
kk-event-ironworks_earned = **{ $who }** gagne { $points } PV par la Ferronnerie.
kk-event-loading_used = **{ $who }** utilise le Chargement avec { $wagons ->
    [one] { $wagons } wagonnet
   *[other] { $wagons } wagonnets
} ({ $count ->
    [0] aucun jeton chemin de fer
    [one] { $count } jeton chemin de fer
   *[other] { $count } jetons chemin de fer
}{ $bonus_used ->
    [0] { "" }
   *[other] , le jeton bonus
}{ $workers ->
    [0] { "" }
   *[other] , 1 travailleur
}) : { $points } PV, { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
}.
kk-event-loading_ran = Le Chargement de **{ $who }** tourne de lui-même avec { $wagons ->
    [one] { $wagons } wagonnet
   *[other] { $wagons } wagonnets
} ({ $count ->
    [0] aucun jeton chemin de fer
    [one] { $count } jeton chemin de fer
   *[other] { $count } jetons chemin de fer
}{ $bonus_used ->
    [0] { "" }
   *[other] , le jeton bonus
}{ $workers ->
    [0] { "" }
   *[other] , 1 travailleur
}) : { $points } PV, { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
}.
kk-event-loading_used_ahead = **{ $who }** utilise le Chargement, selon la réponse laissée à l’avance, avec { $wagons ->
    [one] { $wagons } wagonnet
   *[other] { $wagons } wagonnets
} ({ $count ->
    [0] aucun jeton chemin de fer
    [one] { $count } jeton chemin de fer
   *[other] { $count } jetons chemin de fer
}{ $bonus_used ->
    [0] { "" }
   *[other] , le jeton bonus
}{ $workers ->
    [0] { "" }
   *[other] , 1 travailleur
}) : { $points } PV, { $coins ->
    [one] { $coins } thune
   *[other] { $coins } thunes
}.
kk-event-loading_left_out = **{ $who }** n’utilise pas le Chargement.
kk-event-loading_left_out_ahead = **{ $who }** n’utilise pas le Chargement, selon la réponse laissée à l’avance.
kk-event-engines_scored = **{ $who }** a { $count ->
    [one] { $count } machine à vapeur
   *[other] { $count } machines à vapeur
} : { $points } PV.
kk-event-coins_scored = **{ $who }** a { $coins } thunes : { $points } PV.
kk-event-stations_scored = **{ $who }** gagne { $points } PV pour les cases gare ({ $count }).
kk-event-line_scored = **{ $who }** a toute la ligne { $line } : { $points } PV.
kk-event-extra_scored = **{ $who }** a encore { $count ->
    [one] { $count } jeton action supplémentaire
   *[other] { $count } jetons action supplémentaire
} : { $points } PV.
kk-event-game_won = **{ $who }** gagne avec { $points } PV et { $engines ->
    [one] { $engines } machine à vapeur
   *[other] { $engines } machines à vapeur
}.
kk-event-victory_shared = **{ $who }** partage la victoire avec { $points } PV et { $engines ->
    [one] { $engines } machine à vapeur
   *[other] { $engines } machines à vapeur
}.
kk-event-no_bonus_returned = Personne n’a de jeton bonus inutilisé à rendre.
kk-event-cokery_scored_before = **{ $who }** ne marque rien avec la Cokerie & usine de briquettes : c’est déjà compté ({ $reason ->
    [engineer] ingénieur
    [engine] machine à vapeur
    [one] première pièce
   *[both] les deux pièces
}).
kk-event-secured_nothing = **{ $who }** ne protège aucune mine.
kk-event-disaster_spared = La catastrophe épargne { $seats }.
kk-event-blank_without_effect = Le disque Rien est sans effet : le jeton dégâts miniers n’est pas sur le plan de jeu.
kk-event-subsidence_rests = Aucun Rien n’est sorti : personne ne paie de dégâts miniers.
kk-event-trust_not_refilled = Le Syndicat du charbon ne reçoit pas de thune, car les cases 1 à 3 de sa piste sont occupées ; il en a { $coins }.
kk-event-no_income = Pas de revenu sans carte mine : { $seats }.
kk-event-board_scored_nothing = Aucun PV au décompte du plan de jeu : { $seats }.
kk-event-trust_not_there = Le Syndicat du charbon ne participe pas pour { $ground } : toutes les mines y sont à des joueurs.
kk-event-nobody_bid = Personne n’enchérit pour { $ground }.
kk-event-cokery_earned_nothing = Aucune thune de la Cokerie : { $seats }.
kk-event-ironworks_earned_nothing = Aucun PV de la Ferronnerie : { $seats }.
kk-event-loading_not_possible = Le Chargement est impossible pour { $seats }.
kk-event-scored_nothing = Aucun PV au décompte final ({ $source }) : { $seats }.
kk-event-answer_left = **{ $who }** laisse une réponse à l’avance : { $answer } { $ground }
kk-event-answer_withdrawn = **{ $who }** retire une réponse laissée à l’avance : { $answer } { $ground }
kk-event-answer_lapsed = La consolidation { DE($ground) } emporte une réponse laissée à l’avance par **{ $who }** : { $answer }. Elle peut être laissée de nouveau.
kk-answer-ranking = classement des jetons bonus
kk-answer-ceiling = plafond d’enchère
kk-answer-protection = mines à protéger
kk-answer-subsidence = dégâts miniers
kk-answer-loading = Chargement
kk-answer-places = cases pour grandes mines

## Refus

kk-violation-game-over = La partie est terminée.
kk-violation-not-your-turn = Ce n’est pas votre tour ; c’est à { $other } de jouer.
kk-violation-no-such-seat = Il n’y a pas de place { $other } à cette table.
kk-violation-wrong-phase = Cela ne se fait pas dans la phase en cours : { $phase }.
kk-violation-turn-done = Il n’y a plus rien à décider dans votre tour ; terminez-le.
kk-violation-decision-open = Décidez d’abord ce que le tour attend : { $stage }.
kk-violation-reveal-inside-plan = Un plan s’arrête là où quelque chose de nouveau apparaît ; regardez-le d’abord.
kk-violation-nothing-chosen = Choisissez un jeton bonus avant de terminer.
kk-violation-nothing-to-stop = Il n’y a rien à quoi renoncer maintenant. Ce qui est demandé : { $stage }.
kk-violation-unknown-bonus = Il n’y a pas de jeton bonus `{ $word }`.
kk-violation-bonus-taken = Le jeton bonus { $bonus } est pris.
kk-violation-bonus-shut = Le jeton bonus { $bonus } ne se choisit qu’à partir de la manche II.
kk-violation-bonus-not-held = Vous n’avez pas le jeton bonus { $bonus }.
kk-violation-bonus-not-in-extra-phase = À cette table, les jetons bonus servent dans les phases 2 et 3 seulement.
kk-violation-extra-not-spent = Dépensez d’abord un jeton action supplémentaire.
kk-violation-extra-only-in-phase-4 = Les jetons action supplémentaire se dépensent en phase 4.
kk-violation-extra-spent = Vous avez déjà dépensé un jeton action supplémentaire dans cette manche.
kk-violation-no-extra-marker = Vous n’avez pas de jeton action supplémentaire.
kk-violation-action-taken = Vous avez déjà fait l’action de cette phase.
kk-violation-action-mandatory = À cette table, qui peut faire une action doit en faire une.
kk-violation-unknown-card = Il n’y a pas de mine `{ $word }`.
kk-violation-card-unused = La mine `{ $word }` n’est pas en jeu à trois.
kk-violation-large-not-for-sale = Cela ne s’achète pas, mais s’obtient par consolidation : { $card }.
kk-violation-card-not-yet = { $card } entre en jeu à la manche { $round }.
kk-violation-card-not-displayed = { $card } n’est plus en vente.
kk-violation-too-few-coins-for-mine = { $card } coûte { $coins_needed ->
    [one] { $coins_needed } thune
   *[other] { $coins_needed } thunes
}, vous en avez { $coins_have }.
kk-violation-tableau-full = Votre plateau n’a pas de case libre pour { $card }.
kk-violation-pool-empty = Votre réserve n’a pas de gueule noire.
kk-violation-no-worker-adjacent = Aucun village près du champ { $ground } n’a de travailleur ni de cité avec une de vos gueules noires ; { $card } ne peut pas être achetée.
kk-violation-unknown-village = Il n’y a pas de village `{ $word }`.
kk-violation-village-not-adjacent = { $village } ne touche pas le champ { $ground }.
kk-violation-no-worker-in-village = { $village } n’a pas de travailleur.
kk-violation-worker-first = On prend d’abord les travailleurs, et seulement ensuite ses gueules noires ; il y a un travailleur à { $instead_village }.
kk-violation-no-settler-there = Vous n’avez pas de gueule noire à { $village }.
kk-violation-unknown-space = Il n’y a pas de case `{ $word }` ; les cases vont de A1 à B3.
kk-violation-space-occupied = La case { $space } porte déjà une carte.
kk-violation-against-the-arrows = On remplit les cases dans le sens des flèches : pas encore la case { $space }, mais la case { $instead_space }.
kk-violation-space-empty = Il n’y a pas de mine sur la case { $space }.
kk-violation-too-few-coins = Cela coûte { $coins_needed ->
    [one] { $coins_needed } thune
   *[other] { $coins_needed } thunes
}, vous en avez { $coins_have }.
kk-violation-engines-not-yet = Les machines à vapeur se vendent à partir de la manche { $round }.
kk-violation-no-engine-left = Il n’y a plus de machine à vapeur en réserve.
kk-violation-engine-already-there = Il y a déjà une machine à vapeur sur la case { $space }.
kk-violation-cokery-has-no-place = Il n’y a pas de place pour une machine à vapeur ici : { $spot }.
kk-violation-no-settlement-left = Vous avez placé toutes vos cités.
kk-violation-village-unused = { $village } n’est pas en jeu à trois.
kk-violation-own-settlement-there = Vous avez déjà une cité à { $village }.
kk-violation-village-full = { $village } n’a pas de place pour une cité.
kk-violation-workers-in-village = { $village } a encore { $count ->
    [one] { $count } travailleur
   *[other] { $count } travailleurs
}.
kk-violation-wrong-number-of-miners = { $count } gueules noires ne tiennent pas ici, { $most } au plus.
kk-violation-no-engineer-left = Vous avez placé tous vos ingénieurs.
kk-violation-no-place-for-engineer = Il n’y a pas de place pour un ingénieur ici : { $spot }.
kk-violation-no-engineer-move-left = Aucun ingénieur ne se déplace maintenant ; il faut pour cela la Main d’œuvre retournée et l’action elle-même, et non le jeton bonus.
kk-violation-no-engineer-there = Aucun de vos ingénieurs n’est ici : { $spot }.
kk-violation-unknown-spot = Il n’y a pas de lieu `{ $word }`.
kk-violation-spot-taken = Cette place est prise, réservée à une autre pièce, ou absente de la face visible : { $spot }.
kk-violation-same-spot = La pièce est déjà ici : { $spot }.
kk-violation-no-miner-to-move = Vous n’avez aucune gueule noire à placer ou à déplacer.
kk-violation-no-inserts-left = Vous avez déjà placé { $count } gueules noires ; pas plus dans cette action.
kk-violation-no-insert-at-station = Une gueule noire n’arrive à la gare { $station } qu’en se déplaçant.
kk-violation-no-second-miner-there = La 2e gueule noire va à la défense des mines ou sur une carte technologie, et non à { $village }.
kk-violation-settlement-full = La cité à { $village } est pleine.
kk-violation-no-own-settlement = Vous n’avez pas de cité à { $village }.
kk-violation-no-moves-left = Il ne reste aucun déplacement dans cette action.
kk-violation-no-miner-there = Aucune de vos gueules noires n’est ici : { $spot }.
kk-violation-just-inserted = À cette table, une gueule noire qui vient d’être placée ne se déplace pas : { $spot }.
kk-violation-too-few-moves = Atteindre la gare { $station } demande { $count } déplacements ; il n’en reste pas autant.
kk-violation-station-not-to-pool = À cette table, une gueule noire ne quitte plus le chemin de fer : { $station }.
kk-violation-only-along-the-line = De la gare { $station }, on ne va qu’à une gare voisine de la ligne.
kk-violation-station-out-of-reach = La gare { $station } est hors d’atteinte en partant d’ici : { $spot }.
kk-violation-station-unused = Cette gare n’est pas en jeu à trois : { $station }.
kk-violation-no-move-to-settlement = Une gueule noire ne se déplace pas vers une cité : { $village }.
kk-violation-second-miner-from-pool = La 2e gueule noire vient de la réserve.
kk-violation-not-flippable = Il n’y a pas de carte `{ $word }` à retourner.
kk-violation-already-flipped = Cette carte est déjà retournée : { $pithead }.
kk-violation-pay-by-what = Retourner { $pithead } se paie en travailleurs ou en thunes : dites comment.
kk-violation-pay-no-choice = Retourner { $pithead } coûte tout le prix imprimé ; il n’y a rien à choisir.
kk-violation-too-few-workers = Retourner { $pithead } coûte { $workers_needed ->
    [one] { $workers_needed } travailleur
   *[other] { $workers_needed } travailleurs
}, vous en avez { $workers_have }.
kk-violation-too-few-coins-to-flip = Retourner { $pithead } coûte { $coins_needed ->
    [one] { $coins_needed } thune
   *[other] { $coins_needed } thunes
}, vous en avez { $coins_have }.
kk-violation-no-such-arrangement = Les pièces ne peuvent pas être disposées ainsi : { $pithead }.
kk-violation-unknown-exchange = On échange des thunes ou des travailleurs, pas `{ $word }`.
kk-violation-worker-pool-short = La réserve a { $workers_have ->
    [one] { $workers_have } travailleur
   *[other] { $workers_have } travailleurs
} ; l’échange en demande 3.
kk-violation-too-few-workers-to-give = L’échange coûte { $workers_needed } travailleurs, vous en avez { $workers_have }.
kk-violation-bank-empty = La banque n’a que { $coins_have } thunes.
kk-violation-no-coin-symbol = Aucune thune ne protège la case { $space }.
kk-violation-already-secured = La case { $space } est déjà protégée.
kk-violation-rescue-used-up = Le jeton défense des mines protège { $count } mines, pas plus.
kk-violation-rescue-a-second = À cette table, le jeton défense des mines protège encore une seconde mine.
kk-violation-unknown-payment = Les dégâts miniers se paient d’une thune ou de PV, pas de `{ $word }`.
kk-violation-too-few-unification-markers = Vous avez { $count_have } jetons consolidation, et non { $count }.
kk-violation-administration-always-added = À cette table, les points de l’Administration comptent toujours.
kk-violation-administration-points = { $count ->
    [0] Vous n’avez aucun point de l’Administration à annoncer.
    [one] Vous pouvez annoncer au plus 1 point de l’Administration.
   *[other] Vous pouvez annoncer au plus { $count } points de l’Administration.
}
kk-violation-negative-declaration = On n’annonce rien de négatif.
kk-violation-bid-too-low = { $bid } est trop peu ; { $least } au moins.
kk-violation-bid-too-high = Cela coûte { $coins_needed ->
    [one] { $coins_needed } thune
   *[other] { $coins_needed } thunes
}, vous en avez { $coins_have } ; vous pouvez aller jusqu’à une valeur de { $most }.
kk-violation-unknown-ground = Il n’y a pas de champ `{ $word }` avec une grande mine.
kk-violation-already-merged = { $ground } est déjà consolidé.
kk-violation-ceiling-value-only = La consolidation { DE($ground) } est en cours : jetons et points s’y annoncent maintenant, et un plafond n’y donne plus que la valeur.
kk-violation-ceiling-out-of-range = Un plafond se situe entre 0 et { $most }.
kk-violation-too-few-wagon-markers = Vous avez { $count_have } jetons wagonnet, et non { $count }.
kk-violation-all-wagon-markers = À cette table, les jetons wagonnet servent tous ensemble ou pas du tout : { $count } du chemin de fer{ $bonus_held ->
    [0] {""}
   *[other] {" "}et le jeton bonus
}.
kk-violation-no-wagon = Vous n’avez pas de wagonnet.
kk-violation-no-worker-to-load = Le Chargement coûte { $workers_needed ->
    [one] { $workers_needed } travailleur
   *[other] { $workers_needed } travailleurs
}, et vous n’en avez pas.
kk-violation-unknown-loading = Pour le Chargement, on choisit : jamais, avec les seules cartes, ou avec tous les jetons ; `{ $word }` n’en est pas.
kk-violation-ranking-empty = Un classement demande au moins une entrée.
kk-violation-ranking-repeats = `{ $word }` figure deux fois dans le classement.
kk-violation-unknown-in-ranking = `{ $word }` n’a pas sa place dans ce classement.
kk-violation-no-answer = Vous n’avez pas laissé cette réponse : { $answer }.
kk-violation-unknown-answer = On ne peut pas laisser de réponse `{ $word }` à l’avance.

## Ce qui est illisible

kk-malformed-line-too-long = Le texte compte { $length } caractères ; { $longest } au plus sont possibles.
kk-malformed-line-empty = Rien n’est écrit.
kk-malformed-wrong-number-of-words = `{ $verb }` ne peut pas être suivi de { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}. Exemple : { $example }
kk-malformed-plan-step-unreadable = L’étape { $step } n’est pas comprise : `{ $word }`. Exemple : { $example }
kk-malformed-unknown-verb = `{ $word }` ne dit pas ce qu’il faut faire. Exemple : { $example }
kk-malformed-not-an-id = `{ $word }` n’est pas un nom de lieu ou de carte.
kk-malformed-not-a-number = `{ $word }` n’est pas un nombre.
kk-malformed-not-bonus = `{ $word }` n’est pas possible ici ; seulement bonus.
kk-malformed-not-a-bonus = `{ $word }` n’est pas un jeton bonus.
kk-malformed-not-a-pithead = `{ $word }` n’est pas une carte technologie.
kk-malformed-not-a-payment = `{ $word }` n’est pas une façon de payer.
kk-malformed-not-an-exchange = `{ $word }` ne s’échange pas ; écrivez coins ou workers.
kk-malformed-not-aid = `{ $word }` n’est pas possible ici ; écrivez aid ou none.
kk-malformed-not-a-way-to-load = `{ $word }` n’est pas une façon de charger ; écrivez never, cards ou all.
kk-malformed-not-an-answer = On ne peut pas laisser de réponse `{ $word }` à l’avance.
kk-malformed-not-a-space = `{ $word }` n’est pas une case du plateau.
kk-malformed-not-a-ground = `{ $word }` n’est pas un champ avec une grande mine.
kk-malformed-ground-ambiguous = `{ $word }` peut désigner { $count } champs ; écrivez-en davantage.
kk-malformed-ceiling-unreadable = `{ $word }` n’est pas compris. Exemple : Vereinigter General : 9, aide, 1 jeton
kk-malformed-name-ambiguous = `{ $word }` peut désigner plusieurs choses : { $names }. Écrivez-en davantage.
kk-malformed-name-unknown = Rien ici ne s’appelle `{ $word }`. Possible : { $names }.
kk-malformed-form-unreadable = { $count ->
    [one] `{ $entries }` n’est pas compris
   *[other] { $count } réponses ne sont pas comprises (`{ $entries }`)
}. Écrivez des nombres entiers, et oui ou non pour l’aide ; un champ vide vaut 0 ou non.
kk-malformed-too-many-exchanges = { $count } échanges à la fois, c’est trop ; { $most } au plus.
kk-malformed-ceiling-without-value = Il manque la valeur maximale pour `{ $word }`. Exemple : Vereinigter General : 9

## Suggestions

kk-suggest-by-bonus = par le jeton bonus
kk-suggest-by-action = comme action de la phase
kk-suggest-by-workers = contre des travailleurs
kk-suggest-by-coins = contre des thunes
