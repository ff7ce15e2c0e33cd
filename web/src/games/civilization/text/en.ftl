# Texts of the board of Civilization in the browser; nl.ftl has the same keys with the same variables.

### The table

civilization-world = The world
civilization-turn = turn { $turn }
civilization-era-now = Era: { $era }
civilization-over = game over
civilization-ending-soon = This is the last turn
civilization-phases = Phases of a turn
civilization-phase-setup = setting up
civilization-phase-choice = setting up
civilization-phase-counters = first counters
civilization-phase-bonuses = first bonuses
civilization-phase-movement = Movement
civilization-phase-trade = Trade
civilization-phase-production = Production
civilization-phase-purchase = Purchase
civilization-phase-over = game over
civilization-peek = View the map
civilization-peek-back = Back
civilization-mind = Mind:
civilization-total = Total
civilization-short = { $gold } gold short
civilization-short-room = { $room ->
    [0] no place left
    [one] { $room } place left
   *[other] { $room } places left
 }

### Tabs on a phone

civilization-tab-map = Map
civilization-tab-stacks = Stacks
civilization-tab-battles = Battles
civilization-tab-battle = Battle
civilization-tab-offers = Offers
civilization-tab-make = Compose
civilization-tab-hold = Holdings
civilization-tab-towns = Settlements
civilization-tab-incomes = Everybody
civilization-tab-shop = Shop
civilization-tab-standing = Standing
civilization-tab-tree = Tree
civilization-tab-wonders = Wonders

### Players

civilization-order = Number { $order } in the order of this turn
civilization-gold = { $gold } gold
civilization-gold-word = gold
civilization-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
civilization-points-word = { $points ->
    [one] point
   *[other] points
 }
civilization-count-settlements = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
 }
civilization-count-technologies = { $count ->
    [one] { $count } technology
   *[other] { $count } technologies
 }
civilization-count-wonders = { $count ->
    [one] { $count } wonder
   *[other] { $count } wonders
 }
civilization-count-units = { $count ->
    [one] { $count } military unit
   *[other] { $count } military units
 }
civilization-standing-out = out of the game
civilization-standing-moved = has moved
civilization-standing-moves-next = moves next
civilization-standing-bought = has bought
civilization-standing-buys-next = buys next
civilization-standing-waits = waits
civilization-standing-looks-on = looks on
civilization-standing-helps = with { $name }
civilization-standing-chosen = has chosen
civilization-standing-done = done
civilization-standing-offers = { $offers ->
    [one] { $offers } offer out
   *[other] { $offers } offers out
 }
civilization-realm-settlements = Settlements
civilization-realm-units = Units
civilization-realm-technologies = Technologies
civilization-realm-wonders = Wonders
civilization-realm-improvements = Improvements
civilization-whom-you = you

### Units

civilization-unit-count = { $count ->
    [one] { $unit }
   *[other] { $count } × { $unit }
 }
civilization-class-settler = settler
civilization-class-infantry = infantry
civilization-class-cavalry = cavalry
civilization-class-artillery = artillery
civilization-class-fleet = fleet
civilization-class-carrier = fleet
civilization-class-aircraft = aircraft
civilization-strength = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
 }
civilization-air-adds = { $dice ->
    [one] +{ $dice } die
   *[other] +{ $dice } dice
 }
civilization-cargo = { $count ->
    [one] carries { $count } piece
   *[other] carries { $count } pieces
 }
civilization-ship-in = { $ship } in { $area }
civilization-unit-settler = { $areas ->
    [one] Moves { $areas } area, looks at counters and founds villages. Never fights.
   *[other] Moves { $areas } areas, looks at counters and founds villages. Never fights.
 }
civilization-unit-aircraft = Adds { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } to the unit it supports. Flies { $areas } areas.
civilization-unit-fleet = { $strength }, sails { $areas ->
    [one] { $areas } sea
   *[other] { $areas } seas
 }, carries { $cargo }.
civilization-unit-army = { $strength }. Superior to { $beats }, inferior to { $loses }.
civilization-unit-level = level { $level }
civilization-unit-dice = dice
civilization-unit-bonus = bonus of its level
civilization-unit-superior = against { $class }
civilization-unit-price = price
civilization-unit-royalty = of which to

### Moving

civilization-stacks = Your stacks
civilization-stacks-none = You have no pieces on the map.
civilization-filter-movable = can move
civilization-filter-sea = at sea
civilization-filter-settlers = with settlers
civilization-stack-chosen = chosen
civilization-stack-moved = moved
civilization-stack-movable = can move
civilization-stack-seas = { $seas ->
    [one] { $seas } sea
   *[other] { $seas } seas
 }
civilization-stack-seas-left = { $seas ->
    [one] { $seas } sea left
   *[other] { $seas } seas left
 }
civilization-pick-units = Which pieces go
civilization-pick-kind = { $unit }: { $count } of { $most }
civilization-pick-aboard = aboard; can land
civilization-pick-more = One more: { $unit }
civilization-pick-less = One less: { $unit }
civilization-tag-fight = Battle?
civilization-tag-here = here
civilization-ask-moving = Which pieces do you move?
civilization-ask-moving-small = { $stacks ->
    [one] Choose a stack on the map: { $stacks } can still move.
   *[other] Choose a stack on the map: { $stacks } can still move.
 }
