# Texts that belong to no game. nl.ftl has the same messages with the same variables.

### Errors: what was wrong, where, and what is allowed.

## The table

error-game-over = The game is over; there are no more decisions.
error-seat-unknown = There is no seat { $seat }; seats are numbered 1 to { $most }.
error-stale-decision = Something happened in the meantime. Take another look at the table and choose again.
error-not-your-decision = It’s not { by-seat }’s turn.
error-undo-nothing = There is no move to undo.
error-undo-other-seat = You can’t undo your move: { by-seat } has moved since.
error-undo-revealed = You can’t undo “{ $move }”: it revealed hidden information.
error-move-unknown = “{ $move }” is not a move. Moves look like this: { $shapes }.
error-move-number = There is no move { $given } in this game; moves are numbered 0 to { $most }.
error-position-damaged = This saved game can’t be read: { $problem }.

by-seat = { $seat ->
    [1] seat 1
    [2] seat 2
    [3] seat 3
    [4] seat 4
    [5] seat 5
    [6] seat 6
    [7] seat 7
   *[other] { $seat }
 }

## Names that were given

error-game-unknown = There is no game called “{ $name }”. Available games: { $allowed }.
error-language-unknown = Unknown language “{ $language }”. Available languages: { $allowed }.
error-option-unknown = Unknown option “{ $option }”. Available options: { $allowed }.
error-option-value = Option { $option } can’t be “{ $value }”. Possible values: { $allowed }.
error-option-form = “{ $option }” is not an option; write it as NAME=VALUE.
error-seat-count = This game needs { $fewest } to { $most } players; { $given ->
    [one] { $given } was given.
   *[other] { $given } were given.
 }
error-seat-count-exactly = This game needs exactly { $wanted ->
    [one] { $wanted } player
   *[other] { $wanted } players
 }; { $given ->
    [one] { $given } was given.
   *[other] { $given } were given.
 }
error-seat-empty = A seat in “{ $seats }” has no player. List one player per seat, separated by commas.
error-seat-name = { $name } is not a valid name; use at most { $most } printable characters.
error-bot-unknown = There is no player “{ $bot }”. Choose from: human, { $allowed }.
error-cluster-unreachable = No Dask scheduler answers at { $address }: { $problem }
error-worker-died = A process that played games was ended from outside. Start the same command again: it goes on with what is missing.
error-run-other-plan = { $folder } holds a run with another plan (different: { $fields }). Choose another folder with --into.
error-run-empty = { $folder } holds no games of a tournament.
error-tournament-bots = A tournament needs at least two bots, separated by commas.
error-tournament-twice = The bot “{ $bot }” is named twice.
error-tournament-many = At tables for more than two, a tournament has at most { $most } bots.
error-bot-of-record = The record names “{ $bot }”, a program of somebody’s own, which is not started for that. Say who plays with --seats.
error-bot-illegal = The bot { $bot } chose “{ $move }”, which it was not offered.
error-bot-no-move = The bot { $bot } gave { $given } instead of a move.
error-bot-failed = The bot { $bot } failed: { $problem }
error-bot-class-missing = { $file } has no class { $name }.
error-bot-not-started = The bot { $bot } could not be started: { $problem }.
error-bot-garbage = The bot { $bot } did not answer with a line of JSON that names a move, but with { $line }.
error-bot-ended = The bot { $bot } ended by itself (code { $code }) though it was asked for a move.
error-bot-silent = The bot { $bot } said nothing for { $seconds } seconds.
error-rule-unknown = There is no rule “{ $number }”; rules run from { $first } to { $last }.
error-rule-no-match = No rule mentions “{ $word }”.
error-command-unknown = Unknown command “{ $name }”. Available commands: { $allowed }.
error-command-ambiguous = “{ $given }” is ambiguous; it could be: { $allowed }.
error-choice-unknown = There is no choice { $given }; choices are numbered { $first } to { $most }.
error-why-what = Add a move after “why”, for example: why { $example }.
error-replay-unclear = “{ $given }” doesn’t work here. Press Enter, or type b, a move number, or q.
error-number-wanted = { $argument } must be a whole number, not “{ $given }”.
error-action-unknown = There is no action { $given }: they are numbered from 0 to { $most }.
error-game-without-features = “{ $name }” does not say what a learner sees of it yet.
error-extra-missing = This needs { $package }. Install it with: pip install "tijdperk[{ $extra }]"
error-count-wanted = { $argument } must be a whole number greater than 0, not “{ $given }”.
error-game-missing = Name a game: { $allowed }.
error-load-with = A game opened with --load continues with its own settings; leave out { $argument }.
error-usage = Invalid command line: { $problem }. See: tijdperk --help

## Lessons

error-lesson-unknown = There is no lesson “{ $name }”. Lessons: { $allowed }.
error-lesson-over = The lesson is over.
error-lesson-read-on = Read on first: press Enter.
error-lesson-move-wanted = Make a move to go on, or type “hint”.
error-lesson-at-start = This is where the lesson begins.
error-lesson-too-many = That is more than this step asks for: { $wanted ->
    [one] make one move
   *[other] make { $wanted } moves
 }.
