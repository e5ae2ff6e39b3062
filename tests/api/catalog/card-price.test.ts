import fc from "fast-check"
import { expect, test } from "vitest"
import { indexGoods } from "../../../src/db/index-goods.ts"
import { areaPriceRegion } from "../../../src/domain/pricing/area-price.ts"
import { cardPrice } from "../../../src/domain/pricing/card-price.ts"
import { cents, ZERO } from "../../../src/domain/pricing/money.ts"
import { APPS } from "../../../src/domain/site/apps.ts"
import { SITE_TYPES, siteTypeCode } from "../../../src/domain/site/site-type.ts"
import { testShop } from "../test-shop.ts"

const { db, rows } = await testShop()
const [site] = await rows<{ id: number }>("select id from site where is_default")
const siteId = site?.id ?? 0

const price = fc.integer({ min: 1, max: 40 }).map((euros) => cents(euros * 100))
const regionPrices = fc.dictionary(fc.constantFrom("DE", "US", "US-CA"), price, { maxKeys: 2 })
const tier = fc.record({
  begin: fc.integer({ min: 1, max: 12 }),
  price,
  regionPrices,
})
const tiers = fc.uniqueArray(tier, { selector: ({ begin }) => begin, maxLength: 3 })
const variant = fc.record({
  price: fc.oneof(fc.constant(ZERO), price),
  originalPrice: fc.option(price),
  onSale: fc.boolean(),
  regionPrices,
  tiers,
})
const shop = fc.record({
  siteType: fc.constantFrom(...SITE_TYPES),
  hasAreaPrices: fc.boolean(),
  hasPromotions: fc.boolean(),
  region: fc.constantFrom(null, "DE", "US-CA", "FR"),
})
const good = fc.record({
  minimum: fc.integer({ min: 1, max: 6 }),
  variants: fc.array(variant, { maxLength: 3 }),
  tiers,
  sales: fc.array(fc.record({ salePrice: price, isRunning: fc.boolean() }), { maxLength: 2 }),
})

type Sample<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never
type Tiers = Sample<typeof tiers>
let made = 0

async function makeShop({ siteType, hasAreaPrices, hasPromotions, region }: Sample<typeof shop>) {
  await rows(
    "update site set type = $1, default_region_id = (select id from region where code = $2) where id = $3",
    siteTypeCode(siteType),
    region,
    siteId,
  )
  await rows("delete from site_app where site_id = $1 and app_id = any($2)", siteId, [
    APPS.areaPrice,
    APPS.goodsPromotion,
  ])
  const apps = [...(hasAreaPrices ? [APPS.areaPrice] : []), ...(hasPromotions ? [APPS.goodsPromotion] : [])]
  await rows("insert into site_app (site_id, app_id) select $1, unnest($2::int[])", siteId, apps)
}

async function idOf(statement: string, ...values: unknown[]): Promise<number> {
  const [row] = await rows<{ id: number }>(`${statement} returning id`, ...values)
  return row?.id ?? 0
}

async function makeTiers(goodsId: number, variantId: number | null, all: Tiers) {
  for (const { begin, price, regionPrices } of all) {
    const statement = "insert into tier_price (site_id, goods_id, variant_id, begin, price) values ($1, $2, $3, $4, $5)"
    const id = await idOf(statement, siteId, goodsId, variantId, begin, price)
    for (const [code, areaPrice] of Object.entries(regionPrices))
      await rows(
        "insert into tier_region_price (site_id, tier_id, region_id, price) select $1, $2, id, $3 from region where code = $4",
        siteId,
        id,
        areaPrice,
        code,
      )
  }
}

async function makeGood({ minimum, variants, tiers, sales }: Sample<typeof good>): Promise<number> {
  made += 1
  const number = `CARD-${made}`
  const goodsId = await idOf(
    "insert into goods (site_id, name, number, moq) values ($1, $2, $2, $3)",
    siteId,
    number,
    minimum,
  )
  await makeTiers(goodsId, null, tiers)
  for (const [position, one] of variants.entries()) {
    const id = await idOf(
      `insert into variant (site_id, goods_id, number, price, original_price, stock, weight, position, on_sale)
       values ($1, $2, $3, $4, $5, 1, 1, $6, $7)`,
      siteId,
      goodsId,
      `${number}-${position}`,
      one.price,
      one.originalPrice,
      position,
      one.onSale,
    )
    for (const [code, areaPrice] of Object.entries(one.regionPrices))
      await rows(
        "insert into variant_region_price (site_id, variant_id, region_id, price) select $1, $2, id, $3 from region where code = $4",
        ...[siteId, id, areaPrice, code],
      )
    await makeTiers(goodsId, id, one.tiers)
  }
  for (const { salePrice, isRunning } of sales) {
    const promotion = await idOf(
      `insert into goods_promotion (site_id, name, begin_at, end_at)
       values ($1, 'Sale', now() - interval '2 days', now() + $2::interval)`,
      siteId,
      isRunning ? "1 day" : "-1 day",
    )
    await rows(
      "insert into goods_promotion_line (site_id, promotion_id, goods_id, sale_price) values ($1, $2, $3, $4)",
      siteId,
      promotion,
      goodsId,
      salePrice,
    )
  }
  return goodsId
}

/** The same by the rule of the domain. */
function expected(where: Sample<typeof shop>, { minimum, variants, tiers, sales }: Sample<typeof good>) {
  const { siteType, hasAreaPrices, hasPromotions, region } = where
  const running = hasPromotions ? sales.filter(({ isRunning }) => isRunning) : []
  const found = cardPrice(
    variants
      .filter(({ onSale }) => onSale)
      .map((one) => ({ ...one, goodsId: 1, tiers: one.tiers.length > 0 ? one.tiers : tiers })),
    minimum,
    {
      siteType,
      region: areaPriceRegion(siteType, hasAreaPrices, { siteDefault: region }),
      promotions: running.map(({ salePrice }, id) => ({
        id,
        name: "Sale",
        freeShipping: false,
        goods: [{ goodsId: 1, salePrice }],
      })),
      now: new Date(),
    },
  )
  return { min: found?.lowest ?? 0, max: found?.highest ?? 0, original: found?.original ?? null }
}

test("what lists sort by is what the rule says that a card shows, whatever the goods and the shop are like", async () => {
  await fc.assert(
    fc.asyncProperty(shop, fc.array(good, { minLength: 1, maxLength: 4 }), async (where, goods) => {
      await makeShop(where)
      const ids: number[] = []
      for (const one of goods) ids.push(await makeGood(one))
      await indexGoods(db, siteId, ids)
      const shown = await rows(
        "select min_price as min, max_price as max, original_price as original from goods where id = any($1) order by id",
        ids,
      )
      expect(shown).toEqual(goods.map((one) => expected(where, one)))
    }),
    { numRuns: 40 },
  )
})
