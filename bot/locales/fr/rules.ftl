# Les règles dans le salon, et ce qu’on peut y faire maintenant
cmd-rules = Les règles : lire, chercher, comparer
cmd-rules-read = Lire une section des règles
cmd-rules-search = Trouver la règle qui répond à une question
cmd-rules-compare = Ce que disent les éditions imprimées d’une section, et ce que joue cette table
cmd-rules-aid = Ce qu’est un tour, ce que tout coûte et ce qui rapporte, sur une page
cmd-rules-legend = Ce que veulent dire les signes des images
cmd-help = Ce que vous pouvez faire ici maintenant
opt-section = Numéro ou titre, ou ce que vous cherchez ; vide : la table des matières
opt-search-words = Ce que vous voulez savoir, avec vos mots
opt-compare-section = Numéro ou titre d’une section où les éditions diffèrent
opt-rules-game = Le jeu, si ce n’est pas celui de la table d’ici

rule-house = règle de la maison
rule-table = règle de la maison : { $section }
rule-printed = règles { $section }
rule-switch = option, dans { $section }
rule-ruling = interprétation { $code }, sur { $section }
rule-ruling-on = interprétation sur { $section }

rules-nothing = Ce chapitre est divisé en sections :
rules-page = page { $page } sur { $pages }
rules-see = voir
rules-mark-printed = imprimé dans toutes les éditions
rules-mark-told = imprimé, rien à décider
rules-mark-edition = pas pareil dans toutes les éditions, ou une option de la table
rules-mark-ruling = interprétation du Steiger
rules-mark-clarified = compris ainsi par le Steiger
rules-spoken-printed = Imprimé :
rules-spoken-told = Imprimé, rien à décider :
rules-spoken-edition = { $tags } :
rules-spoken-ruling = Interprétation { $tags } :
rules-spoken-clarified = Compris ainsi, { $tags } :
rules-spoken-example = Exemple :
rules-unnamed-edition = Option :
rules-unnamed-ruling = Interprétation :
rules-unnamed-clarified = Compris ainsi :
rules-edition-en = édition anglaise
rules-edition-de = édition allemande
rules-edition-fr = édition française
rules-played = { $table ->
    [0] Dans cet entraînement
   *[other] À la table { $table }
} : { $meaning } ({ $where })
rules-set-by = choisi par { $name }
rules-set-preset = selon « { $name } »
rules-set-usual = comme d’habitude
rules-contents = **{ $game } : les règles**
rules-aid = **{ $game } : aide de jeu**
rules-legend = **{ $game } : ce que veulent dire les signes** ({ $page } sur { $pages })
rules-which-game = Quel jeu ?
rules-unknown = Cette section n’existe pas dans ces règles.
rules-found = Ce que les règles de { $game } disent de « { $typed } » :
rules-not-found = « { $typed } » ne se trouve pas dans les règles. Essayez un autre mot, ou regardez ici :
menu-rules = Aller à une section
menu-rules-game = Choisir un jeu
menu-references = Lire une de ces règles
menu-compare = Les autres différences entre éditions
button-rules-more = Page { $page } sur { $pages }
button-rules-earlier = ◀ Précédent
button-rules-later = Suivant ▶
button-compare = Comparer les éditions
button-to-turn = Revenir à mon tour
button-share = Montrer à la table
button-read = Lire { $section }
button-read-here = Lire la règle
button-rule = Règles à ce sujet
button-rulebooks = Lire les règles
button-first-game = La première partie en cinq minutes
button-aid = Aide de jeu
button-legend = Signes
button-my-tables = Mes tables

compare-title = **{ $section }** dans les éditions imprimées de { $game }
compare-same = Ici, les éditions imprimées sont d’accord.
compare-one-edition = { $game } : le Steiger ne connaît qu’une édition imprimée ; il n’y a rien à comparer.
lobby-departs = S’écarte de l’édition { $edition ->
    [de] allemande
    [fr] française
   *[en] anglaise
} sur { $count ->
    [one] un point
   *[other] { $count } points
}.
lobby-departs-none = Tout à fait comme dans l’édition { $edition ->
    [de] allemande
    [fr] française
   *[en] anglaise
}.
lobby-departure = • { $section } : { $question } { $meaning }
button-departures = Où elle s’écarte
menu-departures = Comparer avec les éditions imprimées

