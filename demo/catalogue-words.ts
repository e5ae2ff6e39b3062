import type { Catalogue, CatalogueCategory, CatalogueNavigation } from "./catalogue.ts"
import type { TranslatedCatalogue } from "./translated-catalogue.ts"

/** Every text by where it stands, so that both languages can be laid side by side: "goods 20418 name". */
export type Texts = Map<string, string>

const flatten = (categories: CatalogueCategory[]): CatalogueCategory[] =>
  categories.flatMap((category) => [category, ...flatten(category.sub ?? [])])

const labels = (navigation: CatalogueNavigation[]): string[] =>
  navigation.flatMap(({ label, sub = [] }) => [label, ...labels(sub)])

const byItself = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]))

const named = (entries: { name: string }[]) => byItself(entries.map(({ name }) => name))

/** The shop's own words in the form of a translation. */
export function ownWords(shop: Catalogue): TranslatedCatalogue {
  const { title, slogan, description, keywords, policies, home } = shop
  return {
    title,
    slogan,
    description,
    keywords,
    policies,
    categories: Object.fromEntries(
      flatten(shop.categories).map(({ key, name, description }) => [key, { name, description }]),
    ),
    navigation: byItself(labels(shop.navigation)),
    tags: Object.fromEntries(shop.tags.map(({ key, name }) => [key, name])),
    goods: Object.fromEntries(
      shop.goods.map(({ number, name, subtitle, description, attributes, specs }) => [
        number,
        {
          name,
          subtitle,
          description,
          attributes,
          specs: specs?.map((spec) => ({ name: spec.name, values: spec.values.map((value) => value.name) })),
        },
      ]),
    ),
    goodsPromotions: named(shop.goodsPromotions),
    orderPromotions: named(shop.orderPromotions),
    shippingPromotions: named(shop.shippingPromotions),
    coupons: named(shop.coupons),
    offlineWays: Object.fromEntries((shop.offlineWays ?? []).map(({ way, instructions }) => [way, instructions])),
    friendLinks: byItself(shop.friendLinks.map((link) => link.title)),
    whatsapp: byItself(shop.whatsapp.map(({ nickName }) => nickName)),
    pages: Object.fromEntries(
      shop.pages.map(({ slug, title, content, description }) => [slug, { title, content, description }]),
    ),
    news: shop.news.map(({ title, summary, content }) => ({ title, summary, content })),
    home,
  }
}

const SAME_EVERYWHERE = ["image", "images", "url", "icon", "goods", "day", "category", "phone", "email", "payments"]

/** Empty texts of the shop itself are not asked for. */
export function textsOf(value: unknown, place: string[] = [], texts: Texts = new Map()): Texts {
  if (typeof value === "string" && value) texts.set(place.join(" › "), value)
  if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (place[0] === "home" && SAME_EVERYWHERE.includes(key)) continue
      textsOf(inner, [...place, key], texts)
    }
  return texts
}
