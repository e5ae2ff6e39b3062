import { describe, expect, test } from "vitest"
import { WITHDRAWAL_DAYS } from "../constants.ts"
import { cents } from "../pricing/money.ts"
import {
  type AskedReturn,
  freightOfWithdrawal,
  isWithdrawal,
  lastWithdrawalDay,
  type WithdrawalRule,
} from "./withdrawal.ts"

const BERLIN: WithdrawalRule = { days: WITHDRAWAL_DAYS, timeZone: "Europe/Berlin" }
const RETURN: AskedReturn = {
  buyer: "private",
  to: { country: "FR", region: null, postcode: "75008" },
  deliveredAt: new Date("2026-11-02T10:00:00Z"),
  askedAt: new Date("2026-11-16T12:00:00Z"),
  isEveryPiece: true,
}

test.each([
  ["2026-11-02T10:00:00Z", "2026-11-16"],
  ["2026-11-02T22:59:59Z", "2026-11-16"],
  // After midnight in Berlin.
  ["2026-11-02T23:00:00Z", "2026-11-17"],
  // The 21st is a Saturday.
  ["2026-11-07T10:00:00Z", "2026-11-23"],
  ["2026-11-08T10:00:00Z", "2026-11-23"],
])("delivered at %s: until %s", (deliveredAt, day) => {
  expect(lastWithdrawalDay(new Date(deliveredAt), WITHDRAWAL_DAYS, "Europe/Berlin")).toBe(day)
})

describe("a return is a withdrawal", () => {
  test.each<[string, Partial<AskedReturn>, boolean]>([
    ["of everything in time", {}, true],
    ["in the last second", { askedAt: new Date("2026-11-16T22:59:59Z") }, true],
    ["a second later", { askedAt: new Date("2026-11-16T23:00:00Z") }, false],
    ["before delivery", { deliveredAt: null }, true],
    ["of a part", { isEveryPiece: false }, false],
    ["by a business", { buyer: "business" }, false],
    ["by a confirmed business", { buyer: "confirmedBusiness" }, false],
    ["outside of the Union", { to: { country: "CH", region: null, postcode: "8001" } }, false],
    ["in Northern Ireland", { to: { country: "GB", region: null, postcode: "BT1 5GS" } }, true],
  ])("%s: %j: %s", (_, change, is) => {
    expect(isWithdrawal({ ...RETURN, ...change }, BERLIN)).toBe(is)
  })

  test("not where the shop has switched it off", () => {
    expect(isWithdrawal(RETURN, { ...BERLIN, days: null })).toBe(false)
  })

  test("longer where the shop gives more time", () => {
    const late = { ...RETURN, askedAt: new Date("2026-12-02T12:00:00Z") }
    expect([isWithdrawal(late, BERLIN), isWithdrawal(late, { ...BERLIN, days: 30 })]).toEqual([false, true])
  })
})

test.each<[string, Partial<AskedReturn>, number, number, number]>([
  ["all of it", {}, 500, 500, 500],
  ["not what express cost more", {}, 1_500, 500, 500],
  ["no more than was paid", {}, 0, 500, 0],
  ["none for a part", { isEveryPiece: false }, 500, 500, 0],
])("freight comes back: %s", (_, change, paid, standard, back) => {
  const freight = { paid: cents(paid), standard: cents(standard) }
  expect(freightOfWithdrawal({ ...RETURN, ...change }, BERLIN, freight)).toBe(back)
})
