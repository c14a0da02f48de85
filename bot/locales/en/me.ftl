# What belongs to a user and no table
my-hours = Your waking hours: { $span }, { $city }.
my-hours-now = There it is { $time } now.
my-hours-none = You have not chosen both zone and hours. At your tables you count as awake:
my-hours-at = • { $span }, { $city }: table { $tables }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}
my-hours-private = Outside these hours I write to you without a sound. Zone and hours are shown to nobody but you.
my-hours-set = Kept: your own waking hours count from now on. `/me hours` changes them.
my-hours-forgotten = Your own waking hours are forgotten; those of each table count.
hours-span = { $begin }–{ $end }
hours-all-day = all day
hours-asked = 🌙 One question, once: are you awake { $span }, { $city } time? Outside these hours I write to you without a sound. Nobody else sees your answer. Later as well: `/me hours`; `/me pings` for direct messages; `/me away` for holidays.
button-hours-fit = Yes
button-hours-change = Change hours
button-hours-table = As at the tables
form-hours = Your waking hours
form-hours-zone = City or country
form-hours-from = Awake from (such as 8:00)
form-hours-to = Until (such as 22:00; the same: all day)
time-unreadable = I cannot read “{ $typed }” as a time of day. Write it as 8, 8:30 or 22h. Nothing has changed.
zone-unknown = I know no city, country or time zone called “{ $typed }”. Try the nearest big city. Nothing has changed.
zone-ambiguous = “{ $typed }” may be { $cities }. Name one city. Nothing has changed.
status-waiting = { $count ->
    [one] One waits for you.
   *[other] { $count } wait for you.
}
status-since = since <t:{ $since }:R>
status-events = { $count ->
    [one] 1 event since your last turn
   *[other] { $count } events since your last turn
}
status-left = on a server that you have left
button-next = Next that waits for me
next-table = ➡ Table { $table } waits for you.
next-none = No other table waits for you.
data-title = **What I have stored about you**; the file has all of it, word for word.
data-nothing = I have stored nothing about you.
stored-settings = Your settings: language, invitations, zone and waking hours, so that I keep to them
stored-absences = Days on which you are away, so that your games wait as you wish; what was chosen for each table stands with them
stored-seats = Your seats: the number of your account and your name, to know you and to name you to the others; the open turn and your note; whether you are there, so that others do not wait in vain
stored-moves = Your moves and answers left ahead: they are the game
stored-waits = Since when a game waits for you, and where it has a clock what time you used and the waking hours that count
stored-paces = How long your last decisions took, to see who lets others wait
stored-opened = Tables that you opened, because whoever opens one chooses for it
stored-acts = What you did at tables beside moving: it stands in their log
stored-questions = Questions that you asked a table, or that were about you as a successor
stored-ballots = How you voted
stored-invitations = Invitations that you got, so that nobody presses you
stored-wanted = For which tables you looked for players, for a day, so that nobody calls a role too often
stored-direct = Your direct channel with me, and whether Discord takes messages there
stored-messages = Direct messages to you of thirty days, to correct them and to say when they are done
stored-requests = Your presses and commands of two days, so that none counts twice
data-told = What I told channels stays with me for thirty days, so that I can correct it; names stand in it. Copies of all are kept for fourteen days.
data-deleted = **Delete what I have stored about you?** I delete your settings (I will ask you anew, and anybody may invite you), your absences, your invitations and, at games that are over, your account and your name: your seat there is called by its colour. Your moves in them stay, as nobody’s. I also forget that the presses and commands of the last two days were yours.
data-stays = What tables that are not over need stays: your seats at table { $tables }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}, with your name, your moves, votes and what you did there. Leave with `/table leave`, or come back here when they are over.
data-none-stays = No table needs anything of you any more, so nothing stays, unless you were taken out of a table that is still open or did something at a game that still runs; and that you looked for players stays for a day.
data-elsewhere = I cannot delete what stands in the channels, nor copies that the host keeps.
data-forgotten = Deleted. What I told channels forgets you within thirty days, the daily copies within fourteen.
button-forget = Delete…
button-forget-sure = Delete it

# Pictures, or words in their place
cmd-me-pictures = Private answers with pictures, or with words for screen readers and bad lines
opt-pictures = Pictures as now, or words in their place
pictures-pictures = Pictures
pictures-words = Words
my-pictures-pictures = Your private answers have pictures again.
my-pictures-words = From now on your private answers have words in place of pictures: first what is asked, then what changed, your numbers, and what you can choose. Each press is answered by a new message. `/board text` says any part of the board.
