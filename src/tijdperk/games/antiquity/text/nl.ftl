# Teksten van Antiquity. Namen van goederen, gebouwen, heiligen en tegels komen uit content.toml.
# en.ftl heeft dezelfde berichten met dezelfde variabelen.

figures-note = De tegels van het land zijn voor dit project ontworpen; wie de doos heeft, kan de gedrukte tegels in een bestand zetten.

### Waarom een zet niet mag; het nummer van de regel komt erachter.

error-asked-something-else = { $decision ->
    [choosing] Kies eerst waar je eerste stad ligt.
    [rearranging] Leg eerst neer wat je hebt opgepakt, of zet alles terug.
    [paying] Zeg eerst waarmee je betaalt.
    [dedicating] Kies eerst een heilige voor je kathedraal.
    [free_house] Bouw eerst je gratis huis, of zie ervan af.
    [countryside] Je bent aan de beurt op het land: bouw daar iets, of zeg dat je klaar bent.
    [storing] Kies eerst welke goederen je niet kunt houden.
    [harvesting] Kies eerst welk veld je oogst.
    [exploring] Draai eerst een fiche om, of pas.
    [burying] Leg eerst je graven.
    [polluting] Leg eerst je vervuiling.
   *[planning] Nu bouw je in de stad: ga verder met je plan, of zeg dat je klaar bent.
 }
error-not-on-start-tile = Je eerste stad moet helemaal op een starttegel liggen.
error-tile-taken = Op die tegel is al iemand anders begonnen.
error-not-in-zone = Dat ligt niet in je gebied.
error-occupied = Daar staat of ligt al iets: een stad, herberg, visserij, bewoner of goed.
error-polluted = Dat veld is vervuild.
error-wrong-terrain = Dat gebouw past niet op zo’n veld: een houthakkerij komt op bos, een boerderij op gras, een mijn op gebergte.
error-no-cart = Je hebt geen bemande wagenmakerij meer.
error-cannot-pay = Je hebt de goederen niet om dat te betalen.
error-no-seed = Een boerderij kost één stuk van wat ze levert, en dat heb je niet.
error-wrong-crop = Een boerderij levert olijven, schapen, graan of wijn.
error-no-biology = Je hebt geen werkende faculteit voor biologie, of je hebt deze ronde al een boerderij zonder zaad gebouwd.
error-wrong-mineral = Een mijn levert goud of steen.
error-range-gives-other = De eerste mijn in dit gebergte heeft het bepaald: het levert { $given }.
error-wrong-catch = Een visserij levert vis, parels of kleurstof.
error-not-two-neighbours = Een visserij ligt op twee velden die aan elkaar grenzen; noem het eerste eerst.
error-no-clean-sea = Elk van de twee velden moet aan zee zonder vervuiling grenzen.
error-fisheries-used = Alle visserijen zijn in gebruik.
error-no-brewery = Je hebt een werkende brouwerij nodig.
error-inns-used = Al je herbergen staan op het land.
error-off-the-land = Een stad heeft zeven velden, en die liggen daar niet allemaal op het land.
error-not-land = Dat kan alleen op land.
error-touches-city = Een nieuwe stad mag niet aan een andere stad grenzen.
error-cities-used = Je hebt al zoveel steden als je kunt hebben.
error-no-alchemy = Je hebt geen werkende faculteit voor alchemie, of je hebt deze ronde al schoongemaakt.
error-nothing-to-clean = Daar valt niets schoon te maken.
error-centre-not-polluted = Het veld in het midden moet vervuild en vrij zijn.
error-no-such-city = Je hebt geen stad { $city }.
error-does-not-fit = Het zou daar buiten de stad uitsteken.
error-square-covered = Daar staat al iets.
error-square-grave = Daar ligt een graf.
error-already-built = Dit heb je al gebouwd, en het kan maar één keer: { $kind }.
error-sold-out = Er zijn niet genoeg stukken meer: { $kind }.
error-same-turn = Zo gedraaid ligt het hetzelfde; gebruik minder kwartslagen.
error-house-built = Dat huis heb je al gebouwd.
error-no-such-building = Zo’n gebouw heb je daar niet.
error-needs-no-man = Hier kun je geen bewoner op zetten: { $kind }.
error-has-man = Hier staat al een bewoner op: { $kind }.
error-spoiled = Hier ligt een graf op, dus het werkt niet: { $kind }.
error-no-men = Je hebt geen bewoner meer om in te zetten.
error-worked-by-university = Dit werkt al via de universiteit: { $kind }.
error-no-hospital = Je hebt een werkend ziekenhuis nodig.
error-no-grave = Daar ligt geen graf.
error-enough-cleared = { $count ->
    [one] Je ziekenhuis heeft deze ronde al { $count } graf geruimd.
   *[other] Je ziekenhuis heeft deze ronde al { $count } graven geruimd.
 }
