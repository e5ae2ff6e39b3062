import type { FirstStep } from "../../../domain/site/first-steps.ts"

/** Where each of the first steps is done. */
export const STEP_PATHS: Record<Exclude<FirstStep, "live">, string> = {
  name: "settings",
  place: "settings#setting-defaultRegion",
  currency: "settings/currencies",
  taxes: "settings/taxes",
  freight: "settings/freight",
  payment: "settings/payments",
  goods: "goods",
  policies: "policies",
  look: "look",
}
