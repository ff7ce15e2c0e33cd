# Texts of Civilization. Names of areas, technologies, wonders, improvements, units and counters come from content.toml.
# nl.ftl has the same messages with the same variables.

figures-note = The map and the counters are a reconstruction; the owner of the box can correct them in a file.

### Why a move is not allowed; the number of the rule follows.

error-asked-something-else = { $decision ->
    [choosing] Choose a land to start in first.
    [moving] You’re moving now: take pieces and move them, or end your moves.
    [declaring] Decide first whether you fight the pieces that have just moved in.
    [attacking] Declare your battles first, or say that there are no more.
    [ordering] Choose first which battle comes next.
    [supporting] Decide first whether you support one of the sides.
    [picking] Pick a unit for this round first.
    [capturing] Decide first whether you take the settlement.
    [free_technology] Choose your free technology first.
    [minor_army] Choose the army of the minor civilization first.
    [placing] Place the unit you were given first.
    [growing] Choose first which settlement grows.
    [trading] This is the trade phase: make and answer offers, or say that you’re done.
    [producing] Assign your faces and gears first, or collect your income.
   *[purchasing] This is your purchase phase: buy something, or end your purchases.
 }
error-water = That is possible on land only.
error-settled = There is already a settlement in { $area }.
error-no-such-piece = You have no such piece there.
error-no-points = { $what ->
    [ship] That fleet can’t move any further this turn.
   *[piece] That piece can’t move any further this turn.
 }
error-nowhere-to-go = That piece can’t go anywhere from there.
error-other-group = That piece can’t go where the pieces you’ve taken can; move those first.
error-nothing-taken = Take the pieces you want to move first.
error-not-adjacent = You can go to an adjacent area only.
error-wrong-ground = Armies and settlers stay on land and fleets at sea; on water, pieces travel aboard a fleet.
error-hold-full = There is no room for that aboard.
error-not-your-ship = You have no such fleet.
error-taken-first = Move the pieces you’ve taken first.
error-no-settler = You need a settler of your own on land in { $area }.
error-nothing-to-look-at = There is no face-down counter in { $area }.
error-no-bomb = You don’t have the Manhattan Project, or you’ve already used it.
error-nothing-to-bomb = There is nothing to destroy in { $area }.
error-not-present = You have no units there that could fight.
error-nobody-to-fight = That player has nothing there that you can attack.
error-fought-already = You’ve already declared that battle.
error-no-such-battle = No such battle has been declared.
error-defended = The owner still has an army in { $area }, so you have to win a battle there first.
error-not-foreign = There is no settlement of another player in { $area }.
error-battles-left = There are still battles to fight.
error-not-a-leader = You can support one of the two leaders only.
error-not-in-battle = Your side has no such unit in this battle.
error-no-aircraft = Your side has no such aircraft in this battle.
error-no-base = An aircraft needs a base there: an army, a settlement or a suitable ship of your own.
error-army-not-available = That army isn’t one of those you can choose from.
error-eliminated = That player is out of the game.
error-no-gold = { $price ->
    [0] You don’t have enough gold for that.
   *[other] That costs { $price } gold; you have { $gold }.
 }
