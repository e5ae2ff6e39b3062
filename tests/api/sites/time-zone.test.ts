import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { addDays, dayIn } from "../../../src/domain/calendar-day.ts"
import { dayBegins } from "../../../src/domain/day-begins.ts"
import { zoneOffsets } from "../../../src/domain/zone-offsets.ts"
import { newGoods } from "../admin/catalog/shelf.ts"
import { keeping } from "../admin/catalog/staff-calls.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { bought } from "../bought.ts"
import { guestBuys, orderNoOf } from "../buying.ts"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const desk = await atDesk(shop)
const owner = keeping(shop, desk.asOwner)

/** Twenty-five hours apart: whenever it is, these two never have the same day. */
const FIRST = "Pacific/Kiritimati"
const LAST = "Pacific/Pago_Pago"

const settings = () => owner.reads("GET /api/admin/site/settings")
const moveTo = async (timeZone: string) =>
  owner.does("POST /api/admin/site/settings", { timeZone, updated_at: (await settings()).updated_at })
const todayIn = (zone: string) => dayIn(new Date(), zone)

describe("a shop's time zone", () => {
  test("is what the owner says, and the shop tells it", async () => {
    expect(await moveTo("Asia/Kolkata")).toMatchObject({ timeZone: "Asia/Kolkata" })
    expect(await get("GET /api/site/config")).toMatchObject({ timeZone: "Asia/Kolkata" })
    expect((await desk.noted("site")).at(-1)).toMatchObject({ detail: { fields: ["timeZone"] } })
  })

  test.each(["Mars/Olympus", "Berlin", "+02:00", "", "'; drop table site"])(
    "%j is refused in words",
    async (timeZone) => {
      const { updated_at, timeZone: before } = await settings()
      const answer = await ask("POST /api/admin/site/settings", { body: { timeZone, updated_at }, ...desk.asOwner })
      expect(answer).toMatchObject({ status: 422, data: { fields: { timeZone: "timeZoneUnknown" } } })
      expect((await settings()).timeZone).toBe(before)
    },
  )
})

describe("days of lists", () => {
  test.each([
    // In New York 2026-03-08 has 23 hours, 2026-11-01 has 25.
    ["America/New_York", "2026-03-08", "2026-03-08T04:59:59.999Z", false],
    ["America/New_York", "2026-03-08", "2026-03-08T05:00:00.000Z", true],
    ["America/New_York", "2026-03-08", "2026-03-09T03:59:59.999Z", true],
    ["America/New_York", "2026-03-08", "2026-03-09T04:00:00.000Z", false],
    ["America/New_York", "2026-11-01", "2026-11-01T04:00:00.000Z", true],
    ["America/New_York", "2026-11-01", "2026-11-02T04:59:59.999Z", true],
    ["America/New_York", "2026-11-01", "2026-11-02T05:00:00.000Z", false],
    ["Asia/Tokyo", "2026-03-08", "2026-03-07T15:00:00.000Z", true],
    ["Asia/Tokyo", "2026-03-08", "2026-03-08T15:00:00.000Z", false],
  ])("in %s %s has an order of %s: %s", async (zone, day, at, has) => {
    await moveTo(zone)
    const { id, orderNo } = await bought(shop)
    await rows("update shop_order set created_at = $1 where id = $2", at, id)
    const { list } = await owner.reads("GET /api/admin/order/lists", { keywords: orderNo, from: day, to: day })
    expect(list.length).toBe(has ? 1 : 0)
  })
})

describe.each([FIRST, LAST])("in %s", (zone) => {
  test("the last days of the desk are days there, from their first moment", async () => {
    await moveTo(zone)
    const today = () => owner.reads("GET /api/admin/desk/today")
    const before = await today()
    const last = todayIn(zone)
    expect(before.days.map(({ day }) => day)).toEqual(
      before.days.map((_, at) => addDays(last, at + 1 - before.days.length)),
    )
    const begin = dayBegins(last, zoneOffsets(zone, new Date()))
    for (const at of [begin - 1, begin, begin]) {
      const { id } = await bought(shop, { status: 5 })
      await rows("update shop_order set created_at = $1 where id = $2", new Date(at), id)
    }
    const { days } = await today()
    const more = days.map(({ orders }, at) => orders - (before.days[at]?.orders ?? 0))
    expect(more.slice(-3)).toEqual([0, 1, 2])
  })

  test("an order's number has the day there", async () => {
    await moveTo(zone)
    const { variantId: detail_id } = await newGoods(shop)
    const orderNo = orderNoOf(await guestBuys(shop, [{ detail_id, number: 1 }]))
    expect(orderNo.slice(0, 8)).toBe(todayIn(zone).replaceAll("-", ""))
  })

  test("money cannot have come on a day that begins nowhere near", async () => {
    await moveTo(zone)
    const received = async (day: string) => {
      const { orderNo } = await bought(shop, { status: 1, paymentStatus: 0 })
      const headers = { ...desk.owner.headers, "idempotency-key": randomUUID() }
      return ask("POST /api/admin/order/received", {
        body: { order_no: orderNo, amount: 1, day, reference: "" },
        headers,
      })
    }
    expect(await received(addDays(todayIn(zone), 2))).toMatchObject({
      status: 422,
      data: { fields: { day: "invalid" } },
    })
    expect(await received(todayIn(zone))).not.toMatchObject({ status: 422 })
  })
})

