import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type BrowserContext, expect, type Page, test } from "@playwright/test"
import { answerPaypalHosts } from "../stand-ins/paypal/browser/answer-paypal-hosts.ts"
import { PAYPAL_TEST_CARDS } from "../stand-ins/paypal/browser/test-cards.ts"
import { routeStripe } from "../stand-ins/stripe/browser/route-stripe.ts"
import { TEST_CARDS } from "../stand-ins/stripe/test-cards.ts"
import { faultsOf } from "./axe-faults.ts"
import { guestOrder } from "./guest-order.ts"
import { mailTo } from "./mails.ts"
import { addToCart, checksOut, fillAddress, orders } from "./purchase.ts"
import { at, LIST, visit } from "./shops.ts"
import { SHOP_LOG } from "./start-shop.ts"
import { withoutCouponAt } from "./without-coupon.ts"

const SHOP = "provider-shop"
const CART = "/Cart/lists"
const HOSTS = /stripe\.com|paypal\.com|paypalobjects\.com/

test.use({ storageState: withoutCouponAt(SHOP) })

/** The browser's requests for the providers' true hosts are answered by what stands in for them. */
async function standIn(context: BrowserContext): Promise<void> {
  await routeStripe(context, process.env.STRIPE_BASE_URL ?? "")
  await answerPaypalHosts(context, { url: process.env.PAYPAL_BASE_URL ?? "" })
}

/** What the browser sends to the shop, and what its content policy or its console complains of. */
function watch(page: Page) {
  const sent: string[] = []
  const complaints: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).hostname.endsWith("localhost")) sent.push(`${request.url()} ${request.postData() ?? ""}`)
  })
  page.on("console", (said) => {
    // The browser itself notes the provider's answer 402 to a declined card.
    if (said.type() === "error" && !said.text().includes("402")) complaints.push(said.text())
  })
  page.on("pageerror", (failure) => complaints.push(failure.message))
  return { sent, complaints }
}

/** A guest's order, on its page with the part of a provider open. */
async function openOrder(page: Page, method: string) {
  await standIn(page.context())
  const watched = watch(page)
  const order = await guestOrder(page, SHOP)
  await visit(page, at(SHOP, `/Center/Order/${order.number}?pay=${method}`))
  return { ...order, ...watched }
}

const sheet = (page: Page) => page.locator("[data-slot=pay-sheet]")
const payButton = (page: Page) => sheet(page).getByRole("button", { name: /^Pay / })
const stripeFrame = (page: Page) => page.frameLocator("iframe[title='Secure payment input frame']")
const paypalFrame = (page: Page) => page.frameLocator("iframe[title='PayPal']")

async function payAtStripe(page: Page, number: string): Promise<void> {
  await stripeFrame(page).getByLabel("Card number").fill(number)
  await stripeFrame(page).getByLabel("Expiration date").fill("12/34")
  await stripeFrame(page).getByLabel("Security code").fill("123")
  await payButton(page).click()
}

async function payAtPaypal(page: Page, number: string): Promise<void> {
  const fill = (title: string, text: string) =>
    page.frameLocator(`iframe[title='${title}']`).getByRole("textbox").fill(text)
  await fill("Card number", number)
  await fill("Card expiry", "12/34")
  await fill("Card cvv", "123")
  await fill("Card name", "Robin Guest")
  await payButton(page).click()
}

/** The thanks, a mail about the order, and its money captured. */
async function isPaid(page: Page, { number, email }: { number: string; email: string }): Promise<void> {
  await expect(page).toHaveURL(/\?done=1$/)
  await expect(page.locator("[data-slot=done]")).toContainText(number)
  await mailTo(email, number)
  const { data } = await page.evaluate(
    async (order_no) => (await fetch(`/api/order/orderDetail?order_no=${order_no}`)).json(),
    number,
  )
  expect(data).toMatchObject({ amontStatus: 1, payment: { status: "captured" } })
}

/** No digits of the card in what the browser sent to the shop, nor in what the shop wrote down. */
async function knowsNoCard(sent: readonly string[], number: string): Promise<void> {
  const log = await readFile(join(process.env.VITRINE_DATA ?? "", SHOP_LOG), "utf8")
  const digits = number.replaceAll(/\D/g, "")
  expect(sent.length).toBeGreaterThan(0)
  expect(log).not.toBe("")
  for (const text of [...sent, log].map((one) => one.replaceAll(/[\s+-]|%20/g, ""))) expect(text).not.toContain(digits)
}