error-not-this-era = That doesn’t belong to the current era.
error-owned = Somebody already has that.
error-missing-prerequisites = { $technology } needs { $missing }{ and-others }, which nobody has yet.
error-missing-technology = For that, somebody must have { $missing } first.
error-not-the-best = A better level of that unit is available; you can buy only the best one.
error-not-your-settlement = You have no settlement in { $area }.
error-settlement-full = No more pieces can be placed at that settlement this turn.
error-not-at-the-coast = A fleet goes in a sea next to one of your settlements.
error-not-in-settlement = New pieces go where you have a settlement.
error-on-desert = { $area } is desert: there can be no settlement.
error-terrain-too-poor = The terrain in { $area } allows no larger settlement.
error-largest = The settlement in { $area } is as large as it can be.
error-grown-already = The settlement in { $area } has already grown this turn.
error-founded-now = The village in { $area } was founded this turn and can’t grow yet.
error-has-improvement = You already have that improvement.
error-not-sold = You can sell only units of past eras.
error-cargo-left = Its cargo wouldn’t fit aboard your other fleets there.
error-not-for-sale = That wonder can’t be bought: it comes with its technology.
error-converted = That ship can’t be converted now.
error-not-convertible = Only battleships and carriers can be converted.
error-too-many-ships = There are as many fleets on the board as there can be.
error-productive-already = The settlement in { $area } is already productive.
error-happy-already = The settlement in { $area } is already happy.
error-no-faces-left = You have no face left to assign.
error-no-gears-left = You have no gear left to assign.
error-faces-left = You can still assign a face or a gear. Assign it, or collect with the best assignment.
error-out-of-range = That player is out of trade range.
error-not-trading = You can trade in the trade phase only.
error-last-settlement = You can’t trade away your last settlement.
error-not-reached = You haven’t reached that milestone: { $milestone }.
error-claimed = You’ve already claimed that milestone.
error-not-your-wonder = You don’t have { $wonder }, or you can’t use it for that.
error-ending-already = The game already ends after this turn.
error-wrong-length = Only a long game can be ended that way.
error-not-your-card = You don’t hold that city card: { $card }.
error-not-their-card = Nobody you can trade with holds that city card: { $other }.
error-exchanged = You’ve already made your exchange this turn.
error-same-order = That standing order is already in force.
error-no-such-thing = That isn’t possible in this game.
error-not-for-owner = Only the owner of { $missing } can buy the colony ship in this game.
error-standard-rules = The standard rules don’t have that.
error-advanced-rules = The advanced rules don’t have that.
error-size-unknown = A settlement can’t grow to that size before somebody has { $missing }.
error-not-the-first = The technologies of an era are alike: take { $first }, the first one that is left.

and-others = { $others ->
    [0] {""}
    [one] {" "}and { $others } other
   *[other] {" "}and { $others } others
 }

error-unit-unknown = There is no unit “{ $name }”; write names as in a game record, like ancient-infantry.
error-area-unknown = There is no land or sea “{ $name }”; write names as in a game record, like great_plains.
error-sea-unknown = There is no sea “{ $name }”; write names as in a game record, like north_sea.
error-technology-unknown = There is no technology “{ $name }”; write names as in a game record, like bronze_working.
error-improvement-unknown = There is no improvement “{ $name }”; write names as in a game record, like temple.
error-wonder-unknown = There is no wonder “{ $name }”; write names as in a game record, like great_wall.
error-milestone-unknown = There is no milestone “{ $name }”; write names as in a game record, like ancient_villages.
error-card-unknown = There is no city card “{ $name }”; write the name of its land as in a game record, like great_plains.
error-other-unknown = There is no city card “{ $name }”; write the name of its land as in a game record, like great_plains.
error-good-unknown = “{ $name }” can’t be traded; write goods as in a game record, like gold or card-great_plains.
error-air-unknown = “{ $name }” is no aircraft; write none, or the seat whose aircraft goes along, like seat-1.
error-window-unknown = There is no standing order for “{ $name }”; choose declare or support.
error-subject-unknown = A standing order can’t be about “{ $name }”; write any, a land or sea, or a seat, like seat-1.
error-order-unknown = “{ $name }” is no standing order; choose ask, never or always.

### What happened

event-rolled = { $purpose ->
    [minor] { $you ->
        [yes] For the minor civilization you come to { $sum }, settlements subtracted.
       *[no] For the minor civilization { $name } comes to { $sum }, settlements subtracted.
    }
   *[other] { $you ->
        [yes] You roll { $sum }
       *[no] { $name } rolls { $sum }
    } { $purpose ->
        [choice] for the first choice.
        [start] for start player.
        [lead] for the lead.
       *[claim] for the milestone.
    }
 }
event-settled = { $you ->
    [yes] You settle in { $area }.
   *[no] { $name } settles in { $area }.
 }
event-turned-up = The counter in { $area }: { $counter }.
event-boxed = The counter in { $area }: { $counter }, without effect.
event-dealt = { $you ->
    [yes] You’re dealt { $technology }.
   *[no] { $name } is dealt { $technology }.
 }