civilization-ask-moving-end = All your pieces have moved.
civilization-ask-moving-end-small = Battles come next.
civilization-ask-where = Where do they go?
civilization-ask-who = Who goes?
civilization-where-small = Armies go 1 area, settlers 2.
civilization-where-fleet = { $seas ->
    [one] Fleets sail one sea.
   *[other] Fleets sail up to { $seas } seas.
 }
civilization-where-aircraft = Aircraft fly up to { $areas } areas, over land and sea.
civilization-where-fight = { $names } may call a battle in { $area }; then your pieces stop there.
civilization-where-far = { $steps ->
    [one] { $steps } step, for those who can go that far.
   *[other] { $steps } steps, for those who can go that far.
 }
civilization-why-room = { $room ->
    [one] Only { $room } place left aboard: choose who goes.
   *[other] Only { $room } places left aboard: choose who goes.
 }
civilization-act-go = To { $area }
civilization-act-board = Aboard in { $area }
civilization-act-board-ship = Aboard fleet { $ship }
civilization-act-next = Next stack
civilization-act-next-small = { $stacks ->
    [one] { $stacks } can move
   *[other] { $stacks } can move
 }
civilization-act-end-moves = End moves
civilization-act-end-moves-small = then battles
civilization-act-look = Look in { $area }
civilization-act-look-small = no undo after it
civilization-act-bomb = Manhattan Project
civilization-act-bomb-area = Destroy { $area }
civilization-ask-bomb = Which area is destroyed?
civilization-ask-bomb-sure = Destroy everything in { $area }?
civilization-ask-bomb-small = All pieces and the settlement of everybody there are gone. Once in the game.

### Setting up, and gifts

civilization-ask-choosing = Where do you begin?
civilization-ask-choosing-second = Where is your second village?
civilization-ask-choosing-small = A free land: you get a village, a unit of infantry and a settler there.
civilization-act-settle = Begin in { $area }
civilization-ask-placing = You get a unit for nothing: { $unit }. Where does it go?
civilization-ask-placing-small = At one of your settlements.
civilization-act-place = Place in { $area }
civilization-ask-growing = Which settlement grows for nothing?
civilization-ask-growing-small = One step, within what technology and terrain allow.
civilization-act-grow-area = { $area } grows
civilization-ask-free-technology = You get a technology for nothing. Which one?
civilization-ask-free-technology-small = Of the current era, with its prerequisites in play.
civilization-act-choose-of = { $count ->
    [one] { $count } to choose from
   *[other] { $count } to choose from
 }
civilization-ask-minor-army = The minor civilization in { $area } joins you. Which army?
civilization-ask-minor-army-small = You get a village there, and one army.

### Battles

civilization-battles = Battles this turn
civilization-battles-order = you choose the order
civilization-battles-none = No battle has been called.
civilization-battle-round = Round { $round }
civilization-battle-after = after this one
civilization-battle-waits = still to be fought
civilization-battle-by = called by { $name }
civilization-battle-undefended = undefended settlement
civilization-battle-for = Battle for { $area }
civilization-battle-head = round { $round }, { $era }{ $sea ->
    [yes] { "" }
   *[no] : superiority +{ $plus }
 }
civilization-battle-cycle = Infantry is superior to artillery, artillery to cavalry, cavalry to infantry
civilization-side-attacks = { $you ->
    [yes] You attack
   *[no] { $name } attacks
 }
civilization-side-defends = { $you ->
    [yes] You defend
   *[no] { $name } defends
 }
civilization-side-with = with
civilization-side-lost = lost
civilization-side-home = +1 own { $size }
civilization-against = against
civilization-pick-chosen = has chosen
civilization-pick-together = shown together
civilization-pick-none = still choosing
civilization-pick-own = choose a unit
civilization-pick-yours = your choice
civilization-pick-of = { $you ->
    [yes] your choice
   *[no] { $name }
 }
civilization-roll-bonus = { $sum } + { $bonus }
civilization-rounds = Rounds so far
civilization-rounds-none = The first round is still to be fought.
civilization-round-tie = both removed
civilization-round-removed = { $unit } removed
civilization-odds = Chance to win round { $round }, in percent
civilization-odds-small = theirs without aircraft
civilization-odds-air = with { $aircraft }
civilization-odds-mean = mean
civilization-whole = The whole battle
civilization-whole-wins = { $part }% { $you ->
    [yes] you win
   *[no] { $name } wins
 }
civilization-whole-tie = { $part }% nobody left
civilization-whole-small = If both choose at random, without aircraft.
civilization-whole-town = The winner may take the settlement; settlers there are removed.
civilization-ask-declaring = { $name } enters { $area }. Do you fight?
civilization-ask-declaring-small = The battle is fought after the last move. Others with units there may join.
civilization-act-fight = Fight
civilization-act-pass = Let pass
civilization-ask-attacking = Do you attack anybody?
civilization-ask-attacking-small = { $battles ->
    [0] All battles are called before the first is fought.
    [one] { $battles } battle has been called. All are called before the first is fought.
   *[other] { $battles } battles have been called. All are called before the first is fought.
 }
civilization-act-attack = Attack { $name }
civilization-act-end-attacks = No more
civilization-act-no-attacks = No battles
civilization-ask-ordering = What comes next?
civilization-ask-ordering-small = { $battles ->
    [0] Undefended settlements can be taken.
    [one] { $battles } battle to fight; undefended settlements can be taken.
   *[other] { $battles } battles to fight; undefended settlements can be taken.
 }
