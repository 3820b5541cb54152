"""The card data: files in data/, checked and loaded into frozen objects that know no rules."""
