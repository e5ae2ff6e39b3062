import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pino } from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { charged } from "../../../src/domain/pricing/charged-amount.ts"
import { forgetOld } from "../../../src/server/jobs/forget-old.ts"
import { filePost } from "../../../src/server/mail/file-post.ts"
import { mailFolderRoutes } from "../../../src/server/mail/mail-folder-routes.ts"
import { type MailContents, type MailKind, mailContents } from "../../../src/server/mail/mail-kinds.ts"
import { queueMail } from "../../../src/server/mail/queue-mail.ts"
import { type MailRead, readMailFile } from "../../../src/server/mail/read-mail-file.ts"
import { sendMail } from "../../../src/server/mail/send-mail.ts"
import { edgeShop, html } from "../edge/edge-shop.ts"
import { testShop } from "../test-shop.ts"

const { db, rows, secret, payments } = await testShop()
const home = mkdtempSync(join(tmpdir(), "vitrine-mail-"))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const resources = { db, log: pino({ level: "silent" }), payments, secret, dataFolder: home }
const folder = join(home, "mail")
const ORIGIN = "http://default-modulized.localhost:3000"

const [order] = await rows<{ id: number; site_id: number; order_no: string; email: string; total: number }>(
  `select o.* from shop_order o join site s on s.id = o.site_id
   where s.name = 'default-modulized' and o.status = 8 order by o.id limit 1`,
)
if (!order) throw new Error("The demo shop has no order that is on its way")
const one = async (statement: string, ...values: unknown[]) => {
  const [row] = await rows<{ id: number }>(statement, ...values)
  return row?.id ?? 0
}
const returnId = await one(
  `insert into return_request (site_id, order_id, reason, content, answer, refund, express_company, express_no)
   values ($1, $2, 'Too small', 'It does not fit', 'Send it back', 500, 'DHL', 'R-1') returning id`,
  order.site_id,
  order.id,
)
await rows(
  `insert into return_line (site_id, order_id, return_id, order_line_id, quantity)
   select site_id, order_id, $1, id, 1 from order_line where order_id = $2 order by id limit 1`,
  returnId,
  order.id,
)
const inquiryId = await one(
  `insert into inquiry (site_id, number, name, email, content, answer)
   values ($1, 'Q-1', 'Kim', 'kim@trade.example', 'How much for 500?', 'Nine each.') returning id`,
  order.site_id,
)
await rows(
  `insert into inquiry_line (site_id, inquiry_id, goods_id, variant_id, total)
   select site_id, $1, goods_id, id, 500 from variant where site_id = $2 order by id limit 2`,
  inquiryId,
  order.site_id,
)
const messageId = await one(
  "insert into inquiry_message (site_id, inquiry_id, by, content) values ($1, $2, 'staff', 'Nine each.') returning id",
  ...[order.site_id, inquiryId],
)
const contact = `(site_id, name, email, content) values ($1, 'Kim', 'kim@trade.example', 'Please') returning id`
const accessRequestId = await one(`insert into access_request ${contact}`, order.site_id)
const variantId = await one(
  "select v.id from variant v join goods g on g.id = v.goods_id where v.site_id = $1 and g.on_sale and v.on_sale limit 1",
  order.site_id,
)
const feedbackId = await one(`insert into feedback ${contact}`, order.site_id)
await rows("update site set goods_password = 'open sesame' where id = $1", order.site_id)

const orderId = order.id
const contents: MailContents = {
  welcome: { userName: "Anna", coupon: "Five off" },
  resetCode: { userName: "Anna", code: "482913", minutes: 15 },
  emailCode: { userName: "Ada", code: "7KQ2M9XW", minutes: 30 },
  emailChanged: { userName: "Ada" },
  passwordChanged: { userName: "Ada" },
  passkeyAdded: { userName: "Ada", passkey: "Mac, Safari" },
  passkeyRemoved: { userName: "Ada", passkey: "Mac, Safari" },
  sample: { of: "orderPaid" },
  staffLink: { name: "Sam", link: "http://admin.default-modulized.localhost:3000/#token=x" },
  orderPlaced: { orderId },
  orderChanged: { orderId },
  orderPaid: { orderId },
  merchantPaid: { orderId },
  merchantUnpaid: { orderId },
  orderShipped: { orderId },
  orderRestCancelled: { orderId, pieces: [{ id: 1, quantity: 1 }], isPaid: true },
  orderCancelled: { orderId },
  orderExpired: { orderId },
  orderRefunded: { orderId, amount: charged(500), currencyCode: "USD" },
  returnRequested: { returnId },
  returnApproved: { returnId },
  returnRefused: { returnId },
  returnSentBack: { returnId },
  returnConfirmed: { returnId },
  returnCancelled: { returnId },
  inquiry: { inquiryId },
  inquiryReceived: { inquiryId },
  inquiryAnswered: { inquiryId, messageId, link: "/inquiry?token=x" },
  inquiryMessage: { inquiryId, messageId },
  accessRequest: { accessRequestId },
  accessGranted: { accessRequestId },
  letter: { link: "http://default-modulized.localhost:3000/newsletter?token=x" },
  backInStock: { variantId, link: "/back-in-stock?token=x" },
  feedback: { feedbackId },
}
const kinds = Object.keys(mailContents).filter((kind): kind is MailKind => kind in contents)

const queue = <Kind extends MailKind>(kind: Kind, recipient: string) =>
  queueMail(db, {
    siteId: order.site_id,
    kind,
    recipient,
    language: "fr",
    origin: ORIGIN,
    content: contents[kind],
    cause: `${kind} to ${recipient}`,
  })
