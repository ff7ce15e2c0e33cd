# Texts of 7 Wonders Duel. Names of cards, wonders, tokens and symbols come from content.toml.
# nl.ftl has the same messages with the same variables.

### Why a move is refused; the number of the rule is added to it.

error-asked-something-else = { $decision ->
    [bid] First bid for who is first player.
    [draft] First pick a wonder.
    [turn] It is time to use a card: build it, discard it, or build a wonder with it.
    [token] First take a progress token from the board.
    [library] First keep one of the tokens you drew.
    [mausoleum] First choose a card from the discard pile.
    [destroy] First choose the card to destroy.
   *[starter] First choose who begins this age.
 }
error-bid-too-high = A bid is from 0 to { $most } coins, and no more than you have.
error-wonder-not-offered = { $wonder } is not on offer.
error-token-not-on-board = { $token } does not lie on the board.
error-token-not-drawn = { $token } is not one of the tokens you drew.
error-card-not-discarded = { $card } is not in the discard pile.
error-card-not-to-destroy = { $card } is not one of your opponent’s { $colour }.
error-card-not-there = { $card } does not lie on the table.
error-card-covered = { $card } is still covered by another card.
error-wonder-already-built = { $wonder } has been built already.
error-seven-wonders = { $most } wonders stand; no more can be built.
error-wonder-not-yours = { $wonder } is not one of your wonders.
error-wonder-too-dear = { $wonder } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }: { $short } short.
error-card-too-dear = { $card } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }: { $short } short.
error-card-unknown = There is no card “{ $name }”; names are written as in a record, like lumber_yard.
error-wonder-unknown = There is no wonder “{ $name }”; names are written as in a record, like great_library.
error-token-unknown = There is no progress token “{ $name }”; names are written as in a record, like law.

### What happened

event-bids = The bids are open: seat 1 bid { $bid1 }, seat 2 bid { $bid2 }.
event-sealed = { $you ->
    [yes] Your bid is sealed.
   *[no] { $name } has bid.
 }
event-first-player = { $you ->
    [yes] You are the first player.
   *[no] { $name } is the first player.
 }
event-offered = On offer: { $wonder }.
event-picked = { $you ->
    [yes] You pick { $wonder }.
   *[no] { $name } picks { $wonder }.
 }
event-got-last = { $you ->
    [yes] You get the last one: { $wonder }.
   *[no] { $name } gets the last one: { $wonder }.
 }
event-laid = Age { age } is laid.
event-begins = { $you ->
    [yes] You begin age { age }.
   *[no] { $name } begins age { age }.
 }
event-built = { $you ->
    [yes] You build { $card }
   *[no] { $name } builds { $card }
 }{ $chain ->
    [1] , free by a chain.
   *[0] { $coins ->
        [0] , for nothing.
        [one] {" "}for { $coins } coin.
       *[other] {" "}for { $coins } coins.
    }
 }
event-discarded = { $you ->
    [yes] You discard { $card }
   *[no] { $name } discards { $card }
 } for { coins }.
event-raised = { $you ->
    [yes] You build { $wonder } with { $card }
   *[no] { $name } builds { $wonder } with { $card }
 }{ $coins ->
    [0] , for nothing.
    [one] {" "}for { $coins } coin.
   *[other] {" "}for { $coins } coins.
 }
event-revived = { $you ->
    [yes] You build { $card } from the discard pile.
   *[no] { $name } builds { $card } from the discard pile.
 }
event-destroyed = { $you ->
    [yes] Your { $card } is destroyed.
   *[no] { $card } of { $name } is destroyed.
 }
event-trade-taken = { $you ->
    [yes] Economy brings you { coins }.
   *[no] Economy brings { $name } { coins }.
 }
event-gained = { $you ->
    [yes] You take { coins }.
   *[no] { $name } takes { coins }.
 }
event-lost = { $you ->
    [yes] You lose { coins }.
   *[no] { $name } loses { coins }.
 }
event-pawn = { $you ->
    [yes] You push
   *[no] { $name } pushes
 } the conflict pawn { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }{ $pawn ->
    [0] , back to the middle.
   *[other] .
 }
event-looted = A military token: { $you ->
    [yes] you lose { coins }.
   *[no] { $name } loses { coins }.
 }
event-pair = { $you ->
    [yes] You have a pair: { $science }.
   *[no] { $name } has a pair: { $science }.
 }
