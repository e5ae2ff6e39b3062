import type { Calls } from "./call.ts"

export const memberCalls = {} as const satisfies Calls
