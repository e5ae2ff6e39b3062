import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Capsules } from "./home/capsules.tsx"
import { Hero } from "./home/hero.tsx"
import { Hours } from "./home/hours.tsx"
import { News } from "./home/news.tsx"
import { Promises } from "./home/promises.tsx"
import { RunningLow } from "./home/running-low.tsx"
import { Story } from "./home/story.tsx"
import { Voices } from "./home/voices.tsx"
import { Wave } from "./home/wave.tsx"
import { WideCards } from "./home/wide-cards.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Hero },
  services: { standard: Promises },
  categories: { standard: Capsules },
  goodsRail: { row: Wave, feature: WideCards },
  promotion: { standard: Hours },
  ranking: { standard: RunningLow },
  story: { standard: Story },
  reviews: { standard: Voices },
  news: { standard: News },
}
