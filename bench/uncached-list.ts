import { barePage } from "./bare-page.ts"
import { type BenchServer, MEDIUM } from "./bench-server.ts"
import { type Figure, median, medianRatio, milliseconds, times } from "./figure.ts"
import { getPage } from "./get-page.ts"
import { type MeasuredProcess, measuredShop } from "./measured-process.ts"

const RATIO_MAX = 1.5
const SITE = "medium"
const PATH = "/SaleGoods/lists"
const WARM_UP = 200
const REQUESTS = 40
const ROUNDS = 21
const AT_ONCE = 4

/**
 * A list of 24 out of 100,000 goods that is not kept, against a bare React Router page with the same markup: CPU of the
 * Node process. What PostgreSQL spends is not in it, it is a process of its own. Uncompressed, which both would pay for.
 */
export async function uncachedList(server: BenchServer): Promise<Figure[]> {
  await server.kept(...MEDIUM)
  const host = `${SITE}.localhost`
  const shop = await measuredShop(server, MEDIUM[0], { PAGE_CACHE_MB: "0" })
  try {
    const bare = await barePage(shop, host, PATH)
    try {
      const { body } = await getPage(shop.port, host, PATH)
      const [ours, theirs] = await inTurns(host, shop, bare)
      const ratio = medianRatio(ours, theirs)
      return [
        {
          name: "Uncached list of 24 out of 100,000 goods against a bare React Router page with the same markup, CPU of Node",
          limit: times(RATIO_MAX),
          measured: `${times(ratio)} (${milliseconds(median(ours))} against ${milliseconds(median(theirs))}, ${body.length} bytes; without the database's own)`,
          ok: ratio <= RATIO_MAX,
        },
      ]
    } finally {
      await bare.stop()
    }
  } finally {
    await shop.stop()
  }
}

async function inTurns(host: string, shop: MeasuredProcess, bare: MeasuredProcess): Promise<[number[], number[]]> {
  const cpuMs = async (process: MeasuredProcess, requests: number) => {
    let left = requests
    const before = await process.usage()
    const visit = async () => {
      while (left-- > 0) await getPage(process.port, host, PATH)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visit))
    return ((await process.usage()).cpuMs - before.cpuMs) / requests
  }
  for (const process of [shop, bare]) await cpuMs(process, WARM_UP)
  const measured: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    measured[0].push(await cpuMs(shop, REQUESTS))
    measured[1].push(await cpuMs(bare, REQUESTS))
  }
  return measured
}
