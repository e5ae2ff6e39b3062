import type { StaffSignInWords } from "../staff-sign-in-words.ts"

export const en: StaffSignInWords = {
  title: "Sign in for staff",
  noLink: "This is the entrance for those who work for the shop. Open the link that you were sent.",
  choose: "Choose a password. From now on you sign in with it.",
  password: "Password (at least 8 characters)",
  send: "Sign in",
  otherPassword: "Please choose another password: at least 8 characters, and none that many people use.",
  signedIn: "You are signed in as {email}.",
  failed: "The shop cannot be reached. Please try again in a moment.",
  noScript: "Please switch on JavaScript to sign in.",
}
