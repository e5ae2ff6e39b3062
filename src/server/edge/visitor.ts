import { BlockList, isIP } from "node:net"
import { siteHost } from "../../domain/site/site-host.ts"
import type { Visitor } from "../visitor.ts"
import type { HeaderSource } from "./header-source.ts"

export type VisitorReader = (headers: HeaderSource, peer: string, encrypted: boolean) => Visitor

/**
 * Forwarded host, protocol, client address and country count only when a configured proxy says so. `onUntrusted` is told
 * once of an address that forwards without being one.
 */
export function visitorReader(trustedProxies: readonly string[], onUntrusted?: (peer: string) => void): VisitorReader {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = "", bits] = entry.split("/")
    const family = isIP(address) === 6 ? "ipv6" : "ipv4"
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string) => {
    const family = trustedProxies.length === 0 ? 0 : isIP(address)
    return family !== 0 && trusted.check(address, family === 6 ? "ipv6" : "ipv4")
  }

  let isTold = onUntrusted === undefined
  return (headers, socketAddress, encrypted) => {
    const peer = plainAddress(socketAddress)
    const own = { authority: headers.get("host") ?? "localhost", protocol: encrypted ? "https" : "http" } as const
    if (!isTrusted(peer)) {
      if (!isTold && headers.get("x-forwarded-for") !== null) {
        isTold = true
        onUntrusted?.(peer)
      }
      return { ...own, host: siteHost(own.authority), address: peer, country: null }
    }
    const authority = first(headers.get("x-forwarded-host")) ?? own.authority
    const protocol = first(headers.get("x-forwarded-proto")) === "https" ? "https" : own.protocol
    // The last hop that is not one of ours is the visitor: everything before it could have been made up.
    const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hopAddress(hop.trim()))
    const last = hops.reverse().find((hop) => hop !== "" && !isTrusted(hop)) ?? peer
    const address = isIP(last) === 0 ? peer : last
    const country = headers.get("x-country-code") ?? headers.get("cf-ipcountry")
    return { authority, protocol, host: siteHost(authority), address, country }
  }
}

/** IPv4 over an IPv6 socket reads ::ffff:10.0.0.1. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "")

/** Some proxies write the port behind the address: 192.0.2.1:4711, [2001:db8::1]:4711. */
const hopAddress = (hop: string) =>
  plainAddress(/^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, "$1"))

const first = (list: string | null) => list?.split(",")[0]?.trim() || undefined
