import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { GoodsSheet } from "./home/goods-sheet.tsx"
import { Hero } from "./home/hero.tsx"
import { Initials } from "./home/initials.tsx"
import { NewSheet } from "./home/new-sheet.tsx"
import { News } from "./home/news.tsx"
import { PriceBoard } from "./home/price-board.tsx"
import { Promotion } from "./home/promotion.tsx"
import { RulesSection } from "./home/rules.tsx"
import { Story } from "./home/story.tsx"
import { Voices } from "./home/voices.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Hero },
  categories: { standard: Initials },
  goodsRail: { row: NewSheet, feature: GoodsSheet },
  promotion: { standard: Promotion },
  ranking: { standard: PriceBoard },
  services: { standard: RulesSection },
  story: { standard: Story },
  reviews: { standard: Voices },
  news: { standard: News },
}
