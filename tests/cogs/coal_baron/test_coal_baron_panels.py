"""Panels over random games: valid controls, every legal action within reach, presses counted."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from coal_baron_tables import begin, party, position, random_game

from bot.controls import read_id
from bot.post import Button, Menu
from bot.presenter import Panel, Position
from bot.words import LANGUAGES, words
from cogs.coal_baron import PRESENTER, names
from cogs.short_names import plain_short
from games.coal_baron import facts, scoring
from games.coal_baron.actions import FillWithTwo
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals_for
from games.coal_baron.state import Options, Outstanding, Section, State, Workers
from games.engine.contract import apply_all
from renderer.draw import draw
from tests.cogs.positions import acts

ROOM = 1000
"""Characters for the game's part of a panel; title, moves and what is unused stand beside it."""

DOTTED = {
    *(
        words(language)(key)
        for language in LANGUAGES
        for key in ("cb-button-edit-goal", "cb-button-plan", "cb-button-ranking-type")
    ),
    "For later: ranking set in advance…",
    "Für später: Wunschliste hinterlegen…",
    "Pour plus tard, classer les commandes…",
}
"""Labels that end with an ellipsis of their own, because a form or a further choice follows."""


def panel(place: Position, focus: str = "", language: str = "en") -> Panel:
    return PRESENTER.panel(place, focus, party(len(place.state.seats)), words(language))


def arguments(shown: Panel, op: str) -> Iterator[str]:
    """Everything that the controls of one kind say when pressed."""
    for row in (*shown.rows, *shown.later):
        for control in row:
            if isinstance(control, Button | Menu) and (press := read_id(control.id)) and press.op == op:
                if isinstance(control, Menu):
                    yield from (choice.value for choice in control.choices)
                else:
                    yield press.arg


def within_reach(place: Position) -> set[str]:
    """What a press can do, here or after one or more presses that only narrow the choice."""
    done: set[str] = set()
    seen, waiting = {""}, [""]
    while waiting:
        shown = panel(place, waiting.pop())
        done |= set(arguments(shown, "do"))
        fresh = set(arguments(shown, "show")) - seen
        seen |= fresh
        waiting += fresh
    return done


def check_controls(shown: Panel) -> None:
    assert len(shown.rows) + len(shown.later) <= 4
    assert 0 < len(shown.text) <= ROOM
    ids = [
        control.id for row in (*shown.rows, *shown.later) for control in row if isinstance(control, Button | Menu)
    ]
    assert len(ids) == len(set(ids))
    for row in (*shown.rows, *shown.later):
        assert 1 <= len(row) <= 5
        assert len(row) == 1 or not any(isinstance(control, Menu) for control in row)
        for control in row:
            assert len(control.id) <= 100
            if isinstance(control, Button):
                assert 0 < len(control.label) <= 80
                assert not control.label.endswith("…") or control.label in DOTTED
            else:
                check_menu(control)


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
        assert not choice.description.endswith("…")


def positions(seed: int, players: int) -> Iterator[Position]:
    """Every position of a random game from the eyes of the seat at turn."""
    for transition in random_game(players, seed):
        for seat in GAME.active_seats(transition.state):
            yield position(transition.state, seat)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4)])
def test_controls_are_valid_and_legal(seed: int, players: int) -> None:
    """Whatever a control does is legal, and a panel keeps Discord's limits, in a whole game."""
    for place in positions(seed, players):
        shown = panel(place)
        check_controls(shown)
        for argument in arguments(shown, "do"):
            actions = acts(PRESENTER, place.state, place.seat, argument)
            assert apply_all(GAME, place.state, place.seat, actions)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "players"), [(4, 2), (5, 3), (6, 4)])