error-no-theology = Je hebt een werkende faculteit voor theologie nodig.
error-no-cathedral = Je hebt geen kathedraal.
error-razed-already = Je hebt je kathedraal deze ronde al afgebroken.
error-not-maria = Een kathedraal van Santa Maria kun je niet afbreken.
error-no-market = Je hebt een werkende markthal nodig.
error-lacks-goods = Die goederen heb je niet om te geven.
error-same-good = Je zou terugkrijgen wat je geeft.
error-no-barbara = Daarvoor heb je de gave van Santa Barbara of Santa Maria nodig.
error-moved-enough = Meer kun je in één ronde niet verplaatsen.
error-not-lifted = Dat heb je niet opgepakt.
error-not-wanted = Daarmee kun je nu niet betalen.
error-not-lower = Het gratis huis moet een lager nummer hebben dan het huis dat je betaalde.
error-no-such-house = Er is geen huis met dat nummer.
error-nothing-of-it = Daar heb je niets van.
error-not-its-counter = Daar ligt geen goed van dit gebouw.
error-kept-for-last = Het goed onder de bewoner komt het laatst.
error-no-marker = Daar ligt geen fiche.
error-empty-first = Graven komen op lege vakjes zolang je die hebt.
error-on-house = Op een huis kan geen graf komen.
error-protected = Dat veld wordt door een vuilstort van een ander beschermd.
error-not-planning = Ruilen kan alleen in de fase waarin je in de stad bouwt.
error-out-of-game = Die speler ligt uit het spel.
error-busy = Maak eerst af waar je mee bezig bent.
error-no-market-between = Een van jullie moet een werkende markthal hebben.

error-field-unknown = Het veld ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld k7.
error-second-unknown = Het veld ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld k7.
error-shape-unknown = Het gebouw ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld market of storage-2x3.
error-place-unknown = Het vakje ‘{ $name }’ bestaat niet; schrijf stad, kolom en rij zoals in een partijbestand, bijvoorbeeld 2c6.
error-target-unknown = Het vakje ‘{ $name }’ bestaat niet; schrijf stad, kolom en rij zoals in een partijbestand, bijvoorbeeld 2c6.
error-good-unknown = Het goed ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld olives.
error-other-unknown = Het goed ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld olives.
error-wanted-unknown = Het goed ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld olives.
error-saint-unknown = De heilige ‘{ $name }’ bestaat niet; de heiligen zijn nicolo, barbara, christofori, giorgio en maria.

### Wat er gebeurde

event-tile-laid = {""}
event-order-drawn = { $you ->
    [yes] Je bent nummer { $number } in de speelvolgorde.
   *[no] { $name } is nummer { $number } in de speelvolgorde.
 }
