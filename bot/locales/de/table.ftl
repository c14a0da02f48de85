list-parts = { "; " }
list-last = { $rest } und { $last }
signed = { $sign } · { $label }
menu-of-area = { $menu }: { $area }
game-coal_baron = Glück Auf (Coal Baron)
colour-orange = Orange
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-red = Rot

# The lobby
lobby-title = **{ $game }** · Tisch { $table }
lobby-seat = { $number }. { $name }
lobby-players = { $seats } am Tisch; { $least } bis { $most } können spielen. Die Plätze sind im Uhrzeigersinn genannt.
lobby-language = Sprache des Tisches: { $language }
lobby-option = { $question }: **{ $meaning }**
lobby-preset = **{ $name }**: { $about }
lobby-edition = Ausgabe **{ $name }**: { $about }
edition = Ausgabe: { $name }{ $changed ->
    [0] { "" }
    [one] , 1 Option geändert
   *[other] , { $changed } Optionen geändert
}
lobby-fingerprint = Prüfsumme der Mischung: `{ $fingerprint }`
lobby-running = Das Spiel läuft: <#{ $place }>
lobby-over = Das Spiel ist zu Ende.
lobby-place = So verlief es: <#{ $place }>
lobby-abandoned = Dieser Tisch wurde geschlossen.
thread-name = { $game } · Tisch { $table }
signpost = 📌 **{ $game }**, Tisch { $table }. Der Knopf führt zum aktuellen Zug.
button-join = Mitspielen
button-leave = Tisch verlassen
button-rules = Optionen
button-all-rules = Zurück zu allen Optionen
button-start = Spiel starten
button-act = Zug machen
button-mine = Mein Tableau
button-news = Was ist neu?
button-finish = Zug beenden
button-overview = Zur Übersicht
button-board = Spielplan
button-log = Protokoll
button-where = Zum aktuellen Zug
button-earlier = Früheres
button-later = Späteres
for-later = Für später: { $what }
button-yes = Einverstanden
button-no = Ablehnen
button-take-seat = Platz übernehmen
menu-language = Sprache des Tisches
menu-part = Einen Teil des Spielplans ansehen
table-opened = Tisch { $table } ist eröffnet. Seine Karte steht im Kanal.
table-opened-unseen = Tisch { $table } ist eröffnet, aber seine Karte steht noch nicht im Kanal. Sie folgt, sobald Discord sie annimmt; bis dahin gibt `/table join` einen Platz.
card-refused = Ich konnte die Karte des Tisches hier nicht zeigen, darum wurde kein Tisch eröffnet. `/table check` nennt, was fehlt.
joined = Du sitzt am Tisch.
left = Dein Platz ist wieder frei.
started = Das Spiel beginnt in <#{ $place }>.
option-set = Die Option ist geändert; die Karte zeigt sie allen.
option-unknown = Diese Option gibt es nicht.
table-language-set = Die Sprache des Tisches ist geändert.
table-language-edition-set = Die Sprache des Tisches ist geändert und mit ihr die Ausgabe, nach der gespielt wird: Die Karte nennt sie.
language-unknown = Diese Sprache spreche ich nicht.
my-language-set = Ich antworte dir ab jetzt auf { $language }.
rules-title = Optionen { table-at }:
switch-to = Ändern in: { $meaning }
already-seated = Du sitzt schon an Tisch { $table }.
not-seated = Du hast keinen Platz an Tisch { $table }.
table-full = Tisch { $table } ist voll: alle { $seats } Plätze sind besetzt.
too-few-players = Es braucht mindestens { $least } Spieler; am Tisch { $seats ->
        [one] sitzt 1
       *[other] sitzen { $seats }
    }.
