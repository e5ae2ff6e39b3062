import { latePart } from "../../../ui/late-part.tsx"

/** What others say of a good, newest first. */
export const ReviewList = latePart(async () => (await import("./reviews-in-full.tsx")).ReviewsInFull)
