import { Secret, TOTP } from "otpauth"
import { beforeEach, describe, expect, test } from "vitest"
import { hashPassword } from "../../../src/server/members/password.ts"
import { cookieHeader } from "../members/sessions.ts"
import { type Headers, newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { replied } from "./desk/desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const PASSWORD = "a password of Sam's own"

beforeEach(() => rows("delete from account_attempt"))

const signIn = (email: string, password = PASSWORD) =>
  ask("POST /api/admin/login/account", { body: { email, password } })
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })
const meOf = (headers: Headers) => get("GET /api/admin/me", undefined, { headers })

async function somebody(role: "owner" | "clerk" = "owner") {
  const person = await newStaff(shop, role)
  await rows("update account set password_hash = $1 where id = $2", await hashPassword(PASSWORD), person.account)
  return person
}

const codeAt = (secret: string, shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 30_000 })

async function withCode() {
  const person = await somebody()
  const sent = { headers: person.headers }
  const { secret, uri } = replied(await ask("POST /api/admin/account/startCode", { body: {}, ...sent }))
  expect(uri).toMatch(/^otpauth:\/\/totp\/Vitrine/)
  const wrong = await ask("POST /api/admin/account/confirmCode", { body: { code: "000000" }, ...sent })
  expect(wrong).toMatchObject({ status: 403, reason: "factorWrong" })
  const { recoveryCodes } = replied(
    await ask("POST /api/admin/account/confirmCode", { body: { code: codeAt(secret, -1) }, ...sent }),
  )
  return { ...person, secret, recoveryCodes }
}

describe("roles that are older than accounts", () => {
  async function ofTwoShops() {
    const [one, other] = [await newStaff(shop, "owner"), await newStaff(shop, "clerk", "sport")]
    await rows("update staff set account_id = $1 where id = $2", one.account, other.id)
    const old = { default: "the old one of the first shop", sport: "the old one of the second" }
    for (const [id, password] of [[one.id, old.default] as const, [other.id, old.sport] as const])
      await rows(
        "update staff set proved_at = null, password_hash = $1 where id = $2",
        await hashPassword(password),
        id,
      )
    return { ...one, old, staffIds: [one.id, other.id] }
  }
  const inShop = (headers: Headers, site: string) =>
    ask("GET /api/admin/desk/today", { headers: { ...headers, "x-vitrine-site": site } })

  test("are proved each by their own password, which opens no other shop", async () => {
    const { email, old } = await ofTwoShops()
    const { access_token } = replied(await signIn(email, old.default))
    const headers = bearer(access_token)
    expect(await inShop(headers, "default-modulized")).toMatchObject({ code: 1 })
    expect(await inShop(headers, "sport")).toMatchObject({ status: 403, reason: "roleUnproved" })
    expect((await meOf(headers)).shops).toMatchObject([
      { proved: true, oldPassword: false },
      { proved: false, oldPassword: true },
    ])
    const prove = (site: string, password: string) =>
      ask("POST /api/admin/account/prove", { body: { site, password }, headers })
    expect(await signIn(email, old.sport), "it is no password of the account").toMatchObject({ reason: "signInFailed" })
    expect(await prove("sport", old.default)).toMatchObject({ reason: "passwordWrong" })
    expect(await prove("toys", old.sport)).toMatchObject({ reason: "noRoleHere" })
    expect(await prove("sport", old.sport)).toMatchObject({ code: 1 })
    expect(await inShop(headers, "sport")).toMatchObject({ code: 1 })
    expect(await rows("select from staff where password_hash is not null and proved_at is not null")).toEqual([])
  })

  test("are proved by a link that is mailed for the shop, by one that is asked for at the sign-in none is", async () => {
    const { email, old } = await ofTwoShops()
    const headers = bearer(replied(await signIn(email, old.default)).access_token)
    const tokens = async () => {
      const mails = await rows<{ link: string }>(
        "select content ->> 'link' as link from mail_outbox where recipient = $1 and kind = 'staffLink' order by id",
        email,
      )
      return mails.map(({ link }) => link.split("#token=")[1] ?? "")
    }
    const open = async (token = "") => {
      const answer = await ask("POST /api/admin/login/link", { body: { token } })
      return bearer(replied(answer).access_token)
    }
    expect(await ask("POST /api/admin/login/askLink", { body: { email } })).toMatchObject({ code: 1 })
    const [plain] = await tokens()
    expect(await inShop(await open(plain), "sport")).toMatchObject({ reason: "roleUnproved" })
    expect(await ask("POST /api/admin/login/link", { body: { token: plain ?? "" } })).toMatchObject({
      reason: "linkInvalid",
    })
    expect(await ask("POST /api/admin/account/askProof", { body: { site: "toys" }, headers })).toMatchObject({
      reason: "noRoleHere",
    })
    expect(await ask("POST /api/admin/account/askProof", { body: { site: "sport" }, headers })).toMatchObject({
      code: 1,
    })
    const [, proof] = await tokens()
    expect(await inShop(await open(proof), "sport")).toMatchObject({ code: 1 })
  })
})

