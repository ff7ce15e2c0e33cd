# Teksten van het bord van Civilization in de browser; en.ftl heeft dezelfde sleutels met dezelfde variabelen.

### De tafel

civilization-world = De wereld
civilization-turn = beurt { $turn }
civilization-era-now = Tijdperk: { $era }
civilization-over = afgelopen
civilization-ending-soon = Dit is de laatste beurt
civilization-phases = Fasen van een beurt
civilization-phase-setup = voorbereiding
civilization-phase-choice = voorbereiding
civilization-phase-counters = eerste fiches
civilization-phase-bonuses = eerste bonussen
civilization-phase-movement = Beweging
civilization-phase-trade = Handel
civilization-phase-production = Productie
civilization-phase-purchase = Aanschaf
civilization-phase-over = afgelopen
civilization-peek = Bekijk de kaart
civilization-peek-back = Terug
civilization-mind = Let op:
civilization-total = Samen
civilization-short = { $gold } goud te kort
civilization-short-room = { $room ->
    [0] geen plek meer
    [one] nog { $room } plek
   *[other] nog { $room } plekken
 }

### Tabbladen op een telefoon

civilization-tab-map = Kaart
civilization-tab-stacks = Legers
civilization-tab-battles = Gevechten
civilization-tab-battle = Gevecht
civilization-tab-offers = Voorstellen
civilization-tab-make = Opstellen
civilization-tab-hold = Bezit
civilization-tab-towns = Plaatsen
civilization-tab-incomes = Iedereen
civilization-tab-shop = Winkel
civilization-tab-standing = Stand
civilization-tab-tree = Boom
civilization-tab-wonders = Wonderen

### Spelers

civilization-order = Nummer { $order } in de volgorde van deze beurt
civilization-gold = { $gold } goud
civilization-gold-word = goud
civilization-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
civilization-points-word = { $points ->
    [one] punt
   *[other] punten
 }
civilization-count-settlements = { $count ->
    [one] { $count } nederzetting
   *[other] { $count } nederzettingen
 }
civilization-count-technologies = { $count ->
    [one] { $count } technologie
   *[other] { $count } technologieën
 }
civilization-count-wonders = { $count ->
    [one] { $count } wereldwonder
   *[other] { $count } wereldwonderen
 }
civilization-count-units = { $count ->
    [one] { $count } militaire eenheid
   *[other] { $count } militaire eenheden
 }
civilization-standing-out = uit het spel
civilization-standing-moved = is geweest
civilization-standing-moves-next = is straks
civilization-standing-bought = is klaar
civilization-standing-buys-next = is straks
civilization-standing-waits = wacht
civilization-standing-looks-on = kijkt toe
civilization-standing-helps = steunt { $name }
civilization-standing-chosen = heeft gekozen
civilization-standing-done = klaar
civilization-standing-offers = { $offers ->
    [one] { $offers } voorstel
   *[other] { $offers } voorstellen
 }
civilization-realm-settlements = Nederzettingen
civilization-realm-units = Eenheden
civilization-realm-technologies = Technologieën
civilization-realm-wonders = Wereldwonderen
civilization-realm-improvements = Stadsverbeteringen
civilization-whom-you = jou

### Eenheden

civilization-unit-count = { $count ->
    [one] { $unit }
   *[other] { $count } × { $unit }
 }
civilization-class-settler = kolonist
civilization-class-infantry = infanterie
civilization-class-cavalry = cavalerie
civilization-class-artillery = artillerie
civilization-class-fleet = vloot
civilization-class-carrier = vloot
civilization-class-aircraft = vliegtuig
civilization-strength = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
 }{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
 }
civilization-air-adds = { $dice ->
    [one] +{ $dice } dobbelsteen
   *[other] +{ $dice } dobbelstenen
 }
civilization-cargo = { $count ->
    [one] vervoert { $count } stuk
   *[other] vervoert { $count } stukken
 }
civilization-ship-in = { $ship } in { $area }
civilization-unit-settler = { $areas ->
    [one] Gaat { $areas } gebied, bekijkt fiches en sticht dorpen. Vecht nooit.
   *[other] Gaat { $areas } gebieden, bekijkt fiches en sticht dorpen. Vecht nooit.
 }
civilization-unit-aircraft = Geeft { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
 } aan de eenheid die het steunt. Vliegt { $areas } gebieden.
civilization-unit-fleet = { $strength }, vaart { $areas ->
    [one] { $areas } zee
   *[other] { $areas } zeeën
 }, vervoert er { $cargo }.
civilization-unit-army = { $strength }. Sterker dan { $beats }, zwakker dan { $loses }.
civilization-unit-level = niveau { $level }
civilization-unit-dice = dobbelstenen
civilization-unit-bonus = bonus van het niveau
civilization-unit-superior = tegen { $class }
civilization-unit-price = prijs
civilization-unit-royalty = waarvan naar

### Bewegen

civilization-stacks = Jouw legers
civilization-stacks-none = Je hebt geen stukken op de kaart.
civilization-filter-movable = kunnen nog
civilization-filter-sea = op zee
civilization-filter-settlers = met kolonist
civilization-stack-chosen = gekozen
civilization-stack-moved = verplaatst
civilization-stack-movable = kan nog
civilization-stack-seas = { $seas ->
    [one] { $seas } zee
   *[other] { $seas } zeeën
 }
civilization-stack-seas-left = { $seas ->
    [one] nog { $seas } zee
   *[other] nog { $seas } zeeën
 }
civilization-pick-units = Welke stukken gaan
civilization-pick-kind = { $unit }: { $count } van { $most }
civilization-pick-aboard = aan boord; kan aan land
civilization-pick-more = Eén meer: { $unit }
civilization-pick-less = Eén minder: { $unit }
civilization-tag-fight = Gevecht?
civilization-tag-here = hier
civilization-ask-moving = Welke stukken verplaats je?
civilization-ask-moving-small = { $stacks ->
    [one] Kies een leger op de kaart: { $stacks } kan nog.
   *[other] Kies een leger op de kaart: { $stacks } kunnen nog.
 }
civilization-ask-moving-end = Al je stukken zijn verplaatst.
civilization-ask-moving-end-small = Hierna komen de gevechten.
civilization-ask-where = Waar gaan ze heen?
civilization-ask-who = Wie gaan er?
civilization-where-small = Legers gaan 1 gebied, kolonisten 2.
civilization-where-fleet = { $seas ->
    [one] Vloten varen nog één zee.
   *[other] Vloten varen tot { $seas } zeeën ver.
 }
