# Texts of the shell around the games. nl.ftl has the same messages with the same variables.

### Around every page

play = Play
rules = Rules
settings = Settings
back = Back
close = Close
copy = Copy
copied = Copied
you = You
skip-to-content = Skip to content
theme-switch = Light or dark theme
language-switch = Nederlands
footer-free = Open source
footer-icons = Icons: game-icons.net, CC BY 3.0
footer-keys = Keyboard shortcuts
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
offline = You’re offline: this is what you saw last.
score-turned = See where it turned
picture = Picture
picture-making = Making the picture…
picture-failed = The picture could not be made.
picture-points = Points
picture-analysed = Chances of winning by the analysis
picture-glance = Chances of winning as a bot saw them at a glance, without thinking ahead

### Home

home-title = Choose an era
home-intro = Civilization board games at one table. No account needed.
home-how = How do you want to play?
how-bot = Against a bot
how-screen = On one screen
how-online = Online
play-now = Play now
play-invite = Invite someone
in-the-making = Coming soon
continue = Keep playing
continue-waiting = { $tables ->
    [0] nobody is waiting for you
    [one] { $tables } table is waiting for you
   *[other] { $tables } tables are waiting for you
 }
continue-none = Games you’re playing appear here.
table-move = move { $moves }
table-your-move = Your turn
table-thinks = { $name } is thinking
table-to-move = { $name }’s turn
table-to-move-many = { $players ->
    [one] Waiting for { $players } player
   *[other] Waiting for { $players } players
 }
table-over = Finished
table-stopped = Cannot go on
table-waiting = Waiting for players
table-new = { $moves ->
    [one] { $moves } new move
   *[other] { $moves } new moves
 }
join = Join a table
join-code = Table code or link
join-go = Join
join-hint = The code or link a friend sent you.
lobby = Open tables
lobby-seats = { $seats ->
    [0] no free seats
    [one] { $seats } free seat
   *[other] { $seats } free seats
 }
lobby-free = free
lobby-none = No table is waiting for players.
lobby-none-hint = Choose a game below and let anyone join from the lobby, or invite a friend.
lobby-new = Open a table
lobby-sit = Sit down
lobby-open = Open
lobby-watch = Watch
watch-more = More tables
upload = Open a game record

### Finished games

study = Study
study-intro = Your finished games: see where they turned, and play on from any moment.
study-none = No finished games yet
study-none-hint = Games you play to the end appear here, with who won and how. You can also open somebody else’s game record.
study-play = Play a game
study-all = All games
study-anyone = Any opponent
study-opponent = Opponent
study-outcome = Result
study-every = All
study-no-fit = No game fits
study-no-fit-hint = You have { $games ->
    [one] one finished game
   *[other] { $games } finished games
 }; none of them fits all of this.
study-clear = Clear filters
study-more = Show more games
study-drop = Choose a .tijdperk file, or drop it here
this-week = This week
earlier-in = Earlier in { $month }
outcome-won = Won
outcome-lost = Lost
outcome-shared = Shared
by-resigning = by resignation
won-by = { $name } won
nobody-won = Nobody won
not-finished = Not finished
and-more = and { $others } more
place-of = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] last
 } of { $seats }
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
points-place = { points-count }, { $place }
span-hours = { $hours } h { $minutes }
span-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }

### One’s own page

profile = Profile
profile-name-hint = How others see you at a table
tally-games = { $games ->
    [one] game
   *[other] games
 }
tally-won = won
tally-under-way = under way
best-points = best: { points-count }
games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
shared-count = { $games } shared
met-title = Head to head
met-all = All games
met-games = games
met-bars = you won · lost
met-bars-read = { $won } won, { $shared } shared, { $lost } lost
met-at = at
met-last = last
met-last-was = { $date }, { $outcome ->
    [won] won
    [lost] lost
   *[other] shared
 }
