# Texts of History of the World. Names of lands, waters, areas, empires and cards come from content.toml.
# nl.ftl has the same messages with the same variables.

### Why a move is not allowed; the number of the rule follows.

error-asked-something-else = { $decision ->
    [empire] First decide who gets the empire you drew.
    [events] First play an event, or say that you are done with events.
    [astronomy] First choose the sea for your extra fleet.
    [barbarians] First choose the barren land the barbarians come from.
    [raid] First choose the land the barbarians attack.
    [black_death] First choose the two areas that the Black Death strikes.
    [famine] First choose the area that the famine strikes.
    [civil_war] First choose the lands in which civil war breaks out.
    [disaster] First choose the land that the disaster strikes.
    [migrants] First choose a land for the migrants.
    [pestilence] First choose the land in which the pestilence breaks out.
    [plague] First choose the land in which the plague breaks out.
    [spread] First choose where the plague goes on to.
    [treachery] First choose the land that will be betrayed.
    [scrap] There are too few fleets: first choose which one leaves the board.
    [sail] First settle who holds the contested seas.
    [exchange] First choose which fleets you exchange for coins.
    [expand] Now you expand: enter, attack or fortify a land, or end your expansion.
    [recover] First decide whether you pay for the army you lost.
   *[monument] First choose where the monument is built.
 }
error-already-has-empire = You already have an empire; you must give this one away.
error-give-to-oneself = Give the empire to somebody else, or keep it.
error-no-such-seat = There is nobody in { by-seat }.
error-seat-has-empire = You cannot give it there: { by-seat } already has an empire.
error-event-not-in-hand = { $event } is not in your hand.
error-event-twice = You have already played { $event } this turn.
error-event-other-epoch = { $event } is for another epoch ({ $epochs }).
error-event-needs-capital = { $event } would do nothing: your empire has no capital.
error-event-needs-fleet = { $event } would do nothing: your empire has no fleets.
error-event-needs-sea = { $event } would do nothing: you have a fleet in every sea.
error-event-needs-monument = { $event } would do nothing: there is no monument on the board.
error-event-needs-enemy = { $event } would do nothing: nobody else has an army on the board.
error-event-needs-raid = { $event } would do nothing: no barren land has an enemy next to it.
error-event-needs-vacant = { $event } would do nothing: no land of the area is vacant.
error-event-own-land = { $event } would do nothing: you hold the land yourself.
error-event-needs-armies = { $event } would do nothing: it finds no armies.
error-area-empty = There are no armies in { $area }.
error-areas-apart = Choose two adjacent areas, the first first, with an army in them.
error-first-disaster = Choose at least one land with a monument.
error-no-coin = You have no such coin.
error-no-armies = You have no armies left for that.
error-fleet-there = You have a fleet in { $water } already.
error-fleet-in-ocean = { $water } is an ocean; the fleet must go to a sea.
error-sea-not-contested = There is nobody to fight in { $water }.
error-navy-not-oldest = The fleet that leaves must be of the oldest epoch; the one in { $water } is not.
error-no-fleet-there = You have no fleet in { $water } that could be used for that.
error-fleets-do-not-stay = Armies cannot go on board: in this game, or for this force, fleets do not stay.
error-embark-in-ocean = { $water } is an ocean; armies go on board in seas only.
error-fleet-manned = There is an army on the fleet in { $water } already.
error-land-barren = { $land } is barren and cannot be entered.
error-land-full = There is no room left in { $land }.
error-land-held = { $land } is yours already.
error-nobody-to-attack = There is no enemy in { $land }.
error-land-defended = There is an enemy in { $land }; attack it.
error-land-out-of-reach = { $land } cannot be reached from your lands and fleets.
error-allies-only-vacant = Only armies that your allies paid for are left, and they may enter unoccupied lands only; { $land } is not one.
error-fort-needs-army = There is no army of this empire in { $land }.
error-fort-there = There is a fort in { $land } already.
error-no-forts-for-crusade = The crusade builds no forts of its own.
error-not-for-barbarians = The barbarians need a barren land with an enemy next to it; { $land } is not one.
error-not-for-raid = The barbarians attack an enemy next to their barren land; { $land } is not one.
error-not-for-civil-war = Civil war needs lands of one enemy empire, each once; { $land } is not one.
error-not-for-disaster = There is no monument in { $land }.
error-not-for-migrants = Migrants need a vacant land of their area; { $land } is not one.
error-not-for-pestilence = The pestilence needs a land that is not barren, with an army in it or next to it; { $land } is not one.
error-not-for-plague = There is no army in { $land }.
error-not-for-spread = The plague goes on to an adjacent land with an army; { $land } is not one.
error-not-for-treachery = No enemy holds { $land }.
error-not-for-monument = The monument cannot be built in { $land }.
error-event-unknown = There is no event “{ $name }”; write names as in a record, for example civil_war.
error-land-unknown = There is no land “{ $name }”; write names as in a record, for example nile_delta.
error-water-unknown = There is no water “{ $name }”; write names as in a record, for example red_sea.
error-area-unknown = There is no area “{ $name }”; write names as in a record, for example middle_east.

