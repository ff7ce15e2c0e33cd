# De teksten van het bord. Namen van goederen, gebouwen en heiligen komen van de server, net als wat er gebeurde.

antiquity-board = Steden en land
antiquity-tab-cities = Steden
antiquity-tab-land = Land
antiquity-tab-tray = Bouwen
antiquity-city = Stad { $city }
antiquity-cities = Steden
antiquity-place = { $city } { $square }
antiquity-at-place = { $city }, { $square }
antiquity-land = Land
antiquity-land-wide = Land groot
antiquity-zone-own = jouw gebied { $count }
antiquity-zone-more = erbij { $count }
antiquity-zone-with-inn = met herberg +{ $count }
antiquity-zone-with-city = met stad +{ $count }
antiquity-zone-with-harbour = met haven +{ $count }
antiquity-fields-taken = gebruikt { $count }
antiquity-fields = { $count ->
    [one] { $count } veld
   *[other] { $count } velden
 }
antiquity-zones = Gebieden
antiquity-zone-of = Gebied: { $name }
antiquity-zones-all = alle gebieden
antiquity-round-goods = goederen
antiquity-round-food = eten / honger
antiquity-round-graves = graven
antiquity-round-pollution = vervuiling
antiquity-round-fed = { $food } van { $level }
antiquity-others-cities = Steden van de anderen
antiquity-tray-click = klik op goederen hieronder
antiquity-cannot-take-back = Dat kun je niet meer los terugnemen: gebruik ongedaan maken.
antiquity-move-take-back = { $what }: terugnemen
antiquity-no-city = Je hebt nog geen stad.
antiquity-only-you = Alleen jij ziet dit
antiquity-round = ronde { $round }
antiquity-phases = Fasen van de ronde
antiquity-phase-1 = Opstaan
antiquity-phase-2 = In de stad
antiquity-phase-3 = Volgorde
antiquity-phase-4 = Op het land
antiquity-phase-5 = Opslag
antiquity-phase-6 = Oogst
antiquity-phase-7 = Expeditie
antiquity-phase-8 = Hongersnood
antiquity-phase-9 = Vervuiling
antiquity-phase-10 = Einde?

### Goederen en prijzen

antiquity-class-food = eten
antiquity-class-luxury = luxe
antiquity-goods-material = bouw
antiquity-goods-food = eten
antiquity-goods-luxury = luxe
antiquity-count-of = { $count } { $good }
antiquity-price-food = { $differs ->
    [yes] { $count } verschillend voedsel
   *[no] { $count } voedsel
 }
antiquity-price-luxury = { $differs ->
    [yes] { $count } verschillende luxegoederen
   *[no] { $count ->
        [one] { $count } luxegoed
       *[other] { $count } luxegoederen
    }
 }
antiquity-free = gratis
antiquity-nothing = niets
antiquity-have = je hebt er { $count }
antiquity-short = mist { $count } { $good }
antiquity-short-of-wood = hout
antiquity-short-of-stone = steen
antiquity-short-of-food = eten
antiquity-short-of-luxury = luxe
antiquity-short-of-olives = olijven
antiquity-short-of-sheep = schapen
antiquity-short-of-grain = graan
antiquity-short-of-wine = wijn
antiquity-harvest-next = oogst fase 6
antiquity-harvest-left = nog { $left }

### Namen waar weinig plaats is

antiquity-short-theology = theologie
antiquity-short-philosophy = filosofie
antiquity-short-biology = biologie
antiquity-short-alchemy = alchemie
antiquity-short-explorer = expeditie
antiquity-short-forced_labour = dwangarbeid
antiquity-storage-of = pakhuis { $rows }×{ $columns }
antiquity-house-number = Huis { $number }
antiquity-grave = graf
antiquity-site-free-farm = boerderij zonder zaad
antiquity-short-site-free-farm = zonder zaad
antiquity-site-clean = schoonmaken
antiquity-site-of = { $site } ({ $good })
antiquity-times = { $what } ({ $count }×)

### Wat gebouwen doen

