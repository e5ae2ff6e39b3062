import type { CatalogueReview } from "../catalogue.ts"
import { bagReviews } from "./reviews-bags.ts"
import { smallReviews } from "./reviews-small.ts"

export const reviews: CatalogueReview[] = [...bagReviews, ...smallReviews]
