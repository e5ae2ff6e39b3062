import { isbot } from "isbot"
import { renderToReadableStream } from "react-dom/server"
import { type HandleDocumentRequestFunction, ServerRouter } from "react-router"
import { inLargePieces } from "./shell/in-large-pieces.server.ts"
import { pageContext } from "./shell/page-context.ts"

/** Loader promises that are still open after this are given up. */
export const streamTimeout = 5_000
/** The rejected boundaries get this long to be written out. */
const FLUSH_MS = 1_000

const handleDocument: HandleDocumentRequestFunction = async (request, status, headers, routerContext, context) => {
  const { nonce, spoil } = context.get(pageContext)
  headers.set("Content-Type", "text/html; charset=utf-8")
  if (request.method === "HEAD") return new Response(null, { status, headers })
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), streamTimeout + FLUSH_MS)
  const stopTimer = () => clearTimeout(timer)
  let isShellSent = false
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
    nonce,
    signal: patience.signal,
    // Parts (ui/part.tsx) stay where they stand: written for later, they would not be there without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(failure) {
      // What went wrong for this visitor must not be shown to the next.
      spoil()
      // Errors before the shell are thrown, and reported by the router.
      if (isShellSent) console.error(failure)
    },
  })
  isShellSent = true
  // A timer that runs on would keep the whole page in memory for as long.
  body.allReady.then(stopTimer, stopTimer)
  // Crawlers get the page in one piece, shoppers as soon as its first part stands.
  if (isbot(request.headers.get("user-agent"))) await body.allReady
  return new Response(inLargePieces(body), { status, headers })
}

export default handleDocument
