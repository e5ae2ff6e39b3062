/** What code of others is for; visitors agree to each by itself. */
export const CONSENT_PURPOSES = ["chat", "counting", "adverts"] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

export const CONSENT_COOKIE = "consent"
/** How long an answer is remembered; then it is asked for again. */
export const CONSENT_DAYS = 180

/** What a visitor has said to each purpose that they were asked about. */
export type Consent = Partial<Record<ConsentPurpose, boolean>>

/** Written as `chat-yes.adverts-no`. Whatever else stands there says nothing. */
export function readConsent(text: string | null | undefined): Consent {
  const consent: Consent = {}
  for (const part of (text ?? "").split(".")) {
    const [name, answer] = part.split("-")
    const purpose = CONSENT_PURPOSES.find((each) => each === name)
    if (purpose && (answer === "yes" || answer === "no")) consent[purpose] = answer === "yes"
  }
  return consent
}

export const writeConsent = (consent: Consent): string =>
  CONSENT_PURPOSES.filter((purpose) => consent[purpose] !== undefined)
    .map((purpose) => `${purpose}-${consent[purpose] ? "yes" : "no"}`)
    .join(".")

/** The code of a shop: what it is for, and whether visitors are asked first. */
export type ShopCode = { purposes: readonly ConsentPurpose[]; asksFirst: boolean }

/** What may run now: everything where nobody is asked, else what was agreed to. */
export const agreedPurposes = ({ purposes, asksFirst }: ShopCode, consent: Consent): ConsentPurpose[] =>
  purposes.filter((purpose) => !asksFirst || consent[purpose] === true)

/** Whether there is something that this visitor has not been asked about. */
export const mustAsk = ({ purposes, asksFirst }: ShopCode, consent: Consent): boolean =>
  asksFirst && purposes.some((purpose) => consent[purpose] === undefined)
