# Wat het raam om de spellen zegt. en.ftl heeft dezelfde berichten met dezelfde variabelen.

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
theme-switch = Licht of donker
language-switch = English
footer-free = Vrije software
footer-icons = Beelden: game-icons.net, CC BY 3.0
footer-keys = Toetsen
footer-text = Tekststand
players = { $fewest }–{ $most } spelers
players-exactly = { $most ->
    [one] { $most } speler
   *[other] { $most } spelers
 }
minutes = { $minutes } min
hours = { $hours } uur

### Thuis

home-title = Kies een tijdperk
home-intro = Beschavingsspellen aan één tafel. Geen account nodig om te beginnen.
home-how = Hoe wil je spelen?
how-bot = Tegen een bot
how-screen = Samen op één scherm
how-online = Online
play-now = Speel nu
play-invite = Nodig iemand uit
in-the-making = In de maak
continue = Verder spelen
continue-waiting = { $tables ->
    [0] niemand wacht op jou
    [one] { $tables } tafel wacht op jou
   *[other] { $tables } tafels wachten op jou
 }
continue-none = Tafels waar je speelt, komen hier te staan.
table-move = zet { $moves }
table-your-move = Jij bent aan zet
table-thinks = { $name } denkt na
table-to-move = { $name } is aan zet
table-to-move-many = Wacht op { $players } spelers
table-over = Uitgespeeld
table-stopped = Kan niet verder
table-waiting = Wacht op spelers
table-new = { $moves ->
    [one] { $moves } nieuwe zet
   *[other] { $moves } nieuwe zetten
 }
join = Aanschuiven
join-code = Tafelcode of link
join-go = Ga zitten
join-hint = De code of link die een vriend je stuurde.
watch = Open tafels
study = Studeren
study-intro = Uitgespeelde partijen: speel ze zet voor zet na, en speel vanaf elk moment verder.
study-none = Partijen die je hebt uitgespeeld, komen hier te staan.
upload = Open een verslag
new-options = Meer keuzes

### Een nieuwe tafel

new-title = Nieuwe tafel: { $game }
new-seats = Wie zit waar
new-seat = Stoel { $seat }
who-me = Ik
who-open = Vrije stoel
who-open-hint = voor wie de link heeft
who-bot = Bot
bot-easy = Mild
bot-normal = Goed
bot-hard = Sterk
bot-easy-hint = speelt vlot en vergeeft
bot-normal-hint = denkt vooruit
bot-hard-hint = neemt de tijd
bot-name = Bot
new-options-title = Hoe jullie spelen
new-visibility = Wie mag erbij
visibility-solo = Alleen aan dit scherm
visibility-private = Wie de link heeft
visibility-open = Iedereen, via de lobby
new-pace = Tijd per zet
pace-none = Geen haast
pace-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
 }
pace-days = { $days ->
    [one] een dag
   *[other] { $days } dagen
 }
new-go = Dek de tafel
new-add-seat = Een stoel erbij
new-drop-seat = Een stoel minder

### De tafel

player = Speler { $seat }
curtain-title = Geef het scherm aan { $name }
curtain-text = Niemand anders kijkt nu mee.
curtain-open = Ik ben { $name }
your-turn = jouw beurt
to-move = aan zet
thinks = denkt na
waits-for-you = wacht op jou
seat-free = vrije stoel
open-side = De kant van { $name }
elsewhere = { $tables ->
    [one] Jouw zet aan een andere tafel
   *[other] Jouw zet aan { $tables } andere tafels
 }
away = weg
away-since = weg sinds { $ago }
turn-of = { $name } is aan zet
turn-of-thinking = { $name } denkt na
turn-of-many = Wacht op { $names }
turn-of-small = Kijk rustig rond. Je hoort het als jij weer mag.
turn-of-watching = Je kijkt mee.
game-over = De partij is uit
game-over-small = Bekijk de eindstand, of loop de partij na.
game-stopped = Deze partij kan niet verder
no-board = Het bord van deze partij is niet meer te tekenen; dit zijn de zetten.
waiting-title = { $seats ->
    [one] Nog één stoel vrij
   *[other] Nog { $seats } stoelen vrij
 }
