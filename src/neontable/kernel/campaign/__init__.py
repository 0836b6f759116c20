"""Campaigns: games of the kernel that last over many tables.

A campaign is a long table of its own.  Its seats are the places of its members, its moves are
what members decide between tables and what the house reports: who came, who left, which table was
begun for a mission, how it ended.  So undo, record, replay, verification, secrets and recovery are
those of every table.
"""
