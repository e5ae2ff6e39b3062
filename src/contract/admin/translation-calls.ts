import { z } from "zod"
import { LOCALE_CODES } from "../../domain/locales/locales.ts"
import { TRANSLATED_KINDS } from "../../domain/locales/translated-texts.ts"
import type { Calls } from "../call.ts"
import { filled, id, idText, key, listOf, text } from "../fields.ts"
import { removed } from "./fields.ts"

const TEXT_MAX = 50_000
const NAME_MAX = 300
const ATTRIBUTES_MAX = 50
const WORDS_MAX = 300

const kind = z.enum(TRANSLATED_KINDS, key("invalid"))
const locale = z.enum(LOCALE_CODES, key("localeNotOffered"))
const texts = z.record(z.string(), text(TEXT_MAX))
const attributes = z
  .array(z.object({ name: filled(NAME_MAX), value: filled(NAME_MAX) }))
  .max(ATTRIBUTES_MAX, key("tooManyEntries"))

const translated = z.object({
  locale,
  /** False where the shop does not offer the language any more: then it is kept, and nobody is shown it. */
  isOffered: z.boolean(),
  texts: z.record(z.string(), z.string()),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })).nullable(),
})

/** What the shop's own language says is written by the calls of each kind; these write what stands beside it. */
export const adminTranslationCalls = {
  "GET /api/admin/translation/lists": {
    summary:
      "What a thing says in every language beside the shop's own; of the home page `texts` by the shop's own words",
    who: "staff",
    query: z.object({ kind, id: idText }),
    reply: listOf(translated),
    refusals: ["unknownTranslated"],
  },
  "POST /api/admin/translation/save": {
    summary: "Writes what a thing says in a language, whole; a text that is left out is shown in the shop's own",
    who: "staff",
    body: z.object({
      kind,
      id,
      locale,
      texts: texts.refine((sent) => Object.keys(sent).length <= WORDS_MAX, key("tooManyEntries")),
      attributes: attributes.optional(),
    }),
    reply: z.object({ id }),
    refusals: ["unknownTranslated"],
  },
  "POST /api/admin/translation/remove": {
    summary: "Forgets what a thing says in a language",
    who: "staff",
    body: z.object({ kind, id, locale }),
    reply: removed,
    refusals: ["unknownTranslated"],
  },
} as const satisfies Calls
