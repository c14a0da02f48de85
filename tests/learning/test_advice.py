"""Advice of the guide fits what can be done: each step beside what the rules allow at that position."""

from collections.abc import Iterator
from typing import Any

import pytest
from lessons import Met, by_chance, played, thinking

from bot.rulebooks.book import book
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie.names import names_of
from cogs.learning.guide import step_of
from games.coal_baron import facts, goals
from games.coal_baron.actions import PlaceWorkers
from games.kohle_kolonie.actions import BuyMine, Flip, InsertMiner
from games.kohle_kolonie.facts import PITHEADS, ROUNDS
from games.kohle_kolonie.terrain import terrain_for
from games.registry import GAMES
from games.ruhrschifffahrt import shipping
from games.ruhrschifffahrt.actions import ChooseOption, ChooseStart, PlaceDie, Replenish, TransportDie
from games.ruhrschifffahrt.facts import OPTIONS, TILES
from games.ruhrschifffahrt.river import river_of


def stood(
    game: str, rounds: int, games: int = 2, learner: Any = None
) -> Iterator[tuple[str, Any, int, list[Any]]]:
    """What is advised at every position of a learner, with the state, the seat and what is legal there."""
    hasty = thinking("apprentice")
    own = learner or hasty
    for number in range(games):
        for one in played(game, f"{number + 20:032x}", number % 3, own, (hasty, by_chance)[number % 2], rounds):
            yield _position(game, one)


def _position(game: str, one: Met) -> tuple[str, Any, int, list[Any]]:
    state, seat = one.position.state, one.position.seat
    legal = list(GAMES[game].legal_actions(state, seat)) if one.position.at_turn else []
    return step_of(one.guide, one.position).key, state, seat, legal


@pytest.mark.slow
def test_mining_is_advised_where_it_completes_an_order() -> None:
    advised = set[str]()
    for key, state, seat, legal in stood("coal_baron", 2):
        places = [action.space for action in legal if isinstance(action, PlaceWorkers)]
        mining = [facts.SPACES[space].number for space in places if facts.SPACES[space].area == "mining"]
        found = [goal for steps in mining for goal in goals.goals_for(state, seat, steps)]
        completes = any(goal.kind in ("complete", "several") for goal in found)
        if key in ("place-mine", "place-pair", "place-wait"):
            assert completes
        elif key in ("place-prepare", "place-search", "place-tiles", "place-money"):
            assert not completes
        advised.add(key)
    assert advised >= {"place-mine", "place-tiles"}


@pytest.mark.slow
def test_a_delivery_is_advised_where_one_can_be_made() -> None:
    """Its price stands in the text: workers that the space takes now."""
    advised = 0
    for key, state, seat, legal in stood("coal_baron", 2):
        spaces = [action.space for action in legal if isinstance(action, PlaceWorkers)]
        complete = {facts.ORDERS[own.order].vehicle for own in state.seats[seat].outstanding if own.complete}
        payable = [space for space in spaces if facts.SPACES[space].vehicle in complete]
        if key == "place-deliver":
            assert payable
            advised += 1
        elif key.startswith("place-") and key != "place-wait":
            assert not payable or key == "place-first"
    assert advised


@pytest.mark.slow
def test_goals_of_mining_are_named_where_there_are_any() -> None:
    advised = set[str]()
    for key, state, seat, _ in stood("coal_baron", 2):
        if key.startswith("mining"):
            assert (key != "mining-steps") is bool(goals.goals(state, seat))
            advised.add(key)
    assert advised == {"mining", "mining-again", "mining-steps"}


@pytest.mark.slow
def test_white_coal_is_advised_where_it_can_be_loaded() -> None:
    """And that it takes a tow, where nothing else leads to a cube for it."""
    advised = dict.fromkeys(("option", "option-mark", "option-mark-tow"), 0)
    for key, state, seat, legal in stood("ruhrschifffahrt", 11, 6):
        if "county_mark" in state.seats[seat].tiles and key in advised:
            afloat = [one for one in legal if not (isinstance(one, ChooseOption) and OPTIONS[one.option].tow)]
            towed = [one for one in legal if one not in afloat]
            assert key != "option-mark" or _loads_white(state, seat, afloat)
            assert key != "option-mark-tow" or _loads_white(state, seat, towed)
            assert key == "option-mark" or not _cube_at_once(state, seat, legal)
            advised[key] += 1
    assert all(advised.values()), advised


def _loads_white(state: Any, seat: int, legal: list[Any], deep: int = 2) -> bool:
    """Whether white coal can be loaded at once, or after an option and what that transports or raises first."""
    game = GAMES["ruhrschifffahrt"]
    if _white_starts(state, legal):
        return True
    before = [one for one in legal if isinstance(one, ChooseOption | TransportDie | Replenish)] if deep else []
    states = (game.apply(state, seat, action).state for action in before)
    return any(_loads_white(after, seat, list(game.legal_actions(after, seat)), deep - 1) for after in states)


def _white_starts(state: Any, legal: list[Any]) -> list[ChooseStart]:
    storages = river_of(state).storages
    return [one for one in legal if isinstance(one, ChooseStart) and storages[one.storage] == "white"]


def _cube_at_once(state: Any, seat: int, legal: list[Any]) -> bool:
    """Whether white coal that can be loaded at once can be sold for a cube."""
    begun = [GAMES["ruhrschifffahrt"].apply(state, seat, start).state for start in _white_starts(state, legal)]
    return any(trip.cube for after in begun for trip in shipping.trips_of_barge(after, seat))