event-round = Ronde { $round }: alle bewoners in de steden staan op, en iedereen maakt in het geheim een plan.
event-phase = { $phase ->
    [land] Het bouwen op het land begint.
    [storage] Goederen worden opgeslagen.
    [harvest] De oogst begint.
    [exploration] De expedities beginnen.
    [hunger] Er komt hongersnood.
   *[pollution] Er komt vervuiling.
 }
event-founded = { $number ->
    [1] { $you ->
        [yes] Je legt je eerste stad rond { $field }.
       *[no] { $name } legt een eerste stad rond { $field }.
    }
   *[other] { $you ->
        [yes] Je sticht stad { $number } rond { $field }.
       *[no] { $name } sticht stad { $number } rond { $field }.
    }
 }
event-built = { $you ->
    [yes] Je bouwt op { $place }: { $shape }.
   *[no] { $name } bouwt op { $place }: { $shape }.
 }
event-housed = { $you ->
    [yes] Je bouwt huis { $number } op { $place }{ house-free }.
   *[no] { $name } bouwt huis { $number } op { $place }{ house-free }.
 }
event-paid = { $you ->
    [yes] Je betaalt: { goods }.
   *[no] { $name } betaalt: { goods }.
 }
event-manned = { $you ->
    [yes] Je zet een bewoner in op { $place }: { $kind }.
   *[no] { $name } zet een bewoner in op { $place }: { $kind }.
 }
event-chose = { $you ->
    [yes] Je kiest { $saint } als beschermheilige.
   *[no] { $name } kiest { $saint } als beschermheilige.
 }
event-razed = { $you ->
    [yes] Je breekt je kathedraal af en verliest { $saint }.
   *[no] { $name } breekt de kathedraal af en verliest { $saint }.
 }
event-cleared = { $you ->
    [yes] Je ziekenhuis ruimt het graf op { $place }.
   *[no] Het ziekenhuis van { $name } ruimt het graf op { $place }.
 }
event-traded = { $you ->
    [yes] Je geeft de bank { $good } en { $other } voor { $wanted }.
   *[no] { $name } geeft de bank { $good } en { $other } voor { $wanted }.
 }
event-rearranged = { $you ->
    [yes] Je verplaatst naar { $place }: { $shape }.
   *[no] { $name } verplaatst naar { $place }: { $shape }.
 }
event-grave-moved = { $you ->
    [yes] Je verplaatst het graf op { $place } naar { $target }.
   *[no] { $name } verplaatst het graf op { $place } naar { $target }.
 }
event-voided = { $you ->
    [yes] Er waren niet genoeg stukken meer: { $kind }. Je krijgt je { $good } terug.
   *[no] Er waren niet genoeg stukken meer: { $kind }. { $name } krijgt { $good } terug.
 }
event-revealed = Iedereen is klaar, en de plannen worden onthuld.
event-famine = De hongersnood staat nu op { $level }.
event-ranked = { $you ->
    [yes] Je bent nummer { $number } in de speelvolgorde, met { men }.
   *[no] { $name } is nummer { $number } in de speelvolgorde, met { men }.
 }
event-works = { $you ->
    [yes] Je bouwt op { $field }: { $site } ({ $good }).
   *[no] { $name } bouwt op { $field }: { $site } ({ $good }).
 }
event-taken = { $count ->
    [one] Daar hoort { $count } veld bij.
   *[other] Daar horen { $count } velden bij.
 }
event-inn-built = { $you ->
    [yes] Je bouwt een herberg op { $field }.
   *[no] { $name } bouwt een herberg op { $field }.
 }
event-cleaned = { $you ->
    [yes] Je maakt { fields-cleaned } schoon bij { $field }.
   *[no] { $name } maakt { fields-cleaned } schoon bij { $field }.
 }
event-discarded = { $you ->
    [yes] Je hebt geen plaats voor: { goods }.
   *[no] { $name } heeft geen plaats voor: { goods }.
 }
