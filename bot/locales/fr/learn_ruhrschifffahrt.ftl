# Le guide de Ruhrschifffahrt : ce qui est nouveau, ce qui est demandé, à quoi ressemble un bon tour. Toutes les clés commencent par learn-ru-.

## Ce qui est nouveau

learn-ru-new-begin = Vous expédiez du charbon sur la Ruhr. À chacune des { $rounds } manches, votre barge charge un dé de charbon à un stockage, descend le fleuve et le vend à une petite industrie, à une cité ou au port de Ruhrort. Les ventes rapportent des thalers et des cubes, les cubes des capacités, et avec les deux vous construisez écluses et entrepôts : la plupart des PV viennent de là. Après { $rounds } manches, le plus de PV gagne.
learn-ru-new-round = Une manche : le calendrier dit ce qui arrive cette année-là, on pioche un jeton (demande ou niveau d’eau), toutes les barges partent, toutes vendent, les cubes qui vont ensemble apportent des jetons progrès, puis on achète, et de la manche { $first_export } à la manche { $last_export }, du charbon est exporté de Ruhrort. À chacune de ces phases, la barge la plus en amont joue d’abord ; seul le tout premier départ est tiré au sort.
learn-ru-new-dominion = Les dés vendus s’alignent sur la piste de transport (*chemin d’argile*, puis *route pavée*, puis *voie ferrée*). Quand elle est pleine, le dé du bas retourne au fleuve ; un noir va dans un dominion qui peut changer à chaque manche, et que dit à vos tours la ligne *Les dés noirs qui sortent de la piste*.
learn-ru-new-demand = La demande pose des thalers sur des cases de vente, { $on_space } au plus par case. Le premier à y vendre les prend tous, même des manches plus tard.
learn-ru-new-ban = Crue ou basses eaux : pas de pilote dans cette manche. Personne ne va donc à plus de { $trip } cases, et personne n’atteint Ruhrort. Certains de ces jetons augmentent ou diminuent aussi de 1 chaque dé des stockages.
learn-ru-new-option = Avec un départ, on peut prendre une *option spéciale*. *Pilote* (gratuit) : à plus de { $trip } cases en aval ; c’est la seule façon d’atteindre Ruhrort. *Transport* (gratuit) : le dé de la flèche de la piste de transport (sur le plateau, d’abord *Chemin d’argile*) va sur un stockage vide. *Remorquage* (payant) : partir en amont de sa barge et non en aval. Certaines en réunissent deux.
learn-ru-new-transported = *Transport* ramène au fleuve un dé vendu : le charbon noir dans tout dominion sauf la Marck, le blanc dans la Marck.
learn-ru-new-start = Partir, c’est aller à un stockage où se trouve un dé et le charger. Un stockage n’a de place que pour une barge. À la manche 1, tout stockage de charbon noir convient ; ensuite, seulement ceux en aval de votre barge, ou en amont par un remorquage. D’un stockage à gouvernail, seul un pilote mène à une vente.
learn-ru-new-debt = Qui manque de thalers contracte une dette : un entrepôt de sa réserve est mis en gage pour { $debt_coins } thalers. Le reprendre coûte { $repayment } thalers ; à la fin, chaque dette coûte { $debt_points } PV. Si la réserve est vide, et alors seulement, c’est le prochain entrepôt du calendrier qui est mis en gage, ce qui coûte aussitôt { $calendar_points } PV de plus, tant qu’on en a.
learn-ru-new-sold = Une barge amène son dé à une case de vente, à { $trip } cases au plus sans pilote. Les obstacles traversés ôtent 1 point au dé, qu’il y en ait un ou cinq, mais jamais le dernier. Pour un point du dé, le vendeur reçoit un cube, pour chaque autre point un thaler, et les thalers d’une demande en plus. Le dé vendu va sur la piste de transport.
learn-ru-new-marker = Une vente à Ruhrort rapporte { $ruhrort } thaler de plus et fait avancer le pion export, dont dépendent les exportations à venir. Mais on n’en repart que par un remorquage.
learn-ru-new-leaving = Quand une piste est pleine ou devient plus courte, le dé de sa case du bas en sort et va sur un stockage vide : un noir dans le dominion indiqué par le calendrier, s’il y a de la place. C’est le propriétaire de la barge la plus en amont à cet instant qui choisit lequel.
learn-ru-new-tile = Les cubes du plateau personnel forment des combinaisons, et chacune apporte d’elle-même un jeton progrès. Les cubes se gardent et peuvent compter pour plusieurs jetons. Vos jetons personnels servent chacun une fois par manche. Ceux qui construisent servent aussitôt : *Construction d’écluses* construit une écluse ; *Entrepôt d’Essen*, *Dépôt de charbon*, *Entrepôt de la Marck* et *Port de Ruhrort* construisent un entrepôt dans les lieux qu’ils nomment. *Salaire* ({ $wage } thalers, pour un seul joueur par manche) et *Ravitaillement* (un dé augmente de { $replenished }) sont des options spéciales, dès la manche suivante et à la place d’une autre. Le livret les donne tous en 6.5.2 (`/rules read`).
learn-ru-new-mark = Le *comté de la Marck* permet d’expédier du charbon blanc, dont les dés débutent à 4, et apporte { $with_mark } entrepôts en réserve.
learn-ru-new-white-tile = Un jeton blanc sert une seule fois dans la partie, ou rapporte des PV à la fin. De chacun, il y a moins d’exemplaires que de joueurs.
learn-ru-new-sold-out = Il ne reste plus de jeton de cette sorte : qui complète maintenant la combinaison reçoit un jeton vierge.
learn-ru-new-locks = Désormais, *Construction d’écluses* construit une écluse par manche, pour { $lock_coins } thalers. Il faut pour avoir ce jeton un cube de charbon noir vendu à une industrie et un autre vendu à une cité. Une écluse supprime un obstacle pour tous.{ $seats ->
    [2] {" "}À 2 joueurs, chaque écluse achetée de la manche { $two_from } à la manche { $two_until } peut en apporter une seconde gratuite.
    [3] {" "}À 3 joueurs, la première écluse que vous achetez peut en apporter une seconde gratuite.
   *[other] {""}
}
learn-ru-new-lock = Une écluse remplace un obstacle ; plus rien ne s’y perd, pour personne. Elle rapporte { $lock_points } PV, dans la Marck { $lock_points_mark }.{ $seats ->
    [2] {" "}À 2 joueurs, chaque écluse achetée de la manche { $two_from } à la manche { $two_until } peut en apporter une seconde gratuite.
    [3] {" "}À 3 joueurs, la première écluse qu’achète un joueur peut lui en apporter une seconde gratuite.
   *[other] {""}
}
learn-ru-new-supply = On ne construit que des entrepôts de sa propre réserve ; chacun en a 1 au début. D’autres viennent avec la première écluse ({ $with_lock }), avec le comté de la Marck ({ $with_mark }) et, dès la manche 6, du calendrier.
learn-ru-new-city = Un entrepôt rapporte aussitôt { $warehouse_points } PV. Dans une cité, où chaque joueur peut en avoir un, il rapporte aussi { $city_coin } thaler à son propriétaire à chaque vente, quel que soit le vendeur. La case suivante de la rangée coûte plus, ou autant.
learn-ru-new-depot = Un entrepôt dans un dépôt de charbon rapporte { $warehouse_points } PV, et d’autres à la fin si vous y en avez le plus, ou un dans chaque dépôt.
learn-ru-new-port = Un entrepôt à Ruhrort rapporte { $warehouse_points } PV, et d’autres chaque fois que le pays de sa colonne importe du charbon. Chacun y construit { $port_most } entrepôts au plus, jamais deux dans la même colonne.
learn-ru-new-fund = La caisse de la navigation prend à chacun 1 thaler ou 1 PV, cette seule fois.
learn-ru-new-tracks = Les dés passent à un tronçon de la piste qui a moins de cases ; ceux qui n’y trouvent pas de place retournent au fleuve.
learn-ru-new-country = Désormais et jusqu’à la manche 11, un pays importe à chaque manche. Les entrepôts de sa colonne à Ruhrort rapportent des PV.
learn-ru-new-export = Chaque entrepôt de la colonne du pays rapporte ce qu’indique le pion export, le plus haut 1 de plus, le troisième 1 de moins. Puis le pion recule d’une case pour chacun.
learn-ru-new-forced = Le sac est presque vide : dans cette manche, qui a Construction d’écluses doit d’abord construire une écluse.
learn-ru-new-surplus = À la fin d’une manche, personne ne garde plus de { $kept } thalers.

