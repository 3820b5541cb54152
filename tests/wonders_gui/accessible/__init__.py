"""What screen readers and keyboards find on every screen."""
