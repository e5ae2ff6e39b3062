import { expect, test } from "vitest"
import { charged } from "../pricing/charged-amount.ts"
import { isAllGone, leftToGiveBack, refundAfter } from "./order-money.ts"

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
