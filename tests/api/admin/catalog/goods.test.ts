import { describe, expect, test } from "vitest"
import { guestBuys, orderNoOf } from "../../buying.ts"
import { goodsNumber, newLantern } from "../../catalog/lantern.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods, stockOf } from "./shelf.ts"
import { keeping, picturesOf } from "./staff-calls.ts"

const shop = await testShop()
const { get, rows } = shop
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)
const [picture, second] = await picturesOf(shop)
const [foreign] = await picturesOf(shop, "sport")
const [shelf] = await rows<{ id: number; name: string; parent: number }>(
  "select c.id, c.name, c.parent_id as parent from category c join site s on s.id = c.site_id where s.is_default and c.parent_id is not null order by c.id limit 1",
)
const [tag] = await rows<{ id: number }>("select id from tag where site_id = 1 and type = 3")
const category = shelf?.id ?? 0

const found = async (keywords: string) => (await get("GET /api/goods/lists", { keywords })).list.map(({ id }) => id)
const kept = (id: number) => clerk.reads("GET /api/admin/goods/detail", { id })

describe("a new good", () => {
  test("is off sale and has no variants until somebody gives it some; then it is sold, found and shown", async () => {
    const dno = goodsNumber()
    const { id } = await clerk.does("POST /api/admin/goods/save", {
      dnames: "Zephyr windmill",
      subtitle: "Oak",
      dno,
      moq: 2,
      rank: 9,
      selfActivity: true,
      description: '<p onclick="x()">Turns.<script>alert(1)</script></p>',
      attributes: [{ name: "Wood", value: "Quercus" }],
      seo: { title: "A windmill", description: "It turns", keywords: "wind" },
      categories: [category],
      tags: [tag?.id ?? 0],
      pictures: [second?.id ?? 0, picture?.id ?? 0],
    })
    expect(await shop.ask("GET /api/goods/detail", { query: { id } })).toMatchObject({ reason: "unknownGoods" })
    const { variants } = await clerk.does("POST /api/admin/goods/variants", {
      goods_id: id,
      variants: [{ goodNo: `${dno}-1`, price: 12.5, orginPrice: 20, weight: 300, first_stock: 4 }],
    })
    await clerk.does("POST /api/admin/goods/onSale", { ids: [id], on: true })
    const detail = await get("GET /api/goods/detail", { id })
    expect(detail).toMatchObject({
      dnames: "Zephyr windmill",
      subtitle: "Oak",
      dno,
      moq: 2,
      description: "<p>Turns.</p>",
      price: 12.5,
      orginPrice: 20,
      inStock: true,
      attributes: [{ name: "Wood", value: "Quercus" }],
      images: [second?.url, picture?.url],
      tags: [{ id: tag?.id }],
      seo: { title: "A windmill", description: "It turns", keywords: "wind" },
    })
    expect(detail.categories.at(-1)).toMatchObject({ id: category })
    expect(detail.details).toMatchObject([{ id: variants[0]?.id, stock: 4, weight: 300 }])
    for (const words of ["zephyr", "quercus", dno, shelf?.name ?? ""]) expect(await found(words), words).toContain(id)
    const inCategory = await get("GET /api/goods/lists", { categoryId: shelf?.parent, sort: "newest" })
    expect(inCategory.list.map((entry) => entry.id)).toContain(id)
    const own = await get("GET /api/goods/selfactivity")
    expect(own.list.map((entry) => entry.id)).toContain(id)
  })

  test("leaves a line in the audit log with the name of whoever added it", async () => {
    const dno = goodsNumber()
    const { id } = await clerk.does("POST /api/admin/goods/save", { dnames: "Noted", dno })
    expect(await desk.noted(`goods ${id}`)).toEqual([
      {
        action: "goods.add",
        subject: `goods ${id}`,
        staff_id: desk.clerk.id,
        detail: { name: "Noted", fields: ["dnames", "dno"] },
      },
    ])
  })

  test("cannot have the number of another", async () => {
    const { dno } = await newLantern(clerk)
    expect(await clerk.tries("POST /api/admin/goods/save", { dnames: "Twin", dno })).toEqual({
      status: 409,
      reason: "alreadyThere",
      details: { field: "dno" },
    })
  })
})