civilization-where-aircraft = Vliegtuigen vliegen tot { $areas } gebieden ver, over land en zee.
civilization-where-fight = { $names } kan in { $area } een gevecht aankondigen; dan stoppen je stukken daar.
civilization-where-far = { $steps ->
    [one] { $steps } stap, voor wie zo ver kan.
   *[other] { $steps } stappen, voor wie zo ver kan.
 }
civilization-why-room = { $room ->
    [one] Nog maar { $room } plek aan boord: kies wie er gaat.
   *[other] Nog maar { $room } plekken aan boord: kies wie er gaan.
 }
civilization-act-go = Naar { $area }
civilization-act-board = Aan boord: { $area }
civilization-act-board-ship = Aan boord van vloot { $ship }
civilization-act-next = Volgende
civilization-act-next-small = { $stacks ->
    [one] { $stacks } kan nog
   *[other] { $stacks } kunnen nog
 }
civilization-act-end-moves = Klaar
civilization-act-end-moves-small = dan gevechten
civilization-act-look = Kijk in { $area }
civilization-act-look-small = daarna geen terug
civilization-act-bomb = Manhattanproject
civilization-act-bomb-area = Verwoest { $area }
civilization-ask-bomb = Welk gebied wordt verwoest?
civilization-ask-bomb-sure = Alles in { $area } verwoesten?
civilization-ask-bomb-small = Alle stukken en de nederzetting van iedereen daar verdwijnen. Eén keer in het spel.

### Voorbereiding en giften

civilization-ask-choosing = Waar begin je?
civilization-ask-choosing-second = Waar komt je tweede dorp?
civilization-ask-choosing-small = Een vrij land: je krijgt er een dorp, een leger en een kolonist.
civilization-act-settle = Begin in { $area }
civilization-ask-placing = Je krijgt gratis een eenheid: { $unit }. Waar komt die?
civilization-ask-placing-small = Bij een van je nederzettingen.
civilization-act-place = Plaats in { $area }
civilization-ask-growing = Welke nederzetting groeit gratis?
civilization-ask-growing-small = Eén stap, voor zover technologie en terrein het toelaten.
civilization-act-grow-area = { $area } groeit
civilization-ask-free-technology = Je krijgt gratis een technologie. Welke?
civilization-ask-free-technology-small = Van het huidige tijdperk; wat ervoor nodig is, moet in het spel zijn.
civilization-act-choose-of = { $count ->
    [one] { $count } om uit te kiezen
   *[other] { $count } om uit te kiezen
 }
civilization-ask-minor-army = De kleine beschaving in { $area } is van jou. Welk leger?
civilization-ask-minor-army-small = Je krijgt daar een dorp en één leger.

### Gevechten

civilization-battles = Gevechten deze beurt
civilization-battles-order = jij kiest de volgorde
civilization-battles-none = Er is geen gevecht aangekondigd.
civilization-battle-round = Ronde { $round }
civilization-battle-after = hierna
civilization-battle-waits = nog te vechten
civilization-battle-by = aangekondigd door { $name }
civilization-battle-undefended = onverdedigde nederzetting
civilization-battle-for = Gevecht om { $area }
civilization-battle-head = ronde { $round }, { $era }{ $sea ->
    [yes] { "" }
   *[no] : overwicht +{ $plus }
 }
civilization-battle-cycle = Infanterie is sterker dan artillerie, artillerie dan cavalerie, cavalerie dan infanterie
civilization-side-attacks = { $you ->
    [yes] Jij valt aan
   *[no] { $name } valt aan
 }
civilization-side-defends = { $you ->
    [yes] Jij verdedigt
   *[no] { $name } verdedigt
 }
civilization-side-with = met
civilization-side-lost = verloren
civilization-side-home = +1 eigen { $size }
civilization-against = tegen
civilization-pick-chosen = heeft gekozen
civilization-pick-together = gaan samen open
civilization-pick-none = kiest nog
civilization-pick-own = kies een eenheid
civilization-pick-yours = jouw keus
civilization-pick-of = { $you ->
    [yes] jouw keus
   *[no] { $name }
 }
civilization-roll-bonus = { $sum } + { $bonus }
civilization-rounds = Rondes tot nu
civilization-rounds-none = De eerste ronde moet nog komen.
civilization-round-tie = beide weg
civilization-round-removed = { $unit } weg
civilization-odds = Kans op winst in ronde { $round }, in procenten
civilization-odds-small = zij zonder vliegtuig
civilization-odds-air = met { $aircraft }
civilization-odds-mean = gemiddeld
civilization-whole = Het hele gevecht
civilization-whole-wins = { $part }% { $you ->
    [yes] jij wint
   *[no] { $name } wint
 }
civilization-whole-tie = { $part }% niemand over
civilization-whole-small = Als beide willekeurig kiezen, zonder vliegtuigen.
civilization-whole-town = De winnaar kan de nederzetting nemen; kolonisten daar verdwijnen.
civilization-ask-declaring = { $name } komt { $area } binnen. Vecht je?
civilization-ask-declaring-small = Het gevecht komt na de laatste beweging. Anderen met eenheden daar kunnen meedoen.
civilization-act-fight = Vechten
civilization-act-pass = Met rust laten
civilization-ask-attacking = Val je iemand aan?
civilization-ask-attacking-small = { $battles ->
    [0] Eerst worden alle gevechten aangekondigd, dan wordt er gevochten.
    [one] Er is { $battles } gevecht aangekondigd. Eerst worden alle gevechten aangekondigd.
   *[other] Er zijn { $battles } gevechten aangekondigd. Eerst worden alle gevechten aangekondigd.
 }
civilization-act-attack = Val { $name } aan
civilization-act-end-attacks = Geen meer
civilization-act-no-attacks = Geen gevechten
civilization-ask-ordering = Wat komt er nu?
civilization-ask-ordering-small = { $battles ->
    [0] Onverdedigde nederzettingen kun je nemen.
    [one] Nog { $battles } gevecht; onverdedigde nederzettingen kun je nemen.
   *[other] Nog { $battles } gevechten; onverdedigde nederzettingen kun je nemen.
 }
