import { type Browser, chromium, type Response } from "@playwright/test"
import { ensureBrowser } from "../scripts/browser.mjs"
import { type BenchServer, DEMO } from "./bench-server.ts"
import { demoPages } from "./demo-pages.ts"
import { type Figure, kilobytes } from "./figure.ts"
import { measuredShop } from "./measured-process.ts"

export const TEMPLATES = ["default-modulized", "sport"] as const
/** The drawn templates, each in its own shop, and one that is not drawn yet in another's. */
const SHOPS = [
  ...TEMPLATES.map((site) => ({ template: site, site, prefix: "" })),
  { template: "arts", site: "default-modulized", prefix: "/arts" },
]
const SCRIPTS_MAX = 135_000
const STYLES_MAX = 25_000
const FIRST_VISIT_MAX = 600_000
const LAPTOP = { width: 1440, height: 900, deviceScaleFactor: 1 }
/** It has twice the pixels. */
const PHONE = { width: 375, height: 812, deviceScaleFactor: 2 }

type Device = typeof LAPTOP
type Weighed = { scripts: number; styles: number; all: number }

/** What a visit brings over the network, as the shop sends it to a browser: scripts and styles by screen, all of home. */
export async function pageWeight(server: BenchServer): Promise<Figure[]> {
  await server.demo()
  const shop = await measuredShop(server, DEMO)
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] })
  try {
    const figures: Figure[] = []
    for (const { template, site, prefix } of SHOPS) {
      const pages = { ...(await demoPages(shop.port, site)), other: "/no-such-page" }
      const addressOf = (path: string) =>
        `http://${site}.localhost:${shop.port}${prefix}${path === "/" && prefix ? "" : path}`
      for (const [name, path] of Object.entries(pages)) {
        const { scripts, styles } = await weigh(browser, addressOf(path), LAPTOP, { fetchesAhead: false })
        figures.push(told(`Scripts of the ${name} page, compressed, ${template}`, scripts, SCRIPTS_MAX))
        figures.push(told(`Stylesheets of the ${name} page, compressed, ${template}`, styles, STYLES_MAX))
      }
      for (const device of prefix ? [] : [LAPTOP, PHONE]) {
        // Pictures are made smaller when somebody asks for them first.
        await weigh(browser, addressOf(pages.home), device)
        const { all } = await weigh(browser, addressOf(pages.home), device)
        const what = `First visit of the home page with pictures at ${device.width} px, ${template}`
        figures.push(told(what, all, FIRST_VISIT_MAX))
      }
    }
    return figures
  } finally {
    await browser.close()
    await shop.stop()
  }
}

const told = (name: string, bytes: number, max: number): Figure => ({
  name,
  limit: kilobytes(max),
  measured: kilobytes(bytes),
  ok: bytes <= max,
})

async function weigh(
  browser: Browser,
  address: string,
  { deviceScaleFactor, ...viewport }: Device,
  { fetchesAhead } = { fetchesAhead: true },
): Promise<Weighed> {
  const context = await browser.newContext({ viewport, deviceScaleFactor })
  // Whoever saves data gets a page by itself, without what the next one will need.
  if (!fetchesAhead) {
    await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }))
  }
  const page = await context.newPage()
  const replies: Response[] = []
  page.on("response", (reply) => replies.push(reply))
  await page.goto(address)
  // Scripts are asked for after the first paint: an idle line alone does not tell that they have come.
  await page.waitForSelector("html:not([data-opening])")
  await page.waitForLoadState("networkidle")
  const weighed: Weighed = { scripts: 0, styles: 0, all: 0 }
  for (const reply of replies) {
    const { responseBodySize, responseHeadersSize } = await reply.request().sizes()
    const type = reply.headers()["content-type"] ?? ""
    if (/javascript/.test(type)) weighed.scripts += responseBodySize
    if (/text\/css/.test(type)) weighed.styles += responseBodySize
    weighed.all += responseBodySize + responseHeadersSize
  }
  await context.close()
  return weighed
}
