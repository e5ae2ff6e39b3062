import type { Database } from "../src/db/database.ts"
import { aboveTheLimit } from "./above-the-limit.ts"
import { type BenchServer, LANGUAGES } from "./bench-server.ts"
import { cachedPages } from "./cached-pages.ts"
import { cartQueries } from "./cart-queries.ts"
import { commercePlans } from "./commerce-plans.ts"
import { compression } from "./compression.ts"
import { crowd } from "./crowd.ts"
import type { Figure } from "./figure.ts"
import { firstVisit } from "./first-visit.ts"
import { hotPlans } from "./hot-plans.ts"
import { languages } from "./languages.ts"
import { lighthouse, lighthouseOfAll } from "./lighthouse.ts"
import { listLatency } from "./list-latency.ts"
import { memory } from "./memory.ts"
import { orderRate } from "./order-rate.ts"
import { pageWeight } from "./page-weight.ts"
import { queryCounts } from "./query-counts.ts"
import { seeding } from "./seeding.ts"
import { signInRate } from "./sign-in-rate.ts"
import { sitemap } from "./sitemap.ts"
import { staffLists } from "./staff-lists.ts"
import { suggestLatency } from "./suggest-latency.ts"
import { uncachedPages } from "./uncached-pages.ts"
import { warmStart } from "./warm-start.ts"

export type Bench = {
  server: BenchServer
  small: () => Promise<Database>
  large: () => Promise<Database>
  note: (text: string) => void
  /** What is going on, for parts that take long. */
  say: (sentence: string) => void
}

type Part = (bench: Bench) => Promise<readonly Figure[]>

/** What can be measured by itself: `npm run bench -- --only lists,orders`. */
export const parts: Record<string, Part> = {
  plans: async ({ large }) => [await hotPlans(await large(), "large")],
  lists: async ({ small, large, note }) => {
    const { figures, notes } = await listLatency(await small(), await large())
    notes.forEach(note)
    return figures
  },
  seeding: async ({ server }) => {
    const { figure, seeded } = await seeding(server, "seeded")
    return [figure, await suggestLatency(seeded, "seeded")]
  },
  languages: async ({ server }) => languages(await server.kept(...LANGUAGES), "plain", "translated"),
  queries: async ({ small }) => queryCounts(await small()),
  "above-the-limit": async ({ large }) => aboveTheLimit(await large(), "large"),
  start: () => warmStart(),
  "cached-pages": ({ server }) => cachedPages(server),
  "uncached-pages": ({ server }) => uncachedPages(server),
  compression: ({ server }) => compression(server),
  crowd: ({ server }) => crowd(server),
  sitemap: ({ server }) => sitemap(server),
  memory: ({ server }) => memory(server),
  "page-weight": ({ server }) => pageWeight(server),
  "first-visit": ({ server }) => firstVisit(server),
  lighthouse: ({ server, say }) => lighthouse(server, say),
  "lighthouse-all": ({ server, say }) => lighthouseOfAll(server, say),
  orders: ({ server }) => orderRate(server),
  "staff-lists": async ({ server, large }) =>
    staffLists(server, await server.kept("bench_few", { few: 1_000 }), await large()),
  cart: ({ server }) => cartQueries(server),
  "sign-in": ({ server }) => signInRate(server),
  "commerce-plans": ({ server }) => commercePlans(server),
}
