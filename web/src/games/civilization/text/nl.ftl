# De kaart

civilization-map = Wereldkaart
civilization-map-stack = { $name }: { $pieces }
civilization-map-carrying = { $name } met { $cargo } aan boord
civilization-map-settlement = { $size } van { $name }
civilization-map-happy = tevreden
civilization-map-unhappy = ontevreden
civilization-map-closed = gesloten fiche
civilization-map-target-all = kan hierheen
civilization-map-target-settlers = alleen kolonisten kunnen hierheen
civilization-map-target-contested = iemand mag hier een slag uitroepen
civilization-map-target-boarding =
    { $places ->
        [0] geen plaats aan boord
        [one] { $places } plaats aan boord
       *[other] { $places } plaatsen aan boord
    }
civilization-map-tag-contested = Slag?
civilization-map-tag-settlers = alleen kolonisten
civilization-map-tag-boarding =
    { $places ->
        [0] vol
        [one] aan boord, { $places } plek
       *[other] aan boord, { $places } plekken
    }
civilization-map-tag-look = mag kijken
civilization-map-mark-plague = hier heerst de plaag
civilization-map-mark-battle = hier wordt een slag geleverd

civilization-map-key = Uitleg bij de kaart
civilization-map-key-units = eenheden: stippen voor tijdperk en dobbelstenen
civilization-map-key-settler = kolonist: vecht nooit
civilization-map-key-fleet = vloot met ruim voor drie
civilization-map-key-settlement = dorp, gemeente, stad, metropool
civilization-map-key-closed = gesloten fiche
civilization-map-key-resource = grondstof voor de plaats hier
civilization-map-key-terrain = bergen: grootte 1; oerwoud: 2; woestijn: geen
civilization-map-key-all = alles wat gekozen is kan erheen
civilization-map-key-settlers = alleen de kolonisten kunnen erheen
civilization-map-key-contested = iemand mag een slag uitroepen
civilization-map-key-crossing = verbinding over land
civilization-map-key-no-passage = geen doorgang
