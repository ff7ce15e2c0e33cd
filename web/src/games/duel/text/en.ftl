# Texts of the board of 7 Wonders Duel in the browser; nl.ftl has the same keys with the same variables.

duel-coins = { $coins ->
    [one] coin
   *[other] coins
 }
duel-points = { $points ->
    [one] point
   *[other] points
 }

### Cards

duel-no-cost = no cost
duel-pill-free = free
duel-pill-own = own
duel-pill-trade = by trade
duel-pill-coins = { duel-coins }
duel-kind-brown = Raw material
duel-kind-grey = Goods
duel-kind-blue = Civilian building
duel-kind-green = Science
duel-kind-yellow = Commerce
duel-kind-red = Military
duel-kind-purple = Guild
duel-kind-wonder = Wonder
duel-kind-token = Progress token
duel-column-goods = resources
duel-column-blue = civilian
duel-column-green = science
duel-column-yellow = commerce
duel-column-red = military
duel-column-red-guilds = military and guilds
duel-label-covered = { $card }, { $kind }, still covered
duel-label-open = { $card }, { $kind }, lies open
duel-label-can = { $card }, { $kind }, { $price }
duel-label-poor = { $card }, { $kind }, { $coins } { duel-coins }, you are { $short } short
duel-label-back = { $guild ->
    [yes] face-down guild, age { $age }
   *[no] face-down card, age { $age }
 }
duel-label-wonder-built = { $wonder }, built
duel-label-wonder = { $wonder }, not built yet
duel-label-tuck = built with { $card }, a card of age { $age }
duel-label-structure = Structure of age { $age }
duel-label-city = City of { $name }
duel-label-city-you = Your city
duel-label-wonders = Wonders of { $name }
duel-label-wonders-you = Your wonders
duel-label-table = Table
duel-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
 }
duel-ages = Age { $age } of III

### Plate, track, tokens, pile

duel-makes = makes
duel-buys = buys
duel-ledger = production and price to buy
duel-ledger-line = { $resource }: makes { $units }, costs { $price } to buy
duel-ledger-fixed = { $resource }: makes { $units }, always costs { $price } because of a card
duel-choices = { $units } per construction, of your choice: { $resources }
duel-science = science { $symbols } of { $most }
duel-pair = { $science }, a pair
duel-progress = Progress
duel-progress-own = progress tokens
duel-pile = Discard pile
duel-pile-cards = { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
 }
duel-pile-look = look
duel-pile-close = close
duel-capital = capital of { $name }
duel-capital-you = your capital
duel-pawn = { $side ->
    [middle] Conflict pawn in the middle
    [you] Conflict pawn: you are { $steps } ahead
    [you-behind] Conflict pawn: { $name } is { $steps } ahead
   *[other] Conflict pawn: { $name } is { $steps } ahead
 }
duel-zone-loot = whoever sees the pawn come here loses { $coins } coins
duel-zone-gone = this token has been used

### The decision

duel-ask-card = { $last ->
    [extra-turn] Extra turn. What do you do with { $the } { $card }?
    [begins] You begin. What do you do with { $the } { $card }?
   *[other] What do you do with { $the } { $card }?
 }
duel-ask-turn = { $last ->
    [extra-turn] Extra turn. Choose a card
    [begins] You begin this age. Choose a card
   *[other] Your turn. Choose a card
 }
duel-ask-turn-small = Cards with a ring lie open: build one, discard it, or build a wonder with it
duel-ask-wonder = Which wonder do you build with { $the } { $card }?
duel-ask-with = With which card do you build { $wonder }?
duel-ask-sure = Build { $wonder } with { $the } { $card }?
duel-small-wonder-card = The card goes under the wonder and does nothing any more
duel-opens-warn = Mind:
duel-opens = { $many ->
    [one] this lays { $cards } open for { $name }
   *[other] this lays { $cards } open for { $name }
 }
duel-opens-you = { $many ->
    [one] this lays { $cards } open for you
   *[other] this lays { $cards } open for you
 }
duel-opens-nothing = Nothing comes free
duel-opens-hidden = { $cards ->
    [one] a face-down card
   *[other] { $cards } face-down cards
 }
duel-act-build = Build
duel-act-wonder = Wonder
duel-act-discard = Discard
duel-act-free-chain = free
duel-act-chain-of = {" "}· chain { $card }
duel-act-own = own means
duel-act-buy = {" "}· buy { $resources }
duel-act-choose = { $wonders } possible
duel-act-pick = Pick { $wonder }
duel-act-take = Take { $token }
duel-act-keep = Keep { $token }
duel-act-revive = Build { $card } for nothing
duel-act-destroy = Destroy { $card }
duel-act-begin = { $name } begins
duel-act-begin-you = You begin
duel-act-bid = Bid { $coins }
duel-act-bid-nothing = Bid nothing
duel-short-of = { $short ->
    [one] { $short } coin short
   *[other] { $short } coins short
 }
