import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, pgTable, text } from "drizzle-orm/pg-core"
import { createdAt, id } from "./columns.ts"
import { member } from "./member.ts"
import { siteId } from "./site.ts"

/** What staff tell each other about a member. */
export const memberNote = pgTable(
  "member_note",
  {
    id: id(),
    siteId: siteId(),
    memberId: integer().notNull(),
    /** Who wrote it; the name stays when they are gone. */
    staffName: text().notNull(),
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "member_note_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }).onDelete("cascade"),
    index("member_note_of_member").on(t.siteId, t.memberId),
    check("member_note_content", sql`length(${t.content}) between 1 and 2000`),
  ],
)
