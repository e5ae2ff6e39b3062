import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { PromisesSection } from "./frame/promises.tsx"
import { AdventDoors } from "./home/advent-doors.tsx"
import { Categories } from "./home/categories.tsx"
import { GoodsRail } from "./home/goods-rail.tsx"
import { Hero } from "./home/hero.tsx"
import { News } from "./home/news.tsx"
import { Parcels } from "./home/parcels.tsx"
import { Postcards } from "./home/postcards.tsx"
import { PriceTags } from "./home/price-tags.tsx"
import { Story } from "./home/story.tsx"
import { WishLetter } from "./home/wish-letter.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Hero },
  priceTags: { standard: PriceTags },
  goodsRail: { row: GoodsRail, feature: Parcels },
  promotion: { standard: AdventDoors },
  ranking: { standard: WishLetter },
  story: { standard: Story },
  services: { standard: PromisesSection },
  reviews: { standard: Postcards },
  categories: { standard: Categories },
  news: { standard: News },
}
