# Who may do what, who counts, going on without somebody

button-wait = Warten
button-time = Mehr Zeit
button-pass = Passen
button-seat = Nachfolge suchen
button-computer = Computer spielen lassen

# What was done
ended = Das Spiel ist beendet.
returned = Willkommen zurück: Dein Platz gehört wieder dir und zählt mit.
conceded = Du hast dich geschlagen gegeben. Die anderen spielen weiter; das Ergebnis vermerkt es. Mit `/table return` nimmst du es zurück, solange der Platz dir gehört.
suspended = Der Platz ist gesperrt.
reinstated = Die Sperre ist aufgehoben; der Platz darf wieder spielen.

# Why not
moderator-plays = Du sitzt selbst an Tisch { $table }: Das entscheidet jemand anders aus der Moderation oder die Mehrheit.
moderators-only = Das darf nur die Moderation, also wer hier Nachrichten verwalten darf.
openers-only = Das darf nur die Moderation oder wer Tisch { $table } eröffnet hat.
openers-for-a-day = { $name } hat den Tisch eröffnet und entscheidet das bis <t:{ $from }:f>; danach dürfen es alle, die hier sitzen.
seat-suspended = Dein Platz an Tisch { $table } ist gesperrt. Die Moderation kann das aufheben.
nothing-to-return-to = An Tisch { $table } gibt es keinen Platz, auf den du zurückkehren könntest.
application-open = Der Tisch entscheidet gerade über { $newcomer }. Versuch es wieder, wenn das geklärt ist.
asked-in-vain = Darum hast du schon vergeblich gebeten. Wieder fragen kannst du, wenn du einen eigenen Zug beendet hast, oder ab <t:{ $until }:f>.
applied-in-vain = Der Tisch hat dich nicht aufgenommen. Du kannst ab <t:{ $until }:f> wieder fragen.
somebody-can-end = Das kann am Tisch noch jemand mit `/table abandon` entscheiden.
nobody-to-accept = Am Tisch ist gerade niemand da, um dich aufzunehmen. Wer dort sitzt, kann mit einem Zug zurückkommen.
absent-yourself = Du bist doch selbst da.
absent-not-waited-for = Auf { $name } wartet gerade nichts.
absent-counts = { $until ->
        [0] Die Zeit von { $name } läuft erst, wenn die Zugnachricht im Kanal steht
       *[other] { $name } hat Zeit bis <t:{ $until }:f>
    }. Ist sie um, können die anderen entscheiden, wie es weitergeht.
pause-already = Der Tisch macht schon Pause, bis <t:{ $until }:f>.
pause-too-long = Eine Pause muss in der Zukunft enden, spätestens in { $days } Tagen.
pause-none = Der Tisch macht gerade keine Pause.
conceded-already = Du hast dich schon geschlagen gegeben.
suspended-already = { $name } ist schon gesperrt.
not-suspended = { $name } ist nicht gesperrt.
suspend-yourself = Deinen eigenen Platz kannst du verlassen: `/table leave`.
suspend-needs-others = Dem muss noch jemand zustimmen, und sonst ist niemand da. Wende dich an jemand anders aus der Moderation.

