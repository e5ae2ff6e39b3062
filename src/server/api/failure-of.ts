import { type Failure, REFUSED } from "../../contract/envelope.ts"
import type { RefusalReason } from "../../contract/refusals.ts"
import { messagesIn } from "./messages-in.ts"

/** A refusal in the envelope, with a sentence in the caller's language. */
export function failureOf(
  reason: RefusalReason,
  language: string,
  details: unknown = null,
  code: Failure["code"] = REFUSED,
): Failure {
  return { code, data: details ?? null, msg: filledIn(messagesIn(language)[reason], details), reason }
}

/** A sentence may name what stands in the details: `{contact}`. */
function filledIn(sentence: string, details: unknown): string {
  if (typeof details !== "object" || details === null) return sentence
  const named = new Map(Object.entries(details))
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name) => String(named.get(name) ?? place))
}
