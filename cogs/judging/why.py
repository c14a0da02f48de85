"""/rules why: the events behind a line of the log, a balance, what a message told; the same under *Apps*."""

from asyncio import to_thread
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import islice
from typing import Any, Final

import discord
from discord import app_commands

from bot.contesting import CONTEST, Point
from bot.controls import Press, number_in
from bot.errors import Refused
from bot.names import safe_text
from bot.post import MENU_LIMIT, Choice, Post, fit
from bot.presenter import PRESENTERS
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.explaining import Lines, Refusal, Told
from bot.tables.loaded import Loaded
from bot.tables.seeing import Seen
from bot.words import LANGUAGES, Words
from bot.words import words as in_language
from cogs.desk import CHOICE
from cogs.interactions.answering import Asked, answer, answered, call_of, commanded
from cogs.interactions.completing import NOTHING, Found, completed, no_match
from cogs.matching import folded, found, matches
from cogs.tables.seats import here, seat_named, seats_to_name
from cogs.views.ledger import By, account_post, balance_post, shown_bookings
from cogs.views.undo import unmarked
from cogs.views.why import (
    found_post,
    line_choices,
    line_post,
    reason_of,
    refusal_post,
    settled_post,
    told_post,
)
from games.engine.event import Seat

BALANCE: Final = "balance"
POINTS: Final = "points"
LONGEST: Final = 200
"""Signs of what is typed."""
REFUSED: Final = 2
"""Refusals that the list offers before the lines of the log."""


class WhyCommands:
    """Why something is as it is: commands for the group of another cog."""

    bot: Steiger

    @app_commands.describe(what=described("opt-why-what"), seat=described("opt-why-seat"))
    @commanded
    async def why(
        self,
        asked: Asked,
        what: app_commands.Range[str, 1, LONGEST],
        seat: app_commands.Range[str, 0, LONGEST] = "",
    ) -> Post:
        """Show the events behind a line, an account or a whole balance."""
        seen = await here(asked, wakes=False)
        asked.table = None  # a refusal has nothing to do with a panel
        whose = seat_named(seen, seat) if seat.strip() else None
        point = Point.read(what)
        if point is not None:
            return await _of_point(asked, seen.loaded.row.id, point, contests=False)
        named = _named(seen.loaded, what, asked.text)
        if named == BALANCE:
            return await _balance(asked, seen.loaded.row.id, whose, "rule", 1)
        if named:
            return await _account(asked, seen.loaded.row.id, whose, named, 1)
        return await _looked_for(asked, seen, what)

    async def whats(self, interaction: Interaction, current: str) -> Found:
        """The balance, the own accounts, the last refusals and the last lines of the log."""

        async def offer(text: Words) -> list[Choice]:
            service, call = interaction.client.service, call_of(interaction)
            table = (await service.find(call.user, interaction.channel_id or 0)).id
            lines = await service.newest_lines(call, table)
            refused = (await service.own_refusals(call, table))[:REFUSED]
            named = [(choice, [choice.label]) for choice in _sums(lines, text)]
            named += [
                (choice, [choice.label]) for one in refused if (choice := refused_choice(one, text)) is not None
            ]
            offered = found(current, named) if current.strip() else [choice for choice, _ in named]
            asked_for = account_asked(PRESENTERS[lines.loaded.game.id].accounts(text), current)
            offered += [one for one in _sums(lines, text) if one.value == asked_for and one not in offered]
            offered += await to_thread(fitting_choices, lines, current, text)
            return offered or [no_match(current, text)]

        return await completed(interaction, offer)

    async def whose(self, interaction: Interaction, current: str) -> Found:
        """The players of the table here."""
        return await seats_to_name(interaction, current, "look")


def add_to_rules(group: app_commands.Group) -> None:
    """Put the command into a group; its cog is the `self`."""
    made: app_commands.Command[Any, ..., None]
    made = app_commands.Command(name="why", description=described("cmd-rules-why"), callback=WhyCommands.why)
    made.autocomplete("what")(WhyCommands.whats)
    made.autocomplete("seat")(WhyCommands.whose)
    group.add_command(made)


