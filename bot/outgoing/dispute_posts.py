"""A dispute as a message: what it is about, what can be chosen, what would fall, who has voted, and the result."""

from collections.abc import Sequence
from typing import Final

from bot.controls import button_id, menu_id
from bot.errors import Damaged
from bot.letters import NO_POSITION, VOID, DisputeLetter, Setting
from bot.names import safe_text
from bot.outgoing.fallen_text import fallen_lines
from bot.outgoing.lobby_posts import labelled, where
from bot.outgoing.precedent_text import cited_lines, ruling_text, setting_text
from bot.outgoing.telling import told_plainly
from bot.post import TEXT_LIMIT, Button, Choice, Control, Menu, Post, fit
from bot.presenter import PRESENTERS
from bot.rulebooks.book import book, known
from bot.rulebooks.editions import by_edition, differ
from bot.rulebooks.pages import label
from bot.rulebooks.references import way_to
from bot.tables.dispute_choices import RULING, SWITCH, offered, read
from bot.tables.dispute_choices import Choice as Chosen
from bot.tables.loaded import Loaded
from bot.tables.positions import public_state
from bot.words import MINUS, Words
from games.engine.event import Entry, Event, Seat
from games.engine.turns import OffStage
from games.engine.violation import ActionError, Violation

LEAST: Final = 60
"""Signs that a line has at least, however long the others are."""
CHOICE: Final = 100
"""Signs of an entry of a menu."""
_PLACE: Final = "\0"
"""Stands for the rulings while the lines around them are cut."""


def dispute(letter: DisputeLetter, loaded: Loaded, text: Words, row_id: int) -> Post:
    """The message of a dispute; once it is settled, what was chosen and by whom what."""
    about, facts = _about(letter, loaded, text), _facts(letter, loaded, text)
    ways = _ways(letter, loaded, text, row_id)
    if letter.settled:
        return Post(fitted(about, facts, _result(letter, loaded, text)), (ways,))
    stands = [*_falls(letter, loaded, text), *_standing(letter, loaded, text)]
    rulings = _rulings(letter, loaded, text)
    called = [seat for seat in letter.asked if seat != letter.seat and seat not in letter.quiet]
    mentions = tuple(user for seat in called if (user := loaded.party.users[seat]))
    calls = "".join(f"<@{user}> " for user in mentions)
    head = f"{calls.strip()}\n" if calls else ""
    propose = button_id("ruling", loaded.row.id, 0, f"{letter.vote} {letter.line} {row_id}")
    rows = ((_menu(letter, loaded, text, row_id),), (Button(text("button-ruling"), propose), *ways))
    return Post(head + fitted(about, facts, stands, TEXT_LIMIT - len(head), rulings), rows, (), mentions)


def about_lines(
    event: Event | None, tried: str, violation: Violation | None, rule: str, loaded: Loaded, text: Words
) -> list[str]:
    """The sentence of a line or a refusal, with the rule that was applied and what the editions say of it."""
    said = _event_lines(event, loaded, text) if event is not None else []
    if event is None and violation is not None:
        reason = PRESENTERS[loaded.game.id].refusal(violation, loaded.party, text)
        said = [text("dispute-tried", move=tried, reason=reason)]
    return [*said, text("dispute-rule", section=section_named(loaded.row.game, rule, text))]


def section_named(game: str, rule: str, text: Words) -> str:
    """What the section of a rule is called; the rule itself where no rulebook has it."""
    place = book(game, text.language).place(rule) if known(game) else None
    return rule if place is None else label(place.section, text.language)


def edition_lines(options: Sequence[str], loaded: Loaded, text: Words) -> list[str]:
    """What the printed editions say of switches in which they differ, a line for those that say the same."""
    game, presenter = loaded.game, PRESENTERS[loaded.game.id]
    lines = list[str]()
    for option in dict.fromkeys(options):
        if not game.printed or not differ(game, option):
            continue
        editions = by_edition(game, option)
        lines.append(text("dispute-editions", question=presenter.option(option, editions["en"], text)[0]))
        for value in dict.fromkeys(value for _, value in sorted(editions.items())):
            names = [
                text("dispute-edition-name", edition=one) for one in sorted(editions) if editions[one] == value
            ]
            meaning = presenter.option(option, value, text)[1]
            lines.append(text("dispute-edition", editions=text.listed(names), meaning=meaning))
    return lines


def conflict_lines(settings: Sequence[Setting], loaded: Loaded, text: Words) -> list[str]:
    """What of the position would conflict with each switch that can be set."""
    lines = list[str]()
    for one in settings:
        if one.conflicts:
            reasons = [
                PRESENTERS[loaded.game.id].refusal(violation, loaded.party, text) for violation in one.conflicts
            ]
            name = setting_text(one.option, one.value, loaded.game.id, text)
            lines.append(text("dispute-conflicts", setting=name, conflicts=" ".join(reasons)))
    return lines


