# Texts that belong to no game. nl.ftl has the same messages with the same variables.

### Errors: what was wrong, where, and what is allowed.

## The table

error-game-over = The game is over; there is nothing left to decide.
error-seat-unknown = There is no seat { $seat }; seats are numbered from 1 to { $most }.
error-stale-decision = Something happened in the meantime; look at the table again and choose anew.
error-not-your-decision = Right now there is nothing to decide for { by-seat }.
error-undo-nothing = There is no move to take back.
error-undo-other-seat = You cannot take your move back: { by-seat } has acted since.
error-undo-revealed = “{ $move }” cannot be taken back: it showed something that was hidden.
error-move-unknown = “{ $move }” is not a move. Moves are: { $shapes }.
error-move-number = There is no move { $given } in this game; moves are numbered from 0 to { $most }.
error-position-damaged = This stored game cannot be read: { $problem }.

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

error-game-unknown = There is no game “{ $name }”; the games are: { $allowed }.
error-language-unknown = There is no language “{ $language }”; allowed are: { $allowed }.
error-option-unknown = There is no option “{ $option }”; the options are: { $allowed }.
error-option-value = Option { $option } cannot be “{ $value }”; allowed are: { $allowed }.
error-option-form = “{ $option }” is not an option; write NAME=VALUE.
error-seat-count = This game has { $fewest ->
    [one] { $fewest } seat
   *[other] { $fewest } seats
 } at least and { $most } at most; { $given ->
    [one] { $given } was given.
   *[other] { $given } were given.
 }
error-seat-empty = A seat has no player: “{ $seats }”. Write one player for each seat, with commas between them.
error-seat-name = { $name } cannot be written down; use at most { $most } printable characters for a player.
error-bot-unknown = There is no player “{ $bot }”; allowed are: human, { $allowed }.
error-rule-unknown = There is no rule “{ $number }”; the rules run from { $first } to { $last }.
error-rule-no-match = No rule speaks of “{ $word }”.
error-command-unknown = There is no command “{ $name }”; the commands are: { $allowed }.
error-command-ambiguous = “{ $given }” can mean more than one thing: { $allowed }.
error-choice-unknown = There is no choice { $given }; the choices are numbered from { $first } to { $most }.
error-why-what = Name a move after “why”, for example: why { $example }.
error-replay-unclear = “{ $given }” is not understood here; press Enter, or type b, the number of a move, or q.
error-number-wanted = { $argument } must be a whole number, not “{ $given }”.
error-count-wanted = { $argument } must be a whole number above 0, not “{ $given }”.
error-game-missing = Say which game: { $allowed }.
error-load-with = With --load the game goes on as it was begun; leave { $argument } out.
error-usage = This command line cannot be understood: { $problem }. See: tijdperk --help

## Files

error-file-unreadable = { $file } cannot be read: { $problem }.
error-file-unwritable = { $file } cannot be written: { $problem }.
error-file-exists = { $file } exists and is left as it is; choose another name.
error-save-exists = { $file } exists and is left as it is; choose another name, or write “save { $file }!” to replace it.
error-save-where = Say where to: save FILE.
error-record-too-long = { $file } is too long for a record; at most { $most } bytes are read.
error-record-not-text = { $file } is not a record: it is not text.
error-record-not-ours = { $file } is not a record: its first line is not “tijdperk 1”.
error-record-newer-format = { $file } was written by a newer version (format { $given }); this version reads up to format { $known }.
error-record-newer-rules = { $file } was played by newer rules (version { $given }); this version knows up to version { $known }.
error-record-older-rules = { $file } was recorded under rules version { $given }; under the present version { $known } it can be played up to line { $line }: “{ $move }” no longer agrees. { $reason }
error-outcome-differs = What chance gave according to line { $line } cannot be under the present rules.
error-record-game-unknown = { $file } is a record of “{ $name }”, which is not here; the games are: { $allowed }.
error-record-other-game = { $file } is a game of { $given }, not of { $wanted }.
error-record-other-content = { $given ->
    [standard] { $file } was played with the standard figures; leave --content out.
   *[other] { $file } was played with other figures ({ $given }); give the same file with --content.
 }
