"""`/` and what it loads: the page, the service worker, and files whose address changes with them."""

from __future__ import annotations

import json

from flask import Blueprint, abort
from werkzeug.wrappers import Response as AnyResponse

from referee.content import ASK_AGAIN, FOREVER, Asset, send
from referee.sheet.assets import Assets, own

_ROOT = "/sheet"
_PAGE, _WORKER = "index.html", "service-worker.js"
_KEPT_OFFLINE = (".js", ".css", ".svg", ".webmanifest")


def sheet_of(assets: Assets | None = None) -> Blueprint:
    """The pages of the score sheet."""
    served = own() if assets is None else assets
    page = _page(served)
    worker = _worker(served)
    sheet = Blueprint("sheet", __name__)

    @sheet.get("/")
    def show_page() -> AnyResponse:
        return send(page)

    @sheet.get(f"/{_WORKER}")
    def show_worker() -> AnyResponse:
        return send(worker)

    @sheet.get(f"{_ROOT}/<version>/<path:path>")
    def show_file(version: str, path: str) -> AnyResponse:
        # A page from before an update still finds its files, but must not keep today's under the old name.
        asset = served.files.get(path)
        if asset is None or path in (_PAGE, _WORKER):
            abort(404)
        return send(asset, FOREVER if version == served.version else ASK_AGAIN)

    return sheet


def base_of(assets: Assets) -> str:
    """The address below which the files of today are."""
    return f"{_ROOT}/{assets.version}"


def _page(assets: Assets) -> Asset:
    """The page with the addresses of today's files, told of what it may load."""
    base = base_of(assets)
    modules = "\n".join(f'<link rel="modulepreload" href="{base}/{path}">' for path in assets.first)
    values = {"modules": modules, "base": base, "families": " ".join(assets.families)}
    values["languages"] = " ".join(assets.languages)
    source = assets.files[_PAGE].content.decode()
    for name, text in values.items():
        source = source.replace(f"{{{name}}}", text)
    return Asset(source.encode(), "text/html")


def _worker(assets: Assets) -> Asset:
    """The service worker, which begins with what it shall keep."""
    base = base_of(assets)
    languages = {tag: [f"{base}/{path}" for path in paths] for tag, paths in assets.languages.items()}
    of_one_language = {path for paths in assets.languages.values() for path in paths} | {_WORKER}
    kept = [path for path in assets.files if path.endswith(_KEPT_OFFLINE) and path not in of_one_language]
    files = ["/", *(f"{base}/{path}" for path in kept)]
    shell = json.dumps(
        {"version": assets.version, "root": f"{_ROOT}/", "files": files, "languages": languages}
    )
    source = assets.files[_WORKER].content.decode()
    return Asset(f"const SHELL = {shell};\n{source}".encode(), "text/javascript")