error-lesson-goal = “{ $goal }” is not a goal: name a number the learner can see, and compare it, as in “turn >= 2”.
error-lesson-hangs = The other players of lesson { $lesson } never finish their part.
error-lesson-broken = Lesson { $lesson }, step { $step }: “{ $line }” does not fit any more. { $reason }

## Files

error-file-unreadable = Can’t read { $file }: { $problem }.
error-file-unwritable = Can’t write { $file }: { $problem }.
error-file-exists = { $file } already exists and was not changed; choose another name.
error-save-exists = { $file } already exists and was not changed. Choose another name, or type “save { $file }!” to overwrite it.
error-save-where = Name a file: save FILE.
error-record-too-long = { $file } is too large for a game record; the limit is { $most } bytes.
error-record-not-text = { $file } is not a game record: it is not a text file.
error-record-not-ours = { $file } is not a game record: its first line is not “tijdperk 1”.
error-record-newer-format = { $file } was written by a newer version (format { $given }); this version reads formats up to { $known }.
error-record-newer-rules = { $file } was played with newer rules (version { $given }); this version supports rules up to version { $known }.
error-record-older-rules = { $file } was recorded under rules version { $given }; under the present version { $known } it can be played up to line { $line }: “{ $move }” no longer agrees. { $reason }
error-outcome-differs = What chance gave according to line { $line } cannot be under the present rules.
error-record-game-unknown = { $file } is a record of “{ $name }”, which is not available. Available games: { $allowed }.
error-record-other-game = { $file } is a record of { $given }, not { $wanted }.
error-record-other-content = { $given ->
    [standard] { $file } was played with the standard content; leave out --content.
   *[other] { $file } was played with custom content ({ $given }); pass the same file with --content.
 }
error-record-header = { $file }, line { $line }: “{ $text }” is not allowed before “begin”; only game, rules, content, option and seat are.
error-record-header-word = { $file }, before line { $line }: “{ $word }” is missing, repeated or invalid.
error-record-line = { $file }, line { $line }: “{ $text }” is neither a move (“1 build baths”) nor an outcome (“~ card baths”).
error-record-long-line = { $file }, line { $line }: longer than { $most } characters.
error-record-cut-off = { $file } breaks off after line { $line }.
error-record-illegal = { $file }, line { $line }: “{ $move }” is not legal at that point. { $reason }
error-record-outcome = { $file }, line { $line }: “{ $text }” is not a possible outcome at that point.
error-record-outcome-wanted = { $file }, line { $line }: “{ $text }” doesn’t fit here; expected a matching “~ { $wanted } …” line.
error-content-not-toml = { $file } is not a content file: { $problem }.
error-content-field = { $file }, { $entry }, field { $field }: { $problem }.
error-content-doubled = { $file }: { $kind } “{ $id }” appears twice; each may appear only once.
error-content-missing = { $file }: { $kind } “{ $id }” is missing; a content file must list every component.
error-content-unknown = { $file }: this game has no { $kind } “{ $id }”; you can change values, but not add components.

### Lessons in the terminal

teach-none = There are no lessons for { $game } yet.
teach-begin = Begin one by its number:
teach-keys = Enter reads on; “back”, “hint”, “rules” and “quit” do what they say.
teach-prompt = Lesson
teach-step = Step { $number } of { $most }
teach-left = { $moves ->
    [one] { $moves } move left.
   *[other] { $moves } moves left.
 }
teach-goal-missed = Not this time. Press Enter to try again.
teach-no-hint = There is no hint for this step.
teach-done = Done: { $lesson }
teach-next = The next lesson:
teach-first-game = You have had all lessons. Your first whole game:

### Who sits there

seat-human = Player { $seat }
seat-bot = Bot
seat-numbered = { $name } { $seat }
bot-random = Random
bot-greedy = Greedy
bot-search = Search

### At the table

table-welcome = { $game }: { $names }. Type a number or a move; “help” lists the commands.
table-welcome-back = Continuing { $game }: { $names }. { $moves ->
    [0] No moves have been played yet.
    [one] { $moves } move has been played.
   *[other] { $moves } moves have been played.
 }
table-thinking = { $name } is thinking …
table-prompt = Your choice{ or-enter }
table-prompt-of = { $name }’s choice{ or-enter }
or-enter = { $only ->
    [yes] {" "}(or just Enter)
   *[no] {""}
 }
table-not-now = Not possible now
table-unclear = Type a number, a move, or “help”.
table-legal = Yes, you can. { $move }
table-pass = Hand the screen to { $name } and look away.
table-press-enter = { $name }, press Enter when nobody else is looking.
table-since = Since your last decision
table-log-empty = Nothing has happened yet.
table-undone = Undone: { $move }.
table-undone-more = { $moves ->
    [one] Back to your last decision: { $moves } move undone.
   *[other] Back to your last decision: { $moves } moves undone, including the other players’.
 } Draws and dice may turn out differently this time.
table-hint-none = There is only one choice.
table-hint-row = { $win }% ± { $margin }
table-hint = What the search bot would do, with its estimated chance of winning
table-saved = Saved to { $file }.
table-goodbye = Goodbye. { $moves ->
    [0] Nothing was played.
   *[other] The game was not saved. Next time, “save FILE” saves it and “tijdperk play GAME --load FILE” continues it.
 }