event-harvested = { $count ->
    [0] { $you ->
        [yes] Je dwangarbeid kost je het laatste goed: { $good }.
       *[no] Dwangarbeid kost { $name } het laatste goed: { $good }.
    }
   *[other] { $you ->
        [yes] Je oogst: { goods }.
       *[no] { $name } oogst: { goods }.
    }
 }
event-spent = { $you ->
    [yes] Op { $field } is niets meer over en je bewoner gaat naar huis: { $site }.
   *[no] Op { $field } is niets meer over en de bewoner van { $name } gaat naar huis: { $site }.
 }
event-fish-given = { $you ->
    [yes] Je krijgt { $count } vis voor nieuwe kathedralen.
   *[no] { $name } krijgt { $count } vis voor nieuwe kathedralen.
 }
event-explored = { $you ->
    [yes] Je draait het fiche op { $field } om en krijgt: { $good }.
   *[no] { $name } draait het fiche op { $field } om en krijgt: { $good }.
 }
event-not-explored = { $you ->
    [yes] Je draait geen fiche om.
   *[no] { $name } draait geen fiche om.
 }
event-buried = { $phase ->
    [hunger] { $you ->
        [yes] De hongersnood brengt je { graves }.
       *[no] Door de hongersnood krijgt { $name } { graves }.
    }
   *[pollution] { $you ->
        [yes] Voor vervuiling zonder veld krijg je { graves }.
       *[no] Voor vervuiling zonder veld krijgt { $name } { graves }.
    }
 }
event-grave = { $you ->
    [yes] Je legt een graf op { $place }.
   *[no] { $name } legt een graf op { $place }.
 }
event-spoiled = { $you ->
    [yes] Dit gebouw van je werkt niet meer: { $kind }, op { $place }.
   *[no] Dit gebouw van { $name } werkt niet meer: { $kind }, op { $place }.
 }
event-polluted = { $you ->
    [yes] Je vervuilt { $field }.
   *[no] { $name } vervuilt { $field }.
 }
event-out = { $you ->
    [yes] Er is geen plaats voor je graven: je ligt uit het spel.
   *[no] Er is geen plaats voor de graven van { $name }: { $name } ligt uit het spel.
 }
event-fulfilled = { $you ->
    [yes] Je voldoet aan de voorwaarde van { $saint }.
   *[no] { $name } voldoet aan de voorwaarde van { $saint }.
 }
event-won = { $you ->
    [yes] Je wint.{ clean-fields }
   *[no] { $name } wint.{ clean-fields }
 }
event-nobody-won = Er is niemand meer over, en niemand wint.
event-limit = Na ronde { $round } heeft niemand gewonnen: het spel is afgelopen.
event-offered = { $you ->
    [yes] Je doet { $partner } een bod ({ $offer }).
   *[no] { $name } doet { $partner } een bod ({ $offer }).
 }
event-declined = { $you ->
    [yes] Je wijst het bod van { $partner } af ({ $offer }).
   *[no] { $name } wijst het bod van { $partner } af ({ $offer }).
 }
event-withdrew = { $you ->
    [yes] Je trekt je bod aan { $partner } in ({ $offer }).
   *[no] { $name } trekt het bod aan { $partner } in ({ $offer }).
 }
event-dealt-with = { $you ->
    [yes] Je neemt het bod van { $partner } aan ({ $offer }).
   *[no] { $name } neemt het bod van { $partner } aan ({ $offer }).
 }
event-handed = { $you ->
    [yes] Je geeft { $partner }: { goods }.
   *[no] { $name } geeft { $partner }: { goods }.
 }

goods = { $count ->
    [1] { $good }
   *[other] { $good } ({ $count }x)
 }
house-free = { $free ->
    [1] {" "}gratis
   *[0] {""}
 }
men = { $count ->
    [one] { $count } bewoner op wagenmakerijen en expeditiekantoor
   *[other] { $count } bewoners op wagenmakerijen en expeditiekantoor
 }
fields-cleaned = { $count ->
    [one] { $count } veld
   *[other] { $count } velden
 }
