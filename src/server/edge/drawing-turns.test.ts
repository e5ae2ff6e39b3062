import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { BACKGROUND, drawingTurns, TooBusyError } from "./drawing-turns.ts"

const BURST = 60
const PER_SECOND = 10

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Draws at once, and notes whose turn it was. */
function drawings(perSecond = PER_SECOND) {
  const turns = drawingTurns(perSecond, () => Date.now())
  const drawn: string[] = []
  const refused: TooBusyError[] = []
  const ask = (network: string, times = 1, lasts = 0) => {
    for (let left = times; left > 0; left--)
      turns
        .run(network, async () => {
          drawn.push(network)
          if (lasts > 0) await new Promise((resolve) => setTimeout(resolve, lasts))
        })
        .catch((failure: TooBusyError) => refused.push(failure))
  }
  return { ask, drawn, refused }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe("who may draw when", () => {
  test("two at a time", async () => {
    const { ask, drawn } = drawings()
    ask("a", 5, 100)
    await pass(50)
    expect(drawn.length).toBe(2)
    await pass(100)
    expect(drawn.length).toBe(4)
  })

  test("a network that has used up its first ones gets so many a second, and waits for them", async () => {
    const { ask, drawn, refused } = drawings()
    for (let round = 0; round < 3; round++) {
      ask("a", 20)
      await pass(10)
    }
    expect(drawn.length).toBe(BURST)
    ask("a", 20)
    await pass(1000)
    expect(drawn.length).toBeGreaterThanOrEqual(BURST + PER_SECOND - 1)
    expect(drawn.length).toBeLessThanOrEqual(BURST + PER_SECOND + 1)
    await pass(2000)
    expect(drawn.length).toBe(BURST + 20)
    expect(refused).toEqual([])
  })

  test("others do not wait behind it", async () => {
    const { ask, drawn } = drawings()
    ask("crowd", 30, 20)
    ask("member", 1, 20)
    ask("crawler", 1, 20)
    await pass(70)
    expect(drawn.slice(0, 6)).toContain("member")
    expect(drawn.slice(0, 6)).toContain("crawler")
  })

  test("what the shop draws for itself has no budget", async () => {
    const { ask, drawn } = drawings()
    for (let round = 0; round < 10; round++) {
      ask(BACKGROUND, 20)
      await pass(10)
    }
    expect(drawn.length).toBe(200)
  })

  test("more than a few that wait are refused, and told for how long", async () => {
    const { ask, drawn, refused } = drawings()
    ask("a", 100, 100)
    await pass(1)
    expect(refused.length).toBe(100 - 2 - 32)
    expect(refused.every((failure) => failure instanceof TooBusyError && failure.retryAfter >= 1)).toBe(true)
    ask("b", 1, 100)
    await pass(150)
    expect(drawn).toContain("b")
  })

  test("nobody waits for ever", async () => {
    const { ask, drawn, refused } = drawings(1)
    ask("a", 30)
    await pass(10)
    ask("a", 30)
    await pass(10)
    ask("a", 30)
    await pass(15_000)
    expect(refused.length).toBeGreaterThan(0)
    expect(drawn.length + refused.length).toBe(90)
  })
})
