"""YAML text as plain data (mappings, lists, texts, whole numbers, true and false), refusing what YAML would guess."""

import re
from typing import Final

import yaml

from engine.catalog.place import Place

_LOADER: "Final[type[yaml.CSafeLoader | yaml.SafeLoader]]" = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_STR: Final = "tag:yaml.org,2002:str"
_INT: Final = "tag:yaml.org,2002:int"
_BOOL: Final = "tag:yaml.org,2002:bool"
_WHOLE_NUMBER: Final = re.compile("0|[1-9][0-9]*")
# boards / board / sides / side / stage / coins_per / counted / item
_DEEPEST: Final = 8


def plain(text: str, place: Place) -> object:
    """The data that `text` holds; raises CatalogError."""
    try:
        node = yaml.compose(text, Loader=_LOADER)
    except (yaml.YAMLError, UnicodeError) as error:
        raise place.refused("not_yaml", line=_line_of(error)) from error
    if node is None:
        raise place.refused("not_yaml", line=1)
    return _value(node, place)


def _line_of(error: Exception) -> int:
    mark = error.problem_mark if isinstance(error, yaml.MarkedYAMLError) else None
    return 1 if mark is None else mark.line + 1


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1


def _value(node: yaml.Node, place: Place) -> object:
    if len(place.path) > _DEEPEST:  # an alias to its own parent would never end
        raise place.refused("too_deep", line=_line(node))
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, place)
    if isinstance(node, yaml.SequenceNode):
        return [_value(item, place.inside(position)) for position, item in enumerate(node.value, 1)]
    return _scalar(node, place)


def _mapping(node: yaml.MappingNode, place: Place) -> dict[str, object]:
    data: dict[str, object] = {}
    for key_node, value_node in node.value:
        key = _key(key_node, place)
        if key in data:
            raise place.inside(key).refused("repeated_key", line=_line(key_node))
        data[key] = _value(value_node, place.inside(key))
    return data


def _key(node: yaml.Node, place: Place) -> str:
    if isinstance(node, yaml.ScalarNode) and node.tag == _STR:
        return str(node.value)
    shown = node.value if isinstance(node, yaml.ScalarNode) else "?"
    raise place.inside(shown).refused("key_not_text", line=_line(node))


def _scalar(node: yaml.Node, place: Place) -> str | int | bool:
    if node.tag == _STR:
        return str(node.value)
    if node.tag == _INT and _WHOLE_NUMBER.fullmatch(node.value):
        return int(node.value)
    if node.tag == _BOOL and node.value in ("true", "false"):
        return bool(node.value == "true")
    raise place.refused("unclear_value", value=node.value, line=_line(node))
