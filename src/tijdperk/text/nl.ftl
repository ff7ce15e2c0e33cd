# Teksten die bij geen enkel spel horen. en.ftl heeft dezelfde berichten met dezelfde variabelen.

### Fouten: wat er mis was, waar, en wat wel mag.

## De tafel

error-game-over = Het spel is afgelopen; er valt niets meer te kiezen.
error-seat-unknown = Stoel { $seat } bestaat niet; de stoelen zijn genummerd van 1 tot en met { $most }.
error-stale-decision = Er is intussen iets gebeurd. Kijk nog eens naar de tafel en kies opnieuw.
error-not-your-decision = Het is niet de beurt van { by-seat }.
error-undo-nothing = Er is geen zet om terug te nemen.
error-undo-other-seat = Je kunt je zet niet terugnemen: { by-seat } heeft daarna al een zet gedaan.
error-undo-revealed = Je kunt ‘{ $move }’ niet terugnemen: er is iets onthuld dat verborgen was.
error-move-unknown = ‘{ $move }’ is geen zet. Zetten zien er zo uit: { $shapes }.
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

error-game-unknown = Het spel ‘{ $name }’ bestaat niet; je kunt kiezen uit: { $allowed }.
error-language-unknown = De taal ‘{ $language }’ is er niet; je kunt kiezen uit: { $allowed }.
error-option-unknown = De optie ‘{ $option }’ bestaat niet; je kunt kiezen uit: { $allowed }.
error-option-value = Optie { $option } kan niet ‘{ $value }’ zijn; je kunt kiezen uit: { $allowed }.
error-option-form = ‘{ $option }’ is geen optie; schrijf NAAM=WAARDE.
error-seat-count = Dit spel is voor { $fewest } tot { $most } spelers; je hebt er { $given } opgegeven.
error-seat-count-exactly = Dit spel is voor precies { $wanted ->
    [one] { $wanted } speler
   *[other] { $wanted } spelers
 }; je hebt er { $given } opgegeven.
error-seat-empty = In ‘{ $seats }’ heeft een stoel geen speler. Geef voor elke stoel één speler op, met komma’s ertussen.
error-seat-name = { $name } is geen geldige naam; gebruik hoogstens { $most } gewone tekens.
error-bot-unknown = De speler ‘{ $bot }’ bestaat niet; je kunt kiezen uit: human, { $allowed }.
error-cluster-unreachable = Op { $address } antwoordt geen Dask-scheduler: { $problem }
error-worker-died = Een proces dat spellen speelde, is van buitenaf beëindigd. Geef hetzelfde commando nog eens: het gaat verder met wat nog ontbreekt.
error-run-other-plan = In { $folder } staat een toernooi met een ander plan (verschillend: { $fields }). Kies met --into een andere map.
error-run-empty = In { $folder } staan geen spellen van een toernooi.
error-tournament-bots = Een toernooi heeft minstens twee bots nodig, met komma’s ertussen.
error-tournament-twice = De bot ‘{ $bot }’ wordt twee keer genoemd.
error-tournament-many = Aan tafels voor meer dan twee heeft een toernooi hoogstens { $most } bots.
error-bot-of-record = Het partijbestand noemt ‘{ $bot }’, een eigen programma van iemand; dat wordt daarom niet gestart. Geef met --seats aan wie er speelt.
error-bot-illegal = De bot { $bot } koos ‘{ $move }’, en dat was niet mogelijk.
error-bot-no-move = De bot { $bot } gaf { $given } in plaats van een zet.
error-bot-failed = De bot { $bot } liep vast: { $problem }
error-bot-class-missing = { $file } heeft geen klasse { $name }.
error-bot-not-started = De bot { $bot } kon niet worden gestart: { $problem }.
error-bot-garbage = De bot { $bot } antwoordde niet met een regel JSON met een zet, maar met { $line }.
error-bot-ended = De bot { $bot } stopte uit zichzelf (code { $code }), terwijl er een zet werd gevraagd.
error-bot-silent = De bot { $bot } zei { $seconds } seconden lang niets.
error-rule-unknown = Regel ‘{ $number }’ bestaat niet; de regels lopen van { $first } tot en met { $last }.
error-rule-no-match = In geen enkele regel komt ‘{ $word }’ voor.
error-command-unknown = De opdracht ‘{ $name }’ bestaat niet; je kunt kiezen uit: { $allowed }.
error-command-ambiguous = ‘{ $given }’ kan meer dan één ding betekenen: { $allowed }.
error-choice-unknown = Keuze { $given } bestaat niet; de keuzes zijn genummerd van { $first } tot en met { $most }.
error-why-what = Zet een zet achter ‘waarom’, bijvoorbeeld: waarom { $example }.
error-replay-unclear = ‘{ $given }’ kan hier niet; druk op Enter, of typ b, het nummer van een zet, of q.
error-number-wanted = { $argument } moet een heel getal zijn, niet ‘{ $given }’.
error-action-unknown = Actie { $given } bestaat niet: ze zijn genummerd van 0 tot en met { $most }.
error-game-without-features = Van ‘{ $name }’ is nog niet beschreven wat een lerend programma ervan ziet.
error-extra-missing = Hiervoor is { $package } nodig. Installeer het met: pip install "tijdperk[{ $extra }]"
error-count-wanted = { $argument } moet een heel getal groter dan 0 zijn, niet ‘{ $given }’.
error-game-missing = Noem een spel: { $allowed }.
error-load-with = Met --load speel je verder met de instellingen van het bewaarde spel; laat { $argument } weg.
error-usage = Deze opdracht klopt niet: { $problem }. Zie: tijdperk --help

## Lessen

error-lesson-unknown = Er is geen les ‘{ $name }’. Lessen: { $allowed }.
error-lesson-over = De les is afgelopen.
error-lesson-read-on = Lees eerst verder: druk op Enter.
error-lesson-move-wanted = Doe een zet om verder te gaan, of typ ‘tip’.
error-lesson-at-start = Hier begint de les.
error-lesson-too-many = Dat is meer dan deze stap vraagt: doe { $wanted ->
    [one] één zet
   *[other] { $wanted } zetten
 }.
