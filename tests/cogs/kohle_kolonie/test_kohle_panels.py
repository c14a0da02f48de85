"""Panels over random games: valid controls, every legal action within reach, answers left ahead."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from kohle_kolonie_tables import at_stage, begin, did, panel, party, position, positions, random_game

from bot.controls import read_id
from bot.post import Button, Form, Menu
from bot.presenter import Panel, Position
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.names import names_of
from games.engine.contract import apply_all
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import (
    Arrange,
    Bid,
    BuyEngine,
    BuyMine,
    Flip,
    InsertEngineer,
    LeaveCeiling,
    LeaveProtection,
    PlaceSettlement,
    PutMiners,
    RedeployEngineer,
    RedeployMiner,
    Secure,
)
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import MineCard, PitheadSide, State
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import Act, Miners
from tests.cogs.positions import acts, arguments
from tests.games.kohle_kolonie.kohle_kolonie_builders import fresh, table

ROOM = 1200
"""Characters for the game's part of a panel; title, moves and what is unused stand beside it."""
AHEAD = ("answers", "ranking", "ceiling", "protect", "subsidence", "loading", "places")


def within_reach(place: Position) -> set[str]:
    """What a press can do, here or after one or more presses that only narrow the choice."""
    done: set[str] = set()
    seen, waiting = {""}, [""]
    while waiting:
        shown = panel(place, waiting.pop())
        done |= set(arguments(shown, "do"))
        fresh = {focus for focus in arguments(shown, "show") if focus.split()[0] not in AHEAD} - seen
        seen |= fresh
        waiting += fresh
    return done


def check_controls(shown: Panel) -> None:
    assert len(shown.rows) + len(shown.later) <= 4
    assert 0 < len(shown.text) <= ROOM
    assert "{" not in shown.text
    ids = [
        control.id for row in (*shown.rows, *shown.later) for control in row if isinstance(control, Button | Menu)
    ]
    assert len(ids) == len(set(ids))
    for row in (*shown.rows, *shown.later):
        assert 1 <= len(row) <= 5
        assert len(row) == 1 or not any(isinstance(control, Menu) for control in row)
        for control in row:
            assert isinstance(control, Button | Menu)
            assert len(control.id) <= 100
            if isinstance(control, Menu):
                check_menu(control)
            else:
                assert 0 < len(control.label) <= 80
                assert control.label[0].upper() == control.label[0]
                opens = control.id.split(":")[1] in ("show", "form")
                assert opens or not control.label.endswith("…"), control.label


def check_menu(menu: Menu) -> None:
    assert 1 <= len(menu.choices) <= 25
    assert 0 < len(menu.placeholder) <= 150
    values = [choice.value for choice in menu.choices]
    assert len(values) == len(set(values))
    labels = [choice.label for choice in menu.choices]
    assert len(labels) == len(set(labels))
    for choice in menu.choices:
        assert 0 < len(choice.label) <= 100
        assert len(choice.description) <= 100
        assert 0 < len(choice.value) <= 100
        assert not choice.label.endswith("…")
        assert not choice.description.endswith("…")


def foci(place: Position, language: Language = "en") -> Iterator[Panel]:
    """The panel of a position and those that its buttons and menus lead to, answers left ahead included."""
    shown = panel(place, "", language)
    yield shown
    for focus in (*arguments(shown, "show"), *AHEAD):
        yield panel(place, focus, language)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "players", "preset"), [(1, 3, "steiger"), (2, 4, "german"), (3, 5, "english"), (4, 4, "french")]
)
def test_controls_are_valid_and_legal(seed: int, players: int, preset: str) -> None:
    """Whatever a control does is legal, and a panel keeps Discord's limits, in a whole game."""
    for number, place in enumerate(positions(seed, players, preset)):
        for shown in foci(place) if number % 3 == 0 else (panel(place),):
            check_controls(shown)
            for argument in arguments(shown, "do"):
                actions = acts(PRESENTER, place.state, place.seat, argument)
                assert apply_all(GAME, place.state, place.seat, actions)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "players", "preset"), [(5, 3, "steiger"), (6, 5, "steiger"), (7, 4, "english"), (8, 3, "french")]
)
def test_every_legal_action_is_within_reach(seed: int, players: int, preset: str) -> None:
    """Nothing legal is missing from the panel and what its controls lead to; no miners at all are `put 0`."""
    for place in positions(seed, players, preset):
        legal = {GAME.notation(action) for action in GAME.legal_actions(place.state, place.seat)}
        if GAME.notation(PutMiners(0)) in legal:
            legal.discard("stop")
        assert not legal - within_reach(place) - {"end"}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "players"), [(11, 3), (12, 5)])
