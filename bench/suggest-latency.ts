import { pick, type Random, randomFor } from "../demo/big/random.ts"
import { searchWords } from "../demo/big/search-words.ts"
import { ADJECTIVES, SERIES } from "../demo/big/vocabulary.ts"
import type { Database } from "../src/db/database.ts"
import { type Figure, milliseconds, percentile } from "./figure.ts"
import { shopApi } from "./shop-api.ts"

const P99_MAX_MS = 50
const WARM_UP = 100
const ASKED = 800

const words = searchWords()
const cut = (random: Random, word: string) => word.slice(0, 1 + Math.floor(random() * word.length))

/** What stands in the search field while somebody types. */
const typed: ((random: Random) => string)[] = [
  (random) => cut(random, pick(random, words)),
  (random) => pick(random, words),
  (random) => `${pick(random, SERIES)} ${cut(random, pick(random, ADJECTIVES))}`,
  (random) => `${pick(random, SERIES)} ${pick(random, ADJECTIVES)} ${cut(random, pick(random, words))}`,
  (random) => pick(random, words).replace(/^(..)(.)/, "$1"),
  (random) => pick(random, words).replace(/^(.)(.)(.)/, "$1$3$2"),
  (random) => `B0000${cut(random, "12345")}`,
  () => "xyzzyx",
]

export async function suggestLatency(db: Database, site: string): Promise<Figure> {
  const { ask } = shopApi(db, site)
  const durations: number[] = []
  for (let turn = 0; turn < WARM_UP + ASKED; turn++) {
    const random = randomFor(3, turn)
    const keywords = typed[turn % typed.length]?.(random) ?? ""
    const { ms } = await ask(`/api/goods/suggest?${new URLSearchParams({ keywords })}`)
    if (turn >= WARM_UP) durations.push(ms)
  }
  const p99 = percentile(durations, 0.99)
  return {
    name: "Suggest on 100,000 goods, p99",
    limit: `${P99_MAX_MS} ms`,
    measured: `${milliseconds(p99)} (p50 ${milliseconds(percentile(durations, 0.5))}, slowest ${milliseconds(Math.max(...durations))})`,
    ok: p99 <= P99_MAX_MS,
  }
}
