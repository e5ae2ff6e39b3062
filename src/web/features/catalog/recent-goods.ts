import type { CardGoods } from "./goods.ts"

/** More would be a list of its own. */
export const RECENT_MAX = 12

/** What was cached, as far as it can still be read: an older version of the shop may have written it. */
export function readRecent(stored: unknown): CardGoods[] {
  return Array.isArray(stored) ? stored.filter(isCard).slice(0, RECENT_MAX) : []
}

/** With this one looked at last; each good is there once. Locked goods are not cached: they are secret. */
export function withRecent(recent: readonly CardGoods[], goods: CardGoods): CardGoods[] {
  const others = withoutGoods(recent, goods.id)
  return goods.isLocked ? others : [cardOf(goods), ...others].slice(0, RECENT_MAX)
}

export const withoutGoods = (recent: readonly CardGoods[], id: number) => recent.filter((goods) => goods.id !== id)

/** What a card needs; an item page knows much more than is worth keeping. */
function cardOf(goods: CardGoods): CardGoods {
  const { id, name, subtitle, url, image, price, highestPrice, originalPrice } = goods
  const {
    inStock,
    needsChoice,
    isLocked,
    isNew,
    label,
    rating,
    reviewCount,
    soldCount,
    number,
    minimumQuantity,
    tiers,
  } = goods
  return {
    id,
    name,
    subtitle,
    url,
    image,
    price,
    highestPrice,
    originalPrice,
    inStock,
    needsChoice,
    isLocked,
    isNew,
    label,
    rating,
    reviewCount,
    soldCount,
    number,
    minimumQuantity,
    tiers,
  }
}

function isCard(stored: unknown): stored is CardGoods {
  if (typeof stored !== "object" || stored === null) return false
  const has = (type: string, ...names: string[]) => names.every((name) => typeof Reflect.get(stored, name) === type)
  return (
    has("number", "id", "price", "reviewCount") &&
    has("string", "name", "subtitle", "url") &&
    has("boolean", "inStock", "needsChoice", "isLocked", "isNew")
  )
}
