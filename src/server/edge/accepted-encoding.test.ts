import { expect, test } from "vitest"
import { acceptedEncoding } from "./accepted-encoding.ts"

test.each([
  [undefined, "identity"],
  [null, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["deflate", "identity"],
  ["br;q=0, gzip", "gzip"],
  ["BR", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["*, br;q=0", "gzip"],
  ["identity", "identity"],
  ["br;q=x, gzip;q=", "identity"],
  ["brotli, gzipped", "identity"],
])("%j takes %s", (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected)
  expect(acceptedEncoding(header)).toBe(expected)
})
