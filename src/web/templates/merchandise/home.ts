import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Aisles } from "./home/aisles.tsx"
import { Decals } from "./home/decals.tsx"
import { Hero } from "./home/hero.tsx"
import { HomeVoices } from "./home/home-voices.tsx"
import { Landed } from "./home/landed.tsx"
import { News } from "./home/news.tsx"
import { Picked } from "./home/picked.tsx"
import { Promotion } from "./home/promotion.tsx"
import { Services } from "./home/services.tsx"
import { Story } from "./home/story.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Hero },
  goodsRail: { row: Landed, feature: Picked },
  categories: { standard: Aisles },
  ranking: { standard: Decals },
  promotion: { standard: Promotion },
  story: { standard: Story },
  services: { standard: Services },
  reviews: { standard: HomeVoices },
  news: { standard: News },
}
