import { Agent, request } from "node:http"
import { type BenchServer, MEDIUM } from "./bench-server.ts"
import { type Figure, median, milliseconds, percentile, times } from "./figure.ts"
import { getPage } from "./get-page.ts"
import { measuredShop } from "./measured-process.ts"

const RATIO_MAX = 3
const CONNECTIONS = 16
const HOST = "medium.localhost"
const CACHED = "/SaleGoods/lists"
const CALM_MS = 5_000
const CROWD_MS = 15_000
const PAUSE_MS = 5

/**
 * How long a cached page takes, calm and while others ask for ever new pages as fast as they are answered. The crowd is one
 * network; with the budget that a shop has by default, and without any for comparison.
 */
export async function crowd(server: BenchServer): Promise<Figure[]> {
  await server.kept(...MEDIUM)
  const unlimited = await measured(server, "100000")
  const usual = await measured(server, "10")
  const ratio = median(usual.crowded) / median(usual.calm)
  const told = ({ calm, crowded, drawn, refused }: Crowd) =>
    `p50 ${milliseconds(median(calm))} calm, ${milliseconds(median(crowded))} crowded; p90 ${milliseconds(percentile(calm, 0.9))} and ${milliseconds(percentile(crowded, 0.9))}; ${drawn} new pages, ${refused} refused`
  return [
    {
      name: `A cached page while ${CONNECTIONS} connections of one network ask for new ones, against its calm time`,
      limit: times(RATIO_MAX),
      measured: `${times(ratio)} (${told(usual)} in ${CROWD_MS / 1000} s)`,
      ok: ratio <= RATIO_MAX,
    },
    {
      name: "The same with no budget for a network, two drawings at a time",
      limit: "–",
      measured: `${times(median(unlimited.crowded) / median(unlimited.calm))} (${told(unlimited)})`,
      ok: null,
    },
  ]
}

type Crowd = { calm: number[]; crowded: number[]; drawn: number; refused: number }

async function measured(server: BenchServer, perSecond: string): Promise<Crowd> {
  const shop = await measuredShop(server, MEDIUM[0], { DRAWINGS_PER_SECOND: perSecond })
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    for (let warm = 0; warm < 20; warm++) await getPage(shop.port, HOST, CACHED)
    const calm = await visits(shop.port, CALM_MS)
    let isOver = false
    let number = 0
    const answers = { drawn: 0, refused: 0 }
    const ask = async () => {
      while (!isOver) answers[(await statusOf(agent, shop.port, ++number)) === 200 ? "drawn" : "refused"] += 1
    }
    const asking = Array.from({ length: CONNECTIONS }, ask)
    const crowded = await visits(shop.port, CROWD_MS)
    isOver = true
    await Promise.all(asking)
    return { calm, crowded, ...answers }
  } finally {
    agent.destroy()
    await shop.stop()
  }
}

/** How long each visit of the cached page takes, one after another. */
async function visits(port: number, forMs: number): Promise<number[]> {
  const durations: number[] = []
  const end = performance.now() + forMs
  while (performance.now() < end) {
    const begin = performance.now()
    await getPage(port, HOST, CACHED)
    durations.push(performance.now() - begin)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return durations
}

function statusOf(agent: Agent, port: number, number: number): Promise<number> {
  const path = `${CACHED}?max=${100 + number}`
  return new Promise((resolve, reject) => {
    request({ agent, port, host: "127.0.0.1", path, headers: { host: HOST } }, (reply) => {
      reply.resume()
      reply.on("end", () => resolve(reply.statusCode ?? 0))
    })
      .on("error", reject)
      .end()
  })
}
