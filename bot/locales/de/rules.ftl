# Die Regeln im Kanal, und was hier jetzt möglich ist
cmd-rules = Die Regeln: lesen, suchen, vergleichen
cmd-rules-read = Einen Abschnitt der Regeln lesen
cmd-rules-search = Die Regel finden, die eine Frage beantwortet
cmd-rules-compare = Was die gedruckten Ausgaben zu einem Abschnitt sagen, und was dieser Tisch spielt
cmd-rules-aid = Was ein Zug ist, was etwas kostet und was Punkte bringt, auf einer Seite
cmd-rules-legend = Was die Zeichen der Bilder bedeuten
cmd-help = Was du hier jetzt tun kannst
opt-section = Nummer oder Überschrift, oder was du suchst; leer: das Inhaltsverzeichnis
opt-search-words = Was du wissen willst, in eigenen Worten
opt-compare-section = Nummer oder Überschrift eines Abschnitts, in dem die Ausgaben sich unterscheiden
opt-rules-game = Das Spiel, wenn es nicht das des Tischs hier ist

rule-house = Hausregel
rule-table = Hausregel: { $section }
rule-printed = Regelheft { $section }
rule-switch = Option, in { $section }
rule-ruling = Auslegung { $code } zu { $section }
rule-ruling-on = Auslegung zu { $section }

rules-nothing = Dieses Kapitel ist in Abschnitte geteilt:
rules-page = Seite { $page } von { $pages }
rules-see = siehe
rules-mark-printed = in jeder Ausgabe gedruckt
rules-mark-told = gedruckt, entscheidet nichts
rules-mark-edition = nicht in jeder Ausgabe gleich, oder eine Option des Tischs
rules-mark-ruling = Auslegung des Steigers
rules-mark-clarified = Klarstellung des Steigers
rules-spoken-printed = Gedruckt:
rules-spoken-told = Gedruckt, entscheidet nichts:
rules-spoken-edition = { $tags }:
rules-spoken-ruling = Auslegung { $tags }:
rules-spoken-clarified = Klarstellung { $tags }:
rules-spoken-example = Beispiel:
rules-unnamed-edition = Option:
rules-unnamed-ruling = Auslegung:
rules-unnamed-clarified = Klarstellung:
rules-edition-en = Englische Ausgabe
rules-edition-de = Deutsche Ausgabe
rules-edition-fr = Französische Ausgabe
rules-played = { $table ->
    [0] In diesem Übungsspiel
   *[other] An Tisch { $table }
}: { $meaning } ({ $where })
rules-set-by = gewählt von { $name }
rules-set-preset = aus „{ $name }“
rules-set-usual = wie üblich
rules-contents = **{ $game }: die Regeln**
rules-aid = **{ $game }: Spielhilfe**
rules-legend = **{ $game }: was die Zeichen bedeuten** ({ $page } von { $pages })
rules-which-game = Welches Spiel?
rules-unknown = Diesen Abschnitt gibt es in diesen Regeln nicht.
rules-found = Was die Regeln von { $game } zu „{ $typed }“ sagen:
rules-not-found = „{ $typed }“ kommt in den Regeln nicht vor. Versuch es mit einem anderen Wort oder schau hier nach:
menu-rules = Zu einem Abschnitt
menu-rules-game = Ein Spiel wählen
menu-references = Eine dieser Regeln lesen
menu-compare = Wo die Ausgaben sich noch unterscheiden
button-rules-more = Seite { $page } von { $pages }
button-rules-earlier = ◀ Zurück
button-rules-later = Weiter ▶
button-compare = Ausgaben vergleichen
button-to-turn = Zurück zu meinem Zug
button-share = Dem Tisch zeigen
button-read = { $section } lesen
button-read-here = Die Regel lesen
button-rule = Regeln dazu
button-rulebooks = Die Regeln lesen
button-first-game = Das erste Spiel in fünf Minuten
button-aid = Spielhilfe
button-legend = Zeichen
button-my-tables = Meine Tische

compare-title = **{ $section }** in den gedruckten Ausgaben von { $game }
compare-same = Hier stimmen die gedruckten Ausgaben überein.
compare-one-edition = { $game }: Der Steiger kennt nur eine gedruckte Ausgabe; es gibt nichts zu vergleichen.
lobby-departs = Weicht in { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
} von der { $edition ->
    [de] deutschen
    [fr] französischen
   *[en] englischen
} Ausgabe ab.
lobby-departs-none = Ganz wie in der { $edition ->
    [de] deutschen
    [fr] französischen
   *[en] englischen
} Ausgabe.
lobby-departure = • { $section }: { $question } { $meaning }
button-departures = Unterschiede
menu-departures = Mit den gedruckten Ausgaben vergleichen

