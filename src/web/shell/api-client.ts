import type { AskOf } from "../../contract/call.ts"
import type { AllCalls, CallReply } from "../../contract/calls.ts"
import { type Envelope, type Failure, REFUSED, SESSION_OVER, SUCCESS } from "../../contract/envelope.ts"

export type ApiClientOptions = {
  /** In a loader the API in this process, in the browser `fetch`. */
  send: (request: Request) => Response | Promise<Response>
  origin: string
  /** Language of the sentences in refusals. */
  language: string
  /** What a browser adds by itself and the server has to pass on: referer, cookie, origin. */
  headers?: Record<string, string>
}

export type ApiClient = {
  ask: <Name extends keyof AllCalls>(name: Name, ask?: AskOf<AllCalls[Name]>) => Promise<Envelope<CallReply<Name>>>
}

type Sent = { query?: Record<string, unknown>; body?: unknown; idempotencyKey?: string; file?: File }

/** The typed way to the API. A refusal is a value; so is a network error or a reply that cannot be read. */
export function createApiClient({ send, origin, language, headers }: ApiClientOptions): ApiClient {
  function requestFor(name: string, { query, body, idempotencyKey, file }: Sent): Request {
    const [method, path] = name.split(" ")
    const address = new URL(path ?? "", origin)
    for (const [field, value] of Object.entries(query ?? {})) {
      if (value !== undefined) address.searchParams.set(field, String(value))
    }
    const spoken = new Headers({ ...headers, "accept-language": language })
    if (idempotencyKey !== undefined) spoken.set("idempotency-key", idempotencyKey)
    if (file !== undefined) return new Request(address, { method, headers: spoken, body: formOf(file) })
    if (body === undefined) return new Request(address, { method, headers: spoken })
    spoken.set("content-type", "application/json")
    return new Request(address, { method, headers: spoken, body: JSON.stringify(body) })
  }

  return {
    async ask<Name extends keyof AllCalls>(name: Name, sent: AskOf<AllCalls[Name]> = {}) {
      try {
        const response = await send(requestFor(name, sent))
        const reply: unknown = await response.json()
        return isEnvelope<CallReply<Name>>(reply) ? reply : unavailable("unreadable reply")
      } catch (failure) {
        return unavailable(failure instanceof Error ? failure.message : String(failure))
      }
    },
  }
}

/** The request itself says where one part of a form ends. */
function formOf(file: File): FormData {
  const form = new FormData()
  form.set("file", file)
  return form
}

/** The envelope is checked; that its data has the promised shape is what the API's own tests are for. */
function isEnvelope<Data>(reply: unknown): reply is Envelope<Data> {
  if (typeof reply !== "object" || reply === null || !("code" in reply) || !("data" in reply)) return false
  if (reply.code === SUCCESS) return true
  const refused = reply.code === REFUSED || reply.code === SESSION_OVER
  return refused && "msg" in reply && "reason" in reply && typeof reply.reason === "string"
}

function unavailable(msg: string): Failure {
  return { code: REFUSED, data: null, msg, reason: "serviceUnavailable" }
}
