label-round = Round { $round }
ask-packing = Pack what you ship.
ask-inspection = The inspector is here. Bribe him?
ask-bidding = How many fingers?

event-packed = { $name } packs { $good }.
event-sailed = { $name } ships { $count }.
event-called = { $name } calls the inspector.
event-bribed = { $name } bribes the inspector.
event-seized = The inspector takes { $good } from { $name }.
event-bid = { $name } bids { $count }.
event-won-bid = { $name } wins the bid.
event-claimed = { $name } claims the banner for { $good }.
event-dealt = { $name } bargains with { $partner }.
event-over = The market closes.

error-asked-something-else = First: { $decision }.
error-nothing-left = There is no { $good } left to pack.
error-inspected = The inspector was here already.
error-cannot-bribe = There is nothing left to bribe the inspector with.
error-banner-gone = The banner for { $good } is taken.
error-too-few = A banner takes four of { $good }.
error-same-order = That order stands already.
error-not-trading = There is no trading now.
