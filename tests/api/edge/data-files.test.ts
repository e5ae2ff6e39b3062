import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import type { Page } from "../../../src/contract/page.ts"
import { dataFile, keepRecent } from "../../../src/web/shell/data-files.server.ts"
import { loadShellFile } from "../../../src/web/shell/load-shell.server.ts"
import { pageContext } from "../../../src/web/shell/page-context.ts"
import { freshDatabase } from "../fresh-database.ts"
import { edgeShop, html } from "./edge-shop.ts"

const { db } = await freshDatabase("demo")

/** A page that says only where its shell is. */
async function render(request: Request, page: Page): Promise<Response> {
  const asked = await dataFile(request, page)
  if (asked) return asked
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const { shell, file } = await loadShellFile({ request, url: new URL(request.url), context })
  if (file) keepRecent(shell.origin, file)
  page.cache([])
  return html(JSON.stringify({ shell: file?.address, words: shell.wordFiles.item }))
}
const { visit, hasHeard } = await edgeShop({ db, render })
const pageAt = async (path: string, cookie = "") => JSON.parse((await visit(path, { headers: { cookie } })).body)

test("a shell is a file that may be cached for ever, whoever asks, and is the same in memory", async () => {
  const { shell } = await pageAt("/")
  const first = await visit(shell)
  const again = await visit(shell, { headers: { cookie: "token=secret" } })
  expect(first.status).toBe(200)
  expect(first.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "content-type": "application/json",
  })
  expect(again.headers["x-cache"]).toBe("hit")
  expect(again.body).toBe(first.body)
  expect(JSON.parse(first.body)).toMatchObject({ locale: "en", template: "default-modulized", words: { cart: "Cart" } })
})

test("each template, language and currency has its own", async () => {
  const plain = await pageAt("/")
  const [other] = (await db.$client.query("select id from currency where site_id = 1 and not is_base order by id")).rows
  const shells = await Promise.all([
    pageAt("/sport"),
    pageAt("/de"),
    pageAt("/", `rate=${other?.id}`),
    pageAt("/", "template=arts"),
  ])
  const addresses = [plain, ...shells].map(({ shell }) => shell)
  expect(new Set(addresses).size).toBe(5)
  for (const address of addresses) expect((await visit(address)).status).toBe(200)
  const german = JSON.parse((await visit(shells[1]?.shell)).body)
  expect(german).toMatchObject({ locale: "de", words: { cart: "Warenkorb" } })
})

test("a shell that nobody here has made leads to the present one; one that cannot be is not there", async () => {
  const { shell } = await pageAt("/")
  const led = await visit(shell.replace(/[0-9a-f]+\.json$/, "0123456789abcdef.json"))
  expect(led).toMatchObject({ status: 302, headers: { location: shell, "cache-control": "no-store" } })
  for (const path of ["/shell/nothing.en.1.00.json", "/shell/sport.json", "/words/en.item.00.json"]) {
    expect((await visit(path)).status).toBe(404)
  }
})

test("after a change pages name another shell, and pages that are on their way still find theirs", async () => {
  const { shell } = await pageAt("/")
  await db.$client.query("update site set title = 'Another name' where name = 'default-modulized'")
  await hasHeard()
  const after = await pageAt("/")
  expect(after.shell).not.toBe(shell)
  expect(JSON.parse((await visit(after.shell)).body).shop.title).toBe("Another name")
  const before = await visit(shell)
  expect(before.status).toBe(200)
  expect(JSON.parse(before.body).shop.title).not.toBe("Another name")
})

test("the words of a screen are a file too, with those of what it shows, and without the frame's", async () => {
  const { words } = await pageAt("/")
  const { status, headers, body } = await visit(words)
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"])
  const file = JSON.parse(body)
  expect(file.names).toEqual(["item", "goods"])
  expect(file.words).toMatchObject({ quantity: "Quantity", soldOut: "Sold out" })
  expect(file.words).not.toHaveProperty("cart")
})
