import type { HomeComponents } from "../../sections/section-props.ts"
import { PlainPromotion } from "../../sections/shared/plain-promotion.tsx"
import { PlainReviews } from "../../sections/shared/plain-reviews.tsx"
import { sharedSections } from "../../sections/shared/shared-sections.ts"
import { Certificates } from "./home/certificates.tsx"
import { Claims } from "./home/claims.tsx"
import { Contents } from "./home/contents.tsx"
import { Cover } from "./home/cover.tsx"
import { DeliveryRecord } from "./home/delivery-record.tsx"
import { Industries } from "./home/industries.tsx"
import { Notices } from "./home/notices.tsx"
import { Plates, Recommended } from "./home/plates.tsx"
import { Process } from "./home/process.tsx"
import { Request } from "./home/request.tsx"
import { Requested } from "./home/requested.tsx"

export const home: HomeComponents = {
  ...sharedSections,
  hero: { standard: Cover },
  record: { standard: DeliveryRecord },
  services: { standard: Claims },
  industries: { standard: Industries },
  categories: { standard: Contents },
  ranking: { standard: Requested },
  goodsRail: { row: Recommended, feature: Plates },
  promotion: { standard: PlainPromotion },
  story: { standard: Process },
  certificates: { standard: Certificates },
  request: { standard: Request },
  reviews: { standard: PlainReviews },
  news: { standard: Notices },
}
