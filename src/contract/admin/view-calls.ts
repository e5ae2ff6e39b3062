import { z } from "zod"
import type { Calls } from "../call.ts"
import { filled, id, key, moment } from "../fields.ts"
import { momentSent, removed } from "./fields.ts"

const NAME_MAX = 100
const FIELDS_MAX = 30
const FIELD_MAX = 200

/** Lists of the back office that can be kept as somebody likes to see them. */
const list = z.enum(["orders", "goods", "members"])

const shortText = z.string().max(FIELD_MAX, key("tooLong"))
const query = z
  .record(z.string().regex(/^\w{1,40}$/, key("invalid")), shortText)
  .refine((fields) => Object.keys(fields).length <= FIELDS_MAX, key("tooManyEntries"))
const columns = z.array(z.string().regex(/^\w{1,40}$/, key("invalid"))).max(FIELDS_MAX, key("tooManyEntries"))

const view = z.object({
  id,
  name: z.string(),
  shared: z.boolean(),
  /** Whether it is theirs who ask, or somebody else's that is shared. */
  own: z.boolean(),
  query: z.record(z.string(), z.string()),
  columns: z.array(z.string()),
  updated_at: moment,
})

export const adminViewCalls = {
  "GET /api/admin/view/lists": {
    summary: "Saved views of a list: their own, and what others share",
    who: "staff",
    query: z.object({ list }),
    reply: z.object({ list: z.array(view) }),
  },
  "POST /api/admin/view/save": {
    summary:
      "Keeps filters, order and columns of a list under a name; one that others share is changed by its maker or an owner",
    who: "staff",
    body: z.object({
      id: id.optional(),
      list,
      name: filled(NAME_MAX),
      shared: z.boolean().default(false),
      query,
      columns: columns.default([]),
      updated_at: momentSent.optional(),
    }),
    reply: view,
    refusals: ["unknownRow", "ownerOnly", "notPossibleNow"],
  },
  "POST /api/admin/view/remove": {
    summary: "Removes a saved view; one that others share is removed by its maker or an owner",
    who: "staff",
    body: z.object({ id }),
    reply: removed,
    refusals: ["unknownRow", "ownerOnly"],
  },
} as const satisfies Calls
