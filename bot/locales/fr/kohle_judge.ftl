# Ce qui ne tombe pas juste, ce que rencontre un réglage changé, ce qu’une correction peut fixer.

## Sortes de pièces, et ce qu’a une place

kk-piece-coins = thunes
kk-piece-points = PV
kk-piece-workers = travailleurs
kk-piece-miners = gueules noires
kk-piece-pool = gueules noires en réserve
kk-piece-engineers = ingénieurs des mines
kk-piece-settlements = cités
kk-piece-engines = machines à vapeur
kk-piece-mines = mines
kk-piece-extra = jetons action supplémentaire
kk-piece-markers = jetons chemin de fer
kk-piece-beside = machines à vapeur à côté du plateau
kk-piece-lost = gueules noires sur les cases catastrophe

## Ce qui ne tombe pas juste

kk-violation-pieces-miscounted = Le compte n’y est pas : { $piece } { $count }, mais la boîte en contient { $box }.
kk-violation-seat-pieces-miscounted = Le compte n’y est pas pour { $seat } : { $piece } { $count }, mais la boîte en contient { $box }.
kk-violation-card-miscounted = { $count ->
    [0] { $card } ne serait nulle part.
   *[other] { $card } serait à { $count } endroits à la fois.
}
kk-violation-bonus-miscounted = { $count ->
    [0] Le jeton bonus { $bonus } ne serait nulle part.
   *[other] Le jeton bonus { $bonus } serait à { $count } endroits à la fois.
}
kk-violation-disaster-miscounted = Le compte n’y est pas : jeton catastrophe { $disaster } { $count }, mais la boîte en contient { $box }.
kk-violation-markers-miscounted = Le compte n’y est pas : jeton chemin de fer { $marker } { $count }, mais la boîte en contient { $box }.
kk-violation-below-zero = Il ne peut pas y avoir moins que rien : { $piece } { $count }.
kk-violation-seat-below-zero = { $seat } ne peut pas avoir moins que rien : { $piece } { $count }.
kk-violation-spot-overfilled = Il y aurait ici { $count } pièces { DE($seat) } ; il y a place pour { $most } ({ $spot }).
kk-violation-settlement-twice = { $seat } aurait deux cités à { $village }.
kk-violation-no-such-miner = Aucune gueule noire { DE($seat) } ne peut se tenir là : { $spot } { $count }.
kk-violation-extra-overcounted = { $seat } aurait { $count ->
    [one] 1 jeton action supplémentaire
   *[other] { $count } jetons action supplémentaire
} pour { $most } { $most ->
    [one] obtenu
   *[other] obtenus
}.
kk-violation-village-overfilled = { $village } aurait { $count } cités ; il y a place pour { $most }.
kk-violation-village-workers-miscounted = { $village } aurait { $count ->
    [one] 1 travailleur
   *[other] { $count } travailleurs
} ; { $most } au plus y sont possibles.

## Ce que rencontre un réglage changé

kk-violation-switch-turn-open = Le tour { DE($seat) } est en cours et finirait selon la nouvelle lecture ({ $stage }).
kk-violation-switch-consolidation-open = La consolidation de { $ground } est en cours et finirait selon la nouvelle lecture.
kk-violation-switch-action-due = C’est à { $seat } de jouer, et son tour ne pourrait plus finir sans action.
kk-violation-switch-card-taken = { $card } est allé au Syndicat du charbon selon la lecture actuelle, et il doit encore acheter dans cette manche.
kk-violation-switch-pieces-there = { $seat } a des pièces là où elles n’auraient pas pu venir : { $spot }.
kk-violation-switch-markers-taken = { $seat } a des jetons chemin de fer pris dans cette manche : { $count }.
kk-violation-switch-trust-track = Les thunes du Syndicat du charbon sont disposées comme seule la lecture actuelle les laisse : { $count }.
kk-violation-switch-scored-before = Les PV { DE($seat) } selon la lecture actuelle restent acquis : { $points } ({ $source }).
kk-violation-switch-flipped-before = { $seat } a retourné { $pithead } selon la lecture actuelle ; cela reste ainsi.

## Ce qu’une correction peut fixer

kk-quantity-of-seat = { $who }, { $what }
kk-quantity-points = PV ({ $source })
kk-quantity-engineers = ingénieurs des mines pas encore placés
kk-quantity-secured = mine en { $space } sécurisée
kk-quantity-side = face visible, carte { $card }
kk-quantity-cokery = bonus de la Cokerie & usine de briquettes obtenu ({ $reason })
kk-quantity-station = gueules noires à la gare { $station }
kk-quantity-lost = gueules noires perdues à la manche { $round }
kk-quantity-gained = jeton action supplémentaire obtenu ({ $reason })
kk-quantity-markers = jetons chemin de fer ({ $marker })
kk-quantity-fresh = jetons chemin de fer de cette manche ({ $marker })
kk-quantity-reason-engineer = ingénieur des mines
kk-quantity-reason-engine = machine à vapeur
kk-quantity-reason-one = première pièce
kk-quantity-reason-both = les deux pièces
kk-quantity-reason-settlements = troisième cité
kk-quantity-reason-engineers = troisième ingénieur
kk-quantity-reason-ironworks = Ferronnerie retournée
kk-quantity-turn = à qui de jouer
kk-quantity-bank = thunes de la banque
kk-quantity-worker_pool = travailleurs dans la réserve
kk-quantity-engine_pool = machines à vapeur dans la réserve
kk-quantity-extra_coin = thune additionnelle du Syndicat du charbon
kk-quantity-buying_power = jetons pouvoir d’achat du Syndicat du charbon
kk-quantity-subsidence = jeton dégâts miniers sur le plan de jeu
kk-quantity-owner = propriétaire, { $card }
kk-quantity-place = case, { $card }
kk-quantity-engine = machine à vapeur, { $card }
kk-quantity-mark = pion du Syndicat du charbon, { $card }
kk-quantity-village = travailleurs à { $village }
kk-quantity-track = thune du Syndicat du charbon sur la case { $space }
kk-quantity-raised = prix augmenté ({ $price })
kk-quantity-bonus = jeton bonus { $bonus }
kk-quantity-order = ordre de jeu, place { $place }
kk-quantity-settled = { $count ->
    [0] sans gueule noire
    [one] avec 1 gueule noire
   *[other] avec { $count } gueules noires
}
kk-quantity-on-track = case { $space } de la piste
kk-quantity-value-yes = oui
kk-quantity-value-no = non
kk-quantity-value-none = aucune place
kk-quantity-value-front = recto
kk-quantity-value-back = verso
kk-quantity-value-engine = machine à vapeur
kk-quantity-value-coin = thune
kk-quantity-value-trust = Syndicat du charbon
kk-quantity-value-display = à vendre
kk-quantity-change = { $what } : { $after } au lieu de { $before }
kk-quantity-changes = { $rest } ; { $last }
kk-event-table_repaired = La table a corrigé : { $changes }.
kk-violation-repair-unknown = Il n’y a rien à corriger sous le nom `{ $word }`.
kk-violation-repair-value-unknown = Impossible de fixer ceci à `{ $word }` : { $quantity }.
kk-violation-repair-contradicts = Avec le reste de la correction, ceci ne resterait pas à `{ $word }` : { $quantity }.
kk-violation-repair-changes-nothing = Tout cela est déjà ainsi.
kk-violation-consolidation-runs = La consolidation de { $ground } repose sur ce qu’il y avait à son début. Corrigez cela avant ou après.
kk-violation-turn-cannot-go-on = Le tour { DE($seat) } ne pourrait pas se poursuivre ainsi ({ $stage }).
