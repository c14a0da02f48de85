# Le guide de Kohle & Kolonie : ce qui est nouveau, ce qui est demandé, à quoi ressemble un bon tour. Toutes les clés commencent par learn-kk-.

## Ce qui est nouveau

learn-kk-new-begin = Vous dirigez une compagnie minière dans le sud du bassin de la Ruhr. Vous achetez de petites mines, placez vos gueules noires là où elles rapportent, et dès la manche 3 vous vous disputez les grandes mines, nées de la fusion des petites. Après { $rounds } manches, qui a le plus de PV gagne. Vous débutez avec { $coins } thunes, { $miners } gueules noires et { $points } PV. Les gueules noires sont vos gens. Les travailleurs viennent des villages, un avec presque chaque mine ; ils paient les retournements et le Chargement.
learn-kk-new-round = Une manche a 10 phases, mais vous ne décidez que dans quelques-unes : vous choisissez un jeton bonus, faites deux actions (une dans chacune de deux phases), protégez des mines d’une catastrophe, utilisez peut-être le Chargement. Le reste se déroule tout seul pour l’instant et sera expliqué le moment venu.
learn-kk-new-bonus = Chacun prend un jeton bonus : un petit plus pour cette manche. Sa case fixe aussi l’ordre du tour : plus à gauche, on joue plus tôt.
learn-kk-new-mine = Une mine coûte 1 ou 2 thunes et prend un travailleur à un village voisin de son champ ; il rejoint l’acheteur. Une de ses gueules noires marque la mine sur le plan ; la carte va sur son plateau, qui a { $spaces } cases, et rapporte des thunes à chaque manche.
learn-kk-new-settler = Plus aucun village voisin de la mine n’avait de travailleur. C’est donc une gueule noire d’une cité voisine de l’acheteur qui s’y rend, et aucun travailleur n’est gagné.
learn-kk-new-second = Certaines mines montrent une seconde gueule noire : l’acheteur peut prendre à côté un travailleur de plus et placer aussitôt une autre gueule noire sur son plateau ou sur une carte technologie. Elle ne vient que si un village voisin a encore un travailleur, la réserve de l’acheteur une gueule noire, et qu’une place est libre.
learn-kk-new-miner = Les gueules noires se placent sur des cartes technologie, où la plupart rapportent thunes ou PV à chaque manche, sur le plateau pour défendre la mine de la case, ou dans vos cités. Une action en place jusqu’à 2 et en déplace jusqu’à 2, gratuitement.
learn-kk-new-redeployed = Déplacer, c’est bouger une gueule noire de 1 case : entre plateau et cartes technologie, d’une cité vers ceux-ci ou vers une gare voisine, le long d’une ligne, ou vers la réserve.
learn-kk-new-engineer = Un ingénieur travaille sur une carte technologie : à la Cokerie pour une thune par manche, à la Ferronnerie pour un PV. Le troisième apporte un jeton action supplémentaire.
learn-kk-new-settlement = Une cité se place dans un village qui n’a plus de travailleur. À chaque manche, elle ajoute 1 PV à chaque champ voisin où son propriétaire a une mine. Ses gueules noires peuvent y remplacer le travailleur qui manque pour une mine, ou rejoindre des gares. La troisième cité apporte un jeton action supplémentaire, la quatrième { $settlement_4 } PV, la cinquième { $settlement_5 }.
learn-kk-new-engine = Une machine à vapeur sur une mine rapporte 1 thune de plus par manche. À la fin, 1 vaut { $engine_1 } PV, 2 en valent { $engine_2 }, 3 en valent { $engine_3 }, et ainsi de suite jusqu’à { $most_engines } machines.
learn-kk-new-used = Un jeton bonus s’utilise une seule fois, le plus souvent en plus d’une action. Il retourne aussitôt sur la case libre la plus à gauche : utilisé tôt, il promet une place avantageuse à qui le prendra à la manche suivante.
learn-kk-new-exchanged = Dans un tour d’action, chacun peut échanger autant qu’il veut, tant que la réserve suffit : { $given } thunes contre { $got } travailleurs, ou { $sold } travailleurs contre 1 thune. Il faut des travailleurs pour retourner des cartes technologie et pour le Chargement.
learn-kk-new-flipped = Retourner une carte technologie n’est pas une action. Cela coûte des travailleurs, des thunes ou les deux, rapporte aussitôt des PV, et le verso permet davantage. Le premier à en retourner une rend le plus souvent quelque chose plus cher pour tous.
learn-kk-new-extra = La phase action supplémentaire est pour ceux qui ont un jeton action supplémentaire : il donne une troisième action. Il y en a un pour le troisième ingénieur, un pour la troisième cité, un pour avoir retourné la Ferronnerie. Gardé jusqu’à la fin, il vaut { $extra } PV.
learn-kk-new-station = La première gueule noire dans une gare prend son jeton chemin de fer. À la fin, chaque gare où vous avez une gueule noire vaut 1 PV, une ligne entière bien plus.
learn-kk-new-secured = Une gueule noire en défense protège la mine de sa case tant qu’elle s’y tient. Une thune, sur les cases qui en portent le symbole, ou le jeton bonus la protège pour cette manche.
learn-kk-new-discs = La catastrophe : chaque mine sans protection met dans le sac un disque de son propriétaire ({ $discs } au plus par joueur), avec { $neutral } noirs et le Rien. On en pioche { $drawn }. Un noir retire une thune au Syndicat du charbon, le Rien n’agit que si des dégâts miniers sont sur le plan. Si le disque d’un joueur sort, le jeton catastrophe de la manche agit.
learn-kk-new-suffered = Pour chacun de ses disques piochés, un joueur perd une gueule noire pour toujours, et une fois par manche des PV : { $first_loss } à la première, davantage à chaque manche, { $last_loss } à la dernière.
learn-kk-new-disaster = Le jeton catastrophe de la manche dit ce que fait encore une catastrophe, dans cette manche ou pour toujours. Il n’agit que si le disque d’un joueur est pioché.
learn-kk-new-highest = Le Syndicat prend sans payer la mine en vente qui a le plus grand numéro. Personne ne peut plus acheter celle-là.
learn-kk-new-extra-coin = Le Syndicat aura 1 de plus à sa prochaine consolidation avec enchères : il vous faut 1 de plus pour le dépasser.
learn-kk-new-power = Désormais, le Syndicat prend une mine de plus à chaque manche : il en reste moins à acheter, et il est présent dans plus de champs quand ils fusionnent.
learn-kk-new-subsidence = Les dégâts miniers restent sur le plan : chaque fois que le Rien est pioché, chacun paie 1 thune ou perd { $subsidence_points } PV.
learn-kk-new-trust = Le Syndicat du charbon n’est à personne. À chaque manche, il prend sans payer la mine en vente qui a le plus petit numéro, et plusieurs une fois que son pouvoir d’achat a augmenté. Plus tard, il faudra le dépasser pour gagner une grande mine.
learn-kk-new-income = Chaque carte mine rapporte ce qui y est imprimé, et 1 thune de plus avec une machine à vapeur.
learn-kk-new-ground = À chaque manche, chaque champ où vous avez une mine rapporte des PV : 1 par mine du champ qui est à quelqu’un, au Syndicat aussi, et 1 par cité que vous avez à côté. Les champs partagés sont donc avantageux. Sous le nom d’un champ de petites mines, le plan dit quand il fusionne et ce que rapporte la grande mine : *III 4* veut dire manche 3, pour 4 PV.
learn-kk-new-revealed = Une consolidation : les petites mines de ce champ deviennent une grande mine. Leurs propriétaires comparent leurs valeurs : les prix de leurs mines du champ, leur Administration, des jetons et les thunes qu’ils misent. Le Syndicat n’y prend part qu’avec une mine du champ à lui ou que personne n’a achetée : il y oppose les prix de celles-ci et les thunes de sa piste ; il ne surenchérit jamais. Qui dépasse tous les autres gagne.
learn-kk-new-sole = Qui possède toutes les petites mines d’un champ reçoit la grande sans enchères.
learn-kk-new-won = Le gagnant paie les thunes misées et reçoit la grande mine, ses PV et les machines à vapeur du champ. Les autres gardent leurs thunes et reçoivent { $lost_mine } PV par petite mine cédée. Toutes les petites quittent la partie. Les mines restantes comblent les vides : chaque rangée vers la gauche, celle du bas monte si celle du haut est vide ; la défense des mines reste en place.
learn-kk-new-trust-won = Personne n’a dépassé le Syndicat : la grande mine est à lui. Les joueurs reçoivent { $lost_mine } PV pour chacune de leurs petites mines du champ. Les mines restantes comblent les vides : chaque rangée vers la gauche, celle du bas monte si celle du haut est vide ; la défense des mines reste en place.
learn-kk-new-cokery = La Cokerie rapporte 1 thune pour son ingénieur, 1 pour sa gueule noire seule et 1 pour sa paire de gueules noires.
learn-kk-new-ironworks = La Ferronnerie rapporte 1 PV pour son ingénieur, 1 pour sa gueule noire seule et 1 pour sa paire de gueules noires ; le verso rapporte davantage.
learn-kk-new-loading = Le Chargement rapporte 1 PV par wagonnet de vos mines, et des thunes si une gueule noire ou un ingénieur s’y trouve, au recto pour 2 wagonnets chacun. Il coûte 1 travailleur, mais aucun avec le jeton bonus *{ kk-bonus-wagon }* ou une fois la carte retournée.
learn-kk-new-returned = Les jetons bonus que personne n’a utilisés retournent sur leur piste à la fin de la manche.

