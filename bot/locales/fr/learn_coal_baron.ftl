# Le guide de Coal Baron : ce qui est nouveau, ce qui est demandé, à quoi ressemble un bon tour. Toutes les clés commencent par learn-cb-.

## Ce qui est nouveau

learn-cb-new-begin = Vous possédez une mine. Au fond attendent des berlines de charbon, une cage le remonte, et les cartes commande disent qui veut quel charbon. Les commandes que vous livrez rapportent des points. Après { $shifts } quarts, le plus de points gagne. Vous débutez avec { $workers } ouvriers, { $francs } francs et un cube de charbon de chaque couleur : jaune, marron, gris et noir.
learn-cb-new-draft = Avant le premier quart, chacun prend { $drafted } cartes commande, une par une à tour de rôle. Une carte montre un véhicule et de 1 à 4 cases, chacune pour un cube de sa couleur. Une fois livrée, elle rapporte les points qu’elle affiche.
learn-cb-new-shift = Le quart commence. À votre tour, vous faites une seule chose : vous choisissez une case du plateau, y placez des ouvriers et faites ce qu’elle propose. L’*usine* vend du charbon, l’*extraction* le remonte et le pose sur vos commandes, la *livraison* change les commandes complètes en points, les *capitaux* et les *commandes* apportent ce que dit leur nom. Quand plus personne n’a d’ouvriers, on décompte le quart.
learn-cb-new-placing = Une case vide demande 1 ouvrier de votre réserve.
learn-cb-new-displaced = Une case occupée n’est pas fermée. Elle demande exactement 1 ouvrier de plus qu’il ne s’y en trouve, peu importe à qui ils sont ; ceux-ci vont au réfectoire, hors jeu jusqu’à la fin du quart. Ce que tout le monde veut devient donc plus cher : allez-y tôt.
learn-cb-new-money = Avec des francs, on n’achète que des tuiles galerie. La *banque* est toujours possible : 1 ouvrier pour 1 franc. Personne ne peut passer : qui ne trouve rien d’autre à faire y va.
learn-cb-new-tile = Une tuile galerie coûte, pour chacune de ses 1 ou 2 berlines : jaune { $price_yellow }, marron { $price_brown }, grise { $price_grey }, noire { $price_black } francs. Chaque berline apporte un cube de sa couleur. La tuile va au niveau de cette couleur, du côté qu’elle montre (éclairé ou sombre). Les berlines ne sont jamais rechargées : pour du charbon neuf, il faut de nouvelles tuiles.
learn-cb-new-substitute = La réserve n’avait plus de cube de la couleur de la tuile. Une telle berline reçoit un cube d’une autre couleur, et c’est cette couleur-là qu’il aura pour vos commandes.
learn-cb-new-order = Une nouvelle commande ne coûte que les ouvriers, et vous pouvez en avoir autant que vous voulez. Si elle n’est pas livrée à la fin de la partie, elle coûte { $undelivered } point.
learn-cb-new-drawn = *Piocher cinq* : on y regarde en secret les { $drawn } premières tuiles ou cartes de la pile, on peut en garder une (une tuile se paie comme d’habitude) et on remet les autres sur la pile ou dessous.
learn-cb-new-mining = Une case d’extraction donne des déplacements. Un déplacement, c’est : amener la cage à n’importe quel niveau ou à la surface, aussi loin que ce soit ; ou charger un cube du niveau où elle se trouve ; ou, à la surface, en sortir un cube. La cage contient { $room } cubes. Les déplacements non utilisés sont perdus, les cubes restent dans la cage. À la surface, un cube peut aussi aller au *stock privé*, votre réserve hors de la cage ; et là où manque une couleur, deux cubes quelconques remplissent la case.
learn-cb-new-filled = À la surface, un cube passe de la cage sur une case de sa couleur d’une commande : 1 déplacement.
learn-cb-new-pair = Deux cubes quelconques remplissent ensemble une case dont la couleur manque. Cela demande 2 déplacements.
learn-cb-new-stored = À la surface, des cubes peuvent aussi aller dans le *stock privé* (1 déplacement chacun), ce qui libère la cage. De là, ils iront plus tard sur des commandes, de nouveau pour 1 déplacement chacun et où que soit la cage.
learn-cb-new-delivered = Une livraison expédie toutes les commandes complètes de ce véhicule et rapporte aussitôt leurs points, une seule fois. Les cartes restent chez leur propriétaire : à chaque décompte, leurs cases sont comptées de nouveau.
learn-cb-new-empty-pile = La pile est épuisée. Les cases vides le restent désormais.
learn-cb-new-used-up = Qui n’a plus d’ouvriers ne joue plus jusqu’à la fin du quart. Les autres continuent, parfois plusieurs tours de suite.
learn-cb-new-scored = Après chaque quart, on compare les cases de toutes les commandes livrées jusque-là, couleur par couleur. Le premier et le deuxième reçoivent : jaune { $coal_yellow_1 } et { $coal_yellow_2 }, marron { $coal_brown_1 } et { $coal_brown_2 }, gris { $coal_grey_1 } et { $coal_grey_2 }, noir { $coal_black_1 } et { $coal_black_2 } points.{ $seats ->
    [2] {" "}À 2 joueurs, seul le premier nombre compte.
   *[other] {""}
} Qui n’en a pas livré ne reçoit rien. Si plusieurs sont premiers, chacun reçoit tous les points, et personne ceux de la seconde place.
learn-cb-new-marker = Le quart suivant débute par celui qui a le plus d’ouvriers à l’usine. En cas d’égalité, c’est celui des ex æquo qui vient le premier, dans le sens horaire, après l’ancien premier joueur.
learn-cb-new-returned = Tous les ouvriers reviennent, ceux du réfectoire aussi. Charbon, cage, francs et commandes restent tels quels.
learn-cb-new-last-shift = C’est le dernier quart. À sa fin, les berlines vides comptent aussi (de { $empty_yellow_1 } et { $empty_yellow_2 } points pour les jaunes à { $empty_black_1 } et { $empty_black_2 } pour les noires) : vider des berlines rapporte donc en soi.{ $seats ->
    [2] {" "}À 2 joueurs, seul le premier nombre compte.
   *[other] {""}
} Ne prenez que des commandes que vous pourrez encore livrer.

