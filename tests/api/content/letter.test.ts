import { pino } from "pino"
import { expect, test } from "vitest"
import { DAY_MS } from "../../../src/domain/time-units.ts"
import { forgetLetters } from "../../../src/server/content/forget-letters.ts"
import { testShop } from "../test-shop.ts"

const { ask, rows, db, secret, payments, dataFolder } = await testShop()
const resources = { db, log: pino({ level: "silent" }), payments, secret, dataFolder }

const join = (email: string, headers: Record<string, string> = {}) =>
  ask("POST /api/content/newsletter", { body: { email }, headers })
const mailsTo = (email: string) =>
  rows<{ content: { link: string } }>("select content from mail_outbox where kind = 'letter' and recipient = $1", email)
const tokenFor = async (email: string) => {
  const [mail] = await mailsTo(email)
  return new URL(mail?.content.link ?? "http://none.invalid").searchParams.get("token") ?? ""
}
const confirmedAt = async (email: string) =>
  (await rows<{ confirmed_at: Date | null }>("select confirmed_at from letter_subscription where email = $1", email))[0]
    ?.confirmed_at

test("the letter comes only once the address is confirmed, and goes when it is ended", async () => {
  expect(await join("ada@shop.example")).toMatchObject({ status: 200, data: { sent: true } })
  expect(await confirmedAt("ada@shop.example")).toBeNull()
  const token = await tokenFor("ada@shop.example")
  expect(await ask("POST /api/content/newsletterConfirm", { body: { token } })).toMatchObject({ status: 200 })
  expect(await confirmedAt("ada@shop.example")).toBeInstanceOf(Date)
  expect(await ask("POST /api/content/newsletterConfirm", { body: { token } })).toMatchObject({ status: 200 })
  expect(await ask("POST /api/content/newsletterLeave", { body: { token } })).toMatchObject({ status: 200 })
  expect(await rows("select 1 from letter_subscription where email = 'ada@shop.example'")).toEqual([])
  expect(await ask("POST /api/content/newsletterLeave", { body: { token } })).toMatchObject({ reason: "linkInvalid" })
})

test("an address gets one mail a day, whoever asks, and the answer does not tell", async () => {
  const [first, second] = [await join("bo@shop.example"), await join(" BO@shop.example ")]
  expect(second).toEqual(first)
  expect(await mailsTo("bo@shop.example")).toHaveLength(1)
})

test("who is on the list is not mailed again, and nobody is told that they are", async () => {
  await join("cy@shop.example")
  const token = await tokenFor("cy@shop.example")
  await ask("POST /api/content/newsletterConfirm", { body: { token } })
  await rows("delete from attempt")
  expect(await join("cy@shop.example")).toMatchObject({ status: 200, data: { sent: true } })
  expect(await mailsTo("cy@shop.example")).toHaveLength(1)
  expect(await ask("POST /api/content/newsletterLeave", { body: { token } })).toMatchObject({ status: 200 })
})

test("a link holds for a week", async () => {
  await join("di@shop.example")
  const token = await tokenFor("di@shop.example")
  await rows("update letter_subscription set mailed_at = now() - interval '8 days' where email = 'di@shop.example'")
  expect(await ask("POST /api/content/newsletterConfirm", { body: { token } })).toMatchObject({ reason: "linkInvalid" })
})

test("an address that nobody confirms is forgotten after a week, one that is confirmed stays", async () => {
  await join("flo@shop.example")
  await join("gil@shop.example")
  await ask("POST /api/content/newsletterConfirm", { body: { token: await tokenFor("gil@shop.example") } })
  const known = async () => rows("select email from letter_subscription where email ~ '^(flo|gil)' order by email")
  const inDays = (days: number) => ({ ...resources, now: new Date(Date.now() + days * DAY_MS) })
  await forgetLetters.run(inDays(6))
  expect(await known()).toEqual([{ email: "flo@shop.example" }, { email: "gil@shop.example" }])
  expect(await forgetLetters.run(inDays(8))).toContain("never confirmed")
  expect(await known()).toEqual([{ email: "gil@shop.example" }])
})

test("a link of one shop does nothing in another, and what is stored is no link", async () => {
  await join("ed@shop.example")
  const token = await tokenFor("ed@shop.example")
  const elsewhere = { referer: "http://sport.localhost/" }
  for (const call of ["POST /api/content/newsletterConfirm", "POST /api/content/newsletterLeave"] as const) {
    expect(await ask(call, { body: { token }, headers: elsewhere })).toMatchObject({ reason: "linkInvalid" })
  }
  const [row] = await rows<{ token_hash: string }>(
    "select token_hash from letter_subscription where email = 'ed@shop.example'",
  )
  expect(row?.token_hash).not.toContain(token)
})

test.each(["", "nowhere", "a@b", "<script>@shop.example", `${"x".repeat(250)}@shop.example`])(
  "%s is no address",
  async (email) => {
    expect(await join(email)).toMatchObject({ status: 422 })
  },
)

test("a network may ask for so many and no more", async () => {
  await rows("delete from attempt")
  const answers = []
  for (let n = 0; n < 21; n += 1) answers.push((await join(`many${n}@shop.example`)).status)
  expect(answers.slice(0, 20).every((status) => status === 200)).toBe(true)
  expect(answers[20]).toBe(429)
})