civilization-act-battle = Fight in { $area }
civilization-act-against = against { $name }
civilization-act-capture = Take { $area }
civilization-act-end-battles = End battles
civilization-ask-supporting = Battle in { $area }, where you have units. Do you support a side?
civilization-ask-supporting-small = The leader decides about your units during this battle.
civilization-act-support = Support { $name }
civilization-act-stay-out = Stay out
civilization-ask-picking = Which unit fights in round { $round }?
civilization-ask-picking-small = Both choose in secret; both cards turn together.
civilization-ask-picking-chosen = { $name } has chosen.
civilization-ask-picked = { $unit } for round { $round }?
civilization-ask-picked-air = { $unit } and { $aircraft } for round { $round }?
civilization-ask-picked-small = The loser’s unit is removed; equal totals remove both.
civilization-ask-picked-air-small = If the unit falls or ties ({ $unit }), the aircraft goes too.
civilization-act-pick = Choose
civilization-act-with-air = With { $aircraft }
civilization-act-without-air = Without aircraft
civilization-ask-capturing = You’ve won. Take the { $size } in { $area }?
civilization-ask-capturing-small = It keeps its size; its city card comes with it.
civilization-act-take = Take it
civilization-act-leave = Leave it

### Trade

civilization-holdings = Who holds what
civilization-holdings-small = %: chance of being critical
civilization-offers = Offers
civilization-offers-open = { $offers } open{ $mine ->
    [0] { "" }
   *[other] , { $mine } for you
 }
civilization-offers-none = Nobody has made an offer yet.
civilization-slip-for-you = for you
civilization-slip-open = open
civilization-slip-done = { $name } is done
civilization-slip-impossible = no longer possible
civilization-side-gives = gives
civilization-side-asks = asks
civilization-side-you-give = you give
civilization-side-they-give = { $name } gives
civilization-effect-gold = { $gold } gold
civilization-effect-income = { $gold } each production
civilization-effect-critical = { $gold } on average by the roll
civilization-effect-none = Does nothing to your income.
civilization-effects = What it does to your income
civilization-effects-none = Put cards on an offer to see it.
civilization-effects-sets = sets of one resource
civilization-effects-kinds = kinds held { $from } → { $to }
civilization-effects-settlements = settlements
civilization-effects-gold = gold, once
civilization-effects-next = next production
civilization-effects-critical = critical resource, on average
civilization-offer-new = New offer to
civilization-offer-far = too far
civilization-offer-drop = drop here
civilization-offer-take-off = Take off: { $good }
civilization-offer-return = City cards come back after production; everything else is for good.
civilization-pool = What there is to trade
civilization-pool-cards = Cards
civilization-pool-gold = Gold
civilization-pool-units = Units
civilization-pool-towns = Towns
civilization-pool-knowledge = Techs
civilization-pool-you = You have
civilization-pool-they = { $name } has
civilization-pool-none = nothing
civilization-gold-more = { $gold } gold more
civilization-gold-less = { $gold } gold less
civilization-good-nothing = nothing
civilization-good-gold = { $count } gold
civilization-good-card = { $resource } of { $area }
civilization-good-settlement = the { $size } in { $area }
civilization-good-milestone = a wonder ({ $milestone })
civilization-good-technology = technology
civilization-good-wonder = wonder
civilization-good-unit = { $count ->
    [one] { $unit }
   *[other] { $count } × { $unit }
 } in { $area }
civilization-hand = Your cards
civilization-hand-how = drag one up, or click; also to give:
civilization-hand-plain = no resource
civilization-hand-chosen = in this offer
civilization-hand-offered = offered
civilization-range = Trade range
civilization-range-all = without limit
civilization-range-near = in range
civilization-range-far = too far
civilization-ask-trading = Do you want to trade?
civilization-ask-trading-offers = { $offers ->
    [one] One offer waits for you
   *[other] { $offers } offers wait for you
 }
civilization-ask-trading-small = { $offers ->
    [0] A deal is carried out the moment both agree.
    [one] { $offers } open. A deal is carried out the moment both agree.
   *[other] { $offers } open. A deal is carried out the moment both agree.
 }
civilization-ask-send = { $gives } for { $wants }?
civilization-ask-send-wants = Ask for { $wants }?
civilization-ask-send-gives = Give { $gives }?
civilization-ask-send-small = What you offer is set aside until it is answered.
civilization-act-send = Send offer
civilization-act-send-counter = Send counter-offer
civilization-act-send-small = { $gold } for you
civilization-act-exchange = Force the swap
civilization-act-exchange-small = no refusal, once
civilization-act-done-trading = Done trading
civilization-act-done-trading-small = { $ready } of { $players } are
civilization-act-accept = Accept
civilization-act-counter = Counter
civilization-act-refuse = Refuse
civilization-act-withdraw = Withdraw

### Production

civilization-towns = Your settlements
civilization-towns-small = drag faces and gears, or click one and then a place; one of each per settlement
civilization-town-plain = plain
civilization-town-gear = with a gear
civilization-town-happy = happy
civilization-town-unhappy = unhappy
civilization-town-no-gear = no gear
civilization-town-always-happy = always happy
civilization-town-fertile = fertile, stays
civilization-fertile = fertile
civilization-token-free = Free face
civilization-token-put = Put in { $area }
civilization-tokens-face = Faces
civilization-tokens-gear = Gears
civilization-tokens-none = none
civilization-tokens-used = all in use
civilization-tokens-idle = { $left ->
    [one] { $left } not in use
   *[other] { $left } not in use
 }
