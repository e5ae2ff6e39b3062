import type { CatalogueReview } from "../catalogue.ts"
import { kitchenReviews } from "./reviews-kitchen.ts"
import { roomReviews } from "./reviews-rooms.ts"

export const reviews: CatalogueReview[] = [...kitchenReviews, ...roomReviews]
