import { once } from "node:events"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, expect, test } from "vitest"
import { siteHost } from "../domain/site/site-host.ts"
import { finish, listen } from "./serve.ts"

const server = await listen((request, response) => response.end(siteHost(request.headers.host) ?? "no host"), 0)
afterAll(() => finish(server))
const address = server.address()
const port = typeof address === "object" && address ? address.port : 0

/** What a request that is written by hand gets: its status and what was said. */
async function sent(...headers: string[]): Promise<{ status: number; said: string }> {
  const socket = connect(port, "127.0.0.1")
  await once(socket, "connect")
  socket.write([`GET / HTTP/1.1`, ...headers, "Connection: close", "", ""].join("\r\n"))
  const reply = await text(socket)
  return { status: Number(reply.split(" ")[1]), said: reply.slice(reply.indexOf("\r\n\r\n")) }
}

test.each([
  ["two hosts", ["Host: one.example", "Host: two.example"]],
  ["the same host twice", ["Host: one.example", "Host: one.example"]],
  ["two hosts in other letters", ["HOST: one.example", "X-Other: 1", "hOsT: two.example"]],
  ["no host", []],
])("%s: 400", async (_, headers) => {
  expect(await sent(...headers)).toMatchObject({ status: 400 })
})

test.each(["one.example", "ONE.Example", "one.example:8080", "One.Example.:80"])(
  "%s is the shop at one.example",
  async (host) => {
    const { status, said } = await sent(`Host: ${host}`)
    expect(status).toBe(200)
    expect(said).toContain("one.example")
  },
)

test("a header whose name only ends in host is none", async () => {
  expect(await sent("Host: one.example", "X-Forwarded-Host: two.example")).toMatchObject({ status: 200 })
})
