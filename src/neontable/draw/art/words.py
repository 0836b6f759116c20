"""English words that name a subject: a component's id often says what should be seen."""

from __future__ import annotations

_WORDS = """
pistol: pistol pistols sidearm unity handgun handcannon zip flare nail
revolver: revolver sixgun gunslinger codeslinger deadeye triggerman
rifle: rifle carbine assault gun guns ssw masamune burya dian senkoh blammy racate slinger
sniper: sniper gyro longshot barrett
shotgun: shotgun roomsweeper sawnoff crusher scatter flak grad choppah ssg
machine-gun: machine gatling hmg smg cannon cyclone hurricane viper automatics bang barrage
launcher: launcher rocket rpg missile mortar panzer striker bazooka
beam-gun: laser beam plasma microwaver railgun heatseeker emp pulse tech helix disintegrator
flamer: flamethrower flamer incendiary molotov hellion pozhar
blade: blade sword katana katanas razor knight swords blademaster kusarigama samurai mono
knife: knife shiv tanto dagger bayonet cleaver scissors stab stabbin slasher
claws: claw claws wolver wolvers fang fangs talon mantis rippers rake
axe: axe chainsaw chop guillotine
bat: bat baton club mace crowbar bludgeon stick wholloper mallet slammy
bow: bow arrow arrows darts needle harpoon grapple
grenade: grenade grenadier flashbang canister
bomb: bomb bombs timebomb demolition demolitions detonator explosive explosion destruct tick
bullets: bullet bullets rounds ammo reload magazine shot shots sharpshooter
crosshair: target targeting sniping kill hit hunted wanted mark aim smartlink tango designator
scope: scope optics optic goggle goggles sight eyed eagle lookout watch
shield: shield shields shielding protector guard barrier defense defenses defensive deflector
vest: armor armorjack kevlar vest plating bodyplating subdermal suit jacket leathers insert
hound: hound dog dogs mastiff baskerville rex schlaghund chihuahua canis coyote fetch banpei
    pile cerberus watchdog wolf boy
beast: minotaur beast jaguar tiger tyger bear gorilla monster shifter horns pantera bengal lynx
    tigress predator mittens
spider: spider widow crab
scorpion: scorpion sting taxman
serpent: snake serpent asp naga digiconda viper cobra dragonsnake cybersnake
dragon: dragon drake wyvern
bird: bird raven eagle owl raptor hawk falcon
wasp: wasp bug mosquito swarm bees fly bolter
rat: rat mouse rats rabbit weasel tinweasel skivviss
worm: worm grubb leech
skull: skull death dead deadly flatline lethal skullcap soulkiller liche killer butcher killing
    reaper guts grim armageddon
bones: bones zombie corpse grave corpses remains skeleton cadaver
ghost: ghost haunting banshee poltergeist phantom echo spectre wraith
spirit: spirit elemental astral shiver sprite succubus imp gremlins afreet djinn
brain: brain mind cortical neural nerve cranial braindance synapse memory thought psychic memes
dna: dna genetic genetics gene bio bioweapons clone retrofit vat grown replicator
virus: virus viral pox contagion plague infested incubator trojan adware antibody disinfectant
wall: wall walls barricade roadblock scaffolding blocks barriers fortress bunker glacier
fence: wire fence razorwire monowire static combs trip beams
flame-wall: firewall
gate: gate gatekeeper door doors trapdoor keeper backdoor doorway lock locker passages
portal: portal vortex tesseract wormhole wilderspace labyrinth corridor inverter
eye: eye eyes watcher omniscience observer surveillance see seeker smarteye vision clairvoyance
    spy
key: key keys passkeys access codecracker skeleton decipher cyfermaster crack code
drill: drill bore boring jackhammer piston
hammer: hammer sledgehammer pile driver wrecking smash stomp
ram: ram ramming bulldozer breach breaching force charge breakthrough
core: ai core mastermind intelligence machina artificial deep godwire optimizer
daemon: daemon demon devil oni hell imp
cloak: cloak invisibility stealth vanish shroud shadow camo hidden sneak hoody mimic
radar: radar detector scanner scan tracker monitor monitors beacon jammer signal sweep
web: web trace tracer snare snares net caught spinn
bolt: bolt lightning shock stun stunbolt hellbolt electric surge overload power spark jolt juice
flame: fire fireball flame burn burnout firestarter inferno overheat immolator hot heat scorched
crystal: crystal ice iceberg snowbank snowball frost glacier freeze cold
burst: explode burst blast boom pop storm chaos fragmentation
pentacle: mana magic spell mage shaman wizard wizards arcana ritual warded
drone: drone drones rotors rigger uav
turret: turret sentinel sentry sentinels
robot: robot construct android puppet marionette metal conversion fbc walker chromed golem
    galatea
satellite: satellite orbital orbit space moon tycho station esa
dish: dish broadcast link uplink radio transmission pirate ldl relay comms comm
server: server data datapool backup backups facility creche database files archive grid
tower: corporate branch office headquarters building arcology hq subsidiary corporation tir
district: city urban district plaza block town neighborhood hood street streets turf zone
deck: deck cyberdeck portastation cybermodem prototype parraline decker interface hack hacked u
chip: chip chips mem mram disk drive circuit ram firmware chipware socket exe software
limb: arm arms limb limbs cyberarm cyberarms legs hydraulic cyberlegs hand glove chrome muscle
cyber-eye: cybereye sightlink ir
bike: bike cycle nomad scooter skates rider saddle
car: car camaro vehicle driver driving road armadillo wheelman van mobile drifter ride
aircraft: air aircraft jet flight av aerial evac airport strike helicopter lift rigged
camera: camera cam media record recorder bodycam photo recital film
screen: terminal screen bbs newsgroup computer console program system menu hologram holo
gear: gear machine tool tools mechanic engine scheme routines morphing tinker repair systems
antenna: antenna tower network networking netlinked net
crowd: crowd team gang army squad troopers pack people public conference mosh party
    reinforcements
couple: deal allies ally contacts connection handshake negotiation partner duo buddy chummers
runner: run runner running rush sprint dash courier getaway quick fast boost reflexes jump
    escape
hand: touch hands mana grab gift help heal inspire pickpocket fingers
fist: fist fists punch brawler brawl knuckles knucks strong tough pugilist fight rage powerglove
coins: money bank account accounts credit cash loan savings funds profit profits investment
    investments nuyen finance bribe bribery pay bits transactions eddies margins slush
chip-stick: cred credstick card stick voucher
vault-door: vault safe treasury strongbox locker cache
document: report reports file files record records audit orders manifest manifests review
    reviews schematics info research ledger manual blackmail warrant evidence
contract: contract policy agreement treaty subcontract promises sign temps
briefcase: briefcase executive fixer broker business merger acquisition takeover firm biz
flask: lab chemical serum superserum polymer experiment test research toxin acid poison chem
syringe: syringe drug booster hypo airhypo injector stims juice lucidrine blood adrenal
    adrenaline
pills: pill pills drine lace synthcoke glass substances smash gum steroid
medkit: medic med trauma doc nanosurgeons doctor surgeon aid ripper lifesaver hospital recovery
    regenerator
billboard: advertisement campaign promotion superstores saloon franchise advert neon sign
newspaper: news press truth misinformation rumor publicity tip live
megaphone: megaphone noise shout shrieker sonic voice call speech show microphone taunting
    bravado witness message
mask: mask masks identity doppelganger simulacrum fake faked disguise decoy face clown joke
    laugh fool fools charade double harlequin harlequinade harlequins trickster
trap: trap entrapment ambush jaws lockjaw snare caltrops
badge: badge police law lawman captain netwatch cop detective sheriff sergeant lieutenant
    authority
flag: flag war coup revolution domination victory king empire military message hill
map: map plan plans planning strategic tactics tactical tactician scheme project reconnaissance
    guide prepared
phone: phone call cell agent app request network wiretaps
bottle: bottle drink bar bender beer booze joe
crate: crate supply box shipping shipment merchandise depot loot drop cargo scavenging scavenged
    salvaged surplus kit bag package market
hourglass: time clock schedule hour minute day night wait overtime shift rescheduler slow
    molasses nighter
arrows: push speed accelerator move surge redirect newton maneuvering reposition pull
teleport: teleport teleporter blink shift phase projector
chair: chair director board member directors chief ceo boss management
chess: chess strategy gambit master game wild tricks cunning puzzle riddler quandary sphinx
    scramble ahead
handcuffs: cuffs handcuffs arrest restraints prison ball chain lock detention takedown
siren: siren alarm alert panic emergency priority response backup
road: highway path way traffic route home
storm: sandstorm tornado hurricane whirl wave weather drekstorm avalanche cascade
glyph: focus knack talent skill training instinct
person: agent officer specialist operative trooper chief leader guy samurai
"""
"""A line for each subject; where a word stands twice, the later line has it."""


def _table() -> dict[str, str]:
    found: dict[str, str] = {}
    subject = ""
    for word in _WORDS.split():
        if word.endswith(":"):
            subject = word[:-1]
        else:
            found[word] = subject
    return found


_SUBJECT = _table()


def named(id: str) -> str:
    """The subject that an id such as "heavy-pistol" names, the last word first; or nothing."""
    for word in reversed(id.replace("_", "-").split("-")):
        found = _SUBJECT.get(word)
        if found:
            return found
    return ""
