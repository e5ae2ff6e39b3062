import { randomBytes } from "node:crypto"
import { type ConsoleMessage, expect, type Page, test } from "@playwright/test"
import { routeStripe } from "../stand-ins/stripe/browser/route-stripe.ts"
import { TEST_CARDS } from "../stand-ins/stripe/test-cards.ts"
import { faultsOf } from "./axe-faults.ts"
import { addToCart, cartOf, itemOf } from "./purchase.ts"
import { at, LIST, visit } from "./shops.ts"
import { withoutCouponAt } from "./without-coupon.ts"

const SHOP = "provider-shop"
const MEMBERS = "wallet-shop"
const CART = "/Cart/lists"

test.use({ storageState: withoutCouponAt(SHOP, MEMBERS, "guest-shop") })

/**
 * The browser itself notes answers that are no success: a declined card, a refused order. And Playwright lets a request of a
 * frame that is just gone through to the network, where nobody answers for Stripe.
 */
const isOfTests = (said: ConsoleMessage) =>
  /\b4\d\d\b/.test(said.text()) || (said.text().includes("ERR_NAME_NOT_RESOLVED") && isOfStripe(said.location().url))

const isOfStripe = (url: string) => new URL(url).hostname.endsWith("stripe.com")

/** Answers for Stripe's hosts, and notes what was asked of them and what the browser complains of. */
async function watch(page: Page) {
  await routeStripe(page.context(), process.env.STRIPE_BASE_URL ?? "")
  const asked: string[] = []
  const complaints: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  page.on("console", (said) => {
    if (said.type() === "error" && !isOfTests(said)) complaints.push(`${said.text()} ${said.location().url}`)
  })
  page.on("pageerror", (failure) => complaints.push(failure.message))
  return { asked, complaints, ofStripe: () => asked.filter(isOfStripe) }
}

const wallets = (page: Page) => page.locator("main [data-slot=wallets]")
const buttons = (page: Page) => page.frameLocator("iframe[title='Secure express checkout frame']")
const sheet = (page: Page) => page.frameLocator("iframe[title='Wallet']")
const pays = (page: Page) => sheet(page).getByRole("button", { name: "Pay", exact: true })
const fault = (page: Page) => wallets(page).getByRole("alert")

async function openItem(page: Page, shop: string, name = "Plain mug") {
  const watched = await watch(page)
  await visit(page, at(shop, await itemOf(page.request, shop, name)))
  return watched
}

/** Opens the sheet and chooses the address that it has. */
async function openSheet(page: Page, address: Record<string, string> = {}) {
  await expect(wallets(page)).toHaveAttribute("data-state", "shown")
  await buttons(page).getByRole("button", { name: "Google Pay" }).click()
  for (const [label, text] of Object.entries(address)) await sheet(page).getByLabel(label).fill(text)
  await sheet(page).getByRole("button", { name: "Use this address" }).click()
}

async function becomeMember(page: Page, shop: string): Promise<void> {
  await page.goto(at(shop, "/sign-in"))
  const status = await page.evaluate(
    async (email) => {
      const body = JSON.stringify({ email, password: "quiet-bell-blue-door", user_name: "Ada Buyer", agreed: true })
      const headers = { "content-type": "application/json" }
      return (await fetch("/api/login/register", { method: "POST", headers, body })).status
    },
    `${randomBytes(6).toString("hex")}@people.example`,
  )
  expect(status).toBe(200)
}

/** What the API says of this visitor's orders. */
const ownOrders = (page: Page) => page.evaluate(async () => (await (await fetch("/api/Order/lists")).json()).data.list)

async function isPaid(page: Page, name: string, pieces: number): Promise<void> {
  await expect(page).toHaveURL(/\/Center\/Order\/[^?]+\?done=1$/)
  const number = new URL(page.url()).pathname.split("/").at(-1)
  const { data } = await page.evaluate(
    async (order_no) => (await fetch(`/api/order/orderDetail?order_no=${order_no}`)).json(),
    number,
  )
  expect(data).toMatchObject({
    amontStatus: 1,
    payment: { provider: "stripe", method: "wallet", status: "captured", amount: data.shown.total },
    detail: [{ goodName: name, buNumber: pieces }],
    address: { contacter: "Ada Buyer", city: "Berlin", zipCode: "10115", region_code: "DE" },
  })
}