## Ce qui est demandé

learn-ru-ask-option = Appuyez sur *{ button-act }*. Le menu *{ ru-menu-start }* donne les stockages et la vente à laquelle chacun mène. Un des boutons prend d’abord une option spéciale ; le menu montre alors ce qu’elle permet.
learn-ru-ask-option-needed = Appuyez sur *{ button-act }*. Sans option spéciale, votre barge ne peut charger nulle part à présent. Appuyez sur le bouton d’une option ; un menu montre alors ce qu’elle permet.
learn-ru-ask-transport = Choisissez sur quel stockage vide va le dé de la piste : dans la Marck un blanc, ailleurs un noir.
learn-ru-ask-replenish = Choisissez le dé qui augmente de { $replenished }, jusqu’à { $highest }.
learn-ru-ask-start = L’option spéciale est prise. Choisissez maintenant le stockage où charge votre barge.
learn-ru-ask-plan = { $known ->
    [0] Votre dé est à bord. Choisissez où le vendre et appuyez sur *{ button-finish }*. Sans plan, on vous le redemandera quand ce sera à vous de vendre.
   *[other] Choisissez où vendre votre dé et appuyez sur *{ button-finish }*.
}
learn-ru-ask-plan-only = Votre dé est à bord, et il n’y a qu’un lieu où le vendre. *{ button-finish }* passe la main. Ce qui est proposé pour plus tard (achats, stockages) se règle d’avance ou se laisse.
learn-ru-ask-planned = Votre dé est à bord et sa vente est prévue. *{ button-finish }* passe la main, *{ button-back }* retire ce plan. Ce qui est proposé pour plus tard (achats, stockages) se règle d’avance ou se laisse : on vous le demandera le moment venu.
learn-ru-ask-plan-only-known = Il n’y a qu’une vente possible ; *{ button-finish }* passe la main.
learn-ru-ask-planned-known = La vente est prévue ; *{ button-finish }* passe la main.
learn-ru-ask-sell = Choisissez où vendre votre dé. Chaque entrée dit ce que cela paie et quel cube vous recevez.
learn-ru-ask-purchase = Achetez ce que permettent vos jetons progrès, tant que durent les thalers et les entrepôts ; chaque jeton personnel construit une fois par manche. *{ button-finish }* met fin aux achats.
learn-ru-ask-purchase-free = Vous pouvez construire une autre écluse, gratuitement. *{ button-finish }* y renonce.
learn-ru-ask-choose-pay = Tous choisissent en secret : vous payez 1 thaler ou 1 PV.
learn-ru-ask-choose-gain = Tous choisissent en secret : vous recevez 1 thaler ou 1 PV.
learn-ru-ask-remove = Des dés quittent la partie. Choisissez lequel.
learn-ru-ask-place = { $leaving ->
    [one] Un dé est sorti
   *[other] { $leaving } dés sont sortis
} de la piste de transport. Choisissez le stockage { $leaving ->
    [one] où il va
   *[other] de chacun
}.
learn-ru-ask-done = Tout est décidé dans ce tour. *{ button-finish }* passe la main.

