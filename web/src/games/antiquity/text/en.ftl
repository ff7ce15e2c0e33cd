# The texts of the board. Names of goods, buildings, sites and saints come from the server, as does what happened.

antiquity-board = Cities and land
antiquity-tab-cities = Cities
antiquity-tab-land = Land
antiquity-tab-tray = Build
antiquity-city = City { $city }
antiquity-cities = Cities
antiquity-place = { $city } { $square }
antiquity-at-place = { $city }, { $square }
antiquity-land = Land
antiquity-land-wide = Large land
antiquity-zone-own = your zone { $count }
antiquity-zone-more = added { $count }
antiquity-zone-with-inn = with the inn +{ $count }
antiquity-zone-with-city = with the city +{ $count }
antiquity-zone-with-harbour = with the harbour +{ $count }
antiquity-fields-taken = takes { $count }
antiquity-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
 }
antiquity-zones = Zones shown
antiquity-zone-of = Zone: { $name }
antiquity-zones-all = all zones
antiquity-round-goods = goods
antiquity-round-food = food / famine
antiquity-round-graves = graves
antiquity-round-pollution = pollution
antiquity-round-fed = { $food } of { $level }
antiquity-others-cities = Cities of the others
antiquity-tray-click = click goods below
antiquity-cannot-take-back = That can no longer be taken back by itself: use undo.
antiquity-move-take-back = { $what }: take it back
antiquity-no-city = You have no city yet.
antiquity-only-you = Only you see this
antiquity-round = round { $round }
antiquity-phases = Phases of the round
antiquity-phase-1 = All rise
antiquity-phase-2 = City building
antiquity-phase-3 = Order of play
antiquity-phase-4 = On the land
antiquity-phase-5 = Storage
antiquity-phase-6 = Harvest
antiquity-phase-7 = Exploration
antiquity-phase-8 = Famine
antiquity-phase-9 = Pollution
antiquity-phase-10 = Victory check

### Goods and prices

antiquity-class-food = food
antiquity-class-luxury = luxury
antiquity-goods-material = build
antiquity-goods-food = food
antiquity-goods-luxury = luxury
antiquity-count-of = { $count } { $good }
antiquity-price-food = { $differs ->
    [yes] { $count } different foods
   *[no] { $count } food
 }
antiquity-price-luxury = { $differs ->
    [yes] { $count } different luxuries
   *[no] { $count ->
        [one] { $count } luxury
       *[other] { $count } luxuries
    }
 }
antiquity-free = free
antiquity-nothing = nothing
antiquity-have = you have { $count }
antiquity-short = { $count } { $good } short
antiquity-short-of-wood = wood
antiquity-short-of-stone = stone
antiquity-short-of-food = food
antiquity-short-of-luxury = luxury
antiquity-short-of-olives = olives
antiquity-short-of-sheep = sheep
antiquity-short-of-grain = grain
antiquity-short-of-wine = wine
antiquity-harvest-next = harvest phase 6
antiquity-harvest-left = { $left } left

### Names where there is little room

antiquity-short-theology = theology
antiquity-short-philosophy = philosophy
antiquity-short-biology = biology
antiquity-short-alchemy = alchemy
antiquity-short-explorer = explorer
antiquity-short-forced_labour = forced labour
antiquity-storage-of = storage { $rows }×{ $columns }
antiquity-house-number = House { $number }
antiquity-grave = grave
antiquity-site-free-farm = farm without seed
antiquity-short-site-free-farm = no seed
antiquity-site-clean = clean up
antiquity-site-of = { $site } ({ $good })
antiquity-times = { $what } ({ $count }×)

### What buildings do

