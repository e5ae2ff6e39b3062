import type { Failure } from "../../../../contract/envelope.ts"

/** Why a call was refused. Of a lost connection only the browser speaks, in its own language; the page has words for it. */
export const failureText = ({ reason, msg }: Failure, words: { serviceUnavailable: string }): string =>
  reason === "serviceUnavailable" ? words.serviceUnavailable : msg
