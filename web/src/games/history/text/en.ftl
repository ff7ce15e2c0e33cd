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
history-map-legend = Key to the map
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
history-epochs = Epoch { $epoch } of seven
history-over = the game is over
history-drawing = empires are drawn
history-year-bc = { NUMBER($year, useGrouping: 0) } BC
history-year-ad = { NUMBER($year, useGrouping: 0) }
history-strip = Empires of this epoch, in order
history-strip-unknown = not known yet
history-strip-absent = played by nobody
history-state-coming = still to come
history-state-active = plays now
history-state-played = has played
history-state-absent = not played
history-look-areas = Areas
history-look-graph = Scores
history-tab-hand = Hand
history-tab-epoch = Epoch
history-tab-areas = Areas
history-tab-scores = Scores
history-peek = Look at the table
history-peek-back = Back to the card

### Players

history-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
history-score-now = { $points } more, if this player scored now
history-points = points
history-sum = Together
history-empire-secret = has an empire
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
history-strength-sum = { $strength } armies in all empires so far
history-nobody = No army stands here.

### Cards

history-hand = Your event cards
history-hand-empty = No event cards are left.
history-greater = Greater event
history-lesser = Lesser event
history-every-epoch = every epoch
history-card-epochs = Epochs { $epochs }
history-card-order = Number { $order } in the order of the epoch
history-card-strength = { $strength } armies
history-card-start = start
history-card-navigation = fleets
history-not-now = not now

### Areas

history-areas-caption = What the areas are worth, and the points that each player has in them now
history-areas-area = Area
history-areas-worth = Worth
history-areas-value = Presence is worth this; dominance twice, control three times as much
history-areas-now = If it scored now
history-area-values = Worth by epoch: { $values }
history-graph = Points by epoch

### Lands

history-hard-from = Hard to enter from { $lands }
history-hard-by = { $land } ({ $terrain })
history-terrain-mountain = mountains
history-terrain-forest = forest
history-terrain-wall = the Great Wall
history-terrain-strait = strait
history-coasts = Coasts: { $lands }
history-by-sea = over sea

### Odds and battles

history-die = a { $value }
history-odds-side = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
 }
history-odds-words = { $attack } against { $defence }; takes it in { $take } %
history-odds-betrayed = The gates are opened: no battle
history-odds-take = { $take } % with this army
history-odds-conquer = { $conquer } % with all
history-odds-round = A round: { $win } % won, { $tie } % both lost, { $loss } % lost
history-toll-died = dies
history-toll-lived = lives
history-battle-win = The defender loses
history-battle-won = The land is taken
history-battle-tie = Both are lost
history-battle-loss = The attacker is lost

### What is asked

history-ask-empire = You drew { $empire }. Keep it, or give it away?
history-ask-empire-small = Once it is given away you never know what comes to you instead.
history-ask-empire-have = You already have an empire: give this one to somebody who has none.
history-ask-events = { $played ->
    [0] { $empire }: do you play an event?
   *[other] { $empire }: one more event?
 }
history-ask-events-small = At most two events a turn, before the first army.
history-ask-expand = { $name }: { $armies ->
    [one] one army is left
   *[other] { $armies } armies are left
 }. Where to?
history-ask-expand-end = { $name }: all armies are used.
history-ask-expand-small = Choose a land to enter or attack.
history-ask-fort = { $name }: where do you build a fort?
history-ask-fort-small = A fort costs an army, unless an event or a coin pays for it.
history-ask-sure = { $armies ->
    [one] One army is
   *[other] { $armies } armies are
 } still unused. End here?
history-ask-sure-small = Armies that are not used are lost.
history-ask-recover = Your army is lost. Bring it back?
history-ask-recover-small = { $coins ->
    [0] { "" }
    [one] You have { $coins } coin.
   *[other] You have { $coins } coins.
 }{ $allies ->
    [0] { "" }
    [one] { " " }Your allies have { $allies } coin.
   *[other] { " " }Your allies have { $allies } coins.
 }
history-ask-second-area = Black Death: and which area beside it?
history-waiting-empire = { $name } looks at an empire
history-waiting-events = { $name } thinks about events for { $empire }
history-waiting-other = { $name } plays { $empire }
history-waiting-small = The map can be looked at meanwhile.

### Actions in the bar

history-act-keep = Keep it
history-act-play = Play it
history-act-no-event = { $played ->
    [0] No event
   *[other] No more events
 }
