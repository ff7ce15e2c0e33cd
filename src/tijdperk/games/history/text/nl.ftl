# Teksten van History of the World. Namen van landen, wateren, gebieden, rijken en kaarten komen uit content.toml.
# en.ftl heeft dezelfde berichten met dezelfde variabelen.

### Waarom een zet niet mag; het nummer van de regel komt erachter.

error-asked-something-else = { $decision ->
    [empire] Beslis eerst wie het rijk krijgt dat je trok.
    [events] Speel eerst een gebeurtenis, of zeg dat je klaar bent met gebeurtenissen.
    [astronomy] Kies eerst de zee voor je extra vloot.
    [barbarians] Kies eerst het dorre land waar de barbaren vandaan komen.
    [raid] Kies eerst het land dat de barbaren aanvallen.
    [black_death] Kies eerst de twee gebieden die de Zwarte Dood treft.
    [famine] Kies eerst het gebied dat de hongersnood treft.
    [civil_war] Kies eerst de landen waar burgeroorlog uitbreekt.
    [disaster] Kies eerst het land dat de ramp treft.
    [migrants] Kies eerst een land voor de migranten.
    [pestilence] Kies eerst het land waar de pestilentie uitbreekt.
    [plague] Kies eerst het land waar de pest uitbreekt.
    [spread] Kies eerst waar de pest heen trekt.
    [treachery] Kies eerst het land dat wordt verraden.
    [scrap] Er zijn te weinig vloten: kies eerst welke van het bord gaat.
    [sail] Beslis eerst over de betwiste zeeën.
    [exchange] Kies eerst welke vloten je voor geldstukken inwisselt.
    [expand] Nu breid je uit: ga een land in, val het aan of versterk het, of beëindig je uitbreiding.
    [recover] Beslis eerst of je betaalt voor het leger dat je verloor.
   *[monument] Kies eerst waar het monument komt.
 }
error-already-has-empire = Je hebt al een rijk; dit rijk moet je weggeven.
error-give-to-oneself = Geef het rijk aan een ander, of houd het.
error-no-such-seat = Er zit geen speler op { by-seat }.
error-seat-has-empire = Je kunt het niet aan { by-seat } geven: die heeft al een rijk.
error-event-not-in-hand = { $event } zit niet in je hand.
error-event-twice = Je hebt { $event } deze beurt al gespeeld.
error-event-other-epoch = { $event } kan niet in dit tijdperk (alleen in { $epochs }).
error-event-needs-capital = { $event } zou geen effect hebben: je rijk heeft geen hoofdstad.
error-event-needs-fleet = { $event } zou geen effect hebben: je rijk heeft geen vloten.
error-event-needs-sea = { $event } zou geen effect hebben: je hebt in elke zee een vloot.
error-event-needs-monument = { $event } zou geen effect hebben: er staat geen monument op het bord.
error-event-needs-enemy = { $event } zou geen effect hebben: niemand anders heeft een leger op het bord.
error-event-needs-raid = { $event } zou geen effect hebben: naast geen enkel dor land staat een vijand.
error-event-needs-vacant = { $event } zou geen effect hebben: in het gebied is geen land vrij.
error-event-own-land = { $event } zou geen effect hebben: het land is al van jou.
error-event-needs-armies = { $event } zou geen effect hebben: er is geen leger te treffen.
error-area-empty = In { $area } staan geen legers.
error-areas-apart = Kies twee aangrenzende gebieden met legers, in de volgorde van de lijst.
error-first-disaster = Kies minstens één land met een monument.
error-no-coin = Zo’n geldstuk heb je niet.
error-no-armies = Daarvoor heb je geen legers meer.
error-fleet-there = Hier heb je al een vloot: { $water }.
error-fleet-in-ocean = { $water }: dat is een oceaan, en de vloot moet in een zee.
error-sea-not-contested = Hier is niemand om tegen te vechten: { $water }.
error-navy-not-oldest = De vloot die weggaat, moet uit het oudste tijdperk zijn; deze is dat niet: { $water }.
error-no-fleet-there = Hier heb je geen bruikbare vloot: { $water }.
error-fleets-do-not-stay = Legers kunnen niet aan boord: in dit spel, of voor deze legers, blijven vloten niet liggen.
error-embark-in-ocean = { $water }: dat is een oceaan, en legers gaan alleen in zeeën aan boord.
error-fleet-manned = Op deze vloot is al een leger: { $water }.
error-land-barren = { $land } is dor; daar mag je niet in.
error-land-full = In { $land } is geen plaats meer.
error-land-held = { $land } is al van jou.
error-nobody-to-attack = In { $land } staat geen vijand.
error-land-defended = In { $land } staat een vijand; val het aan.
error-land-out-of-reach = { $land } is niet te bereiken vanuit je landen en vloten.
error-allies-only-vacant = Je hebt alleen nog legers die je bondgenoten betaalden, en die mogen alleen onbezette landen in; { $land } is dat niet.
error-fort-needs-army = In { $land } staat geen leger van dit rijk.
error-fort-there = In { $land } staat al een fort.
error-no-forts-for-crusade = De kruistocht bouwt zelf geen forten.
error-not-for-barbarians = De barbaren komen uit een dor land met een vijand ernaast; { $land } is dat niet.
error-not-for-raid = De barbaren vallen een vijand naast hun dorre land aan; { $land } is dat niet.
error-not-for-civil-war = Burgeroorlog breekt uit in landen van één vijandelijk rijk, elk één keer; { $land } hoort daar niet bij.
error-not-for-disaster = In { $land } staat geen monument.
error-not-for-migrants = Migranten zoeken een vrij land in hun gebied; { $land } is dat niet.
error-not-for-pestilence = De pestilentie treft een land dat niet dor is, met een leger erin of ernaast; { $land } is dat niet.
error-not-for-plague = In { $land } staat geen leger.
error-not-for-spread = De pest trekt naar een aangrenzend land met een leger; { $land } is dat niet.
error-not-for-treachery = { $land } is niet van een vijand.
error-not-for-monument = In { $land } kan het monument niet komen.
error-event-unknown = De gebeurtenis ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld civil_war.
error-land-unknown = Het land ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld nile_delta.
error-water-unknown = De zee of oceaan ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld red_sea.
error-area-unknown = Het gebied ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld middle_east.

