import type { WordsOf } from "../../words.ts"

export const home: WordsOf["home"] = {
  newArrivals: "新品上架",
  hotSales: "热销商品",
  recommends: "为您推荐",
  newsHeading: "新闻",
  reviewsHeading: "评价",
  fromReviews: "来自 {count} 条评价",
  results: "成绩榜",
  resultPlace: "名次",
  resultName: "姓名",
  resultGoods: "装备",
  resultWords: "评价",
  resultScore: "得分",
  padNumber: "货号",
  padName: "品名",
  padEach: "单价",
  padSum: "合计",
  padOther: "其他货号或名称",
  together: "合计",
  addAll: "全部加入购物车",
}
