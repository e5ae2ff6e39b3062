/** Ids of the fixed content pages, whose titles and SEO fields the merchant writes. */
export const CONTENT_IDS = {
  home: 1,
  about: 2,
  goodsList: 3,
  news: 5,
  feedback: 6,
  contact: 7,
  promotionGoods: 8,
  selfActivity: 9,
  policy: 10,
} as const

export type ContentId = (typeof CONTENT_IDS)[keyof typeof CONTENT_IDS]

const { home, about, goodsList, news, feedback, contact, promotionGoods, selfActivity, policy } = CONTENT_IDS

// Name and content id by page type. The first ten go by their content ids, so that both numberings agree.
const PAGE_TYPES = {
  1: ["home", home],
  2: ["about", about],
  3: ["goodsList", goodsList],
  4: ["content", null],
  5: ["newsList", news],
  6: ["feedback", feedback],
  7: ["contact", contact],
  8: ["promotionGoods", promotionGoods],
  9: ["selfActivity", selfActivity],
  10: ["policy", policy],
  11: ["categoryGrid", goodsList],
  12: ["categoryRows", goodsList],
  13: ["categoryTree", goodsList],
  14: ["categoryTable", goodsList],
  15: ["categoryMasonry", goodsList],
  16: ["newArrivals", goodsList],
  17: ["hotSales", goodsList],
  18: ["recommends", goodsList],
  19: ["customTag", goodsList],
  20: ["search", goodsList],
  21: ["onSale", promotionGoods],
  22: ["item", goodsList],
  23: ["newsDetail", news],
  24: ["signIn", null],
  25: ["signUp", null],
  26: ["resetPassword", null],
  27: ["cart", null],
  28: ["inquiry", null],
  29: ["checkOut", null],
  30: ["memberCentre", null],
  31: ["addresses", null],
  32: ["favourites", null],
  33: ["orders", null],
  34: ["orderDetail", null],
  35: ["review", null],
  36: ["notFound", null],
} as const satisfies Record<number, readonly [string, ContentId | null]>

type PageTypeCode = keyof typeof PAGE_TYPES

type PageTypeName = (typeof PAGE_TYPES)[PageTypeCode][0] | "generic"

export type PageType = { code: number; name: PageTypeName; contentId: ContentId | null }

/** Page types run from 1 to 36; any other number is a generic page without content of its own. */
export function pageTypeOf(code: number | string | null | undefined): PageType {
  const number = Number(code ?? 0)
  if (!isPageTypeCode(number)) return { code: 0, name: "generic", contentId: null }
  const [name, contentId] = PAGE_TYPES[number]
  return { code: number, name, contentId }
}

function isPageTypeCode(number: number): number is PageTypeCode {
  return Object.hasOwn(PAGE_TYPES, number)
}
