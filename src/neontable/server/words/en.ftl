# What the server itself says; the games and the client have their own words.

srv-guest = Guest { $n }
srv-bot = { $name ->
    [booster] Booster
    [chummer] Chummer
    [easy] Bot (easy)
    [hard] Bot (hard)
    [normal] Bot (normal)
    [random] Random
    [tactician] Tactician
    [veteran] Veteran
   *[other] { $name }
  }
srv-level = { $name ->
    [easy] easy
    [hard] hard
    [normal] normal
   *[other] { $name }
  }
srv-option = { $name }: { $value }
srv-ended-conceded = The game ended by concession.
srv-ended-time = Time ran out.
srv-ended-closed = The rules of this table are played no more: it was closed without a result.

srv-refused-late = The table has moved on; this is where it stands now.
srv-refused-not-asked = This seat is not asked anything now.
srv-refused-not-offered = This is not among the possible answers.
srv-refused-over = The game is over.
srv-refused-paused = The game is paused.
srv-refused-not-yours = This seat is not yours.
srv-refused-not-said = The rules of this table do not allow this to be said.
srv-refused-not-open = Open a table first.
srv-refused-too-fast = Too fast: wait a moment.
srv-refused-bad-input = This message cannot be read: { $problem }
srv-refused-no-stops = This game has no choice of where one is asked to respond.
srv-refused-no-undo = There is no decision of yours to take back.
srv-refused-revealed = Something hidden has been revealed since. Take it back all the same?
srv-refused-no-request = Nobody has asked to take anything back.
srv-refused-declined = { $name } does not agree to take it back.
srv-refused-failed = Something went wrong on the server; the table is unharmed.
srv-refused-key = This key was used for another answer.

srv-fault-nobody = Ask for /api/me first: the server does not know you yet.
srv-fault-not-found = There is nothing at this address.
srv-fault-no-table = There is no such table, or it is not open to you.
srv-fault-puzzle-table = A puzzle has no rematch: begin it again from the page of puzzles.
srv-fault-no-replay = There is no replay at this address.
srv-fault-comment-players = Only those who played at this table may comment on it.
srv-fault-many-comments = This table has { $problem } comments already.
srv-fault-over = The game is over.
srv-fault-unfinished = The table is still being played: its replay comes with its end.
srv-fault-not-yours = Only the owner may do this.
srv-fault-no-seat = This seat cannot be taken.
srv-fault-full = No seat is open at this table.
srv-fault-started = The game has begun already.
srv-fault-not-over = The game is not over yet.
srv-fault-open-seats = Some seats are still open.
srv-fault-not-ready = Not everybody is ready yet.
srv-fault-seated = You have a seat already.
srv-fault-playing = A table that is being played cannot be removed.
srv-fault-conflict = Somebody was faster; look again.
srv-fault-frozen = This game was played under older rules and cannot be shown here; its record can be downloaded.
srv-fault-not-frozen = This table can be played on: it need not be closed.
srv-fault-bad-input = This cannot be used: { $problem }
srv-fault-bad-record = This file is no record of a game that can be played again here. What the program found: { $problem }
srv-fault-long-record = This record is too long: at most { $problem } answers.
srv-fault-no-name = A name needs at least one letter.
srv-fault-short-account = An account name needs at least three letters.
srv-fault-long-account = This account name is too long.
srv-fault-many-loadouts = You keep { $problem } lists already; remove one first.
srv-fault-too-fast = Too many requests: wait a moment.
srv-fault-busy = The server has much of this work to do: try again in a moment.
srv-fault-too-long = This would take too long; it was given up.
srv-fault-too-large = This is too large.
srv-fault-account-taken = This account name is taken, or you have an account already.
srv-fault-sign-in = Account name or passphrase are wrong.
srv-fault-sign-in-wait = Too many wrong tries: wait a while before the next.
srv-fault-no-account = You have no account.
srv-fault-account-campaign = Leave your campaigns first.
srv-fault-seed = Only a table with one person and bots can have a seed.
srv-fault-rated-seat = At a rated table nobody plays for somebody else.
srv-fault-seat-present = Somebody sits here and has not left: their seat is theirs.
srv-fault-knows-hand = You know the hand of another seat at this table, so you cannot take this one.
srv-fault-from-position = This game began from a position that somebody gave it, so nobody can go on with it here.
srv-fault-known-chance = At this table somebody knows what chance will bring: it was made with a seed, or goes on from a finished game. Nobody else can sit down here.
srv-fault-watch-only = This link is for watching. To sit down, ask for an invitation.
srv-fault-rated-people = A rated table is played by people only, each with one seat.
srv-fault-rated-together = Where all play together nobody can be rated.
srv-fault-origin = This request did not come from a page of this server.
srv-fault-host = This server does not answer to that name.
srv-loadout-title = Lists
srv-loadout-mine = My list
srv-loadout-usual = the usual list
srv-loadout-new = New list
srv-loadout-pasted = Pasted list
srv-loadout-use = Use this list
srv-loadout-keep = Save as a new list
srv-loadout-text = The list: a count and a name on each line
srv-loadout-example = 2 Name of a thing
srv-loadout-size = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
  }
