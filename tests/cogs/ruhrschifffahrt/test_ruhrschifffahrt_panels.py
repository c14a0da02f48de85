"""Panels over random games: valid controls, every legal action within reach, answers left ahead."""

from collections.abc import Iterator

import msgspec
import pytest
from ruhrschifffahrt_tables import at_stage, begin, did, panel, party, position, positions, random_game

from bot.post import Button, Menu
from bot.presenter import Panel, Position
from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt import PRESENTER
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.shown import trip_text
from games.engine.contract import apply_all
from games.ruhrschifffahrt import facts, foresight, purchases, shipping, special_options, starting, turns
from games.ruhrschifffahrt.actions import Action, ChooseOption, LeavePurchases, PlanSale
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import Die, State
from tests.cogs.positions import acts, arguments

ROOM = 1500
"""Characters for the game's part of a panel; title, moves and what is unused stand beside it."""
AHEAD = ("answers", "purchases", "choice", "storages")


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
                assert not control.label.endswith("…"), control.label


def check_menu(menu: Menu) -> None:
    assert 1 <= len(menu.choices) <= 25
    assert 0 < len(menu.placeholder) <= 150
    values = [choice.value for choice in menu.choices]
    assert len(values) == len(set(values))
    assert len({choice.label for choice in menu.choices}) == len(menu.choices)
    for choice in menu.choices:
        assert 0 < len(choice.label) <= 100
        assert len(choice.description) <= 100
        assert 0 < len(choice.value) <= 100
        assert not choice.label.endswith("…"), choice.label
        assert not choice.description.endswith("…"), choice.description


def labels(shown: Panel) -> list[str]:
    """What stands on the buttons of a panel."""
    return [control.label for row in (*shown.rows, *shown.later) for control in row if isinstance(control, Button)]


def foci(place: Position, language: Language = "en") -> Iterator[Panel]:
    """The panel of a position and those that its buttons and menus lead to, answers left ahead included."""
    shown = panel(place, "", language)
    yield shown
    for focus in dict.fromkeys((*arguments(shown, "show"), *AHEAD)):
        yield panel(place, focus, language)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4)])
def test_controls_are_valid_and_legal(seed: int, players: int) -> None:
    """Whatever a control does is legal, and a panel keeps Discord's limits, in a whole game."""
    for place in positions(seed, players):
        for shown in foci(place):
            check_controls(shown)
            for argument in arguments(shown, "do"):
                actions = acts(PRESENTER, place.state, place.seat, argument)
                assert apply_all(GAME, place.state, place.seat, actions)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_keep_their_limits_in_every_language(language: Language) -> None:
    for number, place in enumerate(positions(40, 4)):
        for shown in foci(place, language) if number % 2 == 0 else ():
            check_controls(shown)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "players"), [(5, 2), (6, 3), (7, 4)])
def test_every_legal_action_is_within_reach(seed: int, players: int) -> None:
    """Nothing legal is missing from the panel and what its controls lead to.

    An option comes with what follows it; the sale that is planned already, and an only sale, need no control.
    """
    for place in positions(seed, players):
        firsts = {argument.split(",")[0] for argument in within_reach(place)}
        for action in GAME.legal_actions(place.state, place.seat):
            if action == GAME.end_turn or _needs_no_control(place.state, place.seat, action):
                continue
            assert GAME.notation(action) in firsts, (place.state.turn, action)


def _needs_no_control(state: State, seat: int, action: object) -> bool:
    if not isinstance(action, PlanSale):
        return False
    plan = state.seats[seat].plan
    return len(shipping.trips_of_barge(state, seat)) == 1 or (plan is not None and plan.space == action.space)


# Phase 3


