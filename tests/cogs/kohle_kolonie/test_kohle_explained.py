"""What stands on a choice and above it: from where to where, what that brings, what makes no difference."""

from typing import Any, cast

import pytest
from kohle_kolonie_tables import panel, party, position

from bot.post import Button, Menu
from bot.presenter import Position
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.guide import GUIDE
from cogs.kohle_kolonie.names import names_of
from cogs.kohle_kolonie.shown import turn_text
from cogs.kohle_kolonie.shown.flips import beside_hint
from cogs.kohle_kolonie.shown.labels import arranged_earns
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Arrange, BuyMine, EndTurn, LoseMiner, Stop
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import PitheadSide, State
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import Arrange as Arranging
from games.kohle_kolonie.turns import (
    Buying,
    Miners,
    MinersLeft,
    PlaceCard,
    PlaceLarge,
    SecondWorker,
    Subsidence,
    Used,
    Worker,
)
from games.kohle_kolonie.turns import LoseMiner as Losing
from renderer.kohle_kolonie.picture import Picture
from tests.games.kohle_kolonie.kohle_kolonie_builders import at, empty, fresh, mines, pieces, table
from tests.games.kohle_kolonie.kohle_kolonie_builders import points as let


def said(place: Position[Any, Any], focus: str = "", language: Language = "en") -> dict[str, str]:
    """Every choice by its action, with all that stands on it."""
    found = {}
    for control in [control for row in panel(place, focus, language).rows for control in row]:
        if isinstance(control, Button):
            found[control.id.rpartition(":")[2]] = control.label
        elif isinstance(control, Menu):
            found |= {one.value: f"{one.label} | {one.description}" for one in control.choices}
    return found


# Rearranging and redeploying


