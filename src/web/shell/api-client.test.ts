import { describe, expect, test } from "vitest"
import { createApiClient } from "./api-client.ts"

function shopThat(send: (request: Request) => Response | Promise<Response>) {
  const headers = { referer: "https://shop.example/fr", cookie: "rate=2" }
  return createApiClient({ send, origin: "https://shop.example", language: "fr", headers })
}

test("a question carries its query, its language and on whose behalf it is asked", async () => {
  const seen: Request[] = []
  const shop = shopThat((request) => {
    seen.push(request)
    return Response.json({ code: 1, data: { list: [] }, msg: "" })
  })
  const query = { type: 2, keywords: "thé & café", categoryId: undefined }
  const reply = await shop.ask("GET /api/goods/lists", { query })
  expect(reply).toEqual({ code: 1, data: { list: [] }, msg: "" })

  const [request] = seen
  expect(request?.method).toBe("GET")
  expect(request?.url).toBe("https://shop.example/api/goods/lists?type=2&keywords=th%C3%A9+%26+caf%C3%A9")
  expect(request?.headers.get("accept-language")).toBe("fr")
  expect(request?.headers.get("referer")).toBe("https://shop.example/fr")
  expect(request?.headers.get("cookie")).toBe("rate=2")
})

test("a body goes out as JSON", async () => {
  const shop = shopThat(async (request) => {
    expect(request.method).toBe("POST")
    expect(request.headers.get("content-type")).toBe("application/json")
    return Response.json({ code: 1, data: await request.json(), msg: "" })
  })
  expect(await shop.ask("POST /api/setRate", { body: { rate: 2 } })).toMatchObject({ code: 1, data: { rate: 2 } })
})

test("a purchase carries its key", async () => {
  const shop = shopThat((request) => {
    expect(request.headers.get("idempotency-key")).toBe("one purchase")
    return Response.json({ code: 1, data: { order_no: "20260314-7KQ2M9XWAR4TZ" }, msg: "" })
  })
  const body = { ids: [1], address_id: 2, expected_total: 12.5 }
  const placed = await shop.ask("POST /api/order/createOrder", { body, idempotencyKey: "one purchase" })
  expect(placed).toMatchObject({ code: 1 })
})

test("a file goes out as a form", async () => {
  const shop = shopThat(async (request) => {
    expect(request.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/)
    const sent = (await request.formData()).get("file")
    const text = sent instanceof File ? `${sent.name} ${await sent.text()}` : ""
    return Response.json({ code: 1, data: { url: text }, msg: "" })
  })
  const file = new File(["a picture"], "cup.png", { type: "image/png" })
  const reply = await shop.ask("POST /api/media/upload", { file })
  expect(reply).toMatchObject({ code: 1, data: { url: "cup.png a picture" } })
})

describe("what goes wrong is a value", () => {
  test("a refusal comes as it is", async () => {
    const refusal = { code: 0, data: null, msg: "Unknown category", reason: "unknownCategory" }
    const shop = shopThat(() => Response.json(refusal, { status: 404 }))
    expect(await shop.ask("GET /api/goods/lists")).toEqual(refusal)
  })

  test.each([
    ["a page of a proxy", () => new Response("<html>", { status: 502 })],
    ["an empty reply", () => new Response(null)],
    ["JSON that is no envelope", () => Response.json({ list: [] })],
    ["a refusal without a reason", () => Response.json({ code: 0, data: null, msg: "no" })],
    ["no network", () => Promise.reject(new TypeError("fetch failed"))],
  ])("%s means that the service is unavailable", async (_case, send) => {
    expect(await shopThat(send).ask("GET /api/site/config")).toMatchObject({ code: 0, reason: "serviceUnavailable" })
  })
})