table-goodbye-saved = Goodbye. To continue this game:
table-result = Result
figures-reconstructed = { $some } of the { $all } components of this game have reconstructed values that nobody has been able to confirm. If you own the game, export its values (tijdperk content { $game } > my-{ $game }.toml), correct them, and play with --content my-{ $game }.toml.
figures-own = You are playing with custom content from { $file }. Where a rule gives a different number, the file applies.
table-interrupted = Stopped.

### Commands

command-undo = undo your last move
command-hint = what a strong player would do
command-log = everything that has happened so far
command-why = why a move is or isn’t possible, and what it costs
command-rules = the rules: all of them, one (rules R17), or those that mention a word
command-save = save the game to a file, to continue with --load
command-board = draw the table again, or all of it where a part is left out
command-help = this list
command-quit = leave the game
command-number = pick the choice with that number
command-move = a move, written as in a game record
command-number-word = NUMBER
command-move-word = MOVE
command-file-word = FILE
command-all-word = [all]
command-rule-word = R17
command-intro = Commands can be shortened as long as they stay unambiguous.

### Replay

replay-at = Move { $at } of { $most }
replay-prompt = Enter: next, b: back, a number: jump to that move, q: quit
replay-unfinished = The record ends here; the game was not finished.
replay-keys = Press Enter for the next move or b to go back, type a number to jump to that move, or q to quit.

### Listings

games-id = Id
games-name = Game
games-seats = Players
games-options = Options (defaults first)
games-play = Start a game with: tijdperk play { $game }
version-line = Tijdperk { $version } on Python { $python }, { $form }
bench-compiled = compiled
bench-plain = not compiled
learn-quick = Quick games
learn-search = Games of the search
learn-done = Wrote { $file }. Log loss on other games: { $loss }.
error-numpy-missing = Learning needs numpy: pip install "tijdperk[zoo]".
error-games-wrong = “{ $given }” is not a number of games for each round. Give up to three, at least { $fewest } for the first, for example --games 60000,700,900.
error-minutes-wrong = “{ $given }” is not a number of minutes. Give one between 0 and 10000, for example --minutes 20.
error-nothing-to-learn = This game names no features, so nothing can be learned of it: { $name }.
simulate-title = { $games ->
    [one] { $games } game of { $game }
   *[other] { $games } games of { $game }
 }

### The command line

cli-about = An open table for civilization board games: play, analyse, experiment.
cli-play = play a game in the terminal
cli-replay = step through a recorded game
cli-games = list the games and their options
cli-lesson = learn a game by playing, step by step
cli-rules = read the rules of a game
cli-version = show the version, and whether it is compiled
cli-content = print a game’s content, to edit in a file of your own
cli-simulate = let bots play many games
cli-learn = learn what positions are worth, for the search bot
cli-bench = measure the speed of a game’s engine
cli-usage = Usage:{ " " }
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-examples = Examples
cli-more = Run “tijdperk COMMAND --help” for help on a command.
cli-help = show this help
cli-arg-game = which game; “tijdperk games” lists them
cli-arg-lang = nl or en (default: your system’s language)
cli-arg-no-color = no colours (same as NO_COLOR=1)
cli-arg-seats = who plays, separated by commas: human, human:NAME, random, greedy, search, search:2000 (iterations), search:5s (seconds), easy, good, strong, master, mine.py:Bot, exec:./bot (default: you against search)
cli-arg-option = set a game option; “tijdperk games” lists them
cli-arg-content = play with custom content from a file; “tijdperk content GAME” prints the standard content
cli-arg-seed = random seed; the same seed gives the same draws
cli-arg-load = continue a saved game
cli-arg-save = save the game to this file after every move
cli-arg-hide = always blank the screen between players
cli-arg-analysed = the files with the recorded games
cli-arg-jobs-records = number of processes that share several records (default: one per core)
cli-arg-record = the file with the recorded game
cli-arg-at = start at this move
cli-arg-all = print everything that happened, without pausing
cli-arg-lesson = a lesson’s number or name; without one they are listed. After “from” in the place of the game: a recorded game, over which the skeleton of a new lesson is printed
cli-arg-lesson-at = where the new lesson begins: after so many moves of the record
cli-arg-rule = a rule number (R17), or a word to search for
cli-arg-minutes = how much to play, in minutes of one core (default: 20)
cli-arg-games-learned = how many games to play in each round instead: quick ones, then two rounds of the search; a file of weights names them
cli-arg-weights = write the weights to FILE instead of the game’s folder, where the search bot finds them
cli-arg-games = number of games (default: 1000)
cli-arg-bots = a bot for each seat, separated by commas: random, greedy, search:2000 (iterations), search:5s (seconds), easy, good, strong, master, mine.py:Bot (a class of a Python file), exec:./bot (a program) (default: all random)
cli-arg-jobs = number of processes; the games are the same with any number (default: one per core)
cli-arg-json = print a single JSON object and nothing else
cli-arg-records = save a record of every game in this folder
cli-tournament = let bots play against each other, with ratings and a report
cli-report = write the report of a tournament again
cli-arg-entrants = the bots that play, separated by commas: random, greedy, search:500 (iterations), search:2s (seconds), easy, good, strong, master, mine.py:Bot (a class of a Python file), exec:./bot (a program)
cli-arg-into = the folder for plan, rows and report; started again with the same arguments, a run goes on where it stopped
cli-arg-pair-games = games of each line-up, rounded up so that every bot sits in every seat in every deal (default: 100)
cli-arg-seat-count = seats at each table (default: as few as the game allows)
cli-arg-cluster = play on the machines of a Dask cluster, by the address of its scheduler: tcp://HOST:8786
cli-arg-decisions = also keep a row for every decision
cli-arg-run = the folder of a tournament
tournament-report = Report: { $file }
report-title = { $game }: tournament of bots
report-games = games
report-deals = deals
report-players = seats
report-bots = bots
report-decisions = decisions per game
report-lead = { $best } plays best: { $points } Elo better than { $second } (95% interval { $low } to { $high }).
report-lead-unsure = { $best } is { $points } Elo ahead of { $second }, but that may be chance (95% interval { $low } to { $high }).
report-made = Made with Tijdperk { $version }, rules { $rules }, seed { $seed }. Options: { $options }. Content: { $content }.
report-standard = standard
report-ratings = Ratings
report-ratings-about = The average of all is 0; 100 points more means winning 64 of 100 games. The bars hold the true rating with 95% confidence. “Comes first”: how often, when the deals are drawn again by lot.
report-elo = Elo
report-interval = 95% interval
report-bot = bot
report-share = share won
report-first = comes first
report-share-axis = percent won
report-all-bots = all bots
report-median = median { $number }
report-pairs = Who beats whom
report-pairs-about = Wins of the row against the column, of 100 that either of them won; below them the 95% interval. Green wins, brown loses; it is pale where the better one cannot be told yet.
report-difference = { $one } − { $other }: { $low } to { $high } Elo
report-settling = How the ratings settled
report-settling-about = The ratings after so many deals of each line-up, with their 95% intervals. Lines that still move need more games.
report-seats = What the seats are worth
report-seats-about = The share won in each seat, with 95% intervals; the dashed line is an equal share. Every bot played the same deals in all seats, so what remains is the seat.
report-seat = seat { $seat }
report-lengths = Length of the games
report-lengths-about = How many games had so many decisions.
cli-arg-seconds = how long to run each measurement (default: 1)