shared = La section est en route vers la table.
shared-head = 📖 **{ $name }** montre une règle :
shared-already = Quelqu’un a déjà montré cette section à la table il y a moins d’une heure ; elle est plus haut.
shared-enough = Vous avez montré { $most } sections à cette table en une heure. C’est assez pour l’instant.
act-shared = { $who } a montré à la table la section { $section } des règles.

help-none = Personne ne joue encore dans ce salon.
help-none-do = `/table new` ouvre une table pour Coal Baron, Kohle & Kolonie ou Ruhrschifffahrt ; qui veut prend une place, et l’on joue ici, chacun quand il a le temps. `/practise` permet d’en essayer un seul, contre des ordinateurs.
help-free = La table { $table } réunit des joueurs pour { $game } : { $seats ->
    [one] { $seats } place prise
   *[other] { $seats } places prises
} sur { $most }.
help-free-do = *{ button-join }* vous donne une place ; rien ne commence avant que quelqu’un n’ait choisi *{ button-start }*.
help-full = La table { $table } se réunit pour { $game } ; les { $most } places sont prises.
help-full-do = Vous pouvez regarder : plateau et journal sont ouverts à tous ici.
help-seated = Vous êtes à la table { $table }, { $game } : { $seats ->
    [one] { $seats } place prise
   *[other] { $seats } places prises
} sur { $most }.
help-seated-do = *{ button-start }* est possible à partir de { $least } joueurs ; *{ button-rules }* montre selon quelles règles. `/computer add` donne une place libre à un ordinateur.
help-turn = { table-here }, { $game } : c’est votre tour – { $asked }
help-turn-do = *{ button-act }* ouvre vos choix, que vous seul voyez. Rien ne compte avant la fin de votre tour ; jusque-là, tout peut être repris tant que rien de nouveau n’a été montré.
help-waiting = { table-here }, { $game } : { $count ->
    [0] ce n’est le tour de personne
    [one] c’est à { $names } de jouer
   *[other] c’est à { $names } de décider
}.
help-waiting-do = Vous n’avez rien à faire ; le bot vous appellera quand ce sera votre tour. *{ button-act }* montre ce que vous pouvez décider d’avance.
help-watching = À la table { $table }, { $names } jouent à { $game }.
help-watching-do = Vous pouvez regarder ; la dernière position est ici : { $link }
help-suspended = Votre place à la table { $table } est suspendue.
help-suspended-do = Jusqu’à votre réadmission, vous pouvez regarder plateau et journal.
help-paused = La table { $table }, { $game }, est en pause.
help-paused-do = Rien n’arrive à échéance et personne n’est relancé ; `/table resume` propose de reprendre.
help-resting = La table { $table }, { $game }, est au repos, faute de coups depuis longtemps.
help-resting-do = *{ button-act }* la réveille.
help-over = { table-here }, { $game } : la partie est finie.
help-over-do = *{ button-rematch }* réunit les mêmes joueurs.
help-closed = La table { $table } a été fermée avant de commencer.
help-closed-do = `/table new` en ouvre une autre.
hello-play = 👋 C’est la première table de ce serveur. Qui prend une place joue ici, chacun quand il a le temps, et le bot l’appelle.
hello-turn = Vos choix et vos cartes cachées ne sont montrés qu’à vous ; jusqu’à la fin de votre tour, tout peut être repris tant que rien de nouveau n’a été montré.
hello-help = `/help` dit à tout moment ce que vous pouvez faire. `/rules read` commence par *{ button-first-game }*, `/rules search` répond aux questions.
help-judge = `/rules can` dit si un coup serait permis, `/rules why` pourquoi il en est ainsi ; `/rules search` répond aux questions de règles.
help-refused = Un coup vous a été refusé : `/rules why` dit pourquoi et mène à *{ button-dispute }*, si vous pensez que c’est faux. `/rules can` dit d’avance si un coup est permis.
help-rules = `/rules search` répond aux questions de règles, `/rules read` les montre.
