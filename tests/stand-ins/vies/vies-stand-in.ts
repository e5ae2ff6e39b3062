import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"

type ViesQuestion = {
  countryCode: string
  vatNumber: string
  requesterMemberStateCode?: string
  requesterNumber?: string
}

/**
 * The register of the European Commission as its REST service speaks: an answer with a consultation number for whoever asks
 * in the name of a number, or a list of what went wrong.
 */
export async function viesStandIn() {
  const registered = new Set<string>()
  /** Numbers whose member state does not answer. */
  const unavailable = new Set<string>()
  const asked: ViesQuestion[] = []
  const state: { trouble: string | null; delayMs: number; raw: string | null } = {
    trouble: null,
    delayMs: 0,
    raw: null,
  }

  const server = createServer(async (request, response) => {
    const send = (status: number, body: string) => response.writeHead(status, JSON_TYPE).end(body)
    if (request.method !== "POST" || request.url !== "/check-vat-number") return send(404, "{}")
    const question: ViesQuestion = JSON.parse(await textOf(request))
    asked.push(question)
    if (state.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, state.delayMs))
    if (state.raw !== null) return send(200, state.raw)
    const { countryCode, vatNumber, requesterNumber } = question
    const trouble = unavailable.has(`${countryCode}${vatNumber}`) ? "MS_UNAVAILABLE" : state.trouble
    if (trouble) return send(500, JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: trouble }] }))
    const valid = registered.has(`${countryCode}${vatNumber}`)
    return send(
      200,
      JSON.stringify({
        countryCode,
        vatNumber,
        requestDate: new Date().toISOString(),
        valid,
        requestIdentifier: requesterNumber ? `WAPIAAAAY${asked.length}` : "",
        name: valid ? "Muster GmbH" : "---",
        address: "---",
      }),
    )
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}`, registered, unavailable, asked, state, close: () => server.close() }
}

const JSON_TYPE = { "content-type": "application/json" }

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ""
  for await (const chunk of request) text += chunk
  return text
}
