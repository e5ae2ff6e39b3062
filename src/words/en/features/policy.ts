/** What the pages with the terms of the shop say. */
export const policy = {
  ourTerms: "Our terms",
  onThisPage: "On this page",
}