civilization-act-battle = Vecht in { $area }
civilization-act-against = tegen { $name }
civilization-act-capture = Neem { $area }
civilization-act-end-battles = Gevechten klaar
civilization-ask-supporting = Gevecht in { $area }, waar jij eenheden hebt. Steun je een partij?
civilization-ask-supporting-small = De leider beslist in dit gevecht over je eenheden.
civilization-act-support = Steun { $name }
civilization-act-stay-out = Niet meedoen
civilization-ask-picking = Welke eenheid vecht in ronde { $round }?
civilization-ask-picking-small = Beide kiezen in het geheim; de kaarten gaan samen open.
civilization-ask-picking-chosen = { $name } heeft gekozen.
civilization-ask-picked = { $unit } in ronde { $round }?
civilization-ask-picked-air = { $unit } met { $aircraft } in ronde { $round }?
civilization-ask-picked-small = De eenheid van de verliezer gaat weg; bij gelijke stand allebei.
civilization-ask-picked-air-small = Valt de eenheid ({ $unit }) of is het gelijk, dan gaat het vliegtuig mee.
civilization-act-pick = Kies
civilization-act-with-air = Met { $aircraft }
civilization-act-without-air = Zonder vliegtuig
civilization-ask-capturing = Gewonnen. Neem je { $area } ({ $size })?
civilization-ask-capturing-small = De grootte blijft; de stadskaart komt mee.
civilization-act-take = Neem hem
civilization-act-leave = Laat staan

### Handel

civilization-holdings = Wie heeft wat
civilization-holdings-small = %: kans dat het kritiek wordt
civilization-offers = Voorstellen
civilization-offers-open = { $offers } open{ $mine ->
    [0] { "" }
   *[other] , { $mine } voor jou
 }
civilization-offers-none = Niemand heeft nog een voorstel gedaan.
civilization-slip-for-you = voor jou
civilization-slip-open = open
civilization-slip-done = { $name } is klaar
civilization-slip-impossible = kan niet meer
civilization-side-gives = geeft
civilization-side-asks = vraagt
civilization-side-you-give = jij geeft
civilization-side-they-give = { $name } geeft
civilization-effect-gold = { $gold } goud
civilization-effect-income = { $gold } per productie
civilization-effect-critical = { $gold } gemiddeld door de worp
civilization-effect-none = Verandert je opbrengst niet.
civilization-effects = Wat het met je opbrengst doet
civilization-effects-none = Leg kaarten op een voorstel om het te zien.
civilization-effects-sets = series van één grondstof
civilization-effects-kinds = soorten { $from } → { $to }
civilization-effects-settlements = nederzettingen
civilization-effects-gold = goud, eenmalig
civilization-effects-next = volgende productie
civilization-effects-critical = kritieke grondstof, gemiddeld
civilization-offer-new = Nieuw voorstel aan
civilization-offer-far = te ver
civilization-offer-drop = leg hier neer
civilization-offer-take-off = Haal weg: { $good }
civilization-offer-return = Stadskaarten komen na de productie terug; al het andere is voorgoed.
civilization-pool = Wat er te ruilen is
civilization-pool-cards = Kaarten
civilization-pool-gold = Goud
civilization-pool-units = Eenheden
civilization-pool-towns = Plaatsen
civilization-pool-knowledge = Kennis
civilization-pool-you = Jij hebt
civilization-pool-they = { $name } heeft
civilization-pool-none = niets
civilization-gold-more = { $gold } goud meer
civilization-gold-less = { $gold } goud minder
civilization-good-nothing = niets
civilization-good-gold = { $count } goud
civilization-good-card = { $resource } van { $area }
civilization-good-settlement = { $area } ({ $size })
civilization-good-milestone = een wereldwonder ({ $milestone })
civilization-good-technology = technologie
civilization-good-wonder = wonder
civilization-good-unit = { $count ->
    [one] { $unit }
   *[other] { $count } × { $unit }
 } in { $area }
civilization-hand = Jouw kaarten
civilization-hand-how = sleep omhoog, of klik; verder te geven:
civilization-hand-plain = geen grondstof
civilization-hand-chosen = in dit voorstel
civilization-hand-offered = aangeboden
civilization-range = Handelsafstand
civilization-range-all = onbeperkt
civilization-range-near = bereikbaar
civilization-range-far = te ver
civilization-ask-trading = Wil je ruilen?
civilization-ask-trading-offers = { $offers ->
    [one] Er wacht een voorstel op je
   *[other] Er wachten { $offers } voorstellen op je
 }
civilization-ask-trading-small = { $offers ->
    [0] Een ruil gaat door zodra beide akkoord zijn.
    [one] { $offers } open. Een ruil gaat door zodra beide akkoord zijn.
   *[other] { $offers } open. Een ruil gaat door zodra beide akkoord zijn.
 }
civilization-ask-send = { $gives } voor { $wants }?
civilization-ask-send-wants = { $wants } vragen?
civilization-ask-send-gives = { $gives } geven?
civilization-ask-send-small = Wat je aanbiedt ligt apart tot er antwoord is.
civilization-act-send = Stuur voorstel
civilization-act-send-counter = Stuur tegenvoorstel
civilization-act-send-small = { $gold } voor jou
civilization-act-exchange = Ruil afdwingen
civilization-act-exchange-small = geen weigering, één keer
civilization-act-done-trading = Klaar met handelen
civilization-act-done-trading-small = { $ready } van { $players } zijn klaar
civilization-act-accept = Aannemen
civilization-act-counter = Tegenbod
civilization-act-refuse = Weigeren
civilization-act-withdraw = Intrekken

### Productie

civilization-towns = Jouw nederzettingen
civilization-towns-small = sleep gezichten en tandwielen, of klik er een aan en dan een plaats; van elk één per nederzetting
civilization-town-plain = gewoon
civilization-town-gear = met tandwiel
civilization-town-happy = tevreden
civilization-town-unhappy = ontevreden
civilization-town-no-gear = geen tandwiel
civilization-town-always-happy = altijd tevreden
civilization-town-fertile = vruchtbaar, blijft
civilization-fertile = vruchtbaar
civilization-token-free = Vrij gezicht
civilization-token-put = Leg in { $area }
civilization-tokens-face = Gezichten
civilization-tokens-gear = Tandwielen
civilization-tokens-none = geen
civilization-tokens-used = alle in gebruik
civilization-tokens-idle = { $left ->
    [one] { $left } ongebruikt
   *[other] { $left } ongebruikt
 }
