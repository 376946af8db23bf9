"""The list of the families: those of this project, and those that others have published.

A package publishes a family as an entry point of the group `referee.families`, whose name is the family's id
and whose object is a `Family`:

    [project.entry-points."referee.families"]
    bridge = "referee_bridge.family:BRIDGE"

Whichever cannot be loaded, or takes an id that is taken, stops the start: a game must not lose its rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from referee.codes import CODES
from referee.codes.play import Code
from referee.errors import FamilyError, MissingFamilyError, NotFoundError
from referee.families import counts, reasons
from referee.families.any_game.family import ANY_GAME
from referee.families.books.family import BOOKS
from referee.families.bourre.family import BOURRE
from referee.families.cucumber.family import CUCUMBER
from referee.families.escoba.family import ESCOBA
from referee.families.freecell.family import FREECELL
from referee.families.hand_and_foot.family import HAND_AND_FOOT
from referee.families.klondike.family import KLONDIKE
from referee.families.protocol import AnyFamily, Catalogue, Engine, Family
from referee.families.rummy.family import RUMMY
from referee.families.snip_snap.family import SNIP_SNAP
from referee.words import catalogues
from referee.words.said import Said, Typed

GROUP = "referee.families"
_LONGEST_SHOWN = 60
MESSAGES, ENDING = "words", ".ftl"
"""The folder of a family's messages within its package, and how their files end: one a language."""
RULEBOOK, RULES = "rulebook", "_rules"
"""The folder within its package that has messages for a family's rules, and how their owner's name ends."""
_OURS = "referee"
"""Whose families are here, however this project was installed."""
OWN: tuple[AnyFamily, ...] = (
    CUCUMBER,
    BOURRE,
    RUMMY,
    HAND_AND_FOOT,
    ESCOBA,
    BOOKS,
    SNIP_SNAP,
    KLONDIKE,
    FREECELL,
    ANY_GAME,
)
"""The families of this project, in the order in which they are listed."""


@dataclass(frozen=True, slots=True)
class Registered:
    """A family and the package that it comes from."""

    family: AnyFamily
    package: str
    """Name and version, such as `referee-toy 0.1`."""


@cache
def registered() -> tuple[Registered, ...]:
    """Every family, those of this project first.

    :raises FamilyError: naming the one that cannot be used, and why.
    """
    return collected(entry_points(group=GROUP))


def collected(points: Iterable[EntryPoint]) -> tuple[Registered, ...]:
    """The families of this project and those that these entry points name.

    :raises FamilyError: naming the one that cannot be used, and why.
    """
    families = [Registered(family, _OURS) for family in OWN]
    for point in sorted(points, key=lambda point: point.name):
        added = Registered(_loaded(point), _package_of(point))
        families += [_unlike(added, families)]
    return tuple(families)


def _package_of(point: EntryPoint) -> str:
    return "an unknown package" if point.dist is None else f"{point.dist.name} {point.dist.version}"


def _loaded(point: EntryPoint) -> AnyFamily:
    package = _package_of(point)
    try:
        family = point.load()
    except Exception as error:  # whatever a package of others raises
        message = f"The family {point.name} of {package} cannot be loaded: {error!r}."
        raise FamilyError(message) from error
    if not isinstance(family, Family):
        message = f"The family {point.name} of {package} is no Family, but {type(family).__name__}."
        raise FamilyError(message)
    if family.id != point.name:
        message = f"The family {point.name} of {package} calls itself {family.id}; these must be the same."
        raise FamilyError(message)
    _try_out(family, package)
    return family


def _try_out(family: AnyFamily, package: str) -> None:
    """Asks a family what will be asked of it anyway, while one can still say whose it is.

    :raises FamilyError: when it fails, declares what it cannot, or has two variants of one id.
    """
    if missing := [*_missing(Catalogue, family.catalogue), *_missing(Engine, family.engine)]:
        message = f"The family {family.id} of {package} cannot be used: it has no {', no '.join(missing)}."
        raise FamilyError(message)
    try:
        variants, _ = [*_variants_of(family)], family.rounds
        family.catalogue.schema()
    except Exception as error:  # whatever a package of others raises
        message = f"The family {family.id} of {package} cannot be used: {error!r}."
        raise FamilyError(message) from error
    if wrong := [*counts.faults(family.counts, family.ratios), *reasons.faults(family.reasons)]:
        message = f"The family {family.id} of {package} declares what it cannot: {'; '.join(wrong)}."
        raise FamilyError(message)
    if unfit := [*_faults_of_messages(family)]:
        message = f"The family {family.id} of {package} has messages that cannot be used: {'; '.join(unfit)}."
        raise FamilyError(message)
    if twice := {variant for variant in variants if variants.count(variant) > 1}:
        message = f"The family {family.id} of {package} has several variants {min(twice)}."
        raise FamilyError(message)


def _faults_of_messages(family: AnyFamily) -> Iterator[str]:
    """Sentences about the faults in the files of its messages and those of its rules, each with its line."""
    if family.package is None:
        return
    package, book = files(family.package), f"{RULEBOOK}/{MESSAGES}"
    yield from catalogues.faults(family.id, _texts_in(package / MESSAGES))
    if texts := _texts_in(package / book):
        yield from catalogues.faults(f"{family.id}{RULES}", texts, folder=f"{book}/")


