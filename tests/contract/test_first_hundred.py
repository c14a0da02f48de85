"""The first hundred letters of a turn message, as a phone shows them: table, what is asked, the deciding number.

Whole random games of all games, and every stage of a turn at which somebody may be called once more.
"""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from walks import setup_for, walk

from bot.letters import CallLetter, TurnLetter
from bot.names import EMBLEM, safe
from bot.outgoing.composing import compose
from bot.presenter import register
from bot.tables.loaded import Loaded
from bot.tables.positions import kept, shown
from bot.words import LANGUAGES, words
from cogs.kohle_kolonie.names import names_of
from games.registry import GAMES
from tests.bot.absences import PRESENTERS
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, opened_bench
from tests.games.stored_stages import samples, state_of

SEEN: Final = 100
NAMES: Final = ("Anna", "Ben", "Chiara", "Dodo", "Emil")
LONG: Final = tuple(f"{'W' * 31}{number}" for number in range(5))
NUMBERLESS: Final = frozenset(
    {
        *("return_to", "put_next", "done", "begin"),
        *("worker", "place_card", "second_worker", "second_miner", "settlement_miners", "arrange", "place_large"),
    }
)
"""Stages at which no number decides: a place or a side is chosen."""


def _coal(view: Any, seat: int) -> set[int]:
    me = view.seats[seat]
    numbers = {
        "draft": {len(view.draft), len(me.outstanding) + 1},
        "place": {me.workers, me.francs},
        "substitute": {view.unfilled},
        "keep": {me.francs} if view.space == "factory_draw" else set[int](),
        "mining": {view.steps},
    }
    return numbers[view.stage]


def _kohle(view: Any, seat: int) -> set[int]:
    me, stage = view.seats[seat], view.turn.stage
    running = view.auction.auction if view.auction else None
    match stage:
        case "choose":
            shut = ("engine",) if view.round == 1 else ()  # which is on the track and cannot be chosen
            return {sum(marker not in (None, *shut) for marker in view.bonus_track)}
        case "act":
            return {me.coins, me.workers}
        case "miners":
            return {view.turn.left.insert, view.turn.left.redeploy} - {0}  # no nought is said of either
        case "lose_miner":
            return {view.turn.miners}
        case "declare":
            return {running.values[running.order.index(seat)].mines}
        case "bid":
            leader = view.auction.leader
            led = running.trust if leader is None else running.values[running.order.index(leader)].total
            return {number for number in (led, view.auction.next_bid, view.auction.price) if number is not None}
        case "load":
            return {me.wagons + me.markers.count("wagon") + (me.bonus == "wagon")}
        case _:
            return {me.coins}


def _ruhr(view: Any, seat: int) -> set[int]:
    me, stage = view.seats[seat], view.turn.stage
    match stage:
        case "choose":
            return {me.coins, me.points}
        case "remove_die":
            return {count for count in view.owed.values() if count}
        case "place_dice":
            return {die.value for die in view.leaving}
        case "plan" | "sell":
            return {view.dice[me.place]}
        case "purchase":
            return {me.coins, me.supply}
        case _:
            return {me.coins}


NUMBERS: Final[dict[str, Callable[[Any, int], set[int]]]] = {
    "coal_baron": _coal,
    "kohle_kolonie": _kohle,
    "ruhrschifffahrt": _ruhr,
}


def as_on_a_phone(text: str, names: tuple[str, ...]) -> str:
    """A message as it is shown: mentions as names."""
    return re.sub(r"<@(\d+)>", lambda found: f"@{names[int(found[1]) - 101]}", text)


async def table_of(game: str, players: int, names: tuple[str, ...], folder: Path) -> Loaded:
    """A table of the game whose players are called so."""
    register(PRESENTERS[game])
    async with opened_bench(folder) as bench:
        calls = [msgspec.structs.replace(bench.call(101 + seat), name=names[seat]) for seat in range(players)]
        table = await bench.service.new(calls[0], game, GUILD, CHANNEL, "en", threads=True)
        for call in calls[1:]:
            await bench.service.join(call, table)
        await bench.service.start(bench.call(101), table, THREAD)
        return await bench.loaded(table)


def asked_positions(game: str, players: int, seed: int) -> Iterable[Any]:
    """The states of a random game at which somebody else is asked than before."""
    rules, before = GAMES[game], ()
    for taken in walk(rules, setup_for(rules, players, seed)):
        state = taken.transition.state
        if (active := rules.active_seats(state)) and (active != before or taken.action == rules.end_turn):
            yield state
        before = active


