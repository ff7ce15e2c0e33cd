# Teksten die bij geen enkel spel horen. en.ftl heeft dezelfde berichten met dezelfde variabelen.

### Fouten: wat er mis was, waar, en wat wel mag.

## De tafel

error-game-over = Het spel is afgelopen; er valt niets meer te kiezen.
error-seat-unknown = Stoel { $seat } bestaat niet; de stoelen zijn genummerd van 1 tot en met { $most }.
error-stale-decision = Er is intussen iets gebeurd; kijk opnieuw naar de tafel en kies dan.
error-not-your-decision = Voor { by-seat } valt er nu niets te kiezen.
error-undo-nothing = Er is geen zet om terug te nemen.
error-undo-other-seat = Je kunt je zet niet terugnemen: { by-seat } is daarna aan zet geweest.
error-undo-revealed = ‘{ $move }’ kun je niet terugnemen: er is iets zichtbaar geworden dat verborgen was.
error-move-unknown = ‘{ $move }’ is geen zet. Zetten zijn: { $shapes }.
error-move-number = Zet { $given } bestaat niet in dit spel; de zetten zijn genummerd van 0 tot en met { $most }.
error-position-damaged = Dit bewaarde spel is niet te lezen: { $problem }.

by-seat = { $seat ->
    [1] stoel 1
    [2] stoel 2
    [3] stoel 3
    [4] stoel 4
    [5] stoel 5
    [6] stoel 6
    [7] stoel 7
   *[other] { $seat }
 }

## Namen die werden opgegeven

error-game-unknown = Het spel ‘{ $name }’ bestaat niet; de spellen zijn: { $allowed }.
error-language-unknown = De taal ‘{ $language }’ is er niet; je kunt kiezen uit: { $allowed }.
error-option-unknown = De optie ‘{ $option }’ bestaat niet; de opties zijn: { $allowed }.
error-option-value = Optie { $option } kan niet ‘{ $value }’ zijn; je kunt kiezen uit: { $allowed }.
error-option-form = ‘{ $option }’ is geen optie; schrijf NAAM=WAARDE.
error-seat-count = Dit spel heeft minstens { $fewest ->
    [one] { $fewest } stoel
   *[other] { $fewest } stoelen
 } en hooguit { $most }; { $given ->
    [one] er is er { $given } opgegeven.
   *[other] er zijn er { $given } opgegeven.
 }
error-seat-empty = Een van de stoelen heeft geen speler: ‘{ $seats }’. Schrijf voor elke stoel één speler, met komma’s ertussen.
error-seat-name = { $name } kan niet worden opgeschreven; gebruik voor een speler hooguit { $most } gewone tekens.
error-bot-unknown = De speler ‘{ $bot }’ bestaat niet; je kunt kiezen uit: human, { $allowed }.
error-rule-unknown = Regel ‘{ $number }’ bestaat niet; de regels lopen van { $first } tot en met { $last }.
error-rule-no-match = Geen enkele regel gaat over ‘{ $word }’.
error-command-unknown = De opdracht ‘{ $name }’ bestaat niet; de opdrachten zijn: { $allowed }.
error-command-ambiguous = ‘{ $given }’ kan van alles betekenen: { $allowed }.
error-choice-unknown = Keuze { $given } is er niet; de keuzes zijn genummerd van { $first } tot en met { $most }.
error-why-what = Noem een zet achter ‘waarom’, bijvoorbeeld: waarom { $example }.
error-replay-unclear = ‘{ $given }’ betekent hier niets; druk op Enter, of typ b, het nummer van een zet, of q.
error-number-wanted = { $argument } moet een heel getal zijn, niet ‘{ $given }’.
error-count-wanted = { $argument } moet een heel getal boven 0 zijn, niet ‘{ $given }’.
error-game-missing = Zeg welk spel: { $allowed }.
error-load-with = Met --load gaat het spel verder zoals het begonnen is; laat { $argument } weg.
error-usage = Deze opdrachtregel is niet te begrijpen: { $problem }. Zie: tijdperk --help

## Bestanden