def test_6_3_one_press_gives_option_start_and_sale() -> None:
    """Option, start and sale are given together: a press on Tow's panel plans all three."""
    state = at_stage("option", 130)
    while not _towable(state):
        state = _next_option(state)
    place = position(state, state.turn.seat)
    shown = panel(place, "option tow")
    argument = next(arguments(shown, "do"))
    assert [step.split()[0] for step in argument.split(", ")] == ["option", "start", "plan"]
    after = did(state, place.seat, argument)
    assert after.turn.stage == "plan"
    assert after.seats[place.seat].plan is not None
    assert PRESENTER.unused(position(after, place.seat), words("en")) == ""


def _towable(state: State) -> bool:
    seat = state.turn.seat
    return state.turn.stage == "option" and ChooseOption("tow") in special_options.legal_options(state, seat)


def _next_option(state: State) -> State:
    """A later position of a game in which the seat at turn plays on as its panel says first."""
    for transition in random_game(4, 131):
        if _towable(transition.state):
            return transition.state
    raise AssertionError("nobody can tow")


def test_6_3_a_start_is_told_with_all_it_brings() -> None:
    """Where the trip can end, what is left of the die, what it pays, which progress tile it completes."""
    state = begin(4).state
    own = msgspec.structs.replace(state.seats[state.turn.seat], cubes={"BC": 1})
    seats = [own if seat == state.turn.seat else other for seat, other in enumerate(state.seats)]
    state = msgspec.structs.replace(state, seats=seats)
    shown = panel(position(state, state.turn.seat))
    menu = next(control for row in (*shown.rows, *shown.later) for control in row if isinstance(control, Menu))
    entry = next(one for one in menu.choices if one.value == "start st_steele, plan in_spillenburg")
    assert entry.label == "R, S · 23 Steele, storage (black 3) to 25 Spillenburg, arms factory: 1 coin"
    assert entry.description == (
        "Completes Lock construction, cube black to industry, arrives as 2 (1 lost), 2 spaces, 1 obstacle"
    )
    assert "Spillenburg" not in shown.text  # what the menu says the text does not say again


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_5_2_an_option_by_a_tile_is_offered_with_the_same_for_coins(language: Language) -> None:
    """Both had a button, which made twelve of them; who hears a panel has each by itself."""
    state = begin(4).state
    seat = state.turn.seat
    own = msgspec.structs.replace(state.seats[seat], tiles=("tow_action",), coins=9, place="ci_kettwig")
    seats = [own if at == seat else other for at, other in enumerate(state.seats)]
    state = msgspec.structs.replace(state, seats=seats, round=5, pilot_ban=False)
    place, tile = position(state, seat), words(language)("ru-tile-tow_action")
    ways = [one for one in arguments(panel(place, "", language), "show") if one.startswith("option ")]
    assert "option tow" in ways
    assert not [one for one in ways if one.endswith(" free")]
    labels = [one.label for row in panel(place, "", language).rows for one in row if isinstance(one, Button)]
    assert sum(tile in label for label in labels) >= 2
    assert all(len(label) <= 80 and "…" not in label for label in labels)
    paid, by_tile = (one for row in panel(place, "option tow", language).rows for one in row)
    assert isinstance(paid, Menu)
    assert isinstance(by_tile, Menu)
    assert paid.id != by_tile.id
    assert tile in by_tile.placeholder
    assert tile not in paid.placeholder
    for menu, coins in ((paid, own.coins - facts.OPTIONS["tow"].coins(5)), (by_tile, own.coins)):
        for choice in menu.choices:
            assert did(state, seat, choice.value).seats[seat].coins == coins
    heard = PRESENTER.panel(place, "", party(4), words(language, spoken=True))
    assert "option tow free" in arguments(heard, "show")


def test_5_2_a_forbidden_option_is_told_with_its_reason_and_has_no_button() -> None:
    state = begin(4).state
    shown = panel(position(state, state.turn.seat))
    assert "✗ Wage, Replenishment: progress tile not received" in shown.text.splitlines()
    assert not {"option wage", "option tow"} & set(arguments(shown, "show"))
    assert "option pilot" in set(arguments(shown, "show"))