### What happened

event-dealt = { $you ->
    [yes] Your events: { $card }.
   *[no] Events of { $name }: { $card }.
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
    [yes] You look: { $empire }.
   *[no] { $name } looks: { $empire }.
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
   *[no] Empire of { $name }: { $empire }.
 }
event-called = { $you ->
    [yes] Your turn has come: { $empire }.
   *[no] { $empire }: the turn of { $name }.
 }
event-absent = Nobody has: { $empire }.
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
   *[no] Fleets of { $name }: { $water }.
 }
event-exchanged = { $you ->
    [yes] You exchange a fleet for a coin: { $water }.
   *[no] { $name } exchanges a fleet for a coin: { $water }.
 }
event-started = { $you ->
    [yes] You begin in { $land }.
   *[no] { $name } begins in { $land }.
 }
event-capital-built = A capital rises in { $land }.
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
event-round = Dice { $attack }{ $attack_bonus ->
    [0] {""}
   *[other] {" "}+{ $attack_bonus }
 } against { $defence }{ $defence_bonus ->
    [0] {""}
   *[other] {" "}+{ $defence_bonus }
 }: { $outcome ->
    [win] won.
    [tie] a tie.
   *[loss] lost.
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
        [1] of the Allies{" "}
       *[0] {""}
    }and the army returns to your pool.
   *[no] { $name } pays a coin { $allies ->
        [1] of the Allies{" "}
       *[0] {""}
    }and the army returns to the pool.
 }
event-leader-died = Three alike: { $you ->
    [yes] your leader dies.
   *[no] the leader of { $name } dies.
 }
event-betrayed = { $you ->
    [yes] You count on treachery in { $land }.
   *[no] { $name } counts on treachery in { $land }.
 }
event-city-built = A city rises in { $land }.
event-monument-built = { $you ->
    [yes] You build a monument in { $land }.
   *[no] { $name } builds a monument in { $land }.
 }
event-ruined = Disaster strikes { $land }.
event-struck = Death strikes { $area }.
event-infected = Disease breaks out in { $land }.
event-sickness = { $land }, { $dice }: { $you ->
    [yes] your army { $died ->
        [1] dies.
       *[0] lives.
    }
   *[no] the army of { $name } { $died ->
        [1] dies.
       *[0] lives.
    }
 }
event-navy = { $you ->
    [yes] Your army goes on board in { $water }.
   *[no] An army of { $name } goes on board in { $water }.
 }
event-scrapped = { $you ->
    [yes] Your fleet leaves { $water }.
   *[no] The fleet of { $name } leaves { $water }.
 }
event-sea-round = { $you ->
    [yes] You fight for { $water }:
   *[no] { $name } fights for { $water }:
 } dice { $attack } against { $defence }, { $outcome ->
    [win] won.
    [tie] a tie.
   *[loss] lost.
 }
