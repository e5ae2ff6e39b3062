import { describe, expect, test } from "vitest"
import { PLAIN_LOOK } from "../../../../src/contract/mail-tokens.ts"
import { LOCALE_CODES } from "../../../../src/domain/locales/locales.ts"
import { MAIL_KINDS } from "../../../../src/domain/site/mail-kinds.ts"
import { messageOf } from "../../../../src/server/mail/mail-row.ts"
import { testShop } from "../../test-shop.ts"
import { keeping } from "../catalog/staff-calls.ts"
import { atDesk } from "../desk/desk.ts"

const shop = await testShop()
const { db, rows } = shop
const desk = await atDesk(shop)
const owner = keeping(shop, desk.asOwner)
const preview = (kind: (typeof MAIL_KINDS)[number], locale: (typeof LOCALE_CODES)[number], addition?: string) =>
  owner.reads("GET /api/admin/mail/preview", { kind, locale, ...(addition !== undefined && { addition }) })

const latest = async () => {
  const row = await db.query.mailOutbox.findFirst({ orderBy: (mail, { desc }) => desc(mail.id) })
  if (!row) throw new Error("There is no mail")
  return { row, message: await messageOf(db, row, { from: "server@mail.example" }, { wholesale: PLAIN_LOOK }) }
}

describe("a preview", () => {
  test("shows every mail, and every language", async () => {
    const asked = [
      ...MAIL_KINDS.map((kind) => [kind, "de"] as const),
      ...LOCALE_CODES.map((locale) => ["orderPlaced", locale] as const),
    ]
    for (const [kind, locale] of asked) {
      const { subject, html, text } = await preview(kind, locale)
      expect(`${subject} ${html} ${text}`, `${kind} in ${locale}`).not.toMatch(/undefined|\[object|NaN|\{\w+\}/)
      expect(subject).not.toBe("")
    }
  })

  test("in Arabic runs from the right", async () => {
    expect((await preview("orderShipped", "ara")).html).toContain(`<html lang="ar" dir="rtl">`)
  })

  test("shows what would be added, as text and never as markup", async () => {
    const { html, text } = await preview("orderPaid", "en", `We are <b>moving</b>.\n\nSee you.`)
    expect(html).toContain("We are &lt;b&gt;moving&lt;/b&gt;.")
    expect(text).toContain("See you.")
    expect(await rows("select from mail_addition")).toEqual([])
  })
})

describe("an addition", () => {
  const save = (text: string, updated_at: string | null, locale: "en" | "de" = "en") =>
    owner.tries("POST /api/admin/mail/addition", { kind: "orderPaid", locale, text, updated_at })
  const now = async () => {
    const { list } = await owner.reads("GET /api/admin/mail/lists")
    return list.find(({ kind }) => kind === "orderPaid")?.additions ?? []
  }

  test("stands in the mails of its kind and language, and in no other", async () => {
    expect(await save("We are moving in May.", null)).toMatchObject({ reason: "done" })
    expect(await now()).toMatchObject([{ locale: "en", text: "We are moving in May." }])
    expect((await preview("orderPaid", "en")).text).toContain("We are moving in May.")
    expect((await preview("orderPaid", "de")).text).not.toContain("moving")
    expect((await preview("orderShipped", "en")).text).not.toContain("moving")
    const [order] = await rows<{ id: number }>("select id from shop_order where site_id = 1 limit 1")
    await rows(
      `insert into mail_outbox (site_id, kind, recipient, language, content)
       values (1, 'orderPaid', 'a@people.example', 'en', $1)`,
      { orderId: order?.id, origin: "http://shop.example" },
    )
    expect((await latest()).message?.text).toContain("We are moving in May.")
  })

  test("of two who write it at once one is told that the other was faster", async () => {
    const [before] = await now()
    const tried = await Promise.all(["One", "Two", "Three"].map((text) => save(text, before?.updated_at ?? null)))
    expect(tried.map(({ reason }) => reason).toSorted()).toEqual(["done", "notPossibleNow", "notPossibleNow"])
    expect(await save("Unread", null)).toMatchObject({ reason: "notPossibleNow" })
  })

  test("goes when it is emptied", async () => {
    const [before] = await now()
    await save("", before?.updated_at ?? null)
    expect(await now()).toEqual([])
  })

  test("too long, or to a mail that only staff read, is refused", async () => {
    expect(await save("x".repeat(1001), null)).toMatchObject({ status: 422 })
    const toStaff = { kind: "staffLink", locale: "en", text: "Hi", updated_at: null } as const
    expect(await owner.tries("POST /api/admin/mail/addition", toStaff)).toMatchObject({ status: 422 })
  })
})

describe("a test mail", () => {
  test("goes to whoever asks, and says that it is one", async () => {
    const { sentTo } = await owner.does("POST /api/admin/mail/test", { kind: "orderShipped", locale: "de" })
    const { row, message } = await latest()
    expect(sentTo).toBe(desk.owner.email)
    expect(row.recipient).toBe(desk.owner.email)
    expect(message?.subject).toMatch(/^Probe: /)
    expect(message?.from.address).toBe("server@mail.example")
  })

  test("cannot be sent without end", async () => {
    const tried = []
    for (let sent = 0; sent < 11; sent++)
      tried.push((await owner.tries("POST /api/admin/mail/test", { kind: "welcome", locale: "en" })).reason)
    expect(tried.at(-1)).toBe("tooMany")
  })
})

describe("the sender", () => {
  const change = async (sent: object) => {
    const { updated_at } = await owner.reads("GET /api/admin/site/settings")
    return owner.tries("POST /api/admin/site/settings", { ...sent, updated_at })
  }

  test("is who the merchant says, at a host of the shop; bounces go to the server's own address", async () => {
    await rows("insert into site_domain (host, site_id) values ('www.lantern.example', 1)")
    const sender = {
      mailSenderName: "Lantern & Son",
      mailSenderAddress: "hello@lantern.example",
      mailReplyTo: "desk@people.example",
    }
    expect(await change(sender)).toMatchObject({ reason: "done" })
    await rows("delete from attempt")
    await owner.does("POST /api/admin/mail/test", { kind: "orderPaid", locale: "en" })
    expect((await latest()).message).toMatchObject({
      from: { name: "Lantern & Son", address: "hello@lantern.example" },
      envelopeFrom: "server@mail.example",
      replyTo: "desk@people.example",
    })
    expect(await preview("orderPaid", "en")).toMatchObject({
      from: { name: "Lantern & Son", address: "hello@lantern.example" },
      replyTo: "desk@people.example",
    })
  })

  test.each([
    ["at a host of nobody known", { mailSenderAddress: "ceo@bank.example" }, "mailSenderAddress"],
    ["at another shop's host", { mailSenderAddress: "hello@sport.localhost" }, "mailSenderAddress"],
    ["that is no address", { mailSenderAddress: "hello" }, "mailSenderAddress"],
    ["with a line in the name", { mailSenderName: "Lantern\r\nBcc: all@people.example" }, "mailSenderName"],
    ["whose answers go nowhere", { mailReplyTo: "nowhere" }, "mailReplyTo"],
  ])("cannot be one %s", async (_what, sent, field) => {
    expect(await change(sent)).toMatchObject({ status: 422, details: { fields: { [field]: expect.any(String) } } })
  })
})
