# Texts of 7 Wonders Dice. Names of dice, symbols, buildings, boxes, cities and bonuses come from content.toml.
# nl.ftl has the same messages with the same variables.

### Why a move is not allowed; the number of the rule follows.

error-asked-something-else = { $decision ->
    [city] Choose your city first.
    [act] Take your action first: build, build your Wonder, or pass.
    [free_build] Use your free die first, or skip it.
    [extra] Take your extra action first: build, build your Wonder, or pass.
    [cross] Cross off a box with this effect first, or skip it.
    [bonus] Choose a bonus for the building you completed first.
    [grey] Choose the grey die to remove from the game first.
   *[ready] Your turn is planned: confirm that you’re ready, or undo a step.
 }
error-city-taken = { $city } is already taken.
error-not-a-grey-die = You must remove a grey die from the Forum; the { $die } isn’t one.
error-bonus-used = You’ve already used this bonus: { $bonus }.
error-wonder-complete = Your Wonder is already complete.
error-field-too-dear = “{ $field }” costs { coins-price } for missing resources; you’re { $short } short.
error-not-in-this-effect = This effect doesn’t apply to “{ $field }”.
error-field-crossed = “{ $field }” is already crossed off.
error-field-not-open = “{ $field }” is not open yet: a box before it is not crossed off.
error-die-not-in-forum = The { $die } is not in the Forum.
error-die-locked = You haven’t unlocked the { $die }.
error-die-does-not-fit = The { $die } doesn’t show the symbol needed for “{ $field }”.
error-guild-court-closed = The { $die } doesn’t open your Guild Court: a neighbour has crossed off too many boxes in the building it shows.
error-die-too-dear = The { $die } is too expensive; you’re { $short } short.
error-city-unknown = There is no city “{ $name }”; write names as in a game record, like giza.
error-field-unknown = There is no box “{ $name }”; write names as in a game record, like agora_1_1.
error-die-unknown = There is no die “{ $name }”; write names as in a game record, like grey_1.
error-bonus-unknown = There is no bonus “{ $name }”; the bonuses are action, cross and coins.

coins-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }

### What happened

event-city = { $you ->
    [yes] You play { $city }.
   *[no] { $name } plays { $city }.
 }
event-thrown = Turn { $turn }: the dice are rolled.
event-ready = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
 }
event-built = { $you ->
    [yes] You cross off “{ $field }” with the { $die }{ for-coins }.
   *[no] { $name } crosses off “{ $field }” with the { $die }{ for-coins }.
 }
event-stage = { $you ->
    [yes] You build “{ $field }”{ for-coins }.
   *[no] { $name } builds “{ $field }”{ for-coins }.
 }
event-crossed = { $you ->
    [yes] You also cross off “{ $field }”{ for-coins }.
   *[no] { $name } also crosses off “{ $field }”{ for-coins }.
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
    [yes] Your attack on { $neighbour } scores { points }.
   *[no] { $name }’s attack on { $neighbour } scores { points }.
 }
event-completed = { $you ->
    [yes] You complete a building: { $building }.
   *[no] { $name } completes a building: { $building }.
 }
event-bonus = { $you ->
    [yes] Your bonus: { $bonus }.
   *[no] { $name }’s bonus: { $bonus }.
 }
event-unlocked = { $you ->
    [yes] You unlock the { $die }.
   *[no] { $name } unlocks the { $die }.
 }
event-first-agora = { $you ->
    [yes] You’re first to complete the Agora: { points } extra.
   *[no] { $name } is first to complete the Agora: { points } extra.
 }
event-entered = The { $die } enters the Forum.
event-removed = { $you ->
    [yes] You remove the { $die } from the game.
   *[no] { $name } removes the { $die } from the game.
 }
event-last-turn = { $you ->
    [yes] You have all three bonuses: one more turn.
   *[no] { $name } has all three bonuses: one more turn.
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
    [0] {" "}for free
    [one] {" "}for { $coins } coin
   *[other] {" "}for { $coins } coins
 }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

### What is asked

