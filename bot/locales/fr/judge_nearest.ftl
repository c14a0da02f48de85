nearest = Le plus proche possible : { $move }.
nearest-priced = Le plus proche possible : { $move } (coûte { $price }).
nearest-written = { $move } (`{ $line }`)
nearest-none = Rien de tel n’est possible maintenant.
nearest-later = Rien de tel n’est possible maintenant. Cela peut le devenir plus tard dans votre tour, à cette étape : { $stages }.
nearest-turn = Rien de tel n’est possible avant votre tour.
nearest-over = Plus rien n’est possible.
nearest-steps = { $count ->
    [one] Possible comme plan : sa première étape seule.
   *[other] Possible comme plan : ses { $count } premières étapes.
}
nearest-in-list = → { $move }
