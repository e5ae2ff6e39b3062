import { expect, test } from "vitest"
import { askedFrom } from "./asked-from.ts"

test.each([
  ["shop", { "sec-fetch-site": "same-origin" }],
  ["shop", { "sec-fetch-site": "none" }],
  ["elsewhere", { "sec-fetch-site": "same-site" }],
  ["elsewhere", { "sec-fetch-site": "cross-site" }],
  ["elsewhere", { "sec-fetch-site": "cross-site", origin: "https://shop.example:8443" }],
  ["shop", { "sec-fetch-site": "same-origin", origin: "http://shop.example" }],
  ["shop", { origin: "https://shop.example:8443" }],
  // Behind a proxy the protocol may not be what it was.
  ["shop", { origin: "http://shop.example:8443" }],
  ["elsewhere", { origin: "https://shop.example" }],
  ["elsewhere", { origin: "https://evil.example" }],
  ["elsewhere", { origin: "null" }],
  ["unknown", {}],
] as const)("%s: %j", (from, headers) => {
  expect(askedFrom(new Headers(headers), "Shop.example:8443")).toBe(from)
})
