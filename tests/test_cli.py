from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined]  # the library that the store uses

from referee.cli import cli
from referee.families.registry import families, variant_ids
from referee.service.rules import variant_document
from referee.settings import Settings, variable
from referee.store.opening import open_store
from referee.translations import in_english
from referee.words.spoken import spoken
from tests.api.conftest import a_service
from tests.api.service import answered, created
from tests.command_line import referee
from tests.serving import Phone, Server, free_port

SHEETS = Path(__file__).parent / "score_sheets"

SHEET = """
variant: agurk
players: Ann Bo Cy
title: Friday

hand  Ann 5  Bo 9  Cy 9  -> Ann 0  Bo 0  Cy 9
hand  Bo Q  Cy 3  Ann 2
hand  Bo 5               ! every_player_must_appear
"""


def run(*command: object, exit_code: int = 0) -> Result:
    """What a command prints, which must end with this exit code."""
    done = CliRunner().invoke(cli, [str(word) for word in command], prog_name="referee")
    assert done.exception is None or isinstance(done.exception, SystemExit), done.output
    assert done.exit_code == exit_code, done.output
    return done


def refusal(done: subprocess.CompletedProcess[str]) -> str:
    """The sentence a program ends with that was told nonsense."""
    assert done.returncode == 2, done.stdout
    assert "Traceback" not in done.stderr
    return done.stderr


# families


def test_a_family_is_checked_with_its_sheets() -> None:
    done = run("families", "--check", "escoba", *sorted(SHEETS.glob("escoba*.txt")))
    assert done.output == "Escoba is as families are: 0 findings.\n"


def test_findings_about_a_family_are_lines_and_an_exit_code() -> None:
    done = run("families", "--check", "freecell", exit_code=1)
    *lines, last = done.output.splitlines()
    assert last == f"FreeCell: {len(lines)} finding{'s' if len(lines) > 1 else ''}."
    assert lines[0].startswith("the option `score.cumulative`: no value of it changes")


def test_only_families_that_are_there_are_checked_with_their_own_sheets() -> None:
    assert "There is no family “whist”. There are: cucumber, bourre," in refusal(
        referee("families", "--check", "whist")
    )
    said = refusal(referee("families", "--check", "rummy", SHEETS / "escoba.txt"))
    assert "is a game of Escoba, not of Rummy." in said


# score


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "friday.txt"
    path.write_text(SHEET, encoding="utf-8")
    return path


def test_a_score_sheet_is_scored_line_by_line(sheet: Path) -> None:
    lines = run("score", sheet).stdout.splitlines()
    assert lines[0] == "Friday: Ann, Bo, Cy"
    assert "      Cy took the last trick with a 9: 9 points." in lines
    assert "      = Ann 0  Bo 12  Cy 9" in lines
    assert any(line.startswith("      refused: ") for line in lines)
    assert lines[-1] == "Next is hand 3: Bo deals, Cy leads, 7 cards each."


def test_a_score_sheet_is_read_from_standard_input(sheet: Path) -> None:
    done = CliRunner().invoke(cli, ["score", "-"], input=sheet.read_text(encoding="utf-8"))
    assert (done.exit_code, done.stdout) == (0, run("score", sheet).stdout)


def test_a_game_that_is_over_names_its_winner(tmp_path: Path) -> None:
    path = tmp_path / "over.txt"
    path.write_text(
        "variant: gurka-norway\nplayers: Ann Bo\nhand Ann 5 Bo A\nhand Ann 5 Bo A\n", encoding="utf-8"
    )
    assert run("score", path).stdout.splitlines()[-1] == "Won by Ann."
    path.write_text(path.read_text(encoding="utf-8").replace("Ann", "A."), encoding="utf-8")
    assert run("score", path).stdout.splitlines()[-1] == "Won by A."


def test_who_comes_back_is_told_apart_from_the_seat_before(tmp_path: Path) -> None:
    sheet = tmp_path / "back.txt"
    sheet.write_text("variant: agurk\nplayers: Ann Bo Cy\n\noutcome Bo 9\nleave Bo\njoin Bo\n")
    assert "= Ann 0  Bo (seat 2) 9 out  Cy 0  Bo (seat 4) 0" in run("score", sheet).output


@pytest.mark.parametrize("variant", sorted(one.stem for one in SHEETS.glob("*.txt") if "--" not in one.stem))
def test_the_score_sheets_of_the_variants_come_out_as_they_say(variant: str) -> None:
    assert "WRONG" not in run("score", SHEETS / f"{variant}.txt").stdout


