"""Item views that arrange their items themselves."""
