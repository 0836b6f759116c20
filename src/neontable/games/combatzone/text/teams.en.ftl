# Team building.

cz-team-no-empty = There is not a single model in this list.
cz-team-no-large = { $n } models: a table holds at most { $most } in a team.
cz-team-no-name = Nothing is called “{ $name }”.
cz-team-no-name-near = Nothing is called “{ $name }”. The nearest: { $near }.
cz-team-no-count = A count goes from 1 to { $most }; this one is { $n }.
cz-team-no-bearer = { $card } stands above every model: write it below the one that bears it.
cz-team-no-faction = “{ $word }” is not a faction. The factions: { $known }.
cz-team-no-faction-named = The list names no faction, and its models do not show one.
cz-team-no-two-factions = The list names two factions; a team has one.
cz-team-no-hire = { $card } is not for sale: only a scenario puts it on the table.
cz-team-no-foreign = { $card } belongs to { $own }, not to { $faction }.
cz-team-no-rank = { $card } has no version with { $n } { $n ->
    [one] star
   *[other] stars
}; the stars of its versions: { $there }.
cz-team-no-veteran = { $card } has { $n } { $n ->
    [one] star
   *[other] stars
}, and the first game of a campaign is played without Veterans.
cz-team-no-gonk-gear = { $card } is a Gonk and bears { $n } gear; only characters do.
cz-team-no-bulky = { $card } carries { $n } Bulky gear, one more than allowed at least: { $names }.
cz-team-no-twice = { $card } has { $n } copies of { $gear }; one model takes one.
cz-team-no-iconic = { $gear } is for { $leader } alone.
cz-team-no-cred = { $card } needs { $needed } Street Cred; the team has { $n }.
cz-team-no-netrunner = { $card } is not a Netrunner and has { $n } { $n ->
    [one] program
   *[other] programs
}.
cz-team-no-room = { $card } has { $n } programs and can install { $room }.
cz-team-no-leader = The team has no Leader; it needs exactly one.
cz-team-no-leaders = The team has { $n } Leaders and may have one: { $names }.
cz-team-no-specialists = { $card } is a Specialist and stands { $n } times in the team; once is allowed.
cz-team-no-mercs = { $n } Mercenaries, and { $most } may be hired: { $names }.
cz-team-no-gonks = { $n } Gonks, and the combined Influence of the characters allows { $most }.
cz-team-no-copies = { $n } copies of { $card }; its rarity allows { $most }.
cz-team-no-eb = The team costs { $n } EB and may cost { $most }: { $over } EB too many.
cz-team-no-objective = { $faction } has no objective called “{ $name }”.
cz-team-no-more-completed = The team brings { $n } completed { $n ->
    [one] objective
   *[other] objectives
  }; this table allows { $most } (its option “Objectives brought from a campaign”).
cz-team-no-completed-twice = { $card } is named { $n } times; a team completes an objective once.
cz-team-no-penalty = { $card } was not completed: it cannot be brought.
cz-team-no-such = No team is called “{ $name }”. There are: { $near }; or paste a list with a model a line.

cz-team-completed = Completed objectives: { $names }
cz-team-price = { $n } EB, Street Cred { $stars }, combined Influence { $influence }
cz-team-size = characters { $characters }, Gonks { $gonks }, gear { $gear }, programs { $programs }
