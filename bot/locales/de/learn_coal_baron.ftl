# Die Anleitung durch Glück Auf: was neu ist, was gefragt ist, wie ein guter Zug aussieht. Alle Schlüssel beginnen mit learn-cb-.

## Was neu ist

learn-cb-new-begin = Dir gehört ein Bergwerk. Unter Tage stehen Loren mit Kohle, ein Förderkorb holt sie nach oben, und Auftragskarten sagen, wer welche Kohle haben will. Aufträge, die du auslieferst, bringen Punkte. Nach { $shifts } Schichten gewinnt, wer die meisten hat. Du beginnst mit { $workers } Arbeitern, { $francs } Francs und je einem Würfel gelber, brauner, grauer und schwarzer Kohle.
learn-cb-new-draft = Vor der ersten Schicht nehmen alle { $drafted } Auftragskarten, reihum je eine. Eine Karte zeigt ein Fahrzeug und 1 bis 4 Felder, jedes für einen Würfel seiner Farbe. Ist sie ausgeliefert, bringt sie die Punkte, die darauf stehen.
learn-cb-new-shift = Jetzt beginnt die Schicht. In deinem Zug tust du genau eines: Du wählst ein Feld auf dem Spielplan, setzt dort Arbeiter ein und führst seine Aktion aus. Die *Lorenfabrik* verkauft Kohle, *Fördern* bringt sie nach oben und auf deine Aufträge, die *Auslieferung* macht aus vollständigen Aufträgen Punkte, *Geld* und *Neue Aufträge* bringen, was sie sagen. Hat niemand mehr Arbeiter, wird die Schicht gewertet.
learn-cb-new-placing = Ein leeres Feld braucht 1 Arbeiter aus deinem Vorrat.
learn-cb-new-displaced = Ein besetztes Feld ist nicht gesperrt. Es braucht genau 1 Arbeiter mehr, als dort stehen, egal wem sie gehören; die verdrängten gehen in die Kantine und fehlen, bis die Schicht vorbei ist. Was alle wollen, wird also teurer: Greif früh zu.
learn-cb-new-money = Mit Francs kaufst du Tunnelplättchen, sonst nichts. Die *Bank* ist immer möglich: 1 Arbeiter für 1 Franc. Passen darf niemand: Wer sonst nichts zu tun findet, geht dorthin.
learn-cb-new-tile = Ein Tunnelplättchen kostet für jede seiner 1 oder 2 Loren: Gelb { $price_yellow }, Braun { $price_brown }, Grau { $price_grey }, Schwarz { $price_black } Francs. Jede Lore bringt einen Würfel ihrer Farbe mit. Das Plättchen kommt auf die Etage dieser Farbe, auf die Seite, die es zeigt (beleuchtet oder unbeleuchtet). Loren werden nie nachgefüllt: Neue Kohle heißt neue Plättchen.
learn-cb-new-substitute = Im Vorrat war kein Würfel in der Farbe des Plättchens mehr. Eine solche Lore bekommt einen Würfel anderer Farbe, der dann auch als diese Farbe auf Aufträge passt.
learn-cb-new-order = Ein neuer Auftrag kostet nichts als die Arbeiter, und du darfst beliebig viele haben. Einer, der am Ende des Spiels nicht ausgeliefert ist, kostet { $undelivered } Punkt.
learn-cb-new-drawn = *Fünf ziehen*: Wer dort einsetzt, sieht sich heimlich { $drawn } vom Stapel an, darf eins davon behalten (ein Plättchen kostet wie sonst auch) und legt den Rest zurück, auf den Stapel oder darunter.
learn-cb-new-mining = Ein Feld zum Fördern gibt Schritte. Ein Schritt ist: den Förderkorb auf eine beliebige Etage oder nach oben bewegen, wie weit auch immer; oder einen Würfel der Etage laden, auf der er steht; oder über Tage einen Würfel herausnehmen. In den Förderkorb passen { $room }. Übrige Schritte verfallen, Würfel im Förderkorb bleiben dort. Über Tage darf ein Würfel auch ins *Kohlelager*, deinen Vorrat außerhalb des Förderkorbs; und wo eine Farbe fehlt, füllen zwei beliebige Würfel das Feld.
learn-cb-new-filled = Über Tage kommt ein Würfel aus dem Förderkorb auf ein Feld seiner Farbe auf einem Auftrag: 1 Schritt.
learn-cb-new-pair = Zwei beliebige Würfel zusammen füllen ein Feld, dessen Farbe fehlt. Das kostet 2 Schritte.
learn-cb-new-stored = Über Tage können Würfel auch ins *Kohlelager* (je 1 Schritt); so wird der Förderkorb frei. Von dort kommen sie später auf Aufträge, wieder für je 1 Schritt und wo immer der Förderkorb steht.
learn-cb-new-delivered = Eine Auslieferung gibt alle vollständigen Aufträge mit diesem Fahrzeug ab und bringt sofort ihre Punkte, und zwar nur einmal. Die Karten bleiben bei ihrem Besitzer: In jeder Schichtwertung werden ihre Felder wieder gezählt.
learn-cb-new-empty-pile = Der Stapel ist aufgebraucht. Leere Felder bleiben von jetzt an leer.
learn-cb-new-used-up = Wer keine Arbeiter mehr hat, setzt bis zum Ende der Schicht aus. Die anderen machen weiter, vielleicht mehrere Züge hintereinander.
learn-cb-new-scored = Nach jeder Schicht werden die Felder auf allen bisher ausgelieferten Aufträgen verglichen, Farbe für Farbe. Wer am meisten und wer am zweitmeisten hat, bekommt: Gelb { $coal_yellow_1 } und { $coal_yellow_2 }, Braun { $coal_brown_1 } und { $coal_brown_2 }, Grau { $coal_grey_1 } und { $coal_grey_2 }, Schwarz { $coal_black_1 } und { $coal_black_2 } Punkte.{ $seats ->
    [2] {" "}Zu zweit zählt nur die erste Zahl.
   *[other] {""}
} Wer nichts davon ausgeliefert hat, geht leer aus. Haben mehrere am meisten, bekommt jeder die vollen Punkte, und der zweite Platz entfällt.
learn-cb-new-marker = Die nächste Schicht beginnt, wer die meisten Arbeiter in der Lorenfabrik stehen hat. Bei Gleichstand ist es, wer von ihnen im Uhrzeigersinn zuerst auf den letzten Startspieler folgt.
learn-cb-new-returned = Alle Arbeiter kommen zurück, auch die aus der Kantine. Kohle, Förderkorb, Francs und Aufträge bleiben, wie sie sind.
learn-cb-new-last-shift = Die letzte Schicht. An ihrem Ende zählen auch leere Loren (von Gelb mit { $empty_yellow_1 } und { $empty_yellow_2 } bis Schwarz mit { $empty_black_1 } und { $empty_black_2 } Punkten): Loren zu leeren lohnt sich also schon für sich.{ $seats ->
    [2] {" "}Zu zweit zählt nur die erste Zahl.
   *[other] {""}
} Nimm nur Aufträge, die du noch ausliefern kannst.

