"""Letters as posts: what the outbox sends, in the table's language."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from bot.contesting import told_buttons
from bot.controls import button_id
from bot.letters import (
    NO_POSITION,
    CallLetter,
    DisputeLetter,
    DoneLetter,
    FinalLetter,
    InvitationLetter,
    LobbyLetter,
    NoticeLetter,
    PhaseLetter,
    ReminderLetter,
    SharedLetter,
    SignpostLetter,
    StayLetter,
    TurnLetter,
    WantedLetter,
    Written,
)
from bot.names import game_name
from bot.outgoing import alt_text
from bot.outgoing.asked_text import turn_head
from bot.outgoing.away_text import in_words, spared, with_away
from bot.outgoing.call_posts import call, done, question
from bot.outgoing.clock_text import chosen_words
from bot.outgoing.corrected_text import CORRECTED, corrected_way, corrected_words
from bot.outgoing.decided_text import proposed_lines
from bot.outgoing.decision_shots import decision_shot
from bot.outgoing.dispute_posts import dispute
from bot.outgoing.fallen_text import fallen_lines
from bot.outgoing.final_way import chart, length, turning_lines
from bot.outgoing.lobby_posts import card, fixed, invitation, labelled, settled, stay, where
from bot.outgoing.phase_posts import phases
from bot.outgoing.reminder_posts import reminder
from bot.outgoing.shared_posts import shared
from bot.outgoing.shots import headed, named
from bot.outgoing.standings_text import remarked, standings
from bot.outgoing.telling import changed_places, told, told_first, with_amounts
from bot.outgoing.wanted_posts import wanted
from bot.post import BUTTONS_A_ROW, TEXT_LIMIT, Button, Control, Post, Shot, Style, fit
from bot.presenter import PRESENTERS, AnyPresenter
from bot.tables.loaded import Loaded
from bot.tables.positions import shown
from bot.words import Words, language_of, words
from games.engine.event import Event, Seat
from games.engine.outcome import places
from games.engine.rng import fingerprint

LINES_TOLD = 5
"""A turn message tells the newest so many lines; the log has all."""
BEGUN = "news-begun"
WON: Final = ("game_won", "victory_shared")
"""How games say who won."""
CHOSEN_PACES: Final = ("notice-pace-asked", "notice-pace-passed")
"""Sentences about a pace and a clock, of which a notice keeps the figures."""
CHOICE_STYLES: Final[Mapping[str, Style]] = {"yes": "success", "no": "danger"}
"""How the buttons of a question look, where not like any other."""


def compose(letter: Written, loaded: Loaded, row_id: int, *, direct: bool = False) -> Post:
    """The message a letter becomes. `row_id` is woven into its controls, so that it can be recognised.

    `direct`: it goes to one reader alone, and the table is given in their language. A card is recognised by its
    table: its controls stay the same, however often it is edited under somebody's finger.
    """
    text, loaded = words(language_of(loaded.row.language) or "en"), spared(loaded)
    match letter:
        # These are told of a table that cannot be read as well: by them it is left and given up.
        case LobbyLetter():
            return card(letter, loaded, text)
        case InvitationLetter():
            return invitation(letter, loaded, text, row_id)
        case StayLetter():
            return stay(letter, loaded, text, row_id)
        case ReminderLetter():
            return reminder(letter, loaded, text, row_id, direct=direct)
        case WantedLetter():
            return wanted(letter, loaded, text, row_id)
        case CallLetter():
            return call(letter, loaded, text, row_id, direct=direct)
        case DoneLetter():
            return done(letter, text)
        case NoticeLetter() if direct:
            addressed = msgspec.structs.replace(letter, seats=())
            return question(_notice(addressed, loaded, text, row_id), letter, loaded, text)
        case NoticeLetter():
            return _notice(letter, loaded, text, row_id)
        case DisputeLetter():
            return dispute(letter, loaded, text, row_id)
        case SharedLetter():
            return shared(letter, loaded, text, row_id)
        case TurnLetter():
            return _turn(letter, loaded, PRESENTERS[loaded.game.id], text, row_id)
        case PhaseLetter():
            return phases(letter, loaded, text, row_id)
        case FinalLetter():
            return _final(letter, loaded, text, row_id)
        case SignpostLetter():
            head = text("signpost", table=labelled(loaded, text), game=game_name(loaded.game.id, text))
            lines = [head, *fixed(loaded, PRESENTERS[loaded.game.id], text)]
            return Post(fit("\n".join(lines), TEXT_LIMIT), ((where(loaded, text, row_id),),))


def _turn(letter: TurnLetter, loaded: Loaded, presenter: AnyPresenter, text: Words, row_id: int) -> Post:
    view = shown(letter.position, loaded)
    begun = letter.news == BEGUN
    events = _opening(letter.events) if begun else letter.events
    lines = [
        _turn_head(letter, view, loaded, text),
        *_before_events(letter, loaded, presenter, text),
        *told(events, loaded, presenter, text, LINES_TOLD, view),
        *_after_events(letter, view, loaded, presenter, text),
    ]
    contests = told_buttons(loaded.row.id, row_id, text)
    rows = () if letter.retired else (_turn_buttons(loaded, text, row_id), contests)
    mentions = _mentioned(letter, loaded) if _pings(letter) else ()
    shots = () if _is_of_a_moment(letter, loaded) else (_turn_shot(letter, view, loaded, presenter, text, row_id),)
    return Post(fit("\n".join(lines), TEXT_LIMIT), rows, shots, mentions)


def _is_of_a_moment(letter: TurnLetter, loaded: Loaded) -> bool:
    """Whether nobody decides by its numbers and picture: computers are asked, and the next message has them."""
    whole = letter.news == BEGUN or bool(letter.ended)
    return not whole and bool(letter.asked) and set(letter.asked) <= set(loaded.computers)


def _turn_shot(
    letter: TurnLetter, view: Any, loaded: Loaded, presenter: AnyPresenter, text: Words, row_id: int
) -> Shot:
    """The board at the beginning of a game and at the end of a phase, else what is to be decided."""
    begun = letter.news == BEGUN
    events = _opening(letter.events) if begun else letter.events
    marks = () if begun else changed_places(events)  # at the beginning everything is new
    if begun or letter.ended:  # the end of a phase has no message of its own
        shot = presenter.board(view, loaded.party, text, marks)
    else:
        shot = decision_shot(letter, view, loaded, presenter, text, marks)
    if not begun:
        shot = with_amounts(shot, events)
    alt = alt_text.of_turn(letter, events, view, loaded, presenter, text, everything=begun)
    return named(msgspec.structs.replace(shot, alt=alt), row_id)


def _pings(letter: TurnLetter) -> bool:
    return letter.ping and not letter.retired


def _calls(letter: TurnLetter, seat: Seat) -> bool:
    """Whether a seat is mentioned, and not only named."""
    return _pings(letter) and seat not in letter.quiet


def _mentioned(letter: TurnLetter, loaded: Loaded) -> tuple[int, ...]:
    """The users who hold the seats that are asked or invited."""
    users = [loaded.party.users[seat] for seat in (*letter.asked, *letter.invited) if seat not in letter.quiet]
    return tuple(user for user in users if user)


def _turn_head(letter: TurnLetter, view: Any, loaded: Loaded, text: Words) -> str:
    """Who is asked for what, at which table."""
    called = [_called(loaded, seat, _calls(letter, seat), text) for seat in letter.asked]
    return turn_head(view, letter.asked, called, loaded, text)


def _before_events(letter: TurnLetter, loaded: Loaded, presenter: AnyPresenter, text: Words) -> list[str]:
    """What was done to the table, who was passed over and which phase has ended."""
    lines: list[str] = []
    if letter.news:
        name = "" if letter.news_seat is None else loaded.party.names[letter.news_seat]
        lines.append(text(letter.news, name=name, time=str(letter.news_time)))
    if letter.passed:
        passed = text.listed([loaded.party.names[seat] for seat in letter.passed])
        lines.append(text("turn-passed", names=passed))
    for key, seats in (("turn-clock-passed", letter.out_of_time), ("turn-clock-finished", letter.cut_short)):
        if seats:
            lines.append(text(key, names=text.listed([loaded.party.names[seat] for seat in seats])))
    if letter.ended:
        lines.append(text("phase-ended", phase=presenter.phase(letter.ended, text)))
    return lines


def _after_events(
    letter: TurnLetter, view: Any, loaded: Loaded, presenter: AnyPresenter, text: Words
) -> list[str]:
    """Who may leave an answer, what is decided, and what was settled since."""
    lines: list[str] = []
    if letter.invited:
        names = text.listed([_called(loaded, seat, _calls(letter, seat), text) for seat in letter.invited])
        lines.append(text("turn-invited", who=names, count=len(letter.invited)))
    if not _is_of_a_moment(letter, loaded):
        lines.append(presenter.deciding(view, loaded.party, text))
    if not (letter.retired or letter.settled):
        lines += _until(letter, loaded, text)
    if letter.settled:
        lines.append(settled(letter.settled, loaded, text))
    return lines


def _until(letter: TurnLetter, loaded: Loaded, text: Words) -> list[str]:
    """Until when those who are asked have time, where a clock counts."""
    timed = [(seat, zero) for seat, zero in zip(letter.asked, letter.until, strict=False) if zero]
    if len(letter.asked) == 1:
        return [text("turn-until", zero=zero) for _, zero in timed]
    return [text("turn-until-each", name=loaded.party.names[seat], zero=zero) for seat, zero in timed]


def _opening(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """How the game begins, without what each player receives: that stands among the numbers below."""
    return tuple(event for event in events if not event.entries)


def _turn_buttons(loaded: Loaded, text: Words, row_id: int) -> tuple[Control, ...]:
    table = loaded.row.id
    row = str(row_id)
    return (
        Button(text("button-act"), button_id("act", table, 0, row), "primary"),
        Button(text("button-mine"), button_id("mine", table, 0, row)),
        Button(text("button-board"), button_id("board", table, 0, row)),
        Button(text("button-news"), button_id("news", table, 0, row)),
        Button(text("button-back"), button_id("back", table, 0, row)),
    )


def _final(letter: FinalLetter, loaded: Loaded, text: Words, row_id: int) -> Post:
    who = " ".join(_called(loaded, seat, True, text) for seat in range(len(loaded.seats)))
    head = text("final-head", who=who, table=labelled(loaded, text))
    proof = text(
        "final-seed", seed=letter.seed, salt=letter.salt, fingerprint=fingerprint(letter.seed, letter.salt)
    )
    post = final(letter, loaded, text, head, [proof], row_id)
    buttons = (
        Button(text("button-board"), button_id("board", loaded.row.id, 0, str(row_id))),
        Button(text("button-log"), button_id("log", loaded.row.id)),
        told_buttons(loaded.row.id, row_id, text)[0],
        Button(text("button-rematch"), button_id("rematch", loaded.row.id)),
        *([Button(text("button-compared"), button_id("compared", loaded.row.id))] if letter.compared else ()),
    )
    mentions = tuple(user for user in loaded.party.users if user)
    return msgspec.structs.replace(post, rows=(buttons,), mentions=mentions)


def final(letter: FinalLetter, loaded: Loaded, text: Words, head: str, after: list[str], row_id: int = 0) -> Post:
    """The end of a game between a line before and lines after it: the result, what was counted, the pictures."""
    presenter, party = PRESENTERS[loaded.game.id], loaded.party
    view = shown(letter.position, loaded)
    before = [head, presenter.final(letter.outcome, party, text), *remarked(letter.remarks, loaded, text)]
    turning = turning_lines(letter, loaded, presenter, text)
    story = _story(before, _counted(letter), turning, after, loaded, presenter, text)
    winners = text.listed([party.plain_names[seat] for seat in letter.outcome.ranks[0]])
    wins = text("final-wins", who=winners, count=len(letter.outcome.ranks[0]))
    sheet = presenter.score_sheet(view, letter.outcome, party, text)
    sheet = msgspec.structs.replace(
        sheet, alt=alt_text.of_scores(sheet, view, letter.outcome, loaded, presenter, text)
    )
    sheet = headed(sheet, text("final-scores"), length(letter, loaded, text) or wins)
    way = chart(letter, sheet, loaded, text)
    board = presenter.board(view, party, text)
    board = msgspec.structs.replace(board, alt=alt_text.of_end((), view, loaded, presenter, text))
    return Post(story, (), tuple(named(shot, row_id) for shot in (sheet, way, board) if shot is not None))


def _counted(letter: FinalLetter) -> tuple[Event, ...]:
    """The events at the end, of whoever ranks first before the others.

    The log alone has those that counted something and found it to be worth nothing; who won says the ranking.
    """
    place_of = {seat: place for place, seat in places(letter.outcome)}
    told = [event for event in letter.events if event.kind not in WON and _counts(event)]
    return tuple(sorted(told, key=lambda event: 0 if event.seat is None else place_of.get(event.seat, 0)))


def _counts(event: Event) -> bool:
    return not event.entries or any(entry.amount for entry in event.entries)


def _story(
    before: list[str],
    events: tuple[Event, ...],
    turning: list[str],
    after: list[str],
    loaded: Loaded,
    presenter: AnyPresenter,
    text: Words,
) -> str:
    """All events between the lines before and after, or as many of the first as a message holds.

    What turned the game is told nowhere else, so it gives way last.
    """
    shown = [(turning, most) for most in range(len(events), -1, -1)]
    shown += [(turning[:count], 0) for count in range(len(turning) - 1, 1, -1)]
    for turned, most in [*shown, ([], 0)]:
        lines = [*before, *told_first(events, loaded, presenter, text, most), *turned, *after]
        story = "\n".join(lines)
        if len(story) <= TEXT_LIMIT:
            return story
    return fit("\n".join([*before, *after]), TEXT_LIMIT)


def _notice(letter: NoticeLetter, loaded: Loaded, text: Words, row_id: int) -> Post:
    table = loaded.row.id
    names = text.listed([loaded.party.names[seat] for seat in letter.named])
    # An earlier version told how many must agree, and not how many more.
    key = f"{letter.key}-before" if "needed" in letter.values else letter.key
    chosen = chosen_words(letter.values, text) if letter.key in CHOSEN_PACES else {}
    if letter.key == CORRECTED:
        chosen = corrected_words(letter, loaded, text)
    line = text(key, table=table, names=names, **{**in_words(letter, text), **chosen})
    if letter.fallen is not None:
        line = "\n".join([line, *fallen_lines(letter.fallen, loaded, text)])
    if proposed := proposed_lines(letter.values, loaded, text):
        line = "\n".join([line, *proposed])
    if letter.position != NO_POSITION:
        line = "\n".join([line, *standings(shown(letter.position, loaded), letter.remarks, loaded, text)])
    way = where(loaded, text, row_id)
    if letter.settled:
        line = _addressed(line, [loaded.party.names[seat] for seat in letter.seats], text)
        said = settled(letter.settled, loaded, text)
        return Post(f"{fit(line, TEXT_LIMIT - len(said) - 1)}\n{said}", ((way,),))
    loud = [seat for seat in letter.seats if seat not in letter.quiet]
    seated = [loaded.party.users[seat] for seat in loud if loaded.party.users[seat]]
    mentions = (*seated, *letter.users)
    called = [_called(loaded, seat, seat in loud, text) for seat in letter.seats]
    line = _addressed(line, [*called, *(f"<@{user}>" for user in letter.users)], text)
    controls = (*_answers(letter, table, text, row_id), *corrected_way(letter, loaded, text), way)
    rows = (controls[:BUTTONS_A_ROW], controls[BUTTONS_A_ROW:])
    return Post(line, tuple(row for row in rows if row), (), mentions)


def _addressed(line: str, names: list[str], text: Words) -> str:
    """The sentence behind those whom it calls, and apart from them: it often begins with a name of its own."""
    said = text("notice-called", who=text.listed(names), line=line) if names else line
    return said.strip()


def _answers(letter: NoticeLetter, table: int, text: Words, row_id: int) -> list[Control]:
    buttons: list[Control] = []
    if letter.vote is not None:
        buttons += [_choice(letter.vote, choice, table, text, row_id) for choice in letter.choices]
    if letter.more_time is not None:
        arg = f"{letter.more_time} {row_id}"
        buttons.append(Button(text("button-time"), button_id("time", table, 0, arg)))
    if letter.rematch:
        buttons.append(Button(text("button-rematch"), button_id("rematch", table, 0, str(row_id))))
    if letter.join:
        buttons.append(Button(text("button-take-seat"), button_id("join", table, 0, str(row_id)), "success"))
        if letter.free is not None:
            arg = f"play {letter.free} {row_id}"
            buttons.append(Button(text("button-computer"), button_id("computer", table, 0, arg)))
    return buttons


def _choice(vote: int, choice: str, table: int, text: Words, row_id: int) -> Button:
    style: Style = CHOICE_STYLES.get(choice, "secondary")
    return Button(text(f"button-{choice}"), button_id("vote", table, 0, f"{vote} {choice} {row_id}"), style)


def _called(loaded: Loaded, seat: int, ping: bool, text: Words) -> str:
    user = loaded.party.users[seat]
    return f"<@{user}>" if ping and user else with_away(loaded.party.names[seat], loaded.seats[seat], text)
