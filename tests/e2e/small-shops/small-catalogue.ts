import type { Catalogue, CatalogueGoods } from "../../../demo/catalogue.ts"
import { quarter } from "../../../demo/default-modulized/catalogue.ts"

const CATEGORY = "goods"

/** A good with one variant and plenty of it. */
export const good = (number: string, name: string, price: number, more: Partial<CatalogueGoods> = {}) => ({
  number,
  name,
  categories: [CATEGORY],
  pictures: [`${PICTURES[Number(number.slice(-1)) % PICTURES.length]}.webp`],
  description: `<p>${name}.</p>`,
  attributes: [],
  variants: [{ number: `${number}-1`, price, stock: 500, weight: 300 }],
  ...more,
})

/** The same good in two colours. */
export const inTwoColours = (number: string, price: number): Partial<CatalogueGoods> => ({
  specs: [{ name: "Colour", values: [{ name: "Jade" }, { name: "Clay" }] }],
  variants: [
    { number: `${number}-J`, values: ["Jade"], price, stock: 500, weight: 300 },
    { number: `${number}-C`, values: ["Clay"], price, stock: 500, weight: 300 },
  ],
})

const PICTURES = ["mug-0", "teapot-0", "notebook-0", "vase-0", "tote-bag-0"]

/** What every small shop is like, but for what its story is about: no offers, no coupons, no sections of a demo shop. */
export const smallCatalogue: Catalogue = {
  ...quarter,
  name: "small",
  title: "The Small Shop",
  apps: [],
  categories: [{ key: CATEGORY, name: "Everything", description: "All that there is.", picture: "mug-0.webp" }],
  navigation: [{ type: 1, label: "Everything", category: CATEGORY }],
  tags: [],
  goods: [
    good("S-0", "Plain mug", 12),
    good("S-1", "Round teapot", 40),
    good("S-2", "Ruled notebook", 9.5),
    good("S-3", "Tall vase", 55, inTwoColours("S-3", 55)),
    good("S-4", "Canvas bag", 18),
    good("S-5", "Small mug", 8),
    good("S-6", "Flat teapot", 45),
    good("S-7", "Dotted notebook", 9.5),
    good("S-8", "Low vase", 35),
    good("S-9", "Linen bag", 22),
  ],
  goodsPromotions: [],
  orderPromotions: [],
  shippingPromotions: [],
  coupons: [],
  news: [],
  reviews: [],
  members: [],
  friendLinks: [],
  home: undefined,
}