const mails = new Map<string, MailRead>()

beforeAll(async () => {
  await rows("delete from mail_outbox")
  for (const kind of kinds) await queue(kind, order.email)
  await queue("returnRequested", "hello@default-modulized.test")
  await sendMail(filePost(home), {}).run({ ...resources, now: new Date() })
  for (const name of readdirSync(folder).sort()) mails.set(name, readMailFile(readFileSync(join(folder, name), "utf8")))
})

test("without a mail server every mail becomes a file, whole, for nobody else to read", async () => {
  expect(await rows("select kind, failure from mail_outbox where sent_at is null")).toEqual([])
  expect(mails.size).toBe(kinds.length + 1)
  for (const name of mails.keys()) {
    expect(name).toMatch(/^\d{17}-\d+-\w+\.eml$/)
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  }
})

const find = (kind: string, to = order.email) => {
  const [found] = [...mails].filter(([name, mail]) => name.endsWith(`-${kind}.eml`) && mail.to === to)
  if (!found) throw new Error(`There is no mail ${kind} to ${to}`)
  return found[1]
}

test("an order's mail tells what the database holds of it", async () => {
  const lines = await rows<{ name: string }>("select name from order_line where order_id = $1", orderId)
  const { subject, text, html: page } = find("orderShipped")
  expect(subject).toBe(`La commande ${order.order_no} est en route`)
  for (const { name } of lines) expect(text).toContain(name)
  expect(text).toContain(`${ORIGIN}/fr/Center/Order/${order.order_no}`)
  expect(text).toMatch(/Transporteur: DHL\nNuméro de suivi: DEMO/)
  expect(page).toContain(`${ORIGIN}/media/default-modulized/`)
})

test("a return is told to the buyer in one way and to the shop in another", () => {
  expect(find("returnRequested").subject).toContain("Votre demande de retour")
  const toShop = find("returnRequested", "hello@default-modulized.test")
  expect(toShop.subject).toContain("Demande de retour pour la commande")
  expect(toShop.text).toContain("> It does not fit")
  expect(toShop.text).toContain(order.email)
})

test("whoever was granted access is told the password as it is now", () => {
  expect(find("accessGranted").text).toContain("open sesame")
})

test("an inquiry is mailed with its goods, the answer with the question", () => {
  expect(find("inquiry").text).toMatch(/500 × .+/)
  expect(find("inquiryAnswered").text).toMatch(/Nine each\.\n\n.*:\n> How much for 500\?/)
})

test("in development mails can be read in the browser, and nothing in them runs", async () => {
  const routes = mailFolderRoutes(home)
  const [name = ""] = [...mails.keys()].filter((file) => file.includes("orderPaid"))
  const list = await (await routes.request("/dev/mail")).text()
  expect(list).toContain(`<a href="/dev/mail/${name}">`)
  const page = await routes.request(`/dev/mail/${name}`)
  expect(await page.text()).toMatch(/<iframe src="[^"]+\/html" sandbox="allow-popups[^"]*"/)
  const shown = await routes.request(`/dev/mail/${name}/html`)
  expect(shown.headers.get("content-security-policy")).toMatch(/default-src 'none'.*; sandbox /)
  expect(await shown.text()).toContain("<!doctype html>")
  for (const path of ["none.eml", "..%2fsession-secret", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", "x.eml%00"])
    expect((await routes.request(`/dev/mail/${path}`)).status).toBe(404)
})

test("a shop that is not being developed shows no mail to anybody", async () => {
  const { visit } = await edgeShop({ db, render: () => html("the storefront", { status: 404 }), dataFolder: home })
  const { status, body } = await visit("/dev/mail")
  expect([status, body]).toEqual([404, "the storefront"])
})

test("mail that was sent long ago is forgotten, and so are keys and VAT numbers of yesterday", async () => {
  await rows("update mail_outbox set created_at = now() - interval '91 days' where kind = 'welcome'")
  await rows("update mail_outbox set created_at = now() - interval '91 days', sent_at = null where kind = 'feedback'")
  await rows(`insert into idempotency_key (site_id, key, body_hash, created_at)
    values (1, 'old key 1', 'x', now() - interval '25 hours'), (1, 'new key 1', 'x', now())`)
  await rows(`insert into vat_check (site_id, vat_number, result, by, at) values
    (1, 'DE123456789', 'confirmed', 'checker', now() - interval '25 hours'),
    (1, 'ATU12345678', 'confirmed', 'checker', now()),
    (1, 'FR12345678901', 'refused', 'hand', now() - interval '3 years')`)
  const now = new Date()
  const forgotten = "forgot 1 keys, 1 VAT numbers, 1 mails and 0 mail files"
  expect(await forgetOld.run({ ...resources, now })).toBe(forgotten)
  // What the owner has said stays.
  expect(await rows("select vat_number from vat_check order by 1")).toEqual([
    { vat_number: "ATU12345678" },
    { vat_number: "FR12345678901" },
  ])
  expect(await rows("select key from idempotency_key")).toEqual([{ key: "new key 1" }])
  // What was never sent stays.
  expect(await rows("select kind from mail_outbox where kind in ('welcome', 'feedback')")).toEqual([
    { kind: "feedback" },
  ])
  const later = new Date(now.getTime() + 91 * 86_400_000)
  expect(await forgetOld.run({ ...resources, now: later })).toContain(`${mails.size} mail files`)
  expect(readdirSync(folder)).toEqual([])
})
