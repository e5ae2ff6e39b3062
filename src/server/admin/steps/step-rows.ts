import { type SQL, sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import type { ChangedRow } from "../../../db/schema/step-undo.ts"

/** Tables whose rows a step can put back; each has `site_id` and `id`. */
type StepTable =
  | "shop_order"
  | "order_line"
  | "order_event"
  | "parcel"
  | "return_request"
  | "inquiry"
  | "inquiry_message"
  | "inquiry_quote"
  | "access_request"
export type RowNamed = { table: StepTable; id: number }
type Row = Record<string, unknown>

const isRow = (siteId: number, id: number): SQL => sql`site_id = ${siteId} and id = ${id}`

/** A row as it stands, locked. */
export async function readRow(tx: Queries, siteId: number, { table, id }: Omit<ChangedRow, "before" | "after">) {
  const { rows } = await tx.execute<{ row: Row }>(sql`
    select to_jsonb(t) as row from ${sql.identifier(table)} t where ${isRow(siteId, id)} for no key update`)
  return rows[0]?.row ?? null
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ, before and after. */
export function differing(before: Row, after: Row): { before: Row; after: Row } {
  const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]))
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]]))
  return { before: pick(before), after: pick(after) }
}

/** Whether a row still has what the step left in it. */
export function isAsLeft(row: Row | null, { after }: ChangedRow): boolean {
  return row !== null && Object.entries(after ?? {}).every(([name, value]) => isSame(row[name], value))
}

/** Puts back what a row was before the step; one that the step made goes. */
export async function putBack(tx: Queries, siteId: number, { table, id, before }: ChangedRow): Promise<void> {
  const name = sql.identifier(table)
  if (before === null) {
    await tx.execute(sql`delete from ${name} where ${isRow(siteId, id)}`)
    return
  }
  const fields = Object.keys(before)
  if (fields.length === 0) return
  const columns = sql.join(
    fields.map((field) => sql.identifier(field)),
    sql`, `,
  )
  await tx.execute(sql`
    update ${name} set (${columns}) = (
      select ${columns} from jsonb_populate_record(null::${name}, ${JSON.stringify(before)}::jsonb))
    where ${isRow(siteId, id)}`)
}
