import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { chromium } from "@playwright/test"
import { ensureBrowser } from "../scripts/browser.mjs"
import { getPage } from "./get-page.ts"
import { type MeasuredProcess, measuredProcess } from "./measured-process.ts"
import { type Document, type Markup, readMarkup } from "./read-markup.ts"
import { writeJsx } from "./write-jsx.ts"

const FIXTURES = join(import.meta.dirname, "bare-page/fixtures")
const MADE = join(import.meta.dirname, "../.cache/bench/bare-page")

export type BarePageName = "home" | "list" | "item"
type Fixture = { path: string; markup: Document; loaderData: object }

/**
 * A bare React Router page with the markup and the loader data of a fixture: plain components of plain elements; nothing is
 * looked up. It stays the same page whatever becomes of the shop.
 */
export async function barePage(name: BarePageName): Promise<MeasuredProcess & { path: string }> {
  const { path, markup, loaderData } = readFixture(name)
  const made = join(MADE, name)
  mkdirSync(made, { recursive: true })
  writeFileSync(join(made, "markup.tsx"), writeJsx(markup))
  writeFileSync(join(made, "loader-data.json"), JSON.stringify(loaderData))
  build(name)
  const bare = await measuredProcess("bench/bare-page/server.ts", path, { BARE_PAGE: name })
  if (await isDrawnAs(markup, bare.port, path)) return { ...bare, path }
  await bare.stop()
  throw new Error(`The bare ${name} has another markup than its fixture.`)
}

function readFixture(name: BarePageName): Fixture {
  return JSON.parse(brotliDecompressSync(readFileSync(join(FIXTURES, `${name}.json.br`))).toString())
}

async function isDrawnAs(wanted: Document, port: number, path: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] })
  try {
    const { body } = await getPage(port, "localhost", path)
    return outline(await readMarkup(await browser.newPage(), String(body))) === outline(wanted)
  } finally {
    await browser.close()
  }
}

function build(name: BarePageName): void {
  const program = join(dirname(createRequire(import.meta.url).resolve("@react-router/dev/package.json")), "bin.cjs")
  const folder = join(import.meta.dirname, "bare-page")
  execFileSync(process.execPath, [program, "build", folder], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", BARE_PAGE: name },
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
