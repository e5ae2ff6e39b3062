import { mkdirSync } from "node:fs"
import { parseArgs } from "node:util"
import { type Browser, chromium, type Page } from "@playwright/test"
import { ensureBrowser } from "../../scripts/browser.mjs"
import { DEFAULT_TEMPLATE, isTemplateName, TEMPLATE_NAMES, type TemplateName } from "../../src/domain/site/templates.ts"
import { contactSheet, overview, saved } from "./contact-sheet.ts"
import { enter, screensOf } from "./screen-addresses.ts"
import { demoShops, laidOut } from "./shops.ts"
import startShop from "./start-shop.ts"
import { withoutCouponAt } from "./without-coupon.ts"

/**
 * `npm run screens`: pictures of every screen of two demo shops, to be looked at. Into `.cache/screens`, or where the first
 * argument says; a second argument keeps only names that it fits (`^sport-item`).
 * `--templates`: a sheet of home, list, item, cart and checkout of every template, on a phone and at a desk.
 * `--showroom`: the pictures of the showroom into `demo/templates`, and the README's sheet of all templates.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { templates: { type: "boolean" }, showroom: { type: "boolean" } },
})
const [folder = ".cache/screens", only = ""] = positionals
const wanted = new RegExp(only)
const MISSING = "missing"
const WIDTHS = [375, 768, 1440]
/** Each shop in two languages, and one of them in the other's template. */
const PREFIXES = {
  "default-modulized": ["", "/ara", "/sport", "/ara/sport"],
  sport: ["", "/ara"],
}
const ON_SHEET = ["home", "goodsList", "item", "cart", "checkOut"] as const
const SHOWROOM = "demo/templates"
const OVERVIEW = "docs/pictures/templates.webp"
const DESK = { width: 1440, height: 1080 }
const PHONE = { width: 390, height: 844 }

const stop = await startShop()
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
})
try {
  if (options.showroom) await picturesOfShowroom(browser)
  else if (options.templates) await sheetsOfTemplates(browser)
  else await picturesOfScreens(browser)
} finally {
  await browser.close()
  await stop()
}

async function picturesOfScreens(browser: Browser): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [shop, prefixes] of Object.entries(PREFIXES)) {
    if (!isTemplateName(shop)) continue
    for (const screen of [...screensOf(shop), MISSING] as const) {
      const page = await pageFor(browser, shop)
      const path = screen === MISSING ? "/no-such-page" : await enter(page, shop, screen)
      for (const prefix of prefixes) {
        for (const width of WIDTHS) {
          const name = [shop, screen, ...prefix.split("/").filter(Boolean), width].join("-")
          if (!wanted.test(name)) continue
          await open(page, addressOf(shop, prefix + path), { width, height: 900 })
          await saved(await page.screenshot({ fullPage: true }), `${folder}/${name}.png`)
        }
      }
      await page.close()
    }
  }
}

async function sheetsOfTemplates(browser: Browser): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const template of TEMPLATE_NAMES.filter((name) => wanted.test(name))) {
    const { shop, prefix } = homeOf(template)
    for (const size of [PHONE, DESK]) {
      const pictures: Buffer[] = []
      for (const screen of ON_SHEET) {
        const page = await pageFor(browser, shop)
        const path = await enter(page, shop, screen)
        await open(page, addressOf(shop, prefix + (path === "/" ? "" : path)), size)
        pictures.push(await page.screenshot({ fullPage: true }))
        await page.close()
      }
      await saved(await contactSheet(pictures, size.width), `${folder}/${template}-${size.width}.webp`)
    }
  }
}

async function picturesOfShowroom(browser: Browser): Promise<void> {
  mkdirSync(SHOWROOM, { recursive: true })
  const pictures: Buffer[] = []
  for (const template of TEMPLATE_NAMES) {
    const { shop, prefix } = homeOf(template)
    const page = await pageFor(browser, shop)
    await open(page, addressOf(shop, prefix), DESK)
    pictures.push(await page.screenshot())
    await saved(pictures.at(-1), `${SHOWROOM}/${template}.webp`, 720)
    await open(page, addressOf(shop, prefix), PHONE)
    await saved(await page.screenshot(), `${SHOWROOM}/${template}-phone.webp`, 240)
    await page.close()
  }
  await saved(await overview(pictures), OVERVIEW)
}

/** A template is shown in its own demo shop; where it has none, the default one wears it. */
function homeOf(template: TemplateName) {
  return demoShops.includes(template)
    ? { shop: template, prefix: "" }
    : { shop: DEFAULT_TEMPLATE, prefix: `/${template}` }
}

function addressOf(shop: string, path: string): string {
  return `http://${shop}.localhost:${process.env.PORT}${path}`
}

function pageFor(browser: Browser, shop: string): Promise<Page> {
  return browser.newPage({ reducedMotion: "reduce", storageState: withoutCouponAt(shop) })
}

async function open(page: Page, address: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
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
    await Promise.race([Promise.all(there), new Promise((resolve) => setTimeout(resolve, 10_000))])
  })
}