describe("a good that is changed", () => {
  test("keeps what was not sent, and is found by its new words only", async () => {
    const { id, dno } = await newLantern(clerk)
    const before = await kept(id)
    await clerk.does("POST /api/admin/goods/save", { id, updated_at: before.updated_at, dnames: `Gloworm ${dno}x` })
    const after = await kept(id)
    expect(after).toEqual({
      ...before,
      dnames: `Gloworm ${dno}x`,
      url: `/item/Gloworm-${dno}x_${id}`,
      updated_at: after.updated_at,
    })
    expect(await found("gloworm")).toContain(id)
    expect(await found(`lantern ${dno}`)).not.toContain(id)
  })

  test("loses categories, tags, pictures and relations that are no longer sent, with all that lists repeat of them", async () => {
    const [{ id }, other] = [await newLantern(clerk), await newLantern(clerk)]
    const parts = { categories: [category], tags: [tag?.id ?? 0], pictures: [picture?.id ?? 0], relations: [other.id] }
    const saved = await clerk.does("POST /api/admin/goods/save", {
      id,
      updated_at: (await kept(id)).updated_at,
      ...parts,
    })
    expect(await kept(id)).toMatchObject({ categories: [{ id: category }], relations: [{ id: other.id }] })
    expect((await get("GET /api/goods/detail", { id })).relations.map((entry) => entry.id)).toEqual([other.id])
    await clerk.does("POST /api/admin/goods/save", {
      id,
      updated_at: saved.updated_at,
      categories: [],
      tags: [],
      pictures: [],
      relations: [],
    })
    const [row] = await rows("select category_ids, tag_ids, picture from goods where id = $1", id)
    expect(row).toEqual({ category_ids: [], tag_ids: [], picture: null })
  })

  test("is not overwritten by a colleague who has read it before", async () => {
    const { id } = await newLantern(clerk)
    const { updated_at } = await kept(id)
    const first = await clerk.does("POST /api/admin/goods/save", { id, updated_at, subtitle: "First" })
    const owner = keeping(shop, desk.asOwner)
    expect(await owner.tries("POST /api/admin/goods/save", { id, updated_at, subtitle: "Second" })).toEqual({
      status: 409,
      reason: "notPossibleNow",
      details: { updated_at: first.updated_at },
    })
    expect((await kept(id)).subtitle).toBe("First")
    await owner.does("POST /api/admin/goods/save", { id, updated_at: first.updated_at, subtitle: "Second" })
  })

  test("of ten who save it at once, one succeeds", async () => {
    const { id } = await newLantern(clerk)
    const { updated_at } = await kept(id)
    const tried = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        clerk.tries("POST /api/admin/goods/save", { id, updated_at, subtitle: `Version ${at}` }),
      ),
    )
    expect(tried.filter(({ reason }) => reason === "done")).toHaveLength(1)
    expect(tried.filter(({ reason }) => reason === "notPossibleNow")).toHaveLength(9)
  })

  test("becomes locked or free at once", async () => {
    const { id } = await newLantern(clerk)
    const saved = await clerk.does("POST /api/admin/goods/save", {
      id,
      updated_at: (await kept(id)).updated_at,
      isEncrypted: true,
    })
    expect(await shop.ask("GET /api/goods/detail", { query: { id } })).toMatchObject({ reason: "unknownGoods" })
    await clerk.does("POST /api/admin/goods/save", { id, updated_at: saved.updated_at, isEncrypted: false })
    expect((await get("GET /api/goods/detail", { id })).isEncrypted).toBe(false)
  })
})

describe("goods leave", () => {
  test("those that nobody has ordered are gone, with all that hung on them", async () => {
    const { id, moss } = await newLantern(clerk)
    expect(await clerk.does("POST /api/admin/goods/remove", { ids: [id] })).toEqual({ removed: [id], offSale: [] })
    expect(await rows("select from goods where id = $1", id)).toEqual([])
    expect(await rows("select from variant where id = $1", moss)).toEqual([])
    expect(await desk.noted(`goods ${id}`)).toMatchObject([{}, {}, {}, { action: "goods.remove" }])
  })

  test("those that somebody has ordered or asked about are only taken off sale", async () => {
    const [ordered, asked] = [await newLantern(clerk), await newLantern(clerk)]
    orderNoOf(await guestBuys(shop, [{ detail_id: ordered.moss, number: 1 }]))
    await rows("insert into inquiry (site_id, number, name, email, content) values (1, 'Q1', 'A', 'a@b.example', 'x')")
    await rows(
      "insert into inquiry_line (site_id, inquiry_id, goods_id, total) select 1, id, $1, 3 from inquiry where number = 'Q1'",
      asked.id,
    )
    const ids = [asked.id, ordered.id]
    const expected = { removed: [], offSale: ids.toSorted((a, b) => a - b) }
    expect(await clerk.does("POST /api/admin/goods/remove", { ids })).toEqual(expected)
    for (const id of ids) expect((await kept(id)).onSale).toBe(false)
  })

  test("and come back on sale; goods that are so already are not noted again", async () => {
    const { id } = await newLantern(clerk)
    expect(await clerk.does("POST /api/admin/goods/onSale", { ids: [id], on: true })).toEqual({ changed: [] })
    expect(await clerk.does("POST /api/admin/goods/onSale", { ids: [id, id], on: false })).toEqual({ changed: [id] })
    expect(await shop.ask("GET /api/goods/detail", { query: { id } })).toMatchObject({ reason: "unknownGoods" })
    await clerk.does("POST /api/admin/goods/onSale", { ids: [id], on: true })
    expect((await get("GET /api/goods/detail", { id })).onSale).toBe(true)
  })
})

