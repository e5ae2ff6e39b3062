import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { type Browser, chromium, type Page } from "@playwright/test"
import { ensureBrowser } from "../../scripts/browser.mjs"
import type { ScreenName } from "../../src/domain/site/screens.ts"
import { isTemplateName, TEMPLATE_NAMES, type TemplateName } from "../../src/domain/site/templates.ts"
import { faultsOf } from "../e2e/axe-faults.ts"
import { buyInTemplate } from "../e2e/buy-in-template.ts"
import { layoutFaults, pageFaults } from "../e2e/page-faults.ts"
import { enter, screensOf } from "../e2e/screen-addresses.ts"
import { at, demoShops, laidOut } from "../e2e/shops.ts"
import startShop from "../e2e/start-shop.ts"
import { withoutCouponAt } from "../e2e/without-coupon.ts"
import { addOddShop } from "./add-odd-shop.ts"
import { type Results, resultsTable } from "./results-table.ts"

type Extent = { languages: Readonly<Record<string, number>>; widths: readonly number[] }
type Visit = { shop: string; screen: ScreenName; extent: Extent }

/**
 * `npm run test:templates [-- template …]`: every screen of every template at three widths, in three languages; those that
 * show goods also with odd ones; home and item with the content of every demo shop; and a purchase. What was found is written after each template, and a template that is done is left out
 * next time: an interrupted run goes on where it stopped. `--again` forgets what was found before.
 */
const RESULTS = "tests/templates/results.json"
const TABLE = "tests/templates/results.md"
const WIDTHS = [375, 768, 1440]
/** Each language with the width at which axe looks at it: it finds little at a second one, and takes most of the time. */
const LANGUAGES = { "": 1440, "/de": 768, "/ara": 375 }
const SHOWS_GOODS: readonly ScreenName[] = [
  "home",
  "item",
  "goodsList",
  "selfActivity",
  "cart",
  "inquiry",
  "checkOut",
  "memberCentre",
  "favourites",
  "orders",
]
const OF_EVERY_SHOP = ["home", "item"] as const
const USUAL = "default-modulized"
const ODD = "odd"
const SETTLED_WITHIN_MS = 2000
const FAILURE_LENGTH = 300
const SIDE_BY_SIDE = 2
/** Another shop's content in this template: in its own language, on a phone and at a desk. */
const BRIEF: Extent = { languages: { "": 0 }, widths: [375, 1440] }
const WHOLE: Extent = { languages: LANGUAGES, widths: WIDTHS }

const args = process.argv.slice(2)
const results: Results =
  args.includes("--again") || !existsSync(RESULTS) ? {} : JSON.parse(readFileSync(RESULTS, "utf8"))
const named = args.filter(isTemplateName)
const wanted = named.length > 0 ? named : TEMPLATE_NAMES.filter((template) => !(template in results))

const stop = await startShop()
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
})
try {
  await addOddShop(process.env.VITRINE_DATA ?? "data")
  for (const template of wanted) {
    results[template] = await lookAt(browser, template)
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
    writeFileSync(TABLE, resultsTable(results))
  }
} finally {
  await browser.close()
  await stop()
}
const faults = Object.values(results).flatMap((result) => result?.faults ?? [])
for (const fault of faults) console.log(fault)
console.log(`${faults.length} faults in ${Object.keys(results).length} of ${TEMPLATE_NAMES.length} templates`)
process.exitCode = faults.length > 0 ? 1 : 0

async function lookAt(browser: Browser, template: TemplateName) {
  const begun = performance.now()
  const screens = screensOf(template)
  const others = demoShops.filter((shop) => shop !== USUAL)
  const visits: Visit[] = [
    ...screens.map((screen) => ({ shop: USUAL, screen, extent: WHOLE })),
    ...screens.filter((screen) => SHOWS_GOODS.includes(screen)).map((screen) => ({ shop: ODD, screen, extent: WHOLE })),
    ...others.flatMap((shop) => OF_EVERY_SHOP.map((screen) => ({ shop, screen, extent: BRIEF }))),
  ]
  const pages = visits.reduce((sum, { extent }) => sum + Object.keys(extent.languages).length * extent.widths.length, 0)
  const faults = await purchaseFaults(browser, template)
  const lookOn = async () => {
    const page = await browser.newPage({ reducedMotion: "reduce", storageState: withoutCouponAt(ODD, ...demoShops) })
    for (let visit = visits.shift(); visit; visit = visits.shift()) {
      faults.push(...(await lookAtScreen(page, template, visit)))
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lookOn))
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${template}: ${pages} pages, ${faults.length} faults, ${seconds} s`)
  return { pages, faults, seconds }
}

/** A guest buys something in the template. */
async function purchaseFaults(browser: Browser, template: TemplateName): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: "reduce", storageState: withoutCouponAt(USUAL) })
  const failed = (failure: unknown) => [`purchase in ${template}: ${String(failure).slice(0, FAILURE_LENGTH)}`]
  const faults = await buyInTemplate(page, USUAL, template).then(() => [], failed)
  await page.close()
  return faults
}

async function lookAtScreen(page: Page, template: TemplateName, { shop, screen, extent }: Visit) {
  const faults: string[] = []
  const path = await enter(page, shop, screen)
  for (const [language, axeWidth] of Object.entries(extent.languages)) {
    const address = `${language}/${template}${path === "/" ? "" : path}`
    const found = await pageFaults(page, at(shop, address), async () => {
      await laidOut(page)
      const seen: string[] = []
      for (const width of extent.widths) {
        await resize(page, width)
        const atWidth = [...(width === axeWidth ? await faultsOf(page) : []), ...(await layoutFaults(page))]
        seen.push(...atWidth.map((fault) => `at ${width} px: ${fault}`))
      }
      return seen
    })
    faults.push(...found.map((fault) => `${shop} ${address} ${fault}`))
  }
  return faults
}

/** Another width comes to the page late and is laid out after a few frames; what is still too wide then stays so, and is found. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width)
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth
  await page.waitForFunction(fits, undefined, { timeout: SETTLED_WITHIN_MS }).catch(() => {})
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
