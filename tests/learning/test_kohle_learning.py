"""What the guide through Kohle & Kolonie says beside the general: of what is chosen, of what is at stake."""

from typing import Any

import pytest
from lessons import by_chance, played, seen
from msgspec import to_builtins
from msgspec.structs import replace

from bot.post import Button, Post
from bot.presenter import presenter_of, register
from bot.rulebooks.book import book
from bot.tables.hinting import Hint
from bot.tables.seeing import News
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie.guide import FIRST_CONSOLIDATION, GUIDE
from cogs.kohle_kolonie.names import names_of
from cogs.kohle_kolonie.panels.focus import SECTIONS
from cogs.kohle_kolonie.shown.turn_text import _short
from cogs.learning.page import guide_line, guide_post
from cogs.views.hinted import hint_post
from cogs.views.panel import panel
from games.kohle_kolonie.actions import BuyMine, Flip
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.pitheads import flip_cost
from games.kohle_kolonie.turns import Act, SecondWorker, Secure, Used
from players.entry import Considered, Question
from tests.cogs.kohle_kolonie.kohle_kolonie_tables import random_game
from tests.games.kohle_kolonie.kohle_kolonie_builders import fresh, hold, mines, table


@pytest.fixture(autouse=True, scope="module")
def _presenter() -> None:
    register(presenter_of(GAME.id))


def _by_marker() -> Any:
    """The action is taken, and the marker offers an engine for each of three mines."""
    state = table(3, round=2, phase=2)
    mines(state, 0, "7", "12", "14")
    hold(state, 0, "engine")
    state.turn = Act(0, Used(action=True))
    return state


def _sections(post: Post) -> list[str]:
    buttons = [control for row in post.rows for control in row if isinstance(control, Button)]
    return [one.id.rpartition(" ")[2] for one in buttons if ":read:" in one.id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_has_its_own_rules_and_its_own_line(language: Language) -> None:
    """Not those of buying a mine, nor that the action is done."""
    text, state = words(language), _by_marker()
    for spoken in (text, words(language, spoken=True)):
        assert _sections(panel(seen(GAME.id, state, state, 0), spoken, "engine bonus")) == [SECTIONS["engine"]]
    line = guide_line(seen(GAME.id, state, state, 0), text, "engine bonus")
    assert text("learn-kk-good-engine") in line
    assert text("learn-kk-ask-act-after", bonus=1) not in line
    assert text("learn-kk-ask-act-after", bonus=1) in guide_line(seen(GAME.id, state, state, 0), text)
    assert set(GUIDE.focused) <= set(SECTIONS)


@pytest.mark.slow
def test_of_ones_own_mines_those_at_risk_are_said() -> None:
    """Beside the discs in the bag, in whatever round, what of it was the learner's own."""
    text, risked = words("en"), 0
    for one in [one for one in played(GAME.id, f"{3:032x}", 0, by_chance, by_chance, 4) if one.begins]:
        shown = guide_post(one.found, one.told, text).text
        for event in one.found.events:
            for fact in event.facts if event.kind == "bag_filled" else ():
                if fact.kind == "discs_laid" and fact.params["seat"] == 0:
                    spaces = [str(space) for space in fact.params["unsecured_spaces"]]
                    said = text("learn-kk-own-risk", spaces=text.listed(spaces))
                    later = [guide_post(one.found, one.told, text, page).text for page in range(2, 8)]
                    assert (said if spaces else text("learn-kk-own-safe")) in "".join([shown, *later])
                    risked += bool(spaces)
    assert risked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("cards", "secured"), [(("14", "12", "7"), 0), (("14", "12", "7", "2", "4"), 3)])
def test_how_many_must_be_secured_for_one_disc_less(
    language: Language, cards: tuple[str, ...], secured: int
) -> None:
    """Of five at risk three, while three are never too many."""
    text, state = words(language), table(3, round=2)
    mines(state, 0, *cards)
    values = GUIDE.values(GAME.observe(state, 0), 0, text)
    assert values["too_many"] == secured
    alike = text("learn-kk-good-secure", **{**values, "too_many": 0})
    assert (text("learn-kk-good-secure", **values) != alike) is bool(secured)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("coins", "vain"), [(1, 1), (3, 0)])
def test_nobody_is_advised_to_secure_mines_where_that_changes_nothing(
    language: Language, coins: int, vain: int
) -> None:
    """Four at risk: with one coin still three discs go into the bag, with three coins fewer."""
    text, state = words(language), table(3, round=2, phase=5)
    mines(state, 0, "14", "12", "7", "2")
    fresh(state, 0, coins=coins)
    state.turn = Secure(0)
    values = GUIDE.values(GAME.observe(state, 0), 0, text)
    assert values["vain"] == vain
    otherwise = text("learn-kk-good-secure", **{**values, "vain": 1 - vain})
    assert text("learn-kk-good-secure", **values) != otherwise