### The table

cli-serve = run a server to play in the browser, alone or with friends
cli-arg-config = read settings from this TOML file; each can also be set by a variable, such as TIJDPERK_PORT
cli-arg-host = the address to listen on (default: this computer only)
cli-arg-port = the port to listen on; 0 picks a free one (default: { $default })
cli-arg-data = the folder to store tables in, created if needed (default: { $default })
cli-arg-database = store tables in a PostgreSQL database instead, for several servers: postgresql://…
cli-arg-workers = number of server processes; more than one needs --database (default: { $default })
cli-arg-thinkers = how many bots think at the same time (default: { $default })
cli-arg-pause = seconds to wait before a bot moves, so people can follow (default: { $default })
cli-arg-address = the public address of the server, for links in notifications (default: the address it listens on)
cli-arg-proxies = whose word is taken for where a request came from (X-Forwarded-For and -Proto): addresses or networks of reverse proxies, can be repeated (default: { $default })
cli-arg-guests = how many people may come from one network address: new guests at once and again every 5 minutes, and connections (default: { $default })
cli-arg-metrics = where Prometheus reads metrics, such as 127.0.0.1:9464; each further server process has the next port (default: nowhere)
cli-arg-contents = play a game with custom content; can be repeated (“tijdperk content GAME” prints the standard content)
cli-arg-local-webhooks = also post notifications to webhooks inside your own network, not only to public addresses
cli-arg-mail = mail server for notifications: smtp://HOST:PORT or smtps://USER:PASSWORD@HOST
cli-arg-mail-from = sender of these mails
cli-arg-open = also open a browser
serve-open = Tijdperk is running at { $address }
guest-name = Guest { $number }
deleted-name = Deleted player
notice-your-turn = It’s your turn in { $game }: { $link }
error-mail-server = “{ $given }” is not a mail server; write smtp://HOST:PORT or smtps://USER:PASSWORD@HOST.
error-mail-from = Name the sender of mails too: --mail-from ADDRESS.
error-mail-none = This server doesn’t send mail.
error-mail-unfit = That’s not an e-mail address.
error-mail-failed = The mail could not be sent. Check the address and try again later.
error-mail-code-unknown = This link has been used or has expired.
error-push-none = This server doesn’t send notifications to browsers.
error-push-unfit = This browser gave an address for notifications that can’t be used.
error-push-package = Notifications to browsers need the package pywebpush: pip install “tijdperk[push]”.
mail-confirm-subject = Confirm your address
mail-confirm =
    Hello { $name },

    Open this link to get a mail from Tijdperk when it’s your turn, at most one an hour:

    { $link }

    If you didn’t ask for this, ignore this mail; you won’t get another one.
mail-your-turn-subject = Your turn in { $game }
mail-your-turn =
    It’s your turn in { $game }:

    { $link }

    No more of these mails: { $stop }
