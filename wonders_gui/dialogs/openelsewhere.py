"""Asks what to do when the folder of the games is open in another window that cannot be brought to the front."""

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QMessageBox

from wonders_gui.instance import Claim
from wonders_gui.language import _, language
from wonders_gui.lockholder import Holder


def wants_to_open(claim: Claim, holder: Holder) -> bool:
    """Show where the game is open, and say whether the player wants a window here all the same."""
    box = question(claim, holder)
    print(f"{box.text()} {box.informativeText()}", flush=True)  # for whoever started it in a terminal
    box.exec()
    return box.buttonRole(box.clickedButton()) == QMessageBox.ButtonRole.AcceptRole


def question(claim: Claim, holder: Holder) -> QMessageBox:
    """The message; Enter and Esc do what cannot go wrong."""
    moment = QDateTime.fromSecsSinceEpoch(round(holder.since.timestamp()))
    since = QLocale(language()).toString(moment, QLocale.FormatType.ShortFormat)
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle("Wonders")
    if claim is Claim.ELSEWHERE:
        told = _("The game is open on the computer {computer}, since {moment}.")
        box.setText(told.format(computer=holder.host, moment=since))
        box.setInformativeText(
            _("Close it there first if you can: two windows must not play the same game. Or open it here anyway.")
        )
    else:
        box.setText(_("The game is already open, since {moment}, but its window does not answer.").format(moment=since))
        box.setInformativeText(_("Wait a moment and start it again. If you see no window, open it here anyway."))
    box.addButton(_("Open here anyway"), QMessageBox.ButtonRole.AcceptRole)
    leave = box.addButton(_("Quit"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(leave)
    box.setEscapeButton(leave)
    return box
