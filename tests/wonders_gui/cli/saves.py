"""What tests need to read the save files of 7 Wonders themselves."""

from engine.core.session import Session
from engine.seven.commands import Command
from engine.seven.config import Config
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.state import State
from engine.seven.view import View

SevenSession = Session[Config, State, Command, Event, View]
GAMES = {SEVEN.name: SEVEN}
