## friends

friends = Friends
no-friends = Nobody yet. Send your friend link to people you like to play with: whoever opens it and accepts becomes your friend, and you become theirs.
friend-online = here now
friend-away = away
friend-hidden = status hidden
friends-since = friends since { $date }
played-against = { $n ->
        [one] one game against each other, { $won ->
            [0] which you lost
           *[other] which you won
        }
       *[other] { $n } games against each other, { $won ->
            [0] none won by you
            [one] one won by you
           *[other] { $won } won by you
        }
    }
friend-tables = A table for friends
friend-tables-hint = Set up a table and send its link: whoever opens it takes a seat, without an account.
challenge = Challenge
challenge-whom = Challenge { $name }
challenge-hint = A table with the usual options is made and your friend is told at once. Seats and lists can be changed in the waiting room.
end-friendship = End the friendship
end-friendship-of = End the friendship with { $name }
end-friendship-sure = End the friendship with { $name }?
end-friendship-hint = It ends for both of you, and nobody is told. A friend link can bring it back.
friend-link = Friend link
friend-link-none = You have no friend link yet. Make one, and send it to people you like to play with.
friend-link-text = Send this link to somebody you would like as a friend:
make-friend-link = Make my friend link
renew-friend-link = Make a new link
friend-link-renewed = This is your new link; the old one no longer works.
end-friend-link = Switch it off
show-me = Friends see whether I am here and at which table
show-me-hint = They see the listed tables where you play, and your own tables if they may be watched. Nobody else sees any of it.
friend-link-own = This is your own friend link. Give it to somebody else.
friend-already = You and { $name } are already friends.
friend-asks = { $name } would like to be your friend.
friend-asks-hint = Friends see when the other is here, watch and challenge each other. Either of you can end it.
befriend = Become friends
not-now = Not now
friend-made = You and { $name } are friends now.
invitations = Invitations
invites-you = { $name } invites you to { $game }.
go-to-table = Go to the table
decline-invitation = No, thanks
invite-friends = Invite friends
invite-friend = Invite
is-invited = invited

## being told that it is my turn

notices-title = When it is my turn
notices-hint = A page that is open shows it in its title, and plays a sound if sounds are on.
notices-away = When no page of yours is open, you can be told:
notices-none = This server cannot tell you when no page of yours is open.
push-on = Notify me in this browser
push-off = Stop notifying this browser
push-is-on = This browser is told when it is your turn and no page is open.
push-denied = The browser does not allow notifications from this site: allow them in its settings first.
push-failed = This browser could not be subscribed. Some need to be signed in to their push service.
push-unable = This browser cannot receive notifications here; many need HTTPS for it.
push-forget = Do not notify
mail-account = With an account you can be told by e-mail, too.
mail-address = E-mail
mail-on = Send me a code
mail-code-sent = A code is on its way to you.
mail-code = Code that was sent to { $address }
mail-confirm = Confirm
mail-is-on = E-mail to { $address }: one for each time you are away.
mail-off = No e-mail