antiquity-brief-cart_shop = builds on the land
antiquity-brief-market = trades goods
antiquity-brief-brewery = allows inns
antiquity-brief-granary = −3 graves
antiquity-brief-harbour = adds the sea
antiquity-brief-explorer = turns markers
antiquity-brief-university = for faculties
antiquity-brief-theology = razes cathedral
antiquity-brief-philosophy = any kinds pay
antiquity-brief-biology = free seed
antiquity-brief-alchemy = cleans fields
antiquity-brief-forced_labour = harvests more
antiquity-brief-dump = −4 pollution
antiquity-brief-cathedral = a saint
antiquity-brief-hospital = −5 graves
antiquity-brief-stable = larger zone
antiquity-brief-fountain = famine −1
antiquity-brief-storage = 1×2 or larger
antiquity-brief-house = brings a man
antiquity-does-cart_shop = Manned, it lets you build one thing on the land in phase 4; its man moves there.
antiquity-does-market = Manned, it lets you trade two goods for one with the bank, and trade with other players.
antiquity-does-brewery = Lets your carts build inns, for 1 food each.
antiquity-does-granary = Spares you 3 graves in every famine.
antiquity-does-harbour = Manned, it adds the sea beside your cities and inns to your zone, with its coast.
antiquity-does-explorer = Manned, it lets you turn over a marker in your zone: you get the good.
antiquity-does-university = Its man works all faculties that touch it.
antiquity-does-theology = Lets you raze your cathedral and choose another saint.
antiquity-does-philosophy = Where a price asks for different kinds, you may pay with the same ones.
antiquity-does-biology = One farm in every round needs no seed.
antiquity-does-alchemy = Once a round you clean a field of your zone and those around it.
antiquity-does-forced_labour = You harvest three goods from each building and lose the first.
antiquity-does-dump = Manned, it takes 4 off your pollution and protects your zone from that of others.
antiquity-does-cathedral = Dedicate it to a saint: his power is yours at once, and his condition wins.
antiquity-does-hospital = Manned, it clears up to 5 graves in a round.
antiquity-does-stable = Manned, your zone reaches 3 steps instead of 2.
antiquity-does-fountain = Lowers the famine level by 1, and your pollution by 1 in every round.
antiquity-does-storage = Manned, it keeps one good on each of its squares.
antiquity-does-house = Every house brings a man, who can work at once.
antiquity-site-does-woodcutter = On forest: wood from that field and the forest around it, which becomes grass.
antiquity-site-does-farm = On grass: the crop grows there and on the grass around it. Those fields are polluted.
antiquity-site-does-free-farm = By your faculty of biology: a farm of any crop without seed.
antiquity-site-does-mine = On mountains: gold or stone; the first mine decides for the whole range.
antiquity-site-does-fishery = On two fields by clean sea: fish, pearls or dye from that sea.
antiquity-site-does-inn = Extends your zone; needs a brewery.
antiquity-site-does-city = Seven free land fields that touch no other city; a new plan of 6×6.
antiquity-site-does-clean = By your faculty of alchemy: pollution goes from a field and from those around it.
antiquity-kind-once = one of a kind, { $squares } squares
antiquity-kind-many = as many as there are, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }
antiquity-kind-storage = any rectangle of 1×2 elements
antiquity-costs-have = { $price }, you have { $have }
antiquity-needs-man = 1 man, you have { $men } free
antiquity-needs-none = works without a man
antiquity-tip-spoiled = A grave lies on it: it does not work and cannot be manned.
antiquity-tip-joined = Works when there is a man on the university beside it.
antiquity-tip-unmanned = Without a man it does not work this round.
antiquity-tip-new = Not final yet: click it to take it back.
antiquity-supply-left = { $left } left for all players

### Cities and men

antiquity-plan-of = { $name }: plan of city { $city }
antiquity-empty-squares = { $count ->
    [one] { $count } square free
   *[other] { $count } squares free
 }
antiquity-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
 }
antiquity-men-count = { $men ->
    [one] { $men } man free
   *[other] { $men } men free
 }
antiquity-men-land = land
antiquity-men-city = city
antiquity-men-free = free
antiquity-men-none = no men yet
antiquity-men-label = Men: { $free } free, { $city } in the cities, { $land } on the land
antiquity-state-spoiled = spoiled by a grave
antiquity-state-manned = manned
antiquity-state-joined = worked by the university
antiquity-state-unmanned = no man
antiquity-turn-left = Turn to the left
antiquity-turn-right = Turn to the right
antiquity-not-here = Not here

### The tray

antiquity-tray = Build
antiquity-tray-empty = Nothing here.
antiquity-filter-all = all { $count }
antiquity-filter-can = can now { $count }
antiquity-filter-dear = not yet { $count }
antiquity-filter-built = built { $count }
antiquity-all-houses = houses: { $count } left
antiquity-in-hand = in hand
antiquity-left = { $left } left
antiquity-lack-built = built
antiquity-lack-higher = higher
antiquity-lack-sold = none left
antiquity-lack-pay = too dear
antiquity-lack-room = no room
antiquity-lack-cart = no cart shop
antiquity-lack-inn = needs a brewery
antiquity-lack-field = no field
antiquity-sizes = How large?
antiquity-sizes-small = { $rows } × { $columns }: keeps { $goods } goods
antiquity-free-house-pick = choose a house for nothing
antiquity-land-tray = On the land
antiquity-carts = { $count ->
    [one] { $count } cart left
   *[other] { $count } carts left
 }