shared = Der Tisch bekommt den Abschnitt zu sehen.
shared-head = 📖 **{ $name }** zeigt eine Regel:
shared-already = Diesen Abschnitt hat in der letzten Stunde schon jemand dem Tisch gezeigt; er steht weiter oben.
shared-enough = Du hast diesem Tisch in einer Stunde { $most } Abschnitte gezeigt. Das genügt fürs Erste.
act-shared = { $who } hat dem Tisch { $section } der Regeln gezeigt.

help-none = In diesem Kanal spielt noch niemand.
help-none-do = `/table new` eröffnet einen Tisch für Glück Auf, Kohle & Kolonie oder Ruhrschifffahrt; wer mag, nimmt Platz, und gespielt wird hier, jeder dann, wenn er Zeit hat. Mit `/practise` probierst du vorher eines allein gegen Computer.
help-free = Tisch { $table } sammelt Mitspieler für { $game }: { $seats } von { $most } Plätzen sind besetzt.
help-free-do = *{ button-join }* gibt dir einen Platz; es beginnt erst, wenn jemand auf *{ button-start }* drückt.
help-full = Tisch { $table } für { $game } wartet auf den Start; alle { $most } Plätze sind besetzt.
help-full-do = Du kannst zuschauen: Spielplan und Protokoll stehen hier jedem offen.
help-seated = Du sitzt an Tisch { $table }, { $game }: { $seats } von { $most } Plätzen sind besetzt.
help-seated-do = *{ button-start }* geht ab { $least } Spielern; *{ button-rules }* zeigt, nach welchen Regeln gespielt wird. `/computer add` setzt einen Computer auf einen freien Platz.
help-turn = { table-here }, { $game }: Du bist am Zug – { $asked }
help-turn-do = *{ button-act }* zeigt deine Möglichkeiten, die nur du siehst. Nichts gilt, bevor du den Zug beendest; bis dahin kannst du alles zurücknehmen, solange nichts Neues gezeigt wurde.
help-waiting = { table-here }, { $game }: { $count ->
    [0] niemand ist am Zug
    [one] { $names } ist am Zug
   *[other] { $names } sind am Zug
}.
help-waiting-do = Du musst nichts tun und wirst gerufen, wenn du am Zug bist. *{ button-act }* zeigt, was du im Voraus festlegen kannst.
help-watching = An Tisch { $table } spielen { $names } { $game }.
help-watching-do = Du kannst zuschauen. Der neueste Stand: { $link }
help-suspended = Dein Platz an Tisch { $table } ist gesperrt.
help-suspended-do = Bis du wieder zugelassen bist, kannst du Spielplan und Protokoll ansehen.
help-paused = Tisch { $table }, { $game }, macht Pause.
help-paused-do = Nichts wird fällig, und niemand wird erinnert; `/table resume` fragt, ob es weitergeht.
help-resting = Tisch { $table }, { $game }, ruht, weil lange niemand gespielt hat.
help-resting-do = *{ button-act }* weckt ihn.
help-over = { table-here }, { $game }: Das Spiel ist zu Ende.
help-over-do = *{ button-rematch }* sammelt dieselben Spieler noch einmal.
help-closed = Tisch { $table } wurde geschlossen, bevor es losging.
help-closed-do = `/table new` eröffnet einen anderen.
hello-play = 👋 Das ist der erste Tisch auf diesem Server. Wer Platz nimmt, spielt hier, jeder dann, wenn er Zeit hat, und wird vom Bot gerufen.
hello-turn = Deine Möglichkeiten und verdeckten Karten siehst nur du; bis du einen Zug beendest, kannst du alles zurücknehmen, solange nichts Neues gezeigt wurde.
hello-help = `/help` sagt dir jederzeit, was du tun kannst. `/rules read` beginnt mit *{ button-first-game }*, `/rules search` beantwortet Fragen.
help-judge = `/rules can` sagt, ob etwas erlaubt wäre, `/rules why`, warum etwas so gekommen ist; `/rules search` beantwortet Fragen zu den Regeln.
help-refused = Dir wurde etwas abgelehnt: `/rules why` sagt, warum, und führt zu *{ button-dispute }*, falls du es für falsch hältst. `/rules can` sagt vorher, ob etwas erlaubt ist.
help-rules = `/rules search` beantwortet Fragen zu den Regeln, `/rules read` zeigt sie.
