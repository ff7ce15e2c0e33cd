# Texts of 7 Wonders Duel. Names of cards, wonders, tokens and symbols come from content.toml.
# nl.ftl has the same messages with the same variables.

### Why a move is refused; the number of the rule is added to it.

error-asked-something-else = { $decision ->
    [bid] Bid to be first player first.
    [draft] Choose a wonder first.
    [turn] Use a card first: build it, discard it, or build a wonder with it.
    [token] Take a progress token from the board first.
    [library] Keep one of the tokens you drew first.
    [mausoleum] Choose a card from the discard pile first.
    [destroy] Choose the card to destroy first.
   *[starter] Choose who starts this age first.
 }
error-bid-too-high = Bid from 0 to { $most } coins, but no more than you have.
error-wonder-not-offered = { $wonder } is not one of the wonders you can choose from.
error-token-not-on-board = { $token } is not on the board.
error-token-not-drawn = { $token } is not one of the tokens you drew.
error-card-not-discarded = { $card } is not in the discard pile.
error-card-not-to-destroy = { $card } is not one of your opponent’s { $colour }.
error-card-not-there = { $card } is not on the table.
error-card-covered = { $card } is still covered.
error-wonder-already-built = { $wonder } is already built.
error-seven-wonders = { $most } wonders have been built, so no more can be.
error-wonder-not-yours = { $wonder } is not one of your wonders.
error-wonder-too-dear = { $wonder } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }: { $short } short.
error-card-too-dear = { $card } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }: { $short } short.
error-card-unknown = There is no card “{ $name }”; write names as in a game record, like lumber_yard.
error-wonder-unknown = There is no wonder “{ $name }”; write names as in a game record, like great_library.
error-token-unknown = There is no progress token “{ $name }”; write names as in a game record, like law.

### What happened

event-bids = Bids revealed: { $name1 } bid { $bid1 }, { $name2 } bid { $bid2 }.
event-sealed = { $you ->
    [yes] You place a secret bid.
   *[no] { $name } places a secret bid.
 }
event-first-player = { $you ->
    [yes] You are the first player.
   *[no] { $name } is the first player.
 }
event-offered = To choose from: { $wonder }.
event-picked = { $you ->
    [yes] You choose { $wonder }.
   *[no] { $name } chooses { $wonder }.
 }
event-got-last = { $you ->
    [yes] You get the last one: { $wonder }.
   *[no] { $name } gets the last one: { $wonder }.
 }
event-laid = Age { age } is set up.
event-begins = { $you ->
    [yes] You start age { age }.
   *[no] { $name } starts age { age }.
 }
