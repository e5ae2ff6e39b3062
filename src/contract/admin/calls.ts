import type { Calls } from "../call.ts"
import { adminAccountCalls } from "./account-calls.ts"
import { adminCatalogCalls } from "./catalog-calls.ts"
import { adminDeskCalls } from "./desk-calls.ts"
import { adminSessionCalls } from "./session-calls.ts"
import { adminSetupCalls } from "./setup-calls.ts"

/** Everything that staff can do: come in, serve people (desk), keep the shop (catalog), set it up (setup). */
export const adminCalls = {
  ...adminSessionCalls,
  ...adminAccountCalls,
  ...adminDeskCalls,
  ...adminCatalogCalls,
  ...adminSetupCalls,
} as const satisfies Calls
