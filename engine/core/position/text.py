"""Positions as text: strict YAML or JSON in, readable YAML out. Text comes from strangers, so it may not guess or grow.

Unlike the catalog's own files, a position may not use anchors, aliases or tags: a few lines of those can describe
more data than any computer holds.
"""

import json
import re
from collections.abc import Iterator
from typing import Final

import yaml

from engine.core.errors import PositionError
from engine.core.game import Json
from engine.core.schema import TooDeepError, parsed, printable

MOST_BYTES: Final = 256 * 1024
_LINE_WIDTH: Final = 110
# cities / city / choice / payment / amount
_DEEPEST: Final = 6
_WHOLE_NUMBER: Final = re.compile("-?(0|[1-9][0-9]{0,18})")
_LOADER: "Final[type[yaml.CSafeLoader | yaml.SafeLoader]]" = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DUMPER: "Final[type[yaml.CSafeDumper | yaml.SafeDumper]]" = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def data_of(text: str) -> object:
    """The plain data that a text holds: JSON when it opens with a brace, otherwise YAML. Raises PositionError."""
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise _refused("too_large", bytes=size, most=MOST_BYTES)
    return _json(text) if text.lstrip().startswith("{") else _yaml(text)


def text_of(data: Json) -> str:
    """Plain data as YAML, small things on one line."""
    return yaml.dump(
        _with_numbered_ages(data),
        Dumper=_DUMPER,
        default_flow_style=None,
        sort_keys=False,
        width=_LINE_WIDTH,
    )


def _with_numbered_ages(data: object) -> object:
    """Keys that are numbers are written without quotes."""
    if isinstance(data, dict):
        return {int(key) if key.isdigit() else key: _with_numbered_ages(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_numbered_ages(item) for item in data]
    return data


def _refused(code: str, **details: str | int) -> PositionError:
    return PositionError(code, field="", **details)


def _json(text: str) -> object:
    try:
        return parsed(text)
    except TooDeepError as error:
        raise _refused("too_deep") from error
    except json.JSONDecodeError as error:
        raise _refused("not_json", line=error.lineno) from error
    except ValueError as error:
        raise _refused("not_json", reason=printable(str(error))) from error


# -- YAML ---------------------------------------------------------------------------------------------------------


def _yaml(text: str) -> object:
    events = yaml.parse(text, Loader=_LOADER)
    try:
        node = _first_node(events)
        value = _value(node, events, 1)
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                raise _refused("several_documents", line=_line(event))
    except (yaml.YAMLError, UnicodeError) as error:
        raise _refused("not_yaml", line=_line_of(error)) from error
    return value


def _line_of(error: Exception) -> int:
    mark = error.problem_mark if isinstance(error, yaml.MarkedYAMLError) else None
    return 1 if mark is None else mark.line + 1


def _line(event: yaml.Event) -> int:
    assert event.start_mark is not None, "only events made by hand have no place"
    return event.start_mark.line + 1


def _first_node(events: Iterator[yaml.Event]) -> yaml.Event:
    for event in events:
        if isinstance(event, yaml.NodeEvent):
            return event
    raise _refused("empty")


def _value(event: yaml.Event, events: Iterator[yaml.Event], depth: int) -> object:
    _check_plain(event, depth)
    if isinstance(event, yaml.MappingStartEvent):
        return _mapping(events, depth)
    if isinstance(event, yaml.SequenceStartEvent):
        return _list(events, depth)
    assert isinstance(event, yaml.ScalarEvent)
    return _scalar(event)


def _check_plain(event: yaml.Event, depth: int) -> None:
    """Nothing that stands for something else, and nothing deeper than a position is."""
    if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
        raise _refused("alias", line=_line(event))
    if getattr(event, "tag", None) is not None:
        raise _refused("tag", line=_line(event))
    if depth > _DEEPEST:
        raise _refused("too_deep", line=_line(event))


def _mapping(events: Iterator[yaml.Event], depth: int) -> Json:
    data: Json = {}
    while not isinstance(event := next(events), yaml.MappingEndEvent):
        key = _key(event)
        if key in data:
            raise _refused("repeated_key", value=printable(key), line=_line(event))
        data[key] = _value(next(events), events, depth + 1)
    return data


def _key(event: yaml.Event) -> str:
    """A word, or the number of an age."""
    _check_plain(event, 0)
    if not isinstance(event, yaml.ScalarEvent):
        raise _refused("key_not_text", line=_line(event))
    return str(event.value)


def _list(events: Iterator[yaml.Event], depth: int) -> list[object]:
    items: list[object] = []
    while not isinstance(event := next(events), yaml.SequenceEndEvent):
        items.append(_value(event, events, depth + 1))
    return items


def _scalar(event: yaml.ScalarEvent) -> str | int | bool:
    """Whole numbers, true and false are what they look like; anything else is text, for the reader to refuse."""
    text = str(event.value)
    if event.style:
        return text
    if _WHOLE_NUMBER.fullmatch(text):
        return int(text)
    return text == "true" if text in ("true", "false") else text
