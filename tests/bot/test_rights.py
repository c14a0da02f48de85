"""Who may do what at a table: the whole table of role by act, and the conditions of time and place."""

from typing import Any

import msgspec
import pytest

from bot.errors import Refused
from bot.tables.loaded import Call, Loaded
from bot.tables.rights import A_DAY, RIGHTS, Act, may, roles_of
from bot.words import LANGUAGES, Language, words
from cogs.desk import CHOICE
from db.rows import SeatRow, TableRow
from games.coal_baron.game import GAME

NOW = 1_800_000_000
GUILD, CHANNEL, THREAD = 1, 10, 20
OPENER, SEATED, STRANGER = 101, 102, 999


def loaded(status: str = "lobby", joined_at: int = NOW) -> Loaded:
    """A table of two: user 101 opened it, 102 sits there as well."""
    row: dict[str, Any] = dict.fromkeys(TableRow.__struct_fields__)
    row |= {"id": 7, "game": "coal_baron", "status": status, "guild": GUILD, "channel": CHANNEL, "place": THREAD}
    row |= {"opener": OPENER, "joined_at": joined_at, "options": "{}"}
    seats = tuple(_seat(number, user) for number, user in enumerate((OPENER, SEATED)))
    return Loaded(TableRow(**row), seats, GAME, {}, None)


def _seat(number: int, user: int) -> SeatRow:
    columns: dict[str, Any] = dict.fromkeys(SeatRow.__struct_fields__, 0)
    columns |= {"seat": number, "user": user, "name": f"User {user}", "colour": GAME.colours[number]}
    return SeatRow(**columns)


def call(user: int, guild: int = GUILD, moderates: int = 0, now: int = NOW) -> Call:
    return Call(interaction=1, user=user, name=f"User {user}", now=now, guild=guild, moderates=moderates)


PEOPLE: dict[str, Call] = {
    "opener": call(OPENER),
    "moderator": call(STRANGER, moderates=THREAD),
    "seat": call(SEATED),
    "member": call(STRANGER),
    "stranger": call(STRANGER, guild=2),
    "seated-moderator": call(SEATED, moderates=CHANNEL),
}
TABLE = """
              opener  moderator  seat  member  stranger  seated-moderator
look          yes     yes        yes   yes     no        yes
join          no      yes        no    yes     no        no
apply         no      yes        no    yes     no        no
decline       no      yes        no    yes     no        no
leave         yes     no         yes   no      no        yes
stay          yes     no         yes   no      no        yes
language      yes     yes        yes   no      no        yes
options       yes     yes        no    no      no        yes
invite        yes     yes        no    no      no        yes
computer      yes     yes        no    no      no        yes
appoint       yes     yes        no    no      no        yes
start         yes     yes        no    no      no        yes
play          yes     no         yes   no      no        yes
undo          yes     no         yes   no      no        yes
ask           yes     no         yes   no      no        yes
vote          yes     no         yes   no      no        yes
concede       yes     no         yes   no      no        yes
return        yes     yes        yes   yes     no        yes
relocate      yes     yes        yes   no      no        yes
wake          yes     yes        yes   no      no        yes
rematch       yes     no         yes   no      no        yes
close         no      yes        no    no      no        yes
expel         no      yes        no    no      no        no
rest          no      yes        no    no      no        yes
end           no      yes        no    no      no        no
suspend       no      yes        no    no      no        no
reinstate     no      yes        no    no      no        no
hide          no      yes        no    no      no        yes
share         yes     yes        yes   no      no        yes
strike        no      yes        no    no      no        yes
"""


def cells() -> list[tuple[Act, str, bool]]:
    """Each cell of the table: act, who, whether they may."""
    head, *lines = [line.split() for line in TABLE.strip().splitlines()]
    return [
        (msgspec.convert(line[0], type=Act), who, cell == "yes")
        for line in lines
        for who, cell in zip(head, line[1:], strict=True)
    ]


