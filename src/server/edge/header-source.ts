import type { IncomingHttpHeaders } from "node:http"

/** Headers of a request, wherever it came from: `Headers` is one. */
export type HeaderSource = { get: (name: string) => string | null }

/** Node's headers, read without making `Headers` of them: cached pages are answered thousands of times a second. */
export class NodeHeaders implements HeaderSource {
  readonly headers: IncomingHttpHeaders

  constructor(headers: IncomingHttpHeaders) {
    this.headers = headers
  }

  get(name: string): string | null {
    const value = this.headers[name]
    return value === undefined ? null : typeof value === "string" ? value : value.join(", ")
  }
}
