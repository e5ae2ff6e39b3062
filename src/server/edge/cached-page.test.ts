import { randomBytes } from "node:crypto"
import { brotliDecompressSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { type CachedPage, formOf } from "./cached-page.ts"

const page: CachedPage = {
  key: "k",
  status: 200,
  etag: "e",
  headers: [],
  notModified: [],
  forms: {},
  droppedBy: new Set<string>(),
  drawnAt: 0,
  triedAt: 0,
  wasAskedFor: false,
  isQuick: false,
}

describe("the form of a cached page", () => {
  test.each([0, 1, 700, 4_000, 15_000, 70_000, 5_000_000])("of %i bytes is the whole page", async (length) => {
    const body = Buffer.from(randomBytes(length).toString("hex").slice(0, length))
    const { body: packed, headers } = await formOf(page, "br", body)
    expect(brotliDecompressSync(packed).equals(body)).toBe(true)
    expect(headers.slice(0, 4)).toEqual(["Content-Length", String(packed.length), "Content-Encoding", "br"])
  })

  test.each(["br", "gzip", "identity"] as const)("as %s holds its own bytes and no others", async (encoding) => {
    const body = Buffer.from("<p>Marsh teapot</p>".repeat(40))
    const { body: packed } = await formOf(page, encoding, body)
    expect(packed.buffer.byteLength).toBe(packed.length)
  })
})
