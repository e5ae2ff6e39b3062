import { and, eq } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { member } from "../../../db/schema/member.ts"
import { memberNote } from "../../../db/schema/member-note.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"

/** So many that nobody reads them. */
const NOTES_MAX = 200

type Note = CallReply<"POST /api/admin/member/note">

export const noteShown = ({ id, staffName, content, createdAt }: typeof memberNote.$inferSelect): Note => ({
  id,
  staffName,
  content,
  createTime: createdAt.toISOString(),
})

/** What staff tell each other about a member. The audit log says that it was written, not what: it goes with the member. */
export async function noteOnMember(
  { db, site, now }: Shop,
  staff: Staff,
  { id, content }: { id: number; content: string },
): Promise<Note | Refusal<"unknownRow"> | Refusal<"tooMany", { max: number }>> {
  return db.transaction(async (tx) => {
    const own = and(eq(member.siteId, site.id), eq(member.id, id))
    const [known] = await tx.select({ id: member.id }).from(member).where(own).for("update")
    if (!known) return refused("unknownRow")
    const theirs = and(eq(memberNote.siteId, site.id), eq(memberNote.memberId, id))
    if ((await tx.select({ id: memberNote.id }).from(memberNote).where(theirs)).length >= NOTES_MAX)
      return refused("tooMany", { max: NOTES_MAX })
    const row = { siteId: site.id, memberId: id, staffName: staff.name, content, createdAt: now }
    const [note] = await tx.insert(memberNote).values(row).returning()
    if (!note) throw new Error("The note was not stored")
    await noteAudit(tx, { id: staff.id, siteId: site.id }, "member.note", `member ${id}`, { note: note.id })
    return noteShown(note)
  })
}

export async function removeMemberNote(
  { db, site }: Shop,
  staff: Staff,
  id: number,
): Promise<{ id: number } | Refusal<"unknownRow">> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(memberNote)
      .where(and(eq(memberNote.siteId, site.id), eq(memberNote.id, id)))
      .returning({ memberId: memberNote.memberId })
    if (!gone) return refused("unknownRow")
    await noteAudit(tx, { id: staff.id, siteId: site.id }, "member.removeNote", `member ${gone.memberId}`, { note: id })
    return { id }
  })
}
