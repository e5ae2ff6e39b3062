import type { Database } from "../../db/database.ts"
import type { Site } from "../site.ts"
import { lookColumns } from "../sites/stored-look.ts"
import { findDraft } from "./draft-steps.ts"
import type { DraftPass } from "./draft-token.ts"

/**
 * The site as its draft wants it, an object of its own each time: what is remembered of a site is remembered of that object.
 * Null where the link that was shared is no longer good. Code of others is not part of it.
 */
export async function draftSite(db: Database, site: Site, { reader, key }: DraftPass, now: Date): Promise<Site | null> {
  const draft = await findDraft(db, site.id)
  const isShared = draft?.shareKey === key && draft.sharedUntil !== null && draft.sharedUntil > now
  if (reader === "share" && !isShared) return null
  const columns = draft ? lookColumns(draft.look) : {}
  return { ...site, ...columns, chatCode: "", adCode: "", tagManagerId: "" }
}
