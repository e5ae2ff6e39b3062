import { rm } from "node:fs/promises"
import { join } from "node:path"
import { and, eq, sql } from "drizzle-orm"
import type { AdminPicture } from "../../../../contract/admin/media-calls.ts"
import { media } from "../../../../db/schema/media.ts"
import { fileOfPicture } from "../../../../domain/catalog/picture-focus.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { storeUpload } from "../../../media/store-upload.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { nextChange } from "../changed-since.ts"
import { lockSite } from "../lock-site.ts"
import { adminPicture, ownPictures } from "./list-pictures.ts"
import { movePicture } from "./move-picture.ts"

/**
 * Puts another picture in the place of one, under a new address, so that nobody is shown the old one from a cache. Orders
 * show what was sold: where one names the old picture, that stays in the library as a picture of its own.
 */
export async function replacePicture(
  context: StaffContext,
  id: number,
  file: Uint8Array,
): Promise<AdminPicture | Refused> {
  const { site, now, dataFolder, log } = context.shop
  const own = and(ownPictures(site.id), eq(media.id, id))
  const [known] = await context.shop.db.select({ id: media.id }).from(media).where(own)
  if (!known) return refused("unknownRow")
  const stored = await storeUpload(context.shop, file, "pictures")
  if (isRefused(stored)) return stored
  const replaced = await auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, site.id)
    const [before] = await tx.select().from(media).where(own).for("update")
    if (!before) return refused("unknownRow")
    const [fresh] = await tx
      .delete(media)
      .where(and(eq(media.siteId, site.id), eq(media.id, stored.id)))
      .returning()
    if (!fresh) throw new Error("The new picture was not stored")
    const { path, mime, width, height, bytes } = fresh
    const [row] = await tx
      .update(media)
      .set({ path, mime, width, height, bytes, updatedAt: nextChange(before.updatedAt, now) })
      .where(own)
      .returning()
    if (!row) throw new Error("The picture was not replaced")
    await movePicture(tx, row, before.path, path)
    const stem = fileOfPicture(before.path).replace(/\.\w+$/, "")
    const { rows } = await tx.execute<{ sold: boolean }>(sql`select exists (
      select from order_line where site_id = ${site.id}
        and (starts_with(picture, ${`${stem}.`}) or starts_with(picture, ${`${stem}~`}))) as sold`)
    const isSold = rows[0]?.sold === true
    const { id: _id, ...old } = before
    if (isSold) await tx.insert(media).values(old)
    await note("media.replace", `media ${id}`, { before: before.path, path })
    return { row, gone: isSold ? null : before.path }
  })
  if (isRefused(replaced)) {
    const unwanted = and(eq(media.siteId, site.id), eq(media.id, stored.id))
    await context.shop.db.delete(media).where(unwanted)
    await removeFile(stored.path)
    return replaced
  }
  if (replaced.gone) await removeFile(replaced.gone)
  return adminPicture(replaced.row)

  /** One that is left over does no harm. Copies of it go by themselves: nobody asks for them any more. */
  async function removeFile(path: string): Promise<void> {
    await rm(join(dataFolder, "media", fileOfPicture(path)), { force: true }).catch((failure) =>
      log.warn({ err: failure, path }, "the file of a replaced picture is left over"),
    )
  }
}
