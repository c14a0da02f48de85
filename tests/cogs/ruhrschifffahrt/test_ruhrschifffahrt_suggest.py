"""Autocomplete: legal values only, found by the words of any language, and a reason where there is none."""

from collections.abc import Mapping

import pytest
from ruhrschifffahrt_tables import at_stage, begin, random_game

from bot.post import Choice
from bot.words import LANGUAGES, Language, words
from cogs.interactions.completing import NOTHING
from cogs.ruhrschifffahrt import PRESENTER
from cogs.ruhrschifffahrt.cog import TYPED
from cogs.ruhrschifffahrt.signs import signs
from games.engine.violation import MalformedAction
from games.ruhrschifffahrt import turns
from games.ruhrschifffahrt.actions import BuildLock, LeavePurchases, LeaveStorages
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State
from tests.cogs.positions import acts, options_of, suggestions

PLAIN = {"repay", "end"}
"""Actions without a parameter."""
OPTIONS = options_of(TYPED)
TURN = [name for name in OPTIONS if TYPED.given[name].row.at is not None]


def offered(
    state: State,
    parameter: str,
    typed: str = "",
    others: Mapping[str, str] | None = None,
    language: Language = "en",
) -> list[Choice]:
    return list(suggestions(TYPED, state, _seat(state), parameter, typed, others or {}, words(language)))


def _seat(state: State) -> int:
    return GAME.active_seats(state)[0] if GAME.active_seats(state) else 0


def values(state: State, parameter: str, typed: str = "", others: Mapping[str, str] | None = None) -> list[str]:
    return [choice.value for choice in offered(state, parameter, typed, others)]


def test_limits_hold_in_whole_games() -> None:
    """At most 25 entries of at most 100 characters, each of them different."""
    for number, transition in enumerate(random_game(4, 101)):
        for verb, options in OPTIONS.items() if number % 12 == 0 else ():
            for option in options:
                for language in LANGUAGES:
                    found = offered(transition.state, f"{verb} {option}", "", {}, language)
                    assert 1 <= len(found) <= 25
                    assert all(0 < len(c.label) <= 100 and 0 < len(c.value) <= 100 for c in found)
                    assert len({choice.value for choice in found}) == len(found)


@pytest.mark.parametrize(("seed", "players"), [(102, 3), (103, 4)])
def test_everything_suggested_is_legal(seed: int, players: int) -> None:
    """Following the suggestions option by option always ends at a legal action."""
    followed = 0
    for number, transition in enumerate(random_game(players, seed)):
        state = transition.state
        if number % 4 or not GAME.active_seats(state):
            continue
        seat = GAME.active_seats(state)[0]
        legal = {GAME.notation(action) for action in GAME.legal_actions(state, seat)}
        for verb in TURN:
            chosen: dict[str, str] = {}
            for option in OPTIONS[verb]:
                chosen[option] = values(state, f"{verb} {option}", "", chosen)[-1]
            if NOTHING not in chosen.values():
                (action,) = acts(PRESENTER, state, seat, TYPED.commands[verb].line(chosen))
                assert GAME.notation(action) in legal
                followed += 1
    assert followed > 50


def test_every_legal_action_can_be_suggested() -> None:
    """Nothing legal is without a command: each is plain or made of suggested values."""
    for number, transition in enumerate(random_game(4, 104)):
        state = transition.state
        if number % 10 or not GAME.active_seats(state):
            continue
        for action in GAME.legal_actions(state, GAME.active_seats(state)[0]):
            verb = GAME.notation(action).split()[0]
            assert verb in TURN or GAME.notation(action) in PLAIN


@pytest.mark.parametrize(
    ("parameter", "typed", "value"),
    [
        ("option option", "Lotse", "pilot"),
        ("option option", "PILOTE", "pilot"),
        ("start storage", "mulheim", "st_muelheim"),
        ("start storage", "Steele", "st_steele"),
    ],
)
def test_a_value_is_found_in_any_language(parameter: str, typed: str, value: str) -> None:
    """Names fold case and accents."""
    assert values(begin(4).state, parameter, typed)[0] == value


def test_what_is_not_legal_is_offered_with_the_reason_alone() -> None:
    (entry,) = offered(begin(4).state, "start storage", "st heisingen")
    assert entry.value == "st_heisingen"
    assert entry.label.startswith("Nothing is possible: ")


