# Teksten van Civilization. Namen van gebieden, technologieën, wereldwonderen, verbeteringen, eenheden en fiches komen uit content.toml.
# en.ftl heeft dezelfde berichten met dezelfde variabelen.

figures-note = De kaart en de fiches zijn gereconstrueerd; wie de doos heeft, kan ze in een bestand verbeteren.

### Waarom een zet niet mag; het nummer van de regel komt erachter.

error-asked-something-else = { $decision ->
    [choosing] Kies eerst een land om in te beginnen.
    [moving] Nu beweeg je: neem stukken op en verplaats ze, of beëindig je bewegingen.
    [declaring] Beslis eerst of je vecht tegen de stukken die net zijn binnengekomen.
    [attacking] Kondig eerst je gevechten aan, of zeg dat er geen meer zijn.
    [ordering] Kies eerst welk gevecht nu komt.
    [supporting] Beslis eerst of je een van de partijen steunt.
    [picking] Kies eerst een eenheid voor deze ronde.
    [capturing] Beslis eerst of je de nederzetting neemt.
    [free_technology] Kies eerst je gratis technologie.
    [minor_army] Kies eerst het leger van de kleine beschaving.
    [placing] Plaats eerst de eenheid die je hebt gekregen.
    [growing] Kies eerst welke nederzetting groeit.
    [trading] Dit is de handelsfase: doe een bod of beantwoord er een, of zeg dat je klaar bent.
    [producing] Ken eerst je gezichten en tandwielen toe, of neem je opbrengst.
   *[purchasing] Dit is je aanschaffase: koop iets, of beëindig je aankopen.
 }
error-water = Dat kan alleen op land.
error-settled = In { $area } staat al een nederzetting.
error-no-such-piece = Zo’n stuk heb je daar niet.
error-no-points = { $what ->
    [ship] Die vloot kan deze beurt niet verder.
   *[piece] Dat stuk kan deze beurt niet verder.
 }
error-nowhere-to-go = Dat stuk kan vandaar nergens heen.
error-other-group = Dat stuk kan niet mee met wat je hebt opgenomen; verplaats dat eerst.
error-nothing-taken = Neem eerst de stukken op die je wilt verplaatsen.
error-not-adjacent = Je kunt alleen naar een aangrenzend gebied.
error-wrong-ground = Legers en kolonisten blijven op land en vloten op zee; over water reizen stukken aan boord van een vloot.
error-hold-full = Daarvoor is aan boord geen plaats.
error-not-your-ship = Zo’n vloot heb je niet.
error-taken-first = Verplaats eerst de stukken die je hebt opgenomen.
error-no-settler = Je hebt een eigen kolonist aan land nodig in { $area }.
error-nothing-to-look-at = In { $area } ligt geen dicht fiche.
error-no-bomb = Je hebt het Manhattanproject niet, of je hebt het al gebruikt.
error-nothing-to-bomb = In { $area } valt niets te verwoesten.
error-not-present = Je hebt daar geen eenheden die kunnen vechten.
error-nobody-to-fight = Die speler heeft daar niets wat je kunt aanvallen.
error-fought-already = Dat gevecht heb je al aangekondigd.
error-no-such-battle = Zo’n gevecht is niet aangekondigd.
error-defended = De eigenaar heeft nog een leger in { $area }; win daar eerst een gevecht.
error-not-foreign = In { $area } staat geen nederzetting van een ander.
error-battles-left = Er zijn nog gevechten te voeren.
error-not-a-leader = Je kunt alleen een van de twee leiders steunen.
error-not-in-battle = Je partij heeft in dit gevecht niet zo’n eenheid.
error-no-aircraft = Je partij heeft in dit gevecht niet zo’n vliegtuig.
error-no-base = Een vliegtuig heeft daar een basis nodig: een leger, een nederzetting of een geschikt schip van jezelf.
error-army-not-available = Dat leger kun je niet kiezen.
error-eliminated = Die speler ligt uit het spel.
error-no-gold = { $price ->
    [0] Daarvoor heb je niet genoeg goud.
   *[other] Dat kost { $price } goud; je hebt er { $gold }.
 }
