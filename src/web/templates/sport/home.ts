import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { CategorySlivers } from "./home/category-slivers.tsx"
import { Clock } from "./home/clock.tsx"
import { Hero } from "./home/hero.tsx"
import { Kit } from "./home/kit.tsx"
import { Log } from "./home/log.tsx"
import { NewDrops } from "./home/new-drops.tsx"
import { Podium } from "./home/podium.tsx"
import { PromiseSection } from "./home/promise-section.tsx"
import { Results } from "./home/results.tsx"
import { Story } from "./home/story.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Hero },
  categories: { standard: CategorySlivers },
  goodsRail: { row: NewDrops, feature: Kit },
  promotion: { standard: Clock },
  ranking: { standard: Podium },
  story: { standard: Story },
  services: { standard: PromiseSection },
  reviews: { standard: Results },
  news: { standard: Log },
}