## Ce qui est demandé

learn-cb-ask-draft = Appuyez sur *{ button-act }* : chaque carte visible est un bouton. Prenez-en une, puis *{ button-finish }*.
learn-cb-ask-place = Appuyez sur *{ button-act }* et choisissez une case dans l’un des menus. Chaque entrée dit combien d’ouvriers il faut et ce que vous obtenez.
learn-cb-ask-mining = Un bouton qui porte une commande fait d’un coup tout ce qu’il faut pour elle. Sinon, avancez pas à pas : cage, charger, remplir. *{ button-finish }* met fin à l’extraction.
learn-cb-ask-mining-again = Un objectif entier d’un seul bouton, ou pas à pas.
learn-cb-ask-mining-steps = Avancez pas à pas : déplacer la cage, charger, ou sortir un cube à la surface. *{ button-finish }* met fin à l’extraction.
learn-cb-ask-keep-tiles = Vous seul voyez ces tuiles. Gardez-en une en la payant, ou n’en gardez aucune.
learn-cb-ask-keep-orders = Vous seul voyez ces cartes. Gardez-en une, ou n’en gardez aucune.
learn-cb-ask-return = Ce que vous n’avez pas gardé retourne à la pile : tout dessus, ou tout dessous.
learn-cb-ask-next = Vous choisissez vous-même l’ordre. Appuyez sur ce qui vient ensuite, en partant du dessus.
learn-cb-ask-substitute = La réserve manque de cubes de la couleur de la tuile. Choisissez la couleur qui ira dans la berline à la place.
learn-cb-ask-done = Tout est décidé dans ce tour. *{ button-finish }* passe la main ; *{ button-back }* reprend votre dernière action.

## Un bon tour

