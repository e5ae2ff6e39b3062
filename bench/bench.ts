import { parseArgs } from "node:util"
import { aboveTheLimit } from "./above-the-limit.ts"
import { benchServer } from "./bench-server.ts"
import type { Figure } from "./figure.ts"
import { hotPlans } from "./hot-plans.ts"
import { listLatency } from "./list-latency.ts"
import { queryCounts } from "./query-counts.ts"
import { seeding } from "./seeding.ts"
import { suggestLatency } from "./suggest-latency.ts"
import { warmStart } from "./warm-start.ts"
import { writeResults } from "./write-results.ts"

const { values: options } = parseArgs({ options: { fresh: { type: "boolean", default: false } } })
const say = (sentence: string) => console.log(sentence)

const figures: Figure[] = []
const notes: string[] = []
const tell = (told: readonly Figure[]) => {
  for (const { name, limit, measured, ok } of told) say(`${ok ? "  " : "! "}${name}: ${measured} (limit ${limit})`)
  figures.push(...told)
}
/** What cannot be measured has failed; the other figures are still wanted. */
const measure = async (name: string, work: () => Promise<readonly Figure[]>) =>
  tell(await work().catch((failure: unknown) => [{ name, limit: "–", measured: String(failure), ok: false }]))

const server = await benchServer(options.fresh, say)
try {
  const small = await server.kept("bench_small", { small: 10_000 })
  const large = await server.kept("bench_large", { large: 1_000_000, small: 10_000 })
  const { rows } = await server.admin("select current_setting('server_version') as version")
  await measure("Plans", async () => [await hotPlans(large, "large")])
  await measure("Lists", async () => {
    const lists = await listLatency(small, large)
    notes.push(...lists.notes)
    return lists.figures
  })
  await measure("Seeding and suggest", async () => {
    const { figure, seeded } = await seeding(server, "seeded")
    return [figure, await suggestLatency(seeded, "seeded")]
  })
  await measure("Queries", () => queryCounts(small))
  await measure("Above the limit", () => aboveTheLimit(large, "large"))
  await measure("Starting", warmStart)
  writeResults(figures, notes, String(rows[0]?.version))
} finally {
  await server.stop()
}
if (figures.some(({ ok }) => !ok)) process.exitCode = 1
