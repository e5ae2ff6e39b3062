import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { type BenchServer, DEMO } from "./bench-server.ts"
import { demoPages } from "./demo-pages.ts"
import { type Figure, median, milliseconds, times } from "./figure.ts"
import { measuredShop } from "./measured-process.ts"
import { TEMPLATES } from "./page-weight.ts"
import { type PhoneVisit, phoneVisit } from "./phone-visit.ts"

const SCORE_MIN = 95
const LCP_MAX_MS = 1_800
const CLS_MAX = 0.02
const TBT_MAX_MS = 100
/** So many visits count, and of them the middle one. */
const COUNTED = 3
/**
 * A visit counts only if the host took at most this share of the time away that the machine wanted: else it tells of the
 * host's other guests. Half an hour apart the same page had 23 ms and 1,877 ms.
 */
const TAKEN_MAX = 0.1
const VISITS_MAX = 15

/**
 * Lighthouse's mobile scores. It is too large to be a package of ours: it is used where it is found, beside the shop or in
 * the folder that LIGHTHOUSE_PATH names (`npm install lighthouse` there).
 */
export async function lighthouse(server: BenchServer, say: (sentence: string) => void): Promise<Figure[]> {
  const program = findLighthouse()
  if (program === null) return [figure("", "not measured: set LIGHTHOUSE_PATH to a folder that has it", null)]
  await server.demo()
  const shop = await measuredShop(server, DEMO)
  try {
    const figures: Figure[] = []
    for (const template of TEMPLATES)
      for (const [name, path] of Object.entries(await demoPages(shop.port, template))) {
        const visit = () => phoneVisit(program, `http://${template}.localhost:${shop.port}${path}`)
        figures.push(await judged(`${name}, ${template}`, visit, say))
      }
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

async function judged(
  name: string,
  visitPage: () => Promise<PhoneVisit>,
  say: (sentence: string) => void,
): Promise<Figure> {
  // The first visit makes pictures smaller that the others find ready.
  await visitPage()
  const reports: PhoneVisit[] = []
  let visits = 0
  while (reports.length < COUNTED && visits < VISITS_MAX) {
    const visit = await visitPage()
    visits += 1
    say(`${name}: TBT ${milliseconds(tbtOf(visit))} with ${Math.round(visit.taken * 100)} % taken by the host`)
    if (visit.taken <= TAKEN_MAX) reports.push(visit)
  }
  if (reports.length < COUNTED) {
    return figure(name, `not measured: the host was busy in ${visits - reports.length} of ${visits} visits`, null)
  }
  const middle = (value: (of: PhoneVisit) => number) => median(reports.map(value))
  const scores = (["performance", "accessibility", "best-practices", "seo"] as const).map((category) =>
    Math.round(middle(({ categories }) => categories[category].score) * 100),
  )
  const lcp = middle(({ audits }) => audits["largest-contentful-paint"].numericValue)
  const cls = middle(({ audits }) => audits["cumulative-layout-shift"].numericValue)
  const tbt = middle(tbtOf)
  const isQuick = lcp <= LCP_MAX_MS && cls <= CLS_MAX && tbt <= TBT_MAX_MS
  const text = `${scores.join(" / ")}; LCP ${milliseconds(lcp)}, CLS ${cls.toFixed(3)}, TBT ${milliseconds(tbt)}; ${COUNTED} of ${visits} visits undisturbed, this machine slowed ${reports.map(({ slowdown }) => times(slowdown)).join(", ")}`
  return figure(name, text, isQuick && scores.every((value) => value >= SCORE_MIN))
}

const tbtOf = ({ audits }: PhoneVisit) => audits["total-blocking-time"].numericValue

function figure(page: string, measured: string, ok: boolean | null): Figure {
  return {
    name: `Lighthouse mobile (performance / accessibility / best practices / SEO)${page && `: ${page}`}`,
    limit: `≥ ${SCORE_MIN} each; LCP ${milliseconds(LCP_MAX_MS)}, CLS ${CLS_MAX}, TBT ${milliseconds(TBT_MAX_MS)}`,
    measured,
    ok,
  }
}