### Wat er gebeurde

event-dealt = { $you ->
    [yes] Je gebeurtenissen: { $card }.
   *[no] Gebeurtenissen van { $name }: { $card }.
 }
event-rolled = { $you ->
    [yes] Je gooit { $dice }.
   *[no] { $name } gooit { $dice }.
 }
event-draws-first = { $you ->
    [yes] Jij trekt als eerste.
   *[no] { $name } trekt als eerste.
 }
event-looked = { $you ->
    [yes] Je bekijkt het rijk: { $empire }.
   *[no] { $name } bekijkt het rijk: { $empire }.
 }
event-drew = { $you ->
    [yes] Je trekt een rijk.
   *[no] { $name } trekt een rijk.
 }
event-kept = { $you ->
    [yes] Je houdt het rijk.
   *[no] { $name } houdt het rijk.
 }
event-gave = { $you ->
    [yes] Je geeft het rijk aan { $receiver }.
   *[no] { $name } geeft het rijk aan { $receiver }.
 }
event-epoch = Tijdperk { epoch } begint.
event-got = { $you ->
    [yes] Jouw rijk: { $empire }.
   *[no] Rijk van { $name }: { $empire }.
 }
event-called = { $you ->
    [yes] Jouw beurt: { $empire }.
   *[no] Beurt van { $name }: { $empire }.
 }
event-absent = Doet niet mee: { $empire }.
event-played = { $you ->
    [yes] Je speelt { $card }.
   *[no] { $name } speelt { $card }.
 }
event-coins = { $you ->
    [yes] Je krijgt { coins }.
   *[no] { $name } krijgt { coins }.
 }
event-forts = { $you ->
    [yes] Je krijgt { forts }.
   *[no] { $name } krijgt { forts }.
 }
event-fleet = { $you ->
    [yes] Je vloten: { $water }.
   *[no] Vloten van { $name }: { $water }.
 }
