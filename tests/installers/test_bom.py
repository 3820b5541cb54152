"""The bill of materials names everything that is in a release, in the form that tools read."""

import re
from typing import Any

from installers import bom, parts
from installers.version import version


def components() -> dict[str, dict[str, Any]]:
    return {component["name"]: component for component in bom.bill()["components"]}


def test_it_has_what_cyclonedx_demands() -> None:
    bill = bom.bill()
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.5", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", bill["serialNumber"])
    own = bill["metadata"]["component"]
    assert (own["type"], own["name"], own["version"]) == ("application", "Wonders", version())
    for component in bill["components"]:
        assert {"type", "name", "bom-ref", "scope"} <= set(component)


def test_every_part_of_a_bundle_is_a_component_with_a_licence() -> None:
    listed = components()
    for part in parts.parts():
        if part.name != "Wonders":
            assert listed[part.name]["licenses"], part.name


def test_every_reference_is_one_of_a_component_and_there_is_no_second() -> None:
    bill = bom.bill()
    names = [bill["metadata"]["component"]["bom-ref"], *(component["bom-ref"] for component in bill["components"])]
    assert len(names) == len(set(names))
    for entry in bill["dependencies"]:
        assert {entry["ref"], *entry["dependsOn"]} <= set(names)


def test_a_locked_package_has_its_version_its_address_and_its_hashes() -> None:
    component = components()["PyYAML"]
    locked = parts.locked()["pyyaml"]
    assert component["purl"] == f"pkg:pypi/pyyaml@{locked.version}"
    hashes = component["externalReferences"][0]["hashes"]
    assert {entry["content"] for entry in hashes} == set(locked.hashes)
    assert all(entry["alg"] == "SHA-256" and len(entry["content"]) == 64 for entry in hashes)


def test_tools_that_only_build_are_named_and_excluded() -> None:
    assert components()["altgraph"]["scope"] == "excluded"
    assert components()["Qt"]["scope"] == "required"


def test_a_licence_is_written_as_its_kind_demands() -> None:
    assert bom.licence("MIT") == {"license": {"id": "MIT"}}
    assert bom.licence("MIT AND PSF-2.0") == {"expression": "MIT AND PSF-2.0"}
    assert bom.licence("LicenseRef-public-domain") == {"license": {"name": "LicenseRef-public-domain"}}


def test_the_same_sources_give_the_same_bytes() -> None:
    assert bom.text() == bom.text()
