import { createServer } from "node:http"
import { createRequestListener } from "@react-router/node"

// React Router's own server and nothing else.
const build = await import(`${import.meta.dirname}/../../.cache/bench/bare-page/build/server/index.js`)
createServer(createRequestListener({ build, mode: "production" })).listen(Number(process.env.PORT))
