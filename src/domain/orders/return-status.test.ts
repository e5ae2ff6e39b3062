import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  isReturnStatus,
  RETURN_STATUS,
  returnAfter,
  returnableQuantity,
  returnRunning,
  returnSteps,
} from "./return-status.ts"

const statuses = [1, 2, 3, 4, 5, 7] as const

test("the codes are those of the specification", () => {
  expect(RETURN_STATUS).toEqual({ requested: 1, approved: 2, refused: 3, confirmed: 4, cancelled: 5, sentBack: 7 })
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter(isReturnStatus)).toEqual([1, 2, 3, 4, 5, 7])
})

describe("who may do what with a return", () => {
  test.each([
    ["shopper", 1, false, ["cancel"]],
    ["shopper", 1, true, ["cancel"]],
    ["shopper", 2, false, ["sendBack", "cancel"]],
    ["shopper", 2, true, ["sendBack", "confirm", "cancel"]],
    ["shopper", 7, false, ["sendBack"]],
    ["shopper", 7, true, ["sendBack", "confirm"]],
    ["shopper", 3, true, []],
    ["shopper", 4, true, []],
    ["shopper", 5, true, []],
    ["staff", 1, false, ["approve", "refuse"]],
    ["staff", 2, false, ["confirm"]],
    ["staff", 7, false, ["refuse", "confirm"]],
    ["staff", 3, false, []],
    ["staff", 4, false, []],
    ["staff", 5, false, []],
  ] as const)("%s at status %i, refund made %s: %j", (by, status, refundMade, steps) => {
    expect(returnSteps({ by, status, refundMade })).toEqual(steps)
  })

  test.each([
    ["approve", 1, "staff", 2],
    ["refuse", 1, "staff", 3],
    ["confirm", 7, "staff", 4],
    ["cancel", 1, "shopper", 5],
    ["sendBack", 2, "shopper", 7],
    ["sendBack", 1, "shopper", null],
    ["approve", 1, "shopper", null],
    ["confirm", 7, "shopper", null],
    ["confirm", 1, "staff", null],
  ] as const)("%s at %i by the %s leads to %j", (step, status, by, next) => {
    expect(returnAfter(step, { status, by, refundMade: false })).toBe(next)
  })
})

test("requested, approved and sent back are running", () => {
  expect(statuses.filter(returnRunning)).toEqual([1, 2, 7])
})

describe("returnableQuantity", () => {
  test.each([
    [3, [], 3],
    [3, [{ status: 1, quantity: 1 }], 2],
    [3, [{ status: 2, quantity: 1 }], 2],
    [3, [{ status: 4, quantity: 3 }], 0],
    [3, [{ status: 7, quantity: 2 }], 1],
    [3, [{ status: 3, quantity: 3 }], 3],
    [3, [{ status: 5, quantity: 3 }], 3],
    [
      5,
      [
        { status: 4, quantity: 2 },
        { status: 5, quantity: 2 },
        { status: 1, quantity: 1 },
      ],
      2,
    ],
    [1, [{ status: 4, quantity: 2 }], 0],
  ] as const)("of %i bought with returns %j, %i are left", (bought, returns, left) => {
    expect(returnableQuantity(bought, returns)).toBe(left)
  })

  test("is never below zero and never above what was bought", () => {
    const returns = fc.array(fc.record({ status: fc.constantFrom(...statuses), quantity: fc.nat(50) }))
    fc.assert(
      fc.property(fc.nat(100), returns, (bought, list) => {
        const left = returnableQuantity(bought, list)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(bought)
      }),
    )
  })
})