error-file-unreadable = { $file } is niet te lezen: { $problem }.
error-file-unwritable = { $file } is niet te schrijven: { $problem }.
error-file-exists = { $file } bestaat al en blijft zoals het is; kies een andere naam.
error-save-exists = { $file } bestaat al en blijft zoals het is; kies een andere naam, of schrijf ‘bewaar { $file }!’ om het te vervangen.
error-save-where = Zeg waar: bewaar BESTAND.
error-record-too-long = { $file } is te lang voor een verslag; er worden hooguit { $most } bytes gelezen.
error-record-not-text = { $file } is geen verslag: het is geen tekst.
error-record-not-ours = { $file } is geen verslag: de eerste regel is niet ‘tijdperk 1’.
error-record-newer-format = { $file } is geschreven door een nieuwere versie (vorm { $given }); deze versie leest tot en met vorm { $known }.
error-record-newer-rules = { $file } is gespeeld met nieuwere regels (versie { $given }); deze versie kent ze tot en met versie { $known }.
error-record-older-rules = { $file } is opgenomen met versie { $given } van de regels; met de huidige versie { $known } is het te spelen tot regel { $line }: ‘{ $move }’ klopt niet meer. { $reason }
error-outcome-differs = Wat het toeval volgens regel { $line } gaf, kan niet met de huidige regels.
error-record-game-unknown = { $file } is een verslag van “{ $name }”, en dat spel is er niet; de spellen zijn: { $allowed }.
error-record-other-game = { $file } is een spel { $given }, niet { $wanted }.
error-record-other-content = { $given ->
    [standard] { $file } is gespeeld met de gewone cijfers; laat --content weg.
   *[other] { $file } is gespeeld met andere cijfers ({ $given }); geef hetzelfde bestand op met --content.
 }
error-record-header = { $file }, regel { $line }: ‘{ $text }’ hoort niet vóór ‘begin’; daar mogen alleen game, rules, content, option en seat staan.
error-record-header-word = { $file }, vóór regel { $line }: ‘{ $word }’ ontbreekt, staat er dubbel of klopt niet.
error-record-line = { $file }, regel { $line }: ‘{ $text }’ is geen zet (‘1 build baths’) en geen uitkomst (‘~ card baths’).
error-record-long-line = { $file }, regel { $line }: langer dan { $most } tekens.
error-record-cut-off = { $file } breekt af na regel { $line }.
error-record-illegal = { $file }, regel { $line }: ‘{ $move }’ mag daar niet. { $reason }
error-record-outcome = { $file }, regel { $line }: ‘{ $text }’ kan het toeval daar niet geven.
error-record-outcome-wanted = { $file }, regel { $line }: ‘{ $text }’ kan niet; daar hoort een passende regel ‘~ { $wanted } …’.
error-content-not-toml = { $file } is geen bestand met cijfers: { $problem }.
error-content-field = { $file }, { $entry }, veld { $field }: { $problem }.
error-content-doubled = { $file }: { $kind } ‘{ $id }’ staat er twee keer in; elk hoort er één keer in.
error-content-missing = { $file }: { $kind } ‘{ $id }’ ontbreekt; alles moet erin staan.
error-content-unknown = { $file }: { $kind } ‘{ $id }’ bestaat niet in dit spel; alleen cijfers kun je veranderen.

### Wie er zit

seat-human = Speler { $seat }
seat-numbered = { $name } { $seat }
bot-random = Gokker
bot-greedy = Gretig
bot-search = Zoeker

### Aan tafel

table-welcome = { $game }: { $names }. Typ een nummer of een zet; ‘hulp’ noemt de opdrachten.
table-welcome-back = { $game } gaat verder: { $names }. { $moves ->
    [0] Er is nog geen zet gedaan.
    [one] Er is { $moves } zet gedaan.
   *[other] Er zijn { $moves } zetten gedaan.
 }
table-thinking = { $name } denkt na …
table-prompt = Jouw keuze{ or-enter }
table-prompt-of = Keuze van { $name }{ or-enter }
or-enter = { $only ->
    [yes] {" "}(of alleen Enter)
   *[no] {""}
 }
