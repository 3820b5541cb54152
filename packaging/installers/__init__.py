"""Makes what people download: one target a module; `dev.py package TARGET` runs them. It knows nothing of the games."""
