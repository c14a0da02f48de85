# What belongs to a user and no table
my-hours = Du bist { $span } wach ({ $city }).
my-hours-now = Dort ist es jetzt { $time } Uhr.
my-hours-none = Zeitzone und Stunden hast du nicht beide gewählt. An deinen Tischen giltst du als wach:
my-hours-at = • { $span } ({ $city }): Tisch { $tables }{ $more ->
    [0] { "" }
   *[other] {" "}und { $more } weitere
}
my-hours-private = Außerhalb dieser Zeit schreibe ich dir lautlos. Zeitzone und Stunden sieht niemand außer dir.
my-hours-set = Gemerkt: Ab jetzt gelten deine eigenen Stunden. `/me hours` ändert sie.
my-hours-forgotten = Deine eigenen Stunden sind vergessen; es gelten die des jeweiligen Tisches.
hours-span = von { $begin } bis { $end } Uhr
hours-all-day = den ganzen Tag
hours-asked = 🌙 Eine Frage, nur dieses eine Mal: Bist du { $span } wach ({ $city })? Außerhalb dieser Zeit schreibe ich dir lautlos. Deine Antwort sieht sonst niemand. Auch später: `/me hours`; `/me pings` für Direktnachrichten; `/me away` für den Urlaub.
button-hours-fit = Ja, so wach
button-hours-change = Stunden ändern
button-hours-table = Wie an den Tischen
form-hours = Wann du wach bist
form-hours-zone = Stadt oder Land
form-hours-from = Wach ab (etwa 8:00)
form-hours-to = Bis (etwa 22:00; gleiche Zeit: ganzer Tag)
time-unreadable = „{ $typed }“ kann ich nicht als Uhrzeit lesen. Schreib sie als 8, 8:30 oder 22 Uhr. Nichts hat sich geändert.
zone-unknown = Ich kenne keine Stadt, kein Land und keine Zeitzone namens „{ $typed }“. Versuch es mit der nächsten großen Stadt. Nichts hat sich geändert.
zone-ambiguous = „{ $typed }“ kann { $cities } sein. Nenne eine Stadt. Nichts hat sich geändert.
status-waiting = { $count ->
    [one] Einer davon wartet auf dich.
   *[other] { $count } davon warten auf dich.
}
status-since = seit dem <t:{ $since }:f>
status-events = { $count ->
    [one] 1 Ereignis seit deinem letzten Zug
   *[other] { $count } Ereignisse seit deinem letzten Zug
}
status-left = auf einem Server, auf dem du nicht mehr bist
button-next = Nächster Tisch, der auf mich wartet
next-table = ➡ Tisch { $table } wartet auf dich.
next-none = Kein anderer Tisch wartet auf dich.
data-title = **Was ich über dich gespeichert habe**; in der Datei steht alles im Wortlaut.
data-nothing = Über dich habe ich nichts gespeichert.
stored-settings = Deine Einstellungen: Sprache, Einladungen, Zeitzone und wann du wach bist, damit ich mich daran halte
stored-absences = Tage, an denen du weg bist, damit deine Spiele warten, wie du willst; dabei steht, was du für jeden Tisch gewählt hast
stored-seats = Deine Plätze: die Nummer deines Kontos und dein Name, um dich zu erkennen und den anderen zu nennen; der offene Zug und deine Notiz; ob du da bist, damit niemand vergeblich wartet
stored-moves = Deine Züge und hinterlegten Antworten, denn aus ihnen besteht das Spiel
stored-refusals = Was du zuletzt versucht hast und die Regeln nicht zuließen, 72 Stunden lang: damit du nach dem Grund fragen und es anfechten kannst
stored-disputes = Was du an einem Tisch angefochten hast: damit er darüber abstimmen kann
stored-rulings = Regelungen, die du vorgeschlagen hast, in deinen Worten: damit der Tisch darüber abstimmen und sich daran halten kann
stored-repairs = Was du an einem Tisch zu berichtigen vorschlagen willst: sonst sieht es niemand
stored-waits = Seit wann ein Spiel auf dich wartet, und bei einer Uhr, wie viel Zeit du verbraucht hast und welche Wachzeiten dafür zählen
stored-paces = Wie lange deine letzten Entscheidungen gedauert haben, um zu sehen, wer andere warten lässt
stored-opened = Tische, die du eröffnet hast, denn wer eröffnet, wählt für den Tisch
stored-acts = Was du an Tischen außer Zügen getan hast, denn es steht in deren Protokoll
stored-questions = Fragen, die du einem Tisch gestellt hast oder bei denen es um dich als Nachfolge ging
stored-ballots = Wie du abgestimmt hast
stored-invitations = Einladungen an dich, damit dich niemand bedrängt
stored-wanted = Für welche Tische du Mitspieler gesucht hast, einen Tag lang, damit niemand eine Rolle zu oft ruft
stored-direct = Dein Kanal für Direktnachrichten mit mir, und ob Discord dort Nachrichten annimmt
stored-messages = Direktnachrichten an dich aus dreißig Tagen, um sie zu berichtigen und zu sagen, wann sie erledigt sind
stored-requests = Deine Klicks und Befehle der letzten zwei Tage, damit keiner doppelt zählt
data-told = Was ich in Kanälen geschrieben habe, behalte ich dreißig Tage, um es berichtigen zu können; darin stehen Namen. Sicherungen von allem bleiben vierzehn Tage.
data-deleted = **Löschen, was ich über dich gespeichert habe?** Ich lösche deine Einstellungen (dann frage ich dich neu, und alle dürfen dich einladen), deine Abwesenheiten, deine Einladungen und in beendeten Spielen dein Konto und deinen Namen: Dein Platz heißt dort nach seiner Farbe. Deine Züge darin bleiben, aber ohne deinen Namen. Auch dass die Klicks und Befehle der letzten zwei Tage von dir waren, vergesse ich.
data-stays = Es bleibt, was Tische brauchen, die nicht zu Ende sind: deine Plätze an Tisch { $tables }{ $more ->
    [0] { "" }
   *[other] {" "}und { $more } weiteren
} mit deinem Namen, deinen Zügen, Stimmen und dem, was du dort getan hast. Geh mit `/table leave`, oder komm wieder, wenn sie zu Ende sind.
data-none-stays = Kein Tisch braucht noch etwas von dir, also bleibt nichts. Ausnahmen: dass du von einem Tisch genommen wurdest, der noch offen ist, und was du an einem Tisch getan hast, an dem noch gespielt wird. Dass du Mitspieler gesucht hast, bleibt einen Tag lang.
data-elsewhere = Was in den Kanälen steht, kann ich nicht löschen, ebenso wenig Kopien, die der Betreiber aufhebt.
data-forgotten = Gelöscht. Was ich in Kanälen geschrieben habe, vergisst dich binnen dreißig Tagen, die täglichen Sicherungen binnen vierzehn.
button-forget = Löschen …
button-forget-sure = Ja, löschen

