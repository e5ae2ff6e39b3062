import type { ComponentType } from "react"
import type { HomeContent } from "../../contract/home-content.ts"
import type { Tone } from "../../contract/sections/define-section.ts"
import type { ComponentName, GoodsTagName, SectionKind, SettingsOf } from "../../contract/sections/home-section.ts"
import type { Money } from "../../domain/pricing/money.ts"
import type { CardGoods } from "../features/catalog/goods.ts"
import type { Promotion } from "../features/catalog/promotion.ts"
import type { ShopReview } from "../features/catalog/reviews/reviews.ts"
import type { NewsEntry } from "../features/content/news.ts"
import type { Category } from "../shell/shell.ts"

type Services = HomeContent["services"]
type Room = { category: Pick<Category, "id" | "name">; goods: CardGoods[] }
/** `url` and `image` of the category where its goods are; empty and null where it names none. */
type Report = {
  title: string
  text: string
  rows: { figure: string; title: string; text: string; note: string; url: string; image: string | null }[]
}
type PriceTag = { price: Money; text: string; count: number; url: string }

/** What each section of a home page is given. It receives and never fetches. */
export type SectionProps = {
  /**
   * `isPageTitle`: its headline is the title of the page; a second hero is a section like any other. `shelf`: so many
   * goods of its tag as the section asks for.
   */
  hero: {
    hero: SettingsOf<"hero">
    offers: HomeContent["offers"]
    goods: CardGoods | null
    shelf: CardGoods[]
    /** Categories with so many of their goods as the section asks for, to look round in. */
    rooms: Room[]
    isPageTitle: boolean
  }
  statement: { eyebrow: string; text: string }
  /** `isBesideStory`: the story of the page is given them too. */
  services: { services: Services; isBesideStory: boolean }
  categories: { title: string; text: string; categories: (Category & { count: number })[] }
  /** `tag`: which shelf of the shop they are; null where they were picked by hand. */
  goodsRail: { title: string; url: string; goods: CardGoods[]; total: number; tag: GoodsTagName | null }
  ranking: { title: string; url: string; goods: CardGoods[] }
  /** Each with the goods that cost no more, how many they are, and the way to them. */
  priceTags: { title: string; tags: PriceTag[] }
  /** `goods`: so many of those that it reduces as the section asks for. */
  promotion: { promotion: Promotion; content: SettingsOf<"promotion">; goods: CardGoods[] }
  /** `services`: those of the page's services section, empty where it has none. */
  story: { story: SettingsOf<"story">; services: Services }
  news: { news: NewsEntry[] }
  reviews: { average: number; count: number; reviews: ShopReview[] }
  record: Report
  industries: Report
  certificates: Report
  /** `countries`: where the shop sends to. */
  request: SettingsOf<"request"> & { countries: { code: string; name: string }[] }
  letter: { letter: SettingsOf<"letter">; coupon: string }
}

/**
 * A component puts its tone on its outermost element: `data-tone={tone}`. `anchor` is its place's own name, for templates
 * whose frame leads to the sections of the page.
 */
export type Toned<Props> = Props & { tone?: Tone | undefined; anchor?: string }

export type SectionComponent<Kind extends SectionKind> = ComponentType<Toned<SectionProps[Kind]>>

/** How a template draws each kind of section. A kind that is missing does not compile. */
export type HomeComponents = {
  [Kind in SectionKind]: Record<ComponentName<Kind>, SectionComponent<Kind>>
}

/** A section that has something to show, ready to be drawn. `key` is its own among those of the page. */
export type ShownSection<Kinds extends SectionKind = SectionKind> = {
  [Kind in Kinds]: {
    key: string
    section: Kind
    component: ComponentName<Kind>
    tone?: Tone | undefined
    props: SectionProps[Kind]
  }
}[Kinds]
