# Die Uhr eines Tisches

# Zahlen: wache Stunden, 14 davon sind ein Tag
span-hours = { $hours } Std.
span-days = { $hours } Std. ({ $days ->
        [one] 1 wacher Tag
       *[other] { $days } wache Tage
    })
span-minutes = { $minutes } Min.
span-both = { $hours } Std. { $minutes } Min.
clock-none-chosen = keine
clock-figures = { $base } zu Beginn, { $increment } mehr für jede Entscheidung, höchstens { $cap }. Nur wache Stunden zählen. Ist die Zeit um, { $zero }
zero-tell = erfährt es der Tisch
zero-pass = wird gepasst, mit dem unschädlichsten erlaubten Zug
zero-ask = werden die anderen gefragt
lobby-clock = Uhr: { $clock }
menu-pace = Tempo, Uhr und Erinnerungen
clock-choice-none = keine Uhr
clock-choice-tell = Uhr; bei null erfährt es der Tisch
clock-choice-pass = Uhr; bei null wird gepasst
clock-choice-ask = Uhr; bei null werden die anderen gefragt
clock-short = { $base } plus { $increment } je Entscheidung, maximal { $cap }

# Übrige Zeit
time-until = ⏱️ Du hast Zeit bis <t:{ $zero }:f>.
time-over = ⏱️ Deine Zeit ist seit <t:{ $zero }:f> um.
time-still = ⏱️ Du hast noch { $span }; deine Zeit steht still.
turn-until = ⏱️ Zeit bis <t:{ $zero }:f>
turn-until-each = ⏱️ { $name }: Zeit bis <t:{ $zero }:f>
status-until = Zeit bis <t:{ $zero }:f>
pace-title = Tempo und Uhr von Tisch { $table }
pace-seat-until = { $name }: Zeit bis <t:{ $zero }:f>
pace-seat-over = { $name }: Zeit um seit <t:{ $zero }:f>
pace-seat-left = { $name }: noch { $span }
pace-how = Anderes Tempo oder andere Uhr: `/table pace` mit dem, was du möchtest; die Mehrheit entscheidet.
pace-in-lobby = Wer den Tisch eröffnet hat, wählt Tempo und Uhr unter *{ button-rules }*.
button-time-for = Mehr Zeit für { $name }

# Bei null
remind-zero = Das ist die letzte Erinnerung. Deine Zeit endet am <t:{ $zero }:f> (<t:{ $zero }:R>); { $how ->
        [finish] dann wird dein Zug so beendet, wie er steht
        [pass] dann wird für dich der unschädlichste erlaubte Zug gemacht
        [ask] dann werden die anderen gefragt, wie es weitergehen soll
       *[tell] dann erfährt es der Tisch
    }. Alle anderen, die dort spielen, können dir mehr Zeit geben.
turn-clock-passed = ⏱️ Die Zeit von { $names } war um, darum hat die Uhr gepasst. Wessen Zug es war, kann das zurücknehmen, bis jemand anders handelt.
turn-clock-finished = ⏱️ Die Zeit von { $names } war um, darum hat die Uhr den Zug so beendet, wie er stand.
notice-clock-zero = ⏱️ Die Zeit von { $name } ist um. Das Spiel wartet; alle anderen können mehr Zeit geben.
notice-time-given = { $name } hat { $seat } mehr Zeit gegeben{ $until ->
        [0] { "" }
       *[other] , bis <t:{ $until }:f>
    }.
time-given = Die Zeit ist gegeben.

# Anderes Tempo, andere Uhr
notice-pace-asked = { $name } schlägt ein anderes Tempo vor: { $pace }. Uhr: { $clock }. Noch { $more ->
        [one] eine Person muss
       *[other] { $more } Personen müssen
    } zustimmen, spätestens bis <t:{ $until }:f>.
notice-pace-passed = Von jetzt an ist das Tempo: { $pace }. Uhr: { $clock }.
notice-pace-refused = Tempo und Uhr bleiben, wie sie sind.
notice-pace-lapsed = Zu wenige haben rechtzeitig zugestimmt; Tempo und Uhr bleiben, wie sie sind.

# Warum nicht
clock-none = Tisch { $table } hat keine Uhr.
time-own = Mehr Zeit für dich können nur die anderen geben.
time-absent = { $name } zählt gerade nicht mit und hat keine Uhr.
time-full = { $name } hat so viel Zeit, wie die Uhr erlaubt.
pace-the-same = Tisch { $table } hat schon dieses Tempo und diese Uhr.

# Was im Protokoll steht
act-clock = { $who } hat die Uhr gewählt: { $clock }
act-clock-finished = ⏱️ Die Uhr hat den Zug von { $seat } so beendet, wie er stand.
act-clock-passed = ⏱️ Die Uhr hat für { $seat } gepasst.
act-clock-zero = ⏱️ Die Zeit von { $seat } war um.
act-time-given = { $who } hat { $seat } mehr Zeit gegeben.
act-pace-asked = { $who } schlug ein anderes Tempo vor: { $pace }. Uhr: { $clock }
act-pace-passed = Ein anderes Tempo wurde beschlossen: { $pace }. Uhr: { $clock }
act-pace-refused = Ein anderes Tempo wurde abgelehnt.
act-pace-lapsed = Der Vorschlag eines anderen Tempos ist verfallen.

# Befehle
cmd-table-pace = Tempo, Uhr und übrige Zeit; mit Angaben: anderes Tempo oder andere Uhr vorschlagen
opt-pace = Wie oft ihr spielt
opt-clock = Eine Uhr mit den Zahlen des Tempos, und was bei null geschieht