graves = { $count ->
    [one] { $count } graf
   *[other] { $count } graven
 }
clean-fields = { $count ->
    [0] {""}
    [one] {" "}In het gebied ligt { $count } veld zonder vervuiling.
   *[other] {" "}In het gebied liggen { $count } velden zonder vervuiling.
 }

### Wat er gevraagd wordt

ask-choosing = Waar ligt je eerste stad? Kies het veld in het midden ervan, op een starttegel.
ask-planning = Bouw, zet bewoners in en gebruik je gebouwen. Zeg het als je klaar bent.
ask-rearranging = Waar komt het? Leg neer wat je hebt opgepakt, pak meer op, of zet alles terug.
ask-paying = Waarmee betaal je?
ask-dedicating = Aan welke heilige wijd je je kathedraal?
ask-free_house = Je mag nog een huis gratis bouwen. Welk, en waar?
ask-countryside = Jouw beurt op het land. Wat bouw je?
ask-storing = Je kunt niet alles houden. Wat gaat er weg?
ask-harvesting = Welk veld oogst je?
ask-exploring = Draai je een fiche om?
ask-burying = Waar komt het graf?
ask-polluting = Welk veld vervuil je?

### Fasen en hoe het afloopt

phase-setup = eerste steden
phase-building = bouwen in de stad
phase-land = bouwen op het land
phase-storage = opslag
phase-harvest = oogst
phase-exploration = expeditie
phase-hunger = hongersnood
phase-pollution = vervuiling
phase-over = spel afgelopen

ending-none = nog niet
ending-saint = de voorwaarde van een heilige
ending-last = nog maar één speler over
ending-nobody = geen speler over
ending-limit = het maximum aan ronden

### Keuzes in de terminal; zetten die hetzelfde beginnen staan onder één kop.

choice-found = Eerste stad op { $tile }, rond: { $field }
choice-build = Bouwen, { $kind } ({ $price }): { $place }
choice-house = Huis bouwen: { $number } op { $place } ({ $price })
choice-add-house = Gratis huis: { $number } op { $place }
choice-no-house = Afzien van het gratis huis
choice-man = Bewoner inzetten: { $building }
choice-clear = Graf ruimen: { $place }
choice-raze = Je kathedraal afbreken
choice-trade = Twee goederen naar de bank: { $good } en { $other } voor { $wanted }
choice-lift = Oppakken: { $building }
choice-lay = Neerleggen, { $shape }: { $place }
choice-move-grave = Graf verplaatsen: { $place } naar { $target }
choice-put-back = Alles terugzetten zoals het was
choice-ready = Klaar met dit plan
choice-pay = Betalen: { $good } (je hebt { $count })
choice-discard = Wegdoen: { $good } (je hebt { $count })
choice-choose = Wijden aan: { $saint } – { $power }; om te winnen: { $asks }
choice-woodcutter = Houthakkerij ({ $price }): { $field }
choice-farm = Boerderij, { $good } ({ $price }): { $field }
choice-free-farm = Boerderij zonder zaaigoed, { $good }: { $field }
choice-mine = Mijn, { $good } ({ $price }): { $field }
choice-fishery = Visserij, { $good } ({ $price }): { $field }
choice-inn = Herberg ({ $price }): { $field }
choice-city = Nieuwe stad ({ $price }), rond: { $field }
choice-clean = Schoonmaken met alchemie, rond: { $field }
choice-done = Klaar op het land
choice-harvest = Oogsten van: { $field }
choice-explore = Fiche omdraaien op: { $field }
choice-pass = Geen fiche omdraaien
choice-bury = Graf leggen op: { $place }
choice-pollute = Vervuilen: { $field }
choice-deal = Een bod doen aan: { $name }
choice-give = Geven: { $goods }
choice-want = Vragen: { $goods }
choice-propose = Het bod doen
choice-drop = Het bod laten vallen
choice-accept = Aannemen: { $offer }
choice-decline = Afwijzen: { $offer }
choice-counter = Tegenbod doen: { $offer }
choice-withdraw = Intrekken: { $offer }