test("a guest buys from the page of a good: what is chosen there, and the cart stays as it was", async ({ page }) => {
  await addToCart(page, SHOP, "Round teapot", 1)
  const cart = await cartOf(page.context())
  const { complaints } = await openItem(page, SHOP)
  await page.getByRole("main").getByRole("spinbutton").first().fill("2")
  await openSheet(page)
  await expect(sheet(page).getByText("Goods 2400")).toBeVisible()
  await expect(sheet(page).getByText(/^Freight [1-9]\d+$/)).toBeVisible()
  await pays(page).click()
  await isPaid(page, "Plain mug", 2)
  expect(await cartOf(page.context())).toBe(cart)
  expect(complaints).toEqual([])
})

test("a member buys what is chosen in the cart, which is then empty", async ({ page }) => {
  await becomeMember(page, SHOP)
  await addToCart(page, SHOP, "Canvas bag", 3)
  const { complaints } = await watch(page)
  await visit(page, at(SHOP, CART))
  await openSheet(page)
  await expect(sheet(page).getByText("Goods 5400")).toBeVisible()
  await pays(page).click()
  await isPaid(page, "Canvas bag", 3)
  const cart = await page.evaluate(async () => (await (await fetch("/api/goods/cart")).json()).data.list)
  expect(cart).toEqual([])
  expect(complaints).toEqual([])
})

test("a guest's cart loses what was bought", async ({ page }) => {
  await addToCart(page, SHOP, "Low vase", 1)
  await watch(page)
  await visit(page, at(SHOP, CART))
  await openSheet(page)
  await pays(page).click()
  await isPaid(page, "Low vase", 1)
  expect(await cartOf(page.context())).toBe("")
})

test("an address that is not delivered to, or cannot be used, is refused in words", async ({ page }) => {
  await openItem(page, SHOP)
  await openSheet(page, { Country: "AQ" })
  await expect(sheet(page).getByRole("status")).toHaveText("This address cannot be delivered to")
  await expect(fault(page)).toHaveText("We do not ship there at the moment.")
  await sheet(page).getByLabel("Country").fill("DE")
  await sheet(page).getByLabel("Postcode").fill("1")
  await sheet(page).getByRole("button", { name: "Use this address" }).click()
  await expect(sheet(page).getByText(/^Freight/)).toBeVisible()
  await pays(page).click()
  await expect(sheet(page).getByRole("status")).toContainText("Please check: Postcode")
  await expect(fault(page)).toContainText("Nothing was charged.")
  expect(await ownOrders(page)).toEqual([])
  // The sheet is still there: it can be mended.
  await sheet(page).getByLabel("Postcode").fill("10115")
  await sheet(page).getByRole("button", { name: "Use this address" }).click()
  await pays(page).click()
  await isPaid(page, "Plain mug", 1)
})

test("where the total is no longer the one that was shown nothing is ordered, and the sheet closes", async ({
  page,
}) => {
  await openItem(page, SHOP)
  // As if the price had gone up since the sheet was reckoned.
  await page.route("**/api/order/preview", async (route) => {
    const json = await (await route.fetch({ url: shopUrl(route.request().url()), headers: shopHeaders() })).json()
    json.data.total -= 1
    await route.fulfill({ json })
  })
  await openSheet(page)
  await expect(sheet(page).getByText(/^Freight/)).toBeVisible()
  await pays(page).click()
  await expect(fault(page)).toHaveText("The total has changed. Please check it and order again. Nothing was charged.")
  await expect(page.locator("iframe[title='Wallet']")).toHaveCount(0)
  expect(await ownOrders(page)).toEqual([])
  await page.unroute("**/api/order/preview")
  await openSheet(page)
  await pays(page).click()
  await isPaid(page, "Plain mug", 1)
})

/** Node does not know *.localhost as browsers do. */
const shopUrl = (url: string) => url.replace(`${SHOP}.localhost`, "127.0.0.1")
const shopHeaders = () => ({ referer: at(SHOP), "content-type": "application/json" })

test("pressed twice it is one order, paid once", async ({ page }) => {
  await openItem(page, SHOP, "Linen bag")
  await openSheet(page)
  await expect(sheet(page).getByText(/^Freight/)).toBeVisible()
  await sheet(page)
    .locator("form")
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
  await isPaid(page, "Linen bag", 1)
  expect(await ownOrders(page)).toHaveLength(1)
})