def test_a_computer_that_leads_is_not_cut_in_its_name() -> None:
    """Where the line must be short it is called by its level."""
    found = seen(GAME.id, table(3), table(3), 0)
    long = found.loaded.party.plain_names[1]
    assert len(long) > 12
    assert found.loaded.party.short[1] in _short(found.loaded.party, 1)
    assert "…" not in _short(found.loaded.party, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pool", [1, 5])
def test_nobody_is_promised_a_miner_who_does_not_come(language: Language, pool: int) -> None:
    """Where the mine takes the last miner of the pool, the guide advises the second worker for himself."""
    text, state = words(language), table(3, round=2)
    state.display = ("6",)
    fresh(state, 0, coins=5, pool=pool)
    state = GAME.apply(state, 0, BuyMine("6")).state
    while not isinstance(state.turn, SecondWorker):
        state = GAME.apply(state, 0, GAME.legal_actions(state, 0)[0]).state
    line = guide_line(seen(GAME.id, state, state, 0), text)
    figures = GUIDE.values(GAME.observe(state, 0), 0, text)
    assert (text("learn-kk-good-second_worker") in line) is (pool > 1)
    assert (text("learn-kk-good-second_worker-alone", **figures) in line) is (pool == 1)


DECIDING = {
    "choose": "5.1",
    "worker": "5.1.2a",
    "place_card": "5.1.2a",
    "second_worker": "5.1.2a",
    "second_miner": "5.1.2a",
    "settlement_miners": "5.1.2c",
    "arrange": "5.2.1",
    "secure": "5.1.4",
    "lose_miner": "5.1.4 Discs",
    "subsidence": "5.1.4 Events",
    "declare": "5.1.8 Value",
    "bid": "5.1.8 Bids",
    "place_large": "5.1.8 Merger",
    "load": "5.1.9 Loading",
}
"""Of each small decision the section of the rulebook that decides it."""


@pytest.mark.slow
@pytest.mark.parametrize("guided", [0, 1])
def test_every_small_decision_has_the_way_to_its_rules(guided: int) -> None:
    """Guided or only practising, with nothing done yet or with several presses to take back."""
    met: set[str] = set()
    for seed in range(40):
        if met == set(DECIDING):
            break
        for transition in random_game(3, seed):
            state = transition.state
            for seat in GAME.active_seats(state)[:1]:
                stage = GAME.stage_of(state, seat)
                if stage not in DECIDING or stage in met:
                    continue
                met.add(stage)
                assert book(GAME.id, "en").place(DECIDING[stage]) is not None
                for presses in (0, 1, 2):
                    found = seen(GAME.id, state, state, seat)
                    row = replace(found.loaded.row, guide=guided)
                    turns = ((("miners",),) * presses,) * 3
                    found = replace(found, loaded=replace(found.loaded, row=row, turns=turns))
                    assert _ways(panel(found, words("en"))) == [DECIDING[stage]], stage
    assert met == set(DECIDING)


def _ways(post: Post) -> list[str]:
    buttons = [control for line in post.rows for control in line if isinstance(control, Button)]
    return [one.id.partition(" - ")[2] for one in buttons if ":read:" in one.id]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("coins", "workers"), [(3, 5), (8, 5), (0, 1)])
def test_flips_that_are_possible_are_named_by_the_guide_and_the_hint(
    language: Language, coins: int, workers: int
) -> None:
    """Each with what it costs and the points that it brings; nothing where none can be paid."""
    text, state = words(language), table(3, round=3)
    fresh(state, 0, coins=coins, workers=workers)
    at = seen(GAME.id, state, state, 0)
    assert at.position is not None
    names = names_of(text)
    flips = [action for action in GAME.legal_actions(state, 0) if isinstance(action, Flip)]
    assert bool(flips) is (workers > 1)
    page = guide_post(News(at, ()), frozenset(), text, 9).text
    question = Question(GAME.id, b"", 0, "steiger", 1)
    hint = hint_post(Hint(at.loaded, at.position, question), [Considered(("end",), 1.0, ())], text).text
    for flip in flips:
        taken, paid, points = flip_cost(state.options, flip)
        cost = text.listed([*([names.workers(taken)] if taken else []), *([names.coins(paid)] if paid else [])])
        card = names.pithead(flip.card)
        said = text("kk-flip-now", card=card, cost=cost, points=names.points(points))
        assert said in page
        assert said in hint
    assert (text("kk-hint-flips", flips="").partition(":")[0] in hint) is bool(flips)
    line = guide_line(at, text, "flips")
    assert (text("learn-kk-good-flips", first_bids=FIRST_CONSOLIDATION) in line) is bool(flips)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_focus_that_offers_nothing_now_has_no_line_of_its_own(language: Language) -> None:
    """Its control may stand in an older message."""
    text = words(language)
    state = table(3, round=1, phase=2)
    state.turn = Act(0, Used(action=True))
    line = guide_line(seen(GAME.id, state, state, 0), text, "engine")
    assert text("learn-kk-ask-engine") not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_options_are_others_the_first_page_says_which(language: Language) -> None:
    """The guide can be turned on in a game of any edition."""
    text, usual = words(language), to_builtins(GAME.options_type())
    met = next(iter(played(GAME.id, f"{3:032x}", 0, by_chance, by_chance, 1)))
    loaded = met.found.seen.loaded
    for options, said in ((usual, False), ({**usual, "station_points": "miner"}, True)):
        at = replace(met.found.seen, loaded=replace(loaded, found_options=options))
        page = guide_post(replace(met.found, seen=at), met.told, text).text
        assert (text("kk-option-station_points-miner") in page) == said
        assert ("{" in page) is False


@pytest.mark.parametrize(
    ("insert", "redeploy", "said"),
    [
        (1, 0, "Insert up to 1 miner from the menu. "),
        (2, 1, "Insert up to 2 miners from the menu, move up to 1. "),
    ],
)
def test_one_miner_is_no_miners(insert: int, redeploy: int, said: str) -> None:
    assert words("en")("learn-kk-ask-miners", insert=insert, redeploy=redeploy).startswith(said)