civilization-tokens-best = Best division
civilization-tokens-gain = { $gold } gold
civilization-income = Income
civilization-incomes = Everybody this turn
civilization-income-settlements = settlements
civilization-income-settlements-short = settlements
civilization-income-critical = critical resource
civilization-income-critical-short = critical
civilization-income-knowledge = technologies × kinds of resources
civilization-income-knowledge-short = knowledge
civilization-income-types = kinds of resources
civilization-income-types-short = kinds
civilization-income-monopoly = monopolies
civilization-income-monopoly-short = monopoly
civilization-income-wonders = wonders
civilization-income-wonders-short = wonders
civilization-income-minimum = up to the minimum
civilization-income-minimum-short = minimum
civilization-ledger-settlements = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
 }
civilization-ledger-critical = Critical: { $resource }
civilization-ledger-critical-held = You hold { $areas }.
civilization-ledger-critical-none = You hold none.
civilization-ledger-types = { $count ->
    [one] { $count } kind of resource, { $gold } each
   *[other] { $count } kinds of resources, { $gold } each
 }
civilization-ledger-knowledge = { $technologies } technologies × { $kinds } kinds
civilization-ledger-monopoly = Monopolies
civilization-ledger-monopoly-none = You need { $cards } or more of one resource.
civilization-ledger-wonders = Wonders
civilization-ledger-wonders-none = None of yours pays gold now.
civilization-ledger-minimum = at least { $gold }
civilization-ledger-chest = in your chest
civilization-ask-producing = Collect your income?
civilization-ask-producing-small = Faces and gears lie where they bring most; you may divide them otherwise.
civilization-ask-producing-own = Collect with your own division?
civilization-ask-producing-own-small = { $gold } gold compared with the best division.
civilization-ask-token = Where does it go: { $token }?
civilization-ask-token-small = One face and one gear per settlement; two change places.
civilization-why-idle = { $left ->
    [one] { $left } token is still unused.
   *[other] { $left } tokens are still unused.
 }
civilization-act-collect = Take { $gold } gold
civilization-act-collect-best = best division
civilization-act-collect-own = your division

### Purchase

civilization-shop = Shop
civilization-shelf-units = Units
civilization-shelf-towns = Towns
civilization-shelf-improvements = Improve
civilization-shelf-technologies = Techs
civilization-shop-era = { $era }
civilization-shop-old = Older, at their own price
civilization-shop-people = People
civilization-shop-settler = founds a village
civilization-shop-aircraft = { $dice ->
    [one] adds { $dice } die
   *[other] adds { $dice } dice
 }
civilization-shop-no-room = no place for it
civilization-shop-sell = Sell old units
civilization-shop-convert = { $area }, becomes { $into ->
    [carrier] a carrier
   *[other] a battleship
 }; sails { $moves }
civilization-shop-found = Found a village
civilization-shop-found-here = a settler is there
civilization-shop-found-none = It takes a settler on a land without a settlement.
civilization-shop-grow = Let a settlement grow
civilization-shop-grow-to = { $from } → { $to }
civilization-shop-improvements = Improvements of this era
civilization-shop-improvements-none = There are none in this era.
civilization-shop-wonder = Wonder
civilization-shop-wonder-end = ends the game after this turn
civilization-shop-more = Buy one more: { $what }
civilization-shop-less = Give one back: { $what }
civilization-royalty-to = { $gold } to
civilization-faces = { $count ->
    [one] { $count } face
   *[other] { $count } faces
 }
civilization-gears = { $count ->
    [one] { $count } gear
   *[other] { $count } gears
 }
civilization-why-no-gold = not enough gold
civilization-why-not-this-era = not of this era
civilization-why-missing-technology = nobody has its technology
civilization-why-not-the-best = a better level is sold
civilization-why-has-improvement = you have it already
civilization-why-not-for-sale = comes with its technology
civilization-why-not-for-owner = for the owner of its technology only
civilization-why-size-unknown = nobody has its technology
civilization-why-ending-already = the game ends anyway
civilization-why-owned = somebody has it
civilization-why-too-many-ships = no more fleets
civilization-why-largest = as large as it can be
civilization-why-largest-here = no larger than a { $size } here
civilization-why-founded = founded this turn
civilization-why-grown = has grown this turn
civilization-why-phase = in the purchase phase
civilization-act-buy = Buy
civilization-act-sell = Sell
civilization-act-convert = Convert
civilization-act-found = Found
civilization-act-grow = Grow
civilization-act-launch = From { $area }
civilization-basket = Basket
civilization-basket-small = can be undone until you are done
civilization-basket-empty = Nothing bought yet.
civilization-basket-sold = sold in { $area }
civilization-basket-sell-ship = Fleet sold
civilization-basket-convert-ship = Ship converted
civilization-basket-grown = grows to a { $size }
civilization-basket-improvement = improvement
civilization-basket-remove = Give back: { $what }
civilization-basket-fixed = Can’t be undone any more: { $what }
civilization-basket-royalties = Royalties, inside the price
civilization-basket-bank = bank
civilization-basket-left = left
civilization-place-title = Place: { $unit }
civilization-place-land = in a settlement with room
civilization-place-sea = in a sea beside a settlement with room
civilization-rooms = Your settlements
civilization-rooms-rule = new pieces this turn, at most the size
civilization-room-grows = grows for { $price }
civilization-room-full = full
civilization-room-grown = has grown
civilization-room-largest = { $size }, largest
civilization-ask-purchasing = What do you buy?
civilization-ask-purchasing-more = Anything else?
civilization-ask-purchasing-small = You have { $gold } gold. Everything is paid at once.
civilization-ask-place = Where does it go: { $unit }?
civilization-ask-place-small = { $places ->
    [one] { $places } place on the map.
   *[other] { $places } places on the map.
 }