## Un bon tour

learn-ru-good-option-first = Commencez là où une demande paie davantage ou bien là où aucun obstacle n’est sur le chemin. Vendez à une cité ou à une industrie, selon ce qui paie le mieux ; l’autre des deux devrait suivre aux prochaines manches, car ensemble elles apportent Construction d’écluses. Restez plutôt en amont : vous jouez alors le premier, et davantage de stockages seront en aval la prochaine fois. Ce que paie une vente : pour un point du dé un cube, pour chaque autre point un thaler, plus ce qu’une demande y a posé. Si des obstacles (disques sombres sur le fleuve) se trouvent entre le stockage et la vente, le dé perd 1 point.
learn-ru-good-option-lock = Il vous faut un cube noir d’une industrie et un d’une cité : Construction d’écluses. La vente qui apporte le cube manquant vaut beaucoup ; comparez-la aux thalers et à la place où finit votre barge. De loin en aval, on ne revient que par un remorquage (au moins { $next_tow ->
    [one] 1 thaler
   *[other] { $next_tow } thalers
}) ; gardez des thalers pour cela.
learn-ru-good-option-port = De Ruhrort, on ne repart que par un remorquage. Il coûte { $tow }, avec pilote ou transport { $tow_far }. Si les thalers manquent, vous contractez une dette. Comparez le cube que la vente apporte, ses thalers et le prix du remorquage.
learn-ru-good-option-mark = Vous pouvez expédier du charbon blanc dans cette manche, même sans remorquage. Ses dés débutent plus haut, et les cubes blancs complètent les jetons que les noirs seuls n’apportent pas.
learn-ru-good-option-mark-tow = Le charbon blanc est dans la Marck, en amont de votre barge ; un remorquage y mène dans cette manche. Ses dés débutent plus haut, et les cubes blancs complètent les jetons que les noirs seuls n’apportent pas. Voyez s’ils valent le remorquage.
learn-ru-good-option = Cherchez la vente qui complète un jeton progrès ou qui prend une demande ; l’entrée le dit. Comparez ensuite les thalers, et où finit votre barge : en amont on joue d’abord, de loin en aval il faut un remorquage (au moins { $next_tow ->
    [one] 1 thaler
   *[other] { $next_tow } thalers
}).
learn-ru-good-last = C’est la dernière manche. Prenez la vente dont les thalers paient ce que vous voulez encore construire, ou dont le cube complète un jeton qui construit tout de suite ou compte à la fin. La place où finit votre barge décide seulement qui passe d’abord pour les jetons et les achats ; avec le jeton *Barge de la Ruhr* seulement, finir à Ruhrort rapporte { $barge_more } PV de plus.{ $in_port ->
    [0] {""}
   *[other] {" "}De Ruhrort, on ne repart que par un remorquage ; il coûte { $tow }, avec pilote ou transport { $tow_far }.
}
learn-ru-good-transport = Là d’où vous partez tout de suite, il vous sert dans cette manche{ $last ->
    [0] {""} ; en aval de votre barge et en amont des autres, peut-être dans la suivante. Ce qui est en aval d’eux, ils peuvent le charger aussi : voyez à qui ses ventes de là rapportent le plus.
   *[other] , la dernière ; sinon, posez-le là où personne d’autre ne peut partir.
}
learn-ru-good-replenish = Augmentez le dé que vous allez charger : chaque point est un thaler.
learn-ru-good-start = Comparez les ventes en aval de chaque stockage : le cube, les thalers, et où finit votre barge.
learn-ru-good-plan = { $known ->
    [0] Comparez trois choses : le cube (seulement pour une zone qui n’est pas pleine ; celui qui complète un jeton rapporte le plus), les thalers, et la place où vous finissez : en amont, on joue d’abord la fois suivante. Le plus souvent, c’est le cube qui pèse le plus.
   *[other] Comparez le cube, les thalers et la place où vous finissez ; le plus souvent, c’est le cube qui pèse le plus.
}
learn-ru-good-plan-only = Rien à choisir ici : la vente se fait quand ce sera à vous de vendre.
learn-ru-good-planned = La vente se fait d’elle-même quand ce sera à vous, si elle paie encore autant ; sinon on vous demandera.
learn-ru-good-sell = Comparez trois choses : le cube (seulement pour une zone qui n’est pas pleine ; celui qui complète un jeton rapporte le plus), les thalers, et la place où vous finissez : en amont, on joue d’abord la fois suivante. Le plus souvent, c’est le cube qui pèse le plus.
learn-ru-good-purchase-lock = Construisez { $last ->
    [0] bientôt
   *[other] maintenant
} votre première écluse : elle rapporte des PV et met { $with_lock } entrepôts dans votre réserve{ $second ->
    [0] {""}
   *[other] , et vous pouvez avec elle en construire une seconde gratuitement
}.{ $mark_obstacles ->
    [0] {""}
   *[other] {" "}Dans la Marck, une écluse vaut un PV de plus.
}
learn-ru-good-purchase-free = La seconde écluse est gratuite : { $mark_obstacles ->
    [0] { $lock_points } PV, où qu’elle soit.
   *[other] { $lock_points_mark } PV dans la Marck, { $lock_points } ailleurs.
}{ $last ->
    [0] {" "}Sur votre propre chemin, elle épargne à chaque dé que vous y faites passer le point perdu, donc un thaler, s’il n’y a pas d’autre obstacle sur le trajet ; aux autres aussi.
   *[other] {""}
}
learn-ru-good-purchase-build = Chaque entrepôt vaut { $warehouse_points } PV ; les premiers sont moins chers, et ceux des cités rapportent des thalers.{ $builds_lock ->
    [0] {""}
   *[other] {" "}Comparez le prix d’une autre écluse ({ $lock_coins } thalers pour { $mark_obstacles ->
        [0] { $lock_points } PV
       *[other] { $lock_points } PV, { $lock_points_mark } dans la Marck
    }{ $second ->
        [0] {""}
       *[other] , une seconde gratuite avec elle
    }).
} Gardez de quoi payer le prochain remorquage ({ $next_tow ->
    [one] 1 thaler
   *[other] { $next_tow } thalers
}), s’il vous en faut un.
learn-ru-good-purchase-more = Une écluse de plus à chaque manche vaut { $lock_points } PV{ $mark_obstacles ->
    [0] {""}
   *[other] , { $lock_points_mark } dans la Marck,
} et coûte { $lock_coins } thalers{ $second ->
    [0] {""}
   *[other] {""} ; vous pouvez avec elle en construire une seconde gratuitement
}. Construisez-la là où votre propre barge passera souvent, et gardez de quoi payer le prochain remorquage ({ $next_tow ->
    [one] 1 thaler
   *[other] { $next_tow } thalers
}), s’il vous en faut un.
learn-ru-good-purchase-last = Ce sont les derniers achats.{ $builds_warehouse ->
    [0] {""}
   *[other] {" "}Chaque entrepôt vaut { $warehouse_points } PV, et plus là où il complète une série de cités ou de dépôts de charbon.
}{ $builds_lock ->
    [0] {""}
   *[other] {" "}Une écluse vaut { $lock_points } PV{ $mark_obstacles ->
        [0] {""}
       *[other] , { $lock_points_mark } dans la Marck,
    } pour { $lock_coins } thalers.
} { $mayor ->
    [0] Ne gardez rien : à la fin, les thalers ne rapportent pas de PV (seul le jeton *Maire* en donne un par thaler gardé, { $kept } au plus, sans dettes).
   *[other] Par votre jeton *Maire*, chaque thaler restant vaut un PV, mais { $kept } au plus : le reste est rendu à la fin de la manche. Dépensez donc ce qui dépasse { $kept } pour le moindre PV ; au-dessous, n’achetez que ce qui rapporte plus de PV que cela ne coûte de thalers.
}
learn-ru-good-purchase-none = Vous n’avez presque rien à construire pour l’instant : il vous manque le jeton ou un entrepôt en réserve, ou il ne reste pas d’obstacle pour une écluse. Remboursez une dette s’il vous reste des thalers, sinon terminez.
learn-ru-good-choose-pay = Donnez ce qui vous manquera le moins : le thaler, s’il en reste assez pour le prochain remorquage et la prochaine écluse ; sinon le PV.
learn-ru-good-choose-gain = Prenez le PV, à moins qu’un thaler ne rende un achat possible dans cette manche.
learn-ru-good-remove = Prenez-en un là où d’autres chargeraient bientôt, et vous non.
learn-ru-good-place = En aval de votre propre barge et en amont des autres, vous pourrez le charger ensuite ; ailleurs, ce seront plutôt les autres. Comparez ce que les ventes de là vous rapportent et ce qu’elles leur rapportent : parfois, mieux vaut le poser là où il n’aide personne.
learn-ru-good-place-any = En aval de votre barge et en amont de la suivante, il n’y a aucun stockage où il puisse aller à présent. Prenez-en un dont les ventes aident le moins les autres.
learn-ru-good-place-last = Personne ne le chargera plus : n’importe quel stockage convient.
learn-ru-good-done = Regardez encore ce que le panneau dit inutilisé, puis terminez.

