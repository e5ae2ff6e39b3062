import { beforeEach, describe, expect, test } from "vitest"
import { type Bought, bought } from "../bought.ts"
import { uploaded } from "../media/pictures.ts"
import { type Headers, newGuest, newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows, withoutApp } = shop
const ada = await newMember(shop)
const other = await newMember(shop)
await rows("update member set user_name = 'Ada Lovelace' where id = $1", ada.id)

beforeEach(() => rows("delete from attempt"))

const wordsFor = ({ orderNo, lines }: Bought, place = 0) => ({
  order_no: orderNo,
  good_id: lines[place]?.goodsId ?? 0,
  good_detail_id: lines[place]?.variantId ?? 0,
  stars: 4,
  content: "Solid, and heavier than it looks.",
})
type Words = ReturnType<typeof wordsFor> & { images?: string[]; email?: string }
const say = (words: Words, headers: Headers = ada.headers) => ask("POST /api/goods/addRemark", { body: words, headers })
const remarks = (goodsId = 0) => get("GET /api/goods/remarks", { goods_id: goodsId })
const ratingOf = async (goodsId = 0) => {
  const [row] = await rows<{ rating: number; count: number }>(
    "select rating, review_count as count from goods where id = $1",
    goodsId,
  )
  return row
}

test("an order is named by its id too, as the address of the review form has it, but only to its buyer", async () => {
  const order = await bought(shop, { memberId: ada.id })
  const { list } = await get("GET /api/Order/lists", undefined, { headers: ada.headers })
  const order_id = list.find(({ order_no }) => order_no === order.orderNo)?.id ?? 0
  const detail = await get("GET /api/order/orderDetail", { order_no: order.orderNo }, { headers: ada.headers })
  expect(detail.id).toBe(order_id)
  const byId = await get("GET /api/goods/remarkable", { order_id }, { headers: ada.headers })
  expect(byId).toEqual(await get("GET /api/goods/remarkable", { order_no: order.orderNo }, { headers: ada.headers }))
  for (const headers of [other.headers, newGuest(shop).headers, {}])
    expect(await ask("GET /api/goods/remarkable", { query: { order_id }, headers })).toMatchObject({ status: 404 })
  const unnamed = await ask("GET /api/goods/remarkable", { headers: ada.headers })
  expect(unnamed).toMatchObject({ status: 422, data: { fields: { order_no: "required" } } })
})

