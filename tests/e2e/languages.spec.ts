import { expect, type Page, test } from "@playwright/test"
import { ownWords, textsOf } from "../../demo/catalogue-words.ts"
import { quarter } from "../../demo/default-modulized/catalogue.ts"
import { split } from "../../demo/sport/catalogue.ts"
import { mailsTo } from "./mails.ts"
import { fillAddress, orderAndPay } from "./purchase.ts"
import { enter } from "./screen-addresses.ts"
import { at, LIST, someItem, visit } from "./shops.ts"

/** Shorter ones stand in other words by chance. */
const LETTERS_LEAST = 5

/** One when it is placed, one when it is paid. */
const MAILS_OF_AN_ORDER = 2

/** Words that the interface says too. */
const ALSO_OURS = ["E-mail", "WhatsApp"]

const sentencesOf = (text: string) => text.split(/<[^>]*>|\n/).map((part) => part.trim())

/** What the merchant has written in English, and says otherwise in this language. */
function englishOf(shop: typeof quarter, locale: string): string[] {
  const said = [...textsOf(shop.translations?.[locale]).values()].join("\n").toLowerCase()
  const own = [...textsOf(ownWords(shop)).values()].flatMap(sentencesOf)
  return [...new Set(own)].filter(
    (text) =>
      text.replace(/[^a-z]/gi, "").length >= LETTERS_LEAST &&
      !said.includes(text.toLowerCase()) &&
      !ALSO_OURS.includes(text),
  )
}

const isIn = (text: string) => {
  const page = text.replaceAll(/\s+/g, " ").toLowerCase()
  return (word: string) => {
    const found = page.indexOf(word.replaceAll(/\s+/g, " ").toLowerCase())
    const around = found < 0 ? "a" : `${page[found - 1] ?? ""}${page[found + word.length] ?? ""}`
    return !/\p{Letter}/u.test(around)
  }
}

/** All that the page says but for what shoppers wrote. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    if (!(copy instanceof Element)) return ""
    for (const other of copy.querySelectorAll("script, style, noscript")) other.remove()
    const about = "meta[name=description], meta[property='og:title'], meta[property='og:description']"
    const named = [...copy.querySelectorAll(`[alt], [aria-label], [placeholder], [title], ${about}`)]
    const alts = named.flatMap((element) =>
      ["alt", "aria-label", "placeholder", "title", "content"].map((name) => element.getAttribute(name) ?? ""),
    )
    const texts: string[] = []
    const walk = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? "")
    return [...texts, ...alts].join("\n")
  })

for (const [shop, catalogue] of [
  ["default-modulized", quarter],
  ["sport", split],
] as const) {
  for (const locale of ["de", "ara"]) {
    test(`no English word of the merchant is left in ${shop} below "/${locale}/", to the mail`, async ({ page }) => {
      const english = englishOf(catalogue, locale)
      expect(english.length).toBeGreaterThan(500)
      const reviews = catalogue.reviews.map(({ content }) => content)
      const left = (text: string) =>
        english.filter(isIn(reviews.reduce((rest, review) => rest.replaceAll(review, ""), text)))
      const below = (path: string) => at(shop, `/${locale}${path}`)
      for (const path of ["/", LIST, await someItem(page, shop)]) {
        await visit(page, below(path))
        expect(left(await saidOn(page)), path).toEqual([])
      }
      const checkOut = await enter(page, shop, "checkOut")
      await visit(page, below("/Cart/lists"))
      expect(left(await saidOn(page)), "cart").toEqual([])
      await visit(page, below(checkOut))
      expect(left(await saidOn(page)), "checkout").toEqual([])
      const email = `walker-${locale}-${shop}@people.example`
      await fillAddress(page, email)
      const order = await orderAndPay(page)
      expect(left(await saidOn(page)), "order").toEqual([])
      const mails = await mailsTo(email, MAILS_OF_AN_ORDER)
      for (const { from, subject, text, html } of mails) {
        expect(from).toContain(catalogue.translations?.[locale]?.title)
        expect(text).toContain(order)
        expect(left([from, subject, text, html.replaceAll(/<[^>]*>/g, "\n")].join("\n")), "mail").toEqual([])
      }
    })
  }
}
