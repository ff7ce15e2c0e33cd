# Teksten van de schil om de spellen heen. en.ftl heeft dezelfde berichten met dezelfde variabelen.

### Om elke pagina heen

play = Spelen
rules = Regels
settings = Instellingen
back = Terug
close = Sluiten
copy = Kopieer
copied = Gekopieerd
you = Jij
skip-to-content = Naar de inhoud
theme-switch = Licht of donker thema
language-switch = English
footer-free = Open source
footer-icons = Pictogrammen: game-icons.net, CC BY 3.0
footer-keys = Sneltoetsen
footer-text = Tekststand
players = { $fewest }–{ $most } spelers
players-exactly = { $most ->
    [one] { $most } speler
   *[other] { $most } spelers
 }
minutes = { $minutes } min
hours = { $hours } uur
offline = Je bent offline: dit is wat je het laatst zag.
score-turned = Bekijk het verloop
picture = Plaatje
picture-making = Het plaatje wordt gemaakt…
picture-failed = Het plaatje kon niet worden gemaakt.
picture-points = Punten
picture-analysed = Winstkansen volgens de analyse
picture-glance = Winstkansen op het eerste gezicht, volgens een bot die niet vooruitdenkt

### Thuis

home-title = Kies een tijdperk
home-intro = Beschavingsspellen aan één tafel. Je hebt geen account nodig.
home-how = Hoe wil je spelen?
how-bot = Tegen een bot
how-screen = Samen op één scherm
how-online = Online
play-now = Speel nu
play-invite = Nodig iemand uit
in-the-making = Binnenkort
continue = Verder spelen
continue-waiting = { $tables ->
    [0] niemand wacht op jou
    [one] { $tables } tafel wacht op jou
   *[other] { $tables } tafels wachten op jou
 }
continue-none = Spellen die je speelt, komen hier te staan.
table-move = zet { $moves }
table-your-move = Jouw beurt
table-thinks = { $name } denkt na
table-to-move = { $name } is aan de beurt
table-to-move-many = { $players ->
    [one] Wacht op { $players } speler
   *[other] Wacht op { $players } spelers
 }
table-over = Uitgespeeld
table-stopped = Kan niet verder
table-waiting = Wacht op spelers
table-new = { $moves ->
    [one] { $moves } nieuwe zet
   *[other] { $moves } nieuwe zetten
 }
join = Aanschuiven
join-code = Tafelcode of link
join-go = Schuif aan
join-hint = De code of link die je van een vriend kreeg.
lobby = Open tafels
lobby-seats = { $seats ->
    [0] geen vrije plaatsen
    [one] { $seats } vrije plaats
   *[other] { $seats } vrije plaatsen
 }
lobby-free = vrij
lobby-none = Geen tafel wacht op spelers.
lobby-none-hint = Kies hieronder een spel en laat iedereen uit de lobby aanschuiven, of nodig een vriend uit.
lobby-new = Open een tafel
lobby-sit = Schuif aan
lobby-open = Open
lobby-watch = Kijk mee
watch-more = Meer tafels
upload = Open een partijbestand

### Finished games

study = Studeren
study-intro = Je gespeelde partijen: bekijk de keerpunten, en speel verder vanaf elk moment.
study-none = Nog geen uitgespeelde partijen
study-none-hint = Partijen die je uitspeelt komen hier, met wie won en hoe. Je kunt ook het partijbestand van een ander openen.
study-play = Speel een spel
study-all = Alle spellen
study-anyone = Elke tegenstander
study-opponent = Tegenstander
study-outcome = Uitslag
study-every = Alle
study-no-fit = Geen partij past
study-no-fit-hint = Je hebt { $games ->
    [one] één uitgespeelde partij
   *[other] { $games } uitgespeelde partijen
 }; geen daarvan voldoet aan dit alles.
study-clear = Wis de filters
study-more = Toon meer partijen
study-drop = Kies een .tijdperk-bestand of laat het hier vallen
this-week = Deze week
earlier-in = Eerder in { $month }
outcome-won = Gewonnen
outcome-lost = Verloren
outcome-shared = Gedeeld
by-resigning = door opgave
won-by = { $name } won
nobody-won = Niemand won
not-finished = Niet uitgespeeld
and-more = en nog { $others }
place-of = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
   *[other] laatste
 } van { $seats }
points-count = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
points-place = { points-count }, { $place }
span-hours = { $hours } u { $minutes }
span-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
 }

### One’s own page

profile = Profiel
profile-name-hint = Zo zien anderen je aan tafel
tally-games = { $games ->
    [one] partij
   *[other] partijen
 }
tally-won = gewonnen
tally-under-way = bezig
best-points = beste: { points-count }
games-played = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
 }
shared-count = { $games } gedeeld
met-title = Onderling
met-all = Alle partijen
met-games = partijen
met-bars = jij won · verloor
met-bars-read = { $won } gewonnen, { $shared } gedeeld, { $lost } verloren
met-at = bij
met-last = laatst
met-last-was = { $date }, { $outcome ->
    [won] gewonnen
    [lost] verloren
   *[other] gedeeld
 }
