# Rules text of Netrunner's operations, in our own words.

nr-text-corporate-shuffle = The Corp draws 5 cards from R&D, then picks one card of HQ and shuffles it into R&D.
nr-text-edgerunner-inc-temps = The Corp has at most 3 more actions, right now and in a row, for nothing but installing cards; it may leave some of them unused.
nr-text-falsified-transactions-expert = Take at most 3 advancement counters off one card and place them on one other that is installed and may be advanced.
nr-text-manhunt = Playable only if the last Runner turn saw a run attempt. Trace 6: if it succeeds, the Runner gets 1 tag per point of the trace value above the link.
nr-text-new-blood = Turn all face-up ice that is not rezzed face down again. Then, out of the Runner's sight, exchange the places of two installed pieces of ice, as often as you like.
nr-text-off-site-backups = Pick one card in Archives and take it back into HQ.
nr-text-planning-consultants = See the 5 topmost cards of R&D and put them back on top, sorted as you like.
nr-text-power-grid-overload = Playable only on a tagged Runner. X is the number of bits you pay. Pick X of the Runner's pieces of hardware, no cybernetics among them: they are trashed.
nr-text-reclamation-project = Pick whatever ice you like in Archives, let the Runner see it and take it into HQ.
nr-text-silver-lining-recovery-protocol = Count the advancement counters that were on the agendas liberated in the last Runner turn; take 3 bits from the bank for each.