test("a declined card leads to the order, which is then paid", async ({ page }) => {
  await openItem(page, SHOP)
  await openSheet(page)
  await sheet(page).getByLabel("Card").fill(TEST_CARDS.declined)
  await pays(page).click()
  await expect(page).toHaveURL(/\/Center\/Order\/[^?]+\?pay=stripe\/wallet&refused=card$/)
  const form = page.locator("[data-slot=pay-sheet]")
  await expect(form.getByRole("alert")).toContainText("Your bank said no")
  const frame = page.frameLocator("iframe[title='Secure payment input frame']")
  await frame.getByLabel("Card number").fill(TEST_CARDS.success)
  await frame.getByLabel("Expiration date").fill("12/34")
  await frame.getByLabel("Security code").fill("123")
  await form.getByRole("button", { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\?done=1$/)
  expect(await ownOrders(page)).toHaveLength(1)
})

test("3-D Secure is asked for by the bank, and passed", async ({ page }) => {
  await openItem(page, SHOP)
  await openSheet(page)
  await sheet(page).getByLabel("Card").fill(TEST_CARDS.challenge)
  await pays(page).click()
  await page.frameLocator("iframe[title='3D Secure']").getByRole("button", { name: "Complete authentication" }).click()
  await isPaid(page, "Plain mug", 1)
})

test("who may not order sees no wallet and loads nothing of Stripe; a member does", async ({ page }) => {
  const { ofStripe, asked } = await openItem(page, MEMBERS)
  await lateFrameHasCome(page, asked)
  await expect(wallets(page)).toBeHidden()
  expect(ofStripe()).toEqual([])
  await becomeMember(page, MEMBERS)
  await visit(page, at(MEMBERS, await itemOf(page.request, MEMBERS, "Plain mug")))
  await openSheet(page)
  await pays(page).click()
  await isPaid(page, "Plain mug", 1)
})

test("a shop without wallets loads nothing of them, and names nobody", async ({ page }) => {
  const { ofStripe, asked } = await openItem(page, "guest-shop")
  await lateFrameHasCome(page, asked)
  await expect(wallets(page)).toBeHidden()
  expect(ofStripe()).toEqual([])
  expect(asked.filter((url) => url.includes("/assets/wallets-"))).toEqual([])
})

async function lateFrameHasCome(page: Page, asked: readonly string[]): Promise<void> {
  await page.mouse.move(5, 5)
  await expect.poll(() => asked.some((url) => url.includes("/assets/late-frame-"))).toBe(true)
  await page.waitForLoadState("networkidle")
}

test("a link to a good opens a document of its own, where wallets are let in", async ({ page }) => {
  const { complaints, asked } = await watch(page)
  await visit(page, at(SHOP, LIST))
  await lateFrameHasCome(page, asked)
  await page.getByRole("main").locator("[data-slot=goods-link]", { hasText: "Plain mug" }).first().click()
  await expect(wallets(page)).toHaveAttribute("data-state", "shown")
  expect(complaints).toEqual([])
})

test("nothing is shown where this browser has no wallet", async ({ page }) => {
  await watch(page)
  await page.route("https://js.stripe.com/endive/express-frame.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<script>parent.postMessage({ kind: 'ready', hasNone: true }, '*')</script>",
    }),
  )
  await visit(page, at(SHOP, await itemOf(page.request, SHOP, "Plain mug")))
  await page.mouse.move(5, 5)
  await expect(wallets(page)).toHaveAttribute("data-state", "waiting")
  await expect(wallets(page).locator("iframe")).toBeAttached()
  expect(await wallets(page).evaluate((place) => place.getBoundingClientRect().height)).toBe(0)
})

for (const prefix of ["", "/sport", "/wholesale", "/partner", "/ara"])
  for (const width of [375, 1440])
    test(`wallets are sound in ${prefix || "the shop's own look"} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await watch(page)
      await addToCart(page, SHOP, "Plain mug", 1)
      for (const path of [await itemOf(page.request, SHOP, "Plain mug"), CART]) {
        await visit(page, at(SHOP, prefix + path))
        await page.mouse.move(5, 5)
        await expect(wallets(page)).toHaveAttribute("data-state", "shown")
        expect(await faultsOf(page, "[data-slot=wallets]")).toEqual([])
        // As wide as what they stand in: buttons in a narrow column cannot be read.
        const [place, frame] = await wallets(page).evaluate((element) =>
          [element, element.querySelector("iframe")].map((one) => one?.getBoundingClientRect().width ?? 0),
        )
        expect(frame).toBe(place)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    })
