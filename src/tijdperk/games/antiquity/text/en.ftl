# Texts of Antiquity. Names of goods, buildings, saints and tiles come from content.toml.
# nl.ftl has the same messages with the same variables.

figures-note = The tiles of the land were designed for this project; the owner of the box can put the printed ones into a file.

### Why a move is not allowed; the number of the rule follows.

error-asked-something-else = { $decision ->
    [choosing] Choose first where your first city lies.
    [rearranging] Lay down what you’ve lifted first, or put everything back.
    [paying] Say first what you pay with.
    [dedicating] Choose a saint for your cathedral first.
    [free_house] Place your free house first, or go without it.
    [countryside] It’s your turn on the land: build something there, or say that you’re done.
    [storing] Choose first which goods you can’t keep.
    [harvesting] Choose first which field you harvest.
    [exploring] Turn over a marker first, or pass.
    [burying] Lay your graves first.
    [polluting] Place your pollution first.
   *[planning] This is the phase of city building: go on with your plan, or say that you’re ready.
 }
error-not-on-start-tile = Your first city has to lie wholly on a start tile.
error-tile-taken = Somebody else has already started on that tile.
error-not-in-zone = That isn’t in your zone.
error-occupied = Something already stands or lies there: a city, an inn, a fishery, a man or a good.
error-polluted = That field is polluted.
error-wrong-terrain = That building doesn’t go on such a field: woodcutters need forest, farms grass, mines mountains.
error-no-cart = You have no cart shop left with a man on it.
error-cannot-pay = You don’t have the goods to pay for that.
error-no-seed = A farm costs one of what it grows, and you have none.
error-wrong-crop = A farm grows olives, sheep, grain or wine.
error-no-biology = You have no faculty of biology that works, or you’ve already had your farm without seed this round.
error-wrong-mineral = A mine gives gold or stone.
error-range-gives-other = The first mine in this range has decided: it gives { $given }.
error-wrong-catch = A fishery gives fish, pearls or dye.
error-not-two-neighbours = A fishery lies on two fields that are neighbours; name the first of them first.
error-no-clean-sea = Each of the two fields has to border on sea that isn’t polluted.
error-fisheries-used = All fisheries are in use.
error-no-brewery = You need a brewery that works.
error-inns-used = All your inns are on the land.
error-off-the-land = A city has seven fields, and they don’t all lie on the land there.
error-not-land = That is possible on land only.
error-touches-city = A new city can’t touch another city.
error-cities-used = You have as many cities as you can have.
error-no-alchemy = You have no faculty of alchemy that works, or you’ve already cleaned this round.
error-nothing-to-clean = There is nothing to clean there.
error-centre-not-polluted = The field in the middle has to be polluted and free.
error-no-such-city = You have no city { $city }.
error-does-not-fit = It would stick out of the city there.
error-square-covered = Something already stands there.
error-square-grave = There is a grave there.
error-already-built = You’ve already built this, and it can be built once only: { $kind }.
error-sold-out = There aren’t enough pieces left: { $kind }.
error-same-turn = Turned like that it looks the same; use fewer quarter turns.
error-house-built = You’ve already built that house.
error-no-such-building = You have no such building there.
error-needs-no-man = You can’t put a man on this: { $kind }.
error-has-man = There is already a man on this: { $kind }.
error-spoiled = There is a grave on this, so it doesn’t work: { $kind }.
error-no-men = You have no man left to put to work.
error-worked-by-university = It already works through the university: { $kind }.
error-no-hospital = You need a hospital that works.
error-no-grave = There is no grave there.
error-enough-cleared = { $count ->
    [one] Your hospital has already cleared { $count } grave this round.
   *[other] Your hospital has already cleared { $count } graves this round.
 }
error-no-theology = You need a faculty of theology that works.
error-no-cathedral = You have no cathedral.
error-razed-already = You’ve already razed your cathedral this round.
error-not-maria = A cathedral of Santa Maria can’t be razed.
error-no-market = You need a market that works.
error-lacks-goods = You don’t have these goods to give.
error-same-good = You would get back what you give.
error-no-barbara = You need the power of Santa Barbara or Santa Maria for that.
error-moved-enough = You’ve moved as much as you can in one round.
error-not-lifted = You haven’t lifted that.
error-not-wanted = You can’t pay with that now.
error-not-lower = The free house has to have a lower number than the one you paid for.
error-no-such-house = There is no house with that number.
error-nothing-of-it = You have none of it.
error-not-its-counter = There is no good of this building there.
error-kept-for-last = The good under the man comes last.
error-no-marker = There is no marker there.
error-empty-first = Graves go on empty squares as long as you have any.
error-on-house = There can be no grave on a house.
error-protected = Somebody’s dump protects that field.
error-not-planning = You can trade in the phase of city building only.
error-out-of-game = That player is out of the game.
error-busy = Finish what you’re doing first.
error-no-market-between = One of you has to have a market that works.