table-not-now = Kan nu niet
table-unclear = Typ een van de nummers, een zet, of ‘hulp’.
table-legal = Ja, dat kan. { $move }
table-pass = Geef het scherm aan { $name } en kijk even weg.
table-press-enter = { $name }, druk op Enter als alleen jij kijkt.
table-since = Sinds je vorige keuze
table-log-empty = Er is nog niets gebeurd.
table-undone = Teruggenomen: { $move }.
table-undone-more = { $moves ->
    [one] Terug naar je vorige keuze: { $moves } zet.
   *[other] Terug naar je vorige keuze: { $moves } zetten, ook die van de ander.
 } Het toeval kan nu anders uitvallen.
table-hint-none = Er is maar één keuze.
table-hint-row = { $win }%
table-hint = Wat de zoeker zou doen, met het deel van de spellen dat hij zo denkt te winnen
table-saved = Bewaard in { $file }.
table-goodbye = Tot ziens. { $moves ->
    [0] Er is niets gespeeld.
   *[other] Er is niets bewaard: ‘bewaar BESTAND’ bewaart een spel, ‘tijdperk play SPEL --load BESTAND’ gaat ermee verder.
 }
table-goodbye-saved = Tot ziens. Verder spelen doe je zo:
table-result = De uitslag
figures-reconstructed = Van de { $all } onderdelen van dit spel hebben er { $some } cijfers die gereconstrueerd zijn: niemand kon ze bevestigen. Heb je het spel, schrijf dan de cijfers in een bestand (tijdperk content { $game } > mijn-{ $game }.toml), verbeter ze daar, en geef --content mijn-{ $game }.toml mee.
figures-own = Dit zijn eigen cijfers, uit { $file }; noemt een regel een ander getal, dan geldt het bestand.
table-interrupted = Gestopt.

### Opdrachten

command-undo = je laatste zet terugnemen
command-hint = wat zou een sterke speler doen?
command-log = alles wat er gebeurd is
command-why = waarom een zet wel of niet kan, en wat hij kost
command-rules = de regels; één (regels R17), of die waarin een woord voorkomt
command-save = het spel in een bestand bewaren, verder met --load
command-board = de tafel opnieuw tekenen
command-help = deze lijst
command-quit = van tafel gaan
command-number = de keuze met dat nummer
command-move = een zet zoals hij in een verslag staat
command-number-word = NUMMER
command-move-word = ZET
command-file-word = BESTAND
command-rule-word = R17
command-intro = Elk duidelijk begin van een opdracht is genoeg.

### Naspelen

replay-at = Zet { $at } van { $most }
replay-prompt = Enter vooruit, b terug, een getal springt, q stopt
replay-unfinished = Hier houdt het verslag op; het spel is nog niet afgelopen.
replay-keys = Druk op Enter voor de volgende zet, b om terug te gaan, typ een getal om naar die zet te springen, of q om te stoppen.

### Overzichten

games-id = Id
games-name = Spel
games-seats = Stoelen
games-options = Opties (de eerste geldt gewoonlijk)
games-play = Spelen doe je met: tijdperk play { $game }
version-line = Tijdperk { $version } met Python { $python }, { $form }
bench-compiled = gecompileerd
bench-plain = niet gecompileerd
simulate-title = { $games ->
    [one] { $games } spel { $game }
   *[other] { $games } spellen { $game }
 }

### De opdrachtregel