def test_every_legal_action_is_within_reach(seed: int, players: int) -> None:
    """Nothing legal is missing from the panel and what its controls lead to."""
    for number, place in enumerate(positions(seed, players)):
        legal = GAME.legal_actions(place.state, place.seat)
        pairs = any(isinstance(action, FillWithTwo) for action in legal)
        if pairs and number % 4:
            continue  # the narrowing of pairs takes many panels; a sample of them will do
        missing = {GAME.notation(action) for action in legal} - within_reach(place) - {"end"}
        assert not missing


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "players"), [(11, 2), (12, 3), (13, 4)])
def test_controls_fit_in_every_language(seed: int, players: int, language: str) -> None:
    for place in positions(seed, players):
        check_controls(panel(place, "", language))


def crowded() -> State:
    """A seat that mines with fifteen open orders and every kind of cube in cage and storage."""
    state = next(t.state for t in random_game(2, 7, clever=False) if t.state.turn.stage == "mining")
    mine = state.seats[state.turn.seat]
    mine.cage_level, mine.cage = 0, ("yellow", "brown", "grey", "black", "black")
    mine.storage = ("yellow", "yellow", "brown", "brown", "grey", "grey", "black", "black")
    return state


def test_pairs_are_narrowed_until_they_fit_a_menu() -> None:
    """Far more than 25 pairs: every one of them is within reach, and no menu is too long."""
    state = crowded()
    place = position(state, state.turn.seat)
    legal = {GAME.notation(action) for action in GAME.legal_actions(state, state.turn.seat)}
    assert sum(line.startswith("pair ") for line in legal) > 100
    assert legal - {"end"} <= within_reach(place)
    for focus in ("", "pair", *arguments(panel(place, "pair"), "show")):
        check_controls(panel(place, focus))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_space_chosen_for_two_cubes_stands_over_what_follows(language: str) -> None:
    """Space, first cube, second cube: each menu after the first names order and space."""
    text, state = words(language), crowded()
    place = position(state, state.turn.seat)
    for focus in arguments(panel(place, "pair", language), "show"):
        _, order, coal = focus.split()
        chosen = text("cb-pair-space", order=names.order(order, text), space=names.coal(coal, text))
        following = panel(place, focus, language)
        cubes = list(arguments(following, "show"))
        for shown in (following, *(panel(place, cube, language) for cube in cubes)):
            for (menu,) in shown.rows:
                assert isinstance(menu, Menu)
                assert chosen.casefold() in menu.placeholder.casefold()


def test_a_stale_focus_shows_the_steps() -> None:
    """A focus that has lost its sense leads back to the whole panel instead of to nothing."""
    state = next(t.state for t in random_game(2, 7) if t.state.turn.stage == "mining")
    place = position(state, state.turn.seat)
    assert panel(place, "pair handcart_01 yellow").rows == panel(place).rows
    assert panel(place, "nonsense").rows == panel(place).rows


def test_out_of_turn_there_is_no_move() -> None:
    """Who is not at turn in a shift sees who is awaited and can do nothing."""
    state = next(t.state for t in random_game(3, 8) if t.state.turn.stage == "place")
    other = (state.turn.seat + 1) % 3
    shown = panel(position(state, other))
    assert party().names[state.turn.seat] in shown.text
    assert not list(arguments(shown, "do"))


def test_after_the_end_there_is_no_move() -> None:
    *_, last = random_game(2, 9)
    shown = panel(position(last.state, 0))
    assert words("en")("cb-waiting-over") in shown.text
    assert not list(arguments(shown, "do"))


def test_ranking_grows_and_shrinks_press_by_press() -> None:
    """Cards are added, put first and removed by the panel's menus; the last removal withdraws."""
    state = begin(3).state
    seat = (state.turn.seat + 1) % 3
    for argument in _steps_of_a_ranking(state):
        place = position(state, seat)
        assert argument in set(arguments(panel(place), "do"))
        check_controls(panel(place))
        (action,) = acts(PRESENTER, state, seat, argument)
        state = GAME.apply(state, seat, action).state
    assert state.seats[seat].ranking == ()


