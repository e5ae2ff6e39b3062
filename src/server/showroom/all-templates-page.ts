import { html } from "hono/html"
import type { Locale } from "../../domain/locales/locales.ts"
import type { SiteType } from "../../domain/site/site-type.ts"
import { type TemplateTrade, TRADES, tradeOf } from "../../domain/site/template-trades.ts"
import { TEMPLATE_NAMES, templateKind } from "../../domain/site/templates.ts"
import type { ShowroomWords } from "../../words/showroom-words.ts"
import type { DemoShop } from "./demo-shops.ts"
import { showroomPage } from "./showroom-page.ts"

const KINDS: readonly SiteType[] = ["retail", "mixed", "wholesale"]

type Wanted = { kind?: SiteType; trade?: TemplateTrade }
type AllTemplates = { locale: Locale; words: ShowroomWords; shops: readonly DemoShop[]; query: Record<string, string> }

/** Pictures of all templates, to be chosen by kind and trade. */
export function allTemplatesPage({ locale, words, shops, query }: AllTemplates) {
  const wanted: Wanted = {
    kind: KINDS.find((kind) => kind === query.kind),
    trade: TRADES.find((trade) => trade === query.trade),
  }
  const names = TEMPLATE_NAMES.filter(
    (name) => (!wanted.kind || templateKind(name) === wanted.kind) && (!wanted.trade || tradeOf(name) === wanted.trade),
  )
  const cards = names.map((name) => {
    const shop = shops.find(({ template }) => template === name)
    return html`<li class="card">
      <div class="pictures">
        <img class="wide" src="/templates/${name}.webp" alt="" width="720" height="540" loading="lazy" />
        <img class="narrow" src="/templates/${name}-phone.webp" alt="" width="240" height="520" loading="lazy" />
      </div>
      <h2><a href="/templates/${name}" aria-label="${words.look.replace("{template}", name)}">${shop?.title ?? name}</a></h2>
      <p><bdi>${name}</bdi> · ${words.kinds[templateKind(name)]}<br />${words.sells[name] ?? ""}</p>
    </li>`
  })
  const body = html`<main class="page">
    <h1>${words.title}</h1>
    <p class="intro">${words.intro}</p>
    ${filter("kind", words.kind, KINDS, words.kinds, wanted, words.all)}
    ${filter("trade", words.trade, TRADES, words.trades, wanted, words.all)}
    ${names.length > 0 ? html`<ul class="cards">${cards}</ul>` : html`<p class="intro">${words.nothing}</p>`}
  </main>`
  return showroomPage(locale, words.title, body)
}

function filter<Value extends string>(
  field: keyof Wanted,
  label: string,
  values: readonly Value[],
  names: Record<Value, string>,
  wanted: Wanted,
  all: string,
) {
  const link = (value: Value | undefined, name: string) => {
    const current = wanted[field] === value ? html` aria-current="true"` : ""
    return html`<a href="${addressOf({ ...wanted, [field]: value })}"${current}>${name}</a>`
  }
  return html`<nav class="filter" aria-label="${label}">
    <span>${label}</span>${link(undefined, all)}${values.map((value) => link(value, names[value]))}
  </nav>`
}

function addressOf(wanted: Wanted): string {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== undefined))
  return query.size > 0 ? `/templates?${query}` : "/templates"
}
