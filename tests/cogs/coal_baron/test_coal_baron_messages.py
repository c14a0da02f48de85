"""Public messages of a game: the first says how it begins, the last what counted."""

import msgspec
import pytest

from bot.letters import FinalLetter
from bot.outgoing.composing import compose
from bot.tables.loaded import Loaded
from bot.tables.positions import kept
from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER
from games.coal_baron.game import GAME
from games.engine.contract import Outcome
from games.engine.event import Entry, Event
from tests.bot.table_bench import Bench

ROW = 7


def in_language(loaded: Loaded, language: str) -> Loaded:
    return msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, language=language))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_counted_for_nothing_is_left_out_at_the_end(bench: Bench, language: Language) -> None:
    """No line for 0 undelivered orders or 0 francs, nor for who won, whom the ranking names first."""
    table = await bench.table(2)
    loaded = in_language(await bench.loaded(table), language)
    rule = "Fin de la partie"
    lost, nothing = (Entry(0, "points", -2),), (Entry(1, "points", 0),)
    told = (Event("undelivered_counted", rule, 0, {"count": 2, "points": -2}, lost),)
    untold = (
        Event("game_won", rule, 1, {"points": 0}),
        Event("undelivered_counted", rule, 1, {"count": 0, "points": 0}, nothing),
        Event("francs_converted", rule, 1, {"francs": 0, "points": 0}, (Entry(1, "francs", 0), *nothing)),
    )
    state = loaded.state
    letter = FinalLetter(
        position=kept(GAME, state),
        outcome=Outcome(((1,), (0,)), (-2, 0), (), (0, 0)),
        events=(*told, *untold),
        seed="0" * 32,
        salt="1" * 32,
    )
    post = compose(letter, loaded, ROW)
    for event in told:
        assert PRESENTER.tell(event, loaded.party, words(language)) in post.text
    for event in untold:
        assert PRESENTER.tell(event, loaded.party, words(language)) not in post.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_turn_tells_who_starts_and_what_is_open(bench: Bench, language: Language) -> None:
    """Neither shares nor the cards one by one, and no mark in a picture in which everything is new."""
    table, text = await bench.table(4), words(language)
    loaded = in_language(await bench.loaded(table), language)
    letter = (await bench.letters(table))[-1]
    post = compose(letter, loaded, ROW)
    kinds = {event.kind: PRESENTER.tell(event, loaded.party, text) for event in letter.events}
    assert set(kinds) == {"game_started", "share_received", "draft_opened"}
    told = [line for line in post.text.splitlines() if line.startswith("• ")]
    first = loaded.party.names[letter.asked[0]]
    assert told == [
        f"• {kinds['game_started']}",
        f"• {text('cb-digest-draft-opened', who=first, count=len(loaded.state.draft))}",
    ]
    assert post.shots[0].picture.marks == ()
    later = compose(msgspec.structs.replace(letter, news=""), loaded, ROW)
    assert later.shots[0].picture.marks == ("start_player",)
