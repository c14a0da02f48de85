"""Judges request bodies by Discord's published description of its API, where one is at hand."""

import json
import logging
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from sandbox.shapes import Json, as_dict

log = logging.getLogger(__name__)


class Validator:
    """Finds what is wrong with a body; without a description everything passes."""

    def __init__(self, description: Path | None) -> None:
        self._path = description

    def misfit(self, method: str, route: str, body: object) -> str | None:
        """One line on how the body differs from the request schema of its route, or None."""
        if self._path is None or body is None:
            return None
        return _description(self._path, self._path.stat().st_mtime_ns).misfit(method, route, body)


class _Description:
    """A description that was read, and what is known by it."""

    def __init__(self, path: Path) -> None:
        self._spec = as_dict(json.loads(path.read_text(encoding="utf-8")))
        # The schema says strings, but Discord's own guide numbers attachments, and its API takes both.
        self._spec["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._compiled: dict[tuple[str, str], Any] = {}
        self._known_good: set[bytes] = set()

    def misfit(self, method: str, route: str, body: object) -> str | None:
        print_of_body = sha256(json.dumps((method, route, body), sort_keys=True).encode()).digest()
        if print_of_body in self._known_good:
            return None
        validator = self._validator(method, route)
        if validator is None:
            return None
        error = next(iter(validator.iter_errors(body)), None)
        if error is None:
            self._known_good.add(print_of_body)
            return None
        return f"{method} {route}: {_deepest(error)}"

    def _validator(self, method: str, route: str) -> Any:
        key = (method, route)
        if key not in self._compiled:
            self._compiled[key] = self._compile(method, route)
        return self._compiled[key]

    def _compile(self, method: str, route: str) -> Any:
        import jsonschema

        schema = self._schema(method, route)
        if schema is None:
            return None
        root = {**schema, "components": self._spec["components"]}
        return jsonschema.Draft202012Validator(root)

    def _schema(self, method: str, route: str) -> Json | None:
        paths = as_dict(self._spec["paths"])
        entry: Json = next((as_dict(paths[one]) for one in paths if _same_route(one, route)), Json())
        content = as_dict(as_dict(as_dict(entry.get(method.lower())).get("requestBody")).get("content"))
        if "application/json" not in content:
            return None
        return as_dict(as_dict(content["application/json"]).get("schema"))


@lru_cache(maxsize=4)
def _description(path: Path, changed: int) -> _Description:
    """The description as it was changed last: read once for all sandboxes of a process, it is large."""
    return _Description(path)


def _same_route(described: str, route: str) -> bool:
    left, right = described.split("/"), route.split("/")
    if len(left) != len(right):
        return False
    return all(a == b or (a.startswith("{") and b.startswith("{")) for a, b in zip(left, right, strict=True))


def _deepest(error: Any) -> str:
    while error.context:
        error = max(error.context, key=lambda one: len(one.absolute_path))
    where = ".".join(str(part) for part in error.absolute_path) or "body"
    return f"{where}: {str(error.message)[:300]}"