def test_of_a_game_that_nobody_won_the_end_is_told() -> None:
    assert "Abandoned." in run("score", SHEETS / "agurk--abandoned.txt").stdout.splitlines()


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("hand Ann 5 Bo 9 Cy 3 -> Ann 0 Bo 8 Cy 0", "Bo"),
        ("hand Ann 5 Bo 9 Cy 3 ! every_player_must_appear", "every_player_must_appear"),
        ("hand Ann 5 Bo 9 ! players_must_be_clockwise", "every_player_must_appear"),
        ("hand Ann 5 Bo 9", "missing"),
        ("hand Ann 5 Bo 9 Cy 3 -> Ann 0 Bo 8 Cy 0\nhand Bo 5 Cy 9 Ann 3 -> Ann 0 Bo 9 Cy 9", "Bo"),
    ],
)
def test_a_line_that_comes_out_otherwise_is_marked_and_told_by_the_exit_code(
    tmp_path: Path, line: str, wrong: str
) -> None:
    path = tmp_path / "sheet.txt"
    path.write_text(f"variant: agurk\nplayers: Ann Bo Cy\n{line}\n", encoding="utf-8")
    marked = [row for row in run("score", path, exit_code=1).stdout.splitlines() if "WRONG: " in row]
    assert marked
    assert wrong in " ".join(marked)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "players: Ann Bo\n",
        "variant: bridge\nplayers: Ann Bo\n",
        "variant: agurk\n",
        "variant: agurk\nplayers: Ann\n",
        "variant: agurk\nplayers: Ann Bo\nhnad Ann 5 Bo 9\n",
        "variant: agurk\nplayers: Ann Bo\nhand Ann\n",
        "variant: agurk\nhouse rules: limit.pionts=3\nplayers: Ann Bo\n",
    ],
)
def test_a_score_sheet_that_cannot_be_read_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "sheet.txt"
    path.write_text(text, encoding="utf-8")
    assert refusal(referee("score", path)).startswith("referee: ")


def test_a_score_sheet_that_is_no_text_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "sheet.txt"
    path.write_bytes(b"variant: agurk\nplayers: \xff\xfe\n")
    refusal(referee("score", path))


def test_a_score_sheet_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    assert "nothing.txt" in refusal(referee("score", tmp_path / "nothing.txt"))


# variants, openapi


def test_the_families_are_listed_with_what_they_come_from() -> None:
    lines = run("families").stdout.splitlines()
    assert lines[0].split()[:3] == ["cucumber", "Cucumber", "referee"]
    assert [line.split()[0] for line in lines] == [family.id for family in families()]
    assert all(variant in " ".join(lines) for variant in variant_ids())


def test_the_variants_are_listed_one_a_line() -> None:
    lines = run("variants").stdout.splitlines()
    known = [one for family in families() for one in family.catalogue.variants()]
    assert [line.split()[0] for line in lines] == [variant.id for variant in known]
    assert all(in_english(variant.summary) in line for line, variant in zip(lines, known, strict=True))


@pytest.mark.parametrize("variant", variant_ids())
def test_a_variant_is_shown_with_its_rule_book_and_house_rules(variant: str) -> None:
    whole = json.loads(spoken(json.dumps(variant_document(variant)), in_english))
    shown = run("variants", "show", variant).stdout
    assert shown.startswith(whole["rulebook"])
    assert all(f"`{rule['id']}`" in shown for rule in whole["house_rules"])


def test_a_variant_that_nobody_knows_is_refused_in_a_sentence() -> None:
    assert "agurk" in refusal(referee("variants", "show", "bridge"))


def test_the_openapi_document_is_written_to_a_file_or_printed(tmp_path: Path) -> None:
    path = tmp_path / "referee.json"
    assert run("openapi", path).stdout == ""
    text = path.read_text(encoding="utf-8")
    assert run("openapi").stdout == text
    assert json.loads(text)["openapi"].startswith("3.1")


def test_the_program_tells_its_version_and_its_commands() -> None:
    assert run("--version").stdout.startswith("referee, version ")
    for command in ("serve", "score", "variants", "openapi", "check", "backup", "restore"):
        assert command in run("--help").stdout
        assert run(command, "--help").stdout


def test_what_needs_no_service_does_not_wait_for_it(sheet: Path) -> None:
    code = "import atexit, sys; from referee.cli import main; "
    code += "atexit.register(lambda: print(*sys.modules, file=sys.stderr)); main()"
    for words, absent in {("--help",): "referee.families.registry", ("score", str(sheet)): "flask"}.items():
        command = [sys.executable, "-c", code, *words]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
        assert "referee.cli" in done.stderr.split()
        assert absent not in done.stderr.split()


def test_every_setting_is_an_option_of_serve() -> None:
    said = run("serve", "--help").stdout
    for name in Settings.__dataclass_fields__:
        assert f"--{name.replace('_', '-')}" in said
        assert variable(name) in said


