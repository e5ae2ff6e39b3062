import { eq } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { quarter } from "../../../demo/default-modulized/catalogue.ts"
import { mailOutbox } from "../../../src/db/schema/operations.ts"
import { goodsPath } from "../../../src/domain/catalog/goods-address.ts"
import { messageOf } from "../../../src/server/mail/mail-row.ts"
import { queueMail } from "../../../src/server/mail/queue-mail.ts"
import { keeping } from "../admin/catalog/staff-calls.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { get, rows } = shop
const clerk = keeping(shop, (await atDesk(shop)).asClerk)
const [mug] = await rows<{ id: number; siteId: number }>(
  `select id, site_id as "siteId" from goods where number = '20418'`,
)
const id = mug?.id ?? 0
const siteId = mug?.siteId ?? 0

const read = (language: string) => ({ headers: { "accept-language": language } })
const found = async (keywords: string, language: string) =>
  (await get("GET /api/goods/lists", { keywords }, read(language))).list.map((entry) => entry.id)
const save = (locale: string, texts: Record<string, string>, kind = "goods", of = id) =>
  clerk.tries("POST /api/admin/translation/save", { kind, id: of, locale, texts } as never)
const stored = async () => rows<{ locale: string }>("select locale, texts from translation order by 1, 2::text")

describe("a shop in German and Arabic", () => {
  test.each(["de", "ara"] as const)(
    "has none of its own words left in lists and on pages of goods: %s",
    async (code) => {
      const said = quarter.translations?.[code]
      const { list } = await get("GET /api/goods/lists", { page_size: 60 }, read(code))
      expect(list.length).toBeGreaterThan(10)
      for (const entry of list) {
        const { name, subtitle } = said?.goods[entry.dno] ?? {}
        expect([entry.dno, entry.own]).toEqual([entry.dno, undefined])
        if (!entry.isEncrypted) expect([entry.dnames, entry.subtitle]).toEqual([name, subtitle ?? ""])
      }
      const detail = await get("GET /api/goods/detail", { id }, read(code))
      const goods = said?.goods["20418"]
      expect(detail).toMatchObject({ dnames: goods?.name, attributes: goods?.attributes, own: [] })
      expect(detail.specs.map(({ name }) => name)).toEqual(goods?.specs?.map(({ name }) => name))
      expect(detail.url).toContain(encodeURIComponent(goods?.name.replaceAll(" ", "-") ?? "?"))
      const config = await get("GET /api/site/config", undefined, read(code))
      expect(config).toMatchObject({ title: said?.title, slogan: said?.slogan, isTranslated: true })
      expect(config.ad_config.hero?.title).toBe(said?.home?.hero.title)
      expect(config.shippingSummary).toBe(said?.policies.shipping.summary)
    },
  )

  test("its goods tell their address in every language that they are named in, one of which the visitor is at", async () => {
    const detail = await get("GET /api/goods/detail", { id }, read("de"))
    const named = (code: string) => goodsPath(quarter.translations?.[code]?.goods["20418"]?.name ?? "", id)
    const own = goodsPath(quarter.goods.find(({ number }) => number === "20418")?.name ?? "", id)
    expect(detail.urls).toMatchObject({ en: own, de: named("de"), ara: named("ara"), fr: own })
    expect(detail.url).toBe(detail.urls.de)
  })

  test("is in its own language for everybody else", async () => {
    const own = quarter.goods.find(({ number }) => number === "20418")
    expect(await get("GET /api/goods/detail", { id }, read("en"))).toMatchObject({ dnames: own?.name })
    const inFrench = await get("GET /api/goods/detail", { id }, read("fr"))
    expect(inFrench).toMatchObject({ dnames: own?.name, own: expect.arrayContaining(["dnames", "description"]) })
  })

  test.each(["de", "ara"] as const)("is searched in the visitor's language, and in its own: %s", async (code) => {
    const name = quarter.translations?.[code]?.goods["20418"]?.name ?? ""
    expect(await found(name, code)).toContain(id)
    expect(await found("mug", code)).toContain(id)
    expect(await found(name, "en")).not.toContain(id)
  })
})

test.each(["de", "ara"] as const)("mails name the shop and its goods as the reader does: %s", async (language) => {
  const [order] = await rows<{ id: number }>("select id from shop_order where site_id = $1 order by id limit 1", siteId)
  const content = { orderId: order?.id ?? 0 }
  const origin = "http://default-modulized.localhost:3000"
  const wanted = { siteId, kind: "orderPlaced", recipient: "r@people.example", language, origin, content } as const
  await queueMail(shop.db, { ...wanted, cause: `told in ${language}` })
  const [row] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, wanted.recipient))
  const message = row && (await messageOf(shop.db, row, { from: null }, {}))
  expect(message?.from.name).toBe(quarter.translations?.[language]?.title)
  expect(message?.text).toContain(`-- \n${quarter.translations?.[language]?.title}\n`)
  await rows("delete from mail_outbox")
})

