import { describe, expect, test } from "vitest"
import { clampScale, drag, fittedView, pinch, stepZoom, zoomTo } from "./viewer-zoom.ts"

const screen = { width: 1000, height: 800 }

describe("a picture opens whole, on 0.9 of the screen", () => {
  test.each([
    ["wide", { width: 2000, height: 1000 }, 0.45],
    ["tall", { width: 800, height: 1600 }, 0.45],
    ["small: never larger than it is", { width: 300, height: 200 }, 1],
    ["without a size", { width: 0, height: 0 }, 1],
  ])("%s", (_what, picture, scale) => {
    expect(fittedView(picture, screen)).toEqual({ scale, x: 0, y: 0 })
  })
})

describe("zoom", () => {
  const view = { scale: 1, x: 0, y: 0 }

  test("a step is 0.1", () => {
    expect(stepZoom(view, 1).scale).toBeCloseTo(1.1)
    expect(stepZoom(view, -1).scale).toBeCloseTo(1 / 1.1)
  })

  test("a step there and one back cancel out", () => {
    const moved = { scale: 0.7, x: 40, y: -25 }
    const back = stepZoom(stepZoom(moved, 1, { x: 10, y: 20 }), -1, { x: 10, y: 20 })
    expect(back.scale).toBeCloseTo(moved.scale)
    expect(back.x).toBeCloseTo(moved.x)
    expect(back.y).toBeCloseTo(moved.y)
  })

  test("it ends at 0.01 and at 100", () => {
    expect(clampScale(0.001)).toBe(0.01)
    expect(clampScale(1000)).toBe(100)
    expect(stepZoom({ scale: 100, x: 0, y: 0 }, 1)).toEqual({ scale: 100, x: 0, y: 0 })
    expect(stepZoom({ scale: 0.01, x: 5, y: 5 }, -1)).toEqual({ scale: 0.01, x: 5, y: 5 })
  })

  test("the point under the pointer stays there", () => {
    const pivot = { x: 120, y: -60 }
    const before = { scale: 0.5, x: 30, y: 10 }
    const after = zoomTo(before, 1.5, pivot)
    const under = (at: typeof before) => [(pivot.x - at.x) / at.scale, (pivot.y - at.y) / at.scale]
    expect(under(after)[0]).toBeCloseTo(under(before)[0] ?? 0)
    expect(under(after)[1]).toBeCloseTo(under(before)[1] ?? 0)
  })
})

describe("fingers", () => {
  test("twice as far apart is twice as large", () => {
    const far = pinch(
      { scale: 1, x: 0, y: 0 },
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
      ],
    )
    expect(far).toEqual({ scale: 2, x: 0, y: 0 })
  })

  test("side by side they move the picture", () => {
    const moved = pinch(
      { scale: 1, x: 0, y: 0 },
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -20, y: 40 },
        { x: 80, y: 40 },
      ],
    )
    expect(moved).toEqual({ scale: 1, x: 30, y: 40 })
  })

  test("one moves it too", () => {
    expect(drag({ scale: 2, x: 1, y: 2 }, { x: 10, y: -5 })).toEqual({ scale: 2, x: 11, y: -3 })
  })
})
