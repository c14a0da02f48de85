# Mitspieler finden: Einladungen, wer eröffnet, Namen, Revanchen

button-decline = Absagen
button-stay = Ich bin dabei
button-rematch = Revanche
menu-patience = Zeit ohne Zug
patience-days = { $days } Tage
table-label = { $table } „{ $name }“
head-named = { $head } · { $name }

# Die Karte
lobby-opener = { $name } startet das Spiel und wählt die Optionen; ab <t:{ $until }:f> dürfen es alle, die hier sitzen.
lobby-openers-all = Alle, die hier sitzen, dürfen das Spiel starten und die Optionen wählen.
lobby-guests-open = Antwort steht aus: { $names }
lobby-guests-declined = Abgesagt: { $names }
lobby-guests-vacated = Platz wieder frei, weil keine Antwort kam: { $names }
lobby-patience = Nach { $days } Tagen ohne Zug werden die anderen gefragt, wie es weitergehen soll.

# Einladungen und die Frage an einen Tisch, der lange wartet
invitation-given = { $who }: { $name } lädt zu { $game } an Tisch { $table } ein. Die Einladung verfällt nach 48 Stunden.
invitation-joined = Zugesagt: { $names }
invitation-declined = Abgesagt: { $names }
invitation-lapsed = Keine Antwort in der Frist: { $names }
invitation-withdrawn = Keine Antwort: { $names }
invitation-answered = Hier wird auf niemanden mehr gewartet.
stay-asked = Tisch { $table } wartet seit Tagen auf Mitspieler. Wollt ihr noch spielen? Wer binnen 48 Stunden nicht antwortet, gibt den Platz frei.
stay-vacated = Wieder frei, weil keine Antwort kam: { $names }
stay-answered = Beantwortet.

# Was geschehen ist
invited-quietly = Die Einladung ist ausgesprochen, aber ohne Erwähnung: Diese Person wurde heute schon in drei Einladungen erwähnt.
rematch-opened = Tisch { $table } ist zur Revanche eröffnet; seine Karte steht in <#{ $place }>.
invited = Die Einladung ist ausgesprochen.
declined = Du hast abgesagt. Solltest du es dir anders überlegen, gibt dir die Karte weiterhin einen Platz.
appointed = Diese Person startet nun das Spiel und wählt die Optionen.
stays = Schön, du bleibst dabei.
my-invitations-all = Alle dürfen dich einladen.
my-invitations-known = Nur wer schon mit dir gespielt hat, darf dich einladen.
my-invitations-none = Niemand darf dich einladen.
where-card = Tisch { $table } wartet noch auf Mitspieler: { $link }

# Warum nicht
invite-faults = Niemand wurde eingeladen. { $faults }
invited-seated = { $name } sitzt schon an Tisch { $table }.
invited-many = Für diesen Tisch sind { $most } Einladungen offen. Warte einige Antworten ab.
invited-unwanted = { $names } { $count ->
        [one] nimmt
       *[other] nehmen
    } keine Einladungen von dir an.
invited-already = { $name } ist schon eingeladen.
invited-too-soon = { $name } hat abgesagt oder den Tisch verlassen. Wieder einladen kannst du ab <t:{ $until }:f>; die Karte gibt jederzeit einen Platz.
not-invited = Für Tisch { $table } hast du keine offene Einladung.
appointed-already = { $name } ist schon dafür bestimmt.
name-too-long = Der Name eines Tisches hat höchstens { $most } Zeichen.
name-invisible = Von diesem Namen wäre nichts zu sehen.
rematch-too-soon = Das Spiel an Tisch { $table } ist noch nicht zu Ende.
rematch-gathers = Eine Revanche ist schon offen: Tisch { $number }, { $link }

# Was Menschen taten, im Protokoll
act-opened = { $who } hat den Tisch eröffnet.
act-joined = { $who } spielt mit.
act-departed = { $who } hat den Tisch verlassen.
act-declined = { $who } hat abgesagt.
act-invited = { $who } hat { $names } eingeladen.
act-lapsed = Die Einladung von { $name } ist verfallen.
act-appointed = { $who } hat { $name } den Tisch übergeben.
act-language = { $who } hat die Sprache { $language } gewählt.
act-option = { $who } hat die Option „{ $question }“ gewählt: { $meaning }
act-preset = { $who } hat die Optionen { $preset } gewählt.
act-patience = { $who } hat gewählt: Nach { $days } Tagen ohne Zug dürfen die anderen weitermachen.
act-named = { $who } hat dem Tisch einen anderen Namen gegeben.
act-stays = { $who } will noch spielen.
act-asked-to-stay = Alle am Tisch wurden gefragt, ob sie noch spielen wollen.
act-vacated = { $seat } hat nicht geantwortet; der Platz ist wieder frei.
act-started = { $who } hat das Spiel gestartet.
act-rematch = { $who } hat Tisch { $number } zur Revanche eröffnet.

# Befehle
cmd-table-invite = Jemanden an den wartenden Tisch hier einladen
cmd-table-opener = Bestimmen, wer das Spiel startet und die Optionen wählt
cmd-table-decline = Eine Einladung an den Tisch hier ablehnen
cmd-table-rename = Dem wartenden Tisch einen anderen Namen geben
cmd-table-rematch = Die Runde eines beendeten Spiels zur Revanche einladen
cmd-me-invitations = Wer dich an Tische einladen darf
opt-guest = Wen du einlädst
opt-opener = Wer den Tisch übernimmt
opt-name = Wie der Tisch heißt, bis zu 40 Zeichen
opt-new-name = Der Name, bis zu 40 Zeichen; ohne Angabe verliert der Tisch seinen Namen
opt-accepts = Von wem du Einladungen annimmst
accepts-all = alle
accepts-known = Leute, mit denen ich schon gespielt habe
accepts-none = niemand
lobby-nights = Nachtruhe { $span } ({ $city }); dann schreibe ich lautlos.
lobby-no-nights = Keine Nachtruhe ({ $city }): Man ist den ganzen Tag wach.
menu-zone = Zeitzone (jede andere: /table nights)
act-nights = { $who } hat die Nachtruhe gewählt: von { $begin } bis { $end } Uhr, { $zone }.
