# The position in words, part by part; alt texts; what can be chosen, as text.

alt-more = Mehr: /board text.
alt-decides = { $who }: { $asked }.
choices-menu = { $title }:
choices-entry = • { $label }
choices-entry-told = • { $label }: { $description }
choices-listed = { $title } – { $labels }.
choices-counted = { $title } ({ $count }).
choices-buttons = Möglichkeiten
choices-separator = { "; " }
words-part = **{ $part }**, Tisch { $table }
words-page = { $part }, { $number } von { $count }
words-asked = { $who }: { $asked }.
words-nobody-asked = Niemand muss etwas entscheiden.
words-title = **Tisch { $table } in Worten**
words-changed = Was sich geändert hat
words-choices = Was ich tun kann
words-choices-public = Was zur Wahl steht
words-choices-hidden = Was zur Wahl steht, hängt von etwas ab, das nur { $who } sehen darf.
words-choices-none = Gerade gibt es nichts zu wählen.
words-unchanged = Es hat sich nichts geändert.
words-standings = Stand
words-empty = Nichts.
menu-words = Einen Teil lesen
menu-words-within = Mehr zu: { $part }
button-words = Alle Teile
opt-text-part = Welcher Teil; sonst eine Übersicht mit dem Menü aller Teile
