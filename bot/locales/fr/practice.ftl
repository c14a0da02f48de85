cmd-practise = Jouer contre des ordinateurs, seul et en privé : s’entraîner ou apprendre un jeu au premier tour
practice-start = **S’entraîner seul**
    Vous jouez contre des ordinateurs, ici et pour vous seul : personne ne le voit, rien n’est publié. *Apprendre* explique la première manche pas à pas ; deux ordinateurs du niveau { level-apprentice } y jouent avec vous, avec les options par défaut, quel que soit le choix ci-dessous. Une partie est gardée 90 jours après votre dernier coup ; `/practise` et `/me tables` la rouvrent.
practice-replaces = Une partie de **{ $game }** est en cours ; une nouvelle prend sa place, et l’ancienne ne pourra pas être retrouvée.
practice-game = Jeu : { $game }
practice-seats = Joueurs : { $seats } (vous et { $others } { $others ->
        [one] ordinateur
       *[other] ordinateurs
    })
practice-seats-choice = { $seats } joueurs
practice-level = Niveau des ordinateurs : { $level }
practice-level-choice = { $level } : { $about }
practice-title = **{ $game }**, entraînement contre { $others }
practice-thinking = Les ordinateurs réfléchissent ; leurs coups suivent ici.
practice-still = Les ordinateurs réfléchissent encore. Regardez à nouveau dans un instant.
practice-unknown = Cette partie d’entraînement n’existe plus, ou elle n’est pas la vôtre. `/practise` en commence une nouvelle.
practice-end-sure = Supprimer cette partie et son journal ? On ne pourra pas la retrouver.
practice-ended = La partie d’entraînement est supprimée.
guide-left = Vous continuez sans le guide.
guide-back = Vous continuez avec le guide.
button-practise = S’entraîner
button-learn = Apprendre : la première manche expliquée
button-practice = Entraînement…
button-practice-open = Continuer : { $game }
button-practice-turn = À vous de jouer
button-practice-look = Regarder à nouveau
button-practice-back = Reprendre mon dernier tour
button-practice-new = Nouvelle partie d’entraînement
button-practice-end = Supprimer cette partie
button-practice-end-sure = Oui, supprimer
button-practice-keep = Non, la garder
button-guide-leave = Quitter le guide
button-guide-start = Activer le guide
status-practice = **{ $game }**, entraînement : { $who } · { $asked }
practice-alone = Personne d’autre ne joue ici à qui demander. *{ button-practice }* reprend votre tour, supprime la partie ou en commence une autre.
damaged-practice = ⚠️ Cette partie d’entraînement est illisible ; { $host }. L’hébergeur peut peut-être la rétablir ; vous pouvez aussi la supprimer et en commencer une autre.
practice-over = **{ $game }**, entraînement : la partie est terminée
button-practice-on = Retour au jeu
practice-nothing-back = Vous n’avez encore terminé aucun tour qui puisse être repris.
button-practice-anew = Recommencer
button-practice-ended = Terminée : { $game }
came-title = Votre tour et ce qui a suivi ({ $count }) :
came-page = Votre tour et ce qui a suivi ({ $count }), page { $page } sur { $pages } :
came-first = Ce qui s’est passé jusqu’ici ({ $count }) :
came-first-page = Ce qui s’est passé jusqu’ici ({ $count }), page { $page } sur { $pages } :