def test_controls_fit_in_every_language(seed: int, players: int, language: Language) -> None:
    for number, place in enumerate(positions(seed, players, "english")):
        for shown in foci(place, language) if number % 4 == 0 else (panel(place, "", language),):
            check_controls(shown)


def test_a_stale_focus_shows_the_whole_panel() -> None:
    """A focus that has lost its sense leads back to the whole panel instead of to nothing."""
    place = position(at_stage("act"), at_stage("act").turn.seat)
    assert panel(place, "engine bonus nonsense").rows
    assert panel(place, "nonsense").rows == panel(place).rows
    assert panel(place, "mines").rows == panel(place).rows


def test_out_of_turn_there_are_answers_only() -> None:
    """Who is not at turn sees who is awaited; every press leaves or withdraws an answer."""
    state = at_stage("act")
    other = (state.turn.seat + 1) % 4
    shown = panel(position(state, other))
    assert party().names[state.turn.seat] in shown.text
    assert set(arguments(shown, "show")) >= {"ranking", "subsidence", "loading", "places"}
    for focus in ("", *AHEAD):
        for argument in arguments(panel(position(state, other), focus), "do"):
            (action,) = acts(PRESENTER, state, other, argument)
            assert isinstance(action, GAME.answers)


def test_after_the_end_there_is_nothing_to_press() -> None:
    *_, last = random_game(3, 9)
    shown = panel(position(last.state, 0))
    assert words("en")("kk-waiting-over") in shown.text
    assert not shown.rows


@pytest.mark.slow
def test_what_is_left_of_the_miners_is_always_shown() -> None:
    """How many to insert and to redeploy stands in the panel, also while a target is chosen."""
    seen = 0
    for place in positions(21, 4):
        turn = place.view.turn
        if not isinstance(turn, Miners):
            continue
        text, rest = words("en"), turn.left
        left = text("kk-left", insert=rest.insert, redeploy=rest.redeploy)
        if not rest.insert and not rest.redeploy:
            left = text("kk-left-engineer-only" if rest.engineer else "kk-left-none")
        assert not {"insert 0", "redeploy 0"} & {left[at : at + 10].strip("*,") for at in range(len(left))}
        sources = [focus for focus in arguments(panel(place), "show") if focus.startswith("from ")]
        for focus in ("", *sources):
            assert left.rstrip("*") in panel(place, focus).text
        seen += len(sources)
    assert seen > 5


def test_ranking_grows_and_shrinks_press_by_press() -> None:
    """Markers are added, put first and removed by the panel's menus; the last removal withdraws."""
    state = begin(4).state
    seat = (state.turn.seat + 1) % 4
    steps = ["rank+ wagon", "rank+ aid", "rank^ aid", "rank- wagon", "rank- aid"]
    for argument in steps:
        assert argument in set(arguments(panel(position(state, seat), "ranking"), "do"))
        state = did(state, seat, argument)
        check_controls(panel(position(state, seat), "ranking"))
    assert state.seats[seat].answers.ranking is None


def test_spaces_for_large_mines_are_ranked_the_same_way() -> None:
    state = begin(3).state
    for argument in ("spot+ A2", "spot+ B1", "spot^ B1"):
        assert argument in set(arguments(panel(position(state, 1), "places"), "do"))
        state = did(state, 1, argument)
    left = state.seats[1].answers.places
    assert left is not None
    assert left.spaces == ("B1", "A2")


def owner_of_a_mine(seed: int = 31) -> tuple[State, int]:
    """A position in an action phase, and a seat out of turn that owns a small mine and can be hit."""
    for transition in random_game(4, seed):
        state = transition.state
        if state.phase not in (2, 3, 4) or state.round < 2:
            continue
        for seat in range(4):
            held = [card for card in state.seats[seat].cards if card and card.card.isdecimal()]
            if seat != state.turn.seat and len(held) > 1 and any(int(card.card) <= 40 for card in held):
                return state, seat
    raise AssertionError("nobody owns mines")


