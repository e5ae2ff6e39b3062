import type { Call } from "../../contract/call.ts"

/** Which name a field was sent under, where it was not its own. */
export type SentAs = Record<string, string>

/** A body with every field under its own name. A field that was sent under both keeps what stands under its own. */
export function underOwnNames(sent: object, otherNames: Call["otherNames"]): { body: object; sentAs: SentAs } {
  const values: Record<string, unknown> = { ...sent }
  const sentAs: SentAs = {}
  for (const [other, own] of Object.entries(otherNames ?? {})) {
    if (!Object.hasOwn(values, other) || Object.hasOwn(values, own)) continue
    values[own] = values[other]
    sentAs[own] = other
  }
  return { body: values, sentAs }
}

/** What is wrong with which field, said under the names that the caller knows. */
export function underNamesSent(details: unknown, sentAs: SentAs = {}): unknown {
  if (typeof details !== "object" || details === null || !("fields" in details)) return details
  const fields = Object.entries(details.fields ?? {})
  return { ...details, fields: Object.fromEntries(fields.map(([field, key]) => [sentAs[field] ?? field, key])) }
}
