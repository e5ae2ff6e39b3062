import { beforeEach, describe, expect, test } from "vitest"
import { keeping } from "../admin/catalog/staff-calls.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { get } = shop
const clerk = keeping(shop, (await atDesk(shop)).asClerk)
await shop.rows("insert into site_app (site_id, app_id) values (1, 4) on conflict do nothing")

const inGerman = { headers: { "accept-language": "de" } }
const translate = (kind: "navigation_entry" | "friend_link" | "whatsapp_contact", id = 0, texts: object = {}) =>
  clerk.does("POST /api/admin/translation/save", { kind, id, locale: "de", texts } as never)
const translationsLeft = async (kind: string) =>
  (
    await shop.rows<{ id: number }>("select entity_id as id from translation where kind = $1 and site_id = 1", kind)
  ).map(({ id }) => id)

describe("a menu that is saved anew", () => {
  const entry = (dnames: string, sub: object[] = [], entry_id?: number) => ({
    type: 3 as const,
    id: 1,
    dnames,
    url: "/",
    sub,
    ...(entry_id && { entry_id }),
  })
  const save = (navigation: object[]) => clerk.does("POST /api/admin/navigation/save", { navigation } as never)
  const labels = async () => {
    const { navigation } = await get("GET /api/site/config", undefined, inGerman)
    return navigation.flatMap(({ dnames, sub = [] }) => [dnames, ...sub.map((below) => below.dnames)])
  }
  let home = 0
  let mugs = 0

  beforeEach(async () => {
    await save([])
    const { navigation } = await save([entry("Home"), entry("Table", [entry("Mugs")])])
    home = navigation[0]?.entry_id ?? 0
    mugs = navigation[1]?.sub[0]?.entry_id ?? 0
    await translate("navigation_entry", home, { label: "Start" })
    await translate("navigation_entry", mugs, { label: "Tassen" })
  })

  test("as it was read says in German what it said", async () => {
    await save((await clerk.reads("GET /api/admin/navigation/lists")).navigation)
    expect(await labels()).toEqual(["Start", "Table", "Tassen"])
  })

  test("by a program that knows no ids keeps what is said by its words, wherever it stands now", async () => {
    await save([entry("Mugs"), entry("Lamps"), entry("Home")])
    expect(await labels()).toEqual(["Tassen", "Lamps", "Start"])
  })

  test("below another keeps its translation, though what it stood below is gone", async () => {
    await save([entry("Home", [entry("Mugs", [], mugs)])])
    expect(await labels()).toEqual(["Start", "Tassen"])
  })

  test("with another word for the same entry keeps its translation, and what is new has none", async () => {
    await save([entry("Welcome", [], home), entry("Home")])
    expect(await labels()).toEqual(["Start", "Home"])
  })

  test("forgets the translation of what is gone", async () => {
    await save([entry("Home")])
    expect(await translationsLeft("navigation_entry")).toEqual([home])
  })

  test("with an entry of another shop takes nothing from it", async () => {
    const [theirs] = await shop.rows<{ id: number; label: string }>(
      "select id, label from navigation_entry where site_id <> 1 order by id limit 1",
    )
    const { navigation } = await save([
      entry("Mine", [], theirs?.id),
      entry("Home", [], home),
      entry("Twice", [], home),
    ])
    expect(navigation.map(({ entry_id }) => entry_id)).not.toContain(theirs?.id)
    expect(await labels()).toEqual(["Mine", "Start", "Twice"])
    expect(await shop.rows("select label from navigation_entry where id = $1 and site_id <> 1", theirs?.id)).toEqual([
      { label: theirs?.label },
    ])
  })
})

test("links to friends keep their translations, by id or by their words", async () => {
  const link = (title: string, id?: number) => ({ title, url: "https://friend.example", ...(id && { id }) })
  const { friendLinks } = await clerk.does("POST /api/admin/friendLink/save", {
    friendLinks: [link("Potter"), link("Weaver"), link("Smith")],
  })
  for (const [at, title] of ["Töpfer", "Weber", "Schmied"].entries())
    await translate("friend_link", friendLinks[at]?.id, { title })
  await clerk.does("POST /api/admin/friendLink/save", {
    friendLinks: [link("Weaver"), link("The potter", friendLinks[0]?.id), link("Baker")],
  })
  const shown = (await get("GET /api/site/config", undefined, inGerman)).friendLinks
  expect(shown.map(({ title }) => title)).toEqual(["Weber", "Töpfer", "Baker"])
  expect((await translationsLeft("friend_link")).toSorted()).toEqual(
    [friendLinks[0]?.id, friendLinks[1]?.id].toSorted(),
  )
})

test("people who answer in WhatsApp keep theirs", async () => {
  const contact = (nickName: string, account: string, id?: number) => ({
    country: "France",
    account,
    nickName,
    ...(id && { id }),
  })
  const { whatsapp } = await clerk.does("POST /api/admin/whatsapp/save", {
    whatsapp: [contact("Sales", "+33 1"), contact("Repairs", "+33 2")],
  })
  await translate("whatsapp_contact", whatsapp[0]?.id, { nickName: "Verkauf" })
  await translate("whatsapp_contact", whatsapp[1]?.id, { nickName: "Reparatur" })
  await clerk.does("POST /api/admin/whatsapp/save", {
    whatsapp: [contact("Repairs", "+33 3"), contact("Shop", "+33 1", whatsapp[0]?.id)],
  })
  const shown = (await get("GET /api/site/config", undefined, inGerman)).whatsapp
  expect(shown.map(({ nickName, account }) => [nickName, account])).toEqual([
    ["Reparatur", "+33 3"],
    ["Verkauf", "+33 1"],
  ])
})

test("choices of a good keep theirs when its variants are saved anew", async () => {
  const [mug] = await shop.rows<{ id: number }>("select id from goods where number = '20418' and site_id = 1")
  const id = mug?.id ?? 0
  const inGermanNow = async () =>
    (await get("GET /api/goods/detail", { id }, inGerman)).specs.map(({ name, values }) => [
      name,
      values.map((value) => value.name),
    ])
  const before = await inGermanNow()
  expect(before.length).toBeGreaterThan(0)
  const { specs, variants, updated_at } = await clerk.reads("GET /api/admin/goods/detail", { id })
  const { variants: saved } = await clerk.does("POST /api/admin/goods/variants", {
    goods_id: id,
    updated_at,
    specs: specs.toReversed(),
    variants: variants.map(({ stock: _, ...variant }) => variant),
  })
  expect(saved.length).toBe(variants.length)
  expect(await inGermanNow()).toEqual(before.toReversed())
})