civilization-act-end-purchases = Done
civilization-act-end-purchases-small = { $spent } spent, { $gold } left
civilization-act-technologies-small = { $count ->
    [0] none for your gold
    [one] { $count } you can buy
   *[other] { $count } you can buy
 }

### Technologies

civilization-technologies = Technologies
civilization-tree-buyable = can be bought
civilization-tree-known = in play
civilization-key-gear = gear
civilization-key-face = face
civilization-key-wonder = wonder
civilization-key-points = 4 points
civilization-key-era = ends the era
civilization-gift-range = trade range
civilization-gift-points = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
 }
civilization-ends-era = Ends the era
civilization-node-owner = { $technology }, owned by { $name }
civilization-node-aside = { $technology }, set aside
civilization-node-open = { $technology }, can be bought for { $price }
civilization-node-later = { $technology }, not yet; { $price }
civilization-pile-past = past era
civilization-pile-now = can be bought now
civilization-pile-later = later
civilization-pile-buy = Buy for { $price }
civilization-pile-price = the next one costs { $price }
civilization-pile-ask = Buy a technology for { $price }?
civilization-pile-small = All of an era are alike; each one you have makes the next dearer.
civilization-ask-technologies = Look at a technology
civilization-ask-technologies-small = Lines lead to what you may buy, and on from what you choose.
civilization-tech-buy = Buy { $technology } for { $price }?
civilization-tech-free = { $technology }, for nothing?
civilization-tech-price = { $technology } costs { $price }
civilization-tech-later = { $technology }: not yet
civilization-tech-missing = Missing:
civilization-tech-missing-all = Nobody has { $technologies } yet.
civilization-tech-missing-count = { $count ->
    [one] { $count } missing
   *[other] { $count } missing
 }
civilization-tech-mine = { $technology } is yours
civilization-tech-owner = { $technology } belongs to { $name }
civilization-tech-enables-mine = Others pay you a royalty for what it enables.
civilization-tech-enables = You can buy what it enables; { $name } gets a royalty out of the price.
civilization-tech-enables-none = It enables no unit or improvement.
civilization-tech-ends-era = This begins the next era at the end of the turn.
civilization-tech-ends-era-loss = This begins the next era: { $improvements } will be gone, { $count ->
    [one] { $count } face or gear
   *[other] { $count } faces and gears
 } in all.
civilization-tech-past = Of a past era: half the price.
civilization-tech-past-wonder = Of a past era: half the price; its wonder gives points only.
civilization-tech-discount = { $gold } off by a wonder of yours.
civilization-tech-royalty = Others will pay you a royalty for what it enables.
civilization-tech-gold = { $from } → { $to }
civilization-act-learn-free = Take it
civilization-act-back = Back
civilization-act-back-shop = Back to the shop
civilization-act-back-small = { $count ->
    [0] nothing bought
    [one] { $count } in the basket
   *[other] { $count } in the basket
 }
civilization-tech-of = owned by { $name }
civilization-tech-aside = set aside
civilization-tech-now = can be bought
civilization-tech-not-yet = not yet
civilization-tech-needs = needs
civilization-tech-opens = opens
civilization-tech-grows = one settlement of its first owner grows a step
civilization-tech-sold = { $price }; others pay { $royalty } of it to the owner
civilization-tech-size = allows settlements to grow to a { $size }
civilization-tech-range = trade { $land } by land, { $sea } by sea
civilization-tech-range-all = trade without limit
civilization-royalties = Others pay you
civilization-royalties-none = Nothing of yours is sold now.
civilization-improvement-faces = { $count ->
    [one] Makes { $count } settlement happy.
   *[other] Makes { $count } settlements happy.
 }
civilization-improvement-gears = { $count ->
    [one] Makes { $count } settlement productive.
   *[other] Makes { $count } settlements productive.
 }
civilization-improvement-owners = owned by

### Wonders and milestones

civilization-wonders = Wonders
civilization-wonders-past = points only
civilization-wonders-now = at work
civilization-wonder-with = comes with { $technology }
civilization-wonder-once = a gift, when it is gained
civilization-wonder-era = works until its era is over
civilization-wonder-single_use = once, when its owner wants
civilization-wonder-past = its era is over: points only
civilization-act-announce = Announce the end: { $wonder }
civilization-effect-free_settlers = { $count ->
    [one] { $count } settler
   *[other] { $count } settlers
 }
civilization-effect-free_units = { $count ->
    [one] { $count } free unit: { $unit }
   *[other] { $count } free units: { $unit }
 }
