import type { Calls } from "./call.ts"

export const adminCatalogCalls = {} as const satisfies Calls
