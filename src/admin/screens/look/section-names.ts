import type { SectionKind } from "../../../contract/sections/home-section.ts"
import type { look } from "../../../words/en/admin/look.ts"

type Word = keyof typeof look

/** What each kind of section is called. */
export const KIND_NAMES: Record<SectionKind, Word> = {
  hero: "kindHero",
  statement: "kindStatement",
  services: "kindServices",
  categories: "kindCategories",
  goodsRail: "kindGoodsRail",
  ranking: "kindRanking",
  priceTags: "kindPriceTags",
  promotion: "kindPromotion",
  story: "kindStory",
  news: "kindNews",
  reviews: "kindReviews",
  record: "kindRecord",
  industries: "kindIndustries",
  certificates: "kindCertificates",
  request: "kindRequest",
  letter: "kindLetter",
}

/** What each setting of a section is called. */
export const FIELD_NAMES: Record<string, Word> = {
  eyebrow: "fieldEyebrow",
  title: "fieldTitle",
  text: "fieldText",
  action: "fieldAction",
  url: "fieldUrl",
  image: "fieldImage",
  images: "fieldImages",
  goodsId: "fieldGoodsId",
  tag: "fieldTag",
  goodsLimit: "fieldGoodsLimit",
  categoryId: "fieldCategoryId",
  categoryIds: "fieldCategoryIds",
  roomGoodsLimit: "fieldRoomGoodsLimit",
  goodsIds: "fieldGoodsIds",
  limit: "fieldLimit",
  steps: "fieldSteps",
  rows: "fieldRows",
  quote: "fieldQuote",
  by: "fieldBy",
  figure: "fieldFigure",
  note: "fieldNote",
}

export const CHOICE_NAMES: Record<string, Word> = {
  newArrivals: "choiceNewArrivals",
  hotSales: "choiceHotSales",
  recommends: "choiceRecommends",
}

export const isKind = (kind: string): kind is SectionKind => kind in KIND_NAMES