antiquity-brief-cart_shop = bouwt op het land
antiquity-brief-market = om te ruilen
antiquity-brief-brewery = herbergen
antiquity-brief-granary = −3 graven
antiquity-brief-harbour = zee erbij
antiquity-brief-explorer = voor tekens
antiquity-brief-university = faculteiten
antiquity-brief-theology = kathedraal weg
antiquity-brief-philosophy = vrij betalen
antiquity-brief-biology = gratis zaad
antiquity-brief-alchemy = maakt schoon
antiquity-brief-forced_labour = meer oogst
antiquity-brief-dump = −4 vervuiling
antiquity-brief-cathedral = een heilige
antiquity-brief-hospital = −5 graven
antiquity-brief-stable = groter gebied
antiquity-brief-fountain = honger −1
antiquity-brief-storage = 1×2 of groter
antiquity-brief-house = +1 bewoner
antiquity-does-cart_shop = Met een bewoner mag je er in fase 4 één ding mee bouwen op het land; de bewoner verhuist mee.
antiquity-does-market = Met een bewoner ruil je bij de bank twee goederen voor één, en ruil je met andere spelers.
antiquity-does-brewery = Hiermee mogen je wagens herbergen bouwen, voor 1 voedsel per stuk.
antiquity-does-granary = Scheelt je bij elke hongersnood 3 graven.
antiquity-does-harbour = Met een bewoner hoort de zee naast je steden en herbergen bij je gebied, met de hele kust.
antiquity-does-explorer = Met een bewoner mag je een teken in je gebied omdraaien: je krijgt wat erop staat.
antiquity-does-university = De bewoner bedient alle faculteiten die ertegenaan liggen.
antiquity-does-theology = Hiermee mag je je kathedraal afbreken en een andere heilige kiezen.
antiquity-does-philosophy = Waar verschillende soorten gevraagd worden, mag je met dezelfde betalen.
antiquity-does-biology = Eén boerderij per ronde heeft geen zaad nodig.
antiquity-does-alchemy = Eens per ronde maak je een veld van je gebied schoon, met de velden eromheen.
antiquity-does-forced_labour = Je oogst drie goederen per gebouw en verliest het eerste.
antiquity-does-dump = Met een bewoner heb je 4 vervuiling minder, en anderen mogen in jouw gebied niet vervuilen.
antiquity-does-cathedral = Wijd hem aan een heilige: zijn kracht werkt meteen, en met zijn voorwaarde win je.
antiquity-does-hospital = Met een bewoner ruim je tot 5 graven per ronde.
antiquity-does-stable = Met een bewoner reikt je gebied 3 stappen in plaats van 2.
antiquity-does-fountain = Verlaagt de hongersnood met 1, en je vervuiling elke ronde met 1.
antiquity-does-storage = Met een bewoner bewaart het één goed per vakje.
antiquity-does-house = Elk huis geeft een bewoner, die meteen aan het werk kan.
antiquity-site-does-woodcutter = Op bos: hout van dat veld en het bos eromheen, dat gras wordt.
antiquity-site-does-farm = Op gras: het gewas groeit daar en op het gras eromheen. Die velden raken vervuild.
antiquity-site-does-free-farm = Met je faculteit voor biologie: een boerderij naar keuze zonder zaad.
antiquity-site-does-mine = Op bergen: goud of steen; de eerste mijn beslist voor het hele gebergte.
antiquity-site-does-fishery = Op twee velden aan schone zee: vis, parels of kleurstof uit die zee.
antiquity-site-does-inn = Vergroot je gebied; je hebt een brouwerij nodig.
antiquity-site-does-city = Zeven vrije landvelden die geen andere stad raken; een nieuw plan van 6×6.
antiquity-site-does-clean = Met je faculteit voor alchemie: de vervuiling verdwijnt van een veld en de velden eromheen.
antiquity-kind-once = eenmalig gebouw, { $squares } vakjes
antiquity-kind-many = zoveel als er zijn, { $squares ->
    [one] { $squares } vakje
   *[other] { $squares } vakjes
 }
antiquity-kind-storage = elke rechthoek van delen van 1×2
antiquity-costs-have = { $price }, je hebt er { $have }
antiquity-needs-man = 1 bewoner, je hebt er { $men } vrij
antiquity-needs-none = werkt zonder bewoner
antiquity-tip-spoiled = Er ligt een graf op: het werkt niet en kan niet bemand worden.
antiquity-tip-joined = Werkt als er een bewoner op de universiteit ernaast staat.
antiquity-tip-unmanned = Zonder bewoner werkt het deze ronde niet.
antiquity-tip-new = Nog niet definitief: klik erop om het terug te nemen.
antiquity-supply-left = nog { $left } voor alle spelers samen

### Steden en bewoners

antiquity-plan-of = { $name }: plan van stad { $city }
antiquity-empty-squares = { $count ->
    [one] { $count } vakje vrij
   *[other] { $count } vakjes vrij
 }
