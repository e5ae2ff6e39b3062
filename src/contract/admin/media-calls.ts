import { z } from "zod"
import type { Calls } from "../call.ts"
import { id, idText, key, keywordsText, listOf, moment, text } from "../fields.ts"
import { pages, readAt, removed } from "./fields.ts"

const PERCENT = 100
const percent = z.number(key("wholeNumber")).int(key("wholeNumber")).min(0).max(PERCENT)
/** The point that stays in sight where the picture is cut, in percent of its width and height. */
const focus = z.object({ x: percent, y: percent })

const picture = z.object({
  id,
  url: z.string(),
  alt: z.string(),
  mime: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** Null is the middle. */
  focus: focus.nullable(),
  createTime: moment,
  updated_at: moment,
})

/** Where a picture is used that cannot be removed for it. */
const PICTURE_USES = [
  "goods",
  "variants",
  "specs",
  "categories",
  "news",
  "reviews",
  "returns",
  "orders",
  "pages",
  "policies",
  "home",
  "look",
  "site",
] as const

const VIEWS = ["unused", "noAlt", "large"] as const
const FORMATS = ["webp", "jpeg", "png", "avif", "gif"] as const

export const adminMediaCalls = {
  "GET /api/admin/media/lists": {
    summary: "The shop's own pictures, newest first; what shoppers sent is not among them",
    who: "staff",
    query: z.object({
      /** Looked for in what pictures are said to show, in any language. */
      keywords: keywordsText.optional(),
      /** Those that nothing shows, that say nothing yet, or that weigh more than half a megabyte. */
      view: z.enum(VIEWS).optional(),
      format: z.enum(FORMATS).optional(),
      ...pages,
    }),
    reply: listOf(picture),
  },
  "GET /api/admin/media/counts": {
    summary: "How many pictures there are in each view, and what they weigh together",
    who: "staff",
    reply: z.object({
      all: z.number().int(),
      bytes: z.number().int(),
      unused: z.number().int(),
      noAlt: z.number().int(),
      large: z.number().int(),
    }),
  },
  "GET /api/admin/media/detail": {
    summary: "A picture and where it is used",
    who: "staff",
    query: z.object({ id: idText }),
    reply: z.object({
      picture,
      /** What shows it, by name, of each kind the first twenty; `id` is that of the thing, of its good for variants and choices. */
      uses: z.array(
        z.object({ use: z.enum(PICTURE_USES), id: id.nullable(), name: z.string(), slug: z.string().optional() }),
      ),
      /** How many there are of each kind. */
      counts: z.partialRecord(z.enum(PICTURE_USES), z.number().int()),
    }),
    refusals: ["unknownRow"],
  },
  "POST /api/admin/media/upload": {
    summary: "Takes a picture into the shop's own; re-encoded, without metadata",
    who: "staff",
    upload: true,
    reply: picture,
    refusals: ["tooMany"],
  },
  "POST /api/admin/media/replace": {
    summary: "Puts another picture in the place of one: whatever shows it shows the new one, orders show what was sold",
    who: "staff",
    query: z.object({ id: idText }),
    upload: true,
    reply: picture,
    refusals: ["unknownRow", "tooMany"],
  },
  "POST /api/admin/media/save": {
    summary: "Says what a picture shows, for those who cannot see it, and which point stays in sight where it is cut",
    who: "staff",
    body: z.object({ id, ...readAt, alt: text(300).optional(), focus: focus.nullable().optional() }),
    reply: picture,
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/media/remove": {
    summary: "Removes a picture that nothing shows; details name what does",
    who: "staff",
    body: z.object({ id }),
    reply: removed,
    refusals: ["unknownRow", "inUse"],
  },
} as const satisfies Calls

export type AdminPicture = z.output<typeof picture>
export type PictureUse = (typeof PICTURE_USES)[number]
export type PictureView = (typeof VIEWS)[number]
