# The texts of the board. Names of boxes, dice, buildings and cities come from the server, as does what happened.

dice-table = The table
dice-boards = Boards, and who is still thinking
dice-cities = Cities to choose from
dice-sheet = The city of { $name }: { $city }
dice-thinking = Who is thinking?
dice-thinks = thinking
dice-ready-count = { $ready } of { $seats } ready
dice-choosing = choosing
dice-last-turn = Last turn
dice-now = now
dice-standings = Score by row
dice-stand = score
dice-row = row
dice-gold = Gold reserve
dice-left = { $coins } left
dice-gold-label = Gold reserve: { $coins } left, { $spent } spent, { $never } never earned
dice-resources = resources
dice-bonus = Bonus
dice-bonuses = { $used } of 3 bonuses used
dice-bonus-action = another action
dice-bonus-cross = 1 box
dice-bonus-coins = coins
dice-gallery = Gallery
dice-open = open
dice-first = first
dice-first-agora = Whoever completes the whole Agora first scores { $points } points more
dice-free = free
dice-per = per
dice-coins = coins
dice-coin-word = { $coins ->
    [one] coin
   *[other] coins
 }
dice-aside-long = A colour enters the Forum as soon as somebody unlocks it
dice-court-open = allowed
dice-court-closed = not allowed
dice-place-own = { $you ->
    [yes] you
   *[no] in front
 }
dice-place-left = { $you ->
    [yes] on your left
   *[no] left of { $name }
 }
dice-place-right = { $you ->
    [yes] on your right
   *[no] right of { $name }
 }
dice-place-across = { $you ->
    [yes] opposite you
   *[no] opposite { $name }
 }
dice-place-far = further on
dice-two-bonuses = 2 of 3 bonuses.
dice-two-bonuses-small = After the third there is one more turn.
dice-hot = { $names }: 2 of 3 bonuses
dice-hot-many = { $count } with 2 of 3 bonuses
dice-whole-sheet = Whole board of { $name }
dice-back-to-own = Back to your own board
dice-beside = you { $own }
dice-facing = { $side }, towards { $name }
dice-whom-you = you
dice-shields = { $shields ->
    [one] { $shields } defence
   *[other] { $shields } defences
 }
dice-attack = { $you ->
    [yes] you attack
   *[no] { $name } attacks
 }

# boxes
dice-label-cost = { $cost ->
    [0] Needs no resources.
    [one] Needs { $cost } resource.
   *[other] Needs { $cost } resources.
 }
dice-label-price = { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
 }
dice-state-crossed = Crossed.
dice-state-can = { $sign ->
    [gain] Possible now, and brings { $net }.
    [pay] Possible now, for { $net }.
   *[free] Possible now, without paying.
 }
dice-state-dear = Too dear: { $short } short.
dice-state-open = Open, but no die fits.
dice-state-locked = Not open yet.
dice-state-barred = Locked: the die for this building is not unlocked.
dice-crossed-by = Crossed with: { $symbols }.
dice-faces = Faces: { $faces }.
dice-need = { $cost } needed, { $have } from your Warehouse
dice-income-for = Income for { $colour }
dice-together = Together; you keep { $left }
dice-unlocks = The last box of a line of the University unlocks: { $lines }. Income: { $income }.
dice-why-barred = Locked until the { $colour } die is unlocked in this city: cross { $key } for that.
dice-why-locked = To be crossed before: { $fields }.
dice-unsure = Reconstructed: { $figures }
dice-unsure-long = It fits every rule and example, but nobody with the box at hand has confirmed it.
dice-unsure-sources = Where the figures come from
dice-unsure-correct = Is it different on your board? Write the figures to a file, correct them, and play with it:
dice-figure-symbols = symbol
dice-figure-cost = cost
dice-figure-requires = order
dice-figure-effects = effect
dice-figure-unlocks = what is unlocked where
dice-figure-income_die = income
dice-figure-faces = faces
dice-figure-stage = stages of this Wonder

# the bar
dice-ask-city-chosen = Take { $city }?
dice-ask-city-small = Every city has a Wonder of its own, and unlocks the special dice in an order of its own.
dice-ask-act-small = Choose a die or a box, build your Wonder, or pass.
dice-ask-extra-small = With the same dice: a box, your Wonder, or pass.
dice-ask-free_build-small = Choose a box; the die for it costs you nothing.
dice-ask-cross-small = Only the cost of the box itself counts.
dice-ask-bonus-small = You have used { $used } of the 3.
dice-ask-bonus-last = This is your third:
dice-ask-die = Which box?
dice-ask-field = Cross { $field }?
dice-step-of = { $step } of { $of }
dice-step-later = then { $step }
dice-step-act = { $count ->
    [one] action
   *[other] { $count } actions
 }
