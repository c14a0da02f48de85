"""Discord's limits on what a bot sends; whatever breaks one is refused with 50035 and the path to it."""

from typing import Any

from sandbox.errors import ApiError, Faults
from sandbox.shapes import Json, as_dict, as_list, dicts, text, whole

CONTENT = 2000
FILE_BYTES = 10 * 1024 * 1024
ROW, BUTTON, SELECT, TEXT_INPUT, LABEL = 1, 2, 3, 4, 18
SELECTS = (3, 5, 6, 7, 8)
COMPONENTS_V2 = 1 << 15
EPHEMERAL = 1 << 6
LINK, PREMIUM = 5, 6
# What a message may consist of; without any of it, it is empty.
SUBSTANCE = ("content", "embeds", "components", "attachments")


def check_message(body: Json, files: list[tuple[str, bytes]], had_something: bool = False) -> None:
    """Refuse a message (new, or an edit of one that `had_something` left) that breaks a limit."""
    faults = Faults()
    faults.longest("content", body.get("content"), CONTENT)
    _check_embeds(faults, dicts(body.get("embeds")))
    check_rows(faults, dicts(body.get("components")))
    _check_attachments(faults, dicts(body.get("attachments")), len(files))
    faults.count("allowed_mentions.users", len(as_list(as_dict(body.get("allowed_mentions")).get("users"))), 100)
    _check_allowed(faults, as_dict(body.get("allowed_mentions")))
    faults.longest("nonce", body.get("nonce") if isinstance(body.get("nonce"), str) else None, 25)
    if whole(body.get("flags")) & COMPONENTS_V2:
        faults.add("flags", "SANDBOX_UNSUPPORTED", "The sandbox does not know Components V2.")
    faults.settle()
    if any(len(data) > FILE_BYTES for _, data in files) or sum(len(data) for _, data in files) > 25 * 1024 * 1024:
        raise ApiError(40005)
    if not (files or had_something or any(body.get(key) for key in SUBSTANCE)):
        raise ApiError(50006)


