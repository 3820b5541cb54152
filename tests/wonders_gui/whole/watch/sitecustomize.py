"""Loaded by every Python that finds this folder on its path: writes down each socket that could leave the machine."""

import os
import socket
import sys

SEEN = os.environ.get("WONDERS_SOCKETS", "")
OURS = getattr(socket, "AF_UNIX", None)  # processes of this machine talk to each other so


def hear(event: str, told: tuple[object, ...]) -> None:
    """Audit hooks hear of everything; only sockets matter."""
    if not event.startswith("socket.") or not SEEN:
        return
    if event == "socket.__new__" and told[1] == OURS:
        return
    if event in ("socket.__new__", "socket.connect", "socket.getaddrinfo", "socket.bind"):
        local = getattr(told[0], "family", None) == OURS
        if not local:
            with open(SEEN, "a", encoding="utf-8") as stream:
                stream.write(f"{os.getpid()} {event} {told[1:]}\n")


sys.addaudithook(hear)