event-exchanged = { $you ->
    [yes] Je wisselt een vloot in voor een geldstuk: { $water }.
   *[no] { $name } wisselt een vloot in voor een geldstuk: { $water }.
 }
event-started = { $you ->
    [yes] Je begint in { $land }.
   *[no] { $name } begint in { $land }.
 }
event-capital-built = In { $land } wordt een hoofdstad gebouwd.
event-took = { $you ->
    [yes] Je trekt { $by_sea ->
        [1] over zee{" "}
       *[0] {""}
    }naar { $land }.
   *[no] { $name } trekt { $by_sea ->
        [1] over zee{" "}
       *[0] {""}
    }naar { $land }.
 }
event-attacked = { $you ->
    [yes] Je valt { $land } ({ $defender }) aan,
   *[no] { $name } valt { $land } ({ $defender }) aan,
 } { $source ->
    [sea] vanaf zee.
    [within] van binnenuit.
   *[other] vanuit { $source }.
 }
event-round = Worpen: { $attack }{ $attack_bonus ->
    [0] {""}
   *[other] {" "}+{ $attack_bonus }
 } tegen { $defence }{ $defence_bonus ->
    [0] {""}
   *[other] {" "}+{ $defence_bonus }
 }. { $outcome ->
    [win] De aanvaller wint.
    [tie] Gelijkspel.
   *[loss] De aanvaller verliest.
 }
event-conquered = { $you ->
    [yes] Je verovert { $land }.
   *[no] { $name } verovert { $land }.
 }
event-army-lost = { $you ->
    [yes] Je verliest een leger in { $land }.
   *[no] { $name } verliest een leger in { $land }.
 }
event-fort-lost = { $you ->
    [yes] Je verliest het fort in { $land }.
   *[no] { $name } verliest het fort in { $land }.
 }
event-sacked = { $capital ->
    [1] De hoofdstad in { $land } wordt een stad.
   *[0] De stad in { $land } wordt verwoest.
 }
event-fortified = { $you ->
    [yes] Je bouwt { $coin ->
        [1] voor een geldstuk{" "}
       *[0] {""}
    }een fort in { $land }.
   *[no] { $name } bouwt { $coin ->
        [1] voor een geldstuk{" "}
       *[0] {""}
    }een fort in { $land }.
 }
event-recovered = { $you ->
    [yes] Je betaalt een geldstuk{ $allies ->
        [1] {" "}van de bondgenoten
       *[0] {""}
    } en het leger keert terug in je voorraad.
   *[no] { $name } betaalt een geldstuk{ $allies ->
        [1] {" "}van de bondgenoten
       *[0] {""}
    } en het leger keert terug in de voorraad.
 }
event-leader-died = Drie dezelfde: { $you ->
    [yes] je leider sneuvelt.
   *[no] de leider van { $name } sneuvelt.
 }
event-betrayed = { $you ->
    [yes] Je rekent op verraad in { $land }.
   *[no] { $name } rekent op verraad in { $land }.
 }
event-city-built = In { $land } wordt een stad gebouwd.
event-monument-built = { $you ->
    [yes] Je bouwt een monument in { $land }.
   *[no] { $name } bouwt een monument in { $land }.
 }
event-ruined = Een ramp treft { $land }.
event-struck = Ziekte of hongersnood treft { $area }.
event-infected = In { $land } breekt ziekte uit.
event-sickness = { $land } gooit { $dice }: { $you ->
    [yes] jouw leger { $died ->
        [1] sterft.
       *[0] overleeft het.
    }
   *[no] het leger van { $name } { $died ->
        [1] sterft.
       *[0] overleeft het.
    }
 }
event-navy = { $you ->
    [yes] Je leger gaat aan boord: { $water }.
   *[no] Een leger van { $name } gaat aan boord: { $water }.
 }
event-scrapped = { $you ->
    [yes] Jouw vloot gaat van het bord: { $water }.
   *[no] De vloot van { $name } gaat van het bord: { $water }.
 }
event-sea-round = { $you ->
    [yes] Je vecht op zee ({ $water }).
   *[no] { $name } vecht op zee ({ $water }).
 } Worpen: { $attack } tegen { $defence }. { $outcome ->
    [win] De aanvaller wint.
    [tie] Gelijkspel.
   *[loss] De aanvaller verliest.
 }
