import type { Calls } from "./call.ts"

export const addressCalls = {} as const satisfies Calls
