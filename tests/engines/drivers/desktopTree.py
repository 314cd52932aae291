"""Prints what Firefox tells the desktop of the page in its front tab, by AT-SPI: a JSON array of its parts, in order."""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

STATES = {
    "required": Atspi.StateType.REQUIRED,
    "invalid": Atspi.StateType.INVALID_ENTRY,
    "expandable": Atspi.StateType.EXPANDABLE,
    "expanded": Atspi.StateType.EXPANDED,
    "checkable": Atspi.StateType.CHECKABLE,
    "checked": Atspi.StateType.CHECKED,
    "focused": Atspi.StateType.FOCUSED,
}


def within(part):
    for index in range(part.get_child_count()):
        child = part.get_child_at_index(index)
        if child is not None:
            yield child
            yield from within(child)


def described(part):
    states = part.get_state_set()
    attributes = part.get_attributes() or {}
    return {
        "role": attributes.get("xml-roles") or part.get_role_name(),
        "level": attributes.get("level"),
        "name": part.get_name() or "",
        "description": part.get_description() or "",
        "states": [name for name, state in STATES.items() if states.contains(state)],
    }


def pages():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        for part in within(application):
            is_page = part.get_role() == Atspi.Role.DOCUMENT_WEB
            if is_page and part.get_state_set().contains(Atspi.StateType.SHOWING):
                yield part


json.dump([described(part) for page in pages() for part in within(page)], sys.stdout)