antiquity-places = { $count ->
    [one] { $count } plek
   *[other] { $count } plekken
 }
antiquity-men-count = { $men ->
    [one] { $men } bewoner vrij
   *[other] { $men } bewoners vrij
 }
antiquity-men-land = land
antiquity-men-city = stad
antiquity-men-free = vrij
antiquity-men-none = nog geen bewoners
antiquity-men-label = Bewoners: { $free } vrij, { $city } in de steden, { $land } op het land
antiquity-state-spoiled = bedorven door een graf
antiquity-state-manned = bemand
antiquity-state-joined = werkt via de universiteit
antiquity-state-unmanned = onbemand
antiquity-turn-left = Naar links draaien
antiquity-turn-right = Naar rechts draaien
antiquity-not-here = Kan hier niet

### De bouwbak

antiquity-tray = Bouwen
antiquity-tray-empty = Hier is niets.
antiquity-filter-all = alles { $count }
antiquity-filter-can = kan nu { $count }
antiquity-filter-dear = nog niet { $count }
antiquity-filter-built = staat er al { $count }
antiquity-all-houses = huizen: nog { $count }
antiquity-in-hand = in de hand
antiquity-left = nog { $left }
antiquity-lack-built = staat er al
antiquity-lack-higher = hoger
antiquity-lack-sold = op
antiquity-lack-pay = te duur
antiquity-lack-room = geen plek
antiquity-lack-cart = geen wagenmakerij
antiquity-lack-inn = brouwerij nodig
antiquity-lack-field = geen veld
antiquity-sizes = Hoe groot?
antiquity-sizes-small = { $rows } × { $columns }: bewaart { $goods } goederen
antiquity-free-house-pick = kies een huis, het is gratis
antiquity-land-tray = Op het land
antiquity-carts = { $count ->
    [one] nog { $count } wagen
   *[other] nog { $count } wagens
 }
antiquity-own-works = { $count ->
    [one] { $count } gebouw van jou
   *[other] { $count } gebouwen van jou
 }
antiquity-no-works = Je hebt niets op het land om te oogsten.
antiquity-work-left = { $field }, { $left ->
    [one] nog { $left } goed
   *[other] nog { $left } goederen
 }

### Spelers en hongersnood

antiquity-order = Plaats in de volgorde
antiquity-out = eruit
antiquity-out-small = uit het spel
antiquity-ready = klaar
antiquity-stat-cities = Steden
antiquity-stat-houses = Huizen
antiquity-stat-goods = Goederen
antiquity-stat-graves = Graven
antiquity-no-saint = nog geen heilige
antiquity-no-saint-small = bouw een kathedraal
antiquity-houses-built = { $count } van 20 huizen
antiquity-famine = Hongersnood
antiquity-famine-small = tekens: ieders eten
antiquity-famine-fed = { $name }: eten en graanschuur { $food }
antiquity-graves = { $count ->
    [one] { $count } graf
   *[other] { $count } graven
 }
antiquity-pollutions = { $count } vervuiling
antiquity-due-famine = jij, fase 8
antiquity-due-pollution = jij, fase 9
antiquity-as-before = Zoals het was toen deze fase begon: plannen zijn geheim.
antiquity-realm-small = { $men ->
    [one] { $men } bewoner
   *[other] { $men } bewoners
 }, gebied van { $zone ->
    [one] { $zone } veld
   *[other] { $zone } velden
 }, { $carts } op wagens en expeditie

### Heiligen

antiquity-saints = Waarmee je wint
antiquity-saints-own = Zo kun je winnen
antiquity-saints-small = alleen met een kathedraal, en alleen door de heilige daarvan
antiquity-missing = ontbreekt: { $what }
antiquity-missing-giorgio = het dichtst bij: { $name }
antiquity-more = nog { $count }
antiquity-goal-nicolo = { $done } van { $of } huizen
antiquity-goal-barbara = { $done } van { $of } soorten
antiquity-goal-christofori = { $done } van { $of } goederen
antiquity-goal-giorgio = { $done } van { $of ->
    [one] { $of } veld
   *[other] { $of } velden
 }