## Ce qui est demandé

learn-kk-ask-choose = Appuyez sur *{ button-act }* : chaque jeton est un bouton, son numéro est sa case. Plus il est petit, plus vous jouez tôt. Prenez-en un, puis *{ button-finish }*.
learn-kk-ask-act = Appuyez sur *{ button-act }* : vous avez une action dans cette phase, par le menu des mines ou par un bouton. En plus, vous pouvez { $unflipped ->
    [0] { $bonus ->
        [1] utiliser votre jeton bonus et{" "}
       *[0] {""}
    }échanger
   *[other] { $bonus ->
        [1] utiliser votre jeton bonus, retourner
       *[0] retourner
    } des cartes que vous pouvez payer, et échanger
}. *{ button-finish }* achève votre tour.
learn-kk-ask-act-extra = Vous avez un jeton action supplémentaire. Dépensez-le maintenant pour une troisième action, ou terminez et gardez-le.
learn-kk-ask-act-after = Votre action est faite.{ $still ->
    [0] {""}
   *[other] {" "}Vous pouvez encore { $still ->
        [1] utiliser votre jeton bonus
        [2] retourner une carte
        [3] utiliser votre jeton bonus et retourner une carte
        [4] échanger
        [5] utiliser votre jeton bonus et échanger
        [6] retourner une carte et échanger
       *[7] utiliser votre jeton bonus, retourner une carte et échanger
    }.
} *{ button-finish }* achève votre tour.
learn-kk-ask-engine = Choisissez où va la machine à vapeur : sur une de vos mines qui n’en a pas, ou sur la Cokerie une fois retournée.
learn-kk-ask-flips = Choisissez la carte à retourner ; ce n’est pas une action. *{ button-overview }* ramène aux autres choix.
learn-kk-ask-settlement = Choisissez le village de la cité.
learn-kk-ask-engineer = Choisissez la place de l’ingénieur.
learn-kk-ask-worker = Il faut à votre mine un travailleur d’un village voisin ; si aucun n’en a plus, une gueule noire vient d’une de vos cités voisines. Choisissez d’où.
learn-kk-ask-place_card = Choisissez la case de votre plateau pour la mine.
learn-kk-ask-second_worker = La mine montre une seconde gueule noire : vous pouvez prendre un second travailleur. Choisissez le village, ou renoncez-y.
learn-kk-ask-second_miner = Pour le second travailleur, vous pouvez placer une gueule noire. Choisissez où, ou renoncez-y.
learn-kk-ask-settlement_miners = Placez jusqu’à 2 gueules noires de votre réserve dans la nouvelle cité.
learn-kk-ask-miners = { $insert ->
    [0] { $redeploy ->
        [0] Il ne reste rien à placer ni à déplacer.
        [one] Déplacez jusqu’à { $redeploy } gueule noire.
       *[other] Déplacez jusqu’à { $redeploy } gueules noires.
    }
   *[other] Placez par le menu jusqu’à { $insert } { $insert ->
        [one] gueule noire
       *[other] gueules noires
    }{ $redeploy ->
        [0] {""}
       *[other] , déplacez-en jusqu’à { $redeploy }
    }.
} *{ kk-button-stop-miners }* achève cette partie.
learn-kk-ask-arrange = La carte est retournée. Vous pouvez mettre ses pièces à d’autres places du verso.
learn-kk-ask-secure = Chaque bouton protège une mine pour cette manche. *{ button-finish }* laisse les autres sans protection.{ $rescue ->
    [1] {" "}Votre jeton *{ kk-bonus-rescue }* protège gratuitement 2 mines.
   *[0] {""}
}
learn-kk-ask-lose_miner = Vous devez céder une gueule noire, et votre réserve est vide. Choisissez laquelle.
learn-kk-ask-subsidence = Dégâts miniers : payez 1 thune ou perdez { $subsidence_points } PV.
learn-kk-ask-declare = Avant les enchères : choisissez les jetons (*{ kk-bonus-aid }*, consolidation) que vous ajoutez ici à votre valeur. Ils sont dépensés même si vous perdez ; ne rien annoncer n’en dépense aucun.
learn-kk-ask-bid = Annoncez une valeur au-dessus de la plus haute, ou passez. Ce qui manque à votre valeur se paie en thunes, par le seul gagnant.
learn-kk-ask-place_large = Vous avez gagné la grande mine. Choisissez sa case.
learn-kk-ask-load = Chargement : appuyez sur un bouton pour l’utiliser, ou sur *{ button-finish }* pour y renoncer.
learn-kk-ask-done = Tout est décidé dans ce tour. *{ button-finish }* passe la main.

