import type { SettingsOf } from "../../../contract/sections/home-section.ts"
import { centred } from "../../../contract/sections/setting-fields.ts"
import type { GoodsSort } from "../../../domain/catalog/goods-sort.ts"
import { GOODS_TAGS } from "../../../domain/catalog/tags.ts"
import { decimalText, parseMoney } from "../../../domain/pricing/money.ts"
import { isRefused } from "../../../domain/refusal.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import {
  CATEGORY_COUNTS,
  countUpTo,
  inCategoryQuery,
  pickedQuery,
  readTagName,
  taggedQuery,
} from "../../features/catalog/list/read-list.ts"
import { readCard } from "../../features/catalog/read-goods.ts"
import { readPromotions } from "../../features/catalog/read-promotion.ts"
import type { SectionProps } from "../../sections/section-props.ts"
import type { HomeVisit } from "./home-visit.ts"

/** A shop without words for its hero says its slogan there, and one without a picture shows the good's. */
export async function loadHero(hero: SettingsOf<"hero">, visit: HomeVisit): Promise<SectionProps["hero"]> {
  const { askPart, shop } = visit
  const { goodsId, tag, goodsLimit } = hero
  const [detail, shelf, rooms] = await Promise.all([
    goodsId === null ? null : askPart("GET /api/goods/detail", { query: { id: goodsId } }),
    goodsLimit > 0
      ? loadShelf({ title: "", tag, categoryId: null, limit: goodsLimit, sort: "default" }, askPart)
      : null,
    loadRooms(hero, visit),
  ])
  const goods = detail && readCard(detail)
  const image = hero.image ?? (goods?.image ? centred(goods.image) : null)
  const said = hero.title ? hero : { ...hero, ...introduction(hero, shop) }
  const { offers } = shop.content
  return { hero: { ...said, image }, offers, goods, shelf: shelf?.goods ?? [], rooms, isPageTitle: true }
}

const ROOMS = 4

/** The first goods of the named categories, else of the first ones; those without goods are left out. */
async function loadRooms({ categoryIds, roomGoodsLimit }: SettingsOf<"hero">, { askPart, shop }: HomeVisit) {
  if (roomGoodsLimit === 0) return []
  const wanted =
    categoryIds.length > 0 ? pick(everyCategory(shop.categories), categoryIds) : shop.categories.slice(0, ROOMS)
  const rooms = await Promise.all(
    wanted.map(async ({ id, name }) => {
      const found = await askPart("GET /api/goods/lists", inCategoryQuery(id, roomGoodsLimit))
      return { category: { id, name }, goods: found?.list.map(readCard) ?? [] }
    }),
  )
  return rooms.filter(({ goods }) => goods.length > 0)
}

function introduction({ eyebrow, text, url }: SettingsOf<"hero">, { name, slogan, description }: HomeVisit["shop"]) {
  return {
    eyebrow: eyebrow || (slogan && name),
    title: slogan || name,
    text: text || description,
    url: url || SCREENS.goodsList.path,
  }
}

export async function loadCategories(
  { title, text, categoryIds }: SettingsOf<"categories">,
  { askPart, shop }: HomeVisit,
): Promise<SectionProps["categories"] | null> {
  const wanted = categoryIds.length > 0 ? pick(everyCategory(shop.categories), categoryIds) : shop.categories
  if (wanted.length === 0) return null
  const counts = (await askPart("GET /api/goods/lists", CATEGORY_COUNTS))?.facets.categories ?? []
  const categories = wanted.map((node) => ({ ...node, count: counts.find(({ id }) => id === node.id)?.count ?? 0 }))
  return { title, text, categories }
}

/** Rows of a report, each with the way to its category and that one's picture. */
export async function loadReport(
  { title, text, rows }: SettingsOf<"record" | "industries" | "certificates">,
  { shop }: HomeVisit,
): Promise<SectionProps["record"] | null> {
  if (rows.length === 0) return null
  const all = everyCategory(shop.categories)
  return {
    title,
    text,
    rows: rows.map(({ categoryId, ...row }) => {
      const category = all.find(({ id }) => id === categoryId)
      const url = category ? `${SCREENS.goodsList.path}?categoryId=${category.id}` : ""
      return { ...row, url, image: category?.image ?? null }
    }),
  }
}

