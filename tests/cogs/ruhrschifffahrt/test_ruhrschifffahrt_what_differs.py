"""What sets alike choices apart, why some are not offered, and what panels fold."""

import msgspec
import pytest
from ruhrschifffahrt_tables import at_stage, begin, did, panel, party, position, positions

from bot.post import Menu
from bot.presenter import Position
from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.panels import closed
from cogs.ruhrschifffahrt.shown import pictures, player_text, purchase_text, trip_text
from cogs.ruhrschifffahrt.shown.decision_purchases import purchases_of
from cogs.short_names import plain_short
from games.ruhrschifffahrt import facts, purchases, shipping, turns
from games.ruhrschifffahrt.actions import BuildInPort, BuildLock, MoveInPort
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State
from renderer.picture import Picture
from renderer.ruhrschifffahrt.player_means import round_of

EN = words("en")


def of_seat(state: State, seat: int, **changes: object) -> State:
    """The state with something else at a seat."""
    own = msgspec.structs.replace(state.seats[seat], **changes)
    seats = [own if at == seat else other for at, other in enumerate(state.seats)]
    return msgspec.structs.replace(state, seats=seats)


def buying(round: int, **changes: object) -> Position:
    """The purchase of a seat in a round."""
    state = begin(3).state
    seat = state.turn.seat
    state = msgspec.structs.replace(
        of_seat(state, seat, **changes), round=round, phase=6, turn=turns.Purchase(seat), waiting=(seat,)
    )
    return position(state, seat)


def entries(place: Position, language: Language = "en") -> dict[str, str]:
    """What menus say of each entry, by what it does."""
    menus = [control for row in panel(place, "", language).rows for control in row if isinstance(control, Menu)]
    return {choice.value: choice.description for menu in menus for choice in menu.choices}


def test_6_4_a_planned_sale_is_told_with_the_die_as_it_is_now() -> None:
    """The coal hauler may raise it after the plan."""
    state = begin(4).state
    seat = state.turn.seat
    state = did(of_seat(state, seat, tiles=("coal_hauler",)), seat, "start st_steele, plan in_spillenburg")
    raised = did(state, seat, "haul st_steele 6")
    now = next(trip for trip in shipping.trips_of_barge(raised, seat) if trip.space == "in_spillenburg")
    before = state.seats[seat].plan
    assert before is not None
    assert now.coins > before.coins
    names = names_of(EN)
    said = panel(position(raised, seat)).text
    assert EN("ru-own-plan", space=names.space(now.space), coins=names.coins(now.coins)) in said
    own = player_text.lines(position(raised, seat).view, seat, "Jörg", names)
    planned = EN("ru-own-plan-then", space=names.space(now.space), coins=names.coins(before.coins))
    assert any(planned in line for line in own)
    drawn = pictures.player(position(raised, seat).view, seat, party(), EN).picture
    assert isinstance(drawn, Picture)
    assert round_of(drawn, seat).least
    after = GAME.apply(raised, seat, GAME.end_turn).state
    later = pictures.player(position(after, seat).view, seat, party(), EN).picture
    assert isinstance(later, Picture)
    assert (round_of(later, seat).pays, round_of(later, seat).least) == (now.coins, False)


# Locks


def arriving(state: State, seat: int, *, pilot: bool) -> dict[tuple[str, str], int]:
    """With what value a die of 4 arrives, by storage and sale."""
    river = river_of(state)
    return {
        (start, sale): shipping.trip(state, seat, start, sale, 4).value
        for start in river.storages
        if pilot or shipping.can_sell_from(state, river, start, pilot=False)
        for sale in shipping.reachable(state, river, start, pilot=pilot)
    }


