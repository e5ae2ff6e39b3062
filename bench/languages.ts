import { randomFor } from "../demo/big/random.ts"
import type { Database } from "../src/db/database.ts"
import { type Figure, median, medianRatio, milliseconds, percentile, times } from "./figure.ts"
import { KINDS, vocabularyOf } from "./list-mix.ts"
import { type ShopApi, shopApi } from "./shop-api.ts"
import { BENCH_LANGUAGES, type BenchLanguage, sayIn, translateShop } from "./translate-shop.ts"

const PAGES_MAX = 1.1
const SEARCH_MAX = 1.5
const WARM_UP_ROUNDS = 3
const ROUNDS = 30
const ITEMS = 600
/** What a search is for; a number and a mistyped word are the same in every language, or only in the shop's own. */
const SEARCHES = [
  "a frequent word",
  "a word",
  "a word, by price",
  "two words",
  "three words",
  "half a word",
  "a word in a department",
  "a deep page of a word",
]

const inLanguage = (locale: string) => ({ headers: { "accept-language": locale } })
const pathOf = (query: Record<string, string | number>) =>
  `/api/goods/lists?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

/**
 * Two shops of the same 100,000 goods in one database, one of them in three more languages. What they are asked for is
 * asked by turns, so that what else the machine does hits both.
 */
export async function languages(db: Database, plain: string, translated: string): Promise<Figure[]> {
  await translateShop(db, translated)
  const own = shopApi(db, plain)
  const said = shopApi(db, translated)
  return [
    await lists(own, plain, said, translated),
    await items(own, plain, said, translated),
    ...(await searches(said, translated)),
  ]
}

async function lists(own: ShopApi, plain: string, said: ShopApi, translated: string): Promise<Figure> {
  const kinds = Object.keys(KINDS).filter((kind) => !("keywords" in (KINDS[kind]?.(randomFor(0, 0), NOWHERE) ?? {})))
  const [ownWords, saidWords] = [await vocabularyOf(own, plain), await vocabularyOf(said, translated)]
  const [ones, others]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < (WARM_UP_ROUNDS + ROUNDS) * kinds.length; turn++) {
    const make = KINDS[kinds[turn % kinds.length] ?? ""]
    const locale = BENCH_LANGUAGES[Math.floor(turn / kinds.length) % BENCH_LANGUAGES.length] ?? "de"
    if (!make) continue
    const inOwn = () => own.ask(pathOf(make(randomFor(4, turn), ownWords)), inLanguage("en"))
    const inOther = () => said.ask(pathOf(make(randomFor(4, turn), saidWords)), inLanguage(locale))
    const [one, other] = await byTurns(turn, inOther, inOwn)
    if (turn < WARM_UP_ROUNDS * kinds.length) continue
    ones.push(one)
    others.push(other)
  }
  return compared("Lists on 100,000 goods in three languages", ones, others)
}

async function items(own: ShopApi, plain: string, said: ShopApi, translated: string): Promise<Figure> {
  const [ownIds, saidIds] = [await someIds(own, plain), await someIds(said, translated)]
  const [ones, others]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < ITEMS; turn++) {
    const locale = BENCH_LANGUAGES[turn % BENCH_LANGUAGES.length] ?? "de"
    const detail = (id: number | undefined) => `/api/goods/detail?id=${id}`
    const inOwn = () => own.ask(detail(ownIds[turn]), inLanguage("en"))
    const inOther = () => said.ask(detail(saidIds[turn]), inLanguage(locale))
    const [one, other] = await byTurns(turn, inOther, inOwn)
    if (turn < ITEMS / 10) continue
    ones.push(one)
    others.push(other)
  }
  return compared("Items of 100,000 goods in three languages", ones, others)
}

/** The same goods of both shops, by their numbers. */
async function someIds({ db }: ShopApi, site: string): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>(
    `select g.id from goods g join site s on s.id = g.site_id where s.name = $1 and g.on_sale
     order by md5(g.number) limit ${ITEMS}`,
    [site],
  )
  return rows.map(({ id }) => id)
}

async function searches(said: ShopApi, site: string): Promise<Figure[]> {
  const words = await vocabularyOf(said, site)
  const asked: Record<"en" | BenchLanguage, number[]> = { en: [], de: [], zh: [], ara: [] }
  const spoken = ["en", "zh", "ara"] as const
  for (let turn = 0; turn < (WARM_UP_ROUNDS + ROUNDS) * SEARCHES.length; turn++) {
    const query = KINDS[SEARCHES[turn % SEARCHES.length] ?? ""]?.(randomFor(5, turn), words) ?? {}
    const english = String(query.keywords)
    for (const at of spoken.keys()) {
      const locale = spoken[(at + turn) % spoken.length] ?? "en"
      const keywords = locale === "en" ? english : sayIn(locale, english)
      const { ms } = await said.ask(pathOf({ ...query, keywords }), inLanguage(locale))
      if (turn >= WARM_UP_ROUNDS * SEARCHES.length) asked[locale].push(ms)
    }
  }
  const p99 = (locale: "en" | BenchLanguage) => percentile(asked[locale], 0.99)
  const named = { zh: "Chinese", ara: "Arabic" } as const
  return (["zh", "ara"] as const).map((locale) => {
    const ratio = p99(locale) / p99("en")
    return {
      name: `Search in ${named[locale]} on 100,000 goods, p99, against English`,
      limit: times(SEARCH_MAX),
      measured: `${times(ratio)} (${milliseconds(p99(locale))} against ${milliseconds(p99("en"))}, p50 ${milliseconds(median(asked[locale]))} against ${milliseconds(median(asked.en))})`,
      ok: ratio <= SEARCH_MAX,
    }
  })
}

const NOWHERE = { departments: [1], sections: [1], leaves: [1], values: [[1], [1]] }

type Asked = () => Promise<{ ms: number }>

/** Now one first, now the other. */
async function byTurns(turn: number, one: Asked, other: Asked): Promise<[number, number]> {
  if (turn % 2 === 0) return [(await one()).ms, (await other()).ms]
  const second = (await other()).ms
  return [(await one()).ms, second]
}

function compared(name: string, ones: readonly number[], others: readonly number[]): Figure {
  const ratio = medianRatio(ones, others)
  return {
    name: `${name}, against the same without translations`,
    limit: times(PAGES_MAX),
    measured: `${times(ratio)} (${milliseconds(median(ones))} against ${milliseconds(median(others))})`,
    ok: ratio <= PAGES_MAX,
  }
}
