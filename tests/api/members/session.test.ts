import { hash } from "@node-rs/argon2"
import { beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { forgetOldTokens } from "../../../src/server/members/forget-old-tokens.ts"
import { hashPassword, PASSWORD_COST, setPasswordCost } from "../../../src/server/members/password.ts"
import { DEAR_HASH_MS, hashCheaply, hashDearly } from "../cheap-passwords.ts"
import { soon } from "../soon.ts"
import { testShop } from "../test-shop.ts"
import { bearer, newEmail, signUp } from "./sessions.ts"

const shop = await testShop()
const { ask, rows } = shop
const DEMO = { email: "demo@vitrine.test", password: "vitrine-demo" }
const SPORT = "sport.localhost"

const signIn = (body: { account?: string; email?: string; password: string }, address?: string, host?: string) =>
  ask("POST /api/login/account", { body, address, host })
const refresh = (refresh_token: string) => ask("POST /api/login/refreshToken", { body: { refresh_token } })
/** Whether whoever has this token is still let in. */
const isIn = async (headers: Record<string, string>) => (await ask("GET /api/user/promation", { headers })).code === 1
const timePasses = (interval: string) =>
  rows(`update attempt set ends_at = ends_at - $1::interval where key like 'signIn%'`, interval)

beforeEach(() => rows("delete from attempt"))

describe("signing in", () => {
  test("a member gets tokens that end when they say", async () => {
    const now = Date.now() / 1000
    const answer = await signIn(DEMO)
    expect(answer).toMatchObject({ status: 200, data: { email: DEMO.email, account: DEMO.email } })
    if (answer.code !== 1) return
    expect(answer.data.access_token_expire - now).toBeCloseTo(3600, -1)
    expect(answer.data.refresh_token_expire - now).toBeCloseTo(604_800, -1)
    expect(answer.data.refresh_token).toMatch(/^[\w-]{43}$/)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await isIn(bearer(answer.data.access_token))).toBe(true)
  })

  test("the address may be called account, and its case does not matter", async () => {
    expect(await signIn({ account: " Demo@Vitrine.TEST ", password: DEMO.password })).toMatchObject({ code: 1 })
  })

  test("neither token is in the database as it is", async () => {
    const answer = await signIn(DEMO)
    const stored = JSON.stringify(await rows("select * from refresh_token"))
    if (answer.code === 1) expect(stored).not.toContain(answer.data.refresh_token)
    expect(answer.code).toBe(1)
  })

  test("an unknown address is answered like a wrong password, and only after a hash has been compared", async () => {
    hashDearly()
    onTestFinished(hashCheaply)
    const { email: member } = await signUp(shop)
    const timed = async (email: string) => {
      const begin = performance.now()
      const { headers: _, ...answer } = await signIn({ email, password: "not the password" })
      expect(performance.now() - begin).toBeGreaterThan(DEAR_HASH_MS)
      return answer
    }
    const known = await timed(member)
    expect(known).toMatchObject({ status: 401, code: 0, reason: "signInFailed", data: null })
    expect(await timed(newEmail())).toEqual(known)
    expect(await timed("no address at all")).toEqual(known)
  })

  test.each([
    [{ password: "x" }, { email: "emaiLRequired" }],
    [{ email: " ", password: "x" }, { email: "emaiLRequired" }],
    [{ email: "a@b.example", password: "" }, { password: "required" }],
    [{ email: "a@b.example", password: "x".repeat(201) }, { password: "passwordLong" }],
  ])("what is missing is said: %j", async (body, fields) => {
    expect(await signIn(body)).toMatchObject({ status: 422, data: { fields } })
  })

  test("a member of another shop is nobody here", async () => {
    const { email, password, headers } = await signUp(shop)
    expect(await signIn({ email, password })).toMatchObject({ code: 1 })
    expect(await signIn({ email, password }, undefined, SPORT)).toMatchObject({ status: 401, reason: "signInFailed" })
    expect(await ask("GET /api/user/promation", { headers, host: SPORT })).toMatchObject({ reason: "sessionOver" })
  })

  test("a hash made at another cost is renewed, and the password stays good", async () => {
    setPasswordCost(PASSWORD_COST)
    onTestFinished(hashCheaply)
    const { email, password } = await signUp(shop)
    const old = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await rows("update member set password_hash = $1 where email = $2", old, email)
    expect(await signIn({ email, password })).toMatchObject({ code: 1 })
    const [kept] = await rows<{ password_hash: string }>("select password_hash from member where email = $1", email)
    expect(kept?.password_hash).toContain("$argon2id$v=19$m=19456,t=2,p=1$")
    expect(await signIn({ email, password })).toMatchObject({ code: 1 })
  })
})

