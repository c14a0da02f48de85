# The position in words, part by part; alt texts; what can be chosen, as text.

alt-more = More: /board text.
alt-decides = { $who }: { $asked }.
choices-menu = { $title }:
choices-entry = • { $label }
choices-entry-told = • { $label }: { $description }
choices-listed = { $title } – { $labels }.
choices-counted = { $title } ({ $count }).
choices-buttons = Choices
choices-separator = { "; " }
words-part = **{ $part }**, table { $table }
words-page = { $part }, { $number } of { $count }
words-asked = { $who }: { $asked }.
words-nobody-asked = Nobody has to decide.
words-title = **Table { $table } in words**
words-changed = What changed
words-choices = My choices
words-choices-public = What can be chosen
words-choices-hidden = What can be chosen depends on what only { $who } may see.
words-choices-none = There is nothing to choose at the moment.
words-unchanged = Nothing has changed.
words-standings = Standings
words-empty = Nothing.
menu-words = Read a part
menu-words-within = More of: { $part }
button-words = All parts
opt-text-part = Which part; leave it out for an overview with a menu of all parts