def _texts_in(folder: Traversable) -> dict[str, str]:
    """By language, the texts of the files of messages in a folder, which may not be there."""
    listed = folder.iterdir() if folder.is_dir() else ()
    texts = {file.name: file.read_text(encoding="utf-8") for file in listed if file.name.endswith(ENDING)}
    return {name.removesuffix(ENDING): text for name, text in texts.items()}


def _missing(protocol: type, part: object) -> Iterator[str]:
    """The names that a part of a family should have and has not, as `Catalogue.cards`."""
    for name in vars(protocol):
        if not name.startswith("_") and not callable(getattr(part, name, None)):
            yield f"{protocol.__name__}.{name}"


def _unlike(added: Registered, others: Iterable[Registered]) -> Registered:
    """The family, which shares neither its id nor a variant with the others."""
    for other in others:
        if other.family.id == added.family.id:
            message = f"Two families are called {added.family.id}: of {other.package} and of {added.package}."
            raise FamilyError(message)
        if path := _path_in_conflict(added.family, other.family):
            message = f"{other.package} and {added.package} both take {path}, and mean different acts by it."
            raise FamilyError(message)
        if both := sorted({*_variants_of(other.family)} & {*_variants_of(added.family)}):
            message = f"{other.package} and {added.package} both have a variant {both[0]}."
            raise FamilyError(message)
    return added


def _path_in_conflict(first: AnyFamily, second: AnyFamily) -> str | None:
    """A path at which two families record different kinds of acts."""
    acts = {act.path: (act.kind, act.operation) for act in first.acts}
    return next(
        (
            act.path
            for act in second.acts
            if acts.get(act.path, (act.kind, act.operation)) != (act.kind, act.operation)
        ),
        None,
    )


def _variants_of(family: AnyFamily) -> Iterator[str]:
    return (variant.id for variant in family.catalogue.variants())


def families() -> tuple[AnyFamily, ...]:
    """Every family, those of this project first."""
    return tuple(entry.family for entry in registered())


@cache
def codes() -> Mapping[str, Code]:
    """The meaning of every code: those of this project, and each family's own."""
    meanings_of: dict[str, list[tuple[str, Code]]] = {}
    for family in families():
        for code, meaning in family.codes.items():
            meanings_of.setdefault(code, []).append((family.name, meaning))
    return {**CODES, **{code: _joined(meanings) for code, meanings in meanings_of.items()}}


def _joined(meanings: Sequence[tuple[str, Code]]) -> Code:
    """The meaning of a code that several families have: each one's, where they explain it differently."""
    title = meanings[0][1].title
    if len({meaning.text for _, meaning in meanings}) == 1:
        return Code(title, meanings[0][1].text)
    return Code(title, " ".join(f"{name}: {meaning.text}" for name, meaning in meanings))


@cache
def _by_variant() -> dict[str, AnyFamily]:
    return {variant: family for family in families() for variant in _variants_of(family)}


def variant_ids() -> tuple[str, ...]:
    """The ids of all variants."""
    return tuple(_by_variant())


def _variant_near(text: str) -> str | None:
    """The variant that somebody may have meant, by its id or its name."""
    variants = [family.variant(variant) for variant, family in _by_variant().items()]
    by_name = {variant.name.lower(): variant.id for variant in variants}
    known = by_name | {variant.id: variant.id for variant in variants}
    close = get_close_matches(text[:_LONGEST_SHOWN].lower(), known, n=1)
    return known[close[0]] if close else None


def family_of(variant_id: str) -> AnyFamily:
    """The family that plays a variant.

    :raises NotFoundError: when nobody knows the variant.

    >>> family_of("agurk").id
    'cucumber'
    """
    family = _by_variant().get(variant_id)
    if family is None:
        near = _variant_near(variant_id)
        name = Typed(variant_id[:_LONGEST_SHOWN])
        if near:
            message = Said("common-no-variant-but-near", {"name": name, "near": Typed(near)})
        else:
            known = Typed(", ".join(_by_variant()))
            message = Said("common-no-such-variant", {"name": name, "known": known})
        raise NotFoundError(message, code="variant_must_exist")
    return family


def family_playing(variant_id: str) -> AnyFamily:
    """The family that plays a variant of which there are games already.

    :raises MissingFamilyError: when its package is not installed any more.
    """
    family = _by_variant().get(variant_id)
    if family is None:
        message = f"No installed family plays “{variant_id[:60]}”. Its package has to be installed again."
        raise MissingFamilyError(message)
    return family


def family_named(family_id: str) -> AnyFamily:
    """The family of this id.

    :raises NotFoundError: when there is none.

    >>> family_named("cucumber").name
    'Cucumber'
    """
    for family in families():
        if family.id == family_id:
            return family
    known = Typed(", ".join(family.id for family in families()))
    message = Said("common-no-such-family", {"name": Typed(family_id[:_LONGEST_SHOWN]), "known": known})
    raise NotFoundError(message, code="family_must_exist")
