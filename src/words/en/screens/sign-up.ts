/** What only the sign-up says. Values go in with `fill`: "Page {page}". */
export const signUp = {
  signUpText: "One minute. Your cart comes along.",
  signUpSide: "Nice to meet you.",
  couponAtOnce: "{coupon} is in your account at once",
  gateFavourites: "Favourites on every screen",
  gateReturns: "Returns without digging for mails",
  iAgree: "I agree to the {terms} and {privacy}.",
  agreeTerms: "terms",
  agreePrivacy: "privacy policy",
  hereBefore: "Been here before?",
}
