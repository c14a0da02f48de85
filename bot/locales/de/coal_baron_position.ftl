# The position in words, part by part.

cb-part-round = Schicht, Stapel und Vorrat
cb-part-drawn = Auf deiner Hand
cb-part-majorities = Mehrheiten
cb-part-options = Optionen am Tisch
cb-text-order = Im Uhrzeigersinn ab dem Startspieler: { $who }.
cb-text-filling = Wird gefüllt: { $tile }; noch { $count ->
    [one] 1 leere Lore
   *[other] { $count } leere Loren
}.
cb-text-returned-top = Zurück auf den Stapel gelegt, die oberste zuerst: { $cards }.
cb-text-returned-bottom = Zurück unter den Stapel gelegt, die oberste zuerst: { $cards }.
cb-text-touches = • { $who }: { $what }
cb-text-touches-factory = { $francs }; Tunnelplättchen: { $light } beleuchtet, { $dark } unbeleuchtet
cb-text-touches-order = in Loren { $carts }; im Förderkorb { $cage }; im Kohlelager { $storage }