too-many-lobbies = An { $most } Tischen hier wartest du schon auf Mitspieler. Starte erst ein Spiel oder verlasse einen der Tische.
place-taken = In diesem Kanal spielt schon Tisch { $table }, und ich darf hier keine Threads öffnen. Spielt ihn erst zu Ende, nimm einen anderen Kanal, oder lass mir das Recht geben, öffentliche Threads zu erstellen.
channel-unfit = In einem Kanal dieser Art kann kein Tisch gespielt werden. Gib den Befehl in einem Textkanal oder einem Thread.
thread-failed = Discord hat gerade keinen Thread angelegt, darum hat nichts begonnen. Versuche es gleich noch einmal.
thread-refused = Discord hat den Thread abgelehnt, und in diesem Kanal läuft schon ein Tisch. Nichts hat begonnen.
table-unknown = Es gibt keinen Tisch { $table }.
table-is-lobby = Das Spiel an Tisch { $table } hat noch nicht begonnen.
table-is-over = { $table ->
    [0] Das Übungsspiel ist zu Ende.
   *[other] Das Spiel an Tisch { $table } ist zu Ende.
}
table-is-abandoned = { $table ->
    [0] Das Übungsspiel wurde abgebrochen.
   *[other] Das Spiel an Tisch { $table } wurde abgebrochen.
}
table-is-stopped = { $table ->
    [0] Das Übungsspiel wurde vorzeitig beendet.
   *[other] Das Spiel an Tisch { $table } wurde vorzeitig beendet.
}
lobby-is-running = Das Spiel an Tisch { $table } hat schon begonnen.
lobby-is-over = Das Spiel an Tisch { $table } ist zu Ende.
lobby-is-abandoned = Tisch { $table } wurde geschlossen.
no-table-here = In diesem Kanal ist kein Tisch. `/table new` eröffnet einen.
several-tables = Zu diesem Kanal gehören mehrere Tische: { $tables }. Gib den Befehl im Thread des Tisches.
invited-faults = Niemand wurde eingeladen, kein Tisch eröffnet. { $faults }
invited-yourself = Den ersten Platz hast du selbst.
invited-bot = { $user } ist ein Bot und kann nicht spielen.
invited-twice = { $user } ist zweimal genannt.
invited-absent = { $user } ist nicht auf diesem Server.

# The turn message and what is told
turn-head = { $who } · Tisch { $table } · { $asked }
turn-head-behind = Tisch { $table } · { $asked } · { $who }
asked-decides = { $asked } ({ $decides })
asked-of = { $who } ({ $decides })
news-begun = Das Spiel beginnt.
news-moved = Das Spiel geht hier weiter. Nichts ging verloren.
news-restored = Der Betreiber ist auf eine Sicherung vom <t:{ $time }:f> zurückgegangen. Was seither gespielt wurde, ist verloren.
news-mended = Der Betreiber hat den Tisch in eine frühere Lage zurückgesetzt.
more-in-log = … davor { $count } { $count ->
        [one] weiteres Ereignis
       *[other] weitere Ereignisse
    } in `/table log`
more-after-in-log = … und { $count } { $count ->
        [one] weiteres Ereignis
       *[other] weitere Ereignisse
    } in `/table log`