## Was gefragt ist

learn-cb-ask-draft = Drücke auf *{ button-act }*: Jede offene Karte ist ein Knopf. Nimm eine, dann *{ button-finish }*.
learn-cb-ask-place = Drücke auf *{ button-act }* und wähle in einem der Menüs ein Feld. Jeder Eintrag sagt, wie viele Arbeiter es braucht und was du bekommst.
learn-cb-ask-mining = Ein Knopf mit einem Auftrag macht alle Schritte für diesen Auftrag auf einmal. Oder geh einzeln vor: Förderkorb, laden, füllen. *{ button-finish }* beendet das Fördern.
learn-cb-ask-mining-again = Ein ganzes Ziel auf Knopfdruck, oder Schritt für Schritt.
learn-cb-ask-mining-steps = Geh Schritt für Schritt vor: Förderkorb bewegen, laden oder über Tage einen Würfel herausnehmen. *{ button-finish }* beendet das Fördern.
learn-cb-ask-keep-tiles = Diese Plättchen siehst nur du. Behalte eins und bezahle es, oder behalte keins.
learn-cb-ask-keep-orders = Diese Karten siehst nur du. Behalte eine, oder behalte keine.
learn-cb-ask-return = Was du nicht behalten hast, geht zurück: alles auf den Stapel oder alles darunter.
learn-cb-ask-next = Du willst die Reihenfolge selbst bestimmen. Drücke, was als Nächstes kommt, von oben gezählt.
learn-cb-ask-substitute = Im Vorrat fehlen Würfel in der Farbe des Plättchens. Wähle, welche Farbe stattdessen in die Lore kommt.
learn-cb-ask-done = In diesem Zug ist alles entschieden. *{ button-finish }* gibt ihn weiter, *{ button-back }* nimmt deine letzte Aktion zurück.