def sent(form: Form, **values: str) -> str:
    """What a form sends: its name, then each field on a line of its own, as shown or as given."""
    press = read_id(form.id)
    assert press is not None
    return "\n".join((press.arg, *(values.get(field.id, field.value) for field in form.fields)))


def test_a_ceiling_is_left_with_presses() -> None:
    """Ground, value; then the form holds what was left, in words that are read again in every language."""
    state, seat = owner_of_a_mine()
    grounds = list(arguments(panel(position(state, seat), "ceiling"), "show"))
    assert grounds
    ground = grounds[0].split()[1]
    values = [one for one in arguments(panel(position(state, seat), grounds[0]), "do") if " to " in one]
    state = did(state, seat, values[3])
    (left,) = state.seats[seat].answers.ceilings
    assert left.ground == ground
    for language in LANGUAGES:
        form = PRESENTER.form(position(state, seat), grounds[0], party(), words(language))
        assert form is not None
        (read,) = acts(PRESENTER, state, seat, sent(form))
        assert read == left


@pytest.mark.parametrize(
    ("typed", "ceiling"),
    [
        ("Vereinigter General: 9", LeaveCeiling("general", 9)),
        ("general: 9, aid, 2 markers", LeaveCeiling("general", 9, True, 2)),
        ("verein general: bis 12; Hilfe; 1 Konsolidierungsmarker", LeaveCeiling("general", 12, True, 1)),
        ("NEUGLUCK\u00a0: 7, aide, jeton", LeaveCeiling("neuglueck", 7, True, 1)),
        ("Hamburg: up to 8", LeaveCeiling("hamburg_franziska", 8)),
    ],
)
def test_a_ceiling_is_read_in_any_language(typed: str, ceiling: LeaveCeiling) -> None:
    assert acts(PRESENTER, begin(4).state, 0, typed) == (ceiling,)


def test_owners_are_shown_their_form_when_a_ground_comes_up() -> None:
    """Out of turn in a running consolidation *Act* opens the ceiling for its ground, over the auction in words."""
    for seed in range(160, 180):
        state = at_stage("bid", seed, 5)
        assert state.auction is not None
        others = [
            one for one in state.auction.order if one not in (*GAME.active_seats(state), *state.auction.passed)
        ]
        if others:
            shown = panel(position(state, others[0]))
            check_controls(shown)
            offered = set(arguments(shown, "do"))
            assert f"ceil {state.auction.ground} to 9" in offered
            assert words("en")("kk-ceiling-none") in shown.text
            assert f"ceiling {state.auction.ground}" in set(arguments(shown, "form"))
            assert "answers" in set(arguments(shown, "show"))
            return
    raise AssertionError("no consolidation had a second owner")


def test_who_has_not_chosen_is_shown_the_ranking() -> None:
    """While bonus markers are chosen *Act* out of turn opens the ranking; later all answers."""
    state = begin(4).state
    waiting = (state.turn.seat + 1) % 4
    assert "rank+ aid" in set(arguments(panel(position(state, waiting)), "do"))
    assert "answers" in set(arguments(panel(position(state, waiting)), "show"))


def test_protection_is_left_in_one_press() -> None:
    """The panel offers to protect nothing, and every set of mines that coins can secure."""
    state, seat = owner_of_a_mine()
    offered = [
        acts(PRESENTER, state, seat, one)[0] for one in arguments(panel(position(state, seat), "protect"), "do")
    ]
    assert LeaveProtection() in offered
    spaces = [space for action in offered if isinstance(action, LeaveProtection) for space in action.coins]
    assert spaces
    chosen = next(action for action in offered if isinstance(action, LeaveProtection) and action.coins)
    after = GAME.apply(state, seat, chosen).state
    assert after.seats[seat].answers.protection == chosen
    assert ", ".join(chosen.coins) in panel(position(after, seat), "protect").text


