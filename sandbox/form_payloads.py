"""Builds the data of a form that a player fills in and submits."""

from typing import Any

from sandbox.payloads import ClientRefusal, Payloads
from sandbox.shapes import Json, as_dict, dicts, text, whole

TEXT_INPUT, RADIO_BUTTONS, CHECKBOX = 4, 21, 23


def form_data(modal: Json, values: Json, payloads: Payloads) -> Json:
    """The data of a submitted form; inputs not named keep what the form gave them."""
    components: list[Json] = []
    resolved: Json = {}
    used: set[str] = set()
    for number, top in enumerate(dicts(modal["components"]), 1):
        inner = as_dict(top.get("component")) or next(iter(dicts(top.get("components"))), Json())
        if not inner:
            components.append({"type": top["type"], "id": number})
            continue
        used.add(text(inner.get("custom_id")))
        filled = _filled(inner, values, payloads, resolved) | {"id": 100 + number}
        holder = {"component": filled} if top["type"] == 18 else {"components": [filled]}
        components.append({"type": top["type"], "id": number, **holder})
    strange = set(values) - used
    if strange:
        raise ClientRefusal(f"no such input: {', '.join(sorted(strange))}")
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    return data | ({"resolved": resolved} if resolved else {})


def _filled(item: Json, values: Json, payloads: Payloads, resolved: Json) -> Json:
    custom_id = text(item.get("custom_id"))
    entry: Json = {"type": item["type"], "custom_id": custom_id}
    given: Any = values.get(custom_id)
    if item["type"] == TEXT_INPUT:
        return entry | {"value": _written(item, given)}
    if item["type"] == CHECKBOX:
        return entry | {"value": bool(item.get("default") if given is None else given)}
    chosen = _ticked(item, given)
    if item["type"] == RADIO_BUTTONS:
        return entry | {"value": chosen[0] if chosen else None}
    return entry | {"values": payloads.values(item, chosen, resolved)}


def _written(item: Json, given: Any) -> str:
    """What a text input holds, judged as the client would."""
    words = text(item.get("value")) if given is None else str(given)
    name = text(item.get("custom_id"))
    if item.get("required", True) and not words:
        raise ClientRefusal(f"input {name} is required")
    if words and not whole(item.get("min_length")) <= len(words) <= whole(item.get("max_length"), 4000):
        raise ClientRefusal(f"input {name}: wrong length")
    return words


def _ticked(item: Json, given: Any) -> list[str]:
    """The values that are chosen, those that the form gave where nothing else was."""
    if given is None:
        return [option["value"] for option in dicts(item.get("options")) if option.get("default")]
    return [given] if isinstance(given, str) else list(given)
