"""The bar above the table: age, turn and direction in its middle, the tools of the player at its right end."""

from PySide6.QtWidgets import QWidget

from wonders_gui.games.seven.plate import AgePlate
from wonders_gui.games.seven.strokes import px
from wonders_gui.language import _
from wonders_gui.texts.names import game_name
from wonders_gui.widgets.bar import TopBar
from wonders_gui.widgets.button import Button, Role

ROOMY = 700  # from this width on the bar has a button for the keys, which the menu has too
TITLED = 1100  # from this width on the bar has a title
WORDED = 1500  # from this width on the buttons of the bar have words


class HeadBar(TopBar):
    """The tools are buttons; the page connects them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(game_name("seven"), parent=parent)
        self.plate = AgePlate(self)
        self.set_centre(self.plate)
        self.undo, self.redo, self.hint, self.why, self.log, self.scores, self.keys = (
            self._tool(icon) for icon in ("undo", "redo", "hint", "bot", "log", "trophy", "question")
        )

    def _tool(self, icon: str) -> Button:
        button = Button(Role.BAR, icon, self)
        self.add_right(button)
        return button

    def watch(self) -> None:
        """Nobody plays here: the tools of a player are put away, and the first button leads back."""
        self.lead_back()
        for tool in (self.undo, self.redo, self.hint, self.why):
            tool.hide()

    def name_tools(self, width: int) -> None:
        """On a narrow page the tools are icons alone, and the title gives way to the age."""
        title = game_name("seven") if width >= px(TITLED) else ""
        if title != self.title():
            self.set_title(title)
        self.keys.setVisible(width >= px(ROOMY))
        for button, text, key in (
            (self.undo, _("Undo"), "U"),
            (self.redo, _("Redo"), "R"),
            (self.hint, _("Hint"), "H"),
            (self.why, _("Why did they do that?"), "Y"),
            (self.log, _("Log"), "L"),
            (self.scores, _("Scores"), ""),
            (self.keys, _("Keys"), "?"),
        ):
            worded = width >= px(WORDED) and button in (self.undo, self.hint, self.scores)
            label = text if worded else ""
            if (button.label(), button.accessibleName()) != (label, text):
                button.set_texts(label, spoken=text)
                button.setToolTip(_("{action} (key {key})").format(action=text, key=key) if key else text)
