nearest = Am nächsten kommt: { $move }.
nearest-priced = Am nächsten kommt: { $move } (kostet { $price }).
nearest-written = { $move } (`{ $line }`)
nearest-none = Nichts dergleichen ist jetzt möglich.
nearest-later = Nichts dergleichen ist jetzt möglich. Möglich werden kann es später in deinem Zug, bei: { $stages }.
nearest-turn = Nichts dergleichen ist möglich, bevor du am Zug bist.
nearest-over = Nichts ist mehr möglich.
nearest-steps = { $count ->
    [one] Als Plan möglich: der erste Schritt allein.
   *[other] Als Plan möglich: die ersten { $count } Schritte.
}
nearest-in-list = → { $move }
