import type { Calls } from "./call.ts"

export const returnCalls = {} as const satisfies Calls
