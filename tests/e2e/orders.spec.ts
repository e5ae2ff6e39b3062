import { expect, type Page, test } from "@playwright/test"
import sharp from "sharp"
import { orderPath } from "../../src/domain/site/route-address.ts"
import { faultsOf } from "./axe-faults.ts"
import { demoOrders, signInDemo } from "./demo-member.ts"
import { guestOrder } from "./guest-order.ts"
import { at, visit } from "./shops.ts"
import { staffDoes } from "./staff.ts"

/** These screens are built once for all templates; templates.spec.ts looks at them in each. */
const shop = "sport"
const LIST = "/Center/Order"
const main = (page: Page) => page.getByRole("main")
const dialogOf = (page: Page) => page.locator("dialog[open]")
const headline = (page: Page) => main(page).getByRole("heading", { level: 1 })
const notice = (page: Page, text: string) =>
  expect(page.getByRole("region", { name: "Notifications" }).getByText(text)).toBeVisible()
const picture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: "#3355ff" } })
    .png()
    .toBuffer()

/** An order of the demo member with which this can be done. */
async function numberFor(action: "cancel" | "confirm" | "review") {
  const order = (await demoOrders(shop)).find(({ actions }) => actions.includes(action))
  return order?.order_no ?? ""
}

test.describe("a member", () => {
  // One after the other: they are one person's orders.
  test.describe.configure({ mode: "serial" })
  test.beforeEach(async ({ page }) => signInDemo(page, shop))

  test("finds orders by status and by words, and opens one", async ({ page }) => {
    await visit(page, at(shop, LIST))
    const rows = page.locator("[data-slot=order-row]")
    const tab = (name: RegExp) => page.getByRole("navigation", { name: "Status" }).getByRole("link", { name })
    const all = await rows.count()
    expect(all).toBeGreaterThan(3)
    expect(await faultsOf(page)).toEqual([])
    await tab(/^Shipped/).click()
    await expect(rows).toHaveCount(1)
    const number = (await rows.getByRole("heading").textContent()) ?? ""
    await tab(/^All/).click()
    await expect(rows).toHaveCount(all)
    const search = page.getByRole("searchbox", { name: "Search your orders" })
    await search.fill(number.slice(-7).toLowerCase())
    await search.press("Enter")
    await expect(rows).toHaveCount(1)
    await search.fill("<script>😀 no such thing")
    await search.press("Enter")
    await expect(page.getByRole("heading", { name: "No orders here." })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await main(page).getByRole("link", { name: "All my orders" }).click()
    await rows.first().getByRole("heading").getByRole("link").click()
    await expect(page.locator("[data-slot=stages]")).toBeVisible()
  })

  test("cancels what is not sent yet", async ({ page }) => {
    await visit(page, at(shop, orderPath(await numberFor("cancel"))))
    await main(page).getByRole("link", { name: "Cancel order" }).click()
    await expect(dialogOf(page)).toContainText("Cancel this order?")
    expect(await faultsOf(page)).toEqual([])
    await dialogOf(page).getByRole("button", { name: "Cancel order" }).click()
    await notice(page, "The order is cancelled.")
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(headline(page)).toHaveText("Cancelled")
    await expect(main(page).getByRole("link", { name: "Cancel order" })).toHaveCount(0)
  })

  test("says that everything has arrived", async ({ page }) => {
    await visit(page, at(shop, orderPath(await numberFor("confirm"))))
    expect(await faultsOf(page)).toEqual([])
    const confirm = main(page).getByRole("link", { name: "Confirm receipt" })
    await confirm.click()
    await expect(dialogOf(page)).toContainText("Has everything arrived?")
    await page.keyboard.press("Escape")
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(confirm).toBeFocused()
    await confirm.click()
    await dialogOf(page).getByRole("button", { name: "Confirm receipt" }).click()
    await notice(page, "Thank you. The order is complete.")
    await expect(headline(page)).toHaveText("Completed")
    await expect(page.locator("[data-slot=stages] [aria-current=step]")).toContainText("Completed")
  })

  test("reviews a line with a picture", async ({ page }) => {
    await visit(page, at(shop, orderPath(await numberFor("review"))))
    await main(page)
      .getByRole("link", { name: /^Review: / })
      .first()
      .click()
    await expect(headline(page)).toHaveText("How do you like it?")
    expect(await faultsOf(page)).toEqual([])
    const send = main(page).getByRole("button", { name: "Send review" })
    await main(page).getByLabel("Your review").fill("  <b>Holds heat</b> 😀\nمرحبا  ")
    await send.click()
    await expect(main(page).getByRole("radio", { name: "1 of 5, poor" })).toBeFocused()
    await expect(main(page).getByLabel("Your review")).toHaveValue(/Holds heat/)
    const files = page.locator("input[type=file]")
    await files.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") })
    await expect(page.locator("[data-slot=upload][data-state=fault]")).toContainText("Please choose a picture")
    await page.getByRole("button", { name: "Remove notes.png" }).click()
    await files.setInputFiles({ name: "mug.png", mimeType: "image/png", buffer: await picture() })
    await expect(page.getByRole("img", { name: "mug.png" })).toBeVisible()
    await expect(page.locator("[data-slot=upload] input[name=image]")).toHaveCount(1)
    expect(await faultsOf(page)).toEqual([])
    await main(page).getByRole("radio", { name: "4 of 5, good" }).check()
    await send.click()
    await expect(headline(page)).toHaveText("Thank you.")
    await expect(page.locator("[data-slot=written]")).toContainText("<b>Holds heat</b> 😀")
    await expect(page.locator("[data-slot=written] img")).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  test("sends something back, from the request to the end", async ({ page, context }) => {
    const number = await numberFor("review")
    await visit(page, at(shop, orderPath(number)))
    await main(page).getByRole("link", { name: "Return" }).click()
    await expect(headline(page)).toHaveText("Send something back")
    expect(await faultsOf(page)).toEqual([])
    const ask = main(page).getByRole("button", { name: "Ask for the return" })
    await ask.click()
    await expect(main(page).getByRole("checkbox").first()).toBeFocused()
    await expect(main(page).getByLabel("Reason")).toHaveAttribute("aria-invalid", "true")
    await main(page).getByRole("checkbox").first().check()
    await expect(page.locator("[data-slot=summary] [data-kind=total] dd")).not.toHaveText(/[$€]0\.00/)
    await main(page).getByLabel("Reason").selectOption("Arrived broken")
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "rim.png", mimeType: "image/png", buffer: await picture() })
    await expect(page.locator("[data-slot=upload] input[name=image]")).toHaveCount(1)
    await ask.click()
    const card = page.locator("[data-slot=return-card]")
    await expect(card).toContainText("Asked for.")
    expect(await faultsOf(page)).toEqual([])
    await card.getByRole("link", { name: "Cancel return" }).click()
    await expect(dialogOf(page)).toContainText("Cancel this return?")
    expect(await faultsOf(page)).toEqual([])
    await dialogOf(page).getByRole("button", { name: "Keep it" }).click()
    await expect(dialogOf(page)).toHaveCount(0)

    await staffDoes(context, shop, "return/approve")
    await page.reload()
    await expect(card).toContainText("Approved. Now send it.")
    await card.getByRole("button", { name: "Save details" }).click()
    await expect(card.getByLabel("Carrier")).toBeFocused()
    expect(await faultsOf(page)).toEqual([])
    await card.getByLabel("Carrier").fill("UPS")
    await card.getByLabel("Tracking number").fill("1Z 999 AA1")
    await card.getByRole("button", { name: "Save details" }).click()
    await notice(page, "The details are saved.")
    await expect(card).toContainText("On its way back.")

    await staffDoes(context, shop, "return/receive")
    await page.reload()
    await expect(card).toContainText("Done.")
    expect(await faultsOf(page)).toEqual([])
  })
})

test("a guest's order is shown to whoever knows its e-mail address, and is asked for once", async ({
  page,
  browser,
}) => {
  const { number, email } = await guestOrder(page, shop)
  await visit(page, at(shop, LIST))
  await expect(page.locator("[data-slot=order-row]")).toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])

  const other = await (await browser.newContext()).newPage()
  await visit(other, at(shop, orderPath(number.toLowerCase().replace("-", ""))))
  await expect(headline(other)).toHaveText("To pay")
  expect(await other.content()).not.toContain("Quiet Street")
  await expect(main(other).getByRole("link", { name: "Cancel order" })).toHaveCount(0)
  expect(await faultsOf(other)).toEqual([])
  const field = main(other).getByLabel("E-mail of the order")
  for (const [typed, fault] of [
    ["", "Please enter your email address."],
    ["not an address", "Please enter a valid email address."],
    ["someone@else.example", "Please enter the email address the order was placed with."],
  ] as const) {
    await field.fill(typed)
    await field.press("Enter")
    await expect(field).toHaveAccessibleDescription(fault)
    await expect(field).toBeFocused()
  }
  await field.fill(` ${email.toUpperCase()} `)
  await field.press("Enter")
  await expect(other.locator("[data-slot=facts-card]")).toContainText("Quiet Street")
  await other.reload()
  await expect(other.locator("[data-slot=facts-card]")).toContainText("Quiet Street")
  await other.context().close()
})

