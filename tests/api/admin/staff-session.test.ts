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

beforeEach(() => rows("delete from attempt"))

test("somebody who works for the shop signs in and is told who they are", async () => {
  const { access_token, ...shown } = await session()
  expect(shown).toMatchObject({ name: "Demo owner", email: STAFF.email, role: "owner" })
  const me = await get("GET /api/admin/me", undefined, { headers: bearer(access_token) })
  expect(me).toMatchObject({ email: STAFF.email, role: "owner", site: { name: "default-modulized" } })
})

test("a member is no staff, staff is no member, and staff of another shop is nobody here", async () => {
  const { access_token } = await session()
  const member = await newMember(shop)
  const elsewhere = await newStaff(shop, "owner", "sport")
  expect(await ask("GET /api/admin/me", { headers: member.headers })).toMatchObject({ reason: "sessionOver" })
  expect(await ask("GET /api/user/promation", { headers: bearer(access_token) })).toMatchObject({
    reason: "sessionOver",
  })
  expect(await ask("GET /api/admin/me", { headers: elsewhere.headers })).toMatchObject({ reason: "sessionOver" })
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

test("tokens rotate, and an old one that turns up again ends the session", async () => {
  const { refresh_token } = await session()
  const refresh = (token: string) => ask("POST /api/admin/login/refreshToken", { body: { refresh_token: token } })
  const renewed = await refresh(refresh_token)
  if (renewed.code !== 1) throw new Error("not renewed")
  expect(renewed.data).toMatchObject({ role: "owner", email: STAFF.email })
  await rows("update refresh_token set replaced_at = replaced_at - interval '11 seconds' where replaced_at is not null")
  expect(await refresh(refresh_token)).toMatchObject({ code: -1, reason: "sessionOver" })
  expect(await refresh(renewed.data.refresh_token)).toMatchObject({ code: -1 })
})

test("signing out ends the session", async () => {
  const headers = bearer((await session()).access_token)
  expect(await ask("POST /api/admin/login/logout", { headers })).toMatchObject({ code: 1 })
  expect(await ask("GET /api/admin/me", { headers })).toMatchObject({ reason: "sessionOver" })
})

describe("in the browser", () => {
  test("staff has cookies of its own, for calls of staff only", async () => {
    const answer = await signIn(STAFF, FROM_SHOP)
    expect(answer).toMatchObject({ data: { access_token: "", refresh_token: "" } })
    expect([...cookiesOf(answer.headers).keys()]).toEqual(["staff_token", "staff_refresh_token"])
    for (const { attributes } of cookiesOf(answer.headers).values())
      expect(attributes).toBe("Max-Age=604800; Path=/; HttpOnly; SameSite=Strict")
    const cookie = cookieHeader(answer.headers)
    expect(await ask("GET /api/admin/me", { headers: { cookie } })).toMatchObject({ code: 1 })
    expect(await ask("GET /api/user/promation", { headers: { cookie } })).toMatchObject({ reason: "signInRequired" })
    expect(await ask("POST /api/admin/login/logout", { headers: { cookie } })).toMatchObject({ reason: "otherOrigin" })
    const out = await ask("POST /api/admin/login/logout", { headers: { cookie, ...FROM_SHOP } })
    expect(cookiesOf(out.headers).get("staff_token")).toMatchObject({ value: "" })
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
  const open = (token: string, password = "a good password", at = host) =>
    ask("POST /api/admin/login/link", { body: { token, password }, host: at })

  test("is worth nothing in another shop, with a short password, or made up", async () => {
    expect(await open(token, "a good password", "sport.localhost")).toMatchObject({
      status: 403,
      reason: "linkInvalid",
    })
    expect(await open(token, "short")).toMatchObject({ status: 422, data: { fields: { password: "passwordShort" } } })
    const easy = { status: 422, data: { fields: { password: "passwordCommon" } } }
    for (const password of ["password1", "owner@fresh.example"]) expect(await open(token, password)).toMatchObject(easy)
    expect(await open("made up")).toMatchObject({ reason: "linkInvalid" })
  })

  test("lets the owner in once, however often it is opened at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => open(token, `a good password ${n}`)))
    const done = answers.filter(({ code }) => code === 1)
    expect(done).toHaveLength(1)
    expect(done).toMatchObject([{ data: { email: "owner@fresh.example", role: "owner" } }])
    for (const answer of answers) if (answer.code !== 1) expect(answer).toMatchObject({ reason: "linkInvalid" })
    const password = `a good password ${answers.findIndex(({ code }) => code === 1)}`
    expect(await signIn({ email: "owner@fresh.example", password }, {}, host)).toMatchObject({ code: 1 })
    expect(await rows("select action from audit_entry where action = 'staff.openLink'")).toHaveLength(1)
  })

  test("is worth nothing after its time", async () => {
    await rows("update staff_sign_in_link set used_at = null, expires_at = now() - interval '1 second'")
    expect(await open(token)).toMatchObject({ reason: "linkInvalid" })
  })
})