met-none = Whoever you finish a game with appears here.
met-bot = Bot ({ $level })
passkeys = Passkeys
passkeys-none = No passkey yet. With one you sign in on your other devices by fingerprint, face or PIN.
passkey-added = added { $ago } ago, never used
passkey-added-used = added { $ago } ago, used { $used } ago
access-this = this device
access-seen = used { $ago } ago
access-sign-out-others = Sign out everywhere else
profile-settings = All settings
new-options = More options

### A new table

new-title = New table: { $game }
new-seats = Players
new-seat = Seat { $seat }
who-me = Me
who-open = Open seat
who-open-hint = for anyone with the link
who-bot = Bot
bot-easy = Easy
bot-good = Good
bot-strong = Strong
bot-master = Master
bot-normal = Good
bot-hard = Strong
bot-easy-hint = fast and forgiving
bot-good-hint = thinks ahead
bot-strong-hint = takes two seconds
bot-master-hint = takes ten seconds
bot-name = Bot
new-options-title = Game options
new-visibility = Who can join
visibility-solo = This screen only
visibility-private = Anyone with the link
visibility-open = Anyone, from the lobby
new-pace = Time per move
pace-none = No limit
pace-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
pace-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
new-go = Start game
new-add-seat = Add a seat
new-drop-seat = Remove a seat

### The table

player = Player { $seat }
curtain-title = Hand the screen to { $name }
curtain-text = Make sure nobody else is looking.
curtain-open = I’m { $name }
your-turn = your turn
to-move = to move
thinks = thinking
waits-for-you = waiting for you
seat-free = open seat
open-side = { $name }’s side of the table
elsewhere = { $tables ->
    [one] Your turn at another table
   *[other] Your turn at { $tables } other tables
 }
away = away
away-since = away for { $ago }
turn-of = { $name }’s turn
turn-of-thinking = { $name } is thinking
turn-of-many = Waiting for { $names }
turn-of-small = Feel free to look around. You’ll be told when it’s your turn.
turn-of-watching = You’re watching.
game-over = Game over
game-over-small = See the final score, or replay the game.
game-stopped = This game cannot go on
no-board = The board of this game cannot be drawn any more; these are its moves.
waiting-title = { $seats ->
    [one] { $seats } seat is still open
   *[other] { $seats } seats are still open
 }
waiting-text = Send the link to a friend, or add a bot.
waiting-visitor = Take a seat and play, or just watch.
waiting-link = Copy link
waiting-bot = Add a bot
waiting-sit = Sit here
hint = Hint
hint-title = What would a strong player do?
hint-wait = Thinking …
hint-share = { $share }% chance to win, give or take { $margin }
undo = Undo
undo-ok = Undo your move: nothing has been revealed since
undo-ask = Ask for an undo
undo-ask-title = The other players have to agree
undo-asked-by = { $name } would like to undo a move.
undo-asked = Undo requested. Waiting for the other players.
undo-agree = Allow
undo-refuse = Decline
sent = Sending your move …
not-allowed = Not allowed.
rule-number = Rule { $rule }
late = { $name } is out of time
late-small = You can wait, let a bot take over, or end the game.
late-end = End the game
log = Log
chat = Chat
chat-say = Message { $name }
chat-say-all = Message everyone
chat-empty = No messages yet.
chat-send = Send
log-empty = Nothing has happened yet.
log-undone = undone
log-away = While you were away
log-now = Your turn
log-jump = Go to this move
watching = { $people } watching
view-end = Final score
more = More
leave-seat = Leave the table
take-seat = Take over this seat
bot-takes = Let a bot take over
pass-seat = Pass your seat to someone
pass-seat-of = Pass { $name }’s seat to someone
pass-title = Who takes the seat?
pass-hint = They take over right away. It’s noted in the log.
pass-none = Nobody else is at this table. Send the link: whoever opens it appears here.
pass-here = here now
passed = { $name } has taken over the seat.
remove-person = Remove { $name }
free-seat = Free { $name }’s seat
seating-sat = { $now } sat down.
seating-back = { $now } took their seat back.
seating-passed = { $before } passed their seat to { $now }.
seating-given = { $now } was given the seat.
seating-replaced = A bot takes over for { $before }.
seating-joined = A bot sat down.
seating-freed = The bot’s seat is open.
seating-left = { $before } left the table.
seating-removed = { $before } was removed by the host.
download = Download the game record
seat-of = { $name }’s seat
die = a { $value }