error-field-unknown = There is no field “{ $name }”; write names as in a game record, like k7.
error-second-unknown = There is no field “{ $name }”; write names as in a game record, like k7.
error-shape-unknown = There is no building “{ $name }”; write names as in a game record, like market or storage-2x3.
error-place-unknown = There is no square “{ $name }” in a city; write city, column and row as in a game record, like 2c6.
error-target-unknown = There is no square “{ $name }” in a city; write city, column and row as in a game record, like 2c6.
error-good-unknown = There is no good “{ $name }”; write names as in a game record, like olives.
error-other-unknown = There is no good “{ $name }”; write names as in a game record, like olives.
error-wanted-unknown = There is no good “{ $name }”; write names as in a game record, like olives.
error-saint-unknown = There is no saint “{ $name }”; the saints are nicolo, barbara, christofori, giorgio and maria.

### What happened

event-tile-laid = {""}
event-order-drawn = { $you ->
    [yes] You’re number { $number } in the order of play.
   *[no] { $name } is number { $number } in the order of play.
 }
event-round = Round { $round }: all men in the cities rise, and everybody plans in secret.
event-phase = { $phase ->
    [land] Building on the land begins.
    [storage] Goods are stored.
    [harvest] The harvest begins.
    [exploration] Exploration begins.
    [hunger] Famine comes.
   *[pollution] Pollution comes.
 }
event-founded = { $number ->
    [1] { $you ->
        [yes] You place your first city around { $field }.
       *[no] { $name } places a first city around { $field }.
    }
   *[other] { $you ->
        [yes] You found city { $number } around { $field }.
       *[no] { $name } founds city { $number } around { $field }.
    }
 }
event-built = { $you ->
    [yes] You build at { $place }: { $shape }.
   *[no] { $name } builds at { $place }: { $shape }.
 }
event-housed = { $you ->
    [yes] You build house { $number } at { $place }{ house-free }.
   *[no] { $name } builds house { $number } at { $place }{ house-free }.
 }
event-paid = { $you ->
    [yes] You pay: { goods }.
   *[no] { $name } pays: { goods }.
 }
event-manned = { $you ->
    [yes] You put a man to work at { $place }: { $kind }.
   *[no] { $name } puts a man to work at { $place }: { $kind }.
 }
event-chose = { $you ->
    [yes] You choose { $saint } as your patron saint.
   *[no] { $name } chooses { $saint } as patron saint.
 }
event-razed = { $you ->
    [yes] You raze your cathedral and lose { $saint }.
   *[no] { $name } razes the cathedral and loses { $saint }.
 }
event-cleared = { $you ->
    [yes] Your hospital clears the grave at { $place }.
   *[no] { $name }’s hospital clears the grave at { $place }.
 }
event-traded = { $you ->
    [yes] You give the bank { $good } and { $other } for { $wanted }.
   *[no] { $name } gives the bank { $good } and { $other } for { $wanted }.
 }
event-rearranged = { $you ->
    [yes] You move to { $place }: { $shape }.
   *[no] { $name } moves to { $place }: { $shape }.
 }
event-grave-moved = { $you ->
    [yes] You move the grave at { $place } to { $target }.
   *[no] { $name } moves the grave at { $place } to { $target }.
 }
event-voided = { $you ->
    [yes] There were not enough pieces left: { $kind }. You get back your { $good }.
   *[no] There were not enough pieces left: { $kind }. { $name } gets back { $good }.
 }
event-revealed = Everybody is ready, and the plans are revealed.
event-famine = The famine level is { $level } now.
event-ranked = { $you ->
    [yes] You’re number { $number } in the order of play, with { men }.
   *[no] { $name } is number { $number } in the order of play, with { men }.
 }
event-works = { $you ->
    [yes] You build at { $field }: { $site } ({ $good }).
   *[no] { $name } builds at { $field }: { $site } ({ $good }).
 }
event-taken = { $count ->
    [one] It has { $count } field.
   *[other] It has { $count } fields.
 }
event-inn-built = { $you ->
    [yes] You build an inn at { $field }.
   *[no] { $name } builds an inn at { $field }.
 }
