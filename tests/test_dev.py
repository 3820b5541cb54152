"""The developers' door, without network and without installing anything."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import dev
from i18n.catalogs import VERBS as CATALOG_VERBS

PYPROJECT = """
[tool.setuptools.packages.find]
include = ["engine", "engine.*", "window", "window.*", "absent", "absent.*"]
[tool.wonders]
compiled = ["engine/core/seats.py"]
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A very small checkout that could be compiled."""
    files = {
        "pyproject.toml": PYPROJECT,
        "setup.py": "",
        "requirements/compile.txt": "click==8.0 \\\n    --hash=sha256:00\nmypy==9.9 \\\n    --hash=sha256:01\n",
        "engine/__init__.py": "",
        "engine/core/seats.py": "NOBODY = -1\n",
        "engine/catalog/data/cards.yaml": "cards: []\n",
        "window/page.py": "TITLE = 'table'\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_an_unknown_verb_is_refused_with_the_list_of_verbs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        dev.main(["plya"])
    assert refused.value.code == 2
    message = capsys.readouterr().err
    assert "plya" in message
    assert all(verb in message for verb in dev.VERBS)


@pytest.fixture
def explained(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Which programs are asked to explain themselves; none is started, and no environment is made."""
    asked: list[list[str]] = []

    def call(command: dev.Command, *_: object) -> int:
        asked.append([str(part) for part in command[1:]])
        return 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "environment", lambda *_: Path("made-for-it"))
    return asked


@pytest.mark.parametrize("verb", dev.VERBS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_verb_explains_itself(
    verb: str, flag: str, explained: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main([verb, flag]) == 0
    told = capsys.readouterr().out
    assert f"dev.py {verb}" in told
    assert all(flag in told for flag in dev.VERBS[verb].flags)
    assert len(explained) <= 1


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("wonders --help", "-m wonders_gui --help"),
        ("wonders demo --help", "-m wonders_gui demo --help"),
        ("wonders demo --game duel -h", "-m wonders_gui demo --game duel --help"),
        ("bench --help", "-m wonders_gui bench --help"),
        ("package --help", "-m installers --help"),
        ("package deb --help", "-m installers deb --help"),
    ],
)
def test_help_is_given_by_the_program_that_the_arguments_go_to(
    typed: str, asked: str, explained: list[list[str]]
) -> None:
    assert dev.main(typed.split()) == 0
    assert explained == [asked.split()]


@pytest.mark.parametrize("verb", ["test", "check", "i18n", "screenshots"])
def test_verbs_that_say_everything_themselves_start_nothing_for_it(verb: str, explained: list[list[str]]) -> None:
    assert dev.main([verb, "--help"]) == 0
    assert explained == []