for (const method of ["stripe/card", "paypal/paypal"]) {
  test(`from the cart to the thanks with ${method}`, async ({ page, context }) => {
    await standIn(context)
    const { complaints } = watch(page)
    const email = `${method.replace("/", "-")}@people.example`
    await addToCart(page, SHOP, "Plain mug", 2)
    await visit(page, at(SHOP, CART))
    await checksOut(page).click()
    await fillAddress(page, email)
    await page.locator(`main input[value="${method}"]`).check({ force: true })
    const terms = page.locator("main [name=agreed]")
    if (await terms.isVisible()) await terms.check({ force: true })
    await orders(page).click()
    await expect(page).toHaveURL(new RegExp(`/Center/Order/[^?]+\\?pay=${method}$`))
    if (method === "stripe/card") await payAtStripe(page, TEST_CARDS.success)
    else {
      await paypalFrame(page).getByRole("button", { name: "PayPal" }).click()
      await paypalFrame(page).getByRole("button", { name: "Approve", exact: true }).click()
    }
    await expect(page).toHaveURL(/\?done=1$/)
    const number = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    await isPaid(page, { number, email })
    expect(complaints).toEqual([])
  })
}

test("Stripe: an empty form, a declined card, then another one", async ({ page }) => {
  const order = await openOrder(page, "stripe/card")
  await payButton(page).click()
  await expect(sheet(page).getByRole("alert")).toHaveText("Your card number is incomplete.")
  await payAtStripe(page, TEST_CARDS.declined)
  await expect(sheet(page).getByRole("alert")).toContainText("Your bank said no")
  await payAtStripe(page, TEST_CARDS.success)
  await isPaid(page, order)
  await knowsNoCard(order.sent, TEST_CARDS.success)
  await knowsNoCard(order.sent, TEST_CARDS.declined)
  expect(order.complaints).toEqual([])
})

test("Stripe: 3-D Secure is failed, then passed", async ({ page }) => {
  const order = await openOrder(page, "stripe/card")
  const bank = page.frameLocator("iframe[title='3D Secure']")
  await payAtStripe(page, TEST_CARDS.challenge)
  await bank.getByRole("button", { name: "Fail authentication" }).click()
  await expect(sheet(page).getByRole("alert")).toContainText("could not confirm that it is you")
  await payButton(page).click()
  await bank.getByRole("button", { name: "Complete authentication" }).click()
  await isPaid(page, order)
})

test("Stripe: money that takes time is waited for", async ({ page }) => {
  await openOrder(page, "stripe/card")
  await payAtStripe(page, TEST_CARDS.slow)
  await expect(page.getByText("The payment is on its way.")).toBeVisible()
})

test("Stripe: back from a bank's page the order shows how it stands", async ({ page }) => {
  const order = await openOrder(page, "stripe/card")
  await expect(payButton(page)).toBeVisible()
  const id = await page.evaluate(async (order_no) => {
    const headers = { "content-type": "application/json" }
    const body = JSON.stringify({ order_no, provider: "stripe", method: "card" })
    return (await (await fetch("/api/order/createOrderPaySign", { method: "POST", headers, body })).json()).data
      .paypal_id
  }, order.number)
  await visit(
    page,
    at(SHOP, `/Center/Order/${order.number}?pay=stripe/card&payment_intent=${id}&redirect_status=failed`),
  )
  await expect(sheet(page).getByRole("alert")).toContainText("could not confirm that it is you")
  await payAtStripe(page, TEST_CARDS.success)
  await isPaid(page, order)
})

test("PayPal: cancelled, then a declined card of the wallet, then paid", async ({ page }) => {
  const order = await openOrder(page, "paypal/paypal")
  const paypal = paypalFrame(page)
  await paypal.getByRole("button", { name: "PayPal" }).click()
  await paypal.getByRole("button", { name: "Cancel" }).click()
  await expect(sheet(page)).toContainText("You have stopped the payment.")
  await paypal.getByRole("button", { name: "PayPal" }).click()
  await paypal.getByRole("button", { name: "Fail" }).click()
  await expect(sheet(page).getByRole("alert")).toContainText("did not go through")
  await paypal.getByRole("button", { name: "PayPal" }).click()
  await paypal.getByRole("button", { name: "Approve with a card that is declined" }).click()
  await expect(sheet(page).getByRole("alert")).toContainText("Your bank said no")
  // And once more: it is said as soon as PayPal has said it.
  await paypal.getByRole("button", { name: "PayPal" }).click()
  await expect(sheet(page).getByRole("alert")).toHaveCount(0)
  await paypal.getByRole("button", { name: "Approve with a card that is declined" }).click()
  await expect(sheet(page).getByRole("alert")).toContainText("Your bank said no", { timeout: 10_000 })
  await paypal.getByRole("button", { name: "PayPal" }).click()
  await paypal.getByRole("button", { name: "Approve", exact: true }).click()
  await isPaid(page, order)
  expect(order.complaints).toEqual([])
})

