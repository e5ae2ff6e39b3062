import { z } from "zod"
import type { Calls } from "../call.ts"
import { email, filled, id, listOf, moment } from "../fields.ts"
import { pages } from "./fields.ts"

const NAME_MAX = 100

const role = z.enum(["owner", "clerk"])

const staffEntry = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  /** Has not proved the role yet: by the link, or by an older password of this shop. */
  invited: z.boolean(),
  createTime: moment,
})

export const adminPeopleCalls = {
  "GET /api/admin/staff/lists": {
    summary: "Who works for this shop",
    who: "staff",
    query: z.object({ ...pages }),
    reply: listOf(staffEntry),
  },
  "POST /api/admin/staff/add": {
    summary: "Takes somebody on and mails a one-time link to come in by",
    who: "staff",
    body: z.object({ name: filled(NAME_MAX, "nameRequired"), email, role }),
    reply: z.object({ id }),
    refusals: ["emailTaken"],
  },
  "POST /api/admin/staff/link": {
    summary: "Mails a new one-time link; the ones before are worth nothing any more",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id }),
    refusals: ["unknownRow"],
  },
  "POST /api/admin/staff/role": {
    summary: "Makes a clerk an owner or an owner a clerk; the last owner stays one",
    who: "staff",
    body: z.object({ id, role }),
    reply: z.object({ id, role }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/staff/remove": {
    summary: "Lets somebody go: all their sessions end; the last owner cannot go",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
} as const satisfies Calls