met-none = Met wie je een partij uitspeelt, komt hier te staan.
met-bot = Bot ({ $level })
passkeys = Passkeys
passkeys-none = Nog geen passkey. Daarmee meld je je op je andere apparaten aan met vingerafdruk, gezicht of pincode.
passkey-added = { $ago } geleden toegevoegd, nooit gebruikt
passkey-added-used = { $ago } geleden toegevoegd, { $used } geleden gebruikt
access-this = dit apparaat
access-seen = { $ago } geleden gebruikt
access-sign-out-others = Overal elders afmelden
profile-settings = Alle instellingen
new-options = Meer opties

### Een nieuwe tafel

new-title = Nieuwe tafel: { $game }
new-seats = Spelers
new-seat = Stoel { $seat }
who-me = Ik
who-open = Vrije stoel
who-open-hint = voor iedereen met de link
who-bot = Bot
bot-easy = Makkelijk
bot-good = Goed
bot-strong = Sterk
bot-master = Meester
bot-normal = Goed
bot-hard = Sterk
bot-easy-hint = snel en mild
bot-good-hint = denkt vooruit
bot-strong-hint = denkt twee seconden
bot-master-hint = denkt tien seconden
bot-name = Bot
new-options-title = Spelopties
new-visibility = Wie kan meedoen
visibility-solo = Alleen op dit scherm
visibility-private = Iedereen met de link
visibility-open = Iedereen, via de lobby
new-pace = Tijd per zet
pace-none = Geen limiet
pace-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
 }
pace-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
 }
new-go = Begin
new-add-seat = Stoel toevoegen
new-drop-seat = Stoel weghalen

### De tafel

player = Speler { $seat }
curtain-title = Geef het scherm aan { $name }
curtain-text = Zorg dat niemand anders meekijkt.
curtain-open = Ik ben { $name }
your-turn = jouw beurt
to-move = aan zet
thinks = denkt na
waits-for-you = wacht op jou
seat-free = vrije stoel
open-side = De kant van { $name }
elsewhere = { $tables ->
    [one] Jouw beurt aan een andere tafel
   *[other] Jouw beurt aan { $tables } andere tafels
 }
away = weg
away-since = al { $ago } weg
turn-of = { $name } is aan de beurt
turn-of-thinking = { $name } denkt na
turn-of-many = Wacht op { $names }
turn-of-small = Kijk gerust rond. Je krijgt een seintje als je aan de beurt bent.
turn-of-watching = Je kijkt mee.
game-over = Het spel is afgelopen
game-over-small = Bekijk de eindstand, of kijk de partij terug.
game-stopped = Deze partij kan niet verder
no-board = Het bord van deze partij is niet meer te tekenen; dit zijn de zetten.
waiting-title = { $seats ->
    [one] Nog { $seats } stoel vrij
   *[other] Nog { $seats } stoelen vrij
 }
waiting-text = Stuur de link naar een vriend, of laat een bot meedoen.
waiting-visitor = Schuif aan en speel mee, of kijk alleen mee.
waiting-link = Kopieer de link
waiting-bot = Laat een bot meedoen
waiting-sit = Ga hier zitten
hint = Hint
hint-title = Wat zou een sterke speler doen?
hint-wait = Aan het denken …
hint-share = { $share }% winstkans, { $margin } meer of minder
undo = Zet terugnemen
undo-ok = Zet terugnemen: er is niets onthuld sindsdien
undo-ask = Vraag om een zet terug te nemen
undo-ask-title = De andere spelers moeten het goedvinden
undo-asked-by = { $name } wil een zet terugnemen.
undo-asked = Gevraagd. Wacht op de andere spelers.
undo-agree = Toestaan
undo-refuse = Weigeren
sent = Je zet wordt verstuurd …
not-allowed = Dat mag niet.
rule-number = Regel { $rule }
late = De tijd van { $name } is om
late-small = Je kunt wachten, een bot laten overnemen of het spel beëindigen.
late-end = Beëindig het spel
log = Logboek
chat = Chat
chat-say = Bericht aan { $name }
chat-say-all = Bericht aan iedereen
chat-empty = Nog geen berichten.
chat-send = Verstuur
log-empty = Er is nog niets gebeurd.
log-undone = teruggenomen
log-away = Terwijl je weg was
log-now = Jouw beurt
log-jump = Ga naar deze zet
watching = { $people ->
    [one] { $people } kijkt mee
   *[other] { $people } kijken mee
 }
view-end = Eindstand
more = Meer
leave-seat = Ga van tafel
take-seat = Neem deze stoel over
bot-takes = Laat een bot overnemen
pass-seat = Geef je stoel door
pass-seat-of = Geef de stoel van { $name } door
pass-title = Wie krijgt de stoel?
pass-hint = Die speelt meteen verder. Het komt in het logboek te staan.
pass-none = Er is verder niemand aan deze tafel. Stuur de link: wie hem opent, verschijnt hier.
pass-here = nu hier
passed = { $name } heeft de stoel overgenomen.
remove-person = Verwijder { $name }
free-seat = Maak de stoel van { $name } vrij
seating-sat = { $now } ging zitten.
seating-back = { $now } nam de stoel terug.
seating-passed = { $before } gaf de stoel door aan { $now }.
seating-given = { $now } kreeg de stoel.
seating-replaced = Een bot neemt het over van { $before }.
seating-joined = Een bot ging zitten.
seating-freed = De stoel van de bot is vrij.
seating-left = { $before } ging van tafel.
seating-removed = { $before } is verwijderd door de gastheer.
download = Download het partijbestand
seat-of = Stoel van { $name }
die = een { $value }

