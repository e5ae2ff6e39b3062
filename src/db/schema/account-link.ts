import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core"
import { accountId } from "./account.ts"
import { createdAt, moment } from "./columns.ts"
import { staff } from "./member.ts"

/** A one-time link. With a role of a shop it proves that role too. */
export const accountLink = pgTable(
  "account_link",
  {
    tokenHash: text().primaryKey(),
    accountId: accountId(),
    siteId: integer(),
    staffId: integer(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "account_link_staff",
      columns: [t.siteId, t.staffId],
      foreignColumns: [staff.siteId, staff.id],
    }).onDelete("cascade"),
    index("account_link_of_account").on(t.accountId),
    index("account_link_of_staff").on(t.siteId, t.staffId),
    index("account_link_by_expiry").on(t.expiresAt),
    check("account_link_role", sql`(${t.siteId} is null) = (${t.staffId} is null)`),
  ],
)

/** Somebody who has shown a password or a link and has yet to show the second factor. */
export const accountStep = pgTable(
  "account_step",
  {
    tokenHash: text().primaryKey(),
    accountId: accountId(),
    /** What the link that they came by brings about once they are in. */
    passwordHash: text(),
    siteId: integer(),
    staffId: integer(),
    tries: smallint().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (t) => [
    foreignKey({
      name: "account_step_staff",
      columns: [t.siteId, t.staffId],
      foreignColumns: [staff.siteId, staff.id],
    }).onDelete("cascade"),
    index("account_step_of_account").on(t.accountId),
    index("account_step_of_staff").on(t.siteId, t.staffId),
    index("account_step_by_expiry").on(t.expiresAt),
  ],
)
