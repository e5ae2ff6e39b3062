import type { IncomingMessage, ServerResponse } from "node:http"
import { acceptedEncoding } from "./accepted-encoding.ts"
import { type Form, formOf, plainBody } from "./cached-page.ts"
import type { CachedPages, Found } from "./cached-pages.ts"
import type { HeaderSource } from "./header-source.ts"

/** Writes a cached page straight to the socket. Gives how many bytes, or null where its encoding has to be made first. */
export function writeCached(request: IncomingMessage, response: ServerResponse, { page, cache }: Found): number | null {
  const copy = request.headers["if-none-match"]
  if (copy !== undefined && isSameEtag(copy, page.etag)) {
    response.writeHead(304, told(page.notModified, cache)).end()
    return 0
  }
  const form = page.forms[acceptedEncoding(request.headers["accept-encoding"])]
  if (form === undefined) return null
  response.writeHead(page.status, told(form.headers, cache))
  if (request.method === "HEAD") response.end()
  else response.end(form.body)
  return form.body.length
}

/** The same for the router, which can wait for an encoding that nobody has asked for yet. */
export async function cachedReply(pages: CachedPages, { page, cache }: Found, asked: HeaderSource): Promise<Response> {
  const copy = asked.get("if-none-match")
  if (copy !== null && isSameEtag(copy, page.etag))
    return new Response(null, { status: 304, headers: pairs(told(page.notModified, cache)) })
  const encoding = acceptedEncoding(asked.get("accept-encoding"))
  const ready = page.forms[encoding]
  const form: Form = ready ?? (await formOf(page, encoding, await plainBody(page)))
  if (!ready) pages.setForm(page, encoding, form)
  return new Response(new Uint8Array(form.body), { status: page.status, headers: pairs(told(form.headers, cache)) })
}

/** The last value is X-Cache, and what is cached says "hit". */
const told = (headers: string[], cache: Found["cache"]) => (cache === "hit" ? headers : headers.with(-1, cache))

function pairs(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = []
  for (let at = 0; at < flat.length; at += 2) pairs.push([flat[at] ?? "", flat[at + 1] ?? ""])
  return pairs
}

/** Weakly, as RFC 9110 wants it for If-None-Match. */
export function isSameEtag(header: string, etag: string): boolean {
  if (header === etag || header === "*") return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "")
  return header.split(",").some((tag) => opaque(tag) === opaque(etag))
}
