import type { TemplateLooks } from "../../contract/template-looks.ts"
import type { LookTokens } from "../../domain/look/contrast-guard.ts"
import type { TemplateName } from "../../domain/site/templates.ts"

const mapOf = (tokens: Readonly<Record<string, string>>) => new Map(Object.entries(tokens))

/** What a template is coloured with: its own tokens over the base's. */
export function lookTokens({ base, tones, templates }: TemplateLooks, template: TemplateName): LookTokens {
  return {
    page: mapOf({ ...base, ...templates[template]?.tokens }),
    tones: {
      plain: mapOf(tones.plain),
      soft: mapOf(tones.soft),
      strong: mapOf(tones.strong),
      inverse: mapOf(tones.inverse),
      accent: mapOf(tones.accent),
    },
  }
}
