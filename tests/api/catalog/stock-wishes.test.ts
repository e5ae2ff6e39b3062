import { pino } from "pino"
import { expect, test } from "vitest"
import { PLAIN_LOOK } from "../../../src/contract/mail-tokens.ts"
import { connect } from "../../../src/db/database.ts"
import { mailOutbox } from "../../../src/db/schema/operations.ts"
import { messageOf } from "../../../src/server/mail/mail-row.ts"
import { expireOrders } from "../../../src/server/orders/order-jobs.ts"
import { answerWishes } from "../../../src/server/stock-wishes/answer-wishes.ts"
import { newGoods } from "../admin/catalog/shelf.ts"
import { guestBuys, orderNoOf } from "../buying.ts"
import { newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, rows, db, secret, payments, dataFolder, connection } = shop
const resources = { log: pino({ level: "silent" }), payments, secret, dataFolder }

/** Tries are not counted, so that each test may ask as often as it needs. */
async function wish(detail_id: number, email: string, from: { language?: string; host?: string } = {}) {
  await rows("delete from attempt")
  const headers = { "accept-language": from.language ?? "en" }
  return ask("POST /api/goods/tellWhenBack", {
    body: { detail_id, email },
    headers,
    ...(from.host && { host: from.host }),
  })
}
const run = (own = db) => answerWishes.run({ db: own, ...resources, now: new Date() })
const restock = (variantId: number, stock = 5) => rows("update variant set stock = $2 where id = $1", variantId, stock)
const wishesOf = (email: string) => rows<{ id: number }>("select id from stock_wish where email = $1", email)
const mailsTo = (recipient: string) =>
  rows<{ cause: string; language: string; content: { link: string; variantId: number } }>(
    "select cause, language, content from mail_outbox where kind = 'backInStock' and recipient = $1 order by id",
    recipient,
  )
const tokenFor = async (email: string) => {
  const [mail] = await mailsTo(email)
  return new URL(mail?.content.link ?? "/", "http://shop.example").searchParams.get("token") ?? ""
}
/** The last mail to an address, written out. */
async function written(recipient: string) {
  const [row] = (await db.select().from(mailOutbox)).filter((mail) => mail.recipient === recipient).slice(-1)
  return row ? messageOf(db, row, { from: "shop@shop.example" }, { "default-modulized": PLAIN_LOOK }) : null
}

test("whoever asks is mailed once when it is back, in their language, and the wish is forgotten with it", async () => {
  const { variantId, goodsId } = await newGoods(shop, { stock: 0 })
  const first = await wish(variantId, "ada@shop.example", { language: "de" })
  expect(first).toMatchObject({ status: 200, data: { noted: true } })
  expect(await wish(variantId, " ADA@shop.example ", { language: "de" })).toEqual(first)
  expect(await run()).toBeUndefined()
  expect(await mailsTo("ada@shop.example")).toEqual([])
  await restock(variantId)
  expect(await run()).toMatch(/told 1 /)
  await restock(variantId, 0)
  await restock(variantId)
  await run()
  const mails = await mailsTo("ada@shop.example")
  expect(mails).toMatchObject([{ language: "de", content: { variantId } }])
  expect(await wishesOf("ada@shop.example")).toEqual([])
  const mail = await written("ada@shop.example")
  expect(mail?.subject).toMatch(/^Wieder da: Test piece /)
  expect(mail?.text).toContain(`_${goodsId}`)
  expect(mail?.html).toContain("/back-in-stock?token=")
})

test("200 wishes are answered once each, however many processes answer at the same time", async () => {
  const { variantId } = await newGoods(shop, { stock: 0 })
  await rows(
    `insert into stock_wish (site_id, goods_id, variant_id, email, origin)
     select v.site_id, v.goods_id, v.id, 'crowd' || n || '@shop.example', 'http://shop.example'
     from variant v, generate_series(1, 200) n where v.id = $1`,
    variantId,
  )
  await restock(variantId)
  const other = connect(connection)
  try {
    await Promise.all(Array.from({ length: 8 }, (_, at) => run(at % 2 === 0 ? db : other)))
  } finally {
    await other.$client.end()
  }
  const mails = await rows("select recipient from mail_outbox where recipient like 'crowd%'")
  expect(mails).toHaveLength(200)
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(200)
  expect(await rows("select 1 from stock_wish where variant_id = $1", variantId)).toEqual([])
})

test("an order that ends unpaid and the shop's staff bring pieces back", async () => {
  const expired = await newGoods(shop, { stock: 1 })
  const orderNo = orderNoOf(await guestBuys(shop, [{ detail_id: expired.variantId, number: 1 }]))
  await wish(expired.variantId, "by-expiry@shop.example")
  await rows("update shop_order set expires_at = now() - interval '1 minute' where order_no = $1", orderNo)
  await expireOrders({ db, ...resources, now: new Date() })
  const filled = await newGoods(shop, { stock: 0 })
  await wish(filled.variantId, "by-staff@shop.example")
  const { headers } = await newStaff(shop)
  const body = { detail_id: filled.variantId, change: 3 }
  expect(await ask("POST /api/admin/goods/stock", { headers, body })).toMatchObject({ status: 200 })
  await run()
  expect(await mailsTo("by-expiry@shop.example")).toHaveLength(1)
  expect(await mailsTo("by-staff@shop.example")).toHaveLength(1)
})

