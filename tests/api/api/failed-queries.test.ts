import { expect, test } from "vitest"
import { createApi } from "../../../src/server/create-api.ts"
import { shopLog } from "../../../src/server/shop-log.ts"
import { siteDirectory } from "../../../src/server/sites/site-directory.ts"
import { testShop } from "../test-shop.ts"

const { db, secret, dataFolder, payments, rows } = await testShop()

test("a call whose query fails is logged with the query and its code, without what was typed", async () => {
  const lines: string[] = []
  const log = shopLog("info", { write: (line) => lines.push(line) })
  const api = createApi({ db, log, sites: siteDirectory(db), secret, dataFolder, payments })
  await rows("alter table member rename to member_gone")
  const host = "default-modulized.localhost"
  const reply = await api.fetch(
    new Request(`http://${host}/api/login/account`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ account: "ada@people.example", password: "her password" }),
    }),
    { visitor: { host, authority: host, protocol: "http", address: "127.0.0.1", country: null } },
  )
  expect(reply.status).toBe(503)
  const [line = ""] = lines
  expect(JSON.parse(line)).toMatchObject({ err: { query: expect.stringContaining("$1"), cause: { code: "42P01" } } })
  expect(line).not.toContain("ada@people.example")
})
