import type { Calls } from "./call.ts"

export const inquiryCalls = {} as const satisfies Calls
