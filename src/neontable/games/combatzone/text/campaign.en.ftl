# The campaign: HQ, Supply, recovery, Prove Your Worth.

cz-hq-no-faction = This is a team of { $faction }; the HQ belongs to { $own }.
cz-hq-no-character = { $card } with { $stars ->
    [0] no star
    [one] one star
   *[other] { $stars } stars
} stands { $n ->
    [one] once
   *[other] { $n } times
} in the team; the HQ has { $there ->
    [0] no such card
    [one] one such card
   *[other] { $there } such cards
}.
cz-hq-no-gear = { $card } is not in the HQ: the Shared Market has not brought it.
cz-hq-no-worth = A Prove Your Worth scenario needs a team of its faction with 10 Street Cred.
cz-hq-no-other-scenario = A team with 10 Street Cred proves its worth in its next match.

cc-title = Combat Zone campaign
cc-blurb = Two to eight gangs in one city: matches by challenge, Veterans and their wounds, objectives kept secret, and a last scenario for whoever has ten stars.
cc-label-option-eb = EB of a match
cc-label-option-matches = Matches at most
cc-label-option-go-on = Go on after somebody has proven their worth
cc-mission = Match { $n }: { $scenario }
cc-vacant = nobody yet
cc-head = { $n } of { $most } matches played.
cc-head-over = The campaign is over; matches played: { $n }.
cc-col-faction = Faction
cc-col-cred = Street Cred
cc-col-wins = Wins
cc-col-matches = Matches
cc-col-completed = Completed objectives
cc-region-objectives = Your objectives
cc-region-team = Your team
cc-region-outfit = Its gear and programs
cc-phase-found = has no gang yet
cc-phase-idle = at the HQ
cc-phase-draw = chooses objectives
cc-phase-muster = picks a team
cc-phase-ready = is ready
cc-phase-away = has a match
cc-phase-reward = chooses a reward
cc-phase-wound = tends the wounded
cc-ask-found = Which faction is your gang?
cc-ask-idle = Whom do you challenge?
cc-ask-draw = Which objective do you discard?
cc-ask-muster = Who fights, and with what?
cc-ask-outfit = Gear and programs for { $card }: { $n } EB left.
cc-ask-ready = Your team is ready.
cc-ask-away = The match can begin.
cc-ask-reward = You have won: promote a character, or hire a Mercenary.
cc-ask-wound = A serious wound: who rolls Medical?
cc-opt-found = Found a gang: { $faction }
cc-opt-challenge = Challenge { $member }
cc-opt-withdraw = Take the challenge back
cc-opt-drop = Discard { $card }
cc-opt-enlist = Enlist { $card }, stars: { $stars }
cc-opt-dismiss = Leave { $card } at home (place { $place })
cc-opt-outfit = Gear for { $card } (place { $place })
cc-opt-equip = Take { $card }
cc-opt-strip = Put { $card } back
cc-opt-done = Enough gear
cc-opt-ready = The team is complete
cc-opt-call-off = Call the match off
cc-opt-promote = Promote { $card }, stars now: { $stars }
cc-opt-hire = Hire { $card }, stars: { $stars }
cc-opt-no-reward = Neither
cc-opt-treat = { $card } rolls Medical (model { $model })
cc-opt-let-be = Nobody tries
cc-opt-end-campaign = End the campaign
cc-arrived = { $who } comes to the city.
cc-left = { $who } leaves the city.
cc-founded = { $who } founds a gang: { $faction }.
cc-challenged = { $who } challenges { $rival }.
cc-accepted = { $who } accepts the challenge of { $rival }.
cc-withdrew = { $who } takes the challenge back.
cc-arranged = { $who } against { $rival }: { $card }.
cc-dropped = You discard { $card }.
cc-ready = { $who } is ready.
cc-match = Match { $mission }, { $who } against { $rival }, can begin.
cc-called-off = { $who } calls the match off.
cc-void = Match { $mission } could not be finished and does not count.
cc-completed = { $who } has completed { $card }.
cc-won = { $who } wins the match.
cc-lost = { $who } does not win the match.
cc-proven = { $who } has proven their worth!
cc-no-reward = { $who } takes no reward.
cc-hired = { $who } hires { $card }, stars: { $n }.
cc-promoted = { $who } promotes { $card }: { $n ->
    [one] one star
   *[other] { $n } stars
 }.
cc-unlocked = New gear in the HQ of { $who }: { $n }.
cc-worth-die = { $who } rolls { $face } (die { $die } of { $dice }, { $sides } sides).
cc-recovery-die = Recovery of { $card } ({ $who }): { $face } (die { $die } of { $dice }, { $sides } sides).
cc-medic-die = { $who } rolls Medical: { $face } (die { $die } of { $dice }, { $sides } sides).
cc-obstacle-die = OBSTACLE against { $who }: { $face } (die { $die } of { $dice }, { $sides } sides).
cc-serious = { $card } of { $who } has a serious wound.
cc-well = { $card } of { $who } recovers.
cc-end = The campaign is over.
cc-end-proven = The campaign is over: somebody has made it out of the Combat Zone.
cc-part-hq = HQ and Supply
cc-part-hq-text = A gang begins with base characters and gear without stars; teams are built from the HQ, and Street Cred opens the rest.
cc-part-objectives = Objectives
cc-part-objectives-text = Four are drawn before a match and three kept in secret; completed ones stay in the HQ.
cc-part-promotion = Promotion
cc-part-promotion-text = The winner of a match promotes a character by one star or hires a Mercenary.
cc-part-recovery = Recovery
cc-part-recovery-text = Veterans that were wounded or taken out roll; a Fumble is a serious wound, which a medic may overcome.
cc-part-worth = Prove Your Worth
cc-part-worth-text = With ten stars a gang plays its own last scenario; whoever wins it wins the campaign.