@pytest.mark.slow
def test_6_6_1_a_lock_says_whose_dice_arrive_whole_by_it() -> None:
    names, seen = names_of(EN), set[str]()
    for place in positions(3, 3):
        state, seat = place.state, place.seat
        if state.turn.stage != "purchase":
            continue
        for offer in purchases.offers(state, seat):
            if not isinstance(offer.action, BuildLock):
                continue
            at = offer.action.obstacle
            after = msgspec.structs.replace(
                state, obstacles={key: value for key, value in state.obstacles.items() if key != at}
            )
            gained = {
                pilot: {
                    start
                    for (start, sale), value in arriving(after, seat, pilot=pilot).items()
                    if value > arriving(state, seat, pilot=pilot).get((start, sale), value)
                }
                for pilot in (False, True)
            }
            said = ", ".join(purchase_text.lock_saves(state, seat, at, names))
            starts = gained[False] or gained[True]
            assert (said == EN("ru-lock-saves-none")) is (not starts)
            assert ("pilot" in said) is (not gained[False] and bool(gained[True]))
            if 0 < len(starts) <= purchase_text.MOST_STARTS:
                assert all(names.lock(start) in said for start in starts)
            seen.add(said.split()[0])
    assert len(seen) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_locks_of_one_price_are_told_apart(language: Language) -> None:
    """Six of the County of Mark were all alike; what differs fits into the entry."""
    place = buying(2, tiles=("lock_construction",), coins=2)
    told = [said for value, said in entries(place, language).items() if value.startswith("lock ")]
    assert len(set(told)) > 3
    text, names = words(language), names_of(words(language))
    for value, said in entries(place, language).items():
        saves = purchase_text.lock_saves(place.state, place.seat, value.removeprefix("lock "), names)
        assert saves[0].casefold() in said.casefold()
    assert text("ru-lock-needs-mark", tile=names.tile("county_mark")) in " ".join(told)


# Ruhrort


@pytest.mark.parametrize("round", [2, 4, 7, 11])
def test_6_7_a_column_says_how_often_it_still_exports(round: int) -> None:
    place = buying(round, tiles=("ruhrort_port",), coins=5, supply=1)
    order = place.state.countries
    for country in facts.COUNTRIES:
        left = sum(
            order[one - facts.EXPORT_ROUNDS.start] == country for one in facts.EXPORT_ROUNDS if one >= round
        )
        said = entries(place)[GAME.notation(BuildInPort(country))]
        now = round in facts.EXPORT_ROUNDS and order[round - facts.EXPORT_ROUNDS.start] == country
        assert said.endswith(EN("ru-port-exports-now" if now else "ru-port-exports", count=left))


def test_6_7_after_the_last_export_nothing_speaks_of_it() -> None:
    """No flag for a sale in Ruhrort, and moving a warehouse there is called useless."""
    place = buying(12, tiles=("ruhrort_port",), coins=5)
    state = msgspec.structs.replace(place.state, port={**place.state.port, "belgium": (place.seat,)})
    shown = panel(position(state, place.seat))
    assert EN("ru-port-move-useless") in shown.text
    earlier = msgspec.structs.replace(state, round=11)
    assert EN("ru-port-move-useless") not in panel(position(earlier, place.seat)).text
    trip = shipping.trip(state, place.seat, "st_muelheim", river_of(state).port, 4)
    assert trip_text.export_steps(state, trip) == 0
    assert trip_text.export_steps(earlier, trip) > 0


def test_5_3_the_picture_of_a_move_in_ruhrort_has_its_debts_and_points() -> None:
    place = buying(8, tiles=("ruhrort_port",), coins=0, supply=0, score=(9, *[0] * 20))
    state = msgspec.structs.replace(place.state, port={**place.state.port, "belgium": (place.seat,)})
    there = position(state, place.seat)
    moves = [one for one in purchases.offers(state, place.seat) if isinstance(one.action, MoveInPort)]
    assert moves
    assert moves[0].debts
    shown = {one.target.place: one.target for one in purchases_of(Desk(there, party(3), EN), state)}
    figures = shown[f"belgium>{moves[0].action.to}"].figures  # pyright: ignore[reportAttributeAccessIssue]
    assert ("debt", str(moves[0].debts)) in figures
    assert any(name == "star" and str(moves[0].forfeit) in text for name, text in figures)