test("nothing is mailed while the good or the variant is not sold", async () => {
  const { variantId, goodsId } = await newGoods(shop, { stock: 0 })
  await wish(variantId, "patient@shop.example")
  await restock(variantId)
  await rows("update goods set on_sale = false where id = $1", goodsId)
  await run()
  await rows("update goods set on_sale = true where id = $1", goodsId)
  await rows("update variant set on_sale = false where id = $1", variantId)
  await run()
  expect(await mailsTo("patient@shop.example")).toEqual([])
  await rows("update variant set on_sale = true where id = $1", variantId)
  await run()
  expect(await mailsTo("patient@shop.example")).toHaveLength(1)
})

test.each([
  ["what is in stock", { stock: 2 }, "", "stillInStock"],
  ["another shop's", { stock: 0, site: "sport" }, "", "unknownGoods"],
  ["a locked good", { stock: 0, encrypted: true }, "", "unknownGoods"],
  ["a good that is not sold", { stock: 0 }, "update goods set on_sale = false where id = $1", "unknownGoods"],
  [
    "a variant that is not sold",
    { stock: 0 },
    "update variant set on_sale = false where goods_id = $1",
    "unknownGoods",
  ],
])("nobody can wait for %s", async (_what, wanted, change, reason) => {
  const { variantId, goodsId } = await newGoods(shop, wanted)
  if (change) await rows(change, goodsId)
  expect(await wish(variantId, "nosy@shop.example")).toMatchObject({ reason })
  expect(await wishesOf("nosy@shop.example")).toEqual([])
})

test("of a good that is locked meanwhile the mail tells only the name", async () => {
  const { variantId, goodsId } = await newGoods(shop, { stock: 0 })
  await wish(variantId, "outside@shop.example")
  await rows("update goods set encrypted = true, picture = 'secret.webp' where id = $1", goodsId)
  await restock(variantId)
  await run()
  const mail = await written("outside@shop.example")
  expect(mail?.text).toContain("Test piece")
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/secret\.webp|[0-9A-F]{12}-1/)
})

test.each(["", "nowhere", "a@b", "<script>@shop.example", "🙂", `${"x".repeat(250)}@shop.example`])(
  "%s is no address",
  async (email) => {
    const { variantId } = await newGoods(shop, { stock: 0 })
    expect(await wish(variantId, email)).toMatchObject({ status: 422 })
  },
)

test("a network may ask so often and no more, whatever for", async () => {
  const { variantId } = await newGoods(shop, { stock: 0 })
  await rows("delete from attempt")
  const answers: number[] = []
  for (let n = 0; n < 21; n += 1) {
    const body = { detail_id: variantId, email: `flood${n}@shop.example` }
    answers.push((await ask("POST /api/goods/tellWhenBack", { body })).status)
  }
  expect(answers).toEqual([...Array<number>(20).fill(200), 429])
})

test("an address gets ten a day and twenty in all, from wherever they are asked for, and nobody is told", async () => {
  const { variantIds } = await newGoods(shop, { stock: 0, variants: 24 })
  await rows("delete from attempt")
  const email = "victim@shop.example"
  const askFrom = (address: string, detail_id = 0) =>
    ask("POST /api/goods/tellWhenBack", { address, body: { detail_id, email } })
  for (const [n, variantId] of variantIds.slice(0, 12).entries())
    expect(await askFrom(`10.0.0.${n}`, variantId)).toMatchObject({ status: 200, data: { noted: true } })
  expect(await wishesOf(email)).toHaveLength(10)
  for (const variantId of variantIds.slice(10)) {
    await rows("delete from attempt")
    expect(await askFrom("10.0.1.1", variantId)).toMatchObject({ status: 200, data: { noted: true } })
  }
  expect(await wishesOf(email)).toHaveLength(20)
})

test("the link of a mail forgets what else its address waits for, in its own shop", async () => {
  const { variantIds } = await newGoods(shop, { stock: 0, variants: 3 })
  const [one = 0, two = 0, three = 0] = variantIds
  const email = "bo@shop.example"
  for (const variantId of variantIds) await wish(variantId, email)
  await wish(three, "cy@shop.example")
  await restock(one)
  await run()
  const token = await tokenFor(email)
  const forget = (sent: string, host?: string) =>
    ask("POST /api/goods/forgetWishes", { body: { token: sent }, ...(host && { host }) })
  expect(await forget(token, "sport.localhost")).toMatchObject({ reason: "linkInvalid" })
  expect(await forget(token.replace(/^(\d+)-(\d+)/, (_all, site, id) => `${site}-${Number(id) + 1}`))).toMatchObject({
    reason: "linkInvalid",
  })
  expect(await forget("1-1.x")).toMatchObject({ status: 422 })
  expect(await wishesOf(email)).toHaveLength(2)
  expect(await forget(token)).toMatchObject({ status: 200, data: { forgotten: true } })
  expect(await forget(token)).toMatchObject({ status: 200 })
  expect(await wishesOf(email)).toEqual([])
  expect(await wishesOf("cy@shop.example")).toHaveLength(1)
  await restock(two)
  await run()
  expect(await mailsTo(email)).toHaveLength(1)
})

test("wishes go with their good, and after a year", async () => {
  const gone = await newGoods(shop, { stock: 0 })
  await wish(gone.variantId, "gone@shop.example")
  await rows("delete from goods where id = $1", gone.goodsId)
  expect(await wishesOf("gone@shop.example")).toEqual([])
  const { variantId } = await newGoods(shop, { stock: 0 })
  await wish(variantId, "old@shop.example")
  await wish(variantId, "new@shop.example")
  await rows("update stock_wish set created_at = now() - interval '366 days' where email = 'old@shop.example'")
  expect(await run()).toMatch(/forgot 1 /)
  expect(await wishesOf("old@shop.example")).toEqual([])
  expect(await wishesOf("new@shop.example")).toHaveLength(1)
})