error-record-header = { $file }, line { $line }: “{ $text }” does not belong before “begin”; allowed there are game, rules, content, option and seat.
error-record-header-word = { $file }, before line { $line }: “{ $word }” is missing, doubled or wrong.
error-record-line = { $file }, line { $line }: “{ $text }” is neither a move (“1 build baths”) nor an outcome (“~ card baths”).
error-record-long-line = { $file }, line { $line }: longer than { $most } characters.
error-record-cut-off = { $file } is cut off after line { $line }.
error-record-illegal = { $file }, line { $line }: “{ $move }” is not allowed there. { $reason }
error-record-outcome = { $file }, line { $line }: “{ $text }” is not something chance can give there.
error-record-outcome-wanted = { $file }, line { $line }: “{ $text }” cannot be; a line “~ { $wanted } …” that fits is needed there.
error-content-not-toml = { $file } is not a content file: { $problem }.
error-content-field = { $file }, { $entry }, field { $field }: { $problem }.
error-content-doubled = { $file }: { $kind } “{ $id }” is there twice; each must be there once.
error-content-missing = { $file }: { $kind } “{ $id }” is missing; a content file has every one of them.
error-content-unknown = { $file }: there is no { $kind } “{ $id }” in this game; only figures can be changed.

### Who sits there

seat-human = Player { $seat }
seat-numbered = { $name } { $seat }
bot-random = Random
bot-greedy = Greedy
bot-search = Search

### At the table

table-welcome = { $game }: { $names }. Type a number or a move; “help” lists the commands.
table-welcome-back = { $game } goes on: { $names }. { $moves ->
    [0] No move was made yet.
    [one] { $moves } move was made.
   *[other] { $moves } moves were made.
 }
table-thinking = { $name } is thinking …
table-prompt = Your choice{ or-enter }
table-prompt-of = { $name }’s choice{ or-enter }
or-enter = { $only ->
    [yes] {" "}(or just Enter)
   *[no] {""}
 }
table-not-now = Not possible now
table-unclear = Type one of the numbers, a move, or “help”.
table-legal = Yes, you can. { $move }
table-pass = Pass the screen to { $name } and look away.
table-press-enter = { $name }, press Enter when you are the only one looking.
table-since = Since your last decision
table-log-empty = Nothing has happened yet.
table-undone = Taken back: { $move }.
table-undone-more = { $moves ->
    [one] Taken back to your last decision: { $moves } move.
   *[other] Taken back to your last decision: { $moves } moves, of the others too.
 } What chance gives may be different this time.
table-hint-none = There is only one choice.
table-hint-row = { $win }%
table-hint = What the search bot would do, with the share of games it expects to win
table-saved = Saved in { $file }.
table-goodbye = Goodbye. { $moves ->
    [0] Nothing was played.
   *[other] Nothing was saved: “save FILE” keeps a game, “tijdperk play GAME --load FILE” goes on with it.
 }
table-goodbye-saved = Goodbye. To go on:
table-result = The result
figures-reconstructed = Of { $all } components of this game, { $some } have figures that are reconstructed: nobody could confirm them. If you have the game, write its figures to a file (tijdperk content { $game } > my-{ $game }.toml), correct them there, and add --content my-{ $game }.toml.
figures-own = These are figures of your own, from { $file }; where a rule says another figure, the file counts.
table-interrupted = Stopped.

### Commands

command-undo = take your last move back
command-hint = what would a strong player do?
command-log = all that has happened
command-why = why a move can or cannot be made, and its price
command-rules = the rules; one (rules R17), or those that speak of a word
command-save = keep the game in a file, to go on with --load
command-board = draw the table again
command-help = this list
command-quit = leave the table
command-number = the choice with that number
command-move = a move as it stands in a record
command-number-word = NUMBER
command-move-word = MOVE
command-file-word = FILE
command-rule-word = R17
command-intro = Any clear beginning of a command will do.

### Replay

replay-at = Move { $at } of { $most }
replay-prompt = Enter forward, b back, a number jumps, q leaves
replay-unfinished = The record ends here; the game is not over.
replay-keys = Press Enter for the next move, b to go back, type a number to jump to that move, or q to leave.

