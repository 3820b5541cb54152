"""Search over imagined worlds."""