def test_sales_and_purchases_show_what_they_pay_or_cost() -> None:
    building = next(
        transition.state
        for transition in random_game(4, 110)
        if any(
            isinstance(action, BuildLock)
            for action in GAME.legal_actions(transition.state, _seat(transition.state))
        )
    )
    assert all(choice.label.endswith((": 2 coins", ": 3 coins")) for choice in offered(building, "lock obstacle"))
    options = [choice.label for choice in offered(begin(4).state, "option option")]
    assert "Transport and pilot: 1 coin" in options


def test_an_empty_list_says_why() -> None:
    state = begin(4).state
    (why,) = offered(state, "lock obstacle")
    assert why.value == NOTHING
    assert why.label.startswith("Nothing is possible: First decide what your turn is waiting for")
    (tow,) = offered(state, "haul storage")
    assert "You do not have the progress tile Coal hauler." in tow.label


def buying() -> State:
    """Phase 6, with all tiles for building, no coins, and no way to make a debt."""
    state = at_stage("purchase", 2)
    state.forced_lock = False
    state.turn = turns.Purchase(state.turn.seat)
    own = state.seats[state.turn.seat]
    own.tiles = ("essen_warehouses", "mark_warehouses", "ruhrort_port")
    own.coins, own.debts, own.supply, own.turned = 0, 4, 1, ()
    return state


def test_the_reason_of_an_empty_list_is_not_that_of_one_place() -> None:
    """A city with an own warehouse, a column without one: what is told is why the rest is refused."""
    state = buying()
    seat = state.turn.seat
    state.cities = {**dict.fromkeys(state.cities, ()), "ci_witten": (seat,)}
    (city,) = offered(state, "city city")
    assert city.label.startswith("Nothing is possible: That costs 3 coins; you have 0 coins")
    state.port = {"belgium": (), "netherlands": (), "rhineland": (seat,)}
    (shift,) = offered(state, "shift source")
    assert shift.label.startswith("Nothing is possible: That costs 2 coins; you have 0 coins")


def test_rankings_and_purchases_grow_entry_by_entry() -> None:
    state = begin(4).state
    first = values(state, "storages storages")
    assert "st_oefte" in first
    second = values(state, "storages storages", "st_oefte ")
    assert second[0] == "st_oefte"
    assert "st_oefte st_horst" in second
    assert values(state, "purchases what", "repay / lock ob_horst")[0] == "repay / lock ob_horst"


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("oefte", "st_oefte"),
        ("öfte", "st_oefte"),
        ("ST_OEFTE horst", "st_oefte st_horst"),
        ("Oefte, hor", "st_oefte st_horst"),
        ("st_oefte; Horst,", "st_oefte st_horst"),
    ],
)
def test_a_ranking_of_storages_is_completed_by_names_from_any_keyboard(typed: str, value: str) -> None:
    assert values(begin(4).state, "storages storages", typed)[0].startswith(value)


def test_a_list_for_answers_left_ahead_is_never_empty() -> None:
    """One entry says why; what is typed is never lost."""
    state = begin(4).state
    every = list(river_of(state).storages)
    (none,) = offered(state, "storages storages", "nonsense")
    assert none == Choice("Nothing legal fits “nonsense”", "nonsense")
    (twice,) = offered(state, "storages storages", "st_oefte st_oefte ")
    assert twice.label.startswith("Nothing is possible")
    (unknown,) = offered(state, "storages storages", "nonsense, horst")
    assert unknown.label.startswith("Nothing is possible") or "nonsense" in unknown.label
    (long,) = offered(state, "storages storages", " ".join(every[:-1]))
    assert (long.label, long.value) == (words("en")("ru-suggest-long"), NOTHING)
    (bought,) = offered(state, "purchases what", "nonsense")
    assert bought == Choice("Nothing legal fits “nonsense”", "nonsense")
    (much,) = offered(state, "purchases what", " / ".join(["lock ob_horst"] * 12))
    assert much.value == NOTHING
    for language in LANGUAGES:
        for typed in ("", " ", ",", "🦄", "x" * 300, "st_oefte" * 40, " ".join(every)):
            for parameter in ("storages storages", "purchases what", "steps steps"):
                assert offered(state, parameter, typed, {}, language)


