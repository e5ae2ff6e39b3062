import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { keepLoading } from "./keep-loading.ts"

const away = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("code that cannot be had yet is asked for again, at once when the network is back", async () => {
  const load = vi.fn().mockImplementationOnce(away).mockResolvedValue("the code")
  const code = keepLoading(load)
  await vi.advanceTimersByTimeAsync(1000)
  expect(load).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event("online"))
  await expect(code).resolves.toBe("the code")
})

test("code that is gone is asked for some times, and nothing fails", async () => {
  const load = vi.fn(away)
  const ended = vi.fn()
  keepLoading(load).then(ended, ended)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(6)
  expect(ended).not.toHaveBeenCalled()
})