error-not-this-era = Dat hoort niet bij het huidige tijdperk.
error-owned = Dat heeft al iemand.
error-missing-prerequisites = { $technology } vereist { $missing }{ and-others }; dat heeft nog niemand.
error-missing-technology = Daarvoor moet eerst iemand dit hebben: { $missing }.
error-not-the-best = Van die eenheid is er een beter niveau; je kunt alleen het beste kopen.
error-not-your-settlement = Je hebt geen nederzetting in { $area }.
error-settlement-full = Bij die nederzetting kan deze beurt niets meer worden geplaatst.
error-not-at-the-coast = Een vloot komt in een zee naast een van je nederzettingen.
error-not-in-settlement = Nieuwe stukken komen waar je een nederzetting hebt.
error-on-desert = { $area } is woestijn: daar kan geen nederzetting staan.
error-terrain-too-poor = Het terrein in { $area } laat geen grotere nederzetting toe.
error-largest = De nederzetting in { $area } kan niet groter worden.
error-grown-already = De nederzetting in { $area } is deze beurt al gegroeid.
error-founded-now = Het dorp in { $area } is deze beurt gesticht en kan nog niet groeien.
error-has-improvement = Die stadsverbetering heb je al.
error-not-sold = Je kunt alleen eenheden uit voorbije tijdperken verkopen.
error-cargo-left = De vracht past niet op je andere vloten daar.
error-not-for-sale = Dat wereldwonder is niet te koop: het hoort bij zijn technologie.
error-converted = Dat schip kun je nu niet ombouwen.
error-not-convertible = Alleen slagschepen en vliegdekschepen kun je ombouwen.
error-too-many-ships = Er zijn al zoveel vloten op het bord als er kunnen zijn.
error-productive-already = De nederzetting in { $area } is al productief.
error-happy-already = De nederzetting in { $area } is al tevreden.
error-no-faces-left = Je hebt geen gezicht meer om toe te kennen.
error-no-gears-left = Je hebt geen tandwiel meer om toe te kennen.
error-faces-left = Je kunt nog een gezicht of tandwiel toekennen. Doe dat, of neem de opbrengst met de beste toekenning.
error-out-of-range = Die speler ligt buiten je handelsbereik.
error-not-trading = Handelen kan alleen in de handelsfase.
error-last-settlement = Je laatste nederzetting kun je niet wegruilen.
error-not-reached = Die mijlpaal heb je niet bereikt: { $milestone }.
error-claimed = Die mijlpaal heb je al opgeëist.
error-not-your-wonder = Je hebt dit wereldwonder niet, of je kunt het daar niet voor gebruiken: { $wonder }.
error-ending-already = Het spel eindigt al na deze beurt.
error-wrong-length = Alleen een lang spel kan zo worden beëindigd.
error-not-your-card = Die stadskaart heb je niet: { $card }.
error-not-their-card = Die stadskaart heeft niemand met wie je kunt handelen: { $other }.
error-exchanged = Je hebt deze beurt je ruil al gedaan.
error-same-order = Die vaste opdracht geldt al.
error-no-such-thing = Dat kan in dit spel niet.
error-not-for-owner = In dit spel kan alleen de eigenaar van { $missing } het kolonieschip kopen.
error-standard-rules = Dat bestaat niet in de standaardregels.
error-advanced-rules = Dat bestaat niet in de uitgebreide regels.
error-size-unknown = Zo groot kan een nederzetting pas worden als iemand dit heeft: { $missing }.
error-not-the-first = De technologieën van een tijdperk zijn gelijk: neem { $first }, de eerste die er nog is.

and-others = { $others ->
    [0] {""}
    [one] {" "}en nog { $others }
   *[other] {" "}en nog { $others }
 }

error-unit-unknown = De eenheid ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld ancient-infantry.
error-area-unknown = Het land of de zee ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld great_plains.
error-sea-unknown = De zee ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld north_sea.
error-technology-unknown = De technologie ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld bronze_working.
error-improvement-unknown = De stadsverbetering ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld temple.
error-wonder-unknown = Het wereldwonder ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld great_wall.
error-milestone-unknown = De mijlpaal ‘{ $name }’ bestaat niet; schrijf namen zoals in een partijbestand, bijvoorbeeld ancient_villages.
error-card-unknown = De stadskaart ‘{ $name }’ bestaat niet; schrijf de naam van het land zoals in een partijbestand, bijvoorbeeld great_plains.
error-other-unknown = De stadskaart ‘{ $name }’ bestaat niet; schrijf de naam van het land zoals in een partijbestand, bijvoorbeeld great_plains.
error-good-unknown = ‘{ $name }’ is niet te ruilen; schrijf wat je ruilt zoals in een partijbestand, bijvoorbeeld gold of card-great_plains.
error-air-unknown = ‘{ $name }’ is geen vliegtuig; schrijf none, of de stoel wiens vliegtuig meegaat, bijvoorbeeld seat-1.
error-window-unknown = Voor ‘{ $name }’ bestaat geen vaste opdracht; kies declare of support.
error-subject-unknown = Een vaste opdracht kan niet over ‘{ $name }’ gaan; schrijf any, een land of zee, of een stoel, bijvoorbeeld seat-1.
error-order-unknown = ‘{ $name }’ is geen vaste opdracht; kies ask, never of always.

### Wat er gebeurde