### Verbinding

connecting = De tafel wordt klaargezet
connecting-small = Een ogenblik.
lost = Verbinding verbroken
restarting = De server start opnieuw
restarting-text = De verbinding komt vanzelf terug; er gaat niets verloren.
lost-chip = opnieuw verbinden
lost-pending = Je zet is nog niet bevestigd. Hij wordt opnieuw verstuurd zodra de verbinding er weer is.
lost-kept = Je laatste zet is bewaard.
lost-retry = Nieuwe poging over { $seconds } s.
lost-now = Nu opnieuw proberen
gone-title = Tafel niet gevonden
gone-text = Misschien is de link verlopen, of is de tafel besloten.
error-title = Dat lukte niet
error-server = De server reageert niet. Deze pagina blijft het proberen.

### Tekststand

text-mode = Tekststand
text-board = Terug naar het bord
text-moves = Wat je kunt doen
text-refused = Kan nu niet
text-none = Je hoeft nu niets te kiezen.

### Terugkijken

replay = Partij terugkijken
replay-title = Terugkijken: { $game }
replay-moment = Zet { $at } van { $most }
replay-first = Naar het begin
replay-last = Naar het eind
replay-next = { $unit ->
    [turn] Volgende beurt
   *[move] Volgende zet
 }
replay-prev = { $unit ->
    [turn] Vorige beurt
   *[move] Vorige zet
 }
replay-play = Afspelen
replay-pause = Pauze
replay-slider = Moment in de partij
replay-fork = Speel vanaf hier verder
replay-fork-small = aan een nieuwe tafel van jezelf
replay-back = Terug naar de tafel
recap = Sinds je laatste beurt
recap-count = { $people ->
    [one] { $people } speler
   *[other] { $people } spelers
 } · { $things ->
    [one] { $things } gebeurtenis
   *[other] { $things } gebeurtenissen
 }
recap-prev = Vorige
recap-next = Volgende
recap-skip = Naar nu
recap-waits = Je beurt wacht tot je het gezien hebt, of sla over.
recap-watch = Wat er gebeurde
recap-again = Nog eens zien
set-pace = Snelheid van andermans zetten
set-pace-hint = Hoe snel je ziet wat medespelers en bots doen. Overslaan kan altijd.
pace-slow = Langzaam
pace-normal = Gewoon
pace-fast = Snel
set-recap = Laat zien wat er sinds je laatste beurt gebeurde
set-recap-hint = Opent vanzelf als de anderen twee dingen of meer gedaan hebben. Je kunt het altijd nog eens bekijken.
set-follow = Kaart volgt het spel
set-follow-hint = De kaart gaat naar waar iets gebeurt, behalve als je haar net zelf verschoven hebt.
replay-by = Ga per
replay-by-turn = Beurt
replay-by-move = Zet
keys-replay-turn = vorige of volgende beurt bij het terugkijken
keys-recap = wat anderen deden: afspelen of pauze, vorige, volgende
hint-chance = Winstkans
new-clock = Klok
clock-none = Geen
clock-move = Per zet
clock-bank = Hele partij
plan-played = Je geplande antwoord is gespeeld.
plan-dropped = Geen van je geplande antwoorden past bij wat er gespeeld is.
new-bank = Tijd voor de hele partij
new-bank-hint = Een klok voor elke speler. De seconden komen er elke beurt bij.
bank-of = { $minutes } min + { $increment } s
clock-left = Tijd over: { $left }
plan = Plan een antwoord
plan-waits = Je antwoord wacht op hun keuze
plan-drop = Laat het geplande antwoord vervallen
plan-title = Als …, dan …
plan-intro = Je antwoord wordt meteen gespeeld, als het dan mag. Niemand anders ziet het. Loopt het anders, dan vervalt het.
plan-if = Als { $name } …
plan-then = … dan ik …
plan-add = Plan dit antwoord
plan-remove = Verwijder: { $line }
plan-line = Als { $name } { $on }, { $play }
plan-count = { $lines ->
    [one] { $lines } antwoord gepland
   *[other] { $lines } antwoorden gepland
 }
clock-left-quiet = Tijd over: { $left }. Die loopt niet af in de stille uren van deze speler.
set-quiet = Stille uren
set-quiet-hint = Geen berichten per mail, browser of webhook; die komen daarna, als je dan nog aan zet bent. In partijen met een dag of meer per zet loopt je tijd er niet in af. Hoogstens twaalf uur.
set-quiet-zone = Tijdzone: { $zone }.
set-quiet-begin = Stille uren beginnen om
set-quiet-end = Stille uren eindigen om
set-calendar = Agenda van je deadlines
set-calendar-hint = Een eigen adres voor je agenda-app. Een nieuw adres vervangt het oude. Je ziet het maar één keer.
set-calendar-make = Maak een adres