dice-step-cross = { $count ->
    [one] a box
   *[other] { $count } boxes
 }
dice-step-bonus = { $count ->
    [one] bonus
   *[other] { $count } bonuses
 }
dice-step-extra = { $count ->
    [one] another action
   *[other] { $count } more actions
 }
dice-step-free_build = { $count ->
    [one] free die
   *[other] { $count } free dice
 }
dice-act-city = Take
dice-act-cross = Confirm
dice-act-wonder = Wonder
dice-act-wonder-bonus = brings a bonus
dice-act-pass = Pass
dice-act-skip = Skip
dice-act-ready = Ready
dice-act-ready-small = until all are ready you can think again
dice-act-again = Think again
dice-act-remove = Take out the { $die }
dice-pay = { $sign ->
    [gain] get { $net }, keep { $left }
    [pay] pay { $net }, keep { $left }
   *[free] costs nothing
 }
dice-short = { $coins ->
    [one] { $coins } coin short
   *[other] { $coins } coins short
 }
dice-sum-die = die
dice-sum-resources = resources
dice-sum-income = income
dice-plan-passed = pass, +{ $coins }
dice-plan-bonus = bonus { $bonus }
dice-plan-nothing = Nothing done.
dice-waiting-ready = Your choice is made: { $plan }
dice-waiting-ready-small = { $count ->
    [one] { $names } is still thinking. Until then you can think again.
   *[other] { $names } are still thinking. Until then you can think again.
 }
dice-waiting-grey = { $name } chooses a grey die
dice-waiting-city = { $name } chooses a city

# moves
dice-price = { $sign ->
    [gain] brings { $net }
    [pay] costs { $net }
   *[free] costs nothing
 }
dice-price-die = die { $coins }
dice-price-resources = resources { $coins }
dice-price-income = income { $coins }
dice-move-build = Cross { $field } with the { $die }
dice-move-cross = Cross { $field }
dice-move-wonder = The next stage of your Wonder
dice-move-pass = Pass, for { $coins } coins
dice-move-skip = Skip
dice-move-ready = Ready
dice-move-bonus = Bonus: { $bonus }
dice-move-remove = Take the { $die } out of the game
dice-move-city = Take { $city }

# the log
dice-log-opening = Everybody has a city.
dice-told-passed = passed (+{ $coins })
dice-told-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
dice-told-attacked = { $points ->
    [one] attack on { $neighbour }: { $points } point
   *[other] attack on { $neighbour }: { $points } points
 }
dice-told-completed = completed: { $building }
dice-told-unlocked = { $die } unlocked
dice-told-first-agora = first Agora: { $points } points
dice-told-paid = { $coins ->
    [one] paid { $coins } coin
   *[other] paid { $coins } coins
 }
dice-told-gained = { $coins ->
    [one] received { $coins } coin
   *[other] received { $coins } coins
 }
dice-log-build = { $you ->
    [yes] You cross { $field } with the { $die }
   *[no] { $name } crosses { $field } with the { $die }
 }
dice-log-cross = { $you ->
    [yes] You also cross { $field }
   *[no] { $name } also crosses { $field }
 }
dice-log-wonder = { $you ->
    [yes] You build the next stage of your Wonder
   *[no] { $name } builds the next stage of the Wonder
 }
dice-log-pass = { $you ->
    [yes] You pass
   *[no] { $name } passes
 }
dice-log-skip = { $you ->
    [yes] You skip it
   *[no] { $name } skips it
 }
dice-log-bonus = { $you ->
    [yes] You take a bonus: { $bonus }
   *[no] { $name } takes a bonus: { $bonus }
 }
dice-log-remove = { $you ->
    [yes] You take the { $die } out of the game
   *[no] { $name } takes the { $die } out of the game
 }
dice-log-city = { $you ->
    [yes] You take { $city }
   *[no] { $name } takes { $city }
 }

# in words
dice-text-cities = Cities that are left: { $cities }.
dice-text-plan = Your plan for this turn: { $plan }.
dice-text-chain = Still to do, in this order: { $steps }.
dice-text-reach = can cross: { $fields }
dice-text-at = { $field } ({ $price })
dice-text-player = { $name } ({ $place }), { $city }: { $points }, coins { $coins } left, { $spent } spent, { $never } never earned, resources { $resources }. Bonuses used: { $bonuses }. { $counts }. Now: { $state }.
dice-text-crossed = You have crossed: { $fields }.
dice-text-open = Your next boxes: { $fields }

# the end
dice-end-won = { $you ->
    [yes] You win with { $points } points
   *[no] { $name } wins with { $points } points
 }
dice-end-shared = { $names } share the victory
dice-end-by-points = Most points.
dice-end-by-coins = Equal on points, with more coins left.
dice-end-by-shared = Equal on points and on coins.