ask-city = Choose your city.
ask-act = Your turn. What do you do?
ask-free_build = You may build again with a free die. What do you build?
ask-extra = Extra action. What do you do?
ask-cross = You may cross off another box. Which one?
ask-bonus = You completed a building. Choose a bonus.
ask-ready = Your turn is planned. Are you ready?
ask-grey = A special die enters the Forum. Which grey die do you remove?

### Choices: what stands before the colon is said once for all that share it.

choice-city = Play: { $city }, { $wonder } – { $effects }
choice-build = Build with the { $die }: { $field } – { $price }{ $gains }
choice-wonder = Build your Wonder: { $field } – { $price }{ $gains }
choice-pass = Pass: { coins }
choice-cross = Cross off: { $field } – { $price }{ $gains }
choice-skip = Skip: { $decision ->
    [free_build] don’t use the free die
   *[cross] don’t cross off anything else
 }
choice-bonus = Bonus: { $bonus } – { $effect }
choice-ready = Ready: { $plan } (“undo” takes back a step)
choice-remove = Remove: { $die } ({ $faces })

price-free = free
price-die = { coins } (die)
price-resources = { coins } (resources)
price-sum = { coins } (die { $die } + resources { $resources })
gain-income = , the die earns { coins }
gain-coins = , earns { coins }
gain-points = , +{ points }
gain-completes = , completes { $building }

### Effects: what crossing a box does

effect-resource = 1 resource for the rest of the game.
effect-vp = { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
 }
effect-coins = { $amount ->
    [one] Gain { $amount } coin.
   *[other] Gain { $amount } coins.
 }
effect-attack = { $side ->
    [west] Attack to the left: { $printed } points, minus 1 for each defence box in the East Barracks there.
   *[east] Attack to the right: { $printed } points, minus 1 for each defence box in the West Barracks there.
 }
effect-defence = { $side ->
    [west] From next turn on, attacks by your left neighbour score 1 point less.
   *[east] From next turn on, attacks by your right neighbour score 1 point less.
 }
effect-cross = { $max ->
    [one] You may cross off another box, paying for it: { $buildings }.
   *[other] You may cross off up to { $max } more boxes, paying for them: { $buildings }.
 }
effect-free_build = You may build again; the die is free.
effect-extra_action = Take another action with the same dice.
effect-per_box = { $coins ->
    [one] { $coins } coin now
   *[other] { $coins } coins now
 } and { $vp ->
    [one] { $vp } point at the end
   *[other] { $vp } points at the end
 } per box crossed off in: { $building }.
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
 } each time you choose { $die ->
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
effect-gallery_vp = 1 point at the end per box crossed off in your Gallery of Leaders.

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
    [one] cross off { $colour }
   *[other] cross off { $max } { $colour }
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
label-last-turn = last turn
label-over = Game over
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
label-aside = next to the Forum
label-removed = removed
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
label-against = vs { $name }: { $defence ->
    [0] no defence
   *[other] defence { $defence }
 }
label-plan = planned
label-owed = still to do
label-owed-step = { $kind ->
    [cross] cross off a box{ $of ->
        [1] {""}
       *[other] {" "}({ $step } of { $of })
     }
    [free_build] build with a free die
    [extra] extra action
    [bonus] choose a bonus
   *[act] your action
 }
label-gold = gold: { $circled } of { $total } circled, { $crossed } crossed off
label-needs = only with the { $die }, still locked
label-legend = In the table: boxes crossed off:points
sign-crossed = crossed off
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
end-coins = { $name } wins the tie at { points } with more coins.
end-shared = { $name } share the victory, tied at { points } and on coins.
end-not-yet = The game isn’t over yet; this is the current score.

### Options

option-cities = cities
option-cities-random = at random
option-cities-choose = chosen in seat order
option-wonder = completing the Wonder
option-wonder-building = earns a bonus, like a building
option-wonder-apart = earns no bonus
option-barracks = completing the Barracks
option-barracks-two = West and East each earn a bonus
option-barracks-one = one bonus when both are complete