def choice_label(
    choice: str, settings: Sequence[Setting], proposed: dict[Seat, str], loaded: Loaded, text: Words
) -> str:
    """A choice in words."""
    parts = read(choice)
    if parts.kind == SWITCH and parts.number < len(settings):
        one = settings[parts.number]
        rule = text("choice-switch", setting=setting_text(one.option, one.value, loaded.game.id, text))
    elif parts.kind == RULING:
        said = ruling_text(proposed.get(parts.number, ""), text)
        name = loaded.party.names[parts.number]
        return text("choice-ruling-back" if parts.back else "choice-ruling", name=name, ruling=said)
    else:
        rule = text("choice-uphold") if parts.rule else ""
    if not parts.back:
        return rule
    return text("choice-back-with", rule=rule) if rule else text("choice-back")


def _about(letter: DisputeLetter, loaded: Loaded, text: Words) -> list[str]:
    name = loaded.party.names[letter.seat]
    head = text("dispute-head", name=name, table=labelled(loaded, text))
    tried = _tried(letter, loaded, text)
    return [head, *about_lines(letter.event, tried, letter.violation, letter.rule, loaded, text)]


def _tried(letter: DisputeLetter, loaded: Loaded, text: Words) -> str:
    """What was tried, in words where its position can be read."""
    if not letter.tried or letter.position == NO_POSITION:
        return safe_text(letter.tried)
    try:
        state = public_state(letter.position, loaded)
        action = loaded.game.parse(letter.tried)
        return PRESENTERS[loaded.game.id].move(state, action, loaded.party, text)
    except (ActionError, LookupError, OffStage, Damaged):
        return safe_text(letter.tried)


def _event_lines(event: Event, loaded: Loaded, text: Words) -> list[str]:
    """The sentence of an event, its amounts where it has any, and its facts."""
    presenter = PRESENTERS[loaded.game.id]
    said = [f"> {line.text}" for line in told_plainly((event,), loaded.party, presenter, text)]
    said = said or [f"> {presenter.tell(event, loaded.party, text)}"]
    amounts = [amount for entry in event.entries if (amount := _amount(entry, loaded, text))]
    if amounts:
        said.append(f"> • {text('choices-separator').join(amounts)}")
    for fact in event.facts:
        try:
            said.append(f"> • {presenter.fact(fact, loaded.party, text)}")
        except KeyError:  # of a version that knew more
            continue
    return said


def _amount(entry: Entry, loaded: Loaded, text: Words) -> str:
    amount = PRESENTERS[loaded.game.id].amount(entry.account, abs(entry.amount), text)
    if not amount or not entry.amount:
        return ""
    sign = "+" if entry.amount > 0 else MINUS
    return text("undo-gains", who=loaded.party.names[entry.seat], amounts=f"{sign}{amount}")


def _facts(letter: DisputeLetter, loaded: Loaded, text: Words) -> list[str]:
    """What the editions say, what was decided before, and what would conflict."""
    return [
        *edition_lines([one.option for one in letter.settings], loaded, text),
        *cited_lines(letter.precedents, loaded, text),
        *([] if letter.settled else conflict_lines(letter.settings, loaded, text)),
    ]


def _falls(letter: DisputeLetter, loaded: Loaded, text: Words) -> list[str]:
    """What falls with taking back, and who must agree to that."""
    if letter.fallen is None:
        return [text("dispute-falls-nothing")]
    names = text.listed([loaded.party.names[seat] for seat in letter.whose])
    others = [loaded.party.names[seat] for seat in letter.consents if seat != letter.seat]
    lines = [text("dispute-falls", turns=letter.turns, names=names), *fallen_lines(letter.fallen, loaded, text)]
    if others:
        lines.append(text("dispute-consents", who=text.listed(others), count=len(others)))
    return lines


def _rulings(letter: DisputeLetter, loaded: Loaded, text: Words) -> list[str]:
    """Every ruling that is proposed, in all its words: nobody votes for half a sentence of a menu."""
    names = loaded.party.names
    return [
        text("dispute-proposal", name=names[one.seat], ruling=ruling_text(one.text, text))
        for one in letter.proposals
    ]


def _standing(letter: DisputeLetter, loaded: Loaded, text: Words) -> list[str]:
    """Who has voted and who has not, until when, and whose time stands still."""
    party = loaded.party
    silent = [party.names[seat] for seat in letter.asked if seat not in letter.voted]
    again = [party.names[seat] for seat in letter.missing if seat in letter.voted]
    lines = [text("dispute-voted", names=text.listed([party.names[seat] for seat in letter.voted]) or "-")]
    if silent:
        lines.append(text("dispute-silent", names=text.listed(silent)))
    if again:
        lines.append(text("dispute-again", names=text.listed(again)))
    lines.append(text("dispute-until", until=letter.until))
    if letter.stops:
        lines.append(text("dispute-stops", name=party.names[letter.seat]))
    return lines


