import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { APP_NAMES, type App, appOn } from "../src/domain/site/apps.ts"
import { readPastedCode } from "../src/domain/site/pasted-code.ts"
import { siteTypeOf } from "../src/domain/site/site-type.ts"
import type { Catalogue, CatalogueCategory, CatalogueNavigation } from "./catalogue.ts"
import { copy } from "./copy.ts"
import { picturesOf } from "./seed-media.ts"
import { shops } from "./shops.ts"

const files = readdirSync(fileURLToPath(new URL("./media", import.meta.url)))
/** The tag type of the merchant's own tags. */
const CUSTOM_TAG = 6
const IN_GOODS = ["p", "ul", "li", "strong"]
const IN_PAGES = [...IN_GOODS, "h2"]

const flatten = (categories: CatalogueCategory[]): CatalogueCategory[] =>
  categories.flatMap((category) => [category, ...flatten(category.sub ?? [])])

const entries = (navigation: CatalogueNavigation[]): CatalogueNavigation[] =>
  navigation.flatMap((entry) => [entry, ...entries(entry.sub ?? [])])

const twice = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

const missing = (values: string[], known: string[]) => values.filter((value) => !known.includes(value))

const isMoney = (amount: number) => amount > 0 && Number(amount.toFixed(2)) === amount

const rising = (values: number[]) => values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))

/** What is wrong with a text: a tag that is not allowed, one that is not closed, a bare sign. */
function htmlFaults(html: string, allowed: string[]): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [tag, slash, name = ""] of html.matchAll(/<(\/?)([^>]*)>/g)) {
    if (!allowed.includes(name)) faults.push(`${tag} is not allowed`)
    else if (!slash) open.push(name)
    else if (open.pop() !== name) faults.push(`${tag} closes nothing`)
  }
  if (open.length > 0) faults.push(`${open.join(", ")} stays open`)
  if (/[<>]/.test(html.replace(/<[^>]*>/g, ""))) faults.push("a bare < or >")
  if (/&(?!amp;|lt;|gt;|quot;|nbsp;)/.test(html)) faults.push("a bare &")
  return faults.map((fault) => `${fault} in ${html.slice(0, 60)}`)
}

test("copy is stored without the line breaks of the source", () => {
  expect(copy`
    <p>One <strong>two</strong>
    three.</p>
    <ul>
      <li>Four</li>
    </ul>
  `).toBe("<p>One <strong>two</strong> three.</p><ul><li>Four</li></ul>")
})

test("a broken text is found", () => {
  expect(htmlFaults("<p>ok &amp; closed</p>", IN_GOODS)).toEqual([])
  expect(htmlFaults("<p>open", IN_GOODS)).toHaveLength(1)
  expect(htmlFaults("<p><strong>crossed</p></strong>", IN_GOODS)).not.toEqual([])
  expect(htmlFaults("<p><a href='x'>no</a></p>", IN_GOODS)).not.toEqual([])
  expect(htmlFaults("<p>this & that</p>", IN_GOODS)).toHaveLength(1)
})

test("each shop has its own name, and one keeps some goods behind a password", () => {
  expect(twice(shops.map((shop) => shop.name))).toEqual([])
  expect(shops.some((shop) => shop.goods.some((goods) => goods.encrypted))).toBe(true)
})