### Connection

connecting = Setting up the table
connecting-small = Just a moment.
lost = Connection lost
restarting = The server is restarting
restarting-text = You’ll be reconnected by itself; nothing is lost.
lost-chip = reconnecting
lost-pending = Your move hasn’t been confirmed. It will be sent again once the connection is back.
lost-kept = Your last move is safe.
lost-retry = Retrying in { $seconds } s.
lost-now = Retry now
gone-title = Table not found
gone-text = The link may have expired, or the table is private.
error-title = That didn’t work
error-server = The server isn’t responding. This page keeps trying.

### Text mode

text-mode = Text mode
text-board = Back to the board
text-moves = What you can do
text-refused = Not possible now
text-none = You have nothing to decide right now.

### Replay

replay = Replay
replay-title = Replay: { $game }
replay-moment = Move { $at } of { $most }
replay-first = Go to start
replay-last = Go to end
replay-next = { $unit ->
    [turn] Next turn
   *[move] Next move
 }
replay-prev = { $unit ->
    [turn] Previous turn
   *[move] Previous move
 }
replay-play = Play
replay-pause = Pause
replay-slider = Position in the game
replay-fork = Play on from here
replay-fork-small = at a new table of your own
replay-back = Back to the table
recap = Since your last turn
recap-count = { $people ->
    [one] { $people } player
   *[other] { $people } players
 } · { $things ->
    [one] { $things } thing happened
   *[other] { $things } things happened
 }
recap-prev = Previous
recap-next = Next
recap-skip = Skip to now
recap-waits = Your turn waits until you have seen it, or skip.
recap-watch = What happened
recap-again = Watch again
set-pace = Speed of others’ moves
set-pace-hint = How fast you see what other players and bots do. You can always skip.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
set-recap = Show what happened since your last turn
set-recap-hint = Opens by itself when the others have done two things or more. You can always watch it again.
set-follow = Map follows the game
set-follow-hint = The map moves to where something happens, unless you’ve just moved it yourself.
replay-by = Step by
replay-by-turn = Turns
replay-by-move = Moves
keys-replay-turn = previous or next turn in a replay
keys-recap = what others did: play or pause, previous, next
hint-chance = Win chance
new-clock = Clock
clock-none = None
clock-move = Per move
clock-bank = Whole game
plan-played = Your planned answer was played.
plan-dropped = None of your planned answers fits what was played.
new-bank = Time for the whole game
new-bank-hint = A clock for each player. The seconds are added for every turn.
bank-of = { $minutes } min + { $increment } s
clock-left = Time left: { $left }
plan = Plan an answer
plan-waits = Your answer waits for their choice
plan-drop = Drop the planned answer
plan-title = If …, then …
plan-intro = Your answer is played at once, if it’s allowed then. Nobody else sees it. If the game goes another way, it’s dropped.
plan-if = If { $name } …
plan-then = … then I …
plan-add = Plan this answer
plan-remove = Remove: { $line }
plan-line = If { $name } { $on }, I { $play }
plan-count = { $lines ->
    [one] { $lines } answer planned
   *[other] { $lines } answers planned
 }
clock-left-quiet = Time left: { $left }. It doesn’t run out in this player’s quiet hours.
set-quiet = Quiet hours
set-quiet-hint = No notices by mail, browser or webhook; they come afterwards, if it’s still your move. In games with a day or more per move your time doesn’t run out in them. At most twelve hours.
set-quiet-zone = Time zone: { $zone }.
set-quiet-begin = Quiet hours begin at
set-quiet-end = Quiet hours end at
set-calendar = Calendar of your deadlines
set-calendar-hint = A private address for your calendar app. A new one replaces the old one. It’s shown only once.
set-calendar-make = Create an address

