import type { GoodsEntry } from "../../../contract/goods-shapes.ts"

/** More would be a list of its own. */
export const RECENT_MAX = 12

/** What was cached, as far as it can still be read: an older version of the shop may have written it. */
export function readRecent(stored: unknown): GoodsEntry[] {
  return Array.isArray(stored) ? stored.filter(isEntry).slice(0, RECENT_MAX) : []
}

/** With this one looked at last; each good is there once. Locked goods are not cached: they are secret. */
export function withRecent(recent: readonly GoodsEntry[], goods: GoodsEntry): GoodsEntry[] {
  const others = withoutGoods(recent, goods.id)
  return goods.isEncrypted ? others : [entryOf(goods), ...others].slice(0, RECENT_MAX)
}

export const withoutGoods = (recent: readonly GoodsEntry[], id: number) => recent.filter((goods) => goods.id !== id)

/** What a card needs; an item page knows much more than is worth keeping. */
function entryOf(goods: GoodsEntry): GoodsEntry {
  const { id, dnames, subtitle, dno, image, images, price, minPrice, maxPrice, orginPrice } = goods
  const { moq, containSpec, onSale, inStock, isEncrypted, rating, remarkCount, tags, url, pifaPrice } = goods
  return {
    id,
    dnames,
    subtitle,
    dno,
    image,
    images: images.slice(0, 2),
    price,
    minPrice,
    maxPrice,
    orginPrice,
    moq,
    containSpec,
    onSale,
    inStock,
    isEncrypted,
    rating,
    remarkCount,
    tags,
    url,
    pifaPrice,
  }
}

function isEntry(stored: unknown): stored is GoodsEntry {
  if (typeof stored !== "object" || stored === null) return false
  const has = (type: string, ...names: string[]) => names.every((name) => typeof Reflect.get(stored, name) === type)
  return (
    has("number", "id", "price", "minPrice", "maxPrice", "moq", "remarkCount") &&
    has("string", "dnames", "subtitle", "dno", "url", "containSpec") &&
    has("boolean", "inStock", "onSale", "isEncrypted") &&
    ["images", "tags", "pifaPrice"].every((name) => Array.isArray(Reflect.get(stored, name)))
  )
}
