# Was der Tisch über den Spielstand entschieden hat
news-switched = Nach Beschluss des Tisches gilt ab jetzt: { $question }: **{ $meaning }** (vorher: { $before })
repair-change = { $what }: { $after } statt { $before }
lobby-option-decided = { $question }: **{ $meaning }** (nach Beschluss des Tisches)
rules-set-table = nach Beschluss des Tisches
switch-not-now = Das lässt sich im laufenden Spiel nicht ändern.
switch-the-same = So spielt der Tisch schon.

# Ein Vorschlag: von einer Person gesammelt, bevor jemand anders davon erfährt
cmd-table-repair = Vorschlagen, ein Versehen im Spielstand zu berichtigen; alle müssen zustimmen
opt-repair-what = Was falsch ist, etwa Münzen einer Person oder wer am Zug ist
opt-repair-to = Wie es sein soll
repair-title = **Tisch { $table }: den Spielstand berichtigen**
repair-nothing-yet = Noch ist nichts gewählt. Füge hinzu, was falsch ist und wie es sein soll, bis zu { $most } Dinge.
repair-against = ⚠️ { $fault }
repair-reason = Grund: { $reason }
repair-asks = { $count ->
        [one] Gefragt würde { $who }; nötig ist diese Zustimmung
       *[other] Gefragt würden { $who }; nötig ist die Zustimmung aller
    } innerhalb von { $hours } Stunden, und Schweigen ist keine. Bisher hat niemand davon erfahren.
repair-asks-nobody = Sonst zählt an diesem Tisch gerade niemand, also könnte niemand zustimmen.
repair-changed-meanwhile = ⚠️ Inzwischen hat sich etwas geändert, daher wurde nichts vorgeschlagen. So sieht es jetzt aus.
repair-which = { $what } kann mehreres sein: { $names }
repair-which-value = { $value } kann mehreres sein: { $names }
button-repair-add = Hinzufügen
button-repair-why = Grund
button-repair-balance = Auch auf { $value } setzen: { $what }
button-repair-ask = Vorschlagen
button-repair-discard = Verwerfen
menu-repair-drop = Wieder herausnehmen
form-repair-add = Was ist zu berichtigen?
form-repair-what = Was falsch ist
form-repair-to = Wie es sein soll
form-repair-what-hint = Zum Beispiel: Münzen von Anna
form-repair-to-hint = Zum Beispiel: 12
form-repair-why = Warum (alle lesen es)
repair-what-first = Sag zuerst, was falsch ist
repair-now = { $what }: { $value }
repair-noted = Vermerkt. Noch hat niemand davon erfahren.
repair-discarded = Dein Vorschlag ist verworfen.
repair-empty = Noch gibt es nichts vorzuschlagen.
repair-unknown = So heißt an diesem Tisch nichts, was offen liegt. Die Liste von `/table repair` nennt alles, was sich berichtigen lässt.
repair-value-unknown = Diesen Wert kann es nicht haben.
repair-value-cannot = { $what }: „{ $value }“ geht nicht. Möglich: { $values }.
repair-the-same = Diesen Wert hat es schon.
repair-too-many = Höchstens { $most } Dinge lassen sich auf einmal berichtigen.
repair-reason-too-long = Ein Grund hat höchstens { $most } Zeichen.
repair-alone = An diesem Tisch zählst gerade nur du, und allein berichtigt niemand einen Spielstand.
repair-damaged = Der Spielstand von Tisch { $table } ist nicht lesbar, daher kann der Tisch ihn nicht berichtigen. Der Betreiber kann ihn mit `steiger mend` zurücksetzen.
repair-not-here = In diesem Spiel kann der Tisch den Spielstand nicht berichtigen.

# Ein Vorschlag: was der Kanal erfährt, und das Protokoll
notice-repair-asked = { $name } schlägt vor, den Spielstand zu berichtigen. Noch { $more ->
        [one] eine Person muss
       *[other] { $more } Personen müssen
    } zustimmen, spätestens bis <t:{ $until }:f>; gespielt wird inzwischen weiter.
notice-repair-refused = Der Spielstand bleibt, wie er ist: Nicht alle stimmten der Berichtigung zu.
notice-repair-lapsed = Nicht alle, die zählen, haben zugestimmt; der Spielstand bleibt, wie er ist.
notice-repair-overtaken = Alle stimmten zu, aber der Spielstand hatte sich inzwischen geändert, daher wurde er nicht berichtigt. Der Vorschlag kann neu gestellt werden.
vote-overtaken = Angenommen, aber der Spielstand hatte sich inzwischen geändert: Es blieb dabei.
act-repair-asked = { $who } schlug vor, den Spielstand zu berichtigen: { $changes }.
act-repair-passed = Der Spielstand wird berichtigt, alle stimmten zu.
act-repair-refused = Den Spielstand zu berichtigen wurde abgelehnt.
act-repair-lapsed = Der Vorschlag, den Spielstand zu berichtigen, verfiel.
act-repair-overtaken = Der Vorschlag, den Spielstand zu berichtigen, war vom Spiel überholt.
