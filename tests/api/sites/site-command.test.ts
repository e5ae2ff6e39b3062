import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { account } from "../../../src/db/schema/account.ts"
import { accountLink } from "../../../src/db/schema/account-link.ts"
import { secretHash } from "../../../src/server/secret-token.ts"
import { siteCommand } from "../../../src/server/sites/site-command.ts"
import { testShop } from "../test-shop.ts"

const { db, ask, connection } = await testShop("empty")
const env = {
  ...process.env,
  DATABASE_URL: urlOf(connection),
  VITRINE_DATA: "/nonexistent-but-unused",
  SESSION_SECRET: "x".repeat(32),
}

/** `npm run site -- …` on this test's database. */
const site = (...args: string[]) => siteCommand(args, env)

function urlOf({ connectionString, user, password, host, database }: typeof connection): string {
  if (connectionString) return connectionString
  const query = new URLSearchParams({ host: String(host) })
  return `postgres://${user}:${encodeURIComponent(String(password))}@/${database}?${query}`
}

const arts = [
  "add",
  "atelier",
  "--host",
  "Shop.Example",
  "--template",
  "arts",
  "--type",
  "1",
  "--owner",
  "Me@Example.com",
]

test("a merchant starts with one command and gets a shop that answers", async () => {
  const added = await site(...arts, "--title", "Atelier", "--currency", "EUR", "--time-zone", "Europe/Paris")
  expect(added.said).toContain("Atelier is open at shop.example. It is the default shop")
  const { data } = await ask("GET /api/site/config", { host: "shop.example" })
  expect(data).toMatchObject({
    title: "Atelier",
    template: "arts",
    type: 1,
    timeZone: "Europe/Paris",
    rate: [{ code: "EUR", symbol: "€", isBase: true }],
  })
  expect((await ask("GET /api/goods/lists", { host: "shop.example" })).data).toMatchObject({ list: [], total: 0 })
  const token = /token=([\w-]{43})/.exec(added.said)?.[1] ?? ""
  const [link] = await db.select().from(accountLink).innerJoin(account, eq(account.id, accountLink.accountId))
  expect(link).toMatchObject({ account: { email: "me@example.com", passwordHash: null } })
  expect(link?.account_link.tokenHash).toBe(secretHash(token))
})

test("of four that take the same name at once one gets it, and the others are told", async () => {
  const replies = await Promise.all(
    [1, 2, 3, 4].map((n) => site("add", "rush", "--host", `rush${n}.example`, "--owner", "a@b.example")),
  )
  expect(replies.filter(({ failed }) => !failed).length).toBe(1)
  for (const { said } of replies.filter(({ failed }) => failed)) expect(said).toContain("of that name already")
  await site("remove", "rush", "--yes")
})

test.each([
  [["add", "Bad Name", "--host", "a.example", "--owner", "a@b.example"], "small letters"],
  [["add", "fine", "--host", "http://a.example/", "--owner", "a@b.example"], "Name a host such as"],
  [["add", "fine", "--host", "a.example", "--owner", "nobody"], "e-mail"],
  [
    ["add", "fine", "--host", "a.example", "--owner", "a@b.example", "--template", "nice"],
    "--template must be one of: arts",
  ],
  [["add", "fine", "--host", "a.example", "--owner", "a@b.example", "--type", "4"], "--type must be 1"],
  [
    ["add", "fine", "--host", "a.example", "--owner", "a@b.example", "--time-zone", "Mars/Olympus"],
    "--time-zone must be a time zone such as Europe/Berlin; Mars/Olympus is none.",
  ],
  [["add", "atelier", "--host", "a.example", "--owner", "a@b.example"], "of that name already"],
  [["add", "fine", "--host", "shop.example", "--owner", "a@b.example"], "belongs to another shop"],
  [["host", "atelier", "primary", "unknown.example"], "does not belong"],
  [["host", "atelier", "remove", "shop.example"], "Make another one primary"],
  [["remove", "atelier"], "Add --yes"],
  [["remove", "nobody", "--yes"], "no shop of that name"],
  [["sell"], "Unknown command"],
  [["list", "--colour"], "npm run site -- list"],
])("%j is refused with a sentence", async (args, sentence) => {
  const { failed, said } = await site(...args)
  expect(failed).toBe(true)
  expect(said).toContain(sentence)
  expect(said).not.toMatch(/\n\s+at /)
})

test("hosts are added, made primary and taken away", async () => {
  expect((await site("host", "atelier", "add", "www.shop.example")).said).toContain("shop.example, www.shop.example")
  await site("host", "atelier", "primary", "www.shop.example")
  expect((await site("host", "atelier", "remove", "shop.example")).said).toBe("atelier answers at www.shop.example.")
  expect((await site("list")).said).toBe("atelier  (default)  arts  retail  test  0 goods  www.shop.example")
})

test("removing the default shop makes the oldest other one the default", async () => {
  await site("add", "second", "--host", "second.example", "--template", "wholesale", "--owner", "a@b.example")
  expect((await site("remove", "atelier", "--yes")).said).toContain("second is the default shop now.")
  expect((await ask("GET /api/site/config", { host: "anything.example" })).data).toMatchObject({
    type: 2,
    template: "wholesale",
  })
})

test("a shop takes test money until its mode says otherwise; the list tells it", async () => {
  await site(...arts)
  expect((await site("list")).said).toMatch(/^atelier .* test /m)
  const live = await site("mode", "atelier", "live")
  expect(live.said).toContain("atelier is in mode live. It takes real money only.")
  expect((await site("list")).said).toMatch(/^atelier .* live /m)
  expect(await site("mode", "atelier", "production")).toMatchObject({
    failed: true,
    said: expect.stringContaining("live (real money only), test or demo"),
  })
  expect(await site("mode", "nobody", "live")).toMatchObject({ failed: true })
  expect((await site("mode", "atelier", "demo")).said).toContain("test money")
})

test("typed at a prompt the answer comes from the process itself: what is wrong on the other channel, with code 1", async () => {
  const typed = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["src/server/sites/run-site-command.ts", ...args], { env })
  expect((await typed("list")).stdout).toContain("second")
  await expect(typed("sell")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("Unknown command") })
})