event-rolled = { $purpose ->
    [minor] { $you ->
        [yes] Om de kleine beschaving kom je op { $sum }, na aftrek van je nederzettingen.
       *[no] Om de kleine beschaving komt { $name } op { $sum }, na aftrek van de nederzettingen.
    }
   *[other] { $you ->
        [yes] Je gooit { $sum }
       *[no] { $name } gooit { $sum }
    } { $purpose ->
        [choice] om de eerste keus.
        [start] om wie startspeler is.
        [lead] om de leiding.
       *[claim] om de mijlpaal.
    }
 }
event-settled = { $you ->
    [yes] Je begint in { $area }.
   *[no] { $name } begint in { $area }.
 }
event-turned-up = Het fiche in { $area }: { $counter }.
event-boxed = Het fiche in { $area }: { $counter }, zonder gevolgen.
event-dealt = { $you ->
    [yes] Je krijgt aan het begin { $technology }.
   *[no] { $name } krijgt aan het begin { $technology }.
 }
event-starts = Beurt { $turn }. { $you ->
    [yes] Jij bent startspeler.
   *[no] { $name } is startspeler.
 }
event-phase = { $phase ->
    [trade] De handelsfase begint.
    [production] De productiefase begint.
    [purchase] De aanschaffase begint.
   *[movement] De bewegingsfase begint.
 }
event-moved = { $you ->
    [yes] Je verplaatst { pieces } van { $source } naar { $area }.
   *[no] { $name } verplaatst { pieces } van { $source } naar { $area }.
 }
event-boarded = { $you ->
    [yes] Je gaat vanuit { $area } met { pieces } aan boord van vloot { $ship }.
   *[no] { $name } gaat vanuit { $area } met { pieces } aan boord van vloot { $ship }.
 }
event-landed = { $you ->
    [yes] Je zet vanaf { $source } { pieces } aan land in { $area }.
   *[no] { $name } zet vanaf { $source } { pieces } aan land in { $area }.
 }
event-sailed = { $you ->
    [yes] Je vaart met { fleets } van { $source } naar { $area }.
   *[no] { $name } vaart met { fleets } van { $source } naar { $area }.
 }
event-looked = { $you ->
    [yes] Je bekijkt het fiche in { $area }: { $counter }.
   *[no] { $name } bekijkt het fiche in { $area }: { $counter }.
 }
event-treasure = { $you ->
    [yes] Je krijgt { $gold } goud.
   *[no] { $name } krijgt { $gold } goud.
 }
event-plague = In { $area } breekt een plaag uit{ $radius ->
    [0] .
    [one] , ook in de landen ernaast.
   *[other] , ook in de landen binnen { $radius } stappen.
 }
event-lost = { $you ->
    [yes] Je verliest { kind-count } in { $area }.
   *[no] { $name } verliest { kind-count } in { $area }.
 }
event-shrunk = { $you ->
    [yes] Je nederzetting in { $area } krimpt tot { $size }.
   *[no] De nederzetting van { $name } in { $area } krimpt tot { $size }.
 }
event-destroyed = { $you ->
    [yes] Je nederzetting in { $area } wordt verwoest.
   *[no] De nederzetting van { $name } in { $area } wordt verwoest.
 }
event-minor-won = { $you ->
    [yes] Jij krijgt de kleine beschaving in { $area }.
   *[no] { $name } krijgt de kleine beschaving in { $area }.
 }
event-bombed = { $you ->
    [yes] Je gebruikt het Manhattanproject: alles in { $area } wordt verwoest.
   *[no] { $name } gebruikt het Manhattanproject: alles in { $area } wordt verwoest.
 }
event-declared = { $you ->
    [yes] Je kondigt in { $area } een gevecht aan tegen { $opponent }.
   *[no] { $name } kondigt in { $area } een gevecht aan tegen { $opponent }.
 }
event-attacked = { $you ->
    [yes] Je valt { $opponent } aan in { $area }.
   *[no] { $name } valt { $opponent } aan in { $area }.
 }
event-battle-began = Gevecht in { $area }: { $name } tegen { $opponent }.
event-supported = { $you ->
    [yes] Je steunt { $partner } in { $area }.
   *[no] { $name } steunt { $partner } in { $area }.
 }
event-picked = { $you ->
    [yes] Je vecht met { a-kind }
   *[no] { $name } vecht met { a-kind }
 }{ $aircraft ->
    [1] {" "}en een vliegtuig.
   *[0] .
 }
event-fought = { $outcome ->
    [tie] Het wordt { $first } tegen { $second }: gelijk.
   *[other] Het wordt { $first } tegen { $second }.
 }
event-battle-won = { $you ->
    [yes] Je wint het gevecht in { $area }.
   *[no] { $name } wint het gevecht in { $area }.
 }
event-battle-drawn = Niemand wint het gevecht in { $area }.
event-captured = { $you ->
    [yes] Je verovert de nederzetting in { $area } op { $opponent }.
   *[no] { $name } verovert de nederzetting in { $area } op { $opponent }.
 }
