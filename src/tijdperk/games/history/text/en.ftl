# Texts of History of the World. Names of lands, waters, areas, empires and cards come from content.toml.
# nl.ftl has the same messages with the same variables.

### Why a move is not allowed; the number of the rule follows.

error-asked-something-else = { $decision ->
    [empire] Decide who gets the empire you drew first.
    [events] Play an event first, or end your events.
    [astronomy] Choose the sea for your extra fleet first.
    [barbarians] Choose the barren land the barbarians come from first.
    [raid] Choose the land the barbarians attack first.
    [black_death] Choose the two areas the Black Death strikes first.
    [famine] Choose the area the famine strikes first.
    [civil_war] Choose the lands where civil war breaks out first.
    [disaster] Choose the land the disaster strikes first.
    [migrants] Choose a land for the migrants first.
    [pestilence] Choose the land where the pestilence breaks out first.
    [plague] Choose the land where the plague breaks out first.
    [spread] Choose where the plague spreads first.
    [treachery] Choose the land to betray first.
    [scrap] There aren’t enough fleets: choose which one leaves the board first.
    [sail] Settle the contested seas first.
    [exchange] Choose which fleets to exchange for coins first.
    [expand] You’re expanding now: enter, attack or fortify a land, or end your expansion.
    [recover] Decide whether to pay for the army you lost first.
   *[monument] Choose where to build the monument first.
 }
error-already-has-empire = You already have an empire, so you must give this one away.
error-give-to-oneself = Give the empire to another player, or keep it.
error-no-such-seat = There is no player in { by-seat }.
error-seat-has-empire = You can’t give it to { by-seat }, who already has an empire.
error-event-not-in-hand = { $event } is not in your hand.
error-event-twice = You’ve already played { $event } this turn.
error-event-other-epoch = { $event } can’t be played in this epoch (only in { $epochs }).
error-event-needs-capital = { $event } would have no effect: your empire has no capital.
error-event-needs-fleet = { $event } would have no effect: your empire has no fleets.
error-event-needs-sea = { $event } would have no effect: you have a fleet in every sea.
error-event-needs-monument = { $event } would have no effect: there are no monuments on the board.
error-event-needs-enemy = { $event } would have no effect: no other player has an army on the board.
error-event-needs-raid = { $event } would have no effect: no barren land is next to an enemy.
error-event-needs-vacant = { $event } would have no effect: no land in the area is vacant.
error-event-own-land = { $event } would have no effect: you hold the land yourself.
error-event-needs-armies = { $event } would have no effect: there are no armies to strike.
error-area-empty = There are no armies in { $area }.
error-areas-apart = Choose two adjacent areas with armies, in map order.
error-first-disaster = Choose at least one land with a monument.
error-no-coin = You don’t have that coin.
error-no-armies = You have no armies left for that.
error-fleet-there = You already have a fleet in { $water }.
error-fleet-in-ocean = { $water } is an ocean; the fleet must go in a sea.
error-sea-not-contested = There is nobody to fight in { $water }.
error-navy-not-oldest = You must remove a fleet from the oldest epoch; the one in { $water } isn’t.
error-no-fleet-there = You don’t have a usable fleet in { $water }.
error-fleets-do-not-stay = Armies can’t board: fleets don’t stay in this game, or not for these armies.
error-embark-in-ocean = { $water } is an ocean; armies can board in seas only.
error-fleet-manned = There is already an army on the fleet in { $water }.
error-land-barren = { $land } is barren and can’t be entered.
error-land-full = There is no room left in { $land }.
error-land-held = { $land } is already yours.
error-nobody-to-attack = There is no enemy in { $land }.
error-land-defended = There is an enemy in { $land }; you have to attack it.
error-land-out-of-reach = You can’t reach { $land } from your lands and fleets.
error-allies-only-vacant = You only have armies paid for by your allies left, and they may enter unoccupied lands only; { $land } isn’t one.
error-fort-needs-army = This empire has no army in { $land }.
error-fort-there = There is already a fort in { $land }.
error-no-forts-for-crusade = The crusade can’t build forts of its own.
error-not-for-barbarians = Barbarians come from a barren land next to an enemy; { $land } isn’t one.
error-not-for-raid = Barbarians attack an enemy next to their barren land; { $land } isn’t one.
error-not-for-civil-war = Civil war breaks out in different lands of one enemy empire; { $land } isn’t one.
error-not-for-disaster = There is no monument in { $land }.
error-not-for-migrants = Migrants settle in a vacant land of their area; { $land } isn’t one.
error-not-for-pestilence = Pestilence breaks out in a land that isn’t barren, with an army in it or next to it; { $land } isn’t one.
error-not-for-plague = There is no army in { $land }.
error-not-for-spread = The plague spreads to an adjacent land with an army; { $land } isn’t one.
error-not-for-treachery = No enemy holds { $land }.
error-not-for-monument = The monument can’t be built in { $land }.
error-event-unknown = There is no event “{ $name }”; write names as in a game record, like civil_war.
error-land-unknown = There is no land “{ $name }”; write names as in a game record, like nile_delta.
error-water-unknown = There is no sea or ocean “{ $name }”; write names as in a game record, like red_sea.
error-area-unknown = There is no area “{ $name }”; write names as in a game record, like middle_east.

