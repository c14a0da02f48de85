"""What lasts: documents in one SQLite file, attachments as files beside it."""

import json
import os
import sqlite3
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

from sandbox.shapes import Json, as_dict


class Store:
    """Documents by kind and key; each write is on disk when the call returns. No folder: in memory."""

    def __init__(self, folder: Path | None) -> None:
        self._files = folder / "attachments" if folder else None
        self._loose: dict[str, bytes] = {}
        self._depth = 0
        if self._files:
            self._files.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(folder / "sandbox.sqlite3" if folder else ":memory:", isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        # Enough against kill -9; only a power cut could lose the last lines of chat.
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.execute(
            "CREATE TABLE IF NOT EXISTS docs (kind TEXT, key TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, key))"
            " WITHOUT ROWID"
        )

    def every(self, kind: str) -> Iterator[tuple[str, Json]]:
        """All documents of a kind with their keys."""
        rows = self._db.execute("SELECT key, body FROM docs WHERE kind = ?", (kind,)).fetchall()
        for key, body in rows:
            yield str(key), as_dict(json.loads(body))

    def put(self, kind: str, key: str, doc: Json) -> None:
        """Write or replace one document."""
        body = json.dumps(doc, ensure_ascii=False, separators=(",", ":"))
        self._db.execute("INSERT OR REPLACE INTO docs VALUES (?, ?, ?)", (kind, key, body))

    def drop(self, kind: str, key: str) -> None:
        """Remove one document, if it is there."""
        self._db.execute("DELETE FROM docs WHERE kind = ? AND key = ?", (kind, key))

    @contextmanager
    def together(self) -> Generator[None]:
        """All writes inside become visible at once or, after a kill, not at all."""
        self._depth += 1
        if self._depth == 1:
            self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            self._depth -= 1
            if self._depth == 0:
                self._db.execute("COMMIT")

    def put_file(self, name: str, data: bytes) -> None:
        """Keep the bytes of an attachment."""
        if self._files is None:
            self._loose[name] = data
            return
        waiting = self._files / f"{name}.part"
        waiting.write_bytes(data)
        os.replace(waiting, self._files / name)  # noqa: PTH105 (the atomic step is the point)

    def file(self, name: str) -> bytes | None:
        """The bytes of an attachment, or None."""
        if self._files is None:
            return self._loose.get(name)
        path = self._files / name
        return path.read_bytes() if path.parent == self._files and path.is_file() else None

    def drop_file(self, name: str) -> None:
        """Remove an attachment that no message shows any more."""
        self._loose.pop(name, None)
        if self._files is not None:
            (self._files / name).unlink(missing_ok=True)

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()
