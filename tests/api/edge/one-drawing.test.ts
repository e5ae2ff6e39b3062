import { expect, test } from "vitest"
import type { Page } from "../../../src/contract/page.ts"
import { freshDatabase } from "../fresh-database.ts"
import { edgeShop, html } from "./edge-shop.ts"

const { db } = await freshDatabase("demo")
const HOST = "default-modulized.localhost"
const { visit, asked } = await edgeShop({
  db,
  render: (request: Request, page: Page) => {
    page.cache(["list"])
    return html(`drawn from ${request.url}`)
  },
})

/** Wordings of one page: those that are answered as they are asked, and those that lead to the page's own address. */
const wordings: [page: string, same: string[], redirected: string[]][] = [
  [
    "/SaleGoods/lists",
    ["?", "?x=1", "?p=1", "?p=0", "?p=-3", "?p=one", "?utm_source=mail&p=1", "?sort=cheap", "?a[]=1&&=&%", "?P=3"].map(
      (query) => `/SaleGoods/lists${query}`,
    ),
    ["/salegoods/lists", "/SALEGOODS/LISTS", "/SaleGoods/lists/", "/SaleGoods//lists", "//SaleGoods/lists///"],
  ],
  [
    "/SaleGoods/lists?categoryId=7&sort=sold&p=2",
    [
      "/SaleGoods/lists?p=2&sort=sold&categoryId=7",
      "/SaleGoods/lists?p=2&sort=sold&categoryId=7&p=4",
      "/SaleGoods/lists?gclid=1&categoryId=7&sort=sold&p=2&fbclid=2",
      "/SaleGoods/lists?categoryId=7&sort=sold&%70=2",
      "/%53aleGoods/lists?categoryId=7&sort=sold&p=2",
    ],
    ["/salegoods/lists?categoryId=7&sort=sold&p=2", "/SaleGoods/lists/?p=2&sort=sold&categoryId=7"],
  ],
  [
    "/SaleGoods/lists?p=1000",
    ["/SaleGoods/lists?p=1001", "/SaleGoods/lists?p=2147483647", "/SaleGoods/lists?x=1&p=5000"],
    [],
  ],
  ["/fr/SaleGoods/lists", ["/fr/SaleGoods/lists?x=1"], ["/fr//SaleGoods/lists", "/fr/salegoods/lists/"]],
  [
    "/item/caf%C3%A9_12",
    ["/item/caf%c3%a9_12", "/item/caf%C3%A9_12?p=3"],
    ["/Item/caf%C3%A9_12", "/item/caf%C3%A9_12/"],
  ],
  [
    "/SaleGoods/lists.data",
    ["/SaleGoods/lists.data?x=1", "/SALEGOODS/lists.data", "/SaleGoods/lists.data?_routes=root,a"],
    [],
  ],
  ["/SaleGoods/lists.data?_routes=a", ["/SaleGoods/lists.data?_routes=b", "/SaleGoods/lists.data?_routes=x,y&z=1"], []],
]

test.each(wordings)("%s is drawn once, however it is asked for", async (page, same, redirected) => {
  const before = asked.length
  const { body } = await visit(page)
  expect(asked.length).toBe(before + 1)
  for (const wording of same) {
    const answer = await visit(wording)
    expect(answer.headers["x-cache"], wording).toBe("hit")
    expect(answer.body, wording).toBe(body)
  }
  for (const wording of redirected) {
    const { status, headers } = await visit(wording)
    expect(status, wording).toBe(301)
    expect((await visit(String(headers.location))).body, wording).toBe(body)
  }
  expect(asked.length).toBe(before + 1)
})

test("what a page is drawn from holds nothing that it does not read", async () => {
  await visit("/SaleGoods/lists?min=5&secret=1&utm_source=mail")
  expect(asked.at(-1)?.request.url).toMatch(/\/SaleGoods\/lists\?min=5$/)
})

test("a redirect keeps the query, for whoever counts visitors", async () => {
  const { headers } = await visit("/salegoods/lists?utm_source=mail&p=2")
  expect(headers.location).toBe("/SaleGoods/lists?utm_source=mail&p=2")
})

test.each([
  "//evil.example",
  "/\\evil.example/",
  "//\\evil.example/",
  "///evil.example//",
  "/fr//evil.example/",
  "/%5Cevil.example/",
  "//%2Fevil.example/",
])("%s leads nobody out of the shop", async (path) => {
  const { status, headers } = await visit(path)
  if (status === 301) expect(String(headers.location)).toMatch(/^\/[a-z%]/)
  const { origin } = new URL(String(headers.location ?? "/"), `http://${HOST}`)
  expect(origin).toBe(`http://${HOST}`)
})

test("a form is posted where it stands, not redirected", async () => {
  const { status } = await visit("/salegoods/lists/?index", { method: "POST", headers: { "content-length": "0" } })
  expect(status).toBe(200)
  expect(asked.at(-1)?.request.url).toContain("/salegoods/lists/?index")
})

test("a few ports of the shop's host have cached pages; with made-up ones the cache does not grow", async () => {
  const cached = new Set<string>()
  for (let port = 9000; port < 9030; port++) {
    const host = `${HOST}:${port}`
    await visit("/About", { host })
    if ((await visit("/About", { host })).headers["x-cache"] === "hit") cached.add(host)
  }
  expect(cached.size).toBeGreaterThan(1)
  expect(cached.size).toBeLessThanOrEqual(8)
})