civilization-effect-gold_per_turn = +{ $gold } gold each production
civilization-effect-tech_discount = technologies −{ $gold } ({ $era })
civilization-effect-see_enemy_pick_in_battle = sees the enemy’s choice in battle
civilization-effect-settlement_defence = settlements defend with +{ $bonus }
civilization-effect-happiness = { $faces ->
    [one] { $faces } face
   *[other] { $faces } faces
 }
civilization-effect-productivity = { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
 }
civilization-effect-force_resource_trade = forces one exchange of cards in each trade phase
civilization-effect-destroy_area = destroys one area, once
civilization-effect-diplomatic_end = its owner may end the game
civilization-effect-military_end = its owner may end the game
civilization-effect-space_end = ends the game; costs { $price }
civilization-milestones = Milestones
civilization-milestones-small = The first to claim a milestone gets a wonder.
civilization-milestone-of = { $name }
civilization-milestone-lost = lost
civilization-milestone-claimed = claimed
civilization-milestone-count = you: { $count } of { $amount }
civilization-claimable = You can claim a milestone, or announce the end
civilization-claim-short = Claim
civilization-act-claim = Claim

### Overview

civilization-overview = Overview
civilization-overview-graph = Points
civilization-overview-wonders = Wonders
civilization-overview-counters = Counters
civilization-overview-orders = Standing orders
civilization-graph = The course of the game
civilization-graph-points = Points
civilization-graph-incomes = Income
civilization-graph-units = Units
civilization-graph-none = There is nothing to show before the end of the first turn.
civilization-counters-small = { $count ->
    [one] { $count } counter is
   *[other] { $count } counters are
 } still unknown, on the map or in the box.
civilization-points-settlements = Settlements
civilization-points-technologies = Technologies
civilization-points-wonders = Wonders
civilization-points-groundbreaking = Groundbreaking technologies
civilization-points-ending = The end of the game
civilization-orders-small = They answer for you, so that nobody has to wait. Only you see them.
civilization-orders-declare = When somebody enters an area with your units, fight?
civilization-orders-support = When others fight where you have units, support a side?
civilization-orders-any = In general
civilization-orders-seat = Against { $name }
civilization-orders-areas = By area ({ $count })
civilization-order-any = in general
civilization-order-ask = Ask
civilization-order-never = Never
civilization-order-always = Always

### Areas

civilization-inspect-sea = sea
civilization-inspect-land = land without a settlement
civilization-inspect-town = { $you ->
    [yes] your { $size }
   *[no] { $size } of { $name }
 }
civilization-inspect-income = brings { $gold }
civilization-inspect-hidden = counter face down
civilization-inspect-lent = held by { $name }
civilization-inspect-largest = at most a { $size }
civilization-inspect-no-town = no settlement possible
civilization-inspect-home = +{ $bonus } each: own settlement
civilization-inspect-battle = If { $name } calls a battle, your units stop here and fight after your last move.
civilization-inspect-next = Borders { $areas }.
civilization-inspect-seas = Seas: { $areas }.
civilization-inspect-sea-next = Next to { $areas }.
civilization-inspect-coasts = Coasts: { $areas }.

### Moments

civilization-moment-plague = Plague in { $area }
civilization-moment-minor = A minor civilization in { $area }
civilization-moment-looked = A counter in { $area }
civilization-moment-battle = Battle in { $area }
civilization-moment-captured = { $area } is taken
civilization-moment-bombed = { $area } is destroyed
civilization-moment-era = A new era
civilization-moment-wonder = A wonder
civilization-moment-milestone = A milestone
civilization-moment-end = The end of the game
civilization-moment-out = Out of the game
civilization-moment-critical = The critical resource
civilization-moment-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
 }

### Waiting for others

civilization-waiting-choosing = { $name } { $several ->
    [one] is
   *[other] are
 } choosing where to begin
civilization-waiting-moving = { $name } { $several ->
    [one] is
   *[other] are
 } moving
civilization-waiting-declaring = { $name } { $several ->
    [one] is
   *[other] are
 } deciding whether to fight in { $area }
civilization-waiting-attacking = { $name } { $several ->
    [one] is
   *[other] are
 } calling battles
civilization-waiting-ordering = { $name } { $several ->
    [one] is
   *[other] are
 } choosing the next battle
civilization-waiting-supporting = { $name } { $several ->
    [one] is
   *[other] are
 } choosing a side in { $area }
civilization-waiting-picking = { $name } { $several ->
    [one] is
   *[other] are
 } choosing a unit for { $area }
civilization-waiting-capturing = { $name } { $several ->
    [one] is
   *[other] are
 } deciding about { $area }
civilization-waiting-free_technology = { $name } { $several ->
    [one] is
   *[other] are
 } choosing a technology
civilization-waiting-minor_army = { $name } { $several ->
    [one] is
   *[other] are
 } choosing an army
civilization-waiting-placing = { $name } { $several ->
    [one] is
   *[other] are
 } placing a unit
civilization-waiting-growing = { $name } { $several ->
    [one] is
   *[other] are
 } choosing a settlement
civilization-waiting-trading = { $name } { $several ->
    [one] is
   *[other] are
 } trading
civilization-waiting-producing = { $name } { $several ->
    [one] is
   *[other] are
 } dividing faces and gears
civilization-waiting-purchasing = { $name } { $several ->
    [one] is
   *[other] are
 } buying
civilization-waiting-small = Feel free to look around; T shows the technologies.

### Moves in words

