import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { type Browser, chromium } from "@playwright/test"
import { ensureBrowser } from "../../scripts/browser.mjs"
import { isTemplateName, TEMPLATE_NAMES, type TemplateName } from "../../src/domain/site/templates.ts"
import { pageFaults } from "../e2e/page-faults.ts"
import { enter, screensOf } from "../e2e/screen-addresses.ts"
import { at } from "../e2e/shops.ts"
import startShop from "../e2e/start-shop.ts"
import { withoutCoupon } from "../e2e/without-coupon.ts"
import { addOddShop } from "./add-odd-shop.ts"
import { type Results, resultsTable } from "./results-table.ts"

/**
 * `npm run test:templates [-- template …]`: every screen of every template at three widths, in three languages, with a
 * shop's usual goods and with odd ones. What was found is written after each template, and a template that is done is
 * left out next time: an interrupted run goes on where it stopped. `--again` forgets what was found before.
 */
const RESULTS = "tests/templates/results.json"
const TABLE = "tests/templates/results.md"
const WIDTHS = [375, 768, 1440]
const LANGUAGES = ["", "/de", "/ara"]
const CONTENTS = ["default-modulized", "odd"]

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
  const faults: string[] = []
  let pages = 0
  for (const shop of CONTENTS) {
    for (const screen of screensOf(template)) {
      const page = await browser.newPage({ reducedMotion: "reduce", storageState: withoutCoupon })
      const path = await enter(page, shop, screen)
      for (const language of LANGUAGES) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          const address = `${language}/${template}${path === "/" ? "" : path}`
          const found = await pageFaults(page, at(shop, address))
          faults.push(...found.map((fault) => `${shop} ${address} at ${width} px: ${fault}`))
          pages += 1
        }
      }
      await page.close()
    }
  }
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${template}: ${pages} pages, ${faults.length} faults, ${seconds} s`)
  return { pages, faults, seconds }
}
