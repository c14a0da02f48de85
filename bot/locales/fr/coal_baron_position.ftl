# The position in words, part by part.

cb-part-round = Quart, piles et réserve
cb-part-drawn = Dans votre main
cb-part-majorities = Majorités
cb-part-options = Options de la table
cb-text-order = Dans le sens horaire depuis le premier joueur : { $who }.
cb-text-filling = À remplir : { $tile } ; { $count ->
    [one] 1 berline encore vide
   *[other] { $count } berlines encore vides
}.
cb-text-returned-top = Remises sur la pile, la plus haute d’abord : { $cards }.
cb-text-returned-bottom = Remises sous la pile, la plus haute d’abord : { $cards }.
cb-text-touches = • { $who } : { $what }
cb-text-touches-factory = { $francs } ; tuiles galerie : côté éclairé { $light }, côté sombre { $dark }
cb-text-touches-order = dans les berlines { $carts } ; dans la cage { $cage } ; dans le stock privé { $storage }
