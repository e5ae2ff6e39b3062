import { describe, expect, test } from "vitest"
import { bought } from "../../bought.ts"
import { testShop } from "../../test-shop.ts"
import { newGoods } from "../catalog/shelf.ts"
import { atDesk } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { clerk, asClerk, elsewhere, noted } = await atDesk(shop)

/** Goods of their own with one review that waits for moderation. */
async function reviewed(stars = 2) {
  const { goodsId, variantId } = await newGoods(shop)
  const { orderNo, lines } = await bought(shop, { lines: [{ variantId }] })
  const [review] = await rows<{ id: number }>(
    `insert into review (site_id, goods_id, order_line_id, author, stars, content, state)
     select site_id, goods_id, id, 'Ada', $2, 'It fell apart', 0 from order_line where id = $1 returning id`,
    lines[0]?.id,
    stars,
  )
  return { id: review?.id ?? 0, goodsId, orderNo }
}

const act = (how: "show" | "hide", id: number, as = asClerk) =>
  ask(`POST /api/admin/review/${how}`, { body: { id }, ...as })
const answer = (id: number, text: string, as = asClerk) =>
  ask("POST /api/admin/review/answer", { body: { id, text }, ...as })
const listed = async (state?: "waiting" | "shown" | "hidden") =>
  (await get("GET /api/admin/review/lists", { state }, asClerk)).list
const ratingOf = async (id: number) => (await rows("select rating, review_count from goods where id = $1", id))[0]
const inShop = async (goods_id: number) => (await get("GET /api/goods/remarks", { goods_id })).list

describe("a review", () => {
  test("waits, is shown, is hidden: the stars of its goods follow each time", async () => {
    const { id, goodsId, orderNo } = await reviewed()
    expect((await listed())[0]).toMatchObject({
      id,
      state: "waiting",
      goodId: goodsId,
      order_no: orderNo,
      author: "Ada",
      stars: 2,
      content: "It fell apart",
      images: [],
      answer: "",
      url: expect.stringMatching(/^\/item\//),
    })
    expect(await ratingOf(goodsId)).toEqual({ rating: 0, review_count: 0 })

    expect((await act("show", id)).data).toEqual({ id, state: "shown" })
    expect(await ratingOf(goodsId)).toEqual({ rating: 200, review_count: 1 })
    expect(await inShop(goodsId)).toMatchObject([{ id, stars: 2 }])
    expect((await listed("shown")).map((each) => each.id)).toContain(id)

    expect((await act("hide", id)).data).toEqual({ id, state: "hidden" })
    expect(await ratingOf(goodsId)).toEqual({ rating: 0, review_count: 0 })
    expect(await inShop(goodsId)).toEqual([])
    expect((await listed("hidden"))[0]).toMatchObject({ id, state: "hidden" })
    expect((await listed()).map((each) => each.id)).not.toContain(id)
    expect(await noted(`review ${id}`)).toMatchObject([
      { action: "review.show", staff_id: clerk.id, detail: { before: "waiting", after: "shown" } },
      { action: "review.hide", detail: { before: "shown", after: "hidden" } },
    ])
  })

  test("shown by ten clerks at once is shown once", async () => {
    const { id, goodsId } = await reviewed(5)
    const answers = await Promise.all(Array.from({ length: 10 }, () => act("show", id)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.find(({ code }) => code === 0)).toMatchObject({ status: 409, data: { state: "shown" } })
    expect(await ratingOf(goodsId)).toEqual({ rating: 500, review_count: 1 })
    expect(await noted(`review ${id}`)).toHaveLength(1)
  })

  test("shown and hidden at once: the stars are those of what came last", async () => {
    for (let round = 0; round < 5; round++) {
      const { id, goodsId } = await reviewed(4)
      await Promise.all([act("show", id), act("hide", id)])
      const [row] = await rows<{ state: number }>("select state from review where id = $1", id)
      const isShown = row?.state === 1
      expect(await ratingOf(goodsId)).toEqual({ rating: isShown ? 400 : 0, review_count: isShown ? 1 : 0 })
    }
  })

  test("is answered in plain text, and the answer can be taken away", async () => {
    const { id, goodsId } = await reviewed()
    await act("show", id)
    expect((await answer(id, " Sorry!\r\nWe send <b>another</b> \u0007one. ")).data).toEqual({
      id,
      answer: "Sorry!\nWe send <b>another</b> one.",
    })
    expect(await inShop(goodsId)).toMatchObject([{ answer: "Sorry!\nWe send <b>another</b> one." }])
    expect((await answer(id, "")).data).toEqual({ id, answer: "" })
    expect((await answer(id, "")).code, "nothing changes").toBe(1)
    expect((await noted(`review ${id}`)).filter(({ action }) => action === "review.answer")).toHaveLength(2)
    expect(await answer(id, "x".repeat(2001))).toMatchObject({ data: { fields: { text: "tooLong" } } })
  })

  test("is nothing to the staff of another shop", async () => {
    const { id } = await reviewed()
    const unknown = { status: 404, reason: "unknownRow" }
    for (const how of ["show", "hide"] as const) expect(await act(how, id, elsewhere)).toMatchObject(unknown)
    expect(await answer(id, "Mine", elsewhere)).toMatchObject(unknown)
    expect((await get("GET /api/admin/review/lists", {}, elsewhere)).list.map((each) => each.id)).not.toContain(id)
    expect(await rows("select state, answer from review where id = $1", id)).toEqual([{ state: 0, answer: "" }])
  })
})
