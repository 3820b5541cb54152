"""Qt models that more than one game uses; they hold what the last view said and nothing else."""
