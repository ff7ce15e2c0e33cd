# De teksten van het bord. Namen van velden, dobbelstenen, gebouwen en steden geeft de server, net als wat er gebeurde.

dice-table = De tafel
dice-boards = Borden, en wie er nog denkt
dice-cities = Steden om uit te kiezen
dice-sheet = De stad van { $name }: { $city }
dice-thinking = Wie denkt er nog?
dice-thinks = denkt na
dice-ready-count = { $ready } van { $seats } klaar
dice-choosing = kiest
dice-last-turn = Vorige beurt
dice-now = nu
dice-standings = Stand per rij
dice-stand = stand
dice-row = rij
dice-gold = Goudvoorraad
dice-left = { $coins } over
dice-gold-label = Goudvoorraad: { $coins } over, { $spent } uitgegeven, { $never } nooit verdiend
dice-resources = grondstoffen
dice-bonus = Bonus
dice-bonuses = { $used } van 3 bonussen gebruikt
dice-bonus-action = extra actie
dice-bonus-cross = 1 veld
dice-bonus-coins = munten
dice-gallery = Galerij
dice-open = open
dice-first = eerst
dice-first-agora = Wie als eerste de hele Agora af heeft, krijgt { $points } punten extra
dice-free = gratis
dice-per = per
dice-coins = munten
dice-coin-word = { $coins ->
    [one] munt
   *[other] munten
 }
dice-aside-long = Een kleur komt in het Forum zodra iemand hem ontgrendelt
dice-court-open = mag
dice-court-closed = mag niet
dice-place-own = { $you ->
    [yes] jij
   *[no] vooraan
 }
dice-place-left = { $you ->
    [yes] links van jou
   *[no] links van { $name }
 }
dice-place-right = { $you ->
    [yes] rechts van jou
   *[no] rechts van { $name }
 }
dice-place-across = { $you ->
    [yes] tegenover jou
   *[no] tegenover { $name }
 }
dice-place-far = verderop
dice-two-bonuses = 2 van 3 bonussen.
dice-two-bonuses-small = Na de derde volgt nog één beurt.
dice-hot = { $names }: 2 van 3 bonussen
dice-hot-many = { $count } met 2 van 3 bonussen
dice-whole-sheet = Heel bord van { $name }
dice-back-to-own = Terug naar je eigen bord
dice-beside = jij { $own }
dice-facing = { $side }, naar { $name }
dice-whom-you = jou
dice-shields = { $shields ->
    [one] { $shields } verdediging
   *[other] { $shields } verdedigingen
 }
dice-attack = { $you ->
    [yes] jij valt aan
   *[no] { $name } valt aan
 }

# velden
dice-label-cost = { $cost ->
    [0] Kost geen grondstoffen.
    [one] Kost { $cost } grondstof.
   *[other] Kost { $cost } grondstoffen.
 }
dice-label-price = { $coins ->
    [0] gratis
    [one] { $coins } munt
   *[other] { $coins } munten
 }
dice-state-crossed = Doorgestreept.
dice-state-can = { $sign ->
    [gain] Kan nu, en levert { $net } op.
    [pay] Kan nu, voor { $net }.
   *[free] Kan nu, zonder te betalen.
 }
dice-state-dear = Te duur: { $short } te kort.
dice-state-open = Open, maar er ligt geen passende dobbelsteen.
dice-state-locked = Nog niet open.
dice-state-barred = Op slot: de dobbelsteen voor dit gebouw is niet ontgrendeld.
dice-crossed-by = Doorstrepen met: { $symbols }.
dice-faces = Vlakken: { $faces }.
dice-need = { $cost } nodig, { $have } uit je Magazijn
dice-income-for = Inkomst voor { $colour }
dice-together = Samen, je houdt { $left } over
dice-unlocks = Laatste veld van een rij in de Universiteit ontgrendelt: { $lines }. Inkomst: { $income }.
dice-why-barred = Op slot tot in deze stad de dobbelsteen ‘{ $colour }’ ontgrendeld is: streep daarvoor { $key } door.
dice-why-locked = Eerst doorstrepen: { $fields }.
dice-unsure = Gereconstrueerd: { $figures }
dice-unsure-long = Dit past bij alle regels en voorbeelden, maar niemand met de doos erbij heeft het bevestigd.
dice-unsure-sources = Waar de cijfers vandaan komen
dice-unsure-correct = Staat het anders op jouw bord? Schrijf de cijfers naar een bestand, verbeter ze, en speel ermee:
dice-figure-symbols = symbool
dice-figure-cost = prijs
dice-figure-requires = volgorde
dice-figure-effects = effect
dice-figure-unlocks = wat waar ontgrendeld wordt
dice-figure-income_die = inkomst
dice-figure-faces = vlakken
dice-figure-stage = fasen van dit Wonder

# de balk
dice-ask-city-chosen = { $city } nemen?
dice-ask-city-small = Elke stad heeft een eigen Wonder, en een eigen volgorde van de speciale dobbelstenen.
dice-ask-act-small = Kies een dobbelsteen of een veld, bouw aan je Wonder, of pas.
dice-ask-extra-small = Met dezelfde dobbelstenen: een veld, je Wonder, of passen.
dice-ask-free_build-small = Kies een veld; de dobbelsteen erbij kost je niets.
dice-ask-cross-small = Alleen de prijs van het veld zelf telt.
dice-ask-bonus-small = Je gebruikte er { $used } van de 3.
dice-ask-bonus-last = Dit is je derde:
dice-ask-die = Welk veld?
dice-ask-field = { $field } doorstrepen?
dice-step-of = { $step } van { $of }
dice-step-later = daarna { $step }
dice-step-act = { $count ->
    [one] actie
   *[other] { $count } acties
 }
