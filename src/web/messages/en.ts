import { lastResort } from "./last-resort.ts"

export const en = {
  ...lastResort,
  skipToContent: "Skip to content",
  mainNavigation: "Main navigation",
  categories: "Categories",
  goods: "Goods",
  noGoods: "There is nothing here yet.",
  reduced: "Sale",
  soldOut: "Sold out",
  locked: "Password required",
  price: "Price",
  originalPrice: "Original price",
  priceFrom: "from {price}",
  priceOnRequest: "Price on request",
  pages: "Pages",
  previousPage: "Previous",
  nextPage: "Next",
  pageOf: "Page {page} of {pages}",
  loading: "Loading",
}

export type Messages = typeof en
