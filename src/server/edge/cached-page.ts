import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib"
import { droppedBy } from "../../domain/site/change-tag.ts"
import type { Encoding } from "./accepted-encoding.ts"
import { blocksSome } from "./blocked-visitor.ts"
import type { Drawn } from "./draw-page.ts"
import { markedScripts } from "./inline-scripts.ts"
import { DOOR_VARIES } from "./locale-redirect.ts"
import type { PageAsk } from "./page-ask.ts"
import { type PageSources, PLAIN_POLICY, pagePolicy, securityHeaders } from "./security-headers.ts"

/** The page in one encoding; headers are names and values in turn, as Node writes them at once. */
export type Form = { body: Buffer; headers: string[] }

export type CachedPage = {
  key: string
  status: number
  etag: string
  headers: string[]
  /** What a browser is told whose copy is still right. */
  notModified: string[]
  /** Always brotli; the others once somebody has asked for them. */
  forms: Partial<Record<Encoding, Form>>
  droppedBy: ReadonlySet<string>
  drawnAt: number
  /** When it was last tried to draw it anew. */
  triedAt: number
  /** Since room was last made for others. */
  wasAskedFor: boolean
  /** Its brotli form is the quick one of the first moment; a better one is made when somebody asks again. */
  isQuick: boolean
}

/** Headers that belong to the reply of one moment. */
const MOMENTARY = new Set([
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "date",
  "etag",
  "keep-alive",
  "set-cookie",
  "transfer-encoding",
  "vary",
])
/** Browsers always ask whether their copy is right; a CDN may answer for a minute, and a little longer while it asks. */
const SHARED = {
  "Cache-Control": "public, max-age=0, must-revalidate, s-maxage=60",
  "CDN-Cache-Control": "public, max-age=60, stale-while-revalidate=600",
}
/** Where the visitor's country or language matters, or what the page shows is secret, no cache between us may answer. */
const OWN = { "Cache-Control": "private, no-cache" }
/** A file of the storefront whose address holds a hash of what is in it: it never changes, whoever asks. */
const fileFor = (isShared: boolean) => ({
  "Cache-Control": `${isShared ? "public" : "private"}, max-age=31536000, immutable`,
})

const KEPT_STATUS = new Set([200, 301, 302])
/** Each hash is 53 characters, and proxies take a few kilobytes of headers. */
const INLINE_SCRIPTS_MAX = 40

/** Which drawn pages may be cached: public ones by their loader's word, whole, and without a cookie for one visitor. */
export function isKeepable({ response, tags, isSpoilt }: Drawn): boolean {
  if (tags === null || isSpoilt || !KEPT_STATUS.has(response.status)) return false
  if (response.headers.has("set-cookie")) return false
  return !/no-store|private/i.test(response.headers.get("cache-control") ?? "")
}

/**
 * A page without the mark that its scripts were drawn with, and its policy: those scripts by their hashes and what the shop's
 * pasted code needs; null if there are too many of them.
 */
export function policyByHash(
  response: Response,
  drawn: Buffer,
  mark: string,
  sources: PageSources,
): { body: Buffer; policy: string | null } {
  if (!isHtml(response)) return { body: drawn, policy: PLAIN_POLICY }
  const { html, hashes } = markedScripts(drawn.toString(), mark)
  return { body: Buffer.from(html), policy: hashes.length > INLINE_SCRIPTS_MAX ? null : pagePolicy(hashes, sources) }
}

export const isHtml = (response: Response) => /^text\/html\b/i.test(response.headers.get("content-type") ?? "")

export async function cachedPage(
  key: string,
  { site, visitor, unlocked, door }: PageAsk,
  { response, tags, links }: Drawn,
  body: Buffer,
  policy: string,
): Promise<CachedPage> {
  const isShared = !blocksSome(site) && !site.apps.has("areaPrice") && !unlocked
  const isFile = /\bimmutable\b/.test(response.headers.get("cache-control") ?? "")
  const etag = `W/"${createHash("sha256").update(policy).update(body).digest("base64url").slice(0, 22)}"`
  const vary = ["Accept-Encoding", ...(isFile ? [] : ["Cookie"]), ...(door ? [DOOR_VARIES] : [])].join(", ")
  const validity = { ETag: etag, Vary: vary, ...(isFile ? fileFor(isShared) : isShared ? SHARED : OWN) }
  const own = [...response.headers].filter(([name]) => !MOMENTARY.has(name))
  const headers = Object.entries({
    ...Object.fromEntries(own),
    ...validity,
    ...(links.length > 0 && { Link: links.join(", ") }),
    "Content-Security-Policy": policy,
    ...securityHeaders(visitor.protocol),
    "X-Cache": "hit",
  }).flat()
  const page: CachedPage = {
    key,
    status: response.status,
    etag,
    headers,
    notModified: [...Object.entries(validity).flat(), "X-Cache", "hit"],
    forms: {},
    droppedBy: droppedBy(site.id, tags ?? []),
    drawnAt: Date.now(),
    triedAt: 0,
    wasAskedFor: false,
    isQuick: true,
  }
  page.forms.br = await formOf(page, "br", body, QUICK_BROTLI)
  return page
}

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)
/** For a page that may never be asked for again: a tenth of the work of the other. */
export const QUICK_BROTLI = 1
/** As small as it gets within a few milliseconds. */
const BROTLI = 5

export async function formOf(
  page: CachedPage,
  encoding: Encoding,
  body: Buffer,
  quality: number = BROTLI,
): Promise<Form> {
  const encoded = alone(await encode(body, encoding, quality))
  const own = ["Content-Length", String(encoded.length)]
  if (encoding !== "identity") own.push("Content-Encoding", encoding)
  return { body: encoded, headers: [...own, ...page.headers] }
}

export async function plainBody({ forms }: CachedPage): Promise<Buffer> {
  if (forms.identity) return forms.identity.body
  return forms.br ? unbrotli(forms.br.body) : Buffer.alloc(0)
}

/** In memory of its own: Node cuts small buffers out of shared pieces, and one that is cached would hold its whole piece. */
function alone(buffer: Buffer): Buffer {
  if (buffer.length === buffer.buffer.byteLength) return buffer
  const copy = Buffer.allocUnsafeSlow(buffer.length)
  buffer.copy(copy)
  return copy
}

/** No larger a window than the page: each compression would take megabytes for it. */
const windowFor = (length: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 1)) + 1),
  )

async function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === "identity") return body
  if (encoding === "gzip") return zip(body)
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  })
}
