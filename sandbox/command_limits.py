"""Discord's limits on the commands an application registers."""

import re

from sandbox.errors import ApiError, Faults
from sandbox.shapes import Json, as_dict, as_list, dicts, text, whole

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10
# Discord's pattern knows Devanagari and Thai by script; \w covers those letters here.
NAME = re.compile(r"^[-_'\w]{1,32}$")
LOCALE_NAMES = (
    "bg cs da de el en-GB en-US es-419 es-ES fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi"
    " zh-CN zh-TW"
)
LOCALES = frozenset(LOCALE_NAMES.split())
MOST = {CHAT: 100, USER: 15, MESSAGE: 15}


def check_commands(commands: list[Json]) -> None:
    """Refuse a whole set of commands if one of them, or their number, breaks a limit."""
    faults = Faults()
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        kind = whole(command.get("type"), CHAT)
        key = (kind, text(command.get("name")))
        if key in seen:
            faults.add(str(index), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Names must be unique")
        seen.add(key)
        _check_command(faults, str(index), command, kind)
    faults.settle()
    if any(sum(1 for kind, _ in seen if kind == one) > most for one, most in MOST.items()):
        raise ApiError(30032)


def check_command(command: Json) -> None:
    """Refuse one command that breaks a limit."""
    faults = Faults()
    _check_command(faults, "command", command, whole(command.get("type"), CHAT))
    faults.settle()


def _check_command(faults: Faults, path: str, command: Json, kind: int) -> None:
    if kind == CHAT:
        _check_words(faults, path, command)
        _check_options(faults, path, dicts(command.get("options")), 0)
    else:
        faults.longest(f"{path}.name", text(command.get("name")), 32, 1)
        if command.get("description") or command.get("options"):
            faults.add(f"{path}.description", "APPLICATION_COMMAND_NO_DESCRIPTION", "Only for chat commands")
    if _size(command) > 8000:
        faults.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")


def _size(entry: Json) -> int:
    words = 0
    for key in ("name", "description"):
        local = [len(text(value)) for value in as_dict(entry.get(f"{key}_localizations")).values()]
        words += max([len(text(entry.get(key))), *local])
    words += len(text(entry.get("value")))
    return words + sum(_size(one) for key in ("options", "choices") for one in dicts(entry.get(key)))


def _check_words(faults: Faults, path: str, entry: Json) -> None:
    _check_name(faults, f"{path}.name", text(entry.get("name")))
    faults.longest(f"{path}.description", text(entry.get("description")), 100, 1)
    for key in ("name", "description"):
        for locale, word in as_dict(entry.get(f"{key}_localizations")).items():
            spot = f"{path}.{key}_localizations.{locale}"
            if locale not in LOCALES:
                faults.add(spot, "BASE_TYPE_CHOICES", "Not a locale Discord knows.")
            if key == "name":
                _check_name(faults, spot, text(word))
            else:
                faults.longest(spot, text(word), 100, 1)


def _check_name(faults: Faults, path: str, name: str) -> None:
    if not NAME.match(name) or name != name.lower():
        faults.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(faults: Faults, path: str, options: list[Json], depth: int) -> None:
    faults.count(f"{path}.options", len(options), 25)
    names = [option.get("name") for option in options]
    if len(set(names)) != len(names):
        faults.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Option names must be unique")
    nested = [whole(option.get("type")) in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        faults.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands and options mixed")
    optional_seen = False
    for index, option in enumerate(options):
        spot = f"{path}.options.{index}"
        _check_words(faults, spot, option)
        _check_option(faults, spot, option, depth)
        if optional_seen and option.get("required"):
            faults.add(f"{spot}.required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Must come first")
        optional_seen |= not option.get("required")


def _check_option(faults: Faults, path: str, option: Json, depth: int) -> None:
    kind = whole(option.get("type"))
    if kind in (SUBCOMMAND, GROUP):
        if depth > 1 or (kind == GROUP and depth > 0):
            faults.add(f"{path}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
        _check_options(faults, path, dicts(option.get("options")), depth + 1)
        return
    if not SUBCOMMAND < kind <= 11:
        faults.add(f"{path}.type", "BASE_TYPE_CHOICES", "Not an option type.")
    _check_choices(faults, path, option, kind)
    if as_list(option.get("options")):
        faults.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Only subcommands hold options")


def _check_choices(faults: Faults, path: str, option: Json, kind: int) -> None:
    """What can be chosen of, or is suggested: never both."""
    choices = dicts(option.get("choices"))
    faults.count(f"{path}.choices", len(choices), 25)
    if choices and option.get("autocomplete"):
        faults.add(f"{path}.autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Not with choices")
    if option.get("autocomplete") and kind not in (STRING, INTEGER, NUMBER):
        faults.add(f"{path}.autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_TYPE", "Not for this type")
    for number, choice in enumerate(choices):
        faults.longest(f"{path}.choices.{number}.name", text(choice.get("name")), 100, 1)
        if isinstance(choice.get("value"), str):
            faults.longest(f"{path}.choices.{number}.value", choice["value"], 100)