antiquity-goal-maria = { $done } van { $of } heiligen
antiquity-power-nicolo = Bij elk huis dat je koopt, mag je een lager huis gratis bouwen.
antiquity-power-barbara = Je mag je gebouwen verplaatsen, en graven naar lege vakjes brengen.
antiquity-power-christofori = Je bewaart al je goederen, zonder pakhuis.
antiquity-power-giorgio = Je krijgt 1 vis voor elke kathedraal die in een ronde gebouwd wordt.
antiquity-power-maria = Je hebt de krachten van alle vier de anderen.
antiquity-power-short-nicolo = bij elk huis een lager huis gratis
antiquity-power-short-barbara = verplaatst gebouwen en graven
antiquity-power-short-christofori = bewaart alle goederen
antiquity-power-short-giorgio = vis voor kathedralen
antiquity-power-short-maria = alle vier de krachten
antiquity-win-nicolo = Je wint als alle 20 huizen gebouwd zijn.
antiquity-win-barbara = Je wint met één gebouw van elke soort, zonder graf erop.
antiquity-win-christofori = Je wint met 3 van elk voedsel en elk luxegoed.
antiquity-win-giorgio = Je wint als jouw gebied dat van een andere speler helemaal bedekt.
antiquity-win-maria = Je wint als je twee van de andere vier voorwaarden haalt.

### Plaatsen

antiquity-why-outside = het steekt buiten de stad
antiquity-why-covered = op { $square } staat al iets: { $building }
antiquity-why-other = dit kun je nu niet bouwen
antiquity-why-nowhere = Er is nergens plek voor.
antiquity-why-point = wijs eerst een vakje aan
antiquity-spoken-fits = { $square }, past
antiquity-spoken-not = { $square }, past niet: { $why }
antiquity-spoken-rings = Kies een ring voor de bewoner.
antiquity-ask-where = Waar komt het: { $piece }?
antiquity-ask-fits = Hier past het
antiquity-ask-not = Hier past het niet
antiquity-act-build = Hier bouwen
antiquity-act-lay = Hier leggen
antiquity-act-not-here = past hier niet
antiquity-act-point = wijs een vakje aan
antiquity-act-turn = Draaien
antiquity-act-turn-small = stand { $turn } van { $turns }
antiquity-act-back = Terugleggen
antiquity-act-back-small = kost niets
antiquity-gain-free-house = Gratis, door de kracht van je heilige. Er komt een bewoner bij.
antiquity-gain-house = Er komt een bewoner bij, die meteen aan het werk kan.
antiquity-gain-harbour = { $count ->
    [0] Er ligt geen zee naast je steden en herbergen: er komt niets bij.
    [one] Met een bewoner erop krijgt je gebied er { $count } veld bij.
   *[other] Met een bewoner erop krijgt je gebied er { $count } velden bij.
 }
antiquity-gain-grave = Een graf gaat naar een leeg vakje.
antiquity-gain-lay = { $count ->
    [one] Eén stuk is opgetild.
   *[other] { $count } stukken zijn opgetild.
 }

### Vragen

antiquity-ask-plan = Bouw, beman of ruil. Klaar?
antiquity-ask-plan-short = Bouwen of ruilen. Klaar?
antiquity-plan-secret = Niemand ziet je plan tot iedereen klaar is.
antiquity-plan-secret-short = Geheim tot iedereen klaar is.
antiquity-plan-overflow = { $count ->
    [one] Geen plaats voor { $count } goed, tenzij je het op het land gebruikt.
   *[other] Geen plaats voor { $count } goederen, tenzij je ze op het land gebruikt.
 }
antiquity-plan-bare = Niets over om op het land te bouwen: geen hout en geen zaaigoed.
antiquity-act-ready = Klaar
antiquity-act-ready-wait = plan dicht, wachten op { $names }
antiquity-act-ready-last = alle anderen zijn klaar
antiquity-act-man = Bemannen
antiquity-act-man-all = { $count ->
    [2] Beide aan het werk
   *[other] Alle { $count } aan het werk
 }
antiquity-act-man-small = { $men ->
    [one] { $men } bewoner vrij
   *[other] { $men } bewoners vrij
 }
antiquity-act-market = Ruilen
antiquity-act-market-offers = { $count ->
    [one] { $count } aanbod
   *[other] { $count } aanbiedingen
 }
