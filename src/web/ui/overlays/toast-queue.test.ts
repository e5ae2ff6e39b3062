import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { NOTIFICATION_MS } from "../../../domain/constants.ts"
import { createToastQueue } from "./toast-queue.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.toasts().map(({ text }) => text)

test("a notice goes after 5000 ms", () => {
  const queue = createToastQueue()
  queue.show("Copied", "success")
  expect(queue.toasts()).toMatchObject([{ text: "Copied", level: "success" }])
  vi.advanceTimersByTime(NOTIFICATION_MS - 1)
  expect(texts(queue)).toEqual(["Copied"])
  vi.advanceTimersByTime(1)
  expect(texts(queue)).toEqual([])
})

test("while someone reads, none goes; afterwards each has its whole time again", () => {
  const queue = createToastQueue()
  queue.show("one")
  vi.advanceTimersByTime(4_000)
  queue.hold()
  queue.show("two")
  vi.advanceTimersByTime(60_000)
  expect(texts(queue)).toEqual(["one", "two"])
  queue.release()
  vi.advanceTimersByTime(NOTIFICATION_MS - 1)
  expect(texts(queue)).toEqual(["one", "two"])
  vi.advanceTimersByTime(1)
  expect(texts(queue)).toEqual([])
})

test("the same notice again starts anew instead of standing there twice", () => {
  const queue = createToastQueue()
  queue.show("soon")
  vi.advanceTimersByTime(4_000)
  queue.show("soon")
  expect(texts(queue)).toEqual(["soon"])
  vi.advanceTimersByTime(4_000)
  expect(texts(queue)).toEqual(["soon"])
})

test("the oldest makes room for a fifth", () => {
  const queue = createToastQueue()
  for (const text of ["1", "2", "3", "4", "5"]) queue.show(text)
  expect(texts(queue)).toEqual(["2", "3", "4", "5"])
  vi.advanceTimersByTime(NOTIFICATION_MS)
  expect(vi.getTimerCount()).toBe(0)
})

test("it can be put away by hand, and listeners hear of it until they leave", () => {
  const queue = createToastQueue()
  const heard = vi.fn()
  const leave = queue.subscribe(heard)
  queue.show("one")
  queue.dismiss(queue.toasts()[0]?.id ?? 0)
  expect(texts(queue)).toEqual([])
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  queue.show("two")
  expect(heard).toHaveBeenCalledTimes(2)
})
