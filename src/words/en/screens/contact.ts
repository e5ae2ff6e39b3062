/** What the page with the ways to the shop says. */
export const contact = {
  contactTitle: "Contact",
  contactText: "A person answers. Pick whoever fits your question.",
  peopleOnWhatsapp: "On WhatsApp",
  otherWays: "Other ways",
  openMap: "Open the map",
  praiseAndBlame: "Praise, blame, ideas",
  feedbackForm: "Feedback form",
}
