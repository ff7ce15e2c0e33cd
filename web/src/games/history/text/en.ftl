# Texts of the board of History of the World in the browser; nl.ftl has the same keys with the same variables.

### Map

history-map = Map of the world
history-map-armies = { $armies ->
    [one] an army
   *[other] { $armies } armies
 } of { $name }, epoch { $epoch }
history-map-fort = fort
history-map-city = city
history-map-capital = capital
history-map-monument = monument
history-map-resource = resource
history-map-barren = barren
history-map-fleet = a fleet of { $name }
history-map-fleet-army = a fleet of { $name } with an army, epoch { $epoch }
history-map-legend = Map key
history-map-enter = can be entered
history-map-attack = can be attacked
history-map-mountain = mountains: harder to enter
history-map-forest = forest: harder to enter
history-map-wall = Great Wall
history-map-strait = strait
history-map-no-passage = no passage

### The table

history-label-table = The world
history-epoch = Epoch { $epoch }
history-epochs = Epoch { $epoch } of VII
history-over = game over
history-drawing = drawing empires
history-year-bc = { NUMBER($year, useGrouping: 0) } BC
history-year-ad = { NUMBER($year, useGrouping: 0) }
history-strip = Empires of this epoch, in turn order
history-strip-unknown = not known yet
history-strip-absent = not in play
history-state-coming = still to come
history-state-active = playing now
history-state-played = has played
history-state-absent = not in play
history-look-areas = Areas
history-look-graph = Scores
history-tab-hand = Hand
history-tab-epoch = Epoch
history-tab-areas = Areas
history-tab-scores = Scores
history-peek = View the table
history-peek-back = Back to the card

### Players

history-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
history-score-now = +{ $points } if this player scored now
history-points = points
history-sum = Total
history-empire-secret = has a secret empire
history-empire-none = no empire yet
history-cards-greater = { $cards ->
    [one] { $cards } greater event
   *[other] { $cards } greater events
 }
history-cards-lesser = { $cards ->
    [one] { $cards } lesser event
   *[other] { $cards } lesser events
 }
history-markers = { $markers ->
    [one] { $markers } pre-eminence marker
   *[other] { $markers } pre-eminence markers
 }
history-strength-sum = { $strength ->
    [one] { $strength } army in all empires so far
   *[other] { $strength } armies in all empires so far
 }
history-nobody = No armies here.

### Cards

history-hand = Your event cards
history-hand-empty = You have no event cards left.
history-greater = Greater event
history-lesser = Lesser event
history-every-epoch = any epoch
history-card-epochs = Epochs { $epochs }
history-card-order = Number { $order } in turn order
history-card-strength = { $strength ->
    [one] { $strength } army
   *[other] { $strength } armies
 }
history-card-start = starts in
history-card-navigation = fleets
history-not-now = not now

### Areas

history-areas-caption = What each area is worth, and the points each player would score there now
history-areas-area = Area
history-areas-worth = Worth
history-areas-value = For presence; dominance scores double, control triple
history-areas-now = If scored now
history-area-values = Value by epoch: { $values }
history-graph = Points by epoch

### Lands

history-hard-from = Harder to attack from { $lands }
history-hard-by = { $land } ({ $terrain })
history-terrain-mountain = mountains
history-terrain-forest = forest
history-terrain-wall = the Great Wall
history-terrain-strait = strait
history-coasts = Coasts: { $lands }
history-by-sea = by sea

### Odds and battles

history-odds-side = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
 }
history-odds-words = { $attack } against { $defence }; { $take }% chance to take it
history-odds-betrayed = Treachery: no battle
history-odds-take = { $take }% with this army
history-odds-conquer = { $conquer }% with all armies
history-odds-round = Per roll: { $win }% win, { $tie }% tie, { $loss }% loss
history-toll-died = dies
history-toll-lived = survives
history-battle-win = The defender loses
history-battle-won = The land is taken
history-battle-tie = Both sides lose
history-battle-loss = The attacker loses

### What is asked