event-cleaned = { $you ->
    [yes] You clean { fields-cleaned } at { $field }.
   *[no] { $name } cleans { fields-cleaned } at { $field }.
 }
event-discarded = { $you ->
    [yes] You have no room for: { goods }.
   *[no] { $name } has no room for: { goods }.
 }
event-harvested = { $count ->
    [0] { $you ->
        [yes] Your forced labour loses the last good: { $good }.
       *[no] { $name }’s forced labour loses the last good: { $good }.
    }
   *[other] { $you ->
        [yes] You harvest: { goods }.
       *[no] { $name } harvests: { goods }.
    }
 }
event-spent = { $you ->
    [yes] Nothing is left at { $field }, and your man goes home: { $site }.
   *[no] Nothing is left at { $field }, and { $name }’s man goes home: { $site }.
 }
event-fish-given = { $you ->
    [yes] You get { $count } fish for new cathedrals.
   *[no] { $name } gets { $count } fish for new cathedrals.
 }
event-explored = { $you ->
    [yes] You turn over the marker at { $field } and get: { $good }.
   *[no] { $name } turns over the marker at { $field } and gets: { $good }.
 }
event-not-explored = { $you ->
    [yes] You turn over no marker.
   *[no] { $name } turns over no marker.
 }
event-buried = { $phase ->
    [hunger] { $you ->
        [yes] Famine brings you { graves }.
       *[no] By famine { $name } gets { graves }.
    }
   *[pollution] { $you ->
        [yes] For pollution without a field you get { graves }.
       *[no] For pollution without a field { $name } gets { graves }.
    }
 }
event-grave = { $you ->
    [yes] You lay a grave at { $place }.
   *[no] { $name } lays a grave at { $place }.
 }
event-spoiled = { $you ->
    [yes] This building of yours no longer works: { $kind }, at { $place }.
   *[no] This building of { $name } no longer works: { $kind }, at { $place }.
 }
event-polluted = { $you ->
    [yes] You pollute { $field }.
   *[no] { $name } pollutes { $field }.
 }
event-out = { $you ->
    [yes] There is no room for your graves: you’re out of the game.
   *[no] There is no room for { $name }’s graves: { $name } is out of the game.
 }
event-fulfilled = { $you ->
    [yes] You meet the condition of { $saint }.
   *[no] { $name } meets the condition of { $saint }.
 }
event-won = { $you ->
    [yes] You win.{ clean-fields }
   *[no] { $name } wins.{ clean-fields }
 }
event-nobody-won = Nobody is left, and nobody wins.
event-limit = Nobody has won by the end of round { $round }: the game is over.
event-offered = { $you ->
    [yes] You make { $partner } an offer ({ $offer }).
   *[no] { $name } makes { $partner } an offer ({ $offer }).
 }
event-declined = { $you ->
    [yes] You decline an offer from { $partner } ({ $offer }).
   *[no] { $name } declines an offer from { $partner } ({ $offer }).
 }
event-withdrew = { $you ->
    [yes] You withdraw your offer to { $partner } ({ $offer }).
   *[no] { $name } withdraws the offer to { $partner } ({ $offer }).
 }
event-dealt-with = { $you ->
    [yes] You accept an offer from { $partner } ({ $offer }).
   *[no] { $name } accepts an offer from { $partner } ({ $offer }).
 }
event-handed = { $you ->
    [yes] You give { $partner }: { goods }.
   *[no] { $name } gives { $partner }: { goods }.
 }

goods = { $count ->
    [1] { $good }
   *[other] { $good } ({ $count }x)
 }
house-free = { $free ->
    [1] {" "}for nothing
   *[0] {""}
 }
men = { $count ->
    [one] { $count } man on cart shops and explorer
   *[other] { $count } men on cart shops and explorer
 }
fields-cleaned = { $count ->
    [one] { $count } field
   *[other] { $count } fields
 }
graves = { $count ->
    [one] { $count } grave
   *[other] { $count } graves
 }
clean-fields = { $count ->
    [0] {""}
    [one] {" "}There is { $count } unpolluted field in the zone.
   *[other] {" "}There are { $count } unpolluted fields in the zone.
 }

### What is asked

ask-choosing = Where does your first city lie? Choose the field in its middle, on a start tile.
ask-planning = Build, put men to work and use your buildings. Say when you’re ready.
ask-rearranging = Where does it go? Lay down what you’ve lifted, lift more, or put everything back.
ask-paying = What do you pay with?
ask-dedicating = Which saint is your cathedral dedicated to?
ask-free_house = You may build one more house for nothing. Which one, and where?
ask-countryside = Your turn on the land. What do you build?
ask-storing = You can’t keep everything. What goes?
ask-harvesting = Which field do you harvest?
ask-exploring = Do you turn over a marker?
ask-burying = Where does the grave go?
ask-polluting = Which field do you pollute?