describe("staff write a translation", () => {
  test("which shoppers read and find at once", async () => {
    expect(await save("zh", { name: "搪瓷马克杯", description: "<p>结实</p><script>1</script>" })).toMatchObject({
      status: 200,
    })
    expect(await get("GET /api/goods/detail", { id }, read("zh"))).toMatchObject({
      dnames: "搪瓷马克杯",
      description: "<p>结实</p>",
      own: expect.arrayContaining(["subtitle", "attributes"]),
    })
    for (const words of ["马克杯", "搪瓷", "杯", "搪瓷马克杯"]) expect(await found(words, "zh")).toContain(id)
    expect(await found("杯马", "zh")).not.toContain(id)
    const { list } = await clerk.reads("GET /api/admin/translation/lists", { kind: "goods", id })
    expect(list.map(({ locale, isOffered }) => [locale, isOffered])).toEqual([
      ["ara", true],
      ["de", true],
      ["zh", true],
    ])
  })

  test("in Arabic, found whichever way it is spelled", async () => {
    expect(await save("ara", { name: "إبريقٌ كبيرة" })).toMatchObject({ status: 200 })
    for (const words of ["ابريق", "إبريق كبيره", "كبيرة"]) expect(await found(words, "ara")).toContain(id)
  })

  test.each([
    ["a language that the shop does not offer", "xx", { name: "Mug" }, "goods", "locale"],
    ["the shop's own language", "en", { name: "Mug" }, "goods", "locale"],
    ["no name", "de", { subtitle: "Steingut" }, "goods", "texts.name"],
    ["an empty name", "de", { name: "  " }, "goods", "texts.name"],
    ["HTML in a name", "de", { name: "<b>Tasse</b>" }, "goods", "texts.name"],
    ["a text that goods do not have", "de", { name: "Tasse", colour: "blau" }, "goods", "texts.colour"],
    ["nothing at all", "de", { summary: "" }, "site_policy", "texts"],
  ])("but not with %s: refused in words, nothing written", async (_what, locale, texts, kind, field) => {
    const before = await stored()
    const refusal = await save(locale, { ...texts } as Record<string, string>, kind, kind === "goods" ? id : 1)
    expect(refusal).toMatchObject({ status: 422, reason: "invalidField" })
    expect(Object.keys(Object(Object(refusal.details).fields))).toEqual([field])
    expect(await stored()).toEqual(before)
  })

  test("of nothing that is another shop's", async () => {
    const [other] = await rows<{ id: number }>("select id from goods where site_id <> $1 limit 1", siteId)
    expect(await save("de", { name: "Tür" }, "goods", other?.id)).toMatchObject({ reason: "unknownTranslated" })
  })

  test("which is kept but not shown once the language is not offered", async () => {
    const [before] = await rows<{ locales: string[] }>("select locales from site where id = $1", siteId)
    await rows("update site set locales = '{en,de}' where id = $1", siteId)
    expect((await get("GET /api/goods/detail", { id }, read("zh"))).dnames).not.toBe("搪瓷马克杯")
    await rows("update site set locales = $1 where id = $2", before?.locales, siteId)
    expect((await get("GET /api/goods/detail", { id }, read("zh"))).dnames).toBe("搪瓷马克杯")
  })

  test("and forget it: the shop's own words are back", async () => {
    await clerk.does("POST /api/admin/translation/remove", { kind: "goods", id, locale: "zh" })
    expect((await get("GET /api/goods/detail", { id }, read("zh"))).dnames).not.toBe("搪瓷马克杯")
    expect(await found("马克杯", "zh")).toEqual([])
  })

  test("what is left of policies and of the home page is named as the shop's own", async () => {
    const config = () => get("GET /api/site/config", undefined, read("de"))
    expect(await config()).toMatchObject({ own: ["ownHomeWords"], ownHomeWords: [] })
    await clerk.does("POST /api/admin/translation/remove", { kind: "site_policy", id: 1, locale: "de" })
    expect((await config()).own).toEqual(["shippingSummary", "shippingPolicy", "ownHomeWords"])
    const title = quarter.home?.hero.title ?? ""
    expect(await save("de", { [title]: "Guten Tag" }, "home", siteId)).toMatchObject({ status: 200 })
    const { ad_config, ownHomeWords } = await config()
    expect(ad_config.hero?.title).toBe("Guten Tag")
    expect(ownHomeWords).toContain(quarter.home?.hero.text)
    expect(ownHomeWords).not.toContain(title)
    const inEnglish = await get("GET /api/site/config", undefined, read("en"))
    expect([inEnglish.own, inEnglish.ownHomeWords]).toEqual([undefined, []])
  })

  test("it goes with its thing", async () => {
    const { id: category } = await clerk.does("POST /api/admin/category/save", { dnames: "Doors" })
    expect(await save("de", { name: "Türen" }, "category", category)).toMatchObject({ status: 200 })
    await clerk.does("POST /api/admin/category/remove", { id: category })
    expect(await rows("select from translation where kind = 'category' and entity_id = $1", category)).toEqual([])
  })
})
