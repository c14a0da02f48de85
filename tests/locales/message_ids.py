"""Which messages the code asks for, and what the Fluent files hold."""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast, get_args, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.errors import Part
from bot.letters import CallKind
from bot.names import EMBLEM
from bot.permissions import REQUIRED
from bot.rulebooks.book import MARKS, TAGGED
from bot.tables.acts import ACTS
from bot.tables.away_due import CHOICES
from bot.tables.choosing import HINTS, REMINDERS
from bot.tables.clocks import AT_ZERO
from bot.tables.computers import LEVELS
from bot.tables.dispute_choices import offered, short
from bot.tables.inviting import ACCEPTS
from bot.tables.paces import CLOCKS
from bot.tables.pings import WAYS
from bot.tables.questions import KINDS
from bot.tables.reminding import GAPS, HOUR, OWN_GAPS
from bot.tables.service import (
    PICTURES,
    TableService,  # noqa: F401 - it brings all kinds of questions
)
from cogs.coal_baron.cog import TYPED as COAL_TYPED
from cogs.coal_baron.shown import legend as coal_legend
from cogs.coal_baron.told.telling import OWN as COAL_OWN
from cogs.kohle_kolonie.cog import TYPED as KOHLE_TYPED
from cogs.kohle_kolonie.shown import decision_alt
from cogs.kohle_kolonie.shown import legend as kohle_legend
from cogs.kohle_kolonie.shown.not_for_sale import REASONS
from cogs.kohle_kolonie.told import digest as kohle_digest
from cogs.kohle_kolonie.told.quantities import PLAINLY_NAMED as KOHLE_QUANTITIES
from cogs.kohle_kolonie.told.quantities import VALUES as KOHLE_VALUES
from cogs.kohle_kolonie.told.telling import OWN as KOHLE_OWN
from cogs.kohle_kolonie.typed.spelling import LAST, VERBS_SPOKEN
from cogs.leaflets import SHARED
from cogs.learning.guide import AnyGuide, guide_of
from cogs.ruhrschifffahrt import names as ruhr_names
from cogs.ruhrschifffahrt.cog import TYPED as RUHR_TYPED
from cogs.ruhrschifffahrt.panels import buy as ruhr_buying
from cogs.ruhrschifffahrt.shown import legend as ruhr_legend
from cogs.ruhrschifffahrt.told import digest as ruhr_digest
from cogs.ruhrschifffahrt.told.telling import OWN as RUHR_OWN
from cogs.typed.tree import key_of
from cogs.views.help import Situation
from cogs.views.pings import EXPLAINED
from cogs.views.server import PAGES
from db.personal import KINDS as PERSONAL
from games.coal_baron import facts
from games.coal_baron import turns as coal_turns
from games.coal_baron.change import ACCOUNTS as COAL_ACCOUNTS
from games.coal_baron.game import GAME
from games.coal_baron.state import SOURCES
from games.coal_baron.verbs import VERBS as COAL_VERBS
from games.engine.contract import REPAIRED
from games.engine.verbs import Row
from games.kohle_kolonie import facts as kohle_facts
from games.kohle_kolonie import state as kohle_state
from games.kohle_kolonie import turns as kohle_turns
from games.kohle_kolonie.actions import AnswerName
from games.kohle_kolonie.change import ACCOUNTS as KOHLE_ACCOUNTS
from games.kohle_kolonie.game import GAME as KOHLE
from games.kohle_kolonie.options import OPTION_GROUPS, PRESETS
from games.kohle_kolonie.verbs import VERBS as KOHLE_VERBS
from games.ruhrschifffahrt import facts as ruhr_facts
from games.ruhrschifffahrt import state as ruhr_state
from games.ruhrschifffahrt import turns as ruhr_turns
from games.ruhrschifffahrt.actions import AnswerName as RuhrAnswerName
from games.ruhrschifffahrt.change import ACCOUNTS as RUHR_ACCOUNTS
from games.ruhrschifffahrt.game import GAME as RUHR
from games.ruhrschifffahrt.verbs import VERBS as RUHR_VERBS
from renderer.coal_baron import AREAS, WORDS
from renderer.kohle_kolonie import AREAS as KOHLE_AREAS
from renderer.kohle_kolonie import WORDS as KOHLE_WORDS
from renderer.kohle_kolonie.words import CITIES
from renderer.ruhrschifffahrt import AREAS as RUHR_AREAS
from renderer.ruhrschifffahrt import WORDS as RUHR_WORDS
from tests.catalogues import kohle_kolonie as kohle
from tests.catalogues import ruhrschifffahrt as ruhr
from tests.catalogues.coal_baron import EVENTS, FACTS, MALFORMED, PHASES, VIOLATIONS

