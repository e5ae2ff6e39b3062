/** What the page of a goods promotion says. */
export const promotionGoods = {
  promotionTitle: "On sale",
  untilDay: "Until {day}",
  promotionText: "The price is already the lower one; no code needed.",
  promotions: "Promotions",
  promotionOver: "The promotion is over.",
  promotionOverText: "What is left is back at its old price.",
  noPromotion: "No promotion is running.",
  noPromotionText: "The next one is announced here.",
  seeNew: "See what is new",
}
