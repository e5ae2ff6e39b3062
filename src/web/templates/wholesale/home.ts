import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Aisles } from "./home/aisles.tsx"
import { Buyers } from "./home/buyers.tsx"
import { Container } from "./home/container.tsx"
import { FloorNotes } from "./home/floor-notes.tsx"
import { GoodsRow } from "./home/goods-row.tsx"
import { Hero } from "./home/hero.tsx"
import { Process } from "./home/process.tsx"
import { Promises } from "./home/promises.tsx"
import { Ranking } from "./home/ranking.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Hero },
  services: { standard: Promises },
  goodsRail: { row: GoodsRow, feature: GoodsRow },
  categories: { standard: Aisles },
  promotion: { standard: Container },
  ranking: { standard: Ranking },
  story: { standard: Process },
  news: { standard: FloorNotes },
  reviews: { standard: Buyers },
}
