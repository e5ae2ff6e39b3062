import { pipeline } from "node:stream/promises"
import { promisify } from "node:util"
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib"
import type { Visitor } from "../visitor.ts"
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts"
import { isHtml, QUICK_BROTLI } from "./cached-page.ts"
import { PLAIN_POLICY, securityHeaders } from "./security-headers.ts"

const NOT_MODIFIED = 304
const SMALL_BYTES = 1_024
/** Quick, because it is done for one reply only. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } }
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/i

const EVENT_STREAM = "text/event-stream"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What every reply of the router gets on its way out: safe headers, no keeping of calls, and compression. */
export async function finishReply(request: Request, reply: Response, protocol: Visitor["protocol"]): Promise<Response> {
  const headers = new Headers(reply.headers)
  for (const [name, value] of Object.entries(securityHeaders(protocol)))
    if (!headers.has(name)) headers.set(name, value)
  // A 304 says nothing of it: the browser would put that in place of the policy of the page that it has.
  const hasPolicy = headers.has("Content-Security-Policy") || reply.status === NOT_MODIFIED
  if (!hasPolicy) headers.set("Content-Security-Policy", PLAIN_POLICY)
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store")
  const init = { status: reply.status, headers }
  const type = headers.get("Content-Type") ?? ""
  // What is told as it happens has no end to wait for, and its lines are short.
  const isToSqueeze = TEXT.test(type) && !type.startsWith(EVENT_STREAM)
  if (!reply.body || !isToSqueeze || headers.has("Content-Encoding")) return new Response(reply.body, init)
  if (!/accept-encoding/i.test(headers.get("Vary") ?? "")) headers.append("Vary", "Accept-Encoding")
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"))
  if (encoding === "identity") return new Response(reply.body, init)
  // Pages stream: what is there already must reach the browser. Everything else is short and there at once.
  if (isHtml(reply) || /^text\/x-/i.test(type)) {
    headers.set("Content-Encoding", encoding)
    headers.delete("Content-Length")
    return new Response(squeezed(reply.body, encoding), init)
  }
  const body = Buffer.from(await reply.arrayBuffer())
  if (body.length < SMALL_BYTES) return new Response(body, init)
  headers.set("Content-Encoding", encoding)
  headers.delete("Content-Length")
  return new Response(new Uint8Array(encoding === "br" ? await brotli(body, BROTLI) : await zip(body)), init)
}

function squeezed(
  body: ReadableStream<Uint8Array>,
  encoding: Exclude<Encoding, "identity">,
): ReadableStream<Uint8Array> {
  const squeeze =
    encoding === "br"
      ? createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  // A page that breaks off must not look complete: whoever reads gets the failure too.
  pipeline(chunksOf(body), squeeze).catch(() => {})
  return new ReadableStream({
    start(reader) {
      squeeze.on("data", (chunk: Uint8Array) => {
        reader.enqueue(chunk)
        if ((reader.desiredSize ?? 0) <= 0) squeeze.pause()
      })
      squeeze.on("end", () => reader.close())
      squeeze.on("error", (failure) => reader.error(failure))
    },
    pull: () => void squeeze.resume(),
    cancel: () => void squeeze.destroy(),
  })
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}
