# Ce qui ne tombe pas juste, ce que rencontre un réglage changé, ce qu’une correction peut fixer.

## Sortes de pièces, et ce qu’a une place

kk-piece-coins = thunes
kk-piece-points = points
kk-piece-workers = travailleurs
kk-piece-miners = gueules noires
kk-piece-pool = gueules noires en réserve
kk-piece-engineers = ingénieurs
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
