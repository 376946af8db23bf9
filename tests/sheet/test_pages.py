"""How the score sheet is served, and what it is made of."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from referee.app import create_app
from referee.settings import Settings
from referee.sheet.assets import STATIC, load
from referee.sheet.pages import base_of

VENDOR = STATIC / "vendor"
OURS = sorted(path for path in STATIC.rglob("*.js") if VENDOR not in path.parents)
MOST_LINES = 200
MOST_BYTES_FOR_ALL = 2048
"""What phones may load more that never ask for an engine of their own."""
_TEXTS = re.compile(r"""loadTexts\("([^"]+)", "([^"]+)"\)""")
_USED = re.compile(r"""\bt\(\s*(?:[^"`()]*\?\s*)?"([a-z_]+\.[\w.]+)"(?:\s*:\s*"([\w.]+)")?""")
_IMPORTED = re.compile(r"""^import (?:[^;]*? from )?"([^"]+)";""", re.MULTILINE)
_LATER = re.compile(r"""import\([`"]([^`"]+)[`"]\)""")
_COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
_FILLED_IN = re.compile(r"\$\{\w+\}")
_KEY = re.compile(r'^  "([^"]+)":', re.MULTILINE)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    database = tmp_path_factory.mktemp("service") / "referee.db"
    return create_app(Settings(database=str(database), rate_limit="off"))


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def test_the_page_may_load_nothing_from_elsewhere_and_has_nothing_written_into_it(
    client: FlaskClient,
) -> None:
    page = client.get("/")
    assert page.status_code == 200
    assert "default-src 'self'" in page.headers["Content-Security-Policy"]
    assert "unsafe" not in page.headers["Content-Security-Policy"]
    assert page.headers["Permissions-Policy"] == "camera=(self), microphone=(), geolocation=()"
    text = page.get_data(as_text=True)
    assert not re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=|https?://", text)
    assert page.headers["Cache-Control"] == "no-cache"
    again = client.get("/", headers={"If-None-Match": page.headers["ETag"]})
    assert again.status_code == 304


def test_the_page_is_told_which_families_have_a_folder(client: FlaskClient) -> None:
    folders = sorted(path.parent.name for path in (STATIC / "families").glob("*/index.js"))
    meta = f'<meta name="families" content="{" ".join(folders)}">'
    assert meta in client.get("/").get_data(as_text=True)


def test_the_page_is_told_which_languages_there_are(client: FlaskClient) -> None:
    languages = sorted(path.name for path in (STATIC / "messages").iterdir())
    meta = f'<meta name="languages" content="{" ".join(languages)}">'
    assert meta in client.get("/").get_data(as_text=True)


def test_files_are_kept_for_ever_under_an_address_that_changes_with_them(client: FlaskClient) -> None:
    assets = load()
    path = f"{base_of(assets)}/main.js"
    assert path in client.get("/").get_data(as_text=True)
    response = client.get(path)
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert response.mimetype == "text/javascript"
    assert client.get("/sheet/of-yesterday/main.js").headers["Cache-Control"] == "no-cache"
    for missing in ("nothing.js", "index.html", "../assets.py", "service-worker.js"):
        assert client.get(f"{base_of(assets)}/{missing}").status_code == 404


def test_files_are_sent_compressed_to_whoever_takes_that(client: FlaskClient) -> None:
    path = f"{base_of(load())}/text.js"
    plain, packed = client.get(path), client.get(path, headers={"Accept-Encoding": "gzip, br"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert plain.headers["ETag"] != packed.headers["ETag"]
    assert packed.headers["Vary"] == "Accept-Encoding"


def test_the_service_worker_keeps_every_file_there_is(client: FlaskClient) -> None:
    worker = client.get("/service-worker.js")
    assert worker.mimetype == "text/javascript"
    shell = json.loads(re.search(r"const SHELL = (.*);\n", worker.get_data(as_text=True))[1])  # type: ignore[index]
    paths = [*shell["files"], *(path for texts in shell["languages"].values() for path in texts)]
    assert not [path for path in paths if "/phone/" in path]
    paths += shell["engine"]
    assert len(paths) > len(OURS)
    assert len(paths) == len(set(paths))
    assert {client.get(path).status_code for path in paths} == {200}


def test_only_the_engine_of_phones_may_run_webassembly(client: FlaskClient) -> None:
    base = base_of(load())
    policy = client.get(f"{base}/phone/engine.js").headers["Content-Security-Policy"]
    assert policy == "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
    for path in ("/", "/service-worker.js", f"{base}/phone/boot.js", f"{base}/main.js"):
        assert "wasm" not in client.get(path).headers.get("Content-Security-Policy", "")


def test_the_page_loads_nothing_of_the_engine_at_first_and_grows_little_by_it(client: FlaskClient) -> None:
    page = client.get("/").get_data(as_text=True)
    assert '<meta name="phone" content="">' in page
    assert "/phone/" not in page
    for_all = "".join(_text(STATIC / name) for name in ("ready.js", "ready-for-more.js"))
    assert len(gzip.compress(for_all.encode())) < MOST_BYTES_FOR_ALL


def test_vendored_files_are_those_of_the_manifest() -> None:
    manifest = json.loads((VENDOR / "manifest.json").read_text(encoding="utf-8"))
    there = {
        folder.name: {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.iterdir()}
        for folder in VENDOR.iterdir()
        if folder.is_dir()
    }
    assert {name: entry["sha256"] for name, entry in manifest.items()} == there
    assert all(any("LICENSE" in file for file in files) for files in there.values())


def test_every_text_that_is_asked_for_is_in_the_catalogue_and_none_is_left_over() -> None:
    catalogues = sorted(STATIC.rglob("messages/en/*.js"))
    keys = [key for path in catalogues for key in _KEY.findall(path.read_text(encoding="utf-8"))]
    known = set(keys)
    assert len(keys) == len(known)
    source = "".join(path.read_text(encoding="utf-8") for path in OURS if not is_catalogue(path))
    used = {key for found in _USED.findall(source) for key in found if key}
    assert used - known == set()
    composed = {match[1] for match in re.finditer(r"t\(`([\w.]+)\$\{", source)} | {"problem.", "card.rank."}
    left = {key for key in known - used if not any(key.startswith(start) for start in composed)}
    assert {key for key in left if f'"{key}"' not in source} == set()


def test_a_screen_is_loaded_with_the_texts_it_asks_for() -> None:
    first = _loaded_with(STATIC / "main.js")
    screens = _loaded_later(frozenset(OURS)).intersection(OURS)
    assert STATIC / "screens" / "board.js" in screens
    for screen in screens:
        files = first.union(*map(_loaded_with, _with_all_above(screen, screens)))
        catalogues = [_text(path) for path in files if is_catalogue(path)]
        known = {key for text in catalogues for key in _KEY.findall(text)}
        source = "".join(map(_text, files))
        assert {key for keys in _USED.findall(source) for key in keys if key} - known == set(), screen


def _with_all_above(screen: Path, screens: Collection[Path]) -> set[Path]:
    """A screen, and those that load it as a part of them, however far above: it finds their texts."""
    known, new = set[Path](), {screen}
    while new:
        known |= new
        new = {root for root in screens if not new.isdisjoint(_loaded_later(_loaded_with(root)))} - known
    return known


def is_catalogue(path: Path) -> bool:
    """True for the texts of one language."""
    return path.parent.parent.name == "messages"


@cache
def _loaded_later(modules: frozenset[Path]) -> frozenset[Path]:
    """What these load when it is needed first."""
    # What a comment imports is a type.
    texts = {path: _COMMENT.sub("", _text(path)) for path in modules}
    named = {(path.parent, name) for path, text in texts.items() for name in _LATER.findall(text)}
    return frozenset(file for folder, name in named for file in _files(folder, name))


def _files(folder: Path, name: str) -> Iterable[Path]:
    """The files of a name, of which a part may be filled in when the page runs."""
    path = (folder / name).resolve()
    return path.parent.parent.glob("/".join(_FILLED_IN.sub("*", part) for part in path.parts[-2:]))


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _loaded_with(module: Path) -> frozenset[Path]:
    """A module and all that it imports."""
    paths: set[Path] = set()
    todo = [module]
    while todo:
        path = todo.pop().resolve()
        if path not in paths and VENDOR not in path.parents:
            paths.add(path)
            todo += [path.parent / name for name in _IMPORTED.findall(_text(path))]
            todo += [STATIC / folder / "en" / f"{name}.js" for folder, name in _TEXTS.findall(_text(path))]
    return frozenset(paths)


def test_modules_are_short_and_say_what_they_are() -> None:
    for path in OURS:
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") <= MOST_LINES or is_catalogue(path), path
        assert text.startswith("/**"), path
        assert "innerHTML" not in text, path
        # The name of SVG as XML has it is no address.
        text = text.replace('https://"', "").replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert not re.search(r"https?://(?!127)", text), path


_BLOCK = re.compile(r"@media \(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*\}")
_TAPPED = re.compile(r"(?:button|key|chip|turn|pick)[^\s{}]*:(?:is\()?[^{}]*:focus(?!-)[^{}]*")
_STYLES = sorted(path for path in STATIC.rglob("*.css") if VENDOR not in path.parents)


@pytest.mark.parametrize("path", _STYLES, ids=lambda path: path.stem)
def test_nothing_looks_hovered_where_nothing_can_hover(path: Path) -> None:
    """On a touched screen `:hover`, and `:focus` without a keyboard, stay on whatever was tapped last."""
    outside = _BLOCK.sub("", path.read_text(encoding="utf-8"))
    assert re.findall(r"[^\s{}]*:hover[^{}]*", outside) == []
    assert _TAPPED.findall(outside) == []
