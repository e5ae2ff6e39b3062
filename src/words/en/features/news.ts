/** What the pages of news say. */
export const news = {
  newsTitle: "News",
}
