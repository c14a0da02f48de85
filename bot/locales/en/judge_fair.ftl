# That the shuffle was fair, and what an update changed
cmd-rules-fair = How you can check that the shuffle was fair
opt-fair-table = The table’s number, where it is not the one here

fair-what = **The shuffle { table-of } is sealed.** When { $table ->
    [0] it began
   *[other] the table was opened
}, the Steiger drew a seed from which all chance of this game follows, and showed its fingerprint: `{ $fingerprint }`
fair-proves = Nobody can find another seed with that fingerprint, and nobody can read the seed from it. So whoever notes it now can tell after the game that not a card was changed on the way.
fair-gathering = Seed and salt are shown when the game is over, with a record that anybody can check.
fair-running = Seed and salt are shown when the game is over, with a record of every move that anybody can check. Until then they would tell what is hidden.
fair-closed = This game was not played to its end, so its seed stays sealed: what you kept from each other stays yours.
fair-over = Seed `{ $seed }`, salt `{ $salt }`. Compare the fingerprint with the one on the card from before the game.
fair-check = The file is the record of this game, without names. To check it, install the Steiger and run `steiger verify { $file } --fingerprint { $fingerprint }`: it shuffles anew, plays every move again and compares the result.
fair-check-self = By hand: the fingerprint is the first 32 digits of the SHA-256 of salt, colon and seed. The salt is a second random number, without which somebody could guess the seed from the fingerprint.
fair-no-record = The record of this game could not be made, because something stored of it cannot be read. Seed and salt still show that the shuffle was fair.
fair-nowhere = Every shuffle is sealed: before a game the Steiger shows a fingerprint that binds it to one shuffle, and after the game seed, salt and a record that anybody can check. Ask in the channel of a table, or name its number here.
record-not-yet = { $table ->
    [0] The practice game
   *[other] Table { $table }
} is not over: its record is shown after the end.

notice-rules-corrected = The Steiger was updated: { $section ->
    [none] a rule is
   *[other] the rule “{ $section }” is
} corrected from now on. What has been played at table { $table } stays as it is.
act-rules-corrected = The Steiger was updated, and a rule is corrected from here on{ $rule ->
    [none] .
   *[other] : { $rule }.
}
