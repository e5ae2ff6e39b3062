import { REVIEW_PICTURES_MAX, REVIEW_STARS_MAX, REVIEW_STARS_MIN, REVIEW_TEXT_MAX } from "../constants.ts"
import { hasShipped } from "./order-status.ts"

export type ReviewObstacle = "remarksOff" | "notBought" | "notShipped" | "alreadyReviewed"

export type ReviewFault = {
  field: "stars" | "content" | "images"
  key: "starsInvalid" | "textTooLong" | "tooManyPictures"
}

/** Why this line cannot be reviewed, or null: a bought line of a shipped or completed order, once per line. */
export function reviewObstacle(line: {
  remarksOn: boolean
  ownOrder: boolean
  isGift: boolean
  orderStatus: number
  reviewed: boolean
}): ReviewObstacle | null {
  if (!line.remarksOn) return "remarksOff"
  // A gift was given, not bought; ratings belong to those who paid for the goods.
  if (!line.ownOrder || line.isGift) return "notBought"
  if (!hasShipped(line.orderStatus)) return "notShipped"
  if (line.reviewed) return "alreadyReviewed"
  return null
}

/** What is wrong with a review: stars are whole, 1 to 5; text has at most 2000 characters; at most 6 pictures. */
export function reviewFaults(review: { stars: number; content: string; images: readonly string[] }): ReviewFault[] {
  const faults: ReviewFault[] = []
  const { stars } = review
  if (!Number.isInteger(stars) || stars < REVIEW_STARS_MIN || stars > REVIEW_STARS_MAX)
    faults.push({ field: "stars", key: "starsInvalid" })
  // Counted as a text field's maxlength counts, so that browser and server agree.
  if (tidyReviewText(review.content).length > REVIEW_TEXT_MAX) faults.push({ field: "content", key: "textTooLong" })
  if (review.images.length > REVIEW_PICTURES_MAX) faults.push({ field: "images", key: "tooManyPictures" })
  return faults
}

/** Reviews are plain text: one kind of line break, no control characters, no space around. */
export function tidyReviewText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim()
}
