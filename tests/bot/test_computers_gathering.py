"""Computers at a gathering table: who may add them, who gives way to whom, and what becomes of them."""

import pytest

from bot.letters import LobbyLetter, StayLetter, WantedLetter
from bot.outgoing.composing import compose
from bot.post import Menu
from bot.tables.inviting import Guest
from bot.tables.staying import LONG, TIME_TO_ANSWER
from bot.words import LANGUAGES, words
from tests.bot.computer_tables import Machines, lobby, played_on
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench
from tests.bot.test_inviting import arrive

MODERATOR = 900
DAY = 24 * 3600


async def seated(bench: Bench, number: int) -> list[int | str]:
    """Who sits there in order: users, and levels of computers."""
    return [seat.user or seat.computer for seat in (await bench.loaded(number)).seats]


async def choices(bench: Bench, number: int) -> list[str]:
    """What the menu of the card offers."""
    post = compose(LobbyLetter(), await bench.loaded(number), 1)
    menus = [one for row in post.rows for one in row if isinstance(one, Menu) and ":computer:" in one.id]
    return [choice.value for menu in menus for choice in menu.choices]


async def test_who_chooses_the_options_adds_computers_and_takes_them_out(bench: Bench) -> None:
    service, number = bench.service, await bench.lobby(2)
    assert await bench.key(service.add_computer(bench.call(102), number, "steiger")) == "openers-for-a-day"
    assert await bench.key(service.add_computer(bench.call(999), number, "steiger")) == "not-seated"
    assert await bench.key(service.add_computer(bench.call(101), number, "master")) == "option-unknown"
    assert await service.add_computer(bench.call(101), number, "steiger") == "computer-added"
    moderator = bench.call(MODERATOR, moderates=CHANNEL)
    assert await service.add_computer(moderator, number, "inspector") == "computer-added"
    assert await bench.key(service.add_computer(bench.call(101), number, "steiger")) == "table-full"
    assert await seated(bench, number) == [101, 102, "steiger", "inspector"]
    colour = (await bench.loaded(number)).seats[2].colour
    assert await bench.key(service.remove_computer(bench.call(102), number, colour)) == "openers-for-a-day"
    assert await service.remove_computer(bench.call(101), number, colour) == "computer-removed"
    assert await bench.key(service.remove_computer(bench.call(101), number, colour)) == "computer-unknown"
    assert await seated(bench, number) == [101, 102, "inspector"]
    bench.now += DAY
    assert await service.add_computer(bench.call(102), number, "apprentice") == "computer-added"
    kinds = await bench.kinds(number)
    assert [kind for kind in kinds if kind.startswith("computer")] == [
        *("computer-added", "computer-added", "computer-removed", "computer-added")
    ]


async def test_a_person_cannot_be_taken_out_by_their_colour(bench: Bench) -> None:
    number = await lobby(bench, 2, ())
    colour = (await bench.loaded(number)).seats[1].colour
    assert await bench.key(bench.service.remove_computer(bench.call(101), number, colour)) == "computer-unknown"