### The end

again = Play again
share = Share
shared = Link copied

### Rules

rules-games = Rules of another game
rules-contents = Contents
rules-summary = On one page
rules-one-page = { $game } on one page
rules-numbered = Numbered rules
learn-this = Learn this: { $lesson }
keys-rules-search = search the rules
keys-rules-next = next place found
keys-rules-game = rules of the game before, or after
rules-title = Rules of { $game }
rules-search = Search the rules
sources = Where the values come from
rules-found = { $rules ->
    [0] No rule mentions this.
    [one] { $rules } rule
   *[other] { $rules } rules
 }

### Settings

set-language = Language
set-theme = Theme
theme-auto = Match device
theme-light = Light
theme-dark = Dark
set-motion = Animation
motion-auto = Match device
motion-off = No animation
set-marks = Symbols next to colours
set-marks-hint = Adds letters and patterns, so you never depend on colour alone.
set-sounds = Sound
set-sounds-hint = A soft tick when it’s your turn.
set-notices = Notifications
set-notices-hint = A browser notification when it’s your turn.
set-notices-denied = This browser blocks notifications from this page.
set-name = Your name
set-webhook = Webhook
set-webhook-hint = An address that receives a message when it’s your turn; works with Discord and similar services.
set-link = Your personal link
set-link-hint = Open it on another device to play there as yourself. Don’t share it.
set-link-make = Create a link
passkey = Passkey
passkey-not-here = Passkeys only work on a named https address, or on localhost. Use your personal link here.
passkey-stopped = No passkey was used.
passkey-known = This device already has a passkey for you.
set-passkey-hint = Sign in on your other devices with fingerprint, face or PIN. It only works on this site.
set-passkey-make = Add a passkey
set-passkey-made = added { $ago } ago
set-passkey-used = added { $ago } ago, used { $used } ago
set-passkey-drop = Remove
set-back = Played here before?
set-back-hint = Sign in on this device to get your tables back.
set-token = API token
set-token-hint = For running your own bot over the HTTP API. It’s shown only once.
set-token-make = Create a token
set-saved = Saved
yes = On
no = Off

### Coming back

back-title = Sign back in
back-intro = Played on another device before? Continue here as yourself, with all your tables.
back-passkey = Use a passkey
back-passkey-hint = If you added one under Settings. Your phone or password manager may have it.
back-link-hint = Create one under Settings on the device you played on, and paste it here.
back-link-wrong = That’s not a personal link; those end in /back/ and a long code.
back-go = Continue
back-leaves = On this device you’re now { $name }. When you log out again, you’re { $name } as before.
back-welcome = Welcome back, { $name }.
back-home = Played on another device before?
back-not = Nothing has changed
back-as = Continue as { $name }?
back-as-text = This is the personal link of { $name }. In this browser you are { $now } now; when you log out as { $name }, you are { $now } again, with your tables.
back-as-new = In this browser you have not played yet.
back-as-go = Continue as { $name }
back-stay = Stay { $name }
back-self = You are { $name } already
back-self-text = This is your own personal link. Open it on another device to continue there.

### Who can be you

access-title = Where you’re signed in
access-intro = Everything that lets someone play as you. End what you don’t recognise.
access-session = Signed in
access-token = API token
access-link = Personal link
access-named = { $kind }: { $about }
access-here = this browser
access-made = made { $ago } ago
access-used = made { $ago } ago, last used { $used } ago
access-old = from an earlier version
access-sign-out = Sign out
access-end = End
leave = Log out
leave-title = Log out of this browser?
leave-earlier = You’ll be { $name } again, as before.
leave-new = You’ll be a new guest in this browser.
leave-no-way-back = You have no personal link, passkey or other device: after this you can’t come back as { $name }.
stay = Cancel
delete-me = Delete everything about me
delete-me-hint = Your name, your chat messages, and the tables where nobody else sits.
delete-me-go = Delete …
delete-me-title = Delete { $name }?
delete-me-text = Tables where nobody else sits are deleted. At other tables a bot takes your seat, and your name and messages are removed. This can’t be undone.
delete-me-sure = Delete everything
end-bots = End this game between bots
delete-table = Delete this table
delete-table-title = Delete this table?
delete-table-text = Everything that was played here is deleted. This can’t be undone.
table-deleted = The table is deleted.

