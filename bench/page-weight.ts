import { type Browser, chromium, type Response } from "@playwright/test"
import { ensureBrowser } from "../scripts/browser.mjs"
import { SCREEN_NAMES } from "../src/domain/site/screens.ts"
import { type BenchServer, DEMO } from "./bench-server.ts"
import { type Figure, kilobytes } from "./figure.ts"
import { measuredShop } from "./measured-process.ts"
import { SCRIPTS_MAX, STYLES_MAX, startWeights, TEMPLATES, WEIGHED_SCREENS } from "./start-weight.ts"

const FIRST_VISIT_MAX = 600_000
const LAPTOP = { width: 1440, height: 900, deviceScaleFactor: 1 }
/** It has twice the pixels. */
const PHONE = { width: 375, height: 812, deviceScaleFactor: 2 }

type Device = typeof LAPTOP

/** Scripts and styles of every screen at its start, and all that a first visit of home brings over the network. */
export async function pageWeight(server: BenchServer): Promise<Figure[]> {
  await server.demo()
  const shop = await measuredShop(server, DEMO)
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] })
  try {
    const figures = screenWeights()
    for (const site of TEMPLATES) {
      const home = `http://${site}.localhost:${shop.port}/`
      for (const device of [LAPTOP, PHONE]) {
        // Pictures are made smaller when somebody asks for them first.
        await firstVisit(browser, home, device)
        const bytes = await firstVisit(browser, home, device)
        figures.push({
          name: `First visit of the home page with pictures at ${device.width} px, ${site}`,
          limit: kilobytes(FIRST_VISIT_MAX),
          measured: kilobytes(bytes),
          ok: bytes <= FIRST_VISIT_MAX,
        })
      }
    }
    return figures
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** By the list of built files, as tests/e2e/page-weight.spec.ts holds them to their limits. */
function screenWeights(): Figure[] {
  const weights = startWeights(TEMPLATES)
  return SCREEN_NAMES.map((screen) => {
    const max = WEIGHED_SCREENS.includes(screen) ? SCRIPTS_MAX : Number.POSITIVE_INFINITY
    const ofScreen = weights.filter((each) => each.screen === screen)
    return {
      name: `Scripts and stylesheets at the start of ${screen}, compressed`,
      limit: `${Number.isFinite(max) ? kilobytes(max) : "–"}, ${kilobytes(STYLES_MAX)}`,
      measured: ofScreen
        .map(({ template, scripts, styles }) => `${template} ${kilobytes(scripts)}, ${kilobytes(styles)}`)
        .join("; "),
      ok: ofScreen.every(({ scripts, styles }) => scripts <= max && styles <= STYLES_MAX),
    }
  })
}

async function firstVisit(browser: Browser, address: string, { deviceScaleFactor, ...viewport }: Device) {
  const context = await browser.newContext({ viewport, deviceScaleFactor })
  const page = await context.newPage()
  const replies: Response[] = []
  page.on("response", (reply) => replies.push(reply))
  await page.goto(address)
  // Scripts are asked for after the first paint: an idle line alone does not tell that they have come.
  await page.waitForSelector("html:not([data-opening])")
  await page.waitForLoadState("networkidle")
  let bytes = 0
  for (const reply of replies) {
    const { responseBodySize, responseHeadersSize } = await reply.request().sizes()
    bytes += responseBodySize + responseHeadersSize
  }
  await context.close()
  return bytes
}
