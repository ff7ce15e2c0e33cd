# Teksten van het bord van History of the World in de browser; en.ftl heeft dezelfde sleutels met dezelfde variabelen.

### Kaart

history-map = Wereldkaart
history-map-armies = { $armies ->
    [one] een leger
   *[other] { $armies } legers
 } van { $name }, tijdperk { $epoch }
history-map-fort = fort
history-map-city = stad
history-map-capital = hoofdstad
history-map-monument = monument
history-map-resource = grondstof
history-map-barren = dor
history-map-fleet = een vloot van { $name }
history-map-fleet-army = een vloot van { $name } met een leger, tijdperk { $epoch }
history-map-legend = Legenda
history-map-enter = kun je binnentrekken
history-map-attack = kun je aanvallen
history-map-mountain = bergen: moeilijker binnen te vallen
history-map-forest = bos: moeilijker binnen te vallen
history-map-wall = Chinese Muur
history-map-strait = zeestraat
history-map-no-passage = geen doorgang

### De tafel

history-label-table = De wereld
history-epoch = Tijdperk { $epoch }
history-epochs = Tijdperk { $epoch } van VII
history-over = afgelopen
history-drawing = rijken trekken
history-year-bc = { NUMBER($year, useGrouping: 0) } v.Chr.
history-year-ad = { NUMBER($year, useGrouping: 0) }
history-strip = Rijken van dit tijdperk, op volgorde van beurt
history-strip-unknown = nog onbekend
history-strip-absent = doet niet mee
history-state-coming = komt nog
history-state-active = nu aan de beurt
history-state-played = heeft gespeeld
history-state-absent = doet niet mee
history-look-areas = Gebieden
history-look-graph = Punten
history-tab-hand = Hand
history-tab-epoch = Tijdperk
history-tab-areas = Gebieden
history-tab-scores = Punten
history-peek = Bekijk de tafel
history-peek-back = Terug naar de kaart

### Spelers

history-score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
history-score-now = +{ $points } als deze speler nu zou scoren
history-points = punten
history-sum = Totaal
history-empire-secret = heeft een geheim rijk
history-empire-none = nog geen rijk
history-cards-greater = { $cards ->
    [one] { $cards } grote gebeurtenis
   *[other] { $cards } grote gebeurtenissen
 }
history-cards-lesser = { $cards ->
    [one] { $cards } kleine gebeurtenis
   *[other] { $cards } kleine gebeurtenissen
 }
history-markers = { $markers ->
    [one] { $markers } superioriteitsfiche
   *[other] { $markers } superioriteitsfiches
 }
history-strength-sum = { $strength ->
    [one] { $strength } leger in alle rijken tot nu toe
   *[other] { $strength } legers in alle rijken tot nu toe
 }
history-nobody = Hier staat geen leger.

### Kaarten

history-hand = Je gebeurteniskaarten
history-hand-empty = Je hebt geen gebeurteniskaarten meer.
history-greater = Grote gebeurtenis
history-lesser = Kleine gebeurtenis
history-every-epoch = elk tijdperk
history-card-epochs = Tijdperken { $epochs }
history-card-order = Nummer { $order } op volgorde van beurt
history-card-strength = { $strength ->
    [one] { $strength } leger
   *[other] { $strength } legers
 }
history-card-start = begint in
history-card-navigation = vloten
history-not-now = nu niet

### Gebieden

history-areas-caption = Wat elk gebied waard is, en de punten die elke speler er nu zou scoren
history-areas-area = Gebied
history-areas-worth = Waard
history-areas-value = Voor aanwezigheid; dominantie telt dubbel, controle driedubbel
history-areas-now = Als er nu gescoord werd
history-area-values = Waarde per tijdperk: { $values }
history-graph = Punten per tijdperk

### Landen

history-hard-from = Moeilijker aan te vallen vanuit { $lands }
history-hard-by = { $land } ({ $terrain })
history-terrain-mountain = bergen
history-terrain-forest = bos
history-terrain-wall = de Chinese Muur
history-terrain-strait = zeestraat
history-coasts = Kusten: { $lands }
history-by-sea = over zee

### Kansen en gevechten

history-odds-side = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
 }{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
 }
history-odds-words = { $attack } tegen { $defence }; { $take }% kans op verovering
history-odds-betrayed = Verraad: geen gevecht
history-odds-take = { $take }% met dit leger
history-odds-conquer = { $conquer }% met alle legers
history-odds-round = Per worp: { $win }% winst, { $tie }% gelijk, { $loss }% verlies
history-toll-died = sterft
history-toll-lived = overleeft het
history-battle-win = De verdediger verliest
history-battle-won = Het land is veroverd
history-battle-tie = Beide verliezen
history-battle-loss = De aanvaller verliest

### Wat gevraagd wordt

