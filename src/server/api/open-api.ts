import { z } from "zod"
import { isOwners } from "../../contract/admin/staff-rights.ts"
import type { Call, Who } from "../../contract/call.ts"
import { calls } from "../../contract/calls.ts"
import { REFUSED, SESSION_OVER, SUCCESS } from "../../contract/envelope.ts"
import { type RefusalReason, refusalStatus } from "../../contract/refusals.ts"
import { SITE_HEADER } from "../../domain/site/staff-origin.ts"

/** Refusals that any call may answer with, beside those it names itself. */
const ALWAYS: RefusalReason[] = ["serviceUnavailable"]

type Schema = z.core.JSONSchema.JSONSchema

/** Shapes that contain themselves; references in OpenAPI start at the document, so they cannot stay inside a call. */
const shared: Record<string, Schema> = {}

function schemaOf(name: string, shape: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _, $defs = {}, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: "any" })
  const withReferences = (part: Schema): Schema =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${operationId(name)}`))
  for (const [key, part] of Object.entries($defs)) shared[operationId(name) + key] = withReferences(part)
  return withReferences(schema)
}

const operationId = (name: string) => name.replace(/[^a-zA-Z]+/g, "_")

const json = (schema: object) => ({ "application/json": { schema } })

function success(name: string, call: Call) {
  if (call.file) return { description: call.summary, content: { "text/csv": { schema: { type: "string" } } } }
  const data = schemaOf(name, call.reply, "output")
  const envelope = {
    type: "object",
    required: ["code", "data", "msg"],
    properties: { code: { const: SUCCESS }, data, msg: { const: "" } },
  }
  return { description: call.summary, content: json(envelope) }
}

/** Who is let in where, and how it is refused to the others. */
const doors: Record<Who, RefusalReason[]> = {
  shopper: ["sessionOver"],
  member: ["signInRequired", "sessionOver"],
  account: ["signInRequired", "sessionOver"],
  staff: ["signInRequired", "sessionOver", "siteUnnamed", "noRoleHere", "roleUnproved"],
}

function refusals(name: string, call: Call) {
  const shapes: RefusalReason[] = [...(call.path || call.query || call.body ? (["invalidField"] as const) : [])]
  if (call.body) shapes.push("malformed", "tooLarge", "jsonOnly")
  if (call.raw) shapes.push("tooLarge")
  if (call.upload) shapes.push("malformed", "notAPicture", "pictureTooLarge")
  if (call.idempotent) shapes.push("keyRequired", "keyReused")
  if (call.who) shapes.push(...doors[call.who], "otherOrigin")
  if (isOwners(name)) shapes.push("ownerOnly")
  if (isStaffs(name)) shapes.push("otherOrigin")
  const reasons = [...new Set([...shapes, ...(call.refusals ?? []), ...ALWAYS])]
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

function partsOfPath(name: string, { path }: Call) {
  const { properties = {} } = path ? schemaOf(name, path, "output") : {}
  return Object.entries(properties).map(([part, schema]) => ({ name: part, in: "path", required: true, schema }))
}

function parameters(name: string, call: Call) {
  if (!call.query) return []
  const { properties = {}, required = [] } = schemaOf(name, call.query, "output")
  const { properties: sent = {} } = schemaOf(name, call.query, "input")
  const optional = new Set(
    Object.entries(call.query.shape)
      .filter(([, field]) => z.safeParse(field, undefined).success)
      .map(([name]) => name),
  )
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name) && !optional.has(name),
    // What a value is turned into says more than its text, where it can be said at all.
    schema: isTelling(schema) ? flattened(schema) : sent[name],
  }))
}

const isTelling = (schema: Schema | boolean): schema is Schema =>
  typeof schema === "object" && Object.keys(schema).some((key) => key !== "default")

/** Lists travel in the address as numbers with commas between them. */
const flattened = (schema: { type?: unknown }) =>
  schema.type === "array"
    ? { type: "string", pattern: "^\\d+(,\\d+)*$", description: "Ids with commas between them" }
    : schema

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  schema: { type: "string", minLength: 8, maxLength: 200 },
}

const SITE_NAMED = {
  name: SITE_HEADER,
  in: "header",
  required: true,
  description: "The name of the shop that the call is about, whichever staff's origin it is made at",
  schema: { type: "string" },
}

/** Staff calls are made at an origin of their own. */
const STAFF_SERVER = {
  url: "https://admin.{shop}",
  description:
    "A staff's origin: admin. before a shop's host, or ADMIN_ORIGIN; each serves all shops. On a shop's own host it is not found.",
  variables: { shop: { default: "shop.example" } },
}

const isStaffs = (name: string) => name.includes(" /api/admin/")

const FILE = { type: "object", properties: { file: { type: "string", format: "binary" } }, required: ["file"] }

function requestBody(name: string, call: Call) {
  const others = Object.entries(call.otherNames ?? {}).map(([other, own]) => `${other} for ${own}`)
  const description = others.length > 0 ? { description: `Also understood: ${others.join(", ")}` } : {}
  if (call.body)
    return { requestBody: { required: true, ...description, content: json(schemaOf(name, call.body, "input")) } }
  if (call.upload) return { requestBody: { required: true, content: { "multipart/form-data": { schema: FILE } } } }
  if (call.raw) return { requestBody: { required: true, content: json({}) } }
  return {}
}

function operation(name: string, call: Call) {
  const [, path = ""] = name.split(" ")
  return {
    operationId: operationId(name),
    summary: call.summary,
    tags: [path.split("/")[2] ?? "site"],
    ...(isStaffs(name) && { servers: [STAFF_SERVER] }),
    parameters: [
      ...partsOfPath(name, call),
      ...parameters(name, call),
      ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
      ...(call.who === "staff" ? [SITE_NAMED] : []),
    ],
    ...requestBody(name, call),
    ...(call.who && { security: [{ bearer: [] }, ...(call.who === "shopper" ? [{}] : [])] }),
    responses: { "200": success(name, call), ...refusals(name, call) },
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
      "Every reply is an envelope: code 1 with data, or a refusal with a reason for machines and a sentence for people. Calls under /api/admin are the staff's and answer at their own origin only: admin. before the shop's host, or ADMIN_ORIGIN.",
  },
  servers: [{ url: "/" }],
  paths: paths(),
  components: {
    securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    schemas: {
      ...shared,
      Refusal: {
        type: "object",
        required: ["code", "data", "msg", "reason"],
        // −1 is said by refreshToken only.
        properties: {
          code: { enum: [REFUSED, SESSION_OVER] },
          data: {},
          msg: { type: "string" },
          reason: { type: "string" },
        },
      },
    },
  },
}

export type OpenApi = typeof openApi