### Het einde

again = Nog een keer
share = Delen
shared = Link gekopieerd

### Regels

rules-games = Regels van een ander spel
rules-contents = Inhoud
rules-summary = Op één pagina
rules-one-page = { $game } op één pagina
rules-numbered = Genummerde regels
learn-this = Leer dit: { $lesson }
keys-rules-search = zoek in de regels
keys-rules-next = volgende vindplaats
keys-rules-game = regels van het vorige of volgende spel
rules-title = Regels van { $game }
rules-search = Zoek in de regels
sources = Waar de waarden vandaan komen
rules-found = { $rules ->
    [0] In geen enkele regel gevonden.
    [one] { $rules } regel
   *[other] { $rules } regels
 }

### Instellingen

set-language = Taal
set-theme = Thema
theme-auto = Volg apparaat
theme-light = Licht
theme-dark = Donker
set-motion = Animatie
motion-auto = Volg apparaat
motion-off = Geen animatie
set-marks = Symbolen naast kleuren
set-marks-hint = Voegt letters en patronen toe, zodat je geen kleuren hoeft te onderscheiden.
set-sounds = Geluid
set-sounds-hint = Een zachte tik als je aan de beurt bent.
set-notices = Meldingen
set-notices-hint = Een melding van de browser als je aan de beurt bent.
set-notices-denied = Deze browser staat meldingen van deze pagina niet toe.
set-name = Je naam
set-webhook = Webhook
set-webhook-hint = Een adres dat een bericht krijgt als je aan de beurt bent; werkt met Discord en dergelijke.
set-link = Je persoonlijke link
set-link-hint = Open hem op een ander apparaat om daar als jezelf te spelen. Deel hem met niemand.
set-link-make = Maak een link
passkey = Passkey
passkey-not-here = Passkeys werken alleen op een https-adres met een naam, of op localhost. Gebruik hier je persoonlijke link.
passkey-stopped = Er is geen passkey gebruikt.
passkey-known = Dit apparaat heeft al een passkey voor jou.
set-passkey-hint = Meld je op je andere apparaten aan met vingerafdruk, gezicht of pincode. Werkt alleen op deze site.
set-passkey-make = Voeg een passkey toe
set-passkey-made = { $ago } geleden toegevoegd
set-passkey-used = { $ago } geleden toegevoegd, { $used } geleden gebruikt
set-passkey-drop = Verwijder
set-back = Speelde je hier al eens?
set-back-hint = Meld je aan op dit apparaat en je hebt je tafels terug.
set-token = API-sleutel
set-token-hint = Om je eigen bot te laten spelen via de HTTP-API. Je ziet hem maar één keer.
set-token-make = Maak een sleutel
set-saved = Bewaard
yes = Aan
no = Uit

### Terugkomen

back-title = Weer aanmelden
back-intro = Speelde je al op een ander apparaat? Ga hier verder als jezelf, met al je tafels.
back-passkey = Gebruik een passkey
back-passkey-hint = Als je er een hebt toegevoegd bij Instellingen. Misschien heeft je telefoon of wachtwoordbeheerder hem.
back-link-hint = Maak er een bij Instellingen, op het apparaat waarop je speelde, en plak hem hier.
back-link-wrong = Dat is geen persoonlijke link; die eindigt op /back/ en een lange code.
back-go = Ga verder
back-leaves = Op dit apparaat ben je nu { $name }. Meld je je later weer af, dan ben je opnieuw { $name }.
back-welcome = Welkom terug, { $name }.
back-home = Speelde je al op een ander apparaat?
back-not = Er is niets veranderd
back-as = Verdergaan als { $name }?
back-as-text = Dit is de persoonlijke link van { $name }. In deze browser ben je nu { $now }; meld je je straks af als { $name }, dan ben je weer { $now }, met je tafels.
back-as-new = In deze browser heb je nog niet gespeeld.
back-as-go = Verder als { $name }
back-stay = Blijf { $name }
back-self = Je bent { $name } al
back-self-text = Dit is je eigen persoonlijke link. Open hem op een ander apparaat om daar verder te gaan.

### Wie jou kan zijn

access-title = Waar je bent aangemeld
access-intro = Alles waarmee iemand als jou kan spelen. Beëindig wat je niet herkent.
access-session = Aangemeld
access-token = API-sleutel
access-link = Persoonlijke link
access-named = { $kind }: { $about }
access-here = deze browser
access-made = { $ago } geleden gemaakt
access-used = { $ago } geleden gemaakt, { $used } geleden voor het laatst gebruikt
access-old = van een eerdere versie
access-sign-out = Afmelden
access-end = Beëindig
leave = Afmelden
leave-title = Afmelden in deze browser?
leave-earlier = Je bent dan weer { $name }, net als eerst.
leave-new = Je bent dan een nieuwe gast in deze browser.
leave-no-way-back = Je hebt geen persoonlijke link, passkey of ander apparaat: hierna kun je niet meer terugkomen als { $name }.
stay = Annuleer
delete-me = Verwijder alles over mij
delete-me-hint = Je naam, je chatberichten en de tafels waar niemand anders zit.
delete-me-go = Verwijder …
delete-me-title = { $name } verwijderen?
delete-me-text = Tafels waar niemand anders zit, worden verwijderd. Aan andere tafels neemt een bot je stoel over en verdwijnen je naam en je berichten. Dit is niet ongedaan te maken.
delete-me-sure = Verwijder alles
end-bots = Beëindig dit spel tussen bots
delete-table = Verwijder deze tafel
delete-table-title = Deze tafel verwijderen?
delete-table-text = Alles wat hier gespeeld is, wordt verwijderd. Dit is niet ongedaan te maken.
table-deleted = De tafel is verwijderd.