## Un bon tour

learn-kk-good-choose-first = Dans cette manche, vos thunes doivent aller aux mines.{ $miners_there ->
    [0] {""}
   *[other] {" "}*{ kk-bonus-miners }* est gratuit, et deux gueules noires rapportent tout de suite.
}{ $aid_there ->
    [0] {""}
   *[other] {" "}*{ kk-bonus-aid }* peut donner 1 thune.
}{ $dear ->
    [0] {""}
    [1] {" "}*{ kk-bonus-engineer }* en coûte.
    [2] {" "}*{ kk-bonus-settlement }* en coûte.
   *[other] {" "}*{ kk-bonus-engineer }* et *{ kk-bonus-settlement }* en coûtent.
}{ $wagon_there ->
    [0] {""}
   *[other] {" "}Le wagonnet, tout à gauche, vous donne le premier choix des mines.
}
learn-kk-good-choose = Demandez-vous d’abord : dois-je jouer tôt (une mine, un village, une gare que d’autres veulent aussi) ? Alors un jeton de gauche. Sinon, prenez ce que vous paieriez : gueules noires, ingénieur, cité, machine à vapeur.{ $aid_there ->
    [0] {""}
   *[other] {" "}L’*aide à la consolidation* ne vaut encore que sa thune : les enchères commencent à la manche { $first_bids }.
}{ $rescue_there ->
    [0] {""}
   *[other] {" "}Le jeton *défense des mines* est pour qui a beaucoup de mines sans protection.
}
learn-kk-good-choose-bids = À la fin de cette manche, { $merging ->
    [one] { $merging } champ fusionne : { $grounds }.
   *[other] { $merging } champs fusionnent : { $grounds }.
}{ $aid_there ->
    [0] {""}
   *[other] {" "}Si vous y avez des mines, l’*aide à la consolidation* augmente votre valeur aux enchères.
} Demandez-vous : dois-je jouer tôt (une mine, un village, une gare que d’autres veulent aussi) ? Alors un jeton de gauche. Sinon, prenez ce que vous paieriez{ $last_round ->
    [0] .
   *[other] , mais pour des PV : ce qu’on bâtit à la dernière manche ne rapporte plus qu’une fois au plus.
}{ $rescue_there ->
    [0] {""}
   *[other] {" "}Le jeton *défense des mines* est pour qui a beaucoup de mines sans protection.
}
learn-kk-good-act-first = Achetez une mine : le plus souvent, elle a rapporté son prix dès la fin de cette manche, et elle rapporte encore. Cherchez un revenu de 2 ou une seconde gueule noire, un champ où d’autres achèteront aussi, et des villages qui ont des travailleurs. Dans le menu, le champ suit la mine : son domaine sur le plan, qui rapporte des PV à chaque manche. Une seconde gueule noire se place aussitôt en plus, sur le plateau ou sur une carte technologie (Cokerie, Ferronnerie et autres, près de votre plateau).
learn-kk-good-act-second = Achetez une deuxième mine si vous le pouvez. Sinon, placez des gueules noires, c’est gratuit{ $single ->
    [0]  : des paires à la Cokerie et à la Ferronnerie, ou une gardienne pour chaque mine
    [one]  : une place simple à la Cokerie ou à la Ferronnerie est libre et rapporte aussitôt
   *[other]  : { $single } places simples à la Cokerie et à la Ferronnerie sont libres et rapportent aussitôt
}.
learn-kk-good-act-early = Les mines restent le meilleur achat.{ $paid ->
    [0] {" "}Vous ne pouvez rien payer d’autre maintenant ; placer des gueules noires est gratuit.
   *[other] {" "}Vous pouvez aussi payer { $instead }.
}
learn-kk-paid-engine = une machine à vapeur ({ $coins })
learn-kk-paid-engineer = un ingénieur ({ $coins })
learn-kk-paid-settlement = une cité dans un village vide près de vos mines ({ $coins })
learn-kk-late-flips = retournez des cartes{ $points ->
    [0] {""}
   *[other] {" "}(Ferronnerie : { $points } PV)
}
learn-kk-late-settlement = placez des cités
learn-kk-late-miners = envoyez des gueules noires dans les gares
learn-kk-late-engine = achetez des machines à vapeur
learn-kk-good-act-late = { $merging ->
    [0] Aucun champ ne fusionne dans cette manche.
    [one] { $merging } champ fusionne dans cette manche : { $grounds }.
   *[other] { $merging } champs fusionnent dans cette manche : { $grounds }.
}{ $bidding ->
    [0] {""}
   *[other] {" "}Vous y avez des mines : pouvez-vous dépasser le Syndicat et les autres ? Gardez des thunes pour cela. Avant les enchères, vous recevez encore { $income ->
        [one] { $income } thune
       *[other] { $income } thunes
    } ; les valeurs du champ sont au-dessus des boutons.
} Là où rien n’est en jeu, { $later }.{ $flips_later ->
    [0] {""}
   *[other] {" "}On peut aussi retourner des cartes dans un tour suivant.
}
learn-kk-note-last-turn = C’est votre dernier tour : ensuite, rien ne se retourne ni ne s’échange plus. À la fin, { $per_coins } thunes valent 1 PV, les travailleurs rien : échangez-les contre des thunes, sauf un si le Chargement en demande.
learn-kk-good-act-poor = Vous ne pouvez pas acheter de mine maintenant. Gratuitement : placer des gueules noires{ $single ->
    [0] {""}
   *[other] , de préférence à la Cokerie ou à la Ferronnerie, où une place simple est libre et rapporte aussitôt
}, ou leur faire garder vos mines{ $sells ->
    [0] {""}
   *[other] . { $sold } travailleurs s’échangent contre 1 thune
}.
learn-kk-good-act-extra = Gardé jusqu’à la fin, le jeton vaut { $extra } PV. Dépensez-le pour une action qui vaut davantage, et plutôt tôt que tard.
learn-kk-good-act-after = { $bonus ->
    [1] Votre jeton bonus *{ $marker }* ({ $effect }) peut encore servir ; inutilisé, il revient sur la piste à la fin de la manche.{" "}
   *[0] {""}
}{ $last_turn ->
    [0] { $sells ->
        [0] {""}
       *[other] { $unflipped ->
            [0] {""}
           *[other] N’échangez des travailleurs contre des thunes que si vous savez ce qui vous manquera : retourner une carte coûte jusqu’à { $flip_workers } travailleurs, et le plus souvent des thunes.{" "}
        }
    }{ $flips_now ->
        [0] { $unflipped ->
            [0] Vos cartes sont toutes retournées : les travailleurs ne valent plus que des thunes ({ $sold } pour 1).
           *[other] Vous ne pouvez retourner aucune carte maintenant, peut-être dans un tour suivant.
        }
       *[other] Retourner une carte est encore possible dans un tour suivant.
    }
   *[other] { $flips_now ->
        [0] { $unflipped ->
            [0] Vos cartes sont toutes retournées.
           *[other] Vous ne pouvez plus retourner aucune carte.
        }
       *[other] Retournez ce que vous pouvez encore payer.
    }
}
learn-kk-good-engine = Sur une mine, elle rapporte 1 thune de plus à chaque manche. Elle y reste : seule une consolidation la retire de la carte. Le gagnant la reçoit alors ; si c’est le Syndicat, elle retourne à la réserve. Prenez donc une mine dont le champ fusionne tard ou jamais, ou que vous gagnerez.
learn-kk-good-flips = Chaque carte retournée donne ses PV une fois, quel que soit le moment. Tôt, elle sert aussi plus longtemps : la Main d’œuvre déplace alors jusqu’à 4 gueules noires et un ingénieur par action ; la Cokerie a une place de plus pour une gueule noire et une pour une machine à vapeur ; la Ferronnerie donne 2 PV pour un ingénieur et pour une gueule noire, et apporte un jeton action supplémentaire ; le Chargement n’a plus besoin de travailleur. Gardez les thunes qu’il faudra pour les enchères (dès la manche { $first_bids }).
learn-kk-good-settlement = Le village voisin du plus grand nombre de champs où vous avez des mines : chacun rapporte alors 1 PV de plus à chaque manche. Si une gare est à côté, des gueules noires peuvent y aller ensuite.
learn-kk-good-engineer = À la Cokerie, il rapporte 1 thune par manche, à la Ferronnerie { $ironworks_engineer } PV, à l’Administration 1 de valeur en plus dans chaque consolidation, au Chargement 2 thunes pour 2 wagonnets (retourné, 1 pour 1). Plus c’est tôt dans la partie, plus c’est souvent.
learn-kk-good-worker = Prenez un travailleur dans un village dont d’autres ont besoin pour leurs mines, ou que vous voulez vide : une cité demande un village sans travailleur. Une gueule noire vient de préférence d’une cité où vous en avez le moins besoin.
learn-kk-good-place_card = Une case au symbole d’une thune peut être protégée d’une catastrophe pour 1 thune.
learn-kk-good-second_worker = Prenez-le : un travailleur vaut une demi-thune, et la gueule noire est offerte.
learn-kk-good-second_worker-alone = Cette fois, aucune gueule noire ne vient avec lui ; la raison est au-dessus des boutons. Le travailleur reste utile : { $unflipped ->
    [0] {""}
   *[other] retourner une carte en coûte jusqu’à { $flip_workers },{" "}
}{ $sold } valent une thune. Sans cela, le village garde son travailleur, et aucune cité ne peut y être placée.
learn-kk-good-second_miner = { $single ->
    [0] Faites défendre une mine par la gueule noire, ou complétez une paire à la Cokerie ou à la Ferronnerie.
   *[other] Une place simple de la Cokerie ou de la Ferronnerie rapporte dès cette manche ; une place pour 2 ne rapporte rien tant qu’une gueule noire y est seule. Sinon, faites défendre une mine.
}
learn-kk-note-flips = En plus de votre action, vous pouvez retourner maintenant, pour des PV gardés jusqu’à la fin : { $flips }.
learn-kk-note-last-coin = { $at_risk ->
    [one] Une de vos mines est menacée
   *[other] { $at_risk } de vos mines sont menacées
} par la catastrophe de cette manche : en phase 5, une thune qui vous reste peut en protéger une.
learn-kk-own-risk = Sans protection chez vous : { $spaces }.
learn-kk-own-safe = Aucune de vos mines n’était en danger.
learn-kk-good-settlement_miners = Deux gueules noires vous gardent ouvertes les mines voisines et peuvent rejoindre des gares.
learn-kk-good-miners = { $insert ->
    [0] { $redeploy ->
        [0] Vous pouvez encore retourner ou échanger ici.
       *[other] Les gueules noires défendent des mines ou vont dans les gares.
    }
   *[other] D’abord les places simples de la Cokerie et de la Ferronnerie, puis les paires : une place pour 2 ne rapporte que si les deux s’y trouvent. Plus tard, les gueules noires défendent des mines ou vont dans les gares.
}
learn-kk-good-arrange = Occupez les places qui rapportent le plus.
learn-kk-good-arrange-idle = Rien n’est à gagner ici pour l’instant : choisissez *{ kk-button-stop-arrange }*.
learn-kk-good-secure = Dans cette manche, être touché coûte { $loss } PV et une gueule noire par disque pioché.{ $too_many ->
    [0] {""}
   *[other] {" "}Vous avez { $at_risk } mines sans protection, mais jamais plus de { $discs } disques dans le sac : il faut en protéger { $too_many } pour qu’il y en ait un de moins.
}{ $vain ->
    [0] {" "}Si une seule mine est menacée avant la dernière manche, la thune sert souvent mieux à la mine suivante ; s’il y en a plusieurs, ou plus tard, protégez ce que vous pouvez.
   *[other] {" "}Vous ne pouvez pas en protéger autant maintenant : gardez vos thunes.
}
learn-kk-good-lose_miner = Cédez celle qui rapporte le moins.
learn-kk-good-subsidence = Une thune coûte moins que { $subsidence_points } PV, à moins qu’il ne vous la faille tout de suite. Si vous avez moins de PV que cela, les PV coûtent moins.
learn-kk-good-declare = Ajoutez des jetons si avec eux et vos thunes vous pouvez dépasser tous les autres : chaque point épargne une thune, et aucun ne s’ajoute plus tard. Si vous ne pouvez pas gagner ici, gardez-les.
learn-kk-good-bid = { $last_round ->
    [0] {""}
   *[other] C’est la dernière manche : revenu et places dans le champ ne rapportent plus rien, et { $per_coins } thunes font 1 PV à la fin.{" "}
}{ $rivals ->
    [0] Plus personne ne peut vous dépasser, et le Syndicat ne surenchérit jamais : *{ $enough }* suffit, il n’en faut jamais plus. Annoncez cette valeur si
   *[other] Enchérissez tant que
} les thunes valent moins pour vous que la grande mine : ses PV{ $last_round ->
    [0] , son revenu, sa place dans le champ, et les machines à vapeur du champ, que le gagnant prend aussi
   *[other] {" "}et les machines à vapeur du champ, que le gagnant prend et qui comptent à la fin
}. Sans elle, vos petites mines du champ vous rapportent { $consoled } PV ; une victoire chère peut donc être pire.
learn-kk-good-place_large = { $last_round ->
    [0] Une case protégée, ou qu’une thune peut protéger.
   *[other] Plus aucune catastrophe ne vient : toutes les cases se valent.
}
learn-kk-good-load = Utilisez-le si les PV valent plus pour vous que le travailleur ; avec le jeton bonus *{ kk-bonus-wagon }* ou sur la carte retournée, il n’en coûte aucun. Un jeton chemin de fer à wagonnet vaut 1 PV à n’importe quelle manche : ne le gardez que pour des thunes qu’il complète, et au plus jusqu’à la dernière manche.
learn-kk-good-done = Regardez encore ce que le panneau dit inutilisé, puis terminez.