test("a link is asked for with the same answer in the same time, whether there is an account or not", async () => {
  const { email } = await somebody()
  const asked = async (address: string) => {
    const begin = performance.now()
    const { headers: _, ...answer } = await ask("POST /api/admin/login/askLink", { body: { email: address } })
    return { answer, ms: performance.now() - begin }
  }
  const [known, unknown] = [await asked(email), await asked("nobody@staff.example")]
  expect(known.answer).toEqual(unknown.answer)
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(190)
  for (let n = 0; n < 4; n++) await asked(email)
  expect(await rows("select from mail_outbox where recipient = $1", email)).toHaveLength(3)
  const many = await Promise.all(Array.from({ length: 20 }, () => asked("nobody@staff.example")))
  expect(many.some(({ answer }) => answer.code !== 1 && answer.reason === "tooMany")).toBe(true)
})

describe("a second factor", () => {
  const factor = (step: string, shown: { code?: string; recovery?: string }) =>
    ask("POST /api/admin/login/factor", { body: { step, ...shown } })

  test("by one-time code is asked for after the password, and no code is taken twice", async () => {
    const { email, secret } = await withCode()
    const stored = await rows("select totp_secret from account where email = $1", email)
    expect(JSON.stringify(stored)).not.toContain(secret)
    const first = replied(await signIn(email))
    expect(first).toMatchObject({ access_token: "", name: "", factors: ["code", "recovery"] })
    expect(await factor(first.step, { code: codeAt(secret, -1) }), "used to set it up").toMatchObject({
      reason: "factorWrong",
    })
    const entered = replied(await factor(first.step, { code: codeAt(secret) }))
    expect(await meOf(bearer(entered.access_token))).toMatchObject({ email, factor: { code: true, recoveryLeft: 10 } })
    expect(await factor(first.step, { code: codeAt(secret, 1) })).toMatchObject({ reason: "stepOver" })
    const { step } = replied(await signIn(email))
    expect(await factor(step, { code: codeAt(secret) })).toMatchObject({ reason: "factorWrong" })
  })

  test("by recovery code lets in once, however often it is sent at once", async () => {
    const { email, recoveryCodes } = await withCode()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ""] = recoveryCodes
    const steps = await Promise.all([1, 2, 3].map(async () => replied(await signIn(email)).step))
    const answers = await Promise.all(steps.map((step) => factor(step, { recovery: code.toLowerCase() })))
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
    const stored = JSON.stringify(await rows("select * from account_recovery_code"))
    for (const each of recoveryCodes) expect(stored).not.toContain(each)
  })

  test("is not guessed: after five tries the password is asked for again, after twenty there is a wait", async () => {
    const { email, secret } = await withCode()
    const { step } = replied(await signIn(email))
    const answers = await Promise.all(Array.from({ length: 8 }, () => factor(step, { code: "000000" })))
    const reasons = answers.map((answer) => (answer.code === 1 ? "in" : answer.reason))
    expect(reasons.filter((reason) => reason === "factorWrong")).toHaveLength(5)
    expect(await factor(step, { code: codeAt(secret) })).toMatchObject({ reason: "stepOver" })
    const last = replied(await signIn(email)).step
    for (let n = 0; n < 20; n++) await factor(last, { code: "000000" })
    expect(await factor(last, { code: codeAt(secret) })).toMatchObject({ status: 429, reason: "tooMany" })
  })

  test("is asked for after a link too, and what the link brings about comes only then", async () => {
    const { email, secret } = await withCode()
    await ask("POST /api/admin/login/askLink", { body: { email } })
    const [mail] = await rows<{ link: string }>(
      "select content ->> 'link' as link from mail_outbox where recipient = $1",
      email,
    )
    const token = mail?.link.split("#token=")[1] ?? ""
    const password = "quite another password"
    const { step, access_token } = replied(await ask("POST /api/admin/login/link", { body: { token, password } }))
    expect(access_token).toBe("")
    expect(await signIn(email, password)).toMatchObject({ reason: "signInFailed" })
    expect(await factor(step, { code: codeAt(secret) })).toMatchObject({ code: 1 })
    expect(await signIn(email, password)).toMatchObject({ code: 1 })
  })

  test("is turned off by password and factor only", async () => {
    const { email, headers, recoveryCodes } = await withCode()
    const off = (password: string, recovery: string) =>
      ask("POST /api/admin/account/factorOff", { body: { password, recovery }, headers })
    expect(await off("not the password", recoveryCodes[0] ?? "")).toMatchObject({ reason: "passwordWrong" })
    expect(await off(PASSWORD, "AAAA-AAAA-AAAA-AAAA")).toMatchObject({ reason: "factorWrong" })
    expect(await off(PASSWORD, recoveryCodes[0] ?? "")).toMatchObject({ code: 1 })
    expect(replied(await signIn(email))).toMatchObject({ step: "", email })
  })

  test("is changed with the password once the sign-in is some time ago, and offered to owners once", async () => {
    const { headers } = await somebody()
    expect(await meOf(headers)).toMatchObject({ offerFactor: true })
    expect(await meOf((await somebody("clerk")).headers)).toMatchObject({ offerFactor: false })
    replied(await ask("POST /api/admin/account/save", { body: { factorOffered: true }, headers }))
    expect(await meOf(headers)).toMatchObject({ offerFactor: false })
    await rows("update account_session set opened_at = now() - interval '11 minutes'")
    const start = (password?: string) => ask("POST /api/admin/account/startCode", { body: { password }, headers })
    expect(await start()).toMatchObject({ status: 422, data: { fields: { password: "required" } } })
    expect(await start("wrong")).toMatchObject({ reason: "passwordWrong" })
    expect(await start(PASSWORD)).toMatchObject({ code: 1 })
    expect(await ask("POST /api/admin/account/passkeyFactor", { body: { password: PASSWORD }, headers })).toMatchObject(
      {
        status: 409,
        data: { why: "noPasskey" },
      },
    )
  })
})

