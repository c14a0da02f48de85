# Reminders

remind = ⏰ { $who }: table { $table } has been waiting for your decision since <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-also = Table { $table } as well, since <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-stood = Time stood still meanwhile: { $counted ->
    [hours] { $hours ->
        [one] 1 hour of that does
       *[other] { $hours } hours of that do
    }
   *[days] { $days } days of that do
} not count.
remind-alone = Everybody there waits for you alone.
remind-last = This is the last reminder. If no move of yours comes by <t:{ $limit }:f> (<t:{ $limit }:R>), the others are asked how to go on without you.
remind-finish = ⏰ { $who }: your turn at table { $table } is not finished; it could end as it stands. Press *{ button-finish }* in *{ button-act }*, or go on. { $link }
remind-finish-too = You could finish your turn as it stands.
button-snooze = Remind me in { $hours } h
snoozed = I remind you again from <t:{ $until }:f> on, as soon as your waking hours allow. The others still wait, and the time of your decision runs on.
snooze-not-yours = This reminder is not for you, or it is over already.

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
cmd-me-reminders = Whether I remind you when a table waits for you
opt-reminders = Reminders on or off
opt-remind-gap = How long nothing may remind you, in hours in which you are awake
reminders-on = reminders on
reminders-off = reminders off
remind-gap-table = as the table’s pace says
remind-gap-6 = 6 waking hours at least
remind-gap-12 = 12 waking hours at least
remind-gap-24 = 24 waking hours at least
remind-gap-48 = 48 waking hours at least
remind-gap-96 = 96 waking hours at least
my-reminders-on = I remind you as the pace of each table says.
my-reminders-later = I remind you as the pace of each table says, but not before { $hours } of your waking hours have passed.
my-reminders-off = I do not remind you any more. Whoever plays with you is asked as before how to go on once your time is over.
