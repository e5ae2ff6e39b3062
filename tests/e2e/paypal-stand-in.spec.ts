import { readFileSync } from "node:fs"
import { type BrowserContext, expect, type Page, test } from "@playwright/test"
import { readCharged } from "../../src/domain/pricing/charged-amount.ts"
import { paypalProvider } from "../../src/server/payments/paypal/paypal-provider.ts"
import { answerPaypalHosts } from "../stand-ins/paypal/browser/answer-paypal-hosts.ts"
import { PAYPAL_TEST_CARDS } from "../stand-ins/paypal/browser/test-cards.ts"
import { startPaypalStandIn } from "../stand-ins/paypal/paypal-stand-in.ts"
import { MERCHANT } from "../stand-ins/paypal/test-merchants.ts"

const SHOP = "https://shop.example"
/** The npm loader as it is. */
const LOADER = readFileSync("node_modules/@paypal/paypal-js/dist/iife/paypal-js.js", "utf8")

/** A page that pays: it tells in `#said` what the SDK calls back. */
const PAGE = `
const say = (text) => { document.getElementById("said").textContent += text + ";" }
const handlers = {
  createOrder: () => window.createOrder(),
  onApprove: async ({ orderID }) => say("approved " + (await window.capture(orderID))),
  onCancel: () => say("cancelled"),
  onError: (error) => say("failed " + error.message),
}
paypalLoadScript({ ...PUBLIC_KEYS, currency: "EUR", intent: "capture", components: "buttons,card-fields" }).then(async (paypal) => {
  await paypal.Buttons(handlers).render("#buttons")
  const card = paypal.CardFields(handlers)
  for (const name of ["Number", "Expiry", "CVV"]) await card[name + "Field"]({}).render("#card")
  document.getElementById("submit").onclick = () => card.submit().catch((error) => say("refused " + error.message))
  say("ready")
}, (error) => say("not loaded"))`

/** A shop with the adapter behind it, under a content policy of exactly the adapter's hosts. */
async function openShop(context: BrowserContext, page: Page, mode: "live" | "test") {
  const paypal = await startPaypalStandIn({ merchants: [{ ...MERCHANT }] })
  page.on("close", () => void paypal.close())
  const provider = paypalProvider({ ...MERCHANT, mode, methods: ["paypal", "card"], baseUrl: paypal.url })
  const asked = await answerPaypalHosts(context, paypal)
  const { clientId, merchantId, environment } = provider.publicKeys
  const keys = `const PUBLIC_KEYS = ${JSON.stringify({ clientId, merchantId, environment })}`
  const { script, frame, connect, image } = provider.browserSources
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${script.join(" ")}`,
    `frame-src ${frame.join(" ")}`,
    `connect-src ${connect.join(" ")}`,
    `img-src ${image.join(" ")}`,
  ].join("; ")
  await context.route(`${SHOP}/**`, (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: `${LOADER};${keys};${PAGE}` })
      : route.fulfill({
          contentType: "text/html",
          headers: { "content-security-policy": policy },
          body: `<!doctype html><title>Shop</title><div id="buttons"></div><div id="card"></div>
<button id="submit">Pay by card</button><p id="said"></p><script src="/page.js"></script>`,
        }),
  )
  let payments = 0
  const amount = readCharged("12.30", "EUR")
  if (amount === null) throw new Error("Not an amount")
  await page.exposeFunction("createOrder", async () => {
    const requestKey = `payment ${++payments} 1001`
    const wish = { reference: "1001", amount, currencyCode: "EUR", method: "paypal", requestKey, returnUrl: `${SHOP}/` }
    return (await provider.create(wish)).id
  })
  await page.exposeFunction("capture", async (id: string) => (await provider.capture(id, `capture ${id}`)).status)
  const violations: string[] = []
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text())
  })
  await page.goto(`${SHOP}/`)
  const said = page.locator("#said")
  await expect(said).toContainText("ready")
  return { paypal, asked, violations, said, buttons: page.frameLocator("#buttons iframe") }
}

for (const mode of ["live", "test"] as const)
  test(`PayPal's loader runs unchanged under the adapter's hosts and its buttons pay (${mode})`, async ({
    context,
    page,
  }) => {
    const { asked, violations, said, buttons } = await openShop(context, page, mode)
    const host = mode === "live" ? "https://www.paypal.com" : "https://www.sandbox.paypal.com"
    expect(asked[0]).toBe(`${host}/sdk/js`)
    expect(new Set(asked.map((address) => new URL(address).origin))).toEqual(new Set([host]))
    await buttons.getByRole("button", { name: "PayPal" }).click()
    await buttons.getByRole("button", { name: "Cancel" }).click()
    await expect(said).toContainText("cancelled")
    await buttons.getByRole("button", { name: "PayPal" }).click()
    // Declined, then another order with another instrument.
    await buttons.getByRole("button", { name: "Approve with a card that is declined" }).click()
    await expect(said).toContainText("approved declined")
    await buttons.getByRole("button", { name: "PayPal" }).click()
    await buttons.getByRole("button", { name: "Approve", exact: true }).click()
    await expect(said).toContainText("approved captured")
    await buttons.getByRole("button", { name: "PayPal" }).click()
    await buttons.getByRole("button", { name: "Fail" }).click()
    await expect(said).toContainText("failed Window closed")
    expect(violations).toEqual([])
  })

test("PayPal's card fields pay, ask for 3-D Secure and decline", async ({ context, page }) => {
  const { said, violations, paypal } = await openShop(context, page, "test")
  const fill = async (number: string) => {
    await page.frameLocator('[title="Card number"]').getByLabel("Card number").fill(number)
    await page.frameLocator('[title="Card expiry"]').getByLabel("Expiry").fill("12/30")
    await page.frameLocator('[title="Card cvv"]').getByLabel("Security code").fill("123")
    await page.locator("#submit").click()
  }
  await page.locator("#submit").click()
  await expect(said).toContainText("refused INVALID_NUMBER")
  await fill("4111111111111112")
  await expect(said).toContainText("failed INVALID_NUMBER")
  await fill(PAYPAL_TEST_CARDS.declined)
  await expect(said).toContainText("approved declined")
  await fill(PAYPAL_TEST_CARDS.challenged)
  await page.frameLocator('[title="3-D Secure"]').getByRole("button", { name: "Close" }).click()
  await expect(said).toContainText("cancelled")
  await fill(PAYPAL_TEST_CARDS.challenged)
  await page.frameLocator('[title="3-D Secure"]').getByRole("button", { name: "Confirm" }).click()
  await expect(said).toContainText("approved captured")
  await fill(PAYPAL_TEST_CARDS.good)
  await expect(said).toContainText(/approved captured.*approved captured/)
  expect(violations).toEqual([])
  // The card went to PayPal's frames only: no call of the shop's has it.
  const shops = paypal.heard.filter(({ path }) => path.startsWith("/v"))
  expect(shops.length).toBeGreaterThan(0)
  for (const { text } of shops)
    for (const number of Object.values(PAYPAL_TEST_CARDS)) expect(text).not.toContain(number)
})
