import { expect, test } from "vitest"
import { PRELOADS_AT_ONCE_MAX } from "../../domain/constants.ts"
import { createPrefetchQueue, type Line } from "./prefetch.ts"

function queueOn(line: Line = {}) {
  const started: string[] = []
  const queue = createPrefetchQueue(() => line)
  const see = (address: string) => queue.ask({ address, start: () => started.push(address) }, false)
  const point = (address: string) => queue.ask({ address, start: () => started.push(address) }, true)
  return { queue, started, see, point }
}

test("four at a time; the next starts when one has come", () => {
  const { queue, started, see } = queueOn()
  for (const address of ["/1", "/2", "/3", "/4", "/5", "/6"]) see(address)
  expect(started).toHaveLength(PRELOADS_AT_ONCE_MAX)
  queue.settle("/2")
  expect(started).toEqual(["/1", "/2", "/3", "/4", "/5"])
  queue.settle("/2")
  expect(started).toHaveLength(5)
})

test("what is pointed at goes before what is merely seen", () => {
  const { queue, started, see, point } = queueOn()
  for (const address of ["/1", "/2", "/3", "/4", "/5", "/6"]) see(address)
  point("/6")
  queue.settle("/1")
  expect(started.at(-1)).toBe("/6")
})

test("a page is fetched once", () => {
  const { queue, started, see, point } = queueOn()
  see("/1")
  point("/1")
  queue.settle("/1")
  see("/1")
  expect(started).toEqual(["/1"])
})

test("what went out of view before its turn is not fetched", () => {
  const { queue, started, see } = queueOn()
  for (const address of ["/1", "/2", "/3", "/4", "/5", "/6"]) see(address)
  queue.withdraw("/5")
  queue.settle("/1")
  expect(started.at(-1)).toBe("/6")
})

test.each<Line>([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is fetched ahead on %j",
  (line) => {
    const { started, see, point } = queueOn(line)
    see("/1")
    point("/2")
    expect(started).toEqual([])
  },
)