cli-about = Een open tafel voor bordspellen over beschavingen: spelen, bestuderen, proberen.
cli-play = een spel spelen in de terminal
cli-replay = een bewaard spel naspelen, zet voor zet
cli-games = welke spellen er zijn, met hun opties
cli-rules = de regels van een spel lezen
cli-version = deze versie, en of ze gecompileerd is
cli-content = de cijfers van een spel, om in een eigen bestand te veranderen
cli-simulate = bots veel spellen laten spelen
cli-bench = meten hoe snel een spel rekent
cli-usage = Gebruik:{ " " }
cli-commands = Opdrachten
cli-arguments = Wat je noemt
cli-options = Opties
cli-examples = Voorbeelden
cli-more = Zie ‘tijdperk OPDRACHT --help’ voor elke opdracht.
cli-help = deze hulp tonen
cli-arg-game = welk spel; ‘tijdperk games’ noemt ze
cli-arg-lang = nl of en (gewoonlijk: de taal van je systeem)
cli-arg-no-color = geen kleuren (hetzelfde als NO_COLOR=1)
cli-arg-seats = wie waar zit, met komma’s: human, human:NAAM, random, greedy, search, search:2000 (rondes), search:5s (seconden), easy, normal, hard (gewoonlijk: jij tegen search)
cli-arg-option = een optie van het spel; ‘tijdperk games’ noemt ze
cli-arg-content = eigen cijfers in plaats van de gewone; ‘tijdperk content SPEL’ drukt die af
cli-arg-seed = hetzelfde getal geeft dezelfde kaarten
cli-arg-load = verder met een bewaard spel
cli-arg-save = het spel na elke zet in dit bestand bewaren
cli-arg-hide = altijd een leeg scherm tussen de beurten van twee mensen
cli-arg-record = het bestand waarin een spel is bewaard
cli-arg-at = beginnen bij deze zet
cli-arg-all = alles afdrukken wat er gebeurde, zonder te stoppen
cli-arg-rule = het nummer van een regel (R17), of een woord om te zoeken
cli-arg-games = hoeveel spellen (gewoonlijk: 1000)
cli-arg-bots = een bot voor elke stoel, met komma’s: random, greedy, search:2000 (rondes), search:5s (seconden), easy, normal, hard (gewoonlijk: allemaal random)
cli-arg-jobs = hoeveel processen het werk delen; de spellen zijn dezelfde, met hoeveel ook (gewoonlijk: één per kern)
cli-arg-json = één JSON-object afdrukken en verder niets
cli-arg-records = van elk spel een verslag in deze map bewaren
cli-arg-seconds = hoe lang elk cijfer wordt gemeten (gewoonlijk: 1)

### De tafel

cli-serve = een tafel openen in de browser, voor jou en je vrienden
cli-arg-host = het adres om op te luisteren (gewoonlijk: alleen deze computer)
cli-arg-port = de poort om op te luisteren; 0 neemt een vrije (gewoonlijk: 8000)
cli-arg-data = de map waarin de tafels worden bewaard; zo nodig wordt die gemaakt (gewoonlijk: { $folder })
cli-arg-database = in plaats daarvan een PostgreSQL-database, voor meer servers: postgresql://…
cli-arg-workers = hoeveel serverprocessen het werk delen; meer dan één vraagt om --database (gewoonlijk: 1)
cli-arg-thinkers = hoeveel bots er tegelijk nadenken (gewoonlijk: 2)
cli-arg-pause = seconden voordat een bot zet, zodat mensen het kunnen volgen (gewoonlijk: 0.4)
cli-arg-address = het adres waarop mensen de server bereiken, voor links in berichten (gewoonlijk: waar hij luistert)
cli-arg-guests = hoeveel nieuwe gasten één netwerkadres tegelijk mag brengen, en elke 5 minuten opnieuw (gewoonlijk: 300)
cli-arg-contents = een spel met eigen cijfers spelen; mag meer dan eens (‘tijdperk content SPEL’ drukt de gewone af)
cli-arg-local-webhooks = berichten ook sturen naar webhooks binnen je eigen netwerk, niet alleen naar openbare adressen
cli-arg-open = ook een browser openen
serve-open = Tijdperk is open op { $address }
guest-name = Gast { $number }
notice-your-turn = Je bent aan zet in { $game }: { $link }
page-home = Naar de eerste pagina
page-not-built = De tafel is open, maar haar pagina is niet gebouwd: voer ‘make web’ uit, of installeer Tijdperk uit een wheel. De API werkt.
page-link-expired = Deze link werkt niet (meer). Maak een nieuwe op het apparaat waar je bent aangemeld, onder Instellingen.

## Beginnen

error-port-in-use = Poort { $port } is in gebruik; kies een andere met --port, of 0 voor een die vrij is.
error-address-unusable = De server kan niet luisteren op { $address }: { $problem }.
error-data-folder = De map { $folder } is niet te gebruiken: { $problem }.
error-data-folder-rights = Je mag niet schrijven in de map { $folder }; kies een andere met --data.
error-data-in-use = Een andere server gebruikt de map { $folder }; stop die, of geef deze server een andere map met --data.
error-workers-one-file = Meer serverprocessen kunnen niet één bestand delen; geef een database op met --database postgresql://…
error-database-kind = Een database geef je op als postgresql://…; zonder --database worden de tafels in een bestand bewaard.
error-database-unreachable = De database is niet te bereiken: { $problem }.
error-database-newer = De database is gemaakt door een nieuwere versie (schema { $given }); deze versie kent ze tot en met { $known }.

