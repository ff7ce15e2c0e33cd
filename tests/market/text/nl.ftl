label-round = Ronde { $round }
ask-packing = Laad wat je verscheept.
ask-inspection = De inspecteur is er. Omkopen?
ask-bidding = Hoeveel vingers?

event-packed = { $name } laadt { $good }.
event-sailed = { $name } verscheept { $count }.
event-called = { $name } roept de inspecteur.
event-bribed = { $name } koopt de inspecteur om.
event-seized = De inspecteur neemt { $good } van { $name }.
event-bid = { $name } biedt { $count }.
event-won-bid = { $name } wint het bod.
event-claimed = { $name } eist de vlag voor { $good } op.
event-dealt = { $name } handelt met { $partner }.
event-over = De markt sluit.

error-asked-something-else = Eerst: { $decision }.
error-nothing-left = Er is geen { $good } meer om te laden.
error-inspected = De inspecteur is al geweest.
error-cannot-bribe = Er is niets meer om de inspecteur mee om te kopen.
error-banner-gone = De vlag voor { $good } is al vergeven.
error-too-few = Voor een vlag zijn er vier { $good } nodig.
error-same-order = Die order staat al.
error-not-trading = Er wordt nu niet gehandeld.
