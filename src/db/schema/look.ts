import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core"
import { createdAt, id, moment } from "./columns.ts"
import { siteId } from "./site.ts"

/** A look as it was published, or a step of the draft on the way to the next one. */
export const lookRevision = pgTable(
  "look_revision",
  {
    id: id(),
    siteId: siteId(),
    look: jsonb().notNull(),
    /** What differs from the look that was published before. */
    changed: text().array().notNull().default([]),
    staffName: text().notNull().default(""),
    /** Null for a step of the draft. */
    publishedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("look_revision_of_site").on(t.siteId, t.id),
    index("look_revision_by_site").on(t.siteId, t.publishedAt),
  ],
)

/** What a shop will look like: one draft, which stands at one of its steps. */
export const lookDraft = pgTable(
  "look_draft",
  {
    siteId: siteId().primaryKey(),
    revisionId: integer().notNull(),
    version: integer().notNull(),
    publishAt: moment(),
    publishRefused: text(),
    /** Part of every link that shows it; another one ends those before. */
    shareKey: text(),
    sharedUntil: moment(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: "look_draft_step",
      columns: [t.siteId, t.revisionId],
      foreignColumns: [lookRevision.siteId, lookRevision.id],
    }).onDelete("cascade"),
    index("look_draft_step_of").on(t.siteId, t.revisionId),
    index("look_draft_due").on(t.publishAt).where(sql`${t.publishAt} is not null`),
    check("look_draft_version", sql`${t.version} > 0`),
    check("look_draft_shared", sql`(${t.shareKey} is null) = (${t.sharedUntil} is null)`),
  ],
)
