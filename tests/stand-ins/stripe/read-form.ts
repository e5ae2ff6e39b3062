import { invalidRequest } from "./stripe-refusal.ts"

export type Form = { [name: string]: string | Form }

/** Reads Stripe's form encoding: `metadata[order_no]=7` is `{ metadata: { order_no: "7" } }`. */
export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\]\[|\[|\]/).filter((part) => part !== "")
    const last = path.pop()
    if (last === undefined) continue
    let place = form
    for (const part of path) {
      const inner = place[part] ?? {}
      if (typeof inner === "string") throw invalidRequest(`Invalid hash: ${name}`, { param: name })
      place[part] = inner
      place = inner
    }
    place[last] = value
  }
  return form
}

/** Stripe refuses what it does not know, so a misspelt parameter is found here too. */
export function knownOnly(form: Form, known: readonly string[]): Form {
  const unknown = Object.keys(form).find((name) => !known.includes(name))
  if (unknown === undefined) return form
  throw invalidRequest(`Received unknown parameter: ${unknown}`, { code: "parameter_unknown", param: unknown })
}

export function text(form: Form, name: string): string | undefined {
  const value = form[name]
  return typeof value === "string" ? value : undefined
}

export function required(form: Form, name: string): string {
  const value = text(form, name)
  if (value !== undefined && value !== "") return value
  throw invalidRequest(`Missing required param: ${name}.`, { code: "parameter_missing", param: name })
}

export function wholeNumber(form: Form, name: string): number {
  const value = required(form, name)
  if (/^\d{1,12}$/.test(value)) return Number(value)
  throw invalidRequest(`Invalid integer: ${value}`, { code: "parameter_invalid_integer", param: name })
}

export function texts(form: Form, name: string): Record<string, string> {
  const value = form[name] ?? {}
  const pairs = typeof value === "string" ? [] : Object.entries(value)
  return Object.fromEntries(pairs.flatMap(([key, one]) => (typeof one === "string" ? [[key, one]] : [])))
}
