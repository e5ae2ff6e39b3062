import { createHash } from "node:crypto"
import { describe, expect, test } from "vitest"
import type { Page } from "../../../src/contract/page.ts"
import { freshDatabase } from "../fresh-database.ts"
import { soon } from "../soon.ts"
import { edgeShop, html } from "./edge-shop.ts"

const { db } = await freshDatabase("demo")

/** What a merchant's text, or a hole in the storefront, might bring with it. */
const INJECTED = "<script>window.stolen = document.cookie</script>"

/** As React Router does it: a nonce on each inline script where there is one. */
function render(request: Request, page: Page): Response {
  const isPublic = !new URL(request.url).pathname.startsWith("/Center")
  if (isPublic) page.cache(["list"])
  page.preload({ href: "/media/shop/hero.webp?w=1280&f=avif", as: "image", type: "image/avif", sizes: "100vw" })
  page.preload({ href: "/assets/font.woff2", as: "font", type: "font/woff2" })
  page.preload({ href: '/a"\r\nset-cookie: x=1', as: "image" })
  const nonce = page.nonce ? ` nonce="${page.nonce}"` : ""
  return html(
    `<!doctype html><script${nonce}>window.a = "é"</script><script${nonce} type="module">import "/assets/a.js"</script>
    ${isPublic ? INJECTED : ""}<script type="application/ld+json">{}</script><script src="/assets/b.js"></script><p>${"text ".repeat(400)}</p>`,
  )
}
const lines: string[] = []
const requestLog = { write: (line: string) => lines.push(line) }
const proxied = { "x-forwarded-proto": "https" }
const { visit, hasHeard } = await edgeShop({ db, render, trustedProxies: ["127.0.0.1"], requestLog })

const directive = (policy: unknown, name: string) =>
  String(policy)
    .split("; ")
    .find((part) => part.startsWith(`${name} `)) ?? ""
const inline = (body: string) =>
  [...body.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script)
