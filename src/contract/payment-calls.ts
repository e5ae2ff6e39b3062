import type { Calls } from "./call.ts"

export const paymentCalls = {} as const satisfies Calls
