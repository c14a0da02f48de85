# Die Anleitung durch ein erstes Spiel: was alle Spiele gemeinsam haben.

learn-title = **Anleitung · { $game } · { $round }**
learn-title-page = **Anleitung · { $game } · { $round }** (Seite { $page } von { $pages })
learn-more = { $count ->
    [one] 1 Zeile fehlt
   *[other] { $count } Zeilen fehlen
} hier; *{ button-news }* zeigt alle.
learn-lesson = Du spielst gegen { $others }{ $usual ->
    [1] , mit den Voreinstellungen des Spiels
   *[0] {""}
}.
learn-asked = **Was gefragt ist**
    { $asked }. { $how }
learn-good = **Ein guter Zug**
    { $text }
learn-otherwise = -# Die Anleitung erklärt das Grundspiel. An diesem Tisch ist anders: { $options }
learn-otherwise-option = { $option }: { $value }
learn-line = **Anleitung:** { $how } { $good }
learn-waiting = Im Augenblick wirst du nichts gefragt: Die Computer sind am Zug. Was sie tun, wird hier erklärt, sobald du dran bist.
learn-over = Das Spiel ist zu Ende, die Anleitung hat nichts mehr zu erklären. Woher die Punkte kamen, sagt der Wertungsbogen.
learn-closing-won = **Anleitung: was entschied.** Du hast mit { $own } Punkten gegen { $total } von { $who } gewonnen.
learn-closing-even = **Anleitung: was entschied.** Du und { $who } teilt euch mit { $own } Punkten den Sieg.
learn-closing-lost = **Anleitung: was entschied.** { $who } hat { $total } Punkte, du hast { $own }.
learn-closing-own = • Brachte dir mehr als { $who }: { $items }
learn-closing-other = • Brachte { $who } mehr als dir: { $items }
learn-closing-item = { $source } { $more } gegen { $less }
learn-none = Hier gibt es nichts zu erklären.
learn-alone = **Ab hier allein.** Die Anleitung läuft weiter und erklärt, was zum ersten Mal geschieht; *{ button-guide-leave }* beendet das. Wenn du Fragen hast:
    • *{ button-hint }*: was ein Computer erwägen würde, und warum
    • *{ button-rule }* und `/rules search`: das Regelheft
    • `/rules legend`: was die Zeichen bedeuten; `/rules aid`: die Regeln in Kürze
    • `/rules can`: Darf ich das? `/rules why`: Woher kommt diese Zahl?
button-learn-on = Weiter
button-learn-back = Zurück
button-guide-on = Zur Anleitung
news-guide = Was in diesem Abschnitt der Anleitung geschah ({ $count }):
news-guide-page = Was in diesem Abschnitt der Anleitung geschah ({ $count }), Seite { $page } von { $pages }:
