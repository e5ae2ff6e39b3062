import { z } from "zod"
import type { Calls } from "../call.ts"
import { filled, id, listOf, text } from "../fields.ts"
import { goodsTag } from "../goods-shapes.ts"
import { position, removed } from "./fields.ts"

/** Categories come as a plain list in their order; `parent_id` makes the tree. */
const adminCategory = z.object({
  id,
  parent_id: id.nullable(),
  dnames: z.string(),
  description: z.string(),
  media_id: id.nullable(),
  image: z.string().nullable(),
  isAd: z.boolean(),
  position: z.number().int(),
  /** Goods that stand in it directly. */
  goodsCount: z.number().int(),
})

const adminTag = goodsTag.extend({ position: z.number().int(), goodsCount: z.number().int() })

const CUSTOM_TAG = 6

export const adminCategoryCalls = {
  "GET /api/admin/category/lists": {
    summary: "All categories in their order",
    who: "staff",
    reply: listOf(adminCategory),
  },
  "POST /api/admin/category/save": {
    summary: "Adds a category or changes one; where it stands is changed by `move`",
    who: "staff",
    body: z.object({
      id: id.optional(),
      parent_id: id.nullable().default(null),
      dnames: filled(100),
      description: text(2000).default(""),
      media_id: id.nullable().default(null),
      isAd: z.boolean().default(false),
    }),
    reply: z.object({ id }),
    refusals: ["unknownCategory", "unknownPicture", "notPossibleNow"],
  },
  "POST /api/admin/category/move": {
    summary:
      "Puts a category, with all below it, under another one (null: at the top) and at a place among its new neighbours",
    who: "staff",
    body: z.object({ id, parent_id: id.nullable(), position }),
    reply: z.object({ id }),
    refusals: ["unknownCategory", "notPossibleNow"],
  },
  "POST /api/admin/category/remove": {
    summary: "Removes a category without subcategories; its goods stay and lose it",
    who: "staff",
    body: z.object({ id }),
    reply: removed,
    refusals: ["unknownCategory", "inUse"],
  },

  "GET /api/admin/tag/lists": { summary: "The tags that goods can bear", who: "staff", reply: listOf(adminTag) },
  "POST /api/admin/tag/save": {
    summary: "Adds a tag of the shop's own (type 6), or gives a tag another name or place",
    who: "staff",
    body: z.object({ id: id.optional(), dnames: filled(60), position: position.default(0) }),
    reply: goodsTag,
    refusals: ["unknownRow", "alreadyThere"],
  },
  "POST /api/admin/tag/remove": {
    summary: `Removes a tag of the shop's own (type ${CUSTOM_TAG}); the others belong to every shop`,
    who: "staff",
    body: z.object({ id }),
    reply: removed,
    refusals: ["unknownRow", "inUse"],
  },

  "GET /api/admin/spec/lists": {
    summary:
      "The choices that goods of the shop are offered in, for filling in the next good; goods bring new ones by themselves",
    who: "staff",
    reply: listOf(z.object({ name: z.string(), values: z.array(z.string()) })),
  },
} as const satisfies Calls
