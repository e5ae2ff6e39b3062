import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { createdAt, moment } from "./columns.ts"
import { siteId } from "./site.ts"

/** A row that a step has changed: the fields that differ, as they were and as the step left them. A row that the step made was nothing before. */
export type ChangedRow = {
  table: string
  id: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** A step of the staff that can be taken back for a few seconds, in which its mails wait. */
export const stepUndo = pgTable(
  "step_undo",
  {
    /** Of the token and of whoever took the step: it is of no use to anybody else. */
    tokenHash: text().primaryKey(),
    siteId: siteId(),
    action: text().notNull(),
    subject: text().notNull(),
    changes: jsonb().$type<ChangedRow[]>().notNull(),
    /** Whatever happened to this order later than its last event here speaks against taking the step back. */
    orderId: bigint({ mode: "number" }),
    lastEvent: bigint({ mode: "number" }),
    mailIds: bigint({ mode: "number" }).array().notNull(),
    until: moment().notNull(),
    undoneAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index("step_undo_of_site").on(t.siteId), index("step_undo_by_age").on(t.createdAt)],
)
