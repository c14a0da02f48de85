# Anfechtungen: eine beginnen
cmd-rules-precedents = Was die Tische dieses Kanals über Regeln entschieden haben
cmd-moderate-strike = Einen Präzedenzfall dieses Kanals streichen, sodass er nirgends mehr gilt
opt-precedent = Die Nummer des Präzedenzfalls
dispute-opening = **Anfechten?** Bisher hat niemand davon erfahren.
dispute-opening-told = Dann stimmt der Tisch ab. Du stimmst mit dem, was du hier wählst; je { $game ->
        [coal_baron] Schicht
       *[other] Runde
    } kannst du { $most }-mal anfechten.
menu-dispute-open = Anfechten und stimmen für …
choice-own-ruling = Von jetzt an eine Regelung in deinen Worten …
choice-own-ruling-back = Bis davor zurücknehmen, mit einer Regelung in deinen Worten …
form-ruling-title = Wir regeln es so …
form-ruling = Die Regel, wie der Tisch sie spielen soll
form-ruling-hint = Ein oder zwei Sätze. Sie gilt von jetzt an, nie rückwirkend.
dispute-opened = Deine Anfechtung läuft. Der Kanal zeigt, worum es geht und wer gestimmt hat; wie, steht am Ende dort.
dispute-decided = Deine Stimme zählt, und damit ist die Anfechtung entschieden. Der Kanal zeigt, wie.
dispute-unknown = Das lässt sich nicht anfechten: Die Zeile steht nicht mehr im Protokoll, oder die Ablehnung ist nicht mehr aufbewahrt.
dispute-too-old = Nur die letzten { $most } Züge lassen sich anfechten.
dispute-hidden = Das lässt sich nicht anfechten: Nicht alle dürfen davon wissen.
dispute-overtaken = Das lässt sich nicht mehr anfechten: Der Zug wurde inzwischen zurückgenommen.
dispute-not-counting = Dein Platz zählt an diesem Tisch gerade nicht, darum kannst du nichts anfechten.
dispute-alone = An diesem Tisch zählst gerade nur du, und allein legt niemand eine Regel fest.
disputed-already = Genau damit hat sich der Tisch schon befasst. Dasselbe lässt sich nur einmal anfechten.
dispute-one-open = Du hast schon eine Anfechtung offen. Warte, bis sie entschieden ist.
dispute-enough = Du hast in dieser { $game ->
        [coal_baron] Schicht
       *[other] Runde
    } schon { $most }-mal angefochten; in der nächsten ist es wieder möglich.
dispute-nothing-falls = Hier gibt es nichts zurückzunehmen. Wähle etwas anderes.
dispute-more-fell = ⚠️ Seit jener Nachricht wurde weitergespielt, und es betrifft dich. Sieh sie dir noch einmal an: Sie sagt, was jetzt fallen würde.
dispute-proposed = Du hast bei dieser Anfechtung schon eine Regelung vorgeschlagen. Stimme für sie oder für etwas anderes.
ruling-empty = Von dieser Regelung lässt sich nichts anzeigen. Bitte schreib sie als Text.
ruling-too-long = Eine Regelung hat höchstens { $most } Zeichen.

# Anfechtungen: die Nachricht an den Tisch
dispute-head = ⚖ **Anfechtung an Tisch { $table }:** { $name } bezweifelt, dass das richtig war.
dispute-tried = > Versucht: { $move }. Abgelehnt: { $reason }
dispute-rule = Angewandt: { $section }
dispute-editions = Die Ausgaben unterscheiden sich – { $question }:
dispute-edition = • { $editions }: { $meaning }
dispute-edition-name = { $edition ->
        [de] deutsch
        [fr] französisch
       *[en] englisch
    }
dispute-conflicts = ⚠️ „{ $setting }“ verträgt sich nicht mit der Stellung: { $conflicts }
dispute-falls = Mit dem Zurücknehmen { $turns ->
        [one] fällt der letzte Zug
       *[other] fallen die letzten { $turns } Züge
    } ({ $names }).
dispute-falls-nothing = Zurückzunehmen gibt es hier bisher nichts.
dispute-consents = { $count ->
        [one] Dem muss { $who } zustimmen.
        [2] Dem müssen { $who } beide zustimmen.
       *[other] Dem müssen { $who } alle zustimmen.
    }
