# What the command line says; the words of a game are in the game's own catalogue.

cli-player-human = a person
cli-player-level = { $level ->
    [easy] a bot, easy
    [hard] a bot, hard
    [normal] a bot, normal
   *[other] a bot, { $level }
  }
cli-prompt = >
cli-titled = { $title }: { $words }

# play
cli-welcome = { $game }: a new game begins.
cli-welcome-back = { $game }: the game goes on.
cli-welcome-seat = { $who }: { $player }
cli-welcome-goal = { $title }: { $about }
cli-welcome-commitment = Commitment of the randomness: { $commitment }
cli-welcome-help = Type the number of an option, ? for why not, help for all commands.
cli-hand-over = Give the keyboard to { $who }, then press Enter.
cli-hint-pick = Type a number from 1 to { $n }, or help.
cli-hint-confirm = Type y or n (or the number of an option).
cli-hint-many =
    { $hi ->
        [0] Type - for none.
       *[other] Type { $lo } to { $hi } of the numbers, such as 1 3; - for none.
    }
cli-hint-order = Type all { $n } numbers in the order you want, such as 2 1 3.
cli-hint-number = Type a number from { $lo } to { $hi }.
cli-hint-point = Type the number of a place above, or two whole numbers, x y, from { $x0 } { $y0 } to { $x1 } { $y1 }.
cli-hint-point-inches = Type the number of a place above, or its x y in inches, from { $x0 } { $y0 } to { $x1 } { $y1 } (a third number names the floor).
cli-hint-path = Type the number of a place above, or x y in whole numbers; corners of the way come first: x y; x y. From { $x0 } { $y0 } to { $x1 } { $y1 }.
cli-hint-path-inches = Type the number of a place above, or its x y in inches; corners of the way come first: 4 6.5; 9 7. From { $x0 } { $y0 } to { $x1 } { $y1 }; a third number names the floor.
cli-field-legend = █ cannot be crossed   ▒ can   = another floor   : a zone   ∘ within reach   Numbers are inches; on scenery its height. Tokens in brackets are used.
cli-field-at = { $what } at { $x }; { $y }
cli-field-ray = { $a } → { $b }: { $words }
cli-field-note = { $a }: { $words }
cli-nearest = The nearest that is possible: { $place }.
cli-why-usage = Ask for more with ? and a thing, by its name or as the records write it: ? { $example }
cli-why-unknown = Nothing here is called “{ $words }”.
cli-why-offered = It is offered: you can do that now.
cli-hand-over-response = Give the keyboard to { $who }, then press Enter; or type quiet: { $who } passes for the rest of this turn.
cli-chore-unknown = { $n ->
    [0] Nothing can be done in one go here.
   *[other] Type * and a number from 1 to { $n }.
}
cli-stops-none = This game never asks anybody to respond.
cli-stops-quiet = You are asked for no more responses this turn.
cli-stops-at-could = ask where I could respond
cli-stops-at-milestones = ask only: { $moments }
cli-stops-at-none = never ask, always pass
cli-stops-at-all = ask everywhere, even where I can only pass
cli-stops-usage = Type stops and one of these words; quiet: no more this turn.
cli-seats-usage = Type seats, its number, and me or a bot: { $bots }.
cli-seats-changed = From now on { $who } is played by { $player }.
cli-seats-last = Then nobody would be left at the keyboard. To stop, type quit: you can save the game.
cli-undo-nothing = There is no decision of yours to take back.
cli-undo-others = Somebody else has decided since: that cannot be taken back.
cli-undo-chance = Something random or hidden has come to light since: that cannot be taken back.
cli-undo-done = Taken back to your previous decision.
cli-save-usage = Name a file: { $command } game.json
cli-save-foreign = { $file } is there already and is no saved game: name another file.
cli-save-failed = { $file } cannot be written: { $reason }
cli-saved = Saved: { $file }
cli-log-empty = Nothing has happened yet.
cli-rules-usage = Name a rule or a word, such as: rules damage
cli-cards-usage = Name a card or a word, such as: cards rocket
cli-quit-save = Type a file to save the game in, or press Enter to leave without saving.
cli-goodbye = Goodbye.
cli-rescued =
    The game is kept in { $file }
    Go on with: neontable play { $game } --load { $file }
