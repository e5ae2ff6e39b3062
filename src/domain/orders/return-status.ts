export const RETURN_STATUS = { requested: 1, approved: 2, refused: 3, confirmed: 4, cancelled: 5, sentBack: 7 } as const

export type ReturnStatus = (typeof RETURN_STATUS)[keyof typeof RETURN_STATUS]

export type ReturnParty = "shopper" | "staff"
export type ReturnStep = "approve" | "refuse" | "sendBack" | "confirm" | "cancel"

const { requested, approved, refused, confirmed, cancelled, sentBack } = RETURN_STATUS

const LEADS_TO: Record<ReturnStep, ReturnStatus> = {
  approve: approved,
  refuse: refused,
  sendBack: sentBack,
  confirm: confirmed,
  cancel: cancelled,
}

// Sending back twice corrects a mistyped parcel number. Approved goods may be confirmed without a parcel:
// the merchant may let the shopper keep them, or receive them over the counter.
const FROM: Record<ReturnParty, Record<ReturnStep, readonly ReturnStatus[]>> = {
  shopper: {
    approve: [],
    refuse: [],
    sendBack: [approved, sentBack],
    confirm: [approved, sentBack],
    cancel: [requested, approved],
  },
  staff: {
    approve: [requested],
    refuse: [requested, sentBack],
    sendBack: [],
    confirm: [approved, sentBack],
    cancel: [],
  },
}

/** The status after a step (approve 2, refuse 3, confirm 4, cancel 5, send back 7), or null if it is not allowed now. */
export function returnAfter(
  step: ReturnStep,
  now: { status: ReturnStatus; by: ReturnParty; refundMade: boolean },
): ReturnStatus | null {
  if (!FROM[now.by][step].includes(now.status)) return null
  // Confirmed means goods received and refund made: a shopper can only agree to that, never declare it.
  if (step === "confirm" && now.by === "shopper" && !now.refundMade) return null
  return LEADS_TO[step]
}

const STEPS = ["approve", "refuse", "sendBack", "confirm", "cancel"] as const

/** Every step this party may take with this return now. */
export function returnSteps(now: { status: ReturnStatus; by: ReturnParty; refundMade: boolean }): ReturnStep[] {
  return STEPS.filter((step) => returnAfter(step, now) !== null)
}

/** Requested (1), approved (2) and sent back (7) are running; refused, confirmed and cancelled are ends. */
export function returnRunning(status: number): boolean {
  return status === requested || status === approved || status === sentBack
}

/** Whether a number is one of the return status codes 1, 2, 3, 4, 5, 7. */
export function isReturnStatus(code: number): code is ReturnStatus {
  return Object.values(RETURN_STATUS).some((status) => status === code)
}

/** Pieces of a line that can still be returned: bought less those in returns that were not refused (3) or cancelled (5). */
export function returnableQuantity(
  bought: number,
  returns: readonly { status: ReturnStatus; quantity: number }[],
): number {
  const taken = returns
    .filter(({ status }) => status !== refused && status !== cancelled)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(0, bought - taken)
}
