import { type APIRequestContext, expect, test } from "@playwright/test"
import { linksOf } from "./links-of.ts"
import { at, shops } from "./shops.ts"

/** Of addresses that differ in what they name only, so many are asked for. */
const OF_A_KIND = 4
const AT_ONCE = 4

/** What kind of page it is: goods are alike, and so are lists with the same fields in their query. All others are of their own. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://shop.example")
  const fields = [...searchParams.keys()].filter((field) => field !== "to").sort()
  const screen = pathname.replace(/\/item\/.+/, "/item")
  return screen === pathname && fields.length === 0 ? address : `${screen}?${[...new Set(fields)]}`
}

async function crawl(request: APIRequestContext, shop: string, start: string) {
  const seen = new Set([start])
  const counts = new Map<string, number>()
  const waiting = [start]
  const faults: string[] = []
  let pages = 0

  function take(address: string, from: string) {
    if (seen.has(address)) return
    seen.add(address)
    const kind = kindOf(address)
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    if (count < OF_A_KIND) waiting.push(address)
    cameFrom.set(address, from)
  }
  const cameFrom = new Map<string, string>()

  async function look(address: string) {
    pages += 1
    const reply = await request.get(`http://127.0.0.1:${process.env.PORT}${address}`, {
      headers: { host: new URL(at(shop)).host },
      maxRedirects: 0,
    })
    const status = reply.status()
    if (status >= 400) faults.push(`${address} is ${status}, named by ${cameFrom.get(address) ?? "nobody"}`)
    const location = reply.headers().location
    if (location?.startsWith("/")) take(location, address)
    if (!reply.headers()["content-type"]?.startsWith("text/html")) return
    const { addresses, lost } = linksOf(await reply.text(), address)
    faults.push(...lost)
    for (const one of addresses) take(one, address)
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(look))
  return { pages, faults }
}

for (const shop of shops) {
  for (const start of ["/", "/ara"]) {
    test(`from ${start} every link of ${shop} leads to a page`, async ({ request }) => {
      const { pages, faults } = await crawl(request, shop, start)
      expect(faults).toEqual([])
      expect(pages).toBeGreaterThan(60)
    })
  }
}
