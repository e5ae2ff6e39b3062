import { adminCatalogCalls } from "./admin-catalog-calls.ts"
import { adminDeskCalls } from "./admin-desk-calls.ts"
import { adminSessionCalls } from "./admin-session-calls.ts"
import type { Calls } from "./call.ts"

/** Everything that staff can do: come in, serve people (desk), keep the shop (catalog). */
export const adminCalls = { ...adminSessionCalls, ...adminDeskCalls, ...adminCatalogCalls } as const satisfies Calls
