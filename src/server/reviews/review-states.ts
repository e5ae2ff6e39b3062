/** Waits for the shop to look at it; on the page; taken off it. */
export const REVIEW_STATE = { waits: 0, shown: 1, hidden: 2 } as const
