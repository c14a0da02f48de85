# What belongs to a user and no table
my-hours = Du bist wach: { $span }, { $city }.
my-hours-now = Dort ist es jetzt { $time } Uhr.
my-hours-none = Du hast nicht beides gewählt, Zeitzone und Stunden; was offen ist, gilt wie am jeweiligen Tisch:
my-hours-at = • { $span }, { $city }: Tisch { $tables }{ $more ->
    [0] { "" }
   *[other] {" "}und { $more } weitere
}
my-hours-private = Außerhalb dieser Zeit schreibe ich dir lautlos. Zeitzone und Stunden sieht niemand außer dir.
my-hours-set = Gemerkt: Ab jetzt gelten deine eigenen Stunden. `/me hours` ändert sie.
my-hours-forgotten = Deine eigenen Stunden sind vergessen; es gelten die des jeweiligen Tisches.
hours-span = { $begin }–{ $end } Uhr
hours-all-day = den ganzen Tag
hours-asked = 🌙 Eine Frage, nur dieses eine Mal: Bist du { $span } wach ({ $city })? Außerhalb dieser Zeit schreibe ich dir lautlos. Deine Antwort sieht sonst niemand.
button-hours-fit = Ja
button-hours-change = Stunden ändern
button-hours-table = Wie an den Tischen
form-hours = Wann du wach bist
form-hours-zone = Stadt oder Land
form-hours-from = Wach ab (etwa 8:00)
form-hours-to = Bis (etwa 22:00; gleich: ganzer Tag)
time-unreadable = „{ $typed }“ kann ich nicht als Uhrzeit lesen. Schreib sie als 8, 8:30 oder 22 Uhr. Nichts hat sich geändert.
zone-unknown = Ich kenne keine Stadt, kein Land und keine Zeitzone namens „{ $typed }“. Versuch es mit der nächsten großen Stadt. Nichts hat sich geändert.
zone-ambiguous = „{ $typed }“ kann { $cities } sein. Nenne eine Stadt. Nichts hat sich geändert.
status-waiting = { $count ->
    [one] Einer wartet auf dich.
   *[other] { $count } warten auf dich.
}
status-since = seit <t:{ $since }:R>
status-events = { $count ->
    [one] 1 Ereignis seit deinem letzten Zug
   *[other] { $count } Ereignisse seit deinem letzten Zug
}
status-left = auf einem Server, den du verlassen hast
button-next = Nächster, der auf mich wartet
next-table = ➡ Tisch { $table } wartet auf dich.
next-none = Kein anderer Tisch wartet auf dich.
