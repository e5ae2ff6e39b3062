import { rm } from "node:fs/promises"
import { join } from "node:path"
import { and, eq } from "drizzle-orm"
import { media } from "../../../../db/schema/media.ts"
import { fileOfPicture } from "../../../../domain/catalog/picture-focus.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { forgetCopies } from "../../../media/picture-copies.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { pictureUses } from "./picture-uses.ts"

/** Removes a picture that nothing shows. Its file goes once that is certain; one that is left over does no harm. */
export async function removePicture(context: StaffContext, id: number): Promise<{ id: number } | Refused> {
  const { site, dataFolder, log } = context.shop
  const own = and(eq(media.siteId, site.id), eq(media.id, id))
  const removed = await auditedTransaction(context, async (tx, note) => {
    // Locked against new use: whoever refers to it waits, and then does not find it.
    const [picture] = await tx.select().from(media).where(own).for("update")
    if (!picture) return refused("unknownRow")
    const uses = Object.keys((await pictureUses(tx, picture)).counts)
    if (uses.length > 0) return refused("inUse", { by: uses })
    await tx.delete(media).where(own)
    await note("media.remove", `media ${id}`, { path: picture.path })
    return { path: fileOfPicture(picture.path) }
  })
  if (isRefused(removed)) return removed
  const gone = [rm(join(dataFolder, "media", removed.path), { force: true }), forgetCopies(dataFolder, removed.path)]
  await Promise.all(gone).catch((failure) =>
    log.warn({ err: failure, path: removed.path }, "the file of a removed picture is left over"),
  )
  return { id }
}