phase-numbered = { $number }. { $phase }
phase-ended = **Zu Ende: { $phase }.**
turn-invited = { $who }: { $count ->
    [one] Du kannst deine Antwort schon jetzt mit *{ button-act }* hinterlegen, oder du wartest, bis du gefragt wirst.
   *[other] Ihr könnt eure Antwort schon jetzt mit *{ button-act }* hinterlegen, oder ihr wartet, bis ihr gefragt werdet.
}
phase-head = **Tisch { $table } · { $phase }**
phases-head = **Tisch { $table } · { $count } Phasen auf einmal**
phases-part = **{ $phase }**
button-phase = Bild: { $phase }
menu-phase = Bild einer Phase ansehen
phase-gone = Dieses Bild ist nicht mehr da: Bilder einzelner Phasen werden 30 Tage aufgehoben. `/board view` zeigt den jetzigen Stand, `/table log`, was geschah.
final-head = { $who } · **Tisch { $table } · Das Spiel ist zu Ende**
phase-picture = { $phase }, am Ende
final-scores = Endstand
final-wins = { $who } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
final-seed = Mischung: Startwert `{ $seed }`, Salz `{ $salt }`, Prüfsumme `{ $fingerprint }`. `/rules fair` gibt die Aufzeichnung zum Nachprüfen.
notice-invited = Einladung von { $name } an Tisch { $table }: *{ button-join }* auf der Karte gibt einen Platz.
notice-locked = Der Thread <#{ $place }> von Tisch { $table } ist gesperrt. Nichts ist verloren; das Spiel wartet, bis er wieder offen ist.
notice-seat-free = { $name } hat Tisch { $table } verlassen. Der Platz wartet, wie er ist; wer ihn übernehmen will, braucht eure Zustimmung. Das Spiel abbrechen könnt ihr mit `/table abandon`.
notice-seat-offered = Der Platz von { $name } ist frei, so hat der Tisch entschieden. Bis eine Nachfolge angenommen ist, worüber auch der Tisch entscheidet, bekommt { $name } ihn mit `/table return` zurück. Das Spiel abbrechen könnt ihr mit `/table abandon`.
notice-seat-freed = Der Platz von { $name } ist frei, wie ihr entschieden habt. Er wartet, wie er ist; wer ihn übernehmen will, braucht eure Zustimmung. Das Spiel abbrechen könnt ihr mit `/table abandon`.
notice-replaced = { $name } spielt von hier an weiter.
notice-abandoned = Das Spiel an Tisch { $table } wurde abgebrochen.
notice-abandon-asked = { $name } möchte das Spiel abbrechen. Noch { $more ->
        [one] eine Person muss
       *[other] { $more } Personen müssen
    } zustimmen, spätestens bis <t:{ $until }:f>.
notice-abandon-refused = Das Spiel wird nicht abgebrochen.
notice-abandon-lapsed = Zu wenige haben rechtzeitig zugestimmt; das Spiel geht weiter.
notice-replace-asked = { $newcomer } möchte den Platz von { $name } übernehmen. Noch { $more ->
        [one] eine Person muss
       *[other] { $more } Personen müssen
    } zustimmen, spätestens bis <t:{ $until }:f>.
notice-replace-refused = Die Nachfolge wurde abgelehnt. Der Platz bleibt, wie er ist.
notice-replace-lapsed = Zu wenige haben rechtzeitig zugestimmt. Der Platz bleibt, wie er ist.
warn-attach-files = ⚠️ Ich darf hier keine Dateien anhängen. Ohne Bilder beschreibe ich den Spielplan in Worten; bitte gebt mir das Recht *{ right-attach_files }*.

# The private panel
# Wie ein Tisch heißt; ein Übungsspiel hat keine Nummer, die jemand braucht (0).
table-here = { $table ->
    [0] Übungsspiel
   *[other] Tisch { $table }
}
table-named = { $table ->
    [0] Übungsspiel
   *[other] Tisch { $table }
}
table-of = { $table ->
    [0] des Übungsspiels
   *[other] von Tisch { $table }
}
table-at = { $table ->
    [0] im Übungsspiel
   *[other] an Tisch { $table }
}
table-at-first = { $table ->
    [0] Im Übungsspiel
   *[other] An Tisch { $table }
}
panel-title = **{ table-here } · { $name }**
board-title = **{ table-here }**
own-board = **{ table-here } · dein Tableau**
moves-so-far = Bisher ({ $count }): { $moves }
moves-cut = ⚠️ Die Lage hat sich geändert; { $count ->
        [one] der letzte Teil deines offenen Zuges gilt nicht mehr und wurde
       *[other] die letzten { $count } Teile deines offenen Zuges gelten nicht mehr und wurden
    } entfernt.
