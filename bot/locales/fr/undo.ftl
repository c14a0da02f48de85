# Taking back one's own moves and turns
cmd-table-back = Reprendre votre dernière action ou le tour à peine terminé
cmd-table-anew = Annuler toutes les actions en attente de votre tour
button-anew = Recommencer ce tour
button-back = Annuler
move-taken-back = Repris.
turn-taken-back = Votre tour est rouvert. Appuyez encore sur « { button-back } » pour choisir autre chose.
turn-begun-anew = Votre tour recommence ; ce qui était définitif le reste.
no-open-moves = Vous n’avez aucune action en attente.
nothing-to-take-back = Vous ne pouvez rien reprendre seul. `/table undo` demande aux autres.
news-withdrawn = Retiré : { $name } reprend son tour terminé.

# Undo of turns: the command, and what is answered
cmd-table-undo = Demander aux autres d’annuler les derniers tours
opt-turns = Combien de tours, en partant du dernier
undone = Annulé.
nothing-to-undo = Il n’y a rien à annuler.
undo-too-many = On peut annuler { $most } tours au plus à la fois.
undo-too-far = La situation avant ce tour n’est plus conservée.

# Undo of turns: what the channel is told, and the log
news-undone = Des tours ont été annulés à la demande de { $name }.
notice-undo-asked = { $name } demande d’annuler { $turns ->
        [one] le dernier tour
       *[other] les { $turns } derniers tours
    } (de { $names }). { $more } { $more ->
        [one] autre place doit
       *[other] autres places doivent
    } accepter avant le <t:{ $until }:f>.
notice-undo-refused = L’annulation a été refusée. La partie continue.
notice-undo-lapsed = Tous n’ont pas répondu à temps ; rien n’a été annulé.
notice-undo-overtaken = La partie a continué ; la demande d’annulation est close.
act-undo = { $who } a annulé des tours qui ne concernaient personne d’autre.
act-undo-asked = { $who } a demandé d’annuler { $turns ->
        [one] le dernier tour
       *[other] les { $turns } derniers tours
    }.
act-undo-passed = L’annulation a été acceptée.
act-undo-refused = L’annulation a été refusée.
act-undo-lapsed = La demande d’annulation a expiré.
