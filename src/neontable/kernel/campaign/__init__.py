"""Campaigns: games that span many tables.

A campaign is itself a long table.  Its seats are its members; its moves are what members decide
between tables and what the house reports: who joined, who left, which table was started for a
mission and how it ended.  So undo, record, replay, verification, secrets and recovery work as at
every other table.
"""