history-ask-empire = Je trok { $empire }. Houd je het, of geef je het weg?
history-ask-empire-small = Geef je het weg, dan weet je niet wat je ervoor krijgt.
history-ask-empire-have = Je hebt al een rijk: geef dit aan een speler zonder rijk.
history-ask-events = { $played ->
    [0] { $empire }: speel je een gebeurtenis?
   *[other] { $empire }: nog een gebeurtenis?
 }
history-ask-events-small = Hoogstens twee gebeurtenissen per beurt, voordat je je eerste leger plaatst.
history-ask-expand = { $name }: nog { $armies ->
    [one] één leger
   *[other] { $armies } legers
 }. Waarheen?
history-ask-expand-end = { $name }: geen legers meer.
history-ask-expand-small = Kies een land om binnen te trekken of aan te vallen.
history-ask-fort = { $name }: waar bouw je een fort?
history-ask-fort-small = Een fort kost een leger, tenzij een gebeurtenis of een geldstuk ervoor betaalt.
history-ask-sure = { $armies ->
    [one] Eén leger is
   *[other] { $armies } legers zijn
 } nog niet ingezet. Wil je hier stoppen?
history-ask-sure-small = Legers die je niet inzet, ben je kwijt.
history-ask-recover = Je hebt een leger verloren. Haal je het terug?
history-ask-recover-small = { $coins ->
    [0] { "" }
    [one] Je hebt { $coins } geldstuk.
   *[other] Je hebt { $coins } geldstukken.
 }{ $allies ->
    [0] { "" }
    [one] { " " }Je bondgenoten hebben { $allies } geldstuk.
   *[other] { " " }Je bondgenoten hebben { $allies } geldstukken.
 }
history-ask-second-area = Zwarte Dood: welk gebied ernaast?
history-waiting-empire = { $name } bekijkt een rijk
history-waiting-events = { $name } kiest gebeurtenissen voor { $empire }
history-waiting-other = { $name } speelt { $empire }
history-waiting-small = Bekijk intussen gerust de kaart.

### Knoppen in de balk

history-act-keep = Houden
history-act-play = Spelen
history-act-no-event = { $played ->
    [0] Geen gebeurtenis
   *[other] Geen tweede gebeurtenis
 }
history-act-done-disaster = Eén is genoeg
history-act-done-exchange = Vloten houden
history-act-done-sail = Deze zeeën opgeven
history-act-done-expand = Uitbreiding beëindigen
history-act-sure = Ja, stoppen
history-act-back = Nee, doorgaan
history-act-forts = Forten
history-act-lands = Landen
history-act-recover = Geldstuk betalen
history-act-recover-allies = Bondgenoten betalen
history-act-abandon = Laten gaan
history-act-expand = Binnentrekken
history-act-attack = Aanvallen
history-act-fort = Fort bouwen
history-act-fort-coin = Fort voor een geldstuk
history-act-embark = Aan boord
history-act-fleet = Vloot hier
history-act-exchange = Inwisselen
history-act-scrap = Weghalen
history-act-sail = Vechten
history-act-settle = Vestigen
history-act-strike = Treffen
history-act-infect = Hier uitbreken
history-act-ruin = Verwoesten
history-act-revolt = Opstand
history-act-betray = Verraden
history-act-raid = Vanuit hier
history-act-monument = Monument hier
### Wat het rijk nog heeft

history-tray = Wat { $name } nog heeft
history-tray-ally-pool = { $armies } van de bondgenoten, alleen voor onbezette landen
history-tray-coins = { $coins ->
    [one] { $coins } geldstuk
   *[other] { $coins } geldstukken
 }: voor een verloren leger of een fort
history-tray-ally-coins = { $coins } van de bondgenoten
history-tray-forts = { $forts ->
    [one] { $forts } gratis fort
   *[other] { $forts } gratis forten
 }

### Trekken

history-draw-title = Je trok { $empire }
history-draw-whom = Wie krijgt het?
history-draw-has = heeft al een rijk
history-draw-keep = jouw rijk voor dit tijdperk
history-draw-strength = { $strength ->
    [one] { $strength } leger tot nu toe
   *[other] { $strength } legers tot nu toe
 }

### Zetten in woorden

history-move-keep = Houd het rijk
history-move-give = Geef het rijk aan { $name }
history-move-event = Speel { $what }
history-move-done-events = Speel geen gebeurtenis
history-move-done-expand = Beëindig de uitbreiding
history-move-done-disaster = Tref maar één land
history-move-done-exchange = Houd de vloten
history-move-done-sail = Geef de betwiste zeeën op
history-move-expand = Trek { $what } binnen{ $sea ->
    [yes] { " " }over zee
   *[no] { "" }
 }
history-move-attack = Val { $what } aan{ $sea ->
    [yes] { " " }over zee
   *[no] { "" }
 }