antiquity-act-market-bank = bank en spelers
antiquity-act-market-others = met spelers
antiquity-act-lift = Verplaatsen
antiquity-act-lift-small = door je heilige
antiquity-act-stop-lift = Klaar met verplaatsen
antiquity-act-clear = Graven ruimen
antiquity-act-clear-small = { $count } met het ziekenhuis
antiquity-act-raze = Kathedraal afbreken
antiquity-act-raze-small = je verliest { $saint }
antiquity-ask-lift = Wat verplaats je? Klik op een gebouw, een huis of een graf.
antiquity-ask-lift-small = Bewoners en graven gaan met hun gebouw mee.
antiquity-lifted = Opgetild: { $names }. Eerst moet alles weer liggen.
antiquity-act-put-back = Alles terug
antiquity-act-put-back-small = zoals het was
antiquity-pay-due = Je moet nog betalen: { $price }.
antiquity-ask-saint = De kathedraal wijden aan { $saint }?
antiquity-ask-saint-small = De kracht werkt meteen; de anderen horen het bij de onthulling.
antiquity-act-choose = Kies { $saint }
antiquity-free-houses = Gratis: huis { $numbers }.
antiquity-act-no-house = Geen gratis huis
antiquity-act-no-house-small = dan vervalt het
antiquity-choosing-small = Zeven velden, helemaal op een starttegel; deze stad mag op elk terrein.
antiquity-found-zone = { $count ->
    [one] Je gebied krijgt { $count } veld.
   *[other] Je gebied krijgt { $count } velden.
 }
antiquity-ask-found = Je eerste stad rond { $field }?
antiquity-act-found = Stad plaatsen
antiquity-act-found-small = zeven velden
antiquity-land-small = { $carts ->
    [one] Nog { $carts } wagen.
   *[other] Nog { $carts } wagens.
 } Je hebt { $food } voedsel.
antiquity-land-nothing = Je kunt nu niets bouwen.
antiquity-land-lit = { $count ->
    [one] Op { $count } veld kan het.
   *[other] Op { $count } velden kan het.
 }
antiquity-brings-woodcutter = { $count ->
    [one] { $count } veld hout, dat gras wordt.
   *[other] { $count } velden hout, die gras worden.
 }
antiquity-brings-farm = { $count ->
    [one] Geeft { $count } goed; dat veld raakt vervuild.
   *[other] Geeft { $count } goederen; die velden raken vervuild.
 }
antiquity-brings-free-farm = { $count ->
    [one] Geeft { $count } goed; dat veld raakt vervuild.
   *[other] Geeft { $count } goederen; die velden raken vervuild.
 }
antiquity-brings-mine = { $count ->
    [one] Geeft { $count } goed; dat veld raakt vervuild.
   *[other] Geeft { $count } goederen; die velden raken vervuild.
 }
antiquity-brings-fishery = { $count ->
    [one] Geeft { $count } goed; die zee raakt vervuild.
   *[other] Geeft { $count } goederen; die zee raakt vervuild.
 }
antiquity-brings-inn = { $count ->
    [one] Je gebied groeit met { $count } veld.
   *[other] Je gebied groeit met { $count } velden.
 }
antiquity-brings-city = { $count ->
    [one] Gebied +{ $count } veld, een plan van 6×6, en elke ronde 3 vervuiling meer.
   *[other] Gebied +{ $count } velden, een plan van 6×6, en elke ronde 3 vervuiling meer.
 }
antiquity-brings-clean = { $count ->
    [one] { $count } veld wordt schoon.
   *[other] { $count } velden worden schoon.
 }
antiquity-ask-field = { $name }: op welk veld?
antiquity-ask-fishery = { $name }: op welke twee velden aan zee?
antiquity-ask-second = En het tweede veld, naast { $field }?
antiquity-ask-here = { $name } op { $field }?
antiquity-act-done = Klaar
antiquity-act-done-small = { $carts ->
    [0] geen wagens meer
   *[other] { $carts } ongebruikt
 }
antiquity-act-clean = Schoonmaken
antiquity-ask-storing = { $count ->
    [one] Voor { $count } goed is geen plaats. Welk gaat weg?
   *[other] Voor { $count } goederen is geen plaats. Welke gaan weg?
 }
antiquity-storing-small = Je pakhuizen bewaren er { $room }.
antiquity-ask-harvest = { $site } op { $field }: van welk veld pak je { $good }?
antiquity-harvest-small = { $count ->
    [one] Nog één te pakken.
   *[other] Nog { $count } te pakken.
 }
antiquity-harvest-last = Het goed onder de bewoner komt het laatst.
antiquity-harvest-forced = Dwangarbeid: { $count } te pakken, en één ervan gaat verloren.
antiquity-ask-explore = Het teken op { $field } omdraaien?
antiquity-explore-small = Je krijgt wat erop staat; voedsel verhoogt de hongersnood ({ $level }) met 1.
antiquity-act-explore = Omdraaien
antiquity-act-explore-small = kan niet terug
antiquity-act-pass = Niet omdraaien
antiquity-ask-bury = { $count ->
    [one] Waar komt het graf?
   *[other] Waar komen { $count } graven?
 }
