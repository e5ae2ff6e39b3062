import { and, desc, eq, isNotNull } from "drizzle-orm"
import type { Look } from "../../contract/look.ts"
import type { TemplateLooks } from "../../contract/template-looks.ts"
import type { Queries } from "../../db/database.ts"
import { lookRevision } from "../../db/schema/look.ts"
import { site } from "../../db/schema/site.ts"
import { type ContrastFault, contrastFaults } from "../../domain/look/contrast-guard.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { siteTypeCode } from "../../domain/site/site-type.ts"
import { templateKind } from "../../domain/site/templates.ts"
import { lookColumns, lookOf, readLook } from "../sites/stored-look.ts"
import { changedParts } from "./changed-parts.ts"
import { type Draft, dropDraft } from "./draft-steps.ts"
import { lookTokens } from "./look-tokens.ts"

type SiteRow = typeof site.$inferSelect

export const faultsOf = (looks: TemplateLooks, { template, colours }: Pick<Look, "template" | "colours">) =>
  contrastFaults(lookTokens(looks, template), colours)

type TooPale = Refusal<"contrastTooLow", { faults: ContrastFault[] }>

/** Makes a draft the look of the shop, whose row is locked. What it looked like is remembered, if it is not yet. */
export async function publishLook(
  tx: Queries,
  before: SiteRow,
  draft: Draft,
  { looks, now }: { looks: TemplateLooks; now: Date },
): Promise<TooPale | null> {
  const faults = faultsOf(looks, draft.look)
  if (faults.length > 0) return refused("contrastTooLow", { faults })
  const siteId = before.id
  const was = lookOf(before)
  const [latest] = await tx
    .select({ look: lookRevision.look })
    .from(lookRevision)
    .where(and(eq(lookRevision.siteId, siteId), isNotNull(lookRevision.publishedAt)))
    .orderBy(desc(lookRevision.publishedAt), desc(lookRevision.id))
    .limit(1)
  const isKnown = latest && changedParts(readLook(latest.look), was).length === 0
  const earlier = new Date(Math.min(before.updatedAt.getTime(), now.getTime() - 1))
  if (!isKnown)
    await tx.insert(lookRevision).values({ siteId, look: lookColumns(was), publishedAt: latest ? now : earlier })
  const { look, template, adConfig, homeSections } = lookColumns(draft.look)
  await tx
    .update(site)
    .set({
      look,
      template,
      adConfig,
      homeSections,
      templateType: siteTypeCode(templateKind(template)),
      updatedAt: new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1)),
    })
    .where(eq(site.id, siteId))
  await dropDraft(tx, siteId)
  await tx.insert(lookRevision).values({
    siteId,
    look: lookColumns(draft.look),
    changed: changedParts(was, draft.look),
    staffName: draft.by,
    publishedAt: new Date(now.getTime() + 1),
  })
  return null
}
