import { type IncomingMessage, request } from "node:http"
import { afterAll, expect, test } from "vitest"
import { bought } from "../../bought.ts"
import { edgeShop, html } from "../../edge/edge-shop.ts"
import { type Headers, newMember, newStaff } from "../../people.ts"
import { soon } from "../../soon.ts"
import { testShop } from "../../test-shop.ts"

const shop = await testShop()
const { rows } = shop
const first = await edgeShop({ db: shop.db, render: () => html("a page") })
const second = await edgeShop({ db: shop.db, render: () => html("a page") })
const opened: IncomingMessage[] = []
afterAll(() => {
  for (const response of opened) response.destroy()
})

const HOST = "admin.default-modulized.localhost"

type Edge = typeof first

/** Opens the stream at one process and writes down what it says. */
async function listen(edge: Edge, headers: Headers, host = HOST, method = "GET") {
  const address = edge.server.address()
  const port = typeof address === "object" && address ? address.port : 0
  const sent = request({
    host: "127.0.0.1",
    port,
    path: "/api/admin/live",
    method,
    headers: { host, ...headers },
  }).end()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once("response", resolve).once("error", reject)
  })
  opened.push(response)
  let said = ""
  let isOver = false
  response.setEncoding("utf8").on("data", (text: string) => {
    said += text
  })
  response.once("close", () => {
    isOver = true
  })
  response.on("error", () => {})
  return {
    status: response.statusCode,
    type: response.headers["content-type"],
    close: () => response.destroy(),
    isOver: () => isOver,
    said: () => said,
    news: () => [...said.matchAll(/^data: (.*)$/gm)].map(([, line = ""]): unknown => JSON.parse(line)),
  }
}

test("a new order is heard in every process, by the staff of its shop only, and so is what becomes of it", async () => {
  const [clerk, other] = [await newStaff(shop, "clerk"), await newStaff(shop, "owner", "sport")]
  const here = await listen(first, { ...clerk.headers, "accept-encoding": "br, gzip" })
  const there = await listen(second, clerk.headers)
  const elsewhere = await listen(first, other.headers, "admin.sport.localhost")
  expect(here).toMatchObject({ status: 200, type: expect.stringContaining("text/event-stream") })
  const { orderNo } = await bought(shop, { status: 1, paymentStatus: 0 })
  const came = { kind: "order", id: orderNo }
  for (const stream of [here, there]) await soon(() => stream.said().includes(orderNo))
  expect(here.news()).toContainEqual(came)
  expect(there.news()).toContainEqual(came)
  await rows("update shop_order set status = 5 where order_no = $1", orderNo)
  await soon(() => here.said().includes("orderChanged"))
  expect(here.news()).toContainEqual({ kind: "orderChanged", id: orderNo })
  await rows("update shop_order set remark = 'Nothing that waits' where order_no = $1", orderNo)
  const [inquiry] = await rows<{ id: number }>(
    "insert into inquiry (site_id, number, name, email, content) values (1, 'Q-live', 'A', 'a@b.example', 'x') returning id",
  )
  await soon(() => here.said().includes('"inquiry"'))
  expect(here.news()).toContainEqual({ kind: "inquiry", id: String(inquiry?.id) })
  expect(here.news().filter((each) => JSON.stringify(each).includes(orderNo))).toHaveLength(2)
  expect(elsewhere.news()).toEqual([])
  for (const stream of [here, there, elsewhere]) stream.close()
})

test("returns, reviews, access requests, feedback and stock that runs out are heard; many at once are said once", async () => {
  const clerk = await newStaff(shop, "clerk")
  const stream = await listen(first, clerk.headers)
  const { id, lines } = await bought(shop, { status: 8 })
  await rows(
    "insert into return_request (site_id, order_id, reason) select site_id, id, 'x' from shop_order where id = $1",
    id,
  )
  await rows(
    "insert into review (site_id, goods_id, order_line_id, author, stars, content, state) values (1, $1, $2, 'Z.', 4, 'x', 0)",
    ...[lines[0]?.goodsId, lines[0]?.id],
  )
  await rows("insert into access_request (site_id, name, email) values (1, 'A', 'a@b.example')")
  await rows("insert into feedback (site_id, name, email, content) values (1, 'A', 'a@b.example', 'x')")
  await rows("update variant set stock = 0 where id = $1 and stock > 0", lines[0]?.variantId)
  await rows(
    "insert into access_request (site_id, name, email) select 1, 'A', 'a@b.example' from generate_series(1, 500)",
  )
  await soon(() => stream.said().includes('"*"'))
  const kinds = new Set(stream.news().map((each) => (each as { kind: string }).kind))
  for (const kind of ["order", "return", "review", "access", "feedback", "stock"]) expect(kinds).toContain(kind)
  expect(stream.news().filter((each) => JSON.stringify(each).includes("access"))).toHaveLength(2)
  stream.close()
})

test("nobody else listens: not a member, not somebody unknown, not at the shop, not from another page", async () => {
  const [member, clerk] = [await newMember(shop), await newStaff(shop, "clerk")]
  expect((await listen(first, {})).status).toBe(401)
  expect((await listen(first, member.headers)).status).toBe(401)
  expect((await listen(first, { authorization: "Bearer nonsense" })).status).toBe(401)
  expect((await listen(first, clerk.headers, "default-modulized.localhost")).status).toBe(404)
  expect((await listen(first, clerk.headers, "admin.sport.localhost")).status).toBe(401)
  expect((await listen(first, { ...clerk.headers, "sec-fetch-site": "same-site" })).status).toBe(403)
  expect((await listen(first, clerk.headers, HOST, "HEAD")).status).toBe(405)
  expect((await listen(first, clerk.headers, HOST, "POST")).status).toBe(404)
})

test("one account has eight streams at most; one that was left makes room", async () => {
  const clerk = await newStaff(shop, "clerk")
  const streams = await Promise.all(Array.from({ length: 9 }, () => listen(first, clerk.headers)))
  expect(streams.filter(({ status }) => status === 429)).toHaveLength(1)
  const open = streams.filter(({ status }) => status === 200)
  expect(open).toHaveLength(8)
  open[0]?.close()
  await soon(async () => {
    const again = await listen(first, clerk.headers)
    again.close()
    return again.status === 200
  })
  for (const stream of open) stream.close()
})

test("it ends with the session, with the role and with the job, and holds no connection of the database", async () => {
  const [left, demoted, gone] = [
    await newStaff(shop, "clerk"),
    await newStaff(shop, "owner"),
    await newStaff(shop, "clerk"),
  ]
  const owner = await newStaff(shop, "owner")
  const streams = await Promise.all([left, demoted, gone, owner].map(({ headers }) => listen(first, headers)))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(shop.db.$client.totalCount - shop.db.$client.idleCount).toBe(0)
  await shop.ask("POST /api/admin/login/logout", { headers: left.headers })
  await shop.ask("POST /api/admin/staff/role", { body: { id: demoted.id, role: "clerk" }, headers: owner.headers })
  await shop.ask("POST /api/admin/staff/remove", { body: { id: gone.id }, headers: owner.headers })
  await soon(() => streams.slice(0, 3).every(({ isOver }) => isOver()))
  expect(streams[3]?.isOver()).toBe(false)
  expect(streams[3]?.said()).toContain(": here")
  streams[3]?.close()
}, 40_000)