# Pictures, or words in their place
cmd-me-pictures = Private Antworten mit Bildern (groß, starker Kontrast) oder in Worten (Vorleseprogramme)
opt-pictures = Bilder wie üblich, doppelt so groß, mit starkem Kontrast, oder Worte
pictures-pictures = Bilder
pictures-large = Große Bilder
pictures-contrast = Bilder mit starkem Kontrast
pictures-large-contrast = Große Bilder mit starkem Kontrast
pictures-words = Worte
my-pictures-pictures = Deine privaten Antworten haben wieder die üblichen Bilder.
my-pictures-large = Von jetzt an sind die Bilder deiner privaten Antworten doppelt so groß. Bilder, die alle sehen, bleiben, wie sie sind: *{ button-board }* unter einer Zugnachricht zeigt dir deines.
my-pictures-contrast = Von jetzt an haben die Bilder deiner privaten Antworten starken Kontrast, schwarz auf weiß. Bilder, die alle sehen, bleiben, wie sie sind: *{ button-board }* unter einer Zugnachricht zeigt dir deines.
my-pictures-large-contrast = Von jetzt an sind die Bilder deiner privaten Antworten doppelt so groß und haben starken Kontrast, schwarz auf weiß. Bilder, die alle sehen, bleiben, wie sie sind: *{ button-board }* unter einer Zugnachricht zeigt dir deines.
my-pictures-words = Von jetzt an haben deine privaten Antworten Worte statt Bilder: zuerst, was gefragt ist, dann, was sich geändert hat, deine Zahlen und was du wählen kannst. Auf jeden Knopfdruck antwortet eine neue Nachricht. `/board text` beschreibt jeden Teil des Spielplans.
