import { homeContent } from "../../contract/home-content.ts"
import { en } from "../../words/en/screens.ts"
import type { ItemGoods, Remarks } from "../sections/item-props.ts"
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
    messages: en,
    fieldFaults: {},
    separators: { group: ",", decimal: "." },
    dates: dateFormats("en"),
    addresses: { canonical: "/", alternates: [] },
    shop: {
      name: "Quarter",
      title: "Quarter",
      slogan: "Good things",
      description: "A shop of things.",
      keywords: "",
      favico: "",
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
      type: 1,
      apps: { guestPurchase: true, remarks: true, encryptedGoods: false },
      ...shop,
    },
    ...shell,
  }
}

type Variant = ItemGoods["details"][number]

export const exampleVariant = (price: number, inStock = true): Variant => ({
  id: 1,
  goodNo: "M-1",
  specs: [],
  price,
  orginPrice: null,
  inStock,
  weight: 0,
  image: null,
  pifaPrice: [],
})

export function exampleGoods(goods: Partial<ItemGoods> = {}): ItemGoods {
  return {
    id: 7,
    dnames: "Mug",
    subtitle: "Stoneware",
    dno: "M-7",
    image: "/media/mug.webp",
    images: ["/media/mug.webp"],
    price: 12.5,
    minPrice: 12.5,
    maxPrice: 12.5,
    orginPrice: null,
    moq: 1,
    containSpec: "0",
    onSale: true,
    inStock: true,
    isEncrypted: false,
    rating: null,
    remarkCount: 0,
    tags: [],
    url: "/item/Mug_7",
    pifaPrice: [],
    video: null,
    description: "<p>A mug &amp; more.</p>",
    specs: [],
    attributes: [],
    categories: [],
    relations: [],
    details: [exampleVariant(12.5)],
    promotion: null,
    isCollect: false,
    seo: { title: "Mug", description: "", keywords: "" },
    ...goods,
  }
}

export function exampleRemarks(count: number): Remarks {
  const remark = { author: "Ada", stars: 4, content: "It holds coffee.", specs: "", images: [], answer: "" }
  const list = Array.from({ length: count }, (_, index) => ({
    ...remark,
    id: index + 1,
    createTime: "2026-01-02T03:04:05.000Z",
  }))
  return {
    list,
    total: count,
    page_size: 10,
    current_page: 1,
    summary: { average: 4, count, stars: [0, 0, 0, count, 0] },
  }
}
