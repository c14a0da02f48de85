"""The plain JSON shapes that travel through the sandbox, and the readers that make them safe to use."""

from typing import Any, TypeAlias, cast

Json: TypeAlias = dict[str, Any]


def as_dict(value: object) -> Json:
    """The value if it is an object, else an empty one."""
    return cast(Json, value) if isinstance(value, dict) else {}


def as_list(value: object) -> list[Any]:
    """The value if it is an array, else an empty one."""
    return cast("list[Any]", value) if isinstance(value, list) else []


def dicts(value: object) -> list[Json]:
    """The objects of an array; whatever else is in it is left out."""
    return [cast(Json, item) for item in as_list(value) if isinstance(item, dict)]


def text(value: object) -> str:
    """The value if it is a string, else an empty one."""
    return value if isinstance(value, str) else ""


def whole(value: object, default: int = 0) -> int:
    """The value as a whole number, or the default when it is none."""
    try:
        return int(cast(Any, value))
    except (TypeError, ValueError):
        return default


def without_private(doc: Json) -> Json:
    """A copy without the keys that start with an underscore, which the sandbox keeps for itself."""
    return {key: value for key, value in doc.items() if not key.startswith("_")}