error-lesson-goal = ‘{ $goal }’ is geen doel: noem een getal dat de leerling kan zien en vergelijk het, zoals in ‘turn >= 2’.
error-lesson-hangs = De andere spelers van les { $lesson } worden nooit klaar met hun deel.
error-lesson-broken = Les { $lesson }, stap { $step }: ‘{ $line }’ past niet meer. { $reason }

## Bestanden

error-file-unreadable = { $file } is niet te lezen: { $problem }.
error-file-unwritable = { $file } is niet te schrijven: { $problem }.
error-file-exists = { $file } bestaat al en is niet veranderd; kies een andere naam.
error-save-exists = { $file } bestaat al en is niet veranderd; kies een andere naam, of typ ‘bewaar { $file }!’ om het te overschrijven.
error-save-where = Noem een bestand: bewaar BESTAND.
error-record-too-long = { $file } is te groot voor een partijbestand; de grens is { $most } bytes.
error-record-not-text = { $file } is geen partijbestand: het is geen tekstbestand.
error-record-not-ours = { $file } is geen partijbestand: de eerste regel is niet ‘tijdperk 1’.
error-record-newer-format = { $file } is geschreven door een nieuwere versie (formaat { $given }); deze versie leest tot en met formaat { $known }.
error-record-newer-rules = { $file } is gespeeld met nieuwere regels (versie { $given }); deze versie kent ze tot en met versie { $known }.
error-record-older-rules = { $file } is opgenomen met versie { $given } van de regels; met de huidige versie { $known } is het te spelen tot regel { $line }: ‘{ $move }’ klopt niet meer. { $reason }
error-outcome-differs = Wat het toeval volgens regel { $line } gaf, kan niet met de huidige regels.
error-record-game-unknown = { $file } is een partij ‘{ $name }’, en dat spel is er niet; je kunt kiezen uit: { $allowed }.
error-record-other-game = { $file } is een partij { $given }, geen { $wanted }.
error-record-other-content = { $given ->
    [standard] { $file } is gespeeld met de standaardgegevens; laat --content weg.
   *[other] { $file } is gespeeld met eigen spelgegevens ({ $given }); geef hetzelfde bestand op met --content.
 }
error-record-header = { $file }, regel { $line }: ‘{ $text }’ mag niet vóór ‘begin’ staan; alleen game, rules, content, option en seat mogen dat.
error-record-header-word = { $file }, vóór regel { $line }: ‘{ $word }’ ontbreekt, staat er dubbel of klopt niet.
error-record-line = { $file }, regel { $line }: ‘{ $text }’ is geen zet (‘1 build baths’) en geen uitkomst (‘~ card baths’).
error-record-long-line = { $file }, regel { $line }: langer dan { $most } tekens.
error-record-cut-off = { $file } breekt af na regel { $line }.
error-record-illegal = { $file }, regel { $line }: ‘{ $move }’ mag op dat moment niet. { $reason }
error-record-outcome = { $file }, regel { $line }: ‘{ $text }’ is op dat moment geen mogelijke uitkomst.
error-record-outcome-wanted = { $file }, regel { $line }: ‘{ $text }’ past hier niet; hier hoort een passende regel ‘~ { $wanted } …’.
error-content-not-toml = { $file } is geen bestand met spelgegevens: { $problem }.
error-content-field = { $file }, { $entry }, veld { $field }: { $problem }.
error-content-doubled = { $file }: { $kind } ‘{ $id }’ staat er twee keer in; elk onderdeel mag er maar één keer in staan.
error-content-missing = { $file }: { $kind } ‘{ $id }’ ontbreekt; elk onderdeel moet in het bestand staan.
error-content-unknown = { $file }: { $kind } ‘{ $id }’ bestaat niet in dit spel; je kunt waarden veranderen, maar geen onderdelen toevoegen.

### Lessen in de terminal

teach-none = Er zijn nog geen lessen voor { $game }.
teach-begin = Begin er een met zijn nummer:
teach-keys = Enter leest verder; ‘terug’, ‘tip’, ‘regels’ en ‘stop’ doen wat ze zeggen.
teach-prompt = Les
teach-step = Stap { $number } van { $most }
teach-left = { $moves ->
    [one] Nog { $moves } zet.
   *[other] Nog { $moves } zetten.
 }
teach-goal-missed = Nog niet gelukt. Druk op Enter om het opnieuw te proberen.
teach-no-hint = Bij deze stap is er geen tip.
teach-done = Klaar: { $lesson }
teach-next = De volgende les:
teach-first-game = Je hebt alle lessen gehad. Je eerste hele partij:

### Wie er zit

seat-human = Speler { $seat }
seat-bot = Bot
seat-numbered = { $name } { $seat }
bot-random = Gokker
bot-greedy = Gretig
bot-search = Zoeker

### Aan tafel

table-welcome = { $game }: { $names }. Typ een nummer of een zet; ‘hulp’ toont de opdrachten.
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
table-press-enter = { $name }, druk op Enter als niemand anders meekijkt.
table-since = Sinds je vorige keuze
table-log-empty = Er is nog niets gebeurd.
table-undone = Teruggenomen: { $move }.
table-undone-more = { $moves ->
    [one] Terug naar je vorige keuze: { $moves } zet teruggenomen.
   *[other] Terug naar je vorige keuze: { $moves } zetten teruggenomen, ook die van de anderen.
 } Kaarten en dobbelstenen kunnen nu anders uitvallen.
table-hint-none = Er is maar één keuze.
table-hint-row = { $win }% ± { $margin }
table-hint = Wat de zoekbot zou doen, met de winstkans die hij schat
table-saved = Bewaard in { $file }.
table-goodbye = Tot ziens. { $moves ->
    [0] Er is niets gespeeld.
   *[other] Het spel is niet bewaard. Een volgende keer bewaar je het met ‘bewaar BESTAND’ en speel je verder met ‘tijdperk play SPEL --load BESTAND’.
 }
table-goodbye-saved = Tot ziens. Zo speel je verder:
table-result = Uitslag
figures-reconstructed = Van de { $all } onderdelen van dit spel hebben er { $some } gereconstrueerde waarden, die niemand nog heeft kunnen bevestigen. Heb je het spel? Schrijf de waarden dan naar een bestand (tijdperk content { $game } > mijn-{ $game }.toml), verbeter ze en speel met --content mijn-{ $game }.toml.
figures-own = Je speelt met eigen spelgegevens uit { $file }. Noemt een regel een ander getal, dan geldt het bestand.
table-interrupted = Gestopt.

