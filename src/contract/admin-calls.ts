import type { Calls } from "./call.ts"

export const adminCalls = {} as const satisfies Calls
