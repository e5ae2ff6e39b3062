import type { Context } from "hono"
import { z } from "zod"
import type { Call } from "../../contract/call.ts"
import type { RefusalReason } from "../../contract/refusals.ts"
import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import { type SentAs, underOwnNames } from "./other-names.ts"

type Fields = { fields: Record<string, string> }
export type Unreadable = Refusal<RefusalReason, Fields | undefined>

export type Sent = {
  path?: object
  query: object
  body?: unknown
  sentAs?: SentAs
  idempotencyKey?: string
  file?: Uint8Array
  raw?: string
}

/** Query, body and what else a call takes, in the promised shape, or why they do not have it. */
export async function readAsk(c: Context, call: Call): Promise<Sent | Unreadable> {
  const query = readQuery(call, call.query ? new URL(c.req.url).searchParams : [])
  if (isRefused(query)) return query
  const path = checked(call.path ?? NO_PARTS, c.req.param())
  if (isRefused(path)) return path
  if (call.raw) return { path, query, raw: await c.req.text() }
  if (call.upload) return uploaded(c, query)
  const idempotencyKey = c.req.header("idempotency-key")?.trim() ?? ""
  if (call.idempotent && !KEY_SHAPE.test(idempotencyKey)) return refused("keyRequired", undefined)
  if (!call.body) return { query, idempotencyKey }
  const sent = await jsonBody(c)
  if (isRefused(sent)) return sent
  const { body: named, sentAs } = underOwnNames(sent, call.otherNames)
  const body = checked(call.body, named, sentAs)
  return isRefused(body) ? body : { query, body, idempotencyKey, sentAs }
}

const NO_PARTS = z.object({})

/** What the column takes, and nothing that a header cannot carry unchanged. */
const KEY_SHAPE = /^[\x21-\x7e]{8,200}$/

/** The one file of a form, under whatever name it comes. */
async function uploaded(c: Context, query: object): Promise<Sent | Unreadable> {
  if (!/^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "")) return refused("notAPicture", undefined)
  try {
    const file = [...(await c.req.formData()).values()].find((value) => value instanceof File)
    if (file) return { query, file: new Uint8Array(await file.arrayBuffer()) }
  } catch {
    // Said below: a form that cannot be read is malformed, however it fails.
  }
  return refused("malformed", undefined)
}

/** The first value of each name; bytes that are no UTF-8 have become replacement characters by then. */
export function readQuery(
  call: Pick<Call, "query">,
  sent: Iterable<[name: string, value: string]>,
): object | Unreadable {
  if (!call.query) return {}
  const values: Record<string, string> = {}
  for (const [name, value] of sent) {
    // A blank instead of NUL, which PostgreSQL cannot keep: what is no number stays none.
    if (!Object.hasOwn(values, name) && value !== "") values[name] = value.replaceAll("\0", " ")
  }
  return checked(call.query, values)
}

async function jsonBody(c: Context): Promise<object | Unreadable> {
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) return refused("jsonOnly", undefined)
  const text = await c.req.text()
  try {
    const value: unknown = JSON.parse(text, storable)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value
  } catch {
    // Said below: what is no JSON object is malformed, however it fails.
  }
  return refused("malformed", undefined)
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair, which is what is left of an emoji that a form cut in two. */
const storable = (_name: string, value: unknown) =>
  typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value

/** Each wrong field with a message key; our own checks name one, the rest is simply invalid. */
function checked(shape: z.ZodObject, value: object, sentAs: SentAs = {}): object | Refusal<"invalidField", Fields> {
  const parsed = shape.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.join(".")
    fields[sentAs[field] ?? field] ??= fieldKey(issue)
  }
  return refused("invalidField", { fields })
}

function fieldKey(issue: z.core.$ZodIssue): string {
  if (/^[a-z][a-zA-Z]+$/.test(issue.message)) return issue.message
  if (issue.code === "invalid_type" && issue.input === undefined) return "required"
  return "invalid"
}