event-starts = Turn { $turn }. { $you ->
    [yes] You’re the start player.
   *[no] { $name } is the start player.
 }
event-phase = { $phase ->
    [trade] The trade phase begins.
    [production] The production phase begins.
    [purchase] The purchase phase begins.
   *[movement] The movement phase begins.
 }
event-moved = { $you ->
    [yes] You move { pieces } from { $source } to { $area }.
   *[no] { $name } moves { pieces } from { $source } to { $area }.
 }
event-boarded = { $you ->
    [yes] You board fleet { $ship } with { pieces } from { $area }.
   *[no] { $name } boards fleet { $ship } with { pieces } from { $area }.
 }
event-landed = { $you ->
    [yes] You land { pieces } in { $area }, from { $source }.
   *[no] { $name } lands { pieces } in { $area }, from { $source }.
 }
event-sailed = { $you ->
    [yes] You sail { fleets } from { $source } to { $area }.
   *[no] { $name } sails { fleets } from { $source } to { $area }.
 }
event-looked = { $you ->
    [yes] You look at the counter in { $area }: { $counter }.
   *[no] { $name } looks at the counter in { $area }: { $counter }.
 }
event-treasure = { $you ->
    [yes] You get { $gold } gold.
   *[no] { $name } gets { $gold } gold.
 }
event-plague = Plague breaks out in { $area }{ $radius ->
    [0] .
    [one] {" "}and the lands next to it.
   *[other] {" "}and the lands within { $radius } steps.
 }
event-lost = { $you ->
    [yes] You lose { kind-count } in { $area }.
   *[no] { $name } loses { kind-count } in { $area }.
 }
event-shrunk = { $you ->
    [yes] Your settlement in { $area } shrinks to a { $size }.
   *[no] { $name }’s settlement in { $area } shrinks to a { $size }.
 }
event-destroyed = { $you ->
    [yes] Your settlement in { $area } is destroyed.
   *[no] { $name }’s settlement in { $area } is destroyed.
 }
event-minor-won = { $you ->
    [yes] The minor civilization in { $area } joins you.
   *[no] The minor civilization in { $area } joins { $name }.
 }
event-bombed = { $you ->
    [yes] You use the Manhattan Project: everything in { $area } is destroyed.
   *[no] { $name } uses the Manhattan Project: everything in { $area } is destroyed.
 }
event-declared = { $you ->
    [yes] You declare battle on { $opponent } in { $area }.
   *[no] { $name } declares battle on { $opponent } in { $area }.
 }
event-attacked = { $you ->
    [yes] You attack { $opponent } in { $area }.
   *[no] { $name } attacks { $opponent } in { $area }.
 }
event-battle-began = Battle in { $area }: { $name } against { $opponent }.
event-supported = { $you ->
    [yes] You support { $partner } in { $area }.
   *[no] { $name } supports { $partner } in { $area }.
 }
event-picked = { $you ->
    [yes] You fight with { a-kind }
   *[no] { $name } fights with { a-kind }
 }{ $aircraft ->
    [1] {" "}and an aircraft.
   *[0] .
 }
event-fought = { $outcome ->
    [tie] It’s { $first } against { $second }: a tie.
   *[other] It’s { $first } against { $second }.
 }
event-battle-won = { $you ->
    [yes] You win the battle in { $area }.
   *[no] { $name } wins the battle in { $area }.
 }
event-battle-drawn = Nobody wins the battle in { $area }.
event-captured = { $you ->
    [yes] You take the settlement in { $area } from { $opponent }.
   *[no] { $name } takes the settlement in { $area } from { $opponent }.
 }
event-learned = { $means ->
    [purchase] { $you ->
        [yes] You buy { $technology } for { $gold } gold.
       *[no] { $name } buys { $technology } for { $gold } gold.
    }
    [counter] { $you ->
        [yes] You get { $technology } for nothing.
       *[no] { $name } gets { $technology } for nothing.
    }
   *[other] { $you ->
        [yes] You get { $technology }.
       *[no] { $name } gets { $technology }.
    }
 }
