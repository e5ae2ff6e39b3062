import { and, eq } from "drizzle-orm"
import type { AdminPicture, adminMediaCalls } from "../../../../contract/admin/media-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import { media } from "../../../../db/schema/media.ts"
import { withFocus } from "../../../../domain/catalog/picture-focus.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { changedSince, nextChange } from "../changed-since.ts"
import { lockSite } from "../lock-site.ts"
import { adminPicture, ownPictures } from "./list-pictures.ts"
import { movePicture } from "./move-picture.ts"

/** Says what a picture shows, and which point of it stays in sight. What is not sent stays. */
export function savePicture(
  context: StaffContext,
  sent: BodyOf<(typeof adminMediaCalls)["POST /api/admin/media/save"]>,
): Promise<AdminPicture | Refused> {
  const { site, now } = context.shop
  const { id, alt, focus, updated_at } = sent
  const own = and(ownPictures(site.id), eq(media.id, id))
  return auditedTransaction(context, async (tx, note) => {
    // Texts of the whole shop may name it: nobody else rewrites them meanwhile.
    if (focus !== undefined) await lockSite(tx, site.id)
    const [stored] = await tx.select().from(media).where(own).for("update")
    if (!stored) return refused("unknownRow")
    const changed = changedSince(updated_at, stored.updatedAt)
    if (changed) return changed
    const path = focus === undefined ? stored.path : withFocus(stored.path, focus)
    const [row] = await tx
      .update(media)
      .set({ alt: alt ?? stored.alt, path, updatedAt: nextChange(stored.updatedAt, now) })
      .where(own)
      .returning()
    if (!row) throw new Error("The picture was not stored")
    if (path !== stored.path) await movePicture(tx, row, stored.path, path)
    await note("media.change", `media ${id}`, { path, alt: row.alt })
    return adminPicture(row)
  })
}
