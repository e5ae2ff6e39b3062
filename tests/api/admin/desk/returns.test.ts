import { describe, expect, test } from "vitest"
import { bought } from "../../bought.ts"
import { newMember } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { newGoods, stockOf } from "../catalog/shelf.ts"
import { atDesk, replied } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { clerk, asClerk, elsewhere, noted, mails } = await atDesk(shop)

/** A member who wants to send two of three pieces back; a piece cost 10.00, reduced to 9.00. */
async function wanted(status = 1) {
  const member = await newMember(shop)
  const { variantId, goodsId } = await newGoods(shop, { stock: 5 })
  const lines = [{ quantity: 3, price: 1000, reduction: 300, variantId }]
  const order = await bought(shop, { memberId: member.id, email: member.email, lines })
  const asked = await ask("POST /api/order/returned", {
    body: {
      order_no: order.orderNo,
      items: [{ detail_id: variantId, number: 2 }],
      reason: "Too small",
      content: "Both of them",
    },
    headers: member.headers,
  })
  const { returned_id: id } = replied(asked)
  await rows("delete from attempt")
  if (status !== 1) await rows("update return_request set status = $2 where id = $1", id, status)
  return { id, member, order, variantId, goodsId }
}

const approve = (id: number, answer?: string, as = asClerk) =>
  ask("POST /api/admin/return/approve", { body: { id, ...(answer !== undefined && { answer }) }, ...as })
const refuse = (id: number, answer = "Worn", as = asClerk) =>
  ask("POST /api/admin/return/refuse", { body: { id, answer }, ...as })
const receive = (id: number, extra: { restock?: boolean; refund?: number } = {}, as = asClerk) =>
  ask("POST /api/admin/return/receive", { body: { id, ...extra }, ...as })
const detail = (id: number) => get("GET /api/admin/return/detail", { id }, asClerk)
const refundsOf = (orderId: number) => rows("select amount, cause from refund where order_id = $1", orderId)

describe("a return", () => {
  test("is listed and shown with what can be done", async () => {
    const { id, order, member } = await wanted()
    const list = await get("GET /api/admin/return/lists", { status: 1 }, asClerk)
    expect(list.list[0]).toMatchObject({
      id,
      order_no: order.orderNo,
      email: member.email,
      status: 1,
      reason: "Too small",
      pieces: 2,
      contacter: "Robin Hood",
    })
    expect(list.list.every((entry) => entry.status === 1)).toBe(true)
    expect(await detail(id)).toMatchObject({
      id,
      status: 1,
      content: "Both of them",
      refund: 18,
      refundMade: false,
      steps: ["approve", "refuse"],
      items: [{ number: 2 }],
    })
  })

  test("is approved with a word, and the buyer is told", async () => {
    const { id, member } = await wanted()
    expect((await approve(id, "Send it to the warehouse")).data).toMatchObject({ id, status: 2 })
    expect(await detail(id)).toMatchObject({ status: 2, answer: "Send it to the warehouse", steps: ["confirm"] })
    expect(await mails(member.email, "returnApproved")).toHaveLength(1)
    expect(await noted(`return ${id}`)).toMatchObject([
      { action: "return.approve", staff_id: clerk.id, detail: { answer: "Send it to the warehouse" } },
    ])
  })

  test("is refused with a reason, which is needed", async () => {
    const { id, member } = await wanted()
    expect(await refuse(id, " ")).toMatchObject({ status: 422, data: { fields: { answer: "contentRequired" } } })
    expect((await refuse(id, "They were worn")).data).toMatchObject({ id, status: 3 })
    expect(await detail(id)).toMatchObject({ status: 3, answer: "They were worn", steps: [] })
    expect(await mails(member.email, "returnRefused")).toHaveLength(1)
    expect(await noted(`return ${id}`)).toMatchObject([{ action: "return.refuse" }])
  })

  test("is received: the pieces go on the shelf, and what they cost goes back", async () => {
    const { id, order, variantId, member } = await wanted(7)
    expect((await receive(id)).data).toEqual({ id, status: 4, refund: 18 })
    expect(await stockOf(shop, variantId)).toBe(7)
    expect(await refundsOf(order.id)).toEqual([{ amount: 1800, cause: `return ${id}` }])
    expect(await mails(member.email, "returnConfirmed")).toHaveLength(1)
    expect(await noted(`return ${id}`)).toMatchObject([{ action: "return.receive", detail: { restock: true } }])
  })

  test("is received broken: nothing goes on the shelf, and less goes back", async () => {
    const { id, order, variantId } = await wanted(2)
    expect(await receive(id, { refund: 18.01 })).toMatchObject({ status: 422, data: { fields: { refund: "amount" } } })
    expect((await receive(id, { restock: false, refund: 4.5 })).data).toEqual({ id, status: 4, refund: 4.5 })
    expect(await stockOf(shop, variantId)).toBe(5)
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 450 }])
    expect(await detail(id)).toMatchObject({ refund: 4.5 })
  })

  test("for which nothing is to be given back asks for no refund", async () => {
    const { id, order } = await wanted(2)
    expect((await receive(id, { refund: 0 })).data).toEqual({ id, status: 4, refund: 0 })
    expect(await refundsOf(order.id)).toEqual([])
  })

  test.each([
    ["approve", approve, [1]],
    ["refuse", refuse, [1, 7]],
    ["receive", receive, [2, 7]],
  ] as const)("can be %sd in some states only", async (_step, act, from) => {
    for (const status of [1, 2, 3, 4, 5, 7] as const) {
      const { id } = await wanted(status)
      const answer = await act(id)
      if (from.some((each) => each === status)) expect(answer.code, String(status)).toBe(1)
      else {
        expect(answer, String(status)).toMatchObject({ status: 409, reason: "notPossibleNow", data: { status } })
        expect(await noted(`return ${id}`), String(status)).toEqual([])
      }
    }
  })

  test("received by ten clerks at once is restocked and refunded once", async () => {
    const { id, order, variantId } = await wanted(7)
    const answers = await Promise.all(Array.from({ length: 10 }, () => receive(id)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await stockOf(shop, variantId)).toBe(7)
    expect(await refundsOf(order.id)).toHaveLength(1)
    expect(await noted(`return ${id}`)).toHaveLength(1)
  })

  test("approved and refused at once is one of both", async () => {
    const { id } = await wanted()
    const answers = await Promise.all([approve(id), refuse(id)])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await noted(`return ${id}`)).toHaveLength(1)
  })

  test("is nothing to the staff of another shop", async () => {
    const { id } = await wanted()
    const unknown = { status: 404, reason: "unknownReturn" }
    expect(await ask("GET /api/admin/return/detail", { query: { id }, ...elsewhere })).toMatchObject(unknown)
    expect(await approve(id, undefined, elsewhere)).toMatchObject(unknown)
    expect(await refuse(id, "mine", elsewhere)).toMatchObject(unknown)
    expect(await receive(id, {}, elsewhere)).toMatchObject(unknown)
    expect(await receive(id, { refund: 1 }, elsewhere)).toMatchObject(unknown)
    expect((await get("GET /api/admin/return/lists", {}, elsewhere)).list.map((entry) => entry.id)).not.toContain(id)
    expect(await rows("select status from return_request where id = $1", id)).toEqual([{ status: 1 }])
  })

  test.each([6, 0, 8, 99])("status %i is none", async (status) => {
    expect(await ask("GET /api/admin/return/lists", { query: { status }, ...asClerk })).toMatchObject({ status: 422 })
  })
})
