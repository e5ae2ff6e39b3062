import { describe, expect, test } from "vitest"
import { owesRefund, shopperActions, staffActions } from "./order-actions.ts"

const statuses = [1, 2, 5, 6, 7, 8, 9, 10] as const
const payments = [0, 1, 2, 3] as const
const buyer = { returnRunning: false, viewer: "member", remarksOn: true } as const

describe("what the buyer may do", () => {
  test.each([
    [1, 0, ["pay", "cancel"]],
    [1, 3, ["cancel"]],
    [5, 0, ["pay", "cancel"]],
    [5, 1, ["cancel"]],
    [5, 3, ["cancel"]],
    [7, 0, ["pay", "cancel"]],
    [7, 1, ["cancel"]],
    [8, 0, ["pay", "confirm", "return", "review"]],
    [8, 3, ["confirm", "return", "review"]],
    [9, 0, ["pay", "confirm", "return", "review"]],
    [10, 0, ["pay", "return", "review"]],
    [8, 1, ["confirm", "return", "review"]],
    [9, 1, ["confirm", "return", "review"]],
    [10, 1, ["return", "review"]],
    [10, 2, ["review"]],
    [2, 0, []],
    [2, 1, []],
    [6, 0, []],
  ] as const)("status %i, payment %i: %j", (status, payment, actions) => {
    expect(shopperActions({ ...buyer, status, payment })).toEqual(actions)
  })

  test.each([
    [8, ["review"]],
    [9, ["review"]],
    [10, ["review"]],
  ] as const)("while a return runs, status %i allows %j", (status, actions) => {
    expect(shopperActions({ ...buyer, status, payment: 1, returnRunning: true })).toEqual(actions)
  })

  test("no reviews without the remarks app", () => {
    expect(shopperActions({ ...buyer, status: 10, payment: 1, remarksOn: false })).toEqual(["return"])
  })

  test("a guest with proof may do what a member may", () => {
    for (const status of statuses)
      for (const payment of payments)
        expect(shopperActions({ ...buyer, status, payment, viewer: "provenGuest" })).toEqual(
          shopperActions({ ...buyer, status, payment }),
        )
  })

  test("who only knows the number may do nothing", () => {
    const all = statuses.flatMap((status) =>
      payments.flatMap((payment) => shopperActions({ ...buyer, status, payment, viewer: "stranger" })),
    )
    expect(all).toEqual([])
  })
})

describe("what the staff may do", () => {
  test.each([
    [1, 0, false, ["accept", "cancel"]],
    [5, 1, false, ["prepare", "ship", "cancel", "refund"]],
    [5, 2, false, ["cancel"]],
    [7, 1, false, ["ship", "cancel", "refund"]],
    [7, 2, false, ["cancel"]],
    [8, 2, false, ["deliver", "complete"]],
    [8, 1, false, ["deliver", "complete", "refund"]],
    [9, 1, false, ["complete", "refund"]],
    [9, 1, true, ["refund"]],
    [10, 1, false, ["refund"]],
    [10, 2, false, []],
    [2, 1, false, ["refund"]],
    [6, 0, false, []],
  ] as const)("status %i, payment %i, return running %s: %j", (status, payment, returnRunning, actions) => {
    expect(staffActions({ status, payment, returnRunning })).toEqual(actions)
  })
})

test("only a cancelled or invalid order that was paid owes a refund", () => {
  const owing = statuses.flatMap((status) =>
    payments.filter((payment) => owesRefund(status, payment)).map((payment) => [status, payment]),
  )
  expect(owing).toEqual([
    [2, 1],
    [6, 1],
  ])
})
