import type { HomeContent } from "../../../contract/home-content.ts"
import {
  firstComponent,
  type HomeSection,
  type HomeSectionOf,
  type SectionKind,
  type SettingsOf,
  settingsOf,
} from "../../../contract/sections/home-section.ts"
import { latestReviewsQuery, readShopReviews } from "../../features/catalog/reviews/read-reviews.ts"
import { newsQuery, readNews } from "../../features/content/read-news.ts"
import type { SectionProps, ShownSection } from "../../sections/section-props.ts"
import type { AskForPart } from "../../shell/page-api.ts"
import type { HomeVisit } from "./home-visit.ts"
import {
  loadCategories,
  loadHero,
  loadPriceTags,
  loadPromotion,
  loadRail,
  loadRanking,
  loadReport,
} from "./load-goods-sections.server.ts"

type Loaders = {
  [Kind in SectionKind]: (settings: SettingsOf<Kind>, visit: HomeVisit) => Promise<SectionProps[Kind] | null>
}

/** What each kind of section shows; null where there is nothing. */
const loaders: Loaders = {
  hero: loadHero,
  // A shop that says nothing here says its slogan, where it is not in the hero already.
  statement: async ({ eyebrow, text }, { shop: { slogan, content } }) => {
    const heroTitle = content.hero?.title || slogan
    const said = text || (slogan === heroTitle ? "" : slogan)
    return said ? { eyebrow, text: said } : null
  },
  services: async (_, { shop, has }) =>
    has("services") ? { services: shop.content.services, isBesideStory: has("story") } : null,
  categories: loadCategories,
  goodsRail: loadRail,
  ranking: loadRanking,
  priceTags: loadPriceTags,
  promotion: loadPromotion,
  story: async (story, { shop, has }) =>
    saysSomething(story) ? { story, services: has("services") ? shop.content.services : [] } : null,
  news: async ({ limit }, { askPart }) => {
    const found = await askPart("GET /api/news/lists", newsQuery(limit))
    return found && found.list.length > 0 ? { news: readNews(found) } : null
  },
  reviews: async ({ limit }, { askPart }) => {
    const found = await askPart("GET /api/goods/latestRemarks", latestReviewsQuery(limit))
    if (!found || found.list.length === 0) return null
    return { average: found.average, count: found.total, reviews: readShopReviews(found) }
  },
  record: loadReport,
  industries: loadReport,
  certificates: loadReport,
  request: async (request, { askPart }) => {
    const regions = await askPart("GET /api/site/regions")
    return { ...request, countries: regions?.map(({ code, name }) => ({ code, name })) ?? [] }
  },
  letter: async (letter, { shop }) =>
    saysSomething(letter) && shop.siteCoupon ? { letter, coupon: shop.siteCoupon.name } : null,
}

const saysSomething = ({ title, text }: { title: string; text: string }) => title !== "" || text !== ""

/** Fetches what the sections of a home page show, all at once. One that has nothing to show is left out. */
export async function loadHome(
  askPart: AskForPart,
  sections: readonly HomeSection[],
  shop: HomeVisit["shop"],
  words: HomeVisit["words"],
): Promise<ShownSection[]> {
  const { content } = shop
  const has = (kind: "story" | "services") =>
    sections.some((section) => section.section === kind && isSaid(section, content))
  const visit: HomeVisit = { askPart, shop, words, has }
  const shown = await Promise.all(sections.map((section, at) => load(section, `${section.section}-${at}`, visit)))
  return withOneTitle(shown.filter((section) => section !== null))
}

function isSaid(section: HomeSection, content: HomeContent): boolean {
  if (section.section === "services") return content.services.length > 0
  return section.section === "story" && saysSomething(settingsOf("story", section.settings, content))
}

async function load<Kind extends SectionKind>(
  entry: HomeSectionOf<Kind>,
  key: string,
  visit: HomeVisit,
): Promise<ShownSection<Kind> | null> {
  const { section, tone } = entry
  const component = entry.component ?? firstComponent(section)
  const props = await loaders[section](settingsOf(section, entry.settings, visit.shop.content), visit)
  return props && { key, section, component, tone, props }
}

/** The first hero holds the title of the page, the others are headed like any section. */
function withOneTitle(sections: ShownSection[]): ShownSection[] {
  const first = sections.find(({ section }) => section === "hero")
  return sections.map((shown) =>
    shown.section === "hero" ? { ...shown, props: { ...shown.props, isPageTitle: shown === first } } : shown,
  )
}