antiquity-bury-on-buildings = Geen vakje is leeg: graven komen op gebouwen, die dan niet meer werken.
antiquity-ask-pollute = { $count ->
    [one] Welk veld vervuil je?
   *[other] Welke { $count } velden vervuil je?
 }
antiquity-act-bury = { $count ->
    [one] Leg dit graf
   *[other] Leg deze { $count } graven
 }
antiquity-act-pollute = { $count ->
    [one] Vervuil dit veld
   *[other] Vervuil deze { $count }
 }
antiquity-act-harvest = { $count ->
    [one] Oogst dit veld
   *[other] Oogst deze { $count }
 }
antiquity-act-discard = { $count ->
    [one] Gooi dit weg
   *[other] Gooi deze { $count } weg
 }
antiquity-act-proposed = Volgens voorstel
antiquity-act-proposed-small = van de computer
antiquity-why-bury = Voorstel: { $count ->
    [one] het krapste vakje
   *[other] de krapste vakjes
 }, zodat grote gebouwen nog passen. Klik op een vakje om het te veranderen.
antiquity-why-spoil = Voorstel: { $buildings }, dat mis je het minst.
antiquity-why-pollute = Voorstel: velden met weinig schone velden van hun soort ernaast. Klik op een veld om het te veranderen.
antiquity-why-pollute-others = Voorstel: velden waar { $names } ook bij kan, en kleine van jezelf. Klik op een veld om het te veranderen.
antiquity-why-harvest = Voorstel: zo houd je het beste land over.
antiquity-why-discard = Voorstel: wat je het minst nodig hebt. Klik op een goed om het te veranderen.
antiquity-markers-changed = Klik op een teken om het op te pakken, en op een andere plek om het daar te leggen.
antiquity-markers-missing = nog { $count } te gaan
antiquity-act-again = Verder plannen
antiquity-waiting-plan = Je plan is dicht
antiquity-waiting-plan-small = Wachten op { $names }.
antiquity-waiting-choosing = { $name } plaatst een eerste stad
antiquity-waiting-countryside = { $name } bouwt op het land
antiquity-waiting-storing = { $name } kiest wat blijft
antiquity-waiting-harvesting = { $name } oogst
antiquity-waiting-exploring = { $name } is op expeditie
antiquity-waiting-burying = { $name } legt graven
antiquity-waiting-polluting = { $name } legt vervuiling
antiquity-waiting-paying = { $name } betaalt

### Ruilen

antiquity-ask-market = Ruil met de bank of met de anderen
antiquity-market-small = Een van jullie moet een werkende markthal hebben.
antiquity-market-offer = Aan { $name }: { $gives } voor { $wants }.
antiquity-act-bank = Ruil met de bank
antiquity-bank-trade = { $good } en { $other } voor { $wanted }
antiquity-act-propose = Bied aan { $name }
antiquity-act-close = Terug naar de stad
antiquity-bank = Bank
antiquity-bank-give = Je geeft er twee:
antiquity-bank-get = Je krijgt er één:
antiquity-bank-closed = De bank ruilt met je als je markthal bemand is.
antiquity-take-back = { $good } terugnemen
antiquity-offers = Aanbiedingen
antiquity-no-offers = Nu geen aanbiedingen.
antiquity-new-offer = Nieuw aanbod
antiquity-offers-left = deze ronde nog { $count }
antiquity-you-give = Jij geeft
antiquity-you-want = Jij wilt
antiquity-side-gives = geeft
antiquity-side-asks = vraagt van jou
antiquity-act-accept = Aannemen
antiquity-act-counter = Tegenbod
antiquity-act-refuse = Afwijzen
antiquity-act-withdraw = Intrekken
antiquity-offer-lacks-goods = Je hebt niet wat er gevraagd wordt.
antiquity-offer-no-market = Geen van jullie heeft een bemande markthal.
antiquity-offer-waits = { $name } heeft nog niet geantwoord.
antiquity-fewer = Minder { $good }
antiquity-one-more = Eén { $good } meer

### Zetten in woorden

antiquity-move-found = Eerste stad rond { $field }
antiquity-move-build = Bouw { $building } op { $place }{ $turn ->
    [0] {""}
   *[other] , { $turn } keer gedraaid
 }
antiquity-move-lay = Leg { $building } op { $place }{ $turn ->
    [0] {""}
   *[other] , { $turn } keer gedraaid
 }
