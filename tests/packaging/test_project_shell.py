"""What a fresh clone promises: the README's commands, the example of settings, the locked versions, the units."""

import importlib.util
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from bot.__main__ import main
from bot.hosting.settings import NAMES, Settings, load
from bot.permissions import REQUIRED
from db.history import REQUESTS_KEPT
from db.outbox import SENT_KEPT

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("bot", "cogs", "db", "games", "renderer", "sandbox")
PINNED = re.compile(r"^([A-Za-z0-9_.-]+)==(\S+)", re.MULTILINE)


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def readme_commands() -> ModuleType:
    spec = importlib.util.spec_from_file_location("readme_command", ROOT / ".ci" / "readme_command.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pins(name: str) -> dict[str, str]:
    return {
        package.lower().replace("_", "-").replace(".", "-"): version
        for package, version in PINNED.findall(text(name))
    }


def wanted(requirement: str) -> str:
    match = re.match(r"[A-Za-z0-9_.-]+", requirement)
    assert match is not None
    return match[0].lower().replace("_", "-").replace(".", "-")


# README


@pytest.mark.parametrize(
    ("name", "last"), [("start", ".venv/bin/steiger"), ("test", ".venv/bin/pytest -n auto --dist worksteal")]
)
def test_the_readme_has_two_commands_of_one_line(name: str, last: str) -> None:
    command = readme_commands().readme_command(name, text("README.md"))
    assert command.split(" && ")[-1] == last
    subprocess.run(["bash", "-n", "-c", command], check=True)


def test_the_readme_s_commands_install_files_that_exist() -> None:
    for name in ("start", "test"):
        command = readme_commands().readme_command(name, text("README.md"))
        (lock,) = re.findall(r"-r (\S+)", command)
        assert (ROOT / lock).is_file()


def test_a_readme_without_the_markers_is_noticed() -> None:
    with pytest.raises(LookupError):
        readme_commands().readme_command("start", "nothing here")


def test_links_of_the_pages_lead_somewhere() -> None:
    for page in (ROOT / "README.md", ROOT / "docs" / "hosting.md"):
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


# Settings


def test_the_example_explains_every_setting() -> None:
    lines = text(".env.example").splitlines()
    named = [line.partition("=")[0] for line in lines if line and not line.startswith("#")]
    assert named == list(NAMES)
    for name in named:
        above = lines[lines.index(next(line for line in lines if line.startswith(f"{name}="))) - 1]
        assert above.startswith("# "), name


def test_the_example_as_it_is_gives_the_defaults() -> None:
    assert load({}, ROOT / ".env.example") == Settings()
    assert len(NAMES) == len(msgspec.structs.fields(Settings))


# Locked versions


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads(text("pyproject.toml"))["project"]
    assert {wanted(name) for name in project["dependencies"]} <= pins("requirements.lock").keys()
    fast, dev = ({wanted(name) for name in project["optional-dependencies"][extra]} for extra in ("fast", "dev"))
    assert fast <= pins("requirements.lock").keys()
    assert dev <= pins("requirements-dev.lock").keys()


def test_what_is_tested_is_what_runs() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_locked_files_name_no_registry_and_hash_everything(name: str) -> None:
    assert "://" not in text(name)
    assert "index-url" not in text(name).replace("--no-emit-index-url", "")
    for block in re.split(r"\n(?=[A-Za-z])", text(name))[1:]:
        assert "--hash=sha256:" in block, block.splitlines()[0]


# Hosting


def test_the_hosting_page_explains_every_right() -> None:
    page = text("docs/hosting.md").lower()
    for right in REQUIRED:
        assert f"| {right.name.replace('_', ' ')} |" in page


def test_every_setting_on_the_hosting_page_exists() -> None:
    named = set(re.findall(r"STEIGER_[A-Z_]+", text("docs/hosting.md")))
    assert named
    assert named <= set(NAMES)


def test_the_unit_does_not_restart_what_needs_the_host() -> None:
    unit = text("deploy/steiger.service")
    assert "RestartPreventExitStatus=2" in unit
    assert "ExecStart=/opt/steiger/program/.venv/bin/steiger discord\n" in unit
    assert "/opt/steiger/program" in text("docs/hosting.md")


def test_a_container_comes_back_after_a_restart_of_the_machine_and_not_for_what_needs_the_host() -> None:
    """A restart policy does one or the other: the system's own service does both."""
    unit = text("deploy/steiger-container.service")
    assert "RestartPreventExitStatus=2" in unit
    assert "WantedBy=multi-user.target" in unit
    run = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    assert run.endswith("podman run --rm --name steiger --volume steiger-data:/data steiger")
    assert "--restart " not in "".join(blocks("docs/hosting.md")) + unit
    assert "deploy/steiger-container.service /etc/systemd/system/steiger.service" in text("docs/hosting.md")


def test_neither_service_nor_container_ever_starts_the_sandbox() -> None:
    assert text("deploy/steiger.service").count("bin/steiger discord") == 1
    assert 'ENTRYPOINT ["steiger"]' in text("deploy/Containerfile")
    assert 'CMD ["discord"]' in text("deploy/Containerfile")


def blocks(page: str) -> list[str]:
    """The lines of a page that a host pastes."""
    return re.findall(r"```sh\n(.*?)```", text(page), re.DOTALL)


def section(title: str) -> str:
    """A section of the hosting page."""
    return text("docs/hosting.md").split(f"\n## {title}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("page", ["README.md", "docs/hosting.md", "docs/boards.md", "docs/figures.md"])
def test_what_a_page_lets_people_paste_is_shell_and_ours(page: str) -> None:
    for block in blocks(page):
        subprocess.run(["bash", "-n", "-c", block], check=True)
    used = re.findall(r"(?:bin/steiger|steiger steiger|-v steiger-data:/data steiger) ([a-z-]+)", text(page))
    for name in used:
        with pytest.raises(SystemExit) as help_told:
            main([name, "--help"])
        assert help_told.value.code == 0


def test_every_installation_begins_with_the_environment() -> None:
    """Where a system's upgrade replaced its Python, the old one's packages are not seen."""
    for title in ("Update", "Roll back"):
        (line,) = [line for line in section(title).splitlines() if "pip install" in line]
        assert line.index("python3 -m venv .venv && ") < line.index("pip install")


def test_a_last_copy_is_made_of_a_bot_that_stands_still() -> None:
    for block in re.findall(r"```sh\n(.*?)```", section("Uninstall"), re.DOTALL):
        assert block.index("disable --now steiger") < block.index("cp -r") < block.index("rm /etc")


def test_the_hosting_page_says_how_the_settings_are_opened_and_what_is_stored() -> None:
    page = text("docs/hosting.md")
    assert "nano /opt/steiger/program/.env" in page
    assert "steiger-data)/.env" in page
    assert "scp " in section("Move to another machine")
    assert "*Integrations*" in section("Who may open tables")
    stored = section("What is stored about people")
    kinds = ("account", "name", "language", "votes", "notes", "answers set in advance", "two days", "thirty days")
    for what in kinds:
        assert what in stored, what
    assert (REQUESTS_KEPT, SENT_KEPT) == (2 * 24 * 3600, 30 * 24 * 3600)


def test_the_unit_starts_everything_else_again_without_limit() -> None:
    lines = text("deploy/steiger.service").splitlines()
    assert "StartLimitIntervalSec=0" in lines
    assert "Restart=on-failure" in lines
    assert not [line for line in lines if line.startswith("StartLimitBurst")]


def test_the_container_gets_the_packages_and_nothing_secret() -> None:
    copied = set(re.findall(r"^COPY (.+) /build", text("deploy/Containerfile"), re.MULTILINE))
    assert set(PACKAGES) <= copied
    assert not {name for name in copied if name.startswith(".")}


# The wheel


@pytest.mark.slow
def test_a_built_wheel_holds_schema_texts_fonts_and_page(tmp_path: Path) -> None:
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    files = [name for name in tracked.split("\0") if name and (ROOT / name).is_file()]
    for name in files:
        copy = tmp_path / "tree" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes((ROOT / name).read_bytes())
    build = ["-m", "pip", "wheel", "-q", "--no-deps", "-w", str(tmp_path / "wheel"), str(tmp_path / "tree")]
    subprocess.run([sys.executable, *build], check=True, timeout=300)
    (wheel,) = (tmp_path / "wheel").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    needed = {
        name for name in files if name.split("/")[0] in PACKAGES and not name.endswith((".md", ".gitignore"))
    }
    assert needed - packed == set()
    assert not [name for name in packed if name.startswith(("tests/", "benchmarks/"))]
