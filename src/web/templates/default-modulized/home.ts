import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { CategoryDisc } from "./home/category-disc.tsx"
import { Hero } from "./home/hero.tsx"
import { NewGoods } from "./home/new-goods.tsx"
import { News } from "./home/news.tsx"
import { Promotion } from "./home/promotion.tsx"
import { RankedGoods } from "./home/ranked-goods.tsx"
import { RecommendedGoods } from "./home/recommended-goods.tsx"
import { Reviews } from "./home/reviews.tsx"
import { Services } from "./home/services.tsx"
import { Story } from "./home/story.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Hero },
  services: { standard: Services },
  goodsRail: { row: NewGoods, feature: RecommendedGoods },
  categories: { standard: CategoryDisc },
  promotion: { standard: Promotion },
  ranking: { standard: RankedGoods },
  story: { standard: Story },
  news: { standard: News },
  reviews: { standard: Reviews },
}
