/** Stripe's documented test cards and accounts, and what each leads to. */
export const TEST_CARDS = {
  success: "4242424242424242",
  declined: "4000000000000002",
  insufficientFunds: "4000000000009995",
  /** Asks for 3-D Secure each time. */
  challenge: "4000002760003184",
  /** Pays; a refund is pending first. */
  refundPending: "4000000000007726",
  /** Pays; a refund succeeds first and fails later. */
  refundFails: "4000000000005126",
  /** A bank debit: in processing until the bank has answered. */
  slow: "AT321904300235473204",
} as const

export type CardBehaviour = keyof typeof TEST_CARDS

const BEHAVIOURS: readonly CardBehaviour[] = [
  "success",
  "declined",
  "insufficientFunds",
  "challenge",
  "refundPending",
  "refundFails",
  "slow",
]

export function behaviourOf(number: string): CardBehaviour | undefined {
  const plain = number.replaceAll(/[ -]/g, "")
  return BEHAVIOURS.find((behaviour) => TEST_CARDS[behaviour] === plain)
}
