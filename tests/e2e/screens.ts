import { mkdirSync } from "node:fs"
import { chromium, type Page } from "@playwright/test"
import { ensureBrowser } from "../../scripts/browser.mjs"
import { isTemplateName } from "../../src/domain/site/templates.ts"
import { enter, screensOf } from "./screen-addresses.ts"
import { laidOut } from "./shops.ts"
import startShop from "./start-shop.ts"
import { withoutCoupon } from "./without-coupon.ts"

/**
 * `npm run screens`: pictures of every screen of the demo shops, to be looked at. Into `.cache/screens`, or where the
 * first argument says. A second argument keeps only names that it fits (`^sport-item`).
 */
const [folder = ".cache/screens", only = ""] = process.argv.slice(2)
const wanted = new RegExp(only)
const MISSING = "missing"
const WIDTHS = [375, 768, 1440]
/** Each shop in two languages, and one of them in the other's template. */
const PREFIXES = {
  "default-modulized": ["", "/ara", "/sport", "/ara/sport"],
  sport: ["", "/ara"],
}

const stop = await startShop()
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
})
mkdirSync(folder, { recursive: true })
try {
  for (const [shop, prefixes] of Object.entries(PREFIXES)) {
    if (!isTemplateName(shop)) continue
    const origin = `http://${shop}.localhost:${process.env.PORT}`
    for (const screen of [...screensOf(shop), MISSING] as const) {
      const page = await browser.newPage({ reducedMotion: "reduce", storageState: withoutCoupon })
      const path = screen === MISSING ? "/no-such-page" : await enter(page, shop, screen)
      for (const prefix of prefixes) {
        for (const width of WIDTHS) {
          const name = [shop, screen, ...prefix.split("/").filter(Boolean), width].join("-")
          if (wanted.test(name)) await picture(page, origin + prefix + path, width, `${folder}/${name}.png`)
        }
      }
      await page.close()
    }
  }
} finally {
  await browser.close()
  await stop()
}

async function picture(page: Page, address: string, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(address, { waitUntil: "load" })
  await laidOut(page)
  // Pictures further down load when they come into view.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo(0, 0)
    const late = [...document.images].filter((image) => !image.complete && image.checkVisibility())
    const there = late.map((image) => new Promise((resolve) => image.addEventListener("load", resolve)))
    // Those at the far end of a row may never be asked for.
    await Promise.race([Promise.all(there), new Promise((resolve) => setTimeout(resolve, 3000))])
  })
  await page.screenshot({ path, fullPage: true })
  console.log(path)
}