history-ask-empire = You drew { $empire }. Keep it, or give it away?
history-ask-empire-small = If you give it away, you can’t know what you’ll get instead.
history-ask-empire-have = You already have an empire: give this one to a player without one.
history-ask-events = { $played ->
    [0] { $empire }: play an event?
   *[other] { $empire }: another event?
 }
history-ask-events-small = At most two events per turn, before you place your first army.
history-ask-expand = { $name }: { $armies ->
    [one] one army left
   *[other] { $armies } armies left
 }. Where to?
history-ask-expand-end = { $name }: no armies left.
history-ask-expand-small = Choose a land to enter or attack.
history-ask-fort = { $name }: where do you build a fort?
history-ask-fort-small = A fort costs one army, unless an event or a coin pays for it.
history-ask-sure = { $armies ->
    [one] One army is
   *[other] { $armies } armies are
 } still unused. End your turn here?
history-ask-sure-small = Unused armies are lost.
history-ask-recover = You lost an army. Get it back?
history-ask-recover-small = { $coins ->
    [0] { "" }
    [one] You have { $coins } coin.
   *[other] You have { $coins } coins.
 }{ $allies ->
    [0] { "" }
    [one] { " " }Your allies have { $allies } coin.
   *[other] { " " }Your allies have { $allies } coins.
 }
history-ask-second-area = Black Death: which area next to it?
history-waiting-empire = { $name } is looking at an empire
history-waiting-events = { $name } is choosing events for { $empire }
history-waiting-other = { $name } is playing { $empire }
history-waiting-small = Feel free to explore the map.

### Actions in the bar

history-act-keep = Keep it
history-act-play = Play it
history-act-no-event = { $played ->
    [0] No event
   *[other] No more events
 }
history-act-done-disaster = Only one
history-act-done-exchange = Keep the fleets
history-act-done-sail = Give up these seas
history-act-done-expand = End expansion
history-act-sure = Yes, end here
history-act-back = No, continue
history-act-forts = Forts
history-act-lands = Lands
history-act-recover = Pay a coin
history-act-recover-allies = Allies pay
history-act-abandon = Let it go
history-act-expand = Enter
history-act-attack = Attack
history-act-fort = Build a fort
history-act-fort-coin = Fort for a coin
history-act-embark = Board the fleet
history-act-fleet = Fleet here
history-act-exchange = Exchange for a coin
history-act-scrap = Remove
history-act-sail = Fight for it
history-act-settle = Settle
history-act-strike = Strike
history-act-infect = Outbreak here
history-act-ruin = Destroy
history-act-revolt = Revolt
history-act-betray = Betray
history-act-raid = From here
history-act-monument = Monument here
### What the force has

history-tray = What { $name } has left
history-tray-ally-pool = { $armies } from allies, for unoccupied lands only
history-tray-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }: for a lost army or a fort
history-tray-ally-coins = { $coins } from allies
history-tray-forts = { $forts ->
    [one] { $forts } free fort
   *[other] { $forts } free forts
 }

### Drawing

history-draw-title = You drew { $empire }
history-draw-whom = Who gets it?
history-draw-has = already has an empire
history-draw-keep = your empire for this epoch
history-draw-strength = { $strength ->
    [one] { $strength } army so far
   *[other] { $strength } armies so far
 }

### Moves in words

history-move-keep = Keep the empire
history-move-give = Give the empire to { $name }
history-move-event = Play { $what }
history-move-done-events = Play no event
history-move-done-expand = End the expansion
history-move-done-disaster = Strike only one land
history-move-done-exchange = Keep the fleets
history-move-done-sail = Give up the contested seas
history-move-expand = Enter { $what }{ $sea ->
    [yes] { " " }by sea
   *[no] { "" }
 }
history-move-attack = Attack { $what }{ $sea ->
    [yes] { " " }by sea
   *[no] { "" }
 }