const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`

test("a cached page names each of its inline scripts by hash, and has no nonce", async () => {
  for (const cache of ["miss", "hit"]) {
    const { headers, body } = await visit("/SaleGoods/lists")
    expect(headers["x-cache"]).toBe(cache)
    const scripts = directive(headers["content-security-policy"], "script-src")
    expect(inline(body).length).toBe(3)
    const own = inline(body).filter((script) => !script.includes("stolen"))
    expect(scripts.split(" ").slice(1)).toEqual(["'self'", ...own.map(hash)])
    expect(body + scripts).not.toContain("nonce")
  }
})

test("an inline script that the storefront did not write is not allowed to run, in no kind of page", async () => {
  for (const visitor of [{}, { headers: { cookie: "token=x" } }]) {
    const { headers, body } = await visit("/SaleGoods/lists?min=7", visitor)
    expect(body).toContain(INJECTED)
    const scripts = directive(headers["content-security-policy"], "script-src")
    expect(scripts).not.toContain(hash("window.stolen = document.cookie"))
    expect(scripts).not.toContain("unsafe")
  }
})

test("a page of one's own has a nonce that is never used again", async () => {
  await visit("/Center")
  const nonces = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { headers, body } = await visit("/Center", { headers: { cookie: "token=x" } })
      const [, nonce] = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"])) ?? []
      expect(headers["cache-control"]).toBe("private, no-store")
      expect([...body.matchAll(/nonce="([^"]+)"/g)].map(([, used]) => used)).toEqual([nonce, nonce])
      expect(Buffer.from(nonce ?? "", "base64").length).toBe(16)
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(20)
})

test("a page of one's own for a visitor without cookies is complete and safe as well", async () => {
  const { headers, body } = await visit("/Center/Order")
  const scripts = directive(headers["content-security-policy"], "script-src")
  const [, nonce] = /'nonce-([^']+)'/.exec(scripts) ?? []
  expect([...body.matchAll(/nonce="([^"]+)"/g)].map(([, used]) => used)).toEqual([nonce, nonce])
  expect(headers["cache-control"]).toBe("private, no-store")
})

test.each(["/", "/Center", "/api/site/config", "/api/nothing", "/healthz", "/media/none.webp", "/assets/none.js"])(
  "%s is answered with safe headers",
  async (path) => {
    const { headers } = await visit(path, { headers: proxied })
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "strict-transport-security": "max-age=31536000",
    })
    expect(headers["permissions-policy"]).toContain("camera=()")
    const policy = headers["content-security-policy"]
    expect(policy).toMatch(/default-src '(self|none)'/)
    expect(directive(policy, "script-src")).not.toContain("unsafe")
    expect(policy).toMatch(/frame-ancestors '(self|none)'/)
  },
)

test("https is asked for only where the visitor came by it", async () => {
  expect((await visit("/")).headers["strict-transport-security"]).toBeUndefined()
})

test("calls are never cached by anyone", async () => {
  expect((await visit("/api/site/config")).headers["cache-control"]).toBe("no-store")
  expect((await visit("/builds/latest.json")).headers["cache-control"]).toBe("no-cache")
})

test.each(["br", "gzip", "identity"])("pages and calls are sent as %s to whoever wants it so", async (encoding) => {
  const headers = { "accept-encoding": encoding }
  const sent = encoding === "identity" ? undefined : encoding
  for (const path of ["/", "/Center", "/api/goods/lists"]) {
    const answer = await visit(path, { headers })
    expect(answer.headers["content-encoding"]).toBe(sent)
    expect(String(answer.headers.vary)).toMatch(/accept-encoding/i)
    expect(answer.body.length).toBeGreaterThan(1024)
    if (sent) expect(answer.bytes.length).toBeLessThan(answer.body.length / 2)
  }
  expect((await visit("/healthz", { headers })).headers["content-encoding"]).toBeUndefined()
})

test("the hero picture and fonts are announced before the page; what cannot stand in a header is left out", async () => {
  for (const path of ["/", "/Center"]) {
    const { headers } = await visit(path)
    expect(headers.link).toBe(
      '</media/shop/hero.webp?w=1280&f=avif>; rel=preload; as="image"; type="image/avif"; imagesizes="100vw", ' +
        '</assets/font.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin',
    )
    expect(headers["set-cookie"]).toBeUndefined()
  }
})

describe("visitors whom a shop does not want", () => {
  const chinese = { "accept-language": "zh-CN,zh;q=0.9" }
  const mainland = { "x-country-code": "CN" }
  const switchOn = async (app: number) => {
    await db.$client.query("insert into site_app select id, $1 from site on conflict do nothing", [app])
    return () => db.$client.query("delete from site_app where app_id = $1", [app])
  }

  test.each([
    ["from the mainland", 18, mainland, "/", 403],
    ["from the mainland, for a call", 18, mainland, "/api/site/config", 403],
    ["from the mainland, a provider", 18, mainland, "/api/pay/webhook/stripe", 404],
    ["from the mainland, a crawler", 18, { ...mainland, "user-agent": "Googlebot/2.1" }, "/", 200],
    ["with a Chinese browser", 18, chinese, "/SaleGoods/lists", 200],
    ["with a Chinese browser, at the front door", 18, chinese, "/", 302],
    ["with a Chinese browser", 19, chinese, "/", 403],
    ["with a Chinese browser, for a cached page", 19, chinese, "/SaleGoods/lists", 403],
    ["with a Chinese browser, a crawler", 19, { ...chinese, "user-agent": "Googlebot/2.1" }, "/", 200],
    ["from elsewhere", 19, { "accept-language": "en" }, "/", 200],
    ["where nobody is blocked", 9, { ...chinese, ...mainland }, "/SaleGoods/lists", 200],
  ])("%s, app %i", async (_name, app, headers, path, status) => {
    await visit(path)
    const switchOff = await switchOn(app)
    try {
      await hasHeard()
      await visit(path)
      const answer = await visit(path, { headers })
      expect(answer.status).toBe(status)
      if (status === 403) expect(answer.body).toContain("<h1")
      if (status === 200 && app !== 9) expect(answer.headers["cache-control"]).toBe("private, no-cache")
    } finally {
      await switchOff()
    }
  })
})

test("each request is a line in the log, without query, address or order number", async () => {
  // What the tests before have changed is told to all; the page is cached again once that is over.
  await hasHeard()
  await soon(async () => (await visit("/SaleGoods/lists?keywords=secret")).headers["x-cache"] === "hit")
  await new Promise((resolve) => setTimeout(resolve, 50))
  lines.length = 0
  await visit("/SaleGoods/lists?keywords=secret")
  await visit("/Center/Order/20260101ABCDEFGH?email=ada@shop.example")
  await visit("/api/site/config")
  await soon(() => lines.length >= 3)
  const said = lines.map((line) => JSON.parse(line))
  expect(said[0]).toMatchObject({
    method: "GET",
    path: "/SaleGoods/lists",
    status: 200,
    site: "default-modulized",
    cache: "hit",
  })
  expect(said[0].bytes).toBeGreaterThan(0)
  expect(said[1]).toMatchObject({ path: "/Center/Order/…", status: 200, cache: "none" })
  expect(said[2]).toMatchObject({ path: "/api/site/config", status: 200, site: "default-modulized" })
  expect(lines.join("")).not.toMatch(/secret|ABCDEFGH|ada@|127\.0\.0\.1/)
})
