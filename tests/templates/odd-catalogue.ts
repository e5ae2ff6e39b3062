import type { Catalogue, CatalogueGoods } from "../../demo/catalogue.ts"
import { quarter } from "../../demo/default-modulized/catalogue.ts"

const LONG =
  "Donaudampfschifffahrtskapitänsmützenständer with seventeen adjustable hooks, hand-forged, for the hall, the landing or wherever a cap has to go"
const ENDLESS = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"

const good = (number: string, name: string, more: Partial<CatalogueGoods> = {}): CatalogueGoods => ({
  number,
  name,
  categories: quarter.goods[0]?.categories ?? [],
  tags: quarter.tags.slice(0, 3).map(({ key }) => key),
  pictures: [],
  description: `<p>${LONG}.</p>`,
  attributes: [{ name: ENDLESS, value: LONG }],
  variants: [{ number: `${number}-1`, price: 19, stock: 5, weight: 100 }],
  ...more,
})

/** A shop of extremes: names that do not end, no pictures, sold out, price on request, sums of many digits, one of each. */
export const oddCatalogue: Catalogue = {
  ...quarter,
  name: "odd",
  title: `${ENDLESS} & Sons`,
  slogan: LONG,
  goods: [
    good("ODD-1", LONG),
    good("ODD-2", ENDLESS, { subtitle: LONG, variants: [{ number: "ODD-2-1", price: 19, stock: 0, weight: 1 }] }),
    good("ODD-3", "x", { variants: [{ number: "ODD-3-1", price: null, stock: 1, weight: 1 }] }),
    good("ODD-4", "Dear", {
      variants: [{ number: "ODD-4-1", price: 9_999_999.99, originalPrice: 99_999_999.99, stock: 999_999, weight: 1 }],
    }),
  ],
  goodsPromotions: [],
  orderPromotions: [],
  coupons: [],
  news: [],
  reviews: [],
  friendLinks: [],
  home: undefined,
}
