import { PassThrough } from "node:stream"
import { createReadableStreamFromReadable } from "@react-router/node"
import { isbot } from "isbot"
import { renderToPipeableStream } from "react-dom/server"
import { type HandleDocumentRequestFunction, ServerRouter } from "react-router"

/** Loader promises that are still open after this are given up. */
export const streamTimeout = 5_000
/** The rejected boundaries get this long to be written out. */
const FLUSH_MS = 1_000

const handleDocument: HandleDocumentRequestFunction = (request, status, headers, routerContext) => {
  if (request.method === "HEAD") return new Response(null, { status, headers })
  return new Promise((resolve, reject) => {
    let isShellSent = false

    function respond() {
      isShellSent = true
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer)
          done()
        },
      })
      headers.set("Content-Type", "text/html; charset=utf-8")
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    }

    // Crawlers get the page in one piece, shoppers as soon as its first part stands.
    const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady"
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      [ready]: respond,
      onShellError: reject,
      onError(failure) {
        // Errors before the shell reject, and are reported by the router.
        if (isShellSent) console.error(failure)
      },
    })
    const timer = setTimeout(abort, streamTimeout + FLUSH_MS)
  })
}

export default handleDocument
