# Dass ehrlich gemischt wurde, und was eine neue Version geändert hat
cmd-rules-fair = Wie du prüfst, dass ehrlich gemischt wurde
opt-fair-table = Die Nummer des Tischs, wenn es nicht der hiesige ist

fair-what = **Die Mischung { table-of } ist versiegelt.** Als { $table ->
    [0] es begann
   *[other] der Tisch eröffnet wurde
}, hat der Steiger einen Startwert gezogen, aus dem aller Zufall dieses Spiels folgt, und dessen Prüfsumme gezeigt: `{ $fingerprint }`
fair-proves = Niemand findet einen anderen Startwert mit dieser Prüfsumme, und niemand liest den Startwert aus ihr heraus. Wer sie sich jetzt notiert, sieht nach dem Spiel, dass unterwegs keine Karte vertauscht wurde.
fair-gathering = Startwert und Salz werden nach dem Spiel gezeigt, mit einer Aufzeichnung, die jeder nachprüfen kann.
fair-running = Startwert und Salz werden nach dem Spiel gezeigt, mit einer Aufzeichnung aller Züge, die jeder nachprüfen kann. Bis dahin würden sie verraten, was verdeckt ist.
fair-closed = Dieses Spiel wurde nicht zu Ende gespielt, deshalb bleibt sein Startwert versiegelt: Was ihr voreinander verborgen habt, bleibt eures.
fair-over = Startwert `{ $seed }`, Salz `{ $salt }`. Vergleiche die Prüfsumme mit der auf der Karte von vor dem Spiel.
fair-check = Die Datei ist die Aufzeichnung dieses Spiels, ohne Namen. Zum Nachprüfen den Steiger installieren und `steiger verify { $file } --fingerprint { $fingerprint }` aufrufen: Er mischt neu, spielt jeden Zug nach und vergleicht das Ergebnis.
fair-check-self = Von Hand: Die Prüfsumme sind die ersten 32 Ziffern des SHA-256 von Salz, Doppelpunkt und Startwert. Das Salz ist eine zweite Zufallszahl, ohne die niemand den Startwert aus der Prüfsumme erraten kann.
fair-no-record = Die Aufzeichnung dieses Spiels ließ sich nicht erstellen, weil etwas Gespeichertes nicht lesbar ist. Startwert und Salz zeigen trotzdem, dass ehrlich gemischt wurde.
fair-nowhere = Jede Mischung ist versiegelt: Vor dem Spiel zeigt der Steiger eine Prüfsumme, die ihn an eine Mischung bindet, danach Startwert, Salz und eine Aufzeichnung, die jeder nachprüfen kann. Frag im Kanal eines Tischs, oder nenne hier seine Nummer.
record-not-yet = { $table ->
    [0] Das Übungsspiel
   *[other] Tisch { $table }
} ist noch nicht zu Ende gespielt: Die Aufzeichnung gibt es nach dem Spiel.

notice-rules-corrected = Der Steiger wurde aktualisiert: { $section ->
    [none] Eine Regel ist
   *[other] Die Regel „{ $section }“ ist
} von jetzt an berichtigt. Was an Tisch { $table } gespielt wurde, bleibt, wie es ist.
act-rules-corrected = Der Steiger wurde aktualisiert, und eine Regel ist von hier an berichtigt{ $rule ->
    [none] .
   *[other] : { $rule }.
}
