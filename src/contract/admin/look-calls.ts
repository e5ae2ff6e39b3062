import { z } from "zod"
import { TEMPLATE_NAMES } from "../../domain/site/templates.ts"
import type { Calls } from "../call.ts"
import { id, key, listOf, moment } from "../fields.ts"
import { LOOK_PARTS, look } from "../look.ts"
import { homeSections } from "../sections/home-section.ts"
import { sectionKindShown } from "../sections/section-kind-shown.ts"
import { momentSent, pages } from "./fields.ts"

const SHARED_DAYS_MAX = 30

const tokens = z.record(z.string(), z.string())
const version = z.number(key("wholeNumber")).int(key("wholeNumber")).min(0)
const scope = z.enum(["page", "plain", "soft", "strong", "inverse", "accent"])

const fault = z.object({
  scope,
  letters: z.string(),
  plane: z.string(),
  is: z.number(),
  least: z.number(),
  offer: z.object({ scope, token: z.string(), colour: z.string() }).nullable(),
})

const draft = z.object({
  /** Counts up with every change; whoever saves names the one that was read. */
  version: z.number().int(),
  look,
  /** What differs from what is published. */
  changed: z.array(z.enum(LOOK_PARTS)),
  faults: z.array(fault),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  by: z.string(),
  updated_at: moment,
  publishAt: moment.nullable(),
  /** Why it could not be published when its time had come. */
  publishRefused: z.string().nullable(),
  sharedUntil: moment.nullable(),
})

/** Where the back office stands that will show it in a frame. */
const office = z
  .string()
  .max(200, key("tooLong"))
  .regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, key("invalid"))

const whole = z.object({ published: look, draft: draft.nullable() })
export type LookShown = z.output<typeof whole>
const naming = z.object({ version })

export const adminLookCalls = {
  "GET /api/admin/look": {
    summary: "What the shop looks like, and the draft of what it will look like",
    who: "staff",
    reply: whole,
  },
  "GET /api/admin/look/templates": {
    summary:
      "The templates with their tokens, families and sections, and what an editor must know of every kind of section",
    who: "staff",
    reply: z.object({
      base: tokens,
      tones: z.record(z.string(), tokens),
      templates: z.array(
        z.object({
          name: z.enum(TEMPLATE_NAMES),
          tokens,
          fonts: z.object({ display: z.string(), text: z.string() }),
          sections: homeSections,
        }),
      ),
      kinds: z.array(sectionKindShown),
    }),
  },
  "POST /api/admin/look/save": {
    summary: "Keeps a draft; `version` is the one that was read, 0 where there was none",
    who: "staff",
    body: z.object({ version, look }),
    reply: whole,
    refusals: ["notPossibleNow", "unknownPicture", "unknownGoods", "unknownCategory"],
  },
  "POST /api/admin/look/undo": {
    summary: "Goes back one step of the draft",
    who: "staff",
    body: naming,
    reply: whole,
    refusals: ["notPossibleNow"],
  },
  "POST /api/admin/look/redo": {
    summary: "Goes forward one step of the draft that was undone",
    who: "staff",
    body: naming,
    reply: whole,
    refusals: ["notPossibleNow"],
  },
  "POST /api/admin/look/discard": {
    summary: "Drops the draft with all its steps; links to it end",
    who: "staff",
    body: naming,
    reply: whole,
    refusals: ["notPossibleNow"],
  },
  "POST /api/admin/look/publish": {
    summary: "Makes the draft the shop's look; one whose colours cannot be read is refused, with colours that can",
    who: "staff",
    body: naming,
    reply: whole,
    refusals: ["notPossibleNow", "contrastTooLow", "unknownPicture", "unknownGoods", "unknownCategory"],
  },
  "POST /api/admin/look/schedule": {
    summary: "Publishes the draft by itself at a moment; null takes that back",
    who: "staff",
    body: z.object({ version, at: momentSent.nullable() }),
    reply: whole,
    refusals: ["notPossibleNow", "contrastTooLow"],
  },
  "GET /api/admin/look/revisions": {
    summary: "The looks that were published, the newest first",
    who: "staff",
    query: z.object(pages),
    reply: listOf(
      z.object({
        id,
        template: z.string(),
        changed: z.array(z.enum(LOOK_PARTS)),
        by: z.string(),
        published_at: moment,
        isCurrent: z.boolean(),
      }),
    ),
  },
  "POST /api/admin/look/restore": {
    summary: "Makes a draft of a look that was published before",
    who: "staff",
    body: z.object({ version, id }),
    reply: whole,
    refusals: ["notPossibleNow", "unknownRow"],
  },
  "POST /api/admin/look/share": {
    summary: "A link with which anybody sees the draft until it ends; a new one ends those before it, no days end it",
    who: "staff",
    body: z.object({ version, days: z.number(key("wholeNumber")).int(key("wholeNumber")).min(0).max(SHARED_DAYS_MAX) }),
    reply: z.object({ address: z.string().nullable(), look: whole }),
    refusals: ["notPossibleNow"],
  },
  "GET /api/admin/look/preview": {
    summary: "Where the draft is drawn for this member of staff, for half an hour: an address that pages begin with",
    who: "staff",
    query: z.object({ office }),
    reply: z.object({
      address: z.string(),
      expires: moment,
      /** The languages of the shop, its own first; what stands before a path in each. */
      languages: z.array(
        z.object({ code: z.string(), name: z.string(), dir: z.enum(["ltr", "rtl"]), prefix: z.string() }),
      ),
    }),
  },
} as const satisfies Calls