antiquity-own-works = { $count ->
    [one] { $count } building of yours
   *[other] { $count } buildings of yours
 }
antiquity-no-works = You have nothing on the land that can be harvested.
antiquity-work-left = { $field }, { $left ->
    [one] { $left } good left
   *[other] { $left } goods left
 }

### Plates and famine

antiquity-order = Place in the order of play
antiquity-out = out
antiquity-out-small = out of the game
antiquity-ready = ready
antiquity-stat-cities = Cities
antiquity-stat-houses = Houses
antiquity-stat-goods = Goods
antiquity-stat-graves = Graves
antiquity-no-saint = no saint yet
antiquity-no-saint-small = build a cathedral
antiquity-houses-built = { $count } of 20 houses
antiquity-famine = Famine
antiquity-famine-small = marks: everybody’s food
antiquity-famine-fed = { $name }: food and granary { $food }
antiquity-graves = { $count ->
    [one] { $count } grave
   *[other] { $count } graves
 }
antiquity-pollutions = { $count } pollution
antiquity-due-famine = you, phase 8
antiquity-due-pollution = you, phase 9
antiquity-as-before = As it was when this phase began: plans are secret.
antiquity-realm-small = { $men ->
    [one] { $men } man
   *[other] { $men } men
 }, zone of { $zone ->
    [one] { $zone } field
   *[other] { $zone } fields
 }, { $carts } on carts and explorer

### Saints

antiquity-saints = What wins
antiquity-saints-own = How you could win
antiquity-saints-small = only with a cathedral, and only by the saint it is dedicated to
antiquity-missing = missing: { $what }
antiquity-missing-giorgio = nearest: { $name }
antiquity-more = { $count } more
antiquity-goal-nicolo = { $done } of { $of } houses
antiquity-goal-barbara = { $done } of { $of } kinds
antiquity-goal-christofori = { $done } of { $of } goods
antiquity-goal-giorgio = { $done } of { $of ->
    [one] { $of } field
   *[other] { $of } fields
 }
antiquity-goal-maria = { $done } of { $of } saints
antiquity-power-nicolo = With each house you buy, you may build a lower one for nothing.
antiquity-power-barbara = You may rearrange your buildings, and move graves to empty squares.
antiquity-power-christofori = You keep all your goods, without any storage.
antiquity-power-giorgio = You get 1 fish for every cathedral built in a round.
antiquity-power-maria = You have the powers of all four others.
antiquity-power-short-nicolo = a lower house free with each
antiquity-power-short-barbara = rearranges buildings, graves
antiquity-power-short-christofori = keeps all goods
antiquity-power-short-giorgio = fish for cathedrals
antiquity-power-short-maria = all four powers
antiquity-win-nicolo = You win when all 20 houses are built.
antiquity-win-barbara = You win with one of every kind of building, without graves on it.
antiquity-win-christofori = You win with 3 of every food and every luxury.
antiquity-win-giorgio = You win when your zone covers the whole zone of another player.
antiquity-win-maria = You win when you meet any two of the other four.

### Placing

antiquity-why-outside = it sticks out of the city
antiquity-why-covered = on { $square } there is something: { $building }
antiquity-why-other = you cannot build this now
antiquity-why-nowhere = There is no place for it.
antiquity-why-point = point at a square first
antiquity-spoken-fits = { $square }, fits
antiquity-spoken-not = { $square }, does not fit: { $why }
antiquity-spoken-rings = Choose a ring for the man.
antiquity-ask-where = Where does it go: { $piece }?
antiquity-ask-fits = It fits here
antiquity-ask-not = It doesn’t fit here
antiquity-act-build = Build here
antiquity-act-lay = Lay it here
antiquity-act-not-here = does not fit here
antiquity-act-point = point at a square
antiquity-act-turn = Turn
antiquity-act-turn-small = turn { $turn } of { $turns }
antiquity-act-back = Put it back
antiquity-act-back-small = costs nothing
antiquity-gain-free-house = For nothing, by the power of your saint. A man comes with it.
antiquity-gain-house = A man comes with it, and can work at once.
antiquity-gain-harbour = { $count ->
    [0] There is no sea beside your cities and inns: it would add nothing.
    [one] With a man on it your zone gains { $count } field.
   *[other] With a man on it your zone gains { $count } fields.
 }