# Not offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_6_3_who_has_two_warehouses_in_ruhrort_is_told_why_no_third_is_offered(language: Language) -> None:
    place = buying(9, tiles=("ruhrort_port",), coins=9, supply=2)
    port = {**place.state.port, "belgium": (place.seat,), "rhineland": (place.seat,)}
    there = position(msgspec.structs.replace(place.state, port=port), place.seat)
    text, names = words(language), names_of(words(language))
    reason = text("ru-violation-port-warehouses-built", count=2)
    assert (
        text("ru-forbidden", options=names.tile("ruhrort_port"), reason=reason) in panel(there, "", language).text
    )


def test_6_6_every_tile_that_could_build_is_offered_or_told_why_not() -> None:
    told = 0
    for place in positions(4, 3):
        if place.state.turn.stage != "purchase":
            continue
        desk = Desk(place, party(3), EN)
        said = "\n".join(closed.lines(desk, purchases.offers(place.state, place.seat)))
        assert said.count("✗") == len(set(said.splitlines())) if said else True
        told += bool(said)
        without = purchases.offers(place.state, place.seat)
        for tile, kind in (("lock_construction", BuildLock), ("ruhrort_port", BuildInPort)):
            offered = any(
                isinstance(one.action, kind) and not getattr(one.action, "white", False) for one in without
            )
            free = isinstance(place.state.turn, turns.Purchase) and place.state.turn.free_lock
            used = isinstance(place.state.turn, turns.Purchase) and tile in place.state.turn.used
            if tile in place.view.seats[place.seat].tiles and not used and not free:
                assert (desk.names.tile(tile) in said) is (not offered), (place.state.round, said)
    assert told


# Folded


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_asks_first_and_folds_what_repeats(language: Language) -> None:
    text, names = words(language), names_of(words(language))
    state = at_stage("option")
    seat = state.turn.seat
    none = of_seat(state, seat, cubes={"BI": 2, "BC": 1}, tiles=("lock_construction",))
    said = panel(position(none, seat), "", language).text
    assert said.startswith(text("ru-ask-option"))
    assert names.area("WI") not in said
    assert text("ru-cubes-full", areas=names.area("BI")) in said
    assert text("ru-cubes-empty", areas=names.area("BR")) in said
    with_mark = of_seat(none, seat, tiles=("lock_construction", "county_mark", "mayor"))
    said = panel(position(with_mark, seat), "", language).text
    assert names.area("WI") in said
    assert text("ru-at-end-mayor", most=facts.COINS_KEPT) in said


def test_names_of_people_end_with_a_whole_word_in_menus() -> None:
    longer = msgspec.structs.replace(
        party(3), short=("Apprentice Orange", "Anna", "Rindfleischetikettierungsgesetz"), colours=("orange",) * 3
    )
    assert [plain_short(longer, seat).split(" ", 1)[1] for seat in range(2)] == ["Apprentice Orange", "Anna"]
    assert plain_short(longer, 2).endswith("…")
    several = msgspec.structs.replace(longer, short=("Maximiliane von Hohenstein", "Anna", "Bo"))
    assert plain_short(several, 0).endswith(" Maximiliane von")


# The last round


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_last_round_no_purchase_speaks_of_sales_starts_or_exports_to_come(language: Language) -> None:
    text = words(language)
    later = {
        "city": text("ru-city-earns"),
        "port": text("ru-port-exports", count=0),
        "lock": text("ru-lock-saves-none"),
    }
    tiles = ("essen_warehouses", "ruhrort_port", "lock_construction")
    before, last = (entries(buying(round, tiles=tiles, coins=20, supply=3), language) for round in (11, 12))
    for verb in later:
        said = " ".join(told for value, told in last.items() if value.split()[0] == verb)
        assert said, (verb, list(last))
        assert not any(one in said for one in later.values())
        assert "+1" not in said
    assert text("ru-city-earns") in " ".join(before.values())
    positions_told = [told for value, told in last.items() if value.startswith("port")]
    assert all(told.endswith(text("ru-position", position=1)) for told in positions_told)
