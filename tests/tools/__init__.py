"""Tools for the people who maintain the project, run by hand."""