event-took = { $you ->
    [yes] You take the token { $token }.
   *[no] { $name } takes the token { $token }.
 }
event-drew = { $you ->
    [yes] You draw from the box: { $token }.
   *[no] { $name } draws from the box: { $token }.
 }
event-kept = { $you ->
    [yes] You keep the token { $token }.
   *[no] { $name } keeps the token { $token }.
 }
event-wonder-gone = { $you ->
    [yes] Seven wonders stand: your { $wonder } leaves the game.
   *[no] Seven wonders stand: { $wonder } of { $name } leaves the game.
 }
event-extra-turn = { $you ->
    [yes] You have an extra turn.
   *[no] { $name } has an extra turn.
 }
event-extra-lost = { $you ->
    [yes] Your extra turn is lost: the age is over.
   *[no] { $name } loses an extra turn: the age is over.
 }
event-turned = Turned over: { $card }.
event-chose-starter = { $you ->
    [yes] You choose who begins.
   *[no] { $name } chooses who begins.
 }
event-ended = { $ending ->
    [draw] Equal on points and on blue cards: the victory is shared.
    [tie_break] { $you ->
        [yes] Equal on points; you win by your blue cards.
       *[no] Equal on points; { $name } wins by the blue cards.
    }
    [military] { $you ->
        [yes] The conflict pawn stands in the enemy capital: you win.
       *[no] The conflict pawn stands in the enemy capital: { $name } wins.
    }
    [science] { $you ->
        [yes] Six different scientific symbols: you win.
       *[no] Six different scientific symbols: { $name } wins.
    }
   *[civilian] { $you ->
        [yes] You win on points.
       *[no] { $name } wins on points.
    }
 }

age = { $age ->
    [1] I
    [2] II
   *[3] III
 }
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }

### What is asked, the reason first ($last is the name of what happened last)

ask-bid = Who is first player is for sale. How much do you bid, in secret?
ask-draft = Wonders are on offer. Which one do you pick?
ask-turn = { $last ->
    [extra-turn] Extra turn. Which card do you use, and what for?
    [begins] You begin this age. Which card do you use, and what for?
   *[other] Your turn. Which card do you use, and what for?
 }
ask-token = You have a pair of symbols. Which progress token do you take?
ask-library = You drew these tokens from the box. Which one do you keep?
ask-mausoleum = The Mausoleum brings a card back. Which one do you build for nothing?
ask-destroy = Your wonder destroys a card of your opponent’s. Which one?
ask-starter = A new age lies ready, and you choose. Who begins?

### Choices: what stands before the colon is said once for all that share it.

choice-bid = Bid: { coins }
choice-pick = Pick: { $wonder } ({ $effects }; costs { $cost })
choice-build = Build: { $card }, { $price } – { $effects }
choice-discard = Discard for { coins }: { $card }
choice-wonder = Build { $wonder }, { $price }, with: { $card }
choice-take = Take: { $token } ({ $effects })
choice-keep = Keep: { $token } ({ $effects })
choice-revive = Build for nothing: { $card } ({ $effects })
choice-destroy = Destroy: { $card } ({ $effects })
choice-begin = Begins: { $name }
choice-begin-you = Begins: you

price-free = free
price-chain = free by a chain
price-coins = { coins }
price-part-coins = { coins }
price-part-bought = { $units } { $resource } at { $each }
price-part-own = own { $resources }
price-part-chosen = { $units } of your choice
price-part-saved = { $units } saved
cost-nothing = nothing
one-of = { $first } or { $last }

### What a card, wonder or token is good for

effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
effect-shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
 }
effect-gain = { coins }
effect-makes = makes { $resources }
effect-choice = makes one of { $resources }
effect-trade = { $resources } for { coins } each
effect-science = symbol { $science }
effect-chain-out = chain { $chain }
effect-gain-per = { coins } per { $kind }
effect-guild-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } per { $kind }, in the city with most
effect-guild-coins = { coins } per { $kind } at once
effect-opponent-loses = opponent loses { coins }
effect-extra-turn = extra turn
effect-destroy = destroys one of the opponent’s { $colour }
effect-tokens-drawn = draw { $tokens } tokens from the box, keep one
effect-build-from-discard = build a discarded card for nothing
effect-fewer-resources-wonder = wonders need { $units } resources less
effect-fewer-resources-blue = blue cards need { $units } resources less
effect-takes-trade-coins = you get what your opponent pays for resources
effect-points-per-token = { $points } points per progress token
effect-extra-shields-red = red cards have { $shields } shield more
effect-extra-turn-wonders = wonders give an extra turn
effect-gain-per-chain = { coins } per building by chain