duel-reason-token = { $science }: a pair. Which progress token do you take?
duel-waiting-draft = { $name } picks a wonder
duel-waiting-token = { $name } chooses a progress token
duel-waiting-library = { $name } chooses from three drawn tokens
duel-waiting-mausoleum = { $name } brings a card back
duel-waiting-destroy = { $name } destroys a card
duel-waiting-starter = { $name } chooses who begins
duel-waiting-bid = { $name } thinks about a bid
duel-waiting-turn = { $name } is to move
duel-waiting-small = Look at cards and prices at leisure. You will hear when it is your turn.

### Pickers

duel-pick-draft = Pick a wonder
duel-pick-draft-note = { $group ->
    [1] First four of eight
   *[2] Last four
 }
duel-pick-token = Choose a progress token
duel-pick-library = Drawn from the box
duel-pick-library-note = Only you see these three
duel-pick-mausoleum = The discard pile
duel-pick-mausoleum-note = You build one of them for nothing
duel-pick-destroy = The { $colour } of { $name }
duel-pick-destroy-note = The card you choose goes to the discard pile
duel-pick-starter = Who begins age { $age }?
duel-pick-bid = How much do you bid?
duel-pick-bid-note = The higher bid is paid and makes the first player
duel-peek = look at the table
duel-peek-back = Back to the choice

### Explanation

duel-why-chain = Free: you have { $card }
duel-why-chain-of = Free for { $name }, by { $card }
duel-why-without = Without the chain:
duel-why-printed = on the card
duel-why-each = at { $price }
duel-why-own = own production
duel-why-chosen = { $units } of your choice
duel-why-saved = { $units } saved by { $token }
duel-why-short = { $short ->
    [one] { $short } coin short
   *[other] { $short } coins short
 }
duel-why-nothing = No cost
duel-why-price = You pay
duel-why-price-of = { $name } pays
duel-why-discard = Discarding brings
duel-why-frees = Makes { $card } free
duel-why-covered = Still covered: what lies on it must go first
duel-why-under = Built with { $card }
duel-sentence-points = { $points ->
    [one] { $points } point at the end of the game.
   *[other] { $points } points at the end of the game.
 }
duel-sentence-end = { $effects }.
duel-back-title = Face-down card
duel-back-text = It is turned as soon as nothing covers it. Only its age is known.
duel-back-guild = A guild: its back shows it.

### Log: { $card } and the like becomes the marked word

duel-log-built = { $you ->
    [yes] You build
   *[no] { $name } builds
 } { $card }{ $chain ->
    [1] {" "}free
   *[0] { $coins ->
        [0] {""}
       *[other] {" "}for { $coins }
    }
 }
duel-log-discarded = { $you ->
    [yes] You discard
   *[no] { $name } discards
 } { $card }
duel-log-raised = { $you ->
    [yes] You build
   *[no] { $name } builds
 } { $wonder }{ $coins ->
    [0] {""}
   *[other] {" "}for { $coins }
 }
duel-log-picked = { $you ->
    [yes] You pick
   *[no] { $name } picks
 } { $wonder }
duel-log-took = { $you ->
    [yes] You take
   *[no] { $name } takes
 } { $token }
duel-log-kept = { $you ->
    [yes] You keep
   *[no] { $name } keeps
 } { $token }
duel-log-revived = { $you ->
    [yes] You build
   *[no] { $name } builds
 } { $card } from the discard pile
duel-log-destroyed = { $you ->
    [yes] You destroy
   *[no] { $name } destroys
 } { $card }
duel-log-chose-starter = { $you ->
    [yes] You choose: { $starter } to begin
   *[no] { $name } chooses: { $starter } to begin
 }
duel-log-jij = you
duel-log-sealed = { $you ->
    [yes] Your bid is sealed
   *[no] { $name } has bid
 }
duel-log-opening = The table is laid
duel-sub-with = with { $card }
duel-sub-gets = { $you ->
    [yes] you get { $coins } { duel-coins }
   *[no] gets { $coins } { duel-coins }
 }
duel-sub-loses = { $you ->
    [yes] you lose { $coins } { duel-coins }
   *[no] { $name } loses { $coins } { duel-coins }
 }
duel-sub-trade = { $you ->
    [yes] Economy: you get { $coins }
   *[no] Economy: { $name } gets { $coins }
 }
