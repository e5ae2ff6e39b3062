/** What only the sign-in says. Values go in with `fill`: "Page {page}". */
export const signIn = {
  signInToKeep: "Sign in to keep it",
  keptRightAfter: "{name} goes to your favourites right after.",
  signInText: "Your orders, addresses and coupons wait here.",
  signInSide: "Good to see you again.",
  gateParcels: "Follow every parcel",
  gateCoupons: "Coupons that wait for you",
  gateAddresses: "Addresses typed once",
  newHere: "New here?",
  findGuestOrder: "Find a guest order",
  passwordSet: "The new password is set. You can sign in with it now.",
  signInByPasskey: "Sign in with a passkey",
  orElse: "or",
  noPasskey: "No passkey answered",
  noPasskeyText: "It was cancelled, or this device has none for us. Your password still works.",
}
