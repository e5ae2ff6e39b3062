import { randomBytes } from "node:crypto"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { drizzle } from "drizzle-orm/node-postgres"
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { connect } from "../../../src/db/database.ts"
import { migrate } from "../../../src/db/migrate.ts"
import { toDatabase } from "../database-server.ts"
import { dropDatabase } from "../fresh-database.ts"

const MIGRATIONS = join(import.meta.dirname, "..", "..", "..", "src", "db", "migrations")
const LAST_BEFORE = 22
/** All migrations are made twice in part, on a busy machine. */
const MIGRATIONS_MS = 120_000

const { connection } = inject("server")
const name = `vitrine_digits_${randomBytes(6).toString("hex")}`
const asAdmin = async (statement: string) => {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
await asAdmin(`create database ${name}`)
const db = connect(toDatabase(connection, name))
const folder = mkdtempSync(join(tmpdir(), "vitrine-migrations-"))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await db.$client.end()
  await dropDatabase(name, asAdmin)
})

const rows = async (statement: string, ...values: unknown[]) => (await db.$client.query(statement, values)).rows

/** The shop as it was when amounts of every currency were hundredths. */
async function migrateUntilThen() {
  cpSync(MIGRATIONS, folder, { recursive: true })
  const at = join(folder, "meta", "_journal.json")
  const journal: { entries: { idx: number }[] } = JSON.parse(readFileSync(at, "utf8"))
  const entries = journal.entries.filter(({ idx }) => idx <= LAST_BEFORE)
  writeFileSync(at, JSON.stringify({ ...journal, entries }))
  const client = await db.$client.connect()
  try {
    await applyMigrations(drizzle({ client }), { migrationsFolder: folder })
  } finally {
    client.release(true)
  }
}

/** What an order was charged, what went back in which parts, what a dispute took and what came by hand; before and after. */
const ORDERS = [
  {
    code: "JPY",
    before: { total: 626_900, parts: [200_000, 226_900, 100_000], lost: 50_000, hand: 12_300 },
    after: { total: 6269, parts: [2000, 2269, 1000], lost: 500, hand: 123 },
  },
  {
    // Parts that do not divide by a hundred: together they are the whole still.
    code: "KRW",
    before: { total: 100_050, parts: [33_350, 33_350, 33_350], lost: 0, hand: 150 },
    after: { total: 1001, parts: [334, 333, 334], lost: 0, hand: 2 },
  },
  {
    code: "KWD",
    before: { total: 1292, parts: [431, 400], lost: 61, hand: 5 },
    after: { total: 12_920, parts: [4310, 4000], lost: 610, hand: 50 },
  },
  {
    code: "HUF",
    before: { total: 1_500_050, parts: [33, 500_017], lost: 1, hand: 99 },
    after: { total: 1_500_050, parts: [33, 500_017], lost: 1, hand: 99 },
  },
  {
    code: "USD",
    before: { total: 4200, parts: [1399, 1], lost: 100, hand: 1 },
    after: { total: 4200, parts: [1399, 1], lost: 100, hand: 1 },
  },
]
type Amounts = (typeof ORDERS)[number]["before"]
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)

