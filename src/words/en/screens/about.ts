/** What the page about the shop says. */
export const about = {
  aboutTitle: "About us",
  theShop: "The shop",
  openingHours: "Open",
  writeToUs: "Write to us",
}
