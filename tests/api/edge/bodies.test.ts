import { connect } from "node:net"
import { afterAll, describe, expect, test } from "vitest"
import { BODY_MAX_BYTES } from "../../../src/domain/constants.ts"
import { freshDatabase } from "../fresh-database.ts"
import { edgeShop, html } from "./edge-shop.ts"

const { db } = await freshDatabase("demo")
const posted: string[] = []
const { server } = await edgeShop({
  db,
  render: async (request) => {
    if (request.method === "POST") posted.push(await request.text())
    return html("a page")
  },
})
const address = server.address()
const port = typeof address === "object" && address ? address.port : 0
afterAll(() => expect(posted).toEqual(["name=Ada"]))

/** Sends these bytes, as they are, and gives everything that comes back until the server or our patience ends it. */
function talk(...bytes: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" })
    let heard = ""
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on("data", (chunk) => {
      heard += chunk
    })
    // A server that refuses may hang up before all is sent.
    socket.on("error", () => {})
    socket.on("close", () => resolve(heard))
    for (const each of bytes) socket.write(each)
  })
}

const statuses = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
const head = (line: string, ...headers: string[]) =>
  `${line} HTTP/1.1\r\nHost: default-modulized.localhost\r\n${headers.map((header) => `${header}\r\n`).join("")}\r\n`
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const LAST = "0\r\n\r\n"
const JSON_BODY = "Content-Type: application/json"
const CHUNKED = "Transfer-Encoding: chunked"
const CLOSE = "Connection: close"
/** A second request on the same connection: it is answered only if the first one was read to its end, or given up. */
const healthz = head("GET /healthz", CLOSE)

describe("a body whose length is not told", () => {
  test("is read like any other when it comes in pieces", async () => {
    const told = await talk(head("POST /api/login/account", JSON_BODY, "Content-Length: 2", CLOSE), "{}")
    const untold = await talk(head("POST /api/login/account", JSON_BODY, CHUNKED, CLOSE), chunk("{"), chunk("}"), LAST)
    expect(statuses(told)).toEqual([422])
    expect(statuses(untold)).toEqual(statuses(told))
    expect(untold).toContain('"reason":"invalidField"')
  })

  test("is taken for the body that it is", async () => {
    const [front, back] = ['{"account":"nobody@shop.example",', '"password":"none of theirs"}']
    const heard = await talk(
      head("POST /api/login/account", JSON_BODY, CHUNKED),
      chunk(front),
      chunk(back),
      LAST,
      healthz,
    )
    expect(statuses(heard)).toEqual([401, 200])
  })

  test("is refused as too large as soon as it is", async () => {
    const piece = "x".repeat(65_536)
    const pieces = Array.from({ length: Math.ceil(BODY_MAX_BYTES / piece.length) + 1 }, () => chunk(piece))
    const heard = await talk(head("POST /api/login/account", JSON_BODY, CHUNKED, CLOSE), ...pieces, LAST)
    expect(statuses(heard)).toEqual([413])
    expect(heard).toContain('"reason":"tooLarge"')
  })

  test("is no other request when it is given up", async () => {
    const smuggled = chunk("x".repeat(BODY_MAX_BYTES + 1)) + chunk(head("GET /healthz"))
    const heard = await talk(head("POST /api/login/account", JSON_BODY, CHUNKED), smuggled, LAST, healthz)
    expect(statuses(heard)[0]).toBe(413)
    expect(
      statuses(heard)
        .slice(1)
        .every((status) => status === 200),
    ).toBe(true)
    expect(statuses(heard).length).toBeLessThanOrEqual(2)
  })

  test("may be missing: that is a body in the wrong shape", async () => {
    expect(statuses(await talk(head("POST /api/login/account", JSON_BODY, CLOSE)))).toEqual([400])
    expect(statuses(await talk(head("POST /api/login/account", CLOSE)))).toEqual([415])
    expect(statuses(await talk(head("POST /api/login/account", JSON_BODY, CHUNKED, CLOSE), LAST))).toEqual([400])
    expect(statuses(await talk(head("POST /api/login/account", JSON_BODY), healthz))).toEqual([400, 200])
  })

  test("reaches the page that it was posted to", async () => {
    const form = "Content-Type: application/x-www-form-urlencoded"
    const heard = await talk(head("POST /Login", form, CHUNKED, CLOSE), chunk("name="), chunk("Ada"), LAST)
    expect(statuses(heard)).toEqual([200])
  })
})

describe("what would be read in two ways is refused", () => {
  test.each([
    ["a length and pieces", [JSON_BODY, "Content-Length: 2", CHUNKED]],
    ["pieces and a length", [JSON_BODY, CHUNKED, "Content-Length: 5"]],
    ["two lengths", [JSON_BODY, "Content-Length: 2", "Content-Length: 5"]],
    ["a length that is none", [JSON_BODY, "Content-Length: 0x2"]],
    ["pieces that are not the last coding", [JSON_BODY, "Transfer-Encoding: chunked, gzip"]],
  ])("%s", async (_name, headers) => {
    const heard = await talk(head("POST /api/login/account", ...headers), chunk("{}"), LAST, healthz)
    expect(statuses(heard)).toEqual([400])
  })
})

describe("other methods", () => {
  test.each([
    ["OPTIONS", "/api/goods/lists", 405, "GET, HEAD"],
    ["OPTIONS", "/api/login/account", 405, "POST"],
    ["OPTIONS", "/api/nothing", 404, undefined],
    ["OPTIONS", "/SaleGoods/lists", 405, "GET, HEAD, POST"],
    ["PUT", "/SaleGoods/lists", 405, "GET, HEAD, POST"],
    ["DELETE", "/", 405, "GET, HEAD, POST"],
    ["TRACE", "/", 405, "GET, HEAD, POST"],
    ["PATCH", "/api/login/account", 405, "POST"],
    ["HEAD", "/api/goods/lists", 200, undefined],
    ["HEAD", "/SaleGoods/lists", 200, undefined],
    ["HEAD", "/healthz", 200, undefined],
  ])("%s %s is answered with %i", async (method, path, status, allow) => {
    const heard = await talk(head(`${method} ${path}`, CLOSE))
    expect(statuses(heard)).toEqual([status])
    expect(/\r\nallow: ([^\r]*)/i.exec(heard)?.[1]).toBe(allow)
    if (method === "HEAD") expect(heard.split("\r\n\r\n")[1]).toBe("")
  })
})
