"""What outlives a kill, what a body is judged by, and what a message costs nobody."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from sandbox.server import start
from sandbox.store import Store
from sandbox.validation import Validator
from tests.sandbox.client import Refused, SandboxClient

ROOT = Path(__file__).parents[2]
DESCRIPTION = {
    "openapi": "3.1.0",
    "paths": {
        "/channels/{channel_id}/messages": {
            "post": {
                "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/New"}}}}
            }
        }
    },
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string", "pattern": "^[0-9]+$"},
            "New": {
                "type": "object",
                "properties": {
                    "content": {"type": ["string", "null"]},
                    "attachments": {
                        "items": {"properties": {"id": {"$ref": "#/components/schemas/SnowflakeType"}}}
                    },
                },
            },
        }
    },
}


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """The sandbox as its own process, with the address it printed."""
    command = (sys.executable, "-m", "sandbox", "--port", "0", "--data", str(folder))
    started = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    assert started.stdout is not None
    address = (await started.stdout.readline()).decode().strip()
    try:
        yield started, address
    finally:
        if started.returncode is None:
            started.send_signal(signal.SIGTERM)
        await started.wait()


@pytest.mark.slow
async def test_a_killed_sandbox_keeps_every_line_it_showed(tmp_path: Path) -> None:
    async with process(tmp_path) as (running, address), SandboxClient(address) as client:
        shown = [(await client.player("Anna").say(f"line {number}")).text for number in range(20)]
        os.kill(running.pid, signal.SIGKILL)
        await running.wait()
    async with process(tmp_path) as (_, address), SandboxClient(address) as client:
        assert [one.text for one in await client.messages("coal-table")] == shown


@pytest.fixture
def description(tmp_path: Path) -> Path:
    path = tmp_path / "openapi.json"
    path.write_text(json.dumps(DESCRIPTION), encoding="utf-8")
    return path


def test_a_body_that_fits_the_description_passes(description: Path) -> None:
    validator = Validator(description)
    assert validator.misfit("POST", "/channels/{channel_id}/messages", {"content": "x"}) is None
    assert validator.misfit("POST", "/channels/{channel_id}/messages", {"attachments": [{"id": 0}]}) is None
    assert validator.misfit("GET", "/users/@me", {"whatever": 1}) is None


def test_a_body_that_does_not_fit_is_named_with_its_place(description: Path) -> None:
    found = Validator(description).misfit("POST", "/channels/{other_name}/messages", {"content": 7})
    assert found is not None
    assert found.startswith("POST /channels/{other_name}/messages: content: 7")


def test_a_description_that_changed_is_read_again(description: Path) -> None:
    body = {"content": 7}
    assert Validator(description).misfit("POST", "/channels/{channel_id}/messages", body) is not None
    known = description.stat().st_mtime_ns
    lenient = json.dumps(DESCRIPTION).replace('["string", "null"]', '["integer", "null"]')
    assert lenient != json.dumps(DESCRIPTION)
    description.write_text(lenient, encoding="utf-8")
    os.utime(description, ns=(known + 1, known + 1))
    assert Validator(description).misfit("POST", "/channels/{channel_id}/messages", body) is None


async def test_misfits_are_listed_but_not_refused(description: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", str(description))
    sandbox = await start()
    url, headers = f"{sandbox.rest}/channels/300000000000000001/messages", {"Authorization": "Bot x"}
    async with aiohttp.ClientSession(headers=headers) as http, SandboxClient(sandbox.address) as client:
        async with http.post(url, json={"content": "x", "attachments": [{"id": []}]}) as response:
            assert response.status == 200
        misfits = (await client.ledger())["misfits"]
        assert len(misfits) == 1
        assert "attachments.0.id" in misfits[0]
    await sandbox.stop()


def test_without_a_description_every_body_passes() -> None:
    assert Validator(None).misfit("POST", "/channels/{channel_id}/messages", {"content": 7}) is None


def test_writes_made_together_are_kept_together(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with store.together():
        store.put("users", "1", {"name": "Anna"})
        store.put("users", "2", {"name": "Ben"})
        store.drop("users", "1")
    store.close()
    again = Store(tmp_path)
    assert list(again.every("users")) == [("2", {"name": "Ben"})]
    again.close()


def test_files_are_found_by_their_plain_name_only(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.put_file("1", b"data")
    (tmp_path / "secret").write_bytes(b"secret")
    assert store.file("1") == b"data"
    assert store.file("../secret") is None
    store.drop_file("1")
    assert store.file("1") is None
    store.close()


async def test_a_message_takes_its_files_with_it(tmp_path: Path) -> None:
    sandbox = await start(0, tmp_path)
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps({"content": "x"}))
    form.add_field("files[0]", b"1", filename="a.txt")
    url, headers = f"{sandbox.rest}/channels/300000000000000001/messages", {"Authorization": "Bot x"}
    async with aiohttp.ClientSession(headers=headers) as http:
        async with http.post(url, data=form) as response:
            message = await response.json()
        assert len(list((tmp_path / "attachments").iterdir())) == 1
        async with http.delete(f"{url}/{message['id']}") as response:
            assert response.status == 204
    assert list((tmp_path / "attachments").iterdir()) == []
    await sandbox.stop()


async def test_a_user_who_left_sees_and_does_nothing(tmp_path: Path) -> None:
    sandbox = await start(0, tmp_path)
    async with SandboxClient(sandbox.address) as client:
        with pytest.raises(Refused, match="does not see"):
            await client.player("Felix").say("hello")
        await client.change("join", user="Felix")
        assert (await client.player("Felix").say("hello")).author == "Felix"
    await sandbox.stop()
