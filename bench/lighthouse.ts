import { execFile } from "node:child_process"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"
import { ensureBrowser } from "../scripts/browser.mjs"
import { type BenchServer, DEMO } from "./bench-server.ts"
import { demoPages } from "./demo-pages.ts"
import { type Figure, median, milliseconds, times } from "./figure.ts"
import { measuredShop } from "./measured-process.ts"
import { TEMPLATES } from "./page-weight.ts"

const SCORE_MIN = 95
const LCP_MAX_MS = 1_800
const CLS_MAX = 0.02
const TBT_MAX_MS = 100
/** The middle one counts. */
const RUNS = 3
/** Visits during which a busy host had made the machine slower than this share of its usual speed are made again. */
const STEADY_SHARE = 0.85
const VISITS_MAX = 9
const REPORT_BYTES = 1 << 26

const audit = z.object({ numericValue: z.number() })
const score = z.object({ score: z.number() })
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.object({
    "largest-contentful-paint": audit,
    "cumulative-layout-shift": audit,
    "total-blocking-time": audit,
  }),
})
type Report = z.infer<typeof report>

const run = promisify(execFile)

/**
 * Lighthouse's mobile scores. It is too large to be a package of ours: it is used where it is found, beside the shop or in
 * the folder that LIGHTHOUSE_PATH names (`npm install lighthouse` there).
 */
export async function lighthouse(server: BenchServer): Promise<Figure[]> {
  const program = findLighthouse()
  if (program === null) return [figure("", "not measured: set LIGHTHOUSE_PATH to a folder that has it", null)]
  await server.demo()
  const shop = await measuredShop(server, DEMO)
  try {
    const figures: Figure[] = []
    for (const template of TEMPLATES)
      for (const [name, path] of Object.entries(await demoPages(shop.port, template)))
        figures.push(await judged(program, `${name}, ${template}`, `http://${template}.localhost:${shop.port}${path}`))
    return figures
  } finally {
    await shop.stop()
  }
}

function findLighthouse(): string | null {
  const folder = process.env.LIGHTHOUSE_PATH ?? join(import.meta.dirname, "..")
  try {
    return join(dirname(createRequire(join(folder, "package.json")).resolve("lighthouse/package.json")), "cli/index.js")
  } catch {
    return null
  }
}

async function visited(program: string, address: string, more: readonly string[]): Promise<Report> {
  const flags = ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox --disable-gpu", ...more]
  const env = { ...process.env, CHROME_PATH: await ensureBrowser() }
  const visit = () => run(process.execPath, [program, address, ...flags], { env, maxBuffer: REPORT_BYTES })
  // Now and then it misses the beginning of its own recording (NO_NAVSTART) and asks to be run again.
  const { stdout } = await visit().catch(visit).catch(visit)
  return report.parse(JSON.parse(stdout))
}

/**
 * How much slower than this machine the middling phone is that Lighthouse means, after its own calculator: its usual 4 is
 * for a fast desktop (index 1500 and more); on a slow server it would mean a phone that nobody has.
 */
export function slowdownOf(index: number): number {
  const slowdown =
    index >= 1300 ? 3 + (index - 1300) / 233 : index >= 800 ? 2 + (index - 800) / 500 : 1 + (index - 150) / 650
  return Number(Math.min(4, Math.max(1, slowdown)).toFixed(1))
}

async function judged(program: string, name: string, address: string): Promise<Figure> {
  // The first visit makes pictures smaller that the others find ready, and tells how fast the machine is.
  const first = await visited(program, address, [])
  const slowdown = slowdownOf(first.environment.benchmarkIndex)
  const isSteady = ({ environment }: Report) =>
    environment.benchmarkIndex >= STEADY_SHARE * first.environment.benchmarkIndex
  const visits: Report[] = []
  while (visits.filter(isSteady).length < RUNS && visits.length < VISITS_MAX)
    visits.push(await visited(program, address, [`--throttling.cpuSlowdownMultiplier=${slowdown}`]))
  const steady = visits.filter(isSteady)
  const reports = steady.length === RUNS ? steady : visits
  const middle = (value: (of: Report) => number) => median(reports.map(value))
  const scores = (["performance", "accessibility", "best-practices", "seo"] as const).map((category) =>
    Math.round(middle(({ categories }) => categories[category].score) * 100),
  )
  const lcp = middle(({ audits }) => audits["largest-contentful-paint"].numericValue)
  const cls = middle(({ audits }) => audits["cumulative-layout-shift"].numericValue)
  const tbt = middle(({ audits }) => audits["total-blocking-time"].numericValue)
  const isQuick = lcp <= LCP_MAX_MS && cls <= CLS_MAX && tbt <= TBT_MAX_MS
  const text = `${scores.join(" / ")}; LCP ${milliseconds(lcp)}, CLS ${cls.toFixed(3)}, TBT ${milliseconds(tbt)}; this machine slowed ${times(slowdown)}, ${reports.length} of ${visits.length} visits`
  return figure(name, text, isQuick && scores.every((value) => value >= SCORE_MIN))
}

function figure(page: string, measured: string, ok: boolean | null): Figure {
  return {
    name: `Lighthouse mobile (performance / accessibility / best practices / SEO)${page && `: ${page}`}`,
    limit: `≥ ${SCORE_MIN} each; LCP ${milliseconds(LCP_MAX_MS)}, CLS ${CLS_MAX}, TBT ${milliseconds(TBT_MAX_MS)}`,
    ...{ measured, ok },
  }
}