push-your-turn = Your turn
page-home = Home page
page-not-built = The server is running, but its web page has not been built: run “make web”, or install Tijdperk from a wheel. The API works.
page-link-expired = This link doesn’t work, or has expired. Create a new one under Settings on the device where you are signed in.

## Starting

error-port-in-use = Port { $port } is in use; choose another with --port, or 0 for any free port.
error-setting-text = { $argument } can’t be “{ $given }”; it must be text.
error-setting-address = { $argument } must be an address with a port, such as 127.0.0.1:9464, not “{ $given }”.
error-setting-switch = { $argument } must be true or false, not “{ $given }”.
error-config-unreadable = Can’t read the settings in { $file }: { $problem }.
error-config-unknown = { $file }: there is no setting “{ $name }”. Available settings: { $allowed }.
error-address-unusable = Can’t listen on { $address }: { $problem }.
error-data-folder = Can’t use the data folder { $folder }: { $problem }.
error-data-folder-rights = You don’t have permission to write to the data folder { $folder }; choose another with --data.
error-data-in-use = Another server is using the data folder { $folder }; stop it, or choose another folder with --data.
error-workers-one-file = Several workers can’t share one file; pass a database with --database postgresql://…
error-database-kind = A database address looks like postgresql://…; without --database, tables are stored in a file.
error-database-unreachable = Can’t reach the database: { $problem }.
error-database-encoding = The database stores text as { $encoding }, and has to store it as UTF8: make it with “createdb --encoding=UTF8 --template=template0”.
error-database-missing = There are no tables in { $folder } yet; name the folder with --data, or a database with --database.
error-database-older = The database is of an older version (schema { $given }; this version uses { $known }). Start the server once, and it is brought up to date.
error-database-newer = The database was created by a newer version (schema { $given }); this version supports schemas up to { $known }.

## Asking

error-database-away = The database can’t be reached right now. Nothing is lost; try again in a moment.
error-internal = Something went wrong on the server, and the error was logged. Please try again.
error-nothing-here = There is nothing at this address.
error-method-unknown = { $method } is not supported at this address.
error-message-unreadable = The server can’t read this request: { $problem }.
error-too-large = That’s too large; the limit is { $most } bytes.
error-too-fast = Too many requests; wait a moment.
error-too-many-sockets = You have too many connections to this server open ({ $most } at most); close some tabs.
error-too-many-open-tables = You already have { $most } open tables that wait for players; wait until one of them is full.
error-too-many-bot-tables = Bots already play among themselves at { $most } of your tables; end one of those games first.
error-end-not-alone = You can only end a game where nobody but bots plays.
error-record-takes-long = { $file }: this record takes too long to replay; it was stopped at line { $line }.
error-not-signed-in = You are not signed in, or no longer. Reload the page.
error-request-forged = This request didn’t come from one of this server’s own pages, so it was ignored. Reload the page.
error-client-id = Every message needs its own id, of at most { $most } characters.
error-name-unfit = A name needs 1 to { $most } printable characters.
error-banned = The host of this server has closed it to you.
error-muted = The host of this server has muted you: you can play, but not chat or change your name.
error-invitation-needed = This server is by invitation only. Ask its host for an invitation link.
error-invitation-unknown = This invitation doesn’t work: it was used already, or has expired. Ask the host for another.
error-link-unknown = This link doesn’t work, or has expired. Create a new one under Settings on the device where you are signed in.
error-access-unknown = That was ended already, or has expired.
error-passkey-place = Passkeys only work on a named https address, or on localhost. Use your personal link here.
error-passkey-many = You already have { $most } passkeys, which is the maximum; remove one first.
error-passkey-unfit = This passkey was not accepted. Try again, or use your personal link.
error-passkey-late = That took too long, or was already used. Try again.
error-passkey-unknown = This server doesn’t know this passkey, or no longer does. Use your personal link, or start as a new player.
error-webhook-unfit = A webhook is an address that starts with https:// and has at most { $most } characters.

## Tables and seats

error-table-unknown = There is no such table, or the link is incomplete.
error-group-unknown = There is no such group, or you are not in it.
error-group-code-unknown = There is no group with this code. Ask for a new link.
error-group-member-unknown = This person is not in the group.
error-group-owner-only = Only the person who runs the group can do that.
error-group-members-only = This table is for members of the group. Ask one of them for the group’s link.
error-group-full = This group is full: it has { $most } members.
error-group-table-private = A group’s table is always private: its members find it on the group’s page.
error-too-many-groups = You are in { $most } groups, which is the limit. Leave one of them first.
error-too-many-cups = The group has { $most } cups under way, which is the limit.
error-cup-unknown = There is no such cup in this group.
error-cup-members = A cup is for members of the group, each of them once.
error-cup-entrants = This cup needs { $fewest } to { $most } players, bots included.
error-cup-rounds = A cup has at most { $most } rounds, and nobody plays more than { $games } of its games at once.
error-cup-seat = In a cup you can’t give your seat to somebody else. You can let a bot take it.
error-table-waiting = A seat is still open; the game continues as soon as someone takes it.
error-table-ended = This game was ended early.
error-table-older-rules = This game was begun under rules version { $given } and cannot go on under version { $known }: { $number ->
    [0] its start no longer agrees.
   *[other] move { $number } (“{ $move }”) no longer agrees.
 } { $reason } It can be looked at and downloaded as it stands.