### Listings

games-id = Id
games-name = Game
games-seats = Seats
games-options = Options (the first is the default)
games-play = Play one with: tijdperk play { $game }
version-line = Tijdperk { $version } with Python { $python }, { $form }
bench-compiled = compiled
bench-plain = not compiled
simulate-title = { $games ->
    [one] { $games } game of { $game }
   *[other] { $games } games of { $game }
 }

### The command line

cli-about = An open table for civilization board games: play, study, experiment.
cli-play = play a game in the terminal
cli-replay = step through a recorded game
cli-games = which games there are, with their options
cli-rules = read the rules of a game
cli-version = this version, and whether it is compiled
cli-content = print the figures of a game, to change in a file of your own
cli-simulate = let bots play many games
cli-bench = measure how fast a game’s engine is
cli-usage = Usage:{ " " }
cli-commands = Commands
cli-arguments = What to name
cli-options = Options
cli-examples = Examples
cli-more = See “tijdperk COMMAND --help” for each command.
cli-help = show this help
cli-arg-game = which game; “tijdperk games” lists them
cli-arg-lang = nl or en (default: the language of your system)
cli-arg-no-color = no colours (the same as NO_COLOR=1)
cli-arg-seats = who sits where, with commas: human, human:NAME, random, greedy, search, search:2000 (iterations), search:5s (seconds), easy, normal, hard (default: you against search)
cli-arg-option = an option of the game; “tijdperk games” lists them
cli-arg-content = figures of your own instead of the standard ones; “tijdperk content GAME” prints those
cli-arg-seed = the same number gives the same cards
cli-arg-load = go on with a game that was saved
cli-arg-save = keep the game in this file, after every move
cli-arg-hide = a blank screen between the turns of two people, always
cli-arg-record = the file in which a game was kept
cli-arg-at = begin at this move
cli-arg-all = print everything that happened, without stopping
cli-arg-rule = a rule’s number (R17), or a word to look for
cli-arg-games = how many games (default: 1000)
cli-arg-bots = a bot for each seat, with commas: random, greedy, search:2000 (iterations), search:5s (seconds), easy, normal, hard (default: all random)
cli-arg-jobs = how many processes share the work; the games are the same however many do (default: one for each core)
cli-arg-json = print one JSON object and nothing else
cli-arg-records = keep a record of every game in this folder
cli-arg-seconds = how long each figure is measured (default: 1)

### The table

cli-serve = open a table in the browser, for you and your friends
cli-arg-host = the address to listen at (default: this machine only)
cli-arg-port = the port to listen at; 0 takes a free one (default: 8000)
cli-arg-data = the folder in which tables are kept; it is made if needed (default: { $folder })
cli-arg-database = a PostgreSQL database instead, for several servers: postgresql://…
cli-arg-workers = how many server processes share the work; more than one needs --database (default: 1)
cli-arg-thinkers = how many bots think at the same time (default: 2)
cli-arg-pause = seconds before a bot moves, so that people can follow (default: 0.4)
cli-arg-address = the address by which people reach the server, for links in notices (default: where it listens)
cli-arg-guests = how many new guests one network address may bring at once, and again every 5 minutes (default: 300)
cli-arg-contents = play a game with figures of your own; may be given more than once (“tijdperk content GAME” prints the standard ones)
cli-arg-local-webhooks = post notices to webhooks inside your own network too, not only to public addresses
cli-arg-open = open a browser too
serve-open = Tijdperk is open at { $address }
guest-name = Guest { $number }
notice-your-turn = It is your turn in { $game }: { $link }
page-home = To the first page
page-not-built = The table is open, but its page was not built: run “make web”, or install Tijdperk from a wheel. The API works.
page-link-expired = This link does not work (any more). Make a new one on the device where you are signed in, under Settings.

## Starting

