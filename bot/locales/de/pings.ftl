# Auf welchem Weg du erfährst, dass etwas auf dich wartet

call = { $who }: { $line }
call-behind = { $line } { $who }
direct-turn = 🔔 Tisch { $number }: { $asked }. Du bist am Zug in { $game }{ $name ->
    [none] { "" }
   *[other] { " " }„{ $name }“
}. { $link }
direct-invited = 🔔 Tisch { $table }, { $game }: Ab jetzt kannst du eine Antwort hinterlegen. { $link }
direct-next = 👀 Tisch { $table }, { $game }: Du bist wohl als Nächstes dran. { $link }
direct-question = ❓ Tisch { $table }, { $game }: Der Tisch fragt dich etwas.
direct-done =
    { $count ->
        [one] ✅ Erledigt: Tisch { $tables } wartet nicht mehr auf dich.
       *[other] ✅ Erledigt: Die Tische { $tables } warten nicht mehr auf dich.
    }
remind-you = ⏰ Tisch { $table }{ $game ->
    [none] { "" }
   *[other] , { $game },
} wartet seit <t:{ $since }:f> (<t:{ $since }:R>) auf deine Entscheidung. { $link }
remind-you-finish = ⏰ Dein Zug an Tisch { $table }{ $game ->
    [none] { "" }
   *[other] , { $game },
} ist nicht beendet; er könnte so enden, wie er steht. Drücke unter *{ button-act }* auf *{ button-finish }*, oder mach weiter. { $link }
remind-elsewhere = Auch Tisch { $table } wartet auf dich: { $link }

# Deine eigenen
cmd-me-pings = Wie du erfährst, dass etwas auf dich wartet: am Tisch, per Direktnachricht oder gar nicht
my-pings = So erfährst du, dass etwas auf dich wartet:
my-pings-line = { $kind }: **{ $way }**
my-pings-set = Gemerkt: So erfährst du es ab jetzt.
my-pings-closed = ⚠️ Discord nimmt keine Direktnachrichten von mir an dich an, deshalb erwähne ich dich am Tisch. Wenn du sie möchtest, erlaube Direktnachrichten in den Privatsphäre-Einstellungen des Servers und wähle dann hier noch einmal.
my-pings-refused = ⚠️ Discord nimmt keine Direktnachrichten von mir an dich an. Ich erwähne dich stattdessen am Tisch; mehr dazu unter */me pings*.
ping-turn = Dein Zug
ping-reminder = Erinnerungen
ping-question = Fragen und Abstimmungen
ping-next = Dass du als Nächstes dran bist
way-here = am Tisch, mit einer Erwähnung
way-direct = per Direktnachricht
way-none = gar nicht
way-first = zuerst per Direktnachricht, dann am Tisch
way-about-turn-none = Die Nachricht zum Zug nennt dich, aber es klingelt nicht.
way-about-reminder-none = Ist deine Zeit um, werden die anderen wie bisher gefragt, wie es weitergehen soll.
my-pings-more = `/me hours` sagt, wann ich lautlos bin, `/me reminders`, wie bald ich dich erinnere.
menu-ping = { $kind }…
