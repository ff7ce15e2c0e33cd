# Teksten van het bord van 7 Wonders Duel in de browser; en.ftl heeft dezelfde sleutels met dezelfde variabelen.

duel-coins = { $coins ->
    [one] munt
   *[other] munten
 }
duel-points = { $points ->
    [one] punt
   *[other] punten
 }

### Kaarten

duel-no-cost = gratis
duel-pill-free = gratis
duel-pill-own = zelf
duel-pill-trade = via handel
duel-pill-coins = { duel-coins }
duel-kind-brown = Grondstof
duel-kind-grey = Afgewerkt goed
duel-kind-blue = Burgerlijk gebouw
duel-kind-green = Wetenschap
duel-kind-yellow = Handel
duel-kind-red = Militair
duel-kind-purple = Gilde
duel-kind-wonder = Wonder
duel-kind-token = Vooruitgangsfiche
duel-column-goods = grondstoffen
duel-column-blue = burgerlijk
duel-column-green = wetenschap
duel-column-yellow = handel
duel-column-red = militair
duel-column-red-guilds = militair en gilden
duel-label-covered = { $card }, { $kind }, nog bedekt
duel-label-open = { $card }, { $kind }, beschikbaar
duel-label-can = { $card }, { $kind }, { $price }
duel-label-poor = { $card }, { $kind }, { $coins } { duel-coins }, je komt er { $short } tekort
duel-label-back = { $guild ->
    [yes] gedekt gilde, tijdperk { $age }
   *[no] gedekte kaart, tijdperk { $age }
 }
duel-label-wonder-built = { $wonder }, gebouwd
duel-label-wonder = { $wonder }, nog niet gebouwd
duel-label-tuck = gebouwd met { $card }, een kaart van tijdperk { $age }
duel-label-structure = Kaarten van tijdperk { $age }
duel-label-city = Stad van { $name }
duel-label-city-you = Jouw stad
duel-label-wonders = Wonderen van { $name }
duel-label-wonders-you = Jouw wonderen
duel-label-table = Tafel
duel-left = { $cards ->
    [one] nog { $cards } kaart
   *[other] nog { $cards } kaarten
 }
duel-ages = Tijdperk { $age } van III

### Bordje, spoor, fiches, stapel

duel-makes = levert
duel-buys = koopt
duel-ledger = productie en koopprijs
duel-ledger-line = { $resource }: levert { $units }, kopen kost { $price }
duel-ledger-fixed = { $resource }: levert { $units }, kopen kost door een kaart altijd { $price }
duel-choices = { $units } naar keuze per bouw: { $resources }
duel-science = wetenschap: { $symbols } van { $most }
duel-pair = { $science }, een paar
duel-progress = Vooruitgang
duel-progress-own = vooruitgangsfiches
duel-pile = Aflegstapel
duel-pile-cards = { $cards ->
    [0] leeg
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 }
duel-pile-look = bekijk
duel-pile-close = sluiten
duel-capital = hoofdstad van { $name }
duel-capital-you = jouw hoofdstad
duel-pawn = { $side ->
    [middle] Conflictpion in het midden
    [you] Conflictpion: jij staat { $steps } voor
    [you-behind] Conflictpion: { $name } staat { $steps } voor
   *[other] Conflictpion: { $name } staat { $steps } voor
 }
duel-zone-loot = komt de pion in deze zone, dan verliest de bedreigde speler { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
 }
duel-zone-gone = dit fiche is al gebruikt

### De beslissing

duel-ask-card = { $last ->
    [extra-turn] Extra beurt. Wat doe je met { $the } { $card }?
    [begins] Jij begint. Wat doe je met { $the } { $card }?
   *[other] Wat doe je met { $the } { $card }?
 }
duel-ask-turn = { $last ->
    [extra-turn] Extra beurt. Kies een kaart
    [begins] Jij begint dit tijdperk. Kies een kaart
   *[other] Jouw beurt. Kies een kaart
 }
duel-ask-turn-small = Omrande kaarten zijn beschikbaar: bouw er een, leg hem af of bouw er een wonder mee
duel-ask-wonder = Welk wonder bouw je met { $the } { $card }?
duel-ask-with = Met welke kaart bouw je { $wonder }?
duel-ask-sure = { $wonder } bouwen met { $the } { $card }?
duel-small-wonder-card = De kaart gaat onder het wonder en heeft geen effect
duel-opens-warn = Let op:
duel-opens = { $many ->
    [one] hiermee komt { $cards } vrij voor { $name }
   *[other] hiermee komen { $cards } vrij voor { $name }
 }
