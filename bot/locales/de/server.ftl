# Was Sache des Servers ist, und die Suche nach Mitspielern

# Die Übersicht
server-title = **Tische auf diesem Server**
server-page-opening = Eröffnen
server-page-new = Neue Tische
server-page-wanted = Mitspieler gesucht
server-channels = Tische dürfen in { $places } eröffnet werden.
server-channels-all = Tische dürfen in jedem Kanal eröffnet werden.
server-roles = Eröffnen dürfen sie { $roles }.
server-roles-all = Alle dürfen sie eröffnen.
server-most = Wer Tische eröffnet, darf { $most ->
        [one] einen
       *[other] { $most }
    } zugleich offen haben.
server-most-any = Wer Tische eröffnet, darf beliebig viele zugleich offen haben.
server-language = Sprache neuer Tische: { $language }, wenn nichts anderes gewünscht wird.
server-language-any = Sprache neuer Tische: die der Person, die sie eröffnet.
server-pace = Tempo neuer Tische: { $pace }.
server-clock = Uhr neuer Tische: { $clock }.
server-unreminded = Neue Tische erinnern niemanden.
server-hours = Wachzeit neuer Tische: { $span } ({ $place }).
server-zone-usual = wo die meisten die Sprache des Tisches sprechen
server-wanted = Mitspieler werden in <#{ $place }> gesucht, ohne Erwähnung.
server-wanted-role = Mitspieler werden in <#{ $place }> gesucht; { $role } wird dabei erwähnt, höchstens einmal je Tisch und einmal am Tag je Person.
server-wanted-nowhere = Für die Suche nach Mitspielern ist kein Kanal gewählt.
server-unusable = In { $places } kann ich nichts sehen oder schreiben: Mir fehlen dort Rechte.
server-any-language = die der Person, die eröffnet
server-any-number = beliebig viele
server-most-choice = { $most ->
        [one] ein Tisch
       *[other] { $most } Tische
    }
menu-server-channels = Kanäle für Tische (keiner: alle)
menu-server-roles = Rollen, die eröffnen (keine: alle)
menu-server-most = Offene Tische je Person
menu-server-language = Sprache neuer Tische
menu-server-pace = Tempo, Uhr und Erinnerungen
menu-server-channel = Kanal für „{ button-wanted }“
menu-server-role = Rolle, die dort erwähnt wird
button-server-hours = Zeitzone und Wachzeit …
button-usual-hours = Übliche Wachzeit
form-server-hours = Wachzeit neuer Tische

# Was getan wurde
server-set = Das ist gewählt. Tische, die schon offen sind, gehen weiter wie bisher.
wanted-posted = Mitspieler werden gesucht.
wanted-posted-quietly = Mitspieler werden gesucht. Die Rolle wurde nicht erwähnt: Das geht höchstens einmal am Tag.

# Warum nicht
managers-only = Das darf nur, wer diesen Server verwaltet (das Recht „Server verwalten“). `/table check` zeigt, was gewählt ist.
opens-elsewhere = Auf diesem Server werden Tische nur in bestimmten Kanälen eröffnet: { $places }.
opens-nowhere = Auf diesem Server werden Tische nur in bestimmten Kanälen eröffnet, und es gibt keinen davon, den du siehst und in dem ich schreiben kann. Wer den Server verwaltet, kann das ändern: `/server`.
opens-by-role = Tische eröffnen dürfen auf diesem Server nur { $roles }. Mitspielen dürfen alle.
opens-too-many = Auf diesem Server darf jeder { $most ->
        [one] einen Tisch
       *[other] { $most } Tische
    } zugleich offen haben. So viele hast du schon eröffnet; `/table status` nennt deine Tische.
wanted-nowhere = Auf diesem Server ist kein Kanal gewählt, in dem Mitspieler gesucht werden. Wer den Server verwaltet, kann einen wählen: `/server`.
wanted-no-right = In <#{ $place }>, wo Mitspieler gesucht werden, kann ich nicht schreiben. Wer den Server verwaltet, kann helfen.
wanted-already = In <#{ $place }> werden schon Mitspieler gesucht; die Karte dort folgt deinem Tisch.
wanted-unseen = Du siehst den Kanal dieses Tisches nicht.

# Die Karte
button-wanted = Mitspieler gesucht
wanted-head = **Mitspieler gesucht:** { $game }, Tisch { $table }
wanted-free = { $free ->
        [0] Alle Plätze sind besetzt
        [one] Ein Platz ist frei
       *[other] { $free } Plätze sind frei
    }. Es sitzen dort: { $names }
wanted-hours = Wachzeit: von { $start } bis { $end } Uhr ({ $zone })
wanted-all-day = Rund um die Uhr wach ({ $zone })
wanted-elsewhere = Mitspieler werden jetzt anderswo gesucht.
act-wanted = { $who } hat Mitspieler gesucht.

# Befehle
cmd-server = Wo auf diesem Server Tische eröffnet werden, von wem, und womit neue beginnen
opt-wanted = Im Kanal des Servers dafür Mitspieler suchen
