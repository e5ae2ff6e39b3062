import { goodsPath } from "../src/domain/catalog/goods-address.ts"
import { type BenchServer, MEDIUM } from "./bench-server.ts"
import { type Figure, megabytes } from "./figure.ts"
import { getPage } from "./get-page.ts"
import { measuredShop } from "./measured-process.ts"

const RESIDENT_MAX_BYTES = 350_000_000
const VISITS = 4_000
const AT_ONCE = 8
const SITE = "medium"

/** What the shop's process holds after many visitors have looked at different things, its page cache full. */
export async function memory(server: BenchServer): Promise<Figure[]> {
  const db = await server.kept(...MEDIUM)
  const { rows } = await db.$client.query<{ id: number; name: string }>(
    "select g.id, g.name from goods g join site on site.id = g.site_id where site.name = $1 and g.on_sale limit $2",
    [SITE, VISITS],
  )
  const paths = rows.map(({ id, name }, at) =>
    at % 4 === 0 ? `/SaleGoods/lists?p=${1 + (at % 400)}` : goodsPath(name, id),
  )
  const shop = await measuredShop(server, MEDIUM[0])
  try {
    const before = await shop.usage()
    const visit = async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop())
        await getPage(shop.port, `${SITE}.localhost`, path, { "accept-encoding": "br" })
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visit))
    const { residentBytes } = await shop.usage()
    return [
      {
        name: `Node's resident memory after ${VISITS.toLocaleString("en")} different pages`,
        limit: megabytes(RESIDENT_MAX_BYTES),
        measured: `${megabytes(residentBytes)} (${megabytes(before.residentBytes)} after the start)`,
        ok: residentBytes <= RESIDENT_MAX_BYTES,
      },
    ]
  } finally {
    await shop.stop()
  }
}
