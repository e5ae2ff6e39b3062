import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { QUICK_BROTLI } from "../src/server/edge/cached-page.ts"
import { type BenchServer, MEDIUM } from "./bench-server.ts"
import { type Figure, kilobytes, milliseconds } from "./figure.ts"
import { getPage } from "./get-page.ts"
import { measuredShop } from "./measured-process.ts"

const HOST = "medium.localhost"
const LIST = "/SaleGoods/lists"
const GZIP_MAX = 20_000
const TIMES = 100
/** What was taken for every page before. */
const FORMER_BROTLI = 4

/** What compressing a page that is drawn once costs, beside drawing it; and that a list is small. */
export async function compression(server: BenchServer): Promise<Figure[]> {
  await server.kept(...MEDIUM)
  const shop = await measuredShop(server, MEDIUM[0])
  const { body } = await getPage(shop.port, HOST, LIST).finally(shop.stop)
  const quick = measured(() => brotli(body, QUICK_BROTLI))
  const former = measured(() => brotli(body, FORMER_BROTLI))
  const gzip = measured(() => gzipSync(body, { level: 6 }))
  const told = ({ ms, bytes }: Measured) => `${milliseconds(ms)} for ${kilobytes(bytes)}`
  return [
    {
      name: `Compressing a list of ${kilobytes(body.length)} that is drawn once (Brotli ${QUICK_BROTLI}), CPU`,
      limit: "–",
      measured: `${told(quick)} (Brotli ${FORMER_BROTLI}: ${told(former)}; gzip 6: ${told(gzip)})`,
      ok: null,
    },
    {
      name: "A list of 24 out of 100,000 goods in gzip 6",
      limit: kilobytes(GZIP_MAX),
      measured: kilobytes(gzip.bytes),
      ok: gzip.bytes <= GZIP_MAX,
    },
  ]
}

type Measured = { ms: number; bytes: number }

const brotli = (body: Buffer, quality: number) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

function measured(compress: () => Buffer): Measured {
  const { length: bytes } = compress()
  const before = process.cpuUsage()
  for (let time = 0; time < TIMES; time++) compress()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000 / TIMES, bytes }
}
