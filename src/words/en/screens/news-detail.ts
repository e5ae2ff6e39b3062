/** What a piece of news says beside its text. */
export const newsDetail = {
  inThisArticle: "In this article",
  moreNews: "More news",
  earlierNews: "Earlier",
  laterNews: "Later",
  allNews: "All news",
}
