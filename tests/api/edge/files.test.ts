import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, describe, expect, test } from "vitest"
import { pictureConverter } from "../../../src/server/edge/convert-picture.ts"
import { pictureCopies } from "../../../src/server/media/picture-copies.ts"
import { freshDatabase } from "../fresh-database.ts"
import { edgeShop, html } from "./edge-shop.ts"

const { db } = await freshDatabase("demo")
const folder = mkdtempSync(join(tmpdir(), "vitrine-files-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = `export const words = ${JSON.stringify(Array.from({ length: 200 }, (_, n) => `word ${n}`))}`
const clientFolder = join(folder, "client")
mkdirSync(join(clientFolder, "assets"), { recursive: true })
mkdirSync(join(clientFolder, ".vite"))
writeFileSync(join(clientFolder, "assets/app-1a2b3c.js"), script)
writeFileSync(join(clientFolder, "assets/tiny-1a2b3c.js"), "0")
writeFileSync(join(clientFolder, "favicon.svg"), `<svg xmlns="http://www.w3.org/2000/svg"/>`)
writeFileSync(join(clientFolder, ".vite/manifest.json"), "{}")
// The script runs before anything is installed, so it is plain JavaScript and has no types.
const precompress = `(await import("./scripts/precompress.mjs")).precompress(${JSON.stringify(clientFolder)})`
execFileSync(process.execPath, ["--input-type=module", "--eval", precompress])

const dataFolder = join(folder, "data")
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
mkdirSync(join(dataFolder, "media/shop"), { recursive: true })
await picture(700, 350).webp().toFile(join(dataFolder, "media/shop/mug.webp"))
await picture(700, 350).png().toFile(join(dataFolder, "media/shop/blue mug.png"))
writeFileSync(join(dataFolder, "media/shop/not-a-picture.webp"), "words")
writeFileSync(join(dataFolder, "media/shop/logo.svg"), `<svg xmlns="http://www.w3.org/2000/svg"/>`)
await picture(10, 10).webp().toFile(join(dataFolder, "secret.webp"))
symlinkSync(join(dataFolder, "secret.webp"), join(dataFolder, "media/shop/link.webp"))

const { visit } = await edgeShop({ db, render: () => html("a page"), clientFolder, dataFolder })

describe("files of the build", () => {
  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
    [undefined, undefined],
  ])("are sent as %s to whoever takes it", async (accepted, sent) => {
    const { status, headers, body, bytes } = await visit("/assets/app-1a2b3c.js", {
      headers: accepted ? { "accept-encoding": accepted } : {},
    })
    expect({ status, body }).toEqual({ status: 200, body: script })
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expect.stringMatching(/javascript/),
      "content-length": String(bytes.length),
      vary: "Accept-Encoding",
    })
    expect(headers["content-encoding"]).toBe(sent)
    const again = await visit("/assets/app-1a2b3c.js", {
      headers: { "if-none-match": headers.etag ?? "", ...(accepted && { "accept-encoding": accepted }) },
    })
    expect(again).toMatchObject({ status: 304, body: "" })
  })

  test("that are tiny are sent as they are", async () => {
    const { headers, body } = await visit("/assets/tiny-1a2b3c.js", { headers: { "accept-encoding": "br" } })
    expect([body, headers["content-encoding"]]).toEqual(["0", undefined])
  })

  test("whose name may stay the same are not cached for ever", async () => {
    expect((await visit("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600")
  })

  test.each([
    "/assets/none.js",
    "/assets/",
    "/assets/../.vite/manifest.json",
    "/assets/app-1a2b3c.js.br",
    "/assets/..%2f.vite%2fmanifest.json",
    "/assets/%00",
    "/assets/app-1a2b3c.js/",
  ])("%s is no file", async (path) => {
    const { status, body } = await visit(path)
    expect([404, 200]).toContain(status)
    if (status === 200) expect(body).toBe("a page")
  })

  test("are only for reading", async () => {
    expect((await visit("/assets/app-1a2b3c.js", { method: "POST" })).status).toBe(404)
    expect(await visit("/assets/app-1a2b3c.js", { method: "HEAD" })).toMatchObject({ status: 200, body: "" })
  })
})

