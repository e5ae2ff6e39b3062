import { randomBytes } from "node:crypto"
import { eq } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { lookDraft } from "../../../db/schema/look.ts"
import { LOCALES } from "../../../domain/locales/locales.ts"
import { refused } from "../../../domain/refusal.ts"
import { DAY_MS } from "../../../domain/time-units.ts"
import type { Refused } from "../../api/handlers.ts"
import { findDraft } from "../../look/draft-steps.ts"
import { DRAFT_PATH, type DraftPass, draftToken, FRAME_SECONDS } from "../../look/draft-token.ts"
import type { Shop } from "../../shop.ts"
import { auditedTransaction, type StaffContext } from "../catalog/audited-transaction.ts"
import { lockSite } from "../catalog/lock-site.ts"
import { lookShown } from "./show-look.ts"

const KEY_BYTES = 12

const addressOf = ({ origin, secret }: Shop, pass: DraftPass) => `${origin}${DRAFT_PATH}${draftToken(secret, pass)}`

/** Another key ends every link before it. */
export async function shareDraft(
  context: StaffContext,
  { version, days }: { version: number; days: number },
): Promise<CallReply<"POST /api/admin/look/share"> | Refused> {
  const { shop } = context
  const siteId = shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, siteId)
    const draft = await findDraft(tx, siteId)
    if (!draft || draft.version !== version) return refused("notPossibleNow", await lookShown(tx, shop))
    const key = randomBytes(KEY_BYTES).toString("hex")
    const expires = new Date(shop.now.getTime() + days * DAY_MS)
    const shared = days > 0 ? { shareKey: key, sharedUntil: expires } : { shareKey: null, sharedUntil: null }
    await tx.update(lookDraft).set(shared).where(eq(lookDraft.siteId, siteId))
    await note("look.share", "look", { until: shared.sharedUntil?.toISOString() ?? null })
    const address = days > 0 ? addressOf(shop, { siteId, reader: "share", expires, key }) : null
    return { address, look: await lookShown(tx, shop) }
  })
}

/** The page of the back office that asks may show the draft in a frame; its origin is signed with the rest. */
export async function previewDraft(
  shop: Shop,
  { office }: { office: string },
): Promise<CallReply<"GET /api/admin/look/preview">> {
  const expires = new Date(shop.now.getTime() + FRAME_SECONDS * 1000)
  const key = Buffer.from(office).toString("base64url")
  const address = addressOf(shop, { siteId: shop.site.id, reader: "frame", expires, key })
  const { offered, siteDefault } = shop.site
  const languages = [...new Set([siteDefault, ...offered])].map((code) => {
    const { name, dir } = LOCALES[code]
    return { code, name, dir, prefix: code === siteDefault ? "" : `/${code}` }
  })
  return { address, expires: expires.toISOString(), languages }
}
