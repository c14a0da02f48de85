"""Refusals with Discord's own codes.

ApiError
└── FormError (50035, with the tree of faulty fields)
"""

from typing import Any

from sandbox.shapes import Json

MEANINGS: dict[int, tuple[int, str]] = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40001: (401, "Unauthorized. Provide a valid token and try again"),
    40005: (413, "Request entity too large. Try sending something smaller in size"),
    40060: (400, "Interaction has already been acknowledged"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    50013: (403, "You lack permissions to perform that action"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid webhook token provided"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Tried to perform an operation on an archived thread, such as editing a message"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
}


class ApiError(Exception):
    """A refusal: status, Discord's code and message, and headers such as Retry-After."""

    def __init__(
        self, code: int, status: int | None = None, message: str | None = None, extra: Json | None = None
    ) -> None:
        known_status, known_message = MEANINGS.get(code, (400, "General error"))
        self.code = code
        self.status = status or known_status
        self.message = message or known_message
        self.extra = extra or {}
        super().__init__(f"{self.status} {code}: {self.message}")

    def body(self) -> Json:
        """The JSON body Discord would send."""
        return {"message": self.message, "code": self.code, **self.extra}


class FormError(ApiError):
    """50035 with every faulty field."""

    def __init__(self, tree: Json) -> None:
        super().__init__(50035, extra={"errors": tree})


class Faults:
    """Collects faulty fields by their path and raises them all at once."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Note one fault at a path such as `embeds.0.title`."""
        node = self._tree
        for part in path.split("."):
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def longest(self, path: str, value: Any, most: int, least: int = 0) -> None:
        """A string, if given at all, has between `least` and `most` characters."""
        if value is None:
            return
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Must be a string.")
        elif not least <= len(value) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def count(self, path: str, number: int, most: int, least: int = 0) -> None:
        """A list has between `least` and `most` entries."""
        if not least <= number <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def settle(self) -> None:
        """Raise FormError if anything was noted."""
        if self._tree:
            raise FormError(self._tree)
