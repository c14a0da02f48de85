"""What labels and sentences of Kohle & Kolonie say, where they could be taken for something else."""

import pytest
from kohle_kolonie_tables import NAMES, at_stage, begin, did, panel, party, position, random_game

from bot.post import Button, Menu
from bot.presenter import Panel
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.shown import auction_text, player_text
from games.engine.event import Event
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from tests.games.kohle_kolonie.kohle_kolonie_builders import pieces, table

SPACES = ("A1", "A2", "A3", "B1", "B2", "B3")


def after_choosing(first: str) -> State:
    """The first action phase; the seat that began took the given marker, the others what was left."""
    state = begin().state
    for number in range(4):
        seat = GAME.active_seats(state)[0]
        marker = first if number == 0 else ("wagon", "rescue", "miners")[number - 1]
        state = did(did(state, seat, f"choose {marker}"), seat, "end")
    return state


def button(shown: Panel, arg: str) -> Button:
    """The button whose press means `arg`."""
    buttons = [control for row in (*shown.rows, *shown.later) for control in row if isinstance(control, Button)]
    return next(one for one in buttons if one.id.endswith(f":{arg}"))


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Take 1 coin, give up the consolidation aid"),
        ("de", "1 Münze nehmen, Konsolidierungshilfe abgeben"),
        ("fr", "Prendre 1 thune, rendre l’aide à la consolidation"),
    ],
)
def test_5_1_1_the_aid_is_offered_as_a_gain_and_not_as_a_price(language: Language, label: str) -> None:
    """The consolidation aid brings a coin: its button does not read as if a coin were paid for it."""
    state = after_choosing("aid")
    holder = next(seat for seat, has in enumerate(state.seats) if has.bonus == "aid")
    while GAME.active_seats(state) != (holder,):
        state = did(state, GAME.active_seats(state)[0], "end")
    assert button(panel(position(state, holder), language=language), "coin").label == label


def test_5_1_who_waits_is_told_for_whom_before_the_answer_that_can_be_left() -> None:
    """Opened out of turn, a panel says who must decide, also where it offers an answer for later."""
    state = begin().state
    chooser = GAME.active_seats(state)[0]
    shown = panel(position(state, (chooser + 1) % 4))
    assert shown.text.splitlines()[0] == f"There is nothing for you to decide now: {NAMES[chooser]} must act."
    assert "ranking" in shown.text


def test_the_answer_one_asked_for_is_shown_without_the_turn() -> None:
    """A press on the ranking itself shows the ranking alone."""
    state = begin().state
    chooser = GAME.active_seats(state)[0]
    assert "must act" not in panel(position(state, (chooser + 1) % 4), "ranking").text


def test_5_1_2e_only_a_rescue_place_beside_a_mine_is_said_to_make_it_safe() -> None:
    """A miner may be set where no mine lies yet; the entry says so instead of calling a mine safe."""
    state = at_stage("second_miner")
    place = position(state, GAME.active_seats(state)[0])
    cards = place.view.seats[place.seat].cards
    held = {space: card is not None for space, card in zip(SPACES, cards, strict=True)}
    assert set(held.values()) == {True, False}
    for space, mine in held.items():
        safe = "The mine there is safe" if mine else "No mine there yet"
        menus = [one for row in panel(place).rows for one in row if isinstance(one, Menu)]
        entries = {choice.value: choice for menu in menus for choice in menu.choices}
        entry = entries[f"insert rescue.{space}"]
        assert entry.label.endswith(f" · Mine rescue team {space}")
        assert entry.description == safe


def test_5_1_2c_a_marker_that_cannot_be_used_yet_is_not_called_unused() -> None:
    """While every village has workers no settlement can be placed: nothing is lost by finishing."""
    state = after_choosing("settlement")
    holder = next(seat for seat, has in enumerate(state.seats) if has.bonus == "settlement")
    while GAME.active_seats(state) != (holder,):
        state = did(state, GAME.active_seats(state)[0], "end")
    unused = PRESENTER.unused(position(state, holder), words("en"))
    assert "your action" in unused
    assert "Settlement" not in unused


def test_5_1_1_a_marker_that_could_be_used_is_called_unused() -> None:
    """The consolidation aid can always be turned into a coin in the action phases."""
    state = after_choosing("aid")
    holder = next(seat for seat, has in enumerate(state.seats) if has.bonus == "aid")
    while GAME.active_seats(state) != (holder,):
        state = did(state, GAME.active_seats(state)[0], "end")
    assert "the bonus marker Consolidation aid" in PRESENTER.unused(position(state, holder), words("en"))


def test_5_1_4_the_subsidence_marker_on_the_board_is_told_with_what_it_costs_from_then_on() -> None:
    """That the marker stays matters for every later round, so the sentence names the price."""
    event = Event(kind="subsidence_stays", rule="5.1.4", seat=None, params={})
    told = PRESENTER.tell(event, party(), words("en"))
    assert "each blank drawn costs everybody 1 coin or 2 points" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_its_own_begins_with_a_capital(language: Language) -> None:
    """An empty tableau has its line in the panel, which begins as every line does."""
    state = after_choosing("aid")
    shown = panel(position(state, GAME.active_seats(state)[0]), language=language)
    assert all(line[0] == line[0].upper() for line in shown.text.splitlines())


def test_who_won_a_ground_by_owning_all_its_mines_is_told_to_declare_nothing() -> None:
    """Nobody bids there, so nobody declared; the large mine is theirs to be laid."""
    found = 0
    for seed in range(12):
        for turn in random_game(3, seed):
            auction = turn.state.auction
            if auction is None or auction.winner is None or all(auction.declared):
                continue
            view = GAME.observe(turn.state, None)
            assert "not declared" not in "\n".join(auction_text.lines(view, party(3), words("en")))
            found += 1
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_administration_brings_are_no_victory_points(language: Language) -> None:
    """Nor what the consolidation aid adds: both are points of a consolidation, and are called so."""
    text, state = words(language), table(3, round=3)
    pieces(state, 0, "administration.e1", "administration.m1")
    named = {"en": "consolidation point", "de": "Konsolidierungspunkt", "fr": "point de consolidation"}[language]
    plural = {"en": "2 consolidation points", "de": "2 Konsolidierungspunkte", "fr": "2 points de consolidation"}
    said = text("kk-own-administration", points=plural[language])
    found = player_text.lines(GAME.observe(state, 0), 0, party(3), text)
    assert any(said in line for line in found)
    assert not any(text("kk-own-administration", points=text("kk-points", count=2)) in line for line in found)
    assert plural[language] in text("kk-bonus-effect-aid")
    assert named in text("kk-earns-consolidation", count=1)
