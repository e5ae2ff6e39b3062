import type { WordsOf } from "../../words.ts"

export const goods: WordsOf["goods"] = {
  categories: "分类",
  goods: "商品",
  isNew: "新品",
  percentOff: "−{percent}%",
  soldOut: "已售罄",
  locked: "需要密码",
  addToFavourites: "收藏“{name}”",
  addNameToCart: "将“{name}”加入购物车",
  chooseOptions: "选择“{name}”的规格",
  ratingOf: "{rating} 分（满分 5 分）",
  reviewCount: "{count} 条评价",
  soldCount: "已售 {count} 件",
  seeAll: "查看全部",
  allOf: "查看全部 {count} 件",
  readMore: "阅读更多",
  filters: "筛选",
  sortSold: "销量最高",
  perhapsThese: "也许您会喜欢",
  reviews: "评价",
}