def test_the_help_of_a_verb_of_wonders_stands_alone(
    explained: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    dev.main(["wonders", "demo", "--help"])
    assert capsys.readouterr().out == ""


def test_the_help_of_i18n_says_what_each_of_its_words_does(capsys: pytest.CaptureFixture[str]) -> None:
    dev.main(["i18n", "--help"])
    told = capsys.readouterr().out
    assert all(word in told for word in CATALOG_VERBS)


def test_test_says_that_the_rest_goes_to_pytest(capsys: pytest.CaptureFixture[str]) -> None:
    dev.main(["test", "--help"])
    assert "All other arguments go to pytest" in capsys.readouterr().out


@pytest.mark.parametrize(("verb", "told"), [("play", "--lang"), ("wonders", "exit codes"), ("package", "appimage")])
def test_help_needs_no_environment_where_the_standard_library_is_enough(verb: str, told: str) -> None:
    """-S: nothing that pip has installed can be imported."""
    needed = "import dev; dev.environment = None; raise SystemExit(dev.main(['%s', '--help']))"
    command = [sys.executable, "-S", "-c", needed % verb]
    shown = subprocess.run(command, cwd=dev.ROOT, capture_output=True, text=True, check=True, env=without_paths())
    assert f"dev.py {verb}" in shown.stdout
    assert told in shown.stdout
    assert shown.stdout.index(f"dev.py {verb}") < shown.stdout.index(told), "dev.py's own part comes first"


def without_paths() -> dict[str, str]:
    kept = ("PATH", "HOME", "SYSTEMROOT")
    return {name: os.environ[name] for name in kept if name in os.environ}


def test_what_follows_two_dashes_is_passed_on_without_them() -> None:
    assert dev.parse(["wonders", "--", "--help"])[1] == ["--help"]
    assert dev.parse(["test", "--", "--cov"])[1] == ["--cov"]


def test_a_refused_argument_is_answered_with_a_command_that_exists(capfd: pytest.CaptureFixture[str]) -> None:
    assert dev.program(Path(sys.executable), dev.ROOT, "wonders", ["demo", "--frobnicate"]) == 2
    assert "(see python3 dev.py wonders demo --help)" in capfd.readouterr().err
    assert dev.program(Path(sys.executable), dev.ROOT, "play", ["--frobnicate"]) == 2
    assert "(see python3 dev.py play --help)" in capfd.readouterr().err


def test_arguments_that_test_does_not_know_go_to_pytest_in_their_order() -> None:
    options, extra = dev.parse(["test", "tests/engine", "-k", "vineyard", "--cov", "-x", "--maxfail=2"])
    assert options.cov
    assert extra == ["tests/engine", "-k", "vineyard", "-x", "--maxfail=2"]


def test_play_keeps_only_its_own_flag_for_itself() -> None:
    options, extra = dev.parse(["play", "--seed", "7", "--plain", "--cov"])
    assert options.plain
    assert extra == ["--seed", "7", "--cov"]


def test_a_verb_that_passes_nothing_on_refuses_what_it_does_not_know() -> None:
    with pytest.raises(SystemExit) as refused:
        dev.parse(["check", "--fxi"])
    assert refused.value.code == 2


def test_a_build_reads_data_files_too_and_no_caches(checkout: Path) -> None:
    cache = checkout / "engine/__pycache__"
    cache.mkdir()
    (cache / "x.cpython-311.pyc").write_bytes(b"")
    names = [path.relative_to(checkout).as_posix() for path in dev.source_files(checkout)]
    assert names == [
        "pyproject.toml",
        "setup.py",
        "engine/__init__.py",
        "engine/catalog/data/cards.yaml",
        "engine/core/seats.py",
        "window/page.py",
    ]


def test_an_unchanged_checkout_keeps_its_fingerprint(checkout: Path) -> None:
    assert dev.fingerprint(checkout) == dev.fingerprint(checkout)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("engine/core/seats.py", "NOBODY = -2\n"),
        ("engine/catalog/data/cards.yaml", "cards: [1]\n"),
        ("engine/core/added.py", ""),
        ("setup.py", "# another build\n"),
        ("requirements/compile.txt", "mypy==9.10\n"),
    ],
)
def test_a_changed_source_or_compiler_makes_the_compiled_tree_stale(checkout: Path, file: str, text: str) -> None:
    before = dev.fingerprint(checkout)
    (checkout / file).write_text(text, encoding="utf-8")
    assert dev.fingerprint(checkout) != before


def test_a_moved_source_makes_the_compiled_tree_stale(checkout: Path) -> None:
    before = dev.fingerprint(checkout)
    (checkout / "engine/core/seats.py").rename(checkout / "engine/core/places.py")
    assert dev.fingerprint(checkout) != before


