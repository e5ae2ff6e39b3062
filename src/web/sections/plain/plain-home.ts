import type { HomeComponents } from "../section-props.ts"
import { PlainPromotion } from "../shared/plain-promotion.tsx"
import { PlainReviews } from "../shared/plain-reviews.tsx"
import { sharedSections } from "../shared/shared-sections.ts"
import { PlainCategories } from "./home/plain-categories.tsx"
import { PlainHero } from "./home/plain-hero.tsx"
import { PlainNews } from "./home/plain-news.tsx"
import { PlainRail } from "./home/plain-rail.tsx"
import { PlainRanking } from "./home/plain-ranking.tsx"
import { PlainServices } from "./home/plain-services.tsx"
import { PlainStory } from "./home/plain-story.tsx"

/** The home page of a template that has not been designed yet. */
export const plainHome: HomeComponents = {
  ...sharedSections,
  hero: { standard: PlainHero },
  services: { standard: PlainServices },
  categories: { standard: PlainCategories },
  goodsRail: { row: PlainRail, feature: PlainRail },
  ranking: { standard: PlainRanking },
  promotion: { standard: PlainPromotion },
  story: { standard: PlainStory },
  news: { standard: PlainNews },
  reviews: { standard: PlainReviews },
}