### What happened

event-dealt = { $you ->
    [yes] Your events: { $card }.
   *[no] { $name }’s events: { $card }.
 }
event-rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $name } rolls { $dice }.
 }
event-draws-first = { $you ->
    [yes] You draw first.
   *[no] { $name } draws first.
 }
event-looked = { $you ->
    [yes] You look at the empire: { $empire }.
   *[no] { $name } looks at the empire: { $empire }.
 }
event-drew = { $you ->
    [yes] You draw an empire.
   *[no] { $name } draws an empire.
 }
event-kept = { $you ->
    [yes] You keep the empire.
   *[no] { $name } keeps the empire.
 }
event-gave = { $you ->
    [yes] You give the empire to { $receiver }.
   *[no] { $name } gives the empire to { $receiver }.
 }
event-epoch = Epoch { epoch } begins.
event-got = { $you ->
    [yes] Your empire: { $empire }.
   *[no] { $name }’s empire: { $empire }.
 }
event-called = { $you ->
    [yes] Your turn: { $empire }.
   *[no] { $name }’s turn: { $empire }.
 }
event-absent = Not in play: { $empire }.
event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
 }
event-coins = { $you ->
    [yes] You get { coins }.
   *[no] { $name } gets { coins }.
 }
event-forts = { $you ->
    [yes] You get { forts }.
   *[no] { $name } gets { forts }.
 }
event-fleet = { $you ->
    [yes] Your fleets: { $water }.
   *[no] { $name }’s fleets: { $water }.
 }
event-exchanged = { $you ->
    [yes] You exchange a fleet for a coin: { $water }.
   *[no] { $name } exchanges a fleet for a coin: { $water }.
 }
event-started = { $you ->
    [yes] You start in { $land }.
   *[no] { $name } starts in { $land }.
 }
event-capital-built = A capital is built in { $land }.
event-took = { $you ->
    [yes] You enter { $land }
   *[no] { $name } enters { $land }
 }{ $by_sea ->
    [1] {" "}by sea.
   *[0] .
 }
event-attacked = { $you ->
    [yes] You attack { $land }
   *[no] { $name } attacks { $land }
 } ({ $defender }) { $source ->
    [sea] from the sea.
    [within] from within.
   *[other] from { $source }.
 }
event-round = Rolls: { $attack }{ $attack_bonus ->
    [0] {""}
   *[other] {" "}+{ $attack_bonus }
 } against { $defence }{ $defence_bonus ->
    [0] {""}
   *[other] {" "}+{ $defence_bonus }
 }. { $outcome ->
    [win] The attacker wins.
    [tie] A tie.
   *[loss] The attacker loses.
 }
