# Shown while the page still speaks another language: what this one calls itself, and the way to it.
this-language = English
switch-to-this = EN: switch to English

language = Language
theme = Theme
theme-auto = same as system
theme-dark = neon on dark
theme-light = light
theme-contrast = high contrast
motion = Movement
motion-auto = same as system
motion-full = animated
motion-reduced = still
moments = Big moments
moments-calm = unhurried
moments-brisk = brisk
moments-off = none
sounds = Sounds
name = Name
account = Account
account-why = Play from several devices (optional account)
passphrase = Passphrase
sign-in = Sign in
sign-out = Sign out
signed-in = Signed in as { $account }.
open-account = Open an account
sounds-label = play sounds: my turn, a hit, the end
volume = Volume

## keys

keys = Keyboard shortcuts
keys-anywhere = On every page
keys-table = At a table
keys-replay = In a replay
key-help = this list
key-search = search
key-choose = choose this answer
key-walk = from the question to the board, the cards, the log
key-arrows = to the next answer or piece
key-take = take it
key-skip = skip what is being shown; close
key-zoom = nearer, farther, the whole board
key-step = one step
key-turn = one turn
key-play = run, stop
key-ends = beginning, end
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-space = Space
key-home = Home
key-end = End
my-page-short = Me
