import { mkdtempSync, writeFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import type { Page } from "../../../src/contract/page.ts"
import { TEMPLATE_NAMES } from "../../../src/domain/site/templates.ts"
import { edgeShop, html } from "../edge/edge-shop.ts"
import { testShop } from "../test-shop.ts"

const demoFolder = mkdtempSync(join(tmpdir(), "vitrine-showroom-"))
await mkdir(join(demoFolder, "templates"))
writeFileSync(join(demoFolder, "templates/arts.webp"), "a picture")
writeFileSync(join(demoFolder, "seed.ts"), "a secret")

function render(_: Request, page: Page): Response {
  page.cache([])
  return html("<p>a page</p>")
}
const shop = await testShop()
const edge = await edgeShop({ db: shop.db, demoFolder, render })

async function setMode(name: string, mode: "demo" | "test" | "live") {
  await shop.rows("update site set mode = $2 where name = $1", name, mode)
  await edge.hasHeard()
}
afterEach(async () => {
  await setMode("default-modulized", "demo")
  await setMode("sport", "demo")
})

const templatesIn = (body: string) => [...body.matchAll(/href="\/templates\/([\w-]+)"/g)].map(([, name]) => name)
const ancestorsOf = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1]?.split(" ").toSorted()
const portOf = () => {
  const address = edge.server.address()
  return typeof address === "object" && address ? address.port : 0
}

test("the showroom names every template once", async () => {
  const { status, body } = await edge.visit("/templates")
  expect(status).toBe(200)
  expect(templatesIn(body)).toEqual(TEMPLATE_NAMES)
})

test.each([
  ["kind=wholesale", ["partner", "wholesale"]],
  ["trade=fashion", ["chicos", "chicos2", "st-bags-01"]],
  ["kind=mixed&trade=fashion", ["chicos2"]],
  ["kind=wholesale&trade=fashion", []],
  ["kind=toString&trade=<b>", TEMPLATE_NAMES],
])("chosen by %s it shows %j", async (query, names) => {
  const { status, body } = await edge.visit(`/templates?${query}`)
  expect(status).toBe(200)
  expect(templatesIn(body)).toEqual(names)
  expect(body).not.toContain("<b>")
})

test("it speaks the language of the browser", async () => {
  const { body } = await edge.visit("/templates", { headers: { "accept-language": "ar" } })
  expect(body).toContain('dir="rtl"')
  expect(body).toContain("سبعة عشر قالبًا")
})

test("a template is shown live in its own shop, or with the goods of another one", async () => {
  const port = portOf()
  const host = `default-modulized.localhost:${port}`
  const own = await edge.visit("/templates/sport", { host })
  expect(own.body).toContain(`<iframe src="http://sport.localhost:${port}/"`)
  const other = await edge.visit("/templates/sport?shop=default-modulized&width=phone", { host })
  expect(other.body).toContain(`<iframe src="http://default-modulized.localhost:${port}/sport"`)
  expect(other.body).toContain('data-width="phone"')
  // The next template keeps the goods and the width.
  expect(other.body).toContain("/templates/st-bags-01?width=phone&amp;shop=default-modulized")
  const foreign = await edge.visit(`/templates/sport?shop=${encodeURIComponent('"><script>')}`, { host })
  expect(foreign.body).toContain(`<iframe src="http://sport.localhost:${port}/"`)
  expect(foreign.body).not.toContain('"><script>')
})

test("its frame holds demo shops only, and nobody frames the showroom itself", async () => {
  await setMode("sport", "live")
  const { headers, body } = await edge.visit("/templates/sport")
  const policy = String(headers["content-security-policy"])
  expect(policy).toMatch(/frame-src http:\/\/default-modulized\.localhost/)
  expect(policy).not.toContain("sport.localhost")
  expect(body).not.toContain("//sport.localhost")
  expect(ancestorsOf(policy)).toEqual(["'none'"])
})

test("a demo shop may be framed by the showroom, a real one by nobody but itself", async () => {
  const port = portOf()
  const visit = () => edge.visit("/", { host: `sport.localhost:${port}` })
  const policy = async () => (await visit()).headers["content-security-policy"]
  const ofShowroom = [`http://default-modulized.localhost:${port}`, `http://localhost:${port}`]
  expect(ancestorsOf(await policy())).toEqual(["'self'", ...ofShowroom].toSorted())
  // Also when it comes from memory.
  expect(ancestorsOf(await policy())).toEqual(["'self'", ...ofShowroom].toSorted())
  await setMode("sport", "live")
  expect(ancestorsOf(await policy())).toEqual(["'self'"])
  await setMode("sport", "demo")
  await setMode("default-modulized", "test")
  expect(ancestorsOf(await policy())).toEqual(["'self'"])
})

test.each([
  ["in a default shop that is real", "default-modulized.localhost", "live" as const],
  ["in another shop", "sport.localhost", "demo" as const],
])("there is no showroom %s", async (_, host, mode) => {
  await setMode("default-modulized", mode)
  for (const path of ["/templates", "/templates/arts", "/templates/arts.webp"])
    expect((await edge.visit(path, { host })).body).toBe("<p>a page</p>")
})

test("pictures come from the demo's folder, and nothing else of it", async () => {
  expect((await edge.visit("/templates/arts.webp")).body).toBe("a picture")
  for (const path of ["/templates/none.webp", "/templates/no-such", "/templates/arts/more"])
    expect((await edge.visit(path)).status).toBe(404)
  for (const path of ["/templates/../seed.ts", "/templates/%2e%2e/seed.ts", "/templates/%2e%2e%2fseed.ts"])
    expect((await edge.visit(path)).body).not.toContain("a secret")
})