unused = Wenn du den Zug jetzt beendest, bleibt ungenutzt: { $what }
held-up = ⚠️ Ich konnte noch nicht in den Kanal schreiben; eure Züge sind sicher, ich versuche es weiter. `/table check` nennt, was fehlt.
move-made = Erledigt.
move-sealed = Erledigt. Was du gesehen hast, lässt sich nicht zurücknehmen.
turn-finished = Dein Zug ist beendet.
turn-finished-again = Dein Zug ist beendet, und du bist gleich wieder am Zug.
answer-left = Notiert; niemand sonst sieht es. Was du hinterlegst, gilt, wenn die Entscheidung zu dir kommt.
answer-not-in-plan = Eine Wunschliste kann nicht Teil eines Plans sein.
end-inside-plan = Ein Plan darf deinen Zug nur mit seinem letzten Schritt beenden; nichts wurde getan.
stale = Der Knopf gehörte zu einer früheren Lage. So steht es jetzt:
form-kept = Was du geschrieben hast, steht noch im Formular.
control-unknown = Dieses Bedienelement gehört zu einer früheren Version. `/board view` zeigt den Stand.
command-changed = Dieser Befehl hat sich geändert. Versuch es in einer Minute wieder oder starte Discord neu.
option-unreadable = Mit „{ $value }“ kann ich hier nichts anfangen.
refused = ⛔ { $reason }
refused-plainly = ⛔ Das ist hier nicht möglich.
plan-refused = ⛔ Schritt { $step } von { $steps } („{ $text }“) ist nicht möglich, darum geschah nichts. { $reason }
not-saved = ⚠️ Das ließ sich nicht speichern: Mein Datenträger nimmt gerade nichts an. Nichts hat sich geändert; versuch es später wieder.
not-read = ⚠️ Mein Datenträger lässt sich gerade nicht lesen. Deine Spiele sind, wie sie waren; versuch es später wieder.
counts = ✅ Das ist gespeichert und gilt; nur die Antwort darauf ließ sich nicht zeigen.
move-counts = ✅ Das gilt und ist gespeichert; nur die Übersicht ließ sich nicht zeigen. *{ button-act }* zeigt, wie es steht.
incident = ⚠️ Bei mir ging etwas schief (Vorfall { $number }); nichts hat sich geändert. Wer mich betreibt, weiß Bescheid.
incident-logged = ⚠️ Bei mir ging etwas schief (Vorfall { $number }); nichts hat sich geändert. Bitte gib die Nummer an die Person weiter, die mich betreibt; die Ursache steht in meinem Protokoll.
no-news = Seit deinem letzten Zug ist nichts geschehen.
news-page = Seit deinem letzten Zug ({ $count }), Seite { $page } von { $pages }:
news-title = Seit deinem letzten Zug ({ $count }):
part-whole = Der ganze Spielplan
part-player = Tableau von { $name }
part-enlarged = { $part }, vergrößert
part-unknown = Kein Teil des Spielplans heißt „{ $part }“; im Menü stehen alle.
part-ambiguous = „{ $part }“ kann { $names } heißen. Wähle im Menü oder schreib mehr davon.
where = An Tisch { $table } geht es hier weiter: { $link }
where-nowhere = { $table ->
    [0] Ein Übungsspiel hat keine Zugnachricht: `/practise` öffnet es.
   *[other] Tisch { $table } hat noch keine Zugnachricht.
}
log-title = Protokoll { table-of }, Seite { $page } von { $pages }
log-empty = Das Protokoll { table-of } ist leer.
log-undone = ↩ ~~{ $line }~~
status-none = Du sitzt an keinem offenen Tisch.
status-title = Deine Tische ({ $count }):
status-lobby = Tisch { $table } wartet auf Mitspieler.
status-yours = **Tisch { $table }, du bist dran**: { $asked }.
status-others = Tisch { $table } wartet auf { $who }: { $asked }.
suggest-none = Nichts möglich: { $reason }
suggest-none-fits = Nichts Mögliches passt zu „{ $typed }“
suggest-nothing = davon ist jetzt nichts erlaubt
suggest-not-your-turn = du bist nicht am Zug
suggest-nothing-chosen = Nichts wurde gewählt, und mit den anderen Angaben ist davon nichts erlaubt.
suggest-plan = { $steps ->
    [one] Dieser Plan mit 1 Schritt
   *[other] Dieser Plan mit { $steps } Schritten
}
suggest-plan-long = Der Plan ist möglich; lass den Text so stehen.
suggest-ranked-all = die Wunschliste enthält alles
suggest-no-candidate = nichts
suggest-no-table = In diesem Kanal läuft kein solches Spiel.
suggest-no-seat = Du hast an diesem Tisch keinen Platz.
suggest-no-match = Nichts passt zu „{ $typed }“.
suggest-empty = Es gibt nichts zur Auswahl.
suggest-not-read = Die Liste ist gerade nicht lesbar. Du kannst den Wert selbst eintippen.
suggest-fault = Die Liste kam nicht zustande (Vorfall { $number }). Du kannst den Wert selbst eintippen.
zone-choice = { $city } ({ $zone }), jetzt { $time }
suggest-no-boards = Für dieses Spiel liegt kein eigener Spielplan im Ordner.
other-game = { $table ->
    [0] Dein Übungsspiel ist ein anderes Spiel.
   *[other] An Tisch { $table } läuft ein anderes Spiel oder noch keines.
}

