# Texts of 7 Wonders Dice. Names of dice, symbols, buildings, boxes, cities and bonuses come from content.toml.
# nl.ftl has the same messages with the same variables.

### Why a move is not allowed; the number of the rule follows.

error-asked-something-else = { $decision ->
    [city] First choose your city.
    [act] First take your action: build, raise your Wonder, or pass.
    [free_build] First use your free die, or skip it.
    [extra] First take your extra action: build, raise your Wonder, or pass.
    [cross] First cross a box by the effect, or skip it.
    [bonus] First choose a bonus for the building you completed.
    [grey] First choose the grey die that leaves the game.
   *[ready] Your plan is complete: say that you are ready, or take a step back.
 }
error-city-taken = { $city } is taken already.
error-not-a-grey-die = A grey die in the Forum must leave; the { $die } is not one.
error-bonus-used = You have used this bonus already: { $bonus }.
error-wonder-complete = Your Wonder is complete.
error-field-too-dear = “{ $field }” asks { coins-price } for missing resources: { $short } short.
error-not-in-this-effect = The effect does not reach “{ $field }”.
error-field-crossed = “{ $field }” is crossed already.
error-field-not-open = “{ $field }” is not open: a box before it is not crossed.
error-die-not-in-forum = The { $die } is not in the Forum.
error-die-locked = You have not unlocked the { $die }.
error-die-does-not-fit = The { $die } does not show what “{ $field }” needs.
error-guild-court-closed = The { $die } does not open your Guild Court: in the building it shows a neighbour has too many boxes crossed.
error-die-too-dear = The { $die } is too dear: { $short } short.
error-city-unknown = There is no city “{ $name }”; write names as in a record, for example giza.
error-field-unknown = There is no box “{ $name }”; write names as in a record, for example agora_1_1.
error-die-unknown = There is no die “{ $name }”; write names as in a record, for example grey_1.
error-bonus-unknown = There is no bonus “{ $name }”; the bonuses are action, cross and coins.

coins-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }

### What happened

event-city = { $you ->
    [yes] Your city is { $city }.
   *[no] { $name } has { $city }.
 }
event-thrown = Turn { $turn }: the dice are shaken.
event-ready = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
 }
event-built = { $you ->
    [yes] You cross “{ $field }” with the { $die }{ for-coins }.
   *[no] { $name } crosses “{ $field }” with the { $die }{ for-coins }.
 }
event-stage = { $you ->
    [yes] You raise “{ $field }”{ for-coins }.
   *[no] { $name } raises “{ $field }”{ for-coins }.
 }
event-crossed = { $you ->
    [yes] You also cross “{ $field }”{ for-coins }.
   *[no] { $name } also crosses “{ $field }”{ for-coins }.
 }
event-passed = { $you ->
    [yes] You pass and gain { coins }.
   *[no] { $name } passes and gains { coins }.
 }
event-gained = { $you ->
    [yes] You gain { coins }.
   *[no] { $name } gains { coins }.
 }
event-attacked = { $you ->
    [yes] Your attack on { $neighbour } is worth { points }.
   *[no] The attack of { $name } on { $neighbour } is worth { points }.
 }
event-completed = { $you ->
    [yes] You complete a building: { $building }.
   *[no] { $name } completes a building: { $building }.
 }
event-bonus = { $you ->
    [yes] Your bonus: { $bonus }.
   *[no] The bonus of { $name }: { $bonus }.
 }
event-unlocked = { $you ->
    [yes] You unlock the { $die }.
   *[no] { $name } unlocks the { $die }.
 }
event-first-agora = { $you ->
    [yes] You are the first to complete the Agora: { points } more.
   *[no] { $name } is the first to complete the Agora: { points } more.
 }
event-entered = The { $die } enters the Forum.
event-removed = { $you ->
    [yes] Your choice: the { $die } leaves the game.
   *[no] The choice of { $name }: the { $die } leaves the game.
 }
event-last-turn = { $you ->
    [yes] You have all bonuses: one more turn.
   *[no] { $name } has all bonuses: one more turn.
 }
event-ended = The game ends after turn { $turn }.
event-won = { $you ->
    [yes] You win.
   *[no] { $name } wins.
 }

coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
for-coins = { $coins ->
    [0] , for nothing
    [one] {" "}for { $coins } coin
   *[other] {" "}for { $coins } coins
 }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

### What is asked

ask-city = Which city do you play?
ask-act = What do you do this turn?
ask-free_build = You may build once more, and the die costs nothing. What do you build?
ask-extra = You have another action. What do you do?
ask-cross = You may cross another box. Which one?
ask-bonus = You completed a building. Which bonus do you take?
ask-ready = Your plan is complete. Are you ready?
ask-grey = A special die enters the Forum. Which grey die leaves the game?

### Choices: what stands before the colon is said once for all that share it.

choice-city = Play: { $city }, { $wonder } – { $effects }
choice-build = Build with the { $die }: { $field } – { $price }{ $gains }
choice-wonder = Raise your Wonder: { $field } – { $price }{ $gains }
choice-pass = Pass: { coins }
choice-cross = Cross: { $field } – { $price }{ $gains }
choice-skip = Skip: { $decision ->
    [free_build] do not use the free die
   *[cross] cross nothing more
 }
choice-bonus = Bonus: { $bonus } – { $effect }
choice-ready = Ready: { $plan } (“undo” takes back a step.)
choice-remove = Out of the game: { $die } ({ $faces })

price-free = free
price-die = { coins } (die)
price-resources = { coins } (resources)
price-sum = { coins } (die { $die } + resources { $resources })
gain-income = , the die brings { coins }
gain-coins = , brings { coins }
gain-points = , +{ points }
gain-completes = , completes { $building }

