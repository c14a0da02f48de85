# Was der Tisch über den Spielstand entschieden hat
news-switched = Nach Beschluss des Tisches gilt ab jetzt: { $question }: **{ $meaning }** (vorher: { $before })
news-repaired = Der Tisch hat den Spielstand berichtigt: { $changes }
repair-change = { $what }: { $after } statt { $before }
rules-set-table = nach Beschluss des Tisches
switch-not-now = Das lässt sich im laufenden Spiel nicht ändern.
switch-the-same = So spielt der Tisch schon.
