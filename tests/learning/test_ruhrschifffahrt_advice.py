"""Advice in Ruhrschifffahrt where no round follows, on coins and locks, and by how many play."""

import pytest
from lessons import at_turn, begun, good, guide
from msgspec.structs import replace

from bot.post import Button
from bot.presenter import presenter_of, register
from bot.words import LANGUAGES, Language, words
from cogs.learning.guide import step_of
from cogs.learning.page import guide_post
from games.registry import GAMES
from games.ruhrschifffahrt import facts as ruhr
from games.ruhrschifffahrt import locks
from games.ruhrschifffahrt.actions import BuildLock

RUHR = "ruhrschifffahrt"


@pytest.mark.slow
def test_nothing_is_kept_for_a_round_that_does_not_come() -> None:
    """In the last round nobody hears of a next one, and before it nobody hears that it is the last."""
    met = set[str]()
    for one in at_turn(RUHR, ruhr.ROUNDS, 6):
        step, last = step_of(one.guide, one.position), one.position.view.round == ruhr.ROUNDS
        assert (step.key in ("last", "purchase-last", "place-last")) <= last
        if last:
            said = good(one)
            assert not any(word in said for word in ("next", "perhaps", "Keep what", "soon", "load it next"))
            assert "city" not in one.guide.noted(
                one.position.view, one.position.state, one.position.seat, words("en")
            )
            met.add(f"{step.asks} {step.key}")
    assert met >= {"option last", "plan last", "purchase purchase-last", "place place-last"}, met


@pytest.mark.slow
def test_the_next_tow_costs_what_it_will() -> None:
    """Who keeps coins for it hears the price of the coming round; who must tow now hears that of this one."""
    dearer = set[str]()
    for one in at_turn(RUHR, ruhr.DEARER_OPTIONS_ROUND, 6):
        step, view = step_of(one.guide, one.position), one.position.view
        if step.key in ("option", "option-lock", "purchase-build", "purchase-more"):
            coins = ruhr.OPTIONS["tow"].coins(view.round + 1)
            assert f"({'at least ' if step.asks.startswith('option') else ''}{coins} coin" in good(one)
            dearer |= {step.asks} if view.round == ruhr.DEARER_OPTIONS_ROUND - 1 else set()
        if step.key == "option-port":
            assert f"costs {ruhr.OPTIONS['tow'].coins(view.round)}, " in good(one)
    assert dearer >= {"option", "purchase"}


@pytest.mark.slow
def test_no_lock_is_advised_where_no_obstacle_is_left() -> None:
    """Nor without its tile; what else there is to buy is told all the same."""
    text, met = words("en"), set[str]()
    for one in at_turn(RUHR, 6, 4):
        position, guide_ = one.position, one.guide
        if step_of(guide_, position).asks != "purchase":
            continue
        legal = GAMES[RUHR].legal_actions(position.state, position.seat)
        if any(isinstance(action, BuildLock) for action in legal):
            assert "ock" in good(one)
        none_left = replace(position.view, obstacles=())
        step = guide_.step(none_left, position.state, position.seat)
        assert step.key in ("purchase-build", "purchase-none")
        said = text(guide_.key("good", step.key), **guide_.values(none_left, position.seat, text))
        assert ("lock" in said) is (step.key == "purchase-none")
        met.add(step.key)
    assert met == {"purchase-build", "purchase-none"}


@pytest.mark.parametrize("seats", ruhr.SEATS)
def test_a_second_lock_is_promised_where_the_rules_give_it(seats: int) -> None:
    state, seen = begun(RUHR, seats)
    promised = set[bool]()
    for round in range(ruhr.FIRST_LOCK_ROUND, ruhr.ROUNDS + 1):
        for built in (0, 1):
            own = replace(seen.seats[0], tiles=("lock_construction",), locks=built)
            view = replace(seen, round=round, seats=(own, *seen.seats[1:]))
            side = replace(state.seats[0], locks=built)
            given = locks.two_for_one(replace(state, round=round, seats=(side, *state.seats[1:])), 0)
            assert guide(RUHR).figures(view, 0)["second"] == given
            promised.add(given)
    assert promised == ({False} if seats == 4 else {False, True})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "section"), [(2, "8.1"), (3, "8.2"), (4, None)])
def test_locks_are_explained_by_how_many_play(language: Language, seats: int, section: str | None) -> None:
    text, taught = words(language), guide(RUHR)
    _, view = begun(RUHR, seats)
    values = taught.values(view, 0, text)
    for topic in [topic for topic in taught.topics if topic.key in ("locks", "lock")]:
        said = text(taught.key("new", topic.key), **values)
        few = {2: ("2 ", "Zu zweit"), 3: ("3 ", "Zu dritt")}
        assert any(word in said for word in few.get(seats, ())) or section is None
        assert len(said) < len(text(taught.key("new", topic.key), **{**values, "seats": 3})) or seats != 4
        about = {"8.0", "8.1", "8.2"} & {*taught.cited(view, topic.rules)}
        assert about == ({section} if section else set())


@pytest.mark.slow
def test_a_page_opens_the_section_about_as_many_players() -> None:
    """And none about other numbers of players."""
    register(presenter_of(RUHR))
    opened = 0
    for one in at_turn(RUHR, 5, 4):
        if one.begins and step_of(one.guide, one.position).key == "purchase-lock":
            post = guide_post(one.found, one.told, words("en"), 99)
            ways = [button.id for row in post.rows for button in row if isinstance(button, Button)]
            assert any(id.endswith("8.2") for id in ways)
            assert not any(id.endswith(("8.0", "8.1")) for id in ways)
            opened += 1
    assert opened


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_r54_the_mayor_counts_no_more_coins_than_are_kept(language: Language) -> None:
    """Thirteen coins counted ten, though each coin left was said to be a point."""
    one, text, met = guide(RUHR), words(language), set[str]()
    for place in (turn.position for turn in at_turn(RUHR, ruhr.ROUNDS, 6)):
        for tiles in ((), ("mayor",)):
            seats = list(place.view.seats)
            own = seats[place.seat]
            others = [tile for tile in own.tiles if tile != "mayor"]
            seats[place.seat] = replace(own, tiles=(*others, "lock_construction", *tiles), debts=0, locks=3)
            view = replace(place.view, seats=tuple(seats))
            step = one.step(view, place.state, place.seat)
            if step.key == "purchase-last":
                said = text(one.key("good", step.key), **one.values(view, place.seat, text))
                assert text("ru-tile-mayor") in said
                assert said.count(str(ruhr.COINS_KEPT)) == (2 if tiles else 1), said
                met.add("+".join(tiles))
    assert met == {"", "mayor"}