srv-fault-no-maps = Nobody draws boards for this game.
srv-fault-no-map = There is no such map.
srv-fault-many-maps = You keep { $problem } maps already; remove one first.
srv-fault-no-loadouts = Nobody brings a list to this game.
srv-fault-no-loadout = There is no such list.
srv-fault-bad-loadout = The list of the { $seat } seat cannot be played at this table: { $problems }
srv-fault-bad-loadout-other = The list of the { $seat } seat cannot be played at this table.
srv-fault-loadouts-sealed = This table makes everybody’s list itself: nobody brings one.
srv-fault-series-over = The series has been played to its end.
srv-fault-method = This cannot be done at this address.
srv-fault-failed = Something went wrong on the server; nothing was lost.
srv-fault-unable = The server cannot do this now.

srv-closed-gone = The table is gone.
srv-closed-private = The table can no longer be watched.

# campaigns
srv-fault-no-campaign = There is no such campaign, or it is not open to you.
srv-fault-no-mission = The campaign does not ask for this table now.
srv-fault-no-loan = No campaign on this server has lent this, as it is written here. Ask for it again.
srv-fault-campaign = A campaign cannot be continued from one of its moments.
srv-fault-campaign-over = The campaign is over.
srv-fault-campaign-busy = Finish or give up the table at which you sit first.
srv-fault-campaign-table = This table belongs to a campaign: it is arranged there.
srv-fault-campaign-others = Others play in this campaign. Remove it all the same?
srv-fault-campaign-secrets = While others play in it, a campaign has secrets: it can be written when it is over.
srv-fault-campaign-tables-open = A campaign is brought between its tables: finish those that are being played first.
srv-fault-lost-table = The record of table { $problem } is kept here no more.
srv-fault-bad-campaign = This file is no campaign that can be played on here. What the program found: { $problem }
srv-refused-campaign = A campaign is left on its own page.
srv-campaign-vacant = nobody yet

# -- friends
srv-fault-friend-link = This friend link does not work: it may have been renewed. Ask for a new one.
srv-fault-friend-self = This is your own link: give it to somebody else.
srv-fault-many-friends = You have { $problem } friends already, which is the most; end a friendship first.
srv-fault-many-friends-other = This person has as many friends as one may have.
srv-fault-no-friend = This person is not among your friends.
srv-fault-many-invitations = You have asked this friend to { $problem } tables that still wait: that is the most.
srv-fault-no-invitation = This invitation does not stand any more.
srv-fault-friend-seated = This friend sits at the table already.

# -- notices to those who are away
srv-notice-turn = It is your turn at { $game }.
srv-notice-invitation = { $host } invites you to { $game }.
srv-notice-mail = { $what }

    { $link }

    No further mail comes before you have been there again. To switch these messages off: { $settings }
srv-notice-code-subject = Your code for Neontable
srv-notice-code = Somebody, probably you, wants Neontable to write to this address when it is their turn.

    The code is { $code }. Enter it on your page within an hour.

    If it was not you, there is nothing to do: without the code nothing more is sent here.
srv-fault-push-endpoint = This browser names an address that this server does not send to: it must be HTTPS and on the public Internet.
srv-fault-push-keys = The keys of this browser’s subscription cannot be used.
srv-fault-no-push = This server sends no notifications to browsers.
srv-fault-many-devices = { $problem } browsers are told already, which is the most; switch one off first.
srv-fault-no-mail = This server writes no e-mail.
srv-fault-mail-account = E-mail needs an account: open one first.
srv-fault-mail-address = This is no e-mail address that can be written to.
srv-fault-mail-wait = A code was sent a moment ago: wait before you ask for another.
srv-fault-mail-no-code = No code is valid now: have a new one sent.
srv-fault-mail-code = This is not the code that was sent.
srv-fault-mail-failed = The message could not be sent; try again later.
