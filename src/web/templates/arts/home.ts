import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Curator } from "./home/curator.tsx"
import { CuratorWorks } from "./home/curator-works.tsx"
import { ExhibitionRoom } from "./home/exhibition-room.tsx"
import { Inventory } from "./home/inventory.tsx"
import { NewWorks } from "./home/new-works.tsx"
import { Notes } from "./home/notes.tsx"
import { Promises } from "./home/promises.tsx"
import { RedDot } from "./home/red-dot.tsx"
import { RoomsPlan } from "./home/rooms-plan.tsx"
import { VisitorsBook } from "./home/visitors-book.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: ExhibitionRoom },
  services: { standard: Promises },
  goodsRail: { row: NewWorks, feature: CuratorWorks },
  categories: { standard: RoomsPlan },
  promotion: { standard: RedDot },
  ranking: { standard: Inventory },
  story: { standard: Curator },
  news: { standard: Notes },
  reviews: { standard: VisitorsBook },
}