antiquity-gain-grave = A grave goes to an empty square.
antiquity-gain-lay = { $count ->
    [one] One piece is lifted.
   *[other] { $count } pieces are lifted.
 }

### Questions

antiquity-ask-plan = Build, put men to work, trade. Ready?
antiquity-ask-plan-short = Build or trade. Ready?
antiquity-plan-secret = Nobody sees your plan until everybody is ready.
antiquity-plan-secret-short = Secret until all are ready.
antiquity-plan-overflow = { $count ->
    [one] No room for { $count } good, unless you use it on the land.
   *[other] No room for { $count } goods, unless you use them on the land.
 }
antiquity-plan-bare = Nothing left to build with on the land: neither wood nor seed.
antiquity-act-ready = Ready
antiquity-act-ready-wait = plan closed; waiting for { $names }
antiquity-act-ready-last = everybody else is ready
antiquity-act-man = Put to work
antiquity-act-man-all = { $count ->
    [2] Both to work
   *[other] All { $count } to work
 }
antiquity-act-man-small = { $men ->
    [one] { $men } man free
   *[other] { $men } men free
 }
antiquity-act-market = Trade
antiquity-act-market-offers = { $count ->
    [one] { $count } offer
   *[other] { $count } offers
 }
antiquity-act-market-bank = bank and players
antiquity-act-market-others = with players
antiquity-act-lift = Rearrange
antiquity-act-lift-small = by your saint
antiquity-act-stop-lift = Done moving
antiquity-act-clear = Clear graves
antiquity-act-clear-small = { $count } by the hospital
antiquity-act-raze = Raze cathedral
antiquity-act-raze-small = you lose { $saint }
antiquity-ask-lift = What do you move? Click a building, a house or a grave.
antiquity-ask-lift-small = Men and graves go with their building.
antiquity-lifted = Lifted: { $names }. Nothing else can be done until all of it lies again.
antiquity-act-put-back = Put all back
antiquity-act-put-back-small = as it was
antiquity-pay-due = You still owe { $price }.
antiquity-ask-saint = Dedicate the cathedral to { $saint }?
antiquity-ask-saint-small = The power works at once; the others hear of it when plans are revealed.
antiquity-act-choose = Choose { $saint }
antiquity-free-houses = For nothing: house { $numbers }.
antiquity-act-no-house = No free house
antiquity-act-no-house-small = it is forfeited
antiquity-choosing-small = Seven fields, wholly on a start tile; this city may lie on any terrain.
antiquity-found-zone = { $count ->
    [one] Your zone would have { $count } field.
   *[other] Your zone would have { $count } fields.
 }
antiquity-ask-found = Your first city around { $field }?
antiquity-act-found = Place the city
antiquity-act-found-small = seven fields
antiquity-land-small = { $carts ->
    [one] { $carts } cart left.
   *[other] { $carts } carts left.
 } You have { $food } food.
antiquity-land-nothing = There is nothing you can build now.
antiquity-land-lit = { $count ->
    [one] { $count } field will do.
   *[other] { $count } fields will do.
 }
antiquity-brings-woodcutter = { $count ->
    [one] { $count } field of wood, which becomes grass.
   *[other] { $count } fields of wood, which become grass.
 }
antiquity-brings-farm = { $count ->
    [one] It gives { $count } good, and that field is polluted.
   *[other] It gives { $count } goods, and those fields are polluted.
 }
antiquity-brings-free-farm = { $count ->
    [one] It gives { $count } good, and that field is polluted.
   *[other] It gives { $count } goods, and those fields are polluted.
 }
antiquity-brings-mine = { $count ->
    [one] It gives { $count } good, and that field is polluted.
   *[other] It gives { $count } goods, and those fields are polluted.
 }
antiquity-brings-fishery = { $count ->
    [one] It gives { $count } good, and that sea is polluted.
   *[other] It gives { $count } goods, and that sea is polluted.
 }
antiquity-brings-inn = { $count ->
    [one] Your zone grows by { $count } field.
   *[other] Your zone grows by { $count } fields.
 }
antiquity-brings-city = { $count ->
    [one] Zone +{ $count } field, a plan of 6×6, and 3 more pollution a round.
   *[other] Zone +{ $count } fields, a plan of 6×6, and 3 more pollution a round.
 }
