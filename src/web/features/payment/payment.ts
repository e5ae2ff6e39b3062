import type { PaymentWay } from "../../../domain/orders/payment-way.ts"
import type { ChargedAmount } from "../../../domain/pricing/charged-amount.ts"
import type { Faults } from "../../shell/faults-of.ts"

/** A way to pay that the shop offers: a provider and one of its methods. */
export type PayMethod = {
  provider: string
  method: string
  way: PaymentWay
  isTest: boolean
  /** How to pay without a provider, in the shop's words. */
  instructions: string
}

/** The providers that this storefront has a part for. */
export type PayProvider = "sandbox" | "paypal" | "stripe"
/** A way to pay an order here, with what its provider's script is opened with. */
export type OnlineMethod = Omit<PayMethod, "provider" | "way" | "instructions"> & {
  provider: PayProvider
  publicKeys: Readonly<Record<string, string>>
}

/** What a good of the order looks like, where the buyer is thanked for it. */
type PaidLine = { id: number; name: string; image: string | null; quantity: number }

/** The payment of an order, as its page shows it. */
export type Payment = {
  /**
   * `agreed`: nothing is paid here, buyer and shop agree; `offline`: neither, the buyer is told how; `done`: just paid or
   * placed, and thanked for.
   */
  state: "open" | "processing" | "agreed" | "offline" | "done"
  number: string
  /** In the currency that the order is charged in. */
  total: ChargedAmount
  currency: { code: string; symbol: string }
  buyer: string
  /** How long the pieces are held; null where there is no end. */
  secondsLeft: number | null
  isPaid: boolean
  /** While it waits for money that comes without a provider. */
  byHand: { way: PaymentWay; instructions: string; received: ChargedAmount; owed: ChargedAmount } | null
  lines: PaidLine[]
  methods: OnlineMethod[]
  /** The ways of the shop in which nothing is paid here. */
  otherWays: PaymentWay[]
  /** The method that was chosen at the checkout, as `methodValue` says it. */
  chosen: string
}

/** Fields of the forms that pay. The button that sends one of them says which step it is. */
export const PAY_FIELDS = {
  step: "pay",
  method: "method",
  number: "number",
  expiry: "expiry",
  code: "cvc",
  token: "token",
  payment: "payment",
  answer: "code",
  /** No field: under this name stands why another way was refused. */
  way: "way",
} as const

/** What comes after a step that has not paid the order yet. */
export type PayStep =
  | { kind: "card"; number: string }
  | { kind: "challenge"; token: string; payment: string; method: string }
  | { kind: "declined" }
  | { kind: "cancelled" }

export type PayOutcome = { isDone: false; faults: Faults; step?: PayStep }

/** A method as one field of a form names it. */
export const methodValue = ({ provider, method }: Pick<PayMethod, "provider" | "method">) => `${provider}/${method}`

/** What an action has said of a payment; null where it was about something else. */
export function payOutcomeIn(actionData: unknown): PayOutcome | null {
  return isPayOutcome(actionData) ? actionData : null
}

/** Only our own action answers with faults; whether a step is among it is all that is not known. */
const isPayOutcome = (told: unknown): told is PayOutcome =>
  typeof told === "object" && told !== null && "isDone" in told && told.isDone === false && "faults" in told