event-wonder-gained = { $you ->
    [yes] You get the wonder { $wonder }.
   *[no] { $name } gets the wonder { $wonder }.
 }
event-milestone-won = { $you ->
    [yes] You’ve reached a milestone first ({ $milestone }) and get a wonder.
   *[no] { $name } has reached a milestone first ({ $milestone }) and gets a wonder.
 }
event-claimed = { $you ->
    [yes] You claim a milestone: { $milestone }.
   *[no] { $name } claims a milestone: { $milestone }.
 }
event-given = { $you ->
    [yes] You get { a-kind } in { $area }.
   *[no] { $name } gets { a-kind } in { $area }.
 }
event-bought = { $you ->
    [yes] You buy { a-kind } in { $area } for { $gold } gold.
   *[no] { $name } buys { a-kind } in { $area } for { $gold } gold.
 }
event-founded = { $you ->
    [yes] You found a village in { $area } for { $gold } gold.
   *[no] { $name } founds a village in { $area } for { $gold } gold.
 }
event-grew = { $you ->
    [yes] Your settlement in { $area } grows to a { $size }{ for-gold }.
   *[no] { $name }’s settlement in { $area } grows to a { $size }{ for-gold }.
 }
event-improved = { $you ->
    [yes] You get the improvement { $improvement }{ for-gold }.
   *[no] { $name } gets the improvement { $improvement }{ for-gold }.
 }
event-sold = { $you ->
    [yes] You sell { a-kind } in { $area } for { $gold } gold.
   *[no] { $name } sells { a-kind } in { $area } for { $gold } gold.
 }
event-converted = { $you ->
    [yes] You convert a ship in { $area } into { a-kind }.
   *[no] { $name } converts a ship in { $area } into { a-kind }.
 }
event-royalty = { $you ->
    [yes] You get { $gold } gold of it as a royalty.
   *[no] { $name } gets { $gold } gold of it as a royalty.
 }
event-critical = { $you ->
    [yes] You roll { $roll }: the critical resource is { $resource }.
   *[no] { $name } rolls { $roll }: the critical resource is { $resource }.
 }
event-collected = { $you ->
    [yes] You collect { $gold } gold.
   *[no] { $name } collects { $gold } gold.
 }
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
    [yes] You give { $partner } { good }.
   *[no] { $name } gives { $partner } { good }.
 }
event-exchanged = { $you ->
    [yes] You make { $partner } exchange { $taken } for { $given }.
   *[no] { $name } makes { $partner } exchange { $taken } for { $given }.
 }
event-returned = { $you ->
    [yes] Back to you: the city card of { $area }.
   *[no] Back to { $name }: the city card of { $area }.
 }
event-rose = Units that become better: { $kind ->
    [carrier] all battleships are carriers now.
   *[other] all catapults are medieval artillery now.
 }
event-era-began = The { $era } era begins.
event-obsolete = { $you ->
    [yes] You lose { improvements } of past eras.
   *[no] { $name } loses { improvements } of past eras.
 }
event-end-announced = { $you ->
    [yes] You announce the end of the game: { ending }. This is the last turn.
   *[no] { $name } announces the end of the game: { ending }. This is the last turn.
 }
event-end-rolled = { $you ->
    [yes] You roll { $die } for the end of the game;
   *[no] { $name } rolls { $die } for the end of the game;
 } { $count ->
    [one] { $count } technology of this era is owned.
   *[other] { $count } technologies of this era are owned.
 } { $ends ->
    [1] This is the last turn.
   *[0] The game goes on.
 }
event-out = { $you ->
    [yes] You have no settlements left and are out of the game.
   *[no] { $name } has no settlements left and is out of the game.
 }
event-unbased = { $you ->
    [yes] Your aircraft in { $area } has no base and is lost.
   *[no] { $name }’s aircraft in { $area } has no base and is lost.
 }
event-won = { $you ->
    [yes] You win with { points }.
   *[no] { $name } wins with { points }.
 }
event-not-found = { $you ->
    [yes] There is no technology that you could get for nothing.
   *[no] There is no technology that { $name } could get for nothing.
 }

pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
 }
fleets = { $count ->
    [one] { $count } fleet
   *[other] { $count } fleets
 }
improvements = { $count ->
    [one] { $count } improvement
   *[other] { $count } improvements
 }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
for-gold = { $gold ->
    [0] {""}
   *[other] {" "}for { $gold } gold
 }
kind-count = { $count ->
    [1] { a-kind }
   *[other] { $count }x { kind }
 }
kind = { $kind ->
    [settler] { kind-settler }
    [ancient-infantry] { kind-ancient-infantry }
    [ancient-cavalry] { kind-ancient-cavalry }
    [ancient-artillery] { kind-ancient-artillery }
    [medieval-infantry] { kind-medieval-infantry }
    [medieval-cavalry] { kind-medieval-cavalry }
    [medieval-artillery] { kind-medieval-artillery }
    [gunpowder-infantry] { kind-gunpowder-infantry }
    [gunpowder-cavalry] { kind-gunpowder-cavalry }
    [gunpowder-artillery] { kind-gunpowder-artillery }
    [modern-infantry] { kind-modern-infantry }
    [modern-cavalry] { kind-modern-cavalry }
    [modern-artillery] { kind-modern-artillery }
    [ancient-fleet] { kind-ancient-fleet }
    [medieval-fleet] { kind-medieval-fleet }
    [gunpowder-fleet] { kind-gunpowder-fleet }
    [modern-fleet] { kind-modern-fleet }
    [carrier] { kind-carrier }
   *[aircraft] { kind-aircraft }
 }
a-kind = { $kind ->
    [settler] a { kind-settler }
    [ancient-infantry] { kind-ancient-infantry }
    [ancient-cavalry] { kind-ancient-cavalry }
    [ancient-artillery] { kind-ancient-artillery }
    [medieval-infantry] { kind-medieval-infantry }
    [medieval-cavalry] { kind-medieval-cavalry }
    [medieval-artillery] { kind-medieval-artillery }
    [gunpowder-infantry] { kind-gunpowder-infantry }
    [gunpowder-cavalry] { kind-gunpowder-cavalry }
    [gunpowder-artillery] { kind-gunpowder-artillery }
    [modern-infantry] { kind-modern-infantry }
    [modern-cavalry] { kind-modern-cavalry }
    [modern-artillery] { kind-modern-artillery }
    [ancient-fleet] an { kind-ancient-fleet }
    [medieval-fleet] a { kind-medieval-fleet }
    [gunpowder-fleet] a { kind-gunpowder-fleet }
    [modern-fleet] a { kind-modern-fleet }
    [carrier] a { kind-carrier }
   *[aircraft] an { kind-aircraft }
 }
kind-settler = settler
kind-ancient-infantry = ancient infantry
kind-ancient-cavalry = ancient cavalry
kind-ancient-artillery = ancient artillery
kind-medieval-infantry = medieval infantry
kind-medieval-cavalry = medieval cavalry
kind-medieval-artillery = medieval artillery
kind-gunpowder-infantry = gunpowder infantry
kind-gunpowder-cavalry = gunpowder cavalry
kind-gunpowder-artillery = gunpowder artillery
kind-modern-infantry = modern infantry
kind-modern-cavalry = modern cavalry
kind-modern-artillery = modern artillery
kind-ancient-fleet = ancient fleet
kind-medieval-fleet = medieval fleet
kind-gunpowder-fleet = gunpowder fleet
kind-modern-fleet = battleship
kind-carrier = carrier
kind-aircraft = aircraft
good = { $what ->
    [gold] { $amount } gold
    [card] the city card of { $item }
    [settlement] the settlement in { $item }
    [milestone] the wonder for { $item }
    [ship] fleet { $item } with its cargo
    [unit] { $amount }x { kind } in { $item }
   *[card-like] { $item }
 }
ending = { $ending ->
    [technologies] { ending-technologies }
    [diplomatic] { ending-diplomatic }
    [military] { ending-military }
    [space] { ending-space }
    [domination] { ending-domination }
   *[limit] { ending-limit }
 }