# What the channel is told
notice-called = { $who }: { $line }
turn-passed = Der Tisch hat für { $names } gepasst.
notice-stopped = Das Spiel an Tisch { $table } wurde vorzeitig beendet.
notice-conceded = { $name } gibt sich geschlagen. Die anderen spielen weiter; für den Platz wird ab jetzt gepasst, und `/table absent` kann eine Nachfolge oder einen Computer finden.
notice-suspended = { $name } ist gesperrt und sieht nichts Neues mehr. Mit `/table absent` entscheidet ihr, wie es weitergeht.
notice-reinstated = { $name } darf wieder spielen.
notice-paused = Pause bis <t:{ $until }:f>, auf Bitte von { $name }. So lange läuft keine Zeit. Wer will, kann trotzdem spielen; zu zweit könnt ihr die Pause mit `/table resume` früher beenden.
notice-resumed = Die Pause ist vorbei. Die Zeit läuft wieder.
notice-outage = Ich war { $counted ->
    [days] { $days ->
        [one] einen Tag lang
       *[other] { $days } Tage lang
    }
   *[hours] { $hours ->
        [one] eine Stunde lang
       *[other] { $hours } Stunden lang
    }
} nicht zu erreichen. Das zählt für niemanden: Wer am Zug ist, hat so viel mehr Zeit.
notice-server-back = Dieser Server war { $counted ->
    [days] { $days ->
        [one] einen Tag lang
       *[other] { $days } Tage lang
    }
   *[hours] { $hours ->
        [one] eine Stunde lang
       *[other] { $hours } Stunden lang
    }
} für mich nicht zu erreichen. Das zählt für niemanden.
notice-absent-asked = { $why ->
        [empty] Der Platz von { $seat } ist leer
        [gone] { $seat } ist nicht mehr auf dem Server, und das Spiel wartet
        [conceded] { $seat } hat sich geschlagen gegeben, und für den Platz wird gepasst
        [suspended] { $seat } ist gesperrt, und das Spiel wartet
        [slow] { $seat } hat für die letzten Züge sehr lange gebraucht, und das Spiel wartet
        [time] Die Zeit von { $seat } ist um, und das Spiel wartet
       *[silent] { $seat } hat lange nicht gezogen, und das Spiel wartet
    }. Wie soll es weitergehen? *{ button-wait }*, *{ button-time }*, *{ button-pass }* (der unschädlichste erlaubte Zug, bis { $seat } zurückkommt), *{ button-seat }* oder *{ button-computer }* (spielt auf der Stufe Steiger); noch { $more ->
        [one] eine Person muss
       *[other] { $more } Personen müssen
    } dasselbe wählen, spätestens bis <t:{ $until }:f>. { $choice ->
        [wait] { $name } fragt und ist für *{ button-wait }*.
        [time] { $name } fragt und ist für *{ button-time }*.
        [pass] { $name } fragt und ist für *{ button-pass }*.
        [seat] { $name } fragt und ist für *{ button-seat }*.
        [computer] { $name } fragt und ist für *{ button-computer }*.
       *[none] { "" }
    }
notice-absent-refused = Ihr seid euch nicht einig, wie es ohne { $seat } weitergeht. Das Spiel wartet; `/table absent` fragt noch einmal.
notice-absent-lapsed = Ihr habt euch nicht rechtzeitig geeinigt, wie es ohne { $seat } weitergeht. Das Spiel wartet; `/table absent` fragt noch einmal.
notice-pause-asked = { $name } bittet um eine Pause bis <t:{ $to }:f>. Noch { $more ->
        [one] eine Person muss
       *[other] { $more } Personen müssen
    } zustimmen, spätestens bis <t:{ $until }:f>.
notice-pause-refused = Es gibt keine Pause.
notice-pause-lapsed = Zu wenige haben rechtzeitig zugestimmt; es gibt keine Pause.
notice-resume-asked = { $name } möchte die Pause beenden. Es genügt, wenn noch jemand zustimmt.
notice-resume-refused = Die Pause geht weiter.
notice-resume-lapsed = Die Pause geht weiter.
notice-suspend-asked = { $name } schlägt vor, { $seat } wegen des Verhaltens zu sperren. Noch { $more ->
        [one] eine Person muss
       *[other] { $more } Personen müssen
    } zustimmen, spätestens bis <t:{ $until }:f>.
notice-suspend-refused = { $seat } wird nicht gesperrt.
notice-suspend-lapsed = Zu wenige haben rechtzeitig zugestimmt; { $seat } wird nicht gesperrt.

# The same as an earlier version asked it: how many must agree, not how many more
notice-undo-asked-before = { $name } bittet, { $turns ->
        [one] den letzten Zug
       *[other] die letzten { $turns } Züge
    } zurückzunehmen. Alle hier Genannten müssen zustimmen, bis <t:{ $until }:f> ({ $needed } nötig).
notice-abandon-asked-before = { $name } möchte das Spiel abbrechen. { $needed ->
        [one] Eine Person muss
       *[other] { $needed } Personen müssen
    } zustimmen, spätestens bis <t:{ $until }:f>.
notice-replace-asked-before = { $newcomer } möchte den freien Platz von { $name } übernehmen. { $needed ->
        [one] Eine Person muss
       *[other] { $needed } Personen müssen
    } zustimmen, spätestens bis <t:{ $until }:f>.

# Acts in the log
act-who = { $role ->
        [moderator] { $name } (Moderation)
        [member] { $name } (ohne Platz)
       *[other] { $name }
    }
