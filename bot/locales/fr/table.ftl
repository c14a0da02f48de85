list-parts = { " ; " }
list-last = { $rest } et { $last }
signed = { $sign } · { $label }
menu-of-area = { $menu } : { $area }
game-coal_baron = Coal Baron
colour-orange = Orange
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-red = Rouge

# The lobby
lobby-title = **{ $game }** · table { $table }
lobby-seat = { $number }. { $name }
lobby-players = { $seats } à la table, pour { $least } à { $most } joueurs. Les places se suivent dans le sens horaire.
lobby-language = Langue de la table : { $language }
lobby-option = { $question } : **{ $meaning }**
lobby-preset = **{ $name }** : { $about }
lobby-edition = Édition **{ $name }** : { $about }
edition = Édition : { $name }{ $changed ->
    [0] { "" }
    [one] , { $changed } option modifiée
   *[other] , { $changed } options modifiées
}
lobby-fingerprint = Empreinte du mélange : `{ $fingerprint }`
lobby-running = La partie est en cours : <#{ $place }>
lobby-over = La partie est terminée.
lobby-place = La partie s’est jouée dans <#{ $place }>
lobby-abandoned = Cette table a été fermée.
thread-name = { $game } · table { $table }
signpost = 📌 **{ $game }**, table { $table }. Le bouton mène au tour en cours.
button-join = Participer
button-leave = Quitter la table
button-rules = Options
button-all-rules = Retour à toutes les options
button-start = Lancer la partie
button-act = Jouer
button-mine = Mon plateau
button-news = Quoi de neuf
button-finish = Terminer mon tour
button-overview = Retour
button-board = Plateau
button-log = Journal
button-where = Aller au tour en cours
button-earlier = Page précédente
button-later = Page suivante
for-later = Pour plus tard, { $what }
button-yes = D’accord
button-no = Refuser
button-take-seat = Prendre la place
menu-language = Langue de la table
menu-part = Regarder une partie du plateau
table-opened = La table { $table } est ouverte. Sa fiche est dans le salon.
table-opened-unseen = La table { $table } est ouverte, mais sa fiche n’est pas encore dans le salon. Elle suivra dès que Discord l’acceptera ; d’ici là, `/table join` donne une place.
card-refused = Je n’ai pas pu afficher la fiche ici ; aucune table n’a été ouverte. `/table check` dit ce qui manque.
joined = Vous avez une place.
left = Votre place est de nouveau libre.
started = La partie commence dans <#{ $place }>.
option-set = L’option est changée ; la fiche le montre à tous.
option-unknown = Cette option n’existe pas.
table-language-set = La langue de la table est changée.
table-language-edition-set = La langue de la table est changée, et avec elle l’édition suivie : la fiche la nomme.
language-unknown = Je ne parle pas cette langue.
my-language-set = Je vous réponds désormais en { $language }.
rules-title = Options { table-of } :
switch-to = Changer pour : { $meaning }
already-seated = Vous avez déjà une place à la table { $table }.
not-seated = Vous n’avez pas de place à la table { $table }.
table-full = La table { $table } est complète : les { $seats } places sont prises.
too-few-players = Il faut au moins { $least } joueurs ; il y en a { $seats }.
too-many-lobbies = Vous avez déjà { $most } tables en attente ici. Commencez-en ou quittez-en une.
place-taken = La table { $table } est dans ce salon et je ne peux pas y ouvrir de fils. Terminez-la, changez de salon ou donnez-moi le droit de créer des fils publics.
channel-unfit = Aucune table ne peut être jouée dans un salon de ce genre. Donnez la commande dans un salon textuel ou un fil.
thread-failed = Discord n’a pas ouvert de fil à l’instant, rien n’a donc commencé. Réessayez dans un moment.
thread-refused = Discord a refusé le fil et une table est en cours dans ce salon. Rien n’a commencé.
table-unknown = Il n’y a pas de table { $table }.
table-is-lobby = La partie de la table { $table } n’a pas commencé.
table-is-over = { $table ->
    [0] L’entraînement est terminé.
   *[other] La partie de la table { $table } est terminée.
}
table-is-abandoned = { $table ->
    [0] L’entraînement a été abandonné.
   *[other] La partie de la table { $table } a été abandonnée.
}
table-is-stopped = { $table ->
    [0] L’entraînement a été arrêté avant la fin.
   *[other] La partie de la table { $table } a été arrêtée avant la fin.
}
lobby-is-running = La partie de la table { $table } a déjà commencé.
lobby-is-over = La partie de la table { $table } est terminée.
lobby-is-abandoned = La table { $table } a été fermée.
no-table-here = Aucune table dans ce salon. `/table new` en ouvre une.
several-tables = Plusieurs tables dépendent de ce salon : { $tables }. Donnez la commande dans le fil de la table.
invited-faults = Personne n’a été invité et aucune table n’a été ouverte. { $faults }
invited-yourself = Vous avez déjà la première place.
invited-bot = { $user } est un bot et ne peut pas jouer.
invited-twice = { $user } est cité deux fois.
invited-absent = { $user } n’est pas sur ce serveur.

