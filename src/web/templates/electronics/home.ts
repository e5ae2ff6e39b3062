import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Chart } from "./home/chart.tsx"
import { Deals } from "./home/deals.tsx"
import { Front } from "./home/front.tsx"
import { FeatureShelf, GoodsShelf } from "./home/goods-shelf.tsx"
import { News } from "./home/news.tsx"
import { Owners } from "./home/owners.tsx"
import { RepairDesk } from "./home/repair-desk.tsx"
import { Services } from "./home/services.tsx"
import { Signs } from "./home/signs.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Front },
  services: { standard: Services },
  categories: { standard: Signs },
  promotion: { standard: Deals },
  goodsRail: { row: GoodsShelf, feature: FeatureShelf },
  ranking: { standard: Chart },
  story: { standard: RepairDesk },
  reviews: { standard: Owners },
  news: { standard: News },
}
