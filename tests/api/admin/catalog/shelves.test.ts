import { existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { guestBuys, orderNoOf } from "../../buying.ts"
import { formWith, picture, uploaded } from "../../media/pictures.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods } from "./shelf.ts"
import { keeping, picturesOf } from "./staff-calls.ts"

const shop = await testShop()
const { get, rows, send } = shop
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)
const [known] = await picturesOf(shop)
const [foreign] = await picturesOf(shop, "sport")

const add = async (dnames: string, parent_id: number | null = null) =>
  (await clerk.does("POST /api/admin/category/save", { dnames, parent_id })).id
const categories = async () => (await clerk.reads("GET /api/admin/category/lists")).list
const put = async (goodsId: number, parts: { categories?: number[]; tags?: number[]; pictures?: number[] }) => {
  const { updated_at } = await clerk.reads("GET /api/admin/goods/detail", { id: goodsId })
  await clerk.does("POST /api/admin/goods/save", { id: goodsId, updated_at, ...parts })
}
const listed = async (categoryId: number) =>
  (await get("GET /api/goods/lists", { categoryId })).list.map((entry) => entry.id)
const found = async (keywords: string) => (await get("GET /api/goods/lists", { keywords })).list.map(({ id }) => id)

describe("categories", () => {
  test("are added as the last of their neighbours and shown to shoppers at once", async () => {
    const parent = await add("Orchard")
    const [first, second] = [await add("Apples", parent), await add("Pears", parent)]
    await clerk.does("POST /api/admin/category/save", {
      id: second,
      dnames: "Quinces",
      description: "Hard ones",
      media_id: known?.id,
      isAd: true,
    })
    const tree = await get("GET /api/goods/category")
    expect(tree.at(-1)).toMatchObject({
      id: parent,
      dnames: "Orchard",
      sub: [
        { id: first, dnames: "Apples", isAd: "0" },
        { id: second, dnames: "Quinces", description: "Hard ones", image: known?.url, isAd: "1" },
      ],
    })
    expect(await desk.noted(`category ${second}`)).toMatchObject([
      { action: "category.add" },
      { action: "category.change", detail: { before: "Pears", after: "Quinces" } },
    ])
  })

  test("renamed or moved, they take their goods along: in lists, facets and search", async () => {
    const [north, south] = [await add("Northware"), await add("Southware")]
    const cups = await add("Goblets", north)
    const { goodsId } = await newGoods(shop)
    await put(goodsId, { categories: [cups] })
    expect(await listed(north)).toEqual([goodsId])
    expect(await found("northware")).toContain(goodsId)
    await clerk.does("POST /api/admin/category/move", { id: cups, parent_id: south, position: 0 })
    expect([await listed(north), await listed(south)]).toEqual([[], [goodsId]])
    expect([await found("northware"), await found("southware")]).toEqual([[], [goodsId]])
    await clerk.does("POST /api/admin/category/save", { id: south, dnames: "Eastware" })
    expect(await found("eastware")).toEqual([goodsId])
    expect((await get("GET /api/goods/detail", { id: goodsId })).categories.map(({ dnames }) => dnames)).toEqual([
      "Eastware",
      "Goblets",
    ])
  })

  test("stand in the order in which they are put", async () => {
    const parent = await add("Ladder")
    const [a, b, c] = [await add("A", parent), await add("B", parent), await add("C", parent)]
    const order = async () => (await categories()).filter(({ parent_id }) => parent_id === parent).map(({ id }) => id)
    await clerk.does("POST /api/admin/category/move", { id: c, parent_id: parent, position: 0 })
    expect(await order()).toEqual([c, a, b])
    await clerk.does("POST /api/admin/category/move", { id: c, parent_id: parent, position: 99 })
    expect(await order()).toEqual([a, b, c])
    await clerk.does("POST /api/admin/category/move", { id: b, parent_id: null, position: 0 })
    expect(await order()).toEqual([a, c])
    expect((await get("GET /api/goods/category"))[0]).toMatchObject({ id: b })
  })

  test("never stand below themselves, however many are moved at once", async () => {
    const [one, two] = [await add("One"), await add("Two")]
    const below = await add("Below", one)
    for (const parent_id of [one, below])
      expect(await clerk.tries("POST /api/admin/category/move", { id: one, parent_id, position: 0 })).toMatchObject({
        status: 409,
        reason: "notPossibleNow",
      })
    const moves = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        clerk.tries("POST /api/admin/category/move", {
          ...(at % 2 === 0 ? { id: one, parent_id: two } : { id: two, parent_id: one }),
          position: 0,
        }),
      ),
    )
    expect(moves.filter(({ reason }) => reason === "done").length).toBe(10)
    const parents = (await categories()).filter(({ id }) => [one, two].includes(id)).map(({ parent_id }) => parent_id)
    expect(parents.filter((parent) => parent === null)).toHaveLength(1)
  })

  test("go no deeper than eight levels", async () => {
    let parent = await add("Level 1")
    for (let level = 2; level <= 8; level++) parent = await add(`Level ${level}`, parent)
    expect(await clerk.tries("POST /api/admin/category/save", { dnames: "Level 9", parent_id: parent })).toMatchObject({
      reason: "notPossibleNow",
      details: { deepest: 8 },
    })
    const other = await add("Other")
    await add("Under other", other)
    const { parent_id } = (await categories()).find(({ id }) => id === parent) ?? {}
    const move = { id: other, parent_id: parent_id ?? 0, position: 0 }
    expect(await clerk.tries("POST /api/admin/category/move", move)).toMatchObject({ reason: "notPossibleNow" })
  })

  test("are removed when none stand below them; their goods stay", async () => {
    const parent = await add("Attic")
    const child = await add("Chest", parent)
    const { goodsId } = await newGoods(shop)
    await put(goodsId, { categories: [child] })
    expect(await clerk.tries("POST /api/admin/category/remove", { id: parent })).toMatchObject({
      status: 409,
      reason: "inUse",
      details: { ids: [child] },
    })
    await clerk.does("POST /api/admin/category/remove", { id: child })
    await clerk.does("POST /api/admin/category/remove", { id: parent })
    expect((await get("GET /api/goods/detail", { id: goodsId })).categories).toEqual([])
    expect(await found("chest")).not.toContain(goodsId)
    expect(await shop.ask("GET /api/goods/lists", { query: { categoryId: child } })).toMatchObject({
      reason: "unknownCategory",
    })
  })

  test("of another shop are not there", async () => {
    const [theirs] = await rows<{ id: number; name: string }>(
      "select id, name from category where site_id <> 1 order by id limit 1",
    )
    const id = theirs?.id ?? 0
    const own = await add("Own")
    const tried = [
      await clerk.tries("POST /api/admin/category/save", { id, dnames: "Ours" }),
      await clerk.tries("POST /api/admin/category/save", { dnames: "Ours", parent_id: id }),
      await clerk.tries("POST /api/admin/category/move", { id, parent_id: null, position: 0 }),
      await clerk.tries("POST /api/admin/category/move", { id: own, parent_id: id, position: 0 }),
      await clerk.tries("POST /api/admin/category/remove", { id }),
    ]
    expect(tried.map(({ status, reason }) => ({ status, reason }))).toEqual(
      tried.map(() => ({ status: 404, reason: "unknownCategory" })),
    )
    const media = { id: own, dnames: "Own", media_id: foreign?.id }
    expect(await clerk.tries("POST /api/admin/category/save", media)).toMatchObject({ reason: "unknownPicture" })
    expect(await rows("select id, name from category where id = $1", id)).toEqual([theirs])
  })
})