def _steelworks(*standing: int) -> State:
    """The Ironworks were just flipped; engineer, then the three miner places."""
    state = table(3, round=3)
    own, index = state.seats[0], facts.PITHEAD_INDEX["ironworks"]
    own.pitheads = (*own.pitheads[:index], PitheadSide(True, standing), *own.pitheads[index + 1 :])
    own.pool -= sum(standing[1:])
    own.engineers -= standing[0]
    state.turn = Arranging(0, Used(), "ironworks")
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_rearranging_says_from_where_to_where_and_what_it_brings(language: Language) -> None:
    """Before it is chosen with what the card earns then and now, and afterwards among the moves of the turn."""
    text, state = words(language), _steelworks(0, 0, 1, 1)
    names = names_of(text)
    entries, checked = said(position(state, 0), "", language), 0
    for action in GAME.legal_actions(state, 0):
        if isinstance(action, Arrange) and action.pieces[1]:
            source, spot = names.slot("m2" if not action.pieces[2] else "m3"), names.slot("m1")
            way = text("kk-choice-shift", source=source, spot=spot)
            earns = text("kk-effect-arranged-more", what=names.points(1))
            label = entries[GAME.notation(action)]
            assert way.lower() in label.lower()
            assert earns in label
            assert way in PRESENTER.move(state, action, party(3), text)
            checked += 1
    assert checked == 2
    shot = panel(position(state, 0), "", language).shot
    assert shot is not None
    drawn = cast("Picture", shot.picture).targets
    assert [one.label.lower() for one in drawn] == [names.slot(id).lower() for id in ("e1", "m1", "m2", "m3")]
    assert len({one.figures for one in drawn}) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("standing", "first", "best"),
    [((0, 0, 1, 1), "kk-effect-arranged-more", False), ((0, 1, 0, 0), "kk-effect-arranged-less", True)],
)
def test_rearranging_is_offered_by_what_it_gains(
    language: Language, standing: tuple[int, ...], first: str, best: bool
) -> None:
    """The gains first; where there are none that is said, and to leave the pieces is what stands out."""
    text, state = words(language), _steelworks(*standing)
    place = position(state, 0)
    shown = panel(place, "", language)
    buttons = [control for row in shown.rows for control in row if isinstance(control, Button)]
    one = text(first, what=names_of(text).points(1))
    assert one in buttons[0].label
    assert buttons[-1].label == text("kk-button-stop-arrange")
    assert [button.label for button in buttons if button.style == "primary"][:1] == [
        buttons[-1 if best else 0].label
    ]
    assert (text("kk-arranged-best") in shown.text) is best
    front = names_of(text).pithead("ironworks")
    steelworks = text("kk-pithead-turned", back=names_of(text).pithead("ironworks", flipped=True), front=front)
    assert steelworks in shown.text
    assert shown.shot is not None
    assert steelworks in cast("Picture", shown.shot.picture).question
    idle = text("kk-hint-arranged")
    assert (beside_hint(place, text) == idle) is best
    assert (GUIDE.step(place.view, state, 0).key == "arrange-idle") is best


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_to_rearrange_that_change_nothing_are_offered_last(language: Language) -> None:
    """After those that lose something: from one place to another like it."""
    text, state = words(language), _steelworks(0, 0, 1, 0)
    entries = [label for action, label in said(position(state, 0), "", language).items() if action != "stop"]
    idle = [text("kk-effect-same").lower() in label.lower() for label in entries]
    assert idle == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_way_to_rearrange_loses_what_it_brings(language: Language) -> None:
    """Also where many pieces move: where a button has no room for it, a menu has."""
    text = words(language)
    for card, standing in (("cokery", (0, 0, 0, 2, 1)), ("ironworks", (1, 0, 1, 1)), ("loading", (0, 0, 1))):
        state = _steelworks(0, 0, 0, 0)
        own, index = state.seats[0], facts.PITHEAD_INDEX[card]
        own.pitheads = (*own.pitheads[:index], PitheadSide(True, standing), *own.pitheads[index + 1 :])
        own.pool -= sum(standing)
        state.turn = Arranging(0, Used(), card)  # type: ignore[arg-type]
        place = position(state, 0)
        entries = said(place, "", language)
        for action in GAME.legal_actions(state, 0):
            if isinstance(action, Arrange):
                label = entries[GAME.notation(action)]
                earns = arranged_earns(card, action.pieces, place.view.seats[0], names_of(text))
                assert earns in label or text("kk-effect-same").lower() in label.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_moves_or_gives_up_a_miner_reads_what_is_lost_there(language: Language) -> None:
    """A place that earns, a pair of which one is left, a guard."""
    text, state = words(language), table(3, round=2)
    names = names_of(text)
    mines(state, 0, "2")
    pieces(state, 0, "cokery.m1", "ironworks.m2")
    state.seats[0].rescue = (True, *state.seats[0].rescue[1:])
    coin = text("kk-stands-earns", earns=text("kk-earns-a-round", what=names.coins(1)))
    wanted = {"cokery.m1": coin, "ironworks.m2": text("kk-stands-half"), "rescue.A1": text("kk-stands-rescue")}
    state.turn = Miners(0, Used(action=True), MinersLeft("action", 0, 2, 0))
    moving = said(position(state, 0), "", language)
    state.turn = Losing(0, 1)
    losing = said(position(state, 0), "", language)
    for spot, effect in wanted.items():
        assert effect in moving[f"from {spot}"]
        assert effect in losing[GAME.notation(LoseMiner(spot))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_for_two_says_that_one_alone_earns_nothing(language: Language) -> None:
    """Its button and its picture alike: nothing alone, what both earn together; with one there, what it earns."""
    text, state = words(language), table(3, round=2)
    pieces(state, 0, "ironworks.m2")
    state.turn = Miners(0, Used(action=True), MinersLeft("action", 2, 0, 0))
    place = position(state, 0)
    names, entries, shot = names_of(text), said(place, "", language), panel(place, "", language).shot
    coin = text("kk-earns-a-round", what=names.coins(1))
    assert text("kk-effect-half", earns=coin, needs=2).lower() in entries["insert cokery.m2"].lower()
    assert entries["insert ironworks.m2"].endswith(text("kk-earns-a-round", what=names.points(1)))
    assert shot is not None
    drawn = {target.place: target.figures for target in cast("Picture", shot.picture).targets}
    assert drawn["spot.cokery.m2"] == (("miner", "2"), ("arrow", ""), ("coin", "1"))
    assert drawn["spot.ironworks.m2"] == (("star", "1"),)
    assert "½" not in shot.alt


# Means


@pytest.mark.parametrize("language", LANGUAGES)
def test_workers_of_railway_markers_are_told_with_the_workers(language: Language) -> None:
    """In the panel, its picture and the message that asks, wherever workers are counted to pay with."""
    text, state = words(language), table(3, round=2)
    fresh(state, 0, workers=0, markers=("worker", "wagon", "worker"))
    both = text("kk-workers-marked", workers=text("kk-workers", count=0), marked=2)
    place = position(state, 0)
    shown = panel(place, "", language)
    assert both in shown.text
    assert both in turn_text.means(place.view, 0, party(3), text)
    assert both in turn_text.decides(place.view, 0, party(3), text)
    assert shown.shot is not None
    assert ("worker", "0+2") in cast("Picture", shown.shot.picture).means
    assert text("kk-workers-marked", workers=text("kk-figure-worker", count="0", n=0), marked=2) in shown.shot.alt


# Mines and settlements


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_can_pay_no_mine_is_told_what_the_cheapest_costs(language: Language) -> None:
    """Not the name of one among several that cost the same."""
    text, state = words(language), table(3, round=1)
    state.display = ("2", "8", "10")
    fresh(state, 0, coins=0)
    price = names_of(text).coins(1)
    shown = panel(position(state, 0), "", language).text
    assert text("kk-no-mine-affordable", price=price, coins=0) in shown
    assert not any(names_of(text).card(card) in shown for card in state.display)


def test_the_one_village_for_a_settlement_lies_on_the_map_of_mines() -> None:
    """The letter of its button and its card stands where the village is."""
    state = table(3, round=1)
    state.display = ("2", "8")
    fresh(state, 0, coins=3)
    empty(state, "wiemelhausen")
    shown = panel(position(state, 0)).shot
    assert shown is not None
    signs = {target.place: target.sign for target in cast("Picture", shown.picture).targets}
    assert signs["village.wiemelhausen"] == signs["action.settlement"] != ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("round", [4, 5])
def test_after_the_last_disaster_no_space_is_told_to_be_safer(language: Language, round: int) -> None:
    text, state = words(language), table(3, round=round, phase=9)
    at(state, 0, A1="2", A2="3")
    state.turn = PlaceLarge(0, "herberholz")
    shown = panel(position(state, 0), "", language).text
    assert (text("kk-differ-space", same=0) in shown) is (round == 4)
    assert (text("kk-no-difference") in shown) is (round == 5)


# A second miner that does not come


def _bought(state: State, card: str) -> tuple[State, tuple[str, ...]]:
    """The mine bought, and the second worker taken where it is asked for."""
    moves: list[str] = []
    action: Any = BuyMine(card)
    while True:
        moves.append(GAME.notation(action))
        state = GAME.apply(state, 0, action).state
        if not isinstance(state.turn, Buying):
            return state, tuple(moves)
        action = next(one for one in GAME.legal_actions(state, 0) if not isinstance(one, Stop | EndTurn))


def _second(lack: str) -> State:
    """A mine with a second miner lies out, for whom there is no worker, no miner, no place, or all."""
    state = table(3, round=2)
    state.display = ("6",)
    fresh(state, 0, coins=5)
    if lack == "worker":
        empty(state, "weitmar", "wiemelhausen")
        state.village_workers = {**state.village_workers, "horst": 1}
    if lack == "pool":
        state.seats[0].pool = 1
    if lack == "place":
        own = state.seats[0]
        own.rescue = (True,) * len(own.rescue)
        own.pitheads = tuple(
            PitheadSide(
                side.flipped,
                tuple(slot.needs if slot.piece == "miner" else 0 for slot in card.front),
            )
            for card, side in zip(facts.PITHEADS, own.pitheads, strict=True)
        )
        own.pool = 3
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lack", ["", "worker", "pool", "place"])
def test_why_a_second_miner_does_not_come_is_said_before_at_and_after_the_purchase(
    language: Language, lack: str
) -> None:
    """On the mine's entry, where the second worker is asked for, and once none has come."""
    text, state = words(language), _second(lack)
    offered = said(position(state, 0), "", language)["buy 6"].lower()
    every = {why: text(f"kk-mine-bonus-no-{why}").lower() for why in ("worker", "pool", "place")}
    assert {why for why, told in every.items() if told in offered} == {lack} - {""}
    if lack in ("pool", "place"):
        asked = GAME.apply(state, 0, BuyMine("6")).state
        while not isinstance(asked.turn, SecondWorker):
            asked = GAME.apply(asked, 0, GAME.legal_actions(asked, 0)[0]).state
        assert text(f"kk-second-only-{lack}") in panel(position(asked, 0), "", language).text
    after, moves = _bought(state, "6")
    card = names_of(text).card("6")
    told = {why for why in every if text(f"kk-second-none-{why}", card=card) in _text(after, moves, language)}
    assert told == {lack} - {""}


def _text(state: State, moves: tuple[str, ...], language: Language) -> str:
    return panel(position(state, 0, moves), "", language).text


def test_who_does_without_the_second_miner_is_not_told_that_none_came() -> None:
    text, state = words("en"), _second("")
    moves = ["buy 6"]
    state = GAME.apply(state, 0, BuyMine("6")).state
    while isinstance(state.turn, Buying):
        legal = GAME.legal_actions(state, 0)
        action = Stop() if isinstance(state.turn, SecondWorker) else legal[0]
        moves.append(GAME.notation(action))
        state = GAME.apply(state, 0, action).state
    brought = text("kk-second-none-worker", card=names_of(text).card("6"))
    assert brought not in _text(state, tuple(moves), "en")


# What makes a difference, and what makes none


def _choosing_village(state: State) -> State:
    state.display = ("6",)
    fresh(state, 0, coins=5)
    return GAME.apply(state, 0, BuyMine("6")).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_villages_say_what_is_left_there_and_whether_that_differs(language: Language) -> None:
    """Workers for others, or room for a settlement with what it would score; or that all are alike."""
    text, state = words(language), table(3, round=2)
    grounds = terrain_of(state).villages_of[terrain_of(state).cards["6"].ground]
    for workers, same in (((2, 1), 0), ((2, 2), 1)):
        empty(state, *grounds)
        state.village_workers = {**state.village_workers, **dict(zip(grounds, workers, strict=False))}
        asked = _choosing_village(state)
        assert isinstance(asked.turn, Worker)
        place = position(asked, 0)
        entries = said(place, "", language)
        assert text("kk-differ-worker", same=same) in panel(place, "", language).text
        assert text("kk-effect-workers-left", count=1).lower() in entries[f"worker {grounds[0]}"].lower()
        free = text("kk-effect-village-free", count=1)
        assert (free.lower() in entries[f"worker {grounds[1]}"].lower()) is not bool(same)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("held", "same"), [({"A1": "2", "A2": "3"}, 0), ({"A1": "2"}, 1)])
