import { type BenchServer, MEDIUM } from "./bench-server.ts"
import { type Figure, median, milliseconds } from "./figure.ts"
import { getPage } from "./get-page.ts"
import { measuredShop } from "./measured-process.ts"

const HOST = "medium.localhost"
const LIMIT_MS = 500
const FILES = 5
const TIMES = 5

/** How long a file of a large shop's sitemap takes, beside the CPU that Node spends on it. */
export async function sitemap(server: BenchServer): Promise<Figure[]> {
  await server.kept(...MEDIUM)
  const shop = await measuredShop(server, MEDIUM[0])
  try {
    const index = String((await getPage(shop.port, HOST, "/sitemap.xml")).body)
    const files = [...index.matchAll(/\/sitemap-goods-\d+\.xml/g)].map(([path]) => path)
    const waits: number[] = []
    const before = await shop.usage()
    for (const path of files.slice(0, FILES)) {
      const times: number[] = []
      for (let time = 0; time < TIMES; time++) {
        const begin = performance.now()
        await getPage(shop.port, HOST, path)
        times.push(performance.now() - begin)
      }
      waits.push(median(times))
    }
    const cpuMs = ((await shop.usage()).cpuMs - before.cpuMs) / (FILES * TIMES)
    const slowest = Math.max(...waits)
    return [
      {
        name: "A file of the sitemap of 100,000 goods",
        limit: milliseconds(LIMIT_MS),
        measured: `${milliseconds(slowest)} (the slowest of ${FILES}, median of ${TIMES}; ${milliseconds(cpuMs)} CPU of Node; ${files.length} files)`,
        ok: slowest <= LIMIT_MS,
      },
    ]
  } finally {
    await shop.stop()
  }
}
