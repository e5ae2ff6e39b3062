import type { Calls } from "../call.ts"
import { adminDomainCalls } from "./domain-calls.ts"
import { adminGuideCalls } from "./guide-calls.ts"
import { adminLanguageCalls } from "./language-calls.ts"
import { adminMailCalls } from "./mail-calls.ts"

/** The calls with which an owner sets the shop up, beside those of the site and its trade. */
export const adminSetupCalls = {
  ...adminGuideCalls,
  ...adminDomainCalls,
  ...adminLanguageCalls,
  ...adminMailCalls,
} as const satisfies Calls