### Opdrachten

command-undo = je laatste zet terugnemen
command-hint = wat een sterke speler zou doen
command-log = alles wat er tot nu toe gebeurd is
command-why = waarom een zet wel of niet kan, en wat hij kost
command-rules = de regels: allemaal, één (regels R17), of die waarin een woord voorkomt
command-save = het spel in een bestand bewaren; verder spelen met --load
command-board = de tafel opnieuw tekenen, of alles waar iets is weggelaten
command-help = deze lijst
command-quit = stoppen
command-number = de keuze met dat nummer
command-move = een zet, geschreven zoals in een partijbestand
command-number-word = NUMMER
command-move-word = ZET
command-file-word = BESTAND
command-all-word = [alles]
command-rule-word = R17
command-intro = Je mag opdrachten afkorten, zolang duidelijk is welke je bedoelt.

### Naspelen

replay-at = Zet { $at } van { $most }
replay-prompt = Enter: volgende, b: terug, getal: naar die zet, q: stoppen
replay-unfinished = Hier houdt de partij op; ze is niet uitgespeeld.
replay-keys = Druk op Enter voor de volgende zet of op b om terug te gaan, typ een getal om naar die zet te springen, of q om te stoppen.

### Overzichten

games-id = Id
games-name = Spel
games-seats = Spelers
games-options = Opties (standaard voorop)
games-play = Begin een spel met: tijdperk play { $game }
version-line = Tijdperk { $version } op Python { $python }, { $form }
bench-compiled = gecompileerd
bench-plain = niet gecompileerd
learn-quick = Snelle spellen
learn-search = Spellen van de zoekende bot
learn-done = { $file } is geschreven. Log loss op andere spellen: { $loss }.
error-numpy-missing = Leren kan niet zonder numpy: pip install "tijdperk[zoo]".
error-games-wrong = ‘{ $given }’ is geen aantal partijen per ronde. Geef er hoogstens drie, minstens { $fewest } voor de eerste, bijvoorbeeld --games 60000,700,900.
error-minutes-wrong = ‘{ $given }’ is geen aantal minuten. Geef een getal tussen 0 en 10000, bijvoorbeeld --minutes 20.
error-nothing-to-learn = Dit spel noemt geen kenmerken, dus er valt niets van te leren: { $name }.
simulate-title = { $games ->
    [one] { $games } spel { $game }
   *[other] { $games } spellen { $game }
 }

### De opdrachtregel

cli-about = Een open tafel voor beschavingsspellen: spelen, analyseren, experimenteren.
cli-play = een spel spelen in de terminal
cli-replay = een bewaarde partij terugkijken, zet voor zet
cli-games = de spellen en hun opties
cli-lesson = een spel al spelend leren, stap voor stap
cli-rules = de regels van een spel lezen
cli-version = de versie, en of die gecompileerd is
cli-content = de gegevens van een spel afdrukken, om in een eigen bestand aan te passen
cli-simulate = bots een groot aantal spellen laten spelen
cli-learn = leren wat stellingen waard zijn, voor de zoekende bot
cli-bench = meten hoe snel de engine van een spel is
cli-usage = Gebruik:{ " " }
cli-commands = Opdrachten
cli-arguments = Argumenten
cli-options = Opties
cli-examples = Voorbeelden
cli-more = Hulp bij een opdracht: ‘tijdperk OPDRACHT --help’.
cli-help = deze hulp tonen
cli-arg-game = welk spel; ‘tijdperk games’ somt ze op
cli-arg-lang = nl of en (standaard: de taal van je systeem)
cli-arg-no-color = geen kleuren (hetzelfde als NO_COLOR=1)
cli-arg-seats = wie er spelen, met komma’s ertussen: human, human:NAAM, random, greedy, search, search:2000 (iteraties), search:5s (seconden), easy, good, strong, master, mine.py:Bot, exec:./bot (standaard: jij tegen search)
cli-arg-option = een optie van het spel instellen; ‘tijdperk games’ somt ze op
cli-arg-content = spelen met eigen spelgegevens uit een bestand; ‘tijdperk content SPEL’ drukt de standaardgegevens af
cli-arg-seed = startgetal voor het toeval; hetzelfde getal geeft hetzelfde toeval
cli-arg-load = een bewaard spel verder spelen
cli-arg-save = het spel na elke zet in dit bestand bewaren
cli-arg-hide = het scherm tussen twee spelers altijd leegmaken
cli-arg-analysed = de bestanden met de opgenomen partijen
cli-arg-jobs-records = aantal processen dat meerdere partijen verdeelt (standaard: één per kern)
cli-arg-record = het bestand met de partij
cli-arg-at = beginnen bij deze zet
cli-arg-all = alles afdrukken wat er gebeurde, zonder te wachten
cli-arg-lesson = nummer of naam van een les; zonder komen ze in een lijst. Na ‘from’ op de plaats van het spel: een opgenomen partij, waarbij het geraamte van een nieuwe les wordt afgedrukt
cli-arg-lesson-at = waar de nieuwe les begint: na zoveel zetten van de opname
cli-arg-rule = een regelnummer (R17), of een woord om op te zoeken
cli-arg-minutes = hoeveel er gespeeld wordt, in minuten van één kern (standaard: 20)
cli-arg-games-learned = in plaats daarvan hoeveel partijen er per ronde gespeeld worden: eerst snelle, dan twee rondes van de zoekbot; een bestand met gewichten noemt ze
cli-arg-weights = schrijf de gewichten naar FILE in plaats van naar de map van het spel, waar de zoekende bot ze vindt
cli-arg-games = het aantal spellen (standaard: 1000)
cli-arg-bots = een bot voor elke stoel, met komma’s ertussen: random, greedy, search:2000 (iteraties), search:5s (seconden), easy, good, strong, master, mine.py:Bot (een klasse uit een Python-bestand), exec:./bot (een programma) (standaard: allemaal random)
cli-arg-jobs = het aantal processen; de spellen zijn bij elk aantal dezelfde (standaard: één per kern)
cli-arg-json = één JSON-object afdrukken en verder niets
cli-arg-records = elk spel als partijbestand in deze map bewaren
cli-tournament = bots tegen elkaar laten spelen, met ratings en een verslag
cli-report = het verslag van een toernooi opnieuw schrijven
cli-arg-entrants = de bots die meespelen, met komma’s ertussen: random, greedy, search:500 (iteraties), search:2s (seconden), easy, good, strong, master, mine.py:Bot (een klasse uit een Python-bestand), exec:./bot (een programma)
cli-arg-into = de map voor plan, rijen en verslag; nog eens gestart met dezelfde argumenten gaat een toernooi verder waar het ophield
cli-arg-pair-games = spellen per opstelling, naar boven afgerond zodat elke bot in elke deling op elke stoel zit (standaard: 100)
cli-arg-seat-count = stoelen per tafel (standaard: zo weinig als het spel toelaat)
cli-arg-cluster = spelen op de machines van een Dask-cluster, met het adres van de scheduler: tcp://HOST:8786
cli-arg-decisions = ook voor elke beslissing een rij bewaren
cli-arg-run = de map van een toernooi
tournament-report = Verslag: { $file }
report-title = { $game }: toernooi van bots
report-games = spellen
report-deals = delingen
report-players = stoelen
report-bots = bots
report-decisions = beslissingen per spel
report-lead = { $best } speelt het best: { $points } Elo beter dan { $second } (95%-interval { $low } tot { $high }).
report-lead-unsure = { $best } staat { $points } Elo voor op { $second }, maar dat kan toeval zijn (95%-interval { $low } tot { $high }).
report-made = Gemaakt met Tijdperk { $version }, regels { $rules }, seed { $seed }. Opties: { $options }. Inhoud: { $content }.
report-standard = standaard
report-ratings = Ratings
report-ratings-about = Het gemiddelde van allemaal is 0; wie 100 punten meer heeft, wint 64 van de 100 spellen. De balken bevatten met 95% zekerheid de werkelijke rating. ‘Wordt eerste’: hoe vaak, als de delingen opnieuw worden geloot.
report-elo = Elo
report-interval = 95%-interval
report-bot = bot
report-share = aandeel gewonnen
report-first = wordt eerste
report-share-axis = procent gewonnen
report-all-bots = alle bots
report-median = mediaan { $number }
report-pairs = Wie wint van wie
report-pairs-about = Hoeveel de rij won tegen de kolom, van elke 100 spellen die een van beide won; daaronder het 95%-interval. Groen wint, bruin verliest; bleek is wat nog niet te zeggen is.
report-difference = { $one } − { $other }: { $low } tot { $high } Elo
report-settling = Hoe de ratings duidelijk werden
report-settling-about = De ratings na zoveel delingen per opstelling, met hun 95%-intervallen. Lijnen die nog bewegen, vragen om meer spellen.
report-seats = Wat de stoelen waard zijn
report-seats-about = Het aandeel dat op elke stoel gewonnen werd, met 95%-intervallen; de streepjeslijn is een gelijk aandeel. Elke bot speelde op alle stoelen dezelfde delingen, dus wat overblijft is de stoel.
report-seat = stoel { $seat }
report-lengths = Lengte van de spellen
report-lengths-about = Hoeveel spellen zoveel beslissingen hadden.
cli-arg-seconds = hoelang elke meting duurt (standaard: 1)