duel-opens-you = { $many ->
    [one] hiermee komt { $cards } vrij voor jou
   *[other] hiermee komen { $cards } vrij voor jou
 }
duel-opens-nothing = Er komt niets vrij
duel-opens-hidden = { $cards ->
    [one] een gedekte kaart
   *[other] { $cards } gedekte kaarten
 }
duel-act-build = Bouwen
duel-act-wonder = Wonder
duel-act-discard = Afleggen
duel-act-free-chain = gratis
duel-act-chain-of = {" "}· schakel { $card }
duel-act-own = geen munten nodig
duel-act-buy = {" "}· koop { $resources }
duel-act-choose = { $wonders } mogelijk
duel-act-pick = { $wonder } kiezen
duel-act-take = { $token } nemen
duel-act-keep = { $token } houden
duel-act-revive = { $card } gratis bouwen
duel-act-destroy = { $card } vernietigen
duel-act-begin = { $name } begint
duel-act-begin-you = Jij begint
duel-act-bid = { $coins } bieden
duel-act-bid-nothing = Niets bieden
duel-short-of = { $short ->
    [one] { $short } munt tekort
   *[other] { $short } munten tekort
 }
duel-reason-token = Paar symbolen: { $science }. Welk vooruitgangsfiche neem je?
duel-waiting-draft = { $name } kiest een wonder
duel-waiting-token = { $name } kiest een vooruitgangsfiche
duel-waiting-library = { $name } kiest uit de getrokken fiches
duel-waiting-mausoleum = { $name } kiest een afgelegde kaart om te bouwen
duel-waiting-destroy = { $name } kiest een kaart om te vernietigen
duel-waiting-starter = { $name } kiest wie begint
duel-waiting-bid = { $name } denkt na over een bod
duel-waiting-turn = { $name } is aan de beurt
duel-waiting-small = Bekijk gerust kaarten en prijzen. Je krijgt een seintje als je aan de beurt bent.

### Kiezers

duel-pick-draft = Kies een wonder
duel-pick-draft-note = { $group ->
    [1] Eerste vier van acht
   *[2] Laatste vier
 }
duel-pick-token = Kies een vooruitgangsfiche
duel-pick-library = Getrokken uit de doos
duel-pick-library-note = Alleen jij ziet deze fiches
duel-pick-mausoleum = De aflegstapel
duel-pick-mausoleum-note = Bouw er een van, gratis
duel-pick-destroy = De { $colour } van { $name }
duel-pick-destroy-note = De gekozen kaart gaat naar de aflegstapel
duel-pick-starter = Wie begint tijdperk { $age }?
duel-pick-bid = Hoeveel bied je?
duel-pick-bid-note = Wie het hoogst biedt, betaalt en wordt eerste speler
duel-peek = Bekijk de tafel
duel-peek-back = Terug naar de keuze

### Uitleg

duel-why-chain = Gratis: je hebt { $card }
duel-why-chain-of = Gratis voor { $name }, dankzij { $card }
duel-why-without = Zonder schakel:
duel-why-printed = op de kaart
duel-why-each = à { $price }
duel-why-own = eigen productie
duel-why-chosen = { $units } naar keuze
duel-why-saved = { $units } uitgespaard door { $token }
duel-why-short = { $short ->
    [one] { $short } munt tekort
   *[other] { $short } munten tekort
 }
duel-why-nothing = Gratis
duel-why-price = Jij betaalt
duel-why-price-of = { $name } betaalt
duel-why-discard = Afleggen voor
duel-why-frees = Maakt { $card } gratis
duel-why-covered = Nog bedekt: eerst moeten de kaarten erop weg
duel-why-under = Gebouwd met { $card }
duel-sentence-points = { $points ->
    [one] { $points } punt aan het einde van het spel.
   *[other] { $points } punten aan het einde van het spel.
 }
duel-sentence-end = { $effects }.
duel-back-title = Gedekte kaart
duel-back-text = Gaat open zodra niets hem meer bedekt. Tot dan weet je alleen het tijdperk.
duel-back-guild = Een gilde: dat zie je aan de achterkant.

### Logboek: { $card } en dergelijke wordt het gemarkeerde woord

duel-log-built = { $you ->
    [yes] Je bouwt
   *[no] { $name } bouwt
 } { $card }{ $chain ->
    [1] {" "}gratis
   *[0] { $coins ->
        [0] {""}
       *[other] {" "}voor { $coins }
    }
 }
