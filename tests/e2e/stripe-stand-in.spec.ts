import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { expect, type Page, test } from "@playwright/test"
import { routeStripe } from "../stand-ins/stripe/browser/route-stripe.ts"
import { orderToPay, shopAtStripe } from "../stand-ins/stripe/shop-at-stripe.ts"
import { type StripeStandIn, startStripe } from "../stand-ins/stripe/stripe-stand-in.ts"
import type { StripeStandInAccount } from "../stand-ins/stripe/stripe-stand-in-account.ts"
import { TEST_CARDS } from "../stand-ins/stripe/test-cards.ts"

// The npm loader as it is, on a bare page with the content policy that the adapter asks for: what the storefront builds on.

let stripe: StripeStandIn
let account: StripeStandInAccount
test.beforeEach(async () => {
  stripe = await startStripe()
  account = stripe.account()
})
test.afterEach(() => stripe.close())

const LOADER = fileURLToPath(import.meta.resolve("@stripe/stripe-js/dist/index.mjs"))

/** Puts together the parts of a page that pays: the test says what they do. */
const PAGE_SCRIPT = `
  import { loadStripe } from "/stripe-js.mjs"
  const { key, clientSecret, amount } = JSON.parse(document.body.dataset.payment)
  const stripe = await loadStripe(key)
  const heard = []
  const note = (what) => { document.querySelector("#heard").textContent = [...heard, heard.push(what) && what].join("\\n") }
  const kind = location.hash.slice(1)
  const elements = stripe.elements(
    kind === "card" ? { clientSecret } : { mode: "payment", amount, currency: "eur" })
  const element = elements.create(kind === "card" ? "payment" : "expressCheckout", { shippingAddressRequired: true })
  const confirm = async () => {
    const checked = await elements.submit()
    if (checked.error) return note("invalid " + checked.error.code)
    const confirmParams = { return_url: "https://shop.example/back" }
    const { error, paymentIntent } = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: "if_required" })
    note(error ? "error " + (error.decline_code ?? error.code ?? error.message) : paymentIntent.status)
  }
  element.on("ready", () => note("ready"))
  element.on("click", ({ resolve, expressPaymentType }) => { note("click " + expressPaymentType); resolve({ lineItems: [{ name: "Vase", amount: amount - 500 }] }) })
  element.on("shippingaddresschange", ({ address, resolve, reject }) => {
    note("address " + address.country + " " + address.postal_code)
    if (address.country === "AQ") return reject()
    elements.update({ amount })
    resolve({ lineItems: [{ name: "Vase", amount: amount - 500 }, { name: "Freight", amount: 500 }] })
  })
  element.on("cancel", () => note("cancel"))
  element.on("confirm", ({ paymentFailed, shippingAddress }) => {
    note("confirm " + shippingAddress.name)
    return shippingAddress.address.country === "AQ" ? paymentFailed({ reason: "address_unserviceable", message: "We do not deliver there." }) : confirm()
  })
  element.mount("#element")
  document.querySelector("button").addEventListener("click", confirm)
`

async function openShop(
  page: Page,
  kind: "card" | "wallet",
): Promise<{ id: string; problems: string[]; seen: string[] }> {
  const shop = shopAtStripe(stripe, account)
  const order = orderToPay()
  const { id, browser } = await shop.create(order)
  const { script, frame, connect } = shop.browserSources
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${script.join(" ")}`,
    `frame-src ${frame.join(" ")}`,
    `connect-src 'self' ${connect.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
  ].join("; ")
  const payment = JSON.stringify({ key: browser.publishableKey, clientSecret: browser.token, amount: order.amount })
  const body = `<!doctype html><body data-payment='${payment}'><div id="element"></div><button>Pay now</button>
    <pre id="heard"></pre><script type="module" src="/shop.mjs"></script>`
  await routeStripe(page.context(), stripe.url)
  await page.route("https://shop.example/**", async (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === "/shop.mjs") return route.fulfill({ contentType: "text/javascript", body: PAGE_SCRIPT })
    if (path === "/stripe-js.mjs")
      return route.fulfill({ contentType: "text/javascript", body: await readFile(LOADER) })
    return route.fulfill({ contentType: "text/html", headers: { "Content-Security-Policy": policy }, body })
  })
  const problems: string[] = []
  const seen: string[] = []
  page.on("console", (said) => said.type() === "error" && problems.push(said.text()))
  page.on("pageerror", (error) => problems.push(String(error)))
  page.on("request", (request) => {
    if (request.url().startsWith("https://shop.example")) seen.push(`${request.url()} ${request.postData() ?? ""}`)
  })
  await page.goto(`https://shop.example/#${kind}`)
  await expect(heard(page)).toContainText("ready")
  return { id, problems, seen }
}

