import { expect, test } from "vitest"
import { statOf, statsOf } from "./stat-of.ts"

test.each([
  ["92/100, raw steel bites dry", "raw steel bites dry", 0.92],
  ["92/100، فولاذ خام", "فولاذ خام", 0.92],
  ["4 / 5", "4 / 5", 0.8],
  ["35 mm, raw steel", "35 mm, raw steel", null],
  ["1/2 inch", "1/2 inch", null],
  ["12/10, louder", "12/10, louder", null],
  ["5/100.5 mm", "5/100.5 mm", null],
  ["", "", null],
])("%j is shown as %j with a bar of %j", (value, text, share) => {
  expect(statOf({ name: "Grip", value })).toEqual({ name: "Grip", text, share })
})

test("a single rating is no row of bars and stays a fact", () => {
  const fan = [
    { name: "Noise", value: "3/10, a whisper" },
    { name: "Power", value: "45 W" },
  ]
  expect(statsOf(fan)).toEqual({
    bars: [],
    facts: [
      { name: "Noise", text: "3/10, a whisper", share: null },
      { name: "Power", text: "45 W", share: null },
    ],
  })
  expect(statsOf([...fan, { name: "Throw", value: "8/10" }]).bars.map(({ name }) => name)).toEqual(["Noise", "Throw"])
})