duel-log-discarded = { $you ->
    [yes] Je legt
   *[no] { $name } legt
 } { $card } af
duel-log-raised = { $you ->
    [yes] Je bouwt
   *[no] { $name } bouwt
 } { $wonder }{ $coins ->
    [0] {""}
   *[other] {" "}voor { $coins }
 }
duel-log-picked = { $you ->
    [yes] Je kiest
   *[no] { $name } kiest
 } { $wonder }
duel-log-took = { $you ->
    [yes] Je neemt
   *[no] { $name } neemt
 } { $token }
duel-log-kept = { $you ->
    [yes] Je houdt
   *[no] { $name } houdt
 } { $token }
duel-log-revived = { $you ->
    [yes] Je bouwt
   *[no] { $name } bouwt
 } { $card } uit de aflegstapel
duel-log-destroyed = { $you ->
    [yes] Je vernietigt
   *[no] { $name } vernietigt
 } { $card }
duel-log-chose-starter = { $you ->
    [yes] Je kiest wie begint: { $starter }
   *[no] { $name } kiest wie begint: { $starter }
 }
duel-log-jij = jij
duel-log-sealed = { $you ->
    [yes] Je brengt in het geheim een bod uit
   *[no] { $name } brengt in het geheim een bod uit
 }
duel-log-opening = Opzet
duel-sub-with = met { $card }
duel-sub-gets = { $you ->
    [yes] je krijgt { $coins } { duel-coins }
   *[no] krijgt { $coins } { duel-coins }
 }
duel-sub-loses = { $you ->
    [yes] je verliest { $coins } { duel-coins }
   *[no] { $name } verliest { $coins } { duel-coins }
 }
duel-sub-trade = { $you ->
    [yes] Economie: jij krijgt { $coins }
   *[no] Economie: { $name } krijgt { $coins }
 }
duel-sub-pawn = { $steps ->
    [one] { $steps } schild
   *[other] { $steps } schilden
 }: pion { $pawn ->
    [0] naar het midden
   *[other] naar stap { $pawn }
 }
duel-sub-extra = extra beurt
duel-sub-extra-lost = extra beurt vervalt
duel-sub-pair = paar: { $science }
duel-sub-turned = { $cards } open
duel-sub-gone = { $wonder } gaat uit het spel
duel-sub-last = { $you ->
    [yes] jij krijgt { $wonder }
   *[no] { $name } krijgt { $wonder }
 }
duel-sub-trade-cheap = { $you ->
    [yes] { $resources } kost je voortaan { $coins }
   *[no] { $resources } kost { $name } voortaan { $coins }
 }
duel-sub-first = { $you ->
    [yes] jij bent eerste speler
   *[no] { $name } is eerste speler
 }
duel-sub-bids = { $name1 } bood { $bid1 }, { $name2 } bood { $bid2 }

### Einde

duel-end-you = Jij wint met { $points }-{ $other }
duel-end-lost = { $name } wint met { $other }-{ $points }
duel-end-tie-you = Gelijk met { $points } { duel-points }: jij wint op blauwe kaarten
duel-end-tie-lost = Gelijk met { $points } { duel-points }: { $name } wint op blauwe kaarten
duel-end-draw = Gelijkspel: allebei { $points } { duel-points }
duel-end-military-you = Jij wint met militair overwicht
duel-end-military-lost = { $name } wint met militair overwicht
duel-end-science-you = Jij wint met wetenschappelijk overwicht
duel-end-science-lost = { $name } wint met wetenschappelijk overwicht
duel-end-by-points = Op punten, na tijdperk III
duel-end-by-tie = Beslissend: de punten op blauwe kaarten
duel-end-by-draw = Ook op blauwe kaarten gelijk: gedeelde overwinning
duel-end-by-military = De conflictpion bereikte de vijandelijke hoofdstad in tijdperk { $age }
duel-end-by-science = { $symbols } verschillende wetenschapssymbolen in tijdperk { $age }
duel-row-blue = Blauwe kaarten
duel-row-green = Wetenschap
duel-row-yellow = Handel
duel-row-purple = Gilden
duel-row-wonders = Wonderen
duel-row-tokens = Vooruitgang
duel-row-military = Militair
duel-row-coins = Munten, 1 per 3
duel-row-total = Totaal

### Telefoon en tekststand

