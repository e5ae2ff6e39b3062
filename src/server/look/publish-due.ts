import { and, eq, lte } from "drizzle-orm"
import type { TemplateLooks } from "../../contract/template-looks.ts"
import { lookDraft } from "../../db/schema/look.ts"
import { auditEntry } from "../../db/schema/operations.ts"
import { site } from "../../db/schema/site.ts"
import { MINUTE_SECONDS } from "../../domain/time-units.ts"
import type { Job, JobResources } from "../job.ts"
import { findDraft } from "./draft-steps.ts"
import { publishLook } from "./publish-look.ts"

/** Publishes drafts whose moment has come. One that cannot be is kept, and says why. */
export const publishDue = (looks: TemplateLooks): Job => ({
  name: "publish looks",
  everySeconds: MINUTE_SECONDS / 2,
  run: async (resources) => {
    const due = await resources.db
      .select({ siteId: lookDraft.siteId })
      .from(lookDraft)
      .where(lte(lookDraft.publishAt, resources.now))
    let published = 0
    for (const { siteId } of due) if (await publishOne(resources, siteId, looks)) published++
    return due.length > 0 ? `published ${published} of ${due.length} looks` : undefined
  },
})

async function publishOne({ db, now }: JobResources, siteId: number, looks: TemplateLooks): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(site).where(eq(site.id, siteId)).for("no key update")
    const draft = await findDraft(tx, siteId)
    // Another process was faster, or somebody took it back.
    if (!row || !draft?.publishAt || draft.publishAt > now) return false
    const refusal = await publishLook(tx, row, draft, { looks, now })
    if (refusal) {
      await tx
        .update(lookDraft)
        .set({ publishAt: null, publishRefused: refusal.refused, version: draft.version + 1 })
        .where(and(eq(lookDraft.siteId, siteId)))
      return false
    }
    const detail = { template: draft.look.template, planned: draft.publishAt.toISOString() }
    await tx.insert(auditEntry).values({ siteId, action: "look.publish", subject: "look", detail })
    return true
  })
}
