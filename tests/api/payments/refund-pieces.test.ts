import { describe, expect, test } from "vitest"
import { aftermathDesk } from "./aftermath-desk.ts"

const { detail, paid, refund } = await aftermathDesk()

describe("for pieces of an order", () => {
  const order3 = { status: 8, lines: [{ quantity: 3, price: 1000, reduction: 1 }, { price: 2000 }], freight: 500 }

  test("each gives back what it cost, bit by bit exactly the line, and no piece twice", async () => {
    const order = await paid(order3)
    const [first, second] = order.lines
    if (!first || !second) throw new Error("The order has too few lines")
    const one = { id: first.id, quantity: 1 }
    for (const _ of [1, 2, 3]) expect((await refund(order.orderNo, { lines: [one] })).code).toBe(1)
    expect(await refund(order.orderNo, { lines: [one] })).toMatchObject({ status: 409, data: { why: "moreThanLeft" } })
    expect((await refund(order.orderNo, { lines: [{ id: second.id, quantity: 1 }] })).code).toBe(1)
    const { refunds, money } = await detail(order.orderNo)
    expect(refunds.map(({ amount }) => amount)).toEqual([10, 9.99, 10, 20])
    expect(refunds.map(({ lines }) => lines.map(({ id, quantity, amount }) => [id, quantity, amount]))).toEqual([
      [[first.id, 1, 10]],
      [[first.id, 1, 9.99]],
      [[first.id, 1, 10]],
      [[second.id, 1, 20]],
    ])
    expect(money, "the freight is left").toMatchObject({ left: 5 })
  })

  test("ten owners at once give a piece back once", async () => {
    const order = await paid(order3)
    const lines = [{ id: order.lines[0]?.id ?? 0, quantity: 2 }]
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order.orderNo, { lines })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect((await detail(order.orderNo)).refunds).toMatchObject([{ amount: 19.99 }])
  })

  test.each([
    ["no line of it", (_: number) => ({ lines: [{ id: 1, quantity: 1 }] }), 409],
    ["too many", (id: number) => ({ lines: [{ id, quantity: 4 }] }), 409],
    ["none", (id: number) => ({ lines: [{ id, quantity: 0 }] }), 422],
    [
      "the same twice",
      (id: number) => ({
        lines: [
          { id, quantity: 1 },
          { id, quantity: 1 },
        ],
      }),
      422,
    ],
    ["an empty list", (_: number) => ({ lines: [] }), 422],
    ["an amount besides", (id: number) => ({ amount: 1, lines: [{ id, quantity: 1 }] }), 422],
  ])("%s is refused", async (_, wish, status) => {
    const order = await paid(order3)
    const [line] = order.lines
    expect(await refund(order.orderNo, wish(line?.id ?? 0))).toMatchObject({ status })
    expect((await detail(order.orderNo)).refunds).toEqual([])
  })
})
