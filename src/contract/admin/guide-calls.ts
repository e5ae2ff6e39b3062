import { z } from "zod"
import { FIRST_STEPS, SETTLED_BY_HAND } from "../../domain/site/first-steps.ts"
import { SITE_MODES } from "../../domain/site/site-mode.ts"
import type { Calls } from "../call.ts"
import { key } from "../fields.ts"

const step = z.enum(FIRST_STEPS)

const guide = z.object({
  mode: z.enum(SITE_MODES),
  /** In their order. `byHand`: nothing of the shop tells that it is done, its owner has said so. */
  steps: z.array(z.object({ step, isDone: z.boolean(), byHand: z.boolean() })),
  /** Whether the shop could be opened now; the test money of a shop in mode test needs no account. */
  isReady: z.boolean(),
})

export const adminGuideCalls = {
  "GET /api/admin/guide": {
    summary: "The first steps of a shop, reckoned from what is there: which are done, which are open",
    who: "staff",
    reply: guide,
  },
  "POST /api/admin/guide/settle": {
    summary:
      "Says that a step is done although it leaves nothing behind, such as that no taxes are taken; or takes it back",
    who: "staff",
    body: z.object({ step: z.enum(SETTLED_BY_HAND, key("invalid")), isDone: z.boolean() }),
    reply: guide,
  },
  "POST /api/admin/guide/live": {
    summary: "Opens the shop for real money; refused with the steps that are open",
    who: "staff",
    body: z.object({}),
    reply: guide,
    refusals: ["notReadyYet"],
  },
} as const satisfies Calls
