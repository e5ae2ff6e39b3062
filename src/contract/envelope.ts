import type { RefusalReason } from "./refusals.ts"

export const SUCCESS = 1
export const REFUSED = 0
/** Only `refreshToken` answers with this: the session is over. */
export const SESSION_OVER = -1

type Success<Data> = { code: typeof SUCCESS; data: Data; msg: "" }
export type Failure = { code: typeof REFUSED | typeof SESSION_OVER; data: unknown; msg: string; reason: RefusalReason }
export type Envelope<Data> = Success<Data> | Failure
