"""What is booked for a player: of one account line by line, and the whole balance by rule or by round."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from bot.contesting import Point
from bot.controls import button_id, menu_id
from bot.post import TEXT_LIMIT, Button, Choice, Control, Menu, Post, fit
from bot.presenter import PRESENTERS
from bot.rulebooks.book import book, known
from bot.rulebooks.pages import HOUSE, label
from bot.tables.explaining import Booking, Ledger
from bot.tables.loaded import Loaded
from bot.words import Words, with_sign
from cogs.citing import cited
from cogs.desk import CHOICE
from cogs.views.log import told_event
from cogs.views.undo import unmarked
from cogs.views.why import change, round_of
from games.engine.event import Event

By: TypeAlias = Literal["rule", "round"]
BOOKED: Final = 8
"""Bookings on a page."""
SUMMED: Final = 20
"""Lines of a balance on a page."""
LONGEST_LINE: Final = 110
LONGEST_RULE: Final = 60
LONGEST_SUMS: Final = 420
"""Characters of one booking and its rule, and of the sums above them: a page of the longest fits a message."""


def shown_bookings(found: Ledger, account: str, page: int) -> tuple[Booking, ...]:
    """The bookings on a page of an account, newest first."""
    newest = found.of(account)[::-1]
    first = (min(max(page, 1), _pages(len(newest), BOOKED)) - 1) * BOOKED
    return newest[first : first + BOOKED]


def account_post(found: Ledger, account: str, page: int, events: Mapping[Point, Event], text: Words) -> Post:
    """An account of a seat: its sums, and a page of what was booked, each with what there was after it."""
    loaded, pages = found.loaded, _pages(len(found.of(account)), BOOKED)
    page = min(max(page, 1), pages)
    who = loaded.party.names[found.seat]
    head = text(
        "why-account-title",
        who=who,
        amount=_total(found, account, text),
        table=loaded.row.called,
        page=page,
        pages=pages,
    )
    shown = shown_bookings(found, account, page)
    sums: tuple[By, ...] = ("rule", "round") if page == 1 and found.of(account) else ()
    lines = [
        head,
        *(_sums_in_a_line(found, account, by, text) for by in sums),
        *_doubts(found, [account], text),
        *_booked(found, account, shown, page, events, text),
    ]
    arg = f"account {found.seat} {account}"
    rows: list[tuple[Control, ...]] = [_turning(found, arg, page, pages, text)]
    if choices := _to_choose(found, shown, events, text):
        rows.insert(0, (Menu(menu_id("why", loaded.row.id), text("menu-why-booking"), choices),))
    return Post(fit("\n".join(lines), TEXT_LIMIT), tuple(row for row in rows if row))


def balance_post(found: Ledger, by: By, page: int, text: Words) -> Post:
    """Everything gained and lost since the start, summed by rule or by round, with what it comes to."""
    loaded = found.loaded
    accounts = PRESENTERS[loaded.game.id].accounts(text)
    lines: list[str] = []
    for account in accounts:
        lines.append(text("why-balance-account", amount=_total(found, account, text)))
        lines += [
            text("why-balance-sum", what=what, amount=_gained_and_lost(booked, account, found, text))
            for what, booked in _summed(found, account, by, text).items()
        ]
    pages = _pages(len(lines), SUMMED)
    page = min(max(page, 1), pages)
    head = text(
        "why-balance-title", who=loaded.party.names[found.seat], table=loaded.row.called, page=page, pages=pages
    )
    shown = lines[(page - 1) * SUMMED : page * SUMMED]
    doubts = _doubts(found, list(accounts), text)
    compared = any(found.has(account) is not None for account in accounts)
    agrees = [text("why-agrees")] if compared and not any(map(found.missing, accounts)) else []
    said = "\n".join([head, *shown, *agrees, *doubts])
    other: By = "round" if by == "rule" else "rule"
    switch = Button(
        text(f"button-why-by-{other}", game=loaded.row.game),
        button_id("why", loaded.row.id, 0, f"balance {found.seat} {other} 1"),
    )
    turning = _turning(found, f"balance {found.seat} {by}", page, pages, text)
    return Post(fit(said, TEXT_LIMIT), ((switch, *turning),))


def _summed(found: Ledger, account: str, by: By, text: Words) -> dict[str, list[int]]:
    """What was booked of an account by rule or by round, in the order in which each came first."""
    loaded, booked = found.loaded, found.of(account)
    sums: dict[str, list[int]] = {}
    if by == "rule":
        sections = {rule: _section(loaded, rule, text) for rule in {one.rule for one in booked}}
        for one in booked:
            sums.setdefault(_brought(one, loaded, text) or sections[one.rule], []).append(one.amount)
    else:
        for one in booked:
            sums.setdefault(round_of(one.round, loaded, text), []).append(one.amount)
    return sums


def _brought(one: Booking, loaded: Loaded, text: Words) -> str:
    """What brought it, where the game has a closer word than the section of the rule."""
    said = PRESENTERS[loaded.game.id].booked
    return "" if said is None else said(one.kind, msgspec.json.decode(one.params), text)


def _section(loaded: Loaded, rule: str, text: Words) -> str:
    """The section that a rule or a ruling stands in, or the rule itself where no rulebook has it."""
    game = loaded.row.game
    place = book(game, text.language).place(rule) if known(game) and rule != HOUSE else None
    return cited(game, rule, text) if place is None else label(place.section, text.language)


def _sums_in_a_line(found: Ledger, account: str, by: By, text: Words) -> str:
    sums = [
        text("why-sum", what=what, amount=with_sign(sum(booked)))
        for what, booked in _summed(found, account, by, text).items()
    ]
    said = fit(text("choices-separator").join(sums), LONGEST_SUMS)
    return fit(text(f"why-by-{by}", sums=said, game=found.loaded.row.game), LONGEST_SUMS)


def _gained_and_lost(booked: Sequence[int], account: str, found: Ledger, text: Words) -> str:
    """What came and what went, each by itself where both did."""
    gained, lost = sum(one for one in booked if one > 0), sum(one for one in booked if one < 0)
    both = [change(one, account, found.loaded, text) for one in (gained, lost) if one]
    return ", ".join(both) or change(0, account, found.loaded, text)


def _doubts(found: Ledger, accounts: Sequence[str], text: Words) -> list[str]:
    """What keeps the sums from being the whole truth: nothing where they are what the seat has."""
    lines = [text("why-unreadable", count=found.unreadable)] if found.unreadable else []
    if found.plate is None:
        lines.append(text("why-plate-unreadable"))
    for account in accounts:
        if missing := found.missing(account):
            booked = _amount(found, account, found.booked(account), text)
            owned, less = _total(found, account, text), _amount(found, account, missing, text)
            lines.append(text("why-missing", booked=booked, owned=owned, missing=less))
    return [*lines, *([text("why-open")] if found.open else [])]


def _booked(
    found: Ledger, account: str, shown: Sequence[Booking], page: int, events: Mapping[Point, Event], text: Words
) -> list[str]:
    """A page of bookings, newest first, each with the balance after it."""
    if not shown:
        return [text("why-nothing-booked")]
    balance = sum(one.amount for one in found.of(account)[::-1][(page - 1) * BOOKED :])
    lines: list[str] = []
    for one in shown:
        event = events.get(one.point)
        rule = cited(found.loaded.row.game, one.rule, text)
        told = "" if event is None else fit(told_event(event, found.loaded, text, cites=False), LONGEST_LINE)
        line = f"{told} _({fit(rule, LONGEST_RULE)})_"
        lines.append(text("why-booking", change=with_sign(one.amount), balance=str(balance), line=line))
        balance -= one.amount
    return lines


def _to_choose(
    found: Ledger, shown: Sequence[Booking], events: Mapping[Point, Event], text: Words
) -> tuple[Choice, ...]:
    points = dict.fromkeys(one.point for one in shown if one.point in events)
    return tuple(
        Choice(fit(unmarked(told_event(events[point], found.loaded, text, cites=False)), CHOICE), str(point))
        for point in points
    )


def _turning(found: Ledger, arg: str, page: int, pages: int, text: Words) -> tuple[Button, ...]:
    """The ways to the pages beside this one; none where there is but one."""
    table = found.loaded.row.id
    if pages == 1:
        return ()
    return (
        Button(text("button-why-newer"), button_id("why", table, 0, f"{arg} {page - 1}"), disabled=page == 1),
        Button(text("button-why-older"), button_id("why", table, 0, f"{arg} {page + 1}"), disabled=page == pages),
    )


def _pages(count: int, each: int) -> int:
    return max(1, -(-count // each))


def _total(found: Ledger, account: str, text: Words) -> str:
    """What a seat has of an account; where nobody can say, what is booked."""
    has = found.has(account)
    return _amount(found, account, found.booked(account) if has is None else has, text)


def _amount(found: Ledger, account: str, amount: int, text: Words) -> str:
    return PRESENTERS[found.loaded.game.id].amount(account, amount, text) or str(amount)
