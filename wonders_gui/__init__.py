"""The window and the command line: the only room that speaks in sentences."""
