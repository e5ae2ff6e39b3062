import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Errata, MarginNotes } from "./home/back-matter.tsx"
import { Chapters } from "./home/chapters.tsx"
import { Counter, CounterFacts } from "./home/counter.tsx"
import { Cover } from "./home/cover.tsx"
import { OrderPad } from "./home/order-pad.tsx"
import { PromotionPanel } from "./home/promotion-panel.tsx"
import { NewArticles, Plates } from "./home/shelves.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Cover },
  ranking: { standard: OrderPad },
  promotion: { standard: PromotionPanel },
  goodsRail: { row: NewArticles, feature: Plates },
  categories: { standard: Chapters },
  story: { standard: Counter },
  services: { standard: CounterFacts },
  news: { standard: Errata },
  reviews: { standard: MarginNotes },
}
