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

duel-no-cost = geen kosten
duel-pill-free = gratis
duel-pill-own = eigen
duel-pill-trade = via ruil
duel-pill-coins = { duel-coins }
duel-kind-brown = Grondstof
duel-kind-grey = Goederen
duel-kind-blue = Burgerlijk gebouw
duel-kind-green = Wetenschap
duel-kind-yellow = Handel
duel-kind-red = Leger
duel-kind-purple = Gilde
duel-kind-wonder = Wonder
duel-kind-token = Vooruitgangsfiche
duel-column-goods = grondstoffen
duel-column-blue = burgerlijk
duel-column-green = wetenschap
duel-column-yellow = handel
duel-column-red = leger
duel-column-red-guilds = leger en gilden
duel-label-covered = { $card }, { $kind }, nog bedekt
duel-label-open = { $card }, { $kind }, ligt open
duel-label-can = { $card }, { $kind }, { $price }
duel-label-poor = { $card }, { $kind }, { $coins } { duel-coins }, je komt er { $short } te kort
duel-label-back = { $guild ->
    [yes] gesloten gilde, tijdperk { $age }
   *[no] gesloten kaart, tijdperk { $age }
 }
duel-label-wonder-built = { $wonder }, gebouwd
duel-label-wonder = { $wonder }, nog niet gebouwd
duel-label-tuck = gebouwd met { $card }, een kaart van tijdperk { $age }
duel-label-structure = Opstelling van tijdperk { $age }
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

duel-makes = maakt
duel-buys = koopt
duel-ledger = productie en koopprijs
duel-ledger-line = { $resource }: maakt { $units }, kopen kost { $price }
duel-ledger-fixed = { $resource }: maakt { $units }, kopen kost door een kaart altijd { $price }
duel-choices = { $units } per bouw naar keuze: { $resources }
duel-science = wetenschap { $symbols } van { $most }
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
duel-zone-loot = wie de pion hierheen ziet komen, verliest { $coins } munten
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
   *[other] Jij bent aan zet. Kies een kaart
 }
duel-ask-turn-small = Kaarten met een rand liggen open: bouwen, afleggen of een wonder ermee bouwen
duel-ask-wonder = Welk wonder bouw je met { $the } { $card }?
duel-ask-with = Met welke kaart bouw je { $wonder }?
duel-ask-sure = { $wonder } bouwen met { $the } { $card }?
duel-small-wonder-card = De kaart verdwijnt onder het wonder en doet niets meer
duel-opens-warn = Let op:
duel-opens = { $many ->
    [one] daarna ligt { $cards } open voor { $name }
   *[other] daarna liggen { $cards } open voor { $name }
 }
duel-opens-you = { $many ->
    [one] daarna ligt { $cards } open voor jou
   *[other] daarna liggen { $cards } open voor jou
 }
duel-opens-nothing = Er komt niets vrij
duel-opens-hidden = { $cards ->
    [one] een gesloten kaart
   *[other] { $cards } gesloten kaarten
 }
duel-act-build = Bouwen
duel-act-wonder = Wonder
duel-act-discard = Afleggen
duel-act-free-chain = gratis
duel-act-chain-of = {" "}· schakel { $card }
duel-act-own = eigen middelen
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
    [one] { $short } munt te kort
   *[other] { $short } munten te kort
 }
duel-reason-token = { $science }: een paar. Welk vooruitgangsfiche neem je?
duel-waiting-draft = { $name } kiest een wonder
duel-waiting-token = { $name } kiest een vooruitgangsfiche
duel-waiting-library = { $name } kiest uit drie getrokken fiches
duel-waiting-mausoleum = { $name } haalt een kaart terug
duel-waiting-destroy = { $name } vernietigt een kaart
duel-waiting-starter = { $name } kiest wie begint
duel-waiting-bid = { $name } denkt na over een bod
duel-waiting-turn = { $name } is aan zet
duel-waiting-small = Bekijk rustig kaarten en prijzen. Je hoort het als jij weer mag.

