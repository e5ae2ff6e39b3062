import { z } from "zod"
import type { Calls } from "../call.ts"
import { filled, id, key, listOf, text } from "../fields.ts"
import { homeContent } from "../home-content.ts"
import { TONES } from "../sections/define-section.ts"
import { homeSections } from "../sections/home-section.ts"
import { sectionKindShown } from "../sections/section-kind-shown.ts"
import { complain, htmlSent, linkSent } from "./fields.ts"

const MENU_MAX = 40
const LINKS_MAX = 60
const CONTACTS_MAX = 20
export const POLICY_KINDS = ["shipping", "privacy", "payment", "service", "return"] as const

/**
 * What an entry leads to: a category (type 1), a tag type (type 2) or a page by its content id and address (type 3).
 * `entry_id` is the entry's own: with it, or with the same words, it keeps its translations.
 */
const entry = z.object({
  entry_id: id.optional(),
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  id,
  dnames: filled(60),
  url: linkSent.or(z.literal("")).default(""),
})

/** Three levels, spelled out: a menu cannot be deeper, whatever is sent. */
const menuBelow = <Entry extends z.ZodType>(below: Entry) => z.array(below).max(MENU_MAX, key("tooManyEntries"))
const secondLevel = entry.extend({ sub: menuBelow(entry).default([]) })
const firstLevel = entry.extend({ sub: menuBelow(secondLevel).default([]) })
const menu = menuBelow(firstLevel)

const policy = z.object({ kind: z.enum(POLICY_KINDS), policy: z.string(), summary: z.string(), logo: z.string() })
const friendLink = z.object({
  id: id.optional(),
  title: filled(100),
  url: z
    .string()
    .trim()
    .max(500, key("tooLong"))
    .regex(/^https?:\/\/[^\s/]\S*$/, key("invalid")),
})
const whatsapp = z.object({ id: id.optional(), country: filled(60), account: filled(60), nickName: filled(60) })

type Entry = z.output<typeof entry>

/** A tag type or a content id that there is none of leads nowhere; which categories there are the server knows. */
const leadsSomewhere = ({ type, id }: Entry) =>
  type === 1 || (type === 2 && [2, 3, 4, 6].includes(id)) || (type === 3 && id <= 36)

export const adminFrameCalls = {
  "GET /api/admin/navigation/lists": {
    summary: "The menu as it is edited",
    who: "staff",
    reply: z.object({ navigation: menu }),
  },
  "POST /api/admin/navigation/save": {
    summary: "Replaces the menu; at most three levels",
    who: "staff",
    body: z.object({ navigation: menu }).superRefine(({ navigation }, context) => {
      for (const [at, first] of navigation.entries()) {
        const below = first.sub.flatMap((second) => [second, ...second.sub])
        if (![first, ...below].every(leadsSomewhere)) complain(context, ["navigation", at], key("invalid"))
      }
    }),
    reply: z.object({ navigation: menu }),
    refusals: ["unknownCategory"],
  },
  "GET /api/admin/policy/lists": { summary: "The shop's five policies", who: "staff", reply: listOf(policy) },
  "POST /api/admin/policy/save": {
    summary: "Replaces a policy",
    who: "staff",
    body: z.object({
      kind: z.enum(POLICY_KINDS),
      policy: htmlSent,
      summary: text(500).default(""),
      logo: linkSent.or(z.literal("")).default(""),
    }),
    reply: policy,
  },
  "GET /api/admin/friendLink/lists": {
    summary: "Links to friends' shops",
    who: "staff",
    reply: z.object({ friendLinks: z.array(friendLink) }),
  },
  "POST /api/admin/friendLink/save": {
    summary: "Replaces the links to friends' shops",
    who: "staff",
    body: z.object({ friendLinks: z.array(friendLink).max(LINKS_MAX, key("tooManyEntries")) }),
    reply: z.object({ friendLinks: z.array(friendLink) }),
  },
  "GET /api/admin/whatsapp/lists": {
    summary: "People who answer in WhatsApp",
    who: "staff",
    reply: z.object({ whatsapp: z.array(whatsapp) }),
  },
  "POST /api/admin/whatsapp/save": {
    summary: "Replaces the people who answer in WhatsApp",
    who: "staff",
    body: z.object({ whatsapp: z.array(whatsapp).max(CONTACTS_MAX, key("tooManyEntries")) }),
    reply: z.object({ whatsapp: z.array(whatsapp) }),
  },
  "GET /api/admin/home/content": {
    summary: "What the home page says; pictures by their addresses",
    who: "staff",
    reply: z.object({ ad_config: homeContent }),
  },
  "POST /api/admin/home/content": {
    summary: "Replaces what the home page says",
    who: "staff",
    body: z.object({ ad_config: homeContent }),
    reply: z.object({ ad_config: homeContent }),
    refusals: ["unknownPicture", "unknownGoods"],
  },
  "GET /api/admin/home/sections": {
    summary: "The sections of the home page in their order, and what an editor must know of every kind",
    who: "staff",
    reply: z.object({
      sections: homeSections.nullable(),
      /** What the template of the site has by itself: what the page shows where `sections` is null, and what an editor begins with. */
      templateSections: homeSections,
      kinds: z.array(sectionKindShown),
      tones: z.array(z.enum(TONES)),
    }),
  },
  "POST /api/admin/home/sections": {
    summary: "Replaces the sections of the home page; null gives it back to the list of the template",
    who: "staff",
    body: z.object({ sections: homeSections.nullable() }),
    reply: z.object({ sections: homeSections.nullable() }),
    refusals: ["unknownPicture", "unknownGoods", "unknownCategory"],
  },
} as const satisfies Calls
