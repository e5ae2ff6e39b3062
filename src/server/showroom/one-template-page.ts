import { html } from "hono/html"
import type { Locale } from "../../domain/locales/locales.ts"
import { TEMPLATE_NAMES, type TemplateName } from "../../domain/site/templates.ts"
import type { ShowroomWords } from "../../words/showroom-words.ts"
import type { DemoShop } from "./demo-shops.ts"
import { showroomPage } from "./showroom-page.ts"

const WIDTHS = ["desktop", "phone"] as const

type OneTemplate = {
  name: TemplateName
  locale: Locale
  words: ShowroomWords
  shops: readonly DemoShop[]
  query: Record<string, string>
}

/** One template, live in a frame: as wide as a desk or a phone, with the goods of any demo shop. */
export function oneTemplatePage({ name, locale, words, shops, query }: OneTemplate) {
  const width = WIDTHS.find((each) => each === query.width) ?? "desktop"
  const chosen = shops.find((shop) => shop.name === query.shop)
  const own = shops.find((shop) => shop.template === name)
  const shop = chosen ?? own ?? shops[0]
  const live = shop && (shop.template === name ? `${shop.origin}/` : `${shop.origin}/${name}`)
  const place = TEMPLATE_NAMES.indexOf(name)
  const neighbour = (step: number) => TEMPLATE_NAMES.at((place + step) % TEMPLATE_NAMES.length) ?? name
  const address = (template: string, wide: string) => {
    const kept = new URLSearchParams({ ...(wide === "phone" && { width: wide }), ...(chosen && { shop: chosen.name }) })
    return kept.size > 0 ? `/templates/${template}?${kept}` : `/templates/${template}`
  }
  const title = words.frame.replace("{template}", name).replace("{shop}", shop?.title ?? "")
  const options = shops.map(
    (each) => html`<option value="${each.name}"${each === shop ? html` selected` : ""}>${each.title}</option>`,
  )
  const widths = WIDTHS.map(
    (each) =>
      html`<a href="${address(name, each)}"${each === width ? html` aria-current="true"` : ""}>${words[each]}</a>`,
  )
  const body = html`<main class="live">
    <div class="bar">
      <a href="/templates">${words.back}</a>
      <h1><bdi>${name}</bdi><small>${words.sells[name] ?? ""}</small></h1>
      <nav aria-label="${words.back}"><div>
        <a href="${address(neighbour(-1), width)}" rel="prev">${words.previous}</a>
        <a href="${address(neighbour(1), width)}" rel="next">${words.next}</a>
      </div></nav>
      <nav aria-label="${words.width}"><div>${widths}</div></nav>
      <form action="/templates/${name}">
        ${width === "phone" ? html`<input type="hidden" name="width" value="phone" />` : ""}
        <label for="shop">${words.goodsOf}</label>
        <select id="shop" name="shop">${options}</select>
        <button>${words.show}</button>
      </form>
      ${live ? html`<a class="open" href="${live}" target="_blank" rel="noopener">${words.openShop}</a>` : ""}
    </div>
    <div class="stage" data-width="${width}">
      ${live ? html`<iframe src="${live}" title="${title}"></iframe>` : ""}
    </div>
  </main>`
  return showroomPage(locale, `${name} – ${words.title}`, body)
}