@pytest.mark.parametrize(("act", "who", "allowed"), cells())
def test_the_table_of_role_by_act(act: Act, who: str, allowed: bool) -> None:
    if allowed:
        may(act, loaded(), PEOPLE[who])
    else:
        with pytest.raises(Refused):
            may(act, loaded(), PEOPLE[who])


def test_the_table_names_every_act() -> None:
    assert {act for act, _, _ in cells()} == set(RIGHTS)


@pytest.mark.parametrize("act", ["options", "invite", "start"])
def test_what_is_the_openers_is_any_seats_once_a_day_has_passed_since_somebody_sat_down(act: Act) -> None:
    with pytest.raises(Refused) as refused:
        may(act, loaded(joined_at=NOW - A_DAY + 1), PEOPLE["seat"])
    assert refused.value.key == "openers-for-a-day"
    assert refused.value.values["from"] == NOW + 1
    assert may(act, loaded(joined_at=NOW - A_DAY), PEOPLE["seat"]) == "seat"
    with pytest.raises(Refused):
        may(act, loaded(joined_at=NOW - A_DAY), PEOPLE["member"])


def test_a_table_whose_opener_holds_no_seat_is_any_seats() -> None:
    table = loaded()
    table = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, opener=500))
    assert may("start", table, PEOPLE["seat"]) == "seat"


def test_after_the_start_nobody_is_the_opener() -> None:
    assert roles_of(loaded("running"), PEOPLE["opener"]) == {"seat"}


def test_moderators_are_those_of_the_tables_own_channels() -> None:
    assert "moderator" in roles_of(loaded(), call(STRANGER, moderates=CHANNEL))
    assert "moderator" not in roles_of(loaded(), call(STRANGER, moderates=11))
    assert roles_of(loaded(), call(STRANGER, guild=2, moderates=CHANNEL)) == {"stranger"}


def test_who_sits_there_may_play_from_wherever_they_ask() -> None:
    assert may("play", loaded("running"), call(SEATED, guild=2)) == "seat"


@pytest.mark.parametrize("act", ["expel", "end", "suspend", "reinstate"])
def test_a_moderator_who_plays_does_not_act_on_others_seats(act: Act) -> None:
    with pytest.raises(Refused) as refused:
        may(act, loaded("running"), PEOPLE["seated-moderator"])
    assert refused.value.key == "moderator-plays"


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_moderator_who_plays_may_not_is_readable_where_players_are_suggested(language: Language) -> None:
    assert len(words(language)("moderator-plays", table=99_999)) <= CHOICE


@pytest.mark.parametrize(
    ("language", "waits"), [("en", "the game waits"), ("de", "das Spiel wartet"), ("fr", "la partie attend")]
)
def test_no_game_waits_for_a_seat_that_conceded(language: Language, waits: str) -> None:
    facts: dict[str, str | int] = {"seat": "Ben", "name": "Anna", "more": 1, "until": 0, "choice": "pass"}
    text = words(language)
    assert waits not in text("notice-absent-asked", why="conceded", **facts)
    assert waits in text("notice-absent-asked", why="gone", **facts)


def test_strangers_do_not_even_learn_that_there_is_a_table() -> None:
    with pytest.raises(Refused) as refused:
        may("look", loaded("running"), PEOPLE["stranger"])
    assert refused.value.key == "table-unknown"


@pytest.mark.parametrize("act", sorted(act for act in RIGHTS if "seat" in RIGHTS[act] and act != "look"))
def test_a_suspended_seat_does_nothing_as_a_seat(act: Act) -> None:
    """Nor does it wake a table at rest, or choose what language others read."""
    table = loaded("running")
    suspended = tuple(msgspec.structs.replace(seat, suspended=1) for seat in table.seats)
    table = msgspec.structs.replace(table, seats=suspended)
    with pytest.raises(Refused) as refused:
        may(act, table, PEOPLE["seat"])
    assert refused.value.key == "seat-suspended"
    assert may("look", table, PEOPLE["seat"]) == "seat"
    if "moderator" in RIGHTS[act]:
        assert may(act, table, PEOPLE["seated-moderator"]) == "moderator"