duel-sub-pawn = { $steps ->
    [one] 1 shield
   *[other] { $steps } shields
 }: pawn { $pawn ->
    [0] to the middle
   *[other] to { $pawn }
 }
duel-sub-extra = extra turn
duel-sub-extra-lost = extra turn is lost
duel-sub-pair = pair: { $science }
duel-sub-turned = { $cards } turned
duel-sub-gone = { $wonder } leaves the game
duel-sub-last = { $you ->
    [yes] you get { $wonder }
   *[no] { $name } gets { $wonder }
 }
duel-sub-trade-cheap = { $you ->
    [yes] { $resources } costs you { $coins } from now on
   *[no] { $resources } costs { $name } { $coins } from now on
 }
duel-sub-first = { $you ->
    [yes] you are the first player
   *[no] { $name } is the first player
 }
duel-sub-bids = bids: { $bid1 } and { $bid2 }

### The end

duel-end-you = You win, { $points } to { $other }
duel-end-lost = { $name } wins, { $other } to { $points }
duel-end-tie-you = Level on { $points } points: you win on blue
duel-end-tie-lost = Level on { $points } points: { $name } wins on blue
duel-end-draw = A draw: both { $points } points
duel-end-military-you = You win by force
duel-end-military-lost = { $name } wins by force
duel-end-science-you = You win by science
duel-end-science-lost = { $name } wins by science
duel-end-by-points = Victory on points after age III
duel-end-by-tie = Decided by the points on blue buildings
duel-end-by-draw = Level on blue buildings too: the victory is shared
duel-end-by-military = The conflict pawn stands in the enemy capital, in age { $age }
duel-end-by-science = { $symbols } different symbols, in age { $age }
duel-row-blue = Blue buildings
duel-row-green = Science
duel-row-yellow = Commerce
duel-row-purple = Guilds
duel-row-wonders = Wonders
duel-row-tokens = Progress
duel-row-military = Military
duel-row-coins = Coins, by threes
duel-row-total = Total

### Phone and text mode

duel-tab-city = My city
duel-tab-wonders = Wonders
duel-move-build = Build { $card }, { $price }
duel-move-discard = Discard { $card }, get { $coins }
duel-move-wonder = { $wonder } with { $card }, { $price }
duel-text-coins = { $name }: { $coins } { duel-coins }, { $points } { duel-points } now.
duel-text-makes = Makes { $resources }.
duel-text-built = Built: { $cards }.
duel-text-wonders = Wonders built: { $wonders }.
duel-text-wonders-todo = Still to build: { $wonders }.
duel-text-tokens = Tokens: { $tokens }.
duel-text-science = Symbols: { $science }.
duel-text-open = Open: { $cards }.
duel-text-covered = Seen but covered: { $cards }. { $hidden } face down.
duel-text-board = Progress tokens on the board: { $tokens }.
duel-text-pile = Discard pile: { $cards }.
duel-text-offer = Wonders on offer: { $wonders }.
duel-text-nothing = none
duel-text-thing = { $name } ({ $effects })
duel-text-opens = which opens { $cards }
duel-text-under = under { $cards }
duel-text-costs = for { $cost }
duel-text-buys = Buys at: { $prices }.
duel-text-age = Age { $age }, { $cards } cards left.

### Articles and short names

duel-the = { $card ->
   *[other] the
 }
duel-short-chamber_of_commerce = Commerce
duel-short-merchants_guild = Merchants
duel-short-shipowners_guild = Shipowners
duel-short-builders_guild = Builders
duel-short-magistrates_guild = Magistrates
duel-short-scientists_guild = Scientists
duel-short-moneylenders_guild = Moneylenders
duel-short-tacticians_guild = Tacticians
duel-short-statue_of_zeus = Zeus
duel-short-temple_of_artemis = Artemis
duel-short-great_library = Great Library
duel-short-great_lighthouse = Great Lighthouse
duel-short-hanging_gardens = Hanging Gardens
duel-short-circus_maximus = Circus Maximus

### Shorter still, on the strips in the city

duel-strip-clay_reserve = Clay Res.
duel-strip-stone_reserve = Stone Res.
duel-strip-wood_reserve = Wood Res.
duel-strip-archery_range = Archery
duel-strip-siege_workshop = Siege
duel-strip-parade_ground = Parade
duel-strip-customs_house = Customs
duel-strip-caravansery = Caravan
duel-strip-stable = Stable
duel-strip-courthouse = Court
duel-strip-horse_breeders = Breeders
duel-strip-shipowners_guild = Shipowners