event-learned = { $means ->
    [purchase] { $you ->
        [yes] Je koopt { $technology } voor { $gold } goud.
       *[no] { $name } koopt { $technology } voor { $gold } goud.
    }
    [counter] { $you ->
        [yes] Je krijgt gratis { $technology }.
       *[no] { $name } krijgt gratis { $technology }.
    }
   *[other] { $you ->
        [yes] Je krijgt { $technology }.
       *[no] { $name } krijgt { $technology }.
    }
 }
event-wonder-gained = { $you ->
    [yes] Je krijgt een wereldwonder: { $wonder }.
   *[no] { $name } krijgt een wereldwonder: { $wonder }.
 }
event-milestone-won = { $you ->
    [yes] Je hebt als eerste een mijlpaal bereikt ({ $milestone }) en krijgt een wereldwonder.
   *[no] { $name } heeft als eerste een mijlpaal bereikt ({ $milestone }) en krijgt een wereldwonder.
 }
event-claimed = { $you ->
    [yes] Je eist een mijlpaal op: { $milestone }.
   *[no] { $name } eist een mijlpaal op: { $milestone }.
 }
event-given = { $you ->
    [yes] Je krijgt { a-kind } in { $area }.
   *[no] { $name } krijgt { a-kind } in { $area }.
 }
event-bought = { $you ->
    [yes] Je koopt { a-kind } in { $area } voor { $gold } goud.
   *[no] { $name } koopt { a-kind } in { $area } voor { $gold } goud.
 }
event-founded = { $you ->
    [yes] Je sticht een dorp in { $area } voor { $gold } goud.
   *[no] { $name } sticht een dorp in { $area } voor { $gold } goud.
 }
event-grew = { $you ->
    [yes] Je nederzetting in { $area } groeit tot { $size }{ for-gold }.
   *[no] De nederzetting van { $name } in { $area } groeit tot { $size }{ for-gold }.
 }
event-improved = { $you ->
    [yes] Je krijgt een stadsverbetering{ for-gold }: { $improvement }.
   *[no] { $name } krijgt een stadsverbetering{ for-gold }: { $improvement }.
 }
event-sold = { $you ->
    [yes] Je verkoopt { a-kind } in { $area } voor { $gold } goud.
   *[no] { $name } verkoopt { a-kind } in { $area } voor { $gold } goud.
 }
event-converted = { $you ->
    [yes] Je bouwt in { $area } een schip om tot { kind }.
   *[no] { $name } bouwt in { $area } een schip om tot { kind }.
 }
event-royalty = { $you ->
    [yes] Daarvan krijg jij { $gold } goud als fooi.
   *[no] Daarvan krijgt { $name } { $gold } goud als fooi.
 }
event-critical = { $you ->
    [yes] Je gooit { $roll }: de kritieke grondstof is { $resource }.
   *[no] { $name } gooit { $roll }: de kritieke grondstof is { $resource }.
 }
event-collected = { $you ->
    [yes] Je opbrengst is { $gold } goud.
   *[no] De opbrengst van { $name } is { $gold } goud.
 }
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
    [yes] Je geeft { $partner } { good }.
   *[no] { $name } geeft { $partner } { good }.
 }
event-exchanged = { $you ->
    [yes] Je dwingt { $partner } tot een ruil: { $taken } voor { $given }.
   *[no] { $name } dwingt { $partner } tot een ruil: { $taken } voor { $given }.
 }
event-returned = { $you ->
    [yes] Terug bij jou: de stadskaart van { $area }.
   *[no] Terug bij { $name }: de stadskaart van { $area }.
 }
event-rose = Eenheden die beter worden: { $kind ->
    [carrier] alle slagschepen zijn nu vliegdekschepen.
   *[other] alle katapulten zijn nu middeleeuwse artillerie.
 }
event-era-began = Een nieuw tijdperk begint: { $era }.
event-obsolete = { $you ->
    [yes] Je raakt { improvements } uit voorbije tijdperken kwijt.
   *[no] { $name } raakt { improvements } uit voorbije tijdperken kwijt.
 }
event-end-announced = { $you ->
    [yes] Je kondigt het einde van het spel aan: { ending }. Dit is de laatste beurt.
   *[no] { $name } kondigt het einde van het spel aan: { ending }. Dit is de laatste beurt.
 }
event-end-rolled = { $you ->
    [yes] Je gooit { $die } om het einde van het spel;
   *[no] { $name } gooit { $die } om het einde van het spel;
 } { $count ->
    [one] er is { $count } technologie van dit tijdperk in handen.
   *[other] er zijn { $count } technologieën van dit tijdperk in handen.
 } { $ends ->
    [1] Dit is de laatste beurt.
   *[0] Het spel gaat door.
 }
event-out = { $you ->
    [yes] Je hebt geen nederzettingen meer en ligt uit het spel.
   *[no] { $name } heeft geen nederzettingen meer en ligt uit het spel.
 }
