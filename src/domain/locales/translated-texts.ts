import { OFFLINE_WAYS, type OfflineWay } from "../orders/payment-way.ts"

/** What of a kind of thing can be said in another language. */
type Shape = {
  /** What lists show, and what of it a translation cannot leave out. */
  texts: readonly string[]
  required: readonly string[]
  /** What only the thing's own page shows; of these the ones that are HTML. */
  body: readonly string[]
  html: readonly string[]
}

const named = { texts: ["name"], required: ["name"], body: [], html: [] } as const

/**
 * Every kind of thing that a merchant writes words about, named as the table it stands in (`home` is what the home page
 * says, `site_policy` and `offline_way` have no number of their own: see `policyEntity` and `wayEntity`).
 */
export const TRANSLATED = {
  goods: {
    texts: ["name", "subtitle"],
    required: ["name"],
    body: ["description", "seoTitle", "seoDescription", "seoKeywords"],
    html: ["description"],
  },
  category: { texts: ["name", "description"], required: ["name"], body: [], html: [] },
  spec: named,
  spec_value: named,
  tag: named,
  navigation_entry: { texts: ["label"], required: ["label"], body: [], html: [] },
  goods_promotion: named,
  order_promotion: named,
  shipping_promotion: named,
  coupon: named,
  news: { texts: ["title", "summary"], required: ["title"], body: ["content"], html: ["content"] },
  content_page: {
    texts: ["title"],
    required: ["title"],
    body: ["content", "seoTitle", "seoDescription"],
    html: ["content"],
  },
  site_policy: { texts: ["summary"], required: [], body: ["policy"], html: ["policy"] },
  offline_way: { texts: ["instructions"], required: ["instructions"], body: [], html: [] },
  friend_link: { texts: ["title"], required: ["title"], body: [], html: [] },
  whatsapp_contact: { texts: ["nickName"], required: ["nickName"], body: [], html: [] },
  media: { texts: ["alt"], required: ["alt"], body: [], html: [] },
  site: { texts: ["title", "slogan", "description", "keywords"], required: ["title"], body: [], html: [] },
  home: { texts: [], required: [], body: [], html: [] },
} as const satisfies Record<string, Shape>

export type TranslatedKind = keyof typeof TRANSLATED
export type TextOf<Kind extends TranslatedKind> = (typeof TRANSLATED)[Kind]["texts"][number]
type BodyOf<Kind extends TranslatedKind> = (typeof TRANSLATED)[Kind]["body"][number]

/** What lists show of a thing in another language; what is not there is shown in the shop's own. */
export type SaidTexts<Kind extends TranslatedKind = TranslatedKind> = { [Text in TextOf<Kind>]?: string }
type Attribute = { name: string; value: string }
/** `attributes` replace all of the goods' own; `words` are what the home page says, by the words in the shop's own language. */
export type SaidBody<Kind extends TranslatedKind = TranslatedKind> = { [Text in BodyOf<Kind>]?: string } & {
  attributes?: Attribute[]
  words?: Record<string, string>
}

const isKind = (name: string): name is TranslatedKind => Object.hasOwn(TRANSLATED, name)
export const TRANSLATED_KINDS = Object.keys(TRANSLATED).filter(isKind)

export const POLICIES = ["shipping", "privacy", "payment", "service", "return"] as const
export type PolicyKind = (typeof POLICIES)[number]

/** A policy as a thing with a number: there is one of each kind. */
export const policyEntity = (kind: PolicyKind): number => POLICIES.indexOf(kind) + 1

/** A way to pay without a provider, likewise. */
export const wayEntity = (way: OfflineWay): number => OFFLINE_WAYS.indexOf(way) + 1

/**
 * What a thing says to a visitor who reads another language than the shop's own: each text that was translated, else the
 * shop's own; `own` names the latter.
 */
export function spoken<Row extends Record<Text, string>, Text extends string>(
  row: Row,
  said: { readonly [Name in Text]?: string } | null,
  texts: readonly Text[],
): { row: Row; own: Text[] } {
  const translated = texts.filter((text) => said?.[text])
  const own = texts.filter((text) => !said?.[text] && row[text] !== "")
  return { row: { ...row, ...Object.fromEntries(translated.map((text) => [text, said?.[text]])) }, own }
}
