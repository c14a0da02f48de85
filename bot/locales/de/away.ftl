# Weg sein
cmd-me-away = Melden, dass du weg bist, etwa im Urlaub; ohne Angaben: was du gemeldet hast
opt-away-from = Der erste Tag, etwa heute, 2.12. oder 12. Dez
opt-away-to = Der letzte Tag, an dem du weg bist
opt-away-show = Ob die anderen lesen dürfen, an welchem Tag du wieder da bist
away-none = Du hast keine Tage genannt, an denen du weg bist. Das geht mit `/me away`, *from* und *to*.
away-several = Du bist weg:
away-one = • { $span }
away-days = 🧳 **{ $span }**
away-begun = Es hat begonnen: Du bist weg.
away-ahead = Es beginnt von selbst.
away-read-shown = Die anderen lesen: weg, zurück am { $date }.
away-read-hidden = Die anderen lesen nur *weg*, ohne Datum.
away-at = • Tisch { $table }: { $choice }
away-at-over = • Tisch { $table }: Dort bist du wieder da
away-no-tables = Du spielst gerade an keinem Tisch. Ein Spiel, das inzwischen beginnt, wartet auf dich.
away-later = Ein Spiel wartet höchstens 14 Tage auf dich, alle Abwesenheiten zusammengezählt; dann läuft deine Zeit weiter. Auch Spiele, zu denen du später kommst, warten auf dich.
away-zone = Gemeint sind Tage in { $city }; `/me hours` ändert deine Zeitzone.
away-choice-wait = das Spiel wartet auf dich
away-choice-pass = bis dahin wird für dich gepasst
away-choice-seat = dein Platz wird zur Nachfolge angeboten, endgültig
away-menu = Tisch { $table }: { $choice }
away-short-wait = warten
away-short-pass = passen
away-short-seat = Nachfolge
away-option-wait = Auf mich warten
away-option-pass = Bis dahin für mich passen
away-option-seat = Eine Nachfolge suchen, endgültig
away-which = Wähle die Tage
away-kept = Gemerkt. Was soll inzwischen an deinen Tischen geschehen? Ohne Antwort warten sie auf dich.
away-taken-back = Zurückgenommen: Du bist nicht weg.
away-ended = Willkommen zurück. Deine Tische erfahren es.
away-chosen-wait = Gemerkt: Dieses Spiel wartet auf dich.
away-chosen-pass = Gemerkt: Dort wird inzwischen für dich gepasst, bis du ziehst oder wieder da bist.
away-chosen-seat = Gemerkt: Am ersten Tag biete ich deinen Platz dort an. Mit `/table return` ist er wieder deiner, solange ihn niemand genommen hat.
away-shown = Gemerkt: Die anderen lesen, wann du wieder da bist.
away-hidden = Gemerkt: Die anderen lesen kein Datum.
away-sure-seat = Du bist schon weg, also wird dein Platz an Tisch { $table } sofort zur Nachfolge angeboten, endgültig. Mit `/table return` ist er wieder deiner, solange ihn niemand genommen hat.
away-past = Dieser Tag ist vorbei. Eine Abwesenheit beginnt heute oder später. Nichts hat sich geändert.
away-backwards = Der letzte Tag liegt vor dem ersten. Nichts hat sich geändert.
away-too-long = Eine Abwesenheit dauert höchstens { $days } Tage; für länger gib deine Plätze mit `/table leave` auf. Nichts hat sich geändert.
away-too-far = Eine Abwesenheit beginnt in höchstens { $days } Tagen. Schreib das Jahr dazu, wenn du einen anderen Tag meinst. Nichts hat sich geändert.
away-too-many = Du hast schon { $count } Abwesenheiten vor dir; nimm erst eine zurück. Nichts hat sich geändert.
away-overlaps = Du bist schon von { $first } bis { $last } weg; nimm das erst zurück. Nichts hat sich geändert.
away-half = Nenne beide Tage, *from* und *to*. Nichts hat sich geändert.
away-unknown = Diese Abwesenheit ist vorbei oder zurückgenommen.
button-away = Ich bin weg
button-away-back = Ich bin wieder da
button-away-drop = Zurücknehmen
button-away-show = Zeigen, wann ich zurück bin
button-away-hide = Rückkehr nicht zeigen
button-away-all = Alle Abwesenheiten
button-away-seat = Meinen Platz anbieten
form-away = Ich bin weg
form-away-from = Ab (etwa heute, 2.12., 12. Dez)
form-away-to = Letzter Tag, an dem du weg bist
you-are-away = 🧳 Du bist weg; das lesen auch die anderen. *{ button-away-back }* beendet das überall.
away-named = { $name } ({ $back ->
    [no] weg
   *[other] weg, zurück am { $back }
})
notice-away-wait = 🧳 { $names } ist weg{ $back ->
    [no] { "" }
   *[other] , zurück am { $back }
}. Wo { $names } am Zug ist, wartet das Spiel, höchstens 14 Tage.
notice-away-ran = 🧳 { $names } ist weg{ $back ->
    [no] { "" }
   *[other] , zurück am { $back }
}. Das Spiel hat schon 14 Tage gewartet, also läuft die Zeit weiter.
notice-away-pass = 🧳 { $names } ist weg{ $back ->
    [no] { "" }
   *[other] , zurück am { $back }
}. Wie gewünscht, wird inzwischen für { $names } gepasst.
notice-away-spent = Das Spiel hat 14 Tage auf { $names } gewartet. Von jetzt an läuft die Zeit.
notice-away-back = { $names } ist wieder da.{ $counted ->
    [no] { "" }
    [hours] {" "}Für den Zug, der ansteht, stand die Zeit still: { $hours ->
            [one] 1 Stunde zählt
           *[other] { $hours } Stunden zählen
        } nicht.
   *[days] {" "}Für den Zug, der ansteht, stand die Zeit still: { $days ->
            [one] 1 Tag zählt
           *[other] { $days } Tage zählen
        } nicht.
}
absent-away = { $name } ist weg, und das Spiel wartet höchstens 14 Tage. Wer will, kann um eine Pause bitten oder vorschlagen, das Spiel abzubrechen.