## Ce qui compte là pour la première fois

learn-ru-note-tiles = **Ce qu’apportent les jetons qu’une vente complète maintenant :** { $tiles }.
learn-ru-note-port = **Ruhrort** paie { $ruhrort } thaler de plus qu’ailleurs et fait avancer le pion export vers la droite, d’une case, de deux si le dé vaut encore 4 ou plus à l’arrivée. Son échelle indique 1 ou 2 PV : c’est ce que rapporte, dès la manche { $first_export }, chaque entrepôt dont un pays importe, ceux des autres aussi.
learn-ru-note-city = **Dans une cité**, un entrepôt rapporte { $city_coin } thaler à chaque vente, quel que soit le vendeur.
learn-ru-note-depot = **Un dépôt de charbon** rapporte { $depot_points } PV à la fin si vous y avez, vous seul, le plus d’entrepôts, et { $depots_points } de plus si vous en avez un dans chacun des quatre ; il ne rapporte pas de thalers.
learn-ru-note-repay = **Rembourser une dette** coûte { $repayment } thalers ; cela épargne { $debt_points } PV à la fin et rend l’entrepôt à votre réserve, à construire dès ce tour si vous voulez.
learn-ru-note-warehouse = **Le jeton Entrepôt** en construit un, une seule fois, dans n’importe quelle cité, même à Mülheim, ou à Ruhrort, toujours pour { $tile_coins } thalers : il épargne le plus là où la place est chère ou bien là où le jeton vous manque.

