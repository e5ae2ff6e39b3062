import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { chromium } from "@playwright/test"
import { ensureBrowser } from "../scripts/browser.mjs"
import { getPage } from "./get-page.ts"
import { type MeasuredProcess, measuredProcess } from "./measured-process.ts"
import { type Document, type Markup, readMarkup } from "./read-markup.ts"
import { writeJsx } from "./write-jsx.ts"

const MADE = join(import.meta.dirname, "../.cache/bench/bare-page")

/**
 * A bare React Router page with the markup and the loader data of a page of the shop: built from what the shop sends, so
 * that it stays the same page whatever becomes of the shop. Plain components of plain elements; nothing is looked up.
 */
export async function barePage(shop: MeasuredProcess, host: string, path: string): Promise<MeasuredProcess> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] })
  try {
    const page = await browser.newPage()
    const wanted = await readMarkup(page, String((await getPage(shop.port, host, path)).body))
    await page.goto(`http://${host}:${shop.port}${path}`)
    await page.waitForFunction(() => Reflect.has(window, "__reactRouterDataRouter"))
    const loaderData = await page.evaluate(() => {
      const { root, ...rest } = Reflect.get(window, "__reactRouterDataRouter").state.loaderData
      return { root, list: Object.values(rest).find(Boolean) }
    })
    mkdirSync(MADE, { recursive: true })
    writeFileSync(join(MADE, "markup.tsx"), writeJsx(wanted))
    writeFileSync(join(MADE, "loader-data.json"), JSON.stringify(loaderData))
    build()
    const bare = await measuredProcess("bench/bare-page/server.ts", path, {})
    const drawn = await readMarkup(page, String((await getPage(bare.port, host, path)).body))
    if (outline(drawn) === outline(wanted)) return bare
    await bare.stop()
    throw new Error("The bare page has another markup than the shop's.")
  } finally {
    await browser.close()
  }
}

function build(): void {
  const program = join(dirname(createRequire(import.meta.url).resolve("@react-router/dev/package.json")), "bin.cjs")
  const folder = join(import.meta.dirname, "bare-page")
  execFileSync(process.execPath, [program, "build", folder], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  })
}

/** Elements and texts in their order, with what is written in the body's attributes. */
function outline({ body }: Document): string {
  const told = (markup: Markup): unknown =>
    typeof markup === "string"
      ? markup
      : [markup.tag, Object.entries(markup.attributes).toSorted(), markup.style, joined(markup.children).map(told)]
  return JSON.stringify(joined(body).map(told))
}

/** React puts a comment between two texts; they are one for whoever reads. */
function joined(markup: readonly Markup[]): Markup[] {
  const whole: Markup[] = []
  for (const each of markup) {
    const last = whole.at(-1)
    if (typeof each === "string" && typeof last === "string") whole.splice(-1, 1, last + each)
    else whole.push(each)
  }
  return whole
}
