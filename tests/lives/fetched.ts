import { type IncomingMessage, request } from "node:http"
import { text } from "node:stream/consumers"

type Sent = { method: string; headers: Record<string, string>; body: string | undefined }

/** A request to the server at an address, by any host: `fetch` sends the address's own, whatever it is told. */
export async function fetched(
  address: URL,
  { method, headers, body }: Sent,
): Promise<{ text: string; cookies: string[] }> {
  const sent = request(address, { method, headers, agent: false }).end(body)
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once("response", resolve).once("error", reject)
  })
  return { text: await text(reply), cookies: reply.headers["set-cookie"] ?? [] }
}
