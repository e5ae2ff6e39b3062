/** What the list of news says. */
export const newsList = {
  newsText: "What changes in the shop, and why.",
  readIt: "Read it",
  noNews: "No news yet.",
  noNewsText: "When something changes, it stands here first.",
}