async def why_of(interaction: Interaction, message: discord.Message) -> None:
    """Say why of what a message of the bot's told."""
    await answer(interaction, lambda asked: _of_message(asked, message, contests=False))


async def dispute_of(interaction: Interaction, message: discord.Message) -> None:
    """Show why, and ask whether that settles it, before something that a message told is disputed."""
    await answer(interaction, lambda asked: _of_message(asked, message, contests=True))


async def _of_message(asked: Asked, message: discord.Message, *, contests: bool) -> Post:
    user = asked.interaction.client.user
    if user is None or message.author.id != user.id:
        raise Refused("why-message-not-mine")
    return told_post(await asked.service.lines_told(asked.call, message.id), asked.text, contests=contests)


async def on_why(asked: Asked, press: Press, values: list[str]) -> Post:
    """Answer *Why?* and *Dispute* below messages, refusals and answers, and what was chosen there."""
    asked.table = None  # a refusal has nothing to do with a panel
    said = values[0] if values else press.arg
    contests = said.startswith(f"{CONTEST} ")
    what, _, rest = said.removeprefix(f"{CONTEST} ").partition(" ")
    match what:
        case "told":
            return await _told_by_pressed(asked, press.table, contests=contests)
        case "balance" | "account":
            return await _ledger_pressed(asked, press.table, what, rest.split(" "))
        case "settled":
            return settled_post(asked.text)
        case _:
            point = Point.read(f"{what} {rest}")
            if point is None:
                return Post(asked.text("control-unknown"))
            return await _of_point(asked, press.table, point, contests=contests)


async def _told_by_pressed(asked: Asked, table: int, *, contests: bool) -> Post:
    # By the message and not by its row: after a restored backup another may have the row's number.
    message = asked.interaction.message
    if message is None:
        return Post(asked.text("control-unknown"))
    return told_post(await asked.service.lines_told(asked.call, message.id, table), asked.text, contests=contests)


async def _ledger_pressed(asked: Asked, table: int, what: str, args: list[str]) -> Post:
    """Another page of a balance or an account, or the balance summed otherwise."""
    numbers = [number_in(args[0]), number_in(args[-1])]
    if len(args) != 3 or None in numbers:
        return Post(asked.text("control-unknown"))
    seat, page = numbers[0] or 0, numbers[1] or 1
    if what == BALANCE:
        return await _balance(asked, table, seat, "round" if args[1] == "round" else "rule", page)
    return await _account(asked, table, seat, args[1], page)


async def _of_point(asked: Asked, table: int, point: Point, *, contests: bool) -> Post:
    if point.what == "refusal":
        refused = await asked.service.why_refused(asked.call, table, point.number)
        return refusal_post(refused, asked.text, contests=contests)
    return line_post(await asked.service.why_line(asked.call, table, point), asked.text, contests=contests)


async def _balance(asked: Asked, table: int, seat: Seat | None, by: By, page: int) -> Post:
    ledger = await asked.service.ledger(asked.call, table, seat)
    if not PRESENTERS[ledger.loaded.game.id].accounts(asked.text):
        raise Refused("why-no-accounts")
    return balance_post(ledger, by, page, asked.text)


async def _account(asked: Asked, table: int, seat: Seat | None, account: str, page: int) -> Post:
    ledger = await asked.service.ledger(asked.call, table, seat)
    if account not in PRESENTERS[ledger.loaded.game.id].accounts(asked.text):
        return Post(asked.text("control-unknown"))
    events = await asked.service.booked_events(asked.call, table, shown_bookings(ledger, account, page))
    return account_post(ledger, account, page, events, asked.text)


def _accounts(loaded: Loaded, text: Words) -> Mapping[str, str]:
    """The accounts of money and points, as one's own."""
    accounts = PRESENTERS[loaded.game.id].accounts(text)
    return {account: text("why-own", account=name) for account, name in accounts.items()}


def _named(loaded: Loaded, typed: str, text: Words) -> str:
    """The balance or the account that is typed, by id or in words; empty where it is neither."""
    accounts = PRESENTERS[loaded.game.id].accounts(text)
    own = _accounts(loaded, text)
    said = " ".join(typed.lower().split())
    if said in (BALANCE, text("why-balance-word").lower(), text("why-balance-choice").lower()):
        return BALANCE
    named = next((id for id in accounts if said in (id, accounts[id].lower(), own[id].lower())), "")
    return named or account_asked(accounts, typed)