civilization-move-settle = Begin in { $area }
civilization-move-take = Take: { $unit } in { $area } ({ $points })
civilization-move-take-ship = Take: { $ship }
civilization-move-take-cargo = Take: { $unit } off { $ship } ({ $points })
civilization-move-go = Go to { $area }
civilization-move-board = Board: { $ship }
civilization-move-look = Look at the counter in { $area }
civilization-move-bomb = Destroy everything in { $area }
civilization-move-end-moves = End your moves
civilization-move-fight = Fight
civilization-move-let-pass = Let pass
civilization-move-attack = Attack { $name } in { $area }
civilization-move-end-attacks = Call no more battles
civilization-move-battle = Fight { $name } in { $area }
civilization-move-capture = Take the settlement in { $area }
civilization-move-end-battles = End the battles
civilization-move-support = Support { $name }
civilization-move-stay-out = Stay out of it
civilization-move-pick = Choose: { $unit } ({ $name }){ $air ->
    [yes] { " " }with an aircraft
   *[no] { "" }
 }
civilization-move-pick-ship = Choose: { $ship }{ $air ->
    [yes] { " " }with an aircraft
   *[no] { "" }
 }
civilization-move-take-settlement = Take the settlement
civilization-move-leave-settlement = Leave the settlement
civilization-move-learn = Technology: { $technology }
civilization-move-raise = Army: { $unit }
civilization-move-place = Place in { $area }
civilization-move-grow = The settlement in { $area } grows
civilization-move-done = Done trading
civilization-move-cheer = Make { $area } happy
civilization-move-equip = Make { $area } productive
civilization-move-collect = Collect as divided
civilization-move-collect-best = Collect with the best division
civilization-move-buy = Buy: { $unit } in { $area }
civilization-move-launch = Buy: { $unit } in { $area }, from { $from }
civilization-move-found = Found a village in { $area }
civilization-move-improve = Improvement: { $improvement }
civilization-move-build = Wonder: { $wonder }
civilization-move-sell = Sell: { $unit } in { $area }
civilization-move-sell-ship = Sell: { $ship }
civilization-move-convert = Convert: { $ship }
civilization-move-end-purchases = End your purchases
civilization-move-claim = Claim a milestone: { $milestone }
civilization-move-announce = Announce the end: { $wonder }
civilization-move-exchange = Exchange the card of { $given } for that of { $taken }
civilization-move-standing = Standing order, { $window ->
    [declare] fight
   *[support] support
 } ({ $subject }): { $order ->
    [never] never
    [always] always
   *[ask] ask
 }
civilization-move-deal = Begin an offer to { $name }
civilization-move-give = Give { $good }
civilization-move-want = Ask { $good }
civilization-move-propose = Make the offer
civilization-move-drop = Drop the offer
civilization-move-accept = Accept offer { $offer }
civilization-move-decline = Refuse offer { $offer }
civilization-move-counter = Counter offer { $offer }
civilization-move-withdraw = Withdraw offer { $offer }

### The log

civilization-log-opening = The game begins
civilization-log-turn = Turn { $turn }
civilization-log-rolls = { $purpose ->
    [choice] For the first choice
    [start] For start player
    [minor] For the minor civilization, settlements subtracted
    [lead] For the lead
   *[claim] For the milestone
 }: { $rolls }.
civilization-log-round = { $first } { $one } against { $second } { $other }
civilization-told-units = { $count ->
    [one] { $count } { $unit }
   *[other] { $count } × { $unit }
 }
civilization-told-lost = { $you ->
    [yes] You lose { civilization-told-units } in { $area }.
   *[no] { $name } loses { civilization-told-units } in { $area }.
 }
civilization-told-given = { $you ->
    [yes] You get { civilization-told-units } in { $area }.
   *[no] { $name } gets { civilization-told-units } in { $area }.
 }
civilization-told-bought = { $you ->
    [yes] You buy { civilization-told-units } in { $area } for { $gold } gold.
   *[no] { $name } buys { civilization-told-units } in { $area } for { $gold } gold.
 }
civilization-told-sold = { $you ->
    [yes] You sell { civilization-told-units } in { $area } for { $gold } gold.
   *[no] { $name } sells { civilization-told-units } in { $area } for { $gold } gold.
 }
civilization-log-offer = { $gives } for { $wants }.
civilization-log-done = { $you ->
    [yes] You are done
   *[no] { $name } is done
 }
civilization-log-end-moves = { $you ->
    [yes] You end your moves
   *[no] { $name } ends the moves
 }
civilization-log-end-attacks = { $you ->
    [yes] You call no more battles
   *[no] { $name } calls no more battles
 }
civilization-log-end-battles = { $you ->
    [yes] You end your battles
   *[no] { $name } ends the battles
 }
civilization-log-end-purchases = { $you ->
    [yes] You are done buying
   *[no] { $name } is done buying
 }
civilization-log-stay-out = { $you ->
    [yes] You stay out
   *[no] { $name } stays out
 }
civilization-log-let-pass = { $you ->
    [yes] You let it pass
   *[no] { $name } lets it pass
 }
civilization-log-take-settlement = { $you ->
    [yes] You take the settlement
   *[no] { $name } takes the settlement
 }
civilization-log-leave-settlement = { $you ->
    [yes] You leave the settlement
   *[no] { $name } leaves the settlement
 }
civilization-log-pick = { $you ->
    [yes] You have chosen
   *[no] { $name } has chosen
 }
