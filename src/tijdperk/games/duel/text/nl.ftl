# Teksten van 7 Wonders Duel. Namen van kaarten, wonderen, fiches en symbolen komen uit content.toml.
# en.ftl heeft dezelfde berichten met dezelfde variabelen.

### Waarom een zet niet mag; het nummer van de regel komt erachter.

error-asked-something-else = { $decision ->
    [bid] Bied eerst om eerste speler te worden.
    [draft] Kies eerst een wonder.
    [turn] Gebruik eerst een kaart: bouw hem, leg hem af of bouw er een wonder mee.
    [token] Neem eerst een vooruitgangsfiche van het bord.
    [library] Houd eerst een van de getrokken fiches.
    [mausoleum] Kies eerst een kaart uit de aflegstapel.
    [destroy] Kies eerst de kaart die je vernietigt.
   *[starter] Kies eerst wie dit tijdperk begint.
 }
error-bid-too-high = Bied 0 tot en met { $most } munten, maar niet meer dan je hebt.
error-wonder-not-offered = { $wonder } is niet een van de wonderen waaruit je kunt kiezen.
error-token-not-on-board = { $token } ligt niet op het bord.
error-token-not-drawn = { $token } is niet een van de fiches die je trok.
error-card-not-discarded = { $card } ligt niet op de aflegstapel.
error-card-not-to-destroy = { $card } hoort niet bij de { $colour } van je tegenstander.
error-card-not-there = { $card } ligt niet op tafel.
error-card-covered = { $card } is nog bedekt.
error-wonder-already-built = { $wonder } is al gebouwd.
error-seven-wonders = Er zijn { $most } wonderen gebouwd; meer mogen het er niet worden.
error-wonder-not-yours = { $wonder } is geen wonder van jou.
error-wonder-too-dear = { $wonder } kost { $price ->
    [one] { $price } munt
   *[other] { $price } munten
 }: { $short } tekort.
error-card-too-dear = { $card } kost { $price ->
    [one] { $price } munt
   *[other] { $price } munten
 }: { $short } tekort.
error-card-unknown = De kaart ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld lumber_yard.
error-wonder-unknown = Het wonder ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld great_library.
error-token-unknown = Het fiche ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld law.

### Wat er gebeurde

event-bids = De biedingen: { $name1 } bood { $bid1 }, { $name2 } bood { $bid2 }.
event-sealed = { $you ->
    [yes] Je brengt in het geheim een bod uit.
   *[no] { $name } brengt in het geheim een bod uit.
 }
event-first-player = { $you ->
    [yes] Jij bent de eerste speler.
   *[no] { $name } is de eerste speler.
 }
event-offered = Je kunt kiezen uit: { $wonder }.
event-picked = { $you ->
    [yes] Je kiest { $wonder }.
   *[no] { $name } kiest { $wonder }.
 }
event-got-last = { $you ->
    [yes] Jij krijgt het laatste: { $wonder }.
   *[no] { $name } krijgt het laatste: { $wonder }.
 }
event-laid = Tijdperk { age } ligt klaar.
event-begins = { $you ->
    [yes] Jij begint tijdperk { age }.
   *[no] { $name } begint tijdperk { age }.
 }
event-built = { $you ->
    [yes] Je bouwt { $card }
   *[no] { $name } bouwt { $card }
 }{ $chain ->
    [1] {" "}gratis via een schakel.
   *[0] { $coins ->
        [0] {" "}gratis.
        [one] {" "}voor { $coins } munt.
       *[other] {" "}voor { $coins } munten.
    }
 }
event-discarded = { $you ->
    [yes] Je legt { $card } af
   *[no] { $name } legt { $card } af
 } voor { coins }.
event-raised = { $you ->
    [yes] Je bouwt { $wonder } met { $card }
   *[no] { $name } bouwt { $wonder } met { $card }
 }{ $coins ->
    [0] {" "}zonder te betalen.
    [one] {" "}voor { $coins } munt.
   *[other] {" "}voor { $coins } munten.
 }