learn-cb-good-draft-first = Vous possédez un cube de chaque couleur : les commandes à 1 case sont donc vite remplies. 2 cases pareilles demandent un cube de plus, et une carte aux quatre couleurs prend tous vos cubes. Le noir rapporte le plus de points, le jaune le moins. Pour une première partie, laissez les cartes à 3 cases pareilles : il faudrait d’abord acheter leur charbon.
learn-cb-good-draft-again = Prenez ce qui va avec vos cartes : le même véhicule, car une livraison expédie toutes ses commandes complètes, ou une couleur que vous chargerez de toute façon.
learn-cb-good-place-first = Allez là où ce sera bientôt cher. Une *extraction* de nombreux déplacements, jusqu’à { $most_steps }, coûte 1 ouvrier tant que personne ne s’y trouve, et { $most_steps } déplacements suffisent pour remonter 3 cubes de 3 niveaux et les poser sur des commandes. S’il manque à vos commandes du charbon que vend l’usine, une tuile d’abord vaut tout autant.
learn-cb-good-place-deliver = { $complete ->
    [1] Vous avez une commande complète ; elle ne compte pour rien tant qu’elle n’est pas livrée.
   *[other] Vous avez { $complete } commandes complètes ; elles ne comptent pour rien tant qu’elles ne sont pas livrées.
}{ $rivals ->
    [0] {""}
   *[other] {" "}Après chaque joueur qui y va, la livraison demande un ouvrier de plus : mieux vaut y aller tôt.
} Une livraison prend toutes vos commandes complètes de ce véhicule.
learn-cb-good-place-mine = Vous pouvez compléter une commande maintenant : les entrées *extraction* du menu disent laquelle. Prenez une case qui a assez de déplacements ; ceux en trop chargent des cubes pour la suivante. Plusieurs cubes par trajet économisent des déplacements.
learn-cb-good-place-pair = Vous pouvez compléter une commande maintenant, mais seulement avec deux cubes sur une case dont la couleur manque (2 déplacements). Prenez pour cela des cubes dont aucune autre commande n’a besoin. Sinon, mieux vaut souvent attendre le bon charbon : ailleurs, chacun des deux remplit une case à lui seul.
learn-cb-good-place-search = Vos commandes veulent du charbon que vous n’avez pas, et aucune tuile visible ne l’apporte. *Piocher cinq* à l’usine en cherche une ; deux cubes quelconques remplissent ensemble une case de n’importe quelle couleur (2 déplacements){ $orders ->
    [0] {""}
   *[other] { $coal ->
        [0] {""}
       *[other] {""} ; ou prenez une commande pour le charbon que vous avez
    }
}.
learn-cb-good-place-prepare = Le charbon de vos commandes est dans votre mine, mais aucune case d’extraction à votre portée n’a assez de déplacements pour en compléter une maintenant. { $mining ->
    [0] Faites
   *[other] Remontez-en une partie (le charbon reste dans la cage et sur les commandes), ou faites
} ce qui sera bientôt cher : { $orders ->
    [0] des francs
   *[other] une commande, des francs
}.
learn-cb-good-place-wait = { $complete ->
    [1] Vous avez une commande complète, et l’extraction
   *[other] Vous avez { $complete } commandes complètes, et l’extraction
} peut en compléter une autre du même véhicule : extrayez d’abord, une seule livraison les prendra ensemble.{ $rivals ->
    [0] {""}
   *[other] {" "}Mais après chaque joueur qui y va, elle demande un ouvrier de plus. Si cela vous inquiète, livrez tout de suite.
}
learn-cb-good-place-tiles = Vos commandes veulent du charbon que vous n’avez pas. Achetez une tuile de cette couleur ; avec 2 berlines, vous économisez un ouvrier. Gardez l’équilibre : à la fin, chaque tuile en trop d’un côté coûte { $excess } points.
learn-cb-good-place-orders = Vous n’avez plus de commandes. { $coal ->
    [0] Votre mine est vide aussi, prenez-en donc une dont l’usine vend le charbon en ce moment,
   *[other] Prenez-en une pour le charbon que vous avez,
} de préférence d’un véhicule par lequel vous avez déjà livré.{ $last ->
    [0] {""}
   *[other] {" "}Il faut encore la remplir et la livrer dans ce quart.
}
learn-cb-good-place-money = Il vous manque du charbon, et l’argent pour l’acheter. Prenez le plus de francs possible pour un ouvrier, puis achetez.
learn-cb-good-place-finish = Il vous reste peu d’ouvriers, mais assez : l’un peut compléter une commande par l’extraction, et le suivant la livrer. Les choix d’*Extraction* dans le menu disent laquelle.
learn-cb-good-place-last = Il vous reste peu d’ouvriers. Préparez le quart suivant : { $mining ->
    [0] francs, tuiles galerie avec du charbon, commandes
   *[other] francs, charbon dans la cage, cubes sur les commandes
}, tout cela reste. Un ouvrier à l’usine aide à débuter le quart suivant.
learn-cb-good-place-final = Aucun quart ne suit celui-ci, et vos ouvriers ne suffisent pas pour une nouvelle commande : elle coûterait { $undelivered } point. Rapportent encore des points : { $carts ->
    [0] {""}
   *[other] des berlines vidées (si cela vous place mieux pour leur couleur) ;{" "}
}des francs ou des cubes qui complètent un lot de { $per_francs } ou de { $per_cubes }{ $tile ->
    [0] {""}
   *[other]  ; une tuile du côté qui en a le moins (chaque tuile en trop de l’autre coûte { $excess })
}.
learn-cb-good-mining = Un trajet coûte 1 déplacement, aussi long soit-il : chargez tout ce qu’il vous faut en une fois. Remplissez d’abord ce qui peut être complété dans ce tour ; ce qui reste dans la cage y attend la prochaine fois. Un déplacement en trop n’est pas perdu s’il mène la cage là où commencera votre prochaine extraction : en bas vers le charbon à charger, ou en haut avec des cubes pour vos commandes.
learn-cb-good-mining-again = Remplissez d’abord ce qui peut être complété dans ce tour. Un déplacement en trop peut mener la cage là où commencera votre prochaine extraction.
learn-cb-good-mining-steps = Les déplacements restants ne complètent aucune commande. Préparez la suite : le charbon reste dans la cage, les cubes restent sur les commandes, et le *stock privé* (votre réserve à la surface) vide la cage.
learn-cb-good-keep-tiles = Gardez une tuile dont vos commandes veulent le charbon et dont le côté en a besoin. Si aucune ne convient, n’en gardez aucune et épargnez vos francs.
learn-cb-good-keep-orders = Gardez une commande pour du charbon { $coal ->
    [0] que l’usine vend en ce moment
   *[other] que vous avez
}, d’un véhicule que vous utilisez. Une carte que vous ne livrez pas coûte { $undelivered } point à la fin.
learn-cb-good-return = Ce qui va sous la pile, personne ne le reverra de sitôt. Ce qui va dessus vient ensuite pour tous, dans votre ordre : n’y mettez que ce que vous laissez volontiers aux autres.
learn-cb-good-next = Ce qui est tout en haut de la pile sera dévoilé le premier, et d’autres peuvent le prendre : mettez-y ce qui leur sert le moins. Sous la pile, l’ordre ne compte guère.
learn-cb-good-substitute = Prenez la couleur dont vos commandes ont le plus besoin.
learn-cb-good-done = Regardez encore ce que le panneau dit inutilisé, puis terminez.