### Effects: what crossing a box does

effect-resource = Gives 1 resource for the rest of the game.
effect-vp = { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
 }
effect-coins = { $amount ->
    [one] Gain { $amount } coin.
   *[other] Gain { $amount } coins.
 }
effect-attack = { $side ->
    [west] Attack to the left: { $printed } points, 1 less for each defence box in the East Barracks there.
   *[east] Attack to the right: { $printed } points, 1 less for each defence box in the West Barracks there.
 }
effect-defence = { $side ->
    [west] Attacks by your left neighbour score 1 point less from the next turn on.
   *[east] Attacks by your right neighbour score 1 point less from the next turn on.
 }
effect-cross = { $max ->
    [one] You may cross another box, at its price: { $buildings }.
   *[other] You may cross up to { $max } more boxes, at their price: { $buildings }.
 }
effect-free_build = You may build once more; the die costs nothing.
effect-extra_action = Take another action with the same dice.
effect-per_box = { $coins ->
    [one] { $coins } coin now
   *[other] { $coins } coins now
 } and { $vp ->
    [one] { $vp } point at the end
   *[other] { $vp } points at the end
 } for each crossed box here: { $building }.
effect-die_discount = { $amount ->
    [one] Every die costs you { $amount } coin less.
   *[other] Every die costs you { $amount } coins less.
 }
effect-die_free = { $die ->
    [grey] Grey dice are free for you.
    [blue] The blue die is free for you.
    [red] The red die is free for you.
    [yellow] The yellow die is free for you.
    [green] The green die is free for you.
    [black] The black die is free for you.
    [white] The white die is free for you.
   *[purple] The purple die is free for you.
 }
effect-die_income = { $amount ->
    [one] Gain { $amount } coin
   *[other] Gain { $amount } coins
 } whenever you choose { $die ->
    [grey] a grey die.
    [blue] the blue die.
    [red] the red die.
    [yellow] the yellow die.
    [green] the green die.
    [black] the black die.
    [white] the white die.
   *[purple] the purple die.
 }
effect-unlock = { $die ->
    [black] Unlocks the black die for you.
    [white] Unlocks the white die for you.
   *[purple] Unlocks the purple die for you.
 }
effect-gallery_vp = 1 point at the end for each crossed box of your Gallery of Leaders.

## The same in a few letters, as it stands in a box

brief-resource = {""}
brief-vp = +{ $amount }
brief-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
 }
brief-attack = +{ $printed }
brief-defence = {""}
brief-cross = { $max ->
    [one] cross { $colour }
   *[other] cross { $max } { $colour }
 }
brief-free_build = free die
brief-extra_action = extra action
brief-per_box = { coins } +{ $vp } per { $building }
brief-die_discount = dice -{ $amount }
brief-die_free = { $colour } free
brief-die_income = { $amount ->
    [one] { $colour } +{ $amount } coin
   *[other] { $colour } +{ $amount } coins
 }
brief-unlock = { $colour } die
brief-gallery_vp = +1 per leader

colour-grey = grey
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-black = black
colour-white = white
colour-purple = purple
colour-several = any colour

### The table: labels and signs

label-turn = Turn { $turn }
label-cities = Choosing cities
label-last-turn = the last one
label-over = The end
label-quarter = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
label-forum = Forum
label-free = free
label-locked = locked
label-short = { $short } short
label-court-open = Guild Court open
label-court-closed = Guild Court closed
label-income = +{ coins }
label-aside = beside the Forum
label-removed = out of the game
label-entering = entering
label-cities-left = cities left
label-seats = Players
label-coins = coins
label-bonuses = bonus
label-total = total
label-city = Your city
label-resources = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
 }
label-discount = dice -{ $amount }
label-colour-free = { $colour } free
label-colour-income = { $colour } +{ coins }
label-unlocked = { $colour } unlocked
label-bonuses-left = bonuses left
label-no-bonuses = none
label-against = against { $name }: { $defence ->
    [0] no defence
   *[other] defence { $defence }
 }
label-plan = your plan
label-owed = still to do
label-owed-step = { $kind ->
    [cross] a box to cross{ $of ->
        [1] {""}
       *[other] {" "}({ $step } of { $of })
     }
    [free_build] a build with a free die
    [extra] another action
    [bonus] a bonus
   *[act] your action
 }
label-gold = gold: { $circled } of { $total } circled, { $crossed } crossed
label-needs = only by the { $die }, still locked
label-legend = In the table: crossed boxes:points
sign-crossed = crossed
sign-open = open
sign-closed = not open yet
sign-cost = resources needed
sign-points = points
sign-ready = ready
sign-thinking = still thinking

short-warehouse = War
short-wonder = Won
short-barracks_west = West
short-barracks_east = East
short-agora = Ago
short-market = Mar
short-university = Uni
short-courthouse = Cou
short-gallery = Gal
narrow-barracks_west = West Barr.
narrow-barracks_east = East Barr.
narrow-gallery = Gallery

### The end

category-total = Total
category-coins = Coins
end-points = { $name } wins with { points }, { $ahead } ahead.
end-coins = { $name } wins: level with { points }, but with more coins.
end-shared = { $name } share the victory: level with { points } and on coins.
end-not-yet = The game is not over yet; this is how it stands.

### Options

option-cities = cities
option-cities-random = drawn at random
option-cities-choose = chosen, in the order of the seats
option-wonder = the Wonder
option-wonder-building = brings a bonus when it is complete, as a building does
option-wonder-apart = brings no bonus
option-barracks = the Barracks
option-barracks-two = West and East bring a bonus each
option-barracks-one = bring one bonus, when both are complete