civilization-tokens-best = Beste verdeling
civilization-tokens-gain = { $gold } goud
civilization-income = Opbrengst
civilization-incomes = Iedereen deze beurt
civilization-income-settlements = nederzettingen
civilization-income-settlements-short = nederzettingen
civilization-income-critical = kritieke grondstof
civilization-income-critical-short = kritiek
civilization-income-knowledge = technologieën × soorten grondstof
civilization-income-knowledge-short = kennis
civilization-income-types = soorten grondstof
civilization-income-types-short = soorten
civilization-income-monopoly = monopolies
civilization-income-monopoly-short = monopolie
civilization-income-wonders = wereldwonderen
civilization-income-wonders-short = wonderen
civilization-income-minimum = aanvulling tot het minimum
civilization-income-minimum-short = minimum
civilization-ledger-settlements = { $count ->
    [one] { $count } nederzetting
   *[other] { $count } nederzettingen
 }
civilization-ledger-critical = Kritiek: { $resource }
civilization-ledger-critical-held = Jij hebt { $areas }.
civilization-ledger-critical-none = Jij hebt er geen.
civilization-ledger-types = { $count ->
    [one] { $count } soort grondstof, elk { $gold }
   *[other] { $count } soorten grondstof, elk { $gold }
 }
civilization-ledger-knowledge = { $technologies } technologieën × { $kinds } soorten
civilization-ledger-monopoly = Monopolies
civilization-ledger-monopoly-none = Daarvoor heb je er { $cards } of meer van één grondstof nodig.
civilization-ledger-wonders = Wereldwonderen
civilization-ledger-wonders-none = Geen van de jouwe brengt nu goud op.
civilization-ledger-minimum = minstens { $gold }
civilization-ledger-chest = in kas
civilization-ask-producing = Neem je je opbrengst?
civilization-ask-producing-small = Gezichten en tandwielen liggen waar ze het meest opleveren; je mag ze anders verdelen.
civilization-ask-producing-own = Opbrengst met je eigen verdeling?
civilization-ask-producing-own-small = { $gold } goud vergeleken met de beste verdeling.
civilization-ask-token = Waar komt het: { $token }?
civilization-ask-token-small = Eén gezicht en één tandwiel per nederzetting; twee wisselen van plaats.
civilization-why-idle = { $left ->
    [one] Er ligt nog { $left } ongebruikt.
   *[other] Er liggen er nog { $left } ongebruikt.
 }
civilization-act-collect = Neem { $gold } goud
civilization-act-collect-best = beste verdeling
civilization-act-collect-own = jouw verdeling

### Aanschaf

civilization-shop = Winkel
civilization-shelf-units = Eenheden
civilization-shelf-towns = Plaatsen
civilization-shelf-improvements = Verbeter
civilization-shelf-technologies = Kennis
civilization-shop-era = { $era }
civilization-shop-old = Ouder, tegen eigen prijs
civilization-shop-people = Mensen
civilization-shop-settler = sticht een dorp
civilization-shop-aircraft = { $dice ->
    [one] geeft { $dice } dobbelsteen
   *[other] geeft { $dice } dobbelstenen
 }
civilization-shop-no-room = geen plek ervoor
civilization-shop-sell = Oude eenheden verkopen
civilization-shop-convert = { $area }, wordt { $into ->
    [carrier] vliegdekschip
   *[other] slagschip
 }; vaart { $moves }
civilization-shop-found = Dorp stichten
civilization-shop-found-here = er staat een kolonist
civilization-shop-found-none = Daar is een kolonist voor nodig, in een land zonder nederzetting.
civilization-shop-grow = Nederzetting laten groeien
civilization-shop-grow-to = { $from } → { $to }
civilization-shop-improvements = Stadsverbeteringen van dit tijdperk
civilization-shop-improvements-none = Die zijn er in dit tijdperk niet.
civilization-shop-wonder = Wereldwonder
civilization-shop-wonder-end = beëindigt het spel na deze beurt
civilization-shop-more = Koop er een: { $what }
civilization-shop-less = Geef er een terug: { $what }
civilization-royalty-to = { $gold } naar
civilization-faces = { $count ->
    [one] { $count } gezicht
   *[other] { $count } gezichten
 }
civilization-gears = { $count ->
    [one] { $count } tandwiel
   *[other] { $count } tandwielen
 }
civilization-why-no-gold = te weinig goud
civilization-why-not-this-era = niet van dit tijdperk
civilization-why-missing-technology = niemand heeft de technologie
civilization-why-not-the-best = er is een beter niveau
civilization-why-has-improvement = die heb je al
civilization-why-not-for-sale = komt met de technologie
civilization-why-not-for-owner = alleen voor de eigenaar van de technologie
civilization-why-size-unknown = niemand heeft de technologie
civilization-why-ending-already = het spel eindigt al
civilization-why-owned = iemand heeft het al
civilization-why-too-many-ships = geen vloten meer
civilization-why-largest = groter kan niet
civilization-why-largest-here = hier niet groter dan { $size }
civilization-why-founded = deze beurt gesticht
civilization-why-grown = deze beurt al gegroeid
civilization-why-phase = in de aanschaffase
civilization-act-buy = Koop
civilization-act-sell = Verkoop
civilization-act-convert = Ombouwen
civilization-act-found = Sticht
civilization-act-grow = Groei
civilization-act-launch = Vanuit { $area }
civilization-basket = Mandje
civilization-basket-small = terug kan tot je klaar bent
civilization-basket-empty = Nog niets gekocht.
civilization-basket-sold = verkocht in { $area }
civilization-basket-sell-ship = Vloot verkocht
civilization-basket-convert-ship = Schip omgebouwd
civilization-basket-grown = groeit tot { $size }
civilization-basket-improvement = stadsverbetering
civilization-basket-remove = Geef terug: { $what }
civilization-basket-fixed = Kan niet meer terug: { $what }
civilization-basket-royalties = Fooien, in de prijs
civilization-basket-bank = bank
civilization-basket-left = over
civilization-place-title = Plaats: { $unit }
civilization-place-land = in een nederzetting met ruimte
civilization-place-sea = in een zee bij een nederzetting met ruimte
civilization-rooms = Jouw nederzettingen
civilization-rooms-rule = nieuwe stukken deze beurt, hoogstens de grootte
civilization-room-grows = groeit voor { $price }
civilization-room-full = vol
civilization-room-grown = is gegroeid
civilization-room-largest = { $size }, grootste
civilization-ask-purchasing = Wat koop je?
civilization-ask-purchasing-more = Nog iets?
civilization-ask-purchasing-small = Je hebt { $gold } goud. Alles wordt meteen betaald.
civilization-ask-place = Waar komt het: { $unit }?
civilization-ask-place-small = { $places ->
    [one] { $places } plek op de kaart.
   *[other] { $places } plekken op de kaart.
 }
civilization-act-end-purchases = Klaar
civilization-act-end-purchases-small = { $spent } besteed, { $gold } over
civilization-act-technologies-small = { $count ->
    [0] geen voor jouw goud
    [one] { $count } te koop
   *[other] { $count } te koop
 }

### Technologieën

civilization-technologies = Technologieën
civilization-tree-buyable = te koop
civilization-tree-known = in het spel
civilization-key-gear = tandwiel
civilization-key-face = gezicht
civilization-key-wonder = wonder
civilization-key-points = 4 punten
civilization-key-era = sluit het tijdperk
civilization-gift-range = handelsafstand
civilization-gift-points = { $points ->
    [one] { $points } punt aan het eind
   *[other] { $points } punten aan het eind
 }
civilization-ends-era = Sluit het tijdperk
civilization-node-owner = { $technology }, van { $name }
civilization-node-aside = { $technology }, apart gelegd
civilization-node-open = { $technology }, te koop voor { $price }
civilization-node-later = { $technology }, nog niet; { $price }
civilization-pile-past = vorig tijdperk
civilization-pile-now = nu te koop
civilization-pile-later = later
civilization-pile-buy = Koop voor { $price }
civilization-pile-price = de volgende kost { $price }
civilization-pile-ask = Een technologie kopen voor { $price }?
civilization-pile-small = Alle van een tijdperk zijn gelijk; elke die je hebt maakt de volgende duurder.
civilization-ask-technologies = Bekijk een technologie
civilization-ask-technologies-small = Lijnen leiden naar wat te koop is, en verder vanaf wat je kiest.
civilization-tech-buy = { $technology } kopen voor { $price }?
civilization-tech-free = { $technology }, gratis?
civilization-tech-price = { $technology } kost { $price }
civilization-tech-later = { $technology }: nog niet
civilization-tech-missing = Ontbreekt:
civilization-tech-missing-all = Niemand heeft { $technologies } nog.
civilization-tech-missing-count = { $count ->
    [one] { $count } ontbreekt
   *[other] { $count } ontbreken
 }
civilization-tech-mine = { $technology } is van jou
civilization-tech-owner = { $technology } is van { $name }
civilization-tech-enables-mine = Anderen betalen jou fooi voor wat het mogelijk maakt.
civilization-tech-enables = Je kunt kopen wat het mogelijk maakt; { $name } krijgt fooi uit de prijs.
civilization-tech-enables-none = Het maakt geen eenheid of stadsverbetering mogelijk.
civilization-tech-ends-era = Hiermee begint na deze beurt het volgende tijdperk.
civilization-tech-ends-era-loss = Hiermee begint het volgende tijdperk: { $improvements } vervalt, samen { $count ->
    [one] { $count } gezicht of tandwiel
   *[other] { $count } gezichten en tandwielen
 }.
civilization-tech-past = Van een vorig tijdperk: halve prijs.
civilization-tech-past-wonder = Van een vorig tijdperk: halve prijs; het wonder geeft alleen punten.
civilization-tech-discount = { $gold } korting door een wonder van jou.
civilization-tech-royalty = Anderen betalen jou fooi voor wat het mogelijk maakt.
civilization-tech-gold = { $from } → { $to }
civilization-act-learn-free = Neem deze
civilization-act-back = Terug
civilization-act-back-shop = Naar de winkel
civilization-act-back-small = { $count ->
    [0] niets gekocht
    [one] { $count } in het mandje
   *[other] { $count } in het mandje
 }
civilization-tech-of = van { $name }
civilization-tech-aside = apart gelegd
civilization-tech-now = te koop
civilization-tech-not-yet = nog niet
civilization-tech-needs = nodig
civilization-tech-opens = opent
civilization-tech-grows = een nederzetting van de eerste eigenaar groeit een stap
civilization-tech-sold = { $price }; anderen betalen daarvan { $royalty } aan de eigenaar
civilization-tech-size = nederzettingen kunnen groeien tot { $size }
civilization-tech-range = handel { $land } over land, { $sea } over zee
civilization-tech-range-all = handel onbeperkt
civilization-royalties = Anderen betalen jou
civilization-royalties-none = Er wordt nu niets van jou verkocht.
civilization-improvement-faces = { $count ->
    [one] Maakt { $count } nederzetting tevreden.
   *[other] Maakt { $count } nederzettingen tevreden.
 }
civilization-improvement-gears = { $count ->
    [one] Maakt { $count } nederzetting productief.
   *[other] Maakt { $count } nederzettingen productief.
 }
civilization-improvement-owners = van

### Wonderen en mijlpalen

civilization-wonders = Wonderen
civilization-wonders-past = alleen punten
civilization-wonders-now = werken nu
civilization-wonder-with = komt met { $technology }
civilization-wonder-once = een gift, bij het krijgen
civilization-wonder-era = werkt tot het tijdperk voorbij is
civilization-wonder-single_use = één keer, wanneer de eigenaar wil
civilization-wonder-past = het tijdperk is voorbij: alleen punten
civilization-act-announce = Kondig het einde aan: { $wonder }
civilization-effect-free_settlers = { $count ->
    [one] { $count } kolonist
   *[other] { $count } kolonisten
 }
civilization-effect-free_units = { $count ->
    [one] { $count } gratis eenheid: { $unit }
   *[other] { $count } gratis eenheden: { $unit }
 }