### A server by invitation

invite-title = By invitation only
invite-welcome = You’re invited
invite-link = Your invitation link
invite-go = Come in
invite-back = Already a player here?
closed-title = No access

### Credits

credits-title = Credits
credits-icons = The icons are by Lorc, Delapouite and others at game-icons.net, under CC BY 3.0.
credits-fonts = The fonts are Alegreya (Juan Pablo del Peral, Huerta Tipográfica) and Source Sans 3 (Paul D. Hunt, Adobe), both under the SIL Open Font License 1.1.
credits-code = Tijdperk is free software under the Apache License 2.0.
credits-games = The games belong to their designers and publishers. All artwork and rules texts here are our own.

### Keys

keys-title = Keyboard shortcuts
keys-act = actions in the bar, by letter
keys-number = first, second, third action
keys-undo = undo
keys-hint = hint
keys-log = log
keys-rules = rules
keys-text = text mode on or off
keys-help = this list
keys-arrows = move between choices
keys-enter = choose; press again for the main action
keys-escape = close or deselect
keys-replay = previous or next move in a replay

### Maps

map-closer = Zoom in (+)
map-farther = Zoom out (-)
map-whole = Fit the whole map (0)
map-mini = Overview: tap where to go
map-targets = Choices on the map
map-places = Areas of the map; the arrow keys go to the neighbours
map-no-passage = No passage between { $one } and { $other }

# several moves at once, and moves that nobody waits for

undo-all = { $steps ->
    [one] Undo your move
   *[other] Undo all { $steps } moves
}
suggest = Suggest the whole turn
suggest-play = Play all of it
text-free = You can also

## Lessons

learn = Learn
learn-title = Learn by playing
learn-intro = A few minutes each, at the real table. Skip what you know; nothing is locked.
learn-go-on = Continue: { $lesson }
learn-easy-bot = against the easy bot
learn-read = Prefer to read?
learn-rules = The rules of each game
lesson = Lesson
lesson-all = All lessons
lesson-leave = Leave the lesson
lesson-nothing-counts = Lesson: nothing here counts
lesson-step = Step { $number } of { $most }
lesson-on = Continue
lesson-back = Back
lesson-skip = Skip
lesson-next = Next lesson
lesson-retry = Try again
lesson-missed = Not this time.
lesson-done = That’s it. You have finished this lesson.
lesson-is-done = (finished)
lesson-go-on = continue
lesson-understood = Got it
lesson-no-more = No more explanations
lesson-more = { $moves } to go.
lesson-left = { $moves ->
    [one] { $moves } move left.
   *[other] { $moves } moves left.
 }

## Groups

groups = Groups
groups-intro = People you play with: your own tables, standings and cups.
groups-mine = Your groups
groups-none = You are not in a group yet. Start one and send the link to those you play with, or join one with its code.
group-new = New group
group-name = Name of the group
group-name-example = e.g. Thursday evening
group-make = Create
group-join = Join a group
group-code = Code or link
group-join-text = As a member you can sit at the group’s tables, play in its cups, and see its games. The other members see your name and your results here.
group-your-name = Your name
group-join-go = Join the group
group-join-not = Not now
group-count = { $members ->
    [one] { $members } member
   *[other] { $members } members
 }
group-cups = { $cups ->
    [one] { $cups } cup under way
   *[other] { $cups } cups under way
 }
group-free = { $tables ->
    [one] { $tables } table with a free seat
   *[other] { $tables } tables with a free seat
 }
group-to-play = { $tables ->
    [one] Your move at { $tables } table
   *[other] Your move at { $tables } tables
 }