history-move-fort = Build a fort in { $what }
history-move-fort-coin = Build a fort in { $what } for a coin
history-move-embark = Board the fleet in { $what }
history-move-fleet = Place a fleet in { $what }
history-move-exchange = Exchange the fleet in { $what } for a coin
history-move-scrap = Remove the fleet from { $what }
history-move-sail = Fight for { $what }
history-move-settle = Settle in { $what }
history-move-strike = Strike { $what }
history-move-strike-two = Strike { $what } and { $second }
history-move-infect = Outbreak in { $what }
history-move-ruin = Destroy the monument in { $what }
history-move-revolt = Revolt in { $what }
history-move-betray = Betray { $what }
history-move-raid = Raid from { $what }
history-move-monument = Build the monument in { $what }
history-move-recover = Pay a coin to get the army back
history-move-recover-allies = Pay a coin from the allies to get the army back
history-move-abandon = Let the army go
history-move-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }

### The log

history-log-opening = The cards are dealt
history-log-lived = { $armies ->
    [one] { $armies } army survives.
   *[other] { $armies } armies survive.
 }
history-log-done = Done
history-whom-you = you
history-log-round = { $attack } against { $defence }: { $outcome ->
    [taken] taken
    [win] won
    [tie] both lost
   *[loss] lost
 }.

### The table in words

history-text-place = { $empire } ({ $strength }), { $who }{ $state ->
    [active] { ", playing now" }
    [played] { ", has played" }
   *[other] { "" }
 }
history-text-strip = In order: { $empires }.
history-text-drawn = You drew { $empire }: { $strength ->
    [one] { $strength } army
   *[other] { $strength } armies
 }, starts in { $start } ({ $area }), number { $order } in turn order.
history-text-capital = Capital: { $capital }.
history-text-navigation = Fleets in { $waters }.
history-text-force = { $name } with { $empire }: { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
 } left.
history-text-ally-pool = { $armies } more for unoccupied lands.
history-text-coins = Coins: { $coins }, from allies: { $allies }.
history-text-ready-forts = Free forts: { $forts }.
history-text-fleets = Fleets in { $waters }.
history-text-effects = Events in effect: { $events }.
history-text-betrayed = { $land } will be betrayed.
history-text-player = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, +{ $now } if scored now; { $empire }; events: { $greater } greater, { $lesser } lesser; markers: { $markers }; { $strength ->
    [one] { $strength } army
   *[other] { $strength } armies
 } so far.
history-text-card = { $event }{ $playable ->
    [yes] { " (playable)" }
   *[no] { "" }
 }: { $text }
history-text-hand = Your cards. { $cards }
history-text-area = { $area }: worth { $value }, next epoch { $next }
history-text-standing = { $name }: { $lands ->
    [one] { $lands } land
   *[other] { $lands } lands
 }, { $level }, { $points }
history-text-army = { $armies ->
    [one] { $name }
   *[other] { $armies } of { $name }
 } ({ $empire })
history-text-navy = a fleet with an army of { $name }
history-text-seas = Seas: { $seas }.

### The end

history-end-none = The game was not finished
history-end-won = { $you ->
    [yes] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
 }
history-end-shared = { $names } share the victory
history-end-by-points = The highest score after seven epochs
history-end-by-strength = Tied on points; weaker empires overall
history-end-by-markers = Tied on points and strength; more points from markers
history-end-by-last_strength = Tied on everything else; the weaker last empire
history-end-by-shared = Tied on everything
history-end-parts = Where the points came from

history-deed-played = { $card }
history-deed-attacked = { $won ->
    [yes] took { $land }
   *[no] lost at { $land }
 }
history-deed-conquered = took { $land }
history-deed-started = began in { $land }
history-deed-took = entered { $land }
history-deed-fortified = fort, { $land }
history-deed-monument-built = monument, { $land }
history-deed-city-built = city, { $land }
history-deed-ruined = disaster, { $land }
history-deed-struck = disease, { $area }
history-deed-infected = disease, { $land }
history-deed-sea-round = fought for { $water }
history-deed-navy = fleet, { $water }
history-deed-exchanged = fleet for a coin
history-deed-scrapped = fleet gone, { $water }
history-deed-gave = empire to { $name }
history-if-scored = if scored now