test("a password that is changed while the old one is compared lets nobody in", async () => {
  const { email, password } = await signUp(shop)
  const sessions = () =>
    rows("select from refresh_token where member_id in (select id from member where email = $1)", email)
  const { length } = await sessions()
  const client = await shop.db.$client.connect()
  await client.query("begin")
  await client.query("update member set password_hash = $1 where email = $2", [
    await hashPassword("another one"),
    email,
  ])
  const late = signIn({ email, password })
  const waiting = () =>
    rows("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
  await soon(async () => (await waiting()).length > 0)
  await client.query("commit")
  client.release()
  expect(await late).toMatchObject({ status: 401, reason: "signInFailed" })
  expect(await sessions()).toHaveLength(length)
  expect(await signIn({ email, password: "another one" })).toMatchObject({ code: 1 })
})

describe("wrong passwords", () => {
  const guess = (email: string, address?: string) => signIn({ email, password: "a wrong guess" }, address)
  const guessed = async (email: string, times: number, address?: string) => {
    const answers = await Promise.all(Array.from({ length: times }, () => guess(email, address)))
    return Object.groupBy(answers, ({ status }) => String(status))
  }

  test("of 40 at once ten are compared; the others are told to wait", async () => {
    const { "401": compared, "429": told } = await guessed(newEmail(), 40)
    expect([compared?.length, told?.length]).toEqual([10, 30])
    for (const answer of told ?? []) {
      expect(answer).toMatchObject({ reason: "tooMany", data: { retryAfter: expect.any(Number) } })
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
    }
  })

  test("waits grow up to a quarter of an hour, and the right password opens after any of them", async () => {
    const { email, password } = await signUp(shop)
    await guessed(email, 10)
    const waits: (string | null)[] = []
    for (let round = 0; round < 7; round++) {
      const refused = await guess(email)
      waits.push(refused.headers.get("retry-after"))
      await timePasses(`${waits.at(-1)} seconds`)
      if (round < 6) expect(await guess(email)).toMatchObject({ reason: "signInFailed" })
    }
    const expected = [15, 30, 60, 120, 300, 900, 900]
    // On a busy machine part of the wait has passed when it is told.
    for (const [index, wait] of expected.entries()) {
      expect(Number(waits[index]), String(waits)).toBeLessThanOrEqual(wait + 1)
      expect(Number(waits[index]), String(waits)).toBeGreaterThan(wait / 2)
    }
    expect(await signIn({ email, password })).toMatchObject({ code: 1 })
    expect(await guess(email)).toMatchObject({ reason: "signInFailed" })
  })

  test("the right one has to wait like any other", async () => {
    const { email, password } = await signUp(shop)
    await guessed(email, 10)
    expect(await signIn({ email, password })).toMatchObject({ status: 429 })
  })

  test("from elsewhere do not keep the owner out", async () => {
    const { email, password } = await signUp(shop)
    await guessed(email, 40, "198.51.100.7")
    expect(await signIn({ email, password }, "203.0.113.9")).toMatchObject({ code: 1 })
  })

  test("from many networks at once are limited too, but not for a network that the owner has come from", async () => {
    const { email, password } = await signUp(shop)
    expect(await signIn({ email, password }, "203.0.113.9")).toMatchObject({ code: 1 })
    const networks = Array.from({ length: 60 }, (_, index) => `2001:db8:0:${index}::1`)
    const answers = await Promise.all(networks.map((address) => guess(email, address)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30)
    expect(await signIn({ email, password }, "203.0.113.10")).toMatchObject({ status: 429 })
    expect(await signIn({ email, password }, "203.0.113.9")).toMatchObject({ code: 1 })
  })

  test("at many accounts from one network are limited, for no longer than five minutes", async () => {
    const answers = await Promise.all(Array.from({ length: 110 }, () => guess(newEmail(), "198.51.100.8")))
    const told = answers.filter(({ status }) => status === 429)
    expect(told).toHaveLength(10)
    for (const { headers } of told) expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(300)
    expect(await signIn(DEMO, "198.51.100.9")).toMatchObject({ code: 1 })
    await timePasses("5 minutes")
    expect(await signIn(DEMO, "198.51.100.8")).toMatchObject({ code: 1 })
  })

  test("right ones do not use up what a network may try", async () => {
    const { email, password } = await signUp(shop)
    for (let time = 0; time < 12; time++) await signIn({ email, password }, "198.51.100.10")
    const [counted] = await rows<{ count: number }>("select count from attempt where key = 'signIn from 198.51.100.10'")
    expect(counted?.count).toBe(0)
  })
})

describe("refreshing", () => {
  test("gives new tokens, and both the old and the new access token are good", async () => {
    const { headers, refresh_token, email } = await signUp(shop)
    const answer = await refresh(refresh_token)
    expect(answer).toMatchObject({ code: 1, data: { email, userName: "Robin" } })
    if (answer.code !== 1) return
    expect(answer.data.refresh_token).not.toBe(refresh_token)
    expect([await isIn(headers), await isIn(bearer(answer.data.access_token))]).toEqual([true, true])
  })

  test("50 times in parallel with one token signs nobody out", async () => {
    const { refresh_token, headers } = await signUp(shop)
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)))
    const renewed = answers.flatMap((answer) => (answer.code === 1 ? [answer.data] : []))
    console.log(`50 refreshes with one token: ${renewed.length} renewed`)
    expect(renewed).toHaveLength(50)
    expect(new Set(renewed.map((data) => data.refresh_token)).size).toBe(50)
    const again = await Promise.all(renewed.map((data) => refresh(data.refresh_token)))
    expect(again.filter(({ code }) => code === 1)).toHaveLength(50)
    expect(await isIn(headers)).toBe(true)
    const families = await rows(
      "select distinct family from refresh_token where member_id = (select member_id from refresh_token order by issued_at desc limit 1)",
    )
    expect(families).toHaveLength(1)
  })

  test("with an old token after the grace ends the whole family, for thief and owner", async () => {
    const { email, password, headers, refresh_token: stolen } = await signUp(shop)
    const other = await signIn({ email, password })
    const renewed = await refresh(stolen)
    if (renewed.code !== 1 || other.code !== 1) throw new Error("no session")
    await rows(
      "update refresh_token set replaced_at = replaced_at - interval '11 seconds' where replaced_at is not null",
    )
    expect(await refresh(stolen)).toMatchObject({ status: 401, code: -1, reason: "sessionOver" })
    expect(await refresh(renewed.data.refresh_token)).toMatchObject({ code: -1 })
    expect(await isIn(headers)).toBe(false)
    expect(await isIn(bearer(renewed.data.access_token))).toBe(false)
    expect(await isIn(bearer(other.data.access_token)), "another session goes on").toBe(true)
  })

  test("while a thief shows an old token leaves no token of the family behind", async () => {
    const { refresh_token: stolen } = await signUp(shop)
    const renewed = await refresh(stolen)
    if (renewed.code !== 1) throw new Error("no session")
    await rows(
      "update refresh_token set replaced_at = replaced_at - interval '11 seconds' where replaced_at is not null",
    )
    const token = renewed.data.refresh_token
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => refresh(token)),
      refresh(stolen),
      ...Array.from({ length: 10 }, () => refresh(token)),
    ])
    for (const answer of answers)
      if (answer.code === 1) expect(await refresh(answer.data.refresh_token)).toMatchObject({ code: -1 })
  })

  test.each(["", "x", "a".repeat(43)])("with %j that is no token of ours is over", async (token) => {
    const answer = await refresh(token)
    if (token === "")
      expect(answer).toMatchObject({ status: 422, code: 0, data: { fields: { refresh_token: "required" } } })
    else expect(answer).toMatchObject({ status: 401, code: -1, reason: "sessionOver" })
  })

  test("with an expired token is over", async () => {
    const { refresh_token, headers } = await signUp(shop)
    await rows("update refresh_token set expires_at = now() - interval '1 second'")
    expect(await refresh(refresh_token)).toMatchObject({ code: -1 })
    expect(await isIn(headers)).toBe(false)
  })

  test("a token of another shop is none here", async () => {
    const { refresh_token } = await signUp(shop)
    const body = { refresh_token }
    expect(await ask("POST /api/login/refreshToken", { body, host: SPORT })).toMatchObject({ code: -1 })
    expect(await refresh(refresh_token)).toMatchObject({ code: 1 })
  })
})

