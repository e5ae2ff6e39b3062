import type { Context, MiddlewareHandler } from "hono"

type TooLarge = (c: Context) => Response | Promise<Response>

/**
 * Lets no more of a body in than `maxBytes`. Where its length is told that decides; one that comes in pieces of untold length
 * is counted while it is read, and nothing is read beyond the limit.
 */
export function limitBody(maxBytes: number, tooLarge: TooLarge): MiddlewareHandler {
  return async (c, next) => {
    const { method, headers, url, signal } = c.req.raw
    if (method === "GET" || method === "HEAD") return next()
    const told = headers.get("content-length")
    if (told !== null && !headers.has("transfer-encoding")) return Number(told) > maxBytes ? tooLarge(c) : next()
    const body = await readAtMost(c.req.raw.body, maxBytes)
    if (body === null) return tooLarge(c)
    c.req.raw = new Request(url, { method, headers, signal, body: body.length > 0 ? body : null })
    return next()
  }
}

/** The whole body; null as soon as it is longer. */
async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    length += next.value.length
    if (length > maxBytes) {
      await reader?.cancel()
      return null
    }
    chunks.push(next.value)
  }
  return Buffer.concat(chunks)
}
