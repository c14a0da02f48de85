# By which way you are told that something waits

call = { $who }: { $line }
call-behind = { $line } { $who }
direct-turn = 🔔 Table { $number }: { $asked }. It is your turn in { $game }{ $name ->
    [none] { "" }
   *[other] { " " }“{ $name }”
}. { $link }
direct-invited = 🔔 Table { $table }, { $game }: you can set an answer in advance now. { $link }
direct-next = 👀 Table { $table }, { $game }: you are probably next. { $link }
direct-question = ❓ Table { $table }, { $game }, asks you something.
direct-done =
    { $count ->
        [one] ✅ Done: table { $tables } no longer waits for you.
       *[other] ✅ Done: tables { $tables } no longer wait for you.
    }
remind-you = ⏰ Table { $table }{ $game ->
    [none] { "" }
   *[other] , { $game },
} has been waiting for your decision since <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-you-finish = ⏰ Your turn at table { $table }{ $game ->
    [none] { "" }
   *[other] , { $game },
} is not finished; it could end as it stands. Press *{ button-act }* and then *{ button-finish }*, or go on. { $link }
remind-elsewhere = Table { $table } is waiting too: { $link }

# Your own
cmd-me-pings = Where I tell you that a game waits for you: at the table, by direct message, or not at all
my-pings = Where I tell you that something is waiting for you:
my-pings-line = { $kind }: **{ $way }**
my-pings-set = From now on I tell you that way.
my-pings-closed = ⚠️ Discord does not deliver direct messages from me to you, so I mention you at the table instead. To get them, allow direct messages in the server’s privacy settings, then choose here again.
my-pings-refused = ⚠️ Discord does not deliver direct messages from me to you. I mention you at the table instead; */me pings* says more.
ping-turn = Your turn
ping-reminder = Reminders
ping-question = Questions and votes
ping-next = That you are next
way-here = at the table, with a mention
way-direct = by direct message
way-none = not at all
way-first = the first by direct message, then at the table
way-about-turn-none = The turn message names you without notifying you.
way-about-reminder-none = Once your time is over, the others are still asked how to go on.
my-pings-more = `/me hours` says when I am silent, `/me reminders` how soon I remind you.
menu-ping = { $kind }…
