# Teksten van 7 Wonders Dice. Namen van dobbelstenen, symbolen, gebouwen, velden, steden en bonussen komen uit
# content.toml. en.ftl heeft dezelfde berichten met dezelfde variabelen.

### Waarom een zet niet mag; het nummer van de regel komt erachter.

error-asked-something-else = { $decision ->
    [city] Kies eerst je stad.
    [act] Voer eerst je actie uit: bouw, bouw aan je Wonder, of pas.
    [free_build] Gebruik eerst je gratis dobbelsteen, of sla dat over.
    [extra] Voer eerst je extra actie uit: bouw, bouw aan je Wonder, of pas.
    [cross] Streep eerst met dit effect een veld door, of sla dat over.
    [bonus] Kies eerst een bonus voor het gebouw dat je voltooide.
    [grey] Kies eerst de grijze dobbelsteen die uit het spel gaat.
   *[ready] Je beurt is gepland: zeg dat je klaar bent, of neem een stap terug.
 }
error-city-taken = { $city } is al bezet.
error-not-a-grey-die = Er moet een grijze dobbelsteen uit het Forum weg; dat is de { $die } niet.
error-bonus-used = Deze bonus heb je al gebruikt: { $bonus }.
error-wonder-complete = Je Wonder is af.
error-field-too-dear = ‘{ $field }’ kost { coins-price } aan ontbrekende grondstoffen; je komt er { $short } tekort.
error-not-in-this-effect = Dit effect geldt niet voor ‘{ $field }’.
error-field-crossed = ‘{ $field }’ is al doorgestreept.
error-field-not-open = ‘{ $field }’ is nog niet open: een veld ervoor is nog niet doorgestreept.
error-die-not-in-forum = De { $die } ligt niet in het Forum.
error-die-locked = De { $die } heb je nog niet ontgrendeld.
error-die-does-not-fit = De { $die } toont niet het symbool dat nodig is voor ‘{ $field }’.
error-guild-court-closed = De { $die } opent je Rechtbank niet: in het gebouw dat hij toont heeft een buur te veel velden doorgestreept.
error-die-too-dear = De { $die } is te duur; je komt er { $short } tekort.
error-city-unknown = De stad ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld giza.
error-field-unknown = Het veld ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld agora_1_1.
error-die-unknown = De dobbelsteen ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld grey_1.
error-bonus-unknown = De bonus ‘{ $name }’ bestaat niet; de bonussen zijn action, cross en coins.

coins-price = { $price ->
    [one] { $price } munt
   *[other] { $price } munten
 }

### Wat er gebeurde

event-city = { $you ->
    [yes] Jij speelt { $city }.
   *[no] { $name } speelt { $city }.
 }
event-thrown = Beurt { $turn }: de dobbelstenen zijn gegooid.
event-ready = { $you ->
    [yes] Je bent klaar.
   *[no] { $name } is klaar.
 }
event-built = { $you ->
    [yes] Je streept ‘{ $field }’ door met de { $die }{ for-coins }.
   *[no] { $name } streept ‘{ $field }’ door met de { $die }{ for-coins }.
 }
event-stage = { $you ->
    [yes] Je bouwt ‘{ $field }’{ for-coins }.
   *[no] { $name } bouwt ‘{ $field }’{ for-coins }.
 }
event-crossed = { $you ->
    [yes] Je streept ook ‘{ $field }’ door{ for-coins }.
   *[no] { $name } streept ook ‘{ $field }’ door{ for-coins }.
 }
event-passed = { $you ->
    [yes] Je past en krijgt { coins }.
   *[no] { $name } past en krijgt { coins }.
 }
event-gained = { $you ->
    [yes] Je krijgt { coins }.
   *[no] { $name } krijgt { coins }.
 }
event-attacked = { $you ->
    [yes] Jouw aanval op { $neighbour } levert { points } op.
   *[no] De aanval van { $name } op { $neighbour } levert { points } op.
 }
event-completed = { $you ->
    [yes] Je voltooit een gebouw: { $building }.
   *[no] { $name } voltooit een gebouw: { $building }.
 }
event-bonus = { $you ->
    [yes] Jouw bonus: { $bonus }.
   *[no] De bonus van { $name }: { $bonus }.
 }
event-unlocked = { $you ->
    [yes] Je ontgrendelt de { $die }.
   *[no] { $name } ontgrendelt de { $die }.
 }
event-first-agora = { $you ->
    [yes] Jij hebt als eerste de Agora af: { points } extra.
   *[no] { $name } heeft als eerste de Agora af: { points } extra.
 }
event-entered = De { $die } komt in het Forum.
event-removed = { $you ->
    [yes] Jij haalt de { $die } uit het spel.
   *[no] { $name } haalt de { $die } uit het spel.
 }