### What is asked

ask-choosing = Choose a land to start in. You get a village, an army and a settler there.
ask-moving = { $last ->
    [looked] The settler stays there. What do you move next?
    [declared] Those pieces have been stopped. What do you move next?
   *[other] Your moves. Take the pieces that go together, then say where they go.
 }
ask-declaring = Another player has moved in where you have units. Do you fight?
ask-attacking = All your moves are made. Do you attack anybody?
ask-ordering = What comes next?
ask-supporting = There is a battle where you have units. Do you support one of the sides?
ask-picking = Which unit fights in this round?
ask-capturing = You’ve won. Do you take the settlement?
ask-free_technology = You get a technology for nothing. Which one?
ask-minor_army = The minor civilization brings an army. Which one?
ask-placing = You get a unit for nothing. Where do you place it?
ask-growing = One of your settlements grows for nothing. Which one?
ask-trading = { $last ->
    [offered] There is a new offer. Do you answer it, or make one yourself?
   *[other] Trade. Do you make an offer?
 }
ask-producing = Which settlements do you make happy and productive?
ask-purchasing = { $last ->
    [phase] Your purchases. What do you buy?
   *[other] What do you buy next?
 }

### Choices: what stands before the colon is said once for all that share it.

choice-settle = Start in: { $area }
choice-take = Take: { $unit } in { $area }, { steps }
choice-take-ship = Take: { $unit } in { $area }, { steps }{ with-cargo }
choice-take-off = Take off the fleet: { $unit } from { $ship } in { $area }, { steps }
choice-go = Go to: { $area }
choice-board = Board: { $unit } in { $area }, { $room ->
    [one] room for { $room }
   *[other] room for { $room }
 }
choice-look = Look at the counter in: { $area }
choice-bomb = Destroy with the Manhattan Project: { $area }
choice-end-moves = End your moves
choice-fight = Fight: { $name } in { $area } – { $units }
choice-let-pass = Let them be: no battle in { $area }
choice-attack = Attack: { $name } in { $area } – { $units }
choice-end-attacks = Declare no more battles
choice-battle = Fight now: { $name } in { $area }
choice-capture = Take without a battle: the { $size } in { $area } ({ $name })
choice-end-battles = End your battles
choice-support = Support: { $name }
choice-stay-out = Stay out of it
choice-pick = Pick: { $unit }{ $strength }{ $aircraft ->
    [yes] , with an aircraft
   *[no] {""}
 }
choice-take-settlement = Take the { $size } in { $area }
choice-leave-settlement = Leave the { $size } in { $area } alone
choice-learn = Buy a technology: { $technology }, { $gold } gold{ $brings }
choice-learn-free = Free technology: { $technology }{ $brings }
choice-raise = Army: { $unit }
choice-place = Place { $unit } in: { $area }
choice-grow = Upgrade: { $area } to a { $size }{ for-gold }
choice-grow-free = Grows for nothing: { $area } to a { $size }
choice-done = Done trading
choice-cheer = Make happy: { $area }
choice-equip = Make productive: { $area }
choice-collect = Collect { $gold } gold, as assigned
choice-collect-best = Collect with the best assignment
choice-buy = Buy { $unit }{ for-gold }{ royalty-to }: { $area }
choice-launch = Buy { $unit }{ for-gold }{ royalty-to }: { $sea }, from { $area }
choice-found = Found a village{ for-gold }: { $area }
choice-improve = Buy an improvement: { $improvement }, { $gold } gold{ royalty-to }, { $brings }
choice-build = Buy a wonder: { $wonder }, { $gold } gold
choice-sell = Sell: { $unit } in { $area }{ for-gold }
choice-convert = Convert: { $unit } in { $area }
choice-end-purchases = End your purchases
choice-claim = Claim a milestone: { $milestone }
choice-announce = Announce the end: { $wonder }
choice-exchange = Exchange with Magellan’s Voyage: { $given } for { $taken } ({ $name })
choice-order = Standing order: { order-words }
choice-deal = Make an offer to: { $name }
choice-give = Give: { $goods }
choice-want = Ask for: { $goods }
choice-propose = Send the offer
choice-drop = Drop the offer
choice-accept = Accept: { $offer }
choice-decline = Decline: { $offer }
choice-counter = Counter: { $offer }
choice-withdraw = Withdraw: { $offer }

steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }
with-cargo = { $cargo ->
    [none] {""}
   *[other] , carrying { $cargo }
 }
royalty-to = { $royalty ->
    [0] {""}
   *[other] {" "}({ $royalty } of it to { $owner })
 }
strength = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }
pick-strength = , { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } +{ $bonus }, { $win }% per round
brings-unit = gives { $unit }
brings-units = gives { $count }x { $unit }
brings-improvement = gives { $improvement }
brings-growth = a settlement grows
brings-wonder = gives { $wonder }
brings-offer = { $wonder } can be bought
brings-size = allows a { $size }
brings-range = trade range { range }
brings-groundbreaking = { points } at the end
brings-level = allows { $unit }
brings-faces = { $count ->
    [one] { $count } settlement happy
   *[other] { $count } settlements happy
 }
brings-gears = { $count ->
    [one] { $count } settlement productive
   *[other] { $count } settlements productive
 }
brings-era = begins a new era
range = { $land ->
    [-1] without limit
   *[other] { $land } by land, { $sea } by sea
 }
offer-words = { $number } from { $maker } to { $partner }: { $gives } for { $wants }
nothing = nothing
orders = { $order ->
    [always] always
    [never] never
   *[ask] ask me
 }
wonder-free_settlers = { $count ->
    [one] { $count } settler at once
   *[other] { $count } settlers at once
 }
wonder-free_units = { $count }x { $unit } at once
wonder-gold_per_turn = { $count } gold each turn
wonder-tech_discount = technologies of its era cost { $count } gold less
wonder-see_enemy_pick_in_battle = you see what the enemy picks in battle
wonder-settlement_defence = your settlements defend with +{ $count }
wonder-happiness = { brings-faces }
wonder-productivity = { brings-gears }
wonder-force_resource_trade = once a turn you exchange a city card with somebody who can’t refuse
wonder-destroy_area = once you destroy everything in an area
wonder-diplomatic_end = you may announce the end of the game
wonder-military_end = you may announce the end of the game
wonder-space_end = ends the game

### The table: labels and signs

label-title = Civilization
label-turn = Turn { $turn }
label-setup = Setting up
label-over = Game over
label-starter = start player
label-order = order
label-game = { $advanced ->
    [no] standard rules
   *[yes] advanced rules, { $length ->
        [short] short game
        [medium] medium game
       *[long] long game
    }
 }
label-you = you
label-seats = Players
label-gold = gold
label-score = points
label-income = income
label-technologies = tech
label-wonders = wonders
label-settlements = sizes
label-units = units
label-settlers = settlers
label-seas = Seas
label-legend = sizes: villages + towns + cities + metropolises
label-taken = taken
label-battles = battles
label-declared = { $area }: { $name } against { $opponent }
label-battle = Battle in { $area }
label-about-settlement = about a settlement of { $name }
label-with = with { $names }
label-fleet = fleet { $ship }
label-aircraft = { $count ->
    [one] { $count } aircraft
   *[other] { $count } aircraft
 }
