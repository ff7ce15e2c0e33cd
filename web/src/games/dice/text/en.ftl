# The texts of the board. Names of boxes, dice, buildings and cities come from the server, as does what happened.

dice-table = Table
dice-boards = Boards, and who is still thinking
dice-cities = Cities to choose from
dice-sheet = { $name }’s city: { $city }
dice-thinking = Still thinking
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
dice-bonus-action = extra action
dice-bonus-cross = 1 box
dice-bonus-coins = coins
dice-gallery = Gallery
dice-open = open
dice-first = first
dice-first-agora = The first player to complete the whole Agora scores { $points ->
    [one] { $points } extra point
   *[other] { $points } extra points
 }
dice-free = free
dice-per = per
dice-coins = coins
dice-coin-word = { $coins ->
    [one] coin
   *[other] coins
 }
dice-aside-long = A colour enters the Forum as soon as someone unlocks it
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
dice-place-far = further along
dice-two-bonuses = 2 of 3 bonuses used.
dice-two-bonuses-small = After the third, everyone gets one more turn.
dice-hot = { $names }: 2 of 3 bonuses
dice-hot-many = { $count ->
    [one] { $count } player with 2 of 3 bonuses
   *[other] { $count } players with 2 of 3 bonuses
 }
dice-whole-sheet = { $name }’s full board
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
    [0] No resources needed.
    [one] Needs { $cost } resource.
   *[other] Needs { $cost } resources.
 }
dice-label-price = { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
 }
dice-state-crossed = Crossed off.
dice-state-can = { $sign ->
    [gain] Available now: you gain { $net }.
    [pay] Available now for { $net }.
   *[free] Available now for free.
 }
dice-state-dear = Too expensive: { $short } short.
dice-state-open = Open, but no die matches.
dice-state-locked = Not open yet.
dice-state-barred = Locked: you haven’t unlocked the die for this building.
dice-crossed-by = Crossed off with: { $symbols }.
dice-faces = Faces: { $faces }.
dice-need = { $cost } needed, { $have } from your Warehouse
dice-income-for = Income from { $colour }
dice-together = Total; { $left } left
dice-unlocks = The last box of a University row unlocks: { $lines }. Income: { $income }.
dice-why-barred = Locked until this city unlocks the { $colour } die, by crossing off { $key }.
dice-why-locked = Cross off first: { $fields }.
dice-unsure = Reconstructed: { $figures }
dice-unsure-long = It matches every rule and example, but nobody has checked it against the game itself.
dice-unsure-sources = Where the values come from
dice-unsure-correct = Different on your board? Export the values to a file, correct them, and play with it:
dice-figure-symbols = symbol
dice-figure-cost = cost
dice-figure-requires = order
dice-figure-effects = effect
dice-figure-unlocks = unlock order
dice-figure-income_die = income
dice-figure-faces = faces
dice-figure-stage = stages of this Wonder

# the bar
dice-ask-city-chosen = Play { $city }?
dice-ask-city-small = Every city has its own Wonder and unlocks the special dice in its own order.
dice-ask-act-small = Choose a die or a box, build your Wonder, or pass.
dice-ask-extra-small = With the same dice: a box, your Wonder, or pass.
dice-ask-free_build-small = Choose a box; its die is free.
dice-ask-cross-small = You only pay for the box itself.
dice-ask-bonus-small = { $used } of 3 used.
dice-ask-bonus-last = This is your third bonus:
dice-ask-die = Which box?
dice-ask-field = Cross off { $field }?
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
    [one] extra action
   *[other] { $count } extra actions
 }
dice-step-free_build = { $count ->
    [one] free die
   *[other] { $count } free dice
 }
dice-act-city = Play
dice-act-cross = Confirm
dice-act-wonder = Wonder
dice-act-wonder-bonus = earns a bonus
dice-act-pass = Pass
dice-act-skip = Skip
dice-act-ready = Ready
dice-act-ready-small = you can change your mind until everyone is ready
dice-act-again = Change your mind
dice-act-remove = Remove the { $die }
dice-pay = { $sign ->
    [gain] gain { $net }, { $left } left
    [pay] pay { $net }, { $left } left
   *[free] free
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
dice-plan-nothing = Nothing.
dice-waiting-ready = Your choice: { $plan }
dice-waiting-ready-small = { $count ->
    [one] { $names } is still thinking. You can change your mind until then.
   *[other] { $names } are still thinking. You can change your mind until then.
 }
dice-waiting-grey = { $name } is choosing a grey die
dice-waiting-city = { $name } is choosing a city

# moves
dice-price = { $sign ->
    [gain] you gain { $net }
    [pay] costs { $net }
   *[free] free
 }
dice-price-die = die { $coins }
dice-price-resources = resources { $coins }
dice-price-income = income { $coins }
dice-move-build = Cross off { $field } with the { $die }
dice-move-cross = Cross off { $field }
dice-move-wonder = Build the next stage of your Wonder
dice-move-pass = Pass for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
dice-move-skip = Skip
dice-move-ready = Ready
dice-move-bonus = Bonus: { $bonus }
dice-move-remove = Remove the { $die } from the game
dice-move-city = Play { $city }

# the log
dice-log-opening = Everyone has a city.
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
dice-told-first-agora = first Agora: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
dice-told-paid = { $coins ->
    [one] paid { $coins } coin
   *[other] paid { $coins } coins
 }
dice-told-gained = { $coins ->
    [one] gained { $coins } coin
   *[other] gained { $coins } coins
 }
dice-log-build = { $you ->
    [yes] You cross off { $field } with the { $die }
   *[no] { $name } crosses off { $field } with the { $die }
 }
dice-log-cross = { $you ->
    [yes] You also cross off { $field }
   *[no] { $name } also crosses off { $field }
 }
dice-log-wonder = { $you ->
    [yes] You build the next stage of your Wonder
   *[no] { $name } builds the next stage of their Wonder
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
    [yes] You remove the { $die } from the game
   *[no] { $name } removes the { $die } from the game
 }
dice-log-city = { $you ->
    [yes] You play { $city }
   *[no] { $name } plays { $city }
 }

# in words
dice-text-cities = Cities left: { $cities }.
dice-text-plan = Planned this turn: { $plan }.
dice-text-chain = Still to do, in this order: { $steps }.
dice-text-reach = can cross off: { $fields }
dice-text-at = { $field } ({ $price })
dice-text-player = { $name } ({ $place }), { $city }: { $points }. Coins: { $coins } left, { $spent } spent, { $never } never earned. Resources: { $resources }. Bonuses used: { $bonuses }. { $counts }. Now: { $state }.
dice-text-crossed = You have crossed off: { $fields }.
dice-text-open = Your next boxes: { $fields }

# the end
dice-end-won = { $you ->
    [yes] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
 }
dice-end-shared = { $names } share the victory
dice-end-by-points = Most points.
dice-end-by-coins = Tied on points; more coins left.
dice-end-by-shared = Tied on points and coins.

dice-deed-remove = removed the { $die }
