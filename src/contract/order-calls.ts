import type { Calls } from "./call.ts"

export const orderCalls = {} as const satisfies Calls
