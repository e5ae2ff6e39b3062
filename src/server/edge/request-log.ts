import type { IncomingMessage } from "node:http"

/** Where lines go; pino's own destination is one. */
export type LineWriter = { write: (line: string) => unknown }

export type RequestLine = { status: number; bytes: number; begun: number; site?: string; cache?: string }

/** As pino numbers its levels: info. */
const LEVEL = 30
const PATH_MAX = 200

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

/** Whoever knows the number of a guest's order can open it. */
export function loggedPath(url: string): string {
  const query = url.indexOf("?")
  const path = query < 0 ? url : url.slice(0, query)
  const plain = path.includes("/Center/Order/") ? path.replace(/(\/Center\/Order\/)[^/]+/i, "$1…") : path
  return plain.length > PATH_MAX ? `${plain.slice(0, PATH_MAX)}…` : plain
}
