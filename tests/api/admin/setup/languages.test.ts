import { expect, test } from "vitest"
import { testShop } from "../../test-shop.ts"
import { newGoods } from "../catalog/shelf.ts"
import { keeping } from "../catalog/staff-calls.ts"
import { atDesk } from "../desk/desk.ts"

const shop = await testShop()
const desk = await atDesk(shop)
const owner = keeping(shop, desk.asOwner)
const clerk = keeping(shop, desk.asClerk)
await shop.rows("update site set locales = '{en,de,fr}' where name = 'default-modulized'")

const progress = async (kind: "goods" | "site" = "goods") => {
  const { own, kinds, languages } = await clerk.reads("GET /api/admin/language/lists")
  const of = (locale: string) => {
    const language = languages.find((each) => each.locale === locale)
    return { translated: language?.translated[kind], missing: language?.missing[kind] }
  }
  return { own, total: kinds.find((each) => each.kind === kind)?.total, de: of("de"), fr: of("fr") }
}

test("what is translated and what is missing are all there is, and follow each translation", async () => {
  const before = await progress()
  expect(before.own).toBe("en")
  expect((before.fr.translated ?? 0) + (before.fr.missing ?? 0)).toBe(before.total)
  const { goodsId } = await newGoods(shop)
  await clerk.does("POST /api/admin/translation/save", {
    kind: "goods",
    id: goodsId,
    locale: "fr",
    texts: { name: "Lampe" },
  })
  const after = await progress()
  expect(after.total).toBe((before.total ?? 0) + 1)
  expect(after.fr).toEqual({ translated: (before.fr.translated ?? 0) + 1, missing: before.fr.missing })
  expect(after.de.missing).toBe((before.de.missing ?? 0) + 1)
})

test("what is missing can be gone through, page by page, by name", async () => {
  const { goodsId } = await newGoods(shop)
  const all: number[] = []
  const { fr } = await progress()
  for (let page = 1; ; page++) {
    const { list, total } = await clerk.reads("GET /api/admin/language/missing", {
      locale: "fr",
      kind: "goods",
      current_page: page,
      page_size: 100,
    })
    expect(total).toBe(fr.missing)
    all.push(...list.map(({ id }) => id))
    if (list.length === 0) break
  }
  expect(all).toContain(goodsId)
  expect(new Set(all).size).toBe(fr.missing)
})

test("a language that the shop does not offer, or its own, has nothing missing to list", async () => {
  for (const locale of ["en", "ja"] as const) {
    const answer = await shop.ask("GET /api/admin/language/missing", {
      query: { locale, kind: "goods" },
      ...desk.asOwner,
    })
    expect(answer).toMatchObject({ status: 422, reason: "invalidField" })
  }
})

test("kinds of which the shop has nothing are not listed", async () => {
  await shop.rows("delete from friend_link where site_id = 1")
  const { kinds } = await owner.reads("GET /api/admin/language/lists")
  expect(kinds.map(({ kind }) => kind)).not.toContain("friend_link")
  expect(kinds.every(({ total }) => total > 0)).toBe(true)
})