### Kiezers

duel-pick-draft = Kies een wonder
duel-pick-draft-note = { $group ->
    [1] Eerste vier van acht
   *[2] Laatste vier
 }
duel-pick-token = Kies een vooruitgangsfiche
duel-pick-library = Getrokken uit de doos
duel-pick-library-note = Alleen jij ziet deze drie
duel-pick-mausoleum = De aflegstapel
duel-pick-mausoleum-note = Je bouwt er een, zonder kosten
duel-pick-destroy = De { $colour } van { $name }
duel-pick-destroy-note = De gekozen kaart gaat naar de aflegstapel
duel-pick-starter = Wie begint tijdperk { $age }?
duel-pick-bid = Hoeveel bied je?
duel-pick-bid-note = Wie het meeste biedt, betaalt dat en is eerste speler
duel-peek = bekijk de tafel
duel-peek-back = Terug naar de keuze

### Uitleg

duel-why-chain = Gratis: je hebt { $card }
duel-why-chain-of = Gratis voor { $name }, door { $card }
duel-why-without = Zonder schakel:
duel-why-printed = op de kaart
duel-why-each = à { $price }
duel-why-own = eigen productie
duel-why-chosen = { $units } naar keuze
duel-why-saved = { $units } uitgespaard door { $token }
duel-why-short = { $short ->
    [one] { $short } munt te kort
   *[other] { $short } munten te kort
 }
duel-why-nothing = Geen kosten
duel-why-price = Jij betaalt
duel-why-price-of = { $name } betaalt
duel-why-discard = Afleggen levert
duel-why-frees = Maakt { $card } gratis
duel-why-covered = Nog bedekt: eerst moet weg wat erop ligt
duel-why-under = Gebouwd met { $card }
duel-sentence-points = { $points ->
    [one] { $points } punt aan het einde van het spel.
   *[other] { $points } punten aan het einde van het spel.
 }
duel-sentence-end = { $effects }.
duel-back-title = Gesloten kaart
duel-back-text = Komt open zodra niets hem meer bedekt. Alleen het tijdperk is bekend.
duel-back-guild = Een gilde: dat is aan de rug te zien.

### Verslag: { $card } en dergelijke wordt het gemarkeerde woord

duel-log-built = { $you ->
    [yes] Jij bouwt
   *[no] { $name } bouwt
 } { $card }{ $chain ->
    [1] {" "}gratis
   *[0] { $coins ->
        [0] {""}
       *[other] {" "}voor { $coins }
    }
 }
duel-log-discarded = { $you ->
    [yes] Jij legt
   *[no] { $name } legt
 } { $card } af
duel-log-raised = { $you ->
    [yes] Jij bouwt
   *[no] { $name } bouwt
 } { $wonder }{ $coins ->
    [0] {""}
   *[other] {" "}voor { $coins }
 }
duel-log-picked = { $you ->
    [yes] Jij kiest
   *[no] { $name } kiest
 } { $wonder }
duel-log-took = { $you ->
    [yes] Jij neemt
   *[no] { $name } neemt
 } { $token }
duel-log-kept = { $you ->
    [yes] Jij houdt
   *[no] { $name } houdt
 } { $token }
duel-log-revived = { $you ->
    [yes] Jij bouwt
   *[no] { $name } bouwt
 } { $card } van de aflegstapel
duel-log-destroyed = { $you ->
    [yes] Jij vernietigt
   *[no] { $name } vernietigt
 } { $card }
duel-log-chose-starter = { $you ->
    [yes] Jij kiest: { $starter } begint
   *[no] { $name } kiest: { $starter } begint
 }
duel-log-jij = jij
duel-log-sealed = { $you ->
    [yes] Jouw bod ligt vast
   *[no] { $name } heeft geboden
 }
