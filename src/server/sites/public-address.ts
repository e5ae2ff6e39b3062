import { BlockList, isIPv4, isIPv6 } from "node:net"

/** Networks that are not the public one: this machine, the network around it, what is kept for other uses. */
const CLOSED_V4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
]
/** Of IPv6 only this one is given out. What is inside it for translation or tunnels leads to IPv4 addresses. */
const OPEN_V6: [string, number] = ["2000::", 3]
const CLOSED_V6: [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
]

const closed = new BlockList()
for (const [net, bits] of CLOSED_V4) closed.addSubnet(net, bits, "ipv4")
for (const [net, bits] of CLOSED_V6) closed.addSubnet(net, bits, "ipv6")
const open = new BlockList()
open.addSubnet(...OPEN_V6, "ipv6")

/** Whether an address is one that anybody could reach. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4")
  return isIPv6(address) && open.check(address, "ipv6") && !closed.check(address, "ipv6")
}