def check(loaded: Loaded, state: Any, names: tuple[str, ...]) -> None:
    """All of it stands in the first hundred letters; of several who are asked, the first one's number."""
    game = loaded.game
    asked = game.active_seats(state)
    position = kept(game, state)
    view = shown(position, loaded)
    letter = TurnLetter(position=position, asked=asked, events=())
    stage = view.stage if game.id == "coal_baron" else view.turn.stage
    numbers = set[int]() if stage in NUMBERLESS else NUMBERS[game.id](view, asked[0])
    for language in LANGUAGES:
        text, told = words(language), _in_language(loaded, language)
        first = as_on_a_phone(compose(letter, told, 1).text, names)[:SEEN]
        rest = first.split("\n", maxsplit=1)[0]
        table = {"en": "Table 1", "de": "Tisch 1", "fr": "Table 1"}[language]
        assert table in rest, rest
        assert PRESENTERS[game.id].asked(view, asked[0], loaded.party, text) in rest, rest
        said = {int(number) for number in re.findall(r"\d+", rest.replace(table, ""))}
        if len(asked) == 1 or names is NAMES:
            assert numbers <= said, (numbers, rest)
        if stage == "bid":
            assert names_of(text, view.options.board).ground(view.auction.auction.ground) in rest
        assert not re.search(r"press|drücken|clic|full turn|ganzer Zug|tour complet", rest)
        call = CallLetter(user=101, seat=asked[0], kind="turn", link="https://discord.com/1", position=position)
        for direct in (True, False):
            called = as_on_a_phone(compose(call, told, 1, direct=direct).text, names)[:SEEN]
            assert table in called, called
            assert PRESENTERS[game.id].asked(view, asked[0], loaded.party, text) in called, called
            assert numbers <= {int(number) for number in re.findall(r"\d+", called)}, called


def _in_language(loaded: Loaded, language: str) -> Loaded:
    return msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, language=language))


@pytest.mark.slow
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "longest"])
@pytest.mark.parametrize("game", GAMES)
async def test_they_say_table_question_and_number_in_whole_games(
    game: str, names: tuple[str, ...], tmp_path: Path
) -> None:
    players = GAMES[game].seats[-1] if names is LONG else 3
    loaded = await table_of(game, players, names, tmp_path)
    for state in asked_positions(game, players, 7):
        check(loaded, state, names)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_they_say_so_at_every_stage_of_a_turn(game: str, tmp_path: Path) -> None:
    """As after an undo, a restored backup or another channel, when a turn is called in its middle."""
    by_players: dict[int, Loaded] = {}
    for sample in samples(game):
        state = state_of(game, sample)
        players = len(state.seats)
        if not GAMES[game].active_seats(state):
            continue
        if players not in by_players:
            folder = tmp_path / str(players)
            folder.mkdir()
            by_players[players] = await table_of(game, players, NAMES, folder)
        check(by_players[players], state, NAMES)


async def test_a_name_of_the_table_stands_behind_all_that_must_be_seen(tmp_path: Path) -> None:
    loaded = await table_of("coal_baron", 3, NAMES, tmp_path)
    named = msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, name="Knappschaft"))
    state = named.state
    seat = named.game.active_seats(state)
    letter = TurnLetter(position=kept(named.game, state), asked=seat, events=())
    head = compose(letter, named, 1).text.splitlines()[0]
    assert re.fullmatch(r"<@\d+> · Table 1 · take an order card: card 1 of 3, \d+ open · Knappschaft", head)


async def test_who_is_named_and_not_mentioned_stands_where_a_mention_would(tmp_path: Path) -> None:
    loaded = await table_of("coal_baron", 3, NAMES, tmp_path)
    state = loaded.state
    seat = loaded.game.active_seats(state)[0]
    letter = TurnLetter(position=kept(loaded.game, state), asked=(seat,), events=(), ping=False)
    emblem = EMBLEM[loaded.party.colours[seat]]
    head = compose(letter, loaded, 1).text
    assert head.startswith(f"{emblem}\u00a0{safe(NAMES[seat])} · Table 1 · ")


async def test_of_a_turn_that_asks_nobody_the_table_is_named(tmp_path: Path) -> None:
    loaded = await table_of("coal_baron", 3, NAMES, tmp_path)
    letter = TurnLetter(position=kept(loaded.game, loaded.state), asked=(), events=())
    assert compose(letter, loaded, 1).text.splitlines()[0] == "**Table 1**"