waiting-text = Stuur de link naar een vriend, of laat een bot meedoen.
waiting-visitor = Schuif aan en speel mee, of kijk alleen.
waiting-link = Kopieer de link
waiting-bot = Laat een bot meedoen
waiting-sit = Ga hier zitten
hint = Hint
hint-title = Wat zou een sterke speler doen?
hint-wait = Even meedenken …
hint-share = { $share } % van de partijen gewonnen
undo = Zet terugnemen
undo-ok = Zet terugnemen: er is niets onthuld, dus dit mag
undo-ask = Vraag om terug te nemen
undo-ask-title = De anderen moeten het goedvinden
undo-asked-by = { $name } wil graag een zet terugnemen.
undo-asked = Gevraagd. De anderen mogen ja of nee zeggen.
undo-agree = Goed
undo-refuse = Liever niet
sent = De zet is onderweg …
not-allowed = Dat mag niet.
rule-number = Regel { $rule }
late = De tijd van { $name } is om
late-small = Je mag wachten, een bot verder laten spelen of de partij beëindigen.
late-end = Beëindig de partij
left-time = nog { $left }
log = Verslag
chat = Praten
chat-say = Zeg iets tegen { $name }
chat-say-all = Zeg iets tegen iedereen
chat-empty = Er is nog niets gezegd.
chat-send = Verstuur
log-empty = Er is nog niets gebeurd.
log-undone = teruggenomen
log-away = Sinds je weg was
log-now = Jij bent aan zet
log-jump = Bekijk dit moment
watching = { $people ->
    [one] { $people } kijkt mee
   *[other] { $people } kijken mee
 }
view-end = Eindstand
more = Meer
leave-seat = Geef je stoel op
take-seat = Neem deze stoel over
bot-takes = Laat een bot verder spelen
pass-seat = Geef je stoel aan iemand door
pass-seat-of = Geef de stoel van { $name } aan iemand door
pass-title = Wie krijgt de stoel?
pass-hint = Die speelt meteen verder. Het komt in het verslag te staan.
pass-none = Er is verder niemand bij deze tafel. Stuur de link: wie hem opent, verschijnt hier.
pass-here = nu hier
passed = { $name } heeft de stoel nu.
remove-person = Vraag { $name } om weg te gaan
free-seat = Maak de stoel van { $name } vrij
seating-sat = { $now } ging zitten.
seating-back = { $now } nam de stoel terug.
seating-passed = { $before } gaf de stoel door aan { $now }.
seating-given = { $now } kreeg de stoel.
seating-replaced = Een bot speelt verder voor { $before }.
seating-joined = Een bot ging zitten.
seating-freed = De stoel van de bot is vrij.
seating-left = { $before } gaf de stoel op.
seating-removed = { $before } moest van de gastheer weg.
download = Download het verslag
seat-of = Stoel van { $name }

### Verbinding

connecting = Tafel wordt gedekt
connecting-small = De kaarten komen eraan.
lost = Verbinding kwijt
lost-chip = opnieuw verbinden
lost-pending = Je zet is nog niet bevestigd. Hij wordt opnieuw gestuurd zodra de verbinding er weer is.
lost-kept = Je laatste zet is bewaard.
lost-retry = Opnieuw proberen over { $seconds } s.
lost-now = Nu proberen
gone-title = Deze tafel is er niet
gone-text = Misschien is de link verlopen, of de tafel is besloten.
error-title = Dat lukte niet
error-server = De server antwoordt niet. Deze pagina probeert het vanzelf opnieuw.

### Tekststand

text-mode = Tekststand
text-board = Terug naar het bord
text-moves = Wat je kunt doen
text-refused = Kan nu niet
text-none = Er is nu niets voor jou te beslissen.

### Nalopen

replay = Partij nalopen
replay-title = Nalopen: { $game }
replay-moment = Zet { $at } van { $most }
replay-first = Naar het begin
replay-last = Naar het eind
replay-next = Volgende zet
replay-prev = Vorige zet
replay-play = Afspelen
replay-pause = Pauze
replay-slider = Moment in de partij
replay-fork = Speel vanaf hier verder
replay-fork-small = als een nieuwe tafel van jezelf
replay-back = Terug naar de tafel

### Het einde

again = Nog een keer
share = Delen
shared = Link gekopieerd

### Regels

rules-title = Regels van { $game }
rules-search = Zoek in de regels
sources = Waar de cijfers vandaan komen
rules-found = { $rules ->
    [0] Geen regel gaat hierover.
    [one] { $rules } regel
   *[other] { $rules } regels
 }

### Instellingen

