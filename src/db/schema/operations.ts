import { sql } from "drizzle-orm"
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core"
import { createdAt, moment } from "./columns.ts"
import { staff } from "./member.ts"
import { siteId } from "./site.ts"

const serial = () => bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity()

/** Mail is written in the transaction that causes it and sent afterwards by a job. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: serial(),
    siteId: siteId(),
    kind: text().notNull(),
    recipient: text().notNull(),
    language: text().notNull().default("en"),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** A second mail for the same cause is refused. */
    cause: text().unique(),
    attempts: smallint().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    failure: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index("mail_outbox_of_site").on(t.siteId),
    index("mail_outbox_to_send").on(t.nextTryAt).where(sql`${t.sentAt} is null`),
    check("mail_outbox_recipient", sql`${t.recipient} like '%_@_%'`),
  ],
)

/** The same key and body give the same reply; the same key with another body is refused. */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    siteId: siteId(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    reply: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.key] }),
    index("idempotency_key_by_age").on(t.createdAt),
    check("idempotency_key_length", sql`length(${t.key}) between 8 and 200`),
  ],
)

/** What staff did, for the owner to read. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: serial(),
    siteId: siteId(),
    staffId: integer(),
    action: text().notNull(),
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ name: "audit_entry_staff", columns: [t.siteId, t.staffId], foreignColumns: [staff.siteId, staff.id] }),
    index("audit_entry_by_date").on(t.siteId, t.createdAt),
    index("audit_entry_of_staff").on(t.siteId, t.staffId),
  ],
)
