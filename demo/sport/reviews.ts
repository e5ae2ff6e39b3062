import type { CatalogueReview } from "../catalogue.ts"
import { ironReviews } from "./reviews-iron.ts"
import { roadReviews } from "./reviews-road.ts"

export const reviews: CatalogueReview[] = [...ironReviews, ...roadReviews]