cc-label-option-market = Shared Market: gear comes from one deck of all gangs
cc-head-market = { $n } of { $most } matches played. Cards in the Market deck: { $deck }.
cc-col-gear = Gear in the HQ
cc-region-market = Cards of the Shared Market
cc-region-loot = Loot that your models carry
cc-region-gear = Gear in your HQ
cc-phase-brawl = is in for a brawl
cc-phase-market = is at the Market
cc-phase-waits = waits for the others at the Market
cc-phase-passed = is at the Market
cc-phase-loot = counts its loot
cc-phase-spoils = is at the Market
cc-ask-market = The Shared Market: add one of your cards to the HQ? The others are passed on.
cc-ask-passed = These were passed to you: add one to the HQ?
cc-ask-loot = Spend loot? Each card draws one of the Market, and one of those drawn may join the HQ.
cc-ask-spoils = Your loot has drawn these: add one to the HQ?
cc-opt-call-brawl = Call a brawl of three or four gangs
cc-opt-join-brawl = Join the brawl of { $member }
cc-opt-start-brawl = Let the brawl begin
cc-opt-take-gear = Add { $card } to the HQ
cc-opt-no-gear = Add none
cc-opt-spend-loot = Spend { $card } of { $model }
cc-opt-draw-market = Draw from the Market
cc-opt-keep-loot = Keep the loot
cc-brawl-called = { $who } calls a brawl.
cc-brawl-joined = { $who } joins the brawl of { $rival }.
cc-brawl-arranged = { $who } has called { $n } gangs together: { $card }.
cc-brawl-match = Match { $mission } of { $n } gangs can begin.
cc-gear = { $who } adds { $card } to the HQ.
cc-no-gear = { $who } adds nothing to the HQ.
cc-passed = The cards of the Market are passed on.
cc-spends = { $who } spends { $card }.
cc-part-brawl = Brawls
cc-part-brawl-text = Three or four gangs may meet in one match, by the call of one of them.
cc-part-market = Shared Market
cc-part-market-text = By agreement, gear comes from one deck: after a match everybody draws three cards, may add one, and passes the rest; loot can be spent for more.

## The page of the city

cc-sheets-title = The gangs of the city
cc-about = { $n ->
    [0] no match yet
   *[other] { $wins } of { $n } won
}
cc-tally-eb = EB of the team
cc-fact-one-off = team for a one-off game
cc-one-off = { $team }
cc-fact-eb = EB in a match
cc-fact-characters = characters
cc-fact-gear = gear
cc-fact-deck = objectives left
cc-shelf-earned = Veterans and Mercenaries
cc-shelf-earned-empty = None yet: base characters only.
cc-shelf-completed = Completed objectives
cc-shelf-completed-empty = None yet.
cc-shelf-objectives = Objectives of this match
cc-shelf-team = Team of this match
cc-shelf-loot = Loot they carry
cc-deed-won = { $match }: won
cc-deed-lost = { $match }: not won
cc-deed-gone = { $match }: given up
cc-deed-void = { $match }: does not count
cc-step-challenge = Challenge
cc-step-objectives = Objectives
cc-step-team = Team
cc-step-match = Match
cc-step-reward = Reward
cc-step-recovery = Recovery
cc-step-market = Market
cc-pair-challenge = Challenge
cc-pair-awaits = waits for an answer
cc-pair-brawl = Brawl
cc-pair-brawl-status = { $n } of 3 to { $most } gangs are in
cc-pair-prepares = { $n } of { $of } gangs are ready
cc-faction-leaders = Led by { $names }
cc-faction-taken = { $n ->
    [one] One gang of the city is of this faction.
   *[other] { $n } gangs of the city are of this faction.
}
cc-challenges-you = Challenges you!
cc-carries = Carries { $what }
cc-and = { $a }, { $b }
cc-eb = { $n } EB
cc-group-team = Your team: { $n } of { $of } EB
cc-group-hq = From the HQ: { $n } EB left
cc-group-carried = { $name } carries
cc-group-promote = Promote a character
cc-group-hire = Or hire a Mercenary
cc-way-found = Found this gang
cc-way-challenge = Challenge
cc-way-accept = Accept
cc-way-drop = Discard
cc-way-dismiss = Leave at home
cc-way-outfit = Gear
cc-way-enlist = Enlist
cc-way-equip = Take
cc-way-strip = Put back
cc-way-promote = Promote
cc-way-hire = Hire
cc-way-take-gear = Add to the HQ
cc-shelf-next = Supply: opened by the next star
cc-shelf-gear = Gear in the HQ