# check, backup


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A database in which three games were played, and which is still open."""
    with a_service(tmp_path_factory.mktemp("played")) as service:
        for number in range(3):
            game = service.new_game()
            for _ in range(number + 1):
                created(game.post("/hands", {"outcome": {"taker": "p2", "card": "5"}}))
            answered(game.put("/hands/1", {"outcome": {"taker": "p3", "card": "9"}}))
        yield service.database


@pytest.fixture
def database(played: Path, tmp_path: Path) -> Path:
    """A copy of that database, to be spoilt."""
    copy = tmp_path / "copy.db"
    run("backup", copy, "--database", played)
    return copy


def spoil(database: Path, *statements: str) -> None:
    """Changes the database behind the service's back."""
    with closing(sqlite3.connect(database)) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount > 0 or "TRIGGER" in statement
        connection.commit()


def test_a_database_in_order_is_found_in_order(database: Path) -> None:
    assert run("check", "--database", database).stdout == "3 games and clubs checked, 0 wrong.\n"


@pytest.mark.parametrize(
    ("statement", "finding"),
    [
        (
            """UPDATE games SET state = replace(state, '"score":9', '"score":8') WHERE number = 1""",
            "stored state",
        ),
        (
            """UPDATE games SET "view" = replace("view", '"score":9', '"score":8') WHERE number = 1""",
            "as shown",
        ),
        ("UPDATE games SET status = 'finished' WHERE number = 1", "as shown"),
        ("UPDATE games SET version = version + 1 WHERE number = 1", "version"),
        ("""UPDATE games SET opening = replace(opening, '"Ann"', '"Anna"') WHERE number = 1""", "opening"),
        ("UPDATE entries SET document = replace(document, '9', '8') WHERE game = 1", "entry 1"),
        ("UPDATE entries SET hand = 7 WHERE game = 1 AND position = 1", "entry 1"),
        ("DELETE FROM entries WHERE game = 1", "entry 1"),
        ("UPDATE entries SET document = 'x' WHERE game = 1", "entry 1"),
        ("UPDATE games SET state = 'x' WHERE number = 1", ""),
        ("UPDATE games SET state = '{}' WHERE number = 1", ""),
        ("""UPDATE games SET "view" = 'x' WHERE number = 1""", ""),
        ("""UPDATE games SET "view" = '{}' WHERE number = 1""", ""),
        ("UPDATE games SET opening = '{}' WHERE number = 1", ""),
        ("UPDATE games SET opening = replace(opening, 'agurk', 'bridge') WHERE number = 1", ""),
    ],
)
def test_what_was_tampered_with_is_found(database: Path, statement: str, finding: str) -> None:
    spoil(database, statement)
    lines = run("check", "--database", database, exit_code=1).stdout.splitlines()
    assert lines[-1] == "3 games and clubs checked, 1 wrong."
    assert any(finding in line for line in lines[:-1]), lines


def test_a_view_in_the_format_of_another_release_is_not_held_against_this_one(database: Path) -> None:
    """It is made again when the game is next read."""
    spoil(
        database,
        """UPDATE games SET "view" = replace("view", '"score":9', '"score":8') WHERE number = 1""",
        "UPDATE games SET view_format = 0 WHERE number = 1",
    )
    assert run("check", "--database", database).stdout == "3 games and clubs checked, 0 wrong.\n"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET body = replace(body, '\"9\"', '\"10\"') WHERE game = 1 AND kind = 'amended'",
        "UPDATE events SET body = replace(body, 'p2', 'p9') WHERE game = 2 AND number = 3",
        "UPDATE events SET kind = 'withdrawal' WHERE game = 2 AND number = 3",
        "UPDATE events SET body = '{}' WHERE game = 2 AND number = 3",
        "UPDATE events SET body = 'x' WHERE game = 2 AND number = 3",
        "UPDATE events SET number = 99 WHERE game = 1 AND number = 3",
    ],
)
def test_a_log_that_was_tampered_with_is_found(database: Path, statement: str) -> None:
    spoil(database, "DROP TRIGGER events_are_never_changed", statement)
    assert run("check", "--database", database, exit_code=1).stdout.endswith(
        "3 games and clubs checked, 1 wrong.\n"
    )


def test_a_live_database_is_copied_to_one_that_can_be_used(played: Path, tmp_path: Path) -> None:
    copy = tmp_path / "backup.db"
    assert run("backup", copy, "--database", played).stdout == f"Copied to {copy}; every game replays.\n"
    with closing(sqlite3.connect(played)) as one, closing(sqlite3.connect(copy)) as other:
        for table in ("games", "events", "entries", "principals", "answers"):
            rows = f"SELECT * FROM {table}"
            assert one.execute(rows).fetchall() == other.execute(rows).fetchall()


