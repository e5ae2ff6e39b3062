import type { Calls } from "./call.ts"

export const reviewCalls = {} as const satisfies Calls