def test_spaces_say_what_they_differ_in(language: Language, held: dict[str, str], same: int) -> None:
    """Behind A1 a coin secures on both spaces, behind A2 on one of them."""
    text, state = words(language), table(3, round=2)
    at(state, 0, **held)
    state.turn = PlaceCard(0, Used(action=True), "6")
    place = position(state, 0)
    entries = [label for action, label in said(place, "", language).items() if action.startswith("place ")]
    assert len(entries) == 2
    assert text("kk-differ-space", same=same) in panel(place, "", language).text
    assert sum(text("kk-effect-space-bare") in one for one in entries) == 1 - same


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_that_all_bring_the_same_say_so(language: Language) -> None:
    """Two villages at stations, far from one's own mines; not with a third that lies at none."""
    text, state = words(language), table(3, round=2)
    fresh(state, 0, coins=5)
    told: list[bool] = []
    for village in ("horst", "weitmar", "linden"):
        empty(state, village)
        told.append(text("kk-no-difference") in panel(position(state, 0), "settlement", language).text)
    assert told == [False, True, False]


def test_a_station_beside_a_village_is_a_difference() -> None:
    """Two villages, each with its last worker, of which one lies at a station."""
    text, state = words("en"), table(3, round=3)
    fresh(state, 0, coins=5)
    mine = next(card for card in state.display if _unlike(state, card))
    villages = terrain_of(state).villages_of[terrain_of(state).cards[mine].ground]
    empty(state, *villages)
    state.village_workers = {**state.village_workers, **dict.fromkeys(_unlike(state, mine), 1)}
    place = position(GAME.apply(state, 0, BuyMine(mine)).state, 0)
    entries = [label for action, label in said(place).items() if action.startswith("worker ")]
    by_station = text("kk-effect-settlement-station", text="")
    assert [by_station in one for one in entries].count(True) == 1
    assert text("kk-differ-worker", same=0) in panel(place).text


def _unlike(state: State, card: str) -> tuple[str, ...]:
    """A village at a station and one at none, both beside the mine; none where there are no such."""
    terrain = terrain_of(state)
    villages = terrain.villages_of[terrain.cards[card].ground]
    at_station = [one for one in villages if terrain.steps.get(one)]
    others = [one for one in villages if one not in at_station]
    return (at_station[0], others[0]) if at_station and others else ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [0, 1, 8])
def test_what_subsidence_takes_is_told_apart_from_what_it_leaves(language: Language, points: int) -> None:
    """Also where as much is left: the picture says what goes with a minus, and what stays in words."""
    text, state = words(language), table(3, round=3, phase=5)
    fresh(state, 0, coins=2)
    let(state, 0, points)
    state.turn = Subsidence(0)
    shot = panel(position(state, 0), "", language).shot
    assert shot is not None
    ways = cast("Picture", shot.picture).targets
    lost = min(2, points)
    assert [way.figures for way in ways] == [(("coin", "−1"),), (("star", f"−{lost}" if lost else "0"),)]
    assert [way.label for way in ways] == [text("kk-decision-left", count=left) for left in (1, points - lost)]
