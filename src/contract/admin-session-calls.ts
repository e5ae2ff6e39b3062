import type { Calls } from "./call.ts"

export const adminSessionCalls = {} as const satisfies Calls
