import { expect, test } from "@playwright/test"
import { OFFICE_SCREENS } from "../../../src/admin/screens.ts"
import { faultsOf } from "../axe-faults.ts"
import { goTo, openOffice, staffCall } from "./office.ts"

/** Not the shop of the other stories: what is set here must not be in their way. */
const SHOP = "electronics"
const groups = OFFICE_SCREENS.filter(({ path }) => path.startsWith("settings"))

test("every group of the settings is sound, and the search leads to a field of another one", async ({ page }) => {
  await openOffice(page, SHOP, "settings")
  for (const { name, path } of groups) {
    await goTo(page, SHOP, path)
    expect.soft(await faultsOf(page), `axe, ${name}`).toEqual([])
  }
  await page.getByRole("searchbox", { name: "Find a setting" }).fill("unpaid orders end")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/settings\/selling/)
  await expect(page.getByLabel(/Unpaid orders end after/)).toBeFocused()
})

test("two owners change the same setting: the slower one sees both sides and keeps one", async ({ page }) => {
  await openOffice(page, SHOP, "settings")
  const read = await staffCall(page, SHOP, "GET /api/admin/site/settings")
  const theirs = { slogan: "Theirs", updated_at: read.data.updated_at }
  expect((await staffCall(page, SHOP, "POST /api/admin/site/settings", theirs)).code).toBe(1)
  await page.getByLabel("Slogan").fill("Mine")
  await page.keyboard.press("Control+s")
  await expect(page.getByText("Somebody else has changed the settings meanwhile")).toBeVisible()
  await expect(page.getByText("Theirs", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Keep mine" }).click()
  await page.keyboard.press("Control+s")
  await expect(page.getByText("Settings saved.")).toBeVisible()
  const after = await staffCall(page, SHOP, "GET /api/admin/site/settings")
  expect(after.data.slogan).toBe("Mine")
})

test("what is typed is not left by mistake", async ({ page }) => {
  await openOffice(page, SHOP, "settings/selling")
  await page.getByLabel(/Unpaid orders end after/).fill("30")
  const menu = page.getByRole("navigation", { name: "Groups of settings" })
  await menu.getByRole("link", { name: "Apps" }).click()
  await page.getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByLabel(/Unpaid orders end after/)).toHaveValue("30")
  await menu.getByRole("link", { name: "Apps" }).click()
  await page.getByRole("button", { name: "Leave without saving" }).click()
  await expect(page).toHaveURL(/settings\/apps/)
})

test("two tax rates for the same place are refused under their row", async ({ page }) => {
  await openOffice(page, SHOP, "settings/taxes")
  await page.getByText("The shop takes taxes").click()
  await page.getByLabel("Country").first().selectOption("DE")
  for (const row of [1, 2]) {
    await page.getByRole("button", { name: "Add a rate" }).click()
    const zone = page.getByRole("group", { name: `Rate ${row}` })
    await zone.getByLabel("Country").selectOption("FR")
    await zone.getByLabel("From", { exact: true }).fill("2026-01-01")
    await zone.getByLabel("Standard %").fill("20")
  }
  await page.getByRole("button", { name: "Save" }).click()
  await expect(
    page.getByRole("group", { name: "Rate 2" }).getByText("Two entries are for the same place"),
  ).toBeVisible()
  expect((await staffCall(page, SHOP, "GET /api/admin/tax/settings")).data.settings).toBeNull()
})

test("a mail is looked at in Arabic, added to and sent to oneself", async ({ page }) => {
  await openOffice(page, SHOP, "settings/mails?mail=orderShipped&in=ara")
  const mail = page.frameLocator("iframe.mail-frame")
  await expect(mail.locator("html")).toHaveAttribute("dir", "rtl")
  await expect(mail.locator("h1")).toHaveText("طلبك في الطريق إليك")
  await page.getByLabel("What you add").fill("نحن ننتقل")
  await page.getByRole("button", { name: "Save what you add" }).click()
  await expect(mail.getByText("نحن ننتقل").first()).toBeVisible()
  await page.getByRole("button", { name: "Send it to me" }).click()
  await expect(page.getByText("A test mail is on its way to")).toBeVisible()
})

test("a domain is added, proved and removed by typing its name; one that staff come in by is refused", async ({
  page,
}) => {
  await openOffice(page, SHOP, "settings/domains")
  const name = page.getByLabel("New domain")
  await name.fill("admin.shop.example")
  await page.getByRole("button", { name: "Add" }).click()
  await expect(page.getByText("the staff come in")).toBeVisible()
  await name.fill("second.localhost")
  await page.getByRole("button", { name: "Add" }).click()
  await expect(page.getByText("_vitrine.second.localhost")).toBeVisible()
  await page.getByRole("button", { name: "Look for the proof" }).click()
  await expect(page.getByText("second.localhost is open")).toBeVisible()
  await page
    .getByRole("listitem")
    .filter({ hasText: "second.localhost" })
    .getByRole("button", { name: "Remove" })
    .click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("button", { name: "Remove" })).toBeDisabled()
  await dialog.getByLabel(/Type/).fill("second.localhost")
  await dialog.getByRole("button", { name: "Remove" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "second.localhost" })).toHaveCount(0)
})

test("the guide knows what is there, takes a decision, and does not open a shop that cannot sell", async ({ page }) => {
  await openOffice(page, SHOP, "guide")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("to a shop that sells")
  await page.getByRole("button", { name: "No taxes" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "Taxes" }).getByText("Stays as it is")).toBeVisible()
  await expect(page.getByRole("button", { name: "Open the shop" })).toHaveCount(0)
  const opened = await staffCall(page, SHOP, "POST /api/admin/guide/live", {})
  expect(opened.reason).toBe("notReadyYet")
})
