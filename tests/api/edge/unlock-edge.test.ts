import { beforeEach, describe, expect, test } from "vitest"
import { DEMO_GOODS_PASSWORD } from "../../../demo/seed-site.ts"
import type { Page } from "../../../src/contract/page.ts"
import { goodsKey } from "../../../src/server/inquiries/goods-password.ts"
import { freshDatabase } from "../fresh-database.ts"
import { soon } from "../soon.ts"
import { edgeShop, html } from "./edge-shop.ts"

const SECRET = "a secret for tests, of thirty-two letters"
const { db } = await freshDatabase("demo")
const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<Row>(text, values)).rows
const [locked] = await rows<{ id: number }>("select id from goods where site_id = 1 and encrypted")

/** A page as the storefront draws it: with what the API says to whoever the page is drawn for. */
async function render(request: Request, page: Page): Promise<Response> {
  const cookie = request.headers.get("cookie") ?? ""
  const asked = new Request(new URL(`/api/goods/detail?id=${locked?.id}`, request.url), { headers: { cookie } })
  const { data } = await (await page.api(asked)).json()
  page.cache(["list", `goods:${locked?.id ?? 0}`])
  return html(`<p>${data ? `open ${data.price}` : "a padlock"}</p>`)
}
const { visit, asked } = await edgeShop({ db, render })

const keyFor = (goodsPassword: string) => ({ cookie: `goods_password=${goodsKey({ id: 1, goodsPassword }, SECRET)}` })
const key = keyFor(DEMO_GOODS_PASSWORD)
let place = 0
let path = ""
beforeEach(() => {
  path = `/place-${++place}`
  asked.length = 0
})
const shown = async (headers = {}) => {
  const { body, headers: told } = await visit(path, { headers })
  return [body.includes("open") ? "open" : "locked", told["x-cache"]]
}

describe("a cached page", () => {
  test("of one who is locked out is never sent to one who is not, nor the other way round", async () => {
    expect(await shown()).toEqual(["locked", "miss"])
    expect(await shown(key)).toEqual(["open", "miss"])
    for (let again = 0; again < 3; again++) {
      expect(await shown()).toEqual(["locked", "hit"])
      expect(await shown(key)).toEqual(["open", "hit"])
    }
    expect(asked.length).toBe(2)
  })

  test("of the unlocked goods stays out of the caches between", async () => {
    const open = await visit(path, { headers: key })
    expect(open.headers["cache-control"]).toBe("private, no-cache")
    expect(open.headers["cdn-cache-control"]).toBeUndefined()
    expect((await visit(path)).headers["cache-control"]).toContain("public")
  })

  test("is not opened by a cookie that somebody made up, which shares the page of everyone", async () => {
    await shown()
    for (const cookie of ["goods_password=1", `goods_password=${DEMO_GOODS_PASSWORD}`, keyFor("other").cookie])
      expect(await shown({ cookie })).toEqual(["locked", "hit"])
  })

  test("holds nothing of the key for whoever is drawn the page anew", async () => {
    await shown(key)
    expect(asked[0]?.request.headers.get("cookie")).toContain("goods_password=")
    await shown()
    expect(asked[1]?.request.headers.get("cookie")).not.toContain("goods_password=")
  })

  test("asked for by a crowd of both gives everybody their own", async () => {
    const crowd = Array.from({ length: 60 }, (_, n) => (n % 2 ? key : {}))
    const answers = await Promise.all(crowd.map((headers) => shown(headers)))
    expect(answers.map(([what]) => what)).toEqual(crowd.map((_, n) => (n % 2 ? "open" : "locked")))
  })

  test("is locked again as soon as the merchant changes the password", async () => {
    expect(await shown(key)).toEqual(["open", "miss"])
    await rows("update site set goods_password = 'a new one' where id = 1")
    await soon(async () => (await shown(key))[0] === "locked")
    expect((await shown(key))[0]).toBe("locked")
    expect((await shown(keyFor("a new one")))[0]).toBe("open")
    await rows("update site set goods_password = $1 where id = 1", [DEMO_GOODS_PASSWORD])
    await soon(async () => (await shown(key))[0] === "open")
  })
})
