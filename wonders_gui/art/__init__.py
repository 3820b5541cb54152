"""Pictures: icons, cards, tiles, backs and landscapes as cached pixmaps. Knows no game and no widget."""
