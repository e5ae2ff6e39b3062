import { z } from "zod"
import type { HomeContent } from "../home-content.ts"

/** The plane that a section stands on, in the template's tokens. Without one it has the ground of its own component. */
export const TONES = ["plain", "soft", "strong", "inverse", "accent"] as const
export type Tone = (typeof TONES)[number]

/** What a section shows beside its settings; without any of it the section is left out. */
type SectionData = "goods" | "categories" | "promotion" | "news" | "reviews" | "coupon" | "services"

type Fields = Record<string, z.ZodType>
type Values<F extends Fields> = { [Name in keyof F]: z.output<F[Name]> }

type SectionParts<Kind extends string, Component extends string, F extends Fields> = {
  kind: Kind
  /** Ways to draw it that templates may have; the first is drawn where nothing is chosen. */
  components: readonly [Component, ...Component[]]
  needs: readonly SectionData[]
  fields: F
  /** What holds for the fields that nobody has set: the words of the shop's own content, and plain numbers. */
  unset: (content: HomeContent) => NoInfer<Values<F>>
}

/** A kind of section as data: its settings with a control for each, what it needs, and the shape in which a list holds it. */
export function defineSection<Kind extends string, Component extends string, F extends Fields>(
  parts: SectionParts<Kind, Component, F>,
) {
  const { kind, components, fields } = parts
  const settings = z.object(fields).partial()
  const entry = z.object({
    section: z.literal(kind),
    component: z.enum(components).optional(),
    tone: z.enum(TONES).optional(),
    /** Kept with all that it says, and not shown. */
    hidden: z.boolean().optional(),
    settings: settings.optional(),
  })
  return { ...parts, entry }
}