test("signing out ends this session and no other, and may be done twice", async () => {
  const { email, password, headers, refresh_token } = await signUp(shop)
  const other = await signIn({ email, password })
  expect(await ask("POST /api/login/logout", { headers })).toMatchObject({ code: 1 })
  expect(await refresh(refresh_token)).toMatchObject({ code: -1 })
  expect(await ask("POST /api/login/logout", { headers })).toMatchObject({ reason: "sessionOver" })
  expect(await ask("POST /api/login/logout")).toMatchObject({ code: 1 })
  if (other.code === 1) expect(await isIn(bearer(other.data.access_token))).toBe(true)
})

test("what has ended is forgotten, and nothing else", async () => {
  await signUp(shop)
  await rows("delete from attempt")
  const before = await rows("select token_hash from refresh_token where expires_at > now()")
  await rows(
    "insert into attempt (site_id, key, ends_at) values (1, 'a', now() - interval '1 minute'), (1, 'b', now() + interval '1 hour')",
  )
  await signUp(shop)
  await rows(
    "update refresh_token set expires_at = now() - interval '1 hour' where token_hash <> all($1)",
    before.map(({ token_hash }) => token_hash),
  )
  expect(await forgetOldTokens(shop.db, new Date())).toBeGreaterThanOrEqual(2)
  expect(await rows("select token_hash from refresh_token")).toHaveLength(before.length)
  expect(await rows("select key from attempt where key in ('a', 'b')")).toEqual([{ key: "b" }])
})