### Een server op uitnodiging

invite-title = Alleen op uitnodiging
invite-welcome = Je bent uitgenodigd
invite-link = Je uitnodigingslink
invite-go = Kom binnen
invite-back = Speel je hier al?
closed-title = Geen toegang

### Dank aan

credits-title = Met dank aan
credits-icons = De pictogrammen zijn van Lorc, Delapouite en anderen van game-icons.net, onder CC BY 3.0.
credits-fonts = De lettertypen zijn Alegreya (Juan Pablo del Peral, Huerta Tipográfica) en Source Sans 3 (Paul D. Hunt, Adobe), allebei onder de SIL Open Font License 1.1.
credits-code = Tijdperk is vrije software onder de Apache License 2.0.
credits-games = De spellen zijn van hun auteurs en uitgevers. Alle tekeningen en regelteksten hier zijn van onszelf.

### Toetsen

keys-title = Sneltoetsen
keys-act = acties in de balk, met hun letter
keys-number = de eerste, tweede, derde actie
keys-undo = zet terugnemen
keys-hint = hint
keys-log = logboek
keys-rules = regels
keys-text = tekststand aan of uit
keys-help = deze lijst
keys-arrows = langs de keuzes lopen
keys-enter = kiezen; nog een keer: de hoofdactie
keys-escape = sluiten of keuze loslaten
keys-replay = vorige of volgende zet bij het terugkijken

### Kaarten

map-closer = Inzoomen (+)
map-farther = Uitzoomen (-)
map-whole = De hele kaart (0)
map-mini = Overzicht: tik waar je heen wilt
map-targets = Keuzes op de kaart
map-places = Gebieden op de kaart; de pijltoetsen gaan naar de buren
map-no-passage = Geen doorgang tussen { $one } en { $other }

# meer zetten in één keer, en zetten waar niemand op wacht

undo-all = { $steps ->
    [one] Je zet terugnemen
   *[other] Alle { $steps } zetten terugnemen
}
suggest = Stel de hele beurt voor
suggest-play = Speel dit allemaal
text-free = Je kunt ook

## Lessen

learn = Leren
learn-title = Leer door te spelen
learn-intro = Een paar minuten per les, aan de echte tafel. Sla over wat je al weet; niets is vergrendeld.
learn-go-on = Verder met: { $lesson }
learn-easy-bot = tegen de makkelijke bot
learn-read = Lees je liever?
learn-rules = De regels van elk spel
lesson = Les
lesson-all = Alle lessen
lesson-leave = De les verlaten
lesson-nothing-counts = Les: hier telt niets
lesson-step = Stap { $number } van { $most }
lesson-on = Verder
lesson-back = Terug
lesson-skip = Overslaan
lesson-next = Volgende les
lesson-retry = Opnieuw
lesson-missed = Nog niet gelukt.
lesson-done = Klaar. Je hebt deze les afgerond.
lesson-is-done = (afgerond)
lesson-go-on = verder
lesson-understood = Begrepen
lesson-no-more = Geen uitleg meer
lesson-more = Nog { $moves } te gaan.
lesson-left = { $moves ->
    [one] Nog { $moves } zet.
   *[other] Nog { $moves } zetten.
 }

## Groepen

groups = Groepen
groups-intro = De mensen met wie je speelt: eigen tafels, een ranglijst en bekers.
groups-mine = Jouw groepen
groups-none = Je zit nog niet in een groep. Begin er een en stuur de link naar je medespelers, of doe mee met een code.
group-new = Nieuwe groep
group-name = Naam van de groep
group-name-example = bijv. Donderdagavond
group-make = Maak
group-join = Kom bij een groep
group-code = Code of link
group-join-text = Als lid kun je aan de tafels van de groep zitten, meedoen aan bekers en de partijen zien. De andere leden zien je naam en je resultaten hier.
group-your-name = Je naam
group-join-go = Doe mee
group-join-not = Nu niet
group-count = { $members ->
    [one] { $members } lid
   *[other] { $members } leden
 }
group-cups = { $cups ->
    [one] { $cups } beker bezig
   *[other] { $cups } bekers bezig
 }
group-free = { $tables ->
    [one] { $tables } tafel met een vrije stoel
   *[other] { $tables } tafels met een vrije stoel
 }
