import { randomBytes } from "node:crypto"
import { expect, type Page, test } from "@playwright/test"
import { faultsOf } from "./axe-faults.ts"
import { mailTo } from "./mails.ts"
import { at, goodsOf, shops, visit } from "./shops.ts"

const main = (page: Page) => page.getByRole("main")
const notice = (page: Page, text: string) =>
  expect(page.getByRole("region", { name: "Notifications" }).getByText(text)).toBeVisible()

/** A device in the browser that makes passkeys without asking anybody. */
async function withDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send("WebAuthn.enable")
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether whoever holds the device is its owner. */
    verifies: (isUserVerified: boolean) =>
      browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    /** Whether somebody answers where passkeys are offered. */
    answers: (enabled: boolean) =>
      browser.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  }
}

async function signUp(page: Page, shop: string) {
  const email = `${randomBytes(6).toString("hex")}@people.example`
  await visit(page, at(shop, "/sign-up"))
  await main(page).getByLabel("Your name").fill("Ines Ribeiro")
  await main(page).getByLabel("E-mail").fill(email)
  await main(page).getByLabel("Password", { exact: true }).fill("quiet-bell-blue-door")
  await main(page).getByRole("button", { name: "Create an account" }).click()
  await expect(page).toHaveURL(at(shop, "/Center"))
  return email
}

async function addPasskey(page: Page) {
  await main(page).getByRole("button", { name: "Add a passkey" }).click()
  await notice(page, "The passkey is added. Next time you sign in with it.")
}

async function signOut(page: Page) {
  await main(page).getByRole("button", { name: "Sign out" }).click()
  await notice(page, "You are signed out.")
}

