"""The page of the daily deals: a calendar, the tables of a day, and the row of days that were played."""