dispute-proposal = • Regelung von { $name }: { $ruling }
dispute-voted = Gestimmt: { $names }
dispute-silent = Noch nicht: { $names }
dispute-again = Noch einmal gefragt, weil inzwischen mehr fallen würde: { $names }
dispute-until = Über die Regel entscheidet mehr als die Hälfte, von jetzt an. Ohne Antwort bleibt es bei ihr; Ende: <t:{ $until }:R>. Es wird weitergespielt.
dispute-stops = So lange steht die Zeit aller still außer der von { $name }.
dispute-decided-for = **Entschieden: { $choice }**
dispute-ballot = • { $choice }: { $names }
dispute-ballot-won = • Dafür: { $names }
dispute-void = **Geschlossen: Es ist nichts mehr zu entscheiden.**
menu-dispute = Abstimmen
button-ruling = Wir regeln es so …
choice-uphold = Dabei bleiben: Die Regel wurde richtig angewandt
choice-switch = Von jetzt an: { $setting }
choice-ruling = Regelung von { $name }, von jetzt an: { $ruling }
choice-ruling-back = Regelung von { $name }, und bis davor zurücknehmen: { $ruling }
choice-back = Bis davor zurücknehmen
choice-back-with = Bis davor zurücknehmen. { $rule }
notice-dispute-direct = { $name } ficht etwas an; im Kanal des Tisches ist deine Stimme gefragt.
notice-dispute-asked = { $name } ficht etwas an.
notice-dispute-lapsed = Die Anfechtung ist geschlossen: Niemand ist mehr da, der sie entscheiden könnte.
notice-dispute-refused = Es bleibt bei der Regel.
act-dispute-asked = { $who } hat etwas angefochten.
act-dispute-passed = Eine Anfechtung wurde entschieden: { $choice ->
        [switch] von jetzt an gilt eine Option anders
        [ruling] von jetzt an gilt eine Regelung des Tisches
        [back] es wurde zurückgenommen
        [back-switch] es wurde zurückgenommen, und eine Option wurde umgestellt
        [back-ruling] es wurde zurückgenommen, und von jetzt an gilt eine Regelung des Tisches
       *[uphold] es bleibt bei der Regel
    }.
act-dispute-refused = Eine Anfechtung wurde geschlossen: Es bleibt bei der Regel.
act-dispute-lapsed = Eine Anfechtung wurde geschlossen, weil niemand mehr da war, sie zu entscheiden.

# Präzedenzfälle
setting = { $question } – { $meaning }
ruling = „{ $text }“
ruling-hidden = (eine Regelung, die die Moderation ausgeblendet hat)
precedent-cited = Präzedenzfall { $number } { $where ->
        [here] dieses Kanals
       *[elsewhere] von <#{ $channel }>
    }: { $ruling }
precedent-by-hand = Eine Regelung in Worten setzt der Steiger nicht selbst durch: Der Tisch führt sie mit `/table repair` aus.
precedents-none-yet = Noch kein Tisch dieses Kanals hat etwas über eine Regel entschieden. Das geschieht durch *{ button-dispute }* unter einer Ablehnung oder einem Zug.
precedents-title = **Präzedenzfälle dieses Kanals** (Seite { $page } von { $pages })
precedents-file-title = Präzedenzfälle
precedent-head = { $number } · { $game }{ $edition ->
        [none] { "" }
       *[other] {", "}{ $edition }
    } · { $section }{ $where ->
        [here] { "" }
       *[elsewhere] {" "}(<#{ $channel }>)
    }
precedent-votes = Tisch { $table }, { $day }; Stimmen: { $votes }
precedent-votes-of = { $count } für { $choice }
precedent-revises = Ersetzt { $number }.
precedent-is-struck = Von der Moderation gestrichen.
precedent-is-undone = Vom Tisch zurückgenommen: Neuen Tischen wird er nicht mehr angeboten.
precedent-binds = Bindet diesen Tisch.
precedent-struck = Präzedenzfall { $number } ist gestrichen: Er bindet niemanden mehr. Eine Option, die er umgestellt hat, bleibt, wie sie ist.
precedent-unknown = Dieser Kanal hat keinen Präzedenzfall { $number }, der gilt.
short-uphold = dabei bleiben
short-switch = die Option
short-ruling = die Regelung
short-back = zurücknehmen
short-back-switch = zurücknehmen und die Option
short-back-ruling = zurücknehmen und die Regelung
lobby-precedents = Präzedenzfälle dieses Kanals: angenommen ({ $numbers }){ $others ->
        [0] { "" }
       *[other] ; { $others } nicht
    }
lobby-precedents-none = Präzedenzfälle dieses Kanals: { $count } zu dieser Ausgabe, nicht angenommen (*{ button-rules }*)
precedents-accept = Präzedenzfälle dieses Kanals annehmen ({ $count })
precedents-decline = Keine Präzedenzfälle dieses Kanals annehmen
act-precedents-accepted = { $who } hat für den Tisch die Präzedenzfälle des Kanals angenommen ({ $number }).
act-precedents-none = { $who } hat gewählt, dass den Tisch keine Präzedenzfälle des Kanals binden.
act-struck = { $who } hat Präzedenzfall { $number } des Kanals gestrichen.
hideable-ruling = Regelung: { $text }