# Votes
vote-opened = Die anderen sind gefragt; der Kanal zeigt, wie sie entscheiden.
vote-passed = Angenommen.
vote-passed-wait = Angenommen: { button-wait }.
vote-passed-time = Angenommen: { button-time }.
vote-passed-pass = Angenommen: { button-pass }.
vote-passed-seat = Angenommen: { button-seat }.
vote-passed-computer = Angenommen: { button-computer }.
vote-refused = Abgelehnt.
ballot-counted = Deine Stimme ist gezählt; es gilt deine letzte.
vote-lapsed = Ohne Einigung geschlossen.
seat-taken = Der Platz ist besetzt.
vote-closed = Diese Frage ist entschieden.
vote-not-yours = Diese Frage geht nicht an deinen Platz.
vote-went-with-seat = Bei dieser Frage stimmst du nicht mit: Du warst nach ihrem Beginn von deinem Platz weg, und mit dem Platz ging deine Stimme.
vote-already-open = Diese Frage ist schon gestellt.
seat-given-up = Dein Platz wartet nun auf eine Nachfolge.
succession-asked = Der Tisch wird gefragt, ob du den Platz übernehmen darfst.
no-free-seat = Tisch { $table } hat keinen freien Platz.
relocated = Das Spiel geht hier weiter.
place-not-lost = Der Kanal des Tisches <#{ $place }> ist noch da.
move-within-server = Tisch { $table } gehört zu einem anderen Server; weitergehen kann er nur in einem Kanal jenes Servers.

# Rights
check-fine = Ich habe in diesem Kanal alle nötigen Rechte.
check-missing = In diesem Kanal fehlt mir:
check-needed = • **{ $right }** (nötig)
check-optional = • { $right } (es geht auch ohne: { $without })
check-unpinned = • Der Wegweiser von Tisch { $table } ist nicht angeheftet. Ich hefte ihn an, sobald ich darf.
rights-missing = Ich kann hier keinen Tisch führen; mir fehlt: { $rights }. Mehr sagt `/table check`.
right-view_channel = Kanal ansehen
right-send_messages = Nachrichten senden
right-send_messages_in_threads = Nachrichten in Threads senden
right-create_public_threads = Öffentliche Threads erstellen
right-attach_files = Dateien anhängen
right-read_message_history = Nachrichtenverlauf anzeigen
right-pin_messages = Nachrichten anheften
without-create_public_threads = gespielt wird dann im Kanal selbst
without-attach_files = Spielpläne werden dann in Worten beschrieben
without-pin_messages = der Weg zum neuesten Zug ist dann nicht angeheftet

