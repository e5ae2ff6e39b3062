import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { secretHash } from "../../../../src/server/secret-token.ts"
import { bought } from "../../bought.ts"
import { newMember, newStaff } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk, replied } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { owner, clerk, asOwner, asClerk, elsewhere, noted, mails } = await atDesk(shop)

describe("members", () => {
  test("are listed newest first with what they ordered, and found by part of name or address", async () => {
    const member = await newMember(shop)
    await rows("update member set user_name = 'Zsófia Bő' where id = $1", member.id)
    await bought(shop, { memberId: member.id, email: member.email })
    await bought(shop, { memberId: member.id, email: member.email, status: 1, paymentStatus: 0 })
    const entry = { id: member.id, userName: "Zsófia Bő", email: member.email, orders: 2, spent: 15 }
    const newest = await get("GET /api/admin/member/lists", { page_size: 1 }, asClerk)
    expect(newest).toMatchObject({ list: [entry], page_size: 1, current_page: 1 })
    for (const keywords of ["sófia", "ZSÓFIA B", "bő", member.email.slice(0, 8)])
      expect(await get("GET /api/admin/member/lists", { keywords }, asClerk), keywords).toMatchObject({
        total: 1,
        list: [entry],
      })
    expect(await get("GET /api/admin/member/lists", { keywords: "%%%" }, asClerk)).toMatchObject({ total: 0 })
  })

  test("are shown with their coupons and latest orders, and without their password", async () => {
    const member = await newMember(shop)
    const order = await bought(shop, { memberId: member.id, email: member.email })
    await rows(
      `insert into member_coupon (site_id, coupon_id, member_id)
       select m.site_id, c.id, m.id from member m join coupon c on c.site_id = m.site_id where m.id = $1`,
      member.id,
    )
    await rows(
      `insert into coupon_use (site_id, coupon_id, member_coupon_id, email, order_id)
       select site_id, coupon_id, id, $2, $3 from member_coupon where member_id = $1 order by id limit 1`,
      member.id,
      member.email,
      order.id,
    )
    const seen = await get("GET /api/admin/member/detail", { id: member.id }, asClerk)
    expect(seen).toMatchObject({ id: member.id, email: member.email, language: "en", orders: 1, spent: 15 })
    expect(seen.latestOrders).toMatchObject([{ order_no: order.orderNo, total: 15 }])
    expect(seen.coupons.filter(({ state }) => state === "used")).toHaveLength(1)
    expect(seen.coupons.length).toBeGreaterThan(1)
    const unknown = { status: 404, reason: "unknownRow" }
    expect(await ask("GET /api/admin/member/detail", { query: { id: member.id }, ...elsewhere })).toMatchObject(unknown)
    const others = await get("GET /api/admin/member/lists", { keywords: member.email }, elsewhere)
    expect(others).toMatchObject({ total: 0, list: [] })
  })
})

