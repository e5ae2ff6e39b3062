import { z } from "zod"
import type { Calls } from "../call.ts"
import { id, keywordsText, listOf, moment, text } from "../fields.ts"
import { pages, removed } from "./fields.ts"

const picture = z.object({
  id,
  url: z.string(),
  alt: z.string(),
  mime: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  createTime: moment,
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
  "site",
] as const

export const adminMediaCalls = {
  "GET /api/admin/media/lists": {
    summary: "The shop's own pictures, newest first; what shoppers sent is not among them",
    who: "staff",
    query: z.object({ keywords: keywordsText.optional(), ...pages }),
    reply: listOf(picture),
  },
  "POST /api/admin/media/upload": {
    summary: "Takes a picture into the shop's own; re-encoded, without metadata",
    who: "staff",
    upload: true,
    reply: picture,
    refusals: ["tooMany"],
  },
  "POST /api/admin/media/save": {
    summary: "Says what a picture shows, for those who cannot see it",
    who: "staff",
    body: z.object({ id, alt: text(300) }),
    reply: picture,
    refusals: ["unknownRow"],
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
