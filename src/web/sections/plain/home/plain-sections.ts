import type { SectionKind } from "../../../../contract/sections/home-section.ts"
import type { SectionComponent } from "../../section-props.ts"
import { PlainCategories } from "./plain-categories.tsx"
import { PlainHero } from "./plain-hero.tsx"
import { PlainLetter } from "./plain-letter.tsx"
import { PlainNews } from "./plain-news.tsx"
import { PlainPromotion } from "./plain-promotion.tsx"
import { PlainRail } from "./plain-rail.tsx"
import { PlainRanking } from "./plain-ranking.tsx"
import { PlainReviews } from "./plain-reviews.tsx"
import { PlainServices } from "./plain-services.tsx"
import { PlainStory } from "./plain-story.tsx"

/** A component for every kind of section, for templates that have none of their own. */
export const plainSections: { [Kind in SectionKind]: SectionComponent<Kind> } = {
  hero: PlainHero,
  services: PlainServices,
  categories: PlainCategories,
  goodsRail: PlainRail,
  ranking: PlainRanking,
  promotion: PlainPromotion,
  story: PlainStory,
  news: PlainNews,
  reviews: PlainReviews,
  letter: PlainLetter,
}