antiquity-brings-clean = { $count ->
    [one] { $count } field is cleaned.
   *[other] { $count } fields are cleaned.
 }
antiquity-ask-field = { $name }: on which field?
antiquity-ask-fishery = { $name }: which two fields by the sea?
antiquity-ask-second = And the second field, beside { $field }?
antiquity-ask-here = { $name } at { $field }?
antiquity-act-done = Done
antiquity-act-done-small = { $carts ->
    [0] no carts left
   *[other] { $carts } unused
 }
antiquity-act-clean = Clean up
antiquity-ask-storing = { $count ->
    [one] There is no room for { $count } good. Which one goes?
   *[other] There is no room for { $count } goods. Which ones go?
 }
antiquity-storing-small = Your storages keep { $room }.
antiquity-ask-harvest = { $site } at { $field }: from which field do you take { $good }?
antiquity-harvest-small = { $count ->
    [one] One to take.
   *[other] { $count } to take.
 }
antiquity-harvest-last = The good under the man comes last.
antiquity-harvest-forced = Forced labour: { $count } to take, and one of them is lost.
antiquity-ask-explore = Turn over the marker at { $field }?
antiquity-explore-small = You get the good it shows; food raises the famine level ({ $level }) by 1.
antiquity-act-explore = Turn it over
antiquity-act-explore-small = cannot be undone
antiquity-act-pass = Leave it
antiquity-ask-bury = { $count ->
    [one] Where does the grave go?
   *[other] Where do { $count } graves go?
 }
antiquity-bury-on-buildings = No square is empty: graves go on buildings now, which stop working.
antiquity-ask-pollute = { $count ->
    [one] Which field do you pollute?
   *[other] Which { $count } fields do you pollute?
 }
antiquity-act-bury = { $count ->
    [one] Bury this one
   *[other] Bury these { $count }
 }
antiquity-act-pollute = { $count ->
    [one] Place this one
   *[other] Place these { $count }
 }
antiquity-act-harvest = { $count ->
    [one] Harvest this one
   *[other] Harvest these { $count }
 }
antiquity-act-discard = { $count ->
    [one] Discard this one
   *[other] Discard these { $count }
 }
antiquity-act-proposed = As proposed
antiquity-act-proposed-small = by the computer
antiquity-why-bury = Proposed: { $count ->
    [one] the tightest square
   *[other] the tightest squares
 }, so that large buildings still fit. Click a square to change it.
antiquity-why-spoil = Proposed: { $buildings }, which you need least.
antiquity-why-pollute = Proposed: fields with few clean ones of their kind beside them. Click a field to change it.
antiquity-why-pollute-others = Proposed: fields that { $names } could use too, and small ones of yours. Click a field to change it.
antiquity-why-harvest = Proposed: the one that leaves the best land.
antiquity-why-discard = Proposed: what you need least. Click a good to change it.
antiquity-markers-changed = Click a marker to take it up, another place to lay it there.
antiquity-markers-missing = { $count } still to place
antiquity-act-again = Go on planning
antiquity-waiting-plan = Your plan is closed
antiquity-waiting-plan-small = Waiting for { $names }.
antiquity-waiting-choosing = { $name } places a first city
antiquity-waiting-countryside = { $name } builds on the land
antiquity-waiting-storing = { $name } chooses what to keep
antiquity-waiting-harvesting = { $name } harvests
antiquity-waiting-exploring = { $name } explores
antiquity-waiting-burying = { $name } lays graves
antiquity-waiting-polluting = { $name } places pollution
antiquity-waiting-paying = { $name } pays

### Trade

antiquity-ask-market = Trade with the bank or with the others
antiquity-market-small = One of you has to have a market that works.
antiquity-market-offer = To { $name }: { $gives } for { $wants }.
antiquity-act-bank = Trade with the bank
antiquity-bank-trade = { $good } and { $other } for { $wanted }
antiquity-act-propose = Offer to { $name }
antiquity-act-close = Back to the city
antiquity-bank = Bank
antiquity-bank-give = You give two:
antiquity-bank-get = You get one:
antiquity-bank-closed = The bank trades with you when your market has a man.
antiquity-take-back = Take back { $good }
antiquity-offers = Offers
antiquity-no-offers = No offers now.
antiquity-new-offer = New offer
antiquity-offers-left = { $count } left this round
antiquity-you-give = You give
antiquity-you-want = You want
antiquity-side-gives = gives
antiquity-side-asks = asks of you
antiquity-act-accept = Accept
antiquity-act-counter = Counter
antiquity-act-refuse = Decline
antiquity-act-withdraw = Withdraw
antiquity-offer-lacks-goods = You haven’t got what is asked.
antiquity-offer-no-market = Neither of you has a market with a man.
antiquity-offer-waits = { $name } hasn’t answered yet.
antiquity-fewer = Fewer { $good }
antiquity-one-more = One more { $good }

