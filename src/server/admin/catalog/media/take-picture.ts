import { and, eq } from "drizzle-orm"
import type { KeptPicture } from "../../../../contract/admin-media-calls.ts"
import { media } from "../../../../db/schema/media.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { storeUpload } from "../../../media/store-upload.ts"
import { type Keeper, keepShop } from "../keep-shop.ts"
import { keptPicture } from "./list-pictures.ts"

/** Takes a picture into the shop's own. It is drawn before the transaction: that takes long. */
export async function takePicture(keeper: Keeper, file: Uint8Array): Promise<KeptPicture | Refused> {
  const stored = await storeUpload(keeper.shop, file, "pictures")
  if (isRefused(stored)) return stored
  return describe(keeper, { id: stored.id }, "media.add")
}

/** Says what a picture shows. */
export function describePicture(keeper: Keeper, sent: { id: number; alt: string }): Promise<KeptPicture | Refused> {
  return describe(keeper, sent, "media.change")
}

function describe(keeper: Keeper, sent: { id: number; alt?: string }, action: string): Promise<KeptPicture | Refused> {
  const own = and(eq(media.siteId, keeper.shop.site.id), eq(media.id, sent.id))
  return keepShop(keeper, async (tx, note) => {
    const [row] =
      sent.alt === undefined
        ? await tx.select().from(media).where(own)
        : await tx.update(media).set({ alt: sent.alt }).where(own).returning()
    if (!row) return refused("unknownRow")
    await note(action, `media ${row.id}`, { path: row.path, alt: row.alt })
    return keptPicture(row)
  })
}
