cmd-practise = Allein und privat gegen Computer spielen: üben oder ein Spiel in seiner ersten Runde lernen
practice-start = **Allein üben**
    Du spielst gegen Computer, hier und nur für dich: Niemand sieht es, nichts wird gepostet. *Lernen* erklärt die erste Runde Schritt für Schritt; dort spielen zwei Computer der Stufe { level-apprentice } mit, nach den Voreinstellungen, was immer unten gewählt ist. Ein Spiel bleibt nach deinem letzten Zug 90 Tage; `/practise` und `/me tables` öffnen es wieder.
practice-replaces = Ein Übungsspiel **{ $game }** läuft schon; ein neues tritt an seine Stelle, und das alte lässt sich nicht zurückholen.
practice-game = Spiel: { $game }
practice-seats = Spieler: { $seats } (du und { $others } { $others ->
        [one] Computer
       *[other] Computer
    })
practice-seats-choice = { $seats } Spieler
practice-level = Computer spielen als { $level }
practice-level-choice = { $level }: { $about }
practice-title = **{ $game }**, Übung gegen { $others }
practice-thinking = Die Computer überlegen; ihre Züge folgen hier.
practice-still = Die Computer überlegen noch. Schau gleich noch einmal.
practice-unknown = Dieses Übungsspiel gibt es nicht mehr, oder es ist nicht deines. `/practise` beginnt ein neues.
practice-end-sure = Dieses Spiel mit seinem Protokoll löschen? Zurückholen lässt es sich nicht.
practice-ended = Das Übungsspiel ist gelöscht.
guide-left = Du spielst ohne die Anleitung weiter.
guide-back = Du spielst mit der Anleitung weiter.
button-practise = Üben
button-learn = Lernen: erste Runde, erklärt
button-practice = Übung …
button-practice-open = Weiter: { $game }
button-practice-turn = Du bist dran
button-practice-look = Noch einmal schauen
button-practice-back = Letzten Zug zurücknehmen
button-practice-new = Neues Übungsspiel
button-practice-end = Spiel löschen
button-practice-end-sure = Ja, löschen
button-practice-keep = Nein, behalten
button-guide-leave = Ohne Anleitung weiter
button-guide-start = Anleitung einschalten
status-practice = **{ $game }**, Übung: { $who } · { $asked }
practice-alone = Hier spielt sonst niemand, den man fragen könnte. *{ button-practice }* nimmt deinen Zug zurück, löscht das Spiel oder beginnt ein neues.
damaged-practice = ⚠️ Dieses Übungsspiel ist nicht zu lesen; { $host }. Der Betreiber kann es vielleicht richten; du kannst es auch löschen und ein neues beginnen.
practice-over = **{ $game }**, Übung: Das Spiel ist zu Ende
button-practice-on = Zurück zum Spiel
practice-nothing-back = Du hast noch keinen Zug beendet, der zurückgenommen werden könnte.
button-practice-anew = Neu beginnen
button-practice-ended = Zu Ende: { $game }
came-title = Dein Zug und was danach geschah ({ $count }):
came-page = Dein Zug und was danach geschah ({ $count }), Seite { $page } von { $pages }:
came-first = Was bisher geschah ({ $count }):
came-first-page = Was bisher geschah ({ $count }), Seite { $page } von { $pages }:
