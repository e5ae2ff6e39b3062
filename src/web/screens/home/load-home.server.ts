import type { HomeContent } from "../../../contract/home-content.ts"
import type { GoodsSort } from "../../../domain/catalog/goods-sort.ts"
import { GOODS_TAGS } from "../../../domain/catalog/tags.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { COUNTS_ONLY, readTagName, taggedQuery } from "../../features/catalog/list/read-list.ts"
import type { Promotion } from "../../features/catalog/promotion.ts"
import { readCard } from "../../features/catalog/read-goods.ts"
import { readPromotion } from "../../features/catalog/read-promotion.ts"
import { latestReviewsQuery, readShopReviews } from "../../features/catalog/reviews/read-reviews.ts"
import { newsQuery, readNews } from "../../features/content/read-news.ts"
import type { GoodsTagName, HomeData, HomeSection, SectionKind, SectionProps } from "../../sections/section-props.ts"
import type { AskForPart } from "../../shell/page-api.ts"
import type { Category, Shop } from "../../shell/shell.ts"

const RAIL_LIMIT = 8
const NEWS_LIMIT = 3
const REVIEW_LIMIT = 4

/** Fetches the union of what the template's sections need, in one go. */
export async function loadHomeData(
  askPart: AskForPart,
  sections: readonly HomeSection[],
  shop: Pick<Shop, "name" | "slogan" | "description" | "content" | "categories" | "siteCoupon">,
): Promise<HomeData> {
  const { content } = shop
  const wants = (kind: SectionKind) => sections.some(({ section }) => section === kind)
  const when = async <T>(wanted: boolean, fetch: () => Promise<T | null>) => (wanted ? fetch() : null)
  const [rails, hero, categories, promotion, news, reviews] = await Promise.all([
    Promise.all(railsOf(sections).map(async ([tag, how]) => [tag, await rail(askPart, tag, how)] as const)),
    when(wants("hero"), () => heroSupply(askPart, shop)),
    when(wants("categories"), () => categorySupply(askPart, shop)),
    when(wants("promotion"), () => promotionOf(askPart)),
    when(wants("news"), () => newsOf(askPart)),
    when(wants("reviews"), () => reviewsOf(askPart)),
  ])
  return {
    hero,
    services: content.services.length > 0 ? { services: content.services } : null,
    categories,
    promotion: promotion && { promotion, content: content.promotion },
    story: content.story && { story: content.story },
    news,
    reviews,
    letter: content.letter && shop.siteCoupon ? { letter: content.letter, coupon: shop.siteCoupon.name } : null,
    rails: Object.fromEntries(rails.filter(([, supply]) => supply !== null)),
  }
}

type RailWish = { limit: number; sort: GoodsSort }

/** How many goods of each tag, and in which order: a ranking goes by what sells. */
function railsOf(sections: readonly HomeSection[]): [GoodsTagName, RailWish][] {
  const wishes = new Map<GoodsTagName, RailWish>()
  for (const section of sections) {
    if (section.section !== "goodsRail" && section.section !== "ranking") continue
    const tag = section.of ?? "newArrivals"
    const { limit, sort } = wishes.get(tag) ?? { limit: 0, sort: "default" }
    wishes.set(tag, {
      limit: Math.max(limit, section.limit ?? RAIL_LIMIT),
      sort: section.section === "ranking" ? "sold" : sort,
    })
  }
  return [...wishes]
}

async function rail(
  askPart: AskForPart,
  tag: GoodsTagName,
  { limit, sort }: RailWish,
): Promise<SectionProps["goodsRail"] | null> {
  const type = GOODS_TAGS[tag]
  const found = await askPart("GET /api/goods/lists", taggedQuery(type, limit, sort))
  if (!found || found.list.length === 0) return null
  const title = readTagName(found.list, { type, tag: null }) ?? ""
  return { title, url: `/SaleGoods/lists?type=${type}`, goods: found.list.map(readCard), total: found.total }
}

async function promotionOf(askPart: AskForPart): Promise<Promotion | null> {
  const running = await askPart("GET /api/goods/promationGoods")
  return running && readPromotion(running)
}

async function newsOf(askPart: AskForPart): Promise<SectionProps["news"] | null> {
  const found = await askPart("GET /api/news/lists", newsQuery(NEWS_LIMIT))
  return found && found.list.length > 0 ? { news: readNews(found) } : null
}

async function reviewsOf(askPart: AskForPart): Promise<SectionProps["reviews"] | null> {
  const found = await askPart("GET /api/goods/latestRemarks", latestReviewsQuery(REVIEW_LIMIT))
  if (!found || found.list.length === 0) return null
  return { average: found.average, count: found.count, reviews: readShopReviews(found) }
}

/** A shop without words for its hero says its slogan there. */
async function heroSupply(
  askPart: AskForPart,
  { name, slogan, description, content }: Pick<Shop, "name" | "slogan" | "description" | "content">,
): Promise<SectionProps["hero"]> {
  const said = { eyebrow: slogan ? name : "", title: slogan || name, text: description, action: "" }
  const hero = content.hero ?? { ...said, url: SCREENS.goodsList.path, image: null, goodsId: null }
  const goods = hero.goodsId === null ? null : await askPart("GET /api/goods/detail", { query: { id: hero.goodsId } })
  return { hero, offers: content.offers, goods: goods && readCard(goods) }
}

async function categorySupply(
  askPart: AskForPart,
  { content, categories }: { content: HomeContent; categories: Category[] },
): Promise<SectionProps["categories"] | null> {
  const counts = (await askPart("GET /api/goods/lists", COUNTS_ONLY))?.facets.categories ?? []
  const shown = categories.map((node) => ({ ...node, count: counts.find(({ id }) => id === node.id)?.count ?? 0 }))
  return shown.length > 0 ? { ...content.categories, categories: shown } : null
}
