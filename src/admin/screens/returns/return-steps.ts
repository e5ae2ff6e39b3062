import type { ReturnStatus } from "../../../domain/orders/return-status.ts"

type Step = { done: number; isWaiting: boolean; isOver: boolean }

/** How far a return has come, in four steps: asked, approved, sent back, received. */
export const RETURN_STEPS: Record<ReturnStatus, Step> = {
  1: { done: 0, isWaiting: true, isOver: false },
  2: { done: 2, isWaiting: false, isOver: false },
  3: { done: 0, isWaiting: false, isOver: true },
  4: { done: 4, isWaiting: false, isOver: true },
  5: { done: 0, isWaiting: false, isOver: true },
  7: { done: 3, isWaiting: true, isOver: false },
}