## Ce qui est dit à côté

learn-cb-note-delivery = **La livraison demande maintenant :** { $prices }.
learn-cb-note-pairs = **Deux cubes sur une case :** { $pairs }.
learn-cb-pair = { $order } : { $cubes } pour { $coal }
learn-cb-price = { $workers ->
    [one] 1 ouvrier
   *[other] { $workers } ouvriers
} ({ $vehicle })

## La fin du premier quart

learn-cb-end-scored = **Le premier quart est fini.** Jusqu’ici, deux choses ont rapporté des points : les commandes livrées et la comparaison des couleurs. Les points d’une carte ne sont payés qu’une fois, mais ses cases seront encore comparées aux deux décomptes suivants ; livrer tôt sert donc jusqu’à trois fois.
learn-cb-end-later = **Nouveau après le deuxième quart :** on compare aussi les véhicules, selon les cases des commandes que chacun a livrées. Le premier et le deuxième reçoivent : charrette à bras { $vehicle_handcart_1 } et { $vehicle_handcart_2 }, chariot à cheval { $vehicle_horse_cart_1 } et { $vehicle_horse_cart_2 }, camion { $vehicle_truck_1 } et { $vehicle_truck_2 }, locomotive { $vehicle_locomotive_1 } et { $vehicle_locomotive_2 }.{ $seats ->
    [2] {" "}À 2 joueurs, seul le premier nombre compte.
   *[other] {""}
} Tenez-vous-en donc à peu de véhicules. **Après le troisième :** les berlines vides par couleur, celles imprimées dans la mine aussi, de { $empty_yellow_1 } à { $empty_black_1 } points pour le premier.
learn-cb-end-last = **Tout à la fin,** chaque lot de { $per_francs } francs et chaque lot de { $per_cubes } cubes restants rapportent 1 point. Chaque commande non livrée coûte { $undelivered }, chaque tuile galerie en trop d’un côté de votre mine { $excess }.

## Ce qui a décidé

learn-cb-source-coal = Charbon livré par couleur
learn-cb-source-vehicle = Charbon livré par véhicule
learn-cb-source-empty = Berlines vides
