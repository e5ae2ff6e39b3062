import { and, asc, desc, eq, sql } from "drizzle-orm"
import type { adminTradeCalls } from "../../../../contract/admin/trade-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { currency } from "../../../../db/schema/site-settings.ts"
import { isBaseCurrency } from "../../../../domain/pricing/charged-amount.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { nextChange, overtaken } from "../changed-since.ts"
import { wrongField } from "../wrong-field.ts"

type CurrencySent = BodyOf<(typeof adminTradeCalls)["POST /api/admin/currency/save"]>

const shown = {
  id: currency.id,
  code: currency.code,
  symbol: currency.symbol,
  rate: sql<string>`trim_scale(${currency.rate})::text`,
  isBase: currency.isBase,
  position: currency.position,
  updatedAt: currency.updatedAt,
}
type Row = Omit<CallReply<"POST /api/admin/currency/save">, "updated_at"> & { updatedAt: Date }
const told = ({ updatedAt, ...row }: Row) => ({ ...row, updated_at: updatedAt.toISOString() })

const own = (siteId: number, id: number) => and(eq(currency.siteId, siteId), eq(currency.id, id))

export async function listCurrencies({ db, site }: Shop): Promise<CallReply<"GET /api/admin/currency/lists">["list"]> {
  const rows = await db
    .select(shown)
    .from(currency)
    .where(eq(currency.siteId, site.id))
    .orderBy(desc(currency.isBase), asc(currency.position), asc(currency.id))
  return rows.map(told)
}

/** Adds or replaces a currency. Rule: the base currency is what all prices are in, so its rate is 1 and stays 1, and it has cents. */
export async function saveCurrency(
  context: StaffContext,
  { id, updated_at: readAt, ...columns }: CurrencySent,
): Promise<CallReply<"POST /api/admin/currency/save"> | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    const before = id === undefined ? null : await tx.select(shown).from(currency).where(own(siteId, id)).for("update")
    const faster = before && overtaken(readAt, before[0])
    if (before?.[0] && faster) return faster
    const updatedAt = nextChange(before?.[0]?.updatedAt, context.shop.now)
    const isBase = before?.[0]?.isBase ?? false
    if (isBase && Number(columns.rate) !== 1) return wrongField("rate", "invalid")
    if (isBase && !isBaseCurrency(columns.code)) return wrongField("code", "baseCurrencyDigits")
    const [row] =
      id === undefined
        ? await tx
            .insert(currency)
            .values({ siteId, ...columns, updatedAt })
            .returning(shown)
        : await tx
            .update(currency)
            .set({ ...columns, updatedAt })
            .where(own(siteId, id))
            .returning(shown)
    if (!row) return refused("unknownRow")
    const action = id === undefined ? "currency.add" : "currency.change"
    await note(action, `currency ${row.id}`, { before: before?.[0]?.rate, ...columns })
    return told(row)
  })
}

/** Removes a currency other than the base. Orders have frozen theirs. */
export async function removeCurrency(context: StaffContext, id: number): Promise<{ id: number } | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    const [gone] = await tx.select(shown).from(currency).where(own(siteId, id)).for("update")
    if (!gone) return refused("unknownRow")
    if (gone.isBase) return refused("inUse")
    await tx.delete(currency).where(own(siteId, id))
    await note("currency.remove", `currency ${id}`, { code: gone.code, rate: gone.rate })
    return { id }
  })
}
