import { sql } from "drizzle-orm"
import type { GoodsEntry, Tier } from "../../contract/goods-shapes.ts"
import { goods } from "../../db/schema/goods.ts"
import { goodsPath } from "../../domain/catalog/goods-address.ts"
import { type SaidTexts, spoken } from "../../domain/locales/translated-texts.ts"
import { toDecimal, ZERO } from "../../domain/pricing/money.ts"
import { ownTexts, saidTexts } from "../said.ts"
import { has, pictureUrl, type Shop } from "../shop.ts"
import type { Taxonomy } from "./taxonomy.ts"

/** The columns that a card is made of, with what it says in the visitor's language. */
export const entryColumns = (shop: Shop) => ({ ...ownColumns, said: saidTexts(shop, "goods", sql`${goods.id}`) })

const ownColumns = {
  id: goods.id,
  name: goods.name,
  subtitle: goods.subtitle,
  number: goods.number,
  moq: goods.moq,
  onSale: goods.onSale,
  encrypted: goods.encrypted,
  variantCount: goods.variantCount,
  minPrice: goods.minPrice,
  maxPrice: goods.maxPrice,
  originalPrice: goods.originalPrice,
  inStock: goods.inStock,
  picture: goods.picture,
  secondPicture: goods.secondPicture,
  rating: goods.rating,
  reviewCount: goods.reviewCount,
  soldCount: goods.soldCount,
  viewCount: goods.viewCount,
  tagIds: goods.tagIds,
}

export type EntryRow = Pick<typeof goods.$inferSelect, keyof typeof ownColumns> & { said: SaidTexts<"goods"> | null }

/** Whether this visitor has not unlocked the encrypted goods of a shop that locks them. */
export function hidesLocked(shop: Shop): boolean {
  return has(shop, "encryptedGoods") && !shop.unlocked
}

export function isLocked(shop: Shop, row: { encrypted: boolean }): boolean {
  return row.encrypted && hidesLocked(shop)
}

/** A good as a card shows it; of a locked one the name and the padlock, nothing else. */
export function goodsEntry(shop: Shop, found: EntryRow, tags: Taxonomy["tags"], tiers: readonly Tier[]): GoodsEntry {
  const { row, own } = spoken(found, found.said, ["name", "subtitle"])
  const url = goodsPath(row.name, row.id)
  const inOwn = ownTexts(shop, own, { name: "dnames", subtitle: "subtitle" })
  if (isLocked(shop, row)) return { ...lockedEntry(row, url), ...inOwn }
  const images = [row.picture, row.secondPicture].map((path) => pictureUrl(path)).filter((path) => path !== null)
  return {
    id: row.id,
    dnames: row.name,
    subtitle: row.subtitle,
    dno: row.number,
    image: images[0] ?? null,
    images,
    price: toDecimal(row.minPrice),
    minPrice: toDecimal(row.minPrice),
    maxPrice: toDecimal(row.maxPrice),
    orginPrice: row.originalPrice === null ? null : toDecimal(row.originalPrice),
    moq: row.moq,
    containSpec: row.variantCount > 1 ? "1" : "0",
    onSale: row.onSale,
    inStock: row.inStock,
    isEncrypted: false,
    ...(has(shop, "remarks")
      ? { rating: row.reviewCount > 0 ? row.rating / 100 : null, remarkCount: row.reviewCount }
      : { rating: null, remarkCount: 0 }),
    ...(has(shop, "soldCount") && { soldCount: row.soldCount }),
    ...(has(shop, "viewCount") && { viewCount: row.viewCount }),
    tags: tags.filter(({ id }) => row.tagIds.includes(id)).map(({ id, type, name }) => ({ id, type, dnames: name })),
    url,
    pifaPrice: [...tiers],
    ...inOwn,
  }
}

function lockedEntry(row: EntryRow, url: string): GoodsEntry {
  return {
    id: row.id,
    dnames: row.name,
    subtitle: "",
    dno: "",
    image: null,
    images: [],
    price: toDecimal(ZERO),
    minPrice: toDecimal(ZERO),
    maxPrice: toDecimal(ZERO),
    orginPrice: null,
    moq: 1,
    containSpec: "0",
    onSale: true,
    inStock: false,
    isEncrypted: true,
    rating: null,
    remarkCount: 0,
    tags: [],
    url,
    pifaPrice: [],
  }
}