event-navy-lost = { $you ->
    [yes] You lose the army and the fleet in { $water }.
   *[no] { $name } loses the army and the fleet in { $water }.
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
    [yes] You score { points } and have { $score }.
   *[no] { $name } scores { points } and has { $score }.
 }
event-leads = { $you ->
    [yes] You lead and take a pre-eminence marker.
   *[no] { $name } leads and takes a pre-eminence marker.
 }
event-no-leader = The lead is shared: nobody takes a pre-eminence marker.
event-marker = { $you ->
    [yes] You turn a marker over: +{ $value }.
   *[no] { $name } turns a marker over: +{ $value }.
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
    [event-over] That was your first event. Do you play another one?
   *[other] Your empire’s turn has come. Which event do you play first, if any?
 }
ask-astronomy = Astronomy brings a fleet. In which sea?
ask-barbarians = The barbarians come. Out of which barren land?
ask-raid = The barbarians go on. Which land do they attack?
ask-black_death = The Black Death comes. Which two adjacent areas does it strike?
ask-famine = Famine comes. Which area does it strike?
ask-civil_war = Civil war: three armies rise in lands of one enemy empire. In which land now?
ask-disaster = { $last ->
    [ruined] The disaster may strike a second land. Which one?
   *[other] Disaster comes. Which land does it strike?
 }
ask-migrants = Migrants look for a land of their own. Where does this army settle?
ask-pestilence = Pestilence breaks out, with three dice here and two in the lands around. Where?
ask-plague = The plague breaks out. In which land?
ask-spread = The plague goes on. To which land?
ask-treachery = Somebody can be bought. Which land will you get by treachery?
ask-scrap = There are too few fleets. Which of the oldest ones leaves the board?
ask-sail = Past empires hold seas that your fleets need. Where do you fight?
ask-exchange = Reallocation: fleets can become coins. Which one do you exchange?
ask-expand = { $last ->
    [started] Your armies are ready. Where do you go?
    [capital-built] Your armies are ready. Where do you go?
    [army-lost] That army is lost. Where do you go now?
    [conquered] The land is yours. Where do you go now?
   *[other] Where do you go now?
 }
ask-recover = You lost an army. Do you pay a coin to have it back?
ask-monument = You have earned a monument. Where do you build it?

### Choices: what stands before the colon is said once for all that share it.

choice-keep = Keep: { $empire }
choice-give = Give it to: { $name }
choice-event = Play: { $card } – { $text }
choice-done = Done: { $decision ->
    [events] no (more) events
    [disaster] leave it at one land
    [sail] give the contested seas up
    [exchange] keep the other fleets
   *[expand] end the expansion
 }
choice-fleet = Fleet in: { $water }
choice-raid = Raid from: { $land }
choice-strike = Strike: { $areas }
choice-revolt = Civil war in: { $land }
choice-ruin = Ruin: { $land }
choice-settle = Settle in: { $land }
choice-infect = Disease in: { $land }
choice-betray = Treachery in: { $land }
choice-scrap = Take off the board: { $water }
choice-sail = Fight for: { $water }
choice-exchange = Exchange for a coin: { $water }
choice-expand = Enter: { $land }, { $points }
choice-expand-by-sea = Enter by sea: { $land }, { $points }
choice-attack = Attack: { $land }: { $odds }
choice-attack-by-sea = Attack by sea: { $land }: { $odds }
choice-fort = Fort in: { $land }
choice-fort-coin = Fort for a coin in: { $land }
choice-embark = Go on board in: { $water }
choice-recover = Pay: a coin, and the army returns to your pool
choice-recover-allies = Pay: a coin of the Allies, and the army may enter unoccupied lands only
choice-abandon = Do not pay: the army is lost
choice-monument = Monument in: { $land }

odds-betrayed = by treachery, 100%
odds-dice = { $attack } dice against { $defence }, { $win }% / tie { $tie }%
odds-all = , with all { $conquer }%
odds-points = , { $points }
empire-words = { $empire }, { $strength } armies, begins in { $land }{ $capital ->
    [1] {" "}with a capital
   *[0] {""}
 }
empire-fleets = , fleets in { $waters }