error-table-finished-older-rules = This game was played under rules version { $given }. { $kept ->
    [yes] Its result is shown as it was;
   *[no] How it ended was not kept;
 } under version { $known } it can be stepped through only as far as { $number ->
    [0] its start, which no longer agrees.
   *[other] move { $number } (“{ $move }”), which no longer agrees.
 } { $reason }
error-table-finished-other-content = This game was played with other content ({ $given }). { $kept ->
    [yes] Its result is shown as it was;
   *[no] How it ended was not kept;
 } with the present content it can be stepped through only as far as { $number ->
    [0] its start, which no longer agrees.
   *[other] move { $number } (“{ $move }”), which no longer agrees.
 } { $reason }
error-table-damaged = This game cannot go on: its log cannot be replayed from { $number ->
    [0] its start
   *[other] move { $number } (“{ $move }”)
 } on. { $reason }
error-chance-differs = What chance gave there cannot be under the present rules.
error-effect-differs = It no longer has the effect that it had.
error-board-differs = The board no longer comes out as it was shown.
error-entry-unreadable = One entry of its log is unreadable.
error-end-differs = Under the present rules the game would not be over there.
error-table-newer-rules = This table is played by newer rules (version { $given }) and can only be looked at here; this server knows up to version { $known }.
error-table-other-content = This table was begun with other content ({ $given }) and can only be looked at; it goes on once the server is started with the content file it was begun with.
error-content-form = “{ $given }” is not a content file; write it as GAME=FILE.
error-visibility-unknown = A table can’t be “{ $given }”. Choose from: { $allowed }.
error-seconds-per-move = The time per move must be between { $least } and { $most } seconds.
error-quiet-hours = Quiet hours are two times like 22:00 and 07:00, at most { $most } hours apart.
error-quiet-zone = The time zone “{ $zone }” isn’t known here.
error-calendar-unknown = There is no calendar at this address. Make a new one in the settings.
error-plan-not-now = You can plan an answer while the other player is to move, in games that allow it.
error-plan-not-theirs = You planned an answer to a move that the other can’t make now.
error-plan-lines = You can plan at most { $most } answers, one for each move.
error-time-twice = Time is either per move or for the whole game, not both.
error-time-bank = The time for the whole game must be between { $least } and { $most } seconds, with at most { $increment } seconds more for each turn.
error-bot-level = There is no bot “{ $bot }”. Available levels: { $allowed }.
error-solo-open-seat = A table on one screen can’t have open seats; add a bot, or sit there yourself.
error-solo-not-yours = This table is played on one screen only; nobody else can watch or join.
error-seat-not-yours = You can’t play for { by-seat }.
error-seat-knows-other = You have or had another seat at this table, and know what is hidden there; you can’t take a second one.
error-seat-holds-secrets = This bot holds something that is hidden from you; you can take its seat when it no longer does.
error-table-shared = Others have a seat at this table; it can only be deleted when nobody else does.
error-seat-taken = That seat is already taken.
error-seat-removed = The host removed you from this table; you can still watch.
error-solo-not-passed = A table on one screen stays yours; nobody else can take a seat.
error-pass-to-whom = You can only pass a seat to someone who is or was at this table, or is watching now.
error-not-at-table = Only players at this table can do that; you are watching.
error-host-only = Only the host can do that.
error-chat-not-at-table = Only players at this table can chat; you are watching.
error-chat-line = A chat message needs 1 to { $most } characters.
error-undo-asked-already = An undo request from { by-seat } is still open; it needs an answer first.
error-undo-not-asked = There is no undo request, or no longer.
error-undo-not-asked-you = You don’t need to answer { by-seat }’s undo request.
error-not-late = You can’t do that: { by-seat } still has time, or has nothing to decide.
error-hint-failed = No hint arrived in time; ask again.
error-record-not-yet = This record would reveal secrets; it’s available once the game is over.

# moves made as one phrase, and going back further

error-phrase-too-long = At most { $most } moves can be made at once.
error-phrase-mixed = After “{ $move }” another message is needed: one of the two can be undone and the other can’t.
error-phrase-after-chance = “{ $move }” has to be the last move of a phrase: what follows it is not known yet.
error-undo-barrier = “{ $move }” cannot be taken back: a deal or an answer has come since.
error-undo-depends = “{ $move }” cannot be taken back: “{ $later }” depends on it.
error-undo-so-far = { $most ->
    [0] No move can be taken back.
    [one] Only your last move can be taken back.
   *[other] Only your last { $most } moves can be taken back.
}
error-undo-steps = { $given } is not a number of moves; it has to be 1 or more.

# deals