place-turned = { $place }, { $turns }x gedraaid
two-fields = { $field } en { $second }
field-with = { $count ->
    [one] { $field } ({ $count } veld)
   *[other] { $field } ({ $count } velden)
 }
field-zone = { $field } (gebied +{ $count })
price-part = { $count } { $kind ->
    [wood] hout
    [stone] steen
    [food] voedsel
   *[luxury] luxe
 }
price-free = gratis
nothing = niets
offer-words = { $number } van { $maker } aan { $partner }: { $gives } voor { $wants }

### De tafel in de terminal

label-round = Ronde { $round }
label-famine = Hongersnood { $level }
label-order-of-play = speelvolgorde
label-supply = nog beschikbaar
label-options = gespeeld met
label-seats = Spelers
label-order = beurt
label-men = bewoners
label-houses = huizen
label-cities = steden
label-food = voedsel
label-graves = graven
label-pollution = vuil
label-saint = heilige
label-legend-men = bewoners: vrij/alle
label-legend-due = graven, vuil (vervuiling): wat je nu zou krijgen
label-saints = Heiligen
label-missing = voor { $saint } mis je nog
label-others = De andere spelers
label-everybody = Wat iedereen heeft
label-plan = stad { $number }
label-houses-in = { $count ->
    [one] { $count } huis
   *[other] { $count } huizen
 }
label-empty = { $count ->
    [one] { $count } leeg vakje
   *[other] { $count } lege vakjes
 }
label-city = Stad { $number }, rond { $field }
label-land = Het land
label-own = Wat je hebt
label-board-all = "bord alles" tekent de rest: het land, de heiligen, andere steden, alle prijzen.
label-material = materiaal
label-luxury = luxe
label-storage = opslag
label-room = plaats voor { $room }, en je hebt er in totaal { $goods }
label-room-any = plaats voor alles
label-men-are = { $free } vrij, { $inside } aan het werk in de stad, { $land } op het land
label-hospital = ziekenhuis
label-clears = { $count ->
    [one] kan nog { $count } graf ruimen
   *[other] kan nog { $count } graven ruimen
 }
label-can-build = je kunt bouwen
label-cannot-build = nu niet
label-built = niet meer
label-left = over
label-footprint = .#/## vakjes, rij voor rij; ‘turned 1’ is een kwartslag met de klok mee
label-can-house = huizen die je kunt betalen
label-cannot-house = andere huizen
label-steps = je plan
label-lifted = je hebt opgepakt
label-offers = Biedingen
label-offer = { $number } { $maker } aan { $partner }
label-gives = geeft
label-wants = vraagt
label-impossible = kan nu niet worden aangenomen
label-draft = je bod aan { $name }
label-offers-left = { $count ->
    [one] Je kunt deze ronde nog { $count } bod doen.
   *[other] Je kunt deze ronde nog { $count } keer een bod doen.
 }

due-payment = Nog te betalen: { $price }
due-graves = { $count ->
    [one] Nog te leggen: { $count } graf
   *[other] Nog te leggen: { $count } graven
 }
due-pollution = Nog te vervuilen: { fields-cleaned }
due-discard = Goederen te veel: { $count }
due-harvest = Nog te nemen op { $field }: { $count }

saint-nicolo = { $amount } bewoners in het spel
saint-barbara = elk soort gebouw
saint-christofori = { $amount } van elk voedsel en elke luxe
saint-giorgio = iemands hele gebied in het jouwe
saint-maria = { $amount } van de vier hierboven
power-nicolo = bij elk huis een lager huis gratis
power-barbara = je gebouwen verplaatsen
power-christofori = alle goederen houden
power-giorgio = vis voor elke nieuwe kathedraal
power-maria = alle vier de krachten