### De tafel

cli-serve = een server starten om in de browser te spelen, alleen of met vrienden
cli-arg-config = de instellingen uit dit TOML-bestand lezen; elke instelling kan ook als variabele, bijvoorbeeld TIJDPERK_PORT
cli-arg-host = het adres om op te luisteren (standaard: alleen deze computer)
cli-arg-port = de poort om op te luisteren; 0 kiest een vrije poort (standaard: { $default })
cli-arg-data = de map voor de tafels; bestaat die niet, dan wordt hij gemaakt (standaard: { $default })
cli-arg-database = de tafels in een PostgreSQL-database bewaren, voor meerdere servers: postgresql://…
cli-arg-workers = het aantal serverprocessen; voor meer dan één is --database nodig (standaard: { $default })
cli-arg-thinkers = hoeveel bots er tegelijk nadenken (standaard: { $default })
cli-arg-pause = seconden voordat een bot zet, zodat mensen het kunnen volgen (standaard: { $default })
cli-arg-address = het openbare adres van de server, voor links in meldingen (standaard: het adres waarop hij luistert)
cli-arg-proxies = van wie we geloven waar een verzoek vandaan kwam (X-Forwarded-For en -Proto): adressen of netwerken van reverse proxy’s, mag vaker (standaard: { $default })
cli-arg-guests = hoeveel mensen er van één netwerkadres mogen komen: nieuwe gasten tegelijk en elke 5 minuten opnieuw, en verbindingen (standaard: { $default })
cli-arg-metrics = waar Prometheus de metingen leest, bijvoorbeeld 127.0.0.1:9464; elk volgend serverproces heeft de volgende poort (standaard: nergens)
cli-arg-contents = een spel met eigen spelgegevens spelen; mag vaker (‘tijdperk content SPEL’ drukt de standaardgegevens af)
cli-arg-local-webhooks = meldingen ook sturen naar webhooks binnen je eigen netwerk, niet alleen naar openbare adressen
cli-arg-mail = mailserver voor meldingen: smtp://HOST:POORT of smtps://NAAM:WACHTWOORD@HOST
cli-arg-mail-from = afzender van die mails
cli-arg-open = ook een browser openen
serve-open = Tijdperk draait op { $address }
guest-name = Gast { $number }
deleted-name = Verwijderde speler
notice-your-turn = Je bent aan zet in { $game }: { $link }
error-mail-server = “{ $given }” is geen mailserver; schrijf smtp://HOST:POORT of smtps://NAAM:WACHTWOORD@HOST.
error-mail-from = Noem ook de afzender van mails: --mail-from ADRES.
error-mail-none = Deze server verstuurt geen mail.
error-mail-unfit = Dat is geen e-mailadres.
error-mail-failed = De mail kon niet worden verstuurd. Controleer het adres en probeer het later nog eens.
error-mail-code-unknown = Deze link is al gebruikt of verlopen.
error-push-none = Deze server stuurt geen meldingen naar browsers.
error-push-unfit = Deze browser gaf een adres voor meldingen dat niet bruikbaar is.
error-push-package = Meldingen naar browsers vragen om het pakket pywebpush: pip install “tijdperk[push]”.
mail-confirm-subject = Bevestig je adres
mail-confirm =
    Hallo { $name },

    Open deze link om een mail van Tijdperk te krijgen als jij aan zet bent, hoogstens één per uur:

    { $link }

    Heb je hier niet om gevraagd, doe dan niets; je krijgt geen mail meer.
