"""Who counts when a table decides: each way in which a seat stops to count, and begins again."""

from typing import Any

import pytest

from bot.tables.counting import PATIENCE, Standing, counting_seats, majority, why_not
from bot.tables.presence import MOST_BARRED, TWICE, Look, after_look, uncounted
from db.rows import SeatRow, WaitRow

NOW = 1_800_000_000
HOUR, DAY = 3600, 24 * 3600


def seat(number: int = 0, **columns: Any) -> SeatRow:
    usual: dict[str, Any] = {
        "table_id": 1,
        "seat": number,
        "user": 101 + number,
        "name": "Anna",
        "colour": "blue",
        "decision": 1,
        "moves": "[]",
        "cut": None,
        "note": "",
        "owner": None,
        "conceded": 0,
        "suspended": 0,
        "passing": 0,
        "looked_at": 0,
        "missing_since": None,
        "gone": 0,
        "barred_until": None,
        "unanswered": 0,
    }
    return SeatRow(**{**usual, **columns})


def wait(since: int, moved_at: int | None = None, told: int = 1, barred: int = 0) -> WaitRow:
    return WaitRow(table_id=1, seat=0, since=since, moved_at=moved_at, told=told, barred=barred)


def reason(standing: Standing) -> str | None:
    return why_not(standing, PATIENCE, NOW)


def test_a_seat_that_need_not_decide_counts_however_long_it_has_been() -> None:
    assert reason(Standing(seat=seat())) is None


@pytest.mark.parametrize(
    ("columns", "why"),
    [
        ({"user": None}, "empty"),
        ({"suspended": 1}, "suspended"),
        ({"conceded": 1}, "conceded"),
        ({"gone": 1}, "gone"),
        ({"passing": 1}, "silent"),
        ({"missing_since": NOW - HOUR}, None),
    ],
)
def test_what_is_known_of_a_seat_decides_whether_it_counts(columns: dict[str, Any], why: str | None) -> None:
    assert reason(Standing(seat=seat(**columns))) == why


@pytest.mark.parametrize(
    ("waits", "why"),
    [
        (wait(NOW - PATIENCE), None),
        (wait(NOW - PATIENCE - 1), "silent"),
        (wait(NOW - PATIENCE - 1, told=0), None),
        (wait(NOW - 2 * PATIENCE, moved_at=NOW - PATIENCE), None),
        (wait(NOW - 2 * PATIENCE, moved_at=NOW - PATIENCE - 1), "silent"),
        (wait(NOW + DAY), None),
    ],
)
def test_no_move_within_the_limit_stops_a_seat_from_counting(waits: WaitRow, why: str | None) -> None:
    assert reason(Standing(seat=seat(), wait=waits)) == why


def test_one_press_every_six_days_does_not_hold_a_table_for_ever() -> None:
    """Five decisions together may take three times the limit: 21 days, the present one included."""
    paces = (6 * DAY,) * 3
    assert reason(Standing(seat=seat(), wait=wait(NOW - 3 * DAY), paces=paces)) is None
    assert reason(Standing(seat=seat(), wait=wait(NOW - 3 * DAY - 1), paces=paces)) == "slow"
    pressed = wait(NOW - 19 * DAY, moved_at=NOW - DAY)
    assert reason(Standing(seat=seat(), wait=pressed)) is None
    pressed = wait(NOW - 22 * DAY, moved_at=NOW - DAY)
    assert reason(Standing(seat=seat(), wait=pressed)) == "slow"


def test_a_fast_decision_lets_a_slow_seat_count_again() -> None:
    slow = Standing(seat=seat(), paces=(0, 6 * DAY, 6 * DAY, 6 * DAY, 6 * DAY))
    assert reason(slow) == "slow"
    assert reason(Standing(seat=seat(), paces=(0, 0, 6 * DAY, 6 * DAY, 6 * DAY))) is None
    assert reason(Standing(seat=seat(), wait=wait(NOW), paces=(0, 0, 6 * DAY, 6 * DAY, 6 * DAY))) is None


def test_seats_that_count_are_given_in_order_and_more_than_half_decide() -> None:
    sitting = [Standing(seat=seat(0)), Standing(seat=seat(1, gone=1)), Standing(seat=seat(2))]
    assert counting_seats(sitting, PATIENCE, NOW) == (0, 2)
    assert [majority(range(count)) for count in (1, 2, 3, 4, 5)] == [1, 2, 2, 3, 3]


def test_a_user_is_gone_who_was_missing_twice_a_day_apart() -> None:
    first = after_look(seat(), Look(101, False), NOW)
    assert (first["missing_since"], first["gone"]) == (NOW, 0)
    soon = after_look(seat(missing_since=NOW), Look(101, False), NOW + TWICE - 1)
    assert (soon["missing_since"], soon["gone"]) == (NOW, 0)
    again = after_look(seat(missing_since=NOW), Look(101, False), NOW + TWICE)
    assert again["gone"] == 1


def test_coming_back_restores_everything() -> None:
    back = after_look(seat(missing_since=NOW, gone=1), Look(101, True), NOW + 9 * DAY)
    assert (back["missing_since"], back["gone"]) == (None, 0)


def test_of_a_time_out_three_days_at_most_do_not_count() -> None:
    assert uncounted(seat(), Look(101, True, NOW + HOUR), 0, NOW) == HOUR
    assert uncounted(seat(), Look(101, True, NOW + 28 * DAY), 0, NOW) == MOST_BARRED
    assert uncounted(seat(), Look(101, True, NOW + 28 * DAY), MOST_BARRED - HOUR, NOW) == HOUR
    assert uncounted(seat(), Look(101, True), 0, NOW) == 0


def test_a_time_out_seen_twice_is_not_counted_twice() -> None:
    assert uncounted(seat(barred_until=NOW + 2 * HOUR), Look(101, True, NOW + 2 * HOUR), 2 * HOUR, NOW) == 0
    assert uncounted(seat(barred_until=NOW + HOUR), Look(101, True, NOW + 3 * HOUR), HOUR, NOW) == 2 * HOUR
    assert uncounted(seat(barred_until=NOW + HOUR), Look(101, True, NOW - HOUR), HOUR, NOW) == 0
