# Erinnerungen

remind = ⏰ { $who }: Tisch { $table } wartet seit <t:{ $since }:f> (<t:{ $since }:R>) auf deine Entscheidung. { $link }
remind-also = Auch Tisch { $table } wartet auf dich, seit <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-stood = Davon { $counted ->
    [hours] { $hours ->
        [one] zählt 1 Stunde
       *[other] zählen { $hours } Stunden
    }
   *[days] { $days ->
        [one] zählt 1 Tag
       *[other] zählen { $days } Tage
    }
} nicht, weil die Zeit stillstand.
remind-alone = Dort warten alle nur auf dich.
remind-last = Das ist die letzte Erinnerung. Kommt bis <t:{ $limit }:f> (<t:{ $limit }:R>) kein Zug von dir, werden die anderen gefragt, wie es ohne dich weitergehen soll.
remind-finish = ⏰ { $who }: Dein Zug an Tisch { $table } ist nicht beendet; er könnte so enden, wie er steht. Drücke unter *{ button-act }* auf *{ button-finish }*, oder mach weiter. { $link }
remind-finish-too = Du könntest deinen Zug so beenden, wie er steht.
button-snooze = In { $hours } Stunden erinnern
snoozed = Ich erinnere dich ab <t:{ $until }:f> wieder, sobald du nach deinen Wachzeiten wach bist. Die anderen warten weiter, und die Zeit für deine Entscheidung läuft.
snooze-not-yours = Diese Erinnerung gilt nicht dir, oder sie hat sich schon erledigt.

# Das Tempo eines Tisches
pace-live = live, alle sind da
pace-several = mehrere Züge am Tag
pace-day = etwa ein Zug am Tag
pace-slower = langsamer
lobby-pace = Tempo: { $pace }
lobby-unreminded = Es gibt keine Erinnerungen.
act-pace = { $who } hat das Tempo gewählt: { $pace }
act-reminders-on = { $who } hat die Erinnerungen eingeschaltet.
act-reminders-off = { $who } hat die Erinnerungen ausgeschaltet.

# Deine eigenen
cmd-me-reminders = Ob ich dich erinnere, wenn ein Tisch auf dich wartet
opt-reminders = Erinnerungen ein oder aus
opt-remind-gap = Wie lange dich nichts erinnern soll, in Stunden, in denen du wach bist
reminders-on = Erinnerungen ein
reminders-off = Erinnerungen aus
remind-gap-table = nach dem Tempo des Tisches
remind-gap-6 = frühestens nach 6 wachen Stunden
remind-gap-12 = frühestens nach 12 wachen Stunden
remind-gap-24 = frühestens nach 24 wachen Stunden
remind-gap-48 = frühestens nach 48 wachen Stunden
remind-gap-96 = frühestens nach 96 wachen Stunden
my-reminders-on = Ich erinnere dich nach dem Tempo jedes Tisches.
my-reminders-later = Ich erinnere dich nach dem Tempo jedes Tisches, aber nicht, bevor { $hours } deiner wachen Stunden vergangen sind.
my-reminders-off = Ich erinnere dich nicht mehr. Ist deine Zeit um, werden die anderen wie bisher gefragt, wie es weitergehen soll.