duel-log-opening = De tafel is gedekt
duel-sub-with = met { $card }
duel-sub-gets = { $you ->
    [yes] je krijgt { $coins } { duel-coins }
   *[no] krijgt { $coins } { duel-coins }
 }
duel-sub-loses = { $you ->
    [yes] jij verliest { $coins } { duel-coins }
   *[no] { $name } verliest { $coins } { duel-coins }
 }
duel-sub-trade = { $you ->
    [yes] Economie: jij krijgt { $coins }
   *[no] Economie: { $name } krijgt { $coins }
 }
duel-sub-pawn = { $steps ->
    [one] 1 schild
   *[other] { $steps } schilden
 }: pion { $pawn ->
    [0] naar het midden
   *[other] naar { $pawn }
 }
duel-sub-extra = extra beurt
duel-sub-extra-lost = extra beurt vervalt
duel-sub-pair = paar: { $science }
duel-sub-turned = { $cards } open
duel-sub-gone = { $wonder } valt af
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
duel-sub-bids = geboden: { $bid1 } en { $bid2 }

### Einde

duel-end-you = Jij wint met { $points } tegen { $other }
duel-end-lost = { $name } wint met { $other } tegen { $points }
duel-end-tie-you = Gelijk op { $points } punten: jij wint op blauw
duel-end-tie-lost = Gelijk op { $points } punten: { $name } wint op blauw
duel-end-draw = Gelijk spel: allebei { $points } punten
duel-end-military-you = Jij wint de strijd
duel-end-military-lost = { $name } wint de strijd
duel-end-science-you = Jij wint door wetenschap
duel-end-science-lost = { $name } wint door wetenschap
duel-end-by-points = Overwinning op punten na tijdperk III
duel-end-by-tie = Beslist door de punten op blauwe gebouwen
duel-end-by-draw = Ook op blauwe gebouwen gelijk: de overwinning wordt gedeeld
duel-end-by-military = De conflictpion staat in de vijandelijke hoofdstad, in tijdperk { $age }
duel-end-by-science = { $symbols } verschillende symbolen, in tijdperk { $age }
duel-row-blue = Blauwe gebouwen
duel-row-green = Wetenschap
duel-row-yellow = Handel
duel-row-purple = Gilden
duel-row-wonders = Wonderen
duel-row-tokens = Vooruitgang
duel-row-military = Leger
duel-row-coins = Munten, per drie
duel-row-total = Samen

### Telefoon en tekststand

duel-tab-city = Mijn stad
duel-tab-wonders = Wonderen
duel-move-build = Bouw { $card }, { $price }
duel-move-discard = Leg { $card } af, krijg { $coins }
duel-move-wonder = { $wonder } met { $card }, { $price }
duel-text-coins = { $name }: { $coins } { duel-coins }, nu { $points } { duel-points }.
duel-text-makes = Maakt { $resources }.
duel-text-built = Gebouwd: { $cards }.
duel-text-wonders = Wonderen gebouwd: { $wonders }.
duel-text-wonders-todo = Nog te bouwen: { $wonders }.
duel-text-tokens = Fiches: { $tokens }.
duel-text-science = Symbolen: { $science }.
duel-text-open = Open: { $cards }.
duel-text-covered = Zichtbaar maar bedekt: { $cards }. Nog { $hidden } gesloten.
duel-text-board = Vooruitgangsfiches op het bord: { $tokens }.
duel-text-pile = Aflegstapel: { $cards }.
duel-text-offer = Te kiezen wonderen: { $wonders }.
duel-text-nothing = geen
duel-text-thing = { $name } ({ $effects })
duel-text-opens = daarna ligt open: { $cards }
duel-text-under = onder { $cards }
duel-text-costs = voor { $cost }
duel-text-buys = Koopt voor: { $prices }.
duel-text-age = Tijdperk { $age }, nog { $cards } kaarten.

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
