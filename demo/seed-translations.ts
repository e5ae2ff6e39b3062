import { asc, eq, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import { contentPage, news } from "../src/db/schema/content.ts"
import { goods, tag } from "../src/db/schema/goods.ts"
import { navigationEntry } from "../src/db/schema/navigation.ts"
import { coupon, goodsPromotion, orderPromotion, shippingPromotion } from "../src/db/schema/promotion.ts"
import { friendLink, whatsappContact } from "../src/db/schema/site-settings.ts"
import { translation } from "../src/db/schema/translation.ts"
import { localeOf } from "../src/domain/locales/locales.ts"
import {
  POLICIES,
  policyEntity,
  type SaidBody,
  type SaidTexts,
  type TranslatedKind,
  wayEntity,
} from "../src/domain/locales/translated-texts.ts"
import { isOfflineWay } from "../src/domain/orders/payment-way.ts"
import type { CatalogueCategory } from "./catalogue.ts"
import { homeWords } from "./home-words.ts"
import { insertAll, known, type Seeding } from "./seeding.ts"
import type { TranslatedCatalogue } from "./translated-catalogue.ts"

type Saying = { kind: TranslatedKind; entityId: number; texts: SaidTexts; body?: SaidBody }

/** What the catalogue says in other languages, beside the rows that were seeded from what it says in its own. */
export async function insertTranslations(seeding: Seeding, categories: ReadonlyMap<string, number>): Promise<void> {
  const { tx, siteId, catalogue } = seeding
  for (const [code, said] of Object.entries(catalogue.translations ?? {})) {
    const locale = localeOf(code)
    if (locale === null) throw new Error(`"${code}" is no language of the shop's.`)
    const sayings = [
      ...ofSite(seeding, said),
      ...(await ofNamedRows(seeding, said)),
      ...ofCategories(catalogue.categories, categories, said),
      ...(await ofGoods(seeding, said)),
      ...(await ofTexts(seeding, said)),
    ]
    await insertAll(
      tx,
      translation,
      sayings.map(({ kind, entityId, texts, body = {} }) => ({ siteId, kind, entityId, locale, texts, body })),
    )
  }
}

function ofSite({ siteId, catalogue }: Seeding, said: TranslatedCatalogue): Saying[] {
  const { title, slogan, description, keywords, home, policies, offlineWays = {} } = said
  return [
    { kind: "site", entityId: siteId, texts: { title, slogan, description, keywords } },
    { kind: "home", entityId: siteId, texts: {}, body: { words: homeWords(catalogue.home, home) } },
    ...POLICIES.map((kind): Saying => {
      const { summary, policy } = policies[kind]
      return { kind: "site_policy", entityId: policyEntity(kind), texts: { summary }, body: { policy } }
    }),
    ...Object.entries(offlineWays).flatMap(([way, instructions]): Saying[] =>
      isOfflineWay(way) ? [{ kind: "offline_way", entityId: wayEntity(way), texts: { instructions } }] : [],
    ),
  ]
}

type Named = {
  kind: TranslatedKind
  table: PgTable & { id: AnyPgColumn<{ data: number; notNull: true }>; siteId: AnyPgColumn<{ data: number }> }
  column: AnyPgColumn<{ data: string; notNull: true }>
  text?: string
  names: Readonly<Record<string, string | undefined>>
}

/** Things that are known by what they are called in the shop's own language. */
async function ofNamedRows({ tx, siteId, catalogue }: Seeding, said: TranslatedCatalogue): Promise<Saying[]> {
  const tags = Object.fromEntries(catalogue.tags.map(({ key, name }) => [name, said.tags[key]]))
  const named: Named[] = [
    { kind: "tag", table: tag, column: tag.name, names: tags },
    { kind: "goods_promotion", table: goodsPromotion, column: goodsPromotion.name, names: said.goodsPromotions },
    { kind: "order_promotion", table: orderPromotion, column: orderPromotion.name, names: said.orderPromotions },
    {
      kind: "shipping_promotion",
      table: shippingPromotion,
      column: shippingPromotion.name,
      names: said.shippingPromotions,
    },
    { kind: "coupon", table: coupon, column: coupon.name, names: said.coupons },
    {
      kind: "navigation_entry",
      table: navigationEntry,
      column: navigationEntry.label,
      text: "label",
      names: said.navigation,
    },
    { kind: "friend_link", table: friendLink, column: friendLink.title, text: "title", names: said.friendLinks ?? {} },
    {
      kind: "whatsapp_contact",
      table: whatsappContact,
      column: whatsappContact.nickName,
      text: "nickName",
      names: said.whatsapp ?? {},
    },
  ]
  const sayings: Saying[] = []
  for (const { kind, table, column, text = "name", names } of named) {
    const rows = await tx.select({ id: table.id, own: column }).from(table).where(eq(table.siteId, siteId))
    for (const { id, own } of rows) {
      const name = names[own]
      if (name) sayings.push({ kind, entityId: id, texts: { [text]: name } })
    }
  }
  return sayings
}

function ofCategories(
  tree: readonly CatalogueCategory[],
  ids: ReadonlyMap<string, number>,
  said: TranslatedCatalogue,
): Saying[] {
  return tree.flatMap(({ key, sub = [] }): Saying[] => {
    const texts = said.categories[key]
    const own: Saying[] = texts ? [{ kind: "category", entityId: known(ids, key, "category"), texts }] : []
    return [...own, ...ofCategories(sub, ids, said)]
  })
}

async function ofGoods({ tx, siteId, catalogue }: Seeding, said: TranslatedCatalogue): Promise<Saying[]> {
  const rows = await tx.select({ id: goods.id, number: goods.number }).from(goods).where(eq(goods.siteId, siteId))
  const sayings = rows.flatMap(({ id, number }): Saying[] => {
    const texts = said.goods[number]
    if (!texts) return []
    const { name, subtitle, description, attributes } = texts
    return [
      {
        kind: "goods",
        entityId: id,
        texts: subtitle ? { name, subtitle } : { name },
        body: { description, attributes },
      },
    ]
  })
  const { rows: specs } = await tx.execute<{ specId: number; spec: string; valueId: number; value: string }>(sql`
    select s.id as "specId", s.name as spec, v.id as "valueId", v.name as value
    from spec s join spec_value v on v.spec_id = s.id where s.site_id = ${siteId}`)
  const names = new Map<string, string>()
  for (const own of catalogue.goods) {
    for (const [at, { name, values }] of (own.specs ?? []).entries()) {
      const translated = said.goods[own.number]?.specs?.[at]
      if (!translated) continue
      names.set(name, translated.name)
      for (const [place, value] of values.entries()) names.set(`${name}\n${value.name}`, translated.values[place] ?? "")
    }
  }
  const seen = new Set<number>()
  const specSayings = specs.flatMap(({ specId, spec, valueId, value }): Saying[] => {
    const specName = seen.has(specId) ? undefined : names.get(spec)
    seen.add(specId)
    const name = names.get(`${spec}\n${value}`)
    return [
      ...(specName ? [{ kind: "spec", entityId: specId, texts: { name: specName } } as const] : []),
      ...(name ? [{ kind: "spec_value", entityId: valueId, texts: { name } } as const] : []),
    ]
  })
  return [...sayings, ...specSayings]
}

async function ofTexts({ tx, siteId, catalogue }: Seeding, said: TranslatedCatalogue): Promise<Saying[]> {
  const pages = await tx.select().from(contentPage).where(eq(contentPage.siteId, siteId))
  const pieces = await tx.select().from(news).where(eq(news.siteId, siteId)).orderBy(asc(news.id))
  return [
    ...pages.flatMap(({ id, slug }): Saying[] => {
      const page = said.pages[slug]
      if (!page) return []
      const { title, content, description } = page
      const body = { content, seoTitle: title, seoDescription: description }
      return [{ kind: "content_page", entityId: id, texts: { title }, body }]
    }),
    ...pieces.flatMap(({ id, title: own }): Saying[] => {
      const piece = said.news[catalogue.news.findIndex(({ title }) => title === own)]
      if (!piece) return []
      const { title, summary, content } = piece
      return [{ kind: "news", entityId: id, texts: { title, summary }, body: { content } }]
    }),
  ]
}