## La fin de la première manche

learn-ru-end-scored = **La première manche est finie**, et personne n’a encore de PV. C’est normal : ils viennent des constructions ({ $lock_points } ou { $lock_points_mark } pour une écluse, { $warehouse_points } pour un entrepôt), des exportations, et de la fin de la partie (séries de cités, dépôts de charbon, jetons blancs, moins { $debt_points } par dette).
learn-ru-end-aims = **Combinaisons de cubes noirs :** une industrie et une cité : *Construction d’écluses*. Deux cités : *Entrepôt d’Essen* (Kettwig, Werden, Steele). Deux industries : *Dépôt de charbon*. Les quatre : *Comté de la Marck* et son charbon blanc. Une cité et Ruhrort : *Port de Ruhrort*. Une industrie et Ruhrort : *Salaire*. Une zone contient 2 cubes ; y vendre encore ne rapporte que des thalers.
learn-ru-end-calendar = **Au calendrier :** dès la manche 2, les écluses ({ $lock_coins } thalers, { $lock_coins_later } dès la manche 5). Des manches 4 à 11, un pays importe à chaque fois. Dès la manche 7, les options payantes coûtent 1 de plus. Des entrepôts arrivent aux manches 6, 7, 9, 10 et 11.
learn-ru-end-money = **Veillez à vos thalers.** Gardez de quoi payer un remorquage quand vous êtes loin en aval. S’il vous en manque, des entrepôts sont mis en gage pour { $debt_coins } thalers chacun ; les reprendre en coûte { $repayment }. Personne ne garde plus de { $kept } thalers.