test("a guest finds, reads and cancels an order without scripts", async ({ page, browser }) => {
  const { number, email } = await guestOrder(page, shop)
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(at(shop, LIST))
  await plain.getByLabel("Order number").fill("20260101-NONE")
  await plain.getByLabel("E-mail of the order").fill(email)
  await plain.getByRole("button", { name: "Find it" }).click()
  await expect(plain.getByLabel("Order number")).toHaveAccessibleDescription(/such as 20260314/)
  await expect(plain.getByLabel("E-mail of the order")).toHaveValue(email)
  await plain.getByLabel("Order number").fill(number)
  await plain.getByRole("button", { name: "Find it" }).click()
  await expect(plain).toHaveURL(at(shop, orderPath(number)))
  await expect(plain.locator("[data-slot=facts-card]")).toContainText("Quiet Street")
  await main(plain).getByRole("link", { name: "Print" }).click()
  await expect(plain.locator("[data-slot=print-sheet]")).toContainText(number)
  await plain.goBack()
  await main(plain).getByRole("link", { name: "Cancel order" }).click()
  await main(plain).getByRole("button", { name: "Cancel order" }).click()
  await expect(plain).toHaveURL(at(shop, orderPath(number)))
  await expect(headline(plain)).toHaveText("Cancelled")
  await plain.context().close()
})

