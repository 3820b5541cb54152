"""Rules to look up, and all cards to leaf through: the page "Rules and cards"."""
