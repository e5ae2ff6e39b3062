/** What the page says that ends or confirms a subscription. */
export const letter = {
  letterJoined: "You are on the list.",
  letterJoinedText: "The next letter comes to you. Each of them has a link that ends it.",
  letterGone: "You are off the list.",
  letterGoneText: "No more letters come to you. You may join again at any time.",
  letterUnknown: "This link does not work any more.",
  letterUnknownText: "Links hold for a week. Enter your address once more, and a new one comes.",
  letterConfirm: "Confirm",
  letterConfirmTitle: "One more step",
  letterConfirmText: "Shall the letter come to this address?",
  letterLeave: "Leave the list",
  letterLeaveText: "Shall no more letters come to this address?",
}
