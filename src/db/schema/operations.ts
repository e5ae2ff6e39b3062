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
import type { LocaleCode } from "../../domain/locales/locales.ts"
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
    index("mail_outbox_by_age").on(t.createdAt),
    // What staff look mails up by: the order, return or inquiry that they are about, and to whom they went.
    index("mail_outbox_about_order").on(t.siteId, sql`(${t.content} ->> 'orderId')`, t.id),
    index("mail_outbox_about_return").on(t.siteId, sql`(${t.content} ->> 'returnId')`, t.id),
    index("mail_outbox_about_inquiry").on(t.siteId, sql`(${t.content} ->> 'inquiryId')`, t.id),
    index("mail_outbox_to").on(t.siteId, t.recipient, t.id),
    index("mail_outbox_to_send").on(t.nextTryAt).where(sql`${t.sentAt} is null`),
    check("mail_outbox_recipient", sql`${t.recipient} like '%_@_%'`),
  ],
)

/** What the merchant says in mails of a kind beside what the shop says there, in one language. */
export const mailAddition = pgTable(
  "mail_addition",
  {
    siteId: siteId(),
    kind: text().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    text: text().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.kind, t.locale] }),
    check("mail_addition_not_empty", sql`${t.text} <> ''`),
  ],
)

/** A mail as it was sent, for staff to read; of those that open a door nothing is kept. It goes with its mail. */
export const mailCopy = pgTable(
  "mail_copy",
  {
    mailId: bigint({ mode: "number" })
      .primaryKey()
      .references(() => mailOutbox.id, { onDelete: "cascade" }),
    siteId: siteId(),
    subject: text().notNull(),
    html: text().notNull(),
  },
  (t) => [index("mail_copy_of_site").on(t.siteId)],
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
    index("audit_entry_of_subject").on(t.siteId, t.subject),
  ],
)

/** How often something was tried of late, such as a password for an account: what is limited is limited across processes. */
export const attempt = pgTable(
  "attempt",
  {
    siteId: siteId(),
    /** What is tried and by whom: "signIn account me@example.com". */
    key: text().notNull(),
    count: integer().notNull().default(1),
    endsAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.key] }), index("attempt_by_end").on(t.endsAt)],
)

/** When a job ran last and when it is due; its row is locked while it runs, so that it runs in one process only. */
export const jobRun = pgTable("job_run", {
  name: text().primaryKey(),
  dueAt: moment().notNull().defaultNow(),
  startedAt: moment(),
  finishedAt: moment(),
  failure: text(),
})

/** Shops whose goods have to be indexed once more, because a rule has changed; a migration lists them, a job goes through. */
export const goodsReindex = pgTable("goods_reindex", {
  siteId: siteId().primaryKey(),
  /** How far it has come. */
  afterId: integer().notNull().default(0),
})
