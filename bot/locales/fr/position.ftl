# The position in words, part by part; alt texts; what can be chosen, as text.

alt-more = Suite : /board text.
alt-decides = { $who } : { $asked }.
choices-menu = { $title } :
choices-entry = • { $label }
choices-entry-told = • { $label } – { $description }
choices-listed = { $title } – { $labels }.
choices-counted = { $title } ({ $count }).
choices-buttons = Choix
choices-separator = { " ; " }
words-part = **{ $part }**, table { $table }
words-page = { $part }, { $number } sur { $count }
words-asked = { $who } : { $asked }.
words-nobody-asked = Personne n’a rien à décider.
words-title = **La table { $table } en mots**
words-changed = Ce qui a changé
words-choices = Mes choix
words-choices-public = Ce qui peut être choisi
words-choices-hidden = { $who } voit ce que les autres ne voient pas, et ce qui peut être choisi en dépend.
words-choices-none = Il n’y a rien à choisir pour l’instant.
words-unchanged = Rien n’a changé.
words-standings = Où en est chacun
words-empty = Rien.
menu-words = Lire une rubrique
menu-words-within = Plus de détails : { $part }
button-words = Sommaire
opt-text-part = Quelle rubrique ; sinon un aperçu avec le menu de toutes les rubriques