### Moves in words

antiquity-move-found = First city around { $field }
antiquity-move-build = Build { $building } at { $place }{ $turn ->
    [0] {""}
   *[other] , turned { $turn }
 }
antiquity-move-lay = Lay { $building } at { $place }{ $turn ->
    [0] {""}
   *[other] , turned { $turn }
 }
antiquity-move-house = Build house { $number } at { $place }
antiquity-move-add-house = Build house { $number } for nothing at { $place }
antiquity-move-no-house = No free house
antiquity-move-man = Put a man to work: { $building }, { $place }
antiquity-move-man-there = Put a man to work at { $place }
antiquity-move-clear = Clear the grave at { $place }
antiquity-move-raze = Raze the cathedral
antiquity-move-bank = Give the bank { $good } and { $other } for { $wanted }
antiquity-move-lift = Lift { $building } at { $place }
antiquity-move-lift-there = Lift what stood at { $place }
antiquity-act-move-grave = Move the grave at { $place }
antiquity-move-grave = Move the grave at { $place } to { $target }
antiquity-move-put-back = Put everything back
antiquity-move-ready = Ready
antiquity-move-pay = Pay with { $good }
antiquity-move-choose = Choose { $saint }
antiquity-move-woodcutter = Woodcutter at { $field }
antiquity-move-farm = Farm with { $good } at { $field }
antiquity-move-free-farm = Farm without seed, { $good }, at { $field }
antiquity-move-mine = Mine for { $good } at { $field }
antiquity-move-fishery = Fishery for { $good } at { $field } and { $other }
antiquity-move-inn = Inn at { $field }
antiquity-move-city = City around { $field }
antiquity-move-clean = Clean up around { $field }
antiquity-move-done = Done on the land
antiquity-move-discard = Discard { $good }
antiquity-move-harvest = Harvest { $field }
antiquity-move-explore = Turn over the marker at { $field }
antiquity-move-pass = Turn over no marker
antiquity-move-bury = Grave at { $place }
antiquity-move-pollute = Pollute { $field }
antiquity-move-deal = Begin an offer to { $name }
antiquity-move-give = Give { $count } { $good }
antiquity-move-want = Ask for { $count } { $good }
antiquity-move-propose = Make the offer
antiquity-move-drop = Drop the offer
antiquity-move-accept = Accept offer { $offer }
antiquity-move-decline = Decline offer { $offer }
antiquity-move-counter = Counter offer { $offer }
antiquity-move-withdraw = Withdraw offer { $offer }

### The log

antiquity-whom-you = you
antiquity-log-opening = The land is laid, and the order of play drawn.
antiquity-log-ready = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
 }
antiquity-log-done = { $you ->
    [yes] You are done on the land.
   *[no] { $name } is done on the land.
 }
antiquity-log-pollute = { $you ->
    [yes] You pollute { $what }.
   *[no] { $name } pollutes { $what }.
 }
antiquity-log-bury = { $count ->
    [one] { $you ->
        [yes] You lay a grave: { $what }.
       *[no] { $name } lays a grave: { $what }.
    }
   *[other] { $you ->
        [yes] You lay { $count } graves: { $what }.
       *[no] { $name } lays { $count } graves: { $what }.
    }
 }
antiquity-log-discard = { $you ->
    [yes] You have no room for { $what }.
   *[no] { $name } has no room for { $what }.
 }
antiquity-log-harvest = { $you ->
    [yes] You harvest { $what }.
   *[no] { $name } harvests { $what }.
 }
antiquity-thing-at = { $what } { $where }
antiquity-log-spent = { $you ->
    [yes] You have used up { $what }.
   *[no] { $name } has used up { $what }.
 }
antiquity-log-spoiled = { $you ->
    [yes] You lose the use of { $what }.
   *[no] { $name } loses the use of { $what }.
 }
