/** What the page of the shop's own activity says. */
export const selfActivity = {
  activityTitle: "Our own pick",
  activityText: "Goods that we stand behind ourselves, for a while.",
  runByShop: "Run by the shop",
  noActivity: "Nothing is on right now.",
  noActivityText: "Look around in the meantime.",
}
