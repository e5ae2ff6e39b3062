import { type Browser, chromium, type Response } from "@playwright/test"
import { ensureBrowser } from "../scripts/browser.mjs"
import { type BenchServer, DEMO } from "./bench-server.ts"
import { demoPages } from "./demo-pages.ts"
import { type Figure, kilobytes } from "./figure.ts"
import { measuredShop } from "./measured-process.ts"

export const TEMPLATES = ["default-modulized", "sport"] as const
const SCRIPTS_MAX = 135_000
const STYLES_MAX = 25_000
const FIRST_VISIT_MAX = 600_000
/** A laptop and a phone, which has twice the pixels. */
const SCREENS = [
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 375, height: 812, deviceScaleFactor: 2 },
]

type Weighed = { scripts: number; styles: number; all: number }

/** What a first visit brings over the network, as the shop sends it to a browser. */
export async function pageWeight(server: BenchServer): Promise<Figure[]> {
  await server.demo()
  const shop = await measuredShop(server, DEMO)
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] })
  try {
    const figures: Figure[] = []
    for (const template of TEMPLATES) {
      for (const [name, path] of Object.entries(await demoPages(shop.port, template))) {
        for (const screen of SCREENS) {
          const address = `http://${template}.localhost:${shop.port}${path}`
          // Pictures are made smaller when somebody asks for them first.
          await weigh(browser, address, screen)
          figures.push(...figuresOf(template, name, screen.width, await weigh(browser, address, screen)))
        }
      }
    }
    return figures
  } finally {
    await browser.close()
    await shop.stop()
  }
}

function figuresOf(template: string, page: string, width: number, { scripts, styles, all }: Weighed): Figure[] {
  const told = (what: string, bytes: number, max: number): Figure => ({
    name: `${what}, ${template}`,
    limit: kilobytes(max),
    measured: kilobytes(bytes),
    ok: bytes <= max,
  })
  const wide = width === SCREENS[0]?.width
  return [
    ...(wide ? [told(`Scripts of the ${page} page, compressed`, scripts, SCRIPTS_MAX)] : []),
    ...(wide && page === "home" ? [told("Stylesheets (base and skin), compressed", styles, STYLES_MAX)] : []),
    ...(page === "home"
      ? [told(`First visit of the home page with pictures at ${width} px`, all, FIRST_VISIT_MAX)]
      : []),
  ]
}

async function weigh(
  browser: Browser,
  address: string,
  { deviceScaleFactor, ...viewport }: (typeof SCREENS)[number],
): Promise<Weighed> {
  const context = await browser.newContext({ viewport, deviceScaleFactor })
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
