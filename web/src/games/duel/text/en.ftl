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

duel-no-cost = free
duel-pill-free = free
duel-pill-own = produced
duel-pill-trade = by trade
duel-pill-coins = { duel-coins }
duel-kind-brown = Raw material
duel-kind-grey = Manufactured good
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
duel-label-open = { $card }, { $kind }, available
duel-label-can = { $card }, { $kind }, { $price }
duel-label-poor = { $card }, { $kind }, { $coins } { duel-coins }, you’re { $short } short
duel-label-back = { $guild ->
    [yes] face-down guild, age { $age }
   *[no] face-down card, age { $age }
 }
duel-label-wonder-built = { $wonder }, built
duel-label-wonder = { $wonder }, not built yet
duel-label-tuck = built with { $card }, a card from age { $age }
duel-label-structure = Cards of age { $age }
duel-label-city = { $name }’s city
duel-label-city-you = Your city
duel-label-wonders = { $name }’s wonders
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
duel-ledger = production and purchase price
duel-ledger-line = { $resource }: produces { $units }, costs { $price } to buy
duel-ledger-fixed = { $resource }: produces { $units }, always costs { $price } to buy because of a card
duel-choices = { $units } of your choice per construction: { $resources }
duel-science = science: { $symbols } of { $most }
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
duel-capital = { $name }’s capital
duel-capital-you = your capital
duel-pawn = { $side ->
    [middle] Conflict pawn in the middle
    [you] Conflict pawn: you are { $steps } ahead
    [you-behind] Conflict pawn: { $name } is { $steps } ahead
   *[other] Conflict pawn: { $name } is { $steps } ahead
 }
duel-zone-loot = when the pawn reaches this zone, the player it threatens loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
duel-zone-gone = this token has been used

### The decision

duel-ask-card = { $last ->
    [extra-turn] Extra turn. What do you do with { $the } { $card }?
    [begins] You start. What do you do with { $the } { $card }?
   *[other] What do you do with { $the } { $card }?
 }
duel-ask-turn = { $last ->
    [extra-turn] Extra turn. Choose a card
    [begins] You start this age. Choose a card
   *[other] Your turn. Choose a card
 }
duel-ask-turn-small = Outlined cards are available: build one, discard it, or use it to build a wonder
duel-ask-wonder = Which wonder do you build with { $the } { $card }?
duel-ask-with = Which card do you use to build { $wonder }?
duel-ask-sure = Build { $wonder } with { $the } { $card }?
duel-small-wonder-card = The card goes under the wonder and has no effect
duel-opens-warn = Careful:
duel-opens = { $many ->
    [one] this uncovers { $cards } for { $name }
   *[other] this uncovers { $cards } for { $name }
 }
duel-opens-you = { $many ->
    [one] this uncovers { $cards } for you
   *[other] this uncovers { $cards } for you
 }
duel-opens-nothing = Uncovers nothing
duel-opens-hidden = { $cards ->
    [one] a face-down card
   *[other] { $cards } face-down cards
 }
duel-act-build = Build
duel-act-wonder = Wonder
duel-act-discard = Discard
duel-act-free-chain = free
duel-act-chain-of = {" "}· chain { $card }
duel-act-own = no coins needed
duel-act-buy = {" "}· buy { $resources }
duel-act-choose = { $wonders } possible
duel-act-pick = Choose { $wonder }
duel-act-take = Take { $token }
duel-act-keep = Keep { $token }
duel-act-revive = Build { $card } for free
duel-act-destroy = Destroy { $card }
duel-act-begin = { $name } starts
duel-act-begin-you = You start
duel-act-bid = Bid { $coins }
duel-act-bid-nothing = Bid nothing
duel-short-of = { $short ->
    [one] { $short } coin short
   *[other] { $short } coins short
 }
