import { expect, test } from "vitest"
import { formFault } from "./form-fault.ts"

const FORM = "application/x-www-form-urlencoded"

test.each<[Record<string, string>, number | undefined]>([
  [{ "sec-fetch-site": "same-origin", "content-length": "20" }, undefined],
  [{ origin: "https://shop.example", "content-length": "20" }, undefined],
  // A program that says nothing has nothing that could be misused; with a session the API refuses it.
  [{ "content-length": "20" }, undefined],
  [{ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
  [{ "sec-fetch-site": "same-site", origin: "https://other.shop.example" }, 403],
  [{ origin: "https://evil.example" }, 403],
  [{ origin: "null" }, 403],
  [{ "transfer-encoding": "chunked" }, 411],
  [{ "content-type": FORM, "content-length": "65536" }, undefined],
  [{ "content-type": FORM, "content-length": "65537" }, 413],
  [{ "content-type": "multipart/form-data; boundary=x", "content-length": "5242880" }, undefined],
  [{ "content-type": "multipart/form-data; boundary=x", "content-length": "9000000" }, 413],
])("%j", (headers, status) => {
  expect(formFault(new Headers(headers), "shop.example")?.status).toBe(status)
})
