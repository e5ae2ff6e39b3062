import type { Failure } from "../../contract/envelope.ts"

/** What is wrong, in sentences: with a field, under its name; with the whole, under "". */
export type Faults = Record<string, string>

/** The faults that a refusal names. `sentences` are those of the field keys; a key without one gets the refusal's own. */
export function faultsOf({ data, msg }: Failure, sentences: Readonly<Record<string, string>>): Faults {
  const fields: unknown = typeof data === "object" && data !== null && "fields" in data ? data.fields : null
  if (typeof fields !== "object" || fields === null) return { "": msg }
  return Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, sentences[String(key)] ?? msg]))
}