### The cards: what each does

card-text-leader = Your empire attacks with 3 dice, until three alike are rolled: then the leader dies.
card-text-weaponry = Your empire adds 1 to every attack this turn.
card-text-reallocation = Exchange any number of your empire’s fleets for coins, one for one.
card-text-minor_hittites = A second empire before yours: 3 armies and a capital, from Eastern Anatolia.
card-text-minor_phoenicia = A second empire before yours: 3 armies and a capital, from the Levant, with fleets in both Mediterranean seas.
card-text-minor_mayans = A second empire before yours: 2 armies and a capital, from Central America.
card-text-minor_anglo_saxons = A second empire before yours: 3 armies, from the Baltic Seaboard, with a fleet in the North Sea.
card-text-minor_fujiwara = A second empire before yours: 3 armies and a capital, from Hokkaido, with a fleet in the Sea of Japan.
card-text-minor_safavids = A second empire before yours: 3 armies and a capital, from the Persian Salt Desert.
card-text-minor_japan = A second empire before yours: 5 armies and a capital, from Honshu, with a fleet in the Sea of Japan.
card-text-allies = 2 coins; an army recovered with one may enter unoccupied lands only.
card-text-astronomy = One more fleet, in any sea.
card-text-barbarians = Armies out of a barren land attack the enemies around it one by one, until one is lost.
card-text-black_death = Every army in two adjacent areas rolls a die; a 1 removes it with its fort.
card-text-civil_service = 1 coin, 1 more for a capital and 1 more for navigation.
card-text-civil_war = Three armies rise in three lands of one enemy empire; terrain does not count, forts do.
card-text-crusade = 3 armies from the Eastern Mediterranean, with 1 added to every attack; in Palestine they build a city and a fort.
card-text-disaster = Up to two lands with a monument lose it with their fort and city; a capital becomes a city.
card-text-elite_troops = Your empire wins ties until it loses its first army.
card-text-engineering = 2 forts for your empire, if it has a capital.
card-text-expert_troops_straits = Across straits, defenders roll 1 die against your empire.
card-text-expert_troops_forests = In forests, defenders roll 1 die against your empire.
card-text-expert_troops_mountains = In mountains, defenders roll 1 die against your empire.
card-text-famine = Every army in one area rolls a die; a 1 removes it with its fort.
card-text-jewish_revolt = An army attacks in Palestine with 3 dice; terrain does not count, a fort does.
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
card-text-plague = An army rolls 4 dice; any 1 removes it with its fort, and the plague goes on to a neighbour with 3 dice, until an army survives.
card-text-population_explosion = 2 coins.
card-text-siegecraft = Your empire adds 1 against a fort, city or capital; a beaten fort takes its army with it.
card-text-treachery = Name a land of an enemy: your first attack on it this turn wins without dice.

### The table: labels and signs

label-epoch = Epoch { epoch }
label-years-before = { $start }-{ $stop } BC
label-years-across = { $start } BC - AD { $stop }
label-years-after = AD { $start }-{ $stop }
label-over = The end
label-you = you
label-score = points
label-now = now
label-cards = cards
label-markers = markers
label-given = given by { $name }
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
sign-force = acts now
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
end-strength = { $name } wins: level on { points }, but with weaker empires over the whole game.
end-markers = { $name } wins: level on { points } and on strength, but with more points from markers.
end-last_strength = { $name } wins: level on { points }, strength and markers, but with the weaker empire in the last epoch.
end-shared = { $name } share the victory: level on { points } and on everything else.
end-not-yet = The game is not over; this is how things stand.

### Options

option-markers = pre-eminence markers
option-markers-yes = the leader after each epoch takes one
option-markers-no = not used
option-minors = minor empires
option-minors-shuffled = among the other greater events
option-minors-one_each = exactly one in each hand
option-stacking = armies in a land
option-stacking-one = one
option-stacking-three = up to three, or two and a fort
option-navies = fleets
option-navies-leave = leave the board after the turn
option-navies-stay = stay with an army on them, and fight for seas
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