event-navy-lost = { $you ->
    [yes] Je verliest leger en vloot: { $water }.
   *[no] { $name } verliest leger en vloot: { $water }.
 }
event-scored = { $category ->
    [areas] Gebieden
    [capitals] Hoofdsteden
    [cities] Steden
    [monuments] Monumenten
    [seas] Zeeën
   *[markers] Fiches
 } +{ $points }.
event-turn-scored = { $you ->
    [yes] Je scoort { points } en komt op { $score }.
   *[no] { $name } scoort { points } en komt op { $score }.
 }
event-leads = { $you ->
    [yes] Jij staat voor en krijgt een superioriteitsfiche.
   *[no] { $name } staat voor en krijgt een superioriteitsfiche.
 }
event-no-leader = De eerste plaats is gedeeld: niemand krijgt een superioriteitsfiche.
event-marker = { $you ->
    [yes] Je draait een fiche om: +{ $value }.
   *[no] { $name } draait een fiche om: +{ $value }.
 }
event-won = { $you ->
    [yes] Je wint.
   *[no] { $name } wint.
 }
# Wordt niet verteld: wat de kaart deed, is al gezegd.
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
    [one] { $coins } geldstuk
   *[other] { $coins } geldstukken
 }
forts = { $forts ->
    [one] { $forts } fort
   *[other] { $forts } forten
 }
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }

### Wat er wordt gevraagd

ask-empire = Je hebt een rijk getrokken. Wie krijgt het?
ask-events = { $last ->
    [event-over] Je hebt één gebeurtenis gespeeld. Speel je er nog een?
   *[other] Jouw rijk is aan de beurt. Speel je een gebeurtenis?
 }
ask-astronomy = Astronomie geeft je een vloot. In welke zee?
ask-barbarians = De barbaren komen. Uit welk dor land?
ask-raid = De barbaren trekken verder. Welk land vallen ze aan?
ask-black_death = De Zwarte Dood slaat toe. In welke twee aangrenzende gebieden?
ask-famine = Er breekt hongersnood uit. In welk gebied?
ask-civil_war = Burgeroorlog: drie legers komen in opstand in landen van één vijandelijk rijk. In welk land?
ask-disaster = { $last ->
    [ruined] De ramp mag nog een land treffen. Welk?
   *[other] Er gebeurt een ramp. In welk land?
 }
ask-migrants = Migranten zoeken een eigen land. Waar vestigt dit leger zich?
ask-pestilence = Er breekt pestilentie uit, met drie dobbelstenen daar en twee in de landen eromheen. Waar?
ask-plague = De pest breekt uit. In welk land?
ask-spread = De pest trekt verder. Naar welk land?
ask-treachery = Verraad. Welk land valt je in handen?
ask-scrap = Er zijn te weinig vloten. Welke van de oudste gaat van het bord?
ask-sail = Oudere rijken houden zeeën bezet die je vloten nodig hebben. Waar vecht je?
ask-exchange = Omvorming: je mag vloten inwisselen voor geldstukken. Welke vloot?
ask-expand = { $last ->
    [started] Je legers staan klaar. Waar ga je heen?
    [capital-built] Je legers staan klaar. Waar ga je heen?
    [army-lost] Dat leger is verloren. Waar ga je nu heen?
    [conquered] Het land is van jou. Waar ga je nu heen?
   *[other] Waar ga je nu heen?
 }
ask-recover = Je hebt een leger verloren. Betaal je een geldstuk om het terug te krijgen?
ask-monument = Je hebt een monument verdiend. Waar bouw je het?

### Keuzes: wat voor de dubbele punt staat, wordt één keer gezegd voor alles wat het deelt.

choice-keep = Houden: { $empire }
choice-give = Geven aan: { $name }
choice-event = Spelen: { $card } – { $text }
choice-done = Klaar: { $decision ->
    [events] geen gebeurtenissen (meer)
    [disaster] het bij één land laten
    [sail] de betwiste zeeën opgeven
    [exchange] de andere vloten houden
   *[expand] de uitbreiding beëindigen
 }
