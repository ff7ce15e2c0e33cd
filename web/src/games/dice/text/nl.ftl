# De teksten van het bord. Namen van velden, dobbelstenen, gebouwen en steden geeft de server, net als wat er gebeurde.

dice-table = Tafel
dice-boards = Borden, en wie er nog denkt
dice-cities = Steden om uit te kiezen
dice-sheet = De stad van { $name }: { $city }
dice-thinking = Nog aan het denken
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
dice-first-agora = Wie als eerste de hele Agora af heeft, krijgt { $points ->
    [one] { $points } punt extra
   *[other] { $points } punten extra
 }
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
dice-two-bonuses = 2 van 3 bonussen gebruikt.
dice-two-bonuses-small = Na de derde krijgt iedereen nog één beurt.
dice-hot = { $names }: 2 van 3 bonussen
dice-hot-many = { $count ->
    [one] { $count } speler met 2 van 3 bonussen
   *[other] { $count } spelers met 2 van 3 bonussen
 }
dice-whole-sheet = Hele bord van { $name }
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
    [0] Geen grondstoffen nodig.
    [one] { $cost } grondstof nodig.
   *[other] { $cost } grondstoffen nodig.
 }
dice-label-price = { $coins ->
    [0] gratis
    [one] { $coins } munt
   *[other] { $coins } munten
 }
dice-state-crossed = Doorgestreept.
dice-state-can = { $sign ->
    [gain] Kan nu: levert { $net } op.
    [pay] Kan nu, voor { $net }.
   *[free] Kan nu, gratis.
 }
dice-state-dear = Te duur: { $short } tekort.
dice-state-open = Open, maar geen enkele dobbelsteen past.
dice-state-locked = Nog niet open.
dice-state-barred = Op slot: je hebt de dobbelsteen voor dit gebouw nog niet ontgrendeld.
dice-crossed-by = Doorstrepen met: { $symbols }.
dice-faces = Vlakken: { $faces }.
dice-need = { $cost } nodig, { $have } uit je Magazijn
dice-income-for = Opbrengst van { $colour }
dice-together = Totaal; { $left } over
dice-unlocks = Het laatste veld van een rij in de Universiteit ontgrendelt: { $lines }. Opbrengst: { $income }.
dice-why-barred = Op slot tot deze stad de dobbelsteen ‘{ $colour }’ ontgrendelt, door { $key } door te strepen.
dice-why-locked = Eerst doorstrepen: { $fields }.
dice-unsure = Gereconstrueerd: { $figures }
dice-unsure-long = Dit past bij alle regels en voorbeelden, maar niemand heeft het met het spel zelf vergeleken.
dice-unsure-sources = Waar de waarden vandaan komen
dice-unsure-correct = Staat het anders op jouw bord? Schrijf de waarden naar een bestand, verbeter ze en speel ermee:
dice-figure-symbols = symbool
dice-figure-cost = prijs
dice-figure-requires = volgorde
dice-figure-effects = effect
dice-figure-unlocks = volgorde van ontgrendelen
dice-figure-income_die = opbrengst
dice-figure-faces = vlakken
dice-figure-stage = fasen van dit Wonder

# de balk
dice-ask-city-chosen = { $city } spelen?
dice-ask-city-small = Elke stad heeft een eigen Wonder en ontgrendelt de speciale dobbelstenen in een eigen volgorde.
dice-ask-act-small = Kies een dobbelsteen of een veld, bouw aan je Wonder, of pas.
dice-ask-extra-small = Met dezelfde dobbelstenen: een veld, je Wonder, of passen.
dice-ask-free_build-small = Kies een veld; de dobbelsteen is gratis.
dice-ask-cross-small = Je betaalt alleen voor het veld zelf.
dice-ask-bonus-small = { $used } van 3 gebruikt.
dice-ask-bonus-last = Dit is je derde bonus:
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
    [one] extra actie
   *[other] { $count } extra acties
 }
dice-step-free_build = { $count ->
    [one] gratis dobbelsteen
   *[other] { $count } gratis dobbelstenen
 }
dice-act-city = Spelen
dice-act-cross = Bevestigen
dice-act-wonder = Wonder
dice-act-wonder-bonus = geeft een bonus
dice-act-pass = Passen
dice-act-skip = Overslaan
dice-act-ready = Klaar
dice-act-ready-small = je kunt je bedenken tot iedereen klaar is
dice-act-again = Toch iets anders
dice-act-remove = De { $die } weghalen
dice-pay = { $sign ->
    [gain] krijg { $net }, { $left } over
    [pay] betaal { $net }, { $left } over
   *[free] gratis
 }
dice-short = { $coins ->
    [one] { $coins } munt tekort
   *[other] { $coins } munten tekort
 }
dice-sum-die = dobbelsteen
dice-sum-resources = grondstoffen
dice-sum-income = opbrengst
dice-plan-passed = passen, +{ $coins }
dice-plan-bonus = bonus { $bonus }
dice-plan-nothing = Niets.
dice-waiting-ready = Je keuze: { $plan }
dice-waiting-ready-small = { $count ->
    [one] { $names } denkt nog na. Tot dan kun je je bedenken.
   *[other] { $names } denken nog na. Tot dan kun je je bedenken.
 }
dice-waiting-grey = { $name } kiest een grijze dobbelsteen
dice-waiting-city = { $name } kiest een stad

# zetten
dice-price = { $sign ->
    [gain] levert { $net } op
    [pay] kost { $net }
   *[free] gratis
 }
dice-price-die = dobbelsteen { $coins }
dice-price-resources = grondstoffen { $coins }
dice-price-income = opbrengst { $coins }
dice-move-build = { $field } doorstrepen met de { $die }
dice-move-cross = { $field } doorstrepen
dice-move-wonder = Bouw de volgende fase van je Wonder
dice-move-pass = Passen voor { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
 }
dice-move-skip = Overslaan
dice-move-ready = Klaar
dice-move-bonus = Bonus: { $bonus }
dice-move-remove = De { $die } uit het spel halen
dice-move-city = { $city } spelen

# het logboek
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
dice-told-first-agora = eerste Agora: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
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
    [yes] Je haalt de { $die } uit het spel
   *[no] { $name } haalt de { $die } uit het spel
 }
dice-log-city = { $you ->
    [yes] Je speelt { $city }
   *[no] { $name } speelt { $city }
 }

# in woorden
dice-text-cities = Vrije steden: { $cities }.
dice-text-plan = Gepland voor deze beurt: { $plan }.
dice-text-chain = Nog te doen, in deze volgorde: { $steps }.
dice-text-reach = kan doorstrepen: { $fields }
dice-text-at = { $field } ({ $price })
dice-text-player = { $name } ({ $place }), { $city }: { $points }. Munten: { $coins } over, { $spent } uitgegeven, { $never } nooit verdiend. Grondstoffen: { $resources }. Gebruikte bonussen: { $bonuses }. { $counts }. Nu: { $state }.
dice-text-crossed = Je hebt doorgestreept: { $fields }.
dice-text-open = Je volgende velden: { $fields }

# het einde
dice-end-won = { $you ->
    [yes] Je wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[no] { $name } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
 }
dice-end-shared = { $names } delen de overwinning
dice-end-by-points = De meeste punten.
dice-end-by-coins = Gelijk in punten; meer munten over.
dice-end-by-shared = Gelijk in punten en in munten.

dice-deed-remove = haalde de { $die } weg
