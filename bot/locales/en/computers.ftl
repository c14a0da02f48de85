# Computers at a table
level-apprentice = Apprentice
level-steiger = Steiger
level-inspector = Inspector
level-about-apprentice = Sensible and hasty
level-about-steiger = Plays a good game
level-about-inspector = As strong as two seconds a move allow
computer-name = Computer { $colour } ({ $level })
computer-short = { $level } { $colour }
menu-computer = Computer players
computer-add = Add a computer: { $level }
computer-remove = Remove { $name }
computer-added = A computer has taken the next seat; everybody sees it on the card.
computer-removed = The computer is gone; its seat is free again.
computer-unknown = No such computer sits at table { $table }.
notice-computer-plays = From here on { $computer } plays the seat of { $name }.
notice-computer-plays-for = From here on { $computer } plays the seat of { $name }, who can have it back at any time with `/table return`.
computer-sits-there = { $name } is a computer; this is only for people.

# Acts in the log
act-computer-added = { $who } added { $name }.
act-computer-removed = { $who } removed { $name }.
act-computer-gave-way = { $name } gave its seat to a person.
act-computer-failed = { $name } found no move, so the least harmful one was made.

# Commands
cmd-computer = Computers that play along
cmd-computer-add = Let a computer take the next free seat of the table that gathers players here
cmd-computer-remove = Take a computer out of the table that gathers players here
opt-computer-level = How well it plays
suggest-no-computers = No computer sits at this table
opt-computer = Which computer
