# The browser app.

list = { $first }, { $second }
menu = Menu
languages = Language
skip = To the content
menu-houses = Houses
menu-score = Score
menu-play = Play
menu-keep = Keep score
menu-replays = Replays

# Mahjong words
wind-E = E
wind-S = S
wind-W = W
wind-N = N
round = { $wind ->
    [E] East
    [S] South
    [W] West
   *[N] North
} { $n }
honba = { $n } honba
left = { $n } tiles left
sticks = { $points } on the table
tile-m = { $n } of characters
tile-p = { $n } of dots
tile-s = { $n } of bamboos
tile-red = red { $tile }
tile-1z = East
tile-2z = South
tile-3z = West
tile-4z = North
tile-5z = White dragon
tile-6z = Green dragon
tile-7z = Red dragon
tile-1f = Spring
tile-2f = Summer
tile-3f = Autumn
tile-4f = Winter
tile-back = face down

call-chi = Chii
call-pon = Pon
call-daiminkan = Kan
call-ankan = Kan
call-kakan = Kan
call-nukidora = North
call-flower = Flower
call-reach = Riichi

act-tsumo = Tsumo
act-ron = Ron
act-riichi = Riichi
act-riichi-off = No riichi
act-open-riichi = Open riichi
act-chi = Chii
act-pon = Pon
act-daiminkan = Kan
act-ankan = Closed kan
act-kakan = Added kan
act-nuki = Lay North aside
act-nine-terminals = Nine terminals
act-pass = Pass
act-end = End the match
act-play-on = Play on
key-space = Space
your-hand = Your hand
your-actions = What you can do

# Houses
houses-title = House rules
houses-players = { $n } players
houses-sheet = Rule sheet, chart, settlement
house-print = Print
house-pdf = PDF
house-open = Open as a page
house-score = Score a hand here
house-play = Play here
house-against = Compare with
house-none = (no other house)
no-house = There is no such house.

# Score
score-title = Score a hand
score-house = House
score-beside = Beside it
score-hand = Hand
score-dora = Dora indicators
score-ura = Ura indicators
score-flowers = Laid aside
score-tap = Tap tiles to enter the hand. Tap a tile of the hand to mark it as the winning tile; tap it again to take it out.
score-into = Tiles go into
into-hand = the hand
into-chi = Chii
into-pon = Pon
into-daiminkan = Open kan
into-ankan = Closed kan
into-kakan = Added kan
into-dora = Dora
into-ura = Ura
score-red = Red
score-clear = Clear
score-undo = Take back
score-link = Link to this hand
score-result = Result
score-seat = Seat
score-round = Round
score-from = Won
from-tsumo = by tsumo
from-ron = from { $wind }
toggle-riichi = Riichi
toggle-double-riichi = Double riichi
toggle-open_riichi = Open riichi
toggle-ippatsu = Ippatsu
toggle-last_tile = Last tile
toggle-rinshan = After a kan
toggle-chankan = Robbing a kan
toggle-kan_discard = Discard after a kan
toggle-first_turn = First turn
toggle-nuki = Norths
score-honba = Honba
score-sticks = Riichi sticks
score-empty = Nothing entered yet.
score-more = { $n ->
    [one] one tile more
   *[other] { $n } tiles more
}
score-too-many = Too many tiles.
shanten-complete = Complete
shanten-0 = Tenpai
shanten-n = { $n } from tenpai
score-waits = Waits
score-useful = Useful tiles
score-discard = Discard
score-tiles-left = { $n } left
score-no-shape = Complete the hand: this is no winning shape yet.
score-no-yaku = A complete hand, but without a yaku: it may not win.
score-bad = That cannot be: { $why }

# Play
play-title = Play
play-house = House
play-name = Your name
play-guests = People to invite
play-guests-0 = nobody: bots only
play-people = At the table
play-people-n = { $n } people
play-thinking = Time to think
play-thinking-none = as long as you like
play-thinking-n = { $n } seconds
play-hints = Hints for learners
play-begin = Open the table
play-start = Begin the match
play-wait = Waiting for the host to begin.
play-invite = Send each guest a link of their own. A seat whose guest is not there is played by a bot until they come.
play-own-link = Your own link, also for another device
play-copy = Copy
play-copied = Copied.
play-join = Sit down
play-join-title = You are invited to a table
play-joined = is here
play-not-joined = not here yet
play-no-table = There is no such table, or the link is not complete.
play-not-over = This match is being played. It can be watched when it is over.
play-away = Let a bot play
play-back = Play myself again
play-is-away = A bot plays for you.
play-bot = Bot { $n }
play-somebody = Guest
play-invite-link = Link for a guest
play-next = Go on
play-waiting-others = Waiting for the others.
play-your-turn = Your turn
play-waits = Waits: 
play-furiten = Furiten
play-seconds = { $n } s
play-hint-show = Hints
play-hint-hide = Hide hints
hint-shanten = Now: { $state }
hint-best = Discard { $tile }: { $n } useful tiles
hint-useful = { $n } useful tiles
hint-safe = ✓ safe against riichi
play-over = The match is over
play-record = Download the record
play-replay = Replay
play-again = Another match
play-commitment = Seal of the walls
play-key = Key of the walls
play-verified = The key fits the seal told before the match.
play-settlement = Settlement

result-win = { $name } wins
result-tsumo = { $name } wins by tsumo
result-ron = { $name } wins from { $from }
result-exhaustive = Drawn round
result-abort = Round broken off
result-chombo = Chombo
abort-nine-terminals = Nine terminals
abort-four-winds = Four equal winds
abort-all-riichi = Everybody in riichi
abort-triple-ron = Three rons
abort-four-kans = Four kans
result-tenpai = Tenpai
result-noten = Noten
result-points = Points
result-change = Change
result-player = Player
result-bonus = Chips, P
refused-not-your-turn = It is not your turn.
refused-taken = Somebody sits there already.
refused-result = The result is being looked at.
refused-general = That is not possible now: { $why }

# Replays
replays-title = Replay
replays-about = Open a record: our own, mjai, Tenhou's mjlog or JSON.
replays-file = File
replays-open = Open
replays-none = There is no such record.
replays-unreadable = The record cannot be read: { $why }
replays-matches = Matches in this file:
replays-graph = Points by round
replays-round = Round
replays-seat = At the bottom
replays-opened = All hands open
replays-back = One step back
replays-on = One step on
replays-end = To the end of the round
replays-round-back = To the round before
replays-round-on = To the next round