describe("a member who has bought something", () => {
  test("reviews it with stars, words and pictures, under half a name", async () => {
    const order = await bought(shop, { memberId: ada.id })
    const goodsId = order.lines[0]?.goodsId
    const before = await remarks(goodsId)
    const images = [await uploaded(shop, ada.headers), await uploaded(shop, ada.headers)]
    expect((await say({ ...wordsFor(order), images })).data).toEqual({ id: expect.any(Number), isShown: true })
    const after = await remarks(goodsId)
    expect(after.total).toBe(before.total + 1)
    expect(after.list[0]).toMatchObject({
      author: "Ada L.",
      stars: 4,
      content: "Solid, and heavier than it looks.",
      images,
    })
    const stars = before.summary.stars.with(3, (before.summary.stars[3] ?? 0) + 1)
    const points = stars.reduce((sum, count, index) => sum + count * (index + 1), 0)
    expect(after.summary).toMatchObject({ count: after.total, stars })
    expect(await ratingOf(goodsId)).toEqual({ rating: Math.round((points / after.total) * 100), count: after.total })
    expect((await get("GET /api/goods/detail", { id: goodsId })).remarkCount).toBe(after.total)
  })

  test("sees what can be reviewed and what was said", async () => {
    const order = await bought(shop, { memberId: ada.id, lines: [{}, {}, { isGift: true }] })
    await say(wordsFor(order))
    const { list } = await get("GET /api/goods/remarkable", { order_no: order.orderNo }, { headers: ada.headers })
    expect(list.map(({ canReview, remark }) => [canReview, remark?.stars ?? null])).toEqual([
      [false, 4],
      [true, null],
    ])
    expect(list[0]?.remark).toMatchObject({ content: "Solid, and heavier than it looks.", isShown: true, images: [] })
  })

  test("reviews a line once, however often they press the button", async () => {
    const order = await bought(shop, { memberId: ada.id })
    const before = await remarks(order.lines[0]?.goodsId)
    const images = [await uploaded(shop, ada.headers)]
    const answers = await Promise.all(Array.from({ length: 20 }, () => say({ ...wordsFor(order), images })))
    expect(answers.filter(({ code }) => code === 1).length).toBe(1)
    for (const answer of answers.filter(({ code }) => code === 0))
      expect(answer).toMatchObject({ status: 409, reason: "alreadyReviewed" })
    expect((await remarks(order.lines[0]?.goodsId)).total).toBe(before.total + 1)
    expect(await say(wordsFor(order))).toMatchObject({ status: 409, reason: "alreadyReviewed" })
  })

  test("may say nothing but stars; what they say is plain text", async () => {
    const order = await bought(shop, { memberId: ada.id, lines: [{}, {}] })
    expect((await say({ ...wordsFor(order), content: "" })).code).toBe(1)
    const content = " \u0007<b>Fine</b>\r\nand \u0000sturdy <script>alert(1)</script> "
    expect((await say({ ...wordsFor(order, 1), content })).code).toBe(1)
    const { list } = await remarks(order.lines[1]?.goodsId)
    expect(list[0]?.content).toBe("<b>Fine</b>\nand sturdy <script>alert(1)</script>")
  })

  test.each([
    ["before it has been sent", 5, "notShipped", 409],
    ["after it was cancelled", 2, "notShipped", 409],
    ["while it is on its way", 8, null, 200],
    ["when it has come", 9, null, 200],
    ["when the order is completed", 10, null, 200],
  ])("reviews it %s", async (_when, status, reason, code) => {
    const order = await bought(shop, { memberId: ada.id, status })
    const answer = await say(wordsFor(order))
    expect([answer.status, "reason" in answer ? answer.reason : null]).toEqual([code, reason])
  })
})