async def test_the_menu_of_the_card_offers_what_can_be_done(bench: Bench) -> None:
    number = await bench.lobby(1)
    added = ["add apprentice", "add steiger", "add inspector"]
    assert await choices(bench, number) == [*added, "hints on"]
    for level in ("steiger", "apprentice", "steiger"):
        await bench.service.add_computer(bench.call(101), number, level)
    colours = [seat.colour for seat in (await bench.loaded(number)).seats[1:]]
    assert await choices(bench, number) == [*(f"remove {colour}" for colour in colours), "hints on"]
    await bench.service.remove_computer(bench.call(101), number, colours[0])
    there = [f"remove {colour}" for colour in colours[1:]]
    assert await choices(bench, number) == [*added, *there, "hints on"]
    for user in (102, 103, 104):
        await bench.service.join(bench.call(user), number)
    assert await choices(bench, number) == ["hints on"], "a table that is full of people has no room for computers"
    await bench.service.set_hints(bench.call(101), number, "on")
    assert await choices(bench, number) == ["hints off"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_card_names_computers_in_the_tables_language(bench: Bench, language: str) -> None:
    number = await bench.service.new(bench.call(101), "coal_baron", GUILD, CHANNEL, language, threads=True)  # pyright: ignore[reportArgumentType]
    await bench.service.add_computer(bench.call(101), number, "apprentice")
    loaded = await bench.loaded(number)
    text = words(language)  # pyright: ignore[reportArgumentType]
    named = text("computer-name", colour=text(f"colour-{loaded.seats[1].colour}"), level=text("level-apprentice"))
    assert loaded.party.plain_names[1] == named
    assert named in compose(LobbyLetter(), loaded, 1).text


async def test_a_table_that_is_full_of_computers_has_room_for_people(bench: Bench) -> None:
    """The one that was added last gives way, in its seat and colour; people fill the table in the end."""
    service, number = bench.service, await lobby(bench, 1, ("steiger", "apprentice", "inspector"))
    before = (await bench.loaded(number)).seats[3]
    assert await service.invite(bench.call(101), number, Guest(105, "User 105")) == "invited"
    assert await service.join(bench.call(102), number) == "joined"
    assert await seated(bench, number) == [101, "steiger", "apprentice", 102]
    assert (await bench.loaded(number)).seats[3].colour == before.colour
    await service.join(bench.call(103), number)
    await service.join(bench.call(104), number)
    assert await seated(bench, number) == [101, 104, 103, 102]
    assert await bench.key(service.join(bench.call(105), number)) == "table-full"
    assert (await bench.kinds(number)).count("computer-gave-way") == 3
    await service.start(bench.call(101), number, THREAD)
    assert (await bench.loaded(number)).people == 4


async def test_while_a_seat_is_free_no_computer_gives_way(bench: Bench) -> None:
    number = await lobby(bench, 1, ("steiger", "apprentice"))
    await bench.service.join(bench.call(102), number)
    assert await seated(bench, number) == [101, "steiger", "apprentice", 102]


async def test_the_last_person_to_leave_closes_the_table(bench: Bench) -> None:
    number = await lobby(bench, 2)
    await bench.service.leave(bench.call(101), number)
    loaded = await bench.loaded(number)
    assert (loaded.row.status, loaded.row.opener) == ("lobby", 102)
    assert await seated(bench, number) == [102, "steiger", "apprentice"]
    await bench.service.leave(bench.call(102), number)
    assert (await bench.loaded(number)).row.status == "abandoned"


async def test_the_opener_is_a_person(bench: Bench) -> None:
    number = await lobby(bench, 1)
    assert await bench.key(bench.service.appoint(bench.call(101), number, 1)) == "computer-sits-there"
    await bench.service.join(bench.call(102), number)
    await bench.service.leave(bench.call(101), number)
    assert (await bench.loaded(number)).row.opener == 102, "not the computer, which comes before"


async def test_a_moderator_takes_out_the_last_person_and_the_table_closes(bench: Bench) -> None:
    number, moderator = await lobby(bench, 1), bench.call(MODERATOR, moderates=CHANNEL)
    assert await bench.service.expel(moderator, number, 101) == "expelled-last"
    assert (await bench.loaded(number)).row.status == "abandoned"


async def test_computers_are_not_asked_whether_they_still_want_to_play(bench: Bench) -> None:
    number = await lobby(bench, 2)
    await arrive(bench, number)
    bench.now += LONG
    await bench.service.agenda.do(bench.now)
    (letter,) = [one for one in await bench.letters(number) if isinstance(one, StayLetter)]
    assert letter.users == (101, 102)
    await arrive(bench, number)
    await bench.service.stay(bench.call(101), number)
    bench.now += TIME_TO_ANSWER
    await bench.service.agenda.do(bench.now)
    assert await seated(bench, number) == [101, "steiger", "apprentice"]
    assert bench.faults == []


async def test_the_card_that_looks_for_players_counts_people(bench: Bench) -> None:
    await bench.service.choose_wanted_channel(bench.manager(), 80)
    number = await lobby(bench, 1, ("steiger", "apprentice", "inspector"))
    await bench.service.look_for_players(bench.call(101), number)
    (letter,) = [one for one in await bench.letters(number) if isinstance(one, WantedLetter)]
    assert "3 seats are free" in compose(letter, await bench.loaded(number), 1).text


async def test_one_person_and_a_computer_are_enough_where_two_play(bench: Bench) -> None:
    number = await bench.lobby(1)
    assert await bench.key(bench.service.start(bench.call(101), number, THREAD)) == "too-few-players"
    await bench.service.add_computer(bench.call(101), number, "apprentice")
    assert await bench.service.start(bench.call(101), number, THREAD) == "started"
    assert await bench.key(bench.service.add_computer(bench.call(101), number, "steiger")) == "lobby-is-running"


@pytest.mark.slow
async def test_a_rematch_keeps_the_computers(bench: Bench) -> None:
    number, machines = await lobby(bench, 2, ("steiger", "inspector")), Machines(bench)
    await bench.service.start(bench.call(101), number, THREAD)
    await played_on(bench, machines, number, 200)
    assert (await bench.loaded(number)).row.status == "over"
    anew = await bench.service.rematch(bench.call(102), number, CHANNEL, threads=True)
    assert await seated(bench, anew) == [102, "steiger", "inspector"]
    assert [one.user for one in (await bench.loaded(anew)).invitations] == [101]
    await bench.service.join(bench.call(101), anew)
    assert await seated(bench, anew) == [102, "steiger", "inspector", 101]
