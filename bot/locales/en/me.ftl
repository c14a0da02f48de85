# What belongs to a user and no table
my-hours = Your waking hours: { $span }, { $city }.
my-hours-now = There it is { $time } now.
my-hours-none = You have not chosen both zone and hours; what you left open counts as at each table:
my-hours-at = • { $span }, { $city }: table { $tables }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}
my-hours-private = Outside these hours I write to you without a sound. Zone and hours are shown to nobody but you.
my-hours-set = Kept: your own waking hours count from now on. `/me hours` changes them.
my-hours-forgotten = Your own waking hours are forgotten; those of each table count.
hours-span = { $begin }–{ $end }
hours-all-day = all day
hours-asked = 🌙 One question, once: are you awake { $span }, { $city } time? Outside these hours I write to you without a sound. Nobody else sees your answer.
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