# Boards, presets, notes
menu-single-rules = Einzelne Optionen, nach Gruppen
menu-change-rule = Eine Option ändern
board-not-used = Für dieses Spiel gibt es keine Spielpläne zur Wahl.
board-unknown = Im Ordner des Betreibers gibt es keinen Spielplan „{ $name }“.
board-too-large = Die Spielplandatei { $name } ist zu groß.
board-missing = Die Spielplandatei { $name } gibt es nicht.
board-unreadable = Die Spielplandatei { $name } lässt sich nicht lesen.
board-faults = Die Spielplandatei { $name } hat { $count ->
        [one] einen Fehler
       *[other] { $count } Fehler
    }; nichts wurde geändert:
board-of-other-game = Die Spielplandatei { $name } ist ein Spielplan von { $game }, nicht von { $wanted }.
board-of-no-game = Die Datei { $name } ist kein Spielplan eines Spiels, das es hier gibt.
lobby-board = Spielplan: { $name }
button-note = Notiz an mich
form-note = Für deinen nächsten Zug
note-kept = Notiert; du siehst es, wenn du wieder ziehst.
note-removed = Die Notiz ist weg.
note-shown = 📝 { $note }

# Was nicht zu lesen ist
host-told = der Betreiber weiß Bescheid (Vorfall { $number })
host-untold = bitte gebt die Nummer { $number } dieses Vorfalls an den Betreiber weiter
damaged-position = ⚠️ Die Lage von Tisch { $table } ist nicht zu lesen; { $host }. Der Betreiber kann sie zurücksetzen. Sonst lässt sich das Spiel mit `/table abandon` abbrechen oder der Tisch mit `/table leave` verlassen.
damaged-newer = ⚠️ Die Lage { table-of } hat eine neuere Version des Bots geschrieben; { $host }. Verloren ist nichts.
damaged-game = ⚠️ Das Spiel von Tisch { $table } kennt diese Version des Bots nicht; { $host }. Das Spiel lässt sich mit `/table abandon` abbrechen oder der Tisch mit `/table leave` verlassen.
damaged-options = ⚠️ Die Optionen von Tisch { $table } sind nicht zu lesen; { $host }. Verlasst ihn mit `/table leave` und eröffnet einen neuen.
damaged-board = ⚠️ Der Spielplan von Tisch { $table } ist nicht zu lesen; { $host }. Das Spiel lässt sich mit `/table abandon` abbrechen oder der Tisch mit `/table leave` verlassen.
damaged-moves = ⚠️ Ein offener Zug { table-at } ist nicht zu lesen; { $host }.
damaged-checkpoint = ⚠️ Jene frühere Lage { table-of } ist nicht zu lesen, darum wurde nichts zurückgenommen; { $host }.
damaged-actions = ⚠️ Was seit einer früheren Lage { table-of } gespielt wurde, ist nicht zu lesen, darum wurde nichts zurückgenommen; { $host }.
damaged-log = ⚠️ Eine Zeile im Protokoll { table-of } ist nicht zu lesen; { $host }.
damaged-vote = ⚠️ Diese Frage { table-at } ist nicht zu lesen, darum zählt keine Stimme; { $host }. Sie verfällt mit der Zeit und kann neu gestellt werden.
damaged-letter = ⚠️ Eine Nachricht { table-of } ist nicht zu lesen; { $host }.
lobby-unreadable = ⚠️ Die Optionen dieses Tisches sind nicht zu lesen: Hier kann kein Spiel starten; man kann den Tisch nur verlassen.
log-unreadable = ⚠️ Was hier geschah, ist nicht zu lesen.
news-unreadable = ⚠️ Nicht alles ist zu lesen.
moves-unreadable = ⚠️ Dein offener Zug war nicht zu lesen und ist entfernt; er beginnt von vorn.
status-unreadable = ⚠️ Tisch { $table } ist nicht zu lesen; { $host }. In seinem Kanal lässt sich das Spiel mit `/table abandon` abbrechen oder der Tisch mit `/table leave` verlassen.
suggest-unreadable = Die Lage dieses Tisches ist nicht zu lesen.
notice-moved-unreadable = Der Tisch gehört von nun an hierher. Seine Lage ist nicht zu lesen: Der Betreiber kann sie zurücksetzen, oder ihr brecht das Spiel mit `/table abandon` ab.
