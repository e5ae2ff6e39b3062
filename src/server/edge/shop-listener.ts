import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { getRequestListener } from "@hono/node-server"
import type { pageAnswers } from "./answer-page.ts"
import type { BuiltFiles } from "./built-files.ts"
import { writeCached } from "./cached-reply.ts"
import type { PageAsk } from "./page-ask.ts"
import { type LineWriter, requestLog } from "./request-log.ts"

type Options = {
  fetch: (...asked: Parameters<Parameters<typeof getRequestListener>[0]>) => Promise<Response>
  files: BuiltFiles | undefined
  /** Those of the back office, at the staff's hosts only. */
  officeFiles: BuiltFiles | undefined
  pages: Pick<ReturnType<typeof pageAnswers>, "known">
  /** What page is asked for, where that can be told at once. */
  quickAsk: (request: IncomingMessage) => PageAsk | null
  /** Whether the host may be the staff's, where no page or file of a shop is served. */
  mayBeStaff: (request: IncomingMessage) => boolean
  /** The name of the shop that a request was for. */
  siteOf: (request: IncomingMessage) => string | undefined
  log: LineWriter | undefined
}

/** The way in. Files and cached pages are written straight from memory; everything else takes the router. */
export function shopListener({
  fetch,
  files,
  officeFiles,
  pages,
  quickAsk,
  mayBeStaff,
  siteOf,
  log,
}: Options): RequestListener {
  /** What the router said about the cache: Node forgets headers once they are written. */
  const said = new WeakMap<object, string | null>()
  const answer = getRequestListener(
    async (request, env) => {
      const reply = await fetch(request, env)
      if (log) said.set(env.incoming, reply.headers.get("x-cache"))
      return reply
    },
    { overrideGlobalObjects: false },
  )
  const write = log && requestLog(log)

  function sendFile(request: IncomingMessage, response: ServerResponse, begun: number): boolean {
    const path = request.url?.split("?", 1)[0] ?? ""
    const own = mayBeStaff(request) ? officeFiles : files
    const bytes = own?.send(path, request, response) ?? null
    if (bytes === null) return false
    write?.(request, { status: response.statusCode, bytes, begun })
    return true
  }

  function sendCached(request: IncomingMessage, response: ServerResponse, begun: number): boolean {
    const ask = quickAsk(request)
    const found = ask?.key ? pages.known(ask.key, ask) : undefined
    const bytes = found ? writeCached(request, response, found) : null
    if (bytes === null) return false
    write?.(request, { status: response.statusCode, bytes, begun, site: ask?.site.name, cache: found?.cache })
    return true
  }

  function logLater(request: IncomingMessage, response: ServerResponse, begun: number): void {
    const { socket } = request
    const before = socket.bytesWritten
    response.once("close", () => {
      const bytes = socket.bytesWritten - before
      const cache = said.get(request) ?? undefined
      write?.(request, { status: response.statusCode, bytes, begun, site: siteOf(request), cache })
    })
  }

  return (request, response) => {
    const begun = log ? performance.now() : 0
    if (sendCached(request, response, begun)) return
    if (sendFile(request, response, begun)) return
    if (log) logLater(request, response, begun)
    return answer(request, response)
  }
}
