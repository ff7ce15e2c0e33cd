"""Coming back from another device, with Chromium's own authenticator in software."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.person import Person
from tests.browser.serving import Serving
from tests.browser.shots import SHOTS

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """What holds a person's passkeys: in the browser of one page."""

    def __init__(self, person: Person) -> None:
        self.chromium: CDPSession = person.context.new_cdp_session(person.page)
        self.chromium.send("WebAuthn.enable")
        added = self.chromium.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        self.id: str = added["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.chromium.send(
            "WebAuthn.getCredentials", {"authenticatorId": self.id}
        )["credentials"]
        return found

    def bring(self, passkeys: list[dict[str, Any]]) -> None:
        """Passkeys that their owner syncs turn up on other devices."""
        for passkey in passkeys:
            self.chromium.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})

    def lose(self) -> None:
        self.chromium.send("WebAuthn.clearCredentials", {"authenticatorId": self.id})

    def refuse(self) -> None:
        """Whoever is asked for their finger says no."""
        self.chromium.send("WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": False})


@pytest.fixture
def people(browser: Browser, serving: Serving) -> Iterator[list[Person]]:
    """At localhost: an address that is a number has no passkeys."""
    address = serving.address.replace("127.0.0.1", "localhost")
    made = [Person(browser, address, "Anna"), Person(browser, address, "Anna's phone", "nl", phone=True)]
    yield made
    complaints = [f"{person.called}: {line}" for person in made for line in person.complaints()]
    for person in made:
        person.leave()
    assert not complaints, "\n".join(complaints)


def test_a_passkey_of_one_device_opens_the_other(people: list[Person]) -> None:
    anna, phone = people
    laptop_device = Device(anna)
    table = anna.start(how="screen")
    anna.named("Anna Bakker")
    anna.press("Add a passkey")
    anna.sees(re.compile("added .* ago"))
    anna.page.screenshot(path=SHOTS / "settings-passkey.png", full_page=True)
    anna.press("Add a passkey")  # one for each device is enough
    anna.sees("This device already has a passkey for you.")

    phone.go("/").press("Speelde je al op een ander apparaat?", "link")
    device = Device(phone)
    phone.page.screenshot(path=SHOTS / "back-390.png", full_page=True)
    device.bring(laptop_device.passkeys())
    phone.press("Gebruik een passkey")
    phone.sees("Welcome back, Anna Bakker.")  # her language came along
    expect(phone.page.locator(f'a[href="{table}"]').first).to_be_visible()
    phone.go(table).at_table()
    assert phone.wait_turn()

    anna.go("/settings")
    anna.sees(re.compile("used .* ago"))
    anna.press("Remove")
    expect(anna.page.get_by_text(re.compile("added .* ago"))).to_have_count(0)
    phone.go("/back").press("Use a passkey")
    phone.expect_trouble("404")  # the browser itself notes what the server refuses
    phone.sees("This server doesn’t know this passkey, or no longer does.")


def test_nothing_happens_without_a_passkey(people: list[Person]) -> None:
    anna = people[0]
    device = Device(anna)
    anna.go("/settings")
    device.refuse()
    anna.press("Add a passkey")
    anna.sees("No passkey was used.")
    assert device.passkeys() == []


def test_the_personal_link_is_pasted(people: list[Person]) -> None:
    anna, phone = people
    anna.named("Anna Smit")
    anna.press("Create a link")
    link = anna.page.locator("code").first.inner_text()
    phone.go("/back")
    field = phone.page.get_by_role("textbox", name="Je persoonlijke link")
    field.fill("nonsense")
    phone.press("Ga verder")
    phone.sees("Dat is geen persoonlijke link; die eindigt op /back/ en een lange code.")
    field.fill(link)
    phone.press("Ga verder")
    phone.press("Verder als Anna Smit")
    phone.page.wait_for_url(re.compile("/$"))
    expect(phone.page.locator("header .me")).to_have_text(re.compile("Anna Smit"))


def test_an_address_that_is_a_number_says_what_to_do(browser: Browser, serving: Serving) -> None:
    person = Person(browser, serving.address, "Anna")
    for path in ("/back", "/settings"):
        person.go(path).sees(re.compile("^Passkeys only work on a named https address"))
        expect(person.page.get_by_role("button", name=re.compile("passkey", re.IGNORECASE))).to_have_count(0)
    assert not person.complaints()
    person.leave()