def test_5_3_an_option_says_the_debts_it_makes() -> None:
    """Transport and pilot costs a coin in the first rounds; nobody has one then."""
    state = begin(4).state
    shown = panel(position(state, state.turn.seat))
    assert {"Transport and pilot: 1 coin, making 1 debt", "Pilot: free"} <= set(labels(shown))


def test_6_4_a_sale_without_a_plan_is_named_before_finishing() -> None:
    """Who starts with a pilot and plans nothing is told that the question comes again in phase 4."""
    state = did(begin(4).state, begin(4).state.turn.seat, "option pilot, start st_steele")
    place = position(state, state.turn.seat)
    assert PRESENTER.unused(place, words("en")) == "a plan for the sale (without one you are asked in phase 4)"


# Dice that leave a track


def leaving_together(first: Die, second: Die) -> State:
    """A position in round 4 in which the seat at turn must place two dice."""
    state = at_stage("place_dice", 140)
    free = {at: die for at, die in state.dice.items() if at not in ("st_mintard", "st_broich", "st_muelheim")}
    return msgspec.structs.replace(
        state, round=4, leaving=(first, second), dice=free, turn=turns.PlaceDice(state.turn.seat)
    )


def test_5_1_dice_that_leave_together_are_one_question() -> None:
    """One press places both; all ways that end differently are offered, each once."""
    state = leaving_together(Die("black", 2), Die("black", 5))
    seat = GAME.active_seats(state)[0]
    shown = panel(position(state, seat))
    offered = set(arguments(shown, "do"))
    assert "place st_mintard, place st_broich" in offered
    assert len(offered) == 6
    assert "black 2, black 5" in shown.text
    after = did(state, seat, "place st_mintard, place st_broich")
    assert (after.dice["st_mintard"], after.dice["st_broich"]) == (2, 5)
    assert after.leaving == ()


def test_5_1_equal_dice_are_offered_once() -> None:
    state = leaving_together(Die("black", 4), Die("black", 4))
    shown = panel(position(state, GAME.active_seats(state)[0]))
    assert len(set(arguments(shown, "do"))) == 3


# Answers left ahead


def after_start(state: State, argument: str) -> tuple[State, int]:
    """The position once the seat at turn has done something and finished, and the seat."""
    seat = state.turn.seat
    return did(did(state, seat, argument), seat, "end"), seat


def with_lock_to_come() -> tuple[State, int]:
    """Somebody in round 2 whose planned sale completes Lock construction."""
    state = begin(2).state
    seat = state.turn.seat
    own = msgspec.structs.replace(state.seats[seat], cubes={"BC": 1}, coins=2)
    seats = [own if other == seat else side for other, side in enumerate(state.seats)]
    dice = {**state.dice, "st_rellinghausen": 3}
    state = msgspec.structs.replace(state, seats=seats, round=2, dice=dice)
    return after_start(state, "start st_rellinghausen")


def test_6_6_after_the_start_purchases_of_the_round_are_offered() -> None:
    """The tile that the planned sale will bring is counted in, and so are its coins."""
    state, seat = with_lock_to_come()
    shown = panel(position(state, seat))
    assert "Already counted: 29 Überruhr, hammer mill: 1 coin; progress: Lock construction." in shown.text
    assert "You would have 3 coins left" in shown.text
    assert "buy+ lock ob_hattingen" in set(arguments(shown, "do"))


def test_6_6_purchases_gather_with_the_limit_of_their_price() -> None:
    state, seat = with_lock_to_come()
    state = did(state, seat, "buy+ lock ob_hattingen")
    left = state.seats[seat].answers.purchases
    assert left is not None
    assert (len(left.purchases), left.most) == (1, 2)
    shown = panel(position(state, seat), "purchases")
    assert "To be bought: lock at 14 Hattingen; for 2 coins at most" in shown.text
    assert "You would have 1 coin left" in shown.text
    raised = did(state, seat, "most 3")
    assert raised.seats[seat].answers.purchases == LeavePurchases(left.purchases, 3)
    warning = words("en")("ru-limit-raised")
    assert warning in panel(position(raised, seat), "purchases").text, "the next purchase sets it anew"
    assert warning not in shown.text
    assert did(state, seat, "buy-").seats[seat].answers.purchases is None


