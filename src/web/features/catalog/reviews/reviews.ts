export type Review = {
  id: number
  author: string
  stars: number
  text: string
  /** Which variant it is about, in words. */
  variant: string
  images: string[]
  /** What the shop says to it; empty where it says nothing. */
  answer: string
  writtenAt: string
}

/** A review of some good of the shop. */
export type ShopReview = Review & { goodsName: string; goodsUrl: string }

/** Reviews of one good, newest first: those shown so far, whether there are more, and how often each number of stars was given, one first. */
export type Reviews = {
  list: Review[]
  page: number
  hasMore: boolean
  summary: { average: number; count: number; stars: number[] }
}
