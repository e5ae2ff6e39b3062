import { randomBytes } from "node:crypto"
import { expect, test } from "@playwright/test"
import { faultsOf } from "../axe-faults.ts"
import { guestOrder } from "../guest-order.ts"
import { mailTo } from "../mails.ts"
import { at, goodsOf } from "../shops.ts"
import { goTo, openOffice } from "./office.ts"

const SHOP = "default-modulized"

test("an order comes in live, without a hand at the page", async ({ page, browser }) => {
  await openOffice(page, SHOP)
  const orders = page
    .locator(".queue li")
    .filter({ hasText: /orders? to accept/ })
    .locator(".big")
  const before = Number((await orders.count()) > 0 ? await orders.textContent() : "0")
  const shopper = await (await browser.newContext()).newPage()
  await guestOrder(shopper, SHOP)
  await expect(page.getByText("A new order has come in.")).toBeVisible()
  await expect(orders).toHaveText(String(before + 1))
  expect(await faultsOf(page)).toEqual([])
})

test("an inquiry is answered with a quote, and its sender answers by the link", async ({ page, browser }) => {
  test.setTimeout(180_000)
  const email = `${randomBytes(6).toString("hex")}@people.example`
  const shopper = await (await browser.newContext()).newPage()
  const { list } = await goodsOf(shopper.request, SHOP)
  const good = list.find(({ isEncrypted, minPrice }) => !isEncrypted && minPrice > 0)
  await shopper.goto(at(SHOP, "/sign-in"))
  const asked = await shopper.evaluate(
    async ({ id, email }) => {
      const headers = { "content-type": "application/json" }
      const items = [{ id, total: 40 }]
      const body = JSON.stringify({ items, name: "Karin Lindqvist", email, content: "One price for forty?" })
      return (await fetch("/api/goods/inquiry", { method: "POST", headers, body })).json()
    },
    { id: good?.id ?? 0, email },
  )
  expect(asked).toMatchObject({ code: 1 })

  await openOffice(page, SHOP, "inquiries?state=waiting")
  await page
    .getByRole("link", { name: /Karin Lindqvist/ })
    .first()
    .click()
  await expect(page.locator("#title")).toContainText("Karin Lindqvist asks for 40 pieces")
  await page.getByRole("button", { name: "Make a quote" }).click()
  await page.getByLabel(/^Price of one/).fill("9.50")
  await page.getByLabel("Freight").fill("20")
  await page.getByLabel(/Your message to/).fill("Nine fifty each, all of them.")
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole("button", { name: "Send answer and quote" }).click()
  await expect(page.locator(".inquiry-quoted")).toContainText("$400.00")

  const mail = await mailTo(email, "Nine fifty each")
  const link = /http:\/\/[^\s"]+\/inquiry\?token=[\w.-]+/.exec(mail)?.[0] ?? ""
  const { search } = new URL(link)
  await shopper.goto(at(SHOP, `/inquiry${search}`))
  await expect(shopper.getByText("Nine fifty each, all of them.")).toBeVisible()
  expect(await faultsOf(shopper)).toEqual([])
  await shopper.getByLabel("Your message").fill("We take them.")
  await shopper.getByRole("button", { name: "Send" }).click()
  await expect(shopper.getByText("We take them.")).toBeVisible()
  // By itself: the page of the back office was not touched.
  await expect(page.getByText("We take them.").first()).toBeVisible()
})

test("somebody signs up, is noted about, handed their data, and erased", async ({ page, browser }) => {
  const email = `${randomBytes(6).toString("hex")}@people.example`
  const shopper = await (await browser.newContext()).newPage()
  await shopper.goto(at(SHOP, "/sign-in"))
  const registered = await shopper.evaluate(async (email) => {
    const headers = { "content-type": "application/json" }
    const body = JSON.stringify({ user_name: "Ada Erased", email, password: "a long quiet sentence", agreed: true })
    return (await fetch("/api/login/register", { method: "POST", headers, body })).json()
  }, email)
  expect(registered).toMatchObject({ code: 1 })

  await openOffice(page, SHOP, `members?keywords=${email}`)
  await page.getByRole("link", { name: /Ada Erased/ }).click()
  await expect(page.locator("#title")).toHaveText("Ada Erased")
  await page.getByLabel("Note").fill("Rings twice")
  await page.getByRole("button", { name: "Add the note" }).click()
  await expect(page.getByText("Rings twice")).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export their data" }).click()
  expect((await download).suggestedFilename()).toMatch(/^member-\d+\.json$/)
  await page.getByRole("button", { name: "Erase this member" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("button", { name: "Erase for ever" })).toBeDisabled()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole("textbox").fill(email)
  await dialog.getByRole("button", { name: "Erase for ever" }).click()
  await expect(page.getByText("Ada Erased is erased.")).toBeVisible()
  await goTo(page, SHOP, `members?keywords=${email}`)
  await expect(page.getByText("No members here")).toBeVisible()
})