test("a member reads what a passkey is", async ({ page }) => {
  await signUp(page, "default-modulized")
  const opener = main(page).getByRole("button", { name: "What is a passkey?" })
  await opener.click()
  const dialog = page.getByRole("dialog", { name: "What is a passkey?" })
  await expect(dialog).toContainText("the key itself never leaves it")
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole("button").last().click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

for (const shop of shops) {
  test(`a member of ${shop} adds a passkey, signs in with it, renames and removes it`, async ({ page }) => {
    const device = await withDevice(page)
    const email = await signUp(page, shop)
    await addPasskey(page)
    const entry = main(page).locator("[data-slot=passkey]")
    await expect(entry).toHaveText(/Linux, Chrome.*Added on .*not used yet/)
    expect(await mailTo(email, "A passkey was added")).toContain("Linux, Chrome")
    expect(await faultsOf(page)).toEqual([])

    // The device has one already: it says so instead of making another.
    await main(page).getByRole("button", { name: "Add a passkey" }).click()
    await expect(main(page).getByRole("alert")).toHaveText("This device already has a passkey for your account.")
    // Where one can sign in, the browser offers the passkey by itself: nobody answers that.
    await device.answers(false)
    await signOut(page)

    await visit(page, at(shop, "/sign-in?to=%2FCenter%2Ffavorite"))
    const byPasskey = main(page).getByRole("button", { name: "Sign in with a passkey" })
    await expect(byPasskey).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await device.verifies(false)
    await device.answers(true)
    await byPasskey.click()
    await expect(main(page).getByRole("status")).toContainText("No passkey answered")
    // The browser offers it again by itself: nobody answers that before the tick is gone.
    await device.answers(false)
    expect(await faultsOf(page)).toEqual([])
    await device.verifies(true)
    await main(page).getByLabel("Stay signed in").uncheck()
    await device.answers(true)
    await byPasskey.click()
    await expect(page).toHaveURL(at(shop, "/Center/favorite"))
    const token = (await page.context().cookies()).find(({ name }) => name === "token")
    expect(token?.expires, "not remembered, as it was not ticked").toBe(-1)

    await visit(page, at(shop, "/Center"))
    await expect(entry).toHaveText(/last used on/)
    await entry.getByText("Rename").click()
    await entry.getByLabel("Name of the passkey").fill(" ")
    await entry.getByRole("button", { name: "Save the name" }).click()
    await expect(entry.getByLabel("Name of the passkey")).toHaveAccessibleDescription("Please fill in this field.")
    await entry.getByLabel("Name of the passkey").fill("My phone <b>📱</b>")
    await entry.getByRole("button", { name: "Save the name" }).click()
    await notice(page, "The passkey has its new name.")
    await expect(entry.getByText("My phone <b>📱</b>", { exact: true })).toBeVisible()

    await main(page).getByRole("button", { name: "Remove the passkey: My phone <b>📱</b>" }).click()
    const dialog = page.getByRole("dialog", { name: "Remove this passkey?" })
    await expect(dialog).toContainText("My phone <b>📱</b>")
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole("button", { name: "Keep it" }).click()
    await expect(dialog).toBeHidden()
    await expect(entry).toHaveCount(1)
    await main(page)
      .getByRole("button", { name: /^Remove the passkey/ })
      .click()
    await dialog.getByRole("button", { name: "Remove" }).click()
    await notice(page, "The passkey is removed.")
    await expect(entry).toHaveCount(0)
    expect(await mailTo(email, "A passkey was removed")).toContain("My phone")

    // The device still has it; the shop does not know it any more.
    await device.answers(false)
    await signOut(page)
    await visit(page, at(shop, "/sign-in"))
    await device.answers(true)
    await byPasskey.click()
    await expect(main(page).getByRole("alert")).toHaveText(
      "This passkey was not accepted. Please try again, or use your password.",
    )
    await device.answers(false)
    await visit(page, at(shop, "/sign-in"))
    await main(page).getByLabel("E-mail").fill(email)
    await main(page).getByLabel("Password", { exact: true }).fill("quiet-bell-blue-door")
    await main(page).getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(page).toHaveURL(at(shop, "/Center"))
  })
}

const [shop = ""] = shops

test("the browser offers the passkey where one types the e-mail address", async ({ page }) => {
  await withDevice(page)
  await signUp(page, shop)
  await addPasskey(page)
  await signOut(page)
  // The device answers what is offered in the field: nothing is pressed on the page.
  await visit(page, at(shop, "/sign-in"))
  await expect(page).toHaveURL(at(shop, "/Center"))
})

test("the dialog on a good signs in by passkey too, and keeps the good", async ({ page }) => {
  const device = await withDevice(page)
  await signUp(page, shop)
  await addPasskey(page)
  await device.answers(false)
  await signOut(page)
  const { list } = await goodsOf(page.request, shop)
  await visit(page, at(shop, list[0]?.url ?? ""))
  const heart = main(page).locator("[data-slot=favourite]").first()
  await heart.click()
  const dialog = page.getByRole("dialog", { name: "Sign in to keep it" })
  const byPasskey = dialog.getByRole("button", { name: "Sign in with a passkey" })
  await expect(byPasskey).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await device.answers(true)
  await byPasskey.click()
  await expect(dialog).toBeHidden()
  await expect(heart).toHaveAttribute("aria-pressed", "true")
})

test("no page fetches the passkeys' code before somebody can sign in", async ({ page }) => {
  const scripts: string[] = []
  page.on("response", async (reply) => {
    if (reply.request().resourceType() === "script" && (await reply.text()).includes("webauthn"))
      scripts.push(reply.url())
  })
  const { list } = await goodsOf(page.request, shop)
  for (const path of ["/", "/SaleGoods/lists", list[0]?.url ?? "", "/cart"]) await visit(page, at(shop, path))
  expect(scripts).toEqual([])
  await visit(page, at(shop, "/sign-in"))
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("nothing is offered that cannot be done", async ({ page }) => {
    await page.goto(at(shop, "/sign-in"))
    await expect(main(page).getByRole("button", { name: "Sign in", exact: true })).toBeVisible()
    await expect(main(page).getByRole("button", { name: "Sign in with a passkey" })).toHaveCount(0)
  })
})
