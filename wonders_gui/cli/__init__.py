"""The command line: one module per verb, each imported only when it is asked for; no window anywhere."""
