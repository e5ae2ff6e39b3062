import { describe, expect, it } from "vitest"
import { siteOrigin } from "./site-origin.ts"

const own = { hosts: ["shop.example", "www.shop.example"], isDefault: true }
const second = { hosts: ["second.example"], isDefault: false }
const nowhere = { hosts: [], isDefault: true }

describe("where a shop is at home", () => {
  it.each([
    [
      "the host that was asked, port included",
      own,
      "www.shop.example",
      "www.shop.example:8080",
      undefined,
      "https://www.shop.example:8080",
    ],
    [
      "its first host for a host it does not have",
      own,
      "evil.example",
      "evil.example",
      undefined,
      "https://shop.example",
    ],
    [
      "the configured origin for a host it does not have",
      own,
      "evil.example",
      "evil.example",
      "https://vitrine.example",
      "https://vitrine.example",
    ],
    [
      "its own host whatever is configured",
      own,
      "shop.example",
      "shop.example",
      "https://vitrine.example",
      "https://shop.example",
    ],
    [
      "the port of the configured origin",
      own,
      "shop.example",
      "shop.example:4711",
      "https://vitrine.example:8443",
      "https://shop.example:8443",
    ],
    [
      "without a port where the configured origin has none",
      second,
      "second.example",
      "second.example:4711",
      "https://vitrine.example",
      "https://second.example",
    ],
    [
      "not the origin of the default shop",
      second,
      "evil.example",
      "evil.example",
      "https://vitrine.example",
      "https://second.example",
    ],
    ["its first host for a host that is none", own, null, "%%%", undefined, "https://shop.example"],
    [
      "the machine itself without any host",
      nowhere,
      "evil.example",
      "evil.example:3000",
      undefined,
      "https://localhost:3000",
    ],
  ])("is %s", (_, site, host, authority, configured, origin) => {
    expect(siteOrigin(site, { host, authority, protocol: "https" }, configured)).toBe(origin)
  })
})