group-home = Tables of { $group }
group-table = Table for the group
group-table-text = Choose a game. Only members can take the open seats; they see the table here and on their home page.
group-table-for = A table for your group: only its members can take a seat.
group-tables = Tables
group-members = Members
group-owner = runs the group
group-me = that’s you
group-leave = Leave
group-remove = Remove
group-hand-over = Hand over
group-sure = Are you sure?
group-rename = Rename
group-members-note = Leave, and no more cup games of yours begin. Your finished games stay in the list.
group-members-note-mine = Hand the group over to let somebody else manage it. When you remove somebody, the group gets a new code.
group-invite = Invite to the group
group-invite-note = Anyone with this code or link can join and see the group’s games.
group-invite-new = Make a new one

## Standings and games of a group

standings = Standings
standings-game = Game
standings-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
standings-bar = between { $low } and { $high }
standings-note = The bar shows how certain the figure is. Calculated from the results among members; bots don’t count. Whoever resigns has lost to everyone who didn’t; a draw counts as equal, and a game you all agreed to stop doesn’t count.
standings-none = Standings appear once two members have finished a game.
games-latest = Latest games
games-all = All { $games }
games-none = No finished games yet.
games-won = Won
games-draw = Draw
games-no-result = No result
games-winner = won
games-cup = { $cup }, round { $round }
games-more = and { $players } more

## Cups

cup-new = New cup
cup-none = No cup yet
cup-none-text = In a cup everybody plays everybody, from every seat. Games begin by themselves, and bots can take part.
cup-name = Name of the cup
cup-name-default = { $month } cup
cup-game = Game
cup-people = Players
cup-people-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
cup-seats = Seats at a table
cup-times = Each pair plays
cup-times-choice = { $times ->
    [1] once
   *[other] twice, once from each seat
 }
cup-rounds = Rounds
cup-at-once = Games at once per player
cup-go = Start the cup
cup-extent = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
cup-too-few = { $players ->
    [one] Choose at least { $players } player
   *[other] Choose at least { $players } players
 }
cup-how-two = { $times ->
    [1] everybody plays everybody once
   *[other] everybody plays everybody twice, once from each seat
 }
cup-how-more = tables of { $seats }, everybody meets everybody about equally often
cup-round = round { $round } of { $rounds }
cup-over = finished
cup-stopped = stopped
cup-done = { $games ->
    [one] { $done } of { $games } game
   *[other] { $done } of { $games } games
 }
cup-won = { $winners ->
    [one] { $names } won the cup.
   *[other] { $names } share the cup.
 }
cup-cross = Cross table of { $cup }
cup-place = Place
cup-player = Player
cup-points = points
cup-play = play
cup-move = move
cup-mark-won = Won against { $name }
cup-mark-lost = Lost to { $name }
cup-mark-draw = Draw with { $name }
cup-mark-none = No result against { $name }
cup-mark-later = Still to play against { $name }
cup-mark-live = Under way against { $name }, move { $moves }
cup-mark-turn = Your move against { $name }
cup-next = { $begins ->
    [you] round { $round }; you have the first seat
   *[other] round { $round }; { $name } has the first seat
 }
cup-play-it = Play
cup-stop = Stop the cup
cup-stop-sure = Stop this cup?
cup-stop-text = No more games begin. Games under way can be finished, and their results count.
cup-stop-not = Let it go on

## Notices while no page is open

set-push = Notifications to this browser
set-push-hint = Also when no page of Tijdperk is open. They only say that it’s your turn, and at which table.
set-push-failed = This browser can’t get notifications: its own service refused.
set-mail = Mail when it’s your turn
set-mail-hint = At most one an hour, and each has a link to stop them.
set-mail-waits = We sent you a link. Open it to confirm the address.
set-mail-on = On. At most one an hour.
set-mail-go = Confirm
set-mail-stop = Stop
set-mail-sent = We sent you a link. Open it to confirm the address.
set-mail-off = You won’t get any more mail.
mail-confirmed = Confirmed. You get a mail when it’s your turn, at most one an hour.
mail-stopped = Done. You won’t get any more mail from this table server.

