import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { testShop } from "../../test-shop.ts"
import { atDesk, replied } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { clerk, asClerk, elsewhere, noted, mails } = await atDesk(shop)

const idOf = async (inserted: Promise<{ id: number }[]>) => (await inserted)[0]?.id ?? 0

describe("inquiries", () => {
  const SITE = "(select id from site where name = 'default-modulized')"

  async function inquired() {
    const [number, email] = [randomUUID(), `${randomUUID()}@asks.example`]
    const id = await idOf(
      rows(
        `insert into inquiry (site_id, number, name, email, company, country, content, language)
         values (${SITE}, $1, 'Grace', $2, 'Navy', 'US', 'How much for a ship of them?', 'fr') returning id`,
        number,
        email,
      ),
    )
    await rows(
      `insert into inquiry_line (site_id, inquiry_id, goods_id, variant_id, total)
       (select site_id, $1::int, goods_id, id, 40 from variant where site_id = ${SITE} order by id limit 1)
       union all (select site_id, $1::int, id, null::int, 60 from goods where site_id = ${SITE} order by id desc limit 1)`,
      id,
    )
    return { id, number, email }
  }
  const answer = (id: number, text = "Ten a piece", extra: { correct?: boolean } = {}, as = asClerk) =>
    ask("POST /api/admin/inquiry/answer", { body: { id, answer: text, ...extra }, ...as })
  const waiting = async () =>
    (await get("GET /api/admin/inquiry/lists", { state: "waiting" }, asClerk)).list.map(({ id }) => id)

  test("wait in the list until they are answered, newest first, with what is asked for", async () => {
    const [one, two] = [await inquired(), await inquired()]
    expect((await waiting()).slice(0, 2)).toEqual([two.id, one.id])
    const { list } = await get("GET /api/admin/inquiry/lists", { page_size: 1 }, asClerk)
    expect(list).toMatchObject([{ id: two.id, lines: 2, pieces: 100, company: "Navy", answerTime: null }])
    await answer(two.id)
    expect(await waiting()).not.toContain(two.id)
    const done = await get("GET /api/admin/inquiry/lists", { state: "answered" }, asClerk)
    expect(done.list.map(({ id }) => id)).toContain(two.id)
  })

  test("are shown with their goods", async () => {
    const { id, number, email } = await inquired()
    const seen = await get("GET /api/admin/inquiry/detail", { id }, asClerk)
    expect(seen).toMatchObject({ id, number, email, name: "Grace", language: "fr", pieces: 100, answer: "" })
    expect(seen.detail).toMatchObject([
      { total: 40, goodDetailId: expect.any(Number), url: expect.stringMatching(/^\/item\//) },
      { total: 60, goodDetailId: null, goodNo: expect.any(String) },
    ])
  })

  test("are answered in the language of their sender, and the answer may be corrected", async () => {
    const { id, number, email } = await inquired()
    const first = replied(await answer(id, "Ten a piece"))
    expect(first).toMatchObject({ id })
    expect(await mails(email, "inquiryAnswered")).toMatchObject([{ language: "fr", content: { inquiryId: id } }])
    expect((await answer(id, "Ten a piece")).data, "a second click").toEqual({ ...first, undo: null })
    expect(await answer(id, "Nine a piece")).toMatchObject({
      status: 409,
      reason: "notPossibleNow",
      data: { answer: "Ten a piece" },
    })
    expect((await answer(id, "Nine a piece", { correct: true })).code).toBe(1)
    expect(await get("GET /api/admin/inquiry/detail", { id }, asClerk)).toMatchObject({ answer: "Nine a piece" })
    expect(await mails(email, "inquiryAnswered")).toHaveLength(2)
    expect(await noted(`inquiry ${number}`)).toMatchObject([
      { action: "inquiry.answer", staff_id: clerk.id, detail: { before: "", after: "Ten a piece" } },
      { detail: { before: "Ten a piece", after: "Nine a piece" } },
    ])
  })

  test("are answered once by ten clerks with ten answers", async () => {
    const { id, number, email } = await inquired()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => answer(id, `Answer ${n}`)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await mails(email, "inquiryAnswered")).toHaveLength(1)
    expect(await noted(`inquiry ${number}`)).toHaveLength(1)
  })

  test("are nothing to the staff of another shop", async () => {
    const { id } = await inquired()
    const unknown = { status: 404, reason: "unknownRow" }
    expect(await ask("GET /api/admin/inquiry/detail", { query: { id }, ...elsewhere })).toMatchObject(unknown)
    expect(await answer(id, "Mine", {}, elsewhere)).toMatchObject(unknown)
    expect((await get("GET /api/admin/inquiry/lists", {}, elsewhere)).list.map((each) => each.id)).not.toContain(id)
    expect(await rows("select answer from inquiry where id = $1", id)).toEqual([{ answer: "" }])
  })

  test("are not answered with nothing, or with a book", async () => {
    const { id } = await inquired()
    expect(await answer(id, "  ")).toMatchObject({ data: { fields: { answer: "contentRequired" } } })
    expect(await answer(id, "x".repeat(4001))).toMatchObject({ data: { fields: { answer: "tooLong" } } })
  })
})

describe("access requests", () => {
  async function asked(site = "default-modulized") {
    const email = `${randomUUID()}@wants.example`
    const id = await idOf(
      rows(
        `insert into access_request (site_id, name, email, content, language)
         select id, 'Lin', $2, 'I am a dealer', 'de' from site where name = $1 returning id`,
        site,
        email,
      ),
    )
    return { id, email }
  }
  const handle = (how: "grant" | "dismiss", id: number, as = asClerk) =>
    ask(`POST /api/admin/access/${how}`, { body: { id }, ...as })
  const listed = async (state?: "waiting" | "handled") =>
    (await get("GET /api/admin/access/lists", { state }, asClerk)).list
  const withPassword = (password: string | null) =>
    rows("update site set goods_password = $1 where name = 'default-modulized'", password)

  test("are granted: the password is mailed, once", async () => {
    await withPassword("open sesame")
    const { id, email } = await asked()
    expect((await listed("waiting"))[0]).toMatchObject({ id, name: "Lin", content: "I am a dealer", handleTime: null })
    const answers = await Promise.all(Array.from({ length: 10 }, () => handle("grant", id)))
    expect(answers.filter(({ code }) => code === 1).map(({ data }) => data)).toEqual([
      { id, granted: true, undo: expect.any(Object) },
    ])
    expect(await mails(email, "accessGranted")).toMatchObject([{ language: "de", content: { accessRequestId: id } }])
    expect(JSON.stringify(await mails(email, "accessGranted"))).not.toContain("sesame")
    expect((await listed("handled"))[0]).toMatchObject({ id, granted: true, handleTime: expect.any(String) })
    expect(await noted(`accessRequest ${id}`)).toMatchObject([{ action: "access.grant", staff_id: clerk.id }])
    expect(await handle("dismiss", id)).toMatchObject({ status: 409, data: { granted: true } })
  })

  test("are put aside without a word", async () => {
    const { id, email } = await asked()
    expect((await handle("dismiss", id)).data).toEqual({ id, granted: false, undo: expect.any(Object) })
    expect(await mails(email, "accessGranted")).toEqual([])
    expect((await listed())[0]).toMatchObject({ id, granted: false, handleTime: expect.any(String) })
    expect(await noted(`accessRequest ${id}`)).toMatchObject([{ action: "access.dismiss" }])
  })

  test("cannot be granted where there is no password", async () => {
    await withPassword(null)
    const { id } = await asked()
    expect(await handle("grant", id)).toMatchObject({ status: 409, data: { why: "noGoodsPassword" } })
    expect(await rows("select handled_at from access_request where id = $1", id)).toEqual([{ handled_at: null }])
  })

  test("are nothing to the staff of another shop", async () => {
    const { id } = await asked()
    await rows("update site set goods_password = 'x' where name = 'sport'")
    for (const how of ["grant", "dismiss"] as const)
      expect(await handle(how, id, elsewhere)).toMatchObject({ status: 404, reason: "unknownRow" })
    expect((await get("GET /api/admin/access/lists", {}, elsewhere)).list.map((each) => each.id)).not.toContain(id)
    expect(await rows("select handled_at from access_request where id = $1", id)).toEqual([{ handled_at: null }])
  })
})

describe("feedback", () => {
  test("is read newest first and by days, by the shop it was meant for", async () => {
    const content = `Lovely mugs ${randomUUID()}`
    const word = { name: "Ada", email: "ada@says.example", country: "GB", content }
    const { id } = replied(await ask("POST /api/content/feedback", { body: word }))
    const { list } = await get("GET /api/admin/feedback/lists", {}, asClerk)
    expect(list[0]).toEqual({ id, ...word, phone: "", createTime: expect.any(String) })
    const before = await get("GET /api/admin/feedback/lists", { to: "2020-01-01" }, asClerk)
    expect(before).toMatchObject({ list: [], total: 0 })
    expect(JSON.stringify(await get("GET /api/admin/feedback/lists", {}, elsewhere))).not.toContain(content)
  })
})