def test_the_end_of_a_turn_asks_about_disaster_and_subsidence() -> None:
    """Once the action is taken the panel offers protection and how subsidence is paid."""
    found = 0
    for place in positions(41, 4):
        if isinstance(place.view.turn, Act) and place.view.turn.used.action:
            shown = panel(place)
            assert {"subsidence coin", "subsidence points"} <= set(arguments(shown, "do"))
            found += "protect" in set(arguments(shown, "show"))
            told = place.view.phase == 2 and (place.view.round == 1 or place.view.subsidence)
            assert (words("en")("kk-later-subsidence") in shown.text) == told
    assert found > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_keep_the_limits_and_their_moment(language: Language) -> None:
    """Labels and placeholders fit Discord; a form that makes no sense now is None."""
    state = at_stage("miners", players=3)
    place = position(state, state.turn.seat)
    for focus in ("plan", f"ceiling {next(g for g in ('general', 'cfe', 'neuglueck') if g not in state.merged)}"):
        form = PRESENTER.form(place, focus, party(3), words(language))
        assert form is not None
        assert len(form.id) <= 100
        assert 0 < len(form.title) <= 45
        assert all(0 < len(field.label) <= 45 and len(field.placeholder) <= 100 for field in form.fields)
    for focus in ("ceiling", "ceiling nowhere", "ranking", ""):
        assert PRESENTER.form(place, focus, party(3), words(language)) is None


def test_an_auction_takes_the_place_of_the_board() -> None:
    """While a consolidation runs the picture of the turn message is the auction's; afterwards the board's."""
    state = at_stage("bid")
    assert PRESENTER.board(GAME.observe(state, None), party(), words("en")).picture.kind == "auction"
    assert PRESENTER.board(GAME.observe(begin(4).state, None), party(), words("en")).picture.kind == "board"


# More than twenty at once: an area first


def with_many_mines() -> State:
    """A position of a random game in which more than twenty mines can be bought."""
    for transition in random_game(5, 2):
        state = transition.state
        if len(mines_of(state)) > 20:
            return state
    raise AssertionError("never so many")


def mines_of(state: State) -> list[str]:
    """Everything that buys a mine, as controls say it."""
    legal = GAME.legal_actions(state, state.turn.seat)
    return [GAME.notation(action) for action in legal if isinstance(action, BuyMine)]


def mine_menus(shown: Panel) -> list[Menu]:
    menus = [control for row in shown.rows for control in row if isinstance(control, Menu)]
    return [menu for menu in menus if menu.placeholder.startswith(words("en")("kk-menu-mines"))]


def test_5_1_2a_more_than_twenty_mines_have_a_menu_for_some_cities_each() -> None:
    """Each menu names its cities; a mine is one press all the same."""
    state, names = with_many_mines(), names_of(words("en"))
    menus = mine_menus(panel(position(state, state.turn.seat)))
    assert len(menus) == 2
    assert all(len(menu.choices) <= 20 for menu in menus)
    assert sorted(entry.value for menu in menus for entry in menu.choices) == sorted(mines_of(state))
    for menu in menus:
        for entry in menu.choices:
            ground = terrain_of(state).cards[entry.value.split()[1]].ground
            assert names.city(ground) in menu.placeholder


def test_5_1_2a_where_the_panel_has_no_room_for_that_the_cities_come_first() -> None:
    """More than forty, which would take three menus."""
    state = table(5, round=5)
    fresh(state, 0, coins=30, workers=30)
    place = position(state, 0)
    assert len(mines_of(state)) > 40
    shown = panel(place)
    assert len(shown.rows) <= 4
    assert mines_of(state)[0] not in arguments(shown, "do")
    foci = [focus for focus in arguments(shown, "show") if focus.startswith("mines ")]
    assert len(foci) > 1
    offered = [entry for focus in foci for entry in arguments(panel(place, focus), "do")]
    assert sorted(offered) == sorted(mines_of(place.state))
    assert not any(len(menu.choices) > 20 for focus in foci for menu in mine_menus(panel(place, focus)))


