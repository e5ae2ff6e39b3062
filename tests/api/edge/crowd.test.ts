import { expect, test } from "vitest"
import type { Page } from "../../../src/contract/page.ts"
import { freshDatabase } from "../fresh-database.ts"
import { edgeShop, html } from "./edge-shop.ts"

const { db } = await freshDatabase("demo")
let drawing = 0
let mostAtOnce = 0
const { visit, asked } = await edgeShop({
  db,
  drawingsPerSecond: 1,
  trustedProxies: ["127.0.0.1"],
  render: async (_request: Request, page: Page) => {
    page.cache(["list"])
    drawing += 1
    mostAtOnce = Math.max(mostAtOnce, drawing)
    await new Promise((resolve) => setTimeout(resolve, 5))
    drawing -= 1
    return html("a page")
  },
})
const from = (address: string) => ({ headers: { "x-forwarded-for": address } })
const page = (number: number) => `/fr/SaleGoods/lists?min=${number}`

test("one network that asks for ever new pages is slowed down and refused; others and cached pages are not", async () => {
  await visit("/SaleGoods/lists", from("198.51.100.7"))
  const flood = Array.from({ length: 200 }, (_, at) => visit(page(at), from(`2001:db8:1:2::${at.toString(16)}`)))
  const answers = await Promise.race([Promise.all(flood), Promise.resolve([])])
  expect(answers).toEqual([])

  const cached = await visit("/SaleGoods/lists", from("2001:db8:1:2::1"))
  expect(cached.headers["x-cache"]).toBe("hit")
  const other = await visit(page(10_001), from("198.51.100.8"))
  expect(other.status).toBe(200)

  const settled = await Promise.all(flood)
  const refused = settled.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(50)
  expect(settled.length - refused.length).toBeGreaterThanOrEqual(30)
  expect(asked.length).toBeLessThan(120)
  expect(mostAtOnce).toBeLessThanOrEqual(2)
  const [one] = refused
  expect(Number(one?.headers["retry-after"])).toBeGreaterThan(0)
  expect(one?.headers["cache-control"]).toBe("no-store")
  expect(one?.body).toContain('<html lang="fr" dir="ltr">')
  expect(one?.body).toContain("Merci de réessayer")
}, 30_000)