history-act-done-disaster = Leave it at one
history-act-done-exchange = Keep the fleets
history-act-done-sail = Give up these seas
history-act-done-expand = End the expansion
history-act-sure = Yes, end here
history-act-back = No, go on
history-act-forts = Forts
history-act-lands = Lands
history-act-recover = For a coin
history-act-recover-allies = With allies
history-act-abandon = Let it go
history-act-expand = Enter
history-act-attack = Attack
history-act-fort = Build a fort
history-act-fort-coin = Fort for a coin
history-act-embark = Army on the fleet
history-act-fleet = Fleet here
history-act-exchange = For a coin
history-act-scrap = Take it away
history-act-sail = Fight for it
history-act-settle = Settle
history-act-strike = Strike
history-act-infect = Break out
history-act-ruin = Destroy
history-act-revolt = Revolt
history-act-betray = Open the gates
history-act-raid = Come from here
history-act-monument = Monument here
### What the force has

history-tray = What { $name } has left
history-tray-ally-pool = { $armies } of the allies, for unoccupied lands only
history-tray-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }: for a lost army or a fort
history-tray-ally-coins = { $coins } of the allies
history-tray-forts = { $forts ->
    [one] { $forts } fort ready
   *[other] { $forts } forts ready
 }

### Drawing

history-draw-title = You drew { $empire }
history-draw-whom = Who shall lead it?
history-draw-has = has an empire already
history-draw-keep = your empire for this epoch
history-draw-strength = { $strength } armies so far

### Moves in words

history-move-keep = Keep the empire
history-move-give = Give the empire to { $name }
history-move-event = Play { $what }
history-move-done-events = Play no event now
history-move-done-expand = End the expansion
history-move-done-disaster = Leave it at one monument
history-move-done-exchange = Keep the fleets
history-move-done-sail = Give up the contested seas
history-move-expand = Enter { $what }{ $sea ->
    [yes] { " " }over sea
   *[no] { "" }
 }
history-move-attack = Attack { $what }{ $sea ->
    [yes] { " " }over sea
   *[no] { "" }
 }
history-move-fort = Build a fort in { $what }
history-move-fort-coin = Build a fort in { $what } for a coin
history-move-embark = Put an army on the fleet in { $what }
history-move-fleet = A fleet in { $what }
history-move-exchange = Exchange the fleet in { $what } for a coin
history-move-scrap = Take the fleet away from { $what }
history-move-sail = Fight for { $what }
history-move-settle = Settle { $what }
history-move-strike = Strike { $what }
history-move-strike-two = Strike { $what } and { $second }
history-move-infect = Let it break out in { $what }
history-move-ruin = Destroy the monument in { $what }
history-move-revolt = Revolt in { $what }
history-move-betray = Open the gates of { $what }
history-move-raid = Come from { $what }
history-move-monument = Build the monument in { $what }
history-move-recover = Bring the army back for a coin
history-move-recover-allies = Bring the army back with a coin of the allies
history-move-abandon = Let the army go
history-move-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }

### The log

history-log-opening = The cards are dealt
history-log-lived = { $armies ->
    [one] { $armies } army lives.
   *[other] { $armies } armies live.
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
    [active] { ", plays now" }
    [played] { ", has played" }
   *[other] { "" }
 }
history-text-strip = In order: { $empires }.
history-text-drawn = You drew { $empire }: { $strength } armies, starts in { $start } ({ $area }), number { $order } of the epoch.
history-text-capital = Capital { $capital }.
history-text-navigation = Fleets in { $waters }.
history-text-force = { $name } with { $empire }: { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
 } left.
history-text-ally-pool = { $armies } more for unoccupied lands.
history-text-coins = Coins: { $coins }, of allies: { $allies }.
history-text-ready-forts = Forts ready: { $forts }.
history-text-fleets = Fleets in { $waters }.
history-text-effects = Helped by { $events }.
history-text-betrayed = { $land } will open its gates.
history-text-player = { $name }: { $score } points, { $now } more if it scored now; { $empire }; events { $greater } greater and { $lesser } lesser; markers { $markers }; { $strength } armies so far.
history-text-card = { $event }{ $playable ->
    [yes] { " (can be played)" }
   *[no] { "" }
 }: { $text }
history-text-hand = Your cards. { $cards }
history-text-area = { $area }: worth { $value }, in the next epoch { $next }
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
    [yes] You win with { $points } points
   *[no] { $name } wins with { $points } points
 }
history-end-shared = { $names } share the victory
history-end-by-points = The highest score after seven epochs
history-end-by-strength = Level on points: the weakest empires together decide
history-end-by-markers = Level on points and strength: the most markers decide
history-end-by-last_strength = Level on all but the last empire: the weaker one decides
history-end-by-shared = Level in everything
history-end-parts = Where the points came from
