import { beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { PASSWORD_COST, setPasswordCost } from "../../../src/server/members/password.ts"
import { hashCheaply } from "../cheap-passwords.ts"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { mailsTo } from "./mails-to.ts"
import { bearer, newEmail, signUp } from "./sessions.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const SPORT = "sport.localhost"

const signIn = (email: string, password: string) => ask("POST /api/login/account", { body: { email, password } })
const isIn = async (headers: Record<string, string>) => (await ask("GET /api/user/promation", { headers })).code === 1

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
    expect(await mailsTo(shop, email)).toMatchObject([
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
    expect(await mailsTo(shop, email)).toHaveLength(1)
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
    expect(await mailsTo(shop, email)).toMatchObject([{ kind: "welcome", content: { coupon: null } }])
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
    const code = String((await mailsTo(shop, email)).at(-1)?.content.code)
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