set-language = Taal
set-theme = Licht
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
set-motion = Beweging
motion-auto = Zoals het apparaat
motion-off = Alles stil
set-marks = Tekens naast kleuren
set-marks-hint = Letters en patronen, zodat kleur nooit alleen iets zegt.
set-sounds = Geluid
set-sounds-hint = Een zachte tik als jij aan zet bent.
set-notices = Geef me een seintje
set-notices-hint = Een melding van de browser als jij aan zet bent.
set-notices-denied = Deze browser staat meldingen van deze pagina niet toe.
set-name = Je naam
set-webhook = Webhook
set-webhook-hint = Een adres dat bericht krijgt als jij aan zet bent; Discord en dergelijke kunnen dat aan.
set-link = Je persoonlijke link
set-link-hint = Open hem op een ander apparaat en je bent daar ook jezelf. Houd hem voor jezelf.
set-link-make = Maak een link
passkey = Passkey
passkey-not-here = Passkeys werken op een adres met een naam en https, of op localhost. Gebruik hier je persoonlijke link.
passkey-stopped = Er is geen passkey gebruikt.
passkey-known = Dit apparaat heeft al een passkey voor jou.
set-passkey-hint = Kom terug vanaf je andere apparaten met vinger, gezicht of pincode. Alleen deze site kan hem gebruiken.
set-passkey-make = Voeg een passkey toe
set-passkey-made = { $ago } geleden toegevoegd
set-passkey-used = { $ago } geleden toegevoegd, { $used } geleden gebruikt
set-passkey-drop = Haal weg
set-back = Was je hier al eens?
set-back-hint = Word op dit apparaat weer jezelf, met je tafels.
set-token = Voor een eigen bot
set-token-hint = Een sleutel voor de HTTP-ingang. Hij wordt één keer getoond.
set-token-make = Maak een sleutel
set-saved = Bewaard
yes = Aan
no = Uit

### Terugkomen

back-title = Kom terug
back-intro = Speelde je al op een ander apparaat? Ga hier verder als jezelf, met al je tafels.
back-passkey = Gebruik een passkey
back-passkey-hint = Je hebt er een toegevoegd bij Instellingen. Misschien bracht je telefoon of wachtwoordbeheerder hem mee.
back-link-hint = Maak er een bij Instellingen, op het apparaat waar je jezelf bent, en plak hem hier.
back-link-wrong = Dat is geen persoonlijke link; die eindigt op /back/ en een lange code.
back-go = Ga verder
back-leaves = Hier ben je nu { $name }, en die laat je achter. Wil je ook deze naam en zijn tafels houden, maak er dan eerst een persoonlijke link voor.
back-welcome = Welkom terug, { $name }.
back-home = Speelde je al op een ander apparaat?

### Dank aan

credits-title = Dank aan
credits-icons = De pictogrammen zijn van Lorc, Delapouite en anderen van game-icons.net, onder CC BY 3.0.
credits-fonts = De letters zijn Alegreya (Juan Pablo del Peral, Huerta Tipográfica) en Source Sans 3 (Paul D. Hunt, Adobe), allebei onder de SIL Open Font License 1.1.
credits-code = Tijdperk is vrije software onder de Apache License 2.0.
credits-games = De spellen zijn van hun auteurs en uitgevers. Alle tekeningen en regelteksten hier zijn van onszelf.

### Toetsen

keys-title = Toetsen
keys-act = de acties van de balk, met hun letter
keys-number = de eerste, tweede, derde actie
keys-undo = zet terugnemen
keys-hint = hint
keys-log = verslag
keys-rules = regels
keys-text = tekststand en terug
keys-help = deze lijst
keys-arrows = langs wat je kunt kiezen
keys-enter = kiezen; nog een keer: de hoofdactie
keys-escape = sluiten, of loslaten
keys-replay = een zet terug of verder bij het nalopen

### Kaarten

map-closer = Dichterbij (+)
map-farther = Verder weg (-)
map-whole = De hele kaart (0)
map-mini = De hele kaart: tik waar je heen wilt
map-targets = Wat op de kaart te kiezen is
map-no-passage = Geen doorgang tussen { $one } en { $other }

# meer zetten in één keer, en zetten waar niemand op wacht

undo-all = Alle { $steps } zetten terugnemen
suggest = Stel de hele beurt voor
suggest-play = Speel dit allemaal
text-free = Je kunt ook