def test_a_backup_serves_as_the_database_did(played: Path, tmp_path: Path) -> None:
    copy = tmp_path / "backup.db"
    run("backup", copy, "--database", played)
    with closing(sqlite3.connect(copy)) as connection:
        (game_id,) = connection.execute("SELECT id FROM games WHERE number = 3").fetchone()
    server = Server(copy)
    try:
        server.start()
        game = Phone(server.port).send("GET", f"/v1/games/{game_id}").document
    finally:
        server.kill()
    assert [player["score"] for player in game["players"]] == [0, 10, 9]


def test_a_backup_never_overwrites_a_file(played: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.write_text("precious", encoding="utf-8")
    done = referee("backup", there, "--database", played)
    assert str(there) in refusal(done)
    assert there.read_text(encoding="utf-8") == "precious"


def test_a_backup_of_a_database_that_is_wrong_says_so(database: Path, tmp_path: Path) -> None:
    spoil(database, "UPDATE games SET status = 'finished' WHERE number = 1")
    done = run("backup", tmp_path / "backup.db", "--database", database, exit_code=1)
    assert "wrong: " in done.stdout


@pytest.mark.parametrize("command", [("check",), ("backup", "copy.db"), ("serve",)])
def test_a_file_that_is_no_database_of_ours_is_refused_in_a_sentence(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    other = tmp_path / "other.db"
    other.write_text("This is no database. " * 100, encoding="utf-8")
    words = [str(tmp_path / word) if word.endswith(".db") else word for word in command]
    assert str(other) in refusal(referee(*words, f"--database={other}"))
    assert other.read_text(encoding="utf-8").startswith("This is no database.")


def test_checking_a_database_that_is_not_there_makes_none(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.db"
    refusal(referee("check", f"--database={nowhere}"))
    assert not nowhere.exists()


# Settings


@pytest.mark.parametrize(
    ("words", "environment"),
    [
        (["--port=0"], {}),
        (["--port=65536"], {}),
        (["--port=x"], {}),
        (["--operations-port=65536"], {}),
        (["--port=8100", "--operations-port=8100"], {}),
        (["--workers=0"], {}),
        (["--rate-limit=often"], {}),
        (["--log-level=loud"], {}),
        (["--log-format=xml"], {}),
        (["--database="], {}),
        (["--database=mysql://x"], {}),
        (["--database=/nowhere/at/all/referee.db"], {}),
        (["--no-such-option"], {}),
        ([], {"REFEREE_PORT": "x"}),
        ([], {"REFEREE_PORT": "99999"}),
        ([], {"REFEREE_RATE_LIMIT": "5/fortnight"}),
        ([], {"REFEREE_DATABASE": "mysql://x"}),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_in_a_sentence(
    tmp_path: Path, words: list[str], environment: dict[str, str]
) -> None:
    fallback = {"REFEREE_DATABASE": str(tmp_path / "referee.db")}
    assert refusal(referee("serve", *words, **(fallback | environment)))


def test_the_database_may_also_be_named_by_the_environment(played: Path) -> None:
    command = [sys.executable, "-m", "referee", "check"]
    environment = {"REFEREE_DATABASE": str(played)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (0, "3 games and clubs checked, 0 wrong.\n")


# A later release's database


@pytest.mark.parametrize(
    "command",
    [
        ("serve", "--port={port}", "--database={later}"),
        ("check", "--database={later}"),
        ("backup", "{new}", "--database={later}"),
        ("restore", "{later}", "--database={new}"),
        ("move", "{later}", "{new}"),
    ],
    ids=lambda words: words[0],
)
def test_a_later_releases_file_is_refused_and_left_as_it_is(tmp_path: Path, command: tuple[str, ...]) -> None:
    later, new = tmp_path / "later.db", tmp_path / "new.db"
    open_store(str(later)).close()
    with closing(sqlite3.connect(later)) as connection:
        connection.execute(
            "INSERT INTO _sqlite_migrations VALUES (99, 'referee', 'm099_later', '2030-01-01')"
        )
        connection.commit()
    before = later.read_bytes()
    words = [word.format(later=later, new=new, port=free_port()) for word in command]
    assert "is a newer release's, which took the steps ['m099_later']." in refusal(referee(*words))
    assert (later.read_bytes(), new.exists()) == (before, False)


def test_messages_that_a_language_lacks_are_listed() -> None:
    assert run("words", "--missing", "en").output == ""
    assert "rounds-points" in run("words", "--missing", "tlh", exit_code=1).output.splitlines()