test("somebody sees where they are signed in and ends one session, or all others; nobody else's", async () => {
  const { email, headers, account } = await somebody()
  const other = await somebody()
  const second = bearer(replied(await signIn(email)).access_token)
  const third = bearer(replied(await signIn(email)).access_token)
  const { list } = await get("GET /api/admin/account/sessions", undefined, { headers })
  expect(list).toHaveLength(3)
  expect(list.filter(({ isThis }) => isThis)).toHaveLength(1)
  const [theirs] = await rows<{ id: string }>("select id from account_session where account_id = $1", other.account)
  const end = (id?: string) => ask("POST /api/admin/account/endSession", { body: { id }, headers })
  expect((await end(theirs?.id)).data).toEqual({ ended: 0 })
  expect(await meOf(other.headers)).toMatchObject({ email: other.email })
  const [one] = list.filter(({ isThis }) => !isThis)
  expect((await end(one?.id)).data).toEqual({ ended: 1 })
  expect((await end()).data).toEqual({ ended: 1 })
  for (const gone of [second, third])
    expect(await ask("GET /api/admin/me", { headers: gone })).toMatchObject({ reason: "sessionOver" })
  expect(await meOf(headers)).toMatchObject({ id: account })
})

test("somebody changes name, language, theme and password; what is not sent stays, and other sessions end", async () => {
  const { email, headers, id } = await somebody()
  const other = bearer(replied(await signIn(email)).access_token)
  replied(await ask("POST /api/admin/account/save", { body: { name: "Samantha", theme: "dark" }, headers }))
  replied(await ask("POST /api/admin/account/save", { body: { language: "ara", letterKeys: false }, headers }))
  expect(await meOf(headers)).toMatchObject({ name: "Samantha", theme: "dark", language: "ara", letterKeys: false })
  expect(await rows("select name from staff where id = $1", id)).toEqual([{ name: "Samantha" }])
  const change = (old: string, wanted: string) =>
    ask("POST /api/admin/account/password", { body: { old, new: wanted }, headers })
  expect(await change("wrong", "a new password of mine")).toMatchObject({ reason: "passwordWrong" })
  expect(await change(PASSWORD, "password1")).toMatchObject({ data: { fields: { new: "passwordCommon" } } })
  expect(await change(PASSWORD, "a new password of mine")).toMatchObject({ code: 1 })
  expect(await ask("GET /api/admin/me", { headers: other })).toMatchObject({ reason: "sessionOver" })
  expect(await signIn(email)).toMatchObject({ reason: "signInFailed" })
  expect(await signIn(email, "a new password of mine")).toMatchObject({ code: 1 })
})

test("passkeys: only with options of this browser, which are bound to the staff's own host", async () => {
  const { headers } = await somebody()
  const page = { headers: { ...headers, "sec-fetch-site": "same-origin" } }
  const options = await ask("POST /api/admin/account/passkeyOptions", { body: {}, ...page })
  expect(options).toMatchObject({ data: { rp: { id: "admin.default-modulized.localhost" } } })
  expect(cookieHeader(options.headers)).toMatch(/^staff_passkey=/)
  const signing = await ask("POST /api/admin/login/passkeyOptions")
  expect(signing).toMatchObject({ data: { rpId: "admin.default-modulized.localhost", userVerification: "required" } })
  const response = { clientDataJSON: "e30", authenticatorData: "e30", signature: "e30" }
  const passkey = { id: "made-up", rawId: "made-up", type: "public-key" as const, response }
  expect(await ask("POST /api/admin/login/passkey", { body: { passkey } })).toMatchObject({ reason: "passkeyRefused" })
})
