import { invalidRequest } from "./stripe-refusal.ts"

const WHOLE_ONLY = ["isk", "ugx"]
const LAST_DIGIT_ZERO = ["bhd", "jod", "kwd", "omr", "tnd"]
const SMALLEST: Record<string, number> = { usd: 50, eur: 50, gbp: 30, jpy: 50, huf: 17_500 }

/** As docs.stripe.com/currencies has it. */
export function checkAmount(amount: number, currency: string): void {
  if (!/^[a-z]{3}$/.test(currency)) throw invalidRequest(`Invalid currency: ${currency}`, { param: "currency" })
  if (amount < (SMALLEST[currency] ?? 1))
    throw invalidRequest("Amount must be at least the minimum.", { code: "amount_too_small", param: "amount" })
  checkUnit(amount, currency)
}

export function checkUnit(amount: number, currency: string): void {
  if (WHOLE_ONLY.includes(currency) && amount % 100 !== 0)
    throw invalidRequest("Invalid amount.", { code: "invalid_charge_amount_no_decimal_compatible", param: "amount" })
  if (LAST_DIGIT_ZERO.includes(currency) && amount % 10 !== 0)
    throw invalidRequest("Invalid amount: the last digit must be 0.", {
      code: "parameter_invalid_integer",
      param: "amount",
    })
}
