import { z } from "zod"
import type { Call } from "../../../src/contract/call.ts"

type Schema = z.core.JSONSchema.JSONSchema
export type Plausible = { query: Record<string, string>; body: Record<string, unknown> | undefined }

/** Values for fields by their name, so that an ask aims at something real. */
export type Known = Record<string, unknown>

/**
 * Something that could be sent to a call, made from its contract: known names get their known values, all else something of
 * the right type. A call whose fields need more than that has to be named in `Known`; the test that uses this says so.
 */
export function plausibleAsk(call: Call, known: Known): Plausible {
  const query = call.query ? filled(schemaOf(call.query), known) : {}
  return {
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    body: call.body ? filled(schemaOf(call.body), known) : undefined,
  }
}

const schemaOf = (shape: z.ZodType): Schema => z.toJSONSchema(shape, { io: "input", unrepresentable: "any" })

function filled({ properties = {} }: Schema, known: Known): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      if (name in known) return known[name] === undefined ? [] : [[name, known[name]]]
      return typeof schema === "object" ? [[name, someValue(schema, known)]] : []
    }),
  )
}

function someValue(schema: Schema, known: Known): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (choice && typeof choice === "object") return someValue(choice, known)
  switch (schema.type) {
    case "array":
      return typeof schema.items === "object" && !Array.isArray(schema.items) ? [someValue(schema.items, known)] : []
    case "object":
      return filled(schema, known)
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1)
    case "boolean":
      return true
    case "null":
      return null
    default:
      return textOf(schema)
  }
}

function textOf({ format, pattern, minLength = 0 }: Schema): string {
  if (format === "email") return "stranger@people.example"
  if (format === "date-time") return new Date().toISOString()
  // Digits in the address.
  if (pattern?.startsWith("^\\d")) return "1"
  if (pattern?.startsWith("^#")) return "#1a43ee"
  return "plausible".padEnd(minLength, "x")
}
