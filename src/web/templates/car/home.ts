import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Arrivals, Ranking } from "./home/arrivals.tsx"
import { FitCheck } from "./home/fit-check.tsx"
import { Hero } from "./home/hero.tsx"
import { Parts } from "./home/parts.tsx"
import { Promotion } from "./home/promotion.tsx"
import { Reports, WorkshopNotes } from "./home/reports.tsx"
import { Services } from "./home/services.tsx"
import { Systems } from "./home/systems.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Hero },
  categories: { standard: Systems },
  goodsRail: { row: Parts, feature: Arrivals },
  promotion: { standard: Promotion },
  ranking: { standard: Ranking },
  services: { standard: Services },
  story: { standard: FitCheck },
  reviews: { standard: Reports },
  news: { standard: WorkshopNotes },
}
