import { execFile } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"
import { ensureBrowser } from "../scripts/browser.mjs"

const REPORT_BYTES = 1 << 26

const audit = z.object({ numericValue: z.number() })
const score = z.object({ score: z.number() })
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.object({
    "largest-contentful-paint": audit,
    "cumulative-layout-shift": audit,
  }),
})

const throttling = z.looseObject({ cpuSlowdownMultiplier: z.number() })
const gathered = z.looseObject({ BenchmarkIndex: z.number(), settings: z.looseObject({ throttling }) })

const execute = promisify(execFile)

export type PhoneVisit = z.infer<typeof report>

/** A visit, judged as the phone would have fared for which this machine, as fast as it was during the visit, stands in. */
export function phoneVisit(program: string, address: string): Promise<PhoneVisit> {
  // Now and then Lighthouse misses the beginning of its own recording (NO_NAVSTART) and asks to be run again.
  const visit = () => visited(program, address)
  return visit().catch(visit).catch(visit)
}

async function visited(program: string, address: string): Promise<PhoneVisit> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-visit-"))
  try {
    await run(program, address, `--gather-mode=${folder}`)
    const slowdown = await slowTo(join(folder, "artifacts.json"))
    const slowed = `--throttling.cpuSlowdownMultiplier=${slowdown}`
    return report.parse(JSON.parse(await run(program, address, `--audit-mode=${folder}`, slowed)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function run(program: string, address: string, ...more: string[]): Promise<string> {
  const flags = ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox --disable-gpu", ...more]
  const env = { ...process.env, CHROME_PATH: await ensureBrowser() }
  const { stdout } = await execute(process.execPath, [program, address, ...flags], { env, maxBuffer: REPORT_BYTES })
  return stdout
}

/** Lighthouse slows a visit down when it judges it; what was gathered has to name the same slowdown. */
async function slowTo(file: string): Promise<number> {
  const artifacts = gathered.parse(JSON.parse(await readFile(file, "utf8")))
  const slowdown = slowdownOf(artifacts.BenchmarkIndex)
  artifacts.settings.throttling.cpuSlowdownMultiplier = slowdown
  await writeFile(file, JSON.stringify(artifacts))
  return slowdown
}

/**
 * How much slower than this machine the middling phone is that Lighthouse means, after its own calculator: its usual 4 is
 * for a fast desktop (index 1500 and more); on a slow server it would mean a phone that nobody has.
 */
function slowdownOf(index: number): number {
  const slowdown =
    index >= 1300 ? 3 + (index - 1300) / 233 : index >= 800 ? 2 + (index - 800) / 500 : 1 + (index - 150) / 650
  return Number(Math.min(4, Math.max(1, slowdown)).toFixed(1))
}