group-to-play = { $tables ->
    [one] Jouw zet aan { $tables } tafel
   *[other] Jouw zet aan { $tables } tafels
 }
group-home = Tafels van { $group }
group-table = Tafel voor de groep
group-table-text = Kies een spel. Alleen leden kunnen de vrije stoelen nemen; zij zien de tafel hier en op hun beginpagina.
group-table-for = Een tafel voor je groep: alleen leden kunnen gaan zitten.
group-tables = Tafels
group-members = Leden
group-owner = beheert de groep
group-me = dat ben jij
group-leave = Verlaat
group-remove = Verwijder
group-hand-over = Draag over
group-sure = Weet je het zeker?
group-rename = Hernoem
group-members-note = Als je de groep verlaat, beginnen er geen bekerpartijen van je meer. Je gespeelde partijen blijven in de lijst.
group-members-note-mine = Draag de groep over als een ander haar moet beheren. Als je iemand verwijdert, krijgt de groep een nieuwe code.
group-invite = Nodig uit voor de groep
group-invite-note = Wie deze code of link heeft, kan erbij en ziet de partijen van de groep.
group-invite-new = Maak een nieuwe

## Ranglijst en partijen van een groep

standings = Ranglijst
standings-game = Spel
standings-games = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
 }
standings-bar = tussen { $low } en { $high }
standings-note = De balk laat zien hoe zeker het cijfer is. Berekend uit de partijen tussen leden; bots tellen niet mee. Wie opgeeft, heeft verloren van iedereen die dat niet deed; remise telt als gelijk, en een partij die jullie samen stopten telt niet.
standings-none = Er is een ranglijst zodra twee leden een partij hebben uitgespeeld.
games-latest = Laatste partijen
games-all = Alle { $games }
games-none = Nog geen partijen uitgespeeld.
games-won = Gewonnen
games-draw = Gelijk
games-no-result = Geen uitslag
games-winner = gewonnen
games-cup = { $cup }, ronde { $round }
games-more = en nog { $players }

## Bekers

cup-new = Nieuwe beker
cup-none = Nog geen beker
cup-none-text = In een beker speelt ieder tegen ieder, vanaf elke stoel. Partijen beginnen vanzelf, en bots kunnen meedoen.
cup-name = Naam van de beker
cup-name-default = Beker van { $month }
cup-game = Spel
cup-people = Spelers
cup-people-count = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
 }
cup-seats = Stoelen per tafel
cup-times = Elk paar speelt
cup-times-choice = { $times ->
    [1] één keer
   *[other] twee keer, één keer vanaf elke stoel
 }
cup-rounds = Rondes
cup-at-once = Partijen tegelijk per speler
cup-go = Begin de beker
cup-extent = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
 } in { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 }
cup-too-few = { $players ->
    [one] Kies minstens { $players } speler
   *[other] Kies minstens { $players } spelers
 }
cup-how-two = { $times ->
    [1] ieder tegen ieder
   *[other] ieder tegen ieder, twee keer, één keer vanaf elke stoel
 }
cup-how-more = tafels van { $seats }, ieder treft ieder ongeveer even vaak
cup-round = ronde { $round } van { $rounds }
cup-over = afgelopen
cup-stopped = gestopt
cup-done = { $games ->
    [one] { $done } van { $games } partij
   *[other] { $done } van { $games } partijen
 }
cup-won = { $winners ->
    [one] { $names } wint de beker.
   *[other] { $names } delen de beker.
 }
cup-cross = Kruistabel van { $cup }
cup-place = Plaats
cup-player = Speler
cup-points = punten
cup-play = speel
cup-move = zet
cup-mark-won = Gewonnen van { $name }
cup-mark-lost = Verloren van { $name }
cup-mark-draw = Gelijk met { $name }
cup-mark-none = Geen uitslag tegen { $name }
cup-mark-later = Nog te spelen tegen { $name }
cup-mark-live = Bezig tegen { $name }, zet { $moves }
cup-mark-turn = Jouw zet tegen { $name }
cup-next = { $begins ->
    [you] ronde { $round }; jij hebt de eerste stoel
   *[other] ronde { $round }; { $name } heeft de eerste stoel
 }
cup-play-it = Speel
cup-stop = Stop de beker
cup-stop-sure = Deze beker stoppen?
cup-stop-text = Er beginnen geen partijen meer. Wat bezig is kan worden uitgespeeld en telt mee.
cup-stop-not = Laat hem doorgaan

## Meldingen als er geen pagina open is

set-push = Meldingen in deze browser
set-push-hint = Ook als er geen pagina van Tijdperk open is. Ze zeggen alleen dat jij aan zet bent, en aan welke tafel.
set-push-failed = Deze browser kan geen meldingen krijgen: zijn eigen dienst weigerde.
set-mail = Mail als jij aan zet bent
set-mail-hint = Hoogstens één per uur, elk met een link om ze te stoppen.
set-mail-waits = We stuurden je een link. Open die om het adres te bevestigen.
set-mail-on = Aan. Hoogstens één per uur.
set-mail-go = Bevestig
set-mail-stop = Stop
set-mail-sent = We stuurden je een link. Open die om het adres te bevestigen.
set-mail-off = Je krijgt geen mail meer.
mail-confirmed = Bevestigd. Je krijgt een mail als jij aan zet bent, hoogstens één per uur.
mail-stopped = Gedaan. Je krijgt geen mail meer van deze spelserver.