describe("nobody reviews", () => {
  test("what somebody else has bought", async () => {
    const order = await bought(shop, { memberId: ada.id })
    const guest = newGuest(shop)
    const strangers: [string, Headers][] = [
      ["another member", other.headers],
      ["a guest", guest.headers],
      ["nobody", {}],
    ]
    for (const [who, headers] of strangers) {
      for (const email of [undefined, order.email])
        expect(await say({ ...wordsFor(order), ...(email && { email }) }, headers), who).toMatchObject({ status: 403 })
      const lines = await ask("GET /api/goods/remarkable", { query: { order_no: order.orderNo }, headers })
      expect(lines, who).toMatchObject({ status: 403, data: null })
    }
    const neighbour = await newMember(shop, "sport")
    const sent = { body: wordsFor(order), headers: neighbour.headers, host: "sport.localhost" }
    expect(await ask("POST /api/goods/addRemark", sent)).toMatchObject({ status: 404, reason: "unknownOrder" })
    expect((await rows("select from review where order_line_id = $1", order.lines[0]?.id)).length).toBe(0)
  })

  test("a gift, or what is not in the order", async () => {
    const order = await bought(shop, { memberId: ada.id, lines: [{ isGift: true }, {}] })
    const [gift, line] = order.lines
    expect(await say(wordsFor(order))).toMatchObject({ status: 403, reason: "notBought" })
    const mixed = { ...wordsFor(order, 1), good_id: gift?.goodsId ?? 0 }
    if (gift?.goodsId !== line?.goodsId) expect(await say(mixed)).toMatchObject({ reason: "notBought" })
    expect(await say({ ...wordsFor(order), good_detail_id: 999_999 })).toMatchObject({ reason: "notBought" })
  })

  test.each([
    [{ stars: 0 }, "stars", "starsInvalid"],
    [{ stars: 6 }, "stars", "starsInvalid"],
    [{ stars: 4.5 }, "stars", "starsInvalid"],
    [{ stars: 1e9 }, "stars", "starsInvalid"],
    [{ content: "x".repeat(2001) }, "content", "tooLong"],
    [{ images: new Array(7).fill("/media/x.webp") }, "images", "tooManyEntries"],
    [{ order_no: "1" }, "order_no", "orderNumberInvalid"],
  ])("with %o", async (wrong, field, key) => {
    const order = await bought(shop, { memberId: ada.id })
    const answer = await say({ ...wordsFor(order), ...wrong })
    expect(answer).toMatchObject({ status: 422, data: { fields: { [field]: key } } })
  })

  test("with a picture that is not theirs to show", async () => {
    const order = await bought(shop, { memberId: ada.id, lines: [{}, {}] })
    const mine = await uploaded(shop, ada.headers)
    expect((await say({ ...wordsFor(order), images: [mine] })).code).toBe(1)
    const [goodsPicture] = await rows<{ path: string }>("select path from media where site_id = 1 order by id limit 1")
    const foreign = [
      mine,
      `/media/${goodsPicture?.path}`,
      mine.replace(/[0-9a-f]{32}/, "0".repeat(32)),
      mine.replace("/media/", "https://evil.example/media/"),
      mine.replace("uploads/", "uploads/../uploads/"),
      "javascript:alert(1)",
    ]
    for (const image of foreign) {
      const answer = await say({ ...wordsFor(order, 1), images: [image] })
      expect(answer, image).toMatchObject({ status: 422, reason: "unknownPicture" })
    }
  })

  test("while the app is off", async () => {
    const order = await bought(shop, { memberId: ada.id })
    await withoutApp(2, async () => {
      expect(await say(wordsFor(order))).toMatchObject({ status: 403, reason: "appOff" })
      const lines = await ask("GET /api/goods/remarkable", { query: { order_no: order.orderNo }, headers: ada.headers })
      expect(lines).toMatchObject({ status: 403, reason: "appOff" })
    })
  })
})

describe("a guest", () => {
  test("reviews from the browser that bought", async () => {
    const guest = newGuest(shop)
    const order = await bought(shop, { guestKey: guest.key })
    const { list } = await get("GET /api/goods/remarkable", { order_no: order.orderNo }, { headers: guest.headers })
    expect(list.map(({ canReview }) => canReview)).toEqual([true])
    expect((await say(wordsFor(order), guest.headers)).code).toBe(1)
    expect((await remarks(order.lines[0]?.goodsId)).list[0]?.author).toBe("Robin H.")
  })

  test("reviews with the address the order was made with, and no other", async () => {
    const order = await bought(shop, { guestKey: newGuest(shop).key })
    expect(await say(wordsFor(order), {})).toMatchObject({ status: 403, reason: "proofRequired" })
    expect(await say({ ...wordsFor(order), email: "x@people.example" }, {})).toMatchObject({ reason: "proofRequired" })
    expect((await say({ ...wordsFor(order), email: "Robin@People.example" }, {})).code).toBe(1)
  })
})

test("where the shop looks at reviews first, one waits unseen and uncounted", async () => {
  await rows("update site set moderate_reviews = true where id = 1")
  const order = await bought(shop, { memberId: ada.id })
  const goodsId = order.lines[0]?.goodsId
  const [before, rating] = [await remarks(goodsId), await ratingOf(goodsId)]
  const { data } = await say({ ...wordsFor(order), stars: 1 })
  expect(data).toMatchObject({ isShown: false })
  expect((await remarks(goodsId)).total).toBe(before.total)
  expect(await ratingOf(goodsId)).toEqual(rating)
  const { list } = await get("GET /api/goods/remarkable", { order_no: order.orderNo }, { headers: ada.headers })
  const [line] = list
  expect(line).toMatchObject({ canReview: false, remark: { stars: 1, isShown: false } })
  await rows("update site set moderate_reviews = false where id = 1")
})
