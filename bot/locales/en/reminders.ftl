# Reminders

remind = ⏰ { $who }: table { $table } has been waiting for your decision since <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-also = Table { $table } too, since <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-stood = Time stood still meanwhile: { $counted ->
    [hours] { $hours ->
        [one] 1 hour of that does
       *[other] { $hours } hours of that do
    }
   *[days] { $days } days of that do
} not count.
remind-alone = Everybody there is waiting for you alone.
remind-last = This is the last reminder. Unless you move by <t:{ $limit }:f> (<t:{ $limit }:R>), the others are asked how to go on without you.
remind-finish = ⏰ { $who }: your turn at table { $table } is not finished; it could end as it stands. Press *{ button-act }* and then *{ button-finish }*, or go on. { $link }
remind-finish-too = You could finish your turn as it stands.
button-snooze = Remind me in { $hours } h
snoozed = I will not remind you again before <t:{ $until }:f>, and only in your waking hours. The others are still waiting, and the time for your decision runs on.
snooze-not-yours = This reminder is not for you, or it has been settled.

# The pace of a table
pace-live = live: everybody is here
pace-several = several turns a day
pace-day = about one turn a day
pace-slower = slower
lobby-pace = Pace: { $pace }
lobby-unreminded = Nobody is reminded.
act-pace = { $who } chose the pace: { $pace }
act-reminders-on = { $who } turned reminders on.
act-reminders-off = { $who } turned reminders off.

# Your own
cmd-me-reminders = Whether I remind you when a table is waiting for you
opt-reminders = Reminders on or off
opt-remind-gap = The shortest time before a reminder, in hours in which you are awake
reminders-on = reminders on
reminders-off = reminders off
remind-gap-table = as each table’s pace says
remind-gap-6 = after 6 waking hours at the earliest
remind-gap-12 = after 12 waking hours at the earliest
remind-gap-24 = after 24 waking hours at the earliest
remind-gap-48 = after 48 waking hours at the earliest
remind-gap-96 = after 96 waking hours at the earliest
my-reminders-on = I remind you at the pace of each table.
my-reminders-later = I remind you at the pace of each table, but not before { $hours } of your waking hours have passed.
my-reminders-off = I no longer remind you. Once your time is over, the others are still asked how to go on.