describe("copies of pictures", () => {
  test.each([
    ["avif", 320, 320, "heif"],
    ["webp", 320, 320, "webp"],
    ["jpeg", 640, 640, "jpeg"],
    ["webp", 800, 700, "webp"],
    ["avif", 1920, 700, "heif"],
  ])("as %s at %i are %i wide: never wider than the original", async (format, asked, width, kind) => {
    const { status, headers, bytes } = await visit(`/media/shop/mug.webp?w=${asked}&f=${format}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ "content-type": `image/${format}`, "cache-control": "public, max-age=2592000" })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: kind, width, height: width / 2 })
    const again = await visit(`/media/shop/mug.webp?w=${asked}&f=${format}`, {
      headers: { "if-none-match": headers.etag ?? "" },
    })
    expect(again.status).toBe(304)
  })

  test("of names with a space, and the same the second time", async () => {
    const first = await visit("/media/shop/blue%20mug.png?w=160&f=webp")
    expect(first.status).toBe(200)
    expect((await visit("/media/shop/blue%20mug.png?w=160&f=webp")).bytes.equals(first.bytes)).toBe(true)
  })

  test.each([
    ["/media/shop/mug.webp?w=161&f=webp", 400],
    ["/media/shop/mug.webp?w=160", 400],
    ["/media/shop/mug.webp?f=webp", 400],
    ["/media/shop/mug.webp?w=160&f=gif", 400],
    ["/media/shop/mug.webp?w=160&w=320&f=webp", 400],
    ["/media/shop/mug.webp?w=1e3&f=webp", 400],
    ["/media/shop/logo.svg?w=160&f=webp", 400],
    ["/media/shop?w=160&f=webp", 400],
    ["/media/shop/none.webp?w=160&f=webp", 404],
    ["/media/shop/not-a-picture.webp?w=160&f=webp", 404],
    ["/media/shop/link.webp?w=160&f=webp", 404],
    ["/media/../secret.webp?w=160&f=webp", 200],
    ["/media/..%2fsecret.webp?w=160&f=webp", 404],
    ["/media/shop/..%5c..%5csecret.webp?w=160&f=webp", 404],
    ["/media/%2e%2e/secret.webp?w=160&f=webp", 200],
    ["/media/shop/%00.webp?w=160&f=webp", 404],
    ["/media/shop/%ff.webp?w=160&f=webp", 404],
    ["/media//etc/passwd.webp?w=160&f=webp", 404],
  ])("%s is answered %i", async (path, expected) => {
    const { status, body, headers } = await visit(path)
    expect(status).toBe(expected)
    expect(String(headers["content-type"])).toMatch(/^text\/html/)
    if (status === 200) expect(body, "what is not below /media is the storefront's").toBe("a page")
  })

  test("that many ask for at once are made once, two at a time, and stay on disk", async () => {
    const home = join(folder, "copies")
    const converter = pictureConverter(pictureCopies(home, 10_000_000))
    const original = { path: join(dataFolder, "media/shop/mug.webp"), etag: '"1"', name: "shop/mug.webp" }
    const copies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => converter.copy(original, n % 2 ? 160 : 240, "avif")),
    )
    expect(new Set(copies).size).toBe(2)
    const cached = readdirSync(home, { recursive: true }).filter((name) => String(name).endsWith(".avif"))
    expect(cached.length).toBe(2)
    const other = pictureConverter(pictureCopies(home, 10_000_000))
    expect((await other.copy(original, 160, "avif"))?.equals(copies[1] ?? Buffer.alloc(0))).toBe(true)
  })
})
