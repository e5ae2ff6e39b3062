import { eq, inArray } from "drizzle-orm"
import type { adminTaxCalls } from "../../../contract/admin/tax-calls.ts"
import type { BodyOf } from "../../../contract/call.ts"
import type { CallReply } from "../../../contract/calls.ts"
import type { FieldKey } from "../../../contract/fields.ts"
import type { Queries } from "../../../db/database.ts"
import { region } from "../../../db/schema/region.ts"
import { taxSetting, taxZone } from "../../../db/schema/tax.ts"
import { isRefused, refused } from "../../../domain/refusal.ts"
import { readTaxZones, type TaxZoneProblem } from "../../../domain/tax/zones/read-tax-zones.ts"
import type { TaxZone } from "../../../domain/tax/zones/tax-zone.ts"
import type { Refused } from "../../api/handlers.ts"
import { typedVatNumber } from "../../business/read-business.ts"
import { auditedTransaction, type StaffContext } from "../catalog/audited-transaction.ts"
import { nextChange, overtaken } from "../catalog/changed-since.ts"
import { lockSite } from "../catalog/lock-site.ts"
import { type WrongField, wrongField } from "../catalog/wrong-field.ts"
import { showTaxes } from "./show-taxes.ts"

type Sent = BodyOf<(typeof adminTaxCalls)["POST /api/admin/tax/settings"]>

/** Replaces all that the shop says about taxes, or refuses all of it with everything that is wrong. */
export async function saveTaxes(
  context: StaffContext,
  { settings, zones: typed, updated_at: readAt }: Sent,
): Promise<CallReply<"POST /api/admin/tax/settings"> | Refused> {
  const siteId = context.shop.site.id
  const zones = readTaxZones(typed)
  if (isRefused(zones)) return wrongZones(zones.details)
  const vatNumber = typedVatNumber(settings?.vatNumber ?? "", settings?.country ?? "")
  if (isRefused(vatNumber)) return wrongField("settings.vatNumber", vatNumber.details.key)
  const saved = await auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, siteId)
    const [before] = await tx.select().from(taxSetting).where(eq(taxSetting.siteId, siteId))
    const faster = overtaken(readAt, before)
    if (faster) return faster
    const updatedAt = nextChange(before?.updatedAt, context.shop.now)
    const unknown = await unknownRegions(tx, settings, zones)
    if (unknown) return unknown
    await tx.delete(taxZone).where(eq(taxZone.siteId, siteId))
    await tx.delete(taxSetting).where(eq(taxSetting.siteId, siteId))
    if (settings) await tx.insert(taxSetting).values({ siteId, ...settings, vatNumber, updatedAt })
    if (settings && zones.length > 0) await tx.insert(taxZone).values(zones.map((zone) => rowOf(siteId, zone)))
    await note("tax.settings", "tax", { settings, zones: typed })
    return null
  })
  return saved ?? showTaxes(context.shop)
}

function rowOf(siteId: number, { postcodes, ...zone }: TaxZone) {
  return { siteId, ...zone, postcodeFrom: postcodes?.from ?? null, postcodeTo: postcodes?.to ?? null }
}

const FIELD_KEYS: Record<TaxZoneProblem["why"], FieldKey> = {
  country: "regionUnknown",
  region: "regionUnknown",
  postcodes: "postcodeInvalid",
  validFrom: "invalid",
  standard: "taxRate",
  reduced: "taxRate",
  standardNeeded: "taxRateNeeded",
  overlap: "taxZonesMeet",
}
const FIELDS: Partial<Record<TaxZoneProblem["why"], string>> = { standardNeeded: "standard", overlap: "country" }

function wrongZones(problems: readonly TaxZoneProblem[]): WrongField {
  const fields = problems.map(({ row, why }) => [`zones.${row}.${FIELDS[why] ?? why}`, FIELD_KEYS[why]] as const)
  return refused("invalidField", { fields: Object.fromEntries(fields) })
}

/** Countries and regions that the world does not have, each under its field. */
async function unknownRegions(
  tx: Queries,
  settings: Sent["settings"],
  zones: readonly TaxZone[],
): Promise<WrongField | null> {
  const named = [
    ...(settings ? placesOf("settings", settings) : []),
    ...zones.flatMap((zone, row) => placesOf(`zones.${row}`, zone)),
  ]
  const codes = [...new Set(named.map(({ code }) => code))]
  if (codes.length === 0) return null
  const rows = await tx.select({ code: region.code }).from(region).where(inArray(region.code, codes))
  const known = new Set(rows.map(({ code }) => code))
  const unknown = named.filter(({ code, within }) => !known.has(code) || !code.startsWith(within))
  if (unknown.length === 0) return null
  return refused("invalidField", {
    fields: Object.fromEntries(unknown.map(({ field }) => [field, "regionUnknown" as const])),
  })
}

function placesOf(of: string, { country, region: part }: { country: string; region: string | null }) {
  return [
    { field: `${of}.country`, code: country, within: "" },
    ...(part === null ? [] : [{ field: `${of}.region`, code: part, within: `${country}-` }]),
  ]
}
