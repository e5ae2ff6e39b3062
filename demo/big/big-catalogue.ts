import type { Catalogue, CatalogueCategory } from "../catalogue.ts"
import { products } from "./products.ts"

/** The frame of a large shop: everything but its goods, which are made by the hundred thousand. */
export function bigCatalogue(name: string): Catalogue {
  const categories = [...new Set(products.map((product) => product.department))].map(department)
  const plain = (topic: string) => ({
    summary: `${topic} at a large demo shop.`,
    policy: `<p>${topic}: this is a demo.</p>`,
  })
  return {
    name,
    title: "The Big Store",
    slogan: "Everything, and then some.",
    description: "A very large demo shop for trying out lists, filters and search.",
    keywords: "demo, large, everything",
    type: 1,
    locales: ["en"],
    apps: [1, 2, 3, 7, 9, 15, 16],
    currencies: [
      { code: "USD", symbol: "$", rate: "1" },
      { code: "EUR", symbol: "€", rate: "1.0850" },
    ],
    whatsapp: [],
    friendLinks: [],
    categories,
    navigation: [
      { type: 3, label: "Home", contentId: 1, url: "/" },
      { type: 3, label: "All goods", contentId: 3, url: "/SaleGoods/lists" },
      ...categories.map((category) => ({ type: 1 as const, label: category.name, category: category.key })),
      { type: 2, label: "New arrivals", tag: 2 },
    ],
    tags: [
      { key: "new", type: 2, name: "New arrivals" },
      { key: "hot", type: 3, name: "Hot sales" },
      { key: "recommended", type: 4, name: "Recommended" },
      { key: "gifts", type: 6, name: "Gift ideas" },
      { key: "handmade", type: 6, name: "Handmade" },
      { key: "last", type: 6, name: "Last pieces" },
    ],
    goods: [],
    goodsPromotions: [],
    orderPromotions: [],
    shippingPromotions: [],
    coupons: [],
    colours: {},
    freight: ["US", "CA", "GB", "DE", "FR"].map((region) => {
      return { region, firstWeight: 500, firstFee: 4.9, furtherWeight: 500, furtherFee: 0.9, days: [3, 5] }
    }),
    freeShippingRegions: [],
    policies: {
      shipping: plain("Shipping"),
      privacy: plain("Privacy"),
      payment: plain("Payment"),
      service: plain("Service"),
      return: plain("Returns"),
    },
    pages: [],
    news: [],
    members: [],
    reviews: [],
  }
}

function department(name: string): CatalogueCategory {
  const inside = products.filter((product) => product.department === name)
  const sections = [...new Set(inside.map((product) => product.section))]
  const description = `Everything in ${name.toLowerCase()}.`
  return { key: name, name, description, advertised: true, sub: sections.map((section) => sectionOf(name, section)) }
}

function sectionOf(departmentName: string, name: string): CatalogueCategory {
  const inside = products.filter((product) => product.department === departmentName && product.section === name)
  return {
    key: `${departmentName}/${name}`,
    name,
    description: "",
    sub: inside.map(({ category }) => ({
      key: `${departmentName}/${name}/${category}`,
      name: category,
      description: "",
    })),
  }
}
