"""The page of the history: the list of games with filters, one game in detail, and the statistics."""
