import { stat } from "node:fs/promises"
import { join } from "node:path"
import { verify } from "@node-rs/argon2"
import { eq, sql } from "drizzle-orm"
import { beforeAll, describe, expect, test } from "vitest"
import { growBigShop } from "../../../demo/big/grow-big-shop.ts"
import { DEMO_MEMBER } from "../../../demo/demo-passwords.ts"
import { renewDemoPromotions } from "../../../demo/renew-demo-promotions.ts"
import { seedDemo } from "../../../demo/seed.ts"
import { shops } from "../../../demo/shops.ts"
import type { Database } from "../../../src/db/database.ts"
import { indexGoods } from "../../../src/db/index-goods.ts"
import { promotionTurnover } from "../../../src/db/promotion-turnover.ts"
import { ensureRegions, REGIONS } from "../../../src/db/regions.ts"
import { media } from "../../../src/db/schema/media.ts"
import { member } from "../../../src/db/schema/member.ts"
import { freshDatabase } from "../fresh-database.ts"
import { brokenReferences } from "./broken-references.ts"

let db: Database
let dataFolder: string

async function numbers(query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db.execute<{ number: number }>(query)
  return rows.map((row) => Number(row.number))
}

const siteIds = () => numbers(sql`select id as number from site order by id`)

async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const [count = 0] = await numbers(sql`select count(*)::int as number from ${sql.identifier(name)}`)
    counts[name] = count
  }
  return counts
}

beforeAll(async () => {
  const fresh = await freshDatabase()
  db = fresh.db
  dataFolder = fresh.dataFolder
  await ensureRegions(db)
  await seedDemo({ db, dataFolder, progress: () => {} })
})

describe("the demo shops", () => {
  test("seeding twice changes nothing and says so", async () => {
    const before = await rowCounts()
    const said: string[] = []
    await ensureRegions(db)
    await seedDemo({ db, dataFolder, progress: (sentence) => said.push(sentence) })
    expect(await rowCounts()).toEqual(before)
    expect(before.site).toBe(shops.length)
    expect(before.goods).toBe(shops.flatMap((shop) => shop.goods).length)
    expect(before.review).toBe(shops.flatMap((shop) => shop.reviews).length)
    expect(before.region).toBe(REGIONS.length)
    expect(said).toHaveLength(shops.length)
    expect(said.every((sentence) => sentence.includes("already there"))).toBe(true)
  })

  test("lists show what the other tables say", async () => {
    for (const siteId of await siteIds()) expect(await indexGoods(db, siteId, "all")).toEqual([])
    expect(await promotionTurnover(db, "ever")).toEqual([])
  })

  test("every picture lies where its row says", async () => {
    for (const { path, bytes } of await db.select().from(media))
      expect((await stat(join(dataFolder, "media", path))).size, path).toBe(bytes)
  })

  test("orders add up to their lines and came after the goods and before the reviews", async () => {
    expect(
      await numbers(sql`
        select o.id as number from shop_order o join order_line l on l.order_id = o.id
        group by o.id having o.subtotal <> sum(l.unit_price * l.quantity)`),
    ).toEqual([])
    expect(
      await numbers(sql`
        select r.id as number
        from review r join order_line l on l.id = r.order_line_id join shop_order o on o.id = l.order_id
        where r.created_at <= o.completed_at or o.status <> 10`),
    ).toEqual([])
    expect(
      await numbers(sql`
        select l.id as number
        from order_line l join shop_order o on o.id = l.order_id join goods g on g.id = l.goods_id
        where g.created_at >= o.created_at`),
    ).toEqual([])
  })

  test("the demo member can sign in everywhere and holds the site's coupon", async () => {
    const demo = await db.select().from(member).where(eq(member.email, DEMO_MEMBER.email))
    expect(demo).toHaveLength(shops.length)
    for (const { passwordHash } of demo) expect(await verify(passwordHash, DEMO_MEMBER.password)).toBe(true)
    const held = await numbers(sql`
      select count(*)::int as number from coupon c join member_coupon m on m.coupon_id = c.id
        join member on member.id = m.member_id
      where c.is_site_coupon and member.email = ${DEMO_MEMBER.email}`)
    expect(held).toEqual([shops.filter((shop) => shop.coupons.some((coupon) => coupon.siteCoupon)).length])
  })

  test("promotions that ran out begin anew at the next start", async () => {
    const running = () =>
      numbers(sql`
        select count(*)::int as number from (
          select begin_at, end_at from goods_promotion union all select begin_at, end_at from order_promotion
          union all select begin_at, end_at from shipping_promotion) p
        where begin_at <= now() and end_at > now()`)
    const all = await running()
    for (const table of ["goods_promotion", "order_promotion", "shipping_promotion"])
      await db.execute(sql`
        update ${sql.identifier(table)} set begin_at = begin_at - interval '1 year', end_at = end_at - interval '1 year'`)
    expect(await running()).toEqual([0])
    expect((await promotionTurnover(db, "ever")).length).toBeGreaterThan(0)
    await renewDemoPromotions(db)
    expect(await running()).toEqual(all)
    for (const siteId of await siteIds()) expect(await indexGoods(db, siteId, "all")).toEqual([])
  })
})

describe("a large shop", () => {
  const grow = (goods: number) =>
    growBigShop({ db, dataFolder, name: "big", goods, randomSeed: 1, onProgress: () => {} })

  test("grows to the number asked for and is found by search", async () => {
    expect(await grow(300)).toBe(300)
    expect(await grow(500)).toBe(200)
    expect(await grow(500)).toBe(0)
    const big = sql`(select id from site where name = 'big')`
    expect(await numbers(sql`select count(*)::int as number from goods where site_id = ${big}`)).toEqual([500])
    const [found = 0] = await numbers(sql`
      select count(*)::int as number from goods
      where site_id = ${big} and search @@ websearch_to_tsquery('simple', 'mug stoneware')`)
    expect(found).toBeGreaterThan(0)
    expect(
      await numbers(sql`select 1 as number from search_word where site_id = ${big} and word = 'stoneware'`),
    ).toEqual([1])
  })

  test("lists of it show what the other tables say, and no word is missing", async () => {
    const words = (await rowCounts()).search_word
    for (const siteId of await siteIds()) expect(await indexGoods(db, siteId, "all")).toEqual([])
    await db.execute(sql`update goods set variant_count = 0`)
    for (const siteId of await siteIds()) await indexGoods(db, siteId, "all")
    expect((await rowCounts()).search_word).toBe(words)
  })

  test("no row refers to one that is not there", async () => {
    expect(await brokenReferences(db)).toEqual([])
  })
})
