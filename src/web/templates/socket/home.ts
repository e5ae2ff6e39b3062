import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Categories } from "./home/categories.tsx"
import { GoodsSection, Ranking } from "./home/goods-section.tsx"
import { Hero } from "./home/hero.tsx"
import { News } from "./home/news.tsx"
import { Poster } from "./home/poster.tsx"
import { ReviewsSection } from "./home/reviews-section.tsx"
import { SingleGoods } from "./home/single-goods.tsx"
import { Services, Story } from "./home/story.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Hero },
  categories: { standard: Categories },
  goodsRail: { row: GoodsSection, feature: SingleGoods },
  promotion: { standard: Poster },
  ranking: { standard: Ranking },
  story: { standard: Story },
  services: { standard: Services },
  news: { standard: News },
  reviews: { standard: ReviewsSection },
}
