import { z } from "zod"
import type { Call } from "../../contract/call.ts"
import { calls } from "../../contract/calls.ts"
import { REFUSED, SUCCESS } from "../../contract/envelope.ts"
import { type RefusalReason, refusalStatus } from "../../contract/refusals.ts"

/** Refusals that any call may answer with, beside those it names itself. */
const ALWAYS: RefusalReason[] = ["serviceUnavailable"]

const schemaOf = (shape: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: "any" })
  return schema
}

const json = (schema: object) => ({ "application/json": { schema } })

function success(call: Call) {
  const data = schemaOf(call.reply, "output")
  const envelope = {
    type: "object",
    required: ["code", "data", "msg"],
    properties: { code: { const: SUCCESS }, data, msg: { const: "" } },
  }
  return { description: call.summary, content: json(envelope) }
}

function refusals(call: Call) {
  const shapes: RefusalReason[] = [...(call.query || call.body ? (["invalidField"] as const) : [])]
  if (call.body) shapes.push("malformed", "tooLarge", "jsonOnly")
  const reasons = [...shapes, ...(call.refusals ?? []), ...ALWAYS]
  const byStatus = Map.groupBy(reasons, (reason) => refusalStatus[reason])
  return Object.fromEntries(
    [...byStatus].map(([status, reasons]) => {
      const envelope = {
        allOf: [{ $ref: "#/components/schemas/Refusal" }, { properties: { reason: { enum: reasons } } }],
      }
      return [String(status), { description: `Refused: ${reasons.join(", ")}`, content: json(envelope) }]
    }),
  )
}

function parameters(call: Call) {
  if (!call.query) return []
  const { properties = {}, required = [] } = schemaOf(call.query, "output")
  const optional = new Set(
    Object.entries(call.query.shape)
      .filter(([, field]) => z.safeParse(field, undefined).success)
      .map(([name]) => name),
  )
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name) && !optional.has(name),
    schema: typeof schema === "object" ? flattened(schema) : {},
  }))
}

/** Lists travel in the address as numbers with commas between them. */
const flattened = (schema: { type?: unknown }) =>
  schema.type === "array"
    ? { type: "string", pattern: "^\\d+(,\\d+)*$", description: "Ids with commas between them" }
    : schema

function operation(name: string, call: Call) {
  const [, path = ""] = name.split(" ")
  return {
    operationId: name.replace(/[^a-zA-Z]+/g, "_"),
    summary: call.summary,
    tags: [path.split("/")[2] ?? "site"],
    parameters: parameters(call),
    ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, "input")) } }),
    responses: { "200": success(call), ...refusals(call) },
  }
}

function paths() {
  const byPath: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const [method = "", path = ""] = name.split(" ")
    byPath[path] = { ...byPath[path], [method.toLowerCase()]: operation(name, call) }
  }
  return byPath
}

/** The API as OpenAPI 3.1, made from the contract that the server checks requests with. */
export const openApi = {
  openapi: "3.1.0",
  info: {
    title: "Vitrine",
    version: "1",
    description:
      "Every reply is an envelope: code 1 with data, or a refusal with a reason for machines and a sentence for people.",
  },
  servers: [{ url: "/" }],
  paths: paths(),
  components: {
    schemas: {
      Refusal: {
        type: "object",
        required: ["code", "data", "msg", "reason"],
        properties: { code: { const: REFUSED }, data: {}, msg: { type: "string" }, reason: { type: "string" } },
      },
    },
  },
}

export type OpenApi = typeof openApi
