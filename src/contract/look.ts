import { z } from "zod"
import { TEMPLATE_NAMES } from "../domain/site/templates.ts"
import { key } from "./fields.ts"
import { homeContent } from "./home-content.ts"
import { homeSections } from "./sections/home-section.ts"

const PAINTS_MAX = 120

/** Parts of header and footer that a shop may leave out though it has something to say there. */
export const FRAME_BLOCKS = ["ticker", "letter", "contact", "payments", "friendLinks"] as const

const token = z.string().regex(/^--[a-z][a-z0-9-]{0,40}$/, key("invalid"))
const hex = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, key("invalid"))
const paints = z
  .record(token, hex)
  .refine((each) => Object.keys(each).length <= PAINTS_MAX, key("tooManyEntries"))
  .optional()

/** Colours in place of the template's: of the page, and of sections with a tone. */
const lookColours = z.object({
  page: paints,
  plain: paints,
  soft: paints,
  strong: paints,
  inverse: paints,
  accent: paints,
})

const fontOf = z.enum(TEMPLATE_NAMES).nullable().default(null)

/** What a shop has changed of its template: colours, the families of another template, and parts of header and footer that it leaves out. */
export const lookChanges = z.object({
  colours: lookColours.default({}),
  fonts: z.object({ display: fontOf, text: fontOf }).default({ display: null, text: null }),
  hidden: z
    .array(z.enum(FRAME_BLOCKS))
    .max(FRAME_BLOCKS.length, key("tooManyEntries"))
    .transform((blocks) => [...new Set(blocks)])
    .default([]),
})

export type LookChanges = z.output<typeof lookChanges>
export const NO_CHANGES: LookChanges = { colours: {}, fonts: { display: null, text: null }, hidden: [] }

/** All that a shop looks like: what is published, what a draft holds, and what a revision remembers. */
export const look = lookChanges.extend({
  template: z.enum(TEMPLATE_NAMES),
  /** Null: the template's own list. */
  sections: homeSections.nullable(),
  content: homeContent,
})

export type Look = z.output<typeof look>

/** What can differ between two looks, as it is named beside a draft. */
export const LOOK_PARTS = ["template", "colours", "fonts", "sections", "content", "frame"] as const
export type LookPart = (typeof LOOK_PARTS)[number]