event-last-turn = { $you ->
    [yes] Je hebt alle drie de bonussen: nog één beurt.
   *[no] { $name } heeft alle drie de bonussen: nog één beurt.
 }
event-ended = Het spel eindigt na beurt { $turn }.
event-won = { $you ->
    [yes] Je wint.
   *[no] { $name } wint.
 }

coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
 }
for-coins = { $coins ->
    [0] {" "}zonder te betalen
    [one] {" "}voor { $coins } munt
   *[other] {" "}voor { $coins } munten
 }
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }

### Wat er wordt gevraagd

ask-city = Kies je stad.
ask-act = Jij bent aan de beurt. Wat doe je?
ask-free_build = Je mag nog eens bouwen, met een gratis dobbelsteen. Wat bouw je?
ask-extra = Extra actie. Wat doe je?
ask-cross = Je mag nog een veld doorstrepen. Welk?
ask-bonus = Je hebt een gebouw voltooid. Kies een bonus.
ask-ready = Je beurt is gepland. Ben je klaar?
ask-grey = Er komt een speciale dobbelsteen in het Forum. Welke grijze gaat uit het spel?

### Keuzes: wat voor de dubbele punt staat, wordt één keer gezegd voor alles wat het deelt.

choice-city = Spelen: { $city }, { $wonder } – { $effects }
choice-build = Bouwen met de { $die }: { $field } – { $price }{ $gains }
choice-wonder = Aan je Wonder bouwen: { $field } – { $price }{ $gains }
choice-pass = Passen: { coins }
choice-cross = Doorstrepen: { $field } – { $price }{ $gains }
choice-skip = Overslaan: { $decision ->
    [free_build] de gratis dobbelsteen niet gebruiken
   *[cross] niets meer doorstrepen
 }
choice-bonus = Bonus: { $bonus } – { $effect }
choice-ready = Klaar: { $plan } (‘terug’ neemt een stap terug)
choice-remove = Uit het spel: { $die } ({ $faces })

price-free = gratis
price-die = { coins } (dobbelsteen)
price-resources = { coins } (grondstoffen)
price-sum = { coins } (dobbelsteen { $die } + grondstoffen { $resources })
gain-income = , de dobbelsteen levert { coins } op
gain-coins = , levert { coins } op
gain-points = , +{ points }
gain-completes = , voltooit { $building }

### Effecten: wat het doorstrepen van een veld doet

effect-resource = 1 grondstof voor de rest van het spel.
effect-vp = { $amount ->
    [one] { $amount } punt.
   *[other] { $amount } punten.
 }
effect-coins = { $amount ->
    [one] Je krijgt { $amount } munt.
   *[other] Je krijgt { $amount } munten.
 }
effect-attack = { $side ->
    [west] Aanval naar links: { $printed } punten, 1 minder voor elk verdedigingsveld in de Oostelijke Barakken daar.
   *[east] Aanval naar rechts: { $printed } punten, 1 minder voor elk verdedigingsveld in de Westelijke Barakken daar.
 }
effect-defence = { $side ->
    [west] Aanvallen van je linkerbuur leveren vanaf de volgende beurt 1 punt minder op.
   *[east] Aanvallen van je rechterbuur leveren vanaf de volgende beurt 1 punt minder op.
 }
effect-cross = { $max ->
    [one] Je mag nog een veld doorstrepen en betaalt daarvoor: { $buildings }.
   *[other] Je mag nog hooguit { $max } velden doorstrepen en betaalt daarvoor: { $buildings }.
 }
effect-free_build = Je mag nog eens bouwen; de dobbelsteen is gratis.
effect-extra_action = Voer nog een actie uit met dezelfde dobbelstenen.
effect-per_box = { $coins ->
    [one] { $coins } munt nu
   *[other] { $coins } munten nu
 } en { $vp ->
    [one] { $vp } punt aan het eind
   *[other] { $vp } punten aan het eind
 } per doorgestreept veld in: { $building }.
effect-die_discount = { $amount ->
    [one] Elke dobbelsteen kost je { $amount } munt minder.
   *[other] Elke dobbelsteen kost je { $amount } munten minder.
 }
effect-die_free = { $die ->
    [grey] Grijze dobbelstenen zijn gratis voor jou.
    [blue] De blauwe dobbelsteen is gratis voor jou.
    [red] De rode dobbelsteen is gratis voor jou.
    [yellow] De gele dobbelsteen is gratis voor jou.
    [green] De groene dobbelsteen is gratis voor jou.
    [black] De zwarte dobbelsteen is gratis voor jou.
    [white] De witte dobbelsteen is gratis voor jou.
   *[purple] De paarse dobbelsteen is gratis voor jou.
 }
