import { beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { DEAR_HASH_MS, hashCheaply, hashDearly } from "../cheap-passwords.ts"
import { testShop } from "../test-shop.ts"
import { type Mail, mailsTo } from "./mails-to.ts"
import { newEmail, signUp } from "./sessions.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const SPORT = "sport.localhost"

const signIn = (email: string, password: string) => ask("POST /api/login/account", { body: { email, password } })
const isIn = async (headers: Record<string, string>) => (await ask("GET /api/user/promation", { headers })).code === 1

beforeEach(() => rows("delete from attempt"))

describe("a forgotten password", () => {
  const askForCode = (email: string, address?: string) =>
    ask("POST /api/login/sendEmailVerification", { body: { email }, address })
  const codeFor = async (email: string) => {
    await askForCode(email)
    return codeIn((await mailsTo(shop, email)).at(-1))
  }
  const codeIn = (mail: Mail | undefined) => String(mail?.content.code)
  const reset = (email: string, code: string, password = "a new password", address?: string) =>
    ask("POST /api/login/resetPassword", { body: { email, code, password }, address })

  test("is set anew by the mailed code; all sessions end", async () => {
    const { email, password, headers } = await signUp(shop)
    const code = await codeFor(email)
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
    expect(await reset(email, code)).toMatchObject({ code: 1 })
    expect(await isIn(headers)).toBe(false)
    expect(await signIn(email, password)).toMatchObject({ reason: "signInFailed" })
    expect(await signIn(email, "a new password")).toMatchObject({ code: 1 })
  })

  test("the answer is the same where there is no such member, and nothing is told by its time", async () => {
    const { email } = await signUp(shop)
    const timed = async (address: string) => {
      const begin = performance.now()
      const { headers: _, ...answer } = await askForCode(address)
      expect(performance.now() - begin).toBeGreaterThan(190)
      return answer
    }
    const known = await timed(email)
    expect(known).toMatchObject({ status: 200, data: { minutes: 30 } })
    expect(await timed(newEmail())).toEqual(known)
    const query = { email: newEmail(), type: "forget" } as const
    expect(await get("GET /api/login/sendEmailVerification", query)).toEqual(known.data)
  })

  test("resetting at an unknown address is answered like a wrong code, after a hash has been made", async () => {
    hashDearly()
    onTestFinished(hashCheaply)
    const { email } = await signUp(shop)
    await codeFor(email)
    const timed = async (address: string) => {
      const begin = performance.now()
      const { headers: _, ...answer } = await reset(address, "WRONGKEY")
      expect(performance.now() - begin).toBeGreaterThan(DEAR_HASH_MS)
      return answer
    }
    const known = await timed(email)
    expect(known).toMatchObject({ status: 403, reason: "codeInvalid" })
    expect(await timed(newEmail())).toEqual(known)
  })

  test("50 resets in parallel with one code: one", async () => {
    const { email } = await signUp(shop)
    const code = await codeFor(email)
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => reset(email, code, `new secret ${n}`)))
    const [done, ...others] = answers.toSorted((one, other) => one.status - other.status)
    console.log(`50 resets with one code: ${answers.filter(({ code }) => code === 1).length} done`)
    expect(done).toMatchObject({ code: 1 })
    // Ten tries are counted from one network; the rest of them is told to wait.
    for (const { status } of others) expect([403, 429]).toContain(status)
    const right = answers.indexOf(done ?? answers[0] ?? expect.fail())
    expect(await signIn(email, `new secret ${right}`)).toMatchObject({ code: 1 })
  })

  test("the code may be typed in small letters, with spaces and dashes", async () => {
    const { email } = await signUp(shop)
    const code = await codeFor(email)
    expect(await reset(email, ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase())).toMatchObject({ code: 1 })
  })

  test("a stranger who asks for codes again and again takes nothing from the code that was mailed", async () => {
    const { email } = await signUp(shop)
    const code = await codeFor(email)
    for (let network = 1; network <= 8; network++) await askForCode(email, `198.51.100.${network}`)
    expect(await reset(email, code)).toMatchObject({ code: 1 })
  })

  test("once one code was used the others are worth nothing", async () => {
    const { email } = await signUp(shop)
    const older = await codeFor(email)
    const newer = await codeFor(email)
    expect(await reset(email, older)).toMatchObject({ code: 1 })
    expect(await reset(email, newer)).toMatchObject({ reason: "codeInvalid" })
  })

  test("wrong codes from other networks, however many, do not burn the right one", async () => {
    const { email } = await signUp(shop)
    const code = await codeFor(email)
    const wrong = Array.from({ length: 40 }, (_, at) => reset(email, "WRONGKEY", undefined, `198.51.101.${at % 4}`))
    for (const answer of await Promise.all(wrong))
      expect(["codeInvalid", "tooMany"]).toContain(answer.code === 1 || answer.reason)
    expect(await reset(email, code)).toMatchObject({ code: 1 })
  })

  test("one network tries ten codes for an account, also in parallel; then it waits, and is told how long", async () => {
    const { email } = await signUp(shop)
    const code = await codeFor(email)
    const here = "198.51.102.1"
    await Promise.all(Array.from({ length: 10 }, () => reset(email, "WRONGKEY", undefined, here)))
    const answer = await reset(email, code, undefined, here)
    expect(answer).toMatchObject({ status: 429, reason: "tooMany" })
    expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(600)
    expect(await reset(email, code)).toMatchObject({ code: 1 })
  })

  test("a code is good for half an hour, for its member, in its shop", async () => {
    const { email } = await signUp(shop)
    const other = await signUp(shop)
    const code = await codeFor(email)
    await codeFor(other.email)
    expect(await reset(other.email, code)).toMatchObject({ reason: "codeInvalid" })
    const body = { email, code, password: "a new password" }
    expect(await ask("POST /api/login/resetPassword", { body, host: SPORT })).toMatchObject({ reason: "codeInvalid" })
    await rows("update password_reset set expires_at = now() - interval '1 second'")
    expect(await reset(email, code)).toMatchObject({ reason: "codeInvalid" })
  })

  test("one network has three codes sent in half an hour, all together six, and nobody is told so", async () => {
    const { email } = await signUp(shop)
    const answers = await Promise.all(Array.from({ length: 6 }, () => askForCode(email)))
    const others = ["198.51.103.1", "198.51.103.2", "198.51.103.3"]
    answers.push(
      ...(await Promise.all(others.flatMap((address) => [askForCode(email, address), askForCode(email, address)]))),
    )
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { minutes: 30 } })
    const mails = (await mailsTo(shop, email)).filter(({ kind }) => kind === "resetCode")
    expect(mails).toHaveLength(6)
    const tried = await Promise.all(mails.map((mail) => reset(email, codeIn(mail))))
    expect(tried.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  test("asking for codes is limited by network", async () => {
    const answers = await Promise.all(Array.from({ length: 35 }, () => askForCode(newEmail(), "203.0.113.6")))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await askForCode(newEmail(), "203.0.113.7")).toMatchObject({ code: 1 })
  })

  test("the code is not in its table as it is", async () => {
    const { email } = await signUp(shop)
    const code = await codeFor(email)
    expect(JSON.stringify(await rows("select * from password_reset"))).not.toContain(code)
  })

  test("whoever sets a new password need not wait because of wrong ones", async () => {
    const { email } = await signUp(shop)
    await Promise.all(Array.from({ length: 12 }, () => signIn(email, "wrong")))
    expect(await signIn(email, "wrong")).toMatchObject({ status: 429 })
    await reset(email, await codeFor(email))
    expect(await signIn(email, "a new password")).toMatchObject({ code: 1 })
  })
})
