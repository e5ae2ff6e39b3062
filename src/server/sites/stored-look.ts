import type { Look } from "../../contract/look.ts"
import { withPictures } from "../../contract/sections/section-references.ts"
import type { site } from "../../db/schema/site.ts"
import { DEFAULT_TEMPLATE, isTemplateName } from "../../domain/site/templates.ts"
import { MEDIA_PATH, withContentPictures } from "./content-pictures.ts"
import { readChanges } from "./look-changes.ts"
import { readHomeContent, readHomeSections } from "./stored-home.ts"

type SiteLook = Pick<typeof site.$inferSelect, "template" | "adConfig" | "homeSections" | "look">

/** All that a site looks like, with pictures by their addresses. */
export function lookOf({ template, adConfig, homeSections, look }: SiteLook): Look {
  return {
    ...readChanges(look),
    template: isTemplateName(template) ? template : DEFAULT_TEMPLATE,
    sections: readHomeSections(homeSections).read,
    content: readHomeContent(adConfig).read,
  }
}

/** The columns of a site that hold a look; pictures are kept by their paths. */
export function lookColumns({ template, sections, content, colours, fonts, hidden }: Look) {
  const path = (url: string) => url.replace(MEDIA_PATH, "")
  const isChanged =
    hidden.length > 0 ||
    fonts.display ||
    fonts.text ||
    Object.values(colours).some((each) => each && Object.keys(each).length > 0)
  return {
    template,
    homeSections: sections?.map((section) => withPictures(section, path)) ?? null,
    adConfig: withContentPictures(content, path),
    look: isChanged ? { colours, fonts, hidden } : null,
  }
}

/** The same look read from what was kept of it in a revision. */
export function readLook(stored: unknown): Look {
  const { template = "", homeSections = null, adConfig = {}, look = null } = Object(stored)
  return lookOf({ template, homeSections, adConfig, look })
}