@pytest.mark.parametrize(
    ("file", "is_compiled_anew"),
    [
        ("engine/core/seats.py", True),
        ("pyproject.toml", True),
        ("engine/catalog/data/cards.yaml", False),
        ("window/page.py", False),
    ],
)
def test_libraries_are_compiled_anew_only_for_what_the_compiler_reads(
    checkout: Path, file: str, *, is_compiled_anew: bool
) -> None:
    libraries = dev.fingerprint(checkout).splitlines()[0]
    with (checkout / file).open("a", encoding="utf-8") as source:
        source.write("# more\n")
    assert (dev.fingerprint(checkout).splitlines()[0] != libraries) == is_compiled_anew


def test_a_compiled_tree_gets_the_files_of_today_and_keeps_its_libraries(checkout: Path, tmp_path: Path) -> None:
    tree = tmp_path / "compiled"
    for name in ("engine/core/seats.py", "engine/core/gone.py", "engine/core/seats.cpython-311.so"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text("old", encoding="utf-8")
    dev.copy_sources(checkout, tree)
    sources = {path.relative_to(checkout) for path in dev.source_files(checkout) if path.parent != checkout}
    assert {path.relative_to(tree) for path in tree.rglob("*") if path.is_file()} == {
        *sources,
        Path("engine/core/seats.cpython-311.so"),
    }
    assert (tree / "engine/core/seats.py").read_bytes() == (checkout / "engine/core/seats.py").read_bytes()


def test_a_stamped_environment_is_used_without_installing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = half_made_environment(tmp_path)
    (tmp_path / ".stamp").write_text(dev.stamp_for(dev.lock_file("dev")), encoding="utf-8")
    monkeypatch.setattr(dev, "call_quietly", unexpected)
    assert dev.environment(tmp_path, "dev") == python
    assert dev.environment(tmp_path, "run") == python, "what serves development serves playing"


def test_an_environment_for_playing_is_completed_in_place_for_development(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    half_made_environment(tmp_path)
    (tmp_path / ".stamp").write_text(dev.stamp_for(dev.lock_file("run")), encoding="utf-8")
    assert titles_of_calls(tmp_path, monkeypatch) == ["Installing requirements/dev.txt"]


def test_a_half_made_environment_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    half_made_environment(tmp_path)
    assert titles_of_calls(tmp_path, monkeypatch) == [f"Making {tmp_path.name}", "Installing requirements/dev.txt"]


def test_an_environment_of_another_python_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    half_made_environment(tmp_path)
    digest = dev.stamp_for(dev.lock_file("dev")).splitlines()[1]
    (tmp_path / ".stamp").write_text(f"3.0.0 elsewhere\n{digest}\n", encoding="utf-8")
    assert titles_of_calls(tmp_path, monkeypatch) == [f"Making {tmp_path.name}", "Installing requirements/dev.txt"]


def test_a_failed_installation_leaves_no_stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    half_made_environment(tmp_path)
    (tmp_path / ".stamp").write_text(dev.stamp_for(dev.lock_file("run")), encoding="utf-8")
    monkeypatch.setattr(dev, "call_quietly", unexpected)
    with pytest.raises(dev.SetupError):
        dev.environment(tmp_path, "dev")
    assert dev.stamp_in(tmp_path) == ""


def test_only_what_is_locked_is_installed_whatever_was_released_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str | Path]] = []
    monkeypatch.setattr(dev, "call_quietly", lambda _title, command: commands.append(command))
    monkeypatch.setattr(dev, "link_checkout", lambda _: None)
    half_made_environment(tmp_path)
    dev.environment(tmp_path, "dev")
    assert {"--require-hashes", "--no-deps"} <= set(commands[-1])


def test_what_is_locked_for_development_misses_no_dependency() -> None:
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def half_made_environment(venv: Path) -> Path:
    python = dev.python_in(venv)
    python.parent.mkdir()
    python.touch()
    return python


def unexpected(title: str, *_: object) -> None:
    raise dev.SetupError(title)


