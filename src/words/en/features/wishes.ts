/** What the page says that notes and forgets wishes for sold-out goods. */
export const wishes = {
  wishesTitle: "Back in stock",
  wishNotedTitle: "Noted.",
  wishNotedText: "We write to you once, when it is back. The mail has a link that ends this.",
  wishesForgetText: "Shall we forget everything that this address still waits for?",
  wishesForget: "Forget it",
  wishesForgotten: "Forgotten.",
  wishesForgottenText: "No more of these mails come to you. You may ask again at any time.",
  wishLinkUnknown: "This link does not work any more.",
  wishLinkUnknownText: "It has become too old. A newer mail has a newer link.",
}