### Samen een spel beëindigen, en nog een keer spelen

again-title = Nog een keer?
again-wanted = { $people ->
    [one] { $names } wil nog een keer
   *[other] { $names } willen nog een keer
 }
again-asked = Gevraagd. Wachten op { $names }
again-declined = { $name } wil nu niet nog een keer
again-both = { $name } doet ook mee
again-all = Iedereen doet mee
again-ready = De nieuwe tafel staat klaar
again-yes = wil wel
again-turned = De stoelen wisselen: nu heeft { $name } stoel 1.
again-turned-you = De stoelen wisselen: nu heb jij stoel 1.
again-at-once = begint meteen
again-asks = vraagt het de anderen
again-go = Naar de nieuwe tafel
again-opens = opent over { $seconds } s
again-withdraw = Trek terug
again-not-now = Nu niet
again-previous = Het spel hiervoor
ranks = Plaatsen
rank = { $rank }.
end-counting = De punten worden geteld
offer-agree = Akkoord
draw-offer = Bied remise aan
draw-asked-by = { $names } biedt remise aan.
draw-asked-small = Je kunt akkoord gaan, het afslaan of gewoon doorspelen.
draw-asked = Remise aangeboden. Wachten op { $names }.
draw-declined = { $name } slaat de remise af.
stop-offer = Stel voor om te stoppen
stop-now = Stop met dit spel
stop-asked-by = { $names } wil stoppen met dit spel.
stop-asked-small = Als iedereen akkoord gaat, eindigt het zonder uitslag.
stop-asked = Voorgesteld om te stoppen. Wachten op { $names }.
stop-title = Stoppen met dit spel?
stop-people = Het eindigt zonder uitslag zodra alle mensen akkoord gaan. Bots doen dat altijd.
stop-alone = Het eindigt nu, zonder uitslag.
resign = Geef op
resign-title = Dit spel opgeven?
resign-two = Je tegenstander wint. Dit kan niet ongedaan gemaakt worden.
resign-more = Je verliest, en een bot speelt verder op je stoel. In ranglijsten word je laatste. Dit kan niet ongedaan gemaakt worden.
resign-alone = Je verliest, en het spel is afgelopen. Dit kan niet ongedaan gemaakt worden.
ending-draw = Remise
ending-draw-small = In onderling overleg.
ending-stopped = Het spel is gestopt
ending-stopped-small = In onderling overleg, zonder uitslag.
ending-ended = Het spel is beëindigd
ending-ended-small = Voordat het was afgelopen, zonder uitslag.
ending-you-win = Jij wint
ending-wins = { $name } wint
ending-win = { $names } winnen
ending-you-lose = Je verliest
ending-resigned = { $name } heeft opgegeven.
ending-you-resigned = Je hebt opgegeven.
seating-resigned = { $before } heeft opgegeven; een bot speelt verder.

### Uitnodigen, en wie waar zit

invite-someone = Nodig iemand uit
invite-intro = Een account is niet nodig. De stoel is van wie gaat zitten.
invite-camera = Richt de camera van een andere telefoon hierop
invite-qr = QR-code van { $address }
invite-code = Tafelcode
invite-code-hint = In te typen op de beginpagina van dezelfde server.
invite-address-public = Adres
invite-address-network = Adres op je netwerk
invite-address-local = Adres op deze computer
invite-copy = Kopieer de link
invite-share = Deel …
invite-local = Alleen deze computer kan bij de tafel
invite-local-switch = Laat de server hieronder op je netwerk luisteren, dan kunnen anderen meedoen.
invite-local-command = Om anderen op je netwerk mee te laten doen, start je de server met:
reach-on = Bereikbaar op dit netwerk
reach-on-small = Alleen apparaten op dezelfde wifi komen binnen. Verder weg: zet de server op een openbaar adres.
reach-off = Niet bereikbaar voor anderen
reach-off-small = Zet aan om apparaten op dezelfde wifi mee te laten doen. De server luistert dan op het lokale netwerk tot hij stopt of jij het uitzet.
reach-switch = Luister op het lokale netwerk
seat-open = Vrije stoel
seat-taken = zit
put-aside = Leg opzij
sit-as = Je naam aan tafel
names-title = Wie spelen er?
names-of = Naam van speler { $seat }
chat-unread = { $lines ->
    [one] Chat: { $lines } nieuw bericht
   *[other] Chat: { $lines } nieuwe berichten
 }
reactions = Zeg snel iets
reaction-hello = Hoi!
reaction-luck = Succes!
reaction-nice = Mooie zet!
reaction-ouch = Au!
reaction-moment = Moment
reaction-thanks = Bedankt!
reaction-played = Goed gespeeld!
not-found = Niet gevonden
not-found-text = Op dit adres is niets. Misschien is de link niet volledig, of verlopen.
not-found-home = Naar de beginpagina
table-draw = Afgelopen: remise
table-agreed = In overleg gestopt
table-resigned = Afgelopen: opgegeven

