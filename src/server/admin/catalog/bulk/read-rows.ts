import { type BulkFault, type BulkRowSent, bulkRowSent } from "../../../../contract/admin/goods-bulk.ts"
import { messagesIn } from "../../../api/messages-in.ts"

/** A row that has the promised shape, and its place among those that were sent. */
export type BulkRow = BulkRowSent & { at: number }

/** What is wrong with a row, in words of a language. */
export type Fault = (at: number, field: string | null, reason: string) => BulkFault

export function faultsIn(language: string): Fault {
  const sentences = new Map<string, string>(Object.entries(messagesIn(language)))
  return (at, field, reason) => {
    const known = sentences.has(reason) ? reason : "invalid"
    return { at, field, reason: known, msg: sentences.get(known) ?? "" }
  }
}

/** Fields of a variant, which mean nothing without one. */
const OF_VARIANT = ["goodNo", "price", "orginPrice", "weight", "set", "change"] as const

/** The rows that can be read; of the others each field that is wrong. No good or variant may come twice. */
export function readRows(rows: readonly unknown[], fault: Fault): { good: BulkRow[]; faults: BulkFault[] } {
  const good: BulkRow[] = []
  const faults: BulkFault[] = []
  const seen = new Set<string>()
  for (const [at, sent] of rows.entries()) {
    const { success, data, error } = bulkRowSent.safeParse(sent)
    if (!success) {
      const wrong = new Map(error.issues.map(({ path, message }) => [String(path[0] ?? ""), message]))
      faults.push(...[...wrong].map(([field, message]) => fault(at, field || null, message)))
      continue
    }
    const orphan = data.detail_id === undefined && OF_VARIANT.find((field) => data[field] !== undefined)
    const twice = seen.has(`${data.id} ${data.detail_id}`)
    seen.add(`${data.id} ${data.detail_id}`)
    if (orphan) faults.push(fault(at, orphan, "invalid"))
    else if (twice) faults.push(fault(at, null, "invalid"))
    else if (data.set !== undefined && data.change !== undefined) faults.push(fault(at, "stock", "invalid"))
    else good.push({ ...data, at })
  }
  return { good, faults }
}

/** Whether a row changes more than pieces: then what was read must still be so. */
export const isEdit = ({
  id: _id,
  detail_id: _variant,
  updated_at: _read,
  at: _at,
  set: _set,
  change: _change,
  ...rest
}: BulkRow) => Object.values(rest).some((value) => value !== undefined)
