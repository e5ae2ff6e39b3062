import { pino } from "pino"
import { expect } from "vitest"
import type { AskOf, Call } from "../../src/contract/call.ts"
import { type AllCalls, type CallReply, calls } from "../../src/contract/calls.ts"
import type { Envelope } from "../../src/contract/envelope.ts"
import { createApi } from "../../src/server/api/create-api.ts"
import { siteDirectory } from "../../src/server/sites/site-directory.ts"
import { freshDatabase } from "./fresh-database.ts"

export type Answer<Data> = Envelope<Data> & { status: number; headers: Headers }

/** The whole API on a database of its own. Calls are made as a browser makes them, by host, and every reply is checked against the contract. */
export async function testShop(content: "empty" | "demo" = "demo") {
  const { db, dataFolder, connection } = await freshDatabase(content)
  const api = createApi({ db, log: pino({ level: "silent" }), sites: siteDirectory(db) })

  /** Sends any request: for what is not a call, or not a good one. */
  const send = async (path: string, init: RequestInit & { host?: string } = {}) => {
    const { host = "default-modulized.localhost", ...request } = init
    const visitor = { host, authority: host, protocol: "http", address: "127.0.0.1", country: null } as const
    return api.fetch(new Request(`http://${host}${path}`, request), { visitor })
  }

  async function ask<Name extends keyof AllCalls>(
    name: Name,
    sent: AskOf<AllCalls[Name]> & { host?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer<CallReply<Name>>> {
    const [method = "", path = ""] = name.split(" ")
    const query = new URLSearchParams(
      Object.entries(sent.query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    )
    const response = await send(query.size > 0 ? `${path}?${query}` : path, {
      method,
      host: sent.host,
      headers: { ...sent.headers, ...(sent.body && { "content-type": "application/json" }) },
      ...(sent.body && { body: JSON.stringify(sent.body) }),
    })
    const envelope: Envelope<CallReply<Name>> = await response.json()
    if (envelope.code === 1) checkReply(name, calls[name], envelope.data)
    return { ...envelope, status: response.status, headers: response.headers }
  }

  return { db, dataFolder, connection, api, send, ask }
}

/** The reply has exactly the shape that OpenAPI promises; a field too many would be a leak. */
function checkReply(name: string, call: Call, data: unknown): void {
  const parsed = call.reply.safeParse(data)
  expect(parsed.error?.issues ?? [], `${name} replies as promised`).toEqual([])
  expect(data, `${name} replies with nothing else`).toEqual(parsed.data)
}
