import { randomBytes } from "node:crypto"
import { indexGoods } from "../../../../src/db/index-goods.ts"
import type { testShop } from "../../test-shop.ts"

type TestShop = Pick<Awaited<ReturnType<typeof testShop>>, "rows" | "db">

type NewGoods = {
  site?: string
  price?: number
  stock?: number
  moq?: number
  weight?: number
  encrypted?: boolean
  /** How many variants. */
  variants?: number
  tiers?: { begin: number; price: number }[]
}

export type OnShelf = { siteId: number; goodsId: number; variantIds: number[]; variantId: number }

/** A good that nobody else in this test file touches. Prices in minor units. */
export async function newGoods(shop: TestShop, wanted: NewGoods = {}): Promise<OnShelf> {
  const { site = "default-modulized", price = 1_000, stock = 100, moq = 1, weight = 500, variants = 1 } = wanted
  const number = randomBytes(6).toString("hex").toUpperCase()
  const [goods] = await shop.rows<{ id: number; site_id: number }>(
    `insert into goods (site_id, name, number, moq, encrypted) select id, $2, $3, $4, $5 from site where name = $1
     returning id, site_id`,
    ...[site, `Test piece ${number}`, number, moq, wanted.encrypted ?? false],
  )
  if (!goods) throw new Error(`There is no site ${site}`)
  const made = await shop.rows<{ id: number }>(
    `insert into variant (site_id, goods_id, number, price, stock, weight, position)
     select $1, $2, $3 || '-' || n, $4, $5, $6, n from generate_series(1, $7) n returning id`,
    ...[goods.site_id, goods.id, number, price, stock, weight, variants],
  )
  for (const tier of wanted.tiers ?? []) {
    const values = [goods.site_id, goods.id, tier.begin, tier.price]
    await shop.rows("insert into tier_price (site_id, goods_id, begin, price) values ($1, $2, $3, $4)", ...values)
  }
  await indexGoods(shop.db, goods.site_id, [goods.id])
  const variantIds = made.map(({ id }) => id).toSorted((a, b) => a - b)
  return { siteId: goods.site_id, goodsId: goods.id, variantIds, variantId: variantIds[0] ?? 0 }
}

/** How many pieces are left. */
export async function stockOf({ rows }: TestShop, variantId: number): Promise<number> {
  const [row] = await rows<{ stock: number }>("select stock from variant where id = $1", variantId)
  return row?.stock ?? -1
}

/** An address of a member in a region that the shop ships to. */
export async function newAddress({ rows }: TestShop, memberId: number, region = "DE"): Promise<number> {
  const [row] = await rows<{ id: number }>(
    `insert into address (site_id, member_id, region_id, contact, mobile, city, street, zip_code)
     select m.site_id, m.id, r.id, 'Robin Hood', '0151 2345678', 'Berlin', 'Sherwood 1', '10115'
     from member m, region r where m.id = $1 and r.code = $2 returning id`,
    ...[memberId, region],
  )
  return row?.id ?? 0
}

/** The same for a guest. */
export const guestAddress = (email = `${randomBytes(5).toString("hex")}@guest.example`, region_code = "DE") => ({
  region_code,
  contact: "Robin Hood",
  calling_code: "49",
  mobile: "0151 23456789",
  city: "Berlin",
  address_part: "Sherwood 1",
  zip_code: "10115",
  email,
})