event-revived = { $you ->
    [yes] Je bouwt { $card } uit de aflegstapel.
   *[no] { $name } bouwt { $card } uit de aflegstapel.
 }
event-destroyed = { $you ->
    [yes] Jouw { $card } wordt vernietigd.
   *[no] { $card } van { $name } wordt vernietigd.
 }
event-trade-taken = { $you ->
    [yes] Economie levert je { coins } op.
   *[no] Economie levert { $name } { coins } op.
 }
event-gained = { $you ->
    [yes] Je krijgt { coins }.
   *[no] { $name } krijgt { coins }.
 }
event-lost = { $you ->
    [yes] Je verliest { coins }.
   *[no] { $name } verliest { coins }.
 }
event-pawn = { $you ->
    [yes] Je schuift
   *[no] { $name } schuift
 } de conflictpion { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
 } op{ $pawn ->
    [0] , terug naar het midden.
   *[other] .
 }
event-looted = Militair fiche: { $you ->
    [yes] je verliest { coins }.
   *[no] { $name } verliest { coins }.
 }
event-pair = { $you ->
    [yes] Je hebt een paar wetenschapssymbolen: { $science }.
   *[no] { $name } heeft een paar wetenschapssymbolen: { $science }.
 }
event-took = { $you ->
    [yes] Je neemt het fiche { $token }.
   *[no] { $name } neemt het fiche { $token }.
 }
event-drew = { $you ->
    [yes] Je trekt uit de doos: { $token }.
   *[no] { $name } trekt uit de doos: { $token }.
 }
event-kept = { $you ->
    [yes] Je houdt het fiche { $token }.
   *[no] { $name } houdt het fiche { $token }.
 }
event-wonder-gone = { $you ->
    [yes] Er zijn zeven wonderen gebouwd: jouw { $wonder } gaat uit het spel.
   *[no] Er zijn zeven wonderen gebouwd: { $wonder } van { $name } gaat uit het spel.
 }
event-extra-turn = { $you ->
    [yes] Je krijgt een extra beurt.
   *[no] { $name } krijgt een extra beurt.
 }
event-extra-lost = { $you ->
    [yes] Je extra beurt vervalt: het tijdperk is voorbij.
   *[no] De extra beurt van { $name } vervalt: het tijdperk is voorbij.
 }
event-turned = Omgedraaid: { $card }.
event-chose-starter = { $you ->
    [yes] Jij kiest wie begint.
   *[no] { $name } kiest wie begint.
 }
event-ended = { $ending ->
    [draw] Gelijk in punten, ook op blauwe kaarten: gedeelde overwinning.
    [tie_break] { $you ->
        [yes] Gelijk in punten; jij wint met meer punten op blauwe kaarten.
       *[no] Gelijk in punten; { $name } wint met meer punten op blauwe kaarten.
    }
    [military] { $you ->
        [yes] De conflictpion staat in de vijandelijke hoofdstad: jij wint.
       *[no] De conflictpion staat in de vijandelijke hoofdstad: { $name } wint.
    }
    [science] { $you ->
        [yes] Zes verschillende wetenschapssymbolen: jij wint.
       *[no] Zes verschillende wetenschapssymbolen: { $name } wint.
    }
   *[civilian] { $you ->
        [yes] Jij wint op punten.
       *[no] { $name } wint op punten.
    }
 }

age = { $age ->
    [1] I
    [2] II
   *[3] III
 }
coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
 }

### Wat er gevraagd wordt, de reden eerst ($last is de naam van wat het laatst gebeurde)

ask-bid = Bieden om eerste speler te worden. Hoeveel munten bied je, in het geheim?
ask-draft = Kies een wonder.
ask-turn = { $last ->
    [extra-turn] Extra beurt. Kies een kaart en wat je ermee doet.
    [begins] Jij begint dit tijdperk. Kies een kaart en wat je ermee doet.
   *[other] Jij bent aan de beurt. Kies een kaart en wat je ermee doet.
 }
