"""Sentences from codes, numbers and card data, in the language of the moment. Knows no widgets and decides nothing."""
