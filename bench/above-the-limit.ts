import { createServer, type RequestListener } from "node:http"
import { getRequestListener } from "@hono/node-server"
import type { Database } from "../src/db/database.ts"
import { type Figure, milliseconds, percentile, times } from "./figure.ts"
import { type ShopApi, shopApi } from "./shop-api.ts"

const REPEATS = 60
const PATH = "/api/goods/lists?keywords=harbour&sort=sold"

/** What we add to what cannot be avoided: the same statements without us, and the same bytes without a shop. */
export async function aboveTheLimit(db: Database, site: string): Promise<Figure[]> {
  const api = shopApi(db, site)
  const statements = await api.statementsOf(PATH)
  const { text } = await api.ask(PATH)
  const bare = async () => {
    for (const { text, params } of statements) await db.$client.query({ text, values: params, rowMode: "array" })
  }
  const [whole, database] = await inTurns(() => api.ask(PATH), bare)
  const [overHttp, plain] = await overTheWire(api, text)
  const told = (name: string, one: number, other: number): Figure => ({
    name,
    limit: "–",
    ok: true,
    measured: `${times(one / other)} (${milliseconds(one)} against ${milliseconds(other)})`,
  })
  return [
    told("A list call against its bare statements, one after another", whole, database),
    told("A list call over HTTP against a plain server that sends the same bytes", overHttp, plain),
  ]
}

async function overTheWire({ ask }: ShopApi, text: string): Promise<[number, number]> {
  const shop = await served(getRequestListener(async () => Response.json(JSON.parse((await ask(PATH)).text))))
  const plain = await served((_, response) => response.setHeader("content-type", "application/json").end(text))
  const get = (port: number) => async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
  const measured = await inTurns(get(shop.port), get(plain.port))
  shop.close()
  plain.close()
  return measured
}

async function served(listener: RequestListener): Promise<{ port: number; close: () => void }> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The system gave no port.")
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: address.port, close }
}

/** Medians of two things done by turns. */
async function inTurns(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<[number, number]> {
  const durations: [number[], number[]] = [[], []]
  for (let turn = 0; turn < REPEATS; turn++) {
    durations[0].push(await timed(one))
    durations[1].push(await timed(other))
  }
  return [percentile(durations[0], 0.5), percentile(durations[1], 0.5)]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
