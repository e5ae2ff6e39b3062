import { describe, expect, test } from "vitest"
import { visitorReader } from "./visitor.ts"

const read = visitorReader(["10.0.0.1", "10.1.0.0/16", "2001:db8:1::/48"])
const visitor = (peer: string, headers: Record<string, string> = {}, encrypted = false) =>
  read(new Headers({ host: "shop.example:3000", ...headers }), peer, encrypted)
const claims = {
  "x-forwarded-for": "203.0.113.7",
  "x-forwarded-host": "other.example",
  "x-forwarded-proto": "https",
  "x-country-code": "DE",
}

describe("who is believed", () => {
  test.each([
    ["a configured address", "10.0.0.1"],
    ["an address of a configured range", "10.1.255.254"],
    ["IPv4 over an IPv6 socket", "::ffff:10.0.0.1"],
    ["the same in capitals", "::FFFF:10.1.2.3"],
    ["an IPv6 address of a configured range", "2001:db8:1:ffff::9"],
  ])("%s", (_name, peer) => {
    expect(visitor(peer, claims)).toEqual({
      host: "other.example",
      authority: "other.example",
      protocol: "https",
      address: "203.0.113.7",
      country: "DE",
    })
  })

  test.each([
    ["a stranger", "203.0.113.9", "203.0.113.9"],
    ["a neighbour of a configured address", "10.0.0.2", "10.0.0.2"],
    ["the address beyond a range", "10.2.0.0", "10.2.0.0"],
    ["IPv4 over an IPv6 socket that is not configured", "::ffff:10.0.0.2", "10.0.0.2"],
    ["an IPv6 stranger", "2001:db8:2::1", "2001:db8:2::1"],
    ["an address with a zone", "fe80::1%eth0", "fe80::1%eth0"],
    ["no address at all", "", ""],
    ["something that is no address", "unix:", "unix:"],
  ])("not %s", (_name, peer, address) => {
    expect(visitor(peer, claims)).toEqual({
      host: "shop.example",
      authority: "shop.example:3000",
      protocol: "http",
      address,
      country: null,
    })
  })

  test("nobody is, where no proxy is configured", () => {
    expect(visitorReader([])(new Headers({ host: "shop.example", ...claims }), "127.0.0.1", true)).toMatchObject({
      host: "shop.example",
      protocol: "https",
      address: "127.0.0.1",
      country: null,
    })
  })
})

describe("behind a proxy the visitor is the last hop that is none of ours", () => {
  test.each([
    ["the only hop", "203.0.113.7", "203.0.113.7"],
    ["before our own proxies", "203.0.113.7, 10.1.0.9, 10.0.0.1", "203.0.113.7"],
    ["not what the visitor made up in front", "1.1.1.1, 8.8.8.8, 203.0.113.7", "203.0.113.7"],
    ["not a proxy of ours that the visitor made up", "10.0.0.1, 203.0.113.7, 10.1.0.9", "203.0.113.7"],
    ["IPv4 written as IPv6", "1.1.1.1, ::ffff:203.0.113.7", "203.0.113.7"],
    ["IPv6", "1.1.1.1, 2001:db8:2::7", "2001:db8:2::7"],
    ["with a port", "1.1.1.1, 203.0.113.7:4711", "203.0.113.7"],
    ["IPv6 with a port", "1.1.1.1, [2001:db8:2::7]:4711", "2001:db8:2::7"],
    ["of ours with a port", "203.0.113.7, 10.0.0.1:443", "203.0.113.7"],
    ["spaces and empty entries", " ,, 203.0.113.7 , ", "203.0.113.7"],
    ["the proxy itself, where the hop is no address", "1.1.1.1, unknown", "10.0.0.1"],
    ["the proxy itself, where the hop is junk", "1.1.1.1, <script>", "10.0.0.1"],
    ["the proxy itself, where all are ours", "10.1.0.9, 10.0.0.1", "10.0.0.1"],
    ["the proxy itself, where nothing is said", "", "10.0.0.1"],
  ])("%s", (_name, chain, address) => {
    expect(visitor("10.0.0.1", { "x-forwarded-for": chain }).address).toBe(address)
  })
})

describe("host and protocol", () => {
  test.each([
    ["the first of several forwarded hosts", { "x-forwarded-host": "a.example, b.example" }, "a.example"],
    ["the own host, where an empty one is forwarded", { "x-forwarded-host": "" }, "shop.example"],
    ["none, where the forwarded one is none", { "x-forwarded-host": "not a host" }, null],
  ])("%s", (_name, headers, host) => expect(visitor("10.0.0.1", headers).host).toBe(host))

  test.each([
    ["https", false, "https"],
    ["https,http", false, "https"],
    ["http", false, "http"],
    ["gopher", false, "http"],
    ["http", true, "https"],
  ])("forwarded as %s over an encrypted (%s) connection is %s", (proto, encrypted, protocol) => {
    expect(visitor("10.0.0.1", { "x-forwarded-proto": proto }, encrypted).protocol).toBe(protocol)
  })

  test("the country comes from the proxy's header, or from Cloudflare's", () => {
    expect(visitor("10.0.0.1", { "cf-ipcountry": "FR" }).country).toBe("FR")
    expect(visitor("10.0.0.1", { "cf-ipcountry": "FR", "x-country-code": "DE" }).country).toBe("DE")
    expect(visitor("10.0.0.1").country).toBeNull()
  })

  test("a request without a host is one to localhost", () => {
    expect(read(new Headers(), "203.0.113.9", false)).toMatchObject({ authority: "localhost", host: "localhost" })
  })
})

test("an address that forwards without being a trusted proxy is told once", () => {
  const told: string[] = []
  const watching = visitorReader(["10.0.0.1"], (peer) => told.push(peer))
  const from = (peer: string, headers: Record<string, string>) => watching(new Headers(headers), peer, false)
  from("203.0.113.9", { host: "shop.example" })
  from("10.0.0.1", claims)
  expect(told).toEqual([])
  for (const peer of ["::ffff:172.17.0.1", "172.17.0.1", "203.0.113.9"]) from(peer, claims)
  expect(told).toEqual(["172.17.0.1"])
})