ask-token = Je hebt een paar symbolen. Kies een vooruitgangsfiche.
ask-library = Deze fiches heb je uit de doos getrokken. Houd er één.
ask-mausoleum = Met het Mausoleum bouw je gratis een afgelegde kaart. Kies er een.
ask-destroy = Je wonder vernietigt een kaart van je tegenstander. Kies welke.
ask-starter = Het nieuwe tijdperk ligt klaar. Kies wie begint.

### Keuzes: wat voor de dubbele punt staat, wordt één keer gezegd voor alles wat het deelt.

choice-bid = Bieden: { coins }
choice-pick = Kiezen: { $wonder } ({ $effects }; kost { $cost })
choice-build = Bouwen: { $card }, { $price } – { $effects }
choice-discard = Afleggen voor { coins }: { $card }
choice-wonder = { $wonder } bouwen, { $price }, met: { $card }
choice-take = Nemen: { $token } ({ $effects })
choice-keep = Houden: { $token } ({ $effects })
choice-revive = Gratis bouwen: { $card } ({ $effects })
choice-destroy = Vernietigen: { $card } ({ $effects })
choice-begin = Begint: { $name }
choice-begin-you = Begint: jij

price-free = gratis
price-chain = gratis via een schakel
price-coins = { coins }
price-part-coins = { coins }
price-part-bought = { $units } { $resource } à { $each }
price-part-own = zelf { $resources }
price-part-chosen = { $units } naar keuze
price-part-saved = { $units } korting
cost-nothing = niets
one-of = { $first } of { $last }

### Waar een kaart, wonder of fiche goed voor is

effect-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
effect-shields = { $shields ->
    [one] { $shields } schild
   *[other] { $shields } schilden
 }
effect-gain = { coins }
effect-makes = levert { $resources }
effect-choice = levert één { $resources }
effect-trade = koop { $resources } voor { coins } per stuk
effect-science = wetenschapssymbool: { $science }
effect-science-token = telt als zevende wetenschapssymbool
effect-chain-out = schakelsymbool: { $chain }
effect-gain-per = { coins } per { $kind }
effect-guild-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } per { $kind } in de stad met de meeste
effect-guild-coins = meteen { coins } per { $kind }
effect-opponent-loses = je tegenstander verliest { coins }
effect-extra-turn = extra beurt
effect-destroy = vernietig een kaart van je tegenstander ({ $colour })
effect-tokens-drawn = { $tokens ->
    [one] trek { $tokens } fiche uit de doos en houd er één
   *[other] trek { $tokens } fiches uit de doos en houd er één
 }
effect-build-from-discard = bouw gratis een afgelegde kaart
effect-fewer-resources-wonder = { $units ->
    [one] wonderen kosten { $units } hulpbron minder
   *[other] wonderen kosten { $units } hulpbronnen minder
 }
effect-fewer-resources-blue = { $units ->
    [one] blauwe kaarten kosten { $units } hulpbron minder
   *[other] blauwe kaarten kosten { $units } hulpbronnen minder
 }
effect-takes-trade-coins = jij krijgt de munten die je tegenstander voor hulpbronnen betaalt
effect-points-per-token = { $points ->
    [one] { $points } punt per vooruitgangsfiche
   *[other] { $points } punten per vooruitgangsfiche
 }
effect-extra-shields-red = { $shields ->
    [one] { $shields } schild extra op rode kaarten
   *[other] { $shields } schilden extra op rode kaarten
 }
effect-extra-turn-wonders = wonderen geven een extra beurt
effect-gain-per-chain = { coins } per gebouw via een schakel

kind-brown = bruine kaart
kind-grey = grijze kaart
kind-blue = blauwe kaart
kind-green = groene kaart
kind-yellow = gele kaart
kind-red = rode kaart
kind-purple = gilde
kind-brown-grey = bruine of grijze kaart
kind-wonder = wonder
kind-coin3 = 3 munten

### De tafel: opschriften, letters en korte namen

label-age = Tijdperk { age }
label-draft = Wonderen kiezen
label-bidding = Bieden
label-over = Afgelopen
label-left = { $cards ->
    [one] nog { $cards } kaart
   *[other] nog { $cards } kaarten
 }
