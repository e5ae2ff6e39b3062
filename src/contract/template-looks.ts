import type { LookScope } from "../domain/look/contrast-guard.ts"
import type { TemplateName } from "../domain/site/templates.ts"

/** A family that a template ships: what it is called, its `@font-face` rules under the name that a look gives it, and the tokens that set it. */
export type TemplateFont = { family: string; faces: string; tokens: Readonly<Record<string, string>> }

/** Roles that a family can have. */
export const FONT_ROLES = ["display", "text"] as const
export type FontRole = (typeof FONT_ROLES)[number]

type OneLook = { tokens: Readonly<Record<string, string>>; fonts: Readonly<Record<FontRole, TemplateFont>> }

/** What templates are drawn with, for whoever judges or changes it: the storefront hands it to the server at the start. */
export type TemplateLooks = {
  base: Readonly<Record<string, string>>
  tones: Readonly<Record<Exclude<LookScope, "page">, Readonly<Record<string, string>>>>
  templates: Readonly<Partial<Record<TemplateName, OneLook>>>
}

/** Where no storefront told. */
export const NO_LOOKS: TemplateLooks = {
  base: {},
  tones: { plain: {}, soft: {}, strong: {}, inverse: {}, accent: {} },
  templates: {},
}