civilization-effect-gold_per_turn = +{ $gold } goud per productie
civilization-effect-tech_discount = technologieën −{ $gold } ({ $era })
civilization-effect-see_enemy_pick_in_battle = ziet in gevecht de keus van de vijand
civilization-effect-settlement_defence = nederzettingen verdedigen met +{ $bonus }
civilization-effect-happiness = { $faces ->
    [one] { $faces } gezicht
   *[other] { $faces } gezichten
 }
civilization-effect-productivity = { $gears ->
    [one] { $gears } tandwiel
   *[other] { $gears } tandwielen
 }
civilization-effect-force_resource_trade = dwingt in elke handelsfase één kaartruil af
civilization-effect-destroy_area = verwoest één keer een gebied
civilization-effect-diplomatic_end = de eigenaar mag het spel beëindigen
civilization-effect-military_end = de eigenaar mag het spel beëindigen
civilization-effect-space_end = beëindigt het spel; kost { $price }
civilization-milestones = Mijlpalen
civilization-milestones-small = Wie een mijlpaal als eerste opeist, krijgt een wereldwonder.
civilization-milestone-of = { $name }
civilization-milestone-lost = vervallen
civilization-milestone-claimed = opgeëist
civilization-milestone-count = jij: { $count } van { $amount }
civilization-claimable = Je kunt een mijlpaal opeisen of het einde aankondigen
civilization-claim-short = Opeisen
civilization-act-claim = Eis op

### Overzicht

civilization-overview = Overzicht
civilization-overview-graph = Punten
civilization-overview-wonders = Wonderen
civilization-overview-counters = Fiches
civilization-overview-orders = Vaste opdrachten
civilization-graph = Het verloop van het spel
civilization-graph-points = Punten
civilization-graph-incomes = Opbrengst
civilization-graph-units = Eenheden
civilization-graph-none = Voor het eind van de eerste beurt is er niets te zien.
civilization-counters-small = { $count ->
    [one] { $count } fiche is
   *[other] { $count } fiches zijn
 } nog onbekend, op de kaart of in de doos.
civilization-points-settlements = Nederzettingen
civilization-points-technologies = Technologieën
civilization-points-wonders = Wereldwonderen
civilization-points-groundbreaking = Baanbrekende technologieën
civilization-points-ending = Het einde van het spel
civilization-orders-small = Ze antwoorden voor jou, zodat niemand hoeft te wachten. Alleen jij ziet ze.
civilization-orders-declare = Vechten als iemand een gebied met jouw eenheden binnenkomt?
civilization-orders-support = Een partij steunen als anderen vechten waar jij eenheden hebt?
civilization-orders-any = In het algemeen
civilization-orders-seat = Tegen { $name }
civilization-orders-areas = Per gebied ({ $count })
civilization-order-any = in het algemeen
civilization-order-ask = Vraag
civilization-order-never = Nooit
civilization-order-always = Altijd

### Gebieden

civilization-inspect-sea = zee
civilization-inspect-land = land zonder nederzetting
civilization-inspect-town = { $you ->
    [yes] jouw { $size }
   *[no] { $size } van { $name }
 }
civilization-inspect-income = geeft { $gold }
civilization-inspect-hidden = gesloten fiche
civilization-inspect-lent = bij { $name }
civilization-inspect-largest = hoogstens { $size }
civilization-inspect-no-town = geen nederzetting mogelijk
civilization-inspect-home = elk +{ $bonus }: eigen nederzetting
civilization-inspect-battle = Kondigt { $name } een gevecht aan, dan stoppen je eenheden hier en vechten ze na je laatste beweging.
civilization-inspect-next = Grenst aan { $areas }.
civilization-inspect-seas = Zeeën: { $areas }.
civilization-inspect-sea-next = Naast { $areas }.
civilization-inspect-coasts = Kusten: { $areas }.

### Momenten

civilization-moment-plague = Plaag in { $area }
civilization-moment-minor = Een kleine beschaving in { $area }
civilization-moment-looked = Een fiche in { $area }
civilization-moment-battle = Gevecht in { $area }
civilization-moment-captured = { $area } is veroverd
civilization-moment-bombed = { $area } is verwoest
civilization-moment-era = Een nieuw tijdperk
civilization-moment-wonder = Een wereldwonder
civilization-moment-milestone = Een mijlpaal
civilization-moment-end = Het einde van het spel
civilization-moment-out = Uit het spel
civilization-moment-critical = De kritieke grondstof
civilization-moment-more = { $count ->
    [one] en nog { $count }
   *[other] en nog { $count }
 }

### Wachten op anderen

civilization-waiting-choosing = { $name } { $several ->
    [one] kiest waar te beginnen
   *[other] kiezen waar te beginnen
 }
civilization-waiting-moving = { $name } { $several ->
    [one] verplaatst
   *[other] verplaatsen
 }
civilization-waiting-declaring = { $name } { $several ->
    [one] beslist over een gevecht in { $area }
   *[other] beslissen over een gevecht in { $area }
 }
civilization-waiting-attacking = { $name } { $several ->
    [one] kondigt gevechten aan
   *[other] kondigen gevechten aan
 }
civilization-waiting-ordering = { $name } { $several ->
    [one] kiest het volgende gevecht
   *[other] kiezen het volgende gevecht
 }
civilization-waiting-supporting = { $name } { $several ->
    [one] kiest een partij in { $area }
   *[other] kiezen een partij in { $area }
 }
civilization-waiting-picking = { $name } { $several ->
    [one] kiest een eenheid voor { $area }
   *[other] kiezen een eenheid voor { $area }
 }
civilization-waiting-capturing = { $name } { $several ->
    [one] beslist over { $area }
   *[other] beslissen over { $area }
 }
civilization-waiting-free_technology = { $name } { $several ->
    [one] kiest een technologie
   *[other] kiezen een technologie
 }
civilization-waiting-minor_army = { $name } { $several ->
    [one] kiest een leger
   *[other] kiezen een leger
 }
civilization-waiting-placing = { $name } { $several ->
    [one] plaatst een eenheid
   *[other] plaatsen een eenheid
 }
civilization-waiting-growing = { $name } { $several ->
    [one] kiest een nederzetting
   *[other] kiezen een nederzetting
 }
civilization-waiting-trading = { $name } { $several ->
    [one] handelt
   *[other] handelen
 }
civilization-waiting-producing = { $name } { $several ->
    [one] verdeelt gezichten en tandwielen
   *[other] verdelen gezichten en tandwielen
 }