def _check_allowed(faults: Faults, allowed: Json) -> None:
    for kind in ("users", "roles"):
        if kind in as_list(allowed.get("parse")) and as_list(allowed.get(kind)):
            faults.add("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f"parse and {kind} clash.")


def _check_attachments(faults: Faults, listed: list[Json], files: int) -> None:
    faults.count("attachments", max(len(listed), files), 10)
    for index, entry in enumerate(listed):
        faults.longest(f"attachments.{index}.description", entry.get("description"), 1024)


def _check_embeds(faults: Faults, embeds: list[Json]) -> None:
    faults.count("embeds", len(embeds), 10)
    total = 0
    for index, embed in enumerate(embeds):
        path = f"embeds.{index}"
        for key, most in (("title", 256), ("description", 4096)):
            faults.longest(f"{path}.{key}", embed.get(key), most)
        faults.longest(f"{path}.footer.text", as_dict(embed.get("footer")).get("text"), 2048)
        faults.longest(f"{path}.author.name", as_dict(embed.get("author")).get("name"), 256)
        fields = dicts(embed.get("fields"))
        faults.count(f"{path}.fields", len(fields), 25)
        for number, field in enumerate(fields):
            faults.longest(f"{path}.fields.{number}.name", field.get("name"), 256, 1)
            faults.longest(f"{path}.fields.{number}.value", field.get("value"), 1024, 1)
        total += _embed_length(embed, fields)
    if total > 6000:
        faults.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _embed_length(embed: Json, fields: list[Json]) -> int:
    parts = [embed.get("title"), embed.get("description"), as_dict(embed.get("footer")).get("text")]
    parts += [as_dict(embed.get("author")).get("name")]
    parts += [field.get(key) for field in fields for key in ("name", "value")]
    return sum(len(text(part)) for part in parts)


def check_rows(faults: Faults, rows: list[Json]) -> None:
    """Note faults of action rows: their number, width, labels, menus and custom ids."""
    faults.count("components", len(rows), 5)
    seen: set[str] = set()
    for index, row in enumerate(rows):
        path = f"components.{index}"
        if row.get("type") != ROW:
            faults.add(f"{path}.type", "BASE_TYPE_CHOICES", "Value must be one of (1,).")
            continue
        items = dicts(row.get("components"))
        menus = [item for item in items if item.get("type") in SELECTS]
        faults.count(f"{path}.components", len(items), 1 if menus else 5, 1)
        for number, item in enumerate(items):
            _check_component(faults, f"{path}.components.{number}", item, seen)


def _check_component(faults: Faults, path: str, item: Json, seen: set[str]) -> None:
    if item.get("type") == BUTTON:
        _check_button(faults, path, item)
    elif item.get("type") in SELECTS:
        check_menu(faults, path, item)
    else:
        faults.add(f"{path}.type", "BASE_TYPE_CHOICES", "Value must be one of (2, 3, 5, 6, 7, 8).")
    if item.get("style") not in (LINK, PREMIUM) or item.get("type") != BUTTON:
        check_custom_id(faults, path, item, seen)


def check_custom_id(faults: Faults, path: str, item: Json, seen: set[str]) -> None:
    """Note a custom id that is missing, too long or already in `seen`; then add it there."""
    custom_id = item.get("custom_id")
    if custom_id is None:
        faults.add(f"{path}.custom_id", "BASE_TYPE_REQUIRED", "This field is required")
        return
    faults.longest(f"{path}.custom_id", custom_id, 100, 1)
    if custom_id in seen:
        faults.add(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Custom id cannot be duplicated")
    seen.add(str(custom_id))


def _check_button(faults: Faults, path: str, item: Json) -> None:
    faults.longest(f"{path}.label", item.get("label"), 80)
    style = whole(item.get("style"))
    if not 1 <= style <= 6:
        faults.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    if style == LINK and (not item.get("url") or item.get("custom_id")):
        faults.add(f"{path}.url", "BUTTON_COMPONENT_URL_REQUIRED", "A link button has a url and no custom id")
    if style not in (LINK, PREMIUM) and not item.get("label") and not item.get("emoji"):
        faults.add(f"{path}.label", "BUTTON_COMPONENT_INVALID_EMPTY", "A label or emoji is required")
    faults.longest(f"{path}.url", item.get("url"), 512)


def check_menu(faults: Faults, path: str, item: Json, in_form: bool = False) -> None:
    """Note faults of a select menu, its options and its bounds."""
    faults.longest(f"{path}.placeholder", item.get("placeholder"), 150)
    options = dicts(item.get("options"))
    low, high = whole(item.get("min_values"), 1), whole(item.get("max_values"), 1)
    if item.get("type") == SELECT:
        faults.count(f"{path}.options", len(options), 25, 1)
        _check_options(faults, path, options)
        if high > max(len(options), 1):
            faults.add(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES", "More than there are options")
        if sum(1 for option in options if option.get("default")) > high:
            faults.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults")
    faults.count(f"{path}.default_values", len(dicts(item.get("default_values"))), high if high <= 25 else 25)
    if not 0 <= low <= 25 or not 1 <= high <= 25 or low > high:
        faults.add(f"{path}.min_values", "NUMBER_TYPE_MAX", "min_values and max_values do not fit")
    if in_form and item.get("disabled"):
        faults.add(f"{path}.disabled", "COMPONENT_DISABLED", "A menu in a form cannot be disabled")


def _check_options(faults: Faults, path: str, options: list[Json]) -> None:
    seen: set[Any] = set()
    for number, option in enumerate(options):
        spot = f"{path}.options.{number}"
        faults.longest(f"{spot}.label", text(option.get("label")), 100, 1)
        faults.longest(f"{spot}.value", text(option.get("value")), 100, 1)
        faults.longest(f"{spot}.description", option.get("description"), 100)
        if option.get("value") in seen:
            faults.add(f"{spot}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Duplicated option value")
        seen.add(option.get("value"))


def check_choices(choices: list[Json]) -> None:
    """Refuse suggestions of an autocomplete that break a limit."""
    faults = Faults()
    faults.count("data.choices", len(choices), 25)
    for number, choice in enumerate(choices):
        faults.longest(f"data.choices.{number}.name", text(choice.get("name")), 100, 1)
        for locale, name in as_dict(choice.get("name_localizations")).items():
            faults.longest(f"data.choices.{number}.name_localizations.{locale}", name, 100, 1)
        value = choice.get("value")
        if isinstance(value, str):
            faults.longest(f"data.choices.{number}.value", value, 100)
        elif not isinstance(value, int | float):
            faults.add(f"data.choices.{number}.value", "BASE_TYPE_REQUIRED", "This field is required")
    faults.settle()


def check_modal(modal: Json) -> None:
    """Refuse a form that breaks a limit."""
    faults = Faults()
    faults.longest("data.title", text(modal.get("title")), 45, 1)
    faults.longest("data.custom_id", text(modal.get("custom_id")), 100, 1)
    tops = dicts(modal.get("components"))
    faults.count("data.components", len(tops), 5, 1)
    seen: set[str] = set()
    for index, top in enumerate(tops):
        path = f"data.components.{index}"
        if top.get("type") == LABEL:
            faults.longest(f"{path}.label", text(top.get("label")), 45, 1)
            faults.longest(f"{path}.description", top.get("description"), 100)
            _check_input(faults, f"{path}.component", as_dict(top.get("component")), seen)
        elif top.get("type") == ROW:
            inner = dicts(top.get("components"))
            faults.count(f"{path}.components", len(inner), 1, 1)
            for item in inner:
                faults.longest(f"{path}.components.0.label", text(item.get("label")), 45, 1)
                _check_input(faults, f"{path}.components.0", item, seen)
        elif top.get("type") != 10:
            faults.add(f"{path}.type", "BASE_TYPE_CHOICES", "Value must be one of (1, 10, 18).")
    faults.settle()


def _check_input(faults: Faults, path: str, item: Json, seen: set[str]) -> None:
    kind = item.get("type")
    if kind == TEXT_INPUT:
        faults.longest(f"{path}.value", item.get("value"), 4000)
        faults.longest(f"{path}.placeholder", item.get("placeholder"), 100)
        low, high = whole(item.get("min_length")), whole(item.get("max_length"), 4000)
        if not 0 <= low <= 4000 or not 1 <= high <= 4000 or low > high:
            faults.add(f"{path}.max_length", "NUMBER_TYPE_MAX", "min_length and max_length do not fit")
        value = text(item.get("value"))
        if value and not low <= len(value) <= high:
            faults.add(f"{path}.value", "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
    elif kind in SELECTS:
        check_menu(faults, path, item, in_form=True)
    elif kind in (21, 22):
        options = dicts(item.get("options"))
        faults.count(f"{path}.options", len(options), 10, 2 if kind == 21 else 1)
        _check_options(faults, path, options)
    elif kind != 23:
        faults.add(f"{path}.type", "BASE_TYPE_CHOICES", "Not an input a form can hold.")
    check_custom_id(faults, path, item, seen)
