"""Painted parts that every page uses: buttons, panels, bars, choices, overlays. They know no game."""
