import { existsSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { indexGoods } from "../../../../src/db/index-goods.ts"
import { fileOfPicture } from "../../../../src/domain/catalog/picture-focus.ts"
import { pictureRequest } from "../../../../src/server/media/picture-request.ts"
import { guestBuys, orderNoOf } from "../../buying.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods } from "./shelf.ts"
import { keeping } from "./staff-calls.ts"

const shop = await testShop()
const { get, rows, send } = shop
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)

const drawn = (side = 80, background = "#c34") =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background } })
    .png()
    .toBuffer()

async function sends(path: string, content: Uint8Array) {
  const form = new FormData()
  form.set("file", new File([new Uint8Array(content)], "picture.png", { type: "image/png" }))
  const response = await send(path, { method: "POST", ...desk.asClerk, body: form })
  return { status: response.status, ...(await response.json()) }
}

async function newPicture() {
  const answer = await sends("/api/admin/media/upload", await drawn())
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

/** Whether the file is there that a picture is sent from, whatever point its address says. */
const hasFile = (url: string) => existsSync(join(shop.dataFolder, fileOfPicture(url)))

describe("a picture", () => {
  test("says its point in its address, wherever it is shown, and is the same file", async () => {
    const picture = await newPicture()
    const { goodsId, siteId } = await newGoods(shop)
    await rows(
      "insert into goods_picture (site_id, goods_id, media_id, position) values ($1, $2, $3, 0)",
      siteId,
      goodsId,
      picture.id,
    )
    await indexGoods(shop.db, siteId, [goodsId])
    const news = await clerk.does("POST /api/admin/news/save", {
      title: "A picture",
      content: `<p>See</p><img src="${picture.url}" alt="Red">`,
      media_id: picture.id,
    })
    const saved = await clerk.does("POST /api/admin/media/save", {
      id: picture.id,
      focus: { x: 30, y: 70 },
      alt: "Red",
    })
    expect(saved).toMatchObject({
      focus: { x: 30, y: 70 },
      alt: "Red",
      url: picture.url.replace(".webp", "~30x70.webp"),
    })
    expect([hasFile(saved.url), hasFile(picture.url)]).toEqual([true, true])
    expect(pictureRequest(new Request(`http://shop.example${saved.url}?w=160&f=webp`)).url).toBe(
      `http://shop.example${picture.url}?w=160&f=webp`,
    )
    const shown = await get("GET /api/news/detail", { id: news.id })
    expect(shown.image).toBe(saved.url)
    expect(shown.content).toContain(saved.url)
    expect(JSON.stringify(await get("GET /api/goods/detail", { id: goodsId }))).toContain(saved.url)
    const [row] = await rows<{ picture: string }>("select picture from goods where id = $1", goodsId)
    expect(`/media/${row?.picture}`).toBe(saved.url)
    const { uses, counts } = await clerk.reads("GET /api/admin/media/detail", { id: picture.id })
    expect(counts).toMatchObject({ goods: 1, news: 1 })
    expect(uses).toMatchObject([
      { use: "goods", id: goodsId },
      { use: "news", id: news.id, name: "A picture" },
    ])
    const middle = await clerk.does("POST /api/admin/media/save", { id: picture.id, focus: null })
    expect(middle).toMatchObject({ focus: null, url: picture.url, alt: "Red" })
  })

  test("is replaced wherever it is shown, but not in orders, which keep what was sold", async () => {
    const picture = await newPicture()
    const { goodsId, siteId, variantId: detail_id } = await newGoods(shop)
    await rows(
      "insert into goods_picture (site_id, goods_id, media_id, position) values ($1, $2, $3, 0)",
      siteId,
      goodsId,
      picture.id,
    )
    await indexGoods(shop.db, siteId, [goodsId])
    await clerk.does("POST /api/admin/policy/save", { kind: "service", policy: `<img src="${picture.url}">` })
    orderNoOf(await guestBuys(shop, [{ detail_id, number: 1 }]))
    const { data: replaced } = await sends(`/api/admin/media/replace?id=${picture.id}`, await drawn(40))
    expect(replaced).toMatchObject({ id: picture.id, width: 40, height: 20 })
    expect(replaced.url).not.toBe(picture.url)
    expect([hasFile(replaced.url), hasFile(picture.url)]).toEqual([true, true])
    const { list } = await clerk.reads("GET /api/admin/policy/lists")
    expect(list.find(({ kind }) => kind === "service")?.policy).toContain(replaced.url)
    expect(JSON.stringify(await get("GET /api/goods/detail", { id: goodsId }))).toContain(replaced.url)
    const [old] = await rows<{ id: number }>("select id from media where '/media/' || path = $1", picture.url)
    const { counts } = await clerk.reads("GET /api/admin/media/detail", { id: old?.id ?? 0 })
    expect(counts).toEqual({ orders: 1 })
    expect(await clerk.tries("POST /api/admin/media/remove", { id: old?.id ?? 0 })).toMatchObject({ reason: "inUse" })
  })

  test("that nobody has sold goes when it is replaced", async () => {
    const picture = await newPicture()
    const { data } = await sends(`/api/admin/media/replace?id=${picture.id}`, await drawn(40))
    expect([hasFile(data.url), hasFile(picture.url)]).toEqual([true, false])
    expect(await sends("/api/admin/media/replace?id=2000000000", await drawn(40))).toMatchObject({
      reason: "unknownRow",
    })
    const [theirs] = await rows<{ id: number }>("select id from media where site_id <> 1 limit 1")
    expect(await sends(`/api/admin/media/replace?id=${theirs?.id}`, await drawn(40))).toMatchObject({ status: 404 })
  })

  test("that a colleague has changed meanwhile is not overwritten", async () => {
    const picture = await newPicture()
    const { id, updated_at } = picture
    await clerk.does("POST /api/admin/media/save", { id, updated_at, alt: "One" })
    expect(await clerk.tries("POST /api/admin/media/save", { id, updated_at, alt: "Two" })).toMatchObject({
      reason: "notPossibleNow",
    })
  })
})

test("pictures are found by what they show in any language, by what they lack and by weight", async () => {
  const [said, silent] = [await newPicture(), await newPicture()]
  await clerk.does("POST /api/admin/media/save", { id: said.id, alt: "A quetzal on a branch" })
  await clerk.does("POST /api/admin/translation/save", {
    kind: "media",
    id: said.id,
    locale: "de",
    texts: { alt: "Göttervogel" },
  })
  const found = async (query: object) =>
    (await clerk.reads("GET /api/admin/media/lists", { page_size: 100, ...query })).list.map(({ id }) => id)
  expect(await found({ keywords: "quetzal" })).toEqual([said.id])
  expect(await found({ keywords: "göttervogel" })).toEqual([said.id])
  expect(await found({ view: "noAlt" })).toContain(silent.id)
  expect(await found({ view: "noAlt" })).not.toContain(said.id)
  expect(await found({ view: "unused" })).toEqual(expect.arrayContaining([said.id, silent.id]))
  await clerk.does("POST /api/admin/page/save", { slug: "bird", title: "Bird", content: `<img src="${said.url}">` })
  expect(await found({ view: "unused" })).not.toContain(said.id)
  expect(await found({ view: "large" })).not.toContain(said.id)
  const counts = await clerk.reads("GET /api/admin/media/counts")
  expect(counts.noAlt).toBe((await clerk.reads("GET /api/admin/media/lists", { view: "noAlt" })).total)
  expect(counts.unused).toBe((await clerk.reads("GET /api/admin/media/lists", { view: "unused" })).total)
  expect(counts.bytes).toBeGreaterThan(0)
})

describe("staff cannot upload", () => {
  test("a bomb, what is no picture, or what is too large", async () => {
    // A picture of 400 million pixels in a few kilobytes.
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: "#000" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(5_000_000)
    expect(await sends("/api/admin/media/upload", bomb)).toMatchObject({ status: 415, reason: "notAPicture" })
    expect(await sends("/api/admin/media/upload", Buffer.from("<svg/>"))).toMatchObject({ reason: "notAPicture" })
    // Browsers tell the length before they send: nothing of it is read.
    const { headers } = desk.asClerk
    const response = await send("/api/admin/media/upload", {
      method: "POST",
      ...desk.asClerk,
      headers: { ...headers, "content-type": "multipart/form-data; boundary=x", "content-length": "200000000" },
      body: "--x",
    })
    const large = { status: response.status, ...(await response.json()) }
    expect(large).toMatchObject({ status: 413, reason: "pictureTooLarge", msg: expect.any(String) })
  }, 60_000)
})
