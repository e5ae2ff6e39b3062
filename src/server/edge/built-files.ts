import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join } from "node:path"
import { getMimeType } from "hono/utils/mime"
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts"
import { isSameEtag } from "./cached-reply.ts"

type BuiltFile = { etag: string; headers: Record<string, string>; forms: Partial<Record<Encoding, Buffer>> }

/** Names under assets/ carry a hash of their content. */
const HASHED = /^\/(?:admin\/)?assets\//
const FOREVER = "public, max-age=31536000, immutable"
const AN_HOUR = "public, max-age=3600"
const ENCODED = { ".br": "br", ".gz": "gzip" } as const

export type BuiltFiles = ReturnType<typeof builtFiles>

/** The browser's files, read once and served from memory, compressed as the build left them. An address is a name in a list, never a path. */
export function builtFiles(folder: string) {
  const files = new Map<string, BuiltFile>()
  for (const name of filesIn(folder)) {
    const path = `/${name.replaceAll("\\", "/")}`
    if (isEncoded(path) || path.includes("/.")) continue
    const identity = readFileSync(join(folder, name))
    const headers = {
      "Content-Type": getMimeType(path) ?? "application/octet-stream",
      "Cache-Control": HASHED.test(path) ? FOREVER : AN_HOUR,
      "X-Content-Type-Options": "nosniff",
    }
    const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`
    files.set(path, { etag, headers, forms: { identity } })
  }
  for (const name of filesIn(folder)) {
    const path = `/${name.replaceAll("\\", "/")}`
    const file = isEncoded(path) ? files.get(path.slice(0, -3)) : undefined
    if (file) file.forms[encodingOf(path)] = readFileSync(join(folder, name))
  }

  return {
    /** Whether there was such a file; if so it has been sent, and how many bytes of it. */
    send(path: string, request: IncomingMessage, response: ServerResponse): number | null {
      const file = files.get(path)
      if (file === undefined || (request.method !== "GET" && request.method !== "HEAD")) return null
      const wanted = acceptedEncoding(request.headers["accept-encoding"])
      const encoding: Encoding = file.forms[wanted] ? wanted : "identity"
      const body = file.forms[encoding] ?? Buffer.alloc(0)
      const etag = encoding === "identity" ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`
      const headers: Record<string, string> = { ...file.headers, ETag: etag }
      if (file.forms.br || file.forms.gzip) headers.Vary = "Accept-Encoding"
      if (encoding !== "identity") headers["Content-Encoding"] = encoding
      const copy = request.headers["if-none-match"]
      if (copy !== undefined && isSameEtag(copy, etag)) {
        response.writeHead(304, headers).end()
        return 0
      }
      headers["Content-Length"] = String(body.length)
      response.writeHead(200, headers)
      if (request.method === "HEAD") response.end()
      else response.end(body)
      return body.length
    },
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

const isEncoded = (path: string) => extname(path) in ENCODED
const encodingOf = (path: string): Encoding => (path.endsWith(".br") ? "br" : "gzip")
