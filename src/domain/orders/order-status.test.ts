import { describe, expect, test } from "vitest"
import {
  DISPLAY_STATUS,
  displayStatus,
  hasShipped,
  isOrderStatus,
  isPaymentStatus,
  mayMoveOrder,
  ORDER_STATUS,
  PAYMENT_STATUS,
  progressStep,
} from "./order-status.ts"

const statuses = [1, 2, 5, 6, 7, 8, 9, 10] as const
const payments = [0, 1, 2, 3] as const

test("the codes are those of the specification", () => {
  expect(ORDER_STATUS).toEqual({
    created: 1,
    cancelled: 2,
    placed: 5,
    invalid: 6,
    preparing: 7,
    shipped: 8,
    delivered: 9,
    completed: 10,
  })
  expect(PAYMENT_STATUS).toEqual({ unpaid: 0, paid: 1, refunded: 2, processing: 3 })
  expect(DISPLAY_STATUS).toEqual({ confirmed: 0, unpaid: 1, shipped: 2, cancelled: 3, completed: 4 })
})

describe("displayStatus", () => {
  test.each([
    [1, 0, "unpaid"],
    [1, 3, "confirmed"],
    [1, 1, "confirmed"],
    [5, 0, "unpaid"],
    [5, 1, "confirmed"],
    [5, 2, "confirmed"],
    [7, 0, "unpaid"],
    [7, 1, "confirmed"],
    [8, 0, "shipped"],
    [8, 1, "shipped"],
    [9, 1, "shipped"],
    [9, 0, "shipped"],
    [2, 0, "cancelled"],
    [2, 2, "cancelled"],
    [6, 0, "cancelled"],
    [6, 3, "cancelled"],
    [10, 0, "completed"],
    [10, 1, "completed"],
    [4, 0, "unpaid"],
    [99, 1, "confirmed"],
  ] as const)("status %i with payment %i shows %s", (status, payment, shown) => {
    expect(displayStatus(status, payment)).toBe(shown)
  })
})

describe("progressStep", () => {
  test.each([
    [1, [0, null, null, null]],
    [2, [null, null, null, null]],
    [5, [0, 1, 1, 1]],
    [6, [null, 1, 1, 1]],
    [7, [null, 1, 1, 1]],
    [8, [2, 2, 2, 2]],
    [9, [2, 2, 2, 2]],
    [10, [3, 3, 3, 3]],
    [0, [null, null, null, null]],
    [4, [null, null, null, null]],
    [11, [null, null, null, null]],
  ] as const)("status %i by payment 0 to 3: %j", (status, steps) => {
    expect(payments.map((payment) => progressStep(status, payment))).toEqual(steps)
  })
})

describe("an order only moves forward", () => {
  test.each([
    [1, [2, 5, 6]],
    [5, [2, 7, 8]],
    [7, [2, 8]],
    [8, [9, 10]],
    [9, [10]],
    [10, []],
    [2, []],
    [6, []],
  ] as const)("from %i to %j and nowhere else", (from, allowed) => {
    expect(statuses.filter((to) => mayMoveOrder(from, to))).toEqual(allowed)
  })
})

test("codes that exist", () => {
  const upTo = Array.from({ length: 14 }, (_, index) => index - 1)
  expect(upTo.filter(isOrderStatus)).toEqual([1, 2, 5, 6, 7, 8, 9, 10])
  expect(upTo.filter(isPaymentStatus)).toEqual([0, 1, 2, 3])
  expect(isOrderStatus(1.5)).toBe(false)
})

test("what has shipped", () => {
  expect(statuses.filter(hasShipped)).toEqual([8, 9, 10])
})