event-conquered = { $you ->
    [yes] You conquer { $land }.
   *[no] { $name } conquers { $land }.
 }
event-army-lost = { $you ->
    [yes] You lose an army in { $land }.
   *[no] { $name } loses an army in { $land }.
 }
event-fort-lost = { $you ->
    [yes] You lose the fort in { $land }.
   *[no] { $name } loses the fort in { $land }.
 }
event-sacked = { $capital ->
    [1] The capital in { $land } becomes a city.
   *[0] The city in { $land } is sacked.
 }
event-fortified = { $you ->
    [yes] You build a fort in { $land }
   *[no] { $name } builds a fort in { $land }
 }{ $coin ->
    [1] {" "}for a coin.
   *[0] .
 }
event-recovered = { $you ->
    [yes] You pay a coin { $allies ->
        [1] from the Allies{" "}
       *[0] {""}
    }to return the army to your pool.
   *[no] { $name } pays a coin { $allies ->
        [1] from the Allies{" "}
       *[0] {""}
    }to return the army to the pool.
 }
event-leader-died = Three of a kind: { $you ->
    [yes] your leader dies.
   *[no] { $name }’s leader dies.
 }
event-betrayed = { $you ->
    [yes] You plan treachery in { $land }.
   *[no] { $name } plans treachery in { $land }.
 }
event-city-built = A city is built in { $land }.
event-monument-built = { $you ->
    [yes] You build a monument in { $land }.
   *[no] { $name } builds a monument in { $land }.
 }
event-ruined = Disaster strikes { $land }.
event-struck = Disease or famine strikes { $area }.
event-infected = Disease breaks out in { $land }.
event-sickness = { $land } rolls { $dice }: { $you ->
    [yes] your army { $died ->
        [1] dies.
       *[0] survives.
    }
   *[no] { $name }’s army { $died ->
        [1] dies.
       *[0] survives.
    }
 }
event-navy = { $you ->
    [yes] Your army boards the fleet in { $water }.
   *[no] { $name }’s army boards the fleet in { $water }.
 }
event-scrapped = { $you ->
    [yes] Your fleet in { $water } leaves the board.
   *[no] { $name }’s fleet in { $water } leaves the board.
 }
event-sea-round = { $you ->
    [yes] You fight for { $water }.
   *[no] { $name } fights for { $water }.
 } Rolls: { $attack } against { $defence }. { $outcome ->
    [win] The attacker wins.
    [tie] A tie.
   *[loss] The attacker loses.
 }
event-navy-lost = { $you ->
    [yes] You lose the army and fleet in { $water }.
   *[no] { $name } loses the army and fleet in { $water }.
 }
event-scored = { $category ->
    [areas] Areas
    [capitals] Capitals
    [cities] Cities
    [monuments] Monuments
    [seas] Seas
   *[markers] Markers
 } +{ $points }.
event-turn-scored = { $you ->
    [yes] You score { points }, for a total of { $score }.
   *[no] { $name } scores { points }, for a total of { $score }.
 }
event-leads = { $you ->
    [yes] You’re in the lead and take a pre-eminence marker.
   *[no] { $name } is in the lead and takes a pre-eminence marker.
 }
event-no-leader = The lead is tied: nobody takes a pre-eminence marker.
event-marker = { $you ->
    [yes] You reveal a marker: +{ $value }.
   *[no] { $name } reveals a marker: +{ $value }.
 }
event-won = { $you ->
    [yes] You win.
   *[no] { $name } wins.
 }
# Not told: what came of the card has been.
event-event-over = {""}

epoch = { $epoch ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[7] VII
 }
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
forts = { $forts ->
    [one] { $forts } fort
   *[other] { $forts } forts
 }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

### What is asked

ask-empire = You drew an empire. Who gets it?
ask-events = { $last ->
    [event-over] You’ve played one event. Do you play another?
   *[other] Your empire’s turn. Do you play an event?
 }