antiquity-move-house = Bouw huis { $number } op { $place }
antiquity-move-add-house = Bouw huis { $number } gratis op { $place }
antiquity-move-no-house = Geen gratis huis
antiquity-move-man = Zet een bewoner aan het werk: { $building }, { $place }
antiquity-move-man-there = Zet een bewoner aan het werk op { $place }
antiquity-move-clear = Ruim het graf op { $place }
antiquity-move-raze = Breek de kathedraal af
antiquity-move-bank = Geef de bank { $good } en { $other } voor { $wanted }
antiquity-move-lift = Til op: { $building }, { $place }
antiquity-move-lift-there = Til op wat op { $place } stond
antiquity-act-move-grave = Verplaats het graf op { $place }
antiquity-move-grave = Verplaats het graf op { $place } naar { $target }
antiquity-move-put-back = Leg alles terug
antiquity-move-ready = Klaar
antiquity-move-pay = Betaal met { $good }
antiquity-move-choose = Kies { $saint }
antiquity-move-woodcutter = Houthakkerij op { $field }
antiquity-move-farm = Boerderij met { $good } op { $field }
antiquity-move-free-farm = Boerderij zonder zaad, { $good }, op { $field }
antiquity-move-mine = Mijn voor { $good } op { $field }
antiquity-move-fishery = Visserij voor { $good } op { $field } en { $other }
antiquity-move-inn = Herberg op { $field }
antiquity-move-city = Stad rond { $field }
antiquity-move-clean = Maak schoon rond { $field }
antiquity-move-done = Klaar op het land
antiquity-move-discard = Leg { $good } weg
antiquity-move-harvest = Oogst { $field }
antiquity-move-explore = Draai het teken op { $field } om
antiquity-move-pass = Draai geen teken om
antiquity-move-bury = Graf op { $place }
antiquity-move-pollute = Vervuil { $field }
antiquity-move-deal = Begin een aanbod aan { $name }
antiquity-move-give = Geef { $count } { $good }
antiquity-move-want = Vraag { $count } { $good }
antiquity-move-propose = Doe het aanbod
antiquity-move-drop = Laat het aanbod vallen
antiquity-move-accept = Neem aanbod { $offer } aan
antiquity-move-decline = Wijs aanbod { $offer } af
antiquity-move-counter = Doe een tegenbod op { $offer }
antiquity-move-withdraw = Trek aanbod { $offer } in

### Het verslag

antiquity-whom-you = jou
antiquity-log-opening = Het land ligt er, en de volgorde is geloot.
antiquity-log-ready = { $you ->
    [yes] Jij bent klaar.
   *[no] { $name } is klaar.
 }
antiquity-log-done = { $you ->
    [yes] Jij bent klaar op het land.
   *[no] { $name } is klaar op het land.
 }
antiquity-log-pollute = { $you ->
    [yes] Jij vervuilt { $what }.
   *[no] { $name } vervuilt { $what }.
 }
antiquity-log-bury = { $count ->
    [one] { $you ->
        [yes] Jij legt een graf: { $what }.
       *[no] { $name } legt een graf: { $what }.
    }
   *[other] { $you ->
        [yes] Jij legt { $count } graven: { $what }.
       *[no] { $name } legt { $count } graven: { $what }.
    }
 }
antiquity-log-discard = { $you ->
    [yes] Jij hebt geen plaats voor { $what }.
   *[no] { $name } heeft geen plaats voor { $what }.
 }
antiquity-log-harvest = { $you ->
    [yes] Jij oogst { $what }.
   *[no] { $name } oogst { $what }.
 }
antiquity-thing-at = { $what } { $where }
antiquity-log-spent = { $you ->
    [yes] Bij jou is leeg: { $what }.
   *[no] Bij { $name } is leeg: { $what }.
 }
antiquity-log-spoiled = { $you ->
    [yes] Bij jou werkt niet meer: { $what }.
   *[no] Bij { $name } werkt niet meer: { $what }.
 }
antiquity-revealed = De plannen zijn onthuld
antiquity-revealed-nothing = Niets nieuws: { $names }.
antiquity-told-men = bewoners: { $buildings }
antiquity-plan-built = { $building }
antiquity-plan-rearranged = { $building } verplaatst
antiquity-plan-razed = kathedraal afgebroken
antiquity-plan-traded = { $wanted } van de bank
antiquity-plan-manned = { $count ->
    [one] { $count } bewoner
   *[other] { $count } bewoners
 } ({ $buildings })