# The turn message and what is told
turn-head = { $who } · Table { $table } · { $asked }
turn-head-behind = Table { $table } · { $asked } · { $who }
asked-decides = { $asked } : { $decides }
asked-of = { $who } ({ $decides })
news-begun = La partie commence.
news-moved = La partie continue ici. Rien n’est perdu.
news-restored = L’hébergeur est revenu à une sauvegarde du <t:{ $time }:f>. Ce qui a été joué depuis est perdu.
news-mended = L’hébergeur a ramené la table à une situation antérieure.
more-in-log = … { $count ->
        [one] un autre événement
       *[other] { $count } autres événements
    } avant ceux-ci, dans `/table log`
more-after-in-log = … et { $count ->
        [one] un autre événement
       *[other] { $count } autres événements
    }, dans `/table log`
phase-numbered = { $number }. { $phase }
phase-ended = **{ $phase } (fin)**
turn-invited = { $who } : { $count ->
    [one] laissez votre réponse à l’avance avec *{ button-act }*, ou attendez votre tour.
   *[other] laissez vos réponses à l’avance avec *{ button-act }*, ou attendez votre tour.
}
phase-head = **Table { $table } · { $phase }**
phases-head = **Table { $table } · { $count } phases à la suite**
phases-part = **{ $phase }**
button-phase = Voir { $phase }
menu-phase = Voir l’image d’une phase
phase-gone = Cette image n’est plus disponible : les images des phases sont gardées 30 jours. `/board view` montre la situation actuelle, `/table log` ce qui s’est passé.
final-head = { $who } · **Table { $table } · La partie est terminée**
phase-picture = { $phase } (fin)
final-scores = Scores finaux
final-wins = { $who } { $count ->
        [one] gagne
       *[other] gagnent
    }
final-seed = Mélange : graine `{ $seed }`, sel `{ $salt }`, empreinte `{ $fingerprint }`. `/rules fair` donne l’enregistrement pour les vérifier.
notice-invited = { $name } vous invite à la table { $table }. Appuyez sur *{ button-join }* sur sa fiche.
notice-locked = Le fil <#{ $place }> de la table { $table } est verrouillé. Rien n’est perdu ; la partie attend sa réouverture.
notice-seat-free = { $name } a quitté la table { $table }. Sa place attend telle quelle ; un remplaçant a besoin de votre accord et `/table abandon` arrête la partie.
notice-seat-offered = La table en a décidé ainsi : la place { DE($name) } est libre. Tant que la table n’a accepté personne d’autre, { $name } la reprend avec `/table return`. `/table abandon` arrête la partie.
notice-seat-freed = La place { DE($name) } est libre, comme vous l’avez décidé. Elle attend telle quelle ; un remplaçant a besoin de votre accord et `/table abandon` arrête la partie.
notice-replaced = { $name } reprend la place.
notice-abandoned = La partie de la table { $table } a été abandonnée.
notice-abandon-asked = { $name } propose d’abandonner. { $more ->
        [one] Un autre joueur doit
       *[other] { $more } autres joueurs doivent
    } accepter avant le <t:{ $until }:f>.