civilization-log-pick-ship = { $you ->
    [yes] You have chosen
   *[no] { $name } has chosen
 }
civilization-log-collect = { $you ->
    [yes] You collect
   *[no] { $name } collects
 }
civilization-log-collect-best = { $you ->
    [yes] You collect
   *[no] { $name } collects
 }

### The table in words

civilization-text-now = Turn { $turn }, { $era }, { $phase }.{ $active ->
    [yes] { " " }{ $name } plays.
   *[no] { "" }
 }
civilization-text-player = { $name }, number { $order }: { $gold } gold, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
civilization-text-towns = Settlements: { $towns }.
civilization-text-town = { $size } { $area }{ $has ->
    [yes] , { $resource }
   *[no] { "" }
 }{ $lent ->
    [yes] { " " }(with { $name })
   *[no] { "" }
 }, { $gold }
civilization-text-forces = Pieces: { $forces }.
civilization-text-force = { $area }: { $units }{ $cargo ->
    [yes] { " " }carrying { $aboard }
   *[no] { "" }
 }
civilization-text-known = Has: { $known }.
civilization-text-battle = Battle in { $area }, round { $round }: { $sides }.
civilization-text-side = { $name } with { $units }
civilization-text-offers = Offers: { $offers }
civilization-text-offer = { $number }, { $maker } to { $partner }: { $gives } for { $wants }.
civilization-text-draft = Your offer to { $partner } so far: { $gives } for { $wants }.
civilization-text-receipts = { $count ->
    [one] { $count } purchase so far, { $gold } gold.
   *[other] { $count } purchases so far, { $gold } gold.
 }
civilization-text-milestones = Milestones: { $milestones }.
civilization-text-milestone = { $amount } { $milestone } ({ $counts })
civilization-text-milestone-of = { $amount } { $milestone }: { $name }
civilization-text-technologies = Technologies that can be bought: { $technologies }.
civilization-text-counters = Open counters: { $open }. { $hidden ->
    [one] { $hidden } counter is
   *[other] { $hidden } counters are
 } face down.

### The end

civilization-end-none = The game was not finished
civilization-end-won = { $you ->
    [yes] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
 }
civilization-end-shared = { $names } share the victory
civilization-end-by-none = The game was ended
civilization-end-by-technologies = Knowledge ended the game
civilization-end-by-diplomatic = A diplomatic end: 5 points for the United Nations
civilization-end-by-military = A military end: a point for each unit
civilization-end-by-space = The colony ship left: a point for each technology
civilization-end-by-domination = Nobody else has a settlement left
civilization-end-by-limit = The last turn was reached

### Keys

civilization-keys-technologies = technologies
civilization-keys-overview = overview
civilization-keys-map = the map and back
civilization-keys-next = next stack
civilization-keys-kinds = one more of a kind; with Shift one less
civilization-keys-answer = accept, counter or refuse an offer

### The map

civilization-map = World map
civilization-map-stack = { $name }: { $pieces }
civilization-map-carrying = { $name } with { $cargo } aboard
civilization-map-settlement = { $size } of { $name }
civilization-map-happy = happy
civilization-map-unhappy = unhappy
civilization-map-closed = counter, face down
civilization-map-target-all = can go here
civilization-map-target-settlers = only settlers can go here
civilization-map-target-contested = somebody may call a battle here
civilization-map-target-boarding =
    { $places ->
        [0] no room aboard
        [one] { $places } place aboard
       *[other] { $places } places aboard
    }
civilization-map-tag-contested = Battle?
civilization-map-tag-settlers = settlers only
civilization-map-tag-boarding =
    { $places ->
        [0] full
        [one] aboard, { $places } place
       *[other] aboard, { $places } places
    }
civilization-map-tag-look = may look
civilization-map-mark-plague = the plague is here
civilization-map-mark-battle = a battle is fought here

civilization-map-key = Key to the map
civilization-map-key-units = units: dots for the era and its dice
civilization-map-key-settler = settler: never fights
civilization-map-key-fleet = fleet over its hold of three
civilization-map-key-settlement = village, town, city, metropolis
civilization-map-key-closed = counter, face down
civilization-map-key-resource = resource for the settlement here
civilization-map-key-terrain = mountains: size 1; jungle: 2; desert: none
civilization-map-key-all = everything chosen can go there
civilization-map-key-settlers = only the settlers can
civilization-map-key-contested = somebody may call a battle
civilization-map-key-crossing = crossing by land
civilization-map-key-no-passage = no passage

civilization-deed-bombed = bombed { $area }
civilization-deed-captured = captured { $area }
civilization-deed-battle-won = won at { $area }
civilization-deed-attacked = attacked { $area }
civilization-deed-declared = battle in { $area }
civilization-deed-wonder-gained = wonder: { $wonder }
civilization-deed-settled = settled in { $area }
civilization-deed-founded = village, { $area }
civilization-deed-grew = { $area } grew
civilization-deed-learned = { $technology }
civilization-deed-improved = { $improvement }
civilization-deed-bought = { $unit }, { $area }
civilization-deed-minor-won = { $area } joined
civilization-deed-looked = explored { $area }
civilization-deed-landed = landed in { $area }
civilization-deed-moved = moved to { $area }
civilization-deed-sailed = sailed to { $area }
civilization-deed-dealt-with = made a deal
civilization-deed-collected = { $gold } gold
