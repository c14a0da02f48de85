"""The card of a table, the invitations to it, and the question whether those seated still want to play."""

import msgspec

from bot.controls import button_id, menu_id
from bot.errors import Damaged
from bot.letters import InvitationLetter, LobbyLetter, StayLetter
from bot.names import game_name, safe, safe_text, table_label
from bot.outgoing.clock_text import clock_words
from bot.outgoing.edition_text import departure_text, edition
from bot.outgoing.standings_text import remarked, standings_if_known
from bot.post import TEXT_LIMIT, Button, Choice, Control, Menu, Post, fit
from bot.presenter import PRESENTERS, AnyPresenter
from bot.tables.choosing import DAY
from bot.tables.clocks import clock_in
from bot.tables.computers import LEVELS
from bot.tables.counting import PATIENCE
from bot.tables.loaded import Loaded
from bot.tables.remarks import of_seats
from bot.tables.reminding import USUAL, pace_of
from bot.tables.rights import A_DAY
from bot.words import LANGUAGES, NATIVE, Words, language_of
from games.engine.contract import Game
from games.engine.rng import fingerprint


def card(letter: LobbyLetter, loaded: Loaded, text: Words) -> Post:
    """The card: who gathers, who is waited for, and what is to be played."""
    row = loaded.row
    lines = [text("lobby-title", game=game_name(row.game, text), table=labelled(loaded, text))]
    if row.status == "running":
        lines += [text("lobby-running", place=row.place), *_fixed_if_known(loaded, text)]
        return Post(fit("\n".join(lines), TEXT_LIMIT))
    if row.stopped:
        lines += [text("lobby-stopped"), *standings_if_known(loaded, text), *_edition(loaded, text)]
        return Post(fit("\n".join(lines), TEXT_LIMIT))
    if row.status == "over":
        return Post(fit("\n".join([*lines, *_result(loaded, text), *_edition(loaded, text)]), TEXT_LIMIT))
    if row.status != "lobby":
        return Post("\n".join([*lines, text(f"lobby-{row.status}"), *_edition(loaded, text)]))
    lines += [
        text("lobby-seat", number=seat.seat + 1, name=loaded.party.names[seat.seat]) for seat in loaded.seats
    ]
    if isinstance(loaded.found_game, Game):
        least, most = loaded.game.seats[0], loaded.game.seats[-1]
        lines.append(text("lobby-players", least=least, most=most, seats=len(loaded.seats)))
    if letter.expelled:
        lines.append(text("lobby-expelled", name=letter.expelled))
    lines += [*_opener(loaded, text), *_guests(loaded, text)]
    lines.append(text("lobby-language", language=NATIVE[language_of(row.language) or "en"]))
    if row.patience != PATIENCE:
        lines.append(text("lobby-patience", days=row.patience // DAY))
    if row.pace != USUAL:
        lines.append(text("lobby-pace", pace=text(f"pace-{pace_of(row.pace)}")))
    if (clock := clock_in(row.clock)) is not None:
        lines.append(text("lobby-clock", clock=clock_words(clock, text)))
    if not row.reminders:
        lines.append(text("lobby-unreminded"))
    lines += [*precedent_lines(loaded, text), *_fixed_if_known(loaded, text)]
    if said := departure_text(loaded, text):
        lines.append(said)
    if loaded.first:
        lines += [text("hello-play"), text("hello-turn"), text("hello-help")]
    return Post(fit("\n".join(lines), TEXT_LIMIT), _card_controls(loaded, text))


def precedent_lines(loaded: Loaded, text: Words) -> list[str]:
    """Which precedents of its channel a gathering table has accepted, and how many there are; none for none."""
    if not loaded.acceptable:
        return []
    accepted = loaded.accepted
    numbers = ", ".join(str(one.number) for one in accepted)
    others = len(loaded.acceptable) - len(accepted)
    if not accepted:
        return [text("lobby-precedents-none", count=others)]
    return [text("lobby-precedents", numbers=numbers, count=len(accepted), others=others)]


def _edition(loaded: Loaded, text: Words) -> list[str]:
    said = edition(loaded, text)
    return [said] if said else []


def _result(loaded: Loaded, text: Words) -> list[str]:
    """How a game ended, as far as its position can be read, and where it was played."""
    lines = [text("lobby-over")]
    outcome = loaded.game.outcome(loaded.state) if loaded.playable else None
    if outcome is not None:
        lines += [
            PRESENTERS[loaded.game.id].final(outcome, loaded.party, text),
            *remarked(of_seats(loaded.seats), loaded, text),
        ]
    if loaded.row.place != loaded.row.channel:
        lines.append(text("lobby-place", place=loaded.row.place))
    return lines


def invitation(letter: InvitationLetter, loaded: Loaded, text: Words, row_id: int) -> Post:
    """Invitations that were given at once, and what came of them."""
    table = loaded.row.id
    answered = {user for users in letter.came.values() for user in users}
    called = () if letter.settled else tuple(user for user in letter.called if user not in answered)
    who = text.listed([f"<@{user}>" if user in called else _name(letter, user) for user in letter.users])
    game = game_name(loaded.row.game, text)
    lines = [text("invitation-given", who=who, name=letter.name, table=labelled(loaded, text), game=game)]
    lines += [
        text(f"invitation-{how}", names=text.listed([_name(letter, user) for user in users]))
        for how, users in letter.came.items()
    ]
    way = where(loaded, text, row_id)
    if letter.settled:
        return Post("\n".join([*lines, settled(letter.settled, loaded, text)]), ((way,),))
    buttons = (
        Button(text("button-join"), button_id("join", table, 0, str(row_id)), "success"),
        Button(text("button-decline"), button_id("decline", table, 0, str(row_id))),
        way,
    )
    return Post("\n".join(lines), (buttons,), (), called)


def stay(letter: StayLetter, loaded: Loaded, text: Words, row_id: int) -> Post:
    """The question whether those seated still want to play."""
    table = loaded.row.id
    line = text("stay-asked", table=labelled(loaded, text))
    way = where(loaded, text, row_id)
    if letter.settled:
        vacated = [text("stay-vacated", names=text.listed(list(letter.vacated)))] if letter.vacated else []
        return Post("\n".join([line, *vacated, settled(letter.settled, loaded, text)]), ((way,),))
    who = " ".join(f"<@{user}>" for user in letter.users)
    buttons = (
        Button(text("button-stay"), button_id("stay", table, 0, str(row_id)), "success"),
        Button(text("button-leave"), button_id("leave", table, 0, str(row_id))),
        way,
    )
    return Post(f"{who} {line}".strip(), (buttons,), (), letter.users)


def labelled(loaded: Loaded, text: Words) -> str:
    """A table's number, and its name if it has one."""
    return table_label(loaded.row.id, loaded.row.name, text)


def where(loaded: Loaded, text: Words, row_id: int) -> Button:
    """The button that leads to where the table is."""
    return Button(text("button-where"), button_id("where", loaded.row.id, 0, str(row_id)))


def settled(how: str, loaded: Loaded, text: Words) -> str:
    """The line that says how what a message asked for ended."""
    return f"**{text(how, table=loaded.row.id)}**"


def _card_controls(loaded: Loaded, text: Words) -> tuple[tuple[Control, ...], ...]:
    table = loaded.row.id
    wanted = Button(text("button-wanted"), button_id("wanted", table))
    buttons = (
        Button(text("button-join"), button_id("join", table), "success"),
        Button(text("button-leave"), button_id("leave", table)),
        Button(text("button-rules"), button_id("rules", table)),
        Button(text("button-start"), button_id("start", table), "primary"),
        *((wanted,) if loaded.wanted_in else ()),
    )
    choices = _computers(loaded, text)
    computers = Menu(menu_id("computer", table), text("menu-computer"), choices)
    languages = tuple(Choice(NATIVE[language], language) for language in LANGUAGES)
    return buttons, (computers,), (Menu(menu_id("language", table), text("menu-language"), languages),)


def _computers(loaded: Loaded, text: Words) -> tuple[Choice, ...]:
    """To add a computer of each level while there is a place, to take out each that is there, to allow hints."""
    there = [seat for seat in loaded.seats if seat.computer]
    full = isinstance(loaded.found_game, Game) and len(loaded.seats) >= loaded.game.seats[-1]
    added = (
        ()
        if full
        else tuple(
            Choice(
                text("computer-add", level=text(f"level-{level}")), f"add {level}", text(f"level-about-{level}")
            )
            for level in LEVELS
        )
    )
    removed = tuple(
        Choice(text("computer-remove", name=loaded.party.plain_names[seat.seat]), f"remove {seat.colour}")
        for seat in there
    )
    other = "off" if loaded.row.hints else "on"
    return (*added, *removed, Choice(text(f"hints-{other}"), f"hints {other}", text("hints-about")))


def _opener(loaded: Loaded, text: Words) -> list[str]:
    """Who starts and chooses the options, and from when on all who sit there may."""
    seat = loaded.seat_of(loaded.row.opener)
    if seat is None:
        return [text("lobby-openers-all")]
    return [text("lobby-opener", name=loaded.party.names[seat.seat], until=loaded.row.joined_at + A_DAY)]


def _guests(loaded: Loaded, text: Words) -> list[str]:
    """Who is waited for, who declined, and whose seat was freed for want of an answer."""
    lines: list[str] = []
    seated = {seat.user for seat in loaded.seats}
    for status in ("open", "declined", "vacated"):
        names = [safe(one.name) for one in loaded.invitations if one.status == status and one.user not in seated]
        if names:
            lines.append(text(f"lobby-guests-{status}", names=text.listed(names)))
    return lines


def _name(letter: InvitationLetter, user: int) -> str:
    return letter.names.get(str(user), "?")


def _fixed_if_known(loaded: Loaded, text: Words) -> list[str]:
    try:
        return fixed(loaded, PRESENTERS[loaded.game.id], text)
    except Damaged:
        return [text("lobby-unreadable")]


def rules_if_known(loaded: Loaded, text: Words) -> list[str]:
    """The board, the preset, and every option that is set otherwise, as far as they can be read."""
    try:
        return _rules(loaded, PRESENTERS[loaded.game.id], text)
    except Damaged:
        return [text("lobby-unreadable")]


def fixed(loaded: Loaded, presenter: AnyPresenter, text: Words) -> list[str]:
    """What the start fixes: board and options, and the fingerprint by which the shuffle can be checked."""
    proof = fingerprint(loaded.row.seed, loaded.row.salt)
    hints = [text("lobby-hints")] if loaded.row.hints else []
    return [*_rules(loaded, presenter, text), *hints, text("lobby-fingerprint", fingerprint=proof)]


def _rules(loaded: Loaded, presenter: AnyPresenter, text: Words) -> list[str]:
    """The board, the preset, and every option that is set otherwise."""
    game = loaded.game
    chosen = loaded.options
    usual = {name: values[0] for name, values in (*game.public_options, *game.retired_options)}
    decided = loaded.row.switched.split()
    lines: list[str] = []
    if game.boards is not None:
        lines.append(text("lobby-board", name=safe_text(game.boards.name(chosen["board"]))))
    if game.presets:
        title, about = presenter.preset(chosen["preset"], text)
        lines.append(text("lobby-edition", name=title, about=about))
        usual |= msgspec.to_builtins(game.presets[chosen["preset"]])
    for name, _ in (*game.public_options, *game.retired_options):
        if chosen.get(name, usual[name]) != usual[name]:
            question, meaning = presenter.option(name, chosen[name], text)
            key = "lobby-option-decided" if name in decided else "lobby-option"
            lines.append(text(key, question=question, meaning=meaning))
    return lines
