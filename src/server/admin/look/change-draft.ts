import { and, eq, isNotNull } from "drizzle-orm"
import type { LookShown } from "../../../contract/admin/look-calls.ts"
import type { Look } from "../../../contract/look.ts"
import { referencesOf } from "../../../contract/sections/section-references.ts"
import type { Queries } from "../../../db/database.ts"
import { lookDraft, lookRevision } from "../../../db/schema/look.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { addStep, type Draft, dropDraft, findDraft, stepBeside } from "../../look/draft-steps.ts"
import { publishLook } from "../../look/publish-look.ts"
import { contentPictures, MEDIA_PATH } from "../../sites/content-pictures.ts"
import { lookOf, readLook } from "../../sites/stored-look.ts"
import { auditedTransaction, type Note, type StaffContext } from "../catalog/audited-transaction.ts"
import { unknownReferences } from "../catalog/frame/unknown-references.ts"
import { lockSite } from "../catalog/lock-site.ts"
import { lookShown } from "./show-look.ts"

type Sent = { version: number }
type Site = Awaited<ReturnType<typeof lockSite>>
type Act = (tx: Queries, at: { site: Site; draft: Draft | null; note: Note }) => Promise<Refused | null>

/** One change of the draft, on the locked site. Who has read an older draft is shown the newer one instead. */
function changeDraft(context: StaffContext, { version }: Sent, act: Act): Promise<LookShown | Refused> {
  const { shop } = context
  return auditedTransaction<LookShown | Refused>(context, async (tx, note) => {
    const site = await lockSite(tx, shop.site.id)
    const draft = await findDraft(tx, shop.site.id)
    if (version !== (draft?.version ?? 0)) return refused("notPossibleNow", await lookShown(tx, shop))
    const refusal = await act(tx, { site, draft, note })
    return refusal ?? lookShown(tx, shop)
  })
}

/** The same for what needs a draft. */
const onDraft = (
  context: StaffContext,
  sent: Sent,
  act: (...args: [Queries, { site: Site; draft: Draft; note: Note }]) => Promise<Refused | null>,
) =>
  changeDraft(context, sent, async (tx, { site, draft, note }) =>
    draft ? act(tx, { site, draft, note }) : refused("notPossibleNow"),
  )

async function unknownIn(tx: Queries, siteId: number, { sections, content }: Look): Promise<Refused | null> {
  const path = (url: string) => url.replace(MEDIA_PATH, "")
  const references = (sections ?? []).map(referencesOf)
  const heroGoods = content.hero?.goodsId ?? null
  return unknownReferences(tx, siteId, {
    pictures: [...references.flatMap(({ pictures }) => pictures), ...contentPictures(content)].map(path),
    goods: [...references.flatMap(({ goods }) => goods), ...(heroGoods === null ? [] : [heroGoods])],
    categories: references.flatMap(({ categories }) => categories),
  })
}

export const saveDraft = (context: StaffContext, sent: Sent & { look: Look }) =>
  changeDraft(context, sent, async (tx, { site, draft, note }) => {
    const { shop, staff } = context
    const unknown = await unknownIn(tx, shop.site.id, sent.look)
    if (unknown) return unknown
    const step = { siteId: shop.site.id, published: lookOf(site), look: sent.look, by: staff.name }
    await addStep(tx, draft, step, shop.now)
    await note("look.save", "look", { template: sent.look.template })
    return null
  })

const walk = (way: "before" | "behind") => (context: StaffContext, sent: Sent) =>
  onDraft(context, sent, async (tx, { draft, note }) => {
    const { id: siteId } = context.shop.site
    const step = await stepBeside(tx, siteId, draft.revisionId, way)
    if (step === null) return refused("notPossibleNow")
    const standing = { revisionId: step, version: draft.version + 1, updatedAt: context.shop.now }
    await tx.update(lookDraft).set(standing).where(eq(lookDraft.siteId, siteId))
    await note(way === "before" ? "look.undo" : "look.redo", "look", {})
    return null
  })

export const undoDraft = walk("before")
export const redoDraft = walk("behind")

export const discardDraft = (context: StaffContext, sent: Sent) =>
  onDraft(context, sent, async (tx, { note }) => {
    await dropDraft(tx, context.shop.site.id)
    await note("look.discard", "look", {})
    return null
  })

export const publishDraft = (context: StaffContext, sent: Sent) =>
  onDraft(context, sent, async (tx, { site, draft, note }) => {
    const { shop, staff } = context
    const unknown = await unknownIn(tx, shop.site.id, draft.look)
    if (unknown) return unknown
    const by = { ...draft, by: staff.name }
    const refusal = await publishLook(tx, site, by, { looks: shop.templateLooks, now: shop.now })
    if (refusal) return refusal
    await note("look.publish", "look", { template: draft.look.template, before: site.template })
    return null
  })

export const scheduleDraft = (context: StaffContext, sent: Sent & { at: Date | null }) =>
  onDraft(context, sent, async (tx, { draft, note }) => {
    const { shop } = context
    const shown = sent.at ? await lookShown(tx, shop) : null
    const faults = shown?.draft?.faults ?? []
    if (faults.length > 0) return refused("contrastTooLow", { faults })
    if (sent.at && sent.at <= shop.now) return refused("notPossibleNow")
    const planned = { publishAt: sent.at, publishRefused: null, version: draft.version + 1 }
    await tx.update(lookDraft).set(planned).where(eq(lookDraft.siteId, shop.site.id))
    await note("look.schedule", "look", { at: sent.at?.toISOString() ?? null })
    return null
  })

/** A look that was published before becomes the draft; it can be undone like any other step. */
export const restoreLook = (context: StaffContext, sent: Sent & { id: number }) =>
  changeDraft(context, sent, async (tx, { site, draft, note }) => {
    const { shop, staff } = context
    const own = and(
      eq(lookRevision.siteId, shop.site.id),
      eq(lookRevision.id, sent.id),
      isNotNull(lookRevision.publishedAt),
    )
    const [revision] = await tx.select({ look: lookRevision.look }).from(lookRevision).where(own)
    if (!revision) return refused("unknownRow")
    const step = { siteId: shop.site.id, published: lookOf(site), look: readLook(revision.look), by: staff.name }
    await addStep(tx, draft, step, shop.now)
    await note("look.restore", "look", { revision: sent.id })
    return null
  })