act-abandon-asked = { $who } schlug vor, das Spiel abzubrechen.
act-abandon-passed = Der Abbruch des Spiels wurde beschlossen.
act-abandon-refused = Der Abbruch des Spiels wurde abgelehnt.
act-abandon-lapsed = Der Vorschlag, das Spiel abzubrechen, ist verfallen.
act-replace-asked = { $who } bat um den Platz von { $name }.
act-replace-passed = { $newcomer } wurde aufgenommen.
act-replace-refused = Die Nachfolge wurde abgelehnt.
act-replace-lapsed = Die Bitte um Nachfolge ist verfallen.
act-absent-asked = { $who } fragte, wie es ohne { $seat } weitergeht.
act-absent-passed = Der Tisch entschied, wie es ohne { $seat } weitergeht: { $choice ->
        [wait] { button-wait }
        [time] { button-time }
        [seat] { button-seat }
        [computer] { button-computer }
       *[pass] { button-pass }
    }.
act-absent-refused = Der Tisch war sich nicht einig, wie es ohne { $seat } weitergeht.
act-absent-lapsed = Der Tisch einigte sich nicht rechtzeitig, wie es ohne { $seat } weitergeht.
act-pause-asked = { $who } bat um eine Pause bis <t:{ $to }:f>.
act-pause-passed = Die Pause bis <t:{ $to }:f> wurde beschlossen.
act-pause-refused = Die Pause wurde abgelehnt.
act-pause-lapsed = Die Bitte um eine Pause ist verfallen.
act-resume-asked = { $who } schlug vor, die Pause zu beenden.
act-resume-passed = Das Ende der Pause wurde beschlossen.
act-resume-refused = Die Pause ging weiter.
act-resume-lapsed = Die Pause ging weiter.
act-resumed = Die Pause war vorbei.
act-suspend-asked = { $who } schlug vor, { $seat } zu sperren.
act-suspend-passed = Die Sperre für { $seat } wurde beschlossen.
act-suspend-refused = Die Sperre für { $seat } wurde abgelehnt.
act-suspend-lapsed = Der Vorschlag, { $seat } zu sperren, ist verfallen.
act-suspended = { $who } sperrte { $seat }.
act-reinstated = { $who } hob die Sperre für { $seat } auf.
act-ended = { $who } beendete das Spiel, weil es am Tisch niemand konnte.
act-left = { $seat } ging; der Platz wartet.
act-returned = { $seat } kam zurück.
act-conceded = { $who } gab sich geschlagen.
act-passed = Der Tisch passte für { $seat }.
act-absent-due = { $why ->
        [time] Die Zeit von { $seat } war um; der Tisch wurde gefragt, wie es weitergeht.
       *[other] { $seat } kommt nicht; der Tisch wurde gefragt, wie es weitergeht.
    }

# Commands about seats
cmd-table-absent = Fragen, wie es ohne jemanden weitergeht, der nicht kommt
cmd-table-concede = Dich geschlagen geben; die anderen spielen weiter
cmd-table-return = Deinen Platz wieder einnehmen
cmd-table-pause = Um eine Pause bitten, in der keine Zeit läuft
cmd-table-resume = Vorschlagen, die Pause zu beenden
cmd-moderate = Für die Moderation des Kanals
cmd-moderate-suspend = Jemanden wegen seines Verhaltens sperren
cmd-moderate-reinstate = Eine Sperre aufheben
cmd-moderate-end = Ein Spiel beenden, das am Tisch niemand beenden kann
opt-absent-player = Wer nicht kommt
opt-absent-how = Wofür du bist
opt-pause-until = Der letzte Tag der Pause, etwa morgen, 2.12. oder 12. Dez
opt-player = Der Spieler oder die Spielerin
button-concede = Geschlagen geben
button-quit = Spiel verlassen
button-stop = Spiel beenden
button-return = Ich bin wieder da
sure-concede = Gibst du dich an Tisch { $table } geschlagen? Für deinen Platz wird von da an gepasst, oder er geht an eine Nachfolge; die anderen spielen weiter, und im Ergebnis steht es.
sure-quit = Tisch { $table } verlassen? Dein Platz wartet, wie er ist: Mit `/table return` kommst du zurück, solange ihn niemand übernommen hat.
sure-stop = Außer dir zählt an Tisch { $table } gerade niemand: Damit endet das Spiel sofort, auch für die, die fehlen.
sure-alone = An Tisch { $table } bist du der einzige Mensch: Ohne dich endet das Spiel sofort.
you-are-passed = ⏭️ Die anderen spielen ohne dich weiter: Für dich wird gepasst. *{ button-return }* beendet das.
absent-how-unknown = Wähle, wie es weitergehen soll: warten, mehr Zeit, passen, eine Nachfolge suchen oder ein Computer.
player-unknown = { $table ->
    [0] Im Übungsspiel
   *[other] An Tisch { $table }
} heißt niemand so, oder mehrere heißen so. Wähle aus der Liste.