mail-your-turn-subject = Jij bent aan zet in { $game }
mail-your-turn =
    Jij bent aan zet in { $game }:

    { $link }

    Geen mails meer: { $stop }
push-your-turn = Jij bent aan zet
page-home = Naar de startpagina
page-not-built = De server draait, maar de webpagina is niet gebouwd: voer ‘make web’ uit, of installeer Tijdperk uit een wheel. De API werkt wel.
page-link-expired = Deze link werkt niet of is verlopen. Maak een nieuwe onder Instellingen, op het apparaat waar je bent aangemeld.

## Beginnen

error-port-in-use = Poort { $port } is in gebruik; kies een andere met --port, of 0 voor een die vrij is.
error-setting-text = { $argument } kan niet ‘{ $given }’ zijn; het moet tekst zijn.
error-setting-address = { $argument } moet een adres met een poort zijn, bijvoorbeeld 127.0.0.1:9464, niet ‘{ $given }’.
error-setting-switch = { $argument } moet true of false zijn, niet ‘{ $given }’.
error-config-unreadable = De instellingen in { $file } zijn niet te lezen: { $problem }.
error-config-unknown = { $file }: er is geen instelling ‘{ $name }’. Beschikbare instellingen: { $allowed }.
error-address-unusable = De server kan niet luisteren op { $address }: { $problem }.
error-data-folder = De map { $folder } is niet te gebruiken: { $problem }.
error-data-folder-rights = Je mag niet schrijven in de map { $folder }; kies een andere met --data.
error-data-in-use = Een andere server gebruikt de map { $folder } al; stop die, of kies een andere map met --data.
error-workers-one-file = Meerdere serverprocessen kunnen niet één bestand delen; geef een database op met --database postgresql://…
error-database-kind = Een database geef je op als postgresql://…; zonder --database worden de tafels in een bestand bewaard.
error-database-unreachable = De database is niet te bereiken: { $problem }.
error-database-encoding = De database bewaart tekst als { $encoding }, en moet dat als UTF8 doen: maak hem met ‘createdb --encoding=UTF8 --template=template0’.
error-database-missing = In { $folder } staan nog geen tafels; noem de map met --data, of een database met --database.
error-database-older = De database is van een oudere versie (schema { $given }; deze versie gebruikt { $known }). Start de server één keer, dan wordt hij bijgewerkt.
error-database-newer = De database is gemaakt door een nieuwere versie (schema { $given }); deze versie kent schema’s tot en met { $known }.

## Vragen

error-database-away = De database is nu niet te bereiken. Er is niets verloren; probeer het zo nog eens.
error-internal = Er ging iets mis op de server; de fout is vastgelegd. Probeer het nog eens.
error-nothing-here = Op dit adres is niets te vinden.
error-method-unknown = { $method } kan niet op dit adres.
error-message-unreadable = De server kan dit verzoek niet lezen: { $problem }.
error-too-large = Dat is te groot; de grens is { $most } bytes.
error-too-fast = Dat gaat te snel; wacht even.
error-too-many-sockets = Je hebt te veel verbindingen met deze server open (hoogstens { $most }); sluit een paar tabbladen.
error-too-many-open-tables = Je hebt al { $most } open tafels die op spelers wachten; wacht tot er een vol is.
error-too-many-bot-tables = Aan { $most } van je tafels spelen al alleen bots; beëindig eerst een van die partijen.
error-end-not-alone = Je kunt alleen een partij beëindigen waarin enkel bots spelen.
error-record-takes-long = { $file }: het duurt te lang om deze partij na te spelen; bij regel { $line } is gestopt.
error-not-signed-in = Je bent niet (meer) aangemeld; laad de pagina opnieuw.
error-request-forged = Dit verzoek kwam niet van een pagina van deze server en is genegeerd. Laad de pagina opnieuw.
error-client-id = Elk bericht heeft een eigen id nodig, van hoogstens { $most } tekens.
error-name-unfit = Een naam heeft 1 tot { $most } gewone tekens.
error-banned = De beheerder heeft je de toegang tot deze server ontzegd.
error-muted = De beheerder heeft je het zwijgen opgelegd: je kunt spelen, maar niet chatten of je naam veranderen.
error-invitation-needed = Deze server is alleen op uitnodiging. Vraag de beheerder om een uitnodigingslink.
error-invitation-unknown = Deze uitnodiging werkt niet: ze is al gebruikt of verlopen. Vraag de beheerder om een nieuwe.
error-link-unknown = Deze link werkt niet of is verlopen. Maak een nieuwe onder Instellingen, op het apparaat waar je bent aangemeld.
error-access-unknown = Dat was al beëindigd, of is verlopen.
error-passkey-place = Passkeys werken alleen op een https-adres met een naam, of op localhost. Gebruik hier je persoonlijke link.
error-passkey-many = Je hebt al { $most } passkeys, en dat is het maximum; verwijder er eerst een.
error-passkey-unfit = Deze passkey is niet geaccepteerd. Probeer het nog eens, of gebruik je persoonlijke link.
error-passkey-late = Dat duurde te lang, of is al gebruikt. Probeer het nog eens.
error-passkey-unknown = Deze passkey is hier niet (meer) bekend. Gebruik je persoonlijke link, of begin als nieuwe speler.
error-webhook-unfit = Een webhook is een adres dat begint met https:// en hoogstens { $most } tekens heeft.

## Tafels en stoelen

