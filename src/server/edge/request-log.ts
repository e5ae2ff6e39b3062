import type { IncomingMessage } from "node:http"
import { ORDER_NUMBER_ANYWHERE } from "../../domain/orders/order-number.ts"

/** Where lines go; pino's own destination is one. */
export type LineWriter = { write: (line: string) => unknown }

export type RequestLine = { status: number; bytes: number; begun: number; site?: string; cache?: string }

/** As pino numbers its levels: info. */
const LEVEL = 30
const PATH_MAX = 200
const ORDER_PAGE = /(\/center\/+order\/+)[^/]+/i

/**
 * A line for each request: what was asked, how it went. No query, no address, no order number: those can be personal.
 * Written as pino would write it, but by hand: a cached page takes less time than pino takes for a line.
 */
export function requestLog(lines: LineWriter) {
  return ({ method, url = "" }: IncomingMessage, { status, bytes, begun, site, cache }: RequestLine): void => {
    const ms = (performance.now() - begun).toFixed(1)
    const about = `${site ? `,"site":"${site}"` : ""}${cache ? `,"cache":"${cache}"` : ""}`
    lines.write(
      `{"level":${LEVEL},"time":${Date.now()},"method":"${method}","path":${JSON.stringify(loggedPath(url))},"status":${status},"ms":${ms},"bytes":${bytes}${about}}\n`,
    )
  }
}

/** Whoever knows the number of a guest's order can open it: it is left out however its address is written. */
export function loggedPath(url: string): string {
  const query = url.indexOf("?")
  const path = decoded(query < 0 ? url : url.slice(0, query))
  const plain = path.replace(ORDER_PAGE, "$1…").replace(ORDER_NUMBER_ANYWHERE, "…")
  return plain.length > PATH_MAX ? `${plain.slice(0, PATH_MAX)}…` : plain
}

/** The router reads `%4Frder` as `Order`, and so does whoever looks for an order in the log. */
function decoded(path: string): string {
  if (!path.includes("%")) return path
  return path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
