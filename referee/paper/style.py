"""The look of the printed page: always the same text, so that a policy can allow it by its digest."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

from referee.paper.measures import (
    GAP,
    LEAD,
    LONG,
    MARGIN,
    ONLY_LEAD,
    OWN_LETTERS,
    POINTS_LETTERS,
    SIZES,
    TALL,
    WIDE,
    Orientation,
    Ruling,
    Size,
    own_width,
    points_width,
)
from referee.paper.palette import LIGHT

_PEN = "#1f3370"
_OLD_PEN = "#5d6a96"
_RULE = "#d3dbce"
_DARK_RULE = "#7b8a74"
_INK = "#1d2420"
_QUIET = "#5b655e"
_GREEN = "#3c7a22"
_OF_ROW = 0.78
"""The size of the heads of the leading columns, in ems of the table."""

_TEXT = f"""
*{{box-sizing:border-box}}
:root{{color-scheme:only light}}
body{{margin:0;background:#e9ece6;color:{_INK};
font:9.6pt/1.35 "Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif;
-webkit-print-color-adjust:exact;print-color-adjust:exact}}
.drawings{{position:absolute}}
.sheet{{background:#fff;margin:6mm auto;padding:{MARGIN}mm;width:calc(var(--width) + {2 * MARGIN}mm);
box-shadow:0 1px 6px #0003}}
header{{padding-bottom:3mm}}
h1{{margin:0;font-size:19pt;line-height:1.2;font-weight:700;letter-spacing:-.01em;overflow-wrap:anywhere}}
.long h1{{font-size:14pt}}
p{{margin:0 0 1mm;overflow-wrap:anywhere}}
p b{{color:{_QUIET};font-weight:600;margin-right:.15em}}
.played{{color:{_QUIET}}}
.won{{font-size:13pt;line-height:1.3;margin:.5mm 0 1mm;font-weight:700;color:{_GREEN}}}
.won b{{color:inherit;font-weight:400}}
.going{{color:{_QUIET};font-size:11pt;font-weight:400}}
.running{{display:flex;justify-content:space-between;gap:6mm;height:9mm;color:{_QUIET};white-space:nowrap}}
.running span:first-child{{overflow:hidden;text-overflow:ellipsis}}
footer{{padding-top:4mm;break-inside:avoid}}
.legend{{color:{_QUIET};display:flex;flex-wrap:wrap;gap:0 5mm}}
.legend svg{{width:7mm;height:3.5mm;vertical-align:-.4mm}}
.lines{{margin-top:3mm;color:{_QUIET};font-size:8.5pt}}
.lines div{{display:flex;gap:6mm;margin-top:4mm}}
.lines span{{flex:1;border-bottom:.25mm solid {_DARK_RULE};height:5.5mm}}
.hidden{{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
"""

_TABLE = f"""
.tables{{display:flex;gap:{GAP}mm;align-items:flex-start}}
.tables>table{{flex:1 1 0;min-width:0}}
table{{border-collapse:collapse;table-layout:fixed;width:100%;font-variant-numeric:tabular-nums;
border-bottom:.4mm solid {_DARK_RULE}}}
th,td{{padding:0;text-align:center;vertical-align:middle;white-space:nowrap;overflow:hidden;
border-left:.2mm solid {_RULE};border-bottom:.2mm solid {_RULE};
font-weight:400;line-height:1;position:relative}}
th:first-child,td:first-child{{border-left:0}}
thead th{{vertical-align:bottom;padding:0 .3mm 1mm;font-weight:600;border-bottom:.7mm double {_DARK_RULE}}}
thead .of-side{{background:linear-gradient(var(--c),var(--c)) 50% 0/78% .8mm no-repeat}}
{"".join(f".c-{name}{{--c:{colour}}}" for name, colour in LIGHT.lines.items())}
thead .of-row{{color:{_QUIET};font-weight:400;font-size:.78em}}
.name{{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;
white-space:normal;overflow-wrap:anywhere;line-height:1.1}}
.name.long{{font-size:{LONG}em;-webkit-line-clamp:3}}
.upright .name{{display:block;writing-mode:vertical-rl;text-orientation:sideways;transform:rotate(180deg);
max-height:23mm;max-width:3.3em;margin:0 auto;text-align:left}}
.lying thead th{{height:9.6mm}}
tbody th{{color:{_QUIET};font-size:.86em}}
tbody th.what{{font-size:.74em;font-style:italic}}
tbody .card{{color:{_INK};font-size:.86em}}
.fifth>*{{border-bottom-color:{_DARK_RULE}}}
td{{color:{_PEN}}}
td b,td s{{display:inline-block;min-width:1.24em;text-align:right;position:relative}}
td s{{color:{_OLD_PEN};text-decoration:none}}
td s::after{{content:"";position:absolute;left:0;right:-.15em;top:48%;border-top:.25mm solid {_PEN};
transform:rotate(-14deg)}}
td .one::after{{left:.5em}}
td i{{display:inline-block;width:1.55em;text-align:right;font-style:normal;margin-right:.25em;color:{_QUIET}}}
td small{{font-size:.7em;color:{_QUIET}}}
td svg{{width:1.55em;height:.78em;vertical-align:-.08em;margin-right:.25em}}
.bare td,.snug td,.tight td{{padding-left:.55em}}
.bare td svg,.snug td svg,.tight td svg{{width:1.3em;height:.65em;margin-right:.12em}}
.bare .card,.snug .card,.tight .card,.bare tfoot td,.snug tfoot td,.tight tfoot td{{padding-left:0}}
.d{{position:absolute;left:.3em;top:.25em;font-size:.6em;font-weight:700;color:{_QUIET};text-decoration:none}}
.gone{{background:repeating-linear-gradient(135deg,#fff 0 .9mm,{_RULE} .9mm 1.1mm)}}
.carried>*{{font-style:italic;color:{_QUIET}}}
tfoot th,tfoot td{{border-bottom:0;border-top:.5mm solid {_DARK_RULE};font-weight:700;font-size:1.05em}}
tfoot th{{font-size:.86em;color:{_QUIET}}}
tfoot .won-by{{color:{_GREEN}}}
tfoot .won-by b{{min-width:0;text-align:center;border:.4mm solid {_GREEN};
border-radius:1em;padding:.05em .45em}}
"""


def _size(size: Size) -> str:
    lead = f"{LEAD * size.em:g}mm"
    return (
        f".{size.name} table{{font-size:{size.em}mm}}"
        f".{size.name} :is(tbody,tfoot) tr{{height:{size.row}mm}}"
        f".{size.name} :is(.lead-hand,.lead-card){{width:{lead}}}\n"
    )


_SCREEN = """
@media screen and (max-width:210mm){
.sheet{width:auto;margin:0 0 3mm;padding:5mm}
.tables{flex-direction:column;overflow-x:auto}
.tables>table{table-layout:auto;width:auto;min-width:100%}
thead th{min-width:13mm}
}
"""
_PRINT = f"""
@page{{margin:{MARGIN}mm}}
@media print{{
body{{background:none}}
.sheet{{margin:0;padding:0;box-shadow:none;width:auto;break-after:page}}
.sheet:last-child{{break-after:auto}}
}}
"""


def _wider() -> str:
    """The rules for columns that are wider than most; the paper's size is in their classes."""
    return (
        f".alone .lead-hand{{width:{ONLY_LEAD / _OF_ROW:.2f}em}}"
        + "".join(f".own-{at} .lead-card{{width:{own_width(at) / _OF_ROW:.2f}em}}" for at in OWN_LETTERS)
        + "".join(f".points-{at} td i{{width:{points_width(at):.2f}em}}" for at in POINTS_LETTERS)
        + "\n"
    )


def classes_of(ruling: Ruling) -> list[str]:
    """The classes that make a page's columns wider than most; none for most pages."""
    classes = [] if ruling.own_columns else ["alone"]
    if ruling.own_columns and ruling.longest_own >= OWN_LETTERS[0]:
        classes.append(f"own-{min(ruling.longest_own, OWN_LETTERS[-1])}")
    if ruling.signed_digits >= POINTS_LETTERS[0]:
        classes.append(f"points-{min(ruling.signed_digits, POINTS_LETTERS[-1])}")
    return classes


def style_of(orientation: Orientation, *, is_wider: bool = False) -> str:
    """The style of a page on paper that lies so; `is_wider` where some columns are wider than most."""
    width = f".sheet{{--width:{orientation.width}mm}}"
    turned = "@page{size:landscape}" if orientation is WIDE else ""
    wider = _wider() if is_wider else ""
    return _TEXT + _TABLE + "".join(map(_size, SIZES)) + wider + width + _SCREEN + _PRINT + turned


STYLES = tuple(style_of(lies, is_wider=is_wider) for lies in (TALL, WIDE) for is_wider in (False, True))
"""Every style that a page can have, so that a policy can name them all."""


def digest_of(style: str) -> str:
    """The digest by which a content policy allows a style.

    >>> digest_of("")
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
    """
    return f"sha256-{b64encode(sha256(style.encode()).digest()).decode()}"
