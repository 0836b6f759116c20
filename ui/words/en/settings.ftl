# Shown while the page still speaks another language: what this one calls itself, and the way to it.
this-language = English
switch-to-this = EN: switch to English

language = Language
theme = Theme
theme-auto = as the system
theme-dark = neon on dark
theme-light = light
theme-contrast = high contrast
motion = Movement
motion-auto = as the system
motion-full = animated
motion-reduced = still
moments = Big moments
moments-calm = at leisure
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