error-deal-no-draft = Say first with whom you want to deal.
error-deal-in-draft = Propose or drop the offer you are putting together first.
error-deal-not-available = You have no more of that to offer.
error-deal-too-much = An offer cannot ask for more than that.
error-deal-empty = An offer has to give or want something.
error-deal-no-offer = There is no such offer any more.
error-deal-cannot-cover = You do not have what that offer asks for.
error-deal-too-many = You have made as many offers as a phase allows.
error-deal-with-oneself = A deal takes two.
error-deal-not-wantable = That cannot be asked for.
error-deal-wrong-lot = That is not added to an offer in such a number.
error-deal-maker-cannot-cover = What that offer gives is not there any more.

# in the terminal

table-many = Too many to list: how many there are, and one of them as you can type it
table-also = You can also type
table-suggest = Suggestion: { $moves }. Press Enter to play it.
command-suggest = a suggestion for this whole decision, played with Enter
command-steps-word = [NUMBER|all]

### Keeping a server

cli-backup = back up all tables and people to a file, also while the server is running
cli-restore = restore a backup into a new data folder or an empty database
cli-check = replay every table’s log and report what doesn’t replay
cli-admin = manage the tables and people of a server, also while it is running
cli-arg-backup = the backup file; the same file can be restored into SQLite and PostgreSQL
cli-arg-table = check only this table
cli-arg-action = one of the commands above, with what it takes; write -- before a table or person that starts with -
cli-arg-yes = don’t ask before deleting
cli-admin-tables = list tables, or those that match a game, a state or a name
cli-admin-people = list people, or those whose name matches
cli-admin-end = end a game that isn’t over; it stays readable
cli-admin-delete = delete a table, or a person and the tables nobody else sits at
cli-admin-mute = take away chat and name changes
cli-admin-unmute = give them back
cli-admin-ban = close the server to a person
cli-admin-unban = open it to them again
cli-admin-invitations = admit new people by invitation only, or everyone
cli-admin-invite = create invitation links; each works once, for 30 days
cli-admin-push = send notifications to browsers that ask for them, or don’t
backup-done = { $rows } rows written to { $file } ({ $bytes } bytes).
restore-done = { $rows } rows restored from { $file }.
check-progress = { $done } of { $all } tables checked
check-finding-damaged = { $table } ({ $game }) is damaged: { $what }
check-finding-old = { $table } ({ $game }): { $what }
check-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } with { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
 } checked; { $damaged ->
    [0] none is damaged.
    [one] { $damaged } is damaged.
   *[other] { $damaged } are damaged.
 }
error-check-damaged = log entry { $entry } doesn’t replay. { $problem }
error-check-missing = An entry is missing there.
error-check-no-start = The log has no beginning.
error-restore-not-empty = There are tables there already. A backup is restored into a new data folder or an empty database; name one with --data or --database.
error-backup-damaged = { $file } is not a backup, or it is damaged or incomplete. Nothing was restored.
error-backup-newer = { $file } was written by a newer version ({ $version }). Nothing was restored.
error-admin-action = There is no command “{ $given }”. Available commands: { $allowed }.
error-admin-takes = Write it as: tijdperk admin { $action } { $takes }
error-admin-person = Nobody has the id or name “{ $given }”. “tijdperk admin people” lists them.
error-admin-names = { $people } people are called “{ $given }”. Use the id that “tijdperk admin people” shows.
error-admin-sure = That can’t be undone; add --yes to do it without being asked.
error-admin-stopped = Nothing was deleted.
error-admin-on-off = Invitations are on or off, not “{ $given }”.
admin-yes = y yes
admin-sure-table = Delete table { $table } with everything played there? [y/N]
admin-sure-person = Delete { $name } and the tables nobody else sits at? [y/N]
admin-ended = Table { $table } has ended.
admin-deleted-table = Table { $table } is deleted.
admin-deleted-person = { $name } is deleted.
admin-muted = { $name } can’t chat or change their name any more.
admin-unmuted = { $name } can chat again.
admin-banned = The server is closed to { $name }. Someone who forgets their session can come back as a new guest, unless invitations are on.
admin-unbanned = The server is open to { $name } again.
admin-invitations-on = From now on new people need an invitation; “tijdperk admin invite” creates one. Everyone who is there stays.
admin-push-on = Browsers can now ask for notifications, under Settings. The keys are kept in the database.
admin-push-off = Browsers get no more notifications.
admin-invitations-off = From now on anyone can come.
admin-head-table = TABLE
admin-head-game = GAME
admin-head-state = STATE
admin-head-moves = MOVES
admin-head-changed = CHANGED
admin-head-people = PEOPLE
admin-head-person = PERSON
admin-head-name = NAME
admin-head-standing = STANDING
admin-head-since = SINCE
admin-head-used = LAST HERE
admin-head-tables = TABLES
admin-state-waiting = waiting
admin-state-playing = playing
admin-state-stopped = stopped
admin-state-over = over
admin-state-abandoned = ended
admin-standing-muted = muted
admin-standing-banned = banned

### Resigning, draws, stopping

command-resign = give up the game (type the whole word)
command-draw = offer a draw, in a game of two (type the whole word)
table-resign-sure = Give up the game? Type y to resign, anything else to play on
table-draw-sure = Does { $name } agree to a draw? Type y for a draw, anything else to play on
table-draw-declined = { $name } declines the draw.
table-ending-resigned = { $you ->
    [yes] You resigned.
   *[no] { $name } resigned.
 } { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
 }
