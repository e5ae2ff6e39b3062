import { type Browser, chromium, type Response } from "@playwright/test"
import { shops } from "../demo/shops.ts"
import { ensureBrowser } from "../scripts/browser.mjs"
import { SCREEN_NAMES } from "../src/domain/site/screens.ts"
import { TEMPLATE_NAMES } from "../src/domain/site/templates.ts"
import { type BenchServer, DEMO } from "./bench-server.ts"
import { demoPages } from "./demo-pages.ts"
import { type Figure, kilobytes } from "./figure.ts"
import { measuredShop } from "./measured-process.ts"
import { STYLES_MAX, type StartWeight, scriptsMax, startWeights } from "./start-weight.ts"

const FIRST_VISIT_MAX = 600_000
const SHIFT_MAX = 0.02
const LAPTOP = { width: 1440, height: 900, deviceScaleFactor: 1 }
/** It has twice the pixels. */
const PHONE = { width: 375, height: 812, deviceScaleFactor: 2 }

type Device = typeof LAPTOP
type Visit = { bytes: number; shift: number }

/** Scripts and styles of every screen at its start; what a first visit brings over the network, and how much moves in it. */
export async function pageWeight(server: BenchServer): Promise<Figure[]> {
  await server.demo()
  const shop = await measuredShop(server, DEMO)
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] })
  try {
    const figures = screenWeights()
    for (const { name } of shops) {
      const pages = Object.entries(await demoPages(shop.port, name))
      for (const [screen, path] of pages) {
        const visits: Visit[] = []
        for (const device of [LAPTOP, PHONE]) {
          const address = `http://${name}.localhost:${shop.port}${path}`
          // Pictures are made smaller when somebody asks for them first.
          await firstVisit(browser, address, device)
          visits.push(await firstVisit(browser, address, device))
        }
        figures.push(visitFigure(`${screen}, ${name}`, visits))
      }
    }
    return figures
  } finally {
    await browser.close()
    await shop.stop()
  }
}

function visitFigure(page: string, visits: readonly Visit[]): Figure {
  return {
    name: `First visit with pictures at ${LAPTOP.width} and ${PHONE.width} px, layout shift: ${page}`,
    limit: `${kilobytes(FIRST_VISIT_MAX)}, ${SHIFT_MAX}`,
    measured: visits.map(({ bytes, shift }) => `${kilobytes(bytes)}, ${shift.toFixed(3)}`).join("; "),
    ok: visits.every(({ bytes, shift }) => bytes <= FIRST_VISIT_MAX && shift <= SHIFT_MAX),
  }
}

/** By the list of built files, as tests/e2e/page-weight.spec.ts holds them to their limits. */
function screenWeights(): Figure[] {
  const weights = startWeights(TEMPLATE_NAMES)
  return SCREEN_NAMES.map((screen) => {
    const ofScreen = weights.filter((each) => each.screen === screen)
    const max = Math.max(...ofScreen.map(scriptsMax))
    return {
      name: `Scripts and stylesheets at the start of ${screen}, compressed, in ${ofScreen.length} templates`,
      limit: `${Number.isFinite(max) ? kilobytes(max) : "–"}, ${kilobytes(STYLES_MAX)}`,
      measured: `${span(ofScreen, "scripts")}; ${span(ofScreen, "styles")}`,
      ok: ofScreen.every((each) => each.scripts <= scriptsMax(each) && each.styles <= STYLES_MAX),
    }
  })
}

/** The lightest and the heaviest, each with its template. */
function span(weights: readonly StartWeight[], of: "scripts" | "styles"): string {
  const sorted = weights.toSorted((one, other) => one[of] - other[of])
  return [sorted[0], sorted.at(-1)]
    .map((weight) => weight && `${kilobytes(weight[of])} ${weight.template}`)
    .join(" to ")
}

async function firstVisit(
  browser: Browser,
  address: string,
  { deviceScaleFactor, ...viewport }: Device,
): Promise<Visit> {
  const context = await browser.newContext({ viewport, deviceScaleFactor })
  const page = await context.newPage()
  const replies: Response[] = []
  page.on("response", (reply) => replies.push(reply))
  await page.addInitScript(watchShifts)
  await page.goto(address)
  // Scripts are asked for after the first paint: an idle line alone does not tell that they have come.
  await page.waitForSelector("html:not([data-opening])")
  await page.waitForLoadState("networkidle")
  let bytes = 0
  for (const reply of replies) {
    const { responseBodySize, responseHeadersSize } = await reply.request().sizes()
    bytes += responseBodySize + responseHeadersSize
  }
  const shift = await page.evaluate(() => globalThis.layoutShift ?? 0)
  await context.close()
  return { bytes, shift }
}

declare global {
  var layoutShift: number | undefined
}

/** In the page: adds up what has moved by itself. */
function watchShifts(): void {
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries())
      if ("value" in entry) globalThis.layoutShift = (globalThis.layoutShift ?? 0) + Number(entry.value)
  }
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true })
}
