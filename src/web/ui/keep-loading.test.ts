import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { keepLoading } from "./keep-loading.ts"

const away = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("code that cannot be had yet is asked for again", async () => {
  const load = vi.fn().mockImplementationOnce(away).mockResolvedValue("the code")
  const code = keepLoading(load)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(code).resolves.toBe("the code")
})

test("code that is gone is asked for some times, and nothing fails", async () => {
  const load = vi.fn(away)
  const ended = vi.fn()
  keepLoading(load).then(ended, ended)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(21)
  expect(ended).not.toHaveBeenCalled()
})
