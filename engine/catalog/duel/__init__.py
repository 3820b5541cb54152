"""The cards, wonders, tokens, structures and numbers of 7 Wonders Duel, loaded from `data/duel.yaml`."""
