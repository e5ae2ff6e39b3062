import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { type Browser, chromium, type Page } from "@playwright/test"
import { ensureBrowser } from "../../scripts/browser.mjs"
import type { ScreenName } from "../../src/domain/site/screens.ts"
import { isTemplateName, TEMPLATE_NAMES, type TemplateName } from "../../src/domain/site/templates.ts"
import { faultsOf } from "../e2e/axe-faults.ts"
import { layoutFaults, pageFaults } from "../e2e/page-faults.ts"
import { enter, screensOf } from "../e2e/screen-addresses.ts"
import { at, laidOut } from "../e2e/shops.ts"
import startShop from "../e2e/start-shop.ts"
import { withoutCouponAt } from "../e2e/without-coupon.ts"
import { addOddShop } from "./add-odd-shop.ts"
import { type Results, resultsTable } from "./results-table.ts"

/**
 * `npm run test:templates [-- template …]`: every screen of every template at three widths, in three languages; those that
 * show goods also with odd ones. What was found is written after each template, and a template that is done is left out
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
const USUAL = "default-modulized"
const ODD = "odd"
const SETTLED_WITHIN_MS = 2000
const SIDE_BY_SIDE = 2

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
  const visits = [
    ...screens.map((screen) => ({ shop: USUAL, screen })),
    ...screens.filter((screen) => SHOWS_GOODS.includes(screen)).map((screen) => ({ shop: ODD, screen })),
  ]
  const faults: string[] = []
  const lookOn = async () => {
    const page = await browser.newPage({ reducedMotion: "reduce", storageState: withoutCouponAt(USUAL, ODD) })
    for (let visit = visits.shift(); visit; visit = visits.shift()) {
      faults.push(...(await lookAtScreen(page, template, visit.shop, visit.screen)))
    }
    await page.close()
  }
  const pages = visits.length * Object.keys(LANGUAGES).length * WIDTHS.length
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lookOn))
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${template}: ${pages} pages, ${faults.length} faults, ${seconds} s`)
  return { pages, faults, seconds }
}

async function lookAtScreen(page: Page, template: TemplateName, shop: string, screen: ScreenName) {
  const faults: string[] = []
  const path = await enter(page, shop, screen)
  for (const [language, axeWidth] of Object.entries(LANGUAGES)) {
    const address = `${language}/${template}${path === "/" ? "" : path}`
    const found = await pageFaults(page, at(shop, address), async () => {
      await laidOut(page)
      const seen: string[] = []
      for (const width of WIDTHS) {
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

/** Another width is laid out after a few frames; what is still too wide then stays so, and is found. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth
  await page.waitForFunction(fits, undefined, { timeout: SETTLED_WITHIN_MS }).catch(() => {})
}
