campaigns = Campaigns
my-campaigns = My campaigns
no-campaigns = You play in no campaign yet. Create one below, or follow a friend’s link.
campaign-waits = your turn
new-campaign = New campaign
found = Create the campaign
campaign-title = Name
places = Places
bot-places = Bots among them
which-bot = Which bot
places-hint = You take the first place. Others join with your link, now or in the middle of the season.
list-campaign = Show it to everybody on the campaigns page
import-campaign-title = Import a campaign
import-campaign = Choose a campaign file to continue it here
members = Members
member = Member { $n }
member-column = Member
place = Place
house-bot = bot of the house
vacant-places =
    { $n ->
        [one] { $n } place is free.
       *[other] { $n } places are free.
    }
member-gone = has left
join-campaign = Join
leave-campaign = Leave the campaign
leave-campaign-sure = Leave for good? Your results stay, ranked below everybody who plays on.
remove-campaign = Remove the campaign
remove-campaign-sure = Remove it for everybody? Its tables stay; standings and history are lost.
export-campaign = Download the campaign
campaign-replay = Replay of the campaign
champion = { $who } wins!
what-next = What’s next
waits-for-organiser = Waiting for the organiser.
mission-asked = to be played
mission-waiting = waiting for its players
mission-playing = being played
mission-over = its result is on its way
mission-ended-conceded = given up
mission-ended-time = lost on time
mission-ended-closed = does not count
open-mission = Play
continue-table = Continue
watch-table = Watch
played-tables = Played
back-to = Back to { $campaign }
bot-sits = Let a bot play
roster = The crew
launch = Start the mission
launch-hint = One click: the table opens, and bots of the house take the empty seats.
covers = covers { $what }
empty-slot = empty
history = History ({ $n })
wares = What can be taken now
no-wares = Nothing yet: play, and come back with more.
other-wares =
    { $n ->
        [one] { $n } more, and why not yet
       *[other] { $n } more, and why not yet
    }
campaign-kinds = Kinds of campaign
registered-lists = Registered lists
register-hint = Choose what you play: one of your own decks, a ready-made one, or a list that you paste. Lists are locked once you are paired; only a judge who does not play sees them.
register = Register
lists-registered = Registered.
register-again = Register the change
my-lists = My lists
export-results = Results (CSV)
ware-suits = would suit this runner
besides = Besides
only-you = only you see this
face-down = face down
waits-for-others = Nothing for you to decide right now: it is up to the others.