event-unbased = { $you ->
    [yes] Je vliegtuig in { $area } heeft geen basis en gaat verloren.
   *[no] Het vliegtuig van { $name } in { $area } heeft geen basis en gaat verloren.
 }
event-won = { $you ->
    [yes] Je wint met { points }.
   *[no] { $name } wint met { points }.
 }
event-not-found = { $you ->
    [yes] Er is geen technologie die je gratis kunt krijgen.
   *[no] Er is geen technologie die { $name } gratis kan krijgen.
 }

pieces = { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
 }
fleets = { $count ->
    [one] { $count } vloot
   *[other] { $count } vloten
 }
improvements = { $count ->
    [one] { $count } stadsverbetering
   *[other] { $count } stadsverbeteringen
 }
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
for-gold = { $gold ->
    [0] {""}
   *[other] {" "}voor { $gold } goud
 }
kind-count = { $count ->
    [1] { a-kind }
   *[other] { $count }x { kind }
 }
kind = { $kind ->
    [settler] { kind-settler }
    [ancient-infantry] { kind-ancient-infantry }
    [ancient-cavalry] { kind-ancient-cavalry }
    [ancient-artillery] { kind-ancient-artillery }
    [medieval-infantry] { kind-medieval-infantry }
    [medieval-cavalry] { kind-medieval-cavalry }
    [medieval-artillery] { kind-medieval-artillery }
    [gunpowder-infantry] { kind-gunpowder-infantry }
    [gunpowder-cavalry] { kind-gunpowder-cavalry }
    [gunpowder-artillery] { kind-gunpowder-artillery }
    [modern-infantry] { kind-modern-infantry }
    [modern-cavalry] { kind-modern-cavalry }
    [modern-artillery] { kind-modern-artillery }
    [ancient-fleet] { kind-ancient-fleet }
    [medieval-fleet] { kind-medieval-fleet }
    [gunpowder-fleet] { kind-gunpowder-fleet }
    [modern-fleet] { kind-modern-fleet }
    [carrier] { kind-carrier }
   *[aircraft] { kind-aircraft }
 }
a-kind = { $kind ->
    [settler] een { kind-settler }
    [ancient-infantry] { kind-ancient-infantry }
    [ancient-cavalry] { kind-ancient-cavalry }
    [ancient-artillery] { kind-ancient-artillery }
    [medieval-infantry] { kind-medieval-infantry }
    [medieval-cavalry] { kind-medieval-cavalry }
    [medieval-artillery] { kind-medieval-artillery }
    [gunpowder-infantry] { kind-gunpowder-infantry }
    [gunpowder-cavalry] { kind-gunpowder-cavalry }
    [gunpowder-artillery] { kind-gunpowder-artillery }
    [modern-infantry] { kind-modern-infantry }
    [modern-cavalry] { kind-modern-cavalry }
    [modern-artillery] { kind-modern-artillery }
    [ancient-fleet] een { kind-ancient-fleet }
    [medieval-fleet] een { kind-medieval-fleet }
    [gunpowder-fleet] een { kind-gunpowder-fleet }
    [modern-fleet] een { kind-modern-fleet }
    [carrier] een { kind-carrier }
   *[aircraft] een { kind-aircraft }
 }
kind-settler = kolonist
kind-ancient-infantry = infanterie uit de oudheid
kind-ancient-cavalry = cavalerie uit de oudheid
kind-ancient-artillery = artillerie uit de oudheid
kind-medieval-infantry = middeleeuwse infanterie
kind-medieval-cavalry = middeleeuwse cavalerie
kind-medieval-artillery = middeleeuwse artillerie
kind-gunpowder-infantry = infanterie uit het buskruittijdperk
kind-gunpowder-cavalry = cavalerie uit het buskruittijdperk
kind-gunpowder-artillery = artillerie uit het buskruittijdperk
kind-modern-infantry = moderne infanterie
kind-modern-cavalry = moderne cavalerie
kind-modern-artillery = moderne artillerie
kind-ancient-fleet = vloot uit de oudheid
kind-medieval-fleet = middeleeuwse vloot
kind-gunpowder-fleet = vloot uit het buskruittijdperk
kind-modern-fleet = slagschip
kind-carrier = vliegdekschip
kind-aircraft = vliegtuig
good = { $what ->
    [gold] { $amount } goud
    [card] de stadskaart van { $item }
    [settlement] de nederzetting in { $item }
    [milestone] het wereldwonder voor { $item }
    [ship] vloot { $item } met haar vracht
    [unit] { $amount }x { kind } in { $item }
   *[card-like] { $item }
 }
ending = { $ending ->
    [technologies] { ending-technologies }
    [diplomatic] { ending-diplomatic }
    [military] { ending-military }
    [space] { ending-space }
    [domination] { ending-domination }
   *[limit] { ending-limit }
 }

### Wat er wordt gevraagd

