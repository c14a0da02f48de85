# Warum etwas so ist: /rules why, *Warum?* unter Nachrichten und Ablehnungen und unter *Apps*
cmd-rules-why = Warum es so ist: eine Zeile des Protokolls, dein Geld, deine Punkte, eine ganze Bilanz
opt-why-what = Eine Zeile des Protokolls (tipp einen Namen oder Worte daraus), Geld, Punkte oder die Bilanz
opt-why-seat = Wessen Geld, Punkte oder Bilanz, wenn nicht deine
menu-command-why = Warum?
menu-command-dispute = Anfechten
button-why = Warum?
button-dispute = Anfechten
button-why-settled = Das klärt es
button-why-by-rule = Nach Regeln
button-why-by-round = Nach { $game ->
        [coal_baron] Schichten
       *[other] Runden
    }
button-why-older = Älteres
button-why-newer = Neueres
menu-why = Warum diese Zeile?
menu-why-booking = Warum eine davon?

why-balance-choice = Bilanz: alles, was bisher dazukam und wegging
why-balance-word = Bilanz
# Wörter, mit denen jemand danach fragt; verstanden werden die aller Sprachen.
why-words-asking = warum, wieso, weshalb, habe, hab, hat, ich, mein, meine, meinen, mir, sind, ist, war, waren, wie, viel, viele, nur, so, wenig, wenige, die, das, der, von, bekam, bekommen, was, mit
why-words-money = Geld, Münze, Münzen, Taler, Thaler, Franc, Francs, Kasse
why-words-points = Punkt, Punkte, Siegpunkt, Siegpunkte, Punktzahl, Punktestand
why-own = meine { $account }
why-undone-choice = { $line } (zurückgenommen)
why-refused-choice = eben abgelehnt: { $reason }
why-round = Runde { $round }
why-round-coal_baron = Schicht { $round }
why-round-kohle_kolonie = Runde { $round ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
why-round-ruhrschifffahrt = Runde { $round }
why-round-unknown = In welcher Runde, ist nicht festgehalten

why-line = **{ button-why }** { $line }
why-when = { $round }, <t:{ $at }:f>
why-whose = { $round }, Zug von { $name }, <t:{ $at }:f>
why-moved = • { $who }: { $amounts }
why-moved-nothing = Geld, Punkte und Spielmaterial blieben, wie sie waren.
why-facts = Worauf es beruht, so wie es in dem Augenblick war:
why-fact = • { $fact }
why-undone = ↩ Seitdem zurückgenommen, auf Wunsch von { $name } (<t:{ $at }:f>).
why-undone-decided = ↩ Inzwischen zurückgenommen: So hat der Tisch die Anfechtung von { $name } entschieden (<t:{ $at }:f>).
why-undone-host = ↩ Seitdem zurückgenommen: Der Betreiber hat den Tisch zurückgesetzt (<t:{ $at }:f>).
why-undone-unknown = ↩ Seitdem zurückgenommen.
why-settles = Ist das damit geklärt?
why-settled = Schön. Niemand hat erfahren, dass du gefragt hast.

why-told = **Was diese Nachricht erzählt hat.** Wähl eine Zeile, um zu sehen, warum.
why-told-contest = **Was möchtest du anfechten?** Wähl eine Zeile; zuerst siehst du, warum es so ist.
why-found = **Zu { $typed } passen mehrere Zeilen.** Wähl eine, um zu sehen, warum.
why-item = • { $line }
why-and-more = … und { $count } weitere, in `/table log`
why-message-told-nothing = Diese Nachricht hat nichts erzählt, was im Spiel geschehen ist, oder sie ist so alt, dass ich das damals noch nicht festgehalten habe.
why-message-not-mine = Nach dem Warum kann ich nur bei meinen eigenen Nachrichten zu einem Spiel antworten.
why-message-elsewhere = Diese Nachricht gehört zu einem Tisch auf einem anderen Server.
why-line-unknown = Im Protokoll { table-of } gibt es keine solche Zeile, die du sehen darfst.
why-choose = Wähle eine Zeile aus der Liste, oder tippe einen Namen oder Wörter daraus; `/table log` hat alle.
why-none-fits = Keine der letzten Zeilen des Protokolls passt zu { $typed }. Fang an zu tippen und wähl aus der Liste; `/table log` hat sie alle.
why-needs-seat = Du hast keinen Platz an Tisch { $table }: Wähl unter *seat* jemanden aus.
why-no-accounts = In diesem Spiel werden weder Geld noch Punkte gezählt.
why-refusal-gone = Diese Ablehnung ist nicht mehr da, oder sie galt nicht dir: Ich behalte von allen die letzten fünf für 72 Stunden, und nur für sie selbst.

why-refusal = **Warum wurde das abgelehnt?** { $reason }
why-tried = Versucht hast du: { $what } (<t:{ $at }:R>)
why-refusal-unreadable = Was abgelehnt wurde, ist nicht mehr zu lesen.

why-account-title = **{ $who }: { $amount }** ({ table-named }, Seite { $page } von { $pages })
why-by-rule = Nach Regeln: { $sums }
why-by-round = Nach { $game ->
        [coal_baron] Schichten
       *[other] Runden
    }: { $sums }
why-sum = { $what } { $amount }
why-booking = • **{ $change }**, macht { $balance }: { $line }
why-nothing-booked = Bisher ist nichts verbucht.
why-balance-title = **Bilanz von { $who }** ({ table-named }, Seite { $page } von { $pages })
why-balance-account = **{ $amount }**
why-balance-sum = • { $what }: { $amount }
why-agrees = Zusammen ist das genau der jetzige Stand.
why-unreadable = ⚠️ { $count ->
    [one] 1 Zeile des Protokolls ist
   *[other] { $count } Zeilen des Protokolls sind
} nicht zu lesen.
why-missing = ⚠️ Was zu lesen ist, ergibt { $booked }, es müssten aber { $owned } sein: Hier fehlen { $missing }.
why-plate-unreadable = ⚠️ Die Stellung ist nicht zu lesen, deshalb lässt sich das nicht mit dem vergleichen, was vorhanden ist.
why-open = Dein offener Zug ist nicht dabei: Es zählt, was besiegelt ist.

# Wie die Konten des Kassenbuchs heißen, und so viel von denen, die Spielmaterial zählen
cb-account-francs = Francs
cb-account-points = Punkte
cb-pieces-workers = { $count ->
    [one] 1 Arbeiter im Vorrat
   *[other] { $count } Arbeiter im Vorrat
}
cb-pieces-tiles = { $count ->
    [one] 1 Tunnelplättchen
   *[other] { $count } Tunnelplättchen
}
cb-pieces-orders = { $count ->
    [one] 1 offener Auftrag
   *[other] { $count } offene Aufträge
}
cb-pieces-delivered = { $count ->
    [one] 1 gelieferter Auftrag
   *[other] { $count } gelieferte Aufträge
}
cb-pieces-cubes = { $count ->
    [one] 1 Kohlewürfel
   *[other] { $count } Kohlewürfel
}

# Wie die Konten des Kassenbuchs heißen, und so viel von denen, die Spielmaterial zählen
kk-account-coins = Münzen
kk-account-points = Punkte
kk-pieces-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
kk-pieces-pool = { $count ->
    [one] 1 Kumpel im Vorrat
   *[other] { $count } Kumpel im Vorrat
}
kk-pieces-engineers = { $count ->
    [one] 1 Bergingenieur auf dem Tableau
   *[other] { $count } Bergingenieure auf dem Tableau
}
kk-pieces-settlements = { $count ->
    [one] 1 Siedlung auf dem Tableau
   *[other] { $count } Siedlungen auf dem Tableau
}
kk-pieces-engines = { $count ->
    [one] 1 Dampfmaschine
   *[other] { $count } Dampfmaschinen
}
kk-pieces-mines = { $count ->
    [one] 1 Zeche
   *[other] { $count } Zechen
}
kk-pieces-extra = { $count ->
    [one] 1 Extraaktionsmarker
   *[other] { $count } Extraaktionsmarker
}
kk-pieces-markers = { $count ->
    [one] 1 Eisenbahnmarker
   *[other] { $count } Eisenbahnmarker
}

# Wie die Konten des Kassenbuchs heißen, und so viel von denen, die Spielmaterial zählen
ru-account-coins = Thaler
ru-account-points = Siegpunkte
ru-pieces-supply = { $count ->
    [one] 1 Lagerhaus im Vorrat
   *[other] { $count } Lagerhäuser im Vorrat
}
ru-pieces-debts = { $count ->
    [one] 1 Schuld
   *[other] { $count } Schulden
}
ru-pieces-cubes = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
ru-pieces-tiles = { $count ->
    [one] 1 Fortschrittsplättchen
   *[other] { $count } Fortschrittsplättchen
}
ru-pieces-warehouses = { $count ->
    [one] 1 gebautes Lagerhaus
   *[other] { $count } gebaute Lagerhäuser
}
