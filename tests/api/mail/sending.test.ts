import { pino } from "pino"
import { beforeEach, expect, test } from "vitest"
import { claimMail } from "../../../src/server/mail/claim-mail.ts"
import { queueMail } from "../../../src/server/mail/queue-mail.ts"
import { readMailFile } from "../../../src/server/mail/read-mail-file.ts"
import { sendMail } from "../../../src/server/mail/send-mail.ts"
import { smtpPost } from "../../../src/server/mail/smtp-post.ts"
import { testShop } from "../test-shop.ts"
import { smtpServer } from "./smtp-server.ts"

const shop = await testShop()
const { db, rows, secret, payments, dataFolder } = shop
const resources = { db, log: pino({ level: "silent" }), payments, secret, dataFolder }
const ORIGIN = "http://default-modulized.localhost:3000"
const FROM = "orders@vitrine.example"

type Row = { attempts: number; sent_at: Date | null; failure: string | null; wait: number }
const outbox = () =>
  rows<Row>(`select attempts, sent_at, failure, extract(epoch from next_try_at - now())::int as wait
    from mail_outbox order by id`)
const dueAgain = () => rows("update mail_outbox set next_try_at = now() - interval '1 second' where sent_at is null")
const send = (url: string) => sendMail(smtpPost(url, FROM), {}).run({ ...resources, now: new Date() })
const messageIdOf = (data: string) => /^Message-ID: (.+)$/im.exec(data)?.[1]

async function queue(recipient: string, cause: string): Promise<void> {
  await queueMail(db, {
    siteId: 1,
    kind: "welcome",
    recipient,
    language: "de",
    origin: ORIGIN,
    cause,
    content: { userName: "Anna", coupon: null },
  })
}

beforeEach(() => rows("delete from mail_outbox"))

test("a word to the shop reaches it by mail, and a reply goes to whoever wrote it", async () => {
  const server = await smtpServer()
  const body = { name: "Léa <b>", email: "lea@people.example", country: "France", content: "Do you ship <tonight>?" }
  await shop.ask("POST /api/content/feedback", { body })
  expect(await send(server.url)).toBe("mails: 1 sent, 0 put off, 0 given up")
  const [mail] = server.taken
  expect(mail).toMatchObject({ from: FROM, to: ["hello@default-modulized.test"] })
  expect(mail?.data).toMatch(/^From: Quarter General Store <orders@vitrine\.example>$/m)
  expect(mail?.data).toMatch(/^Reply-To: lea@people\.example$/m)
  expect(mail?.data).toMatch(/^Auto-Submitted: auto-generated$/m)
  const read = readMailFile(mail?.data ?? "")
  expect(read.subject).toBe("A message from Léa <b>")
  expect(read.text).toContain("> Do you ship <tonight>?")
  expect(read.html).toContain("Do you ship &lt;tonight&gt;?")
})

test("a mail that is refused is sent later, as the same mail, and puts no other off", async () => {
  let isOpen = false
  const server = await smtpServer((mail) => (isOpen || mail.to[0] !== "late@people.example" ? null : "451 not now"))
  await queue("late@people.example", "late")
  await queue("soon@people.example", "soon")
  expect(await send(server.url)).toBe("mails: 1 sent, 1 put off, 0 given up")
  const [late] = await outbox()
  expect(late).toMatchObject({ attempts: 1, sent_at: null, failure: expect.stringContaining("451 not now") })
  expect(late?.wait).toBeGreaterThan(30)
  expect(await send(server.url)).toBeUndefined()

  await dueAgain()
  expect(await send(server.url)).toBe("mails: 0 sent, 1 put off, 0 given up")
  expect((await outbox())[0]?.wait).toBeGreaterThan(240)

  isOpen = true
  await dueAgain()
  expect(await send(server.url)).toBe("mails: 1 sent, 0 put off, 0 given up")
  expect((await outbox())[0]).toMatchObject({ attempts: 3, sent_at: expect.any(Date), failure: null })
  const offered = server.offered.filter(({ to }) => to[0] === "late@people.example")
  expect(offered).toHaveLength(3)
  expect(new Set(offered.map(({ data }) => messageIdOf(data))).size).toBe(1)
})