choice-fleet = Vloot in: { $water }
choice-raid = Inval vanuit: { $land }
choice-strike = Treffen: { $areas }
choice-revolt = Burgeroorlog in: { $land }
choice-ruin = Ramp in: { $land }
choice-settle = Vestigen in: { $land }
choice-infect = Ziekte in: { $land }
choice-betray = Verraad in: { $land }
choice-scrap = Vloot van het bord: { $water }
choice-sail = Vechten om: { $water }
choice-exchange = Inwisselen voor een geldstuk: { $water }
choice-expand = Binnentrekken: { $land }, { $points }
choice-expand-by-sea = Binnentrekken over zee: { $land }, { $points }
choice-attack = Aanvallen: { $land }: { $odds }
choice-attack-by-sea = Aanvallen over zee: { $land }: { $odds }
choice-fort = Fort in: { $land }
choice-fort-coin = Fort voor een geldstuk in: { $land }
choice-embark = Aan boord in: { $water }
choice-recover = Betalen: één geldstuk, en het leger keert terug in je voorraad
choice-recover-allies = Betalen: één geldstuk van de bondgenoten, en het leger mag alleen onbezette landen in
choice-abandon = Niet betalen: het leger is verloren
choice-monument = Monument in: { $land }

odds-betrayed = verraad, 100%
odds-dice = { $attack ->
    [one] { $attack } dobbelsteen
   *[other] { $attack } dobbelstenen
 } tegen { $defence }, { $win }% winst, { $tie }% gelijk
odds-all = , { $conquer }% met alle legers
odds-points = , { $points }
empire-words = { $empire }, { $strength ->
    [one] { $strength } leger
   *[other] { $strength } legers
 }, begint in { $land }{ $capital ->
    [1] {" "}met een hoofdstad
   *[0] {""}
 }
empire-fleets = , vloten: { $waters }

### De kaarten: wat elke kaart doet

