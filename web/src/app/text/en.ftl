# What the shell says. nl.ftl has the same messages with the same variables.

### Around every page

play = Play
rules = Rules
settings = Settings
back = Back
close = Close
copy = Copy
copied = Copied
you = You
skip-to-content = Go to the content
theme-switch = Light or dark
language-switch = Nederlands
footer-free = Free software
footer-icons = Pictures: game-icons.net, CC BY 3.0
footer-keys = Keys
footer-text = Text mode
players = { $fewest }–{ $most } players
players-exactly = { $most ->
    [one] { $most } player
   *[other] { $most } players
 }
minutes = { $minutes } min
hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 }

### Home

home-title = Choose an era
home-intro = Civilization games at one table. No account needed to begin.
home-how = How do you want to play?
how-bot = Against a bot
how-screen = On one screen
how-online = Online
play-now = Play now
play-invite = Invite someone
in-the-making = In the making
continue = Keep playing
continue-waiting = { $tables ->
    [0] nobody is waiting for you
    [one] { $tables } table is waiting for you
   *[other] { $tables } tables are waiting for you
 }
continue-none = Tables you play at appear here.
table-move = move { $moves }
table-your-move = Your move
table-thinks = { $name } is thinking
table-to-move = { $name } to move
table-to-move-many = Waiting for { $players } players
table-over = Finished
table-stopped = Cannot go on
table-waiting = Waiting for players
table-new = { $moves ->
    [one] { $moves } new move
   *[other] { $moves } new moves
 }
join = Join a table
join-code = Table code or link
join-go = Sit down
join-hint = The code or link a friend sent you.
watch = Open tables
study = Study
study-intro = Games that are over: replay them move by move, and play on from any moment.
study-none = Games you have played to the end appear here.
upload = Open a record
new-options = More choices

### A new table

new-title = New table: { $game }
new-seats = Who sits where
new-seat = Seat { $seat }
who-me = Me
who-open = Free seat
who-open-hint = for whoever has the link
who-bot = Bot
bot-easy = Gentle
bot-normal = Good
bot-hard = Strong
bot-easy-hint = plays quickly and forgives
bot-normal-hint = thinks ahead
bot-hard-hint = takes its time
bot-name = Bot
new-options-title = How you play
new-visibility = Who may come
visibility-solo = Only at this screen
visibility-private = Whoever has the link
visibility-open = Everyone, from the lobby
new-pace = Time per move
pace-none = No hurry
pace-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
pace-days = { $days ->
    [one] a day
   *[other] { $days } days
 }
new-go = Lay the table
new-add-seat = One more seat
new-drop-seat = One seat fewer

### The table

player = Player { $seat }
curtain-title = Give the screen to { $name }
curtain-text = Nobody else looks now.
curtain-open = I am { $name }
your-turn = your turn
to-move = to move
thinks = is thinking
waits-for-you = waits for you
seat-free = free seat
open-side = { $name }’s side of the table
elsewhere = { $tables ->
    [one] Your move at another table
   *[other] Your move at { $tables } other tables
 }
away = away
away-since = away for { $ago }
turn-of = { $name } to move
turn-of-thinking = { $name } is thinking
turn-of-many = Waiting for { $names }
turn-of-small = Look around in peace. You will hear when it is your turn.
turn-of-watching = You are watching.
game-over = The game is over
game-over-small = See the score, or replay the game.
game-stopped = This game cannot go on
no-board = The board of this game cannot be drawn any more; these are its moves.
waiting-title = { $seats ->
    [one] One seat is still free
   *[other] { $seats } seats are still free
 }
waiting-text = Send the link to a friend, or let a bot join.
waiting-visitor = Sit down and play, or just watch.
waiting-link = Copy the link
waiting-bot = Let a bot join
waiting-sit = Sit down here
hint = Hint
hint-title = What would a strong player do?
hint-wait = One moment, thinking along …
hint-share = { $share } % of games won
undo = Take back
undo-ok = Take your move back: nothing was shown since
undo-ask = Ask to take back
undo-ask-title = The others must agree
undo-asked-by = { $name } would like to take a move back.
undo-asked = Asked. The others may agree or not.
undo-agree = All right
undo-refuse = Rather not
sent = The move is on its way …
not-allowed = That is not allowed.
rule-number = Rule { $rule }
late = { $name }’s time is up
late-small = You may wait, let a bot play on, or end the game.
late-end = End the game
left-time = { $left } left
log = Log
chat = Chat
chat-say = Say something to { $name }
chat-say-all = Say something to everyone
chat-empty = Nobody has said anything yet.
chat-send = Send
log-empty = Nothing has happened yet.
log-undone = taken back
log-away = Since you were away
log-now = It is your move
log-jump = View this moment
watching = { $people } watching
view-end = Score
more = More
leave-seat = Give up your seat
take-seat = Take over this seat
bot-takes = Let a bot play on
pass-seat = Pass your seat to someone
pass-seat-of = Pass { $name }’s seat to someone
pass-title = Who takes the seat?
pass-hint = They play on from here, at once. It is noted in the log.
pass-none = Nobody else is near this table. Send the link: whoever opens it appears here.
pass-here = here now
passed = { $name } has the seat now.
remove-person = Ask { $name } to leave
free-seat = Free the seat of { $name }
seating-sat = { $now } sat down.
seating-back = { $now } took the seat back.
seating-passed = { $before } passed the seat to { $now }.
seating-given = { $now } was given the seat.
seating-replaced = A bot plays on for { $before }.
seating-joined = A bot sat down.
seating-freed = The bot’s seat is free.
seating-left = { $before } gave up the seat.
seating-removed = { $before } was asked to leave.
download = Download the record
seat-of = Seat of { $name }

