# Contestations : en ouvrir une
cmd-rules-precedents = Ce que les tables de ce salon ont décidé sur les règles
cmd-moderate-strike = Rayer un précédent de ce salon : il ne vaut plus nulle part
opt-precedent = Le numéro du précédent
dispute-opening = **Ouvrir une contestation ?** Pour l’instant, personne n’en sait rien.
dispute-opening-told = La table vote alors. Votre choix ici est votre vote ; vous pouvez ouvrir { $most } contestations par { $game ->
        [coal_baron] quart
       *[other] manche
    }.
menu-dispute-open = L’ouvrir et voter pour …
choice-own-ruling = Désormais, une décision dans vos propres mots …
choice-own-ruling-back = Revenir juste avant, avec une décision dans vos propres mots …
form-ruling-title = Notre décision …
form-ruling = La règle telle que la table doit la jouer
form-ruling-hint = Une ou deux phrases. Elle vaut désormais, jamais rétroactivement.
dispute-opened = Votre contestation est ouverte. Le salon montre de quoi il s’agit et qui a voté ; comment, il le dira à la fin.
dispute-decided = Votre vote compte et décide la contestation. Le salon montre comment.
dispute-unknown = On ne peut pas contester cela : la ligne n’est plus dans le journal, ou le refus n’est plus conservé.
dispute-too-old = Seuls les { $most } derniers tours peuvent être contestés.
dispute-hidden = On ne peut pas contester cela : tout le monde n’a pas le droit de le savoir.
dispute-overtaken = On ne peut plus contester cela : le tour a été annulé entre-temps.
dispute-not-counting = Votre place ne compte pas à cette table en ce moment : vous ne pouvez rien contester.
dispute-alone = Vous êtes seul à compter à cette table en ce moment, et personne ne fixe une règle seul.
disputed-already = La table a déjà traité exactement cela. Une même chose ne se conteste qu’une fois.
dispute-one-open = Vous avez déjà une contestation ouverte. Attendez qu’elle soit close.
dispute-enough = Vous avez déjà ouvert { $most } contestations dans { $game ->
        [coal_baron] ce quart
       *[other] cette manche
    } ; ensuite, d’autres seront possibles.
dispute-nothing-falls = Il n’y a rien à annuler ici. Choisissez autre chose.
dispute-more-fell = ⚠️ On a continué à jouer depuis ce message, et cela vous concerne. Relisez-le : il dit ce qui serait annulé maintenant.
dispute-proposed = Vous avez déjà proposé une décision dans cette contestation. Votez pour elle, ou pour autre chose.
ruling-empty = Rien de cette décision ne peut être affiché. Écrivez-la sous forme de texte.
ruling-too-long = Une décision compte au plus { $most } caractères.

# Contestations : le message à la table
dispute-head = ⚖ **Contestation à la table { $table } :** { $name } doute que ce soit juste.
dispute-tried = > Essayé : { $move }. Refusé : { $reason }
dispute-rule = Appliqué : { $section }
dispute-editions = Les éditions diffèrent – { $question } :
dispute-edition = • { $editions } : { $meaning }
dispute-edition-name = { $edition ->
        [de] allemande
        [fr] française
       *[en] anglaise
    }
dispute-conflicts = ⚠️ « { $setting } » ne s’accorderait pas avec la position : { $conflicts }
dispute-falls = Revenir en arrière annulerait { $turns ->
        [one] le dernier tour
       *[other] les { $turns } derniers tours
    } (de { $names }).
dispute-falls-nothing = Pour l’instant, revenir en arrière n’annulerait rien.
dispute-consents = { $count ->
        [one] { $who } doit y consentir.
        [2] { $who } doivent tous deux y consentir.
       *[other] { $who } doivent tous y consentir.
    }