error-table-unknown = Die tafel bestaat niet, of de link is niet volledig.
error-group-unknown = Deze groep is er niet, of je zit er niet in.
error-group-code-unknown = Er is geen groep met deze code. Vraag om een nieuwe link.
error-group-member-unknown = Deze persoon zit niet in de groep.
error-group-owner-only = Dat kan alleen degene die de groep beheert.
error-group-members-only = Deze tafel is voor leden van de groep. Vraag een van hen om de link van de groep.
error-group-full = Deze groep is vol: hij heeft { $most } leden.
error-group-table-private = Een tafel voor een groep is altijd besloten: de leden vinden haar op de pagina van de groep.
error-too-many-groups = Je zit in { $most } groepen, meer kan niet. Verlaat er eerst een.
error-too-many-cups = De groep heeft { $most } bekers lopen, meer kan niet.
error-cup-unknown = Deze beker is er niet in deze groep.
error-cup-members = Een beker is voor leden van de groep, ieder één keer.
error-cup-entrants = Deze beker is voor { $fewest } tot { $most } spelers, bots meegeteld.
error-cup-rounds = Een beker heeft hoogstens { $most } rondes, en niemand speelt meer dan { $games } van haar partijen tegelijk.
error-cup-seat = In een beker kun je je stoel niet aan een ander geven. Je kunt wel een bot laten spelen.
error-table-waiting = Er is nog een stoel vrij; het spel gaat verder zodra daar iemand zit.
error-table-ended = Dit spel is voortijdig beëindigd.
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
error-entry-unreadable = Eén regel van het logboek is onleesbaar.
error-end-differs = Met de huidige regels zou de partij daar niet afgelopen zijn.
error-table-newer-rules = Aan deze tafel wordt met nieuwere regels gespeeld (versie { $given }) en hij is hier alleen te bekijken; deze server kent ze tot en met versie { $known }.
error-table-other-content = Deze tafel is begonnen met andere cijfers ({ $given }) en is alleen te bekijken; hij gaat verder zodra de server start met het bestand waarmee hij begonnen is.
error-content-form = ‘{ $given }’ is geen bestand met spelgegevens; schrijf SPEL=BESTAND.
error-visibility-unknown = Een tafel kan niet ‘{ $given }’ zijn; je kunt kiezen uit: { $allowed }.
error-seconds-per-move = De tijd per zet ligt tussen { $least } en { $most } seconden.
error-quiet-hours = Stille uren zijn twee tijden, zoals 22:00 en 07:00, met hoogstens { $most } uur ertussen.
error-quiet-zone = De tijdzone ‘{ $zone }’ is hier niet bekend.
error-calendar-unknown = Op dit adres staat geen kalender. Maak een nieuwe bij de instellingen.
error-plan-not-now = Een antwoord plannen kan terwijl de ander aan zet is, in spellen die dat toelaten.
error-plan-not-theirs = Je plant een antwoord op een zet die de ander nu niet kan doen.
error-plan-lines = Je kunt hoogstens { $most } antwoorden plannen, één per zet.
error-time-twice = Tijd geldt per zet of voor de hele partij, niet allebei.
error-time-bank = De tijd voor de hele partij ligt tussen { $least } en { $most } seconden, met per beurt hoogstens { $increment } seconden erbij.
error-bot-level = De bot ‘{ $bot }’ bestaat niet; de niveaus zijn: { $allowed }.
error-solo-open-seat = Aan een tafel op één scherm kan geen stoel vrij blijven; zet er een bot neer, of ga er zelf zitten.
error-solo-not-yours = Deze tafel wordt op één scherm gespeeld; niemand anders kan meekijken of meedoen.
error-seat-not-yours = Je kunt niet voor { by-seat } spelen.
error-seat-knows-other = Je hebt of had aan deze tafel een andere stoel en weet wat daar verborgen is; een tweede stoel kun je niet nemen.
error-seat-holds-secrets = Deze bot heeft iets dat voor jou verborgen is; je kunt zijn stoel nemen als dat niet meer zo is.
error-table-shared = Er zitten nog anderen aan deze tafel; verwijderen kan pas als dat niet meer zo is.
error-seat-taken = Die stoel is al bezet.
error-seat-removed = De gastheer heeft je van deze tafel verwijderd; je kunt nog wel meekijken.
error-solo-not-passed = Een tafel op één scherm blijft van jou; niemand anders kan er gaan zitten.
error-pass-to-whom = Je kunt een stoel alleen doorgeven aan iemand die aan deze tafel zit of zat, of die nu meekijkt.
error-not-at-table = Dat kunnen alleen de spelers aan deze tafel; jij kijkt mee.
error-host-only = Dat kan alleen de gastheer.
error-chat-not-at-table = Alleen de spelers aan deze tafel kunnen chatten; jij kijkt mee.
error-chat-line = Een chatbericht heeft 1 tot { $most } tekens.
error-undo-asked-already = Er loopt al een verzoek van { by-seat } om een zet terug te nemen; daar moet eerst antwoord op komen.
error-undo-not-asked = Er is geen verzoek (meer) om een zet terug te nemen.
error-undo-not-asked-you = Op het verzoek van { by-seat } hoef jij niet (meer) te antwoorden.
error-not-late = Dat kan niet: { by-seat } heeft nog tijd, of hoeft niets te kiezen.
error-hint-failed = Er kwam niet op tijd een hint; vraag het nog eens.
error-record-not-yet = Dit partijbestand zou geheimen verklappen; je kunt het downloaden als het spel afgelopen is.

# zetten in één keer, en verder terug

error-phrase-too-long = Je kunt hoogstens { $most } zetten in één keer doen.
error-phrase-mixed = Na ‘{ $move }’ moet het volgende apart: het ene kun je terugnemen en het andere niet.
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
error-deal-not-wantable = Daar kun je niet om vragen.
error-deal-wrong-lot = In dat aantal kun je het niet aan een bod toevoegen.
error-deal-maker-cannot-cover = Wat dat bod geeft is er niet meer.

# in de terminal

table-many = Te veel om op te sommen: hoeveel er zijn, en een ervan om te typen
table-also = Je kunt ook typen
table-suggest = Voorstel: { $moves }. Met Enter speel je het.
command-suggest = een voorstel voor deze hele beslissing, met Enter te spelen
command-steps-word = [AANTAL|alles]