@pytest.mark.parametrize(("language", "text"), [("en", "Bids from"), ("de", "Gebote von"), ("fr", "Enchères de")])
def test_5_1_8_many_bids_have_a_menu_for_a_stretch_of_values_each(language: Language, text: str) -> None:
    """Every value is one press, whichever menu it is in."""
    state = at_stage("bid", 200)
    seat = state.turn.seat
    rich = msgspec.structs.replace(state.seats[seat], coins=50)
    seats = [rich if other == seat else side for other, side in enumerate(state.seats)]
    state = msgspec.structs.replace(state, seats=seats)
    bids = [action.value for action in GAME.legal_actions(state, seat) if isinstance(action, Bid)]
    assert 40 < len(bids) <= 60
    shown = panel(position(state, seat), "", language)
    menus = [control for row in shown.rows for control in row if isinstance(control, Menu)]
    assert [len(menu.choices) for menu in menus] == [20, 20, len(bids) - 40]
    assert [entry.value for menu in menus for entry in menu.choices] == [f"bid {value}" for value in bids]
    assert menus[1].placeholder.startswith(text)
    assert [int(word) for word in menus[1].placeholder.split() if word.isdecimal()] == [bids[20], bids[39]]


def control_texts(place: Position, focus: str, language: Language) -> dict[str, str]:
    """What each control of a panel does, and the words that say it."""
    told: dict[str, str] = {}
    for row in panel(place, focus, language).rows:
        for control in row:
            press = read_id(control.id) if isinstance(control, Button | Menu) else None
            if isinstance(control, Button) and press:
                told[press.arg] = control.label
            elif isinstance(control, Menu):
                told |= {entry.value: f"{entry.label}\n{entry.description}" for entry in control.choices}
    return told


def targeted(state: State, *kinds: type[Any]) -> list[Any]:
    seats = GAME.active_seats(state)
    return [one for seat in seats[:1] for one in GAME.legal_actions(state, seat) if isinstance(one, kinds)]


FOCUS = {"engineer": "engineer", "engine": "engine", "settle": "settlement"}
"""The lists of targets, by the word of the action's line."""


def said_of(state: State, action: Any, language: Language) -> str:
    """The words of the control that takes an action with a target."""
    place, line = position(state, GAME.active_seats(state)[0]), GAME.notation(action)
    focus = FOCUS[line.split()[0]] + (" bonus" if action.bonus else "")
    return {**control_texts(place, "", language), **control_texts(place, focus, language)}[line]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_extra_action_marker_is_said_with_what_brings_it(language: Language) -> None:
    """Also where the label is long."""
    found = 0
    for transition in random_game(5, 2):
        state = transition.state
        for action in targeted(state, InsertEngineer, BuyEngine, PlaceSettlement):
            seat = GAME.active_seats(state)[0]
            gained = GAME.apply(state, seat, action).state.seats[seat].extra > state.seats[seat].extra
            assert (words(language)("kk-effect-extra") in said_of(state, action, language)) is gained
            found += gained
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_of_the_flipped_cokery_are_said_with_what_scores_them(language: Language) -> None:
    """5.2.2: its bonus comes at once, beside what the place earns."""
    text, action = words(language), InsertEngineer("cokery.e1")
    games = (transition.state for transition in random_game(4, 2))
    state = next(one for one in games if action in targeted(one, InsertEngineer))
    own = state.seats[GAME.active_seats(state)[0]]
    assert text("kk-effect-at-once", points=names_of(text).points(2)) not in said_of(state, action, language)
    own.pitheads = tuple(
        PitheadSide(True, (0,) * 5) if index == facts.PITHEAD_INDEX["cokery"] else side
        for index, side in enumerate(own.pitheads)
    )
    assert text("kk-effect-at-once", points=names_of(text).points(2)) in said_of(state, action, language)


@pytest.mark.slow
def test_what_changes_nothing_says_so() -> None:
    """A miner on a place of the same card that earns the same; pieces of a flipped card on such places."""
    found = {RedeployMiner: 0, Arrange: 0}
    same = words("en")("kk-effect-same")
    for seed in (2, 3, 4):
        for transition in random_game(4, seed, "english"):
            state = transition.state
            for action in filter(_within_a_card, targeted(state, RedeployMiner, Arrange)):
                place = position(state, GAME.active_seats(state)[0])
                after = GAME.apply(state, place.seat, action).state.seats[place.seat]
                ways = {**control_texts(place, "", "en")}
                if isinstance(action, RedeployMiner):
                    ways |= control_texts(place, f"from {action.source}", "en")
                if said := ways.get(GAME.notation(action), ""):
                    alike = _places(after.pitheads) == _places(state.seats[place.seat].pitheads)
                    assert (same in said.lower()) == alike, (said, action)
                    found[type(action)] += alike
    assert all(found.values()), found


