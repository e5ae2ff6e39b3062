import { expect, test } from "vitest"
import { charged } from "../pricing/charged-amount.ts"
import { disputedSum, isAllGone, leftToGiveBack, refundAfter } from "./order-money.ts"

test.each([
  ["requested", false, "pending", "pending"],
  ["requested", false, "made", "made"],
  ["requested", false, "failed", "failed"],
  ["pending", false, "pending", null],
  ["pending", false, "made", "made"],
  ["pending", false, "failed", "failed"],
  ["made", false, "pending", null],
  ["made", false, "made", null],
  ["made", false, "failed", "failed"],
  // We gave up asking, but the provider has it after all.
  ["failed", false, "pending", "pending"],
  ["failed", false, "made", "made"],
  ["failed", false, "failed", null],
  // An answer that was asked for before it failed there.
  ["failed", true, "made", null],
  ["failed", true, "pending", null],
] as const)("a refund that is %s (failed there: %s) and told as %s becomes %s", (status, failedThere, told, next) => {
  expect(refundAfter({ status, failedThere }, told)).toBe(next)
})

test.each([
  [4200, 0, 0, 0, 4200, false],
  [4200, 1200, 0, 0, 3000, false],
  [4200, 1200, 0, 500, 2500, false],
  [4200, 1200, 3000, 0, 0, true],
  [4200, 4200, 0, 0, 0, true],
  [4200, 0, 4200, 0, 0, true],
  [4200, 0, 0, 4200, 0, false],
  // Somebody was quicker at the provider's own desk: what was promised besides cannot be kept.
  [4200, 4200, 0, 4200, 0, true],
  [4200, 3000, 4200, 0, 0, true],
])("of %i, refunded %i, lost %i, promised %i: %i is left", (amount, refunded, lost, promised, left, allGone) => {
  const money = { amount: charged(amount), refunded: charged(refunded), lost: charged(lost) }
  expect(leftToGiveBack(money, charged(promised))).toBe(left)
  expect(isAllGone(money)).toBe(allGone)
})

const EUR = (amount: number) => ({ amount: charged(amount), currencyCode: "EUR" })
const JPY = (amount: number) => ({ amount: charged(amount), currencyCode: "JPY" })

test.each([
  ["open", EUR(1000), [], EUR(1000)],
  ["open", JPY(1630), [], JPY(1630)],
  // What was withdrawn while it is open may come back.
  ["open", EUR(1000), [EUR(900)], EUR(1000)],
  ["won", JPY(1630), [], JPY(1630)],
  ["lost", EUR(1000), [], EUR(1000)],
  ["lost", EUR(1000), [EUR(700)], EUR(700)],
  ["lost", EUR(1000), [JPY(1500)], EUR(1000)],
  ["lost", JPY(1630), [EUR(990)], EUR(990)],
  ["lost", JPY(1630), [JPY(1600), EUR(990)], EUR(990)],
  ["lost", JPY(1630), [JPY(1600)], JPY(1600)],
  ["lost", JPY(1630), [], JPY(1630)],
] as const)("a charge of euros, a dispute that is %s: %j, withdrawn %j, is %j", (status, sum, withdrawn, counted) => {
  expect(disputedSum({ status, ...sum, withdrawn }, "EUR")).toEqual(counted)
})