duel-tab-city = Mijn stad
duel-tab-wonders = Wonderen
duel-move-build = Bouw { $card }, { $price }
duel-move-discard = Leg { $card } af voor { $coins }
duel-move-wonder = { $wonder } met { $card }, { $price }
duel-text-coins = { $name }: { $coins } { duel-coins }, nu { $points } { duel-points }.
duel-text-makes = Levert { $resources }.
duel-text-built = Gebouwd: { $cards }.
duel-text-wonders = Gebouwde wonderen: { $wonders }.
duel-text-wonders-todo = Nog te bouwen wonderen: { $wonders }.
duel-text-tokens = Fiches: { $tokens }.
duel-text-science = Symbolen: { $science }.
duel-text-open = Beschikbaar: { $cards }.
duel-text-covered = Zichtbaar maar bedekt: { $cards }. Nog { $hidden } gedekt.
duel-text-board = Vooruitgangsfiches op het bord: { $tokens }.
duel-text-pile = Aflegstapel: { $cards }.
duel-text-offer = Wonderen om uit te kiezen: { $wonders }.
duel-text-nothing = geen
duel-text-thing = { $name } ({ $effects })
duel-text-opens = maakt { $cards } vrij
duel-text-under = onder { $cards }
duel-text-costs = voor { $cost }
duel-text-buys = Koopt voor: { $prices }.
duel-text-age = Tijdperk { $age }, { $cards ->
    [one] nog { $cards } kaart.
   *[other] nog { $cards } kaarten.
 }

### Lidwoorden en korte namen

duel-the = { $card ->
    [logging_camp] het
    [glassworks] het
    [garrison] het
    [workshop] het
    [scriptorium] het
    [theater] het
    [altar] het
    [dispensary] het
    [laboratory] het
    [statue] het
    [aqueduct] het
    [rostrum] het
    [forum] het
    [arsenal] het
    [fortifications] het
    [siege_workshop] het
    [circus] het
    [observatory] het
    [palace] het
    [town_hall] het
    [pantheon] het
    [merchants_guild] het
    [shipowners_guild] het
    [builders_guild] het
    [magistrates_guild] het
    [scientists_guild] het
    [moneylenders_guild] het
    [tacticians_guild] het
   *[other] de
 }
duel-short-chamber_of_commerce = Koophandel
duel-short-merchants_guild = Handelaars
duel-short-shipowners_guild = Scheepseigenaars
duel-short-builders_guild = Bouwers
duel-short-magistrates_guild = Magistraten
duel-short-scientists_guild = Wetenschappers
duel-short-moneylenders_guild = Geldschieters
duel-short-tacticians_guild = Tactici
duel-short-statue_of_zeus = Zeus
duel-short-temple_of_artemis = Artemis
duel-short-great_library = Grote Bibliotheek
duel-short-great_lighthouse = Grote Vuurtoren
duel-short-hanging_gardens = Hangende Tuinen
duel-short-circus_maximus = Circus Maximus

### Korter nog, op de stroken in de stad

duel-strip-clay_reserve = Kleiwerf
duel-strip-stone_reserve = Steenwerf
duel-strip-wood_reserve = Houtwerf
duel-strip-archery_range = Schietbaan
duel-strip-siege_workshop = Belegering
duel-strip-parade_ground = Parade
duel-strip-customs_house = Douane
duel-strip-caravansery = Karavaan
duel-strip-stable = Stallen
duel-strip-courthouse = Rechtszaal
duel-strip-horse_breeders = Paardenfokkers
duel-strip-shipowners_guild = Reders

duel-deed-built = bouwde { $what }
duel-deed-discarded = legde { $what } af
duel-deed-raised = bouwde { $what }
duel-deed-revived = bouwde { $what } van de stapel
duel-deed-destroyed = verwoestte { $what }
duel-deed-picked = koos { $what }
duel-deed-took = nam { $what }
duel-deed-kept = nam { $what }
duel-deed-chose-starter = koos wie begint
duel-deed-sealed = deed een bod
duel-pick-gone = { $name }: { $wonder }
duel-plan-build-it = Bouwen
duel-plan-build-theirs = { $card } bouwt
duel-plan-build-mine = bouw ik { $card }
duel-plan-discard-it = Afleggen
duel-plan-discard-theirs = { $card } aflegt
duel-plan-discard-mine = leg ik { $card } af
duel-plan-wonder-it = { $wonder } ermee bouwen
duel-plan-wonder-theirs = { $wonder } bouwt met { $card }
duel-plan-wonder-mine = bouw ik { $wonder } met { $card }
duel-plan-pick-it = Kiezen
duel-plan-pick-theirs = { $wonder } kiest
duel-plan-pick-mine = kies ik { $wonder }
