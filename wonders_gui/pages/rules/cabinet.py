"""All cards to leaf through: filters at the left, a grid, and at the right what is known of the chosen one."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QVBoxLayout, QWidget

from wonders_gui.accessible import current_follows_selection
from wonders_gui.language import _, ngettext
from wonders_gui.models.roles import Role
from wonders_gui.pages.rules.detail import ExhibitDetail
from wonders_gui.pages.rules.exhibits import Exhibit, chosen
from wonders_gui.pages.rules.filters import Filters
from wonders_gui.pages.rules.halls import COLLECTIONS, collection
from wonders_gui.pages.rules.showcase import ExhibitDelegate, ExhibitsModel
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.text import Text

FILTERS: Final = "filters"
DETAIL: Final = "detail"
ROOMY: Final = 1000  # a page of this width shows filters, cards and detail at once
WIDE: Final = 300


class Cabinet(QWidget):
    """Shows one collection; `looked_at` carries the exhibit that is chosen."""

    looked_at = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = COLLECTIONS[0].key
        self._exhibits: list[Exhibit] = []
        self.collections = Segments(self)
        self.collections.chosen.connect(self.show_collection)
        self.filters = Filters(self)
        self.filters.changed.connect(self._refresh)
        self.model = ExhibitsModel(self)
        self.view = self._new_view()
        self.count = Text("label", self, tone="soft")
        self.detail = ExhibitDetail(self)
        self.detail.followed.connect(self.look_at)
        self._filters_area = Scroll(self.filters, self)
        self.sides = Segments(self)
        self.sides.chosen.connect(lambda _side: self._share_room())
        self._lay_out()
        self.retranslate()

    def _new_view(self) -> QListView:
        view = QListView(self)
        view.setModel(self.model)
        view.setItemDelegate(ExhibitDelegate(view))
        view.setViewMode(QListView.ViewMode.IconMode)
        view.setMovement(QListView.Movement.Static)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setUniformItemSizes(True)
        view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        view.selectionModel().currentChanged.connect(lambda now, _before: self._show(now.data(Role.RECORD)))
        current_follows_selection(view)
        return view

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.collections, 1)
        top.addSpacing(px(12))
        top.addWidget(self.count)
        top.addWidget(self.sides)
        body = QHBoxLayout()
        body.addWidget(self._filters_area)
        body.addWidget(self.view, 1)
        body.addWidget(self.detail)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        layout.addLayout(body, 1)
        self.dress()

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_collection(self, key: str) -> None:
        """Show everything of a collection."""
        self._key = key
        self.collections.set_value(key)
        self._exhibits = collection(key).exhibits()
        self.filters.show_collection(collection(key))
        self._refresh()

    def _refresh(self) -> None:
        rows = chosen(self._exhibits, self.filters.wanted())
        self.model.show_rows(rows)
        told = ngettext("{number} found", "{number} found", len(rows)).format(number=len(rows))
        self.count.setText(told if rows else _("Nothing found"))
        if rows:
            self.view.setCurrentIndex(self.model.index(0, 0))
        else:
            self.detail.show_nothing()

    def _show(self, exhibit: object) -> None:
        if isinstance(exhibit, Exhibit):
            self.detail.show_exhibit(exhibit, {known.key: known.name for known in self._exhibits})
            self.looked_at.emit(exhibit)

    def look_at(self, key: str) -> None:
        """Choose an exhibit of the collection, whatever the filters hide."""
        if key not in [exhibit.key for exhibit in self.model.rows()]:
            self.filters.clear()
        keys = [exhibit.key for exhibit in self.model.rows()]
        if key in keys:
            self.view.setCurrentIndex(self.model.index(keys.index(key), 0))
            self.view.scrollTo(self.view.currentIndex())

    # -- look and language ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.collections.setAccessibleName(_("Collection"))
        self._name_collections()
        side = self.sides.value() or FILTERS
        self.sides.setAccessibleName(_("Beside the cards"))
        self.sides.set_options(
            [Option(FILTERS, "", _("Filters"), "more", _("Filters")), Option(DETAIL, "", _("Card"), "cards", _("Card"))]
        )
        self.sides.set_value(side)
        self.view.setAccessibleName(_("Cards"))
        self.show_collection(self._key)

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.count.setFixedWidth(px(110))
        self._share_room()
        self.view.doItemsLayout()

    def _share_room(self) -> None:
        """Filters, grid and detail side by side; where there is little room, filters or detail beside the grid."""
        roomy = self.width() >= px(ROOMY)
        on_detail = self.sides.value() == DETAIL
        self.sides.setVisible(not roomy)
        self.count.setVisible(roomy)
        self._filters_area.setVisible(roomy or not on_detail)
        self.detail.setVisible(roomy or on_detail)
        self._filters_area.setFixedWidth(px(WIDE))
        self.detail.setFixedWidth(px(WIDE))
        self._name_collections()

    def _name_collections(self) -> None:
        roomy = self.width() >= px(ROOMY)
        chosen = self.collections.value() or self._key
        options = [Option(one.key, _(one.title if roomy else one.short), _(one.title)) for one in COLLECTIONS]
        self.collections.set_options(options)
        self.collections.set_value(chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def take_focus(self) -> None:
        """The keyboard begins in the grid."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