def _steps_of_a_ranking(state: State) -> list[str]:
    first, second = state.draft[:2]
    return [f"rank+ {first}", f"rank+ {second}", f"rank^ {second}", f"rank- {first}", f"rank- {second}"]


def test_a_full_ranking_keeps_the_limits() -> None:
    """All thirteen cards ranked: the panel and the form still fit."""
    state = begin(4).state
    seat = (state.turn.seat + 1) % 4
    for card in state.draft:
        (action,) = acts(PRESENTER, state, seat, f"rank+ {card}")
        state = GAME.apply(state, seat, action).state
    place = position(state, seat)
    for language in LANGUAGES:
        assert len(panel(place, "ranking", language).text) <= ROOM
        form = PRESENTER.form(place, "ranking", party(4), words(language))
        assert form is not None
        assert len(form.fields[0].value) <= 400
        (read,) = acts(PRESENTER, state, seat, form.fields[0].value)
        assert read.orders == state.seats[seat].ranking


def test_ranking_is_read_by_names_of_any_language() -> None:
    state = begin(3, 5).state
    seat = state.turn.seat
    for language in LANGUAGES:
        place = position(state, seat)
        form = PRESENTER.form(place, "ranking", party(), words(language))
        assert form is not None
        state = GAME.apply(state, seat, acts(PRESENTER, state, seat, ", ".join(state.draft[:3]))[0]).state
        named = PRESENTER.form(position(state, seat), "ranking", party(), words(language))
        assert named is not None
        assert acts(PRESENTER, state, seat, named.fields[0].value.upper())[0].orders == state.draft[:3]


def test_an_open_card_taken_by_another_leaves_the_ranking() -> None:
    """A ranking keeps only what is still there when the next card is added."""
    state = begin(3).state
    seat, gone, kept = (state.turn.seat + 1) % 3, state.draft[0], state.draft[1]
    state = GAME.apply(state, seat, acts(PRESENTER, state, seat, f"rank+ {gone}")[0]).state
    state = GAME.apply(state, state.turn.seat, GAME.parse(f"draft {gone}")).state
    (action,) = acts(PRESENTER, state, seat, f"rank+ {kept}")
    assert action.orders == (kept,)


@pytest.mark.slow
def test_plan_form_is_prefilled_with_the_goal() -> None:
    """The form of the best goal holds a plan that is read back and legal."""
    found = 0
    for place in positions(21, 3):
        if place.view.stage != "mining":
            continue
        for focus in set(arguments(panel(place), "form")) - {"plan 0"}:
            form = PRESENTER.form(place, focus, party(), words("de"))
            assert form is not None
            plan = acts(PRESENTER, place.state, place.seat, form.fields[0].value)
            assert apply_all(GAME, place.state, place.seat, plan)
            found += 1
    assert found > 10


def test_forms_keep_the_limits_and_their_moment() -> None:
    """Labels and placeholders fit Discord; a form that makes no sense now is None."""
    for language in LANGUAGES:
        mining = next(place for place in positions(21, 3) if place.view.stage == "mining")
        for place, focus in ((mining, "plan 0"), (position(begin(3).state, 0), "ranking")):
            form = PRESENTER.form(place, focus, party(), words(language))
            assert form is not None
            assert len(form.id) <= 100
            assert 0 < len(form.title) <= 45
            assert 0 < len(form.fields[0].label) <= 45
            assert 0 < len(form.fields[0].placeholder) <= 100
        assert PRESENTER.form(mining, "ranking", party(), words(language)) is None
        assert PRESENTER.form(position(begin(3).state, 0), "plan 1", party(), words(language)) is None