error-port-in-use = Port { $port } is in use; choose another one with --port, or 0 for any that is free.
error-address-unusable = The server cannot listen at { $address }: { $problem }.
error-data-folder = The data folder { $folder } cannot be used: { $problem }.
error-data-folder-rights = You may not write in the data folder { $folder }; choose another one with --data.
error-data-in-use = Another server uses the data folder { $folder }; stop it, or give this one another folder with --data.
error-workers-one-file = Several workers cannot share one file; give a database with --database postgresql://…
error-database-kind = A database is given as postgresql://…; without --database, tables are kept in a file.
error-database-unreachable = The database cannot be reached: { $problem }.
error-database-newer = The database was made by a newer version (schema { $given }); this version knows up to { $known }.

## Asking

error-database-away = The database cannot be reached right now; nothing was lost. Try again in a moment.
error-internal = Something went wrong on the server; it was written down there. Try again.
error-nothing-here = There is nothing at this address.
error-method-unknown = { $method } cannot be used at this address.
error-message-unreadable = The server cannot read this: { $problem }.
error-too-large = That is too long; at most { $most } bytes are taken.
error-too-fast = That goes too fast; wait a moment.
error-not-signed-in = You are not signed in (any more); load the page again.
error-request-forged = This did not come from a page of this server, so nothing was done; load the page again.
error-client-id = A message needs an id of its own, of at most { $most } characters.
error-name-unfit = A name has at least one and at most { $most } ordinary characters.
error-passkey-place = Passkeys work at an address with a name and https, or at localhost; here, use your personal link.
error-passkey-many = You have { $most } passkeys, which is as many as are kept; remove one first.
error-passkey-unfit = This passkey was not accepted. Try again, or use your personal link.
error-passkey-late = That took too long, or was done already. Try again.
error-passkey-unknown = This passkey is not known here (any more). Use your personal link, or begin as somebody new.
error-webhook-unfit = A webhook is an address that begins with https:// and has at most { $most } characters.

## Tables and seats

error-table-unknown = There is no such table, or the link is not complete.
error-table-waiting = A seat is still open; the game goes on as soon as somebody sits there.
error-table-ended = This game was ended before it was over.
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
error-end-differs = Under the present rules the game would not be over there.
error-table-newer-rules = This table is played by newer rules (version { $given }) and can only be looked at here; this server knows up to version { $known }.
error-table-other-content = This table was begun with other content ({ $given }) and can only be looked at; it goes on once the server is started with the content file it was begun with.
error-content-form = “{ $given }” does not name a content file; write GAME=FILE.
error-visibility-unknown = A table cannot be “{ $given }”; allowed are: { $allowed }.
error-seconds-per-move = The time per move is at least { $least } and at most { $most } seconds.
error-bot-level = There is no bot “{ $bot }”; the levels are: { $allowed }.
error-solo-open-seat = A table for yourself has no open seats; put a bot there, or sit there yourself.
error-solo-not-yours = This is somebody’s table for themselves; you can watch.
error-seat-not-yours = You do not sit there: { by-seat } is somebody else’s.
error-seat-taken = You cannot sit there: { by-seat } is taken.
error-seat-removed = The host of this table has asked you to leave; you can watch.
error-solo-not-passed = A table for yourself stays yours; nobody else can sit there.
error-pass-to-whom = A seat can be passed to somebody else who is or was at the table, or looks at it now.
error-not-at-table = Only those at the table can do that; you are watching.
error-host-only = Only the host of the table can do that.
error-chat-not-at-table = Only those at the table can talk here; you are watching.
error-chat-line = A line has at least one and at most { $most } characters.
error-undo-asked-already = An undo was already asked for, by { by-seat }; it has to be answered first.
error-undo-not-asked = Nobody asks for an undo (any more).
error-undo-not-asked-you = The undo that { by-seat } asks for is not (or no longer) for you to answer.
error-not-late = There is time left, or nothing to decide, for { by-seat }.
error-hint-failed = No advice came in time; ask again.
error-record-not-yet = This record would tell secrets; it can be had when the game is over.

# moves made as one phrase, and going back further

error-phrase-too-long = At most { $most } moves can be made at once.
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

# in the terminal

table-also = You can also type
table-suggest = Suggestion: { $moves }. Press Enter to play it.
command-suggest = a suggestion for this whole decision, played with Enter
command-steps-word = [NUMBER|all]
