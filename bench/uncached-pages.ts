import type { Database } from "../src/db/database.ts"
import { goodsPath } from "../src/domain/catalog/goods-address.ts"
import { changeTag } from "../src/domain/site/change-tag.ts"
import { tellChange } from "../tests/api/tell-change.ts"
import { type BarePageName, barePage } from "./bare-page.ts"
import { type BenchServer, MEDIUM } from "./bench-server.ts"
import { type Figure, median, medianRatio, milliseconds, times } from "./figure.ts"
import { getPage } from "./get-page.ts"
import { type MeasuredProcess, measuredShop } from "./measured-process.ts"

const FIRST_MAX = 0.8
const REPEAT_MAX = 0.65
const SITE = "medium"
const HOST = `${SITE}.localhost`
const LIST = "/SaleGoods/lists"
const WARM_UP = 120
const REQUESTS = 40
const ROUNDS = 7
const FIRST_DRAWINGS = WARM_UP + REQUESTS * ROUNDS

/** How the page is asked for the next time, so that nothing of its goods is known yet; awaited before the drawing. */
type NextPath = (turn: number) => Promise<string>
type Measured = { first: number[]; repeat: number[]; bare: number[]; bytes: number }

/**
 * Pages that are not cached, against bare React Router pages with the markup of a fixed commit: CPU of the Node process for
 * each drawing, one after another. What PostgreSQL spends is not in it, it is a process of its own. Uncompressed: that is
 * measured by itself.
 */
export async function uncachedPages(server: BenchServer): Promise<Figure[]> {
  const db = await server.kept(...MEDIUM)
  const shop = await measuredShop(server, MEDIUM[0], { PAGE_CACHE_MB: "0" })
  try {
    const figures: Figure[] = []
    for (const [name, next] of Object.entries(await firstPaths(db))) {
      if (name !== "home" && name !== "list" && name !== "item") continue
      figures.push(...figuresOf(name, await measured(shop, name, next)))
    }
    return figures
  } finally {
    await shop.stop()
  }
}

/** Other pages of the list and other goods each time; there is one home page only, so a change of goods is told before it. */
async function firstPaths(db: Database): Promise<Record<BarePageName, NextPath>> {
  const { rows } = await db.$client.query<{ id: number; name: string; site_id: number }>(
    "select g.id, g.name, g.site_id from goods g join site on site.id = g.site_id where site.name = $1 and g.on_sale order by g.id limit $2",
    [SITE, FIRST_DRAWINGS],
  )
  const [any] = rows
  if (rows.length < FIRST_DRAWINGS || any === undefined) throw new Error(`${SITE} has too few goods`)
  const pagesOfSort = 300
  const sorts = ["priceAsc", "priceDesc", "newest"]
  return {
    list: async (turn) => `${LIST}?p=${2 + (turn % pagesOfSort)}&sort=${sorts[Math.floor(turn / pagesOfSort)]}`,
    home: async () => {
      await tellChange(db, [changeTag(any.site_id, "list")])
      return "/"
    },
    item: async (turn) => {
      const { id, name } = rows[turn] ?? any
      return goodsPath(name, id)
    },
  }
}

async function measured(shop: MeasuredProcess, name: BarePageName, next: NextPath): Promise<Measured> {
  const bare = await barePage(name)
  const path = name === "item" ? await next(0) : bare.path
  let turn = 0
  const drawFirst = async () => getPage(shop.port, HOST, await next(turn++))
  const drawAgain = () => getPage(shop.port, HOST, path)
  const drawBare = () => getPage(bare.port, HOST, bare.path)
  try {
    await cpuMs(shop, WARM_UP, drawFirst)
    await cpuMs(shop, WARM_UP, drawAgain)
    await cpuMs(bare, WARM_UP, drawBare)
    const { body } = await drawAgain()
    const told: Measured = { first: [], repeat: [], bare: [], bytes: body.length }
    for (let round = 0; round < ROUNDS; round++) {
      told.first.push(await cpuMs(shop, REQUESTS, drawFirst))
      await drawAgain()
      told.repeat.push(await cpuMs(shop, REQUESTS, drawAgain))
      told.bare.push(await cpuMs(bare, REQUESTS, drawBare))
    }
    return told
  } finally {
    await bare.stop()
  }
}

async function cpuMs(process: MeasuredProcess, requests: number, draw: () => Promise<unknown>): Promise<number> {
  const before = await process.usage()
  for (let left = requests; left > 0; left--) await draw()
  return ((await process.usage()).cpuMs - before.cpuMs) / requests
}

function figuresOf(page: BarePageName, { first, repeat, bare, bytes }: Measured): Figure[] {
  const told = (what: string, ours: readonly number[], max: number): Figure => {
    const ratio = medianRatio(ours, bare)
    return {
      name: `${what} of an uncached ${page} of 100,000 goods against the bare page with the markup of 4c8078c, CPU of Node`,
      limit: times(max),
      measured: `${times(ratio)} (${milliseconds(median(ours))} against ${milliseconds(median(bare))}, ${bytes} bytes)`,
      ok: ratio <= max,
    }
  }
  return [told("First drawing", first, FIRST_MAX), told("Repeat with unchanged goods", repeat, REPEAT_MAX)]
}
