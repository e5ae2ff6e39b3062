/** How the test cards of the sandbox behave, each by its number, as providers do it. No other number is taken. */
export const SANDBOX_CARDS = {
  success: "4242424242424242",
  decline: "4000000000000002",
  challenge: "4000002500003155",
  slow: "4000000000000077",
  silent: "4000000000009979",
} as const

export type SandboxBehaviour = keyof typeof SANDBOX_CARDS

/** What a bank would send to the telephone of the card's owner. */
export const SANDBOX_CHALLENGE_CODE = "123456"
