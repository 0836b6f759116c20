# What the lobby says of the game.

cz-title = Cyberpunk RED: Combat Zone
cz-blurb = A skirmish of gangs on a mat of streets and roofs: move through real space, shoot from cover, hack your rivals, and get out with the loot.
cz-label-option-eb = Eurobucks of a team
cz-label-option-scenario = Scenario
cz-scenario-random = drawn at random
cz-label-option-battlefield = Battlefield
cz-battlefield-random = one of the house, at random
cz-battlefield-generated = a new one for this table
cz-battlefield-dry-dock = Dry Dock
cz-battlefield-night-market = Night Market
cz-battlefield-overpass = The Overpass
cz-battlefield-scrapyard = Scrapyard
cz-battlefield-stacks = The Stacks
cz-battlefield-watson-block = A Block in Watson
cz-label-option-map-text = A battlefield of your own instead (paste its file)
cz-label-option-pairs = Two against two
cz-label-option-completed = Objectives brought from a campaign
cz-label-option-must-act = Every activated model must use a token
cz-label-option-max-turns = Turns at most (0: no limit)
