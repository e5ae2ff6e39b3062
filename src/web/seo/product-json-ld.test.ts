import { describe, expect, test } from "vitest"
import { cents } from "../../domain/pricing/money.ts"
import { zoneOffsets } from "../../domain/zone-offsets.ts"
import { dateFormats } from "../shell/date-formats.ts"
import { dollar, exampleGoods, exampleReviews, exampleShell, exampleVariant } from "./example-shop.ts"
import { productJsonLd } from "./product-json-ld.ts"

const shell = exampleShell()

test("a good is described with its offer", () => {
  expect(productJsonLd(shell, exampleGoods(), null)).toEqual({
    "@type": "Product",
    name: "Mug",
    url: "https://shop.example/item/Mug_7",
    sku: "M-7",
    description: "A mug & more.",
    image: ["https://shop.example/media/mug.webp"],
    offers: {
      "@type": "Offer",
      price: "12.50",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      url: "https://shop.example/item/Mug_7",
      seller: { "@type": "Organization", name: "Quarter" },
    },
  })
})

describe("the offer", () => {
  const offer = (goods: Parameters<typeof exampleGoods>[0], at = shell) =>
    productJsonLd(at, exampleGoods(goods), null)?.offers

  test("is a range where variants differ in price; those on request do not count", () => {
    const variants = [exampleVariant(20), exampleVariant(9.99, false), exampleVariant(0)]
    expect(offer({ variants })).toMatchObject({
      "@type": "AggregateOffer",
      lowPrice: "9.99",
      highPrice: "20.00",
      offerCount: 2,
      availability: "https://schema.org/InStock",
    })
  })

  test("is in the currency that the page is shown in", () => {
    const inDollars = exampleShell({ currency: dollar })
    expect(offer({}, inDollars)).toMatchObject({ price: "15.63", priceCurrency: "USD" })
  })

  test("says when nothing is left", () => {
    expect(offer({ variants: [exampleVariant(5, false)] })).toMatchObject({
      availability: "https://schema.org/OutOfStock",
    })
  })

  test("ends with its promotion", () => {
    const promotion = { name: "Week", endsAt: "2026-01-08T12:00:00.000Z", salePrice: cents(1000) }
    expect(offer({ promotion })).toMatchObject({ priceValidUntil: "2026-01-08" })
  })

  test.each([
    ["Europe/Berlin", "2026-11-30T23:00:00.000Z", "2026-11-30"],
    ["Asia/Tokyo", "2026-11-30T23:00:00.000Z", "2026-12-01"],
    ["UTC", "2026-12-01T00:00:00.000Z", "2026-11-30"],
  ])("ends with a day of the shop: in %s what ends at %s holds to %s", (zone, endsAt, day) => {
    const there = exampleShell({}, { dates: dateFormats("en", zoneOffsets(zone, new Date(endsAt))) })
    const promotion = { name: "Week", endsAt, salePrice: cents(1000) }
    expect(offer({ promotion }, there)).toMatchObject({ priceValidUntil: day })
  })
})

test("a rating and the newest reviews are told only where there are reviews", () => {
  const unrated = productJsonLd(shell, exampleGoods(), exampleReviews(0))
  expect(unrated).toMatchObject({ aggregateRating: undefined, review: undefined })
  const rated = productJsonLd(shell, exampleGoods({ rating: 4.25, reviewCount: 8 }), exampleReviews(8))
  expect(rated?.aggregateRating).toMatchObject({ ratingValue: 4.25, reviewCount: 8, bestRating: 5, worstRating: 1 })
  expect(rated?.review).toHaveLength(3)
  expect(rated).toMatchObject({ review: [{ author: { name: "Ada" }, reviewRating: { ratingValue: 4 } }, {}, {}] })
})

test.each([
  ["a locked good", { isLocked: true }],
  ["a good on request that nobody has rated", { variants: [exampleVariant(0)] }],
])("%s is not described", (_name, goods) => expect(productJsonLd(shell, exampleGoods(goods), null)).toBeNull())

test("a good on request is described where it is rated", () => {
  const goods = exampleGoods({ variants: [], rating: 5, reviewCount: 1 })
  expect(productJsonLd(shell, goods, null)).toMatchObject({ offers: undefined, aggregateRating: { ratingValue: 5 } })
})
