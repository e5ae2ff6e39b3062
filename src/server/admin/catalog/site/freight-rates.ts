import { and, asc, eq } from "drizzle-orm"
import type { adminTradeCalls } from "../../../../contract/admin/trade-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { freightRate } from "../../../../db/schema/freight.ts"
import { region } from "../../../../db/schema/region.ts"
import { fromDecimal, toDecimal } from "../../../../domain/pricing/money.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { nextChange, overtaken } from "../changed-since.ts"
import { lockSite } from "../lock-site.ts"
import { wrongField } from "../wrong-field.ts"

type FreightSent = BodyOf<(typeof adminTradeCalls)["POST /api/admin/freight/save"]>
type FreightShown = CallReply<"POST /api/admin/freight/save">

/** What sending costs, by the names of the regions. */
export async function listFreightRates({ db, site }: Shop): Promise<FreightShown[]> {
  const rows = await db
    .select({ rate: freightRate, code: region.code, name: region.name })
    .from(freightRate)
    .innerJoin(region, eq(region.id, freightRate.regionId))
    .where(eq(freightRate.siteId, site.id))
    .orderBy(asc(region.name), asc(region.code))
  return rows.map(({ rate, code, name }) => ({
    region_code: code,
    regionName: name,
    firstWeight: rate.firstWeight,
    furtherWeight: rate.furtherWeight,
    firstFee: toDecimal(rate.firstFee),
    furtherFee: toDecimal(rate.furtherFee),
    freeAbove: rate.freeAbove === null ? null : toDecimal(rate.freeAbove),
    days: rate.minDays === null || rate.maxDays === null ? null : { min: rate.minDays, max: rate.maxDays },
    updated_at: rate.updatedAt.toISOString(),
  }))
}

/** Sets what sending to a region costs; each region has one rate. */
export async function saveFreightRate(context: StaffContext, sent: FreightSent): Promise<FreightShown | Refused> {
  const siteId = context.shop.site.id
  const { region_code: code, freeAbove, days, updated_at: readAt, ...rest } = sent
  const columns = {
    firstWeight: rest.firstWeight,
    furtherWeight: rest.furtherWeight,
    firstFee: fromDecimal(rest.firstFee),
    furtherFee: fromDecimal(rest.furtherFee),
    freeAbove: freeAbove === null ? null : fromDecimal(freeAbove),
    minDays: days?.min ?? null,
    maxDays: days?.max ?? null,
  }
  return auditedTransaction(context, async (tx, note) => {
    const [place] = await tx.select().from(region).where(eq(region.code, code))
    if (!place) return wrongField("region_code", "regionUnknown")
    await lockSite(tx, siteId)
    const isThis = and(eq(freightRate.siteId, siteId), eq(freightRate.regionId, place.id))
    const [before] = await tx.select().from(freightRate).where(isThis)
    const faster = overtaken(readAt, before)
    if (faster) return faster
    const updatedAt = nextChange(before?.updatedAt, context.shop.now)
    await tx
      .insert(freightRate)
      .values({ siteId, regionId: place.id, ...columns, updatedAt })
      .onConflictDoUpdate({ target: [freightRate.siteId, freightRate.regionId], set: { ...columns, updatedAt } })
    await note("freight.save", `freight ${code}`, { ...rest, freeAbove, days })
    return { ...rest, region_code: code, freeAbove, days, regionName: place.name, updated_at: updatedAt.toISOString() }
  })
}

/** Stops sending to a region. */
export async function removeFreightRate(
  context: StaffContext,
  code: string,
): Promise<{ region_code: string } | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    const [place] = await tx.select().from(region).where(eq(region.code, code))
    if (!place) return wrongField("region_code", "regionUnknown")
    const gone = await tx
      .delete(freightRate)
      .where(and(eq(freightRate.siteId, siteId), eq(freightRate.regionId, place.id)))
      .returning({ id: freightRate.id })
    if (gone.length === 0) return refused("unknownRow")
    await note("freight.remove", `freight ${code}`)
    return { region_code: code }
  })
}
