import { z } from "zod"
import type { Calls } from "../call.ts"
import { key, moment } from "../fields.ts"

/** As they are made: 256 random bits. */
const TOKEN = /^[\w-]{43}$/

/** With what, and until when, a step can be taken back; its mails wait so long. Nothing where nothing was done. */
export const undoable = z.object({ token: z.string(), until: moment }).nullable()

export type Undoable = z.output<typeof undoable>

export const adminStepCalls = {
  "POST /api/admin/step/undo": {
    summary: "Takes a step back within the seconds in which its mails are held; they are never sent then",
    who: "staff",
    body: z.object({ token: z.string(key("required")).regex(TOKEN, key("invalid")) }),
    /** What was taken back, as the audit log calls it. */
    reply: z.object({ action: z.string(), subject: z.string() }),
    refusals: ["unknownRow", "undoTooLate", "undoneAlready", "changedMeanwhile"],
  },
} as const satisfies Calls
