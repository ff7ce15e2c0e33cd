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
history-map-legend = Wat op de kaart staat
history-map-enter = kan betreden worden
history-map-attack = kan aangevallen worden
history-map-mountain = bergen: moeilijker binnen te vallen
history-map-forest = bos: moeilijker binnen te vallen
history-map-wall = Chinese Muur
history-map-strait = zeestraat
history-map-no-passage = geen doorgang

### De tafel

history-label-table = De wereld
history-epoch = Tijdperk { $epoch }
history-epochs = Tijdperk { $epoch } van zeven
history-over = het spel is uit
history-drawing = rijken worden getrokken
history-year-bc = { NUMBER($year, useGrouping: 0) } v.Chr.
history-year-ad = { NUMBER($year, useGrouping: 0) }
history-strip = Rijken van dit tijdperk, op volgorde
history-strip-unknown = nog onbekend
history-strip-absent = door niemand gespeeld
history-state-coming = komt nog
history-state-active = speelt nu
history-state-played = heeft gespeeld
history-state-absent = niet gespeeld
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
history-score-now = { $points } erbij, als deze speler nu zou tellen
history-points = punten
history-sum = Samen
history-empire-secret = heeft een rijk
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
history-strength-sum = { $strength } legers in alle rijken tot nu toe
history-nobody = Hier staat geen leger.

### Kaarten

history-hand = Je gebeurteniskaarten
history-hand-empty = Er zijn geen gebeurteniskaarten meer.
history-greater = Grote gebeurtenis
history-lesser = Kleine gebeurtenis
history-every-epoch = elk tijdperk
history-card-epochs = Tijdperken { $epochs }
history-card-order = Nummer { $order } op volgorde in het tijdperk
history-card-strength = { $strength } legers
history-card-start = begin
history-card-navigation = vloten
history-not-now = nu niet

### Gebieden

history-areas-caption = Wat de gebieden waard zijn, en de punten die elke speler er nu in heeft
history-areas-area = Gebied
history-areas-worth = Waard
history-areas-value = Zoveel voor aanwezigheid; dominantie telt dubbel, controle driemaal
history-areas-now = Als er nu geteld werd
history-area-values = Waarde per tijdperk: { $values }
history-graph = Punten per tijdperk

### Landen

history-hard-from = Moeilijk binnen te vallen vanuit { $lands }
history-hard-by = { $land } ({ $terrain })
history-terrain-mountain = bergen
history-terrain-forest = bos
history-terrain-wall = de Chinese Muur
history-terrain-strait = zeestraat
history-coasts = Kusten: { $lands }
history-by-sea = over zee

### Kansen en gevechten

history-die = een { $value }
history-odds-side = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
 }{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
 }
history-odds-words = { $attack } tegen { $defence }; verovert het in { $take } %
history-odds-betrayed = De poorten gaan open: geen gevecht
history-odds-take = { $take } % met dit leger
history-odds-conquer = { $conquer } % met alle
history-odds-round = Een ronde: { $win } % gewonnen, { $tie } % beide verloren, { $loss } % verloren
history-toll-died = sterft
history-toll-lived = leeft
history-battle-win = De verdediger verliest
history-battle-won = Het land is veroverd
history-battle-tie = Beide zijn verloren
history-battle-loss = De aanvaller is verloren

### Wat gevraagd wordt

history-ask-empire = Je trok { $empire }. Houd je het, of geef je het weg?
history-ask-empire-small = Wat je weggeeft komt niet terug, en je weet niet wat je ervoor krijgt.
history-ask-empire-have = Je hebt al een rijk: geef dit aan iemand die er nog geen heeft.
history-ask-events = { $played ->
    [0] { $empire }: speel je een gebeurtenis?
   *[other] { $empire }: nog een gebeurtenis?
 }
history-ask-events-small = Hoogstens twee gebeurtenissen per beurt, vóór het eerste leger.
history-ask-expand = { $name }: nog { $armies ->
    [one] één leger
   *[other] { $armies } legers
 }. Waarheen?
history-ask-expand-end = { $name }: alle legers zijn ingezet.
history-ask-expand-small = Kies een land om binnen te gaan of aan te vallen.
history-ask-fort = { $name }: waar bouw je een fort?
history-ask-fort-small = Een fort kost een leger, tenzij een gebeurtenis of een geldstuk ervoor betaalt.
history-ask-sure = { $armies ->
    [one] Eén leger is
   *[other] { $armies } legers zijn
 } nog niet ingezet. Stop je hier?
history-ask-sure-small = Legers die je niet inzet ben je kwijt.
history-ask-recover = Je leger is verloren. Haal je het terug?
history-ask-recover-small = { $coins ->
    [0] { "" }
    [one] Je hebt { $coins } geldstuk.
   *[other] Je hebt { $coins } geldstukken.
 }{ $allies ->
    [0] { "" }
    [one] { " " }Je bondgenoten hebben { $allies } geldstuk.
   *[other] { " " }Je bondgenoten hebben { $allies } geldstukken.
 }
history-ask-second-area = Zwarte Dood: en welk gebied ernaast?
history-waiting-empire = { $name } bekijkt een rijk
history-waiting-events = { $name } denkt na over gebeurtenissen voor { $empire }
history-waiting-other = { $name } speelt { $empire }
history-waiting-small = Bekijk intussen gerust de kaart.

