# Ce que la table a décidé de la partie
news-switched = Par décision de la table, désormais : { $question } : **{ $meaning }** (avant : { $before })
repair-change = { $what } : { $after } au lieu de { $before }
lobby-option-decided = { $question } : **{ $meaning }** (par décision de la table)
rules-set-table = par décision de la table
switch-not-now = Cela ne peut pas être changé en cours de partie.
switch-the-same = La table joue déjà ainsi.

# Une proposition : préparée par un joueur, avant que quiconque l’apprenne
cmd-table-repair = Proposer de rectifier ce qu’une erreur a faussé ; tous doivent accepter
opt-repair-what = Ce qui est faux, comme l’argent d’un joueur ou à qui de jouer
opt-repair-to = Ce que cela devrait être
repair-title = **Table { $table } : rectifier la position**
repair-nothing-yet = Rien n’est encore choisi. Ajoutez ce qui est faux et ce que cela devrait être, jusqu’à { $most } choses.
repair-against = ⚠️ { $fault }
repair-reason = Raison : { $reason }
repair-asks = La question irait à { $who } ; { $count ->
        [one] ce joueur doit
       *[other] tous doivent
    } accepter sous { $hours } heures, et un silence n’est pas un accord. Jusqu’ici, personne n’en a été informé.
repair-asks-nobody = Personne d’autre ne compte à cette table en ce moment : personne ne pourrait accepter.
repair-changed-meanwhile = ⚠️ Quelque chose a changé entre-temps : rien n’a été proposé. Voici ce qu’il en est maintenant.
repair-which = { $what } peut être plusieurs choses : { $names }
repair-which-value = { $value } peut être plusieurs choses : { $names }
button-repair-add = Ajouter
button-repair-why = Raison
button-repair-balance = Mettre aussi à { $value } : { $what }
button-repair-ask = Proposer
button-repair-discard = Abandonner
menu-repair-drop = Retirer
form-repair-add = Que faut-il rectifier ?
form-repair-what = Ce qui est faux
form-repair-to = Ce que cela devrait être
form-repair-what-hint = Par exemple : argent d’Anna
form-repair-to-hint = Par exemple : 12
form-repair-why = Pourquoi (tous le lisent)
repair-what-first = Dites d’abord ce qui est faux
repair-now = { $what } : { $value }
repair-noted = C’est noté. Personne n’en a encore été informé.
repair-discarded = Votre proposition est abandonnée.
repair-empty = Il n’y a encore rien à proposer.
repair-unknown = Rien de public à cette table ne s’appelle ainsi. La liste de `/table repair` nomme tout ce qui peut être rectifié.
repair-value-unknown = Cela ne peut pas avoir cette valeur.
repair-value-cannot = { $what } : « { $value } » est impossible. Possible : { $values }.
repair-the-same = Cela a déjà cette valeur.
repair-too-many = On rectifie au plus { $most } choses à la fois.
repair-reason-too-long = Une raison compte au plus { $most } caractères.
repair-alone = Vous êtes seul à compter à cette table en ce moment, et personne ne rectifie seul une position.
repair-damaged = La position de la table { $table } est illisible : la table ne peut pas la rectifier. L’hébergeur peut la rétablir avec `steiger mend`.
repair-not-here = Dans ce jeu, la table ne peut pas rectifier une position.

# Une proposition : ce que le salon apprend, et le journal
notice-repair-asked = { $name } propose de rectifier la position. { $more ->
        [one] Un autre joueur doit
       *[other] { $more } autres joueurs doivent
    } accepter avant le <t:{ $until }:f> ; la partie continue entre-temps.
notice-repair-refused = La position reste telle quelle : tous n’ont pas accepté de la rectifier.
notice-repair-lapsed = Tous ceux qui comptent n’ont pas accepté ; la position reste telle quelle.
notice-repair-overtaken = Tous ont accepté, mais la position avait changé entre-temps : elle n’a pas été rectifiée. On peut le proposer de nouveau.
vote-overtaken = Accepté, mais la position avait changé entre-temps : rien n’a été fait.
act-repair-asked = { $who } a proposé de rectifier la position : { $changes }.
act-repair-passed = La rectification de la position a été acceptée.
act-repair-refused = La rectification de la position a été refusée.
act-repair-lapsed = La proposition de rectifier la position est devenue caduque.
act-repair-overtaken = La proposition de rectifier la position a été dépassée par la partie.
