# Taking back one's own moves and turns
cmd-table-back = Annuler votre dernier coup, ou le tour à peine terminé
opt-back-whole = Annuler tous les coups de votre tour en cours
button-anew = Recommencer ce tour
button-back = Annuler
move-taken-back = C’est annulé.
turn-taken-back = Votre tour est rouvert. Appuyez encore sur *{ button-back }* pour choisir autre chose.
turn-begun-anew = Votre tour recommence ; ce qui était définitif le reste.
no-open-moves = Votre tour n’a aucun coup à annuler.
nothing-to-take-back = Il n’y a rien que vous puissiez annuler sans les autres. `/table undo` leur demande.
news-withdrawn = { $name } a rouvert son tour terminé : ce qui en a été dit ne compte plus.

# Undo of turns: the command, and what is answered
cmd-table-undo = Demander aux autres d’annuler les derniers tours
opt-turns = Combien de tours, en partant du dernier
undone = Annulé.
nothing-to-undo = Il n’y a rien à annuler.
undo-too-many = On peut annuler { $most } tours au plus à la fois.
undo-too-far = La situation avant ce tour n’est plus conservée.

# What an undo would take back
undo-title = **{ table-here } : annuler { $turns ->
        [0] la dernière décision de la table
        [one] le dernier tour
       *[other] les { $turns } derniers tours
    } ?**
undo-turn = { $number }. { $who } – { $what }
undo-choice = { $number } : { $who } – { $what }
undo-turn-decided = { $number }. { $what }
undo-choice-decided = { $number } : { $what }
undo-nothing-told = rien à raconter
undo-brought = Gagné et perdu depuis : { $gains }.
undo-gains = { $who } { $amounts }
undo-seen = Depuis, { $who } { $count ->
        [one] a
       *[other] ont
    } vu quelque chose que les autres ne connaissent pas.
undo-seen-by-all = Depuis, tout le monde a vu quelque chose de nouveau, par exemple une carte retournée.
undo-decided = Ceci tombe aussi : { $what }
undo-rules = Depuis, les règles ont été corrigées. Ce qui est rejoué suit les règles d’aujourd’hui.
undo-asks = { $count ->
        [one] Il faudra l’accord { DE($who) }
       *[other] Il faudra l’accord de tous ces joueurs : { $who },
    } dans les { $hours } heures. Pour l’instant, personne n’a été prévenu.
undo-asks-nobody = Personne d’autre n’a besoin de donner son accord. Pour l’instant, rien n’a changé.
undo-shown-anew = ⚠️ Entre-temps, quelque chose a changé, rien n’a donc été fait. Voici ce qui serait annulé maintenant.
button-ask-undo = Demander à la table
button-undo-at-once = Annuler tout de suite

# Undo of turns: what the channel is told, and the log
news-undone = Retour en arrière à la demande { DE($name) }.
news-undone-decided = Retour en arrière : la table en a décidé ainsi après la contestation { DE($name) }.
notice-undo-asked = { $name } demande d’annuler { $turns ->
        [0] la dernière décision de la table
        [one] le dernier tour ({ DE($names) })
       *[other] les { $turns } derniers tours ({ DE($names) })
    }. { $more ->
        [one] Un autre joueur doit
       *[other] { $more } autres joueurs doivent
    } accepter avant le <t:{ $until }:f>.
notice-undo-refused = L’annulation a été refusée. La partie continue.
notice-undo-lapsed = Tous n’ont pas répondu à temps ; rien n’a été annulé.
notice-undo-overtaken = La partie a continué ; la demande d’annulation est close.
act-undo = { $who } a annulé des tours qui ne concernaient personne d’autre.
act-undo-asked = { $who } a demandé d’annuler { $turns ->
        [0] la dernière décision de la table
        [one] le dernier tour
       *[other] les { $turns } derniers tours
    }.
act-undo-passed = L’annulation a été acceptée.
act-undo-refused = L’annulation a été refusée.
act-undo-lapsed = La demande d’annulation a expiré.
act-undo-overtaken = La partie ayant continué, la demande d’annulation a été close.
act-withdrawn = { $who } a rouvert son tour terminé.
