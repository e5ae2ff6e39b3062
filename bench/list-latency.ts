import { randomFor } from "../demo/big/random.ts"
import type { Database } from "../src/db/database.ts"
import { type Figure, milliseconds, percentile, times } from "./figure.ts"
import { KINDS, listPath, type Vocabulary, vocabularyOf } from "./list-mix.ts"
import { type ShopApi, shopApi } from "./shop-api.ts"

const RATIO_MAX = 3
const WARM_UP_ROUNDS = 4
/** A round asks for every kind of list once. */
const ROUNDS = 30

type Timed = { kind: string; path: string; ms: number }
type Measured = { name: string; api: ShopApi; words: Vocabulary; lists: Timed[] }

/**
 * The same lists of the same generator's shops, asked in turns. The shops live in two databases: the small one has to be
 * as quick as a small shop on a server of its own, otherwise the large one would be compared with itself. The small
 * shop that shares tables and indexes with the large one is a third.
 */
export async function listLatency(small: Database, large: Database): Promise<{ figures: Figure[]; notes: string[] }> {
  const open = async (name: string, db: Database, site: string): Promise<Measured> => {
    const api = shopApi(db, site)
    return { name, api, words: await vocabularyOf(api, site), lists: [] }
  }
  const one = await open("10,000 goods", small, "small")
  const other = await open("1,000,000 goods", large, "large")
  const neighbour = await open("10,000 goods beside 1,000,000", large, "small")
  const shops = [one, other, neighbour]
  await askInTurns(shops, WARM_UP_ROUNDS, 1)
  for (const shop of shops) shop.lists = []
  await askInTurns(shops, ROUNDS, 2)

  const p99 = ({ lists }: Measured) => percentile(msOf(lists), 0.99)
  const ratio = (shop: Measured) => p99(shop) / p99(one)
  const figure = (shop: Measured): Figure => ({
    name: `List with facets, p99: ${shop.name} against ${one.name}`,
    limit: times(RATIO_MAX),
    measured: `${times(ratio(shop))} (${milliseconds(p99(shop))} against ${milliseconds(p99(one))})`,
    ok: ratio(shop) <= RATIO_MAX,
  })
  return { figures: [figure(other), figure(neighbour)], notes: [spread(shops), slowest(one), slowest(other)] }
}

async function askInTurns(shops: readonly Measured[], rounds: number, seed: number): Promise<void> {
  const kinds = Object.keys(KINDS)
  for (let turn = 0; turn < rounds * kinds.length; turn++) {
    const kind = kinds[turn % kinds.length] ?? ""
    for (const index of shops.keys()) {
      const shop = shops[(index + turn) % shops.length]
      if (!shop) continue
      const path = listPath(kind, randomFor(seed, turn), shop.words)
      shop.lists.push({ kind, path, ms: (await shop.api.ask(path)).ms })
    }
  }
}

const msOf = (lists: readonly Timed[]) => lists.map(({ ms }) => ms)

function spread(shops: readonly Measured[]): string {
  const share = (value: number) => shops.map(({ lists }) => milliseconds(percentile(msOf(lists), value))).join(" | ")
  const kinds = Object.keys(KINDS).map((kind) => {
    const worst = shops.map(({ lists }) => milliseconds(Math.max(...msOf(lists.filter((list) => list.kind === kind)))))
    return `| slowest: ${kind} | ${worst.join(" | ")} |`
  })
  return [
    `### Lists (${shops[0]?.lists.length} of each shop, one at a time)`,
    "",
    `| | ${shops.map(({ name }) => name).join(" | ")} |`,
    `|---|${"---|".repeat(shops.length)}`,
    `| p50 | ${share(0.5)} |`,
    `| p90 | ${share(0.9)} |`,
    `| p99 | ${share(0.99)} |`,
    ...kinds,
  ].join("\n")
}

function slowest({ name, lists }: Measured): string {
  const worst = lists.toSorted((one, other) => other.ms - one.ms).slice(0, 8)
  return [`Slowest of ${name}:`, "", ...worst.map(({ path, ms }) => `- ${milliseconds(ms)} \`${path}\``)].join("\n")
}