### Phases and endings

phase-setup = first cities
phase-building = city building
phase-land = building on the land
phase-storage = storage
phase-harvest = harvest
phase-exploration = exploration
phase-hunger = famine
phase-pollution = pollution
phase-over = game over

ending-none = not yet
ending-saint = a saint’s condition
ending-last = only one player left
ending-nobody = no player left
ending-limit = the limit of rounds

### Choices in the terminal; moves that begin the same are listed under one heading.

choice-found = First city on { $tile }, around: { $field }
choice-build = Build { $kind } ({ $price }): { $place }
choice-house = Build a house: { $number } at { $place } ({ $price })
choice-add-house = Free house: { $number } at { $place }
choice-no-house = Go without the free house
choice-man = Put a man to work: { $building }
choice-clear = Clear a grave: { $place }
choice-raze = Raze your cathedral
choice-trade = Two goods to the bank: { $good } and { $other } for { $wanted }
choice-lift = Lift: { $building }
choice-lay = Lay down { $shape }: { $place }
choice-move-grave = Move a grave: { $place } to { $target }
choice-put-back = Put everything back as it was
choice-ready = Ready with this plan
choice-pay = Pay: { $good } (you have { $count })
choice-discard = Give up: { $good } (you have { $count })
choice-choose = Dedicate it to: { $saint } – { $power }; to win: { $asks }
choice-woodcutter = Woodcutter ({ $price }): { $field }
choice-farm = Farm, { $good } ({ $price }): { $field }
choice-free-farm = Farm without seed, { $good }: { $field }
choice-mine = Mine, { $good } ({ $price }): { $field }
choice-fishery = Fishery, { $good } ({ $price }): { $field }
choice-inn = Inn ({ $price }): { $field }
choice-city = New city ({ $price }), around: { $field }
choice-clean = Clean with alchemy, around: { $field }
choice-done = Done on the land
choice-harvest = Harvest from: { $field }
choice-explore = Turn over the marker at: { $field }
choice-pass = Turn over no marker
choice-bury = Lay a grave at: { $place }
choice-pollute = Pollute: { $field }
choice-deal = Make an offer to: { $name }
choice-give = Give: { $goods }
choice-want = Ask for: { $goods }
choice-propose = Make the offer
choice-drop = Drop the offer
choice-accept = Accept: { $offer }
choice-decline = Decline: { $offer }
choice-counter = Make a counter-offer: { $offer }
choice-withdraw = Withdraw: { $offer }

place-turned = { $place }, turned { $turns }
two-fields = { $field } and { $second }
field-with = { $count ->
    [one] { $field } ({ $count } field)
   *[other] { $field } ({ $count } fields)
 }
field-zone = { $field } (zone +{ $count })
price-part = { $count } { $kind ->
    [wood] wood
    [stone] stone
    [food] food
   *[luxury] luxury
 }
price-free = free
nothing = nothing
offer-words = { $number } from { $maker } to { $partner }: { $gives } for { $wants }

### The table in the terminal

label-round = Round { $round }
label-famine = Famine { $level }
label-order-of-play = order of play
label-supply = pieces left
label-options = played with
label-seats = Players
label-order = order
label-men = men
label-houses = houses
label-cities = cities
label-food = food
label-graves = graves
label-pollution = pollution
label-saint = saint
label-legend-men = men: free/all
label-legend-due = graves, pollution: what you would get now
label-saints = Saints
label-missing = for { $saint } you still need
label-others = The other players
label-everybody = What everybody has
label-plan = city { $number }
label-houses-in = { $count ->
    [one] { $count } house
   *[other] { $count } houses
 }
label-empty = { $count ->
    [one] { $count } empty square
   *[other] { $count } empty squares
 }
label-city = City { $number }, around { $field }
label-land = The land
label-own = What you have
label-board-all = "board all" draws the rest: all land, the saints, other cities, all prices.
label-material = material
label-luxury = luxury
label-storage = storage
label-room = room for { $room }, and you have { $goods } in all
label-room-any = room for everything
label-men-are = { $free } free, { $inside } at work in the city, { $land } on the land
label-hospital = hospital
label-clears = { $count ->
    [one] can still clear { $count } grave
   *[other] can still clear { $count } graves
 }