## Vragen

error-database-away = De database is nu niet te bereiken; er is niets verloren. Probeer het zo nog eens.
error-internal = Er ging iets mis op de server; dat is daar opgeschreven. Probeer het nog eens.
error-nothing-here = Op dit adres is niets.
error-method-unknown = { $method } kan op dit adres niet.
error-message-unreadable = De server kan dit niet lezen: { $problem }.
error-too-large = Dat is te lang; er worden hooguit { $most } bytes aangenomen.
error-too-fast = Dat gaat te snel; wacht even.
error-not-signed-in = Je bent niet (meer) aangemeld; laad de pagina opnieuw.
error-request-forged = Dit kwam niet van een pagina van deze server, dus er is niets gedaan; laad de pagina opnieuw.
error-client-id = Een bericht heeft een eigen kenmerk nodig, van hooguit { $most } tekens.
error-name-unfit = Een naam heeft minstens één en hooguit { $most } gewone tekens.
error-passkey-place = Passkeys werken op een adres met een naam en https, of op localhost; gebruik hier je persoonlijke link.
error-passkey-many = Je hebt { $most } passkeys, en meer worden er niet bewaard; haal er eerst een weg.
error-passkey-unfit = Deze passkey werd niet aanvaard. Probeer het nog eens, of gebruik je persoonlijke link.
error-passkey-late = Dat duurde te lang, of was al gedaan. Probeer het nog eens.
error-passkey-unknown = Deze passkey is hier niet (meer) bekend. Gebruik je persoonlijke link, of begin als iemand nieuws.
error-webhook-unfit = Een webhook is een adres dat begint met https:// en hooguit { $most } tekens heeft.

## Tafels en stoelen

error-table-unknown = Die tafel bestaat niet, of de link is niet volledig.
error-table-waiting = Er is nog een stoel vrij; het spel gaat verder zodra daar iemand zit.
error-table-ended = Dit spel is gestopt voordat het afgelopen was.
error-table-older-rules = Deze partij is begonnen met versie { $given } van de regels en kan met versie { $known } niet verder: { $number ->
    [0] het begin klopt niet meer.
   *[other] zet { $number } (‘{ $move }’) klopt niet meer.
 } { $reason } Je kunt de partij bekijken en downloaden zoals ze ervoor staat.
error-table-finished-older-rules = Deze partij is gespeeld met versie { $given } van de regels. { $kept ->
    [yes] De uitslag zie je zoals hij was;
   *[no] Hoe ze afliep is niet bewaard;
 } met versie { $known } kun je de partij alleen nalopen tot { $number ->
    [0] het begin, dat niet meer klopt.
   *[other] zet { $number } (‘{ $move }’), die niet meer klopt.
 } { $reason }
error-table-finished-other-content = Deze partij is gespeeld met andere cijfers ({ $given }). { $kept ->
    [yes] De uitslag zie je zoals hij was;
   *[no] Hoe ze afliep is niet bewaard;
 } met de huidige cijfers kun je de partij alleen nalopen tot { $number ->
    [0] het begin, dat niet meer klopt.
   *[other] zet { $number } (‘{ $move }’), die niet meer klopt.
 } { $reason }
error-table-damaged = Deze partij kan niet verder: het logboek is niet na te spelen vanaf { $number ->
    [0] het begin
   *[other] zet { $number } (‘{ $move }’)
 }. { $reason }