ask-choosing = Kies een land om in te beginnen. Je krijgt er een dorp, een leger en een kolonist.
ask-moving = { $last ->
    [looked] De kolonist blijft daar. Wat verplaats je nu?
    [declared] Die stukken zijn tegengehouden. Wat verplaats je nu?
   *[other] Jouw bewegingen. Neem op wat samen gaat en zeg dan waarheen.
 }
ask-declaring = Iemand is een gebied binnengekomen waar jij eenheden hebt. Vecht je?
ask-attacking = Al je bewegingen zijn gedaan. Val je iemand aan?
ask-ordering = Wat komt nu?
ask-supporting = Er wordt gevochten waar jij eenheden hebt. Steun je een van de partijen?
ask-picking = Welke eenheid vecht in deze ronde?
ask-capturing = Je hebt gewonnen. Neem je de nederzetting?
ask-free_technology = Je krijgt een gratis technologie. Welke?
ask-minor_army = De kleine beschaving brengt een leger mee. Welk?
ask-placing = Je krijgt een gratis eenheid. Waar plaats je die?
ask-growing = Een van je nederzettingen groeit gratis. Welke?
ask-trading = { $last ->
    [offered] Er is een nieuw bod. Geef je antwoord, of doe je er zelf een?
   *[other] Handel. Doe je iemand een bod?
 }
ask-producing = Welke nederzettingen maak je tevreden en productief?
ask-purchasing = { $last ->
    [phase] Jouw aankopen. Wat koop je?
   *[other] Wat koop je nu?
 }

### Keuzes: wat voor de dubbele punt staat, wordt één keer gezegd voor alles wat het deelt.

choice-settle = Beginnen in: { $area }
choice-take = Opnemen: { $unit } in { $area }, { steps }
choice-take-ship = Opnemen: { $unit } in { $area }, { steps }{ with-cargo }
choice-take-off = Van de vloot nemen: { $unit } van { $ship } in { $area }, { steps }
choice-go = Gaan naar: { $area }
choice-board = Aan boord: { $unit } in { $area }, { $room ->
    [one] plaats voor { $room }
   *[other] plaats voor { $room }
 }
choice-look = Fiche bekijken in: { $area }
choice-bomb = Verwoesten met het Manhattanproject: { $area }
choice-end-moves = Bewegingen beëindigen
choice-fight = Vechten: { $name } in { $area } – { $units }
choice-let-pass = Met rust laten: geen gevecht in { $area }
choice-attack = Aanvallen: { $name } in { $area } – { $units }
choice-end-attacks = Geen gevechten meer aankondigen
choice-battle = Nu vechten: { $name } in { $area }
choice-capture = Nemen zonder gevecht: { $area }, { $size } van { $name }
choice-end-battles = Gevechten beëindigen
choice-support = Steunen: { $name }
choice-stay-out = Je er niet mee bemoeien
choice-pick = Kiezen: { $unit }{ $strength }{ $aircraft ->
    [yes] , met een vliegtuig
   *[no] {""}
 }
choice-take-settlement = De nederzetting nemen ({ $area }, { $size })
choice-leave-settlement = De nederzetting laten staan ({ $area }, { $size })
choice-learn = Technologie kopen: { $technology }, { $gold } goud{ $brings }
choice-learn-free = Gratis technologie: { $technology }{ $brings }
choice-raise = Leger: { $unit }
choice-place = Plaats voor { $unit }: { $area }
choice-grow = Opwaarderen: { $area } tot { $size }{ for-gold }
choice-grow-free = Groeit gratis: { $area } tot { $size }
choice-done = Klaar met handelen
choice-cheer = Tevreden maken: { $area }
choice-equip = Productief maken: { $area }
choice-collect = { $gold } goud nemen, zoals toegekend
choice-collect-best = Opbrengst nemen met de beste toekenning
choice-buy = Kopen{ for-gold }{ royalty-to }: { $unit } in { $area }
choice-launch = Kopen{ for-gold }{ royalty-to }: { $unit } in { $sea }, vanuit { $area }
choice-found = Dorp stichten{ for-gold }: { $area }
choice-improve = Stadsverbetering kopen: { $improvement }, { $gold } goud{ royalty-to }, { $brings }
choice-build = Wereldwonder kopen: { $wonder }, { $gold } goud
choice-sell = Verkopen: { $unit } in { $area }{ for-gold }
choice-convert = Ombouwen: { $unit } in { $area }
choice-end-purchases = Aankopen beëindigen
choice-claim = Mijlpaal opeisen: { $milestone }
choice-announce = Einde aankondigen: { $wonder }
choice-exchange = Ruilen met Magellaans Reis: { $given } voor { $taken } ({ $name })
choice-order = Vaste opdracht: { order-words }
choice-deal = Een bod doen aan: { $name }
choice-give = Geven: { $goods }
choice-want = Vragen: { $goods }
choice-propose = Het bod doen
choice-drop = Het bod laten vallen
choice-accept = Aannemen: { $offer }
choice-decline = Afwijzen: { $offer }
choice-counter = Tegenbod: { $offer }
choice-withdraw = Intrekken: { $offer }

