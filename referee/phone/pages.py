"""`/phone/files.json`, which lists what a phone loads to score without a signal, and the files themselves."""

from __future__ import annotations

import gzip
from pathlib import Path

from flask import Blueprint, Response, abort, jsonify, request
from werkzeug.wrappers import Response as AnyResponse

from referee.content import ASK_AGAIN, FOREVER
from referee.phone.files import files_in
from referee.phone.packing import packed

_ROOT = "/phone"
_MIMETYPES = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".json": "application/json",
}


def phone_of(folder: Path) -> Blueprint:
    """The pages over a folder that `referee phone prepare` fills, now or later."""
    pages = Blueprint("phone", __name__, url_prefix=_ROOT)

    @pages.get("/files.json")
    def list_files() -> AnyResponse:
        prepared = files_in(folder)
        if not prepared:
            abort(404)
        listed = [(file.name, file.digest, file.bytes) for file in prepared]
        listed += [(name, own.digest, len(own.content)) for name, own in packed(folder).items()]
        answer = jsonify(
            files=[
                {"name": name, "path": f"{_ROOT}/{digest}/{name}", "digest": digest, "bytes": size}
                for name, digest, size in listed
            ]
        )
        answer.headers["Cache-Control"] = ASK_AGAIN
        return answer

    @pages.get("/<digest>/<name>")
    def show_file(digest: str, name: str) -> AnyResponse:
        content = _content(folder, digest, name)
        return abort(404) if content is None else _sent(name, content)

    return pages


def _content(folder: Path, digest: str, name: str) -> bytes | None:
    """The compressed content of a file; None where there is none of this digest."""
    prepared = files_in(folder)
    paths = [folder / file.path for file in prepared if (file.name, file.digest) == (name, digest)]
    if paths:
        return paths[0].read_bytes()
    own = packed(folder).get(name) if prepared else None
    return own.content if own is not None and own.digest == digest else None


def _sent(name: str, compressed: bytes) -> AnyResponse:
    """The answer: compressed for whoever takes that, which all browsers do."""
    takes = request.accept_encodings.best_match(["gzip"])
    mimetype = _MIMETYPES[Path(name).suffix]
    answer = Response(compressed if takes else gzip.decompress(compressed), mimetype=mimetype)
    answer.headers["Cache-Control"] = FOREVER
    answer.headers["Vary"] = "Accept-Encoding"
    if takes:
        answer.headers["Content-Encoding"] = "gzip"
    return answer
