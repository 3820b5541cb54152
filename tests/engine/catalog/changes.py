"""Changes to the data of a catalog file, so that a test can break one value and see it refused."""

from collections.abc import Callable

from engine.core.errors import CatalogError

Change = Callable[[dict[str, object]], None]


def put(path: str, value: object) -> Change:
    def change(data: dict[str, object]) -> None:
        parent, key = parent_of(data, path)
        parent[key] = value

    return change


def drop(path: str) -> Change:
    def change(data: dict[str, object]) -> None:
        parent, key = parent_of(data, path)
        del parent[key]

    return change


def move_to_end(path: str) -> Change:
    def change(data: dict[str, object]) -> None:
        parent, key = parent_of(data, path)
        parent[key] = parent.pop(key)

    return change


def parent_of(data: object, path: str) -> tuple[dict[str, object], str]:
    *parents, key = path.split("/")
    for name in parents:
        data = data[int(name)] if isinstance(data, list) else as_mapping(data)[name]
    return as_mapping(data), key


def as_mapping(data: object) -> dict[str, object]:
    assert isinstance(data, dict)
    return data


def where(error: CatalogError) -> tuple[object, ...]:
    return error.code, error.details["entry"], error.details["field"]
