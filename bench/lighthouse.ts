import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { TEMPLATE_NAMES, type TemplateName } from "../src/domain/site/templates.ts"
import { type BenchServer, DEMO } from "./bench-server.ts"
import { demoPages } from "./demo-pages.ts"
import { type Figure, median, milliseconds } from "./figure.ts"
import { measuredShop } from "./measured-process.ts"
import { type PhoneVisit, phoneVisit } from "./phone-visit.ts"
import { TEMPLATES } from "./start-weight.ts"

const SCORE_MIN = 95
const LCP_MAX_MS = 1_800
const CLS_MAX = 0.02
const VISITS = 5
/** The score for performance is told and not judged: a third of it is blocking time, which on a shared host measures the host. */
const JUDGED = ["accessibility", "best-practices", "seo"] as const

/**
 * Lighthouse's mobile scores. It is too large to be a package of ours: it is used where it is found, beside the shop or in
 * the folder that LIGHTHOUSE_PATH names (`npm install lighthouse` there).
 */
export const lighthouse = (server: BenchServer, say: (sentence: string) => void): Promise<Figure[]> =>
  ofEachPage(server, TEMPLATES, say, figure, judged)

/** One visit to home, list and item of every template, for what does not depend on how fast the machine is. */
export const lighthouseOfAll = (server: BenchServer, say: (sentence: string) => void): Promise<Figure[]> =>
  ofEachPage(server, TEMPLATE_NAMES, say, faultlessFigure, faultless)

async function ofEachPage(
  server: BenchServer,
  templates: readonly TemplateName[],
  say: (sentence: string) => void,
  asFigure: (page: string, measured: string, ok: boolean | null) => Figure,
  judge: (page: string, visitPage: () => Promise<PhoneVisit>) => Promise<Figure>,
): Promise<Figure[]> {
  const program = findLighthouse()
  if (program === null) return [asFigure("", "not measured: set LIGHTHOUSE_PATH to a folder that has it", null)]
  await server.demo()
  const shop = await measuredShop(server, DEMO)
  try {
    const figures: Figure[] = []
    for (const template of templates)
      for (const [name, path] of Object.entries(await demoPages(shop.port, template))) {
        say(`${name}, ${template}`)
        const address = `http://${template}.localhost:${shop.port}${path}`
        figures.push(await judge(`${name}, ${template}`, () => phoneVisit(program, address)))
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

async function judged(name: string, visitPage: () => Promise<PhoneVisit>): Promise<Figure> {
  // The first visit makes pictures smaller that the others find ready.
  await visitPage()
  const visits: PhoneVisit[] = []
  while (visits.length < VISITS) visits.push(await visitPage())
  const middle = (value: (of: PhoneVisit) => number) => median(visits.map(value))
  const score = (category: keyof PhoneVisit["categories"]) =>
    Math.round(middle(({ categories }) => categories[category].score) * 100)
  const scores = JUDGED.map(score)
  const lcp = middle(({ audits }) => audits["largest-contentful-paint"].numericValue)
  const cls = middle(({ audits }) => audits["cumulative-layout-shift"].numericValue)
  const text = `${scores.join(" / ")}; LCP ${milliseconds(lcp)}, CLS ${cls.toFixed(3)}; performance ${score("performance")}`
  return figure(name, text, lcp <= LCP_MAX_MS && cls <= CLS_MAX && scores.every((value) => value >= SCORE_MIN))
}

async function faultless(page: string, visitPage: () => Promise<PhoneVisit>): Promise<Figure> {
  const { categories, audits } = await visitPage()
  const scores = JUDGED.map((category) => Math.round(categories[category].score * 100))
  const cls = audits["cumulative-layout-shift"].numericValue
  const ok = scores.every((score) => score === 100) && cls <= CLS_MAX
  return faultlessFigure(page, `${scores.join(" / ")}; CLS ${cls.toFixed(3)}`, ok)
}

function faultlessFigure(page: string, measured: string, ok: boolean | null): Figure {
  return {
    name: `Lighthouse mobile (accessibility / best practices / SEO), one visit${page && `: ${page}`}`,
    limit: `100 each, CLS ${CLS_MAX}`,
    measured,
    ok,
  }
}

function figure(page: string, measured: string, ok: boolean | null): Figure {
  return {
    name: `Lighthouse mobile (accessibility / best practices / SEO), middle of ${VISITS} visits${page && `: ${page}`}`,
    limit: `≥ ${SCORE_MIN} each; LCP ${milliseconds(LCP_MAX_MS)}, CLS ${CLS_MAX}`,
    measured,
    ok,
  }
}
