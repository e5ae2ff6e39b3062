import { beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { PASSWORD_COST, setPasswordCost } from "../../../src/server/members/password.ts"
import { DEAR_HASH_MS, hashCheaply, hashDearly } from "../cheap-passwords.ts"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { bearer, newEmail, signUp } from "./sessions.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const SPORT = "sport.localhost"

const signIn = (email: string, password: string) => ask("POST /api/login/account", { body: { email, password } })
const isIn = async (headers: Record<string, string>) => (await ask("GET /api/user/promation", { headers })).code === 1

type Mail = { kind: string; language: string; content: Record<string, unknown> }
const mailsTo = (email: string) =>
  rows<Mail>("select kind, language, content from mail_outbox where recipient = $1 order by id", email)

beforeEach(() => rows("delete from attempt"))

describe("signing up", () => {
  test("makes a member, gives the sign-up coupon and writes a welcome in the visitor's language", async () => {
    setPasswordCost(PASSWORD_COST)
    onTestFinished(hashCheaply)
    const email = newEmail()
    const body = { user_name: " Ada ", email: email.toUpperCase(), password: "eight or more" }
    const answer = await ask("POST /api/login/register", { body, headers: { "accept-language": "de" } })
    expect(answer).toMatchObject({ status: 200, data: { userName: "Ada", email, account: email } })
    if (answer.code !== 1) return
    const { list: coupons } = await get("GET /api/user/promation", undefined, {
      headers: bearer(answer.data.access_token),
    })
    expect(coupons).toMatchObject([{ receiveType: "1", isUse: "0", state: "available" }])
    const [offer] = await rows<{ name: string }>("select name from coupon where site_id = 1 and is_site_coupon")
    expect(await mailsTo(email)).toMatchObject([
      { kind: "welcome", content: { userName: "Ada", coupon: offer?.name, origin: expect.stringMatching(/^http/) } },
    ])
    const [row] = await rows<{ password_hash: string }>("select password_hash from member where email = $1", email)
    expect(row?.password_hash).toContain("$argon2id$v=19$m=19456,t=2,p=1$")
  })

  test("twenty times at once with one address makes one member", async () => {
    const email = newEmail()
    const body = { user_name: "Ada", email, password: "eight or more" }
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("POST /api/login/register", { body })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(
      await rows("select 1 from member_coupon c join member m on m.id = c.member_id where m.email = $1", email),
    ).toHaveLength(1)
  })

  test("is possible in each shop with the same address", async () => {
    const { email } = await signUp(shop)
    const body = { user_name: "Ada", email, password: "eight or more" }
    expect(await ask("POST /api/login/register", { body })).toMatchObject({ status: 409, reason: "emailTaken" })
    expect(await ask("POST /api/login/register", { body, host: SPORT })).toMatchObject({ code: 1 })
  })

  test("a coupon that has ended is not given", async () => {
    await rows("update coupon set end_at = now() - interval '1 minute' where site_id = 1 and is_site_coupon")
    const { headers, email } = await signUp(shop)
    expect((await get("GET /api/user/promation", undefined, { headers })).list).toEqual([])
    expect(await mailsTo(email)).toMatchObject([{ kind: "welcome", content: { coupon: null } }])
    await rows("update coupon set end_at = null where site_id = 1 and is_site_coupon")
  })

  test("is limited by network", async () => {
    const body = () => ({ user_name: "Ada", email: newEmail(), password: "eight or more" })
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => ask("POST /api/login/register", { body: body() })),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(20)
    const told = answers.find(({ status }) => status === 429)
    expect(Number(told?.headers.get("retry-after"))).toBeGreaterThan(3000)
    expect(await ask("POST /api/login/register", { body: body(), address: "203.0.113.5" })).toMatchObject({ code: 1 })
  })

  test.each([
    [{ user_name: "", email: "a@b.example", password: "eight or more" }, { user_name: "nameRequired" }],
    [{ user_name: "Ada", email: "", password: "eight or more" }, { email: "emaiLRequired" }],
    [{ user_name: "Ada", email: "ada@", password: "eight or more" }, { email: "emailInvalid" }],
    [{ user_name: "Ada", email: "a@b.example", password: "seven77" }, { password: "passwordShort" }],
    [{ user_name: "Ada", email: "a@b.example", password: "x".repeat(201) }, { password: "passwordLong" }],
  ])("what is wrong is said: %#", async (body, fields) => {
    expect(await ask("POST /api/login/register", { body })).toMatchObject({ status: 422, data: { fields } })
  })
})