/** What a visitor sees of an app. Two keep visitors out, which no demo shop does. */
const SHOWN: Record<App, ((shop: Catalogue) => boolean) | null> = {
  blockMainland: null,
  blockChineseBrowser: null,
  soldCount: ({ goods }) => goods.some(({ soldBefore = 0 }) => soldBefore > 0),
  remarks: ({ reviews }) => reviews.length > 0,
  viewCount: ({ goods }) => goods.some(({ viewedBefore = 0 }) => viewedBefore > 0),
  friendLinks: ({ friendLinks }) => friendLinks.length > 0,
  goodsPromotion: ({ goodsPromotions }) => goodsPromotions.length > 0,
  orderPromotion: ({ orderPromotions }) => orderPromotions.length > 0,
  goodsRelation: ({ goods }) => goods.some(({ related = [] }) => related.length > 0),
  shippingPromotion: ({ shippingPromotions }) => shippingPromotions.length > 0,
  customTags: ({ tags, goods }) =>
    tags.some(({ type, key }) => type === CUSTOM_TAG && goods.some((one) => one.tags?.includes(key))),
  guestPurchase: ({ goods }) => goods.some(({ variants }) => variants.some(({ price }) => price !== null)),
  encryptedGoods: ({ goods }) => goods.some(({ encrypted }) => encrypted),
  areaPrice: ({ goods }) => goods.some(({ tiers = [] }) => tiers.some(({ regions }) => regions)),
  adCode: ({ adCode = "" }) => readPastedCode(adCode).length > 0,
}

test.each(APP_NAMES.filter((app) => SHOWN[app]))("%s is on in a shop that has something to show for it", (app) => {
  const shown = shops.filter((shop) => appOn(shop.apps, app, siteTypeOf(shop.type)) && SHOWN[app]?.(shop))
  expect(shown.map(({ name }) => name)).not.toEqual([])
})

test("each picture has a use", () => {
  expect(missing(files, shops.flatMap(picturesOf))).toEqual([])
})