steps = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
 }
with-cargo = { $cargo ->
    [none] {""}
   *[other] , aan boord: { $cargo }
 }
royalty-to = { $royalty ->
    [0] {""}
   *[other] {" "}(waarvan { $royalty } voor { $owner })
 }
strength = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }
pick-strength = , { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
 } +{ $bonus }, { $win }% per ronde
brings-unit = geeft { $unit }
brings-units = geeft { $count }x { $unit }
brings-improvement = geeft { $improvement }
brings-growth = een nederzetting groeit
brings-wonder = geeft { $wonder }
brings-offer = te koop: { $wonder }
brings-size = tot { $size } opwaarderen
brings-range = handelsbereik { range }
brings-groundbreaking = { points } aan het eind
brings-level = te koop: { $unit }
brings-faces = { $count ->
    [one] { $count } nederzetting tevreden
   *[other] { $count } nederzettingen tevreden
 }
brings-gears = { $count ->
    [one] { $count } nederzetting productief
   *[other] { $count } nederzettingen productief
 }
brings-era = begint een nieuw tijdperk
range = { $land ->
    [-1] onbeperkt
   *[other] { $land } over land, { $sea } over zee
 }
offer-words = { $number } van { $maker } aan { $partner }: { $gives } voor { $wants }
nothing = niets
orders = { $order ->
    [always] altijd
    [never] nooit
   *[ask] vragen
 }
wonder-free_settlers = { $count ->
    [one] meteen { $count } kolonist
   *[other] meteen { $count } kolonisten
 }
wonder-free_units = meteen { $count }x { $unit }
wonder-gold_per_turn = elke beurt { $count } goud
wonder-tech_discount = technologieën van zijn tijdperk kosten { $count } goud minder
wonder-see_enemy_pick_in_battle = je ziet wat de vijand in een gevecht kiest
wonder-settlement_defence = je nederzettingen verdedigen met +{ $count }
wonder-happiness = { brings-faces }
wonder-productivity = { brings-gears }
wonder-force_resource_trade = één keer per beurt ruil je een stadskaart met iemand die niet kan weigeren
wonder-destroy_area = één keer verwoest je alles in een gebied
wonder-diplomatic_end = je mag het einde van het spel aankondigen
wonder-military_end = je mag het einde van het spel aankondigen
wonder-space_end = beëindigt het spel

### De tafel: opschriften en tekens

label-title = Civilization
label-turn = Beurt { $turn }
label-setup = Voorbereiding
label-over = Afgelopen
label-starter = startspeler
label-order = volgorde
label-game = { $advanced ->
    [no] standaardregels
   *[yes] uitgebreide regels, { $length ->
        [short] kort spel
        [medium] middellang spel
       *[long] lang spel
    }
 }
label-you = jij
label-seats = Spelers
label-gold = goud
label-score = punten
label-income = inkomen
label-technologies = tech
label-wonders = wonder
label-settlements = grootte
label-units = eenheden
label-settlers = kolonist
label-seas = Zeeën
label-legend = grootte: dorpen + gemeentes + steden + metropolen
label-taken = opgenomen
label-battles = gevechten
label-declared = { $area }: { $name } tegen { $opponent }
label-battle = Gevecht in { $area }
label-about-settlement = om een nederzetting van { $name }
label-with = met { $names }
label-fleet = vloot { $ship }
label-aircraft = { $count ->
    [one] { $count } vliegtuig
   *[other] { $count } vliegtuigen
 }
label-picked = heeft gekozen
label-picking = kiest nog
label-pick = kiest { $unit }
label-pick-aircraft = kiest { $unit } met een vliegtuig
label-round = ronde { $round }
label-round-tie = beide verloren
label-round-won = { $name } wint
label-odds = kans om een ronde te winnen
label-win = { $name } wint dit gevecht met { $win }%, als beide partijen willekeurig kiezen
label-defending = { $name } verdedigt de nederzetting
label-trade = Handel
label-range = handelsbereik
label-partners = je kunt handelen met
label-nobody = niemand
label-no-cards = geen kaarten
label-lent = uitgeleend
label-borrowed = geleend
label-offer = { $number } { $maker } aan { $partner }
label-gives = geeft
label-wants = vraagt
label-effect = opbrengst { $maker } / { $partner }
label-impossible = kan niet meer
label-draft = je bod aan { $name }
label-critical = kritieke grondstof
label-chances = kans om kritiek te zijn
label-production = Productie
label-happy = tevreden
label-unhappy = ontevreden
label-productive = productief
label-faces = { $used } van { $faces } tevreden
label-gears = { $used } van { $gears } productief
label-shop = Te koop
label-receipts = deze beurt gekocht
label-sold-out = nu niet
label-knowledge = Technologieën
label-can-buy = te krijgen
label-too-dear = te duur
label-ends-era = begint een nieuw tijdperk
label-missing = { $technology }: vereist { $missing }
label-later = nog niet
label-set-aside = opzijgelegd
label-next-technology = volgende technologie
label-alike = { $price } goud, nog { $left } in dit tijdperk
label-wonders-left = wereldwonderen te krijgen
label-milestones = Mijlpalen
label-milestone-won = van { $name }
label-milestone-lost = vervallen
label-milestone-claimed = opgeëist
label-orders = vaste opdrachten
label-counters = nog niet omgedraaid
label-ending = laatste beurt: { ending }
order-words = { orders } { $window ->
    [declare] vechten met wie binnenkomt
   *[support] een partij steunen
 }{ $where ->
    [any] {""}
   *[other] : { $where }
 }