type Category = HomeVisit["shop"]["categories"][number]

const everyCategory = (categories: Category[]): Category[] =>
  categories.flatMap((category) => [category, ...everyCategory(category.sub)])

/** Those of these ids, in the order of the ids. */
function pick<Entry extends { id: number }>(entries: readonly Entry[], ids: readonly number[]): Entry[] {
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
}

/** Goods that were picked by hand, else those of a tag, of one category where one was chosen. */
export async function loadRail(
  { title, tag, categoryId, goodsIds, limit }: SettingsOf<"goodsRail">,
  { askPart, words }: HomeVisit,
): Promise<SectionProps["goodsRail"] | null> {
  if (goodsIds.length === 0) return loadShelf({ title, tag, categoryId, limit, sort: "default" }, askPart)
  const found = (await askPart("GET /api/goods/lists", pickedQuery(goodsIds)))?.list ?? []
  const goods = pick(found.map(readCard), goodsIds).slice(0, limit)
  if (goods.length === 0) return null
  return { title: title || words.recommends, url: SCREENS.goodsList.path, goods, total: found.length, tag: null }
}

/** The promotion that ends first, with as many of its goods as are to be shown. */
export async function loadPromotion(
  content: SettingsOf<"promotion">,
  { askPart }: HomeVisit,
): Promise<SectionProps["promotion"] | null> {
  const running = await askPart("GET /api/goods/promationGoods")
  const [first] = running ? readPromotions(running) : []
  if (!first) return null
  const { name, endsAt, goodsIds } = first
  const shown = goodsIds.slice(0, content.goodsLimit)
  const found = shown.length > 0 ? await askPart("GET /api/goods/lists", pickedQuery(shown)) : null
  return { promotion: { name, endsAt }, content, goods: pick(found?.list.map(readCard) ?? [], shown) }
}

/** Steps whose figure is no price, and those that no good fits, are left out. */
export async function loadPriceTags(
  { title, steps }: SettingsOf<"priceTags">,
  { askPart }: HomeVisit,
): Promise<SectionProps["priceTags"] | null> {
  const priced = steps.flatMap(({ figure, text }) => {
    const price = parseMoney(figure)
    return isRefused(price) || price <= 0 ? [] : [{ price, text }]
  })
  const tags = await Promise.all(
    priced.map(async ({ price, text }) => {
      const max = decimalText(price)
      const found = await askPart("GET /api/goods/lists", countUpTo(max))
      return { price, text, count: found?.total ?? 0, url: `${SCREENS.goodsList.path}?max=${max}` }
    }),
  )
  const shown = tags.filter(({ count }) => count > 0)
  return shown.length > 0 ? { title, tags: shown } : null
}

/** A ranking goes by what sells. */
export const loadRanking = (settings: SettingsOf<"ranking">, { askPart }: HomeVisit) =>
  loadShelf({ ...settings, sort: "sold" }, askPart)

type Shelf = SettingsOf<"ranking"> & { sort: GoodsSort }

async function loadShelf(
  { title, tag, categoryId, limit, sort }: Shelf,
  askPart: HomeVisit["askPart"],
): Promise<SectionProps["goodsRail"] | null> {
  const type = GOODS_TAGS[tag]
  const found = await askPart("GET /api/goods/lists", taggedQuery({ type, limit, sort, categoryId }))
  if (!found || found.list.length === 0) return null
  const place = categoryId === null ? "" : `&categoryId=${categoryId}`
  return {
    title: title || (readTagName(found.list, { type, tag: null }) ?? ""),
    url: `${SCREENS.goodsList.path}?type=${type}${place}`,
    goods: found.list.map(readCard),
    total: found.total,
    tag,
  }
}