### Knoppen in de balk

history-act-keep = Houden
history-act-play = Spelen
history-act-no-event = { $played ->
    [0] Geen gebeurtenis
   *[other] Geen tweede
 }
history-act-done-disaster = Bij één laten
history-act-done-exchange = Vloten houden
history-act-done-sail = Deze zeeën opgeven
history-act-done-expand = Uitbreiding afronden
history-act-sure = Ja, stop hier
history-act-back = Nee, ga door
history-act-forts = Forten
history-act-lands = Landen
history-act-recover = Voor een geldstuk
history-act-recover-allies = Met bondgenoten
history-act-abandon = Laten gaan
history-act-expand = Binnengaan
history-act-attack = Aanvallen
history-act-fort = Fort bouwen
history-act-fort-coin = Fort voor een geldstuk
history-act-embark = Leger op de vloot
history-act-fleet = Vloot hier
history-act-exchange = Voor een geldstuk
history-act-scrap = Weghalen
history-act-sail = Erom vechten
history-act-settle = Vestigen
history-act-strike = Treffen
history-act-infect = Uitbreken
history-act-ruin = Verwoesten
history-act-revolt = Opstand
history-act-betray = Poorten open
history-act-raid = Van hier komen
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
    [one] { $forts } fort klaar
   *[other] { $forts } forten klaar
 }

### Trekken

history-draw-title = Je trok { $empire }
history-draw-whom = Wie gaat het leiden?
history-draw-has = heeft al een rijk
history-draw-keep = jouw rijk voor dit tijdperk
history-draw-strength = { $strength } legers tot nu toe

### Zetten in woorden

history-move-keep = Houd het rijk
history-move-give = Geef het rijk aan { $name }
history-move-event = Speel { $what }
history-move-done-events = Speel nu geen gebeurtenis
history-move-done-expand = Rond de uitbreiding af
history-move-done-disaster = Laat het bij één monument
history-move-done-exchange = Houd de vloten
history-move-done-sail = Geef de betwiste zeeën op
history-move-expand = Ga { $what } binnen{ $sea ->
    [yes] { " " }over zee
   *[no] { "" }
 }
history-move-attack = Val { $what } aan{ $sea ->
    [yes] { " " }over zee
   *[no] { "" }
 }
history-move-fort = Bouw een fort in { $what }
history-move-fort-coin = Bouw een fort in { $what } voor een geldstuk
history-move-embark = Zet een leger op de vloot in { $what }
history-move-fleet = Een vloot in { $what }
history-move-exchange = Wissel de vloot in { $what } in voor een geldstuk
history-move-scrap = Haal de vloot weg uit { $what }
history-move-sail = Vecht om { $what }
history-move-settle = Vestig je in { $what }
history-move-strike = Tref { $what }
history-move-strike-two = Tref { $what } en { $second }
history-move-infect = Laat het uitbreken in { $what }
history-move-ruin = Verwoest het monument in { $what }
history-move-revolt = Opstand in { $what }
history-move-betray = Open de poorten van { $what }
history-move-raid = Kom uit { $what }
history-move-monument = Bouw het monument in { $what }
history-move-recover = Haal het leger terug voor een geldstuk
history-move-recover-allies = Haal het leger terug met een geldstuk van de bondgenoten
history-move-abandon = Laat het leger gaan
history-move-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
 }

### Het verslag

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
    [active] { ", speelt nu" }
    [played] { ", heeft gespeeld" }
   *[other] { "" }
 }
history-text-strip = Op volgorde: { $empires }.
history-text-drawn = Je trok { $empire }: { $strength } legers, begint in { $start } ({ $area }), nummer { $order } van het tijdperk.
history-text-capital = Hoofdstad { $capital }.
history-text-navigation = Vloten in { $waters }.
history-text-force = { $name } met { $empire }: nog { $armies ->
    [one] { $armies } leger
   *[other] { $armies } legers
 }.
history-text-ally-pool = Nog { $armies } voor onbezette landen.
history-text-coins = Geldstukken: { $coins }, van bondgenoten: { $allies }.
history-text-ready-forts = Forten klaar: { $forts }.
history-text-fleets = Vloten in { $waters }.
history-text-effects = Geholpen door { $events }.
history-text-betrayed = { $land } opent zijn poorten.
history-text-player = { $name }: { $score } punten, { $now } erbij als er nu geteld werd; { $empire }; gebeurtenissen { $greater } grote en { $lesser } kleine; fiches { $markers }; { $strength } legers tot nu toe.
history-text-card = { $event }{ $playable ->
    [yes] { " (kan gespeeld worden)" }
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

history-end-none = Het spel is niet uitgespeeld
history-end-won = { $you ->
    [yes] Jij wint met { $points } punten
   *[no] { $name } wint met { $points } punten
 }
history-end-shared = { $names } delen de overwinning
history-end-by-points = De meeste punten na zeven tijdperken
history-end-by-strength = Gelijk in punten: wie samen de zwakste rijken had wint
history-end-by-markers = Gelijk in punten en sterkte: de meeste fiches beslissen
history-end-by-last_strength = Alleen het laatste rijk verschilt: het zwakste beslist
history-end-by-shared = In alles gelijk
history-end-parts = Waar de punten vandaan kwamen