cli-help =
    ?              everything that cannot be chosen now, and why
    ? THING        why this cannot be done, and what a card says
    undo           take back your last decision
    stops WORD     where you are asked to respond: could, milestones, none, all
    quiet          no more responses this turn
    seats          who sits where; seats 2 me, seats 1 easy: give a seat to a person or a bot
    board          draw the table again
    log            everything you have seen so far
    rules WORD     rules by id or word
    cards WORD     cards and other components by name
    save FILE      write the record of the game
    position FILE  write the position alone
    quit           leave the table
cli-outcome-lost = Nobody has won.
cli-outcome-winner = { $place }. { $who }: { $points }, winner
cli-outcome-place = { $place }. { $who }: { $points }
cli-outcome-key = Key of the randomness: { $key }
cli-outcome-commitment = Its commitment, published at the start: { $commitment }

# drawing
cli-draw-legend = ━ ┃ wall, a gap in it: door, ┈ ┊ open
cli-draw-signs = { $down } face down   { $known } face down, but known to you   { $here } it happens here
cli-draw-elsewhere = elsewhere

# rules and cards
cli-rules-none = No rule contains “{ $word }”.
cli-rules-example = Example: { $text }
cli-rules-source = Source: { $text }
cli-rules-summary = { $game }: { $n } rules (translated: { $others })
cli-rules-hint = Show one by its id, or use --search, --game or --coverage.
cli-coverage-game = game
cli-coverage-covered = covered
cli-coverage-total = total
cli-coverage-missing = missing
cli-cards-none = No component contains “{ $word }”.
cli-cards-count =
    { $n ->
        [one] { $n } kind
       *[other] { $n } kinds
    }, { $copies ->
        [one] { $copies } piece
       *[other] { $copies } pieces
    }
cli-cards-rules = Rules: { $ids }

# sim
cli-sim-done = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } at { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, seed { $seed }
cli-sim-means = { $decisions } decisions and { $length } answers a game (longest { $longest }); { $rate } games/s, { $decisions_rate } decisions/s
cli-sim-bot = bot
cli-sim-seat = seat
cli-sim-games = games
cli-sim-wins = wins
cli-sim-rate = won
cli-sim-points = points
cli-sim-place = place
cli-sim-decisions = decisions
cli-sim-failed =
    { $n ->
        [one] One game failed; its record:
       *[other] { $n } games failed; their records:
    }
cli-soak-done = { $games } games over { $tables } kinds of table without a fault, { $decisions } decisions, { $checks } checks, { $rate } games/s, seed { $seed }

# replay
cli-replay-at = After { $n } answers
cli-replay-waiting = Waiting for { $who }.
cli-replay-open = The record ends here; the game is not over.
cli-replay-prompt = [{ $n }/{ $last }] Enter: next, p: previous, a number, b: board, q: quit
cli-replay-help = Enter goes on, p goes back, a number goes there, b draws the board, q leaves.
cli-verify-game = Game { $game }, rules version { $rules }: as this program plays it.
cli-verify-commitment = Commitment { $commitment }: made for the key of the record.
cli-verify-answers = Answers, all accepted by the rules: { $n }
cli-verify-chance = Chance results, all as the key gives them: { $n }
cli-verify-checkpoints = Checkpoints, all equal: { $n }
cli-verify-digest = Digest of the last position, equal: { $digest }
cli-verify-over = The game is over.
cli-verify-open = The game is not over.
cli-verify-ok = The record is sound.

# bench
cli-bench-running = measuring { $game }
cli-bench-title = { $game }, { $seats } seats, random play, { $rounds } rounds
cli-bench-beside = { $game } beside { $other }, random play, { $rounds } rounds in turns
cli-bench-ratio = ratio
cli-bench-median = median
cli-bench-low = low
cli-bench-high = high
cli-bench-decisions-per-second = decisions per second
cli-bench-first-per-second = the same, the first thousand on new ground
cli-bench-large-per-second = decisions per second, large table
cli-bench-large-first-per-second = the same, the first thousand on new ground
cli-bench-games-per-second = games per second
cli-bench-clone-us = clone (µs)
cli-bench-json-out-us = JSON out (µs)
cli-bench-json-in-us = JSON in, checked and playable (µs)
cli-bench-json-decode-us = JSON in, reading alone (µs)
cli-bench-view-scene-us = view and scene (µs)
cli-bench-chance-us = one random draw (µs)
cli-bench-bytes-per-table = bytes per table
cli-bench-json-bytes = bytes of its JSON
cli-bench-decisions-per-game = decisions per game
cli-bench-growth = cost late in the game / early
cli-bench-ageing = the same with a past / without

# deck
cli-deck-good = { $name }: a legal deck.
cli-deck-unnamed = This list
cli-deck-bad = { $n ->
        [one] One problem:
       *[other] { $n } problems:
    }
cli-deck-line = line { $n }: { $words }
cli-deck-entry = { $name }  ({ $side }, { $n } cards)
cli-team-good = { $name }: a legal team.
cli-team-entry = { $name }  ({ $side }, { $n } models)
cli-runner-good = { $name }: a legal runner.
cli-runner-entry = { $name }  ({ $n } upgrades)

cli-missing-extra = This needs the extra { $extra } ({ $package } is not installed): { $command }
cli-serve-ready = Neontable is open at { $address }
cli-serve-network = Other machines of your network reach it by this machine's address.
cli-serve-stop = Stop it with Ctrl+C.

cli-admin-backup = Everything is in { $file }. Keep it safe: it holds the server's secrets.
cli-admin-restore = { $file } has been restored.
cli-admin-prune = Deleted:
cli-admin-push-key = The key is in { $file }. Keep it: with another one every browser has to be asked again. Serve with --push-key { $file } --push-contact mailto:you@example.org

cli-bench-server-title = Server on { $database }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $sockets } sockets, { $seconds } seconds
cli-bench-server-answers = answers a second
cli-bench-server-cpu = the server’s processor time for an answer, ms
cli-bench-server-ack = answer to acknowledgement (ms)
cli-bench-server-push = answer to push (ms)
cli-bench-server-echo = an echo server in between (ms)
cli-bench-server-p99 = 99th percentile
cli-bench-server-memory = memory per table (kB)
cli-bench-server-one = One table, three people
cli-bench-server-many = Many tables at once
cli-hint-exactly = Type { $lo } of the numbers, such as 1 3.
cli-hint-some = Type { $lo } to { $hi } of the numbers, such as 1 3.

