import { expect, test } from "vitest"
import { replied } from "../admin/desk/desk.ts"
import { AUSTRIAN, business, businessShop, type From } from "../business-shop.ts"
import { orderNoOf } from "../buying.ts"
import { newMember } from "../people.ts"

const { shop, staff, settings, preview, buys, orderOf } = await businessShop()
const { ask, get } = shop
const { asOwner, asClerk, elsewhere, noted, owner } = staff

const IN_VIENNA = {
  billing_address: { region_code: "AT", city: "Wien", address_part: "Ring 1", zip_code: "1010" },
}
const save = (headers: From["headers"], vat_number: string, more: object = IN_VIENNA) =>
  ask("POST /api/user/business", { body: business(vat_number, more), ...(headers && { headers }) })
const read = (headers: Record<string, string>) => get("GET /api/user/business", undefined, { headers })
const decide = (id: number, vat_number: string, result: "confirmed" | "refused", as = asOwner) =>
  ask("POST /api/admin/member/vatNumber", { body: { id, vat_number, result, reference: "by phone" }, ...as })

test("a member: keeps the business, and a confirmed number makes a confirmed one of it; another number does not", async () => {
  const { headers } = await newMember(shop)
  expect(await read(headers)).toEqual({ kind: "private", company: "", vat_number: "", billing: null, check: null })
  expect(replied(await save(headers, AUSTRIAN))).toMatchObject({
    kind: "confirmedBusiness",
    company: "Muster GmbH",
    vat_number: AUSTRIAN,
    billing: { city: "Wien" },
    check: { result: "confirmed", by: "checker" },
  })
  expect(replied(await save(headers, "ATU00000000"))).toMatchObject({
    kind: "business",
    check: { result: "refused" },
  })
  expect(replied(await ask("POST /api/user/business", { body: { company: "" }, headers }))).toMatchObject({
    company: "",
    vat_number: "",
    billing: null,
    check: null,
  })
})

test("a member: what is wrong is refused, and what was there stays", async () => {
  const { headers } = await newMember(shop)
  await save(headers, AUSTRIAN)
  const before = await read(headers)
  expect(await save(headers, "DE123456789")).toMatchObject({
    data: { fields: { vat_number: "vatNumberOtherCountry" } },
  })
  expect(await save(headers, AUSTRIAN, {})).toMatchObject({
    data: { fields: { "billing_address.region_code": "required" } },
  })
  expect(await read(headers)).toEqual(before)
})

test("a member: sees and changes nobody else's", async () => {
  const [one, other] = [await newMember(shop), await newMember(shop)]
  await save(one.headers, AUSTRIAN)
  expect(await read(other.headers)).toMatchObject({ kind: "private", company: "" })
  expect(await ask("GET /api/user/business")).toMatchObject({ status: 401 })
  expect(await save(undefined, AUSTRIAN)).toMatchObject({ status: 401 })
  expect(await ask("GET /api/admin/member/business", { query: { id: one.id }, ...elsewhere })).toMatchObject({
    reason: "unknownRow",
  })
  expect(await decide(one.id, AUSTRIAN, "refused", elsewhere)).toMatchObject({ reason: "unknownRow" })
  expect(await read(one.headers)).toMatchObject({ kind: "confirmedBusiness" })
})

test("a member: cannot save without end", async () => {
  const { headers } = await newMember(shop)
  for (const _ of Array.from({ length: 30 })) await save(headers, "")
  expect(await save(headers, "")).toMatchObject({ status: 429, reason: "tooMany" })
})

test("a member: whose number the owner has confirmed by hand is exempt without a checker, and nobody else with it", async () => {
  await settings({ vatChecker: "none" })
  const { id, headers } = await newMember(shop)
  await save(headers, AUSTRIAN)
  expect(await decide(id, AUSTRIAN, "confirmed", asClerk)).toMatchObject({ reason: "ownerOnly" })
  expect(await decide(id, "ATU99999999", "confirmed")).toMatchObject({ reason: "notPossibleNow" })
  expect(replied(await decide(id, AUSTRIAN, "confirmed"))).toMatchObject({
    kind: "confirmedBusiness",
    staffName: "Sam",
    check: { result: "confirmed", by: "hand", reference: "by phone" },
  })
  expect((await noted(`member ${id}`)).at(-1)).toMatchObject({ action: "member.vatNumber", staff_id: owner.id })
  expect(await preview("AT", AUSTRIAN, {}, { headers })).toMatchObject({ total: 100 })
  expect(await preview("AT", AUSTRIAN)).toMatchObject({ total: 119 })
  const order_no = orderNoOf(await buys("AT", AUSTRIAN, {}, { headers }))
  expect((await orderOf(order_no)).business).toMatchObject({ check: { by: "hand", reference: "by phone" } })
  // Saved again it stays as the owner has said; with another number it does not.
  expect(replied(await save(headers, AUSTRIAN))).toMatchObject({ kind: "confirmedBusiness", check: { by: "hand" } })
  expect(replied(await save(headers, "ATU99999999"))).toMatchObject({ kind: "business", check: null })
})

test("a member: whose number the owner has withdrawn pays tax, also as a guest, whatever the checker says", async () => {
  const { id, headers } = await newMember(shop)
  await save(headers, AUSTRIAN)
  expect(replied(await decide(id, AUSTRIAN, "refused"))).toMatchObject({ kind: "business" })
  expect(await preview("AT", AUSTRIAN, {}, { headers })).toMatchObject({ total: 119, business: { check: "refused" } })
  expect(await preview("AT", AUSTRIAN)).toMatchObject({ total: 119 })
  // Not even by way of another number.
  await save(headers, "ATU00000000")
  expect(replied(await save(headers, AUSTRIAN))).toMatchObject({ kind: "business", check: { result: "refused" } })
  replied(await decide(id, AUSTRIAN, "confirmed"))
  expect(await preview("AT", AUSTRIAN, {}, { headers })).toMatchObject({ total: 100 })
})

test("a member: is what staff say; a confirmed business only by its number", async () => {
  const { id, headers } = await newMember(shop)
  const set = (kind: "private" | "business", as = asClerk) =>
    ask("POST /api/admin/member/kind", { body: { id, kind }, ...as })
  expect(replied(await set("business"))).toMatchObject({ kind: "business", staffName: "Sam" })
  expect(await read(headers)).toMatchObject({ kind: "business" })
  expect(await set("private", elsewhere)).toMatchObject({ reason: "unknownRow" })
  await save(headers, AUSTRIAN)
  expect(await set("private")).toMatchObject({ reason: "notPossibleNow" })
  expect((await noted(`member ${id}`)).map(({ action }) => action)).toEqual(["member.kind"])
})

test("a member: staff confirm what they have looked at, not what is typed meanwhile", async () => {
  await settings({ vatChecker: "none" })
  for (const _ of Array.from({ length: 5 })) {
    const { id, headers } = await newMember(shop)
    await save(headers, AUSTRIAN)
    await Promise.all([decide(id, AUSTRIAN, "confirmed"), save(headers, "ATU00000000")])
    expect(await read(headers)).toMatchObject({ kind: expect.stringMatching(/^(private|business)$/), check: null })
  }
})
