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
  orderNumber: "货号",
  orderName: "品名",
  orderEach: "单价",
  orderSum: "合计",
  orderOther: "其他货号或名称",
}