## Ein guter Zug

learn-cb-good-draft-first = Du hast von jeder Farbe einen Würfel; Aufträge mit 1 Feld sind also bald voll. 2 gleiche Felder brauchen noch einen Würfel dazu, und eine Karte mit allen vier Farben nimmt alles, was du hast. Schwarz bringt die meisten Punkte, Gelb die wenigsten. Lass Karten mit 3 gleichen Feldern im ersten Spiel liegen: Ihre Kohle musst du erst kaufen.
learn-cb-good-draft-again = Nimm, was zu deinen Karten passt: dasselbe Fahrzeug, denn eine Auslieferung gibt alle vollständigen Aufträge damit ab, oder eine Farbe, die du ohnehin laden wirst.
learn-cb-good-place-first = Geh dorthin, wo es bald teuer wird. *Fördern* mit vielen Schritten, bis zu { $most_steps }, kostet 1 Arbeiter, solange dort niemand steht, und { $most_steps } Schritte reichen, um 3 Würfel von 3 Etagen heraufzuholen und auf Aufträge zu legen. Fehlt deinen Aufträgen Kohle, die es in der Lorenfabrik gibt, ist ein Plättchen zuerst genauso gut.
learn-cb-good-place-deliver = { $complete ->
    [1] Du hast einen vollständigen Auftrag; er zählt nichts, bis er ausgeliefert ist.
   *[other] Du hast { $complete } vollständige Aufträge; sie zählen nichts, bis sie ausgeliefert sind.
}{ $rivals ->
    [0] {""}
   *[other] {" "}Nach jedem, der dort einsetzt, kostet die Auslieferung einen Arbeiter mehr: Sei lieber früh dran.
} Sie nimmt alle deine vollständigen Aufträge mit diesem Fahrzeug mit.
learn-cb-good-place-mine = Du kannst jetzt einen Auftrag vervollständigen: Die Einträge zum *Fördern* im Menü sagen, welchen. Nimm ein Feld mit genug Schritten dafür; weitere Schritte laden Würfel für den nächsten. Mehrere Würfel auf einer Fahrt sparen Schritte.
learn-cb-good-place-pair = Du kannst jetzt einen Auftrag vervollständigen, aber nur mit zwei Würfeln auf einem Feld, dessen Farbe fehlt (2 Schritte). Nimm dafür Würfel, die kein anderer Auftrag braucht. Sonst wartest du meist besser auf die richtige Kohle: Jeder der beiden füllt anderswo ein Feld für sich.
learn-cb-good-place-search = Deine Aufträge brauchen Kohle, die du nicht hast, und kein offenes Plättchen bringt sie. *Fünf ziehen* in der Lorenfabrik sucht danach; zwei beliebige Würfel zusammen füllen ein Feld jeder Farbe (2 Schritte){ $orders ->
    [0] {""}
   *[other] { $coal ->
        [0] {""}
       *[other] ; oder nimm einen Auftrag für die Kohle, die du hast
    }
}.
learn-cb-good-place-prepare = Die Kohle für deine Aufträge liegt in deinem Bergwerk, aber kein Feld zum Fördern, das du bezahlen kannst, hat genug Schritte, um jetzt einen zu vervollständigen. { $mining ->
    [0] Tu,
   *[other] Hol einen Teil nach oben (Kohle im Förderkorb und auf Aufträgen bleibt), oder tu,
} was bald teuer wird: { $orders ->
    [0] Geld
   *[other] ein neuer Auftrag, Geld
}.
learn-cb-good-place-wait = { $complete ->
    [1] Du hast einen vollständigen Auftrag, und durch Fördern
   *[other] Du hast { $complete } vollständige Aufträge, und durch Fördern
} kann ein weiterer mit demselben Fahrzeug vollständig werden: Fördere zuerst, dann nimmt eine Auslieferung sie zusammen mit.{ $rivals ->
    [0] {""}
   *[other] {" "}Nach jedem, der dort einsetzt, kostet sie aber einen Arbeiter mehr. Ist dir das zu unsicher, liefere sofort aus.
}
learn-cb-good-place-tiles = Deine Aufträge brauchen Kohle, die du nicht hast. Kauf ein Plättchen dieser Farbe; mit 2 Loren sparst du einen Arbeiter. Halte die Seiten gleich: Am Ende kostet jedes überzählige Plättchen auf einer Seite { $excess } Punkte.
learn-cb-good-place-orders = Du hast keine Aufträge mehr. { $coal ->
    [0] Auch dein Bergwerk ist leer: Nimm einen, dessen Kohle es gerade in der Lorenfabrik gibt,
   *[other] Nimm einen für Kohle, die du hast,
} am besten mit einem Fahrzeug, mit dem du schon ausgeliefert hast.{ $last ->
    [0] {""}
   *[other] {" "}Er muss noch in dieser Schicht gefüllt und ausgeliefert werden.
}
learn-cb-good-place-money = Dir fehlt Kohle und das Geld dafür. Nimm, was für einen Arbeiter die meisten Francs bringt, und kauf danach ein.
learn-cb-good-place-finish = Du hast nur noch wenige Arbeiter, aber sie reichen: Einer kann durch Fördern einen Auftrag vervollständigen, der nächste ihn ausliefern. Die Einträge zum *Fördern* im Menü sagen, welchen.
learn-cb-good-place-last = Du hast nur noch wenige Arbeiter. Bereite die nächste Schicht vor: { $mining ->
    [0] Francs, Tunnelplättchen mit Kohle, Aufträge
   *[other] Francs, Kohle im Förderkorb, Würfel auf Aufträgen
}, all das bleibt dir. Ein Arbeiter in der Lorenfabrik hilft dir, die nächste Schicht zu beginnen.
learn-cb-good-place-final = Nach dieser Schicht kommt keine mehr, und für einen neuen Auftrag reichen deine Arbeiter nicht: Er würde { $undelivered } Punkt kosten. Punkte bringen noch: { $carts ->
    [0] {""}
   *[other] geleerte Loren (wenn du damit in ihrer Farbe nach vorn kommst);{" "}
}Francs oder Würfel, die { $per_francs } oder { $per_cubes } vollmachen{ $tile ->
    [0] {""}
   *[other] ; ein Plättchen für die Seite, die weniger hat (jedes überzählige auf der anderen kostet { $excess })
}.
learn-cb-good-mining = Eine Fahrt kostet 1 Schritt, wie weit sie auch geht. Lade also auf einer Fahrt alles, was du brauchst. Fülle zuerst, was in diesem Zug vollständig werden kann; was im Förderkorb bleibt, wartet dort auf das nächste Mal. Ein übriger Schritt ist nicht verloren, wenn er den Förderkorb dorthin bringt, wo dein nächstes Fördern beginnt: hinunter zur Kohle, die du laden willst, oder hinauf mit Würfeln für deine Aufträge.
learn-cb-good-mining-again = Fülle zuerst, was in diesem Zug vollständig werden kann. Ein übriger Schritt kann den Förderkorb dorthin bringen, wo dein nächstes Fördern beginnt.
learn-cb-good-mining-steps = Mit den Schritten, die du noch hast, wird kein Auftrag vollständig. Nutze sie für später: Kohle im Förderkorb bleibt dort, Würfel auf einem Auftrag ebenso, und das *Kohlelager* (dein Vorrat über Tage) leert den Förderkorb.
learn-cb-good-keep-tiles = Behalte ein Plättchen, dessen Kohle deine Aufträge brauchen und dessen Seite eins fehlt. Passt keins, behalte keins und spar dir das Geld.
learn-cb-good-keep-orders = Behalte einen Auftrag für Kohle, die { $coal ->
    [0] es gerade in der Lorenfabrik gibt
   *[other] du hast
}, mit einem Fahrzeug, das du nutzt. Eine Karte, die du nicht auslieferst, kostet am Ende { $undelivered } Punkt.
learn-cb-good-return = Was unter den Stapel kommt, sieht lange niemand wieder. Was oben liegt, kommt in deiner Reihenfolge für alle als Nächstes: Leg dort nur hin, was die anderen ruhig haben können.
learn-cb-good-next = Was ganz oben auf dem Stapel liegt, wird als Nächstes aufgedeckt, und andere können es nehmen: Leg dorthin, was ihnen am wenigsten nützt. Unter dem Stapel ist die Reihenfolge fast egal.
learn-cb-good-substitute = Nimm die Farbe, die deine Aufträge am nötigsten brauchen.
learn-cb-good-done = Sieh noch einmal nach, was laut Anzeige ungenutzt bliebe, und beende dann den Zug.