in-use-beginners = geen hongersnood en geen vervuiling
in-use-unlimited_supply = onbeperkte voorraad
in-use-narrow_harbour = smalle havens
in-use-limited_inns = een maximum aan herbergen
in-use-strict_ties = alleen vrije velden tellen bij gelijke stand
in-use-strict_alchemy = alchemie alleen rond vervuilde velden
in-use-dump_helps = een vuilstort zonder bewoner helpt

sign-active = aan zet
sign-ready = klaar
sign-out = ligt eruit
sign-differs = allemaal verschillend
sign-forest = bos
sign-felled = gekapt
sign-grass = gras
sign-mountain = berg
sign-sea = zee
sign-polluted = vervuild
sign-marker = fiche
sign-inn = herberg
sign-wall = stad
sign-fishery = visserij
sign-worker = bewoner
sign-zone = je gebied
sign-man = heeft een bewoner
sign-no_man = heeft een bewoner nodig
sign-joined = werkt via de universiteit
sign-grave = graf

# Letters op het land en op de plannen: één voor een goed, twee voor een gebouw.
mark-olives = o
mark-sheep = s
mark-grain = g
mark-fish = v
mark-wine = w
mark-pearls = p
mark-dye = k
mark-gold = G
mark-wood = H
mark-stone = S
mark-cart_shop = WM
mark-market = MH
mark-brewery = BR
mark-granary = GS
mark-harbour = HV
mark-explorer = EX
mark-university = UN
mark-theology = TH
mark-philosophy = FI
mark-biology = BI
mark-alchemy = AL
mark-forced_labour = DA
mark-dump = VS
mark-cathedral = KA
mark-hospital = ZH
mark-stable = SL
mark-fountain = FO
mark-storage = PH
mark-house = h

### Het einde

category-state = Stand
category-saint = Heilige
category-fulfilled = Voorwaarden vervuld
category-clean = Onvervuilde velden
category-houses = Huizen
category-cities = Steden
category-graves = Graven
end-out = ligt eruit
end-saint = { $count ->
    [1] { $name } voldoet aan de voorwaarde van { $saint } en wint.
   *[other] { $name } voldoen aan de voorwaarde van hun heilige en delen de overwinning.
 }
end-last = { $name } is als enige over en wint.
end-nobody = Er is niemand meer over, en niemand wint.
end-limit = { $count ->
    [1] Na ronde { $round } is het spel afgelopen: { $name } wint.
   *[other] Na ronde { $round } is het spel afgelopen: { $name } delen de overwinning.
 }
end-fields = De onvervuilde velden van de gebieden gaven de doorslag.
end-not-yet = Het spel is nog niet afgelopen.

### Opties

option-beginners = beginnersspel
option-beginners-no = alle fasen worden gespeeld
option-beginners-yes = geen hongersnood en geen vervuiling door steden
option-supply = wagenmakerijen, fonteinen en pakhuisdelen
option-supply-limited = kunnen opraken
option-supply-unlimited = raken nooit op
option-harbour = een haven
option-harbour-whole = voegt al het aaneengesloten water toe, met de kust
option-harbour-narrow = voegt alleen de zee naast je steden en herbergen toe, met de kust
option-inns = aantal herbergen
option-inns-unlimited = zoveel je wilt
option-inns-sixteen = hooguit zoveel als een speler stukken heeft
option-ties = onvervuilde velden die tussen winnaars beslissen
option-ties-all = alle behalve die onder steden en herbergen
option-ties-free = alleen die waar niets op ligt
option-alchemy = het middelste veld als alchemie schoonmaakt
option-alchemy-any = elk veld van je gebied
option-alchemy-polluted = een vervuild veld waar niets op ligt
option-dump = een vuilstort zonder bewoner
option-dump-manned = doet niets
option-dump-always = scheelt je een beetje vervuiling