label-can-build = you can build
label-cannot-build = not now
label-built = no more of
label-left = left
label-footprint = .#/## squares it covers, row by row; “turned 1” is a quarter turn clockwise
label-can-house = houses you can pay
label-cannot-house = other houses
label-steps = your plan
label-lifted = you have lifted
label-offers = Offers
label-offer = { $number } { $maker } to { $partner }
label-gives = gives
label-wants = asks for
label-impossible = can’t be accepted now
label-draft = your offer to { $name }
label-offers-left = { $count ->
    [one] You can make { $count } more offer this round.
   *[other] You can make { $count } more offers this round.
 }

due-payment = Still to pay: { $price }
due-graves = { $count ->
    [one] Still to lay: { $count } grave
   *[other] Still to lay: { $count } graves
 }
due-pollution = Still to pollute: { fields-cleaned }
due-discard = Too many goods: { $count }
due-harvest = Still to take at { $field }: { $count }

saint-nicolo = { $amount } men in play
saint-barbara = one of every building
saint-christofori = { $amount } of every food and luxury
saint-giorgio = a player’s whole zone in yours
saint-maria = { $amount } of the four above
power-nicolo = a lower house free with each you buy
power-barbara = move your buildings
power-christofori = keep all goods
power-giorgio = fish for each new cathedral
power-maria = the powers of all four

in-use-beginners = no famine and no pollution
in-use-unlimited_supply = unlimited pieces
in-use-narrow_harbour = narrow harbours
in-use-limited_inns = a limit of inns
in-use-strict_ties = only free fields break ties
in-use-strict_alchemy = alchemy only around polluted fields
in-use-dump_helps = a dump without a man helps

sign-active = to move
sign-ready = ready
sign-out = out of the game
sign-differs = all different
sign-forest = forest
sign-felled = felled
sign-grass = grass
sign-mountain = mountain
sign-sea = sea
sign-polluted = polluted
sign-marker = marker
sign-inn = inn
sign-wall = city
sign-fishery = fishery
sign-worker = man
sign-zone = your zone
sign-man = has a man
sign-no_man = needs a man
sign-joined = works by the university
sign-grave = grave

# Letters on the land and on the plans: one for a good, two for a building.
mark-olives = o
mark-sheep = s
mark-grain = g
mark-fish = f
mark-wine = w
mark-pearls = p
mark-dye = d
mark-gold = G
mark-wood = W
mark-stone = S
mark-cart_shop = CS
mark-market = MK
mark-brewery = BR
mark-granary = GR
mark-harbour = HB
mark-explorer = EX
mark-university = UN
mark-theology = TH
mark-philosophy = PH
mark-biology = BI
mark-alchemy = AL
mark-forced_labour = FL
mark-dump = DU
mark-cathedral = CA
mark-hospital = HO
mark-stable = SB
mark-fountain = FO
mark-storage = ST
mark-house = h

### The end

category-state = State
category-saint = Saint
category-fulfilled = Conditions met
category-clean = Unpolluted fields
category-houses = Houses
category-cities = Cities
category-graves = Graves
end-out = out
end-saint = { $count ->
    [1] { $name } wins by meeting the condition of { $saint }.
   *[other] { $name } share the win: they meet their saints’ conditions.
 }
end-last = { $name } is the only one left and wins.
end-nobody = Nobody is left, and nobody wins.
end-limit = { $count ->
    [1] The game is over after round { $round }: { $name } wins.
   *[other] The game is over after round { $round }: { $name } share the win.
 }
end-fields = The unpolluted fields of the zones decided.
end-not-yet = The game isn’t over yet.

### Options

option-beginners = beginners’ game
option-beginners-no = all phases are played
option-beginners-yes = no famine and no pollution by cities
option-supply = cart shops, fountains and elements of storages
option-supply-limited = can run out
option-supply-unlimited = never run out
option-harbour = a harbour
option-harbour-whole = adds all connected water with its coast
option-harbour-narrow = adds only the sea beside your cities and inns, with its coast
option-inns = number of inns
option-inns-unlimited = as many as you like
option-inns-sixteen = at most as many as a player has pieces
option-ties = unpolluted fields that decide between several winners
option-ties-all = all but those under cities and inns
option-ties-free = only those with nothing on them
option-alchemy = the field in the middle when alchemy cleans
option-alchemy-any = any field of your zone
option-alchemy-polluted = a polluted field with nothing on it
option-dump = a dump without a man
option-dump-manned = does nothing
option-dump-always = lowers your pollution a little
