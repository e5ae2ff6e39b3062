import { z } from "zod"
import { LOCALE_CODES } from "../../domain/locales/locales.ts"
import { TRANSLATED_KINDS } from "../../domain/locales/translated-texts.ts"
import type { Calls } from "../call.ts"
import { key, listOf } from "../fields.ts"
import { pages } from "./fields.ts"

const locale = z.enum(LOCALE_CODES, key("localeNotOffered"))
const kind = z.enum(TRANSLATED_KINDS, key("invalid"))
const count = z.number().int().min(0)

export const adminLanguageCalls = {
  "GET /api/admin/language/lists": {
    summary: "Of every language that the shop offers beside its own, how much is translated, by kind of thing",
    who: "staff",
    reply: z.object({
      own: locale,
      /** Counted up to 10,000; where there are more, `isMore`. */
      kinds: z.array(z.object({ kind, total: count, isMore: z.boolean() })),
      languages: z.array(
        z.object({ locale, translated: z.partialRecord(kind, count), missing: z.partialRecord(kind, count) }),
      ),
    }),
  },
  "GET /api/admin/language/missing": {
    summary: "The things of a kind that say nothing in a language yet; `total` is counted up to 10,001",
    who: "staff",
    query: z.object({ locale, kind, ...pages }),
    reply: listOf(z.object({ id: z.number().int(), name: z.string() })),
  },
} as const satisfies Calls
