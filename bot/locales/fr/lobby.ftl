# Réunir une table : invitations, qui ouvre, noms, revanches

button-decline = Décliner
button-stay = Je joue toujours
button-rematch = Revanche
menu-patience = Délai sans aucun coup
patience-days = { $days } jours
table-label = { $table } « { $name } »
head-named = { $head } · { $name }

# La fiche
lobby-opener = { $name } lance la partie et choisit les options ; à partir du <t:{ $until }:f>, toute la table le peut.
lobby-openers-all = Toute la table peut lancer la partie et choisir les options.
lobby-guests-open = Réponse attendue : { $names }
lobby-guests-declined = Ont décliné : { $names }
lobby-guests-vacated = Place libérée, faute de réponse : { $names }
lobby-patience = Après { $days } jours sans coup, on demande aux autres comment continuer.

# Les invitations, et la question à une table qui attend depuis longtemps
invitation-given = { $who } : { $name } vous invite à jouer à { $game }, table { $table }. L’invitation expire au bout de 48 heures.
invitation-joined = Ont accepté : { $names }
invitation-declined = Ont décliné : { $names }
invitation-lapsed = Sans réponse à temps : { $names }
invitation-withdrawn = Sans réponse : { $names }
invitation-answered = On n’attend plus de réponse ici.
stay-asked = La table { $table } attend des joueurs depuis des jours. Voulez-vous toujours jouer ? Sans réponse dans les 48 heures, la place se libère.
stay-vacated = Place libérée, faute de réponse : { $names }
stay-answered = Tout le monde a répondu.

# Ce qui est fait
invited-quietly = L’invitation est envoyée, mais sans mention : trois invitations ont déjà appelé cette personne aujourd’hui.
rematch-opened = La table { $table } est ouverte pour une revanche ; sa fiche est dans <#{ $place }>.
invited = L’invitation est envoyée.
declined = Vous avez décliné. Si vous changez d’avis, la fiche vous donne toujours une place.
appointed = Cette personne lance désormais la partie et choisit les options.
stays = Très bien, vous gardez votre place.
my-invitations-all = Tout le monde peut vous inviter.
my-invitations-known = Seules les personnes avec qui vous avez joué peuvent vous inviter.
my-invitations-none = Personne ne peut vous inviter.
where-card = La table { $table } attend encore des joueurs : { $link }

# Pourquoi non
invite-faults = Personne n’a été invité. { $faults }
invited-seated = { $name } a déjà une place à la table { $table }.
invited-many = { $most } invitations à cette table sont en attente. Attendez quelques réponses.
invited-unwanted = { $names } { $count ->
        [one] n’accepte
       *[other] n’acceptent
    } pas d’invitations de votre part.
invited-already = { $name } a déjà une invitation.
invited-too-soon = { $name } a décliné ou quitté la table. Vous pourrez renouveler l’invitation à partir du <t:{ $until }:f> ; la fiche donne une place à tout moment.
not-invited = Vous n’avez pas d’invitation en attente pour la table { $table }.
appointed-already = C’est déjà le rôle { DE($name) }.
name-too-long = Le nom d’une table a { $most } caractères au plus.
name-invisible = On ne verrait rien de ce nom.
rematch-too-soon = La partie de la table { $table } n’est pas encore finie.
rematch-gathers = Une revanche est déjà ouverte : table { $number }, { $link }

# Les actes, dans le journal
act-opened = { $who } a ouvert la table.
act-joined = { $who } a pris place.
act-departed = { $who } a quitté la table.
act-declined = { $who } a décliné.
act-invited = { $who } a invité { $names }.
act-lapsed = L’invitation { DE($name) } a expiré.
act-appointed = { $who } a confié la table à { $name }.
act-language = { $who } a choisi la langue { $language }.
act-option = { $who } a changé une option. { $question } : { $meaning }
act-preset = { $who } a choisi les options de l’édition { $preset }.
act-patience = { $who } a fixé à { $days } jours le temps sans coup après lequel les autres décident comment continuer.
act-named = { $who } a donné un autre nom à la table.
act-stays = { $who } veut toujours jouer.
act-asked-to-stay = On a demandé à la table qui veut toujours jouer.
act-vacated = { $seat } n’a pas répondu ; la place est libre.
act-started = { $who } a lancé la partie.
act-rematch = { $who } a ouvert la table { $number } pour une revanche.

# Commandes
cmd-table-invite = Inviter quelqu’un à la table qui attend ici
cmd-table-opener = Désigner qui lance la partie et choisit les options
cmd-table-decline = Décliner une invitation à la table de ce salon
cmd-table-rename = Donner un autre nom à la table qui attend
cmd-table-rematch = Réunir à nouveau les joueurs d’une partie finie
cmd-me-invitations = Qui peut vous inviter à des tables
opt-guest = Qui inviter
opt-opener = Qui prend la table en main
opt-name = Le nom de la table, 40 caractères au plus
opt-new-name = Le nom, 40 caractères au plus ; laissé vide, il est retiré
opt-accepts = De qui vous acceptez les invitations
accepts-all = tout le monde
accepts-known = les gens avec qui j’ai joué
accepts-none = personne
lobby-nights = Nuits : { $span } ({ $city }). J’écris alors en silence.
lobby-no-nights = Pas de nuit : on est debout jour et nuit ({ $city }).
menu-zone = Fuseau horaire (tout autre : /table nights)
act-nights = { $who } a choisi les nuits : de { $begin } à { $end }, { $zone }.