table-ending-draw = A draw by agreement.
table-ending-stopped = Stopped by agreement, without a result.
error-draw-of-two = Only two players can agree to a draw. You can propose to stop the game.
error-nothing-offered = That was not proposed, or no longer.
error-offered-already = You have agreed to that already.
error-declined-just-now = That was just declined by { by-seat }. Ask again after the next move.
error-game-not-over = The game is not over yet.
error-again-begun = The new table is there already.
error-seat-resigned = You have resigned this game.
error-names-one-screen = Only at a table on one screen each seat has a name of its own.

### Inviting

cli-arg-lan = let others on the local network join (listens on all networks)
serve-others = Others reach it at { $address }
serve-alone = Only this computer can reach it. Start it with --lan to let others on your network join.
serve-no-network = No network was found: only this computer can reach it.
error-code-unknown = No open table has this code. Codes end when the table is full.
error-network-not-yours = Only someone at the server’s own computer can change that.
error-network-fixed = This can’t be changed while the server is running. Start it with --lan.
error-network-none = This computer isn’t connected to a network.

# ---- analysis of a finished game

cli-analyse = judge a finished game move by move: errors, luck, turning points
cli-arg-iterations = iterations of the search for each choice
error-analysis-running = The game is not over; only finished games are analysed.
error-analysis-one = Another game of yours is being analysed; wait until it is done, or stop it.
cli-arg-think-ahead = bots also think while people at their table do, at the lowest priority
cli-arg-analysis = how long the analysis of a game may keep one processor busy, about (default: { $default })
error-iterations-many = { $given } iterations are too many; at most { $most } are possible.
analyse-busy = Judging the game
analyse-curve = Win chance
analyse-seats = Seats
analyse-start = Win chance at the start
analyse-given = Given away per choice
analyse-inaccuracy = Inaccuracies
analyse-mistake = Mistakes
analyse-blunder = Blunders
analyse-luck = Luck
analyse-less-luck = Result less luck
analyse-sum = { $name } began at { $start } and ended with { $end }: { $luck } luck, { $own } own errors, { $others } choices of others, { $noise } seen only later.
analyse-margin = Give or take { $luck } for luck and { $own } for own errors.
analyse-too-few = Too few iterations to tell: luck may be { $luck } more or less, own errors { $own }.
analyse-unexplained = More than half of what changed is neither luck nor an error that was found.
analyse-turning = Turning points: { $count } of { $all } choices
analyse-quiet = No choice and no draw changed the game much.
analyse-inaccuracy-made = Move { $step }, inaccuracy of { $name }: “{ $move }” cost { $cost ->
    [one] 1 point
   *[other] { $cost } points
 }; better was “{ $better }”.
analyse-mistake-made = Move { $step }, mistake of { $name }: “{ $move }” cost { $cost ->
    [one] 1 point
   *[other] { $cost } points
 }; better was “{ $better }”.
analyse-blunder-made = Move { $step }, blunder of { $name }: “{ $move }” cost { $cost ->
    [one] 1 point
   *[other] { $cost } points
 }; better was “{ $better }”.
analyse-luck-good = Move { $step }: { $told } That was worth { $amount ->
    [one] 1 point
   *[other] { $amount } points
 } to { $name }; { $rarer ->
    [0] none
   *[other] { $rarer }
 } of { $others ->
    [one] the other draw
   *[other] { $others } other draws
 } would have been better.
analyse-luck-bad = Move { $step }: { $told } That cost { $name } { $amount ->
    [one] 1 point
   *[other] { $amount } points
 }; { $rarer ->
    [0] none
   *[other] { $rarer }
 } of { $others ->
    [one] the other draw
   *[other] { $others } other draws
 } would have been worse.
analyse-how = Win chances in percent, from what each player could know. { $iterations } iterations for each choice, seed { $seed }.
calendar-move = Your move: { $game }

# ---- puzzles

cli-puzzle = solve puzzles from recorded games: tijdperk puzzle GAME
cli-puzzles = find puzzles in recorded games
cli-arg-puzzle = the puzzle, by its number or its name
cli-arg-puzzles = the folder in which puzzles are written, and what was searched is noted
error-puzzle-unknown = There is no puzzle “{ $name }”.
puzzle-about = A position from a recorded game: find the best move.
puzzle-say = Your turn. One move is clearly the best here: find it.
puzzle-hint = The right move is worth { $lead ->
    [one] 1 point
   *[other] { $lead } points
} more than any other.
puzzle-miss = Not this one. It wins { $worth } of 100 games; there is a move that wins { $best }.
puzzle-miss-other = Not this one. There is a move that wins { $best } of 100 games.
puzzle-level-1 = Easy puzzle
puzzle-level-2 = Fair puzzle
puzzle-level-3 = Hard puzzle
puzzle-level-4 = Very hard puzzle
puzzle-right = Right! Of 100 games it wins { $worth }; the next best move wins { $next }.
puzzle-none = There are no puzzles of { $game } yet.
puzzle-begin = Solve one with:
puzzle-worth = What each move is worth
puzzles-found = { $done } of { $all } games searched: { $puzzles ->
    [0] no puzzle
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
} in this one.
