import { createServer } from "node:http"
import { createRequestListener } from "@react-router/node"

/** As the shop has it: whoever asks by turns finds the connection open. */
const KEEP_ALIVE_MS = 65_000

// React Router's own server and nothing else.
const build = await import(
  `${import.meta.dirname}/../../.cache/bench/bare-page/${process.env.BARE_PAGE}/build/server/index.js`
)
const listener = createRequestListener({ build, mode: "production" })
createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener).listen(Number(process.env.PORT))
