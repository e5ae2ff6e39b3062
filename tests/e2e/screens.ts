import { mkdirSync } from "node:fs"
import { chromium } from "@playwright/test"
import { ensureBrowser } from "../../scripts/browser.mjs"
import { isTemplateName, type TemplateName } from "../../src/domain/site/templates.ts"
import { addressOf, openScreens } from "./screen-addresses.ts"
import { laidOut } from "./shops.ts"
import startShop from "./start-shop.ts"

/**
 * `npm run screens`: pictures of every screen of the demo shops, to be looked at. Into `.cache/screens`, or where the
 * first argument says. A second argument keeps only names that contain it (`sport-item`).
 */
const [folder = ".cache/screens", only = ""] = process.argv.slice(2)
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
    const screens = await screensOf(shop)
    for (const [screen, path] of Object.entries(screens)) {
      for (const prefix of prefixes) {
        for (const width of WIDTHS) {
          const name = [shop, screen, ...prefix.split("/").filter(Boolean), width].join("-")
          if (name.includes(only)) await picture(origin + prefix + path, width, `${folder}/${name}.png`)
        }
      }
    }
  }
} finally {
  await browser.close()
  await stop()
}

/** Every screen that can be visited today, and a page that is not there. */
async function screensOf(shop: TemplateName): Promise<Record<string, string>> {
  const { request } = await browser.newContext()
  const found = openScreens(shop).map(async (screen) => [screen, await addressOf(request, shop, screen)] as const)
  return { ...Object.fromEntries(await Promise.all(found)), missing: "/no-such-page" }
}

async function picture(address: string, width: number, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" })
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
  await page.close()
  console.log(path)
}
