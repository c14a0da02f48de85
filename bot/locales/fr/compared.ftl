# Ce que les ordinateurs ont comparé
tenths = { $whole },{ $tenth }
reason-more = de plus
reason-less = de moins
reason-rival-more = le meilleur adversaire a { $number ->
    [one] { $count } PV
   *[other] { $count } PV
} de plus
reason-rival-less = le meilleur adversaire a { $number ->
    [one] { $count } PV
   *[other] { $count } PV
} de moins
reason-afterwards = ce qu’en font les tours suivants et le meilleur adversaire

# Les pages de ce qu’un ordinateur a comparé
button-compared = Ce que les ordinateurs ont comparé
compared-title = **{ $name }** a comparé · { $round } ({ $number }/{ $count })
compared-first = **1. { $moves }** · joué
compared-less = **{ $number }. { $moves }** · { $worth }
compared-better = **{ $number }. { $moves }** · { $worth }, passé inaperçu dans la hâte
compared-even = **{ $number }. { $moves }** · aussi bon
plan-moves-times = { $move } ({ $count } fois)
plan-moves-more = et encore { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
compared-reason = • { $worth } : { $reason }
compared-rest = • { $worth } : { $count ->
    [one] { $count } autre chose
   *[other] { $count } autres choses
}
compared-alone = -# Rien d’autre ne valait une réflexion.
compared-foot = -# Derrière un plan : points attendus à la fin par rapport au premier (le plus souvent, ceux du meilleur adversaire comptent pour moitié). Dessous : ce qui diffère tout de suite, et ce qui en résulte.
compared-unreadable = Ce qui a été comparé ici ne peut plus être lu.
compared-secret = Ce tour tient à ce que seul cet ordinateur sait. Il sera montré dès que ce sera connu, au plus tard après la partie.
compared-later = Ce que les ordinateurs ont comparé à la table { $table } se montre après la partie.
compared-none = { table-at-first }, aucun ordinateur n’a encore rien comparé.

# Conseils
button-hint = Conseil
button-hint-back = Retour au panneau
button-hint-whole = Évaluer mon début
button-hint-rest = Conseil pour la suite
hint-thinking = L’ordinateur réfléchit à votre décision…
hint-title = **Ce qu’un { $level } comparerait à votre place**
hint-title-whole = **Votre tour tel que vous l’avez commencé, à côté de ce qu’un { $level } comparerait**
hint-after = { $count ->
    [one] Après votre coup :
   *[other] Après vos { $count } coups déjà faits :
}
hint-first = **1. { $moves }** · son choix
hint-begun = { $moves } (comme commencé par vous)
hint-at-once = Tout de suite : { $things }
hint-beside-others = Par rapport aux moins bons, en moyenne :
hint-alike-apart = Par rapport au plan { $number }, tout de suite : { $things }
hint-alike = Ensuite comme le plan { $number }, pour les mêmes raisons.
hint-foot = -# Derrière un plan : de combien de PV il rapporte moins que le premier d’ici la fin, d’après { $games } parties continuées depuis chacun ; aussi bon : elles ne montrent pas de différence. Dessous : d’où cela vient, compté à leur fin (une pièce prise maintenant peut être dépensée d’ici là). Les PV du meilleur adversaire comptent pour moitié contre les vôtres.
hint-own = Pour faire évaluer un choix à vous : faites-le, redemandez un conseil et appuyez sur *{ button-hint-whole }* avant de terminer le tour (sauf ce qui est pioché aussitôt).
hint-guided = Si le guide conseille autre chose : il dit ce qui est bon le plus souvent, ici la position a été examinée.
hint-busy = L’ordinateur réfléchit encore à votre dernier conseil ; il viendra dans sa propre réponse.
hint-failed = L’ordinateur n’a pas trouvé de conseil cette fois. Réessayez dans un instant.
hint-nothing-asked = Rien ne vous est demandé { table-at } pour l’instant.
hint-overtaken = Le conseil portait sur une position qui a changé depuis.
hints-not-allowed = À la table { $table }, les conseils ne sont pas permis ; cela se choisit avant le début de la partie.
hints-on = Permettre les conseils à tous
hints-off = Ne permettre aucun conseil
hints-about = À son tour, ce qu’un ordinateur comparerait ; le journal note chaque conseil
lobby-hints = Chacun peut demander conseil à l’ordinateur ; le journal note chaque conseil.
act-hint = { $who } a demandé un conseil.
act-hints-on = { $who } a permis les conseils à tous.
act-hints-off = { $who } n’a permis aucun conseil.

# Commandes
cmd-computer-hints = Choisir si tous peuvent demander conseil à la table qui réunit des joueurs ici
opt-computer-hints = Si les conseils sont permis
cmd-computer-hint = Laisser un ordinateur comparer les meilleurs coups pour votre décision
cmd-computer-compared = Ce qu’un ordinateur a comparé avant de jouer, après la partie ou à l’entraînement
