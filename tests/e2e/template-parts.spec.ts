import { expect, type Locator, test } from "@playwright/test"
import { SCREENS } from "../../src/domain/site/screens.ts"
import { hasScreen, TEMPLATE_NAMES } from "../../src/domain/site/templates.ts"
import { frame } from "../../src/words/en/screens/frame.ts"
import { linksOf } from "./links-of.ts"
import { buys } from "./purchase.ts"
import { at, someItem } from "./shops.ts"

const SHOP = "default-modulized"
const TAXED_SHOP = "car-green"
const POLICIES = [SCREENS.shipping, SCREENS.payment, SCREENS.returns, SCREENS.privacy, SCREENS.service]
const GOODS_ASKED_FOR = 3
const LINKS_AT_LEAST = 20
const AT_ONCE = 4

// What the server draws: a look may not hide what a shop needs behind a script.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

const linkTo = (place: Locator, template: string, path: string) => place.locator(`a[href^="/${template}${path}"]`)

for (const template of TEMPLATE_NAMES) {
  test(`${template} has all that a shop needs around an item`, async ({ page }) => {
    await page.route("**/media/**", (route) => route.abort())
    await page.goto(at(SHOP, `/${template}${await someItem(page, SHOP)}`))
    const header = page.getByRole("banner")
    const search = header.getByRole("search").or(header.getByRole("link", { name: frame.search, exact: true }))
    await expect(search.first()).toBeVisible()
    await expect(header.locator("[data-slot=account]").filter({ visible: true }).first()).toBeVisible()
    await expect(linkTo(header, template, SCREENS.cart.path).filter({ visible: true }).first()).toBeVisible()
    if (hasScreen(template, "inquiry"))
      await expect(linkTo(header, template, SCREENS.inquiry.path).filter({ visible: true }).first()).toBeVisible()
    const languages = page.locator(`a[hreflang=ar][href*="to=%2Fara%2F${template}%2Fitem%2F"]`)
    expect(await languages.count()).toBeGreaterThan(0)
    await expect(page.getByRole("main").locator("[data-slot=price], [data-slot=amount]").first()).toBeVisible()
    await expect(buys(page)).toBeVisible()
    const footer = page.getByRole("contentinfo")
    for (const { path } of POLICIES) await expect(linkTo(footer, template, path).first()).toBeVisible()
  })
}

test("every template says the tax beside the price", async ({ page }) => {
  await page.route("**/media/**", (route) => route.abort())
  const item = await someItem(page, TAXED_SHOP)
  for (const template of TEMPLATE_NAMES) {
    await page.goto(at(TAXED_SHOP, `/${template}${item}`))
    const said = page
      .getByRole("main")
      .getByText(/incl\. 21\s?% VAT/)
      .filter({ visible: true })
    await expect(said.first(), template).toBeVisible()
  }
})

/** The screen that a link leads to, without the template; null where it leaves the template. */
function withinTemplate(path: string, template: string): string | null {
  const [, rest] = new RegExp(`^(?:/[a-z]{2,3})?/${template}(?=[/?]|$)(.*)$`).exec(path) ?? []
  return rest ?? null
}

test("links of every template stay in it and lead to pages", async ({ page, request }) => {
  const headers = { host: new URL(at(SHOP)).host }
  const ask = (path: string) => request.get(`http://127.0.0.1:${process.env.PORT}${path}`, { headers, maxRedirects: 0 })
  const faults: string[] = []
  const found = new Map<string, string>()
  const item = await someItem(page, SHOP)
  for (const template of TEMPLATE_NAMES) {
    for (const path of [`/${template}`, `/${template}${item}`]) {
      const { addresses, lost } = linksOf(await (await ask(path)).text(), path)
      expect(addresses.length, path).toBeGreaterThan(LINKS_AT_LEAST)
      faults.push(...lost)
      for (const address of addresses.filter((each) => !each.startsWith("/language/"))) {
        const screen = withinTemplate(address, template)
        if (screen === null) faults.push(`${address} leaves ${template}`)
        else if (!found.has(screen)) found.set(screen, address)
      }
    }
  }
  const goods = [...found.keys()].filter((screen) => screen.startsWith("/item/")).slice(GOODS_ASKED_FOR)
  const waiting = [...found].flatMap(([screen, address]) => (goods.includes(screen) ? [] : [address]))
  async function askOn() {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const status = (await ask(address)).status()
      if (status >= 400) faults.push(`${address} is ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  expect(faults).toEqual([])
})
