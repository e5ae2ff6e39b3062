import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { env } from "node:process"
import type { PlainReply } from "./cached-pages.ts"

// The least that Node can do: the same reply, head and body, to every request.
const { headers, body }: PlainReply = JSON.parse(readFileSync(env.PLAIN_REPLY ?? "", "utf8"))
const bytes = Buffer.from(body, "base64")
createServer((_, response) => void response.writeHead(200, headers).end(bytes)).listen(Number(env.PORT))