label-you = jij
label-turn = aan zet
label-makes = levert
label-buys = koopt à
label-science = wetenschap
label-chains = schakels
label-tokens = fiches
label-no-cards = nog niets gebouwd
label-board = vooruitgang
label-discarded = afgelegd
label-opens = maakt vrij
label-face-down = { $cards ->
    [one] een gedekte kaart
   *[other] { $cards } gedekte kaarten
 }
label-free = gratis
label-short = { $short } tekort
label-guild = gilde
label-offer = te kiezen
label-drawn = uit de doos getrokken
label-sealed = heeft geboden
label-points-now = nu
sign-coin = munt
sign-point = punt
sign-shield = schild
sign-extra = extra beurt
sign-gives = geeft dit schakelsymbool
sign-takes = gratis met dit schakelsymbool

letter-wood = H
letter-clay = K
letter-stone = S
letter-glass = G
letter-papyrus = P
code-brown = Br
code-grey = Gr
code-blue = Bl
code-green = Gn
code-yellow = Ge
code-red = Ro
code-purple = Pa
mark-wheel = wiel
mark-mortar = vijzel
mark-quill = veer
mark-pendulum = slinger
mark-sundial = wijzer
mark-sphere = globe
mark-law = wet
mark-destroy = -{ $kind }
mark-revive = terughalen
mark-draws = { $tokens ->
    [one] { $tokens } fiche
   *[other] { $tokens } fiches
 }
mark-symbol = 7e symbool
mark-loses = zij -{ $coins }
mark-fewer-resources-wonder = wonderen -{ $units }
mark-fewer-resources-blue = blauw -{ $units }
mark-takes-trade-coins = hun handel
mark-each-token = per fiche
mark-red = rood
mark-wonders = wonderen
mark-chain = schakel

short-chamber_of_commerce = KvK
short-merchants_guild = Handelaars
short-shipowners_guild = Scheepseig.
short-builders_guild = Bouwers
short-magistrates_guild = Magistraten
short-scientists_guild = Wetensch.
short-moneylenders_guild = Geldschiet.
short-tacticians_guild = Tactici
short-horse_breeders = Fokkers
short-archery_range = Schietbaan
short-parade_ground = Paradepl.
short-siege_workshop = Belegering
short-fortifications = Vesting
short-stone_reserve = Steenwerf
short-clay_reserve = Kleiwerf
short-wood_reserve = Houtwerf
short-customs_house = Douane
short-logging_camp = Houtkamp
short-lumber_yard = Timmerwerf
short-shelf_quarry = Groeve

per-brown = bruin
per-grey = grijs
per-blue = blauw
per-green = groen
per-yellow = geel
per-red = rood
per-purple = gilde
per-brown-grey = bruin+grijs
per-wonder = wonder
per-coin3 = 3 munten

### Het einde

category-blue = Blauwe kaarten
category-green = Groene kaarten
category-yellow = Gele kaarten
category-purple = Gilden
category-wonders = Wonderen
category-tokens = Vooruitgangsfiches
category-military = Militair
category-coins = Munten
category-total = Totaal
end-civilian = { $name } wint op punten, { $points }-{ $other }.
end-tie_break = Gelijk met { effect-points }; { $name } wint met meer punten op blauwe kaarten.
end-draw = Gelijk met { effect-points }, ook op blauwe kaarten: gedeelde overwinning.
end-military = { $name } wint met militair overwicht: de conflictpion staat in de vijandelijke hoofdstad.
end-science = { $name } wint met wetenschappelijk overwicht, met { $symbols } verschillende symbolen.
end-early = Het spel is voortijdig gewonnen, dus punten tellen niet. Zo stond het ervoor.

### Opties

option-wonders = wonderen
option-wonders-draft = om de beurt kiezen
option-wonders-fixed = vaste verdeling, voor een eerste keer
option-middle = nieuw tijdperk met de conflictpion in het midden
option-middle-chooses = wie het laatst speelde, kiest wie begint
option-middle-begins = wie het laatst speelde, begint
option-first = eerste speler
option-first-random = loten
option-first-seat1 = stoel 1
option-first-bid = bieden met munten