# campaign
cli-campaign-registered = Registered for { $who }
cli-campaign-saved = Kept in { $file }
cli-campaign-go-on = Go on with: neontable campaign play { $name }
cli-campaign-none = No campaign is kept here. Begin one with: neontable campaign new NAME
cli-campaign-house-bot = bot of the house
cli-campaign-playing = { $mission } is being played: { $names }
cli-campaign-asked = { $mission } is to be played: { $names }
cli-campaign-ended-played = { $mission }: { $names }
cli-campaign-ended-conceded = { $mission }, given up: { $names }
cli-campaign-ended-time = { $mission }, lost on time: { $names }
cli-campaign-ended-closed = { $mission } does not count
cli-campaign-result = { $place }. { $who } ({ $points })
cli-campaign-result-gone = { $who } (did not play to the end)
cli-campaign-vacant = Vacant places: { $n }
cli-campaign-gone = † has left
cli-campaign-table-kept = The table is kept with the campaign; it can be played on at any time.
cli-campaign-do-play = Play { $mission }
cli-campaign-do-resume = Go on with { $mission }
cli-campaign-do-give-up = Give up { $mission }
cli-campaign-do-undo = Take back the last decision
cli-campaign-do-leave = Leave it for now

# arena
cli-arena-fits = This arena can be played.

# map
cli-map-fits = This battlefield can be played on.
cli-campaign-covers = covers { $what }
cli-campaign-do-nothing = Nothing
cli-campaign-do-wares = what can be taken, and why not the rest ({ $n ->
    [0] nothing now
   *[other] { $n } now
})

# puzzle
cli-puzzle-goal = Goal: { $goal }
cli-puzzle-help = Type hint for help in steps, undo to take back, again to begin anew, quit to leave.
cli-puzzle-failed = Not this way. Type undo, again, hint or quit.
cli-puzzle-solved = Solved!
cli-puzzle-strayed = { $n ->
    [one] This leads away from the stored solution; take one answer back.
   *[other] This leads away from the stored solution; take { $n } answers back.
}
cli-puzzle-sound = The puzzle is sound: its solution has { $answers } answers; of { $first } first moves { $working } are proven to work and { $refuted } to fail.
cli-origin-designed = designed
cli-origin-published = published
