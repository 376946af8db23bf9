"""Text inside markup: everything that people have typed goes through here."""

from __future__ import annotations

import re
from html import escape as escape_html

_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def escape(text: object) -> str:
    """The text as it may stand in an element or an attribute, of HTML and of XML.

    >>> escape("<b> & \\"Bo\\"\\x00")
    '&lt;b&gt; &amp; &quot;Bo&quot;\ufffd'
    """
    return escape_html(_NOT_IN_XML.sub("\ufffd", str(text)), quote=True)