def account_asked(accounts: Iterable[str], typed: str) -> str:
    """The account that a question in the words of any language is about; empty where it is none of them.

    Nothing else may be said: words that only name money or points without asking may be those of a line.
    """
    asking = _spoken("asking")
    said = [word for word in folded(typed) if not word.isdecimal()]
    rest = [word for word in said if word not in asking]
    if not rest or len(rest) == len(said):
        return ""
    about = {account: _spoken(POINTS if account == POINTS else "money") for account in accounts}
    return next((account for account, words in about.items() if all(word in words for word in rest)), "")


@cache
def _spoken(about: str) -> frozenset[str]:
    """The words of all languages by which somebody asks for something."""
    lists = (in_language(language)(f"why-words-{about}") for language in LANGUAGES)
    return frozenset(word for said in lists for word in folded(said))


def _sums(lines: Lines, text: Words) -> list[Choice]:
    """The balance, and the own accounts of whoever has a seat."""
    entries = [Choice(text("why-balance-choice"), BALANCE)]
    if lines.viewer is not None:
        entries += [Choice(name, account) for account, name in _accounts(lines.loaded, text).items()]
    return entries


def refused_choice(one: Refusal, text: Words) -> Choice | None:
    """A refusal as an entry of the list; none where it cannot be read."""
    reason = reason_of(one, text)
    if reason is None:
        return None
    label = unmarked(text("why-refused-choice", reason=fit(reason, 300)))
    return Choice(fit(label, CHOICE), str(Point("refusal", one.kept.number)))


def fitting_lines(lines: Lines, typed: str, text: Words) -> tuple[Told, ...]:
    """The lines that tell of what is typed, a player or words, as many as a list holds; all where nothing is."""
    if not typed.strip():
        return lines.lines[:MENU_LIMIT]
    fitting = (told for told in lines.lines if matches(typed, [_words_of(told, lines.loaded, text)]))
    return tuple(islice(fitting, MENU_LIMIT))


def fitting_choices(lines: Lines, typed: str, text: Words) -> list[Choice]:
    """The same as entries of a list: to put so many lines into words is for a thread of its own."""
    return line_choices(fitting_lines(lines, typed, text), lines.loaded, text)


def _words_of(told: Told, loaded: Loaded, text: Words) -> str:
    """All words by which a line is found: its sentence, and the name of whose turn it was."""
    who = told.event.seat if told.event.seat is not None else told.whose
    name = "" if who is None else loaded.party.plain_names[who]
    (choice,) = line_choices((told,), loaded, text)
    return f"{name} {choice.label}"


async def _looked_for(asked: Asked, seen: Seen, typed: str) -> Post:
    """The line that is meant by words of it, or all that may be."""
    if typed.strip() == NOTHING:  # the list's entry that says that nothing fits
        raise Refused("why-choose")
    lines = await asked.service.newest_lines(asked.call, seen.loaded.row.id)
    fitting = await to_thread(fitting_lines, lines, typed, asked.text)
    quoted = f"“{safe_text(typed[:80])}”"
    if not fitting:
        raise Refused("why-none-fits", typed=quoted)
    if len(fitting) == 1:
        return await _of_point(asked, seen.loaded.row.id, fitting[0].point, contests=False)
    only = Lines(lines.loaded, lines.viewer, fitting)
    return found_post(only, quoted, asked.text)


def _on_messages(key: str, callback: Any) -> app_commands.ContextMenu:
    return app_commands.ContextMenu(
        name=described(key),
        callback=callback,
        type=discord.AppCommandType.message,
        allowed_contexts=app_commands.AppCommandContext(guild=True),
    )


def register(bot: Steiger) -> None:
    """Let the bot answer these presses, and the same under *Apps* on its messages."""
    bot.presses.update({"why": answered(on_why)})
    bot.tree.add_command(_on_messages("menu-command-why", why_of))
    bot.tree.add_command(_on_messages("menu-command-dispute", dispute_of))