notice-abandon-refused = La partie n’est pas abandonnée.
notice-abandon-lapsed = Trop peu d’accords à temps ; la partie continue.
notice-replace-asked = { $newcomer } voudrait prendre la place { DE($name) }. { $more ->
        [one] Un joueur doit
       *[other] { $more } joueurs doivent
    } accepter avant le <t:{ $until }:f>.
notice-replace-refused = Le remplaçant n’a pas été accepté. La place reste comme elle est.
notice-replace-lapsed = Trop peu d’accords à temps. La place reste comme elle est.
warn-attach-files = ⚠️ Je ne peux pas joindre de fichiers ici. Le plateau est décrit en mots ; accordez-moi *Joindre des fichiers*.

# The private panel
# Comment une table s’appelle ; une partie d’entraînement n’a pas de numéro utile (0).
table-here = { $table ->
    [0] Entraînement
   *[other] Table { $table }
}
table-named = { $table ->
    [0] entraînement
   *[other] table { $table }
}
table-of = { $table ->
    [0] de l’entraînement
   *[other] de la table { $table }
}
table-at = { $table ->
    [0] à l’entraînement
   *[other] à la table { $table }
}
table-at-first = { $table ->
    [0] À l’entraînement
   *[other] À la table { $table }
}
panel-title = **{ table-here } · { $name }**
board-title = **{ table-here }**
own-board = **{ table-here } · votre plateau**
moves-so-far = Déjà joué ce tour-ci ({ $count }) : { $moves }
moves-cut = ⚠️ La situation a changé ; { $count ->
        [one] votre dernier coup n’est plus possible et a été retiré
       *[other] vos { $count } derniers coups ne sont plus possibles et ont été retirés
    }.
unused = Encore possible avant de terminer : { $what }
held-up = ⚠️ Je n’ai pas encore pu écrire dans le salon ; vos coups sont en sûreté et je réessaie. `/table check` dit ce qui manque.
move-made = C’est fait.
move-sealed = C’est fait. Comme vous avez vu quelque chose de nouveau, ce n’est plus annulable.
turn-finished = Votre tour est terminé.
turn-finished-again = Votre tour est terminé, et c’est de nouveau à vous.
answer-left = Noté, personne d’autre ne le voit. Ce que vous laissez à l’avance servira quand ce sera à vous.
answer-not-in-plan = Un classement ne peut pas faire partie d’un plan.
end-inside-plan = Un plan ne peut finir votre tour qu’à sa dernière étape ; rien n’a été fait.
stale = Ce bouton datait d’une situation passée. Voici la situation actuelle.
form-kept = Ce que vous avez écrit est encore dans le formulaire.
control-unknown = Ce bouton ou ce menu date d’une version antérieure. `/board view` montre où en est la partie.
command-changed = Cette commande a changé. Réessayez dans une minute ou relancez Discord.
option-unreadable = Je ne peux pas lire « { $value } » ici.
refused = ⛔ { $reason }
refused-plainly = ⛔ Ce n’est pas possible ici.
plan-refused = ⛔ L’étape { $step } sur { $steps } (« { $text } ») est impossible ; rien n’a été fait. { $reason }
not-saved = ⚠️ Non enregistré : le disque a refusé. Rien n’a changé ; réessayez plus tard.
not-read = ⚠️ Le disque est illisible pour l’instant. Vos parties sont intactes ; réessayez plus tard.
counts = ✅ C’est enregistré et cela compte ; seule la réponse n’a pas pu être affichée.
move-counts = ✅ Cela compte et c’est enregistré ; seul le panneau n’a pas pu être affiché. *{ button-act }* montre où vous en êtes.
incident = ⚠️ Une erreur est survenue chez moi (incident { $number }) ; rien n’a changé. L’hébergeur est prévenu.
incident-logged = ⚠️ Une erreur est survenue chez moi (incident { $number }) ; rien n’a changé. Transmettez ce numéro à mon hébergeur ; la cause figure dans mon journal.
no-news = Rien ne s’est passé depuis votre dernier tour.
news-page = Depuis votre dernier tour ({ $count }), page { $page } sur { $pages } :
news-title = Depuis votre dernier tour ({ $count }) :
part-whole = Le plateau entier
part-player = Plateau { DE($name) }
part-enlarged = { $part }, agrandi
part-unknown = Aucune partie du plateau ne s’appelle « { $part } » ; le menu les donne toutes.
part-ambiguous = « { $part } » peut désigner { $names }. Choisissez dans le menu ou tapez-en davantage.
where = La table { $table } en est ici : { $link }
where-nowhere = { $table ->
    [0] Un entraînement n’a pas de message de tour : `/practise` l’ouvre.
   *[other] La table { $table } n’a pas encore de message de tour.
}
log-title = Journal { table-of }, page { $page } sur { $pages }
log-empty = Le journal { table-of } est vide.
log-undone = ↩ ~~{ $line }~~
status-none = Vous n’êtes à aucune table ouverte.
status-title = Vos tables ({ $count }) :
status-lobby = Table { $table } : en attente de joueurs.
status-yours = **Table { $table } : à vous**, { $asked }.
status-others = Table { $table } : { $who }, { $asked }.
suggest-none = Rien de possible : { $reason }
suggest-none-fits = Rien de possible ne correspond à « { $typed } »
suggest-nothing = rien de tel n’est permis maintenant
suggest-not-your-turn = ce n’est pas votre tour
suggest-nothing-chosen = Rien n’a été choisi, et rien de tel n’est permis avec les autres options.
suggest-plan = { $steps ->
    [one] Ce plan en { $steps } étape
   *[other] Ce plan en { $steps } étapes
}
suggest-plan-long = Le plan est permis ; laissez le texte tel quel
suggest-ranked-all = le classement contient tout
suggest-no-candidate = rien
suggest-no-table = Aucune partie de ce jeu dans ce salon.
suggest-no-seat = Vous n’avez pas de place à cette table.
suggest-no-match = Rien ne correspond à « { $typed } ».
suggest-empty = Il n’y a rien à choisir.
suggest-not-read = La liste est illisible pour l’instant. Vous pouvez taper la valeur.
suggest-fault = La liste n’a pas pu être faite (incident { $number }). Vous pouvez taper la valeur.
zone-choice = { $city } ({ $zone }), il y est { $time }
suggest-no-boards = L’hébergeur n’a mis aucun plateau de ce jeu dans le dossier.
other-game = { $table ->
    [0] Votre entraînement porte sur un autre jeu.
   *[other] La table { $table } joue à un autre jeu, ou pas encore.
}

