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
