/** Numbers for the card fields of the stand-in. */
export const PAYPAL_TEST_CARDS = {
  good: "4012000033330026",
  /** The bank says no when the money is taken. */
  declined: "4000000000000002",
  /** The bank asks the buyer first. */
  challenged: "4868719460707704",
} as const
