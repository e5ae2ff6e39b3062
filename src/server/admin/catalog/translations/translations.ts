import { and, asc, eq } from "drizzle-orm"
import type { adminTranslationCalls } from "../../../../contract/admin/translation-calls.ts"
import type { BodyOf, QueryOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { translation } from "../../../../db/schema/translation.ts"
import type { TranslatedKind } from "../../../../domain/locales/translated-texts.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { wholeList } from "../../../api/whole-list.ts"
import type { Shop } from "../../../shop.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { goodsFoundBy, hasThing } from "./translated-thing.ts"

type Calls = typeof adminTranslationCalls

const ofThing = (siteId: number, kind: TranslatedKind, id: number) =>
  and(eq(translation.siteId, siteId), eq(translation.kind, kind), eq(translation.entityId, id))

/** What a thing says in every language beside the shop's own, those included that the shop does not offer now. */
export async function listTranslations(
  { db, site }: Shop,
  { kind, id }: QueryOf<Calls["GET /api/admin/translation/lists"]>,
): Promise<CallReply<"GET /api/admin/translation/lists"> | Refused> {
  if (!(await hasThing(db, site.id, kind, id))) return refused("unknownTranslated")
  const rows = await db
    .select()
    .from(translation)
    .where(ofThing(site.id, kind, id))
    .orderBy(asc(translation.locale))
  return wholeList(
    rows.map(({ locale, texts, body }) => {
      const { attributes, words, ...long } = body
      const isOffered = locale !== site.siteDefault && site.offered.includes(locale)
      return { locale, isOffered, texts: { ...texts, ...long, ...words }, attributes: attributes ?? null }
    }),
  )
}

export async function removeTranslation(
  context: StaffContext,
  { kind, id, locale }: BodyOf<Calls["POST /api/admin/translation/remove"]>,
): Promise<CallReply<"POST /api/admin/translation/remove"> | Refused> {
  const { site } = context.shop
  return auditedTransaction(context, async (tx, note) => {
    const gone = await tx
      .delete(translation)
      .where(and(ofThing(site.id, kind, id), eq(translation.locale, locale)))
      .returning({ id: translation.entityId })
    if (gone.length === 0) return refused("unknownTranslated")
    await indexGoods(tx, site.id, await goodsFoundBy(tx, site.id, kind, id))
    await note("translation.remove", `${kind} ${id}`, { locale })
    return { id }
  })
}