ask-astronomy = Astronomy gives you a fleet. In which sea?
ask-barbarians = Barbarians are coming. From which barren land?
ask-raid = The barbarians move on. Which land do they attack?
ask-black_death = The Black Death strikes. Which two adjacent areas?
ask-famine = Famine strikes. Which area?
ask-civil_war = Civil war: three armies rise up in lands of one enemy empire. In which land?
ask-disaster = { $last ->
    [ruined] The disaster may strike a second land. Which one?
   *[other] Disaster strikes. Which land?
 }
ask-migrants = Migrants are looking for a land. Where does this army settle?
ask-pestilence = Pestilence breaks out, with three dice there and two in the lands around it. Where?
ask-plague = Plague breaks out. In which land?
ask-spread = The plague spreads. To which land?
ask-treachery = Treachery. Which land will be betrayed to you?
ask-scrap = There aren’t enough fleets. Which of the oldest leaves the board?
ask-sail = Older empires hold seas your fleets need. Where do you fight?
ask-exchange = Reallocation: you may exchange fleets for coins. Which fleet?
ask-expand = { $last ->
    [started] Your armies are ready. Where do you go?
    [capital-built] Your armies are ready. Where do you go?
    [army-lost] That army is lost. Where next?
    [conquered] The land is yours. Where next?
   *[other] Where next?
 }
ask-recover = You lost an army. Do you pay a coin to get it back?
ask-monument = You’ve earned a monument. Where do you build it?

### Choices: what stands before the colon is said once for all that share it.

choice-keep = Keep: { $empire }
choice-give = Give it to: { $name }
choice-event = Play: { $card } – { $text }
choice-done = Done: { $decision ->
    [events] no (more) events
    [disaster] strike only one land
    [sail] give up the contested seas
    [exchange] keep the other fleets
   *[expand] end the expansion
 }
choice-fleet = Fleet in: { $water }
choice-raid = Raid from: { $land }
choice-strike = Strike: { $areas }
choice-revolt = Civil war in: { $land }
choice-ruin = Disaster in: { $land }
choice-settle = Settle in: { $land }
choice-infect = Disease in: { $land }
choice-betray = Treachery in: { $land }
choice-scrap = Remove the fleet in: { $water }
choice-sail = Fight for: { $water }
choice-exchange = Exchange for a coin: { $water }
choice-expand = Enter: { $land }, { $points }
choice-expand-by-sea = Enter by sea: { $land }, { $points }
choice-attack = Attack: { $land }: { $odds }
choice-attack-by-sea = Attack by sea: { $land }: { $odds }
choice-fort = Fort in: { $land }
choice-fort-coin = Fort for a coin in: { $land }
choice-embark = Board the fleet in: { $water }
choice-recover = Pay: one coin, and the army returns to your pool
choice-recover-allies = Pay: one coin from the Allies, and the army may enter unoccupied lands only
choice-abandon = Don’t pay: the army is lost
choice-monument = Monument in: { $land }

odds-betrayed = treachery, 100%
odds-dice = { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
 } against { $defence }, { $win }% win, { $tie }% tie
odds-all = , { $conquer }% with all armies
odds-points = , { $points }
empire-words = { $empire }, { $strength ->
    [one] { $strength } army
   *[other] { $strength } armies
 }, starts in { $land }{ $capital ->
    [1] {" "}with a capital
   *[0] {""}
 }
empire-fleets = , fleets in { $waters }

### The cards: what each does