@pytest.mark.slow
def test_storages_are_asked_for_where_the_panel_lists_them() -> None:
    """Where only an option leads to a storage, its panel has buttons alone, and an option is asked for."""
    asked = dict.fromkeys(("option", "option-needed"), 0)
    for number in range(4):
        for one in played("ruhrschifffahrt", f"{number + 20:032x}", 0, thinking("apprentice"), by_chance, 6):
            step = step_of(one.guide, one.position)
            if step.asks in asked:
                legal = GAMES["ruhrschifffahrt"].legal_actions(one.position.state, one.position.seat)
                listed = any(isinstance(action, ChooseStart) for action in legal)
                assert listed is (step.asks == "option")
                asked[step.asks] += 1
    assert all(asked.values()), asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tiles_are_where_the_guide_says(language: Language) -> None:
    text = words(language)
    section = book("ruhrschifffahrt", language).place("6.5.2")
    assert section is not None
    assert "6.5.2" in text("learn-ru-new-tile", wage=3, replenished=2)
    told = " ".join(paragraph.text for paragraph in section.section.paragraphs)
    assert [tile for tile in TILES if text(f"ru-tile-{tile}") not in told] == []


@pytest.mark.slow
def test_a_die_is_advised_below_the_own_barge_where_that_is_free() -> None:
    advised = set[str]()
    for key, state, seat, legal in stood("ruhrschifffahrt", 6, 4):
        if key not in ("place", "place-any"):
            continue
        index = river_of(state).index
        own, *others = [index[one.place] for one in (state.seats[seat], *_others(state, seat)) if one.place]
        free = [index[action.storage] for action in legal if isinstance(action, PlaceDie)]
        below = min((place for place in others if place > own), default=len(index))
        assert (key == "place") is any(own < place < below for place in free)
        advised.add(key)
    assert advised


def _others(state: Any, seat: int) -> list[Any]:
    return [side for other, side in enumerate(state.seats) if other != seat]


@pytest.mark.slow
def test_a_mine_is_advised_where_it_can_be_paid() -> None:
    advised = set[str]()
    for key, _, _, legal in stood("kohle_kolonie", 2, 6, by_chance):
        if key in ("act-first", "act-second", "act-early", "act-poor"):
            assert (key != "act-poor") is any(isinstance(action, BuyMine) for action in legal)
            advised.add(key)
    assert advised >= {"act-first", "act-second", "act-poor"}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_grounds_to_be_merged_are_named_before_the_bidding(language: Language) -> None:
    """Where a marker is chosen and where one acts, and by what is left to merge and no other ground."""
    text, advised = words(language), set[str]()
    hasty = thinking("apprentice")
    for one in played("kohle_kolonie", f"{20:032x}", 0, hasty, hasty, 4):
        position = one.position
        key = step_of(one.guide, position).key
        if key not in ("choose", "choose-bids", "act-late"):
            continue
        view = position.view
        ground = names_of(text, view.options.board).ground
        terrain = terrain_for(view.options, len(view.seats))
        coming = [id for id in terrain.founded(view.round) if id not in view.merged]
        assert (key == "choose") is (not coming)
        said = text(one.guide.key("good", key), **one.guide.values(view, position.seat, text))
        others = {id for round in range(1, ROUNDS + 1) for id in terrain.founded(round)} - set(coming)
        assert all(ground(id) in said for id in coming)
        assert not any(f" {ground(id)}." in said or f" {ground(id)}," in said for id in others)
        advised.add(key)
    assert advised == {"choose", "choose-bids", "act-late"}


@pytest.mark.slow
def test_what_cannot_be_done_any_more_is_not_advised() -> None:
    """A bonus marker that is spent or has its own phase, a card that is flipped, a single place that is taken."""
    text, met = words("en"), set[tuple[str, bool]]()
    for number in range(3):
        for one in played("kohle_kolonie", f"{number + 20:032x}", 0, thinking("apprentice"), by_chance, 5):
            step, position = step_of(one.guide, one.position), one.position
            if not position.at_turn:
                continue
            values = one.guide.values(position.view, position.seat, text)
            asked = text(one.guide.key("ask", step.asks), **values)
            good = text(one.guide.key("good", step.key), **values)
            own = position.view.seats[position.seat]
            if step.asks == "act":
                usable = own.bonus not in (None, "rescue", "wagon")
                assert ("bonus marker" in asked) is usable
                met.add(("bonus", usable))
            if step.key == "act-late":
                legal = GAMES["kohle_kolonie"].legal_actions(position.state, position.seat)
                flips = any(isinstance(action, Flip) and action.card == "ironworks" for action in legal)
                assert ("Ironworks" in good) is flips
                met.add(("ironworks", flips))
            if step.key == "second_miner":
                legal = GAMES["kohle_kolonie"].legal_actions(position.state, position.seat)
                spots = {action.to for action in legal if isinstance(action, InsertMiner)}
                single = bool(spots & _single_places(own))
                assert ("A single place" in good) is single
                met.add(("single", single))
    assert met >= {
        ("bonus", True),
        ("bonus", False),
        ("ironworks", False),
        ("ironworks", True),
        ("single", False),
        ("single", True),
    }


def _single_places(own: Any) -> set[str]:
    """The spots for one miner on Cokery and Ironworks, as these lie."""
    return {
        f"{card.id}.{slot.id}"
        for card, side in zip(PITHEADS, own.pitheads, strict=True)
        if card.id in ("cokery", "ironworks")
        for slot in card.side(side.flipped)
        if slot.piece == "miner" and slot.needs == 1
    }