describe("staff", () => {
  const add = (name: string, email: string, role: "owner" | "clerk" = "clerk", as = asOwner) =>
    ask("POST /api/admin/staff/add", { body: { name, email, role }, ...as })
  const change = (id: number, role: "owner" | "clerk", as = asOwner) =>
    ask("POST /api/admin/staff/role", { body: { id, role }, ...as })
  const remove = (id: number, as = asOwner) => ask("POST /api/admin/staff/remove", { body: { id }, ...as })
  const sendLink = (id: number, as = asOwner) => ask("POST /api/admin/staff/link", { body: { id }, ...as })
  const addressOf = () => `${randomUUID()}@staff.example`
  const linksOf = (id: number) =>
    rows<{ token_hash: string }>("select token_hash from account_link where staff_id = $1", id)
  const tokenIn = (mail: { content: Record<string, unknown> } | undefined) =>
    /#token=(.+)$/.exec(String(mail?.content.link))?.[1] ?? ""

  test("are added by the owner and come in by a link that is mailed", async () => {
    const email = addressOf()
    const { id } = replied(await add("Kim", email.toUpperCase(), "clerk"))
    const { list } = await get("GET /api/admin/staff/lists", { page_size: 100 }, asOwner)
    expect(list.find((each) => each.id === id)).toMatchObject({ name: "Kim", email, role: "clerk", invited: true })
    const [mail] = await mails(email, "staffLink")
    expect(mail?.content).toMatchObject({ name: "Kim" })
    expect(String(mail?.content.link)).toMatch(/^http:\/\/admin\.default-modulized\.localhost\/#token=/)
    expect(await linksOf(id)).toEqual([{ token_hash: secretHash(tokenIn(mail)) }])
    expect(await noted(`staff ${email}`)).toMatchObject([
      { action: "staff.add", staff_id: owner.id, detail: { id, role: "clerk" } },
    ])
    expect(await add("Kim again", email)).toMatchObject({ status: 409, reason: "emailTaken" })
    const body = { token: tokenIn(mail), password: "a long enough one" }
    const { access_token } = replied(await ask("POST /api/admin/login/link", { body }))
    const headers = { authorization: `Bearer ${access_token}` }
    expect(await get("GET /api/admin/desk/today", undefined, { headers })).toHaveProperty("toShip")
    expect(await mails(email, "staffLink")).toHaveLength(1)
  })

  test("added twenty times at once are added once", async () => {
    const email = addressOf()
    const answers = await Promise.all(Array.from({ length: 20 }, () => add("Kim", email)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await mails(email, "staffLink")).toHaveLength(1)
  })

  test("get a new link, and the old one is worth nothing any more", async () => {
    const email = addressOf()
    const { id } = replied(await add("Kim", email))
    expect((await sendLink(id)).data).toEqual({ id })
    const [, second] = await mails(email, "staffLink")
    expect(await linksOf(id)).toEqual([{ token_hash: secretHash(tokenIn(second)) }])
    expect(await noted(`staff ${email}`)).toMatchObject([{ action: "staff.add" }, { action: "staff.link" }])
  })

  test("change their role at once", async () => {
    const person = await newStaff(shop, "clerk")
    const asPerson = { headers: person.headers }
    expect(await ask("GET /api/admin/staff/lists", asPerson)).toMatchObject({ status: 403, reason: "ownerOnly" })
    expect((await change(person.id, "owner")).data).toEqual({ id: person.id, role: "owner" })
    expect((await ask("GET /api/admin/staff/lists", asPerson)).status).toBe(200)
    expect((await change(person.id, "owner")).code, "nothing changes").toBe(1)
    expect(await noted(`staff ${person.email}`)).toMatchObject([
      { action: "staff.role", detail: { before: "clerk", after: "owner" } },
    ])
  })

  test("go with their sessions; what they did stays, under their name", async () => {
    const person = await newStaff(shop, "clerk")
    const asPerson = { headers: person.headers }
    const { orderNo } = await bought(shop, { status: 5 })
    await ask("POST /api/admin/order/prepare", { body: { order_no: orderNo }, ...asPerson })
    expect((await remove(person.id)).data).toEqual({ id: person.id })
    expect(await ask("GET /api/admin/order/lists", asPerson)).toMatchObject({ status: 401, reason: "sessionOver" })
    const { list } = await get("GET /api/admin/audit/lists", { subject: `order ${orderNo}` }, asOwner)
    expect(list).toMatchObject([
      {
        staff_id: null,
        staffName: "Sam",
        action: "order.prepare",
        detail: { before: 5, after: 7, staffEmail: person.email },
      },
    ])
    expect(await noted(`staff ${person.email}`)).toMatchObject([{ action: "staff.remove", staff_id: owner.id }])
    expect(await remove(person.id)).toMatchObject({ status: 404, reason: "unknownRow" })
  })

  test("a clerk neither sees nor changes them", async () => {
    const denied = { status: 403, reason: "ownerOnly" }
    expect(await ask("GET /api/admin/staff/lists", asClerk)).toMatchObject(denied)
    expect(await add("Kim", addressOf(), "owner", asClerk)).toMatchObject(denied)
    expect(await change(clerk.id, "owner", asClerk)).toMatchObject(denied)
    expect(await remove(owner.id, asClerk)).toMatchObject(denied)
    expect(await sendLink(owner.id, asClerk)).toMatchObject(denied)
  })

  test("the owner of another shop neither sees nor changes them", async () => {
    const unknown = { status: 404, reason: "unknownRow" }
    expect(await change(clerk.id, "owner", elsewhere)).toMatchObject(unknown)
    expect(await remove(clerk.id, elsewhere)).toMatchObject(unknown)
    expect(await sendLink(clerk.id, elsewhere)).toMatchObject(unknown)
    const { list } = await get("GET /api/admin/staff/lists", { page_size: 100 }, elsewhere)
    expect(list.map((each) => each.id)).not.toContain(clerk.id)
    expect(await rows("select role from staff where id = $1", clerk.id)).toEqual([{ role: "clerk" }])
  })

  test("one owner is always left, even when two remove each other at once", async () => {
    const SPORT = "site_id = (select id from site where name = 'sport')"
    const gone = `delete from audit_entry where ${SPORT}; delete from staff where ${SPORT}`
    for (let round = 0; round < 5; round++) {
      await rows(gone)
      const pair = [await newStaff(shop, "owner", "sport"), await newStaff(shop, "owner", "sport")] as const
      const [one, two] = pair.map(({ headers }) => ({ headers, host: "sport.localhost" }))
      const answers = await Promise.all([
        round % 2 ? change(pair[0].id, "clerk", two) : remove(pair[0].id, two),
        remove(pair[1].id, one),
      ])
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
      expect(await rows(`select count(*) from staff where role = 'owner' and ${SPORT}`)).toEqual([{ count: 1 }])
    }
    await rows(gone)
    const last = await newStaff(shop, "owner", "sport")
    const asLast = { headers: last.headers, host: "sport.localhost" }
    const refusal = { status: 409, reason: "notPossibleNow", data: { why: "lastOwner" } }
    expect(await remove(last.id, asLast)).toMatchObject(refusal)
    expect(await change(last.id, "clerk", asLast)).toMatchObject(refusal)
  })

  test("a name, an address and a role are needed", async () => {
    const body = { name: " ", email: "nobody", role: "boss" }
    const sent = await shop.send("/api/admin/staff/add", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { ...owner.headers, "content-type": "application/json" },
    })
    expect(await sent.json()).toMatchObject({
      data: { fields: { name: "nameRequired", email: "emailInvalid", role: "invalid" } },
    })
  })
})