card-text-leader = Your empire attacks with 3 dice until it rolls three of a kind: then the leader dies.
card-text-weaponry = Your empire adds 1 to every attack this turn.
card-text-reallocation = Exchange any number of your empire’s fleets for coins, one for one.
card-text-minor_hittites = An extra empire before yours: 3 armies and a capital, from Eastern Anatolia.
card-text-minor_phoenicia = An extra empire before yours: 3 armies and a capital, from the Levant, with fleets in both Mediterranean seas.
card-text-minor_mayans = An extra empire before yours: 2 armies and a capital, from Central America.
card-text-minor_anglo_saxons = An extra empire before yours: 3 armies, from the Baltic Seaboard, with a fleet in the North Sea.
card-text-minor_fujiwara = An extra empire before yours: 3 armies and a capital, from Hokkaido, with a fleet in the Sea of Japan.
card-text-minor_safavids = An extra empire before yours: 3 armies and a capital, from the Persian Salt Desert.
card-text-minor_japan = An extra empire before yours: 5 armies and a capital, from Honshu, with a fleet in the Sea of Japan.
card-text-allies = 2 coins; an army recovered with one may enter unoccupied lands only.
card-text-astronomy = An extra fleet, in any sea.
card-text-barbarians = Armies from a barren land attack the enemies around it one by one, until one army is lost.
card-text-black_death = Every army in two adjacent areas rolls a die; a 1 removes it with its fort.
card-text-civil_service = 1 coin, plus 1 for a capital and 1 for navigation.
card-text-civil_war = Three armies rise up in three lands of one enemy empire; terrain doesn’t count, forts do.
card-text-crusade = 3 armies from the Eastern Mediterranean, with +1 on every attack; in Palestine they build a city and a fort.
card-text-disaster = Up to two lands lose their monument, fort and city; a capital becomes a city.
card-text-elite_troops = Your empire wins ties until it loses its first army.
card-text-engineering = 2 forts for your empire, if it has a capital.
card-text-expert_troops_straits = Across straits, defenders roll 1 die against your empire.
card-text-expert_troops_forests = In forests, defenders roll 1 die against your empire.
card-text-expert_troops_mountains = In mountains, defenders roll 1 die against your empire.
card-text-famine = Every army in one area rolls a die; a 1 removes it with its fort.
card-text-jewish_revolt = An army attacks in Palestine with 3 dice; terrain doesn’t count, a fort does.
card-text-jihad = Your empire attacks with 3 dice until its first loss, and wins ties until its second.
card-text-kingdom_canaanites = An army and a city in Palestine; an enemy there is removed without a battle.
card-text-kingdom_etruscans = An army and a city in the Northern Apennines; an enemy there is removed without a battle.
card-text-kingdom_kush = An army and a city on the Upper Nile; an enemy there is removed without a battle.
card-text-kingdom_tiahuanaco = An army and a city in the Southern Andes; an enemy there is removed without a battle.
card-text-kingdom_mali = An army and a city on the Gold Coast; an enemy there is removed without a battle.
card-text-kingdom_thai = An army and a city on the Malayan Peninsula; an enemy there is removed without a battle.
card-text-kingdom_zimbabwe = An army and a city in East Africa; an enemy there is removed without a battle.
card-text-migrants_africa = 2 armies settle in two vacant lands of Africa.
card-text-migrants_australia = 2 armies settle in two vacant lands of Australia.
card-text-migrants_north_america = 2 armies settle in two vacant lands of North America.
card-text-naval_power = Defenders roll 2 dice instead of 3 against your empire’s attacks from the sea.
card-text-pestilence = The army in a land rolls 3 dice, those around it 2; any 1 removes it with its fort.
card-text-plague = An army rolls 4 dice; any 1 removes it with its fort, and the plague spreads to a neighbour with 3 dice, until an army survives.
card-text-population_explosion = 2 coins.
card-text-siegecraft = Your empire adds 1 against a fort, city or capital; a destroyed fort takes its army with it.
card-text-treachery = Name an enemy land: your first attack on it this turn wins without dice.

### The table: labels and signs

label-epoch = Epoch { epoch }
label-years-before = { $start }-{ $stop } BC
label-years-across = { $start } BC - AD { $stop }
label-years-after = AD { $start }-{ $stop }
label-over = Game over
label-you = you
label-score = points
label-now = now
label-cards = cards
label-markers = markers
label-given = from { $name }
label-strip = Empires of this epoch
label-seats = Players
label-areas = Areas
label-value = worth
label-order = draw order
label-drawn = you drew
label-force = turn
label-fleets = fleets
label-navies = navies
label-hand = your events
label-pool = { $armies ->
    [one] { $armies } army left
   *[other] { $armies } armies left
 }
