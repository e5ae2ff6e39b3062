import { and, eq } from "drizzle-orm"
import type { AdminPicture } from "../../../../contract/admin/media-calls.ts"
import { media } from "../../../../db/schema/media.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { storeUpload } from "../../../media/store-upload.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { adminPicture } from "./list-pictures.ts"

/** Takes a picture into the shop's own. It is drawn before the transaction: that takes long. */
export async function takePicture(context: StaffContext, file: Uint8Array): Promise<AdminPicture | Refused> {
  const stored = await storeUpload(context.shop, file, "pictures")
  if (isRefused(stored)) return stored
  return auditedTransaction(context, async (tx, note) => {
    const [row] = await tx
      .select()
      .from(media)
      .where(and(eq(media.siteId, context.shop.site.id), eq(media.id, stored.id)))
    if (!row) return refused("unknownRow")
    await note("media.add", `media ${row.id}`, { path: row.path })
    return adminPicture(row)
  })
}