history-move-fort = Bouw een fort in { $what }
history-move-fort-coin = Bouw een fort in { $what } voor een geldstuk
history-move-embark = Ga aan boord in { $what }
history-move-fleet = Plaats een vloot in { $what }
history-move-exchange = Wissel de vloot in { $what } in voor een geldstuk
history-move-scrap = Haal de vloot weg uit { $what }
history-move-sail = Vecht om { $what }
history-move-settle = Vestig je in { $what }
history-move-strike = Tref { $what }
history-move-strike-two = Tref { $what } en { $second }
history-move-infect = Uitbraak in { $what }
history-move-ruin = Verwoest het monument in { $what }
history-move-revolt = Opstand in { $what }
history-move-betray = Verraad in { $what }
history-move-raid = Inval vanuit { $what }
history-move-monument = Bouw het monument in { $what }
history-move-recover = Betaal een geldstuk om het leger terug te halen
history-move-recover-allies = Betaal een geldstuk van de bondgenoten om het leger terug te halen
history-move-abandon = Laat het leger gaan
history-move-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
 }

### Het logboek

history-log-opening = De kaarten zijn gedeeld
history-log-lived = { $armies ->
    [one] { $armies } leger overleeft het.
   *[other] { $armies } legers overleven het.
 }
history-log-done = Klaar
history-whom-you = jou
history-log-round = { $attack } tegen { $defence }: { $outcome ->
    [taken] veroverd
    [win] gewonnen
    [tie] beide verloren
   *[loss] verloren
 }.

### De tafel in woorden

history-text-place = { $empire } ({ $strength }), { $who }{ $state ->
    [active] { ", nu aan de beurt" }
    [played] { ", heeft gespeeld" }
   *[other] { "" }
 }
history-text-strip = Op volgorde: { $empires }.
history-text-drawn = Je trok { $empire }: { $strength ->
    [one] { $strength } leger
   *[other] { $strength } legers
 }, begint in { $start } ({ $area }), nummer { $order } op volgorde van beurt.
history-text-capital = Hoofdstad: { $capital }.
history-text-navigation = Vloten in { $waters }.
history-text-force = { $name } met { $empire }: nog { $armies ->
    [one] { $armies } leger
   *[other] { $armies } legers
 }.
history-text-ally-pool = Nog { $armies } voor onbezette landen.
history-text-coins = Geldstukken: { $coins }, van bondgenoten: { $allies }.
history-text-ready-forts = Gratis forten: { $forts }.
history-text-fleets = Vloten in { $waters }.
history-text-effects = Gebeurtenissen die nu gelden: { $events }.
history-text-betrayed = { $land } valt door verraad.
history-text-player = { $name }: { $score ->
    [one] { $score } punt
   *[other] { $score } punten
 }, +{ $now } als er nu gescoord werd; { $empire }; gebeurtenissen: { $greater } grote, { $lesser } kleine; fiches: { $markers }; { $strength ->
    [one] { $strength } leger
   *[other] { $strength } legers
 } tot nu toe.
history-text-card = { $event }{ $playable ->
    [yes] { " (speelbaar)" }
   *[no] { "" }
 }: { $text }
history-text-hand = Je kaarten. { $cards }
history-text-area = { $area }: waarde { $value }, volgend tijdperk { $next }
history-text-standing = { $name }: { $lands ->
    [one] { $lands } land
   *[other] { $lands } landen
 }, { $level }, { $points }
history-text-army = { $armies ->
    [one] { $name }
   *[other] { $armies } van { $name }
 } ({ $empire })
history-text-navy = een vloot met leger van { $name }
history-text-seas = Zeeën: { $seas }.

### Het einde

history-end-none = De partij is niet uitgespeeld
history-end-won = { $you ->
    [yes] Jij wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[no] { $name } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
 }
history-end-shared = { $names } delen de overwinning
history-end-by-points = De meeste punten na zeven tijdperken
history-end-by-strength = Gelijk in punten; samen de zwakste rijken
history-end-by-markers = Gelijk in punten en sterkte; meer punten uit fiches
history-end-by-last_strength = Verder gelijk; het zwakste laatste rijk
history-end-by-shared = In alles gelijk
history-end-parts = Waar de punten vandaan kwamen

history-deed-played = { $card }
history-deed-attacked = { $won ->
    [yes] nam { $land }
   *[no] verloor bij { $land }
 }
history-deed-conquered = nam { $land }
history-deed-started = begon in { $land }
history-deed-took = trok naar { $land }
history-deed-fortified = fort, { $land }
history-deed-monument-built = monument, { $land }
history-deed-city-built = stad, { $land }
history-deed-ruined = ramp, { $land }
history-deed-struck = ziekte, { $area }
history-deed-infected = ziekte, { $land }
history-deed-sea-round = vocht om { $water }
history-deed-navy = vloot, { $water }
history-deed-exchanged = vloot voor een munt
history-deed-scrapped = vloot weg, { $water }
history-deed-gave = rijk aan { $name }
history-if-scored = als nu geteld werd