## Was daneben steht

learn-cb-note-delivery = **Die Auslieferung kostet jetzt:** { $prices }.
learn-cb-note-pairs = **Zwei Würfel auf ein Feld:** { $pairs }.
learn-cb-pair = { $order }: { $cubes } für { $coal }
learn-cb-price = { $workers } Arbeiter ({ $vehicle })

## Das Ende der ersten Schicht

learn-cb-end-scored = **Die erste Schicht ist vorbei.** Zwei Dinge brachten bisher Punkte: ausgelieferte Aufträge und der Vergleich nach Farben. Die Punkte auf einer Karte gibt es nur dieses eine Mal; ihre Felder werden aber in den nächsten beiden Wertungen wieder verglichen, frühe Auslieferungen helfen also bis zu dreimal.
learn-cb-end-later = **Neu nach der zweiten Schicht:** Auch die Fahrzeuge werden verglichen, nach den Feldern auf den Aufträgen, die mit ihnen ausgeliefert wurden. Die beiden Ersten bekommen: Handkarren { $vehicle_handcart_1 } und { $vehicle_handcart_2 }, Fuhrwerk { $vehicle_horse_cart_1 } und { $vehicle_horse_cart_2 }, Lastwagen { $vehicle_truck_1 } und { $vehicle_truck_2 }, Eisenbahn { $vehicle_locomotive_1 } und { $vehicle_locomotive_2 }.{ $seats ->
    [2] {" "}Zu zweit zählt nur die erste Zahl.
   *[other] {""}
} Bleib also bei wenigen Fahrzeugen. **Nach der dritten:** leere Loren nach Farben, auch die aufgedruckten, { $empty_yellow_1 } bis { $empty_black_1 } Punkte für die meisten.
learn-cb-end-last = **Ganz am Ende** bringen je { $per_francs } Francs und je { $per_cubes } übrige Würfel 1 Punkt. Jeder nicht ausgelieferte Auftrag kostet { $undelivered }, jedes überzählige Tunnelplättchen auf einer Seite deines Bergwerks { $excess }.

## Was entschied

learn-cb-source-coal = Kohle nach Farben
learn-cb-source-vehicle = Kohle nach Fahrzeugen
learn-cb-source-empty = Leere Loren
