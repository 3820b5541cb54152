"""Every text against the space it has, on every screen."""
