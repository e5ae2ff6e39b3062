/** What a shop needs before it can sell, in the order in which its owner is led through it. */
export const FIRST_STEPS = [
  "name",
  "place",
  "currency",
  "taxes",
  "freight",
  "payment",
  "goods",
  "policies",
  "look",
  "live",
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** Steps that may be done by deciding that all stays as it is: no sign, this currency, no taxes, this look. */
export const SETTLED_BY_HAND = ["name", "currency", "taxes", "look"] as const

/** What is there of a shop. */
export type ShopProgress = {
  hasLogo: boolean
  hasContactEmail: boolean
  hasCountry: boolean
  hasAddress: boolean
  hasTaxes: boolean
  hasFreight: boolean
  /** A way to pay that takes real money, or none. */
  hasPayment: boolean
  goodsForSale: boolean
  hasPolicies: boolean
  hasOwnLook: boolean
  isLive: boolean
  settled: readonly string[]
}

export type StepState = { step: FirstStep; isDone: boolean; byHand: boolean }

/** The first steps with what is done of them. Rule: what is there counts by itself; a decision counts where nothing is there. */
export function firstSteps(progress: ShopProgress): StepState[] {
  const found: Record<FirstStep, boolean> = {
    name: progress.hasLogo,
    place: progress.hasContactEmail && progress.hasCountry && progress.hasAddress,
    // Once there are prices the currency has been decided on.
    currency: progress.goodsForSale,
    taxes: progress.hasTaxes,
    freight: progress.hasFreight,
    payment: progress.hasPayment,
    goods: progress.goodsForSale,
    policies: progress.hasPolicies,
    look: progress.hasOwnLook,
    live: progress.isLive,
  }
  const mayBeSettled: readonly string[] = SETTLED_BY_HAND
  return FIRST_STEPS.map((step) => {
    const byHand = !found[step] && mayBeSettled.includes(step) && progress.settled.includes(step)
    return { step, isDone: found[step] || byHand, byHand }
  })
}

/** What stands between a shop and its opening. */
export function openSteps(steps: readonly StepState[]): FirstStep[] {
  return steps.filter(({ step, isDone }) => !isDone && step !== "live").map(({ step }) => step)
}
