import { expect, test } from "vitest"
import { entriesInBar, widthOf } from "./entries-in-bar.ts"

const entries = [{ name: "Charge" }, { name: "Roll" }, { name: "See" }]

test("a bar holds the first entries that fit into its room", () => {
  expect(entriesInBar(entries, 22)).toBe(entries)
  expect(entriesInBar(entries, 21)).toEqual([{ name: "Charge" }, { name: "Roll" }])
  expect(entriesInBar(entries, 4)).toEqual([])
})

test("signs of East Asia are twice as wide", () => {
  expect(widthOf("充电 EV")).toBe(7)
})