counter-face_down = dicht
sign-active = moet beslissen
sign-ready = klaar
sign-happy = tevreden
sign-productive = productief
sign-face_down = fiche dicht
sign-land = grenst aan
sign-sea = op zee
sign-lent = stadskaart uitgeleend

phase-choice = landen kiezen
phase-counters = eerste fiches
phase-bonuses = eerste bonussen
phase-movement = beweging
phase-battles = gevechten
phase-trade = handel
phase-production = productie
phase-purchase = aanschaf
phase-over = afgelopen

part-settlements = nederzettingen
part-critical = kritieke grondstof
part-knowledge = technologieën maal grondstoffen
part-types = verschillende grondstoffen
part-monopoly = monopolies
part-wonders = wereldwonderen
part-minimum = aanvulling tot het minimum
part-total = totaal

measure-villages = dorpen
measure-technologies = technologieën
measure-armies = legers
measure-fleets = vloten
measure-gold = goud
measure-metropolises = metropolen

window-declare = als iemand binnenkomt waar jij eenheden hebt
window-support = als anderen vechten waar jij eenheden hebt
order-ask = vragen
order-never = nooit
order-always = altijd

### Het einde

ending-none = nog niet
ending-technologies = de technologieën
ending-diplomatic = diplomatie
ending-military = militaire kracht
ending-space = ruimtevaart
ending-domination = overheersing
ending-limit = het maximum aantal beurten
category-settlements = Nederzettingen
category-technologies = Technologieën
category-wonders = Wereldwonderen
category-groundbreaking = Baanbrekende technologieën
category-ending = Bonus voor het einde
category-total = Totaal
end-won = { $name } wint met { points }, een voorsprong van { $ahead }.
end-shared = { $name } delen de overwinning met { points }.
end-domination = { $name } is de enige met nederzettingen en wint.
end-by = Het spel eindigde door { ending }.
end-not-yet = Het spel is nog niet afgelopen; dit is de tussenstand.

### Opties

option-rules = regels
option-rules-standard = de standaardregels: technologieën van een tijdperk zijn gelijk, wereldwonderen zijn mijlpalen
option-rules-advanced = de uitgebreide regels: een boom van technologieën, stadskaarten, stadsverbeteringen, wereldwonderen met effect
option-length = lengte van het uitgebreide spel
option-length-short = kan eindigen bij elke middeleeuwse technologie die iemand koopt
option-length-medium = kan eindigen bij elke technologie uit het buskruittijdperk die iemand koopt
option-length-long = eindigt door diplomatie, militaire kracht, ruimtevaart of overheersing
option-counters = verkenningsfiches
option-counters-all = allemaal
option-counters-more_resources = per speler twee minder zonder gebeurtenis
option-air = vliegtuigen op zee in het uitgebreide spel
option-air-carriers = landen alleen op vliegdekschepen
option-air-battleships = landen ook op slagschepen
option-metropolises = metropolen voor de mijlpaal van het standaardspel
option-metropolises-eight = acht, volgens de errata
option-metropolises-ten = tien, volgens het spelregelboek
option-carriers = slagschepen als Gevorderde Luchtvaart in het spel is
option-carriers-chosen = blijven; je kiest tussen slagschip en vliegdekschip
option-carriers-forced = worden allemaal vliegdekschepen
option-colony_ship = het kolonieschip
option-colony_ship-anyone = kan iedereen kopen
option-colony_ship-owner = kan alleen de eigenaar van Kernfusie kopen
option-city_cards = een nederzetting met een uitgeleende stadskaart
option-city_cards-owner = produceert voor de eigenaar
option-city_cards-holder = produceert voor wie de kaart heeft
option-dealt_bonus = technologieën die je aan het begin krijgt
option-dealt_bonus-yes = geven hun eigenaar de bonus
option-dealt_bonus-no = geven geen bonus
option-old_wonders = wereldwonderen uit voorbije tijdperken
option-old_wonders-points = geven alleen punten
option-old_wonders-gifts = geven ook nog hun eenheden of kolonisten
