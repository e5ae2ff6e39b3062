import { sql } from "drizzle-orm"
import type { Database } from "../src/db/database.ts"
import { indexGoods } from "../src/db/index-goods.ts"

const ARABIC = "ابتثجحخدذرزسشصضطظعغفقكلمنه"
const FIRST_HAN = 0x4e00
const HANS = 3_000
const ROWS_AT_ONCE = 2_000

const words = (text: string) => text.match(/[\p{Letter}\p{Number}]+/gu) ?? []
const numberOf = (word: string) => [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_000_000, 7)

/** Each word has one word of its own in another language: a search finds as much there as in the shop's own. */
const WORD_IN = {
  de: (word: string) => `${word}lich`,
  ara: (word: string) =>
    [...word.toLowerCase()].map((letter) => ARABIC[letter.charCodeAt(0) % ARABIC.length] ?? "").join(""),
  zh: (word: string) => {
    const number = numberOf(word.toLowerCase())
    return String.fromCodePoint(FIRST_HAN + (number % HANS), FIRST_HAN + (Math.floor(number / HANS) % HANS))
  },
}

export type BenchLanguage = keyof typeof WORD_IN
export const BENCH_LANGUAGES = ["de", "zh", "ara"] as const satisfies readonly BenchLanguage[]

/** Chinese is written without spaces. */
export const sayIn = (locale: BenchLanguage, text: string) =>
  words(text)
    .map(WORD_IN[locale])
    .join(locale === "zh" ? "" : " ")

const NAMED = ["category", "spec", "spec_value", "tag"] as const

/** Says all goods of a big shop, and what they are found by, in three more languages. Once: a shop that offers them has them. */
export async function translateShop(db: Database, name: string): Promise<void> {
  const { rows } = await db.execute<{ id: number; locales: string[] }>(
    sql`select id, locales from site where name = ${name}`,
  )
  const [site] = rows
  if (!site) throw new Error(`There is no ${name}`)
  if (site.locales.length > 1) return
  for (const kind of NAMED) {
    const named = await db.execute<{ id: number; name: string }>(
      sql`select id, name from ${sql.identifier(kind)} where site_id = ${site.id}`,
    )
    await say(db, site.id, kind, named.rows)
  }
  for (let last = 0; ; ) {
    const goods = await db.execute<{ id: number; name: string }>(
      sql`select id, name from goods where site_id = ${site.id} and id > ${last} order by id limit ${ROWS_AT_ONCE}`,
    )
    if (goods.rows.length === 0) break
    await say(db, site.id, "goods", goods.rows)
    last = goods.rows.at(-1)?.id ?? 0
  }
  await indexGoods(db, site.id, "all")
  await db.execute(
    sql`update site set locales = ${sql.param(["en", ...BENCH_LANGUAGES])}::text[] where id = ${site.id}`,
  )
  // Every row of the goods was written anew: without this the shop would lie in twice the room of the other.
  await db.$client.query("vacuum (full, analyze) goods")
  await db.$client.query("vacuum (analyze)")
}

async function say(db: Database, siteId: number, kind: string, rows: { id: number; name: string }[]): Promise<void> {
  for (const locale of BENCH_LANGUAGES) {
    const ids = rows.map(({ id }) => id)
    const texts = rows.map(({ name }) => JSON.stringify({ name: sayIn(locale, name) }))
    const bodies = rows.map(({ name }) =>
      JSON.stringify(kind === "goods" ? { description: `<p>${sayIn(locale, `${name} ${name} ${name}`)}</p>` } : {}),
    )
    await db.execute(sql`
      insert into translation (site_id, kind, entity_id, locale, texts, body)
      select ${siteId}, ${kind}, id, ${locale}, texts::jsonb, body::jsonb
      from unnest(${sql.param(ids)}::int[], ${sql.param(texts)}::text[], ${sql.param(bodies)}::text[]) as said (id, texts, body)
      on conflict do nothing`)
  }
}
