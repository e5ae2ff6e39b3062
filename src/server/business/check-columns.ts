import type { z } from "zod"
import type { vatCheck } from "../../contract/business-calls.ts"
import type { orderBusiness } from "../../db/schema/business.ts"
import type { VatCheck } from "../../domain/tax/buyers/vat-check.ts"

type Columns = Pick<typeof orderBusiness.$inferSelect, "checkResult" | "checkedBy" | "checkedAt" | "checkReference">

/** A check as rows keep it. */
export function checkColumns(check: VatCheck | null): Columns {
  return {
    checkResult: check?.result ?? null,
    checkedBy: check?.by ?? null,
    checkedAt: check?.at ?? null,
    checkReference: check?.reference ?? null,
  }
}

/** The same as the API tells it. */
export function checkShown({
  checkResult,
  checkedBy,
  checkedAt,
  checkReference,
}: Columns): z.output<typeof vatCheck> | null {
  if (!checkResult || !checkedBy || !checkedAt) return null
  return { result: checkResult, by: checkedBy, checkTime: checkedAt.toISOString(), reference: checkReference }
}
