import type { ReplyOf } from "./call.ts"
import { contentCalls } from "./content-calls.ts"
import { goodsCalls } from "./goods-calls.ts"
import { siteCalls } from "./site-calls.ts"

/** Every call there is. A call that is listed here without a handler does not compile, nor does a handler without a call. */
export const calls = { ...siteCalls, ...contentCalls, ...goodsCalls }

export type AllCalls = typeof calls
export type CallReply<Name extends keyof AllCalls> = ReplyOf<AllCalls[Name]>
