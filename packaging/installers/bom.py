"""Writes the bill of materials: what is in a release, as CycloneDX 1.5, from the lock file and the table of licences.

The same sources give the same bytes, so nothing of the day or the machine comes in.
"""

import json
import re
import uuid
from collections.abc import Iterable
from typing import Any, Final

from installers.parts import Locked, Part, locked, parts, shipped_lock
from installers.run import DIST, ROOT, say
from installers.version import version

SPACE: Final = uuid.UUID("5a0b8d3e-6a0f-5a43-9a55-2f6d9f3f7f10")
OWN: Final = "Wonders"
Json = dict[str, Any]


def build() -> None:
    """write the bill of materials to dist/"""
    DIST.mkdir(exist_ok=True)
    target = DIST / f"wonders-{version()}.cdx.json"
    target.write_text(text(), encoding="utf-8", newline="\n")
    say(f"{target.relative_to(ROOT)}: {len(bill()['components'])} components.")


def text() -> str:
    """The bill of materials as it is written."""
    return json.dumps(bill(), indent=2, ensure_ascii=False) + "\n"


def bill() -> Json:
    """The bill of materials: the program, the parts that come with it, and the tools that made it."""
    listed = parts()
    shipped = {part.package for part in listed if part.package}
    tools = [package for package in shipped_lock() if package.name not in shipped]
    components = [component(part) for part in listed if part.name != OWN] + [tool(package) for package in tools]
    own = next(part for part in listed if part.name == OWN)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(SPACE, json.dumps(components))}",
        "version": 1,
        "metadata": {"component": {**component(own), "type": "application", "version": version()}},
        "components": components,
        "dependencies": _dependencies(components),
    }


def component(part: Part) -> Json:
    """A part that comes with the program."""
    package = locked()[part.package] if part.package else None
    return {
        "type": "data" if part.licence.startswith("OFL") else "library",
        "bom-ref": _reference(part.name),
        "name": part.name,
        **({"version": part.version} if part.version else {}),
        "scope": "required",
        "licenses": [licence(part.licence)],
        **(_source(package) if package else {}),
        **({"externalReferences": [*_told(package), *_website(part)]} if part.url or package else {}),
        "properties": [{"name": "wonders:system", "value": system} for system in part.systems],
    }


def tool(package: Locked) -> Json:
    """A package that made the bundle and is not in it."""
    return {
        "type": "library",
        "bom-ref": _reference(package.name),
        "name": package.name,
        "version": package.version,
        "scope": "excluded",
        **_source(package),
        "externalReferences": _told(package),
    }


def licence(expression: str) -> Json:
    """One licence by its SPDX id, several as an expression, one that SPDX does not know by its name."""
    if " " in expression:
        return {"expression": expression} if "LicenseRef" not in expression else {"license": {"name": expression}}
    return {"license": {"name": expression} if expression.startswith("LicenseRef") else {"id": expression}}


def _source(package: Locked) -> Json:
    return {"purl": f"pkg:pypi/{package.name}@{package.version}"}


def _told(package: Locked | None) -> list[Json]:
    """Every file that the lock allows, by its hash: which one was taken depends on the system."""
    if package is None:
        return []
    hashes = [{"alg": "SHA-256", "content": content} for content in package.hashes]
    return [{"type": "distribution", "url": f"pkg:pypi/{package.name}@{package.version}", "hashes": hashes}]


def _website(part: Part) -> list[Json]:
    return [{"type": "website", "url": part.url}] if part.url else []


def _reference(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _dependencies(components: Iterable[Json]) -> list[Json]:
    needed = [component["bom-ref"] for component in components if component["scope"] == "required"]
    return [{"ref": _reference(OWN), "dependsOn": needed}]