TYPED = (COAL_TYPED, KOHLE_TYPED, RUHR_TYPED)
ROOT = Path(__file__).resolve().parents[2]
CALLERS = frozenset({"words", "text", "described", "Refused", "Refusal"})
"""Names of what is called with a message id: `words("...")`, `desk.words("...")`, `self.words("...")`."""
OUR_MALFORMED = ("name-ambiguous", "card-ambiguous", "card-not-open")
"""Codes that the presenter itself adds to those of the game."""
KOHLE_MALFORMED = (
    "ground-ambiguous",
    "ceiling-without-value",
    "form-unreadable",
    "name-ambiguous",
    "name-unknown",
    "too-many-exchanges",
)
"""The same for Kohle & Kolonie."""
RUHR_MALFORMED = ("name-ambiguous", "name-unknown")
"""The same for Ruhrschifffahrt 1769-1890."""


def dashed(*parts: str) -> str:
    """A message id from parts, of which sections have dots."""
    return "-".join(parts).replace(".", "-")


def taught(*games: str) -> dict[str, tuple[str, ...]]:
    """The families of the guides' texts, as one family of what their ids begin with."""
    guides = [found for game in games if (found := guide_of(game))]
    return {"learn-": tuple(key.removeprefix("learn-") for guide in guides for key in taught_by(guide))}


def taught_by(guide: AnyGuide) -> list[str]:
    """The ids of all texts of a guide."""
    return [
        *(guide.key("new", topic.key) for topic in guide.topics),
        *(guide.key("ask", step.asks) for step in guide.steps),
        *(guide.key("good", step.key) for step in guide.steps),
        *(guide.key("note", name) for name in guide.notes),
        *(guide.key("end", name) for name in guide.closing),
        *(guide.key("source", group) for group in sorted(set(guide.sources.values()))),
    ]


