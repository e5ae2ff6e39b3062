import { expect, test } from "vitest"
import { PRELOADS_AT_ONCE_MAX } from "../../../domain/constants.ts"
import { createPrefetchQueue, type Line } from "./prefetch.ts"

function queueOn(line: Line = {}) {
  const started: string[] = []
  const quiet: (() => void)[] = []
  const queue = createPrefetchQueue(
    () => line,
    (run) => quiet.push(run),
  )
  const see = (address: string) => queue.ask({ address, start: () => started.push(address) }, false)
  const point = (address: string) => queue.ask({ address, start: () => started.push(address) }, true)
  const nextQuietMoment = () => quiet.shift()?.()
  const rest = () => {
    while (quiet.length > 0) nextQuietMoment()
  }
  return { queue, started, see, point, nextQuietMoment, rest }
}

test("what is merely seen starts one by one, each in a quiet moment", () => {
  const { started, see, nextQuietMoment } = queueOn()
  for (const address of ["/1", "/2", "/3"]) see(address)
  expect(started).toEqual([])
  nextQuietMoment()
  expect(started).toEqual(["/1"])
  nextQuietMoment()
  expect(started).toEqual(["/1", "/2"])
})

test("what is pointed at starts at once", () => {
  const { started, see, point } = queueOn()
  see("/1")
  point("/2")
  expect(started).toEqual(["/2"])
})

test("four at a time; the next starts when one has come", () => {
  const { queue, started, see, rest } = queueOn()
  for (const address of ["/1", "/2", "/3", "/4", "/5", "/6"]) see(address)
  rest()
  expect(started).toHaveLength(PRELOADS_AT_ONCE_MAX)
  queue.settle("/2")
  rest()
  expect(started).toEqual(["/1", "/2", "/3", "/4", "/5"])
  queue.settle("/2")
  rest()
  expect(started).toHaveLength(5)
})

test("what is pointed at goes before what is merely seen", () => {
  const { queue, started, see, point, rest } = queueOn()
  for (const address of ["/1", "/2", "/3", "/4", "/5", "/6"]) see(address)
  rest()
  point("/6")
  queue.settle("/1")
  rest()
  expect(started.at(-1)).toBe("/6")
})

test("a page is fetched once", () => {
  const { queue, started, see, point, rest } = queueOn()
  see("/1")
  point("/1")
  rest()
  queue.settle("/1")
  see("/1")
  rest()
  expect(started).toEqual(["/1"])
})

test("what went out of view before its turn is not fetched", () => {
  const { queue, started, see, rest } = queueOn()
  for (const address of ["/1", "/2", "/3", "/4", "/5", "/6"]) see(address)
  rest()
  queue.withdraw("/5")
  queue.settle("/1")
  rest()
  expect(started.at(-1)).toBe("/6")
})

test.each<Line>([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is fetched ahead on %j",
  (line) => {
    const { started, see, point, rest } = queueOn(line)
    see("/1")
    point("/2")
    rest()
    expect(started).toEqual([])
  },
)