antiquity-revealed = The plans are revealed
antiquity-revealed-nothing = Nothing new: { $names }.
antiquity-told-men = men: { $buildings }
antiquity-plan-built = { $building }
antiquity-plan-rearranged = { $building } moved
antiquity-plan-razed = cathedral razed
antiquity-plan-traded = { $wanted } from the bank
antiquity-plan-manned = { $count ->
    [one] { $count } man
   *[other] { $count } men
 } ({ $buildings })
antiquity-plan-cleared = { $count ->
    [one] { $count } grave cleared
   *[other] { $count } graves cleared
 }
antiquity-plan-graves = { $count ->
    [one] { $count } grave moved
   *[other] { $count } graves moved
 }
antiquity-summary = The round so far
antiquity-summary-of = Round { $round }
antiquity-round-before = The round before
antiquity-round-after = The round after
antiquity-nothing-yet = Nothing yet.

### The end

antiquity-end-won = { $you ->
    [yes] You win!
   *[no] { $name } wins!
 }
antiquity-end-shared = { $names } share the victory
antiquity-end-nobody = Nobody wins
antiquity-end-by-saint = { $saint }: { $goal }, in round { $round }.
antiquity-end-by-clean = More unpolluted fields than { $names }: { $most } to { $fewer }.
antiquity-than-you = you
antiquity-end-by-last = Everybody else is out of the game.
antiquity-end-by-nobody = There was no room for the graves of anybody.
antiquity-end-by-limit = The limit of rounds is reached.
antiquity-chronicle = How it came
antiquity-row = Row
antiquity-own-saint = their patron saint
antiquity-row-houses = Houses
antiquity-row-cities = Cities
antiquity-row-graves = Graves
antiquity-row-zone = Zone
antiquity-row-clean = Unpolluted fields

### In words

antiquity-text-heading = Round { $round }, { $phase }. Famine level { $famine }. Order of play: { $order }.
antiquity-text-player = { $name }: { $state ->
    [out] out of the game.
   *[in] { antiquity-cities-count }, { antiquity-houses-count }, { antiquity-men-count }, { $land } on the land; goods: { $goods }; { $saint }; zone of { antiquity-zone-count }; graves to come: { $graves }, pollution: { $pollution }.
 }
antiquity-cities-count = { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
 }
antiquity-houses-count = { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
 }
antiquity-zone-count = { $zone ->
    [one] { $zone } field
   *[other] { $zone } fields
 }
antiquity-text-city = City { $city }: { $buildings }. Empty squares ({ $empty }): { $squares }.
antiquity-text-building = { $building } ({ $squares })
antiquity-text-houses = houses ({ $squares })
antiquity-text-graves = graves ({ $squares })
antiquity-text-plan = Your plan so far: { $plan }.
antiquity-text-works = Your buildings on the land: { $works }.
antiquity-text-work = { $site } with { $good } at { $field }, { $left } left
antiquity-text-saints = What wins: { $saints }.
antiquity-text-saint = { $saint } { $done } of { $of }
antiquity-text-shop = To build: { $pieces }.
antiquity-text-house-prices = Houses you can pay: { $houses }.
antiquity-text-sites = On the land: { $sites }.
antiquity-text-site = { $name }: { $site } at { $field }
antiquity-text-offer = Offer { $number }, { $maker } to { $partner }: { $gives } for { $wants }.
antiquity-text-land = On the land: { $sites }. Your zone has { antiquity-fields }. Unpolluted forest: { $forest }; grass: { $grass }; mountains: { $mountain }; sea: { $sea }. Polluted: { $polluted }. Markers: { $markers }.

### Keys

antiquity-keys-move = Move the piece in hand
antiquity-keys-square = Go to that square: a letter, then a number
antiquity-keys-next = Next or previous place where it fits
antiquity-keys-turn = Turn it
antiquity-keys-build = Put it down
antiquity-keys-city = Another city
antiquity-keys-land = Large land

antiquity-deed-founded = city, { $field }
antiquity-deed-works = { $site }, { $field }
antiquity-deed-inn-built = inn, { $field }
antiquity-deed-cleaned = cleaned { $field }
antiquity-deed-explored = { $good }, { $field }
antiquity-deed-buried = { $count ->
    [one] { $count } grave
   *[other] { $count } graves
 }
antiquity-deed-polluted = polluted { $field }
antiquity-deed-fulfilled = met the saint’s condition
antiquity-deed-dealt-with = made a deal
antiquity-deed-out = out of the game
