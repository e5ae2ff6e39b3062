import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http"

/** How long requests in flight may take to finish once the shop is told to stop. */
const GRACE_MS = 10_000
const LOOK_EVERY_MS = 50
const LIMITS = {
  /** Longer than load balancers keep a connection open, so that it is never us who hang up on a request under way. */
  keepAliveTimeout: 65_000,
  /** How long a request may take to arrive: a slow one would hold its connection for ever. */
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  maxHeaderSize: 16_384,
}

export class PortTakenError extends Error {}

/** Starts to listen; a taken port is said in a sentence. */
export function listen(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer(LIMITS, (request, response) => {
    if (hostsOf(request) < 2) return listener(request, response)
    response.writeHead(400, { "Content-Type": "text/plain", Connection: "close" }).end("One Host header, please.\n")
  })
  return new Promise((resolve, reject) => {
    server.once("error", (failure: NodeJS.ErrnoException) => {
      const sentence = `Port ${port} is taken by another program. Stop it, or start with another port: PORT=${port + 1} npm start`
      const forbidden = `Port ${port} may not be used by this user. Start with a higher one: PORT=3000 npm start`
      if (failure.code === "EADDRINUSE") reject(new PortTakenError(sentence))
      else if (failure.code === "EACCES") reject(new PortTakenError(forbidden))
      else reject(failure)
    })
    server.listen(port, () => resolve(server))
  })
}

/** Node reads the first of two Host headers; a proxy or a cache in front may read the second, and take one shop for another. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1
  return hosts
}

/** Takes no new requests, lets those in flight finish, then cuts what still hangs. */
export function finish(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    // A connection whose last request has just been answered would stay open for another one.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(idle)
      resolve()
    })
    server.closeIdleConnections()
  })
}
