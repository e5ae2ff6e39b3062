import type { HomeComponents } from "../../sections/section-props.ts"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Campaign } from "./home/campaign.tsx"
import { Issues } from "./home/issues.tsx"
import { Look } from "./home/look.tsx"
import { PrivateSale } from "./home/private-sale.tsx"
import { Promises } from "./home/promises.tsx"
import { Slices } from "./home/slices.tsx"
import { NewSpread, RankedSpread } from "./home/spreads.tsx"
import { Story } from "./home/story.tsx"
import { Voice } from "./home/voice.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Campaign },
  goodsRail: { row: NewSpread, feature: Look },
  categories: { standard: Slices },
  ranking: { standard: RankedSpread },
  promotion: { standard: PrivateSale },
  story: { standard: Story },
  reviews: { standard: Voice },
  news: { standard: Issues },
  services: { standard: Promises },
}
