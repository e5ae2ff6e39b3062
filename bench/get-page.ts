import { Agent, type IncomingMessage, request } from "node:http"

export type GotPage = { status: number; headers: IncomingMessage["headers"]; rawHeaders: string[]; body: Buffer }

const agent = new Agent({ keepAlive: true })

/** A page of the shop with that host. Written by hand because `fetch` lets nobody say whom they want to reach. */
export function getPage(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<GotPage> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port, host: "127.0.0.1", path, headers: { ...headers, host } }, (reply) => {
      const chunks: Buffer[] = []
      reply.on("data", (chunk: Buffer) => chunks.push(chunk))
      reply.on("error", reject)
      reply.on("end", () => {
        const { statusCode: status = 0, headers, rawHeaders } = reply
        if (status !== 200) return reject(new Error(`${host}${path} answers with ${status}`))
        resolve({ status, headers, rawHeaders, body: Buffer.concat(chunks) })
      })
    })
    asked.on("error", reject)
    asked.end()
  })
}