civilization-waiting-purchasing = { $name } { $several ->
    [one] koopt
   *[other] kopen
 }
civilization-waiting-small = Kijk gerust rond; T toont de technologieën.

### Zetten in woorden

civilization-move-settle = Begin in { $area }
civilization-move-take = Neem op: { $unit } in { $area } ({ $points })
civilization-move-take-ship = Neem op: { $ship }
civilization-move-take-cargo = Neem op: { $unit } van { $ship } ({ $points })
civilization-move-go = Ga naar { $area }
civilization-move-board = Aan boord: { $ship }
civilization-move-look = Bekijk het fiche in { $area }
civilization-move-bomb = Verwoest alles in { $area }
civilization-move-end-moves = Beëindig je bewegingen
civilization-move-fight = Vecht
civilization-move-let-pass = Laat met rust
civilization-move-attack = Val { $name } aan in { $area }
civilization-move-end-attacks = Kondig geen gevechten meer aan
civilization-move-battle = Vecht met { $name } in { $area }
civilization-move-capture = Neem de nederzetting in { $area }
civilization-move-end-battles = Beëindig de gevechten
civilization-move-support = Steun { $name }
civilization-move-stay-out = Bemoei je er niet mee
civilization-move-pick = Kies: { $unit } ({ $name }){ $air ->
    [yes] { " " }met een vliegtuig
   *[no] { "" }
 }
civilization-move-pick-ship = Kies: { $ship }{ $air ->
    [yes] { " " }met een vliegtuig
   *[no] { "" }
 }
civilization-move-take-settlement = Neem de nederzetting
civilization-move-leave-settlement = Laat de nederzetting staan
civilization-move-learn = Technologie: { $technology }
civilization-move-raise = Leger: { $unit }
civilization-move-place = Plaats in { $area }
civilization-move-grow = De nederzetting in { $area } groeit
civilization-move-done = Klaar met handelen
civilization-move-cheer = Maak { $area } tevreden
civilization-move-equip = Maak { $area } productief
civilization-move-collect = Neem de opbrengst zoals verdeeld
civilization-move-collect-best = Neem de opbrengst met de beste verdeling
civilization-move-buy = Koop: { $unit } in { $area }
civilization-move-launch = Koop: { $unit } in { $area }, vanuit { $from }
civilization-move-found = Sticht een dorp in { $area }
civilization-move-improve = Stadsverbetering: { $improvement }
civilization-move-build = Wereldwonder: { $wonder }
civilization-move-sell = Verkoop: { $unit } in { $area }
civilization-move-sell-ship = Verkoop: { $ship }
civilization-move-convert = Bouw om: { $ship }
civilization-move-end-purchases = Beëindig je aankopen
civilization-move-claim = Eis een mijlpaal op: { $milestone }
civilization-move-announce = Kondig het einde aan: { $wonder }
civilization-move-exchange = Ruil de kaart van { $given } voor die van { $taken }
civilization-move-standing = Vaste opdracht, { $window ->
    [declare] vechten
   *[support] steunen
 } ({ $subject }): { $order ->
    [never] nooit
    [always] altijd
   *[ask] vraag
 }
civilization-move-deal = Begin een voorstel aan { $name }
civilization-move-give = Geef { $good }
civilization-move-want = Vraag { $good }
civilization-move-propose = Doe het voorstel
civilization-move-drop = Laat het voorstel vallen
civilization-move-accept = Neem voorstel { $offer } aan
civilization-move-decline = Weiger voorstel { $offer }
civilization-move-counter = Tegenbod op voorstel { $offer }
civilization-move-withdraw = Trek voorstel { $offer } in

### Het verslag

civilization-log-opening = Het spel begint
civilization-log-turn = Beurt { $turn }
civilization-log-rolls = { $purpose ->
    [choice] Om de eerste keus
    [start] Om wie startspeler is
    [minor] Om de kleine beschaving, na aftrek van de nederzettingen
    [lead] Om de leiding
   *[claim] Om de mijlpaal
 }: { $rolls }.
civilization-log-round = { $first } { $one } tegen { $second } { $other }
civilization-told-units = { $count ->
    [one] { $count } { $unit }
   *[other] { $count } × { $unit }
 }
civilization-told-lost = { $you ->
    [yes] Je verliest { civilization-told-units } in { $area }.
   *[no] { $name } verliest { civilization-told-units } in { $area }.
 }
civilization-told-given = { $you ->
    [yes] Je krijgt { civilization-told-units } in { $area }.
   *[no] { $name } krijgt { civilization-told-units } in { $area }.
 }
civilization-told-bought = { $you ->
    [yes] Je koopt { civilization-told-units } in { $area } voor { $gold } goud.
   *[no] { $name } koopt { civilization-told-units } in { $area } voor { $gold } goud.
 }
civilization-told-sold = { $you ->
    [yes] Je verkoopt { civilization-told-units } in { $area } voor { $gold } goud.
   *[no] { $name } verkoopt { civilization-told-units } in { $area } voor { $gold } goud.
 }
civilization-log-offer = { $gives } voor { $wants }.
civilization-log-done = { $you ->
    [yes] Jij bent klaar
   *[no] { $name } is klaar
 }
civilization-log-end-moves = { $you ->
    [yes] Jij bent klaar met bewegen
   *[no] { $name } is klaar met bewegen
 }
civilization-log-end-attacks = { $you ->
    [yes] Jij kondigt geen gevechten meer aan
   *[no] { $name } kondigt geen gevechten meer aan
 }
civilization-log-end-battles = { $you ->
    [yes] Jij bent klaar met vechten
   *[no] { $name } is klaar met vechten
 }
civilization-log-end-purchases = { $you ->
    [yes] Jij bent klaar met kopen
   *[no] { $name } is klaar met kopen
 }
civilization-log-stay-out = { $you ->
    [yes] Jij doet niet mee
   *[no] { $name } doet niet mee
 }
civilization-log-let-pass = { $you ->
    [yes] Jij laat het gaan
   *[no] { $name } laat het gaan
 }
civilization-log-take-settlement = { $you ->
    [yes] Jij neemt de nederzetting
   *[no] { $name } neemt de nederzetting
 }
civilization-log-leave-settlement = { $you ->
    [yes] Jij laat de nederzetting staan
   *[no] { $name } laat de nederzetting staan
 }
