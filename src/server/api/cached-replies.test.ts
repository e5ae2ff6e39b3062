import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { Changes } from "../../db/hear-changes.ts"
import { refused } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"
import { cachedReplies } from "./cached-replies.ts"

const LIST = "GET /api/goods/lists"
const KB = 1024

let tell: (...tags: string[]) => void
let isHearing: boolean
let asked: number
const changes: Changes = {
  onChange: (hear) => {
    tell = (...tags) => hear(new Set(tags))
    return () => {}
  },
  onStaffNews: () => () => {},
  isHearing: () => isHearing,
  close: async () => {},
}
beforeEach(() => {
  vi.useFakeTimers()
  isHearing = true
  asked = 0
})
afterEach(() => vi.useRealTimers())

const site = { id: 1 }
/** As much of a shop as a key is made of. */
const shopOf = (own: object = {}) =>
  Object.assign(Object.create(null), {
    site,
    language: "en",
    region: null,
    currency: { id: 1 },
    unlocked: false,
    ...own,
  }) satisfies Shop
const ask = async () => ({ list: [{ id: ++asked }] })

test("a reply is asked for once, until its shop's goods change", async () => {
  const replies = cachedReplies(changes)
  const first = await replies.reply(shopOf(), LIST, {}, ask)
  expect(await replies.reply(shopOf(), LIST, {}, ask)).toBe(first)
  tell("list:2", "goods:1:7", "news:1")
  expect(await replies.reply(shopOf(), LIST, {}, ask)).toBe(first)
  tell("list:1")
  expect(await replies.reply(shopOf(), LIST, {}, ask)).not.toBe(first)
  expect(asked).toBe(2)
})

test.each([
  ["another query", {}, { current_page: 2 }],
  ["another language", { language: "de" }, {}],
  ["another region", { region: "DE" }, {}],
  ["another currency", { currency: { id: 2 } }, {}],
  ["the goods password", { unlocked: true }, {}],
  ["the site as it is after a change", { site: { id: 1 } }, {}],
])("%s has a reply of its own", async (_what, own, query) => {
  const replies = cachedReplies(changes)
  await replies.reply(shopOf(), LIST, {}, ask)
  await replies.reply(shopOf(own), LIST, query, ask)
  expect(asked).toBe(2)
})

test("what was being read when it changed is not cached, whatever else is", async () => {
  const replies = cachedReplies(changes)
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const reading = replies.reply(shopOf(), LIST, {}, async () => {
    await slow
    return ask()
  })
  tell("list:1")
  finish()
  await reading
  expect(replies.size().replies).toBe(0)
})

test.each([
  ["a refusal", LIST, async () => refused("unknownCategory")],
  ["a call that is personal or changes all the time", "GET /api/goods/stock", ask],
  ["what is far too large", LIST, async () => ({ list: ["x".repeat(2_048 * KB)] })],
])("%s is not cached", async (_what, name, answer) => {
  const replies = cachedReplies(changes)
  await replies.reply(shopOf(), name, {}, answer)
  expect(replies.size()).toEqual({ replies: 0, bytes: 0 })
})

test("nothing is cached, or told from the cache, while changes cannot be heard", async () => {
  const replies = cachedReplies(changes)
  await replies.reply(shopOf(), LIST, {}, ask)
  isHearing = false
  await replies.reply(shopOf(), LIST, {}, ask)
  expect(asked).toBe(2)
})

test("a reply is asked for anew after half a minute: of some things no message tells", async () => {
  const replies = cachedReplies(changes)
  await replies.reply(shopOf(), LIST, {}, ask)
  vi.advanceTimersByTime(29_000)
  await replies.reply(shopOf(), LIST, {}, ask)
  expect(asked).toBe(1)
  vi.advanceTimersByTime(1_000)
  await replies.reply(shopOf(), LIST, {}, ask)
  expect(asked).toBe(2)
})

test("never more bytes than it may; what was asked for lately stays", async () => {
  const replies = cachedReplies(changes, 256 * KB)
  const large = async () => ({ list: ["x".repeat(10 * KB)], id: ++asked })
  for (let page = 1; page <= 500; page++) {
    await replies.reply(shopOf(), LIST, { page }, large)
    await replies.reply(shopOf(), LIST, { page: 1 }, large)
    expect(replies.size().bytes).toBeLessThanOrEqual(256 * KB)
  }
  expect(asked).toBe(500)
  tell("*")
  expect(replies.size()).toEqual({ replies: 0, bytes: 0 })
})

test("nobody can change what others will be told", async () => {
  const replies = cachedReplies(changes)
  const reply = await replies.reply(shopOf(), LIST, {}, async () => ({ list: [{ prices: [1] }] }))
  expect(() => Object.assign(reply, { list: [] })).toThrow(TypeError)
  expect(() => ("list" in reply && Array.isArray(reply.list) ? reply.list[0].prices.push(2) : 0)).toThrow(TypeError)
})