### Een server beheren

cli-backup = een back-up maken van alle tafels en mensen, ook terwijl de server draait
cli-restore = een back-up terugzetten in een nieuwe map of een lege database
cli-check = het logboek van elke tafel naspelen en melden wat niet klopt
cli-admin = de tafels en mensen van een server beheren, ook terwijl hij draait
cli-arg-backup = het back-upbestand; hetzelfde bestand kan worden teruggezet in SQLite en PostgreSQL
cli-arg-table = alleen deze tafel controleren
cli-arg-action = een van de opdrachten hierboven, met wat erbij hoort; zet -- voor een tafel of persoon die met - begint
cli-arg-yes = niet vragen voor het verwijderen
cli-admin-tables = tafels tonen, of alleen die met dit spel, deze toestand of deze naam
cli-admin-people = mensen tonen, of alleen wie zo heet
cli-admin-end = een spel beëindigen dat nog niet afgelopen is; het blijft te bekijken
cli-admin-delete = een tafel verwijderen, of iemand met de tafels waar niemand anders zit
cli-admin-mute = chatten en van naam veranderen afnemen
cli-admin-unmute = dat teruggeven
cli-admin-ban = iemand de toegang tot de server ontzeggen
cli-admin-unban = de toegang teruggeven
cli-admin-invitations = nieuwe mensen alleen op uitnodiging toelaten, of iedereen
cli-admin-invite = uitnodigingslinks maken; elke link werkt één keer, 30 dagen lang
cli-admin-push = stuur meldingen naar browsers die erom vragen, of niet
backup-done = { $rows } rijen geschreven naar { $file } ({ $bytes } bytes).
restore-done = { $rows } rijen teruggezet uit { $file }.
check-progress = { $done } van { $all } tafels gecontroleerd
check-finding-damaged = { $table } ({ $game }) is beschadigd: { $what }
check-finding-old = { $table } ({ $game }): { $what }
check-done = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
 } met { $entries ->
    [one] { $entries } regel
   *[other] { $entries } regels
 } logboek gecontroleerd; { $damaged ->
    [0] niets is beschadigd.
    [one] { $damaged } is beschadigd.
   *[other] { $damaged } zijn beschadigd.
 }
error-check-damaged = regel { $entry } van het logboek is niet na te spelen. { $problem }
error-check-missing = Daar ontbreekt een regel.
error-check-no-start = Het logboek heeft geen begin.
error-restore-not-empty = Daar staan al tafels. Een back-up wordt teruggezet in een nieuwe map of een lege database; noem er een met --data of --database.
error-backup-damaged = { $file } is geen back-up, of is beschadigd of niet compleet. Er is niets teruggezet.
error-backup-newer = { $file } is van een nieuwere versie ({ $version }). Er is niets teruggezet.
error-admin-action = Er is geen opdracht ‘{ $given }’. Beschikbare opdrachten: { $allowed }.
error-admin-takes = Schrijf het zo: tijdperk admin { $action } { $takes }
error-admin-person = Niemand heeft de id of naam ‘{ $given }’. ‘tijdperk admin people’ toont wie er zijn.
error-admin-names = { $people } mensen heten ‘{ $given }’. Gebruik de id die ‘tijdperk admin people’ toont.
error-admin-sure = Dat is niet ongedaan te maken; zet er --yes bij om het te doen zonder dat het gevraagd wordt.
error-admin-stopped = Er is niets verwijderd.
error-admin-on-off = Uitnodigingen staan aan (on) of uit (off), niet op ‘{ $given }’.
admin-yes = j ja y yes
admin-sure-table = Tafel { $table } verwijderen, met alles wat er gespeeld is? [j/N]
admin-sure-person = { $name } verwijderen, met de tafels waar niemand anders zit? [j/N]
admin-ended = Tafel { $table } is beëindigd.
admin-deleted-table = Tafel { $table } is verwijderd.
admin-deleted-person = { $name } is verwijderd.
admin-muted = { $name } kan niet meer chatten of van naam veranderen.
admin-unmuted = { $name } kan weer chatten.
admin-banned = { $name } heeft geen toegang meer tot de server. Wie de eigen sessie weggooit, kan als nieuwe gast terugkomen, tenzij de uitnodigingen aan staan.
admin-unbanned = { $name } heeft weer toegang tot de server.
admin-invitations-on = Vanaf nu hebben nieuwe mensen een uitnodiging nodig; ‘tijdperk admin invite’ maakt er een. Wie er al is, blijft.
admin-push-on = Browsers kunnen nu om meldingen vragen, onder Instellingen. De sleutels staan in de database.
admin-push-off = Browsers krijgen geen meldingen meer.
admin-invitations-off = Vanaf nu kan iedereen erin.
admin-head-table = TAFEL
admin-head-game = SPEL
admin-head-state = TOESTAND
admin-head-moves = ZETTEN
admin-head-changed = GEWIJZIGD
admin-head-people = MENSEN
admin-head-person = PERSOON
admin-head-name = NAAM
admin-head-standing = STATUS
admin-head-since = SINDS
admin-head-used = LAATST HIER
admin-head-tables = TAFELS
admin-state-waiting = wacht
admin-state-playing = bezig
admin-state-stopped = staat stil
admin-state-over = afgelopen
admin-state-abandoned = beëindigd
admin-standing-muted = mag niet chatten
admin-standing-banned = geen toegang

### Opgeven, remise, stoppen

command-resign = de partij opgeven (typ het hele woord)
command-draw = remise aanbieden, in een spel voor twee (typ het hele woord)
table-resign-sure = De partij opgeven? Typ j om op te geven, iets anders om door te spelen
table-draw-sure = Gaat { $name } akkoord met remise? Typ j voor remise, iets anders om door te spelen
table-draw-declined = { $name } slaat de remise af.
table-ending-resigned = { $you ->
    [yes] Je hebt opgegeven.
   *[no] { $name } heeft opgegeven.
 } { $count ->
    [one] { $winners } wint.
   *[other] { $winners } winnen.
 }
