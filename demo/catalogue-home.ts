/** `url` is a path of the shop, `category:key` or `goods:number`; `image` a file under `demo/media`. */
export type CatalogueTeaser = {
  eyebrow?: string
  title: string
  text?: string
  action?: string
  url?: string
  image?: string
}

export type CatalogueReport = {
  title: string
  text?: string
  rows: { figure: string; title: string; text?: string; note?: string; category?: string }[]
}

export type CatalogueHome = {
  ticker: string[]
  hero: CatalogueTeaser & { goods?: string }
  offers: CatalogueTeaser[]
  categories: { title: string; text: string }
  promotion: { title: string; text: string; action: string; image?: string }
  services: { icon: "delivery" | "return" | "promise" | "person"; title: string; text: string }[]
  /** `steps`: how something comes about, each with a figure. */
  story: CatalogueTeaser & { images: string[]; steps?: { figure: string; text: string }[] }
  /** Goods by price: the highest price, and for whom. */
  gifts?: { title: string; steps: { figure: string; text: string }[] }
  /** The day of the year that the shop prepares for, "12-24", and until when an order reaches each place. */
  occasion?: { title: string; day: string; posts: { place: string; until: string }[] }
  /** A figure over the years, by trade, and what was certified; `category` by its key. */
  record?: CatalogueReport
  industries?: CatalogueReport
  certificates?: CatalogueReport
  /** Above the form that asks for an offer, and what the person says who reads it. */
  request?: { title: string; text: string; quote: string; by: string }
  letter: { title: string; text: string }
  contact: { phone: string; email: string; address: string; hours: string }
  payments: string[]
}
