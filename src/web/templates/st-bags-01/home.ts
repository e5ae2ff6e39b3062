import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Farewell } from "./home/farewell.tsx"
import { Hero } from "./home/hero.tsx"
import { Journal } from "./home/journal.tsx"
import { Letter } from "./home/letter.tsx"
import { MostAsked } from "./home/most-asked.tsx"
import { NewPieces } from "./home/new-pieces.tsx"
import { Promises } from "./home/promises.tsx"
import { Quartet } from "./home/quartet.tsx"
import { Statement } from "./home/statement.tsx"
import { Story } from "./home/story.tsx"
import { Wardrobe } from "./home/wardrobe.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Hero },
  statement: { standard: Statement },
  goodsRail: { row: NewPieces, feature: Quartet },
  categories: { standard: Wardrobe },
  ranking: { standard: MostAsked },
  story: { standard: Story },
  promotion: { standard: Farewell },
  reviews: { standard: Letter },
  news: { standard: Journal },
  services: { standard: Promises },
}