label-picked = has picked
label-picking = is picking
label-pick = picks { $unit }
label-pick-aircraft = picks { $unit } with an aircraft
label-round = round { $round }
label-round-tie = both are lost
label-round-won = { $name } wins
label-odds = chances of winning a round
label-win = { $name } wins this battle with { $win }%, if both pick at random
label-defending = { $name } defends the settlement
label-trade = Trade
label-range = trade range
label-partners = you can trade with
label-nobody = nobody
label-no-cards = no cards
label-lent = lent
label-borrowed = borrowed
label-offer = { $number } { $maker } to { $partner }
label-gives = gives
label-wants = wants
label-effect = income { $maker } / { $partner }
label-impossible = no longer possible
label-draft = your offer to { $name }
label-critical = critical resource
label-chances = chances of being critical
label-production = Production
label-happy = happy
label-unhappy = unhappy
label-productive = productive
label-faces = { $used } of { $faces } happy
label-gears = { $used } of { $gears } productive
label-shop = Shop
label-receipts = bought this turn
label-sold-out = not now
label-knowledge = Technologies
label-can-buy = to be had
label-too-dear = too dear
label-ends-era = begins a new era
label-missing = { $technology }: needs { $missing }
label-later = not yet
label-set-aside = set aside
label-next-technology = next technology
label-alike = { $price } gold, { $left } left in this era
label-wonders-left = wonders to be had
label-milestones = Milestones
label-milestone-won = { $name } has it
label-milestone-lost = lost
label-milestone-claimed = claimed
label-orders = standing orders
label-counters = not turned up yet
label-ending = last turn: { ending }
order-words = { orders } { $window ->
    [declare] fight whoever moves in
   *[support] support a side
 }{ $where ->
    [any] {""}
   *[other] : { $where }
 }
counter-face_down = face down
sign-active = has to decide
sign-ready = ready
sign-happy = happy
sign-productive = productive
sign-face_down = counter face down
sign-land = borders on
sign-sea = at sea
sign-lent = city card lent

phase-choice = choosing lands
phase-counters = first counters
phase-bonuses = first bonuses
phase-movement = movement
phase-battles = battles
phase-trade = trade
phase-production = production
phase-purchase = purchase
phase-over = game over

part-settlements = settlements
part-critical = critical resource
part-knowledge = technologies times resources
part-types = different resources
part-monopoly = monopolies
part-wonders = wonders
part-minimum = up to the minimum
part-total = total

measure-villages = villages
measure-technologies = technologies
measure-armies = armies
measure-fleets = fleets
measure-gold = gold
measure-metropolises = metropolises

window-declare = when somebody moves in where you have units
window-support = when others fight where you have units
order-ask = ask me
order-never = never
order-always = always

### The end

ending-none = not yet
ending-technologies = the technologies
ending-diplomatic = diplomacy
ending-military = military strength
ending-space = space
ending-domination = domination
ending-limit = the limit of turns
category-settlements = Settlements
category-technologies = Technologies
category-wonders = Wonders
category-groundbreaking = Groundbreaking technologies
category-ending = Bonus for the end
category-total = Total
end-won = { $name } wins with { points }, { $ahead } ahead.
end-shared = { $name } share the victory with { points }.
end-domination = { $name } is the only player with settlements left and wins.
end-by = The game ended by { ending }.
end-not-yet = The game isn’t over yet; this is the current score.

### Options

option-rules = rules
option-rules-standard = the standard rules: technologies of an era are alike, wonders are milestones
option-rules-advanced = the advanced rules: a tree of technologies, city cards, improvements, wonders with effects
option-length = length of the advanced game
option-length-short = may end with every medieval technology that is bought
option-length-medium = may end with every gunpowder technology that is bought
option-length-long = ends by diplomacy, military strength, space or domination
option-counters = exploration counters
option-counters-all = all of them
option-counters-more_resources = two without an event fewer per player
option-air = aircraft at sea in the advanced game
option-air-carriers = land on carriers only
option-air-battleships = land on battleships too
option-metropolises = metropolises for the milestone of the standard game
option-metropolises-eight = eight, as in the errata
option-metropolises-ten = ten, as in the rulebook
option-carriers = battleships once Advanced Flight is in play
option-carriers-chosen = stay; you choose between battleship and carrier
option-carriers-forced = all become carriers
option-colony_ship = the colony ship
option-colony_ship-anyone = can be bought by anyone
option-colony_ship-owner = can be bought by the owner of Fusion only
option-city_cards = a settlement whose city card is lent
option-city_cards-owner = produces for its owner
option-city_cards-holder = produces for the holder of the card
option-dealt_bonus = technologies dealt at the start
option-dealt_bonus-yes = give their owner the bonus
option-dealt_bonus-no = give no bonus
option-old_wonders = wonders of past eras
option-old_wonders-points = give points only
option-old_wonders-gifts = still give their units or settlers
