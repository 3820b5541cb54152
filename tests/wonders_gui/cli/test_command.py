"""The command itself: verbs, help, exit codes, and whatever goes wrong said in one line."""

import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from engine.core.kind import engine_kind
from i18n.compile import compile_stale
from tests.wonders_gui.cli.terminal import ROOT, Terminal, environment, in_a_process
from wonders_gui.cli import clerk
from wonders_gui.cli.exits import MEANINGS
from wonders_gui.cli.games import GAMES
from wonders_gui.cli.verbs import VERBS, Verb
from wonders_gui.cli.words import listed
from wonders_gui.enginestate import COMMAND, NO_COMPILER, EngineState
from wonders_gui.texts.engine import engine_text
from wonders_gui.version import PROGRAM, VERSION


def test_the_version_is_that_of_the_package(terminal: Terminal) -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert pyproject["project"]["dynamic"] == ["version"]
    assert pyproject["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "wonders_gui.version.VERSION"}
    assert terminal.do("--version").out.splitlines()[0] == PROGRAM == f"wonders {VERSION}"


def test_the_version_comes_with_the_engine_that_bots_think_with(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(COMMAND, NO_COMPILER)
    told = terminal.do("--version").out.splitlines()[1:]
    assert told == [engine_text(engine_kind(), EngineState.NO_COMPILER)]


@pytest.mark.parametrize("arguments", [("--version", "--lang", "nl"), ("--lang", "nl", "--version")])
def test_the_version_comes_with_the_engine_in_the_language_asked_for(
    terminal: Terminal, arguments: tuple[str, ...]
) -> None:
    compile_stale()
    first, second = terminal.do(*arguments).out.splitlines()
    assert first == PROGRAM
    assert second.startswith("De bots denken")


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_names_every_verb_and_explains_every_exit_code(terminal: Terminal, flag: str) -> None:
    text = terminal.do(flag).out
    assert all(f"  {name} " in text for name in VERBS)
    assert all(str(code) in text and meaning in text for code, meaning in MEANINGS.items())


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_a_help_of_its_own(terminal: Terminal, verb: str) -> None:
    assert f"usage: wonders {verb}" in terminal.do(verb, "--help").out


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_refuses_a_flag_it_does_not_know(terminal: Terminal, verb: str) -> None:
    needs_a_file = ["FILE"] if verb in ("replay", "review", "validate", "position") else []
    complaint = terminal.complaint(2, verb, *needs_a_file, "--frobnicate")
    assert complaint == f"wonders {verb}: unrecognized arguments: --frobnicate (see wonders {verb} --help)."


def test_flags_may_not_be_abbreviated(terminal: Terminal) -> None:
    assert "unrecognized arguments: --play" in terminal.complaint(2, "demo", "--play", "3")


def test_an_unknown_verb_is_refused_with_the_known_ones(terminal: Terminal) -> None:
    assert terminal.complaint(2, "dance").startswith("wonders: there is no verb 'dance'; there are demo, simulate,")


def test_help_tells_the_options_of_the_window_too(terminal: Terminal) -> None:
    assert "--data-dir" in terminal.do("--help").out


def test_a_file_that_is_asked_for_must_be_named(terminal: Terminal) -> None:
    assert "the following arguments are required: FILE" in terminal.complaint(2, "replay")


# -- tables that cannot be ------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["demo", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "8"], "8 cannot play this edition. It is for 3 to 7 players."),
        (["--players", "2"], "2 cannot play this edition. It is for 3 to 7 players."),
        (["--edition", "1", "--players", "1"], "1 cannot play this edition. It is for 2 to 7 players."),
        (["--edition", "3"], "There is no edition 3. There are 1 and 2."),
        (["--expansions", "leaders"], "This program does not have the expansion leaders."),
        (["--cities", "--players", "2", "--edition", "1"], "The expansion cities is for three players or more."),
        (["--teams", "--players", "4"], "The team game needs the expansion Cities."),
        (["--teams", "--cities", "--players", "5"], "The team game is for 4 or 6 players, not for 5."),
        (["--game", "cities"], f"there is no game 'cities' in this program; the games are {listed(GAMES)}."),
        (["--seed", "-1"], "The seed -1 is out of range. Seeds go from 0 to 9223372036854775807."),
        (["--boards", "gizah,rhodos"], "boards: one entry per city is needed. Given: 2, needed: 3."),
        (["--boards", "gizah,gizah,rhodos"], "Two cities cannot have the same board: gizah."),
        (["--boards", "gizah,petra,rhodos"], "There is no such board in this edition: petra."),
        (["--sides", "A,A,A"], "There is no such board side in this edition: A."),
    ],
)
def test_a_table_that_cannot_be_is_refused(terminal: Terminal, verb: str, arguments: list[str], sentence: str) -> None:
    assert terminal.complaint(2, verb, *arguments) == f"wonders {verb}: {sentence}"


