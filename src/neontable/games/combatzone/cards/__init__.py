"""Components of Combat Zone as data: models, gear, programs, loot, objectives, scenarios."""
