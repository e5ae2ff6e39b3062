import type { WordsOf } from "../../words.ts"

export const newsDetail: WordsOf["newsDetail"] = {
  inThisArticle: "この記事の内容",
  moreNews: "その他のお知らせ",
  earlierNews: "前の記事",
  laterNews: "次の記事",
  allNews: "お知らせ一覧",
}