table-ending-draw = Remise in onderling overleg.
table-ending-stopped = In onderling overleg gestopt, zonder uitslag.
error-draw-of-two = Alleen twee spelers kunnen remise afspreken. Je kunt voorstellen om te stoppen.
error-nothing-offered = Dat is niet voorgesteld, of niet meer.
error-offered-already = Daar heb je al mee ingestemd.
error-declined-just-now = Dat is net afgeslagen door { by-seat }. Vraag het na de volgende zet opnieuw.
error-game-not-over = Het spel is nog niet afgelopen.
error-again-begun = De nieuwe tafel is er al.
error-seat-resigned = Je hebt dit spel opgegeven.
error-names-one-screen = Alleen aan een tafel op één scherm heeft elke stoel een eigen naam.

### Uitnodigen

cli-arg-lan = laat anderen op het lokale netwerk meedoen (luistert op alle netwerken)
serve-others = Anderen bereiken het op { $address }
serve-alone = Alleen deze computer kan erbij. Start met --lan om anderen op je netwerk mee te laten doen.
serve-no-network = Er is geen netwerk gevonden: alleen deze computer kan erbij.
error-code-unknown = Geen open tafel heeft deze code. Een code vervalt als de tafel vol is.
error-network-not-yours = Alleen wie aan de computer van de server zelf zit, kan dat veranderen.
error-network-fixed = Dit kan niet veranderd worden terwijl de server draait. Start hem met --lan.
error-network-none = Deze computer is niet met een netwerk verbonden.

# ---- analyse van een gespeelde partij

cli-analyse = beoordeel een gespeelde partij zet voor zet: fouten, geluk, keerpunten
cli-arg-iterations = iteraties van het zoekprogramma voor elke keuze
error-analysis-running = De partij is nog niet afgelopen; alleen gespeelde partijen worden geanalyseerd.
error-analysis-one = Er wordt al een partij van je geanalyseerd; wacht tot dat klaar is, of stop het.
cli-arg-think-ahead = bots denken ook na terwijl mensen aan hun tafel aan de beurt zijn, met de laagste prioriteit
cli-arg-analysis = hoelang de analyse van een partij één processor ongeveer bezig mag houden (standaard: { $default })
error-iterations-many = { $given } iteraties is te veel; het maximum is { $most }.
analyse-busy = De partij wordt beoordeeld
analyse-curve = Winstkans
analyse-seats = Spelers
analyse-start = Winstkans aan het begin
analyse-given = Weggegeven per keuze
analyse-inaccuracy = Onnauwkeurigheden
analyse-mistake = Fouten
analyse-blunder = Blunders
analyse-luck = Geluk
analyse-less-luck = Resultaat zonder geluk
analyse-sum = { $name } begon op { $start } en eindigde met { $end }: { $luck } geluk, { $own } eigen fouten, { $others } keuzes van anderen, { $noise } pas later gezien.
analyse-margin = Geluk kan { $luck } meer of minder zijn, eigen fouten { $own }.
analyse-too-few = Te weinig iteraties om iets te zeggen: geluk kan { $luck } meer of minder zijn, eigen fouten { $own }.
analyse-unexplained = Meer dan de helft van het verschil is geen geluk en ook geen fout die gevonden is.
analyse-turning = Keerpunten: { $count } van { $all } keuzes
analyse-quiet = Geen keuze en geen trekking veranderde veel aan de partij.
analyse-inaccuracy-made = Zet { $step }, onnauwkeurigheid van { $name }: “{ $move }” kostte { $cost ->
    [one] 1 punt
   *[other] { $cost } punten
 }; beter was “{ $better }”.
analyse-mistake-made = Zet { $step }, fout van { $name }: “{ $move }” kostte { $cost ->
    [one] 1 punt
   *[other] { $cost } punten
 }; beter was “{ $better }”.
analyse-blunder-made = Zet { $step }, blunder van { $name }: “{ $move }” kostte { $cost ->
    [one] 1 punt
   *[other] { $cost } punten
 }; beter was “{ $better }”.
analyse-luck-good = Zet { $step }: { $told } Dat leverde { $name } { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
 } op; { $rarer ->
    [0] geen
   *[other] { $rarer }
 } van { $others ->
    [one] de andere trekking
   *[other] { $others } andere trekkingen
 } was beter geweest.
analyse-luck-bad = Zet { $step }: { $told } Dat kostte { $name } { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
 }; { $rarer ->
    [0] geen
   *[other] { $rarer }
 } van { $others ->
    [one] de andere trekking
   *[other] { $others } andere trekkingen
 } was slechter geweest.
analyse-how = Winstkansen in procenten, op grond van wat elke speler kon weten. { $iterations } iteraties voor elke keuze, startwaarde { $seed }.
calendar-move = Jij bent aan zet: { $game }

# ---- puzzels

cli-puzzle = los puzzels uit gespeelde partijen op: tijdperk puzzle SPEL
cli-puzzles = zoek puzzels in opgeslagen partijen
cli-arg-puzzle = de puzzel, met het nummer of de naam
cli-arg-puzzles = de map waarin puzzels komen, en waarin staat wat doorzocht is
error-puzzle-unknown = Er is geen puzzel “{ $name }”.
puzzle-about = Een stelling uit een gespeelde partij: vind de beste zet.
puzzle-say = Jij bent aan zet. Eén zet is hier duidelijk de beste: welke?
puzzle-hint = De goede zet is { $lead ->
    [one] 1 punt
   *[other] { $lead } punten
} meer waard dan elke andere.
puzzle-miss = Niet deze. Die wint { $worth } van de 100 partijen; er is een zet die er { $best } wint.
puzzle-miss-other = Niet deze. Er is een zet die { $best } van de 100 partijen wint.
puzzle-level-1 = Makkelijke puzzel
puzzle-level-2 = Pittige puzzel
puzzle-level-3 = Moeilijke puzzel
puzzle-level-4 = Heel moeilijke puzzel
puzzle-right = Goed! Van de 100 partijen wint die er { $worth }; de op een na beste zet wint er { $next }.
puzzle-none = Van { $game } zijn er nog geen puzzels.
puzzle-begin = Los er een op met:
puzzle-worth = Wat elke zet waard is
puzzles-found = { $done } van { $all } partijen doorzocht: { $puzzles ->
    [0] geen puzzel
    [one] 1 puzzel
   *[other] { $puzzles } puzzels
} in deze.