describe("tags", () => {
  test("of the shop's own come, change and go; goods lose them", async () => {
    const tag = await clerk.does("POST /api/admin/tag/save", { dnames: "Handmade", position: 4 })
    expect(tag).toMatchObject({ type: 6, dnames: "Handmade" })
    const { goodsId } = await newGoods(shop)
    await put(goodsId, { tags: [tag.id] })
    expect((await get("GET /api/goods/lists", { tag: tag.id })).list.map(({ id }) => id)).toEqual([goodsId])
    await clerk.does("POST /api/admin/tag/save", { id: tag.id, dnames: "By hand", position: 4 })
    expect((await get("GET /api/goods/detail", { id: goodsId })).tags).toEqual([
      { id: tag.id, type: 6, dnames: "By hand" },
    ])
    expect((await clerk.reads("GET /api/admin/tag/lists")).list).toContainEqual({
      id: tag.id,
      type: 6,
      dnames: "By hand",
      position: 4,
      goodsCount: 1,
    })
    await clerk.does("POST /api/admin/tag/remove", { id: tag.id })
    expect((await get("GET /api/goods/detail", { id: goodsId })).tags).toEqual([])
    expect((await desk.noted(`tag ${tag.id}`)).map(({ action }) => action)).toEqual([
      "tag.add",
      "tag.change",
      "tag.remove",
    ])
  })

  test("have each name once, and the fixed ones stay", async () => {
    await clerk.does("POST /api/admin/tag/save", { dnames: "Twice" })
    expect(await clerk.tries("POST /api/admin/tag/save", { dnames: "Twice" })).toMatchObject({ reason: "alreadyThere" })
    const [fixed, theirs] = await rows<{ id: number }>(
      "(select id from tag where site_id = 1 and type = 2) union all (select id from tag where site_id <> 1 limit 1)",
    )
    expect(await clerk.tries("POST /api/admin/tag/remove", { id: fixed?.id ?? 0 })).toMatchObject({ reason: "inUse" })
    for (const id of [theirs?.id ?? 0, 999_999]) {
      const unknown = { status: 404, reason: "unknownRow" }
      expect(await clerk.tries("POST /api/admin/tag/remove", { id })).toMatchObject(unknown)
      expect(await clerk.tries("POST /api/admin/tag/save", { id, dnames: "Ours" })).toMatchObject(unknown)
    }
  })
})

