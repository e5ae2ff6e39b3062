import type { Calls } from "./call.ts"

export const cartCalls = {} as const satisfies Calls