def _result(letter: DisputeLetter, loaded: Loaded, text: Words) -> list[str]:
    if letter.settled == VOID:
        return [text("dispute-void")]
    proposed = {one.seat: one.text for one in letter.proposals}
    said = choice_label(letter.settled, letter.settings, proposed, loaded, text)
    lines = [text("dispute-decided-for", choice=said)]
    for choice in dict.fromkeys(letter.ballots.values()):
        names = text.listed(
            [loaded.party.names[int(seat)] for seat, one in letter.ballots.items() if one == choice]
        )
        if choice == letter.settled:
            lines.insert(1, text("dispute-ballot-won", names=names))
            continue
        said = choice_label(choice, letter.settings, proposed, loaded, text)
        lines.append(text("dispute-ballot", choice=said, names=names))
    return [*lines, text("precedent-by-hand")] if read(letter.settled).kind == RULING else lines


def _menu(letter: DisputeLetter, loaded: Loaded, text: Words, row_id: int) -> Menu:
    """All that can be chosen; each entry carries the newest line that is told here."""
    proposed = {one.seat: one.text for one in letter.proposals}
    choices = offered(len(letter.settings), proposed, backable=letter.fallen is not None)
    entries = tuple(
        Choice(
            fit(_plain(choice_label(choice, letter.settings, proposed, loaded, text)), CHOICE),
            f"{choice} {letter.line}",
        )
        for choice in choices
    )
    arg = f"{letter.vote} {row_id}"
    return Menu(menu_id("ballot", loaded.row.id, 0, arg), text("menu-dispute"), entries)


def opening_choices(
    settings: Sequence[Setting], seat: Seat, backable: bool, loaded: Loaded, text: Words
) -> tuple[Choice, ...]:
    """What a dispute can be opened with, taking back first; a ruling of the own is asked for by a form."""
    own = Chosen(f"{RULING}.{seat}", False).rule
    every = [one for one in offered(len(settings), [seat], backable=backable)[1:] if one]
    ordered = [one for one in every if read(one).back] + [one for one in every if not read(one).back]
    found = list[Choice]()
    for choice in ordered:
        if read(choice).rule == own:
            said = text("choice-own-ruling-back" if read(choice).back else "choice-own-ruling")
        else:
            said = _plain(choice_label(choice, settings, {}, loaded, text))
        found.append(Choice(fit(said, CHOICE), choice))
    return tuple(found)


def _ways(letter: DisputeLetter, loaded: Loaded, text: Words, row_id: int) -> tuple[Control, ...]:
    """To the section of the rule, to what the editions say there, and to the table."""
    found: list[Control] = []
    way = way_to(loaded.row.game, letter.rule, loaded.row.id, text)
    if way is not None:
        found.append(way)
    if way is not None and loaded.game.printed:
        place = book(loaded.row.game, "en").place(letter.rule)
        arg = f"{loaded.row.game} {letter.rule if place is None else place.section.id}"
        found.append(Button(text("button-compare"), button_id("compare", loaded.row.id, 0, arg)))
    return (*found, where(loaded, text, row_id))


def _plain(said: str) -> str:
    """A line as a menu shows it, which knows no markup."""
    return said.replace("**", "").replace("\\", "").replace("*", "")


def fitted(
    about: Sequence[str],
    facts: Sequence[str],
    stands: Sequence[str],
    room: int = TEXT_LIMIT,
    rulings: Sequence[str] = (),
) -> str:
    """The lines, so that together they fit: first the facts are cut, then the oldest left out.

    What is disputed, what falls and who must agree are cut only where that alone is too much, and rulings only
    where these, cut, leave no room for them.
    """
    if rulings:
        return _with_rulings(about, facts, stands, room, rulings)
    limit = room
    while limit > LEAST and _length([*about, *_cut(facts, limit), *stands]) > room:
        limit -= 10
    shown = _cut(facts, limit)
    while shown and _length([*about, *shown, *stands]) > room:
        shown = shown[1:]
    lines, limit = [*about, *shown, *stands], room
    while limit > LEAST and _length(_cut(lines, limit)) > room:
        limit -= 10
    return fit("\n".join(_cut(lines, limit)), room)


def _with_rulings(
    about: Sequence[str], facts: Sequence[str], stands: Sequence[str], room: int, rulings: Sequence[str]
) -> str:
    """The lines with the rulings whole between them, as far as the others can be cut for them."""
    least = _length(_cut([*about, *stands], LEAST)) + 1
    shown = fit("\n".join(rulings), max(room - least - 1, LEAST))
    others = fitted([*about, _PLACE], facts, stands, room - len(shown) + len(_PLACE))
    return fit(others.replace(_PLACE, shown, 1), room)


def _cut(lines: Sequence[str], limit: int) -> list[str]:
    """The lines, each no longer than that; one with an instant stays whole, or it would be none."""
    return [line if "<t:" in line else fit(line, limit) for line in lines]


def _length(lines: Sequence[str]) -> int:
    return len("\n".join(lines))