# ---- analyse van een gespeelde partij

analysis-title = Winstkans
analysis-form = Welke kansen te zien zijn
analysis-looked = Zoals het leek
analysis-was = Zoals het was
analysis-start = Analyseer
analysis-start-small = fouten, geluk, keerpunten
analysis-about = ongeveer { $seconds } s
analysis-busy = Bezig met de analyse, { $percent }%
analysis-stop = Stop
analysis-rail = Analyse
analysis-log = Logboek
analysis-inaccuracy = Onnauwkeurigheid
analysis-mistake = Fout
analysis-blunder = Blunder
analysis-luck = Geluk
analysis-luck-lane = geluk
analysis-bad-luck = pech
analysis-good-luck = geluk
analysis-moment = Deze zet
analysis-move = Zet { $move }
analysis-end = Hier is de partij afgelopen.
analysis-better = Beter: { $move } – { $value }, niet { $made }.
analysis-no-better = Er werd niets beters gevonden.
analysis-no-choice = Er viel niets te kiezen.
analysis-why-you = Winstkans in procenten, met wat je kon weten. { $margin } erboven of eronder.
analysis-why = Winstkans van { $name } in procenten, met wat op die plaats te weten was. { $margin } erboven of eronder.
analysis-turning = Keerpunten
analysis-turning-of = { $count } van { $all ->
    [one] 1 keuze
   *[other] { $all } keuzes
 }
analysis-quiet = Geen keuze en geen trekking veranderde veel aan de partij.
analysis-turn-error = { $cost }. Beter: { $better }.
analysis-turn-luck = { $whose ->
    [own] Geluk, { $gain }:
   *[other] Geluk voor { $name }, { $gain }:
 } { $rarer ->
    [0] geen
   *[other] { $rarer }
 } van { $others ->
    [one] de andere trekking
   *[other] { $others } andere trekkingen
 } was beter geweest.
analysis-turn-bad-luck = { $whose ->
    [own] Pech, { $gain }:
   *[other] Pech voor { $name }, { $gain }:
 } { $rarer ->
    [0] geen
   *[other] { $rarer }
 } van { $others ->
    [one] de andere trekking
   *[other] { $others } andere trekkingen
 } was slechter geweest.
analysis-seats = Spelers
analysis-choose-seat = van wie de tekens te zien zijn
analysis-given = Weggegeven per keuze
analysis-given-short = weg
analysis-errors = Fouten
analysis-less-luck = Uitslag zonder geluk
analysis-less-luck-short = zonder
analysis-sum = { $name }: { $start } aan het begin, { $luck } geluk, { $own } eigen fouten, { $others } keuzes van anderen, { $noise } pas later gezien, { $end } aan het eind.
analysis-margin = Geluk kan { $luck } meer of minder zijn, eigen fouten { $own }.
analysis-too-few = Te weinig pogingen om iets te zeggen: geluk kan { $luck } meer of minder zijn, eigen fouten { $own }.
analysis-unexplained = Meer dan de helft van het verschil is geen geluk en ook geen fout die gevonden is.
tally-given = weggegeven per keuze
analysis-thorough = { $iterations ->
    [one] Een vlugge blik: 1 poging voor elke keuze
   *[other] { $iterations } pogingen voor elke keuze
  }, acht keer zoveel waar het er het meest om ging.
keys-analysis-turning = vorige of volgende keerpunt van een geanalyseerde partij
keys-analysis-form = winstkans zoals het leek of zoals het was
keys-analysis-fork = speel verder vanaf dit moment van een geanalyseerde partij

# ---- puzzels

puzzle = Puzzel
puzzles = Puzzels
puzzles-intro = Stellingen uit partijen tussen bots waarin één zet duidelijk de beste is. Vind die zet.
puzzles-today = De puzzels van vandaag
puzzle-of-the-day = Puzzel van de dag
puzzle-all = Alle puzzels
puzzle-leave = Verlaat de puzzel
puzzle-solve = Oplossen
puzzle-next = Volgende puzzel
puzzle-solved = Goed, meteen raak.
puzzle-solved-late = Dat is hem.
puzzle-is-solved = (opgelost)
puzzle-moves-worth = Wat elke zet waard is
puzzle-worth-small = Gewonnen partijen van de 100, voor zover een lange zoektocht kan zien.
puzzle-streak = { $days ->
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
  }
puzzle-days = { $days ->
    [one] dag op rij
   *[other] dagen op rij
  }
puzzle-best = record: { $days }
puzzle-day-solved = opgelost
puzzle-seats = { $seats ->
    [one] 1 speler, jij bent
   *[other] { $seats } spelers, jij bent
  }
puzzle-game = Spel
puzzle-level = Moeilijkheid
puzzle-any-level = Alle
puzzles-level-1 = Makkelijk
puzzles-level-2 = Pittig
puzzles-level-3 = Moeilijk
puzzles-level-4 = Heel moeilijk
puzzle-none-fit = Geen puzzel past hierbij. Kies een ander spel of een andere moeilijkheid.
