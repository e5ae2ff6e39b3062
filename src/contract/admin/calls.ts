import type { Calls } from "../call.ts"
import { adminCatalogCalls } from "./catalog-calls.ts"
import { adminDeskCalls } from "./desk-calls.ts"
import { adminSessionCalls } from "./session-calls.ts"

/** Everything that staff can do: come in, serve people (desk), keep the shop (catalog). */
export const adminCalls = { ...adminSessionCalls, ...adminDeskCalls, ...adminCatalogCalls } as const satisfies Calls
