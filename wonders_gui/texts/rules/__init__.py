"""The rule books in our own words: facts are those of the printed rules, sentences are ours."""
