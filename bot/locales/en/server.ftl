# What is the server's, and looking for players

# The panel
server-title = **Tables in this server**
server-page-opening = Opening
server-page-new = New tables
server-page-wanted = Players wanted
server-channels = Tables may open in { $places }.
server-channels-all = Tables may open in every channel.
server-roles = They may be opened by { $roles }.
server-roles-all = Everybody may open them.
server-most = One person may have { $most ->
        [one] one open table
       *[other] { $most } open tables
    } that they opened.
server-most-any = One person may have any number of open tables.
server-language = Language of new tables: { $language }, unless something else is asked for.
server-language-any = Language of new tables: that of whoever opens them.
server-pace = Pace of new tables: { $pace }.
server-clock = Clock of new tables: { $clock }.
server-unreminded = New tables remind nobody.
server-hours = Waking hours of new tables: { $span } ({ $place }).
server-zone-usual = where most who speak the table’s language live
server-wanted = Players are looked for in <#{ $place }>, without a mention.
server-wanted-role = Players are looked for in <#{ $place }>; { $role } is mentioned, once for a table and once a day for each opener.
server-wanted-nowhere = No channel is chosen in which players are looked for.
server-unusable = I cannot see or write in { $places }: I lack rights there.
server-any-language = that of whoever opens the table
server-any-number = any number
server-most-choice = { $most ->
        [one] one table
       *[other] { $most } tables
    }
menu-server-channels = Channels for tables (none: all)
menu-server-roles = Roles that may open (none: all)
menu-server-most = Open tables for each person
menu-server-language = Language of new tables
menu-server-pace = Pace, clock and reminders
menu-server-channel = Channel for “players wanted”
menu-server-role = Role that is mentioned there
button-server-hours = Zone and hours …
button-usual-hours = Usual hours
form-server-hours = Waking hours of new tables

# What was done
server-set = That is chosen. Tables that are open already go on as they are.
wanted-posted = Players are being looked for.
wanted-posted-quietly = Players are being looked for. The role was not mentioned: once a day is the most.

# Why not
managers-only = That belongs to whoever manages this server (the right *Manage Server*). `/table check` shows what is chosen.
opens-elsewhere = This server has its tables in certain channels: { $places }.
opens-nowhere = This server has its tables in certain channels, and there is none of them that you see and I can write in. Whoever manages the server can change that: `/server`.
opens-by-role = In this server tables are opened by { $roles }. Everybody may join them.
opens-too-many = In this server one person may have { $most ->
        [one] one open table
       *[other] { $most } open tables
    }. You have opened that many; `/table status` lists your tables.
wanted-nowhere = No channel is chosen in this server in which players are looked for. Whoever manages the server can choose one: `/server`.
wanted-no-right = I cannot write in <#{ $place }>, where players are looked for. Whoever manages the server can help.
wanted-already = Players are already being looked for in <#{ $place }>; that card follows your table.
wanted-unseen = You cannot see the channel of that table.

# The card
button-wanted = Players wanted
wanted-head = **Players wanted:** { $game }, table { $table }
wanted-free = { $free ->
        [0] Every seat is taken
        [one] One seat is free
       *[other] { $free } seats are free
    }. Sitting there: { $names }
wanted-hours = Waking hours: { $start } to { $end } ({ $zone })
wanted-all-day = Waking all day ({ $zone })
wanted-elsewhere = Players are looked for elsewhere by now.
act-wanted = { $who } looked for players.

# Commands
cmd-server = Where tables may open in this server, who opens them, and what new ones begin with
opt-wanted = Look for players in the server’s channel for it