### Ending a game together, and playing again

again-title = Another game?
again-wanted = { $people ->
    [one] { $names } wants to play again
   *[other] { $names } want to play again
 }
again-asked = Asked. Waiting for { $names }
again-declined = { $name } doesn’t want to play again now
again-both = { $name } is in too
again-all = Everyone is in
again-ready = The new table is ready
again-yes = wants to
again-turned = Seats are turned: this time { $name } has seat 1.
again-turned-you = Seats are turned: this time you have seat 1.
again-at-once = opens at once
again-asks = asks the others
again-go = To the new table
again-opens = opens in { $seconds } s
again-withdraw = Withdraw
again-not-now = Not now
again-previous = The game before this
ranks = Places
rank = { $rank }.
end-counting = Counting the points
offer-agree = Agree
draw-offer = Offer a draw
draw-asked-by = { $names } offers a draw.
draw-asked-small = You can agree, decline, or just play on.
draw-asked = Draw offered. Waiting for { $names }.
draw-declined = { $name } declines the draw.
stop-offer = Propose to stop
stop-now = Stop this game
stop-asked-by = { $names } would like to stop the game.
stop-asked-small = If everyone agrees, it ends without a result.
stop-asked = Proposed to stop. Waiting for { $names }.
stop-title = Stop this game?
stop-people = It ends without a result once all people agree. Bots always do.
stop-alone = It ends now, without a result.
resign = Resign
resign-title = Resign this game?
resign-two = Your opponent wins. This can’t be undone.
resign-more = You lose, and a bot plays on in your seat. In standings you come last. This can’t be undone.
resign-alone = You lose, and the game ends. This can’t be undone.
ending-draw = A draw
ending-draw-small = By agreement.
ending-stopped = The game was stopped
ending-stopped-small = By agreement, without a result.
ending-ended = The game was ended
ending-ended-small = Before it was over, without a result.
ending-you-win = You win
ending-wins = { $name } wins
ending-win = { $names } win
ending-you-lose = You lose
ending-resigned = { $name } resigned.
ending-you-resigned = You resigned.
seating-resigned = { $before } resigned; a bot plays on.

### Inviting, and who sits where

invite-someone = Invite someone
invite-intro = They need no account. The seat is theirs when they sit down.
invite-camera = Point another phone’s camera here
invite-qr = QR code of { $address }
invite-code = Table code
invite-code-hint = To type on the home page of the same server.
invite-address-public = Address
invite-address-network = Address on your network
invite-address-local = Address on this computer
invite-copy = Copy the link
invite-share = Share …
invite-local = Only this computer can reach the table
invite-local-switch = Let the server listen on your network, below, and others can join.
invite-local-command = To let others on your network join, start the server with:
reach-on = Reachable on this network
reach-on-small = Only devices on the same Wi-Fi get in. Further away: put the server at a public address.
reach-off = Not reachable for others
reach-off-small = Switch on to let devices on the same Wi-Fi join. The server then listens on the local network until it stops, or you switch it off.
reach-switch = Listen on the local network
seat-open = Free seat
seat-taken = seated
put-aside = Put aside
sit-as = Your name at the table
names-title = Who’s playing?
names-of = Name of player { $seat }
chat-unread = { $lines ->
    [one] Chat: { $lines } new message
   *[other] Chat: { $lines } new messages
 }
reactions = Say something quickly
reaction-hello = Hello!
reaction-luck = Good luck!
reaction-nice = Nice move!
reaction-ouch = Ouch!
reaction-moment = One moment
reaction-thanks = Thanks!
reaction-played = Well played!
not-found = Not found
not-found-text = There is nothing at this address. The link may be incomplete, or have expired.
not-found-home = To the home page
table-draw = Finished: a draw
table-agreed = Stopped by agreement
table-resigned = Finished: somebody resigned