card-text-leader = Je rijk valt aan met 3 dobbelstenen, tot je drie dezelfde gooit: dan sneuvelt de leider.
card-text-weaponry = Je rijk telt deze beurt 1 op bij elke aanval.
card-text-reallocation = Wissel zoveel vloten van je rijk als je wilt in voor geldstukken, één voor één.
card-text-minor_hittites = Een extra rijk vóór het jouwe: 3 legers en een hoofdstad, vanuit Oost-Anatolië.
card-text-minor_phoenicia = Een extra rijk vóór het jouwe: 3 legers en een hoofdstad, vanuit de Levant, met vloten in beide delen van de Middellandse Zee.
card-text-minor_mayans = Een extra rijk vóór het jouwe: 2 legers en een hoofdstad, vanuit Midden-Amerika.
card-text-minor_anglo_saxons = Een extra rijk vóór het jouwe: 3 legers, vanaf de Oostzeekust, met een vloot in de Noordzee.
card-text-minor_fujiwara = Een extra rijk vóór het jouwe: 3 legers en een hoofdstad, vanuit Hokkaido, met een vloot in de Japanse Zee.
card-text-minor_safavids = Een extra rijk vóór het jouwe: 3 legers en een hoofdstad, vanuit de Perzische Zoutwoestijn.
card-text-minor_japan = Een extra rijk vóór het jouwe: 5 legers en een hoofdstad, vanuit Honshu, met een vloot in de Japanse Zee.
card-text-allies = 2 geldstukken; een leger dat je ermee terughaalt, mag alleen onbezette landen in.
card-text-astronomy = Een extra vloot, in een zee naar keuze.
card-text-barbarians = Legers uit een dor land vallen de vijanden eromheen een voor een aan, tot er een verloren gaat.
card-text-black_death = Elk leger in twee aangrenzende gebieden gooit een dobbelsteen; bij een 1 verdwijnt het, met zijn fort.
card-text-civil_service = 1 geldstuk, nog 1 bij een hoofdstad en nog 1 bij zeevaart.
card-text-civil_war = Drie legers komen in opstand in drie landen van één vijandelijk rijk; terrein telt niet, forten wel.
card-text-crusade = 3 legers vanaf de Oostelijke Middellandse Zee, met 1 extra bij elke aanval; in Palestina bouwen ze een stad en een fort.
card-text-disaster = Een of twee landen verliezen hun monument, fort en stad; een hoofdstad wordt een stad.
card-text-elite_troops = Je rijk wint bij gelijkspel, tot het zijn eerste leger verliest.
card-text-engineering = 2 forten voor je rijk, als het een hoofdstad heeft.
card-text-expert_troops_straits = Over zeestraten gooien verdedigers 1 dobbelsteen tegen je rijk.
card-text-expert_troops_forests = In bossen gooien verdedigers 1 dobbelsteen tegen je rijk.
card-text-expert_troops_mountains = In bergen gooien verdedigers 1 dobbelsteen tegen je rijk.
card-text-famine = Elk leger in één gebied gooit een dobbelsteen; bij een 1 verdwijnt het, met zijn fort.
card-text-jewish_revolt = Een leger valt in Palestina aan met 3 dobbelstenen; terrein telt niet, een fort wel.
card-text-jihad = Je rijk valt aan met 3 dobbelstenen tot het eerste verlies, en wint bij gelijkspel tot het tweede.
card-text-kingdom_canaanites = Een leger en een stad in Palestina; een vijand daar verdwijnt zonder gevecht.
card-text-kingdom_etruscans = Een leger en een stad in de Noordelijke Apennijnen; een vijand daar verdwijnt zonder gevecht.
card-text-kingdom_kush = Een leger en een stad aan de Opper-Nijl; een vijand daar verdwijnt zonder gevecht.
card-text-kingdom_tiahuanaco = Een leger en een stad in de Zuidelijke Andes; een vijand daar verdwijnt zonder gevecht.
card-text-kingdom_mali = Een leger en een stad aan de Goudkust; een vijand daar verdwijnt zonder gevecht.
card-text-kingdom_thai = Een leger en een stad op het Maleis Schiereiland; een vijand daar verdwijnt zonder gevecht.
card-text-kingdom_zimbabwe = Een leger en een stad in Oost-Afrika; een vijand daar verdwijnt zonder gevecht.
card-text-migrants_africa = 2 legers vestigen zich in twee vrije landen van Afrika.
card-text-migrants_australia = 2 legers vestigen zich in twee vrije landen van Australië.
card-text-migrants_north_america = 2 legers vestigen zich in twee vrije landen van Noord-Amerika.
card-text-naval_power = Tegen aanvallen van je rijk vanaf zee gooien verdedigers 2 dobbelstenen in plaats van 3.
card-text-pestilence = Het leger in een land gooit 3 dobbelstenen, die eromheen 2; bij een 1 verdwijnt het, met zijn fort.
card-text-plague = Een leger gooit 4 dobbelstenen; bij een 1 verdwijnt het, met zijn fort, en trekt de pest met 3 dobbelstenen naar een buurland, tot een leger het overleeft.
card-text-population_explosion = 2 geldstukken.
card-text-siegecraft = Je rijk telt 1 op tegen een fort, stad of hoofdstad; een verwoest fort neemt zijn leger mee.
card-text-treachery = Noem een land van een vijand: je eerste aanval erop deze beurt wint zonder dobbelstenen.

### De tafel: opschriften en tekens

label-epoch = Tijdperk { epoch }
label-years-before = { $start }-{ $stop } v.Chr.
label-years-across = { $start } v.Chr. - { $stop } n.Chr.
label-years-after = { $start }-{ $stop } n.Chr.
label-over = Afgelopen
label-you = jij
label-score = punten
label-now = nu
label-cards = kaarten
label-markers = fiches
label-given = van { $name }
label-strip = Rijken van dit tijdperk
label-seats = Spelers
label-areas = Gebieden
label-value = waard
label-order = trekvolgorde
label-drawn = getrokken
label-force = beurt
label-fleets = vloten
label-navies = oorlogsvloten
label-hand = je gebeurtenissen
label-pool = { $armies ->
    [one] nog { $armies } leger
   *[other] nog { $armies } legers
 }
label-ally-pool = { $armies ->
    [one] { $armies } leger van de bondgenoten
   *[other] { $armies } legers van de bondgenoten
 }