def test_a_plan_is_judged_while_it_is_typed() -> None:
    state = begin(4).state
    (fine,) = offered(state, "steps steps", "start st_steele, plan in_spillenburg")
    assert fine.value == "start st_steele, plan in_spillenburg"
    (wrong,) = offered(state, "steps steps", "start st_heisingen")
    assert wrong.value == NOTHING


def test_a_legal_plan_too_long_for_a_value_is_never_cut() -> None:
    """Taking the entry must not play a shorter plan; the text as typed is read whole."""
    state, first = begin(4).state, "start st_steele,"
    typed = f"{first.ljust(100 - len('plan in_spillenburg'))}plan in_spillenburg"
    (choice,) = offered(state, "steps steps", typed)
    assert choice.value == typed
    (choice,) = offered(state, "steps steps", typed.replace(", ", ",  ", 1))
    assert choice == Choice(words("en")("suggest-plan-long"), NOTHING)


# Names typed without choosing


def meant(state: State, verb: str, **options: str) -> str:
    return TYPED.commands[verb].meant(state, state.turn.seat, options, words("en"))


@pytest.mark.parametrize(
    ("verb", "options", "line"),
    [
        ("start", {"storage": "STEELE"}, "start st_steele"),
        ("option", {"option": "transport et PILOTE", "by": "coins"}, "option transport_pilot"),
        ("option", {"option": "Treideln", "by": "tile"}, "option tow free"),
        ("plan", {"space": "welper schmiede"}, "plan in_welper"),
        ("lock", {"obstacle": "papiermuhle"}, "lock ob_papiermuehle"),
        ("city", {"city": "werden", "by": "tile"}, "city ci_werden white"),
        ("depot", {"dominion": "abbaye de werden"}, "depot werden"),
        ("port", {"country": "pays-bas", "by": "coins"}, "port netherlands"),
        ("shift", {"source": "Belgien", "target": "Rhénanie"}, "shift belgium rhineland"),
        ("storages", {"storages": "Oefte, horst"}, "storages st_oefte st_horst"),
        ("transport", {"storage": "rellinghausen"}, "transport st_rellinghausen"),
    ],
)
def test_a_typed_name_is_taken_in_any_case_and_without_accents(
    verb: str, options: dict[str, str], line: str
) -> None:
    """What is not legal now is understood as well, so that the refusal says why it is not possible."""
    assert meant(begin(4).state, verb, **options) == line


@pytest.mark.parametrize(
    ("typed", "code"), [("mi mu", "name-unknown"), ("storage", "name-ambiguous"), ("atlantis", "name-unknown")]
)
def test_what_could_be_several_things_or_none_is_answered_with_candidates(typed: str, code: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        meant(begin(4).state, "start", storage=typed)
    assert caught.value.code == code
    assert "Mülheim" in str(caught.value.params["names"])


def test_purchases_without_a_limit_may_cost_what_they_cost_now() -> None:
    state = at_stage("purchase", 120)
    seat = (state.turn.seat + 1) % 4
    line = TYPED.commands["purchases"].meant(state, seat, {"what": "lock ob_horst"}, words("en"))
    (left,) = acts(PRESENTER, state, seat, line)
    assert isinstance(left, LeavePurchases)
    assert GAME.notation(left.purchases[0]) == "lock ob_horst"
    (ranked,) = acts(PRESENTER, state, seat, "store+ st_oefte")
    assert ranked == LeaveStorages(("st_oefte",))


# Signs and slips


@pytest.mark.parametrize("typed", ["Oeffte, Hrost", "{oefte}, {horst}", "38, 20", "38 Oefte storage, horst"])
def test_a_ranking_takes_letters_numbers_and_slips(typed: str) -> None:
    state = begin(4).state
    seat, letters = (state.turn.seat + 1) % 4, signs(state)
    said = typed.format(oefte=letters["st_oefte"], horst=letters["st_horst"].lower())
    line = TYPED.commands["storages"].meant(state, seat, {"storages": said}, words("en"))
    assert line == "storages st_oefte st_horst"


def test_a_letter_typed_completes_the_ranking_begun() -> None:
    state = begin(4).state
    typed = f"Oefte, {signs(state)['st_horst']}"
    (entry, *_) = TYPED.commands["storages"].offered(state, state.turn.seat, "storages", typed, {}, words("en"))
    assert (entry.value, entry.label) == ("st_oefte st_horst", "38 Oefte, storage; 20 Horst, storage")