label-ally-pool = { $armies ->
    [one] { $armies } army of the Allies
   *[other] { $armies } armies of the Allies
 }
label-ally-coins = { $coins ->
    [one] { $coins } coin of the Allies
   *[other] { $coins } coins of the Allies
 }
label-losses = { $losses } lost
label-betrayed = treachery in { $land }
label-chosen = chosen
label-source = from
sign-capital = capital
sign-city = city
sign-fort = fort
sign-monument = monument
sign-resource = resource
sign-force = playing now
sign-presence = presence
sign-dominance = dominance
sign-control = control
level-presence = p
level-dominance = D
level-control = C

short-western_anatolia = W. Anatolia
short-eastern_anatolia = E. Anatolia
short-persian_plateau = Persian Plat.
short-persian_salt_desert = Salt Desert
short-arabian_peninsula = Arabian Pen.
short-great_plain_of_china = Gr. Plain
short-southern_iberia = S. Iberia
short-northern_appenines = N. Apennines
short-southern_appenines = S. Apennines
short-baltic_seaboard = Baltic Seab.
short-malayan_peninsula = Malayan Pen.
short-north_european_plain = N. Eur. Plain
short-manchurian_plain = Manchuria
short-pacific_seaboard = Pacific Seab.
short-central_africa = C. Africa
short-central_america = C. America
short-guiana_highlands = Guiana
short-southern_africa = S. Africa
short-korean_peninsula = Korea
short-highlands = Highlands
short-western_steppe = W. Steppe
short-eastern_steppe = E. Steppe
short-turanian_plain = Turan
short-mexican_valley = Mexico
short-northern_andes = N. Andes
short-southern_andes = S. Andes
short-eastern_deccan = E. Deccan
short-western_deccan = W. Deccan
short-eastern_ghats = E. Ghats
short-western_ghats = W. Ghats
short-central_massif = C. Massif

### The end

category-areas = Areas
category-capitals = Capitals
category-cities = Cities
category-monuments = Monuments
category-seas = Seas
category-markers = Markers
category-total = Total
category-strength = Strength played
end-points = { $name } wins with { points }, { $ahead } ahead.
end-strength = { $name } wins the tie at { points }, with weaker empires over the whole game.
end-markers = { $name } wins the tie at { points } and on strength, with more points from markers.
end-last_strength = { $name } wins the tie at { points }, on strength and on markers, with the weaker empire in the last epoch.
end-shared = { $name } share the victory, tied at { points } and on everything else.
end-not-yet = The game isn’t over yet; this is the current score.

### Options

option-markers = pre-eminence markers
option-markers-yes = the leader after each epoch takes one
option-markers-no = not used
option-minors = minor empires
option-minors-shuffled = shuffled into the greater events
option-minors-one_each = exactly one per hand
option-stacking = armies in a land
option-stacking-one = one
option-stacking-three = up to three, or two and a fort
option-navies = fleets
option-navies-leave = leave the board after the turn
option-navies-stay = stay with an army on board, and fight for seas
option-polynesia = Polynesia
option-polynesia-in = is a land
option-polynesia-out = is left out
option-caribbean = Atlantic and Caribbean
option-caribbean-closed = are not linked
option-caribbean-open = are linked
option-coasts = coasts and links seen only once
option-coasts-usual = do not count
option-coasts-all = count as well
option-siegecraft = Siegecraft against a fort beside a city or capital
option-siegecraft-together = takes fort and army together
option-siegecraft-fort_first = takes the fort first
option-crusade = a Crusade that attacks from the sea
option-crusade-from_sea = meets as many dice as any attack from the sea
option-crusade-one_die = meets one die