### Connection

connecting = Laying the table
connecting-small = The cards are on their way.
lost = Connection lost
lost-chip = reconnecting
lost-pending = Your move was not confirmed yet. It is sent again as soon as the connection is back.
lost-kept = Your last move is kept.
lost-retry = Trying again in { $seconds } s.
lost-now = Try now
gone-title = This table is not here
gone-text = The link may have expired, or the table is private.
error-title = That did not work
error-server = The server does not answer. This page tries again by itself.

### Text mode

text-mode = Text mode
text-board = Back to the board
text-moves = What you can do
text-refused = Not possible now
text-none = There is nothing to decide for you now.

### Replay

replay = Replay
replay-title = Replay: { $game }
replay-moment = Move { $at } of { $most }
replay-first = To the beginning
replay-last = To the end
replay-next = Next move
replay-prev = Previous move
replay-play = Play
replay-pause = Pause
replay-slider = Moment in the game
replay-fork = Play on from here
replay-fork-small = as a new table of your own
replay-back = Back to the table

### The end

again = Once more
share = Share
shared = Link copied

### Rules

rules-title = Rules of { $game }
rules-search = Search the rules
sources = Where the figures come from
rules-found = { $rules ->
    [0] No rule speaks of this.
    [one] { $rules } rule
   *[other] { $rules } rules
 }

### Settings

set-language = Language
set-theme = Light
theme-auto = As the device
theme-light = Light
theme-dark = Dark
set-motion = Motion
motion-auto = As the device
motion-off = Keep still
set-marks = Marks beside colours
set-marks-hint = Letters and patterns, so that colour alone never tells.
set-sounds = Sounds
set-sounds-hint = A soft tick when it is your move.
set-notices = Notify me
set-notices-hint = A browser notification when it is your move.
set-notices-denied = This browser does not allow notifications from this page.
set-name = Your name
set-webhook = Webhook
set-webhook-hint = An address that gets a message when it is your move; Discord and the like take it.
set-link = Your personal link
set-link-hint = Open it on another device and you are yourself there. Keep it to yourself.
set-link-make = Make a link
passkey = Passkey
passkey-not-here = Passkeys work at an address with a name and https, or at localhost. Here, use your personal link.
passkey-stopped = No passkey was used.
passkey-known = This device has a passkey for you already.
set-passkey-hint = Come back from your other devices with fingerprint, face or PIN. Only this site can use it.
set-passkey-make = Add a passkey
set-passkey-made = added { $ago } ago
set-passkey-used = added { $ago } ago, used { $used } ago
set-passkey-drop = Remove
set-back = Been here before?
set-back-hint = Become yourself again, with your tables, on this device.
set-token = For a bot of your own
set-token-hint = A token for the HTTP interface. It is shown once.
set-token-make = Make a token
set-saved = Saved
yes = On
no = Off

### Coming back

back-title = Come back
back-intro = You played on another device before? Go on here as yourself, with all your tables.
back-passkey = Use a passkey
back-passkey-hint = You added one under Settings. Your phone or password manager may have brought it along.
back-link-hint = Make one under Settings on the device where you are yourself, and paste it here.
back-link-wrong = That is not a personal link; it ends in /back/ and a long code.
back-go = Go on
back-leaves = Here you are { $name } now, and leave { $name } behind. To keep this name and its tables too, make a personal link for it first.
back-welcome = Welcome back, { $name }.
back-home = Played on another device before?

### Credits

credits-title = Credits
credits-icons = The icons are by Lorc, Delapouite and others of game-icons.net, under CC BY 3.0.
credits-fonts = The letters are Alegreya (Juan Pablo del Peral, Huerta Tipográfica) and Source Sans 3 (Paul D. Hunt, Adobe), both under the SIL Open Font License 1.1.
credits-code = Tijdperk is free software under the Apache License 2.0.
credits-games = The games belong to their authors and publishers. All drawings and rule texts here are our own.

### Keys

keys-title = Keys
keys-act = the actions of the bar, by their letter
keys-number = the first, second, third action
keys-undo = take back
keys-hint = hint
keys-log = log
keys-rules = rules
keys-text = text mode and back
keys-help = this list
keys-arrows = among what can be chosen
keys-enter = choose; once more: the main action
keys-escape = close, or let go
keys-replay = one move back or on in a replay

### Maps

map-closer = Closer (+)
map-farther = Farther away (-)
map-whole = The whole map (0)
map-mini = The whole map: tap where to go
map-targets = What can be chosen on the map
map-no-passage = No passage between { $one } and { $other }

# several moves at once, and moves that nobody waits for

undo-all = Undo all { $steps } moves
suggest = Suggest the whole turn
suggest-play = Play all of it
text-free = You can also
