"""Files that are sent as they stand: known by their digest, and compressed once for all clients."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_WORTH_COMPRESSING = 200
_PACKED = frozenset({"image/png"})


@dataclass(frozen=True)
class Asset:
    """One file, with its digest, and compressed where that makes it smaller."""

    content: bytes
    mimetype: str

    @cached_property
    def digest(self) -> str:
        """The digest that names the file; another content has another."""
        return hashlib.sha256(self.content).hexdigest()[:20]

    @cached_property
    def compressed(self) -> bytes | None:
        """The content as gzip; None for a file that is too small to gain, or as small as it gets."""
        if len(self.content) < _WORTH_COMPRESSING or self.mimetype in _PACKED:
            return None
        return gzip.compress(self.content, compresslevel=9, mtime=0)


def send(asset: Asset, caching: str = ASK_AGAIN) -> AnyResponse:
    """The file as the answer to this request, compressed for whoever takes that, or 304."""
    packed = asset.compressed if request.accept_encodings.best_match(["gzip"]) else None
    response = Response(asset.content if packed is None else packed, mimetype=asset.mimetype)
    response.headers["Cache-Control"] = caching
    response.headers["Vary"] = "Accept-Encoding"
    response.set_etag(asset.digest if packed is None else f"{asset.digest}-gzip")
    if packed is not None:
        response.headers["Content-Encoding"] = "gzip"
    return response.make_conditional(request)
