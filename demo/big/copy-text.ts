import { LOW_STOCK } from "../../src/domain/catalog/stock-reasons.ts"
import type { MadeGoods } from "./make-goods.ts"
import type { BigShop } from "./open-big-shop.ts"

/** The tables of goods in the order in which they must be written, with the columns that the rows below fill. */
export const COPY_TABLES = {
  goods: `id, site_id, name, number, on_sale, self_activity, rank, sold_count, view_count, created_at, updated_at,
    variant_count, min_price, max_price, original_price, in_stock, low_stock, picture, second_picture, category_ids,
    spec_value_ids, tag_ids, search`,
  goods_text: "goods_id, site_id, description, attributes",
  goods_picture: "site_id, goods_id, media_id, position",
  goods_category: "site_id, goods_id, category_id",
  goods_tag: "site_id, goods_id, tag_id",
  goods_spec_value: "site_id, goods_id, spec_id, spec_value_id, spec_position, position",
  variant: "id, site_id, goods_id, number, price, original_price, stock, weight, position",
  variant_spec_value: "site_id, goods_id, variant_id, spec_id, spec_value_id",
  tier_price: "site_id, goods_id, begin, price",
} as const

export type CopyTable = keyof typeof COPY_TABLES
export type CopyText = Record<CopyTable, string>

export const emptyCopyText = (): CopyText => ({
  goods: "",
  goods_text: "",
  goods_picture: "",
  goods_category: "",
  goods_tag: "",
  goods_spec_value: "",
  variant: "",
  variant_spec_value: "",
  tier_price: "",
})

const NULL = "\\N"

/**
 * Appends the rows of one good in PostgreSQL's COPY text format. Nothing needs escaping: the vocabulary has no tabs,
 * line breaks or backslashes. The derived columns say what `indexGoods` would say (`tests/api/storage/seed.test.ts` compares).
 */
export function appendRows(
  text: CopyText,
  shop: BigShop,
  made: MadeGoods,
  goodsId: number,
  firstVariantId: number,
): void {
  const { siteId } = shop
  const place = shop.placeOf(made.product)
  const own = `${siteId}\t${goodsId}\t`
  const values = made.specs.flatMap((spec) => spec.values.map((value) => shop.valueOf(spec.name, value)))
  const tagIds = made.tags.map(shop.tagOf).sort((a, b) => a - b)
  const pictures = place.pictures.length > 1 ? twoOf(place.pictures, goodsId) : place.pictures

  text.goods += row(
    ...[goodsId, siteId, made.name, made.number, flag(made.onSale), flag(made.selfActivity), made.rank],
    ...[made.soldCount, made.viewCount, made.createdAt, made.createdAt, made.variants.length, ...pricesOf(made)],
    ...[
      flag(made.variants.some((variant) => variant.stock > 0)),
      flag(made.variants.some((variant) => variant.stock <= LOW_STOCK)),
    ],
    ...[pictures[0]?.path ?? NULL, pictures[1]?.path ?? NULL],
    ...[list(place.categoryIds), list(values.map((value) => value.id).sort((a, b) => a - b)), list(tagIds)],
    searchText(made, place.categoryNames, values),
  )
  text.goods_text += row(goodsId, siteId, describe(made), attributesOf(made))
  for (const [position, picture] of pictures.entries()) text.goods_picture += `${own}${picture.id}\t${position}\n`
  text.goods_category += `${own}${place.categoryId}\n`
  for (const tagId of tagIds) text.goods_tag += `${own}${tagId}\n`
  for (const [specPosition, spec] of made.specs.entries())
    for (const [position, name] of spec.values.entries()) {
      const value = shop.valueOf(spec.name, name)
      text.goods_spec_value += `${own}${value.specId}\t${value.id}\t${specPosition}\t${position}\n`
    }
  for (const [position, variant] of made.variants.entries()) {
    const variantId = firstVariantId + position
    const { price, originalPrice, stock, weight } = variant
    const number = `${made.number}V${position + 1}`
    text.variant += row(variantId, siteId, goodsId, number, price, originalPrice ?? NULL, stock, weight, position)
    for (const [index, spec] of made.specs.entries()) {
      const value = shop.valueOf(spec.name, variant.values[index] ?? "")
      text.variant_spec_value += `${own}${variantId}\t${value.specId}\t${value.id}\n`
    }
  }
  for (const tier of made.tiers) text.tier_price += `${own}${tier.begin}\t${tier.price}\n`
}

const row = (...fields: (string | number)[]): string => `${fields.join("\t")}\n`
const flag = (yes: boolean): string => (yes ? "t" : "f")
const list = (ids: readonly number[]): string => `{${ids.join(",")}}`

function twoOf<Entry>(entries: readonly Entry[], turn: number): Entry[] {
  const first = turn % entries.length
  return [...entries.slice(first, first + 2), ...entries.slice(0, Math.max(0, first + 2 - entries.length))]
}

/** Lowest, highest and, where the cheapest variant is reduced, its original price. The shop is retail: tiers do not count. */
function pricesOf({ variants }: MadeGoods): (string | number)[] {
  const sold = variants.filter(({ price }) => price > 0).toSorted((one, other) => one.price - other.price)
  const [cheapest] = sold
  const before = cheapest?.originalPrice ?? 0
  return [cheapest?.price ?? 0, sold.at(-1)?.price ?? 0, cheapest && before > cheapest.price ? before : NULL]
}

/** A tsvector as text: every word with its positions and weights. */
function searchText(made: MadeGoods, categoryNames: string, values: readonly { id: number; name: string }[]): string {
  const places = new Map<string, string>()
  let position = 0
  const add = (words: string, weight: string) => {
    for (const word of words.toLowerCase().split(" ")) {
      const before = places.get(word)
      places.set(word, `${before ? `${before},` : ""}${++position}${weight}`)
    }
  }
  add(`${made.name} ${made.number}`, "A")
  add(categoryNames, "B")
  for (const value of values.toSorted((a, b) => a.id - b.id)) add(value.name, "B")
  for (const value of [made.material, made.origin, made.care]) add(value, "C")
  let text = ""
  for (const [word, at] of places) text += `${word}:${at} `
  return text
}

function attributesOf({ material, origin, care }: MadeGoods): string {
  return `[{"name":"Material","value":"${material}"},{"name":"Made in","value":"${origin}"},{"name":"Care","value":"${care}"}]`
}

function describe({ name, material, origin, care, product }: MadeGoods): string {
  return (
    `<p>The ${name} is one of our ${product.category.toLowerCase()}, made in ${origin} from ${material.toLowerCase()}. ` +
    `It is meant to be used every day and repaired when it has been.</p><p>${care}. Leaves our store within two days.</p>`
  )
}
