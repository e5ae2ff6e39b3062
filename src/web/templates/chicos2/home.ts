import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Doors } from "./home/doors.tsx"
import { Hero } from "./home/hero.tsx"
import { KindSentence } from "./home/kind-sentence.tsx"
import { News, Voices } from "./home/letters-and-news.tsx"
import { Evening, Morning } from "./home/plates.tsx"
import { PriceList } from "./home/price-list.tsx"
import { Promotion } from "./home/promotion.tsx"
import { Promises, Story } from "./home/story.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Hero },
  goodsRail: { row: Morning, feature: Evening },
  categories: { standard: KindSentence },
  statement: { standard: Doors },
  ranking: { standard: PriceList },
  promotion: { standard: Promotion },
  story: { standard: Story },
  services: { standard: Promises },
  reviews: { standard: Voices },
  news: { standard: News },
}
