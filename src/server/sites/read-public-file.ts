import { type LookupAddress, lookup } from "node:dns"
import { request as askPlain, type ClientRequest, type IncomingMessage } from "node:http"
import { request as askSecure } from "node:https"
import type { LookupFunction } from "node:net"
import { isPublicAddress } from "./public-address.ts"

const ANSWER_MS = 4_000
const LETTERS_MAX = 1_000

/**
 * A small file of a host that somebody has named; null where nobody answers. Somebody who may name hosts must not reach
 * what only this machine can: every address that the name leads to is looked at before anything is sent there, and nothing
 * that the host answers leads anywhere else.
 */
export function readPublicFile(
  protocol: "http" | "https",
  host: string,
  path: string,
): Promise<{ status: number; text: string } | null> {
  const ask = protocol === "https" ? askSecure : askPlain
  return new Promise((resolve) => {
    const request: ClientRequest = ask({ protocol: `${protocol}:`, host, path, lookup: publicLookup, agent: false })
    const giveUp = () => {
      resolve(null)
      request.destroy()
    }
    const timer = setTimeout(giveUp, ANSWER_MS)
    request.on("error", giveUp)
    request.on("close", () => clearTimeout(timer))
    request.on("response", (response: IncomingMessage) => {
      let text = ""
      response.setEncoding("utf8")
      const tell = () => resolve({ status: response.statusCode ?? 0, text: text.slice(0, LETTERS_MAX) })
      response.on("data", (part: string) => {
        text += part
        if (text.length <= LETTERS_MAX) return
        tell()
        request.destroy()
      })
      response.on("end", tell)
      response.on("error", giveUp)
    })
    request.end()
  })
}

/** Looks a name up as always, but finds nothing where it leads to an address that is not public. */
const publicLookup: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (failure, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (failure || !first) return found(failure ?? new Error(`${host} has no address`), "")
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return found(new Error(`${host} is not in the public network`), "")
    if (options.all) return found(null, addresses)
    return found(null, first.address, first.family)
  })
}
