import { beforeEach, describe, expect, test } from "vitest"
import { demoStaff } from "../../../demo/demo-staff.ts"
import { addSite } from "../../../src/server/sites/add-site.ts"
import { bearer, cookieHeader, cookiesOf } from "../members/sessions.ts"
import { newMember, newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { email, password } = await demoStaff(shop.dataFolder)
const STAFF = { email, password }
const FROM_SHOP = { "sec-fetch-site": "same-origin" }

const signIn = (body = STAFF, headers: Record<string, string> = {}, host?: string) =>
  ask("POST /api/admin/login/account", { body, headers, host })
const session = async () => {
  const answer = await signIn()
  if (answer.code !== 1) throw new Error(`staff was refused: ${answer.reason}`)
  return answer.data
}

beforeEach(() => rows("delete from account_attempt"))

test("somebody who works for the shop signs in and is told who they are", async () => {
  const { access_token, ...shown } = await session()
  expect(shown).toMatchObject({ name: "Demo owner", email: STAFF.email })
  const me = await get("GET /api/admin/me", undefined, { headers: bearer(access_token) })
  expect(me).toMatchObject({ email: STAFF.email, theme: "system", letterKeys: true, hasPassword: true })
  expect(me.shops).toHaveLength(17)
  for (const shop of me.shops) expect(shop).toMatchObject({ role: "owner", proved: true, oldPassword: false })
})

test("a member is no staff, staff is no member, and staff of another shop is nobody here", async () => {
  const { access_token } = await session()
  const member = await newMember(shop)
  const elsewhere = await newStaff(shop, "owner", "sport")
  expect(await ask("GET /api/admin/me", { headers: member.headers })).toMatchObject({ reason: "sessionOver" })
  expect(await ask("GET /api/user/promation", { headers: bearer(access_token) })).toMatchObject({
    reason: "sessionOver",
  })
  const today = (headers: Record<string, string>) => ask("GET /api/admin/desk/today", { headers })
  expect(await today(elsewhere.headers)).toMatchObject({ status: 403, reason: "noRoleHere" })
  expect(await today({ ...elsewhere.headers, "x-vitrine-site": "sport" })).toMatchObject({ code: 1 })
  for (const site of ["", "nobody", "sport.localhost"])
    expect(await today({ ...elsewhere.headers, "x-vitrine-site": site })).toMatchObject({ reason: "siteUnnamed" })
  expect(await ask("GET /api/admin/me")).toMatchObject({ status: 401, reason: "signInRequired" })
  const demo = { email: "demo@vitrine.test", password: "vitrine-demo" }
  expect(await signIn(demo)).toMatchObject({ reason: "signInFailed" })
  expect(await ask("POST /api/login/account", { body: STAFF })).toMatchObject({ reason: "signInFailed" })
})

test("wrong passwords are limited, and do not stand in the way of a member with the same address", async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => signIn({ ...STAFF, password: "wrong" })))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  const { headers: _, ...member } = await ask("POST /api/login/account", { body: STAFF })
  expect(member).toMatchObject({ reason: "signInFailed" })
})

test("an account without a password is answered like a wrong one", async () => {
  const { email } = await newStaff(shop)
  const { headers: _, ...answer } = await signIn({ email, password: "anything" })
  expect(answer).toMatchObject({ status: 401, reason: "signInFailed", data: null })
})

test("a session that is used goes on, at most for a month, and one that is not ends", async () => {
  const { access_token } = await session()
  const headers = bearer(access_token)
  const daysLeft = async () => {
    const [row] = await rows<{ days: number }>(
      "select extract(epoch from expires_at - now())::int / 86400 as days from account_session order by opened_at desc limit 1",
    )
    return row?.days
  }
  const aged = (days: number) =>
    rows(
      `update account_session set opened_at = opened_at - make_interval(days => $1),
         seen_at = seen_at - make_interval(days => $1), expires_at = expires_at - make_interval(days => $1)`,
      days,
    )
  await aged(6)
  expect(await daysLeft()).toBe(1)
  expect(await ask("GET /api/admin/me", { headers })).toMatchObject({ code: 1 })
  expect(await daysLeft()).toBeGreaterThanOrEqual(6)
  for (const days of [6, 6, 6]) {
    await aged(days)
    expect(await ask("GET /api/admin/me", { headers })).toMatchObject({ code: 1 })
  }
  await aged(3)
  await ask("GET /api/admin/me", { headers })
  expect(await daysLeft(), "28 days after the sign-in").toBeLessThanOrEqual(3)
  await aged(4)
  expect(await ask("GET /api/admin/me", { headers })).toMatchObject({ reason: "sessionOver" })
})

