import { expect, test } from "vitest"
import { droppedBy } from "../../domain/site/change-tag.ts"
import type { CachedPage } from "./cached-page.ts"
import { pageCache } from "./page-cache.ts"

const KB = 1024
const page = (key: string, bytes: number, tags: Parameters<typeof droppedBy>[1] = []): CachedPage => ({
  key,
  status: 200,
  etag: "",
  headers: [],
  notModified: [],
  drawnAt: 0,
  triedAt: 0,
  wasAskedFor: false,
  isQuick: false,
  droppedBy: droppedBy(1, tags),
  forms: { br: { body: Buffer.alloc(bytes), headers: [] } },
})

test("never holds more bytes than it may, whatever is put in", () => {
  const cache = pageCache(1024 * KB)
  for (let n = 0; n < 5_000; n++) {
    const cached = page(`page ${n % 700}`, (n * 7919) % (100 * KB))
    cache.put(cached)
    if (n % 3 === 0) cache.setForm(cached, "identity", { body: Buffer.alloc(50 * KB), headers: [] })
    expect(cache.size().bytes).toBeLessThanOrEqual(1024 * KB)
  }
  cache.drop(new Set(["*"]))
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
})

test("a page that nobody has asked for makes room before one that somebody has", () => {
  const cache = pageCache(100 * KB)
  for (const key of ["a", "b", "c", "d", "e", "f", "g"]) cache.put(page(key, 8 * KB))
  expect(cache.get("a")).toBeDefined()
  cache.put(page("h", 8 * KB))
  cache.put(page("i", 8 * KB))
  expect(["a", "b", "h"].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
})

test("one page may not push out all others", () => {
  const cache = pageCache(100 * KB)
  cache.put(page("small", KB))
  cache.put(page("large", 50 * KB))
  expect([cache.get("small")?.key, cache.get("large")]).toEqual(["small", undefined])
})

test("a page that is put again takes the place of the old one", () => {
  const cache = pageCache(1024 * KB)
  cache.put(page("a", 10 * KB))
  const { bytes } = cache.size()
  cache.put(page("a", 10 * KB))
  expect(cache.size()).toEqual({ pages: 1, bytes })
})

test.each([
  ["goods:1:12", ["item", "both"]],
  ["goods:1:*", ["item", "both"]],
  ["goods:1:13", []],
  ["goods:2:12", []],
  ["list:1", ["list", "both"]],
  ["site:1", ["item", "list", "both", "news"]],
  ["site:11", []],
  ["news:1 list:1", ["list", "both", "news"]],
  ["*", ["item", "list", "both", "news"]],
])("%s drops %j", (told, dropped) => {
  const cache = pageCache(1024 * KB)
  cache.put(page("item", KB, ["goods:12"]))
  cache.put(page("list", KB, ["list"]))
  cache.put(page("both", KB, ["goods:12", "list"]))
  cache.put(page("news", KB, ["news"]))
  cache.drop(new Set(told.split(" ")))
  expect(["item", "list", "both", "news"].filter((key) => !cache.get(key))).toEqual(dropped)
})