# Votes
vote-opened = On demande aux autres ; le salon montrera ce qu’ils décident.
vote-passed = Accepté.
vote-passed-wait = Accepté : { button-wait }.
vote-passed-time = Accepté : { button-time }.
vote-passed-pass = Accepté : { button-pass }.
vote-passed-seat = Accepté : { button-seat }.
vote-passed-computer = Accepté : { button-computer }.
vote-refused = Refusé.
ballot-counted = Votre vote compte ; le dernier fait foi.
vote-lapsed = Question close sans accord.
seat-taken = La place est prise.
vote-closed = Cette question est close.
vote-not-yours = Cette question ne concerne pas votre place.
vote-went-with-seat = Cette question ne dépend pas de vous : vous avez quitté votre place après qu’elle a été posée, et votre vote est parti avec elle.
vote-already-open = Cette question est déjà posée.
seat-given-up = Votre place attend maintenant un remplaçant.
succession-asked = On demande à la table si vous pouvez prendre la place.
no-free-seat = La table { $table } n’a pas de place libre.
relocated = La partie continue ici.
place-not-lost = Le salon de la table, <#{ $place }>, existe toujours.
move-within-server = La table { $table } appartient à un autre serveur ; elle ne peut continuer que dans un salon de ce serveur.

# Rights
check-fine = J’ai tous les droits nécessaires dans ce salon.
check-missing = Dans ce salon, il me manque :
check-needed = • **{ $right }** (nécessaire)
check-optional = • { $right } (facultatif : { $without })
check-unpinned = • Le message repère de la table { $table } n’est pas épinglé. Je l’épinglerai dès que j’en aurai le droit.
rights-missing = Je ne peux pas tenir de table ici ; il me manque : { $rights }. `/table check` en dit plus.
right-view_channel = Voir le salon
right-send_messages = Envoyer des messages
right-send_messages_in_threads = Envoyer des messages dans les fils
right-create_public_threads = Créer des fils publics
right-attach_files = Joindre des fichiers
right-read_message_history = Voir les anciens messages
right-pin_messages = Épingler des messages
without-create_public_threads = sans lui, on joue dans le salon même
without-attach_files = sans lui, les plateaux sont donnés en mots
without-pin_messages = sans lui, le message qui mène au tour en cours n’est pas épinglé

