import type { StripeElementLocale } from "@stripe/stripe-js"

/** Our languages, as Stripe names them. */
const LOCALES: readonly StripeElementLocale[] = ["ar", "de", "en", "es", "fr", "it", "ja", "ko", "pt", "ru", "zh"]

/** Another language is left to the browser. */
export const stripeLocale = (lang: string): StripeElementLocale =>
  LOCALES.find((one) => one === lang.split("-", 1)[0]) ?? "auto"
