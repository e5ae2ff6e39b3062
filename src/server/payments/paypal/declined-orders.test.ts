import { describe, expect, test } from "vitest"
import { declinedOrders } from "./declined-orders.ts"

describe("an order whose instrument was declined", () => {
  test("rests longer after each decline, an hour at most, until it is approved anew", () => {
    let now = 0
    const orders = declinedOrders(() => now)
    expect(orders.isResting("ORDER")).toBe(false)
    for (const seconds of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      orders.note("ORDER")
      now += seconds * 1000 - 1
      expect(orders.isResting("ORDER")).toBe(true)
      now += 1
      expect(orders.isResting("ORDER")).toBe(false)
    }
    orders.note("ORDER")
    expect(orders.isResting("ANOTHER")).toBe(false)
    orders.forget("ORDER")
    expect(orders.isResting("ORDER")).toBe(false)
  })

  test("is forgotten when a thousand others came after it", () => {
    const orders = declinedOrders(() => 0)
    for (let order = 0; order <= 1000; order++) orders.note(`ORDER${order}`)
    expect(orders.isResting("ORDER0")).toBe(false)
    expect(orders.isResting("ORDER1")).toBe(true)
  })
})
