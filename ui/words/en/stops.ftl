# Where somebody is asked to respond.
stops = Stops
stops-label = Ask me to respond
stops-hint = Where you are asked to respond at this table. Nobody else learns of it.
stop-could = Ask where I could respond, briefly
stop-asked = Ask where I could respond
stop-milestones = Ask at: { $moments }
stop-none = Never ask, always pass
stop-all = Ask everywhere
no-more-this-turn = No more this turn
no-more-for = { $who } passes for the rest of this turn
passing-in = Passes in { $n } s
wait-for-me = Wait
nothing-to-do = Nothing to respond with
