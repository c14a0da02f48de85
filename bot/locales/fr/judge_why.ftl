# Pourquoi c’est ainsi : /rules why, *Pourquoi ?* sous les messages et les refus, et sous *Applications*
cmd-rules-why = Pourquoi c’est ainsi : une ligne du journal, votre argent, vos points, tout un bilan
opt-why-what = Une ligne du journal (tapez un nom ou des mots), votre argent, vos points ou le bilan
opt-why-seat = L’argent, les points ou le bilan de qui, si ce n’est pas le vôtre
menu-command-why = Pourquoi ?
menu-command-dispute = Contester
button-why = Pourquoi ?
button-dispute = Contester
button-why-settled = C’est clair
button-why-by-rule = Par règle
button-why-by-round = Par { $game ->
        [coal_baron] quart
       *[other] manche
    }
button-why-older = Plus ancien
button-why-newer = Plus récent
menu-why = Pourquoi cette ligne ?
menu-why-booking = Pourquoi l’une d’elles ?

why-balance-choice = bilan : tout ce qui a été gagné et perdu
why-balance-word = bilan
# Mots par lesquels on les demande ; ceux de toutes les langues sont compris.
why-words-asking = pourquoi, ai, j, je, est, ce, que, qu, il, me, mon, ma, mes, moi, sont, combien, comment, de, d, des, du, le, la, les, l, seulement, si, peu, eu, reçu
why-words-money = argent, sous, pièce, pièces, thune, thunes, franc, francs, thaler, thalers, monnaie
why-words-points = point, points, PV, score
why-own = mes { $account }
why-undone-choice = { $line } (annulé)
why-refused-choice = refusé à l’instant : { $reason }
why-round = Manche { $round }
why-round-coal_baron = Quart { $round }
why-round-kohle_kolonie = Manche { $round ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
why-round-ruhrschifffahrt = Manche { $round }
why-round-unknown = Manche non enregistrée

why-line = **{ button-why }** { $line }
why-when = { $round }, <t:{ $at }:f>
why-whose = { $round }, tour { DE($name) }, <t:{ $at }:f>
why-moved = • { $who } : { $amounts }
why-moved-nothing = Ni argent, ni points, ni matériel n’ont bougé.
why-facts = Ce sur quoi cela repose, tel que c’était à ce moment-là :
why-fact = • { $fact }
why-undone = ↩ Annulé depuis, à la demande { DE($name) } (<t:{ $at }:f>).
why-undone-decided = ↩ Annulé depuis : la table en a décidé ainsi après la contestation { DE($name) } (<t:{ $at }:f>).
why-undone-host = ↩ Annulé depuis : l’hébergeur a ramené la table en arrière (<t:{ $at }:f>).
why-undone-unknown = ↩ Annulé depuis.
why-settles = Est-ce que cela règle la question ?
why-settled = Très bien. Personne n’a su que vous avez posé la question.

why-told = **Ce que ce message a raconté.** Choisissez une ligne pour voir pourquoi.
why-told-contest = **Que voulez-vous contester ?** Choisissez une ligne : vous verrez d’abord pourquoi c’est ainsi.
why-found = **Plusieurs lignes correspondent à { $typed }.** Choisissez-en une pour voir pourquoi.
why-item = • { $line }
why-and-more = … et { $count } de plus, dans `/table log`
why-message-told-nothing = Ce message n’a rien raconté de ce qui s’est passé dans la partie, ou il est si ancien que je ne le notais pas encore.
why-message-not-mine = Je ne peux dire pourquoi que pour mes propres messages sur une partie.
why-message-elsewhere = Ce message concerne une table d’un autre serveur.
why-line-unknown = Le journal { table-of } n’a pas de telle ligne que vous puissiez voir.
why-choose = Choisissez une ligne dans la liste, ou tapez le nom d’un joueur ou des mots de la ligne ; `/table log` les a toutes.
why-none-fits = Aucune ligne récente du journal ne correspond à { $typed }. Commencez à taper et choisissez dans la liste ; `/table log` les a toutes.
why-needs-seat = Vous n’avez pas de place à la table { $table } : choisissez quelqu’un sous *seat*.
why-no-accounts = Dans ce jeu, on ne compte ni argent ni points.
why-refusal-gone = Ce refus n’est plus gardé, ou n’était pas le vôtre : je garde les cinq derniers de chacun pendant 72 heures, et pour cette personne seule.

why-refusal = **Pourquoi ce refus ?** { $reason }
why-tried = Vous avez tenté : { $what } (<t:{ $at }:R>)
why-refusal-unreadable = Ce qui a été refusé n’est plus lisible.

why-account-title = **{ $who } : { $amount }** ({ table-named }, page { $page } sur { $pages })
why-by-rule = Par règle : { $sums }
why-by-round = Par { $game ->
        [coal_baron] quart
       *[other] manche
    } : { $sums }
why-sum = { $what } { $amount }
why-booking = • **{ $change }**, soit { $balance } : { $line }
why-nothing-booked = Rien n’a été compté jusqu’ici.
why-balance-title = **Bilan { DE($who) }** ({ table-named }, page { $page } sur { $pages })
why-balance-account = **{ $amount }**
why-balance-sum = • { $what } : { $amount }
why-agrees = Le total est exactement ce que le joueur possède.
why-unreadable = ⚠️ { $count ->
    [one] 1 ligne du journal est illisible
   *[other] { $count } lignes du journal sont illisibles
}.
why-missing = ⚠️ Ce qui se lit fait { $booked }, mais il devrait y avoir { $owned } : il manque ici { $missing }.
why-plate-unreadable = ⚠️ La position est illisible : impossible de comparer avec ce qui est là.
why-open = Votre tour ouvert n’y est pas : seul compte ce qui est scellé.

# Comment s’appellent les comptes du registre, et combien de ceux qui comptent du matériel
cb-account-francs = francs
cb-account-points = points
cb-pieces-workers = { $count ->
    [one] { $count } ouvrier en réserve
   *[other] { $count } ouvriers en réserve
}
cb-pieces-tiles = { $count ->
    [one] { $count } tuile galerie
   *[other] { $count } tuiles galerie
}
cb-pieces-orders = { $count ->
    [one] { $count } commande en cours
   *[other] { $count } commandes en cours
}
cb-pieces-delivered = { $count ->
    [one] { $count } commande livrée
   *[other] { $count } commandes livrées
}
cb-pieces-cubes = { $count ->
    [one] { $count } cube de charbon
   *[other] { $count } cubes de charbon
}

# Comment s’appellent les comptes du registre, et combien de ceux qui comptent du matériel
kk-account-coins = thunes
kk-account-points = PV
kk-pieces-workers = { $count ->
    [one] { $count } travailleur
   *[other] { $count } travailleurs
}
kk-pieces-pool = { $count ->
    [one] { $count } gueule noire en réserve
   *[other] { $count } gueules noires en réserve
}
kk-pieces-engineers = { $count ->
    [one] { $count } ingénieur sur le plateau
   *[other] { $count } ingénieurs sur le plateau
}
kk-pieces-settlements = { $count ->
    [one] { $count } cité sur le plateau
   *[other] { $count } cités sur le plateau
}
kk-pieces-engines = { $count ->
    [one] { $count } machine à vapeur
   *[other] { $count } machines à vapeur
}
kk-pieces-mines = { $count ->
    [one] { $count } mine
   *[other] { $count } mines
}
kk-pieces-extra = { $count ->
    [one] { $count } marqueur d’action supplémentaire
   *[other] { $count } marqueurs d’action supplémentaire
}
kk-pieces-markers = { $count ->
    [one] { $count } marqueur de chemin de fer
   *[other] { $count } marqueurs de chemin de fer
}

# Comment s’appellent les comptes du registre, et combien de ceux qui comptent du matériel
ru-account-coins = thalers
ru-account-points = PV
ru-pieces-supply = { $count ->
    [one] { $count } entrepôt en réserve
   *[other] { $count } entrepôts en réserve
}
ru-pieces-debts = { $count ->
    [one] { $count } dette
   *[other] { $count } dettes
}
ru-pieces-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
ru-pieces-tiles = { $count ->
    [one] { $count } jeton progrès
   *[other] { $count } jetons progrès
}
ru-pieces-warehouses = { $count ->
    [one] { $count } entrepôt construit
   *[other] { $count } entrepôts construits
}
