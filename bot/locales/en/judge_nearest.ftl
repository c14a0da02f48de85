nearest = Nearest possible: { $move }.
nearest-priced = Nearest possible: { $move } (costs { $price }).
nearest-written = { $move } (`{ $line }`)
nearest-none = Nothing of the kind is possible now.
nearest-later = Nothing of the kind is possible now. It may become so later in your turn, at: { $stages }.
nearest-turn = Nothing of the kind is possible before your turn.
nearest-over = Nothing is possible any more.
nearest-steps = { $count ->
    [one] Possible as a plan: its first step alone.
   *[other] Possible as a plan: its first { $count } steps.
}
nearest-in-list = → { $move }