describe("a bare day", () => {
  const coupon = { dnames: "Until then", type: "1" as const, amount: 1, receiveType: "1" as const }

  test.each([
    ["Europe/Berlin", "2026-11-30", "2026-11-30T23:00:00.000Z"],
    ["Europe/Berlin", "2027-03-28", "2027-03-28T22:00:00.000Z"],
    ["Europe/Berlin", "2047-07-01", "2047-07-01T22:00:00.000Z"],
    ["America/Los_Angeles", "2026-11-30", "2026-12-01T08:00:00.000Z"],
    ["America/Los_Angeles", "2026-11-30T18:00", "2026-12-01T02:00:00.000Z"],
    ["America/Los_Angeles", "2026-11-30T18:00:00+01:00", "2026-11-30T17:00:00.000Z"],
  ])("by the clocks of %s a coupon until %s ends at %s", async (zone, peirodTime, end) => {
    await moveTo(zone)
    const { id } = await owner.does("POST /api/admin/coupon/save", { ...coupon, peirodTime })
    const { list } = await owner.reads("GET /api/admin/coupon/lists", { page_size: 100 })
    expect(list.find((each) => each.id === id)?.peirodTime).toBe(end)
  })

  test("is the last of a member's coupon, whole, and then it is over", async () => {
    const member = await newMember(shop)
    const hold = async (zone: string) => {
      await moveTo(zone)
      const { id } = await owner.does("POST /api/admin/coupon/save", { ...coupon, peirodTime: todayIn(LAST) })
      const [site] = await rows<{ id: number }>("select site_id as id from member where id = $1", member.id)
      await rows(
        "insert into member_coupon (site_id, member_id, coupon_id) values ($1, $2, $3)",
        site?.id,
        member.id,
        id,
      )
      const { list } = await get("GET /api/user/promation", undefined, { headers: member.headers })
      return list.at(-1)?.state
    }
    expect(await hold(LAST)).toBe("available")
    expect(await hold(FIRST)).toBe("expired")
  })

  test.each([
    [LAST, LAST, 7],
    [FIRST, LAST, 10],
    [LAST, FIRST, 10],
    [FIRST, FIRST, 7],
  ])("in %s an offer for today's day in %s asks %d", async (zone, there, price) => {
    await moveTo(zone)
    const { goodsId } = await newGoods(shop)
    const day = todayIn(there)
    const sent = { dnames: "One day", beginTime: day, endTime: day, detail: [{ goodId: goodsId, salePrice: 7 }] }
    await owner.does("POST /api/admin/goodsPromotion/save", sent)
    expect((await get("GET /api/goods/detail", { id: goodsId })).minPrice).toBe(price)
  })

  test.each([
    ["2026-11-30", "2026-11-29"],
    ["2026-11-30T23:30:00Z", "2026-11-30"],
    ["2026-11-30T23:00", "2026-11-30T23:00"],
    ["2026-11-30", "2026-11-31"],
    ["2026-11-30", "2200-01-01"],
    ["2026-11-30", "tomorrow"],
  ])("an offer from %s until %s is refused", async (beginTime, endTime) => {
    await moveTo("Europe/Berlin")
    const { goodsId } = await newGoods(shop)
    const window = { dnames: "Backwards", beginTime, endTime }
    const answers = [
      await owner.tries("POST /api/admin/goodsPromotion/save", {
        ...window,
        detail: [{ goodId: goodsId, salePrice: 7 }],
      }),
      await owner.tries("POST /api/admin/orderPromotion/save", {
        ...window,
        type: 3,
        ladderArea: [{ amount: 1, discount: 80 }],
      }),
      await owner.tries("POST /api/admin/shippingPromotion/save", window),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 422, reason: "invalidField", details: { fields: { endTime: "invalid" } } })
  })

  test("of news is published where it has begun", async () => {
    const publishTime = todayIn(FIRST)
    const sent = { title: "Tomorrow, elsewhere", content: "<p>Here already</p>", publishTime }
    for (const [zone, isPublished] of [
      [FIRST, true],
      [LAST, false],
    ] as const) {
      await moveTo(zone)
      const { id } = await owner.does("POST /api/admin/news/save", sent)
      expect(await owner.reads("GET /api/admin/news/detail", { id })).toMatchObject({ isPublished })
      expect((await ask("GET /api/news/detail", { query: { id } })).code).toBe(isPublished ? 1 : 0)
    }
  })
})
