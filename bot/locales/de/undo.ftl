# Taking back one's own moves and turns
cmd-table-back = Den letzten Teil deines Zuges oder den eben beendeten Zug zurücknehmen
opt-back-whole = Alles zurücknehmen, was in deinem Zug noch offen ist
button-anew = Zug von vorn beginnen
button-back = Zurücknehmen
move-taken-back = Zurückgenommen.
turn-taken-back = Dein Zug ist wieder offen. Drücke noch einmal „{ button-back }“, um anders zu wählen.
turn-begun-anew = Dein Zug beginnt von vorn; was schon endgültig war, bleibt so.
no-open-moves = In deinem Zug ist nichts offen.
nothing-to-take-back = Allein kannst du nichts zurücknehmen. `/table undo` fragt die anderen.
news-withdrawn = Zurückgezogen: { $name } nimmt den beendeten Zug zurück.

# Undo of turns: the command, and what is answered
cmd-table-undo = Die anderen bitten, die letzten Züge zurückzunehmen
opt-turns = Wie viele Züge, vom letzten an gezählt
undone = Zurückgenommen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-too-many = Höchstens { $most } Züge lassen sich auf einmal zurücknehmen.
undo-too-far = Die Lage vor diesem Zug wird nicht mehr aufbewahrt.

# What an undo would take back
undo-title = **{ table-here }: { $turns ->
        [0] den letzten Beschluss des Tisches
        [one] den letzten Zug
       *[other] die letzten { $turns } Züge
    } zurücknehmen?**
undo-turn = { $number }. { $who } – { $what }
undo-choice = { $number }: { $who } – { $what }
undo-turn-decided = { $number }. { $what }
undo-choice-decided = { $number }: { $what }
undo-nothing-told = nichts, was zu erzählen wäre
undo-brought = Seither gewonnen und verloren: { $gains }.
undo-gains = { $who } { $amounts }
undo-seen = { $who } { $count ->
        [one] hat
       *[other] haben
    } seither etwas gesehen, was die anderen nicht kennen.
undo-seen-by-all = Alle haben seither etwas Neues gesehen, etwa eine aufgedeckte Karte.
undo-decided = Damit fällt auch dies: { $what }
undo-rules = Seitdem wurden die Regeln berichtigt. Was neu gespielt wird, richtet sich nach den heutigen Regeln.
undo-asks = { $count ->
        [one] Gefragt wird { $who } und muss
       *[other] Gefragt werden { $who }; alle müssen
    } innerhalb von { $hours } Stunden zustimmen. Noch weiß niemand davon.
undo-asks-nobody = Niemand sonst muss gefragt werden. Noch ist nichts geschehen.
undo-shown-anew = ⚠️ Inzwischen hat sich etwas geändert, darum ist nichts geschehen. Das hier würde jetzt zurückgenommen.
button-ask-undo = Die anderen fragen
button-undo-at-once = Sofort zurücknehmen

# Undo of turns: what the channel is told, and the log
news-undone = Zurückgenommen auf Bitte von { $name }.
news-undone-decided = Zurückgenommen: So hat der Tisch die Anfechtung von { $name } entschieden.
notice-undo-asked = { $name } bittet, { $turns ->
        [0] den letzten Beschluss des Tisches
        [one] den letzten Zug (von { $names })
       *[other] die letzten { $turns } Züge (von { $names })
    } zurückzunehmen. Noch { $more ->
        [one] eine Person muss
       *[other] { $more } Personen müssen
    } zustimmen, spätestens bis <t:{ $until }:f>.
notice-undo-refused = Es wird nichts zurückgenommen. Das Spiel geht weiter.
notice-undo-lapsed = Nicht alle haben rechtzeitig zugestimmt; nichts wurde zurückgenommen.
notice-undo-overtaken = Das Spiel ging weiter; die Bitte um Zurücknahme ist erledigt.
act-undo = { $who } nahm Züge zurück, die sonst niemanden betrafen.
act-undo-asked = { $who } bat, { $turns ->
        [0] den letzten Beschluss des Tisches
        [one] den letzten Zug
       *[other] die letzten { $turns } Züge
    } zurückzunehmen.
act-undo-passed = Dem Zurücknehmen wurde zugestimmt.
act-undo-refused = Das Zurücknehmen wurde abgelehnt.
act-undo-lapsed = Die Bitte um Zurücknahme ist verfallen.
act-undo-overtaken = Die Bitte um Zurücknahme hat sich erledigt.
act-withdrawn = { $who } nahm den beendeten Zug zurück.
