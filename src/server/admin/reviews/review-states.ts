/** How a review stands, as it is kept: 0 waits for moderation, 1 shown, 2 hidden. */
export const REVIEW_STATES = { waiting: 0, shown: 1, hidden: 2 } as const

export type ReviewState = keyof typeof REVIEW_STATES

export function reviewStateOf(code: number): ReviewState {
  if (code === REVIEW_STATES.shown) return "shown"
  return code === REVIEW_STATES.hidden ? "hidden" : "waiting"
}