@pytest.mark.parametrize("text", ["three", "", "3.5", "9" * 5000])
def test_a_number_must_be_one(terminal: Terminal, text: str) -> None:
    complaint = terminal.complaint(2, "demo", "--players", text)
    assert f"argument --players: {text[:40]!r} is not a whole number (see wonders demo --help)" in complaint


# -- what goes wrong ------------------------------------------------------------------------------------------


def test_a_bug_is_one_line_and_an_exit_code_of_its_own(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerk, "story", lambda *_: 1 / 0)
    complaint = terminal.complaint(70, "demo")
    assert "a bug in the program (ZeroDivisionError: division by zero); with WONDERS_TRACEBACK=1" in complaint


def test_a_bug_shows_where_when_asked(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerk, "story", lambda *_: 1 / 0)
    monkeypatch.setenv("WONDERS_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        terminal.run("demo")


def test_ctrl_c_is_one_line_and_exit_code_130(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(clerk, "story", interrupted)
    assert terminal.complaint(130, "demo") == "wonders demo: stopped."


def test_control_characters_in_names_are_shown_and_not_obeyed(terminal: Terminal) -> None:
    complaint = terminal.complaint(1, "replay", "/nowhere/a\x1b[2J\nb")
    assert (
        complaint == r"wonders replay: The file /nowhere/a\x1b[2J\nb cannot be read: there is no such file or folder."
    )


def test_a_reader_who_stops_reading_is_no_trouble() -> None:
    command = [sys.executable, "-m", "wonders_gui", "cards", "--json"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_the_command_works_in_a_process_of_its_own() -> None:
    assert in_a_process("--version").out.startswith(f"{PROGRAM}\n")


def test_only_arena_history_and_review_need_a_bot_and_no_verb_a_window() -> None:
    """Every verb is imported, and one of them runs, in a process that then looks at what it has imported.

    Handing out work to processes is shared with the arena, and no bot comes with it. The history knows who played.
    """
    knowing = [VERBS[name].module for name in ("arena", "history", "review")]
    modules = [verb.module for verb in VERBS.values() if verb.module not in knowing]
    shared = ["ai", "ai.arena", "ai.arena.executors", "ai.arena.stopping"]
    script = f"""
import sys
import tomllib
from importlib import import_module
for name in {modules!r}:
    import_module(name)
from wonders_gui.__main__ import main
assert main(["simulate", "--games", "1"]) == 0
assert not [name for name in sys.modules if name.split(".")[0] == "ai" and name not in {shared!r}]
for name in {knowing!r}:
    import_module(name)
foreign = [name for name in sys.modules if name.split(".")[0] in ("PySide6", "PyQt6", "shiboken6")]
assert not foreign, foreign
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environment(), capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode()


def test_only_the_verb_that_is_asked_for_is_imported() -> None:
    others = [verb.module for name, verb in VERBS.items() if name != "cards"]
    script = f"""
import sys
from wonders_gui.__main__ import main
assert main(["cards", "palace"]) == 0
assert not set({others!r}) & set(sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environment(), capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode()


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    script = f"""
import sys
from wonders_gui.__main__ import main
assert main(["--help"]) == 0
assert main(["demo", "--game", "chess"]) == 2
assert not [name for name in sys.modules if name.startswith(tuple(f"engine.{{game}}" for game in {list(GAMES)!r}))]
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environment(), capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("verb", VERBS.values(), ids=list(VERBS))
def test_every_verb_is_a_module_that_can_add_its_arguments_and_run(verb: Verb) -> None:
    module = import_module(verb.module)
    assert callable(module.add_arguments)
    assert callable(module.run)
    assert Path(str(module.__file__)).parent.name == "cli"


def test_names_effects_and_refusals_are_told_in_the_language_asked_for(terminal: Terminal) -> None:
    compile_stale()
    assert "Meteen 5 munten." in terminal.do("cards", "tavern", "--lang", "nl").out
    assert "5 coins at once." in terminal.do("cards", "tavern").out
    assert terminal.complaint(2, "demo", "--lang", "da", "--edition", "3").endswith("Der er 1 og 2.")


def test_a_language_that_is_not_spoken_is_refused(terminal: Terminal) -> None:
    assert "invalid choice: 'fr'" in terminal.complaint(2, "cards", "--lang", "fr")
