import { createHash } from "node:crypto"
import type { LookChanges } from "../../contract/look.ts"
import { FONT_ROLES, type TemplateLooks } from "../../contract/template-looks.ts"
import { isTemplateName } from "../../domain/site/templates.ts"
import type { Site } from "../site.ts"
import { readChanges } from "../sites/look-changes.ts"

/** A site's own colours and families over those of its template, in a file that is named by what is in it. */
export type LookStylesheet = { address: string; css: string }

const HASH_LENGTH = 16
const made = new WeakMap<object, LookStylesheet | null>()

/** Null for a shop that wears its template as it was drawn. A site is another object as soon as it has changed. */
export function lookStylesheet(site: Site, looks: TemplateLooks): LookStylesheet | null {
  const known = made.get(site)
  if (known !== undefined) return known
  const css = site.look === null ? "" : cssOf(readChanges(site.look), looks, site.template)
  const hash = createHash("sha256").update(css).digest("hex").slice(0, HASH_LENGTH)
  const sheet = css === "" ? null : { address: `/look/${hash}.css`, css }
  made.set(site, sheet)
  return sheet
}

/** Twice the root: a template sets its tokens there, and its stylesheets may come later. */
const ROOT = ":root:root"

function cssOf({ colours, fonts }: LookChanges, looks: TemplateLooks, template: string): string {
  const { page = {}, ...toned } = colours
  const chosen = FONT_ROLES.flatMap((role) => {
    const from = fonts[role]
    const font = from && from !== template ? looks.templates[from]?.fonts[role] : undefined
    return font ? [font] : []
  })
  const own = isTemplateName(template) ? (looks.templates[template]?.tokens ?? {}) : {}
  const known = (paints: Readonly<Record<string, string>>) =>
    Object.entries(paints).filter(([token]) => token in looks.base || token in own)
  const rule = (selector: string, tokens: [string, string][]) =>
    tokens.length > 0 ? `${selector}{${tokens.map(([token, value]) => `${token}:${value}`).join(";")}}\n` : ""
  return [
    ...new Set(chosen.map(({ faces }) => faces)),
    rule(ROOT, [...known(page), ...chosen.flatMap(({ tokens }) => Object.entries(tokens))]),
    ...Object.entries(toned).map(([tone, paints]) => rule(`${ROOT} [data-tone="${tone}"]`, known(paints ?? {}))),
  ].join("")
}
