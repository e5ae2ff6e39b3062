import { homeContent } from "../../contract/home-content.ts"
import { money } from "../../domain/pricing/money.ts"
import { frame } from "../../words/en/screens/frame.ts"
import type { ItemGoods, ItemVariant } from "../features/catalog/goods.ts"
import type { Reviews } from "../features/catalog/reviews/reviews.ts"
import { dateFormats } from "../shell/date-formats.ts"
import type { Shell, Shop } from "../shell/shell.ts"

const euro = { id: 1, code: "EUR", symbol: "€", rate: "1", isBase: true }
/** One dollar costs 0.8 euro. */
export const dollar = { id: 2, code: "USD", symbol: "$", rate: "0.8", isBase: false }

/** A shop for the tests of this folder. */
export function exampleShell(shop: Partial<Shop> = {}, shell: Partial<Shell> = {}): Shell {
  return {
    origin: "https://shop.example",
    lang: "en",
    dir: "ltr",
    locale: "en",
    template: "sport",
    words: frame,
    wordFiles: {},
    buildId: "1",
    separators: { group: ",", decimal: "." },
    dates: dateFormats("en", []),
    addresses: { canonical: "/", alternates: [] },
    shop: {
      name: "Quarter",
      title: "Quarter",
      slogan: "Good things",
      description: "A shop of things.",
      keywords: "",
      icon: "",
      logo: "",
      navigation: [],
      categories: [],
      currency: euro,
      currencies: [euro, dollar],
      locales: [],
      policies: [],
      friendLinks: [],
      whatsapp: [],
      content: homeContent.parse({}),
      siteCoupon: null,
      forbids: { rightClick: false, copy: false },
      type: 1,
      wallet: null,
      code: null,
      apps: { guestPurchase: true, reviews: true, encryptedGoods: false },
      ...shop,
    },
    ...shell,
  }
}

export const exampleVariant = (decimal: number, inStock = true): ItemVariant => ({
  id: 1,
  number: "M-1",
  specs: [],
  basePrice: money(decimal),
  inStock,
  image: null,
  tiers: [],
})

export function exampleGoods(goods: Partial<ItemGoods> = {}): ItemGoods {
  return {
    id: 7,
    name: "Mug",
    subtitle: "Stoneware",
    number: "M-7",
    image: "/media/mug.webp",
    images: ["/media/mug.webp"],
    price: money("12.50"),
    minimumQuantity: 1,
    needsChoice: false,
    isNew: false,
    inStock: true,
    isLocked: false,
    rating: null,
    reviewCount: 0,
    url: "/item/Mug_7",
    video: null,
    description: "<p>A mug &amp; more.</p>",
    specs: [],
    attributes: [],
    variants: [exampleVariant(12.5)],
    promotion: null,
    delivery: null,
    tax: null,
    seo: { title: "Mug", description: "" },
    ...goods,
  }
}

export function exampleReviews(count: number): Reviews {
  const review = { author: "Ada", stars: 4, text: "It holds coffee.", variant: "", images: [], answer: "" }
  const list = Array.from({ length: count }, (_, index) => ({
    ...review,
    id: index + 1,
    writtenAt: "2026-01-02T03:04:05.000Z",
  }))
  return { list, page: 1, hasMore: false, summary: { average: 4, count, stars: [0, 0, 0, count, 0] } }
}