async function takes(bytes: Uint8Array, type = "image/png") {
  const form = await formWith(new File([new Uint8Array(bytes)], "picture.png", { type }))
  const headers = { ...desk.asClerk.headers, ...form.headers }
  const response = await send("/api/admin/media/upload", { method: "POST", body: form.body, headers })
  const { data, reason }: { data: { id: number; url: string; width: number } | null; reason?: string } =
    await response.json()
  return { status: response.status, reason, data }
}
const taken = async () => (await takes(await picture(80, 60).png().toBuffer())).data ?? { id: 0, url: "", width: 0 }
const fileOf = (url: string) => join(shop.dataFolder, url)

describe("pictures", () => {
  test("are taken into a folder of the shop's own, told apart from what shoppers send", async () => {
    const { id, url, width } = await taken()
    expect({ url, width }).toEqual({
      url: expect.stringMatching(/^\/media\/default-modulized\/pictures\/\w+\.webp$/),
      width: 80,
    })
    expect(existsSync(fileOf(url))).toBe(true)
    const shoppers = await uploaded(shop)
    const { list, total } = await clerk.reads("GET /api/admin/media/lists", { page_size: 100 })
    expect(list[0]).toMatchObject({ id, url, alt: "", mime: "image/webp", width: 80, height: 60 })
    expect(list.map((entry) => entry.url)).not.toContain(shoppers)
    expect(total).toBeGreaterThanOrEqual(list.length)
    expect(await desk.noted(`media ${id}`)).toMatchObject([{ action: "media.add", staff_id: desk.clerk.id }])
  })

  test("are found by what they are said to show", async () => {
    const { id } = await taken()
    await clerk.does("POST /api/admin/media/save", { id, alt: "A heron at dusk" })
    const { list } = await clerk.reads("GET /api/admin/media/lists", { keywords: "heron" })
    expect(list.map((entry) => entry.id)).toEqual([id])
    expect((await clerk.reads("GET /api/admin/media/lists", { keywords: "100%" })).total).toBe(0)
  })

  test("must be pictures", async () => {
    expect(await takes(new TextEncoder().encode("<svg onload=alert(1)>"), "image/svg+xml")).toMatchObject({
      status: 415,
      reason: "notAPicture",
    })
  })

  test("go, file and all, when nothing shows them", async () => {
    const { id, url } = await taken()
    expect(await clerk.does("POST /api/admin/media/remove", { id })).toEqual({ id })
    expect(existsSync(fileOf(url))).toBe(false)
    expect(await clerk.tries("POST /api/admin/media/remove", { id })).toMatchObject({
      status: 404,
      reason: "unknownRow",
    })
  })

  type Kept = { id: number; url: string }
  const uses: [string, (kept: Kept) => Promise<unknown>][] = [
    ["goods", async ({ id }) => put((await newGoods(shop)).goodsId, { pictures: [id] })],
    ["categories", ({ id }) => clerk.does("POST /api/admin/category/save", { dnames: "Shown", media_id: id })],
    ["news", ({ id }) => clerk.does("POST /api/admin/news/save", { title: "New", content: "x", media_id: id })],
    ["news", ({ url }) => clerk.does("POST /api/admin/news/save", { title: "New", content: `<img src="${url}">` })],
    [
      "pages",
      ({ url, id }) =>
        clerk.does("POST /api/admin/page/save", { slug: `page-${id}`, title: "P", content: `<img src="${url}">` }),
    ],
    ["policies", ({ url }) => clerk.does("POST /api/admin/policy/save", { kind: "service", policy: "x", logo: url })],
    [
      "site",
      ({ url }) => clerk.does("POST /api/admin/home/content", { ad_config: { hero: { title: "Hello", image: url } } }),
    ],
  ]
  test.each(uses)("stay while %s show them", async (by, use) => {
    const kept = await taken()
    await use(kept)
    expect(await clerk.tries("POST /api/admin/media/remove", { id: kept.id })).toEqual({
      status: 409,
      reason: "inUse",
      details: { by: [by] },
    })
    expect(existsSync(fileOf(kept.url))).toBe(true)
  })

  test("stay where an order shows them, though the good has another by now", async () => {
    const { id } = await taken()
    const { goodsId, variantId } = await newGoods(shop)
    await put(goodsId, { pictures: [id] })
    orderNoOf(await guestBuys(shop, [{ detail_id: variantId, number: 1 }]))
    await put(goodsId, { pictures: [known?.id ?? 0] })
    const [line] = await rows<{ picture: string | null }>(
      "select picture from order_line where variant_id = $1",
      variantId,
    )
    expect(line?.picture).not.toBeNull()
    expect(await clerk.tries("POST /api/admin/media/remove", { id })).toMatchObject({ details: { by: ["orders"] } })
  })

  test("of another shop are not there", async () => {
    const id = foreign?.id ?? 0
    const unknown = { status: 404, reason: "unknownRow" }
    expect(await clerk.tries("POST /api/admin/media/remove", { id })).toMatchObject(unknown)
    expect(await clerk.tries("POST /api/admin/media/save", { id, alt: "Ours" })).toMatchObject(unknown)
  })

  test("are given to a good or removed, never both", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await taken()
      const { goodsId } = await newGoods(shop)
      const { updated_at } = await clerk.reads("GET /api/admin/goods/detail", { id: goodsId })
      const [given, removed] = await Promise.all([
        clerk.tries("POST /api/admin/goods/save", { id: goodsId, updated_at, pictures: [id] }),
        clerk.tries("POST /api/admin/media/remove", { id }),
      ])
      expect([
        ["done", "inUse"],
        ["unknownPicture", "done"],
      ]).toContainEqual([given.reason, removed.reason])
    }
  })
})