## La fin de la première manche

learn-kk-end-scored = **La première manche est finie.** Les champs ont rapporté des PV, les mines et la Cokerie des thunes, la Ferronnerie des PV. Tout cela revient à chaque manche ; ce que vous bâtissez tôt rapporte donc le plus souvent. Sur toute la partie, ce sont les champs qui rapportent le plus de PV : cherchez des mines dans des champs qui en ont beaucoup, et des cités à côté.
learn-kk-end-next = **Nouveau à la manche 2 :** les machines à vapeur sont en vente. Désormais, à chaque manche, le dernier joueur de la précédente prend le premier un jeton bonus. De nouvelles mines sont en vente, celles qui restent aussi. Les villages se vident de leurs travailleurs ; seules des gueules noires dans une de vos cités près de la mine feront alors l’affaire. Pensez-y à temps.
learn-kk-end-later = **Dès la manche 3,** les mines de certains champs fusionnent à chaque manche : leurs propriétaires enchérissent avec les prix de leurs mines du champ, leurs gueules noires et ingénieurs à l’Administration, des jetons et leurs thunes. Le Syndicat compte aussi : les thunes de sa piste et chaque petite mine du champ qui n’est à aucun joueur. Gardez donc des thunes. **Retourner** une carte rapporte de { $loading_points } à { $ironworks_points } PV et coûte le plus souvent { $flip_workers } travailleurs et quelques thunes. La première Cokerie rend les ingénieurs plus chers pour tous, la première Main d’œuvre les cités, la première Ferronnerie les machines à vapeur.
learn-kk-end-last = **Tout à la fin** comptent : les machines à vapeur ({ $engine_1 }, { $engine_2 }, { $engine_3 } … PV pour 1, 2, 3 …), les gares et les lignes entières, { $extra } PV par jeton action supplémentaire restant, 1 PV par lot de { $per_coins } thunes. Les travailleurs ne comptent pas.