event-built = { $you ->
    [yes] You build { $card }
   *[no] { $name } builds { $card }
 }{ $chain ->
    [1] {" "}for free, by chain.
   *[0] { $coins ->
        [0] {" "}for free.
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
    [0] {" "}for free.
    [one] {" "}for { $coins } coin.
   *[other] {" "}for { $coins } coins.
 }
event-revived = { $you ->
    [yes] You build { $card } from the discard pile.
   *[no] { $name } builds { $card } from the discard pile.
 }
event-destroyed = { $you ->
    [yes] Your { $card } is destroyed.
   *[no] { $name }’s { $card } is destroyed.
 }
event-trade-taken = { $you ->
    [yes] Economy earns you { coins }.
   *[no] Economy earns { $name } { coins }.
 }
event-gained = { $you ->
    [yes] You gain { coins }.
   *[no] { $name } gains { coins }.
 }
event-lost = { $you ->
    [yes] You lose { coins }.
   *[no] { $name } loses { coins }.
 }
event-pawn = { $you ->
    [yes] You move
   *[no] { $name } moves
 } the conflict pawn { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
 }{ $pawn ->
    [0] , back to the middle.
   *[other] .
 }
event-looted = Military token: { $you ->
    [yes] you lose { coins }.
   *[no] { $name } loses { coins }.
 }
event-pair = { $you ->
    [yes] You have a pair of science symbols: { $science }.
   *[no] { $name } has a pair of science symbols: { $science }.
 }
event-took = { $you ->
    [yes] You take the { $token } token.
   *[no] { $name } takes the { $token } token.
 }
event-drew = { $you ->
    [yes] You draw from the box: { $token }.
   *[no] { $name } draws from the box: { $token }.
 }
event-kept = { $you ->
    [yes] You keep the { $token } token.
   *[no] { $name } keeps the { $token } token.
 }
event-wonder-gone = { $you ->
    [yes] Seven wonders have been built: your { $wonder } leaves the game.
   *[no] Seven wonders have been built: { $name }’s { $wonder } leaves the game.
 }
event-extra-turn = { $you ->
    [yes] You take an extra turn.
   *[no] { $name } takes an extra turn.
 }
event-extra-lost = { $you ->
    [yes] You lose your extra turn: the age is over.
   *[no] { $name } loses the extra turn: the age is over.
 }
event-turned = Revealed: { $card }.
event-chose-starter = { $you ->
    [yes] You choose who starts.
   *[no] { $name } chooses who starts.
 }
event-ended = { $ending ->
    [draw] Tied on points and on blue cards: shared victory.
    [tie_break] { $you ->
        [yes] Tied on points; you win with more points on blue cards.
       *[no] Tied on points; { $name } wins with more points on blue cards.
    }
    [military] { $you ->
        [yes] The conflict pawn has reached the enemy capital: you win.
       *[no] The conflict pawn has reached the enemy capital: { $name } wins.
    }
    [science] { $you ->
        [yes] Six different science symbols: you win.
       *[no] Six different science symbols: { $name } wins.
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

ask-bid = Bid for first player. How many coins do you bid, in secret?
ask-draft = Choose a wonder.
ask-turn = { $last ->
    [extra-turn] Extra turn. Choose a card and what to do with it.
    [begins] You start this age. Choose a card and what to do with it.
   *[other] Your turn. Choose a card and what to do with it.
 }
ask-token = You have a pair of symbols. Choose a progress token.
ask-library = You drew these tokens from the box. Keep one.
ask-mausoleum = The Mausoleum lets you build a discarded card for free. Choose one.
ask-destroy = Your wonder destroys one of your opponent’s cards. Choose which.
ask-starter = A new age is ready. Choose who starts.

### Choices: what stands before the colon is said once for all that share it.

choice-bid = Bid: { coins }
choice-pick = Choose: { $wonder } ({ $effects }; costs { $cost })
choice-build = Build: { $card }, { $price } – { $effects }
choice-discard = Discard for { coins }: { $card }
choice-wonder = Build { $wonder }, { $price }, with: { $card }
choice-take = Take: { $token } ({ $effects })
choice-keep = Keep: { $token } ({ $effects })
choice-revive = Build for free: { $card } ({ $effects })
choice-destroy = Destroy: { $card } ({ $effects })
choice-begin = Starts: { $name }
choice-begin-you = Starts: you

price-free = free
price-chain = free by chain
price-coins = { coins }
price-part-coins = { coins }
price-part-bought = { $units } { $resource } at { $each } each
price-part-own = you produce { $resources }
price-part-chosen = { $units } from a flexible source
price-part-saved = { $units } discounted
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
effect-makes = produces { $resources }
effect-choice = produces one { $resources }
effect-trade = buy { $resources } for { coins } each
effect-science = science symbol: { $science }
effect-science-token = counts as a seventh science symbol
effect-chain-out = chain symbol: { $chain }
effect-gain-per = { coins } per { $kind }
effect-guild-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } per { $kind } in the city with the most
effect-guild-coins = { coins } per { $kind } right away
effect-opponent-loses = your opponent loses { coins }
effect-extra-turn = extra turn
effect-destroy = destroy one of your opponent’s { $colour }
effect-tokens-drawn = { $tokens ->
    [one] draw { $tokens } token from the box, keep one
   *[other] draw { $tokens } tokens from the box, keep one
 }
effect-build-from-discard = build a discarded card for free
effect-fewer-resources-wonder = { $units ->
    [one] wonders cost { $units } fewer resource
   *[other] wonders cost { $units } fewer resources
 }
effect-fewer-resources-blue = { $units ->
    [one] blue cards cost { $units } fewer resource
   *[other] blue cards cost { $units } fewer resources
 }
effect-takes-trade-coins = you get the coins your opponent pays for resources
effect-points-per-token = { $points ->
    [one] { $points } point per progress token
   *[other] { $points } points per progress token
 }
effect-extra-shields-red = { $shields ->
    [one] { $shields } extra shield on red cards
   *[other] { $shields } extra shields on red cards
 }
effect-extra-turn-wonders = wonders give an extra turn
effect-gain-per-chain = { coins } per building built by chain

kind-brown = brown card
kind-grey = grey card
kind-blue = blue card
kind-green = green card
kind-yellow = yellow card
kind-red = red card
kind-purple = guild
kind-brown-grey = brown or grey card
kind-wonder = wonder
kind-coin3 = 3 coins

### The table: labels, letters and short names

label-age = Age { age }
label-draft = Wonder draft
label-bidding = Bidding
label-over = Game over
label-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
 }
label-you = you
label-turn = to move
label-makes = produces
label-buys = buys at
label-science = science
label-chains = chains
label-tokens = tokens
label-no-cards = nothing built yet
label-board = progress
label-discarded = discarded
label-opens = uncovers
label-face-down = { $cards ->
    [one] a face-down card
   *[other] { $cards } face-down cards
 }
label-free = free
label-short = { $short } short
label-guild = guild
label-offer = to choose from
label-drawn = drawn from the box
label-sealed = has bid
label-points-now = now
sign-coin = coin
sign-point = point
sign-shield = shield
sign-extra = extra turn
sign-gives = gives this chain symbol
sign-takes = free with this chain symbol

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
mark-revive = rebuild
mark-draws = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
 }
mark-symbol = 7th symbol
mark-loses = them -{ $coins }
mark-fewer-resources-wonder = wonders -{ $units }
mark-fewer-resources-blue = blue -{ $units }
mark-takes-trade-coins = their trade
mark-each-token = per token
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
end-civilian = { $name } wins on points, { $points }-{ $other }.
end-tie_break = Tied at { effect-points }; { $name } wins with more points on blue cards.
end-draw = Tied at { effect-points }, and on blue cards: shared victory.
end-military = { $name } wins by military supremacy: the conflict pawn has reached the enemy capital.
end-science = { $name } wins by scientific supremacy, with { $symbols } different symbols.
end-early = The game ended early, so points don’t count. This is how it stood.

### Options

option-wonders = wonders
option-wonders-draft = players draft them
option-wonders-fixed = fixed sets, for a first game
option-middle = new age with the conflict pawn in the middle
option-middle-chooses = whoever played last chooses who starts
option-middle-begins = whoever played last starts
option-first = first player
option-first-random = at random
option-first-seat1 = seat 1
option-first-bid = both players bid coins