def test_6_6_what_was_left_is_bought_without_asking() -> None:
    state, seat = with_lock_to_come()
    state = did(state, seat, "buy+ lock ob_hattingen")
    other = 1 - seat
    for _ in range(8):
        if state.phase == 6 or state.round == 3:
            break
        legal = [action for action in GAME.legal_actions(state, other) if action != GAME.end_turn]
        action = GAME.end_turn if state.turn.stage in ("plan", "done") else legal[0]
        state = GAME.apply(state, other, action).state
    assert "ob_hattingen" not in state.obstacles
    assert state.seats[seat].answers.purchases is None


def test_6_6_nothing_to_buy_can_be_left_and_withdrawn() -> None:
    state, seat = with_lock_to_come()
    state = did(state, seat, "purchases 0")
    assert "Buy nothing in this round" in panel(position(state, seat), "purchases").text
    assert "withdraw purchases" in set(arguments(panel(position(state, seat), "purchases"), "do"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_left_is_shown_in_the_overview(language: Language) -> None:
    state = begin(4).state
    seat = (state.turn.seat + 1) % 4
    before = panel(position(state, seat), "answers", language).text
    for said in ("skip", "choice 3 coin", "choice 6 point", "store+ st_oefte", "purchases 4 repay"):
        state = did(state, seat, said)
    after = panel(position(state, seat), "answers", language).text
    assert len(after.splitlines()) == len(before.splitlines()) + 4


def test_a_ranking_of_storages_grows_turns_and_shrinks() -> None:
    state = begin(4).state
    seat = (state.turn.seat + 1) % 4
    for said in ("store+ st_oefte", "store+ st_horst", "store^ st_horst", "store+ st_gedern", "store- st_gedern"):
        state = did(state, seat, said)
    left = state.seats[seat].answers.storages
    assert left is not None
    assert left.storages == ("st_horst", "st_oefte")
    assert did(did(state, seat, "store- st_oefte"), seat, "store- st_horst").seats[seat].answers.storages is None


def test_6_1_the_coming_choice_can_be_left() -> None:
    state = begin(4).state
    seat = (state.turn.seat + 1) % 4
    shown = panel(position(state, seat), "choice")
    assert set(arguments(shown, "do")) == {"choice 3 coin", "choice 3 point"}
    assert "Coin or point in round 3" in [
        control.label
        for row in panel(position(state, seat)).rows
        for control in row
        if isinstance(control, Button)
    ]


@pytest.mark.parametrize("seed", [11, 12])
def test_what_is_foreseen_is_what_comes(seed: int) -> None:
    """Where nobody changes anything on the way, coins and tiles before phase 6 are those that were foreseen."""
    compared = 0
    for transition in random_game(3, seed):
        state = transition.state
        if state.phase != 3 or state.turn.stage != "plan" or len(state.waiting) > 1:
            continue
        seat = state.turn.seat
        foreseen = foresight.at_purchases(state, seat).seats[seat]
        trip = foresight.expected(state, seat)
        after = GAME.apply(state, seat, GAME.end_turn).state
        while trip is not None and after.phase == 4 and GAME.active_seats(after):
            after = GAME.apply(after, GAME.active_seats(after)[0], _first(after)).state
        if trip is None or after.phase != 6 or after.waiting[:1] != (seat,):
            continue
        assert after.seats[seat].tiles == foreseen.tiles
        assert after.seats[seat].cubes == foreseen.cubes
        compared += 1
    assert compared >= 2


@pytest.mark.parametrize("seed", [11, 12])
def test_tiles_that_one_has_sold_for_are_counted_until_they_come(seed: int) -> None:
    """Between the own sale and phase 5 what is planned to be bought costs what it will cost then."""
    compared = 0
    for transition in random_game(3, seed):
        state = transition.state
        sold = [seat for seat in range(3) if seat not in state.waiting]
        if state.phase != 4 or not sold:
            continue
        after = state
        while after.phase == 4 and GAME.active_seats(after):
            after = GAME.apply(after, GAME.active_seats(after)[0], _first(after)).state
        for seat in sold:
            coming = foresight.tiles_coming(state, seat)
            if not coming or after.phase != 6 or not set(coming) <= set(after.seats[seat].tiles):
                continue
            foreseen = foresight.at_purchases(state, seat).seats[seat]
            assert foreseen.tiles == after.seats[seat].tiles
            assert foreseen.supply == after.seats[seat].supply
            said = panel(position(state, seat), "purchases").text
            assert all(words("en")(f"ru-tile-{tile}") in said for tile in coming)
            compared += 1
    assert compared >= 2


def _first(state: State) -> Action:
    return GAME.legal_actions(state, GAME.active_seats(state)[0])[0]


def test_starts_of_a_panel_are_those_of_the_rules() -> None:
    state = begin(3).state
    place = position(state, state.turn.seat)
    offered = {argument.split(",")[0] for argument in arguments(panel(place), "do")}
    assert offered == {f"start {start.storage}" for start in starting.starts_now(state, place.seat)}


@pytest.mark.parametrize(("players", "said"), [(2, True), (3, True), (4, False)])
def test_8_two_locks_for_one_are_named_before_the_first_is_bought(players: int, said: bool) -> None:
    state = begin(players).state
    seat = state.turn.seat
    own = msgspec.structs.replace(state.seats[seat], tiles=("lock_construction",), coins=2)
    seats = [own if other == seat else side for other, side in enumerate(state.seats)]
    state = msgspec.structs.replace(
        state, seats=seats, round=2, phase=6, turn=turns.Purchase(seat), waiting=(seat,)
    )
    assert ("second one free of charge" in panel(position(state, seat)).text) is said


# Not too many at once


def loaded_at(state: State, seat: int, storage: str) -> State:
    """The state with the barge of a seat at a storage with a die, its sale still to be planned."""
    own = msgspec.structs.replace(state.seats[seat], place=storage, option="pilot")
    seats = tuple(own if at == seat else other for at, other in enumerate(state.seats))
    return msgspec.structs.replace(state, seats=seats, turn=turns.Plan(seat))


@pytest.mark.parametrize(
    ("language", "coins"), [("en", "1 coin to "), ("de", "1 Thaler an "), ("fr", "1 thaler à ")]
)
def test_a_sale_shows_what_rivals_warehouses_earn_by_it(language: Language, coins: str) -> None:
    """Each owner of a warehouse in the city gets a coin (R11); in Ruhrort the export marker moves for all."""
    state = begin(4).state
    seat, storage = state.turn.seat, "st_horst"
    rivals = ((seat + 1) % 4, (seat + 2) % 4)
    state = loaded_at(msgspec.structs.replace(state, cities={"ci_steele": (seat, *rivals)}), seat, storage)
    shown = PRESENTER.panel(position(state, seat), "", party(), words(language))
    menus = [control for row in shown.rows for control in row if isinstance(control, Menu)]
    entries = {choice.value: choice.description for menu in menus for choice in menu.choices}
    told = entries["plan ci_steele"]
    names = [party().plain_names[rival][:11] for rival in rivals]
    assert coins in told
    assert all(name in told for name in names)
    assert party().plain_names[seat][:11] not in told
    assert coins not in entries["plan ci_werden"]
    assert "+1" in entries["plan po_ruhrort"]
    assert all(len(description) <= 100 for description in entries.values())


def test_the_text_says_nothing_that_the_menu_says() -> None:
    """Two screens of starts and sales stood in both."""
    for transition in list(random_game(3, 12))[::7]:
        state = transition.state
        if not GAME.active_seats(state) or state.turn.stage not in ("option", "start", "plan"):
            continue
        shown = panel(position(state, state.turn.seat))
        menus = [control for row in shown.rows for control in row if isinstance(control, Menu)]
        labels = [choice.label for menu in menus for choice in menu.choices]
        assert not [label for label in labels if label in shown.text]
        assert len(shown.text) <= 900
        assert all(line.count(":") == 1 for line in shown.text.splitlines() if line.startswith("✗"))


def without_warehouse(points: int) -> State:
    """At the choice of an option, without coins and without a warehouse in the supply."""
    state = at_stage("option")
    seat = GAME.active_seats(state)[0]
    source = (points, *[0] * (len(state.seats[seat].score) - 1))
    own = msgspec.structs.replace(state.seats[seat], coins=0, supply=0, debts=0, score=source)
    seats = [own if at == seat else other for at, other in enumerate(state.seats)]
    return msgspec.structs.replace(state, seats=seats)


@pytest.mark.parametrize(("points", "lost"), [(9, "−2 points"), (1, "−1 point")])
def test_a_debt_by_a_warehouse_of_the_calendar_says_what_it_costs(points: int, lost: str) -> None:
    """5.3, R26, R55: no more than there is."""
    state = without_warehouse(points)
    seat = GAME.active_seats(state)[0]
    offers = [one for one in special_options.option_offers(state, seat) if one.violation is None and one.debts]
    assert offers
    told = [label for label in labels(panel(position(state, seat))) if "debt" in label]
    assert len(told) == len(offers)
    assert all(label.endswith(f"1 debt ({lost})") for label in told)
    for offer in offers:
        after = GAME.apply(state, seat, offer.action).state.seats[seat]
        assert state.seats[seat].points - after.points == offer.forfeit


def poor_buyer() -> State:
    """A purchase by a seat with 9 points and neither coins nor a warehouse in supply."""
    state = at_stage("purchase")
    seat = GAME.active_seats(state)[0]
    own = msgspec.structs.replace(state.seats[seat], coins=0, supply=0, debts=0, score=(9, *[0] * 20))
    return msgspec.structs.replace(
        state, seats=[own if at == seat else other for at, other in enumerate(state.seats)]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_hears_purchases_is_told_the_points_that_their_debts_cost(language: Language) -> None:
    """5.3, R26: in the price of each menu's entries, as who sees has it."""
    state, text = poor_buyer(), words(language, spoken=True)
    place, names = position(state, GAME.active_seats(state)[0]), names_of(text)
    shown = PRESENTER.panel(place, "", party(len(state.seats)), text)
    told = {
        choice.value: f"{menu.placeholder}\n{choice.description}"
        for menu in (control for row in shown.rows for control in row if isinstance(control, Menu))
        for choice in menu.choices
    }
    indebted = 0
    for offer in purchases.offers(state, place.seat):
        if (said := told.get(GAME.notation(offer.action))) is not None and offer.forfeit:
            assert names.price(offer.price, offer.debts, offer.forfeit).casefold() in said.casefold()
            indebted += 1
    assert indebted


def test_purchases_by_a_warehouse_of_the_calendar_say_what_they_cost() -> None:
    """5.3, R26: as with options, in the price itself."""
    state = poor_buyer()
    seat = GAME.active_seats(state)[0]
    price = names_of(words("en")).price(3, 2, 4)
    assert price == "3 coins, 2 debts (−4 points)"
    own = state.seats[seat]
    for offer in purchases.offers(state, seat):
        after = GAME.apply(state, seat, offer.action).state.seats[seat]
        assert after.points - own.points == offer.points - offer.forfeit, offer


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_that_has_room_for_one_sale_only_says_what_the_best_pays(language: Language) -> None:
    """What a sale completes is left out before what it pays."""
    names = names_of(words(language))
    for transition in random_game(seed=5):
        state = transition.state
        for seat in GAME.active_seats(state):
            if state.turn.stage not in ("option", "start"):
                continue
            for start in starting.starts_now(state, seat):
                best = max(trip.coins for trip in start.trips)
                assert names.coins(best) in trip_text.brief_sales(state, seat, start, names)