describe("a forgotten password", () => {
  const askForCode = (email: string, address?: string) =>
    ask("POST /api/login/sendEmailVerification", { body: { email }, address })
  const codeFor = async (email: string) => {
    await askForCode(email)
    return codeIn((await mailsTo(email)).at(-1))
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
    const mails = (await mailsTo(email)).filter(({ kind }) => kind === "resetCode")
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

describe("a password that anybody would try first is refused", () => {
  const easy = ["password1", "12345678", "Qwertyuiop", "P@ssw0rd", "aaaaaaaa", "default-modulized"]

  test.each(easy)("when signing up: %s", async (password) => {
    const body = { user_name: "Robin", email: newEmail(), password }
    expect(await ask("POST /api/login/register", { body })).toMatchObject({
      status: 422,
      reason: "invalidField",
      data: { fields: { password: "passwordCommon" } },
    })
  })

  test("when it is the member's own address", async () => {
    const email = newEmail()
    const body = { user_name: "Robin", email, password: email }
    expect(await ask("POST /api/login/register", { body })).toMatchObject({
      data: { fields: { password: "passwordCommon" } },
    })
  })

  test("when it is set anew or changed; the code stays good", async () => {
    const { email, password, headers } = await signUp(shop)
    await ask("POST /api/login/sendEmailVerification", { body: { email } })
    const code = String((await mailsTo(email)).at(-1)?.content.code)
    const fields = { fields: { password: "passwordCommon" } }
    const reset = (to: string) => ask("POST /api/login/resetPassword", { body: { email, code, password: to } })
    expect(await reset("password1")).toMatchObject({ status: 422, data: fields })
    const change = { old: password, new: "iloveyou" }
    expect(await ask("POST /api/user/changePassword", { headers, body: change })).toMatchObject({
      data: { fields: { new: "passwordCommon" } },
    })
    expect(await reset("quite another one")).toMatchObject({ code: 1 })
  })

  test("but the demo's own still opens the door", async () => {
    expect(await signIn("demo@vitrine.test", "vitrine-demo")).toMatchObject({ code: 1 })
  })
})

describe("changing the password", () => {
  test("ends the other sessions and not this one", async () => {
    const { email, password, headers } = await signUp(shop)
    const other = await signIn(email, password)
    if (other.code !== 1) throw new Error("no session")
    const body = { old: password, new: "another password" }
    expect(await ask("POST /api/user/changePassword", { headers, body })).toMatchObject({ code: 1 })
    expect(await isIn(headers)).toBe(true)
    expect(await isIn(bearer(other.data.access_token))).toBe(false)
    expect(await signIn(email, password)).toMatchObject({ reason: "signInFailed" })
    expect(await signIn(email, "another password")).toMatchObject({ code: 1 })
  })

  test("needs the old one, which cannot be guessed at will", async () => {
    const { headers } = await signUp(shop)
    const body = { old: "wrong", new: "another password" }
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => ask("POST /api/user/changePassword", { headers, body })),
    )
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test("needs somebody who is signed in, and a password that is long enough", async () => {
    const body = { old: "wrong", new: "another password" }
    expect(await ask("POST /api/user/changePassword", { body })).toMatchObject({
      status: 401,
      reason: "signInRequired",
    })
    const { headers } = await newMember(shop)
    const short = await ask("POST /api/user/changePassword", { headers, body: { old: "x", new: "short" } })
    expect(short).toMatchObject({ status: 422, data: { fields: { new: "passwordShort" } } })
  })
})

describe("changing name and address", () => {
  type Account = { headers: Record<string, string>; password?: string }
  const edit = ({ headers, password }: Account, user_name: string, email: string) =>
    ask("POST /api/user/editInfo", { headers, body: { user_name, email, password } })
  const confirm = (headers: Record<string, string>, code: string) =>
    ask("POST /api/user/confirmEmail", { headers, body: { code } })
  const codeTo = async (email: string) => String((await mailsTo(email)).at(-1)?.content.code)

  test("the new address counts once it is confirmed, and the old one is told", async () => {
    const account = await signUp(shop)
    const { email, password, headers } = account
    const next = newEmail()
    expect(await edit(account, "Ada L.", next)).toMatchObject({
      data: { userName: "Ada L.", email, account: email, pendingEmail: next },
    })
    expect(await signIn(next, password)).toMatchObject({ reason: "signInFailed" })
    expect(await signIn(email, password)).toMatchObject({ data: { userName: "Ada L." } })
    const code = await codeTo(next)
    expect(await confirm(headers, `${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `)).toMatchObject({
      data: { userName: "Ada L.", email: next },
    })
    expect(await signIn(next, password)).toMatchObject({ code: 1 })
    expect(await signIn(email, password)).toMatchObject({ reason: "signInFailed" })
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("emailChanged")
    expect(await confirm(headers, code)).toMatchObject({ reason: "codeInvalid" })
  })

  test("who found a browser open cannot take the account away: another address needs the password", async () => {
    const account = await signUp(shop)
    const next = newEmail()
    const { headers } = account
    expect(await edit({ headers }, "Ada", next)).toMatchObject({
      status: 422,
      data: { fields: { password: "required" } },
    })
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => edit({ headers, password: "a guess" }, "Ada", next)),
    )
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await mailsTo(next)).toEqual([])
    expect(await edit({ headers }, "Ada", account.email)).toMatchObject({ data: { pendingEmail: "" } })
  })

  test("a code is tried ten times, is for one member and one address, and ends after half an hour", async () => {
    const [one, other] = [await signUp(shop), await signUp(shop)]
    const [mine, theirs] = [newEmail(), newEmail()]
    await edit(one, "Ada", mine)
    await edit(other, "Ada", theirs)
    expect(await confirm(other.headers, await codeTo(mine))).toMatchObject({ status: 403, reason: "codeInvalid" })
    const before = await codeTo(mine)
    await edit(one, "Ada", newEmail())
    expect(await confirm(one.headers, before)).toMatchObject({ reason: "codeInvalid" })
    await rows("update email_change set expires_at = now() - interval '1 second'")
    expect(await confirm(other.headers, await codeTo(theirs))).toMatchObject({ reason: "codeInvalid" })
    const tries = await Promise.all(Array.from({ length: 12 }, () => confirm(other.headers, "AAAAAAAA")))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4)
    expect(JSON.stringify(await rows("select * from email_change"))).not.toContain(before)
  })

  test("an address that somebody has is refused, however many ask for a free one at once", async () => {
    const [one, other, third] = [await signUp(shop), await signUp(shop), await signUp(shop)]
    expect(await edit(one, "Ada", other.email)).toMatchObject({ status: 409, reason: "emailTaken" })
    const free = newEmail()
    const codes: string[] = []
    for (const account of [one, other, third]) {
      await edit(account, "Ada", free)
      codes.push(await codeTo(free))
    }
    const answers = await Promise.all(
      [one, other, third].map(({ headers }, index) => confirm(headers, codes[index] ?? "")),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test("a code that was mailed to the old address opens nothing at the new one", async () => {
    const account = await signUp(shop)
    const { email, headers } = account
    await ask("POST /api/login/sendEmailVerification", { body: { email } })
    const code = await codeTo(email)
    const next = newEmail()
    await edit(account, "Ada", next)
    expect(await confirm(headers, await codeTo(next))).toMatchObject({ code: 1 })
    const body = { email: next, code, password: "a new password" }
    expect(await ask("POST /api/login/resetPassword", { body })).toMatchObject({ reason: "codeInvalid" })
  })

  test("a changed password is mailed, whichever way it was changed", async () => {
    const { email, password, headers } = await signUp(shop)
    await ask("POST /api/user/changePassword", { headers, body: { old: password, new: "another password" } })
    await ask("POST /api/login/sendEmailVerification", { body: { email } })
    const body = { email, code: await codeTo(email), password: "a third password" }
    expect(await ask("POST /api/login/resetPassword", { body })).toMatchObject({ code: 1 })
    const kinds = (await mailsTo(email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === "passwordChanged")).toHaveLength(2)
  })
})

describe("coupons of a member", () => {
  test("are available, used or expired, in this order", async () => {
    const { id, headers } = await newMember(shop)
    const made = await rows<{ id: number }>(
      `insert into coupon (site_id, name, kind, amount, discount, receive_type, end_at) values
        (1, 'used up', 1, 500, null, 2, null), (1, 'over', 2, null, 90, 2, now() - interval '1 day'),
        (1, 'good', 1, 500, null, 2, '2099-01-02T03:04:05Z') returning id`,
    )
    const held = await rows<{ id: number; coupon_id: number }>(
      "insert into member_coupon (site_id, coupon_id, member_id) select 1, unnest($1::int[]), $2 returning id, coupon_id",
      made.map((coupon) => coupon.id),
      id,
    )
    await rows(
      `insert into coupon_use (site_id, coupon_id, member_coupon_id, email, order_id)
       select 1, $1, $2, 'a@b.example', id from shop_order where site_id = 1 limit 1`,
      held[0]?.coupon_id,
      held[0]?.id,
    )
    expect((await get("GET /api/user/promation", undefined, { headers })).list).toMatchObject([
      {
        id: made[2]?.id,
        dnames: "good",
        type: "1",
        amount: 5,
        isUse: "0",
        peirodTime: "2099-01-02T03:04:05.000Z",
        state: "available",
      },
      { id: made[0]?.id, dnames: "used up", isUse: "1", peirodTime: "", state: "used" },
      { id: made[1]?.id, dnames: "over", type: "2", discount: 90, isUse: "0", state: "expired" },
    ])
    await rows("update coupon_use set released_at = now() where member_coupon_id = $1", held[0]?.id)
    const states = (await get("GET /api/user/promation", undefined, { headers })).list.map(({ state }) => state)
    expect(states).toEqual(["available", "available", "expired"])
  })

  test("are the member's own", async () => {
    expect(await ask("GET /api/user/promation")).toMatchObject({ status: 401, reason: "signInRequired" })
    expect((await get("GET /api/user/promation", undefined, await newMember(shop))).list).toEqual([])
  })
})
