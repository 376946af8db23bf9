"""`/` and what it loads: the page, the service worker, and files whose address changes with them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

from flask import Blueprint, abort
from werkzeug.wrappers import Response as AnyResponse

from referee.content import ASK_AGAIN, FOREVER, Asset, send
from referee.sheet.assets import Assets, own

_ROOT = "/sheet"
_PAGE, _WORKER = "index.html", "service-worker.js"
_OF_ENGINE = "phone/"
_ENGINE = f"{_OF_ENGINE}engine.js"
_ENGINE_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""The policy of the engine in a phone: it alone runs WebAssembly, and loads nothing from elsewhere either."""
_DEVICES = "camera=(self), microphone=(), geolocation=()"
"""The devices of a phone that the page may use: its camera, for the code that another phone shows."""
_KEPT_OFFLINE = (".js", ".css", ".svg", ".webmanifest")


def sheet_of(assets: Assets | None = None, *, has_engine: Callable[[], bool] = lambda: False) -> Blueprint:
    """The pages of the score sheet; `has_engine` where phones can be made ready for no signal."""
    served = own() if assets is None else assets
    page, page_with_engine = (_page(served, phone=phone) for phone in ("", "engine"))
    worker = _worker(served)
    sheet = Blueprint("sheet", __name__)

    @sheet.get("/")
    def show_page() -> AnyResponse:
        response = send(page_with_engine if has_engine() else page)
        response.headers["Permissions-Policy"] = _DEVICES
        return response

    @sheet.get(f"/{_WORKER}")
    def show_worker() -> AnyResponse:
        return send(worker)

    @sheet.get(f"{_ROOT}/<version>/<path:path>")
    def show_file(version: str, path: str) -> AnyResponse:
        # A page from before an update still finds its files, but must not keep today's under the old name.
        asset = served.files.get(path)
        if asset is None or path in (_PAGE, _WORKER):
            abort(404)
        response = send(asset, FOREVER if version == served.version else ASK_AGAIN)
        if path == _ENGINE:
            response.headers["Content-Security-Policy"] = _ENGINE_POLICY
        return response

    return sheet


def base_of(assets: Assets) -> str:
    """The address below which the files of today are."""
    return f"{_ROOT}/{assets.version}"


def _page(assets: Assets, *, phone: str) -> Asset:
    """The page with the addresses of today's files, told of what it may load."""
    base = base_of(assets)
    modules = "\n".join(f'<link rel="modulepreload" href="{base}/{path}">' for path in assets.first)
    values = {"modules": modules, "base": base, "families": " ".join(assets.families)}
    values["languages"] = " ".join(assets.languages)
    values["phone"] = phone
    source = assets.files[_PAGE].content.decode()
    for name, text in values.items():
        source = source.replace(f"{{{name}}}", text)
    return Asset(source.encode(), "text/html")


def _worker(assets: Assets) -> Asset:
    """The service worker, which begins with what it shall keep.

    What belongs to the engine is kept only by phones that were made ready for no signal.
    """
    base = base_of(assets)
    engine = [path for path in assets.files if path.startswith(_OF_ENGINE)]
    languages = {
        tag: [path for path in paths if path not in engine] for tag, paths in assets.languages.items()
    }
    apart = {path for paths in languages.values() for path in paths}.union(engine, [_WORKER])
    kept = [path for path in assets.files if path.endswith(_KEPT_OFFLINE) and path not in apart]
    shell = {
        "version": assets.version,
        "root": f"{_ROOT}/",
        "files": ["/", *_addresses(base, kept)],
        "languages": {tag: _addresses(base, paths) for tag, paths in languages.items()},
        "engine": _addresses(base, engine),
    }
    source = assets.files[_WORKER].content.decode()
    return Asset(f"const SHELL = {json.dumps(shell)};\n{source}".encode(), "text/javascript")


def _addresses(base: str, paths: Iterable[str]) -> list[str]:
    return [f"{base}/{path}" for path in paths]
