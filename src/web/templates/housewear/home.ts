import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { GoodsColumn, RankedColumn } from "./home/goods-column.tsx"
import { News } from "./home/news.tsx"
import { Promises } from "./home/promises.tsx"
import { Promotion } from "./home/promotion.tsx"
import { Room } from "./home/room.tsx"
import { Shelf } from "./home/shelf.tsx"
import { Story } from "./home/story.tsx"
import { Trade } from "./home/trade.tsx"
import { Voices } from "./home/voices.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Room },
  categories: { standard: Shelf },
  goodsRail: { row: GoodsColumn, feature: Trade },
  ranking: { standard: RankedColumn },
  promotion: { standard: Promotion },
  services: { standard: Promises },
  story: { standard: Story },
  reviews: { standard: Voices },
  news: { standard: News },
}