test("staff find every good by words and numbers, by category, by stock, on sale or not", async () => {
  const { id, dno, moss, rust } = await newLantern(clerk)
  const saved = await clerk.does("POST /api/admin/goods/save", {
    id,
    updated_at: (await kept(id)).updated_at,
    categories: [category],
    isEncrypted: true,
    onSale: false,
  })
  expect(saved.id).toBe(id)
  await clerk.does("POST /api/admin/goods/stock", { detail_id: moss, set: 2 })
  const list = (query: Record<string, string | number>) => clerk.reads("GET /api/admin/goods/lists", query)
  for (const keywords of [dno, `${dno}-Rust`, "lantern"]) {
    const { list: entries } = await list({ keywords })
    expect(
      entries.map((entry) => entry.id),
      keywords,
    ).toContain(id)
  }
  const { list: entries } = await list({ categoryId: category, onSale: 0, stock: "low", keywords: dno })
  expect(entries).toMatchObject([
    { id, dno, stock: 9, variantCount: 2, onSale: false, isEncrypted: true, minPrice: 40 },
  ])
  expect((await list({ keywords: dno, stock: "out" })).total).toBe(0)
  for (const detail_id of [moss, rust]) await clerk.does("POST /api/admin/goods/stock", { detail_id, set: 0 })
  expect((await list({ keywords: dno, stock: "out" })).total).toBe(1)
  const pages = [await list({ page_size: 3 }), await list({ page_size: 3, current_page: 2 })]
  expect(new Set(pages.flatMap((page) => page.list.map((entry) => entry.id))).size).toBe(6)
  expect((await list({ current_page: 9999 })).list).toEqual([])
})

describe("what is not this shop's is not there", () => {
  test.each([
    ["a good of another shop", { id: 0 }, "unknownGoods", 404],
    ["a category", { categories: [0] }, "unknownCategory", 404],
    ["a tag", { tags: [0] }, "unknownRow", 404],
    ["a related good", { relations: [0] }, "unknownGoods", 404],
    ["a picture", { pictures: [foreign?.id ?? 0] }, "unknownPicture", 422],
  ])("%s", async (_what, sent, reason, status) => {
    const { id } = await newLantern(clerk)
    const [theirs] = await rows<{ goods: number; category: number; tag: number }>(
      `select (select min(id) from goods where site_id <> 1) as goods, (select min(id) from category where site_id <> 1) as category,
        (select min(id) from tag where site_id <> 1) as tag`,
    )
    const ids = {
      ...("id" in sent && { id: theirs?.goods }),
      ...("categories" in sent && { categories: [theirs?.category ?? 0] }),
      ...("tags" in sent && { tags: [theirs?.tag ?? 0] }),
      ...("relations" in sent && { relations: [theirs?.goods ?? 0] }),
      ...("pictures" in sent && { pictures: sent.pictures }),
    }
    const before = await kept(id)
    const body = { id, updated_at: before.updated_at, subtitle: "Changed", ...ids }
    expect(await clerk.tries("POST /api/admin/goods/save", body)).toMatchObject({ reason, status })
    expect(await kept(id)).toEqual(before)
  })

  test("a good is not related to itself", async () => {
    const { id } = await newLantern(clerk)
    const body = { id, updated_at: (await kept(id)).updated_at, relations: [id] }
    expect(await clerk.tries("POST /api/admin/goods/save", body)).toMatchObject({
      reason: "invalidField",
      details: { fields: { relations: "invalid" } },
    })
  })

  test("a variant of another good or shop", async () => {
    const [{ id, dno }, other] = [await newLantern(clerk), await newLantern(clerk)]
    const sport = await newGoods(shop, { site: "sport" })
    for (const theirs of [other.moss, sport.variantId]) {
      const body = { goods_id: id, variants: [{ id: theirs, goodNo: dno, price: 1, weight: 1 }] }
      expect(await clerk.tries("POST /api/admin/goods/variants", body)).toMatchObject({ reason: "unknownRow" })
    }
    const tiers = { goods_id: id, detail_id: other.moss, tiers: [] }
    expect(await clerk.tries("POST /api/admin/goods/tiers", tiers)).toMatchObject({ reason: "unknownRow" })
    expect(await clerk.tries("POST /api/admin/goods/price", { detail_id: sport.variantId, price: 1 })).toMatchObject({
      reason: "unknownRow",
      status: 404,
    })
    expect(await clerk.tries("POST /api/admin/goods/stock", { detail_id: sport.variantId, set: 1 })).toMatchObject({
      reason: "unknownRow",
      status: 404,
    })
    expect(await stockOf(shop, sport.variantId)).toBe(100)
    const ids = [id, sport.goodsId]
    expect(await clerk.tries("POST /api/admin/goods/remove", { ids })).toEqual({
      reason: "unknownGoods",
      status: 404,
      details: { ids: [sport.goodsId] },
    })
    expect((await kept(id)).onSale).toBe(true)
  })
})