duel-reason-token = Pair of symbols: { $science }. Which progress token do you take?
duel-waiting-draft = { $name } is choosing a wonder
duel-waiting-token = { $name } is choosing a progress token
duel-waiting-library = { $name } is choosing one of the drawn tokens
duel-waiting-mausoleum = { $name } is choosing a discarded card to build
duel-waiting-destroy = { $name } is choosing a card to destroy
duel-waiting-starter = { $name } is choosing who starts
duel-waiting-bid = { $name } is thinking about a bid
duel-waiting-turn = { $name }’s turn
duel-waiting-small = Feel free to look at cards and prices. You’ll be told when it’s your turn.

### Pickers

duel-pick-draft = Choose a wonder
duel-pick-draft-note = { $group ->
    [1] First four of eight
   *[2] Last four
 }
duel-pick-token = Choose a progress token
duel-pick-library = Drawn from the box
duel-pick-library-note = Only you can see these
duel-pick-mausoleum = The discard pile
duel-pick-mausoleum-note = Build one of these for free
duel-pick-destroy = { $name }’s { $colour }
duel-pick-destroy-note = The card you choose goes to the discard pile
duel-pick-starter = Who starts age { $age }?
duel-pick-bid = How much do you bid?
duel-pick-bid-note = The highest bidder pays and becomes first player
duel-peek = View the table
duel-peek-back = Back to the choice

### Explanation

duel-why-chain = Free: you have { $card }
duel-why-chain-of = Free for { $name }, thanks to { $card }
duel-why-without = Without the chain:
duel-why-printed = on the card
duel-why-each = at { $price } each
duel-why-own = own production
duel-why-chosen = { $units } of your choice
duel-why-saved = { $units } saved by { $token }
duel-why-short = { $short ->
    [one] { $short } coin short
   *[other] { $short } coins short
 }
duel-why-nothing = Free
duel-why-price = You pay
duel-why-price-of = { $name } pays
duel-why-discard = Discard for
duel-why-frees = Makes { $card } free
duel-why-covered = Still covered: the cards on top must go first
duel-why-under = Built with { $card }
duel-sentence-points = { $points ->
    [one] { $points } point at the end of the game.
   *[other] { $points } points at the end of the game.
 }
duel-sentence-end = { $effects }.
duel-back-title = Face-down card
duel-back-text = It’s revealed once nothing covers it. Until then only its age is known.
duel-back-guild = A guild: you can tell from its back.

### Log: { $card } and the like becomes the marked word

duel-log-built = { $you ->
    [yes] You build
   *[no] { $name } builds
 } { $card }{ $chain ->
    [1] {" "}for free
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
    [yes] You choose
   *[no] { $name } chooses
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
    [yes] You choose who starts: { $starter }
   *[no] { $name } chooses who starts: { $starter }
 }
duel-log-jij = you
duel-log-sealed = { $you ->
    [yes] You place a secret bid
   *[no] { $name } places a secret bid
 }
duel-log-opening = Setup
duel-sub-with = with { $card }
duel-sub-gets = { $you ->
    [yes] you gain { $coins } { duel-coins }
   *[no] gains { $coins } { duel-coins }
 }
duel-sub-loses = { $you ->
    [yes] you lose { $coins } { duel-coins }
   *[no] { $name } loses { $coins } { duel-coins }
 }
duel-sub-trade = { $you ->
    [yes] Economy: you gain { $coins }
   *[no] Economy: { $name } gains { $coins }
 }
duel-sub-pawn = { $steps ->
    [one] { $steps } shield
   *[other] { $steps } shields
 }: pawn { $pawn ->
    [0] to the middle
   *[other] to space { $pawn }
 }
duel-sub-extra = extra turn
duel-sub-extra-lost = extra turn lost
duel-sub-pair = pair: { $science }
duel-sub-turned = { $cards } revealed
duel-sub-gone = { $wonder } leaves the game
duel-sub-last = { $you ->
    [yes] you get { $wonder }
   *[no] { $name } gets { $wonder }
 }
