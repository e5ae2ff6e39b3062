import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { clampPage, pageCount, pageLinks, pageOffset } from "./pagination.ts"

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [100, 20, 5],
  [101, 20, 6],
])("%i entries, %i a page: %i pages", (total, size, count) => {
  expect(pageCount(total, size)).toBe(count)
})

test.each([
  [1, 5, 1],
  [5, 5, 5],
  [6, 5, 5],
  [0, 5, 1],
  [-3, 5, 1],
  [2.7, 5, 2],
  [Number.NaN, 5, 1],
  [Number.POSITIVE_INFINITY, 5, 1],
  [3, 0, 1],
])("page %d of %i is page %i", (page, count, clamped) => {
  expect(clampPage(page, count)).toBe(clamped)
})

test("pages follow each other without overlap", () => {
  expect([1, 2, 3].map((page) => pageOffset(page, 10))).toEqual([0, 10, 20])
})

describe("pageLinks", () => {
  const gap = "gap"
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [7, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, gap, 8]],
    [8, 8, [1, gap, 4, 5, 6, 7, 8]],
    [1, 20, [1, 2, 3, 4, 5, gap, 20]],
    [4, 20, [1, 2, 3, 4, 5, gap, 20]],
    [5, 20, [1, gap, 4, 5, 6, gap, 20]],
    [10, 20, [1, gap, 9, 10, 11, gap, 20]],
    [17, 20, [1, gap, 16, 17, 18, 19, 20]],
    [20, 20, [1, gap, 16, 17, 18, 19, 20]],
    [99, 20, [1, gap, 16, 17, 18, 19, 20]],
    [1, 0, [1]],
  ])("page %i of %i: %j", (page, count, links) => {
    expect(pageLinks(page, count)).toEqual(links)
  })

  test("hold the first, the last and the current page, in order, once, at most seven", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, count) => {
        const links = pageLinks(page, count)
        const numbers = links.filter((link) => link !== gap)
        expect(numbers[0]).toBe(1)
        expect(numbers.at(-1)).toBe(count)
        expect(numbers).toContain(Math.min(page, count))
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => Number(a) - Number(b)))
        expect(links.length).toBeLessThanOrEqual(7)
      }),
    )
  })

  test("a gap never hides a single page", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (page, count) => {
        const links = pageLinks(page, count)
        links.forEach((link, index) => {
          if (link === gap) expect(Number(links[index + 1]) - Number(links[index - 1])).toBeGreaterThan(2)
        })
      }),
    )
  })
})
