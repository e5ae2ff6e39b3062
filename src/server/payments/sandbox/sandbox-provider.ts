import { randomBytes } from "node:crypto"
import { and, eq, inArray, isNotNull, lte, or, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../../db/database.ts"
import { sandboxPayment, sandboxRefund } from "../../../db/schema/sandbox.ts"
import type { NewPayment, NewRefund, PaymentProvider, ProviderPayment, ProviderRefund } from "../../payment-provider.ts"
import { changeEntry, findEntry, isUntouched, type SandboxEntry, toldPayment } from "./sandbox-books.ts"
import { isWebhookSignature, SANDBOX_SIGNATURE_HEADER, sheetToken } from "./sandbox-signature.ts"

/** Who gets the money that the sandbox takes. */
export const SANDBOX_PAYEE = "sandbox-merchant"
const ID_BYTES = 12

const sandboxMessage = z.object({ id: z.string(), kind: z.string(), payment: z.string() })

const isMethod = (method: string) => method === "card" || method === "wallet"

/** The embedded test provider. It has books of its own and is dealt with like a company elsewhere: by this interface alone. */
export function sandboxProvider({ db, secret }: { db: Database; secret: string }): PaymentProvider {
  return {
    name: "sandbox",
    methods: ["card", "wallet"],
    payee: SANDBOX_PAYEE,
    canCharge: () => true,
    publicKeys: {},
    browserSources: { script: [], frame: [], connect: [], image: [] },
    create: async (payment) => {
      const { id } = await create(db, payment)
      return { id, browser: { token: sheetToken(secret, id) } }
    },
    fetch: async (id) => {
      const entry = await findEntry(db, id)
      return entry && answer(entry)
    },
    capture: async (id) => {
      await answer(await known(db, id))
      const isApproved = or(
        eq(sandboxPayment.status, "approved"),
        and(
          eq(sandboxPayment.status, "open"),
          isNotNull(sandboxPayment.approvesAt),
          lte(sandboxPayment.approvesAt, new Date()),
        ),
      )
      await changeEntry(db, id, isApproved, { to: { status: "captured" }, told: { kind: "payment.captured" } })
      return answer(await known(db, id))
    },
    cancel: async (id) => {
      await answer(await known(db, id))
      const isUnfinished = or(isUntouched(), inArray(sandboxPayment.status, ["challenge", "approved"]))
      await changeEntry(db, id, isUnfinished, { to: { status: "cancelled" } })
      return answer(await known(db, id))
    },
    refund: async (refund) => {
      await giveBack(db, refund)
      const { amount, currencyCode, requestKey } = refund
      return { id: requestKey, amount, currencyCode, status: "made", requestKey }
    },
    fetchAftermath: async (id) => ({ refunds: await refundsOf(db, id), disputes: [] }),
    readWebhook: async ({ text, headers }) => {
      const header = headers.get(SANDBOX_SIGNATURE_HEADER) ?? ""
      if (!isWebhookSignature(secret, text, header, new Date())) return null
      const { id, kind, payment } = sandboxMessage.parse(JSON.parse(text))
      return { eventId: id, kind, about: { payment } }
    },
    testConnection: () => Promise.resolve({ problems: [], payee: SANDBOX_PAYEE, walletHosts: [] }),
  }
}

async function create(db: Database, payment: NewPayment): Promise<SandboxEntry> {
  const { requestKey, method, reference, amount, currencyCode } = payment
  if (!isMethod(method)) throw new Error(`The sandbox knows no method ${method}`)
  const id = `SBX-${randomBytes(ID_BYTES).toString("hex").toUpperCase()}`
  await db
    .insert(sandboxPayment)
    .values({ id, payee: SANDBOX_PAYEE, requestKey, method, reference, amount, currencyCode })
    .onConflictDoNothing({ target: sandboxPayment.requestKey })
  const [entry] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.requestKey, requestKey))
  if (entry?.amount !== amount || entry.currencyCode !== currencyCode || entry.reference !== reference)
    throw new Error(`The request key ${requestKey} was used for another payment`)
  return entry
}

async function known(db: Database, id: string): Promise<SandboxEntry> {
  const entry = await findEntry(db, id)
  if (!entry) throw new Error(`The sandbox knows no payment ${id}`)
  return entry
}

/** What the shop hears of a payment; of a silent one it never hears. */
function answer(entry: SandboxEntry): Promise<ProviderPayment> {
  return entry.behaviour === "silent" ? new Promise(() => {}) : Promise.resolve(toldPayment(entry))
}

async function refundsOf(db: Database, paymentId: string): Promise<ProviderRefund[]> {
  const { currencyCode } = await known(db, paymentId)
  const refunds = await db.select().from(sandboxRefund).where(eq(sandboxRefund.paymentId, paymentId))
  return refunds.map(({ requestKey, amount }) => ({ id: requestKey, amount, currencyCode, status: "made", requestKey }))
}

async function giveBack(db: Database, { id, amount, currencyCode, requestKey }: NewRefund): Promise<void> {
  await db.transaction(async (tx) => {
    const [entry] = await tx.select().from(sandboxPayment).where(eq(sandboxPayment.id, id)).for("update")
    if (entry?.status !== "captured") throw new Error(`There is no money of ${id} to give back`)
    if (entry.currencyCode !== currencyCode) throw new Error(`${id} was not paid in ${currencyCode}`)
    const first = await tx
      .insert(sandboxRefund)
      .values({ requestKey, paymentId: id, amount })
      .onConflictDoNothing()
      .returning()
    if (first.length === 0) return
    if (entry.refunded + amount > entry.amount) throw new Error(`More than was paid would go back for ${id}`)
    await tx
      .update(sandboxPayment)
      .set({ refunded: sql`${sandboxPayment.refunded} + ${amount}` })
      .where(eq(sandboxPayment.id, id))
  })
}
