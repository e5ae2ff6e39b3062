import { type Browser, chromium } from "@playwright/test"
import { z } from "zod"
import { ensureBrowser } from "../scripts/browser.mjs"
import { type BenchServer, DEMO } from "./bench-server.ts"
import { demoPages } from "./demo-pages.ts"
import { type Figure, kilobytes, median, milliseconds } from "./figure.ts"
import { measuredShop } from "./measured-process.ts"
import { TEMPLATES } from "./start-weight.ts"

const VISITS = 5
const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 }
const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8"]
/** What a browser notes when it runs a script; a task without any of these is no script's. */
const SCRIPT =
  /^(?:EvaluateScript|v8\.run|v8\.evaluateModule|FunctionCall|RunMicrotasks|TimerFire|FireIdleCallback|FireAnimationFrame)$/
const TASK = /RunTask$/

const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  tdur: z.number().default(0),
  args: z.looseObject({ name: z.string().optional() }).optional(),
})
const trace = z.object({ traceEvents: z.array(traceEvent) })
type TraceEvent = z.infer<typeof traceEvent>

/** `taskMs`: the longest task that ran a script, in CPU time, so that what else the machine does is not in it. */
type Visit = { bytes: number; requests: number; elements: number; taskMs: number }

/** What opening a page asks of a phone's browser; the record by which versions are compared, with no limit of its own. */
export async function firstVisit(server: BenchServer): Promise<Figure[]> {
  await server.demo()
  const shop = await measuredShop(server, DEMO)
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] })
  try {
    const figures: Figure[] = []
    for (const template of TEMPLATES)
      for (const [name, path] of Object.entries(await demoPages(shop.port, template))) {
        const visits: Visit[] = []
        // The first visit makes pictures smaller that the others find ready.
        for (let turn = 0; turn <= VISITS; turn++) {
          const visited = await visit(browser, `http://${template}.localhost:${shop.port}${path}`)
          if (turn > 0) visits.push(visited)
        }
        figures.push(figureOf(`${name}, ${template}`, visits))
      }
    return figures
  } finally {
    await browser.close()
    await shop.stop()
  }
}

function figureOf(page: string, visits: readonly Visit[]): Figure {
  const middle = (value: (of: Visit) => number) => median(visits.map(value))
  const bytes = kilobytes(middle((of) => of.bytes))
  const task = milliseconds(middle((of) => of.taskMs))
  return {
    name: `First visit on a phone, middle of ${VISITS}: ${page}`,
    limit: "–",
    measured: `${bytes} in ${middle((of) => of.requests)} requests, ${middle((of) => of.elements)} elements, longest script task ${task} of CPU`,
    ok: null,
  }
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const sizes: Promise<{ responseBodySize: number; responseHeadersSize: number }>[] = []
  page.on("requestfinished", (request) => sizes.push(request.sizes()))
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.goto(address)
  // Scripts are asked for after the first paint: an idle line alone does not tell that they have come.
  await page.waitForSelector("html:not([data-opening])")
  await page.waitForLoadState("networkidle")
  const recorded = trace.parse(JSON.parse(String(await browser.stopTracing())))
  const elements = await page.evaluate(() => document.querySelectorAll("*").length)
  const weighed = await Promise.all(sizes)
  await context.close()
  return {
    bytes: weighed.reduce(
      (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
      0,
    ),
    requests: weighed.length,
    elements,
    taskMs: longestScriptTask(recorded.traceEvents),
  }
}

function longestScriptTask(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mains = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
  const lengths = mains.map((main) => {
    const here = events.filter((event) => threadOf(event) === threadOf(main))
    const scripts = here.filter(({ name }) => SCRIPT.test(name)).map(({ ts }) => ts)
    const ranScript = ({ ts, dur }: TraceEvent) => scripts.some((at) => at >= ts && at <= ts + dur)
    return Math.max(
      0,
      ...here
        .filter(({ name }) => TASK.test(name))
        .filter(ranScript)
        .map(({ tdur }) => tdur),
    )
  })
  return Math.max(0, ...lengths) / 1000
}
