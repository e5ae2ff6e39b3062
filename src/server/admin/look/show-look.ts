import { eq } from "drizzle-orm"
import type { LookShown } from "../../../contract/admin/look-calls.ts"
import type { CallReply } from "../../../contract/calls.ts"
import { SECTIONS } from "../../../contract/sections/home-section.ts"
import { fieldsOf } from "../../../contract/sections/section-references.ts"
import type { Queries } from "../../../db/database.ts"
import { site } from "../../../db/schema/site.ts"
import { TEMPLATE_NAMES } from "../../../domain/site/templates.ts"
import { changedParts } from "../../look/changed-parts.ts"
import { findDraft, stepBeside } from "../../look/draft-steps.ts"
import { faultsOf } from "../../look/publish-look.ts"
import type { Shop } from "../../shop.ts"
import { lookOf } from "../../sites/stored-look.ts"

export const showLook = (shop: Shop) => lookShown(shop.db, shop)

/** What is published and what is to come, as it is kept now. */
export async function lookShown(db: Queries, { site: { id }, templateLooks }: Shop): Promise<LookShown> {
  const [row] = await db.select().from(site).where(eq(site.id, id))
  if (!row) throw new Error(`There is no site ${id}`)
  const published = lookOf(row)
  const draft = await findDraft(db, id)
  if (!draft) return { published, draft: null }
  const [before, behind] = [
    await stepBeside(db, id, draft.revisionId, "before"),
    await stepBeside(db, id, draft.revisionId, "behind"),
  ]
  return {
    published,
    draft: {
      version: draft.version,
      look: draft.look,
      changed: changedParts(published, draft.look),
      faults: faultsOf(templateLooks, draft.look),
      canUndo: before !== null,
      canRedo: behind !== null,
      by: draft.by,
      updated_at: draft.updatedAt.toISOString(),
      publishAt: draft.publishAt?.toISOString() ?? null,
      publishRefused: draft.publishRefused,
      sharedUntil: draft.sharedUntil?.toISOString() ?? null,
    },
  }
}

type Shown = CallReply<"GET /api/admin/look/templates">

const kinds: Shown["kinds"] = Object.values(SECTIONS).map(({ kind, components, needs }) => ({
  section: kind,
  components: [...components],
  needs: [...needs],
  fields: fieldsOf(kind).map(({ name, control, ...limits }) => ({
    name,
    control,
    ...("max" in limits && { max: limits.max }),
    ...("of" in limits && { of: [...limits.of] }),
  })),
}))

/** What an editor of looks must know of every template and every kind of section. */
export async function showTemplates({ templateLooks, templateHomes }: Shop): Promise<Shown> {
  const { base, tones, templates } = templateLooks
  return {
    base,
    tones,
    templates: TEMPLATE_NAMES.map((name) => {
      const look = templates[name]
      const family = (role: "display" | "text") => look?.fonts[role].family ?? ""
      return {
        name,
        tokens: { ...look?.tokens },
        fonts: { display: family("display"), text: family("text") },
        sections: [...(templateHomes[name] ?? [])],
      }
    }),
    kinds,
  }
}