test("orders that are nobody's, or somebody else's, are not found, and never an error", async ({ page }) => {
  const junk = ["20260101-23456789ABCDE", "junk", "%00", "%F0%9F%98%80", "..%2F..", "%3Cscript%3E", "a".repeat(400)]
  for (const number of junk) {
    const reply = await page.goto(at(shop, `${LIST}/${number}`))
    expect([number, reply?.status()]).toEqual([number, 404])
    await expect(headline(page)).toContainText("We have no order")
  }
  await page.goto(at(shop, "/Center/remark_1_1_1"))
  await expect(page).toHaveURL(/\/sign-in\?to=/)
  for (const address of ["/Center/remark_1_1_x", "/Center/remark_0_1_1", "/Center/remark_%00"]) {
    const reply = await page.goto(at(shop, address))
    expect([address, reply?.status()]).toEqual([address, 404])
  }
  await signInDemo(page, shop)
  const reply = await page.goto(at(shop, "/Center/remark_1_1_1"))
  expect(reply?.status()).toBe(404)
})

test("an order is printed on its own, on one sheet", async ({ page }) => {
  await signInDemo(page, shop)
  await visit(page, at(shop, orderPath((await demoOrders(shop))[0]?.order_no ?? "")))
  await page.emulateMedia({ media: "print" })
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll("header, footer, h1, nav")]
      .filter((element) => element.checkVisibility() && !element.closest("[data-slot=print-sheet]"))
      .map(({ tagName }) => tagName),
  )
  expect(shown).toEqual([])
  const sheet = await page.locator("[data-slot=print-sheet]").boundingBox()
  expect(sheet?.width).toBeCloseTo(794, -1)
})