duel-sub-trade-cheap = { $you ->
    [yes] { $resources } now costs you { $coins }
   *[no] { $resources } now costs { $name } { $coins }
 }
duel-sub-first = { $you ->
    [yes] you are the first player
   *[no] { $name } is the first player
 }
duel-sub-bids = { $name1 } bid { $bid1 }, { $name2 } bid { $bid2 }

### The end

duel-end-you = You win { $points }-{ $other }
duel-end-lost = { $name } wins { $other }-{ $points }
duel-end-tie-you = Tied at { $points } { duel-points }: you win on blue cards
duel-end-tie-lost = Tied at { $points } { duel-points }: { $name } wins on blue cards
duel-end-draw = A draw at { $points } { duel-points } each
duel-end-military-you = You win by military supremacy
duel-end-military-lost = { $name } wins by military supremacy
duel-end-science-you = You win by scientific supremacy
duel-end-science-lost = { $name } wins by scientific supremacy
duel-end-by-points = On points, after age III
duel-end-by-tie = Tiebreaker: points on blue cards
duel-end-by-draw = Tied on blue cards too: shared victory
duel-end-by-military = The conflict pawn reached the enemy capital in age { $age }
duel-end-by-science = { $symbols } different science symbols in age { $age }
duel-row-blue = Blue cards
duel-row-green = Science
duel-row-yellow = Commerce
duel-row-purple = Guilds
duel-row-wonders = Wonders
duel-row-tokens = Progress
duel-row-military = Military
duel-row-coins = Coins, 1 per 3
duel-row-total = Total

### Phone and text mode

duel-tab-city = My city
duel-tab-wonders = Wonders
duel-move-build = Build { $card }, { $price }
duel-move-discard = Discard { $card } for { $coins }
duel-move-wonder = { $wonder } with { $card }, { $price }
duel-text-coins = { $name }: { $coins } { duel-coins }, { $points } { duel-points } now.
duel-text-makes = Produces { $resources }.
duel-text-built = Built: { $cards }.
duel-text-wonders = Wonders built: { $wonders }.
duel-text-wonders-todo = Wonders to build: { $wonders }.
duel-text-tokens = Tokens: { $tokens }.
duel-text-science = Symbols: { $science }.
duel-text-open = Available: { $cards }.
duel-text-covered = Visible but covered: { $cards }. { $hidden } face down.
duel-text-board = Progress tokens on the board: { $tokens }.
duel-text-pile = Discard pile: { $cards }.
duel-text-offer = Wonders to choose from: { $wonders }.
duel-text-nothing = none
duel-text-thing = { $name } ({ $effects })
duel-text-opens = uncovers { $cards }
duel-text-under = under { $cards }
duel-text-costs = for { $cost }
duel-text-buys = Buys at: { $prices }.
duel-text-age = Age { $age }, { $cards ->
    [one] { $cards } card left.
   *[other] { $cards } cards left.
 }

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

duel-deed-built = built { $what }
duel-deed-discarded = discarded { $what }
duel-deed-raised = built { $what }
duel-deed-revived = built { $what } from the pile
duel-deed-destroyed = destroyed { $what }
duel-deed-picked = chose { $what }
duel-deed-took = took { $what }
duel-deed-kept = took { $what }
duel-deed-chose-starter = chose who starts
duel-deed-sealed = made a bid
duel-pick-gone = { $name }: { $wonder }
duel-plan-build-it = Build it
duel-plan-build-theirs = builds { $card }
duel-plan-build-mine = build { $card }
duel-plan-discard-it = Discard it
duel-plan-discard-theirs = discards { $card }
duel-plan-discard-mine = discard { $card }
duel-plan-wonder-it = Build { $wonder } with it
duel-plan-wonder-theirs = builds { $wonder } with { $card }
duel-plan-wonder-mine = build { $wonder } with { $card }
duel-plan-pick-it = Choose it
duel-plan-pick-theirs = chooses { $wonder }
duel-plan-pick-mine = choose { $wonder }