# ---- analysis of a finished game

analysis-title = Win chance
analysis-form = Which chances are shown
analysis-looked = As it looked
analysis-was = As it was
analysis-start = Analyse
analysis-start-small = errors, luck, turning points
analysis-about = about { $seconds } s
analysis-busy = Analysing, { $percent }%
analysis-stop = Stop
analysis-rail = Analysis
analysis-log = Log
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-luck = Luck
analysis-luck-lane = luck
analysis-bad-luck = bad luck
analysis-good-luck = luck
analysis-moment = This move
analysis-move = Move { $move }
analysis-end = The game is over here.
analysis-better = Better: { $move } – { $value }, not { $made }.
analysis-no-better = Nothing better was found.
analysis-no-choice = There was no choice.
analysis-why-you = Win chance in percent, from what you could know. Give or take { $margin }.
analysis-why = Win chance of { $name } in percent, from what could be known in that seat. Give or take { $margin }.
analysis-turning = Turning points
analysis-turning-of = { $count } of { $all ->
    [one] 1 choice
   *[other] { $all } choices
 }
analysis-quiet = No choice and no draw changed the game much.
analysis-turn-error = { $cost }. Better: { $better }.
analysis-turn-luck = { $whose ->
    [own] Luck, { $gain }:
   *[other] Luck for { $name }, { $gain }:
 } { $rarer ->
    [0] none
   *[other] { $rarer }
 } of { $others ->
    [one] the other draw
   *[other] { $others } other draws
 } would have been better.
analysis-turn-bad-luck = { $whose ->
    [own] Bad luck, { $gain }:
   *[other] Bad luck for { $name }, { $gain }:
 } { $rarer ->
    [0] none
   *[other] { $rarer }
 } of { $others ->
    [one] the other draw
   *[other] { $others } other draws
 } would have been worse.
analysis-seats = Seats
analysis-choose-seat = whose marks are shown
analysis-given = Given away per choice
analysis-given-short = given
analysis-errors = Errors
analysis-less-luck = Result less luck
analysis-less-luck-short = less luck
analysis-sum = { $name }: { $start } at the start, { $luck } luck, { $own } own errors, { $others } choices of others, { $noise } seen only later, { $end } at the end.
analysis-margin = Give or take { $luck } for luck and { $own } for own errors.
analysis-too-few = Too few tries to tell: luck may be { $luck } more or less, own errors { $own }.
analysis-unexplained = More than half of what changed is neither luck nor an error that was found.
tally-given = given away per choice
analysis-thorough = { $iterations ->
    [one] A quick look: 1 try for each choice
   *[other] { $iterations } tries for each choice
  }, eight times as many where it mattered most.
keys-analysis-turning = previous or next turning point of an analysed game
keys-analysis-form = win chance as it looked or as it was
keys-analysis-fork = play on from this moment of an analysed game

# ---- puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzles-intro = Positions from games between bots in which one move is clearly the best. Find it.
puzzles-today = Today’s puzzles
puzzle-of-the-day = Puzzle of the day
puzzle-all = All puzzles
puzzle-leave = Leave the puzzle
puzzle-solve = Solve
puzzle-next = Next puzzle
puzzle-solved = Right, at once.
puzzle-solved-late = That is the one.
puzzle-is-solved = (solved)
puzzle-moves-worth = What each move is worth
puzzle-worth-small = Games won of 100, as far as a long search can tell.
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
  }
puzzle-days = { $days ->
    [one] day in a row
   *[other] days in a row
  }
puzzle-best = best: { $days }
puzzle-day-solved = solved
puzzle-seats = { $seats ->
    [one] 1 player, you are
   *[other] { $seats } players, you are
  }
puzzle-game = Game
puzzle-level = Difficulty
puzzle-any-level = Any
puzzles-level-1 = Easy
puzzles-level-2 = Fair
puzzles-level-3 = Hard
puzzles-level-4 = Very hard
puzzle-none-fit = No puzzle fits. Choose another game or difficulty.
