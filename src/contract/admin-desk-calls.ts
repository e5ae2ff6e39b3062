import type { Calls } from "./call.ts"

export const adminDeskCalls = {} as const satisfies Calls