def test_cards_go_back_in_the_order_shown() -> None:
    """One press puts all drawn cards back as listed, duplicates included."""
    rng, tried = Random(1), 0
    for players in (2, 3, 4):
        for place in positions(30 + players, players):
            if place.view.stage == "return_to":
                where = rng.choice(("top", "bottom"))
                actions = acts(PRESENTER, place.state, place.seat, f"rest {where}")
                state = apply_all(GAME, place.state, place.seat, actions)[-1].state
                pile = state.tile_pile if place.view.space == "factory_draw" else state.order_pile
                cards = [card.card for card in pile]
                held = list(place.view.drawn)
                assert (cards[: len(held)] if where == "top" else cards[-len(held) :]) == held
                assert state.turn.stage == "done"
                tried += 1
    assert tried > 5


@pytest.mark.parametrize(("substitutes", "choices"), [("required", 3), ("optional", 4)])
def test_substitutes_are_buttons(substitutes: str, choices: int) -> None:
    """The supply has no grey left: the other colours are offered, and leaving it empty where the table allows."""
    options = msgspec.convert({"substitutes": substitutes}, Options)
    state = next(t.state for t in random_game(2, 15, options) if t.state.turn.stage == "place")
    state.seats[state.turn.seat].francs = 20
    state.tile_slots = ("grey_2_light", *state.tile_slots[1:])
    state.supply = (5, 5, 0, 5)
    state = GAME.apply(state, state.turn.seat, GAME.parse("place factory_1")).state
    assert state.turn.stage == "substitute"
    for language in LANGUAGES:
        shown = panel(position(state, state.turn.seat), "", language)
        check_controls(shown)
        assert len(set(arguments(shown, "do"))) == choices
    assert within_reach(position(state, state.turn.seat)) == {
        GAME.notation(action) for action in GAME.legal_actions(state, state.turn.seat)
    }


def test_what_is_impossible_says_why() -> None:
    """An area without a legal space has no menu, but a line with the reason."""
    state = next(t.state for t in random_game(3, 16) if t.state.turn.stage == "place")
    state.seats[state.turn.seat].francs = 0
    state.tile_pile = ()
    shown = panel(position(state, state.turn.seat))
    assert (
        "Factory: nothing is possible, because no tile is within reach of 0 francs and your workers" in shown.text
    )
    assert not any(argument.startswith("place factory") for argument in arguments(shown, "do"))
    state.seats[state.turn.seat].workers = 1
    state.spaces = {space: Workers(0, 3) for space in facts.SPACES if space != "bank"}
    shown = panel(position(state, state.turn.seat))
    assert set(arguments(shown, "do")) == {"place bank"}
    assert "Mining: nothing is possible, because the cheapest space takes 4 workers and you have 1" in shown.text