kind-brown = brown card
kind-grey = grey card
kind-blue = blue card
kind-green = green card
kind-yellow = yellow card
kind-red = red card
kind-purple = guild
kind-brown-grey = brown or grey card
kind-wonder = wonder
kind-coin3 = three coins

### The table: labels, letters and short names

label-age = Age { age }
label-draft = Wonder draft
label-bidding = Bidding
label-over = The end
label-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
 }
label-you = you
label-turn = to move
label-makes = makes
label-buys = buys at
label-science = science
label-chains = chains
label-tokens = tokens
label-no-cards = nothing built yet
label-board = progress
label-discarded = discarded
label-opens = lays open
label-face-down = { $cards ->
    [one] a face-down card
   *[other] { $cards } face-down cards
 }
label-free = free
label-short = { $short } short
label-guild = guild
label-offer = on offer
label-drawn = drawn from the box
label-sealed = bid is sealed
label-points-now = now
sign-coin = coin
sign-point = point
sign-shield = shield
sign-extra = extra turn
sign-gives = gives this chain
sign-takes = free with this chain

letter-wood = W
letter-clay = C
letter-stone = S
letter-glass = G
letter-papyrus = P
code-brown = Br
code-grey = Gy
code-blue = Bl
code-green = Gn
code-yellow = Ye
code-red = Rd
code-purple = Pu
mark-wheel = wheel
mark-mortar = mortar
mark-quill = quill
mark-pendulum = pendulum
mark-sundial = sundial
mark-sphere = sphere
mark-law = law
mark-destroy = -{ $kind }
mark-revive = revive
mark-draws = { $tokens } tokens
mark-symbol = a symbol
mark-loses = them -{ $coins }
mark-fewer-resources-wonder = wonders -{ $units }
mark-fewer-resources-blue = blue -{ $units }
mark-takes-trade-coins = their trade
mark-each-token = a token
mark-red = red
mark-wonders = wonders
mark-chain = chain

short-chamber_of_commerce = Chamber
short-merchants_guild = Merchants
short-shipowners_guild = Shipowners
short-builders_guild = Builders
short-magistrates_guild = Magistrates
short-scientists_guild = Scientists
short-moneylenders_guild = Moneylenders
short-tacticians_guild = Tacticians
short-horse_breeders = Breeders
short-archery_range = Archery
short-parade_ground = Parade gr.
short-siege_workshop = Siege ws.
short-fortifications = Fortific.
short-stone_reserve = Stone res.
short-clay_reserve = Clay res.
short-wood_reserve = Wood res.
short-customs_house = Customs
short-logging_camp = Logging
short-lumber_yard = Lumber
short-shelf_quarry = Shelf q.

per-brown = brown
per-grey = grey
per-blue = blue
per-green = green
per-yellow = yellow
per-red = red
per-purple = guild
per-brown-grey = brown+grey
per-wonder = wonder
per-coin3 = 3 coins

### The end

category-blue = Blue cards
category-green = Green cards
category-yellow = Yellow cards
category-purple = Guilds
category-wonders = Wonders
category-tokens = Progress tokens
category-military = Military
category-coins = Coins
category-total = Total
end-civilian = { $name } wins on points, { $points } to { $other }.
end-tie_break = Both have { $points } points; { $name } wins by points on blue cards.
end-draw = Both have { $points } points, on blue cards too: the victory is shared.
end-military = { $name } wins by force: the conflict pawn stands in the enemy capital.
end-science = { $name } wins by science, with { $symbols } different symbols.
end-early = An early victory: points are not counted. This is how things stood.

### Options

option-wonders = wonders
option-wonders-draft = you pick your wonders by turns
option-wonders-fixed = fixed wonders, for a first game
option-middle = pawn in the middle when an age begins
option-middle-chooses = whoever played last chooses who begins
option-middle-begins = whoever played last begins
option-first = first player
option-first-random = by lot
option-first-seat1 = seat 1
option-first-bid = both bid coins for it