dispute-proposal = • Décision { DE($name) } : { $ruling }
dispute-voted = Ont voté : { $names }
dispute-silent = Pas encore : { $names }
dispute-again = À nouveau consultés, parce que davantage serait annulé : { $names }
dispute-until = Plus de la moitié décide de la règle, désormais. Sans réponse, elle est maintenue <t:{ $until }:R>. Le jeu continue.
dispute-stops = D’ici là, le temps est arrêté pour tous sauf { $name }.
dispute-decided-for = **Décidé : { $choice }**
dispute-ballot = • { $choice } : { $names }
dispute-ballot-won = • Pour : { $names }
dispute-void = **Clos : il n’y a plus rien à décider.**
menu-dispute = Voter
button-ruling = Notre décision …
choice-uphold = Maintenir : la règle a été bien appliquée
choice-switch = Désormais : { $setting }
choice-ruling = Décision { DE($name) }, désormais : { $ruling }
choice-ruling-back = Décision { DE($name) }, en revenant juste avant : { $ruling }
choice-back = Revenir juste avant
choice-back-with = Revenir juste avant. { $rule }
notice-dispute-direct = { $name } a ouvert une contestation ; votre vote est demandé dans le salon de la table.
notice-dispute-asked = { $name } conteste quelque chose.
notice-dispute-lapsed = La contestation est close : plus personne n’est là pour la décider.
notice-dispute-refused = La règle est maintenue.
act-dispute-asked = { $who } a ouvert une contestation.
act-dispute-passed = Une contestation a été décidée : { $choice ->
        [switch] un réglage est changé désormais
        [ruling] une décision de la table vaut désormais
        [back] on est revenu en arrière
        [back-switch] on est revenu en arrière, et un réglage est changé
        [back-ruling] on est revenu en arrière, et une décision de la table vaut désormais
       *[uphold] la règle est maintenue
    }.
act-dispute-refused = Une contestation a été close : la règle est maintenue.
act-dispute-lapsed = Une contestation a été close, car plus personne n’était là pour la décider.

# Précédents
setting = { $question } – { $meaning }
ruling = « { $text } »
ruling-hidden = (une décision que la modération a masquée)
precedent-cited = Précédent { $number } { $where ->
        [here] de ce salon
       *[elsewhere] de <#{ $channel }>
    } : { $ruling }
precedent-by-hand = Le Steiger n’applique pas lui-même une décision rédigée en mots : la table l’exécute par `/table repair`.
precedents-none-yet = Aucune table de ce salon n’a encore rien décidé sur une règle. Cela se fait par une contestation : *{ button-dispute }* sous un refus ou un tour.
precedents-title = **Précédents de ce salon** (page { $page } sur { $pages })
precedents-file-title = Précédents
precedent-head = { $number } · { $game }{ $edition ->
        [none] { "" }
       *[other] {", "}{ $edition }
    } · { $section }{ $where ->
        [here] { "" }
       *[elsewhere] {" "}(<#{ $channel }>)
    }
precedent-votes = Table { $table }, { $day } ; votes : { $votes }
precedent-votes-of = { $count } pour { $choice }
precedent-revises = Remplace { $number }.
precedent-is-struck = Rayé par la modération.
precedent-is-undone = Annulé par sa table : il n’est plus proposé aux nouvelles tables.
precedent-binds = Lie cette table.
precedent-struck = Le précédent { $number } est rayé : il ne lie plus personne. Un réglage qu’il a changé reste tel quel.
precedent-unknown = Ce salon n’a pas de précédent { $number } qui vaille.
short-uphold = maintenir
short-switch = le réglage
short-ruling = la décision
short-back = revenir en arrière
short-back-switch = revenir en arrière et le réglage
short-back-ruling = revenir en arrière et la décision
lobby-precedents = Précédents de ce salon : acceptés ({ $numbers }){ $others ->
        [0] { "" }
       *[other] , { $others } non
    }
lobby-precedents-none = Précédents de ce salon : { $count } pour cette édition, non acceptés (*{ button-rules }*)
precedents-accept = Accepter les précédents de ce salon ({ $count })
precedents-decline = N’accepter aucun précédent de ce salon
act-precedents-accepted = { $who } a accepté les précédents du salon pour la table ({ $number }).
act-precedents-none = { $who } a choisi qu’aucun précédent du salon ne lie la table.
act-struck = { $who } a rayé le précédent { $number } du salon.
hideable-ruling = Décision : { $text }
