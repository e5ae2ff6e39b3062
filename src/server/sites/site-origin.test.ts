import { describe, expect, it } from "vitest"
import { pageOrigin, siteOrigin } from "./site-origin.ts"

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

describe("where the page of a visitor stands", () => {
  const at = (host: string, port = ":3000") => ({ host, authority: host + port, protocol: "http" as const })
  it.each([
    ["at the shop's own host", own, at("shop.example"), undefined, "http://shop.example:3000"],
    ["on this machine, where the default shop is tried out", own, at("localhost"), undefined, "http://localhost:3000"],
    ["at the configured origin", own, at("localhost"), "https://vitrine.example", "https://vitrine.example"],
    ["never on this machine for another shop", second, at("localhost"), undefined, "http://second.example:3000"],
    ["never at a host that anybody made up", own, at("evil.example"), undefined, "http://shop.example:3000"],
  ])("is %s", (_, site, visitor, configured, origin) => {
    expect(pageOrigin(site, visitor, configured)).toBe(origin)
  })
})