async function store(siteId: number, code: string, { total, parts, lost, hand }: Amounts) {
  const refunded = sum(parts)
  const [order] = await rows(
    `insert into shop_order (site_id, order_no, email, currency_code, currency_symbol, rate, subtotal, reduction, freight,
       total, shown_total, weight, address)
     values ($1, $2, 'robin@people.example', $2, '', 1, 4200, 0, 0, 4200, $3, 1, '{}') returning id`,
    ...[siteId, code, total],
  )
  const [payment] = await rows(
    `insert into payment (site_id, order_id, provider, method, provider_id, amount, currency_code, status, refunded, lost)
     values ($1, $2, 'sandbox', 'card', $3, $4, $3, 'captured', $5, $6) returning id`,
    ...[siteId, order.id, code, total, refunded, lost],
  )
  await rows(
    `insert into sandbox_payment (id, request_key, payee, reference, amount, currency_code, method, status, refunded)
     values ($1, $1, 'shop', $1, $2, $1, 'card', 'captured', $3)`,
    ...[code, total, refunded],
  )
  for (const [at, part] of parts.entries()) {
    const key = `${code} ${at}`
    await rows(
      "insert into refund (site_id, order_id, payment_id, cause, amount, status) values ($1, $2, $3, $4, $5, 'made')",
      ...[siteId, order.id, payment.id, key, part],
    )
    await rows("insert into sandbox_refund (request_key, payment_id, amount) values ($1, $2, $3)", key, code, part)
  }
  if (lost > 0)
    await rows(
      `insert into dispute (site_id, order_id, payment_id, provider_dispute_id, status, amount)
       values ($1, $2, $3, $4, 'lost', $5)`,
      ...[siteId, order.id, payment.id, code, lost],
    )
  await rows(
    "insert into hand_money (site_id, order_id, kind, amount, day) values ($1, $2, 'received', $3, '2026-11-17')",
    ...[siteId, order.id, hand],
  )
  const detail = JSON.stringify({ amount: total, currencyCode: code })
  await rows(
    "insert into order_event (site_id, order_id, kind, detail) values ($1, $2, 'refunded', $3)",
    ...[siteId, order.id, detail],
  )
  await rows(
    "insert into payment_event (site_id, payment_id, kind, detail) values ($1, $2, 'captured', $3)",
    ...[siteId, payment.id, detail],
  )
  await rows(
    `insert into mail_outbox (site_id, kind, recipient, content, cause)
     values ($1, 'orderRefunded', 'robin@people.example', $2, $3)`,
    ...[siteId, detail, code],
  )
}

beforeAll(async () => {
  await migrateUntilThen()
  const [site] = await rows(
    "insert into site (name, title, type, template_type) values ('old', 'Old', 1, 1) returning id",
  )
  for (const { code, before } of ORDERS) await store(site.id, code, before)
  await migrate(db)
}, MIGRATIONS_MS)

const column = async (statement: string, ...values: unknown[]) =>
  (await rows(statement, ...values)).map((row) => Number(row.amount))

describe.each(ORDERS)("an order in $code from before", ({ code, after: { total, parts, lost, hand } }) => {
  test("costs, was charged and was given back the same, in the currency's own units", async () => {
    const [row] = await rows(
      `select o.total::int as base, o.shown_total::int as shown, p.amount::int as charged, p.refunded::int as refunded,
         p.lost::int as lost, s.amount::int as "chargedThere", s.refunded::int as "refundedThere"
       from shop_order o join payment p on p.order_id = o.id join sandbox_payment s on s.id = p.provider_id
       where o.currency_code = $1`,
      code,
    )
    const refunded = sum(parts)
    expect(row).toEqual({
      // Of the base currency, which has hundredths whatever the buyer's has.
      base: 4200,
      shown: total,
      charged: total,
      refunded,
      lost,
      chargedThere: total,
      refundedThere: refunded,
    })
  })

  test("has its parts, which are together what they were, in both books", async () => {
    const ours =
      "select r.amount from refund r join payment p on p.id = r.payment_id where p.currency_code = $1 order by r.id"
    expect(await column(ours, code)).toEqual(parts)
    const theirs = "select amount from sandbox_refund where payment_id = $1 order by created_at, request_key"
    expect(await column(theirs, code)).toEqual(parts)
  })

  test("has its dispute, in the currency of its payment, and its money by hand", async () => {
    const disputes = await rows(
      `select d.amount::int as amount, d.currency_code as code from dispute d where provider_dispute_id = $1`,
      code,
    )
    expect(disputes).toEqual(lost > 0 ? [{ amount: lost, code }] : [])
    const byHand = "select h.amount from hand_money h join shop_order o on o.id = h.order_id where o.currency_code = $1"
    expect(await column(byHand, code)).toEqual([hand])
  })

  test("says the same in its timeline, in the payment's events and in its mail", async () => {
    for (const [table, field] of [
      ["order_event", "detail"],
      ["payment_event", "detail"],
      ["mail_outbox", "content"],
    ])
      expect(
        await column(
          `select ${field} ->> 'amount' as amount from ${table} where ${field} ->> 'currencyCode' = $1`,
          code,
        ),
      ).toEqual([total])
  })
})
