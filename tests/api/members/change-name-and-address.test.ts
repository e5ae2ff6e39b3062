import { beforeEach, describe, expect, test } from "vitest"
import { testShop } from "../test-shop.ts"
import { mailsTo } from "./mails-to.ts"
import { newEmail, signUp } from "./sessions.ts"

const shop = await testShop()
const { ask, rows } = shop

const signIn = (email: string, password: string) => ask("POST /api/login/account", { body: { email, password } })

beforeEach(() => rows("delete from attempt"))

describe("changing name and address", () => {
  type Account = { headers: Record<string, string>; password?: string }
  const edit = ({ headers, password }: Account, user_name: string, email: string) =>
    ask("POST /api/user/editInfo", { headers, body: { user_name, email, password } })
  const confirm = (headers: Record<string, string>, code: string) =>
    ask("POST /api/user/confirmEmail", { headers, body: { code } })
  const codeTo = async (email: string) => String((await mailsTo(shop, email)).at(-1)?.content.code)

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
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toContain("emailChanged")
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
    expect(await mailsTo(shop, next)).toEqual([])
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
    const kinds = (await mailsTo(shop, email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === "passwordChanged")).toHaveLength(2)
  })
})
