import { hasShipped } from "./order-status.ts"

export type ReviewObstacle = "remarksOff" | "notBought" | "notShipped" | "alreadyReviewed"

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

/** Reviews are plain text: one kind of line break, no control characters, no space around. */
export function tidyReviewText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim()
}