test("signing out ends the session", async () => {
  const headers = bearer((await session()).access_token)
  expect(await ask("POST /api/admin/login/logout", { headers })).toMatchObject({ code: 1 })
  expect(await ask("GET /api/admin/me", { headers })).toMatchObject({ reason: "sessionOver" })
})

describe("in the browser", () => {
  test("staff has cookies of its own, for calls of staff only", async () => {
    const answer = await signIn(STAFF, FROM_SHOP)
    expect(answer).toMatchObject({ data: { access_token: "" } })
    expect([...cookiesOf(answer.headers).keys()]).toEqual(["staff_session"])
    for (const { attributes } of cookiesOf(answer.headers).values())
      expect(attributes).toBe("Max-Age=604800; Path=/; HttpOnly; SameSite=Strict")
    const cookie = cookieHeader(answer.headers)
    expect(await ask("GET /api/admin/me", { headers: { cookie } })).toMatchObject({ code: 1 })
    expect(await ask("GET /api/user/promation", { headers: { cookie } })).toMatchObject({ reason: "signInRequired" })
    expect(await ask("POST /api/admin/login/logout", { headers: { cookie } })).toMatchObject({ reason: "otherOrigin" })
    const out = await ask("POST /api/admin/login/logout", { headers: { cookie, ...FROM_SHOP } })
    expect(cookiesOf(out.headers).get("staff_session")).toMatchObject({ value: "" })
    expect(await ask("GET /api/admin/me", { headers: { cookie } })).toMatchObject({ reason: "signInRequired" })
  })
})

describe("the one-time link of a new shop", async () => {
  const made = await addSite(shop.db, {
    name: "fresh",
    title: "Fresh",
    host: "fresh.localhost",
    template: "arts",
    type: "retail",
    owner: "owner@fresh.example",
    currency: { code: "EUR", symbol: "€" },
  })
  if ("refused" in made) throw new Error(made.refused)
  const { token } = made
  const host = "fresh.localhost"
  const open = (token: string, password = "a good password") =>
    ask("POST /api/admin/login/link", { body: { token, password }, host })

  test("is worth nothing without a password, with a short one, or made up", async () => {
    const without = await ask("POST /api/admin/login/link", { body: { token }, host })
    expect(without).toMatchObject({ status: 422, data: { fields: { password: "required" } } })
    expect(await open(token, "short")).toMatchObject({ status: 422, data: { fields: { password: "passwordShort" } } })
    const easy = { status: 422, data: { fields: { password: "passwordCommon" } } }
    for (const password of ["password1", "owner@fresh.example"]) expect(await open(token, password)).toMatchObject(easy)
    expect(await open("made up")).toMatchObject({ reason: "linkInvalid" })
  })

  test("lets the owner in once, however often it is opened at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => open(token, `a good password ${n}`)))
    const done = answers.filter(({ code }) => code === 1)
    expect(done).toHaveLength(1)
    expect(done).toMatchObject([{ data: { email: "owner@fresh.example" } }])
    for (const answer of answers) if (answer.code !== 1) expect(answer).toMatchObject({ reason: "linkInvalid" })
    const password = `a good password ${answers.findIndex(({ code }) => code === 1)}`
    expect(await signIn({ email: "owner@fresh.example", password }, {}, host)).toMatchObject({ code: 1 })
    expect(await rows("select action from audit_entry where action = 'staff.openLink'")).toHaveLength(1)
  })

  test("is worth nothing after its time", async () => {
    await rows("update account_link set used_at = null, expires_at = now() - interval '1 second'")
    expect(await open(token)).toMatchObject({ reason: "linkInvalid" })
  })
})