effect-die_income = { $amount ->
    [one] Je krijgt { $amount } munt
   *[other] Je krijgt { $amount } munten
 } telkens als je { $die ->
    [grey] een grijze dobbelsteen kiest.
    [blue] de blauwe dobbelsteen kiest.
    [red] de rode dobbelsteen kiest.
    [yellow] de gele dobbelsteen kiest.
    [green] de groene dobbelsteen kiest.
    [black] de zwarte dobbelsteen kiest.
    [white] de witte dobbelsteen kiest.
   *[purple] de paarse dobbelsteen kiest.
 }
effect-unlock = { $die ->
    [black] Ontgrendelt de zwarte dobbelsteen voor jou.
    [white] Ontgrendelt de witte dobbelsteen voor jou.
   *[purple] Ontgrendelt de paarse dobbelsteen voor jou.
 }
effect-gallery_vp = 1 punt aan het eind voor elk doorgestreept veld van je Galerij van Leiders.

## Hetzelfde in een paar letters, zoals het in een veld staat

brief-resource = {""}
brief-vp = +{ $amount }
brief-coins = { $amount ->
    [one] { $amount } munt
   *[other] { $amount } munten
 }
brief-attack = +{ $printed }
brief-defence = {""}
brief-cross = { $max ->
    [one] veld { $colour }
   *[other] { $max } velden { $colour }
 }
brief-free_build = gratis dobbelst.
brief-extra_action = extra actie
brief-per_box = { coins } +{ $vp } per { $building }
brief-die_discount = dobbelst. -{ $amount }
brief-die_free = { $colour } gratis
brief-die_income = { $amount ->
    [one] { $colour } +{ $amount } munt
   *[other] { $colour } +{ $amount } munten
 }
brief-unlock = dobbelst. { $colour }
brief-gallery_vp = +1 per leider

colour-grey = grijs
colour-blue = blauw
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-black = zwart
colour-white = wit
colour-purple = paars
colour-several = naar keuze

### De tafel: opschriften en tekens

label-turn = Beurt { $turn }
label-cities = Steden kiezen
label-last-turn = laatste beurt
label-over = Afgelopen
label-quarter = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
 }
label-forum = Forum
label-free = gratis
label-locked = op slot
label-short = { $short } tekort
label-court-open = Rechtbank open
label-court-closed = Rechtbank dicht
label-income = +{ coins }
label-aside = naast het Forum
label-removed = weggehaald
label-entering = komt erbij
label-cities-left = vrije steden
label-seats = Spelers
label-coins = munten
label-bonuses = bonus
label-total = totaal
label-city = Jouw stad
label-resources = { $resources ->
    [one] { $resources } grondstof
   *[other] { $resources } grondstoffen
 }
label-discount = dobbelstenen -{ $amount }
label-colour-free = { $colour } gratis
label-colour-income = { $colour } +{ coins }
label-unlocked = { $colour } ontgrendeld
label-bonuses-left = nog te kiezen bonussen
label-no-bonuses = geen
label-against = tegen { $name }: { $defence ->
    [0] geen verdediging
   *[other] verdediging { $defence }
 }
label-plan = gepland
label-owed = nog te doen
label-owed-step = { $kind ->
    [cross] een veld doorstrepen{ $of ->
        [1] {""}
       *[other] {" "}({ $step } van { $of })
     }
    [free_build] bouwen met een gratis dobbelsteen
    [extra] extra actie
    [bonus] een bonus kiezen
   *[act] je actie
 }
label-gold = goud: { $circled } van { $total } omcirkeld, { $crossed } doorgestreept
label-needs = alleen met de { $die }, nog niet ontgrendeld
label-legend = In de tabel: doorgestreepte velden:punten
sign-crossed = doorgestreept
sign-open = open
sign-closed = nog niet open
sign-cost = grondstoffen nodig
sign-points = punten
sign-ready = klaar
sign-thinking = denkt nog na

short-warehouse = Mag
short-wonder = Won
short-barracks_west = West
short-barracks_east = Oost
short-agora = Ago
short-market = Mar
short-university = Uni
short-courthouse = Rec
short-gallery = Gal
narrow-barracks_west = W. Barakken
narrow-barracks_east = O. Barakken
narrow-gallery = Galerij

### Het einde

category-total = Totaal
category-coins = Munten
end-points = { $name } wint met { points }, een voorsprong van { $ahead }.
end-coins = { $name } wint bij gelijke stand ({ points }) met meer munten.
end-shared = { $name } delen de overwinning: gelijk met { points } en in munten.
end-not-yet = Het spel is nog niet afgelopen; dit is de tussenstand.

### Opties

option-cities = steden
option-cities-random = loten
option-cities-choose = om de beurt kiezen
option-wonder = een voltooid Wonder
option-wonder-building = geeft een bonus, net als een gebouw
option-wonder-apart = geeft geen bonus
option-barracks = voltooide Barakken
option-barracks-two = West en Oost geven elk een bonus
option-barracks-one = samen één bonus, als beide af zijn
