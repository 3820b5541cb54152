"""What every game shares: seats, streams of chance, the ledger, the session and its file."""