describe.each(shops)("$title", (shop) => {
  const goodsNumbers = shop.goods.map((goods) => goods.number)
  const variants = shop.goods.flatMap((goods) => goods.variants)
  const variantNumbers = variants.map((variant) => variant.number)
  const categoryKeys = flatten(shop.categories).map((category) => category.key)
  const freightRegions = shop.freight.map((rate) => rate.region)
  const emails = shop.members.map((member) => member.email)
  const pricesOf = (number: string) =>
    shop.goods.filter((goods) => goods.number === number).flatMap((goods) => goods.variants.map(({ price }) => price))

  test("is a whole shop", () => {
    expect(shop.goods.length).toBeGreaterThanOrEqual(16)
    expect(freightRegions.length).toBeGreaterThanOrEqual(10)
    expect(shop.currencies.length).toBeGreaterThanOrEqual(3)
    expect(shop.currencies[0]?.rate).toBe("1")
    expect(shop.currencies.every(({ rate }) => Number(rate) > 0)).toBe(true)
    expect(shop.goods.some((goods) => goods.variants.every(({ stock }) => stock === 0))).toBe(true)
    expect(shop.goods.some((goods) => goods.variants.some(({ price }) => price === null))).toBe(true)
    expect(shop.goods.filter((goods) => goods.encrypted).length).toBeLessThanOrEqual(2)
    expect(
      missing(
        ["about", "contact"],
        shop.pages.map((page) => page.slug),
      ),
    ).toEqual([])
  })

  test("has a drawn sign, which takes any colour, and an icon", () => {
    const [logo, icon] = ["logo", "favicon"].map((file) =>
      readFileSync(new URL(`./${shop.name}/${file}.svg`, import.meta.url), "utf8"),
    )
    expect(logo).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) \1">/)
    expect(logo).not.toMatch(/fill="(?!none)|stroke="(?!#000)|<style|<text/)
    expect(icon).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) \1">/)
    expect(icon).not.toMatch(/<style|<text|<script/)
  })

  test("uses every number, key, code and address once", () => {
    expect(twice(goodsNumbers)).toEqual([])
    expect(twice(variantNumbers)).toEqual([])
    expect(twice(categoryKeys)).toEqual([])
    expect(twice(emails)).toEqual([])
    expect(twice(freightRegions)).toEqual([])
    expect(twice(shop.tags.map((tag) => tag.key))).toEqual([])
    expect(twice(shop.coupons.map((coupon) => coupon.code))).toEqual([])
    expect(twice(shop.pages.map((page) => page.slug))).toEqual([])
    expect(twice(shop.currencies.map((currency) => currency.code))).toEqual([])
    expect(twice(shop.reviews.map(({ member, variant }) => `${member} on ${variant}`))).toEqual([])
  })

  test("refers only to what is there", () => {
    const { goods, reviews } = shop
    const tagKeys = shop.tags.map((tag) => tag.key)
    const menu = entries(shop.navigation)
    expect(
      missing(
        goods.flatMap((each) => each.categories),
        categoryKeys,
      ),
    ).toEqual([])
    expect(
      missing(
        goods.flatMap((each) => each.tags ?? []),
        tagKeys,
      ),
    ).toEqual([])
    expect(
      missing(
        goods.flatMap((each) => each.related ?? []),
        goodsNumbers,
      ),
    ).toEqual([])
    expect(goods.filter((each) => each.related?.includes(each.number))).toEqual([])
    expect(
      missing(
        menu.flatMap((entry) => (entry.type === 1 ? [entry.category] : [])),
        categoryKeys,
      ),
    ).toEqual([])
    const tagTypes = shop.tags.map((tag) => `${tag.type}`)
    expect(
      missing(
        menu.flatMap((entry) => (entry.type === 2 ? [`${entry.tag}`] : [])),
        tagTypes,
      ),
    ).toEqual([])
    expect(
      missing(
        reviews.map((review) => review.member),
        emails,
      ),
    ).toEqual([])
    const sold = goods.flatMap((each) => each.variants.map((variant) => `${each.number}: ${variant.number}`))
    expect(
      missing(
        reviews.map((review) => `${review.goods}: ${review.variant}`),
        sold,
      ),
    ).toEqual([])
    expect(
      missing(
        shop.members.map((member) => member.region.slice(0, 2)), // A part of a country is sent to like the country.
        freightRegions,
      ),
    ).toEqual([])
    expect(
      missing(
        shop.shippingPromotions.flatMap((promotion) => promotion.regions),
        freightRegions,
      ),
    ).toEqual([])
    const tierRegions = goods.flatMap((each) => (each.tiers ?? []).flatMap((tier) => Object.keys(tier.regions ?? {})))
    expect(missing(tierRegions, freightRegions)).toEqual([])
    expect(missing(shop.freeShippingRegions, freightRegions)).toEqual([])
  })

  test("has goods in every category that has none below it", () => {
    const used = shop.goods.flatMap((goods) => goods.categories)
    const leaves = flatten(shop.categories).filter((category) => !category.sub?.length)
    expect(
      missing(
        leaves.map((leaf) => leaf.key),
        used,
      ),
    ).toEqual([])
  })

  test("shows three pictures or more of every goods, none of which shows another", () => {
    expect(shop.goods.filter((goods) => new Set(goods.pictures).size < 3).map(({ number }) => number)).toEqual([])
    expect(twice(shop.goods.flatMap((goods) => [...new Set(goods.pictures)]))).toEqual([])
    expect(missing(picturesOf(shop), files)).toEqual([])
  })

  test.each(shop.goods)("$number shows each colour in its gallery", ({ pictures, specs = [], variants }) => {
    const ofValues = specs.flatMap(({ values }) => values.map((value) => value.picture))
    const shown = [...ofValues, ...variants.map((variant) => variant.picture)].filter((file) => file !== undefined)
    expect(missing(shown, pictures)).toEqual([])
    for (const { values } of specs.filter(({ name }) => /^colou?r$/i.test(name)))
      expect(twice(values.map(({ picture = "none" }) => picture))).toEqual([])
  })

  test.each(shop.goods)("$number offers each combination of its choices once", ({ specs = [], variants, moq = 1 }) => {
    expect(variants.length).toBeGreaterThan(0)
    expect(moq).toBeGreaterThan(0)
    expect(twice(variants.map(({ values }) => (values ?? []).join(" / ")))).toEqual([])
    for (const { values = [], stock, weight } of variants) {
      expect(values).toHaveLength(specs.length)
      expect(values.filter((value, index) => !specs[index]?.values.some(({ name }) => name === value))).toEqual([])
      expect(Number.isInteger(stock) && stock >= 0).toBe(true)
      expect(Number.isInteger(weight) && weight > 0).toBe(true)
    }
    specs.forEach((spec, index) => {
      const names = spec.values.map(({ name }) => name)
      expect(twice(names)).toEqual([])
      expect(
        missing(
          names,
          variants.map(({ values }) => values?.[index] ?? ""),
        ),
      ).toEqual([])
    })
  })

  test("asks prices that can be paid", () => {
    for (const { price, originalPrice } of variants) {
      if (price !== null) expect(price).toSatisfy(isMoney)
      if (originalPrice === undefined) continue
      expect(originalPrice).toSatisfy(isMoney)
      expect(originalPrice).toBeGreaterThan(price ?? 0)
    }
    for (const rate of shop.freight) expect(rate.firstFee).toSatisfy(isMoney)
    for (const rate of shop.freight) expect(rate.furtherFee).toSatisfy(isMoney)
  })

  test.each(shop.goods.filter((goods) => goods.tiers))("$number costs less the more one takes", ({ number, tiers }) => {
    expect(tiers?.map((tier) => tier.begin)).toSatisfy(rising)
    expect(tiers?.map((tier) => tier.price).toReversed()).toSatisfy(rising)
    for (const tier of tiers ?? []) {
      for (const price of [tier.price, ...Object.values(tier.regions ?? {})]) {
        expect(price).toSatisfy(isMoney)
        for (const single of pricesOf(number)) expect(price).toBeLessThanOrEqual(single ?? 0)
      }
    }
  })

  test("sells promotion goods below their price, each in one promotion", () => {
    const lines = shop.goodsPromotions.flatMap((promotion) => promotion.lines)
    expect(twice(lines.map((line) => line.goods))).toEqual([])
    expect(
      missing(
        lines.map((line) => line.goods),
        goodsNumbers,
      ),
    ).toEqual([])
    for (const { goods, salePrice } of lines) {
      expect(salePrice).toSatisfy(isMoney)
      for (const price of pricesOf(goods)) expect(salePrice).toBeLessThan(price ?? 0)
    }
    for (const { beginDays, endDays } of shop.goodsPromotions) expect(beginDays < 0 && endDays > 0).toBe(true)
  })

  test("reduces orders step by step and gives away only what is in stock", () => {
    const inStock = variants.filter(({ stock }) => stock > 0).map((variant) => variant.number)
    for (const promotion of shop.orderPromotions) {
      expect(promotion.tiers.map((tier) => tier.amount)).toSatisfy(rising)
      if (promotion.type === 1)
        expect(
          missing(
            promotion.tiers.flatMap(({ gifts }) => gifts.map((gift) => gift.variant)),
            inStock,
          ),
        ).toEqual([])
      else if (promotion.type === 2)
        for (const { amount, reduce } of promotion.tiers) expect(reduce > 0 && reduce < amount).toBe(true)
      else for (const { percent } of promotion.tiers) expect(percent > 0 && percent < 100).toBe(true)
    }
  })

  test("gives coupons that are worth something", () => {
    for (const { kind, amount = 0, above = 0, percent = 0 } of shop.coupons) {
      if (kind === 1) expect(amount > 0 && amount <= above).toBe(true)
      else expect(percent > 0 && percent < 100).toBe(true)
    }
    expect(shop.coupons.filter((coupon) => coupon.siteCoupon).length).toBeLessThanOrEqual(1)
  })

  test("keeps its texts clean", () => {
    const pages = [...shop.pages, ...shop.news].map((page) => page.content)
    const policies = Object.values(shop.policies).map((entry) => entry.policy)
    expect(shop.goods.flatMap((goods) => htmlFaults(goods.description, IN_GOODS))).toEqual([])
    expect([...pages, ...policies].flatMap((text) => htmlFaults(text, IN_PAGES))).toEqual([])
    expect(shop.reviews.filter(({ content }) => /[<>]/.test(content))).toEqual([])
    expect(shop.goods.filter((goods) => goods.attributes.length < 4)).toEqual([])
  })
})