civilization-log-pick = { $you ->
    [yes] Jij hebt gekozen
   *[no] { $name } heeft gekozen
 }
civilization-log-pick-ship = { $you ->
    [yes] Jij hebt gekozen
   *[no] { $name } heeft gekozen
 }
civilization-log-collect = { $you ->
    [yes] Jij neemt je opbrengst
   *[no] { $name } neemt de opbrengst
 }
civilization-log-collect-best = { $you ->
    [yes] Jij neemt je opbrengst
   *[no] { $name } neemt de opbrengst
 }

### De tafel in woorden

civilization-text-now = Beurt { $turn }, { $era }, { $phase }.{ $active ->
    [yes] { " " }{ $name } is aan de beurt.
   *[no] { "" }
 }
civilization-text-player = { $name }, nummer { $order }: { $gold } goud, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
civilization-text-towns = Nederzettingen: { $towns }.
civilization-text-town = { $size } { $area }{ $has ->
    [yes] , { $resource }
   *[no] { "" }
 }{ $lent ->
    [yes] { " " }(bij { $name })
   *[no] { "" }
 }, { $gold }
civilization-text-forces = Stukken: { $forces }.
civilization-text-force = { $area }: { $units }{ $cargo ->
    [yes] { " " }met aan boord { $aboard }
   *[no] { "" }
 }
civilization-text-known = Heeft: { $known }.
civilization-text-battle = Gevecht in { $area }, ronde { $round }: { $sides }.
civilization-text-side = { $name } met { $units }
civilization-text-offers = Voorstellen: { $offers }
civilization-text-offer = { $number }, { $maker } aan { $partner }: { $gives } voor { $wants }.
civilization-text-draft = Jouw voorstel aan { $partner } tot nu toe: { $gives } voor { $wants }.
civilization-text-receipts = { $count ->
    [one] { $count } aankoop tot nu, { $gold } goud.
   *[other] { $count } aankopen tot nu, { $gold } goud.
 }
civilization-text-milestones = Mijlpalen: { $milestones }.
civilization-text-milestone = { $amount } { $milestone } ({ $counts })
civilization-text-milestone-of = { $amount } { $milestone }: { $name }
civilization-text-technologies = Technologieën te koop: { $technologies }.
civilization-text-counters = Open fiches: { $open }. { $hidden ->
    [one] { $hidden } fiche is
   *[other] { $hidden } fiches zijn
 } gesloten.

### Het einde

civilization-end-none = Het spel is niet afgemaakt
civilization-end-won = { $you ->
    [yes] Jij wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[no] { $name } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
 }
civilization-end-shared = { $names } delen de overwinning
civilization-end-by-none = Het spel is beëindigd
civilization-end-by-technologies = De kennis maakte een eind aan het spel
civilization-end-by-diplomatic = Een diplomatiek einde: 5 punten voor de Verenigde Naties
civilization-end-by-military = Een militair einde: een punt per eenheid
civilization-end-by-space = Het kolonieschip is vertrokken: een punt per technologie
civilization-end-by-domination = Niemand anders heeft nog een nederzetting
civilization-end-by-limit = De laatste beurt was bereikt

### Toetsen

civilization-keys-technologies = technologieën
civilization-keys-overview = overzicht
civilization-keys-map = de kaart en terug
civilization-keys-next = volgende leger
civilization-keys-kinds = één meer van een soort; met Shift één minder
civilization-keys-answer = voorstel aannemen, tegenbod of weigeren

### De kaart

civilization-map = Wereldkaart
civilization-map-stack = { $name }: { $pieces }
civilization-map-carrying = { $name } met { $cargo } aan boord
civilization-map-settlement = { $size } van { $name }
civilization-map-happy = tevreden
civilization-map-unhappy = ontevreden
civilization-map-closed = gesloten fiche
civilization-map-target-all = kan hierheen
civilization-map-target-settlers = alleen kolonisten kunnen hierheen
civilization-map-target-contested = iemand mag hier een slag uitroepen
civilization-map-target-boarding =
    { $places ->
        [0] geen plaats aan boord
        [one] { $places } plaats aan boord
       *[other] { $places } plaatsen aan boord
    }
civilization-map-tag-contested = Slag?
civilization-map-tag-settlers = alleen kolonisten
civilization-map-tag-boarding =
    { $places ->
        [0] vol
        [one] aan boord, { $places } plek
       *[other] aan boord, { $places } plekken
    }
civilization-map-tag-look = mag kijken
civilization-map-mark-plague = hier heerst de plaag
civilization-map-mark-battle = hier wordt een slag geleverd

civilization-map-key = Uitleg bij de kaart
civilization-map-key-units = eenheden: stippen voor tijdperk en dobbelstenen
civilization-map-key-settler = kolonist: vecht nooit
civilization-map-key-fleet = vloot met ruim voor drie
civilization-map-key-settlement = dorp, gemeente, stad, metropool
civilization-map-key-closed = gesloten fiche
civilization-map-key-resource = grondstof voor de plaats hier
civilization-map-key-terrain = bergen: grootte 1; oerwoud: 2; woestijn: geen
civilization-map-key-all = alles wat gekozen is kan erheen
civilization-map-key-settlers = alleen de kolonisten kunnen erheen
civilization-map-key-contested = iemand mag een slag uitroepen
civilization-map-key-crossing = verbinding over land
civilization-map-key-no-passage = geen doorgang

civilization-deed-bombed = bombardeerde { $area }
civilization-deed-captured = veroverde { $area }
civilization-deed-battle-won = won bij { $area }
civilization-deed-attacked = viel { $area } aan
civilization-deed-declared = strijd in { $area }
civilization-deed-wonder-gained = wonder: { $wonder }
civilization-deed-settled = vestigde zich in { $area }
civilization-deed-founded = dorp, { $area }
civilization-deed-grew = { $area } groeide
civilization-deed-learned = { $technology }
civilization-deed-improved = { $improvement }
civilization-deed-bought = { $unit }, { $area }
civilization-deed-minor-won = { $area } sloot zich aan
civilization-deed-looked = verkende { $area }
civilization-deed-landed = landde in { $area }
civilization-deed-moved = trok naar { $area }
civilization-deed-sailed = voer naar { $area }
civilization-deed-dealt-with = sloot een ruil
civilization-deed-collected = { $gold } goud