test("after eight tries nobody tries again, and why is kept", async () => {
  const server = await smtpServer(() => "550 no such person")
  await queue("nobody@people.example", "nobody")
  await rows("update mail_outbox set attempts = 7")
  expect(await send(server.url)).toBe("mails: 0 sent, 0 put off, 1 given up")
  await dueAgain()
  expect(await send(server.url)).toBeUndefined()
  expect(await outbox()).toMatchObject([
    { attempts: 8, sent_at: null, failure: expect.stringContaining("550 no such person") },
  ])
})

test("where no server answers, mails wait and nothing breaks", async () => {
  const server = await smtpServer()
  await server.close()
  for (let mail = 0; mail < 12; mail++) await queue(`p${mail}@people.example`, `away ${mail}`)
  // After a handful the rest is left for later.
  expect(await send(server.url)).toBe("mails: 0 sent, 5 put off, 0 given up")
  expect((await outbox()).filter(({ attempts }) => attempts === 0)).toHaveLength(7)
})

test("senders at the same time send each mail once", async () => {
  const server = await smtpServer()
  const people = Array.from({ length: 60 }, (_, index) => `person${index}@people.example`)
  for (const person of people) await queue(person, person)
  await Promise.all(Array.from({ length: 4 }, () => send(server.url)))
  expect(server.taken.flatMap(({ to }) => to).sort()).toEqual(people.toSorted())
  expect(new Set(server.taken.map(({ data }) => messageIdOf(data))).size).toBe(people.length)
  expect((await outbox()).every(({ sent_at, attempts }) => sent_at !== null && attempts === 1)).toBe(true)
})

test("a mail whose sender was killed is left alone for a while, then sent by another", async () => {
  const server = await smtpServer()
  await queue("anna@people.example", "killed")
  expect(await claimMail(db, 5)).toHaveLength(1)
  expect(await send(server.url)).toBeUndefined()
  const [claimed] = await outbox()
  expect(claimed?.wait).toBeGreaterThan(60)
  expect(claimed?.wait).toBeLessThanOrEqual(120)
  await dueAgain()
  await send(server.url)
  expect(server.taken).toHaveLength(1)
})

test("a mail about something that is gone is given up", async () => {
  const server = await smtpServer()
  await queueMail(db, {
    siteId: 1,
    kind: "orderPaid",
    recipient: "anna@people.example",
    language: "en",
    origin: ORIGIN,
    content: { orderId: 2_000_000_000 },
    cause: "gone",
  })
  expect(await send(server.url)).toBe("mails: 0 sent, 0 put off, 1 given up")
  expect(await outbox()).toMatchObject([{ failure: "What it is about is gone.", sent_at: null }])
  await dueAgain()
  expect(await send(server.url)).toBeUndefined()
})

test("one cause is one mail", async () => {
  await Promise.all(Array.from({ length: 20 }, () => queue("anna@people.example", "the same")))
  expect(await outbox()).toHaveLength(1)
})

test("a code that opens an account is in the mail, and no longer in the outbox", async () => {
  const server = await smtpServer()
  await queueMail(db, {
    siteId: 1,
    kind: "resetCode",
    recipient: "anna@people.example",
    language: "en",
    origin: ORIGIN,
    cause: "code",
    content: { userName: "Anna", code: "K7QM2XWA", minutes: 30 },
  })
  await send(server.url)
  expect(server.taken[0]?.data).toContain("K7QM2XWA")
  const [kept] = await rows<{ content: string }>("select content::text as content from mail_outbox")
  expect(kept?.content).toContain("Anna")
  expect(kept?.content).not.toContain("K7QM2XWA")
})