def _within_a_card(action: Any) -> bool:
    if isinstance(action, Arrange):
        return True
    cards = {action.source.partition(".")[0], action.to.partition(".")[0]}
    return len(cards) == 1 and cards <= set(facts.PITHEAD_INDEX)


def _places(sides: tuple[PitheadSide, ...]) -> list[list[tuple[Any, ...]]]:
    """What stands where on the pithead cards, by what the places are and not by which of them it is."""
    cards = zip(facts.PITHEADS, sides, strict=True)
    return [
        sorted(
            (msgspec.structs.astuple(slot)[1:], count)
            for slot, count in zip(card.side(side.flipped), side.pieces, strict=True)
            if count
        )
        for card, side in cards
    ]


@pytest.mark.slow
def test_what_an_engineer_earns_where_it_is_redeployed_is_said() -> None:
    found = 0
    for transition in random_game(4, 2):
        state = transition.state
        for action in targeted(state, RedeployEngineer):
            place = position(state, GAME.active_seats(state)[0])
            said = {**control_texts(place, "", "en"), **control_texts(place, "shift", "en")}[GAME.notation(action)]
            assert any(earned in said for earned in ("a round", "wagon", "consolidation point")), said
            found += 1
    assert found


def test_a_flip_says_all_that_it_scores() -> None:
    """With the points that a manned Cokery scores, and the extra action marker of the Ironworks."""
    found = set[str]()
    for seed in (2, 3, 6):
        for transition in random_game(4, seed):
            state = transition.state
            for seat in GAME.active_seats(state)[:1]:
                for action in GAME.legal_actions(state, seat):
                    if not isinstance(action, Flip):
                        continue
                    own, then = state.seats[seat], GAME.apply(state, seat, action).state.seats[seat]
                    place = position(state, seat)
                    ways = {**control_texts(place, "flips", "en"), **control_texts(place, "", "en")}
                    said = ways.get(GAME.notation(action))
                    if said is not None:
                        assert f", {then.points - own.points} points" in said
                        assert ("extra action marker" in said) is (then.extra > own.extra)
                        found.add(action.card)
    assert "ironworks" in found


def with_the_longest_mines(language: Language) -> State:
    """Mines to be secured, all of the longest name that there is."""
    state = at_stage("secure")
    own, terrain = state.seats[GAME.active_seats(state)[0]], terrain_of(state)
    longest = max(terrain.cards, key=lambda card: len(names_of(words(language)).card(card)))
    own.cards = tuple(MineCard(longest) if held else None for held in own.cards)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_hears_which_space_to_secure_is_told_the_mine_there(language: Language) -> None:
    """By the choice itself, or, where its button has no room for a long name, by the tableau."""
    text, state = words(language, spoken=True), with_the_longest_mines(language)
    seat, names = GAME.active_seats(state)[0], names_of(text)
    own, terrain = state.seats[seat], terrain_of(state)
    own.bonus = None  # the marker's own button would say it
    place = position(state, seat)
    shown = PRESENTER.panel(place, "", party(len(state.seats)), text)
    told = [control.label for row in shown.rows for control in row if isinstance(control, Button)]
    said = "\n".join((shown.text, *told))
    for action in (one for one in GAME.legal_actions(state, seat) if isinstance(one, Secure)):
        held = own.cards[terrain.space_index[action.space]]
        assert held is not None
        mine = names.card(held.card)
        tableau = text("kk-text-space", space=action.space, what=mine).rstrip()
        assert tableau in said or any(action.space in label and mine in label for label in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_secure_a_mine_of_a_long_name_says_what_is_left_of_the_coins(language: Language) -> None:
    """The name is left out before the price: the tableau stands above."""
    state = with_the_longest_mines(language)
    seat = GAME.active_seats(state)[0]
    own = state.seats[seat]
    secured = [one for one in GAME.legal_actions(state, seat) if isinstance(one, Secure)]
    told = control_texts(position(state, seat), "", language)
    assert secured
    for action in secured:
        assert (
            words(language)("kk-cost-left", coins="", left=own.coins - 1).strip(", ")
            in told[GAME.notation(action)]
        )