@pytest.mark.one_quick
@pytest.mark.parametrize("stage", ["draft", "place", "mining", "keep", "return_to", "done"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_a_panel_can_be_drawn(stage: str, language: str) -> None:
    """A crop of 1,080 px; our words are all the renderer needs."""
    place = next(place for place in positions(17, 3) if place.view.stage == stage)
    shot = panel(place, "", language).shot
    assert shot is not None
    assert draw(shot.picture).width == 1080
    assert shot.alt


@pytest.mark.parametrize(("pile", "many"), [(43, "(of 43 tiles)"), (5, "(only 5 left)"), (2, "(only 2 left)")])
def test_a_draw_says_how_many_there_are(pile: int, many: str) -> None:
    state = next(t.state for t in random_game(3, 71) if t.state.turn.stage == "place")
    tiles = msgspec.structs.replace(state, tile_pile=state.tile_pile[:1] * pile)
    shown = panel(position(tiles, tiles.turn.seat))
    menus = [control for row in shown.rows for control in row if isinstance(control, Menu)]
    entry = next(choice for menu in menus for choice in menu.choices if choice.value == "place factory_draw")
    assert many in entry.label
    assert "cannot be taken back" in entry.description


def test_a_space_shows_whose_workers_it_sends_to_the_canteen() -> None:
    """Own ones and those in the bank are nobody's concern."""
    state = next(t.state for t in random_game(3, 71) if t.state.turn.stage == "place")
    seat, rival = state.turn.seat, (state.turn.seat + 1) % 3
    spaces = {"money_4": Workers(rival, 2), "mining_10": Workers(seat, 1)}
    shown = panel(position(msgspec.structs.replace(state, spaces=spaces), seat))
    menus = [control for row in shown.rows for control in row if isinstance(control, Menu)]
    told = {choice.value: choice.description for menu in menus for choice in menu.choices}
    assert told["place money_4"].startswith("3 of ")
    assert f" · sends 2 of {plain_short(party(), rival)} to the canteen · then " in told["place money_4"]
    assert "canteen" not in told["place mining_10"] + told["place bank"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_goal_hides_whose_workers_go_to_the_canteen(language: str) -> None:
    """The goal of a mining space comes last, in fewer words where there is less room for it, with its points."""
    text, told = words(language), 0
    for place in positions(2, 3):
        if place.view.stage != "place" or place.seat in place.state.spaces:
            continue
        rival = (place.seat + 1) % 3
        spaces = {one: Workers(rival, 1) for one in ("mining_4", "mining_6", "mining_8", "mining_10")}
        crowded = position(msgspec.structs.replace(place.state, spaces=spaces), place.seat)
        shown = panel(crowded, "", language)
        check_controls(shown)
        menus = [control for row in shown.rows for control in row if isinstance(control, Menu)]
        said = text("cb-displaces", count=1, who=plain_short(party(), rival))
        for entry in (choice for menu in menus for choice in menu.choices if "mining" in choice.value):
            assert said in entry.description
            found = goals_for(place.state, place.seat, facts.SPACES[entry.value.split()[1]].number)
            assert entry.description.endswith(said) is not bool(found)
            if found and found[0].points:
                assert names.points(found[0].points, text) in entry.description
            told += bool(found)
    assert told > 20


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_canteen_hides_what_francs_a_tile_leaves(language: str) -> None:
    """Where another's workers stand there is room for the francs that are left, at least."""
    text, told = words(language), 0
    for place in positions(2, 3):
        if place.view.stage != "place":
            continue
        rival, spaces = (place.seat + 1) % 3, [one for one in facts.SPACES if one.startswith("factory_")]
        crowded = msgspec.structs.replace(place.state, spaces={one: Workers(rival, 1) for one in spaces})
        menus = [one for row in panel(position(crowded, place.seat), "", language).rows for one in row]
        for entry in (choice for menu in menus if isinstance(menu, Menu) for choice in menu.choices):
            space = facts.SPACES[entry.value.split()[1]]
            kind = place.view.tile_slots[space.number - 1] if space.area == "factory" and space.number else None
            if kind is not None:
                left = place.view.seats[place.seat].francs - facts.TILES[kind].price
                assert text("cb-effect-left", left=names.francs(left, text)) in entry.description
                told += 1
    assert told > 20


@pytest.mark.parametrize(
    ("held", "workers", "why"),
    [
        ((), 5, "you have no orders"),
        ((Outstanding("truck_04", ((),)),), 5, "your order is not complete"),
        (
            (Outstanding("truck_04", ((),)), Outstanding("handcart_01", ((),))),
            5,
            "none of your 2 orders is complete",
        ),
        ((Outstanding("truck_04", (("grey",),)),), 1, "that takes 3 workers and you have 1"),
    ],
)
def test_why_nothing_can_be_delivered(held: tuple[Outstanding, ...], workers: int, why: str) -> None:
    state = next(t.state for t in random_game(3, 16) if t.state.turn.stage == "place")
    state.seats[state.turn.seat].outstanding = held
    state.seats[state.turn.seat].workers = workers
    state.spaces = {"delivery_truck": Workers((state.turn.seat + 1) % 3, 2)}
    shown = panel(position(state, state.turn.seat))
    assert f"Delivery: nothing is possible, because {why}" in shown.text.splitlines()


def test_own_delivered_spaces_stand_where_orders_are_chosen() -> None:
    """Only the own ones while delivered orders lie face down (S10), else those of all."""
    state = next(t.state for t in random_game(3, 16) if t.state.turn.stage == "place")
    seat = state.turn.seat
    state.seats[seat].delivered = ("truck_04", "truck_08")
    state.seats[(seat + 1) % 3].delivered = ("handcart_10",)
    state.scoring = ()
    hidden = panel(position(state, seat)).text
    assert (
        "Your delivered spaces: grey 3 · truck 3 (the others’ lie face down until the shift is scored)" in hidden
    )
    assert party().names[(seat + 1) % 3] not in hidden.split("Your delivered spaces")[1].splitlines()[0]
    later = msgspec.structs.replace(state, shift=3)
    assert "(the others’ lie face down again until the next scoring)" in panel(position(later, seat)).text
    scored = msgspec.structs.replace(later, scoring=scoring.standings(later, 2))
    assert (
        "(as just scored; with the next move the others’ lie face down again)"
        in panel(position(scored, seat)).text
    )
    opened = msgspec.structs.replace(state, options=msgspec.structs.replace(state.options, delivered="open"))
    others = "/".join(party().names[(seat + after) % 3] for after in (1, 2))
    (line,) = [
        one for one in panel(position(opened, seat)).text.splitlines() if one.startswith("Spaces delivered")
    ]
    assert line.startswith(f"Spaces delivered (you/{others}): ")
    assert "truck 3/0/0" in line
    assert "face down" not in line
    state.seats[seat].delivered = ()
    assert "delivered" not in panel(position(state, seat)).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawn_cards_are_listed_in_the_order_of_their_letters(language: str) -> None:
    """Text, buttons and picture have the same letters in the same order; what is too dear has none."""
    tried = 0
    for place in positions(31, 3):
        if place.view.stage != "keep":
            continue
        shown = panel(place, "", language)
        buttons = [control.label for row in shown.rows for control in row if isinstance(control, Button)]
        letters = [label[0] for label in buttons[:-1]]
        lines = [line.removeprefix("• ") for line in shown.text.splitlines() if line.startswith("• ")]
        listed = [line[0] for line in lines if line[1:4] == " · "]
        assert list(dict.fromkeys(listed)) == letters
        assert shown.shot is not None
        assert [target.sign for target in shown.shot.picture.targets if target.sign] == listed
        tried += 1
    assert tried > 3


def test_the_cage_goes_last_where_there_is_nothing_to_load() -> None:
    state = next(t.state for t in random_game(2, 7, clever=False) if t.state.turn.stage == "mining")
    mine = state.seats[state.turn.seat]
    mine.cage_level, mine.cage = 0, ()
    mine.sections = (Section("grey_2_light", ("grey", None)), Section("yellow_2_dark", (None, None)))
    shown = panel(position(state, state.turn.seat))
    moves = [one.label for row in shown.rows for one in row if isinstance(one, Button) and "Cage to" in one.label]
    assert moves == [
        "Cage to level 3 (grey)",
        "Cage to level 1 (yellow): nothing to load",
        "Cage to level 2 (brown): nothing to load",
        "Cage to level 4 (black): nothing to load",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_put_back_are_told_with_their_number(language: str) -> None:
    """Each move of laying them back one by one says the place that it gives."""
    text = words(language)
    place = next(one for one in positions(31, 3) if one.view.stage == "return_to" and len(one.view.drawn) == 4)
    state, told = place.state, []
    for action in (GAME.parse("return top"), *(GAME.parse(f"next {card}") for card in place.view.drawn[:3])):
        told.append(PRESENTER.move(state, action, party(), text))
        state = GAME.apply(state, place.seat, action).state
    cards = [names.card(card, text) for card in place.view.drawn]
    assert told[1:] == [text("cb-move-next", number=at, card=cards[at - 1]) for at in (1, 2, 3)]
