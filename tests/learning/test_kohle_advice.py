"""What the guide through Kohle & Kolonie advises depends on what can still be done, and on what lies there."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from lessons import Met, by_chance, played, seen, thinking

from bot.post import Button, Post
from bot.presenter import presenter_of, register
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import affordable
from cogs.kohle_kolonie.guide import GUIDE
from cogs.kohle_kolonie.names import names_of
from cogs.kohle_kolonie.shown import auction_text
from cogs.kohle_kolonie.shown.enough import enough
from cogs.kohle_kolonie.shown.unused_text import unused
from cogs.learning.guide import step_of
from cogs.learning.page import guide_line, guide_post
from games.kohle_kolonie.actions import Bid as Bidding
from games.kohle_kolonie.actions import ChooseBonus, Exchange, Flip, Pass
from games.kohle_kolonie.auction import value_of
from games.kohle_kolonie.facts import BONUS_MARKERS, FLIPPABLE, LOST_MINE_POINTS, ROUNDS, BonusMarker
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.terrain import terrain_for
from games.kohle_kolonie.turns import Act, Acting, Bid, Choose, Miners, MinersLeft, Used
from tests.cogs.kohle_kolonie.kohle_kolonie_tables import panel, position
from tests.games.kohle_kolonie.kohle_kolonie_builders import (
    consolidate,
    flipped,
    fresh,
    hold,
    mines,
    table,
    trust_coins,
)

TEXT = words("en")


@pytest.fixture(autouse=True, scope="module")
def _presenter() -> None:
    register(presenter_of(GAME.id))


def acting(round: int, phase: int, used: Used | None = None) -> Any:
    """Seat 0 acts in that phase, with the means for whatever it likes."""
    state = table(3, round=round, phase=phase)
    fresh(state, 0, coins=5, workers=5)
    state.turn = Act(0, used or Used())
    return state


def advised(state: Any, language: Language = "en") -> str:
    """What a page of the guide says of a good turn of seat 0."""
    found, text = seen(GAME.id, state, state, 0), words(language)
    position: Any = found.position
    step = step_of(GUIDE, position)
    values = GUIDE.values(position.view, 0, text)
    notes = GUIDE.noted(position.view, state, 0, text)
    said = [text(GUIDE.key("good", step.key), **values)]
    return " ".join([*said, *(text(GUIDE.key("note", name), **values, **more) for name, more in notes.items())])


def walked(rounds: int) -> Iterator[Met]:
    """Every position at which a learner is asked something in some games."""
    for number in range(4):
        learner = (by_chance, thinking("apprentice"))[number % 2]
        for one in played(GAME.id, f"{number + 40:032x}", number % 3, learner, by_chance, rounds):
            if one.position.at_turn:
                yield one


# Markers


@pytest.mark.parametrize("marker", BONUS_MARKERS)
@pytest.mark.parametrize("done", [False, True], ids=["before", "after"])
def test_only_a_marker_for_actions_is_advised_beside_them(marker: BonusMarker, done: bool) -> None:
    """Those for a disaster and for Loading are used in phases of their own."""
    state = acting(2, 2, Used(action=done))
    mines(state, 0, "7", "12")
    hold(state, 0, marker)
    state.village_workers = dict.fromkeys(state.village_workers, 0)
    found = seen(GAME.id, state, state, 0)
    position: Any = found.position
    usable = "bonus marker" in unused(position, TEXT).lower()
    values, step = GUIDE.values(position.view, 0, TEXT), step_of(GUIDE, position)
    asked = TEXT(GUIDE.key("ask", step.asks), **values)
    assert usable is (marker not in ("rescue", "wagon"))
    assert ("onus marker" in asked) is usable
    if done:
        assert ("bonus marker" in advised(state)) is usable


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_first_markers_those_are_named_that_lie_there(language: Language) -> None:
    """Whichever were taken before, and something is said of whatever is left."""
    text, named = words(language), ("miners", "aid", "engineer", "settlement")
    bare = set[str]()
    for gone in range(2 ** len(BONUS_MARKERS)):
        state = table(3)
        state.bonus_track = tuple(None if gone >> at & 1 else one for at, one in enumerate(BONUS_MARKERS))
        state.turn = Choose(0)
        step = GUIDE.step(GAME.observe(state, 0), state, 0)
        assert step.key == "choose-first"
        said = advised(state, language)
        for marker in named:
            assert (f"*{text(f'kk-bonus-{marker}')}*" in said) is (marker in state.bonus_track)
        if not set(state.bonus_track) & {*named, "wagon"}:
            bare.add(said)
    assert len(bare) == 1
    assert bare.pop().endswith(".")


def test_what_is_named_of_the_first_markers_can_be_taken() -> None:
    met = set[str]()
    for one in walked(1):
        if step_of(GUIDE, one.position).key == "choose-first":
            legal = GAME.legal_actions(one.position.state, one.position.seat)
            free = {action.marker for action in legal if isinstance(action, ChooseBonus)}
            said = advised_of(one)
            for marker in ("miners", "aid", "engineer", "settlement"):
                assert (f"*{TEXT(f'kk-bonus-{marker}')}*" in said) is (marker in free)
                met.add(marker) if marker not in free else None
    assert met


def advised_of(one: Met) -> str:
    values = GUIDE.values(one.position.view, one.position.seat, TEXT)
    return TEXT(GUIDE.key("good", step_of(GUIDE, one.position).key), **values)


# Phases


def test_nobody_is_asked_to_spend_a_marker_that_is_spent() -> None:
    """In the extra action phase, in whatever round: once it is spent an action is asked for as before."""
    for round in range(1, ROUNDS + 1):
        before, after = acting(round, 4), acting(round, 4, Used(extra=True))
        before.seats[0].extra = 1
        assert [GUIDE.step(GAME.observe(one, 0), one, 0).asks for one in (before, after)] == ["act-extra", "act"]
        done = acting(round, 4, Used(action=True, extra=True))
        assert GUIDE.step(GAME.observe(done, 0), done, 0).asks == "act-after"
    late = acting(3, 4, Used(extra=True))
    assert GUIDE.step(GAME.observe(late, 0), late, 0).key == "act-late"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("done", [False, True], ids=["before", "after"])
def test_in_the_last_turn_nothing_is_put_off(language: Language, done: bool) -> None:
    """Neither a flip nor an exchange comes after it; before it both can still be made later."""
    text = words(language)
    last = text("learn-kk-note-last-turn", per_coins=2)
    for round, phase, extra, ends in ((4, 3, 0, False), (5, 2, 0, False), (5, 3, 1, False), (5, 3, 0, True)):
        state = acting(round, phase, Used(action=done))
        state.seats[0].extra = extra
        said = advised(state, language)
        assert (last in said) is ends
        assert ({"en": "later turn", "de": "späteren Zug", "fr": "tour suivant"}[language] in said) is not ends
        if done:
            assert (last in guide_line(seen(GAME.id, state, state, 0), text)) is ends
    third = acting(5, 4, Used(action=done, extra=True))
    assert last in advised(third, language)


@pytest.mark.slow
def test_the_last_turn_is_that_after_which_nobody_can_flip_or_exchange() -> None:
    """As games to their end have it, with and without an extra action left."""
    phases = set[int]()
    for number in range(8):
        turns = dict[tuple[int, int], bool]()
        hasty = thinking("apprentice")
        for one in played(GAME.id, f"{number + 60:032x}", 0, (hasty, by_chance)[number % 2], hasty, ROUNDS):
            position = one.position
            if position.at_turn and isinstance(position.state.turn, Acting):
                turn = position.view.round, position.view.phase
                turns[turn] = bool(GUIDE.figures(position.view, 0)["last_turn"])
            elif position.at_turn:
                legal = GAME.legal_actions(position.state, 0)
                assert not any(isinstance(action, Flip | Exchange) for action in legal)
        *before, last = turns.values()
        assert last
        assert not any(before)
        phases.add(max(turns)[1])
    assert phases == {3, 4}


@pytest.mark.parametrize("coins", [0, 1, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_last_coin_is_spent_mines_at_risk_are_named(language: Language, coins: int) -> None:
    """A coin could secure one in phase 5; with none, or with plenty, nothing is said of it."""
    state = acting(3, 3)
    mines(state, 0, "7", "12")
    state.seats[0].coins, state.seats[0].workers = coins, 0
    values = GUIDE.values(GAME.observe(state, 0), 0, words(language))
    assert values["at_risk"] == 2
    assert (words(language)("learn-kk-note-last-coin", **values) in advised(state, language)) is (coins == 1)


@pytest.mark.parametrize("marker", [None, "rescue"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_last_coin_is_no_help_where_more_mines_are_at_risk_than_discs_go_in(
    language: Language, marker: BonusMarker | None
) -> None:
    """Before the disaster the guide says no other than in it (5.1.4 Discs)."""
    text, said = words(language), list[bool]()
    cards = ("7", "12", "2", "6", "8", "14")
    for count in range(1, len(cards) + 1):
        state = acting(3, 3)
        mines(state, 0, *cards[:count])
        fresh(state, 0, coins=1, workers=0)
        if marker:
            hold(state, 0, marker)
        values = GUIDE.values(GAME.observe(state, 0), 0, text)
        noted = text("learn-kk-note-last-coin", **values) in advised(state, language)
        rest = count - (2 if marker else 0)
        assert noted is (0 < min(rest, 3) > min(rest - 1, 3))
        said.append(noted)
    assert set(said) == {False, True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_last_round_no_bid_is_advised_for_what_comes_later(language: Language) -> None:
    """Neither for income nor for places in the ground: points and steam engines count."""
    text = words(language)
    later = {
        "en": (r"\bits income\b", r"\bits place in the ground\b"),
        "de": (r"\bihre Einnahmen\b", r"\bihr Platz im Grubenfeld\b"),
        "fr": (r"\bson revenu\b", r"\bsa place dans le champ\b"),
    }[language]
    for round in (3, 4, 5):
        state = table(3, round=round)
        mines(state, 0, "6")
        fresh(state, 0, coins=9)
        state = consolidate(state, "general").state
        said = advised(state, language)
        head = auction_text.head(GAME.observe(state, 0), text)
        income = text("kk-large-brings", points="", income="").strip(" ,")
        assert {bool(re.search(one, said)) for one in later} == {round < 5}
        assert (income in head) is (round < 5)
        ends = text("learn-kk-good-bid", **{**GUIDE.values(GAME.observe(state, 0), 0, text), "last_round": 1})
        assert (said == ends) is (round == 5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("round", [2, 3, 5])
def test_no_marker_is_advised_that_another_has(language: Language, round: int) -> None:
    """The aid is called useless before the round in which bidding begins, and never once it is taken."""
    text, names = words(language), {"aid": "onsolidation", "rescue": "rescue|wehr|défense des mines"}
    names["aid"] = {"en": "onsolidation aid", "de": "onsolidierungshilfe", "fr": "aide à la consolidation"}[
        language
    ]
    for taken in ("aid", "rescue", "engine"):
        state = table(3, round=round)
        state.bonus_track = tuple(None if one == taken else one for one in BONUS_MARKERS)
        state.turn = Choose(0)
        said = advised(state, language)
        for marker, name in names.items():
            assert bool(re.search(name, said)) is (marker != taken)
        values = GUIDE.values(GAME.observe(state, 0), 0, text)
        assert values["first_bids"] == 3
        assert (" 3" in said) is (round == 2 and taken != "aid")


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_action_only_what_is_possible_is_said(language: Language) -> None:
    text = words(language)
    for coins, workers, flips, exchanges in ((0, 0, 0, False), (0, 5, 1, True), (0, 2, 0, True)):
        state = acting(3, 3, Used(action=True))
        state.seats[0].coins, state.seats[0].workers = coins, workers
        legal = GAME.legal_actions(state, 0)
        values = GUIDE.values(GAME.observe(state, 0), 0, text)
        assert bool(values["flips_now"]) is any(isinstance(action, Flip) for action in legal) is bool(flips)
        assert bool(int(values["still"]) & 4) is any(isinstance(action, Exchange) for action in legal) is exchanges


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_can_be_paid_is_advised(language: Language) -> None:
    """Before the bidding begins beside a mine, and later for points; a marker has its own price."""
    text = words(language)
    priced = ("engine", "engineer", "settlement")
    names = {kind: text(f"learn-kk-paid-{kind}", coins="").partition(" (")[0] for kind in priced}
    for own, marker, paid in (
        (1, None, set[str]()),
        (1, "engine", {"engine"}),
        (2, None, {"engine", "engineer"}),
        (3, None, {"engine", "engineer", "settlement"}),
    ):
        state = acting(2, 2)
        fresh(state, 0, coins=own, workers=0)
        hold(state, 0, marker)
        state.raised = priced
        view = GAME.observe(state, 0)
        assert GUIDE.step(view, state, 0).key == "act-early"
        said = advised(state, language)
        assert set(affordable.prices(view, 0)) == paid
        assert {kind for kind, name in names.items() if name in said} == paid
    late = acting(3, 2)
    every = [text(f"learn-kk-late-{kind}") for kind in ("settlement", "miners", "engine")]
    for own, workers, flips, said in ((0, 0, False, (False, True, False)), (5, 5, True, (True, True, True))):
        fresh(late, 0, coins=own, workers=workers)
        assert tuple(one in advised(late, language) for one in every) == said
        ironworks = text("learn-kk-late-flips", points=8)
        assert (ironworks in advised(late, language)) is flips


# Consolidations


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["2", "8", "4", "12", "41"])
def test_who_has_no_mine_there_is_not_asked_to_win(language: Language, card: str) -> None:
    """The Trust and the others are to be surpassed only where one takes part, and only until it is merged."""
    trust = {"en": "Trust", "de": "Syndikat", "fr": "Syndicat"}[language]
    state = acting(3, 2)
    terrain = terrain_for(state.options, 3)
    assert trust not in advised(state, language)
    mines(state, 0, card)
    coming = terrain.founded(3)
    assert (trust in advised(state, language)) is (terrain.cards[card].ground in coming)
    assert (terrain.cards[card].ground in coming) is (card in ("2", "8"))
    state.merged = coming
    assert trust not in advised(state, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_flipped_all_cards_is_not_told_of_flips(language: Language) -> None:
    """Neither now nor in a later turn, whatever could be paid; others are."""
    text = words(language)
    flip = {"en": r"\bflips?\b|later turn", "de": r"[Dd]rehen|späteren Zug", "fr": r"[Rr]etourne[rz]|tour suivant"}
    for round, phase in ((1, 2), (2, 2), (3, 2), (4, 3), (5, 3)):
        for done in (False, True):
            for every in (False, True):
                state = acting(round, phase, Used(action=done))
                flipped(state, 0, *(FLIPPABLE if every else FLIPPABLE[1:]))
                found: Any = seen(GAME.id, state, state, 0).position
                step = step_of(GUIDE, found)
                asked = text(GUIDE.key("ask", step.asks), **GUIDE.values(found.view, 0, text))
                assert bool(re.search(flip[language], f"{asked} {advised(state, language)}")) is not every
                assert text(GUIDE.key("good", step.key), **GUIDE.values(found.view, 0, text)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rival", [None, 0, 3])
def test_no_more_is_advised_to_bid_than_can_be_needed(language: Language, rival: int | None) -> None:
    """Against the Trust alone the least bid is enough; against a player, what they could bid at most."""
    text = words(language)
    state = table(3, round=3, phase=9)
    fresh(state, 0, coins=9, workers=0)
    mines(state, 0, "14")
    if rival is not None:
        fresh(state, 1, coins=rival, workers=0)
        mines(state, 1, "6")
    trust_coins(state, 3)
    ground = terrain_for(state.options, 3).cards["14"].ground
    state = consolidate(state, ground).state
    while not isinstance(state.turn, Bid):
        state = GAME.apply(state, *_plainly(state)).state
    assert state.turn.seat == 0
    bids = [action.value for action in GAME.legal_actions(state, 0) if isinstance(action, Bidding)]
    view = GAME.observe(state, 0)
    most = enough(view, 0)
    assert most is not None
    base = value_of(state.auction, 1).base + rival if state.auction and rival is not None else 0
    assert most.value == max(bids[0], base) < bids[-1]
    assert most.rivals == (base > bids[0])
    said, alone = advised(state, language), f"*{bids[0]}*"
    assert (alone in said) is not most.rivals
    shown = panel(position(state, 0), "", language)
    assert text("kk-bid-enough", value=most.value, rivals=most.rivals) in shown.text
    buttons = [control for row in shown.rows for control in row if isinstance(control, Button)]
    wins = text("kk-choice-bid-wins", value="", coins="", left="").partition(":")[0].split()[-1]
    winning = [
        one for one in buttons if f" {wins}" in one.label.partition(":")[0].replace("\N{NO-BREAK SPACE}", "")
    ]
    assert len(winning) == (not most.rivals)
    assert all(str(bids[0]) in one.label for one in winning)
    lost = names_of(text).points(LOST_MINE_POINTS)
    assert buttons[-1].label == text("kk-button-pass-brings", points=lost)
    after = GAME.apply(state, 0, Pass()).state
    while after.auction is not None:
        seat = GAME.active_seats(after)[0]
        passing = Pass() if Pass() in GAME.legal_actions(after, seat) else GAME.end_turn
        after = GAME.apply(after, seat, passing).state
    assert after.seats[0].points == state.seats[0].points + LOST_MINE_POINTS


def _plainly(state: Any) -> tuple[int, Any]:
    seat = GAME.active_seats(state)[0]
    return seat, GAME.legal_actions(state, seat)[0]


# Sections


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_new_in_the_second_round_has_its_own_rules(language: Language) -> None:
    """On the page on which it is said: who takes a marker first, and what a mine needs."""
    text = words(language)
    closed = 0
    for one in [one for one in played(GAME.id, f"{6:032x}", 1, by_chance, by_chance, 2) if one.begins]:
        said = text("learn-kk-end-next", **GUIDE.values(one.position.view, 1, text))
        for number in range(1, 12):
            post = guide_post(one.found, one.told, text, number)
            if said in post.text:
                assert {"5.1", "5.1.2a"} <= set(_opened(post))
                closed += 1
                break
    assert closed == 1


def _opened(post: Post) -> list[str]:
    buttons = [control for row in post.rows for control in row if isinstance(control, Button)]
    return [one.id.rpartition(" ")[2] for one in buttons if ":read:" in one.id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_nought_of_miners_is_advised_or_asked_for(language: Language) -> None:
    """Once all are inserted, or all redeployed, or both, while something else of the turn is left."""
    text, said = words(language), set[str]()
    for insert, redeploy in ((2, 2), (2, 0), (0, 2), (0, 0)):
        state = acting(3, 2)
        state.turn = Miners(0, Used(action=True), MinersLeft("action", insert, redeploy, 0))
        found = seen(GAME.id, state, state, 0)
        position: Any = found.position
        values = GUIDE.values(position.view, 0, text)
        asked, shown = text("learn-kk-ask-miners", **values), panel(position, "", language)
        assert shown.shot is not None
        left = [asked, shown.text.splitlines()[0], shown.shot.alt.partition(".")[0], unused(position, text)]
        assert not any(re.search(r"\b0\b", one) for one in left), left
        said |= {f"{asked} {advised(state, language)}"}
    assert len(said) == 4