STAGES: tuple[str, ...] = coal_turns.STAGES
OTHER_SOURCES = [source for source in SOURCES if source not in {element.id for element in facts.ELEMENTS}]
FAMILIES: dict[str, tuple[str, ...]] = {
    **taught(GAME.id, KOHLE.id, RUHR.id),
    "cb-account-": ("francs", "points"),
    "cb-pieces-": tuple(account for account in COAL_ACCOUNTS if account not in ("francs", "points")),
    "can-": ("yes", "yes-you", "no", "no-you", "elsewhere", "elsewhere-you", "secret"),
    "why-round-": (GAME.id, KOHLE.id, RUHR.id),
    "button-why-by-": ("rule", "round"),
    "why-by-": ("rule", "round"),
    "why-words-": ("asking", "money", "points"),
    "cb-coal-": facts.COALS,
    "cb-cube-": (*facts.COALS, "from"),
    "cb-source-": ("cage", "storage"),
    "cb-vehicle-": facts.VEHICLES,
    "cb-side-": facts.SIDES,
    "cb-space-": ("factory", "mining", "money", "orders", "factory_draw", "order_draw", "bank", "delivery"),
    "cb-area-": ("factory", "mining", "delivery", "money", "orders", "bank", "none"),
    "cb-colour-": GAME.colours,
    "cb-stage-": STAGES,
    "cb-asked-": STAGES,
    "cb-phase-": PHASES,
    "cb-element-": tuple(element.id for element in facts.ELEMENTS),
    "cb-score-": tuple(OTHER_SOURCES),
    "cb-place-": ("top", "bottom"),
    "cb-text-returned-": ("top", "bottom"),
    "cb-event-": tuple(EVENTS),
    "cb-fact-": tuple(FACTS),
    "cb-quantity-": (
        *("turn", "start", "workers", "bank", "canteen", "francs", "cage_level", "cage"),
        *("cage-cubes", "storage-cubes"),
    ),
    "cb-order-of-": ("seat", "delivered"),
    "cb-order-in-": ("draft", "pile"),
    "cb-violation-": tuple(VIOLATIONS),
    "cb-malformed-": (*MALFORMED, *OUR_MALFORMED),
    "cb-option-": tuple(
        dashed(name, *value) for name, values in GAME.public_options for value in ((), *((v,) for v in values))
    ),
    "cb-word-": ("cage", "load", "store", "fill", "pair", "end"),
    "cb-goal-": ("empty", "unload"),
    "cb-digest-there-": ("workers_displaced", "tile_turned_up", "order_turned_up"),
    "cb-digest-scored-": ("coal", "vehicle", "empty"),
    "cb-booked-": ("coal", "vehicle", "empty", "francs", "cubes", "undelivered", "balance"),
    "cb-menu-": ("factory", "mining", "money", "orders"),
    "learn-kk-paid-": ("engine", "engineer", "settlement"),
    "learn-closing-": ("won", "even", "lost", "own", "other"),
    "cb-none-": ("factory", "orders"),
    "cb-common-": ("tiles", "orders"),
    "cb-decide-keep-": ("tiles", "orders"),
    "cb-button-rest-": ("top", "bottom"),
    "cb-button-return-": ("top", "bottom"),
    "cb-move-keep-": ("none",),
    "cb-step-fill-": ("cage", "storage"),
    "cb-find-": ("factory", "mining", "delivery", "money", "orders", "bank", "draw"),
    "cb-picture-area-": AREAS,
    "cb-form-": tuple(
        f"{name}-{part}" for name in ("plan", "ranking") for part in ("title", "label", "placeholder")
    ),
    "picture-headline-": (*STAGES, "over"),
    "picture-": WORDS,
    "pace-": tuple(GAPS),
    "clock-choice-": CLOCKS,
    "zero-": AT_ZERO,
    "reminders-": REMINDERS,
    "remind-gap-": tuple(str(gap // HOUR) for gap in OWN_GAPS),
    "game-": (GAME.id, KOHLE.id, RUHR.id),
    "colour-": tuple(EMBLEM),
    "menu-server-": ("channels", "roles", "most", "language", "pace", "channel", "role"),
    "server-page-": PAGES,
    "lobby-": ("running", "over", "abandoned"),
    "table-is-": ("lobby", "over", "abandoned", "stopped"),
    "lobby-is-": ("running", "over", "abandoned"),
    "damaged-": get_args(Part),
    "my-invitations-": ACCEPTS,
    "away-choice-": CHOICES,
    "away-option-": CHOICES,
    "away-short-": CHOICES,
    "away-chosen-": CHOICES,
    "day-": ("0", "1"),
    "my-reminders-": ("on", "later", "off"),
    "direct-": get_args(CallKind),
    "ping-": tuple(WAYS),
    "way-": tuple(way for ways in WAYS.values() for way in ways),
    "way-about-": tuple(f"{kind}-{way}" for kind, way in EXPLAINED),
    "right-": tuple(right.name for right in REQUIRED),
    "without-": tuple(right.name for right in REQUIRED if right.optional),
    "notice-": (
        *(f"{kind}-{end}" for kind in KINDS for end in ("asked", "lapsed", "refused")),
        *(f"away-{choice}" for choice in CHOICES if choice != "seat"),
        *(f"{kind}-asked-before" for kind in ("undo", "abandon", "replace")),
        "repair-overtaken",
    ),
    "short-": tuple(sorted({short(choice) for choice in offered(1, (0,), backable=True)})),
    "act-": (
        *ACTS,
        *(f"{kind}-{end}" for kind in KINDS for end in ("asked", "passed", "lapsed", "refused")),
        "repair-overtaken",
    ),
    "remark-": ("conceded", "suspended", "empty", "replaced", "passed"),
    "sure-": ("concede", "quit", "stop"),
    "vote-passed-": tuple(
        choice for kind in KINDS.values() for choice in kind.choices if choice not in ("yes", "no")
    ),
    "invitation-": ("joined", "declined", "lapsed", "withdrawn"),
    "lobby-guests-": ("open", "declined", "vacated"),
    "accepts-": ACCEPTS,
    "table-": ("here", "named", "of", "at", "at-first"),  # other messages name them
    "level-": LEVELS,
    "level-about-": LEVELS,
    "pictures-": PICTURES,
    "my-pictures-": PICTURES,
    "stored-": tuple(kind.name for kind in PERSONAL),
    "cmd-rules-": ("aid", "legend"),
    "rules-": ("aid", "legend"),
    "rules-edition-": ("en", "de", "fr"),
    "rules-mark-": tuple(mark for mark in MARKS.values() if mark != "example"),
    "rules-spoken-": tuple(MARKS.values()),
    "rules-unnamed-": TAGGED,
    "button-rules-": ("earlier", "later"),
    "help-": tuple(f"{found}{end}" for found in get_args(Situation) for end in ("", "-do")),
    "button-": ("concede", "quit", "stop", *{choice for kind in KINDS.values() for choice in kind.choices}),
}
"""Messages whose ids are put together at run time: what stands first, and all that may follow."""

KOHLE_STAGES: tuple[str, ...] = kohle_turns.STAGES
KOHLE_FAMILIES: dict[str, tuple[str, ...]] = {
    **taught(GAME.id, KOHLE.id, RUHR.id),
    "kk-account-": ("coins", "points"),
    "kk-pieces-": tuple(account for account in KOHLE_ACCOUNTS if account not in ("coins", "points")),
    "kk-slot-": ("engineer", "miner", "engine"),
    "kk-word-": (*VERBS_SPOKEN, *LAST, "to"),
    "kk-pithead-": tuple(kohle_facts.PITHEAD_INDEX),
    "kk-pithead-back-": kohle_facts.FLIPPABLE,
    "kk-bonus-": kohle_facts.BONUS_MARKERS,
    "kk-bonus-effect-": kohle_facts.BONUS_MARKERS,
    "kk-marker-": kohle_facts.RAILWAY_MARKERS,
    "kk-disaster-": tuple(dict.fromkeys(kohle_facts.DISASTER_MARKERS)),
    "kk-not-for-sale-": REASONS,
    "kk-price-": tuple(kohle_facts.PRICES),
    "kk-colour-": KOHLE.colours,
    "kk-score-": kohle_state.SOURCES,
    "kk-stage-": KOHLE_STAGES,
    "kk-asked-": KOHLE_STAGES,
    "kk-phase-": tuple(str(phase) for phase in get_args(kohle_state.Phase)),
    "kk-preset-": tuple(PRESETS),
    "kk-preset-about-": tuple(PRESETS),
    "kk-group-": tuple(name for name, _ in OPTION_GROUPS),
    "kk-option-": tuple(
        dashed(name, *value)
        for name, values in (*KOHLE.public_options, *KOHLE.retired_options)
        for value in ((), *((v,) for v in values))
    ),
    "kk-mine-bonus-": ("wagon", "miner"),
    "kk-mine-bonus-no-": ("worker", "pool", "place"),
    "kk-second-only-": ("pool", "place"),
    "kk-second-none-": ("worker", "pool", "place"),
    "kk-text-mine-trust-": ("engine", "coin", "none"),
    "kk-text-in-trust-": ("engine", "coin", "none"),
    "kk-turn-by-": ("action", "bonus"),
    "kk-text-disaster-": ("hit", "spared"),
    "kk-turn-used-": ("action", "extra"),
    "kk-disc-": ("black", "blank"),
    "kk-value-": ("mines", "administration", "aid", "unification", "coins"),
    "kk-left-subsidence-": ("coin", "points"),
    "kk-left-loading-": ("never", "cards", "all"),
    "kk-button-loading-": ("never", "cards", "all"),
    "kk-button-ahead-": ("ranking", "ceiling", "protect", "subsidence", "loading", "places"),
    "kk-button-give-": ("coins", "workers"),
    "kk-button-": (*kohle_facts.PRICES, "flips", "exchanges"),
    "kk-ask-": (
        *kohle_facts.PRICES,
        *("worker", "place_card", "second_worker", "second_miner", "settlement_miners", "arrange"),
        *("secure", "lose_miner", "subsidence", "place_large", "load"),
    ),
    "kk-move-pay-": ("coin", "points"),
    "kk-answer-": get_args(AnswerName),
    "kk-piece-": (*KOHLE_ACCOUNTS, "miners", "beside", "lost"),
    "kk-form-": (
        *(f"{name}-title" for name in ("ceiling", "declare", "exchange", "plan")),
        "plan-label",
    ),
    "kk-form-field-": ("value", "aid", "unification", "administration", "coins", "workers"),
    "kk-event-": (*kohle.EVENTS, REPAIRED),
    "kk-fact-": tuple(kohle.FACTS),
    "kk-quantity-value-": tuple(KOHLE_VALUES),
    "kk-quantity-reason-": ("engineer", "engine", "one", "both", "settlements", "engineers", "ironworks"),
    "kk-quantity-": KOHLE_QUANTITIES,
    "kk-digest-": tuple(kind for kind in kohle_digest.FAMILIES if kind not in kohle_digest.SUMMED_UP),
    "kk-digest-all-": (*kohle_digest.MINERS, "marker_taken"),
    "kk-violation-": tuple(kohle.VIOLATIONS),
    "kk-malformed-": (*kohle.MALFORMED, *KOHLE_MALFORMED),
    "kk-suggest-by-": ("action", "bonus", "workers", "coins"),
    "kk-picture-area-": tuple(area for area in KOHLE_AREAS if area not in CITIES),
    "kk-picture-headline-": (*KOHLE_STAGES, "over"),
    "kk-picture-": KOHLE_WORDS,
    "kk-question-": (
        *(stage for stage in KOHLE_STAGES if stage not in ("begin", "place_large")),
        "settlement",
        "engineer",
        "engine",
        "flips",
        "exchanges",
    ),
    "kk-figure-": (*decision_alt.COUNTED, *(f"{icon}-one" for icon in decision_alt.ALONE)),
}
FAMILIES.update(KOHLE_FAMILIES)

RUHR_STAGES: tuple[str, ...] = ruhr_turns.STAGES
GOODS = ("coin", "point")
RUHR_FAMILIES: dict[str, tuple[str, ...]] = {
    **taught(GAME.id, KOHLE.id, RUHR.id),
    "ru-account-": ("coins", "points"),
    "ru-pieces-": tuple(account for account in RUHR_ACCOUNTS if account not in ("coins", "points")),
    "ru-text-own-choice-": ("coin", "point"),
    "ru-score-": ruhr_state.SOURCES,
    "ru-kind-": ("storage", "obstacle", "city", "port"),
    "ru-industry-": ruhr_facts.INDUSTRY_TYPES,
    "ru-demand-": ruhr_facts.INDUSTRY_TYPES,
    "ru-water-": ("flood", "low_water"),
    "ru-dominion-": ruhr_facts.DOMINIONS,
    "ru-country-": ruhr_facts.COUNTRIES,
    "ru-coal-": tuple(ruhr_facts.DICE),
    "ru-die-": tuple(ruhr_facts.DICE),
    "ru-area-": ruhr_facts.AREAS,
    "ru-era-": tuple(dict.fromkeys(ruhr_facts.ERA_ROUNDS.values())),
    "ru-special-": tuple(ruhr_facts.OPTIONS),
    "ru-special-effect-": tuple(ruhr_facts.OPTIONS),
    "ru-tile-": ruhr_facts.TILES,
    "ru-at-end-": ruhr_names.AT_END,
    "ru-ahead-choice-": ("pay", "gain"),
    "ru-good-": (*GOODS, *(f"{side}-{what}" for side in ("pay", "gain") for what in GOODS)),
    "ru-stage-": RUHR_STAGES,
    "ru-asked-": RUHR_STAGES,
    "ru-ask-": ("transport", "replenish", "start"),
    "ru-phase-": tuple(str(phase) for phase in get_args(ruhr_state.Phase)),
    "ru-calendar-": tuple(
        dict.fromkeys(event for space in ruhr_facts.CALENDAR for event in space.events if event != "country")
    ),
    "ru-answer-": get_args(RuhrAnswerName),
    "ru-option-": tuple(
        dashed(name, *value) for name, values in RUHR.public_options for value in ((), *((v,) for v in values))
    ),
    "ru-button-inn-": GOODS,
    # The tile Tow action is only offered with options that tow.
    "ru-forbidden-": (
        "tile-needed",
        *(code for code, params in ruhr.VIOLATIONS.items() if "option" in params and not code.startswith("tow-")),
    ),
    "ru-move-inn-": GOODS,
    "ru-menu-": (
        *(*ruhr_buying.MENUS, "start", "transport", "replenish"),
        *("plan", "sell", "store-first", "store-remove"),
    ),
    "ru-unused-": ("lock", "city", "depot", "port", "repay"),
    "ru-suggest-by-": ("coins", "tile"),
    "ru-hint-lock-": ("now", "pilot", "mark", "none"),
    "ru-event-": tuple(ruhr.EVENTS),
    "ru-fact-": tuple(ruhr.FACTS),
    "ru-quantity-the-": ("turn", "export", "pilot_ban", "forced_lock", "locks"),
    "ru-quantity-own-": (
        *("coins", "supply", "with_lock", "with_mark", "debts", "locks", "option", "barge"),
        *("points", "warehouses", "in_port"),
    ),
    "ru-quantity-of-": ("removed", "dice"),
    "ru-quantity-at-": ("die", "obstacle", "demand", "city", "depot", "port"),
    "ru-value-": ("no", "yes"),
    "ru-value-tile-": ("none", "held", "used", "blank"),
    "ru-digest-": (*ruhr_digest.FAMILIES, *ruhr_digest.OF_ALL, "die_placed_named", "die_placed_ahead_named"),
    "ru-violation-": tuple(ruhr.VIOLATIONS),
    "ru-malformed-": (*ruhr.MALFORMED, *RUHR_MALFORMED),
    "ru-picture-area-": RUHR_AREAS,
    "ru-picture-headline-": (*RUHR_STAGES, "over"),
    "ru-picture-": RUHR_WORDS,
}
FAMILIES.update(RUHR_FAMILIES)
FAMILIES["cmd-"] = tuple(
    dict.fromkeys(
        "-".join(path)
        for typed in TYPED
        for command in typed.commands.values()
        for path in ((typed.group,), (typed.group, command.name), (typed.group, command.path.split()[0]))
    )
)
FAMILIES["opt-"] = tuple(
    key_of(typed.group, command, option).removeprefix("opt-")
    for typed in TYPED
    for command in typed.commands.values()
    for option in command.options
)
FAMILIES["fault-"] = tuple({**kohle.BOARD_FAULTS, **ruhr.BOARD_FAULTS})


def _symbols(*pages: Mapping[str, tuple[str, ...]], but: tuple[str, ...]) -> tuple[str, ...]:
    """The symbols of a legend that have a name of their own: not those of all games, nor those that begin so."""
    ids = (id for page in pages for own in page.values() for id in own)
    return tuple(id for id in ids if id not in SHARED and not id.startswith(but))


KOHLE_OPTIONS = dict(KOHLE.public_options)
FAMILIES |= {
    "symbol-": SHARED,
    "look-": (
        *_symbols(coal_legend.SECTIONS, *kohle_legend.PAGES, *ruhr_legend.PAGES, but=("steps", "storage")),
        *SHARED,
        *("steps", "storage"),
        *kohle_legend.LOOKS.values(),
        *ruhr_legend.LOOKS.values(),
    ),
    "cb-legend-": tuple(coal_legend.SECTIONS),
    "cb-symbol-": _symbols(coal_legend.SECTIONS, but=facts.VEHICLES),
    "kk-legend-": tuple(title for page in kohle_legend.PAGES for title in page),
    "kk-symbol-": _symbols(*kohle_legend.PAGES, but=("bonus_",)),
    "kk-aid-settlement-note-": KOHLE_OPTIONS["settlement_village_condition"],
    "kk-aid-station-": KOHLE_OPTIONS["station_points"],
    "ru-legend-": tuple(title for page in ruhr_legend.PAGES for title in page),
    "ru-symbol-": _symbols(*ruhr_legend.PAGES, but=("tile_",)),
    "ru-aid-": (
        *("city", "depot", "warehouse-by-tile", "port-move"),
        *("warehouse-by-tile-aloud", "port-move-aloud"),
    ),
    "ru-aid-point-": tuple(
        f"{what}{part}" for what in ("lock", "groups", "barge") for part in ("", "-said", "-aloud")
    ),
}

FAMILIES |= {
    "cb-worth-": (
        *("points-count", "francs-count", "money", "orders", "prospects", "majorities"),
        *(f"{what}{end}" for what in ("workers", "cubes", "balance") for end in ("", "-count")),
    ),
    "kk-worth-": (
        *("points-count", "grounds", "incomes", "pitheads", "miners", "disasters", "bonus", "homes"),
        *(
            f"{what}{end}"
            for what in ("coins", "workers", "engines", "engineers", "extra", "actions")
            for end in ("", "-count")
        ),
    ),
    "ru-worth-": (
        *("tiles", "towns", "sets", "depots", "port", "berth", "ahead"),
        *(f"{what}{end}" for what in ("points", "coins", "debts", "warehouses") for end in ("", "-count")),
    ),
    "hints-": HINTS,
    "ru-worth-tile-": ruhr_facts.TILES,
}


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Every message of a language by id; raises AssertionError for one that stands twice or cannot be read."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((ROOT / "bot" / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def variables(message: ftl.Message) -> set[str]:
    """The names of the variables of a message."""
    return {node.id.name for node in _walk(message) if isinstance(node, ftl.VariableReference)}


@cache
def spoken(message: ftl.Message) -> str:
    """The words of a message without its variables."""
    return " ".join(node.value for node in _walk(message) if isinstance(node, ftl.TextElement)).strip()


def _walk(node: Any) -> Iterator[Any]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _walk(value)
    elif isinstance(node, list):
        for item in cast(list[Any], node):
            yield from _walk(item)


def moves(prefix: str, verbs: Iterable[Row[Any, Any]], own: Collection[type]) -> Iterator[str]:
    """The ids by which `moves_told` tells moves: each verb's that is not told in a way of its own.

    Where each value of the first field has a message, the verb alone needs none.
    """
    for verb in verbs:
        if verb.action not in own:
            values = {f"{verb.word}-{value}" for value in _values_of(verb.action)}
            told = {value for value in values if f"{prefix}-move-{value}" in messages("en")}
            yield from told if told and told == values else {verb.word, *told}


def _values_of(action: type) -> Iterator[str]:
    """All the values of an action's first field, where they are few and known."""
    for first in [*get_type_hints(action).values()][:1]:
        yield from (value for value in get_args(first) if isinstance(value, str))


@cache
def _trees() -> list[ast.Module]:
    paths = [path for package in ("bot", "cogs") for path in sorted((ROOT / package).rglob("*.py"))]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def literals() -> set[str]:
    """Every string constant in bot and cogs."""
    return {
        node.value
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def asked_for() -> tuple[set[str], set[str]]:
    """What messages are called by: whole ids, and the beginnings of ids put together at run time."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in CALLERS:
                for argument in _alternatives(node.args[0]):
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        whole.add(argument.value)
                    elif isinstance(argument, ast.JoinedStr):
                        beginnings.add(_beginning(argument))
    return whole, beginnings


def _alternatives(node: ast.expr) -> list[ast.expr]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def _beginning(text: ast.JoinedStr) -> str:
    first = text.values[0]
    return str(first.value) if isinstance(first, ast.Constant) else ""


def expanded() -> set[str]:
    """All ids of the families."""
    return {dashed(first, rest).replace("--", "-") for first, every in FAMILIES.items() for rest in every}


FAMILIES["cb-move-"] = tuple(moves("cb", COAL_VERBS, COAL_OWN))
FAMILIES["kk-move-"] = tuple(moves("kk", KOHLE_VERBS, KOHLE_OWN))
FAMILIES["ru-move-"] = tuple(moves("ru", RUHR_VERBS, RUHR_OWN))
