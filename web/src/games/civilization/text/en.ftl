# The map

civilization-map = World map
civilization-map-stack = { $name }: { $pieces }
civilization-map-carrying = { $name } with { $cargo } aboard
civilization-map-settlement = { $size } of { $name }
civilization-map-happy = happy
civilization-map-unhappy = unhappy
civilization-map-closed = counter, face down
civilization-map-target-all = can go here
civilization-map-target-settlers = only settlers can go here
civilization-map-target-contested = somebody may call a battle here
civilization-map-target-boarding =
    { $places ->
        [0] no room aboard
        [one] { $places } place aboard
       *[other] { $places } places aboard
    }
civilization-map-tag-contested = Battle?
civilization-map-tag-settlers = settlers only
civilization-map-tag-boarding =
    { $places ->
        [0] full
        [one] aboard, { $places } place
       *[other] aboard, { $places } places
    }
civilization-map-tag-look = may look
civilization-map-mark-plague = the plague is here
civilization-map-mark-battle = a battle is fought here

civilization-map-key = Key to the map
civilization-map-key-units = units: dots for the era and its dice
civilization-map-key-settler = settler: never fights
civilization-map-key-fleet = fleet over its hold of three
civilization-map-key-settlement = village, town, city, metropolis
civilization-map-key-closed = counter, face down
civilization-map-key-resource = resource for the settlement here
civilization-map-key-terrain = mountains: size 1; jungle: 2; desert: none
civilization-map-key-all = everything chosen can go there
civilization-map-key-settlers = only the settlers can
civilization-map-key-contested = somebody may call a battle
civilization-map-key-crossing = crossing by land
civilization-map-key-no-passage = no passage