error-chance-differs = Wat het toeval daar gaf, kan niet met de huidige regels.
error-effect-differs = Die zet heeft niet meer het gevolg dat hij had.
error-board-differs = Het bord komt niet meer uit zoals het te zien was.
error-end-differs = Met de huidige regels zou de partij daar niet afgelopen zijn.
error-table-newer-rules = Aan deze tafel wordt met nieuwere regels gespeeld (versie { $given }) en hij is hier alleen te bekijken; deze server kent ze tot en met versie { $known }.
error-table-other-content = Deze tafel is begonnen met andere cijfers ({ $given }) en is alleen te bekijken; hij gaat verder zodra de server start met het bestand waarmee hij begonnen is.
error-content-form = ‘{ $given }’ noemt geen bestand met cijfers; schrijf SPEL=BESTAND.
error-visibility-unknown = Een tafel kan niet ‘{ $given }’ zijn; je kunt kiezen uit: { $allowed }.
error-seconds-per-move = De tijd per zet is minstens { $least } en hooguit { $most } seconden.
error-bot-level = De bot ‘{ $bot }’ bestaat niet; de niveaus zijn: { $allowed }.
error-solo-open-seat = Aan een tafel voor jezelf is geen stoel vrij; zet er een bot neer, of ga er zelf zitten.
error-solo-not-yours = Dit is iemands eigen tafel; je kunt wel kijken.
error-seat-not-yours = Daar zit jij niet: { by-seat } is van iemand anders.
error-seat-taken = Daar kun je niet zitten: { by-seat } is bezet.
error-seat-removed = De gastheer van deze tafel heeft je gevraagd weg te gaan; je kunt wel kijken.
error-solo-not-passed = Een tafel voor jezelf blijft van jou; niemand anders kan daar zitten.
error-pass-to-whom = Een stoel gaat naar iemand anders die aan de tafel zit of zat, of nu meekijkt.
error-not-at-table = Dat kan alleen wie aan de tafel zit; jij kijkt mee.
error-host-only = Dat kan alleen de gastheer van de tafel.
error-chat-not-at-table = Alleen wie aan tafel zit kan hier praten; jij kijkt.
error-chat-line = Een regel heeft minstens één en hooguit { $most } tekens.
error-undo-asked-already = Er is al gevraagd om een zet terug te nemen, door { by-seat }; daar moet eerst antwoord op komen.
error-undo-not-asked = Niemand vraagt (nog) om een zet terug te nemen.
error-undo-not-asked-you = Over de zet die { by-seat } wil terugnemen hoef jij niet (meer) te beslissen.
error-not-late = Er is nog tijd, of er valt niets te kiezen, voor { by-seat }.
error-hint-failed = Er kwam niet op tijd raad; vraag het nog eens.
error-record-not-yet = Dit verslag zou geheimen verklappen; je krijgt het als het spel afgelopen is.

# zetten in één keer, en verder terug

error-phrase-too-long = Je kunt hoogstens { $most } zetten in één keer doen.
error-phrase-after-chance = ‘{ $move }’ moet de laatste zet van de reeks zijn: wat erna komt is nog niet bekend.
error-undo-barrier = ‘{ $move }’ kun je niet meer terugnemen: er is daarna een ruil of een antwoord geweest.
error-undo-depends = ‘{ $move }’ kun je niet terugnemen: ‘{ $later }’ hangt ervan af.
error-undo-so-far = { $most ->
    [0] Je kunt geen zet terugnemen.
    [one] Je kunt alleen je laatste zet terugnemen.
   *[other] Je kunt alleen je laatste { $most } zetten terugnemen.
}
error-undo-steps = { $given } is geen aantal zetten; het moet 1 of meer zijn.

# ruilen

error-deal-no-draft = Zeg eerst met wie je wilt ruilen.
error-deal-in-draft = Doe eerst het bod waar je aan werkt, of laat het vallen.
error-deal-not-available = Daar heb je niets meer van te bieden.
error-deal-too-much = Meer dan dat kun je niet vragen.
error-deal-empty = In een bod moet iets gegeven of gevraagd worden.
error-deal-no-offer = Dat bod is er niet meer.
error-deal-cannot-cover = Je hebt niet wat dat bod vraagt.
error-deal-too-many = Je hebt deze fase al het hoogste aantal biedingen gedaan.
error-deal-with-oneself = Ruilen doe je met een ander.

# in de terminal

table-also = Je kunt ook typen
table-suggest = Voorstel: { $moves }. Met Enter speel je het.
command-suggest = een voorstel voor deze hele beslissing, met Enter te spelen
command-steps-word = [AANTAL|alles]
