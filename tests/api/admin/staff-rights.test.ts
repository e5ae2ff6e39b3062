import { describe, expect, test } from "vitest"
import { adminCalls } from "../../../src/contract/admin/calls.ts"
import { isOwners, mayCall, staffRights } from "../../../src/contract/admin/staff-rights.ts"
import type { Call } from "../../../src/contract/call.ts"
import { bought } from "../bought.ts"
import { testShop } from "../test-shop.ts"
import { atDesk } from "./desk/desk.ts"

const shop = await testShop()
const { ask, get, rows, send } = shop
const { asOwner, asClerk } = await atDesk(shop)
const calls = Object.entries<Call>(adminCalls).filter(([, call]) => call.who === "staff")

test("every call of the staff has its row, and no other has one", () => {
  expect(Object.keys(staffRights).sort()).toEqual(calls.map(([name]) => name).sort())
  expect(calls.filter(([name]) => !mayCall("owner", name))).toEqual([])
})

/** The calls that move money or say who may; whoever takes one from the owner has to say so here too. */
test("these are the owner's", () => {
  expect(calls.map(([name]) => name).filter(isOwners)).toEqual([
    "GET /api/admin/audit/lists",
    "POST /api/admin/order/refund",
    "POST /api/admin/order/givenBack",
    "GET /api/admin/staff/lists",
    "POST /api/admin/staff/add",
    "POST /api/admin/staff/link",
    "POST /api/admin/staff/role",
    "POST /api/admin/staff/remove",
    "POST /api/admin/member/vatNumber",
    "POST /api/admin/coupon/save",
    "POST /api/admin/coupon/remove",
    "POST /api/admin/coupon/give",
    "GET /api/admin/site/settings",
    "POST /api/admin/site/settings",
    "GET /api/admin/site/apps",
    "POST /api/admin/site/apps",
    "GET /api/admin/offlineWay/lists",
    "POST /api/admin/offlineWay/save",
    "GET /api/admin/currency/lists",
    "POST /api/admin/currency/save",
    "POST /api/admin/currency/remove",
    "GET /api/admin/freight/lists",
    "POST /api/admin/freight/save",
    "POST /api/admin/freight/remove",
    "GET /api/admin/tax/settings",
    "POST /api/admin/tax/settings",
    "GET /api/admin/tax/oss",
    "POST /api/admin/tax/euroRate",
    "GET /api/admin/paymentAccount/lists",
    "POST /api/admin/paymentAccount/save",
    "POST /api/admin/paymentAccount/switch",
    "POST /api/admin/paymentAccount/remove",
    "POST /api/admin/paymentAccount/test",
    "GET /api/admin/guide",
    "POST /api/admin/guide/settle",
    "POST /api/admin/guide/live",
    "GET /api/admin/site/domains",
    "POST /api/admin/domain/add",
    "POST /api/admin/domain/check",
    "POST /api/admin/domain/primary",
    "POST /api/admin/domain/remove",
    "GET /api/admin/mail/lists",
    "GET /api/admin/mail/preview",
    "POST /api/admin/mail/addition",
    "POST /api/admin/mail/test",
  ])
})

test.each(calls.filter(([name]) => !name.endsWith("/logout")))(
  "%s is let through as the table says",
  async (name, { upload }) => {
    const [method = "", path = ""] = name.split(" ")
    const headers = { ...(method === "POST" && !upload && { "content-type": "application/json" }) }
    const reasonFor = async (as: typeof asClerk) => {
      const body = method === "POST" && !upload ? "{}" : undefined
      const reply = await send(path, { method, headers: { ...headers, ...as.headers }, ...(body && { body }) })
      return (await reply.json()).reason
    }
    expect((await reasonFor(asClerk)) === "ownerOnly").toBe(isOwners(name))
    expect(await reasonFor(asOwner)).not.toBe("ownerOnly")
  },
)

describe("cancelling an order", () => {
  const cancel = (order_no: string, as: typeof asClerk) =>
    ask("POST /api/admin/order/cancel", { body: { order_no }, ...as })
  const actions = async (order_no: string, as: typeof asClerk) => {
    return (await get("GET /api/admin/order/detail", { order_no }, as)).actions
  }

  test("that is paid gives money back, which is the owner's to decide", async () => {
    const { id, orderNo } = await bought(shop, { status: 5, paymentStatus: 1 })
    expect(await actions(orderNo, asClerk)).not.toContain("cancel")
    expect(await actions(orderNo, asClerk)).not.toContain("refund")
    expect(await cancel(orderNo, asClerk)).toMatchObject({ status: 403, reason: "ownerOnly" })
    expect(await rows("select status from shop_order where id = $1", id)).toEqual([{ status: 5 }])
    expect(await rows("select from refund where order_id = $1", id)).toEqual([])
    expect(await actions(orderNo, asOwner)).toEqual(expect.arrayContaining(["cancel", "refund"]))
    expect(await cancel(orderNo, asOwner)).toMatchObject({ code: 1, data: { dStatus: 2 } })
  })

  test("that is not paid is anybody's", async () => {
    const { orderNo } = await bought(shop, { status: 1, paymentStatus: 0 })
    expect(await actions(orderNo, asClerk)).toContain("cancel")
    expect(await cancel(orderNo, asClerk)).toMatchObject({ code: 1, data: { dStatus: 2 } })
  })
})