dice-step-cross = { $count ->
    [one] een veld
   *[other] { $count } velden
 }
dice-step-bonus = { $count ->
    [one] bonus
   *[other] { $count } bonussen
 }
dice-step-extra = { $count ->
    [one] nog een actie
   *[other] nog { $count } acties
 }
dice-step-free_build = { $count ->
    [one] gratis dobbelsteen
   *[other] { $count } gratis dobbelstenen
 }
dice-act-city = Nemen
dice-act-cross = Bevestigen
dice-act-wonder = Wonder
dice-act-wonder-bonus = geeft bonus
dice-act-pass = Passen
dice-act-skip = Sla over
dice-act-ready = Klaar
dice-act-ready-small = tot allen klaar zijn mag je je bedenken
dice-act-again = Toch anders
dice-act-remove = Weg met de { $die }
dice-pay = { $sign ->
    [gain] krijg { $net }, houd { $left }
    [pay] betaal { $net }, houd { $left }
   *[free] kost niets
 }
dice-short = { $coins ->
    [one] { $coins } munt te kort
   *[other] { $coins } munten te kort
 }
dice-sum-die = steen
dice-sum-resources = bijbetalen
dice-sum-income = inkomst
dice-plan-passed = passen, +{ $coins }
dice-plan-bonus = bonus { $bonus }
dice-plan-nothing = Niets gedaan.
dice-waiting-ready = Je keuze ligt klaar: { $plan }
dice-waiting-ready-small = { $count ->
    [one] { $names } denkt nog na. Zolang mag je je bedenken.
   *[other] { $names } denken nog na. Zolang mag je je bedenken.
 }
dice-waiting-grey = { $name } kiest een grijze dobbelsteen
dice-waiting-city = { $name } kiest een stad

# zetten
dice-price = { $sign ->
    [gain] levert { $net } op
    [pay] kost { $net }
   *[free] kost niets
 }
dice-price-die = dobbelsteen { $coins }
dice-price-resources = grondstoffen { $coins }
dice-price-income = inkomst { $coins }
dice-move-build = { $field } doorstrepen met de { $die }
dice-move-cross = { $field } doorstrepen
dice-move-wonder = De volgende fase van je Wonder
dice-move-pass = Passen, voor { $coins } munten
dice-move-skip = Overslaan
dice-move-ready = Klaar
dice-move-bonus = Bonus: { $bonus }
dice-move-remove = De { $die } uit het spel nemen
dice-move-city = { $city } nemen

# het verslag
dice-log-opening = Iedereen heeft een stad.
dice-told-passed = past (+{ $coins })
dice-told-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
dice-told-attacked = { $points ->
    [one] aanval op { $neighbour }: { $points } punt
   *[other] aanval op { $neighbour }: { $points } punten
 }
dice-told-completed = gebouw af: { $building }
dice-told-unlocked = { $die } ontgrendeld
dice-told-first-agora = eerste Agora: { $points } punten
dice-told-paid = { $coins ->
    [one] { $coins } munt betaald
   *[other] { $coins } munten betaald
 }
dice-told-gained = { $coins ->
    [one] { $coins } munt gekregen
   *[other] { $coins } munten gekregen
 }
dice-log-build = { $you ->
    [yes] Je streept { $field } door met de { $die }
   *[no] { $name } streept { $field } door met de { $die }
 }
dice-log-cross = { $you ->
    [yes] Je streept ook { $field } door
   *[no] { $name } streept ook { $field } door
 }
dice-log-wonder = { $you ->
    [yes] Je bouwt de volgende fase van je Wonder
   *[no] { $name } bouwt de volgende fase van het Wonder
 }
dice-log-pass = { $you ->
    [yes] Je past
   *[no] { $name } past
 }
dice-log-skip = { $you ->
    [yes] Je slaat dat over
   *[no] { $name } slaat dat over
 }
dice-log-bonus = { $you ->
    [yes] Je neemt een bonus: { $bonus }
   *[no] { $name } neemt een bonus: { $bonus }
 }
dice-log-remove = { $you ->
    [yes] Je neemt de { $die } uit het spel
   *[no] { $name } neemt de { $die } uit het spel
 }
dice-log-city = { $you ->
    [yes] Je neemt { $city }
   *[no] { $name } neemt { $city }
 }

# in woorden
dice-text-cities = Steden die over zijn: { $cities }.
dice-text-plan = Je plan voor deze beurt: { $plan }.
dice-text-chain = Nog te doen, in deze volgorde: { $steps }.
dice-text-reach = kan doorstrepen: { $fields }
dice-text-at = { $field } ({ $price })
dice-text-player = { $name } ({ $place }), { $city }: { $points }, munten { $coins } over, { $spent } uitgegeven, { $never } nooit verdiend, grondstoffen { $resources }. Gebruikte bonussen: { $bonuses }. { $counts }. Nu: { $state }.
dice-text-crossed = Je hebt doorgestreept: { $fields }.
dice-text-open = Je volgende velden: { $fields }

# het einde
dice-end-won = { $you ->
    [yes] Je wint met { $points } punten
   *[no] { $name } wint met { $points } punten
 }
dice-end-shared = { $names } delen de overwinning
dice-end-by-points = De meeste punten.
dice-end-by-coins = Gelijk in punten, met meer munten over.
dice-end-by-shared = Gelijk in punten en in munten.