def titles_of_calls(venv: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What making the environment for development runs, without running it."""
    titles: list[str] = []
    monkeypatch.setattr(dev, "call_quietly", lambda title, *_: titles.append(title))
    monkeypatch.setattr(dev, "link_checkout", lambda _: None)
    dev.environment(venv, "dev")
    assert dev.stamp_in(venv) == dev.stamp_for(dev.lock_file("dev"))
    return titles


def test_the_compiled_tree_comes_before_the_checkout_on_the_path() -> None:
    variables = dev.tree_environment(dev.COMPILED)
    assert variables["PYTHONPATH"].startswith(str(dev.COMPILED))
    assert variables["PYTHONSAFEPATH"] == "1", "the current folder must not come first"


TOOL = dev.Need("a tool", ("play",), lambda: True, ("tool", "libtool"))
HEADERS = dev.Need("headers", ("play",), lambda: True, ("libtool", "tool-dev"))


def test_all_missing_system_packages_come_with_one_line_to_type(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "NEEDS", [TOOL, HEADERS])
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    dev.provide("play")
    (line,) = capsys.readouterr().out.splitlines()
    assert "missing: a tool, headers." in line
    assert line.endswith("sudo apt-get install tool libtool tool-dev")


def test_nothing_is_said_where_nothing_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "NEEDS", [TOOL._replace(is_missing=lambda: False)])
    dev.provide("play")
    assert capsys.readouterr().out == ""


def test_a_compiler_variable_that_names_nothing_is_blamed_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(dev, "WINDOWS", False)
    assert dev.no_compiler()
    need = dev.Need("a C compiler", ("compile",), dev.no_compiler, ())
    variable, packages = dev.complaints([need, TOOL], "linux", "no-such-compiler")
    assert "no-such-compiler" in variable
    assert packages.endswith("tool libtool")


def test_without_a_compiler_testing_goes_on_with_the_plain_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "NEEDS", [dev.Need("a C compiler", ("compile",), lambda: True, ())])
    outcomes = {dev.ROOT: "passed"}
    assert dev.both_ways(Path("python"), outcomes.__getitem__) == 0


def test_without_a_compiler_compiling_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "NEEDS", [dev.Need("a C compiler", ("compile",), lambda: True, ())])
    monkeypatch.setattr(dev, "environment", unexpected)
    assert dev.main(["compile"]) == 1


def test_one_failure_among_many_outcomes_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.summary({"plain": "passed", "compiled": "failed"}) == 1
    assert dev.summary({"plain": "passed", "compiled": "no such tests"}) == 0
    assert capsys.readouterr().out.splitlines() == [
        "dev.py: FAILED (plain: passed; compiled: failed)",
        "dev.py: PASSED (plain: passed; compiled: no such tests)",
    ]


def test_a_quiet_program_is_heard_only_when_it_fails(capfd: pytest.CaptureFixture[str]) -> None:
    dev.call_quietly("Whispering", [sys.executable, "-c", "print('secret')"])
    assert "secret" not in capfd.readouterr().out
    with pytest.raises(dev.SetupError, match="exit code 3"):
        dev.call_quietly("Shouting", [sys.executable, "-c", "print('the reason'); raise SystemExit(3)"])
    assert "the reason" in capfd.readouterr().out


def test_ctrl_c_is_a_clean_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(_: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dev, "provide", interrupted)
    assert dev.main(["play"]) == 130
    assert "stopped" in capsys.readouterr().err


def test_dev_runs_from_any_folder_without_an_environment(tmp_path: Path) -> None:
    command = [sys.executable, "-I", str(dev.ROOT / "dev.py"), "--help"]
    shown = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "play" in shown.stdout


def test_what_is_locked_for_playing_is_what_the_package_depends_on() -> None:
    project = tomllib.loads((dev.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = (dev.ROOT / "requirements/run.in").read_text(encoding="utf-8").split()
    assert sorted(wanted) == sorted(project["dependencies"])


@pytest.mark.parametrize("name", dev.SATISFIED_BY)
def test_a_lock_file_pins_with_hashes_and_names_no_host(name: str) -> None:
    text = dev.lock_file(name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    pins = [line for line in lines if not line.startswith(" ")]
    assert pins
    assert all(re.match(r"[a-z0-9-]+==\S+( ; .*)? \\$", pin) for pin in pins)
    assert all(re.match(r" {4}--hash=sha256:[0-9a-f]{64}( \\)?$", line) for line in lines if line.startswith(" "))
    assert "://" not in text


@pytest.mark.parametrize("name", dev.SATISFIED_BY)
def test_everything_asked_for_is_locked(name: str) -> None:
    wanted = re.findall(r"^[A-Za-z][\w-]*", (dev.ROOT / f"requirements/{name}.in").read_text(encoding="utf-8"), re.M)
    pinned = re.findall(r"^([\w-]+)==", dev.lock_file(name).read_text(encoding="utf-8"), re.M)
    assert {package.lower() for package in wanted} <= set(pinned)


@pytest.mark.skipif(not dev.LINUX, reason="other systems always have a screen")
def test_without_a_screen_play_says_that_nobody_will_see_the_window(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert dev.virtual_screen()[0] == "xvfb-run"
    assert "no screen here" in capsys.readouterr().out
    monkeypatch.setenv("DISPLAY", ":0")
    assert dev.virtual_screen() == ()


@pytest.mark.skipif(not dev.LINUX, reason="other systems have what Qt needs")
def test_a_missing_library_of_qt_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "find_library", lambda name: None if name == "xcb-cursor" else "there")
    assert dev.lacks("EGL", "xcb-cursor")()
    assert not dev.lacks("EGL")()


def python_versions() -> tuple[int, int]:
    """The oldest minor version that the package takes, and the first one that is too new."""
    project = tomllib.loads((dev.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ends = re.fullmatch(r">=3\.(\d+),<3\.(\d+)", project["requires-python"])
    assert ends is not None
    return int(ends[1]), int(ends[2])


OLDEST, TOO_NEW = python_versions()


@pytest.mark.parametrize("version", [(2, 7), (3, OLDEST - 1), (3, TOO_NEW), (4, 0)])
def test_a_python_outside_the_range_is_told_both_ends_in_one_sentence(version: tuple[int, int]) -> None:
    pretend = f"import sys, runpy; sys.version_info = {(*version, 9)}; runpy.run_path('dev.py', run_name='__main__')"
    command = [sys.executable, "-c", pretend, "play"]
    refused = subprocess.run(command, cwd=dev.ROOT, capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    this = f"{sys.version.split()[0]} ({sys.executable})"
    assert refused.stderr == f"dev.py needs Python 3.{OLDEST} to 3.{TOO_NEW - 1}; this is Python {this}.\n"


@pytest.mark.parametrize("version", [(3, OLDEST), (3, TOO_NEW - 1)])
def test_a_python_within_the_range_is_taken(version: tuple[int, int]) -> None:
    pretend = f"import sys, runpy; sys.version_info = {(*version, 9)}; runpy.run_path('dev.py')"
    subprocess.run([sys.executable, "-c", pretend], cwd=dev.ROOT, check=True)


def test_an_old_python_can_read_dev_far_enough_to_refuse() -> None:
    ast.parse((dev.ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 8))


def test_a_quick_test_runs_the_plain_engine_without_what_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []

    def call(command: dev.Command, env: dev.Environ = None, *_: object) -> int:
        assert env is not None
        commands.append([env["WONDERS_TREE"], *map(str, command)])
        return 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "environment", lambda *_: Path("python"))
    monkeypatch.setattr(dev, "provide", lambda _verb: None)
    monkeypatch.setattr(dev, "build_catalogs", lambda: None)
    assert dev.main(["test", "--quick", "tests/engine"]) == 0
    assert commands == [["plain", "python", "-m", "pytest", "tests/engine", "-m", "not long"]]