test("PayPal: card fields say what is wrong, and pay", async ({ page }) => {
  const order = await openOrder(page, "paypal/card")
  await payButton(page).click()
  await expect(sheet(page).getByText("Please check the card number.")).toBeVisible()
  await expect(sheet(page).getByText("Please check the security code.")).toBeVisible()
  await payAtPaypal(page, PAYPAL_TEST_CARDS.good)
  await isPaid(page, order)
  await knowsNoCard(order.sent, PAYPAL_TEST_CARDS.good)
  expect(order.complaints).toEqual([])
})

test("PayPal: 3-D Secure is closed, then passed", async ({ page }) => {
  const order = await openOrder(page, "paypal/card")
  const bank = page.frameLocator("iframe[title='3-D Secure']")
  await payAtPaypal(page, PAYPAL_TEST_CARDS.challenged)
  await bank.getByRole("button", { name: "Close" }).click()
  await expect(sheet(page)).toContainText("You have stopped the payment.")
  await payButton(page).click()
  await bank.getByRole("button", { name: "Confirm" }).click()
  await isPaid(page, order)
})

for (const [method, name] of [
  ["stripe/card", "Stripe"],
  ["paypal/paypal", "PayPal"],
] as const) {
  test(`${name}: a script that is kept away is told, and can be tried again`, async ({ page, context }) => {
    await standIn(context)
    const { number } = await guestOrder(page, SHOP)
    const scripts = /^https:\/\/(js\.stripe\.com|www(\.sandbox)?\.paypal\.com)\//
    await context.route(scripts, (route) => route.abort())
    await visit(page, at(SHOP, `/Center/Order/${number}?pay=${method}`))
    await expect(sheet(page).getByRole("alert")).toContainText(`keeps ${name} away`)
    await context.unroute(scripts)
    await sheet(page).getByRole("button", { name: "Try again" }).click()
    await expect(sheet(page).locator("iframe").first()).toBeVisible()
  })
}

test("a link from another page opens the order in a document of its own", async ({ page }) => {
  const { number, complaints } = await openOrder(page, "sandbox/card")
  await visit(page, at(SHOP, LIST))
  await page.evaluate((to) => {
    history.pushState(null, "", to)
    dispatchEvent(new PopStateEvent("popstate", { state: null }))
  }, `/Center/Order/${number}?pay=stripe/card`)
  await expect(payButton(page)).toBeVisible()
  expect(complaints).toEqual([])
})

test("pages without a payment name no provider, and no page or reply holds a secret key", async ({ page }) => {
  const { number } = await openOrder(page, "stripe/card")
  const policyAt = async (path: string) => {
    const reply = await page.request.get(`http://127.0.0.1:${process.env.PORT}${path}`, {
      headers: { host: `${SHOP}.localhost:${process.env.PORT}` },
    })
    return reply.headers()["content-security-policy"] ?? ""
  }
  for (const path of ["/", LIST, "/sign-in", "/Center/Order"]) expect(await policyAt(path), path).not.toMatch(HOSTS)
  const own = (await page.goto(page.url()))?.headers()["content-security-policy"] ?? ""
  expect(own).toContain("https://js.stripe.com")
  expect(own).toContain("https://www.sandbox.paypal.com")
  const texts = [
    await page.content(),
    await page.evaluate(async () => (await fetch("/api/pay/methods")).text()),
    await page.evaluate(async (no) => (await fetch(`/api/order/orderDetail?order_no=${no}`)).text(), number),
    await readFile(join(process.env.VITRINE_DATA ?? "", SHOP_LOG), "utf8"),
  ]
  for (const key of (process.env.SECRET_TEST_KEYS ?? "").split(" "))
    for (const text of texts) expect(text).not.toContain(key)
})

test("without scripts the order says that the provider needs them, and has no dead button", async ({
  page,
  browser,
}) => {
  const { number } = await guestOrder(page, SHOP)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const plain = await context.newPage()
  await plain.goto(at(SHOP, `/Center/Order/${number}?pay=stripe/card`))
  await expect(sheet(plain).locator("noscript p").first()).toBeVisible()
  await expect(sheet(plain).locator("noscript p").first()).toContainText("Paying with Stripe needs JavaScript")
  await expect(sheet(plain).locator("button")).toHaveCount(0)
  await sheet(plain).getByRole("link", { name: "Card (Sandbox)" }).click()
  await expect(sheet(plain).locator("button[value=confirm]")).toBeVisible()
  await context.close()
})

for (const width of [375, 768, 1440])
  test(`the parts of all providers are sound at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { number } = await openOrder(page, "stripe/card")
    for (const method of ["stripe/card", "paypal/card", "paypal/paypal"]) {
      await visit(page, at(SHOP, `/Center/Order/${number}?pay=${method}`))
      await expect(sheet(page).locator("iframe").first()).toBeVisible()
      expect(await faultsOf(page, "[data-slot=pay-sheet]")).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })
