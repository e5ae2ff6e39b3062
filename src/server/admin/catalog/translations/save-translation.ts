import type { adminTranslationCalls } from "../../../../contract/admin/translation-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { FieldKey } from "../../../../contract/fields.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { translation } from "../../../../db/schema/translation.ts"
import type { SaidBody, SaidTexts } from "../../../../domain/locales/translated-texts.ts"
import { TRANSLATED } from "../../../../domain/locales/translated-texts.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { cleanHtml } from "../../../clean-html.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { type WrongField, wrongField } from "../wrong-field.ts"
import { goodsFoundBy, hasThing } from "./translated-thing.ts"

type Sent = BodyOf<(typeof adminTranslationCalls)["POST /api/admin/translation/save"]>

/** Writes a translation whole or not at all. Goods are found by their new words at once. */
export async function saveTranslation(context: StaffContext, sent: Sent): Promise<{ id: number } | Refused> {
  const { site } = context.shop
  const { kind, id, locale } = sent
  if (locale === site.siteDefault || !site.offered.includes(locale)) return wrongField("locale", "localeNotOffered")
  const wrong = wrongText(sent)
  if (wrong) return wrong
  return auditedTransaction(context, async (tx, note) => {
    if (!(await hasThing(tx, site.id, kind, id))) return refused("unknownTranslated")
    const said = split(sent)
    await tx
      .insert(translation)
      .values({ siteId: site.id, kind, entityId: id, locale, ...said })
      .onConflictDoUpdate({
        target: [translation.siteId, translation.kind, translation.entityId, translation.locale],
        set: { ...said, updatedAt: context.shop.now },
      })
    await indexGoods(tx, site.id, await goodsFoundBy(tx, site.id, kind, id))
    await note("translation.save", `${kind} ${id}`, { locale })
    return { id }
  })
}

/** The first text that this kind of thing does not have, cannot do without, or may not hold tags. */
function wrongText({ kind, texts, attributes = [] }: Sent): WrongField | null {
  const wrong = (name: string, key: FieldKey) => wrongField(`texts.${name}`, key)
  if (kind === "home") {
    const tagged = Object.entries(texts).find(([, text]) => hasTag(text))
    return tagged ? wrong(tagged[0], "plainTextOnly") : null
  }
  const { texts: listed, body, html, required }: Shape = TRANSLATED[kind]
  const unknown = Object.keys(texts).find((name) => !listed.includes(name) && !body.includes(name))
  if (unknown !== undefined) return wrong(unknown, "invalid")
  const missing = required.find((name) => !texts[name])
  if (missing) return wrong(missing, "required")
  if (Object.values(texts).every((text) => text === "")) return wrongField("texts", "required")
  const tagged = Object.entries(texts).find(([name, text]) => !html.includes(name) && hasTag(text))
  if (tagged) return wrong(tagged[0], "plainTextOnly")
  if (attributes.length > 0 && kind !== "goods") return wrongField("attributes", "invalid")
  return attributes.some(({ name, value }) => hasTag(name) || hasTag(value))
    ? wrongField("attributes", "plainTextOnly")
    : null
}

type Shape = Record<"texts" | "body" | "html" | "required", readonly string[]>

const hasTag = (text: string) => /<[a-z!/]/i.test(text)

/** What lists show apart from what only its own page shows; what is empty is not said. */
function split({ kind, texts, attributes }: Sent): { texts: SaidTexts; body: SaidBody } {
  const said = Object.entries(texts).filter(([, text]) => text !== "")
  if (kind === "home") return { texts: {}, body: { words: Object.fromEntries(said) } }
  const { texts: listed, html }: Shape = TRANSLATED[kind]
  const isListed = ([name]: readonly [string, string]) => listed.includes(name)
  const body = said.filter((entry) => !isListed(entry))
  return {
    texts: Object.fromEntries(said.filter(isListed)),
    body: {
      ...Object.fromEntries(body.map(([name, text]) => [name, html.includes(name) ? cleanHtml(text) : text])),
      ...(attributes && attributes.length > 0 && { attributes }),
    },
  }
}
