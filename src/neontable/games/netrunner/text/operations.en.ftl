# Rules text of Netrunner's operations, in our own words.




nr-text-accounts-receivable = Take 9 bits from the bank.
nr-text-annual-reviews = The Corp draws 3 cards from R&D.
nr-text-audit-of-call-records = Playable only if the last Runner turn saw at least 2 run attempts. Trace 5: if it succeeds, the Runner gets a tag.
nr-text-chance-observation = Playable only if the last Runner turn saw a run attempt. Trace 5: if it succeeds, the Runner gets a tag.
nr-text-closed-accounts = Playable only on a tagged Runner. The Runner's pool is emptied.
nr-text-corporate-detective-agency = Playable only on a tagged Runner. Pick at most 2 of the Runner's resources: they are trashed free of charge.
nr-text-corporate-shuffle = The Corp draws 5 cards from R&D, then picks one card of HQ and shuffles it into R&D.
nr-text-credit-consolidation = Take 15 bits from the bank.
nr-text-datapool-by-zetatech = Playable only on a tagged Runner. The Runner gets 2 more tags.
nr-text-day-shift = The Corp draws 2 cards from R&D and takes 1 bit from the bank.
nr-text-edgerunner-inc-temps = The Corp has at most 3 more actions, right now and in a row, for nothing but installing cards; it may leave some of them unused.
nr-text-efficiency-experts = Take 3 bits from the bank.
nr-text-falsified-transactions-expert = Take at most 3 advancement counters off one card and place them on one other that is installed and may be advanced.
nr-text-management-shake-up = Place 3 advancement counters on installed cards that may be advanced, spread over them as you like.
nr-text-manhunt = Playable only if the last Runner turn saw a run attempt. Trace 6: if it succeeds, the Runner gets 1 tag per point of the trace value above the link.
nr-text-netwatch-credit-voucher = Playable only on a tagged Runner. The Runner gets one more tag; take 1 bit from the bank.
nr-text-new-blood = Turn all face-up ice that is not rezzed face down again. Then, out of the Runner's sight, exchange the places of two installed pieces of ice, as often as you like.
nr-text-night-shift = Take 2 bits from the bank; the Corp draws 1 card from R&D.
nr-text-off-site-backups = Pick one card in Archives and take it back into HQ.
nr-text-overtime-incentives = The Corp has 2 more actions this turn.
nr-text-planning-consultants = See the 5 topmost cards of R&D and put them back on top, sorted as you like.
nr-text-power-grid-overload = Playable only on a tagged Runner. X is the number of bits you pay. Pick X of the Runner's pieces of hardware, no cybernetics among them: they are trashed.
nr-text-project-consultants = Place 4 advancement counters on installed cards that may be advanced, spread over them as you like.
nr-text-punitive-counterstrike = Playable only on a tagged Runner. The Runner suffers 2 meat damage.
nr-text-reclamation-project = Pick whatever ice you like in Archives, let the Runner see it and take it into HQ.
nr-text-scorched-earth = Playable only on a tagged Runner. The Runner suffers 4 meat damage.
nr-text-silver-lining-recovery-protocol = Count the advancement counters that were on the agendas liberated in the last Runner turn; take 3 bits from the bank for each.
nr-text-systematic-layoffs = Place 2 advancement counters on installed cards that may be advanced, spread over them as you like.
nr-text-team-restructuring = Pick at most 2 installed cards that may be advanced: each gets 1 advancement counter.
nr-text-trojan-horse = Playable only if an agenda was liberated in the last Runner turn. The Runner gets a tag.
nr-text-urban-renewal = Playable only on a tagged Runner. The Runner suffers 5 meat damage.