# Boards, presets, notes
menu-single-rules = Règles une à une, par groupes
menu-change-rule = Changer une option
board-not-used = Ce jeu n’a pas de plateaux au choix.
board-unknown = Il n’y a pas de plateau « { $name } » dans le dossier de l’hébergeur.
board-too-large = Le fichier de plateau { $name } est trop grand.
board-missing = Le fichier de plateau { $name } n’existe pas.
board-unreadable = Le fichier de plateau { $name } est illisible.
board-faults = Le fichier de plateau { $name } a { $count ->
        [one] une faute
       *[other] { $count } fautes
    } ; rien n’a changé :
board-of-other-game = Le fichier de plateau { $name } est un plateau { DE($game) }, pas { DE($wanted) }.
board-of-no-game = Le fichier { $name } n’est le plateau d’aucun des jeux proposés ici.
lobby-board = Plateau : { $name }
button-note = Note pour moi
form-note = Pour votre prochain tour
note-kept = Noté ; vous le verrez à votre prochain tour.
note-removed = La note est effacée.
note-shown = 📝 { $note }

# Ce qui ne peut être lu
host-told = l’hébergeur est prévenu (incident { $number })
host-untold = merci de prévenir l’hébergeur : incident { $number }
damaged-position = ⚠️ La situation de la table { $table } est illisible ; { $host }. L’hébergeur peut la rétablir. La table peut aussi être abandonnée par `/table abandon` ou quittée par `/table leave`.
damaged-newer = ⚠️ La situation { table-of } a été écrite par une version plus récente du bot ; { $host }. Rien n’est perdu.
damaged-game = ⚠️ Cette version du bot ne connaît pas le jeu de la table { $table } ; { $host }. La table peut être abandonnée par `/table abandon` ou quittée par `/table leave`.
damaged-options = ⚠️ Les options de la table { $table } sont illisibles ; { $host }. Quittez-la par `/table leave` et ouvrez-en une autre.
damaged-board = ⚠️ Le plateau de la table { $table } est illisible ; { $host }. La table peut être abandonnée par `/table abandon` ou quittée par `/table leave`.
damaged-moves = ⚠️ Un tour ouvert { table-at } est illisible ; { $host }.
damaged-checkpoint = ⚠️ Cette situation antérieure { table-of } est illisible, rien n’a donc été annulé ; { $host }.
damaged-actions = ⚠️ Ce qui a été joué depuis une situation antérieure { table-of } est illisible, rien n’a donc été annulé ; { $host }.
damaged-log = ⚠️ Une ligne du journal { table-of } est illisible ; { $host }.
damaged-vote = ⚠️ Cette question { table-of } est illisible, aucun vote ne compte donc ; { $host }. Elle expire d’elle-même et peut être posée à nouveau.
damaged-letter = ⚠️ Un message { table-of } est illisible ; { $host }.
lobby-unreadable = ⚠️ Les options de cette table sont illisibles : elle ne peut pas commencer, seulement être quittée.
log-unreadable = ⚠️ Ce qui s’est passé ici est illisible.
news-unreadable = ⚠️ Tout n’est pas lisible.
moves-unreadable = ⚠️ Les coups de votre tour étaient illisibles et ont été retirés ; votre tour recommence.
status-unreadable = ⚠️ La table { $table } est illisible ; { $host }. Dans son salon, elle peut être abandonnée par `/table abandon` ou quittée par `/table leave`.
suggest-unreadable = La situation de cette table est illisible.
notice-moved-unreadable = La table est désormais ici. Sa situation est illisible : l’hébergeur peut la rétablir, ou elle est abandonnée par `/table abandon`.
