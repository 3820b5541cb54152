"""The translations, and the tools that keep them whole. Only the .mo files are read at run time."""
