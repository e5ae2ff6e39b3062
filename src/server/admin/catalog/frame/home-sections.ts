import { eq } from "drizzle-orm"
import type { CallReply } from "../../../../contract/calls.ts"
import { TONES } from "../../../../contract/sections/define-section.ts"
import { type HomeSection, SECTIONS } from "../../../../contract/sections/home-section.ts"
import { fieldsOf, referencesOf, withPictures } from "../../../../contract/sections/section-references.ts"
import { site } from "../../../../db/schema/site.ts"
import { DEFAULT_TEMPLATE, isTemplateName } from "../../../../domain/site/templates.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { MEDIA_PATH } from "../../../sites/content-pictures.ts"
import { readHomeSections } from "../../../sites/stored-home.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { unknownReferences } from "./unknown-references.ts"

type Shown = CallReply<"GET /api/admin/home/sections">
type Sent = { sections: HomeSection[] | null }

/** The same for everyone: what each kind can be set to. */
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

/** The site's own list, null where it has none. What is wrong in it is not shown, on the page neither. */
export async function showHomeSections({ site, templateHomes }: Shop): Promise<Shown> {
  const template = isTemplateName(site.template) ? site.template : DEFAULT_TEMPLATE
  const templateSections = [...(templateHomes[template] ?? [])]
  return { sections: readHomeSections(site.homeSections).read, templateSections, kinds, tones: [...TONES] }
}

/** Replaces the list. Pictures are kept by their paths, as everywhere. */
export async function saveHomeSections(context: StaffContext, { sections }: Sent): Promise<Sent | Refused> {
  const { id: siteId } = context.shop.site
  return auditedTransaction(context, async (tx, note) => {
    const homeSections = sections?.map((section) => withPictures(section, (url) => url.replace(MEDIA_PATH, ""))) ?? null
    const references = (homeSections ?? []).map(referencesOf)
    const unknown = await unknownReferences(tx, siteId, {
      pictures: references.flatMap(({ pictures }) => pictures),
      goods: references.flatMap(({ goods }) => goods),
      categories: references.flatMap(({ categories }) => categories),
    })
    if (unknown) return unknown
    await tx.update(site).set({ homeSections }).where(eq(site.id, siteId))
    await note("home.sections", "home", { sections: sections?.map(({ section }) => section) ?? null })
    return { sections }
  })
}