antiquity-plan-cleared = { $count ->
    [one] { $count } graf geruimd
   *[other] { $count } graven geruimd
 }
antiquity-plan-graves = { $count ->
    [one] { $count } graf verplaatst
   *[other] { $count } graven verplaatst
 }
antiquity-summary = De ronde tot nu toe
antiquity-summary-of = Ronde { $round }
antiquity-round-before = De ronde ervoor
antiquity-round-after = De ronde erna
antiquity-nothing-yet = Nog niets.

### Het einde

antiquity-end-won = { $you ->
    [yes] Je wint!
   *[no] { $name } wint!
 }
antiquity-end-shared = { $names } delen de overwinning
antiquity-end-nobody = Niemand wint
antiquity-end-by-saint = { $saint }: { $goal }, in ronde { $round }.
antiquity-end-by-clean = Meer onvervuilde velden dan { $names }: { $most } tegen { $fewer }.
antiquity-than-you = jij
antiquity-end-by-last = Alle anderen zijn uitgeschakeld.
antiquity-end-by-nobody = Voor niemands graven was nog plaats.
antiquity-end-by-limit = Het maximum aan ronden is bereikt.
antiquity-chronicle = Hoe het zover kwam
antiquity-row = Rij
antiquity-own-saint = de beschermheilige
antiquity-row-houses = Huizen
antiquity-row-cities = Steden
antiquity-row-graves = Graven
antiquity-row-zone = Gebied
antiquity-row-clean = Onvervuilde velden

### In woorden

antiquity-text-heading = Ronde { $round }, { $phase }. Hongersnood { $famine }. Volgorde: { $order }.
antiquity-text-player = { $name }: { $state ->
    [out] uitgeschakeld.
   *[in] { antiquity-cities-count }, { antiquity-houses-count }, { antiquity-men-count }, { $land } op het land; goederen: { $goods }; { $saint }; gebied van { antiquity-zone-count }; graven op komst: { $graves }, vervuiling: { $pollution }.
 }
antiquity-cities-count = { $cities ->
    [one] { $cities } stad
   *[other] { $cities } steden
 }
antiquity-houses-count = { $houses ->
    [one] { $houses } huis
   *[other] { $houses } huizen
 }
antiquity-zone-count = { $zone ->
    [one] { $zone } veld
   *[other] { $zone } velden
 }
antiquity-text-city = Stad { $city }: { $buildings }. Lege vakjes ({ $empty }): { $squares }.
antiquity-text-building = { $building } ({ $squares })
antiquity-text-houses = huizen ({ $squares })
antiquity-text-graves = graven ({ $squares })
antiquity-text-plan = Je plan tot nu toe: { $plan }.
antiquity-text-works = Je gebouwen op het land: { $works }.
antiquity-text-work = { $site } met { $good } op { $field }, nog { $left }
antiquity-text-saints = Waarmee je wint: { $saints }.
antiquity-text-saint = { $saint } { $done } van { $of }
antiquity-text-shop = Te bouwen: { $pieces }.
antiquity-text-house-prices = Huizen die je kunt betalen: { $houses }.
antiquity-text-sites = Op het land: { $sites }.
antiquity-text-site = { $name }: { $site } op { $field }
antiquity-text-offer = Aanbod { $number }, { $maker } aan { $partner }: { $gives } voor { $wants }.
antiquity-text-land = Op het land: { $sites }. Je gebied heeft { antiquity-fields }. Onvervuild bos: { $forest }; gras: { $grass }; bergen: { $mountain }; zee: { $sea }. Vervuild: { $polluted }. Tekens: { $markers }.

### Toetsen

antiquity-keys-move = Het stuk in de hand verplaatsen
antiquity-keys-square = Naar dat vakje: een letter, dan een cijfer
antiquity-keys-next = Volgende of vorige plek waar het past
antiquity-keys-turn = Draaien
antiquity-keys-build = Neerleggen
antiquity-keys-city = Een andere stad
antiquity-keys-land = Land groot

antiquity-deed-founded = stad, { $field }
antiquity-deed-works = { $site }, { $field }
antiquity-deed-inn-built = herberg, { $field }
antiquity-deed-cleaned = maakte { $field } schoon
antiquity-deed-explored = { $good }, { $field }
antiquity-deed-buried = { $count ->
    [one] { $count } graf
   *[other] { $count } graven
 }
antiquity-deed-polluted = vervuilde { $field }
antiquity-deed-fulfilled = voldeed aan de heilige
antiquity-deed-dealt-with = sloot een ruil
antiquity-deed-out = uit het spel