const heard = (page: Page) => page.locator("#heard")

async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator("iframe[title='Secure payment input frame']")
  await frame.getByLabel("Card number").fill(number)
  await frame.getByLabel("Expiration date").fill("12/34")
  await frame.getByLabel("Security code").fill("123")
  await page.getByRole("button", { name: "Pay now" }).click()
}

test("a card is declined, another one pays; the page never has the number", async ({ page }) => {
  const { id, problems, seen } = await openShop(page, "card")
  await page.getByRole("button", { name: "Pay now" }).click()
  await expect(heard(page)).toContainText("invalid incomplete_number")
  await typeCard(page, TEST_CARDS.declined)
  await expect(heard(page)).toContainText("error generic_decline")
  await typeCard(page, TEST_CARDS.success)
  await expect(heard(page)).toContainText("succeeded")
  expect(await shopAtStripe(stripe, account).fetch(id)).toMatchObject({ status: "captured", amount: 1230 })
  expect(await page.content()).not.toContain("4242")
  expect(seen.join("\n")).not.toContain("4242")
  // The browser itself notes the answer 402 to the declined card.
  expect(problems.filter((problem) => !problem.includes("402"))).toEqual([])
})

test("3-D Secure is failed, then passed", async ({ page }) => {
  const { id } = await openShop(page, "card")
  const bank = page.frameLocator("iframe[title='3D Secure']")
  await typeCard(page, TEST_CARDS.challenge)
  await bank.getByRole("button", { name: "Fail authentication" }).click()
  await expect(heard(page)).toContainText("error payment_intent_authentication_failure")
  await page.getByRole("button", { name: "Pay now" }).click()
  await bank.getByRole("button", { name: "Complete authentication" }).click()
  await expect(heard(page)).toContainText("succeeded")
  expect(account.books.intents.get(id)?.status).toBe("succeeded")
})

test("a bank debit is in processing", async ({ page }) => {
  await openShop(page, "card")
  await typeCard(page, TEST_CARDS.slow)
  await expect(heard(page)).toContainText("processing")
})

test("a wallet asks for the freight, is refused, cancelled and pays", async ({ page }) => {
  const { id, problems } = await openShop(page, "wallet")
  const wallets = page.frameLocator("iframe[title='Secure express checkout frame']")
  const sheet = page.frameLocator("iframe[title='Wallet']")
  await wallets.getByRole("button", { name: "Google Pay" }).click()
  await expect(heard(page)).toContainText("click google_pay")
  await sheet.getByRole("button", { name: "Cancel" }).click()
  await expect(heard(page)).toContainText("cancel")
  await wallets.getByRole("button", { name: "Apple Pay" }).click()
  await sheet.getByLabel("Country").fill("AQ")
  await sheet.getByRole("button", { name: "Use this address" }).click()
  await expect(sheet.getByRole("status")).toHaveText("This address cannot be delivered to")
  await sheet.getByRole("button", { name: "Pay", exact: true }).click()
  await expect(sheet.getByRole("status")).toHaveText("We do not deliver there.")
  await sheet.getByLabel("Country").fill("DE")
  await sheet.getByRole("button", { name: "Use this address" }).click()
  await expect(sheet.getByText("Freight 500")).toBeVisible()
  await expect(sheet.getByText("1230 eur")).toBeVisible()
  await sheet.getByRole("button", { name: "Pay", exact: true }).click()
  await expect(heard(page)).toContainText("succeeded")
  expect(account.books.intents.get(id)?.status).toBe("succeeded")
  await expect(page.locator("iframe[title='Wallet']")).toHaveCount(0)
  expect(problems).toEqual([])
})

test("without the policy's hosts nothing of Stripe is loaded", async ({ page }) => {
  await routeStripe(page.context(), stripe.url)
  await page.route("https://shop.example/**", async (route) => {
    const isLoader = route.request().url().endsWith(".mjs")
    if (isLoader) return route.fulfill({ contentType: "text/javascript", body: await readFile(LOADER) })
    const headers = { "Content-Security-Policy": "default-src 'self'" }
    return route.fulfill({
      contentType: "text/html",
      headers,
      body: "<!doctype html><script type=module src=/a.mjs></script>",
    })
  })
  const refused = page.waitForEvent("console", (said) => said.text().includes("Content Security Policy"))
  await page.goto("https://shop.example/")
  expect((await refused).text()).toContain("js.stripe.com")
})
