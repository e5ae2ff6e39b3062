import { and, desc, eq, gt, isNull, lt } from "drizzle-orm"
import type { Look } from "../../contract/look.ts"
import type { Queries } from "../../db/database.ts"
import { lookDraft, lookRevision } from "../../db/schema/look.ts"
import { lookColumns, readLook } from "../sites/stored-look.ts"
import { changedParts } from "./changed-parts.ts"

export type Draft = typeof lookDraft.$inferSelect & { look: Look; by: string }

/** The draft of a site, and the look that it stands at; null where there is none. */
export async function findDraft(db: Queries, siteId: number): Promise<Draft | null> {
  const [row] = await db
    .select({ draft: lookDraft, look: lookRevision.look, by: lookRevision.staffName })
    .from(lookDraft)
    .innerJoin(lookRevision, and(eq(lookRevision.siteId, lookDraft.siteId), eq(lookRevision.id, lookDraft.revisionId)))
    .where(eq(lookDraft.siteId, siteId))
  return row ? { ...row.draft, look: readLook(row.look), by: row.by } : null
}

const isStep = (siteId: number) => and(eq(lookRevision.siteId, siteId), isNull(lookRevision.publishedAt))

/** The step before or behind the one that a draft stands at. */
export async function stepBeside(db: Queries, siteId: number, at: number, way: "before" | "behind") {
  const [step] = await db
    .select({ id: lookRevision.id })
    .from(lookRevision)
    .where(and(isStep(siteId), way === "before" ? lt(lookRevision.id, at) : gt(lookRevision.id, at)))
    .orderBy(way === "before" ? desc(lookRevision.id) : lookRevision.id)
    .limit(1)
  return step?.id ?? null
}

/** So many steps can be undone; what is older is forgotten. */
const STEPS_MAX = 100

type Step = { siteId: number; published: Look; look: Look; by: string }

/** A step behind where the draft stands; what had been undone is gone with it. A new draft can be undone to what is published. */
export async function addStep(tx: Queries, draft: Draft | null, { siteId, published, look, by }: Step, now: Date) {
  if (draft) await tx.delete(lookRevision).where(and(isStep(siteId), gt(lookRevision.id, draft.revisionId)))
  else await tx.insert(lookRevision).values({ siteId, look: lookColumns(published) })
  const [step] = await tx
    .insert(lookRevision)
    .values({ siteId, look: lookColumns(look), changed: changedParts(published, look), staffName: by })
    .returning({ id: lookRevision.id })
  if (!step) throw new Error("A step of the draft was not kept")
  const standing = { revisionId: step.id, version: (draft?.version ?? 0) + 1, updatedAt: now }
  await tx
    .insert(lookDraft)
    .values({ siteId, ...standing })
    .onConflictDoUpdate({ target: lookDraft.siteId, set: standing })
  const [oldest] = await tx
    .select({ id: lookRevision.id })
    .from(lookRevision)
    .where(isStep(siteId))
    .orderBy(desc(lookRevision.id))
    .offset(STEPS_MAX)
    .limit(1)
  if (oldest) await tx.delete(lookRevision).where(and(isStep(siteId), lt(lookRevision.id, oldest.id + 1)))
}

/** The draft and all its steps are gone; what was published stays. */
export async function dropDraft(tx: Queries, siteId: number): Promise<void> {
  await tx.delete(lookDraft).where(eq(lookDraft.siteId, siteId))
  await tx.delete(lookRevision).where(isStep(siteId))
}
