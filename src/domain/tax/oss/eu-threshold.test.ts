import { expect, test } from "vitest"
import { cents } from "../../pricing/money.ts"
import { thresholdState } from "./eu-threshold.ts"
import type { OssEntry } from "./oss-entry.ts"

const entry = (kind: OssEntry["kind"], soldOn: string, net: number) => ({ kind, soldOn, net: cents(net) })

test.each([
  [0, 0, "below"],
  [799_999, 0, "below"],
  [800_000, 0, "near"],
  [1_000_000, 0, "near"],
  [1_000_001, 0, "above"],
  [0, 800_000, "near"],
  [0, 1_000_001, "above"],
])("%i cents this year and %i last year are %s", (thisYear, lastYear, state) => {
  const entries = [
    entry("sale", "2026-01-01", thisYear),
    entry("sale", "2025-12-31", lastYear),
    entry("sale", "2024-12-31", 9_999_999),
  ]
  expect(thresholdState(entries, "2026-11-18", "1")).toEqual({ thisYear, lastYear, state })
})

test("what came back counts in the year of its sale", () => {
  const entries = [entry("sale", "2025-12-30", 900_000), entry("refund", "2025-12-30", 400_000)]
  expect(thresholdState(entries, "2026-01-10", "1")).toEqual({ thisYear: 0, lastYear: 500_000, state: "below" })
})

test("in another currency", () => {
  const { thisYear } = thresholdState([entry("sale", "2026-05-05", 2_500_000)], "2026-11-18", "25")
  expect(thisYear).toBe(100_000)
})