label-ally-coins = { $coins ->
    [one] { $coins } geldstuk van de bondgenoten
   *[other] { $coins } geldstukken van de bondgenoten
 }
label-losses = { $losses } verloren
label-betrayed = verraad in { $land }
label-chosen = gekozen
label-source = vanuit
sign-capital = hoofdstad
sign-city = stad
sign-fort = fort
sign-monument = monument
sign-resource = grondstof
sign-force = nu aan de beurt
sign-presence = aanwezigheid
sign-dominance = dominantie
sign-control = controle
level-presence = a
level-dominance = D
level-control = C

short-western_anatolia = W.-Anatolië
short-eastern_anatolia = O.-Anatolië
short-persian_plateau = Perz. Plateau
short-persian_salt_desert = Zoutwoestijn
short-arabian_peninsula = Arabië
short-great_plain_of_china = Laagvlakte
short-southern_iberia = Z.-Iberië
short-northern_appenines = N. Apennijnen
short-southern_appenines = Z. Apennijnen
short-baltic_seaboard = Oostzeekust
short-malayan_peninsula = Malakka
short-north_european_plain = N.-Eur. Vlakte
short-manchurian_plain = Mantsjoerije
short-pacific_seaboard = Pacif. Kust
short-central_africa = C.-Afrika
short-central_america = M.-Amerika
short-guiana_highlands = Guyana
short-southern_africa = Z. Afrika
short-korean_peninsula = Korea
short-highlands = Hooglanden
short-western_steppe = W. Steppe
short-eastern_steppe = O. Steppe
short-turanian_plain = Turan
short-mexican_valley = Mexico
short-northern_andes = N. Andes
short-southern_andes = Z. Andes
short-eastern_deccan = O. Deccan
short-western_deccan = W. Deccan
short-eastern_ghats = O. Ghats
short-western_ghats = W. Ghats
short-central_massif = C. Massief

### Het einde

category-areas = Gebieden
category-capitals = Hoofdsteden
category-cities = Steden
category-monuments = Monumenten
category-seas = Zeeën
category-markers = Fiches
category-total = Totaal
category-strength = Gespeelde sterkte
end-points = { $name } wint met { points }, een voorsprong van { $ahead }.
end-strength = { $name } wint bij gelijke stand ({ points }), met zwakkere rijken over het hele spel.
end-markers = { $name } wint bij gelijke stand ({ points }) en sterkte, met meer punten uit fiches.
end-last_strength = { $name } wint bij gelijke stand ({ points }), sterkte en fiches, met het zwakste rijk in het laatste tijdperk.
end-shared = { $name } delen de overwinning: gelijk met { points } en in al het andere.
end-not-yet = Het spel is nog niet afgelopen; dit is de tussenstand.

### Opties

option-markers = superioriteitsfiches
option-markers-yes = wie na een tijdperk voorstaat, krijgt er een
option-markers-no = doen niet mee
option-minors = kleine rijken
option-minors-shuffled = tussen de grote gebeurtenissen geschud
option-minors-one_each = precies één in elke hand
option-stacking = legers in een land
option-stacking-one = één
option-stacking-three = tot drie, of twee en een fort
option-navies = vloten
option-navies-leave = gaan na de beurt van het bord
option-navies-stay = blijven liggen met een leger aan boord, en vechten om zeeën
option-polynesia = Polynesië
option-polynesia-in = doet mee als land
option-polynesia-out = doet niet mee
option-caribbean = Atlantische Oceaan en Caribische Zee
option-caribbean-closed = zijn niet verbonden
option-caribbean-open = zijn verbonden
option-coasts = kusten en verbindingen die maar één keer zijn gezien
option-coasts-usual = tellen niet mee
option-coasts-all = tellen ook mee
option-siegecraft = Belegering tegen een fort bij een stad of hoofdstad
option-siegecraft-together = neemt fort en leger tegelijk weg
option-siegecraft-fort_first = neemt eerst het fort weg
option-crusade = Kruistochten die vanaf zee aanvallen
option-crusade-from_sea = krijgen evenveel dobbelstenen tegenover zich als elke aanval vanaf zee
option-crusade-one_die = krijgen één dobbelsteen tegenover zich
